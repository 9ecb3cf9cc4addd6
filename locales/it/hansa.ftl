# Le parole di Hansa.

## Names of things

colour =
    { $colour ->
        [orange] Arancione
        [brown] Marrone
        [yellow] Giallo
        [green] Verde
        [red] Rosso
        [blue] Blu
       *[other] { $colour }
    }
barrels =
    { $colour ->
        [orange] { $n ->
            [one] { $n } barile arancione
           *[other] { $n } barili arancioni
        }
        [brown] { $n ->
            [one] { $n } barile marrone
           *[other] { $n } barili marroni
        }
        [yellow] { $n ->
            [one] { $n } barile giallo
           *[other] { $n } barili gialli
        }
        [green] { $n ->
            [one] { $n } barile verde
           *[other] { $n } barili verdi
        }
        [red] { $n ->
            [one] { $n } barile rosso
           *[other] { $n } barili rossi
        }
        [blue] { $n ->
            [one] { $n } barile blu
           *[other] { $n } barili blu
        }
       *[other] { $n ->
            [one] { $n } barile ({ $colour })
           *[other] { $n } barili ({ $colour })
        }
    }
talers =
    { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
booths =
    { $booths ->
        [one] { $booths } emporio
       *[other] { $booths } empori
    }
markers =
    { $markers ->
        [one] { $markers } pedina
       *[other] { $markers } pedine
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## What has to be decided

ask-setup = Piazza due empori in una città dove non ne hai
ask-refill = Riempire i magazzini per 1 tallero? Ciò che si scopre non si può annullare
ask-refill-forced = Tutti i magazzini sono vuoti: riempili per 1 tallero. Non si può annullare
ask-action = Compra, piazza empori o vendi qui, salpa, oppure termina il turno
ask-acted = La tua azione qui è fatta: salpa, oppure termina il turno
ask-discard = Tieni 3 pedine: cedine ancora { $n }
ask-over = L’ultimo giro è concluso: la partita è finita

## Buttons

do-refill = Riempi per 1 tallero
do-skip = Non riempire
do-buy-free = Prendi { $marker }, gratis
do-buy-bank = Compra { $marker } per 1 tallero
do-buy-host = Compra { $marker }; 1 tallero va a { $host }
do-booths = Cedi { $marker } per { booths }
do-sell = Vendi per { points }
do-end = Termina il turno
do-discard = Cedi { $marker }
end-loses =
    { $talers ->
        [0] { $markers ->
            [0] Non si perde nulla
           *[other] Perdita: { markers }
        }
       *[other] { $markers ->
            [0] Perdita: { talers }
           *[other] Perdita: { talers } e { markers }
        }
    }

## What was done

placed = { $who } piazza { booths } a { $city }
refilled = { $who } riempie i magazzini con { markers } per 1 tallero
and-last-round = { $told }. L’ultima pila è iniziata: questo è l’ultimo giro
skipped = { $who } non riempie i magazzini
bought-free = { $who } prende { $marker } a { $city }, gratis grazie alla maggioranza degli empori
bought-bank = { $who } compra { $marker } a { $city } per 1 tallero
bought-host = { $who } compra { $marker } a { $city }; il tallero va a { $host }
opened = { $who } cede { $marker } per { booths } a { $city }
sold = { $who } vende { $goods } a { $city } per { points }
loses = { $who } perde { $goods }
and-losses = { $told }: { $losses }
no-losses = nessuno perde nulla
sailed = { $who } naviga fino a { $city } per 1 tallero
ended =
    { $who } termina il turno{ $talers ->
        [0] { "" }
       *[other] { " " }e perde { talers }
    }
discarded = { $who } cede { $marker }
and-over = { $told }. La partita è finita

## The steps of a turn, in short

chip-refill = Riempi (−1 tallero)
chip-bought =
    { $talers ->
        [0] Prendi
       *[other] Compra
    } { $marker }{ $talers ->
        [0] { "" }
       *[other] { " " }(−{ talers })
    }
chip-placed = Piazza { booths } a { $city }
chip-sold = Vendi { $goods } (+{ points })
chip-sail = Salpa per { $city } (−1 tallero)

## Headings

heading-chart = Carta nautica
heading-ship = Nave
heading-warehouses = Magazzini
heading-piles = Pile
heading-talers = Talleri
heading-unsold = Invendute
heading-sold = Vendute
heading-stock = Empori in riserva
heading-plan = Turno finora
majority = Maggioranza: { $who }
majority-none = Nessuna maggioranza: il tallero va alla banca
until-last-round =
    { $markers ->
        [0] Ultimo giro
       *[other] { markers } prima dell’ultimo giro
    }

## Final scoring

final-unsold = Pedine invendute
final-sold = Pedine vendute e i loro barili
final-shared = Città condivise
final-alone = Città in monopolio
final-total = Punti totali
final-tiebreak = Empori sulla mappa
