# Les mots de Hansa.

## Names of things

colour =
    { $colour ->
        [orange] Orange
        [brown] Marron
        [yellow] Jaune
        [green] Vert
        [red] Rouge
        [blue] Bleu
       *[other] { $colour }
    }
barrels =
    { $colour ->
        [orange] { $n ->
            [one] { $n } tonneau orange
           *[other] { $n } tonneaux orange
        }
        [brown] { $n ->
            [one] { $n } tonneau marron
           *[other] { $n } tonneaux marron
        }
        [yellow] { $n ->
            [one] { $n } tonneau jaune
           *[other] { $n } tonneaux jaunes
        }
        [green] { $n ->
            [one] { $n } tonneau vert
           *[other] { $n } tonneaux verts
        }
        [red] { $n ->
            [one] { $n } tonneau rouge
           *[other] { $n } tonneaux rouges
        }
        [blue] { $n ->
            [one] { $n } tonneau bleu
           *[other] { $n } tonneaux bleus
        }
       *[other] { $n ->
            [one] { $n } tonneau ({ $colour })
           *[other] { $n } tonneaux ({ $colour })
        }
    }
talers =
    { $talers ->
        [one] { $talers } thaler
       *[other] { $talers } thalers
    }
booths =
    { $booths ->
        [one] { $booths } comptoir
       *[other] { $booths } comptoirs
    }
markers =
    { $markers ->
        [one] { $markers } jeton
       *[other] { $markers } jetons
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What has to be decided

ask-setup = Place deux comptoirs dans une ville où tu n’en as pas
ask-refill = Remplir les entrepôts pour 1 thaler ? Ce qui est révélé ne peut être annulé
ask-refill-forced = Tous les entrepôts sont vides : remplis-les pour 1 thaler. C’est irréversible
ask-action = Achète, place des comptoirs ou vends ici, reprends la mer ou termine ton tour
ask-acted = Ton action ici est faite : reprends la mer ou termine ton tour
ask-discard = Tu gardes 3 jetons : abandonnes-en encore { $n }
ask-over = Le dernier tour de table est fini : la partie est terminée

## Buttons

do-refill = Remplir pour 1 thaler
do-skip = Ne pas remplir
do-buy-free = Prendre { $marker }, gratuit
do-buy-bank = Acheter { $marker } pour 1 thaler
do-buy-host = Acheter { $marker } ; 1 thaler va à { $host }
do-booths = Céder { $marker } pour { booths }
do-sell = Vendre pour { points }
do-end = Terminer le tour
do-discard = Abandonner { $marker }
end-loses =
    { $talers ->
        [0] { $markers ->
            [0] Rien ne sera perdu
           *[other] Perte : { markers }
        }
       *[other] { $markers ->
            [0] Perte : { talers }
           *[other] Perte : { talers } et { markers }
        }
    }

## What was done

placed = { $who } place { booths } à { $city }
refilled = { $who } ajoute { markers } dans les entrepôts pour 1 thaler
and-last-round = { $told }. La dernière pile est entamée : c’est le dernier tour de table
skipped = { $who } ne remplit pas les entrepôts
bought-free = { $who } prend { $marker } à { $city }, gratuitement grâce à sa majorité de comptoirs
bought-bank = { $who } achète { $marker } à { $city } pour 1 thaler
bought-host = { $who } achète { $marker } à { $city } ; le thaler va à { $host }
opened = { $who } cède { $marker } pour { booths } à { $city }
sold = { $who } vend { $goods } à { $city } pour { points }
loses = { $who } perd { $goods }
and-losses = { $told } : { $losses }
no-losses = personne ne perd rien
sailed = { $who } fait voile vers { $city } pour 1 thaler
ended =
    { $who } termine son tour{ $talers ->
        [0] { "" }
       *[other] { " " }et perd { talers }
    }
discarded = { $who } abandonne { $marker }
and-over = { $told }. La partie est terminée

## The steps of a turn, in short

chip-refill = Remplir (−1 thaler)
chip-bought =
    { $talers ->
        [0] Prendre
       *[other] Acheter
    } { $marker }{ $talers ->
        [0] { "" }
       *[other] { " " }(−{ talers })
    }
chip-placed = Placer { booths } à { $city }
chip-sold = Vendre { $goods } (+{ points })
chip-sail = Faire voile vers { $city } (−1 thaler)

## Headings

heading-chart = Carte marine
heading-ship = Navire
heading-warehouses = Entrepôts
heading-piles = Piles
heading-talers = Thalers
heading-unsold = Non vendus
heading-sold = Vendus
heading-stock = Comptoirs en réserve
heading-plan = Tour jusqu’ici
majority = Majorité : { $who }
majority-none = Pas de majorité : le thaler va à la banque
until-last-round =
    { $markers ->
        [0] Dernier tour de table
       *[other] { markers } avant le dernier tour de table
    }

## Final scoring

final-unsold = Jetons non vendus
final-sold = Jetons vendus et leurs tonneaux
final-shared = Villes partagées
final-alone = Villes en monopole
final-total = Total des points
final-tiebreak = Comptoirs sur le plateau
