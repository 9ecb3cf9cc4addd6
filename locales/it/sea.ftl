# Le parole del tavolo disegnato di Hansa.

## Sailing

talers =
    { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
talers-left =
    { $left ->
        [0] non restano talleri
        [one] resta { $left } tallero
       *[other] restano { $left } talleri
    }
way = Salpa per { $city }: { talers }, { talers-left }
way-by = Salpa per { $city } passando per { $stops }: { talers }, { talers-left }
ship-here = La nave è qui
do-place = Due empori a { $city }

## The city where the ship lies

action-free = Azione possibile a { $city }
action-done = Azione fatta a { $city }
choose-markers = Scegli le pedine da vendere, o una da cedere per degli empori
choose-one = Scegli una pedina da cedere per degli empori
choose-all = Tutte le vendibili
sale-now = Punti se la partita finisse ora: { $before } → { $after }
nothing-held = Nessuna pedina invenduta

## The chart as text

reading = La mappa a parole
read-offer = Magazzini: { $markers }
read-empty = Magazzini vuoti
read-booths = Empori: { $booths }
read-no-booths = Nessun emporio
read-routes = Frecce verso { $cities }
read-count = { $who } { NUMBER($n) }
read-pile = Pila { NUMBER($n) }: { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
space-empty = Magazzino vuoto a { $city }
booths-of = { $who } a { $city }: { $booths ->
        [one] { $booths } emporio
       *[other] { $booths } empori
    }
zoom = Ingrandimento
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-most = La carta non può essere più grande.
zoom-least = Si vede già tutta la carta.
advised = Consiglio { NUMBER($rank) }

## Cards beside the chart

goods = Merci
points-now = Punti se la partita finisse ora
cities = Città
final-scoring = Punteggio finale
