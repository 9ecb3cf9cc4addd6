# Il tavolo disegnato di Hamburgum.

anno = anno 1650
free-move = gratis
move-cost = −{ $prestige }
space-label = { $space } ({ $cost }): { $outlook }
site-free = { $site }, libero
site-of = { $site }, { $who }
steps-now = Poi: { $part } per { $cost }
worth-now = ora { $prestige }
taken-by = { $who }
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [0] { "" }
        [one] apre { $n } spazio
       *[other] apre { $n } spazi
    }
all-of = Tutto: { $what }
all = Tutto
ship-takes = Ancoraggio { $basin }, { $room } per nave
loaded = Ancoraggio { $basin }: { $goods }
quay = Banchina: { $goods }
no-goods = Nessun bene da vendere.
next-costs = { $n } costano { $money }
official-top = In cima: { $official }
official-pays = pagherebbe ora { $money }
official-left = { $n } nella pila
official-hidden = Coperto fino alla fine del turno
official-none = Tutti e sette sono in carica.
must-score = va valutato
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Tutta la mappa
built-by = { $church }: { $parts }
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] pieno
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
in-basin = { $ships } all’ancoraggio { $basin }
own-tiles = I tuoi segnalini
final-heading = Punteggio finale
stock-sold = { $n } per { $money }
sites-heading = Spazi di { $church }
