# La table dessinée de Hamburgum.

anno = anno 1650
free-move = gratuit
move-cost = −{ $prestige }
space-label = { $space } { $cost } : { $outlook }
site-free = { $site }, libre
site-of = { $site }, { $who }
steps-now = Ensuite : { $part } pour { $cost }
worth-now = { $prestige } maintenant
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [one] ouvre { $n } site
       *[other] ouvre { $n } sites
    }
all = Tout
why-no-goods = Tu n’as pas de marchandises à vendre.
why-none-chosen = Aucune unité n’est encore choisie.
ship-takes = Mouillage { $basin }, { $room } par navire
loaded = Mouillage { $basin } : { $goods }
quay = Quai : { $goods }
next-costs =
    { $n ->
        [one] { $n } coûte { $money }
       *[other] { $n } coûtent { $money }
    }
depot-key = En haut le nombre, en bas le prix
depot-dear = Barré : trop cher maintenant
too-dear = trop cher maintenant
official-top = Sur le dessus : { $official }
official-pays = paierait { $money } maintenant
official-left = { $n } dans la pile
official-stack = La pile à partir du haut : { $officials }
official-times = { NUMBER($n) } × { $official }
official-hidden = Face cachée jusqu’à la fin du tour
official-none = Les sept sont en fonction.
must-score = doit être marqué
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Toute la carte
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] complet
        [one] { $n } place libre
       *[other] { $n } places libres
    }
own-tiles = Tes jetons
final-heading = Décompte final
stock-sold = { $n } pour { $money }
