# Il tavolo disegnato di Hamburgum.

anno = anno 1650
free-move = gratis
move-cost = −{ $prestige }
space-label = { $space } { $cost }: { $outlook }
site-free = { $site }, sito libero
site-of = { $site }, { $who }
steps-now = Poi: { $part } per { $cost }
worth-now = ora { $prestige }
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [0] { "" }
        [one] apre { $n } sito
       *[other] apre { $n } siti
    }
all = Tutto
why-no-goods = Non hai beni da vendere.
why-none-chosen = Nessuna unità è ancora scelta.
ship-takes = Ancoraggio { $basin }, { $room } per nave
loaded = Ancoraggio { $basin }: { $goods }
quay = Banchina: { $goods }
next-costs =
    { $n ->
        [one] { $n } costa { $money }
       *[other] { $n } costano { $money }
    }
depot-key = Sopra il numero, sotto il prezzo
depot-dear = Barrato: ora troppo caro
too-dear = ora troppo caro
official-top = In cima: { $official }
official-pays = pagherebbe ora { $money }
official-left = { $n } nella pila
official-stack = La pila dall’alto: { $officials }
official-times = { NUMBER($n) } × { $official }
official-hidden = Coperto fino alla fine del turno
official-none = Tutti e sette sono in carica.
must-score = va valutato
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Tutta la mappa
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] pieno
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
own-tiles = I tuoi segnalini
final-heading = Punteggio finale
stock-sold = { $n } per { $money }
