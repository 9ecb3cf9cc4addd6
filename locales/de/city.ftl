# Der gezeichnete Tisch von Hamburgum.

anno = anno 1650
free-move = frei
move-cost = −{ $prestige }
space-label = { $space } { $cost }: { $outlook }
site-free = { $site }, frei
site-of = { $site }, { $who }
steps-now = Als Nächstes: { $part } für { $cost }
worth-now = jetzt { $prestige }
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [0] { "" }
        [one] erschließt { $n } Bauplatz
       *[other] erschließt { $n } Bauplätze
    }
all = Alle
why-no-goods = Du hast keine Waren zu verkaufen.
why-none-chosen = Davon ist noch nichts gewählt.
ship-takes = Becken { $basin }, { $room } je Schiff
loaded = Becken { $basin }: { $goods }
quay = Kai: { $goods }
next-costs =
    { $n ->
        [one] { $n } kostet { $money }
       *[other] { $n } kosten { $money }
    }
depot-key = Oben die Menge, unten der Preis
depot-dear = Gestrichen: gerade zu teuer
too-dear = gerade zu teuer
official-top = Oben: { $official }
official-pays = zahlt jetzt { $money }
official-left = { $n } im Stapel
official-stack = Der Stapel von oben: { $officials }
official-times = { NUMBER($n) } × { $official }
official-hidden = Verdeckt bis zum Ende des Zuges
official-none = Alle sieben sind im Amt.
must-score = muss gewertet werden
zoom-in = Größer
zoom-out = Kleiner
zoom-whole = Die ganze Karte
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] voll
        [one] { $n } Liegeplatz frei
       *[other] { $n } Liegeplätze frei
    }
own-tiles = Deine Plättchen
final-heading = Schlusswertung
stock-sold = { $n } für { $money }
