# Les mots de la table dessinée de Hansa.

## Sailing

talers =
    { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    }
talers-left =
    { $left ->
        [0] il ne reste aucun thaler
        [one] il reste { $left } thaler
       *[other] il reste { $left } thalers
    }
way = Faire voile vers { $city } : { talers }, { talers-left }
way-by = Faire voile vers { $city } en passant par { $stops } : { talers }, { talers-left }
ship-here = Le navire mouille ici
do-place = Deux comptoirs à { $city }

## The city where the ship lies

action-free = Action possible à { $city }
action-done = Action faite à { $city }
choose-markers = Choisis les jetons à vendre, ou un jeton à céder contre des comptoirs
choose-one = Choisis un jeton à céder contre des comptoirs
choose-all = Tout ce qui se vend
sale-now = Points si la partie finissait maintenant : { $before } → { $after }
nothing-held = Aucun jeton non vendu

## The chart as text

reading = Le plateau en mots
read-offer = Entrepôts : { $markers }
read-empty = Entrepôts vides
read-booths = Comptoirs : { $booths }
read-no-booths = Aucun comptoir
read-routes = Flèches vers { $cities }
read-count = { $who } { NUMBER($n) }
read-pile = Pile { NUMBER($n) } : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
space-empty = Entrepôt vide à { $city }
booths-of = { $who } à { $city } : { $booths ->
        [one] { $booths } comptoir
       *[other] { $booths } comptoirs
    }
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-most = La carte ne peut pas être plus grande.
zoom-least = On voit déjà toute la carte.
advised = Conseil { NUMBER($rank) }

## Cards beside the chart

goods = Marchandises
points-now = Points si la partie finissait maintenant
cities = Villes
final-scoring = Décompte final
