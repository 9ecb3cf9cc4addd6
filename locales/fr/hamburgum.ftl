# Les mots de Hamburgum.

## Names of things

pounds = { NUMBER($pounds) } £
prestige =
    { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
space =
    { $space ->
        [sugar] Sucre
        [church] Église
        [trade] Commerce
        [cloth] Tissu
        [guildhall] Hôtel de ville
        [beer] Bière
       *[dockyard] Chantier naval
    }
good =
    { $good ->
        [beer] Bière
        [sugar] Sucre
       *[cloth] Tissu
    }
goods =
    { $good ->
        [beer] { $n ->
            [one] { $n } bière
           *[other] { $n } bières
        }
        [sugar] { $n ->
            [one] { $n } sucre
           *[other] { $n } sucres
        }
       *[cloth] { $n ->
            [one] { $n } tissu
           *[other] { $n } tissus
        }
    }
goods-object = { goods }
material =
    { $material ->
        [wood] Bois
        [brick] Brique
       *[bell] Cloche
    }
materials =
    { $material ->
        [wood] { NUMBER($n) } bois
        [brick] { $n ->
            [one] { $n } brique
           *[other] { $n } briques
        }
       *[bell] { $n ->
            [one] { $n } cloche
           *[other] { $n } cloches
        }
    }
materials-object = { materials }
ships =
    { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }
more-ships = +{ ships }
kind =
    { $kind ->
        [brewer] Brasserie
        [sugar_refiner] Raffinerie de sucre
        [cloth_maker] Fabrique de tissus
        [merchant] Marchand
        [captain] Capitaine
       *[official] Fonctionnaire
    }
kind-object =
    { $kind ->
        [brewer] une brasserie
        [sugar_refiner] une raffinerie de sucre
        [cloth_maker] une fabrique de tissus
        [merchant] un marchand
       *[captain] un capitaine
    }
official =
    { $official ->
        [councilman] Conseiller
        [vicar] Pasteur
        [lord_mayor] Maire
        [canon] Chanoine
        [guildmaster] Maître de guildes
        [harbour_master] Capitaine du port
        [deacon] Diacre
        [sexton] Sacristain
        [master_builder] Architecte
       *[civil_servant] Secrétaire
    }
official-object =
    { $official ->
        [councilman] un conseiller
        [vicar] un pasteur
        [lord_mayor] le maire
        [canon] le chanoine
        [guildmaster] le maître de guildes
        [harbour_master] le capitaine du port
        [deacon] le diacre
        [sexton] le sacristain
        [master_builder] l’architecte
       *[civil_servant] le secrétaire
    }
tile =
    { $tile ->
        [five] Cinq
        [donations] Donations
        [ships] Navires
        [building] Bâtiments
       *[citizens] Citoyens
    }
tile-object =
    { $tile ->
        [five] le jeton 5
        [donations] le jeton Donations
        [ships] le jeton Navires
        [building] le jeton Bâtiments
       *[citizens] le jeton Citoyens
    }
church-part =
    { $part ->
        [1] Fondations
        [2] Nef
        [3] Toit
        [4] Tour
       *[other] Flèche
    }
site-at = { $building }, { $parish }
tile-at = { $tile }, { $church }

## What things do

kind-help =
    { $kind ->
        [brewer] Produit 1 bière de plus ; la bière baisse de 10 £.
        [sugar_refiner] Produit 1 sucre de plus ; le sucre baisse de 10 £.
        [cloth_maker] Produit 1 tissu de plus ; le tissu baisse de 10 £.
        [merchant] 100 £ tout de suite.
        [captain] Un Hollandais volant et un de tes navires entrent au port.
       *[official] Un fonctionnaire de la pile t’aide tout de suite.
    }
official-help =
    { $official ->
        [councilman] 10 £ par citoyen de tous les joueurs
        [vicar] 10 £ par donation de tous les joueurs
        [lord_mayor] 60 £ par église complétée
        [canon] 1 donation à une église au choix pour 1 brique
        [guildmaster] 30 £ pour chacune de tes marchandises
        [harbour_master] 40 £ pour chacun de tes navires
        [deacon] 30 £ pour chacun de tes jetons
        [sexton] 50 £ par église ayant reçu ta donation
        [master_builder] 20 £ pour chacun de tes citoyens
       *[civil_servant] 40 £ par paroisse où tu as un citoyen
    }
tile-help =
    { $tile ->
        [five] 5 points de prestige
        [donations] 1 point de prestige pour chacun de tes jetons
        [ships] 2 points de prestige pour chacun de tes navires au port
        [building] { $value } points de prestige pour chacun de tes bâtiments de ce type : { $kind }
        [cathedral] 1 point de prestige pour chacun de tes citoyens en ville
       *[citizens] { $value } points de prestige pour chacun de tes citoyens dans la paroisse
    }

## What a space of the rondel would bring

outlook-produce = +{ $goods }
outlook-sell = Vendre jusqu’à { NUMBER($n) } pour { pounds }
outlook-buy = Acheter jusqu’à { NUMBER($n) }
outlook-ships = Jusqu’à { ships }
outlook-give =
    { $n ->
        [one] Donation possible à { $n } église
       *[other] Donation possible à { $n } églises
    }
outlook-score = Jetons valant { prestige }
outlook-build =
    { $n ->
        [one] Jusqu’à { $n } bâtiment
       *[other] Jusqu’à { $n } bâtiments
    }
outlook-nothing = Rien à faire ici pour l’instant

## What has to be decided

ask-rondel-first = Choisis une case de la roue ; le premier déplacement est gratuit
ask-rondel = Choisis où avancer sur la roue
ask-trade = Vends des marchandises ou achète du matériel, ou termine ton tour
ask-dockyard = Choisis combien de navires construire, ou termine ton tour
ask-church = Donne à une église, marque des jetons ou termine ton tour
ask-church-same = Donne encore à { $church }, marque des jetons ou termine ton tour
ask-church-score = Marque des jetons ou termine ton tour
ask-church-must = Deux jetons non marqués d’un même type : marques-en un
ask-guildhall = Construis sur un site éclairé, ou termine ton tour
ask-guildhall-none = Rien ne peut être construit : termine ton tour
ask-official = Choisis le fonctionnaire qui s’installe
ask-canon = Le chanoine : fais une donation pour 1 brique, ou renonce
ask-over = La sixième église est achevée : la partie est terminée

## Buttons

do-sell = Vendre pour { pounds }
do-buy = Acheter pour { pounds }
do-ships = Construire { ships }
do-skip = Renoncer à la donation
do-end = Terminer le tour

## What was done

for-prestige =
    { $prestige ->
        [0] { "" }
       *[other] { " " }pour { prestige }
    }
moved = { $who } avance sur « { $space } »{ for-prestige }
produced = { $who } avance sur « { $space } »{ for-prestige } et produit { $goods }
sold = { $who } vend { $goods } pour { pounds }
bought = { $who } achète { $materials } pour { pounds }
launched =
    { $who } construit { ships }{ $shifts ->
        [0] { "" }
        [one]  ; dans le port, tout avance d’un mouillage
       *[other]  ; dans le port, tout avance de { $shifts } mouillages
    }
donated = { $who } donne à { $church } et prend { $tile }
completed = { $who } achève { $church }, prend { $tile } et gagne { prestige }
scored = { $who } marque { $tile } de { $church } pour { prestige }
built-producer =
    { $who } construit { $building } à { $parish } : { $good ->
        [beer] la bière
        [sugar] le sucre
       *[cloth] le tissu
    } tombe à { pounds }
built-paid = { $who } construit { $building } à { $parish } et reçoit { pounds }
built-captain =
    { $who } construit { $building } à { $parish }{ $arrives ->
        [both]  : un Hollandais volant et un navire entrent au port
        [dutchman]  : un Hollandais volant entre au port
        [ship]  : un navire entre au port
       *[none] { "" }
    }
built = { $who } construit { $building } à { $parish }
canon-donated = { $who } donne à { $church } grâce au chanoine et prend { $tile }
canon-completed = { $who } achève { $church } grâce au chanoine, prend { $tile } et gagne { prestige }
declined = { $who } renonce à la donation du chanoine
ended = { $who } termine son tour
ended-turned-up = { $who } termine son tour ; le prochain fonctionnaire est révélé : { $official }
and-over = { $told }. Les six églises sont achevées : la partie est terminée

## The steps of a turn, in short

chip-moved =
    Aller sur « { $space } »{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestige)
    }
chip-produced =
    Produire { $goods }{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestige)
    }
chip-sold = Vendre { $goods } pour { pounds }
chip-bought = Acheter { $materials } pour { pounds }
chip-donated = Donner à { $church } : { $tile }
chip-scored = Marquer : { $tile }, { $church } (+{ NUMBER($prestige) })
chip-built = Construire : { $site }

## Headings

heading-rondel = Roue
heading-prices = Prix
heading-depot = Dépôt
heading-officials = Fonctionnaires
heading-harbour = Port
heading-basin = Mouillage { NUMBER($basin) }
heading-city = Ville
heading-tiles = Jetons Donation
heading-prestige = Prestige
heading-ships = Navires
heading-citizens = Citoyens
church-builder = Constructeur d’église
flying-dutchman = Hollandais volant
tile-scored = Marqué
tile-unscored = Non marqué
church-donations =
    { $n ->
        [0] aucune donation
        [one] { $n } donation
       *[other] { $n } donations
    }
church-complete = complète, achevée par { $who }

## Final scoring

final-played = Prestige en cours de partie
final-tiles = Jetons non marqués
final-stock = Stock vendu à 50 £ pièce
final-money = Argent, 100 £ le point
final-purse = Argent et stock
final-total = Prestige total
final-tiebreak = Argent restant
