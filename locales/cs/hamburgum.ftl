# Slova hry Hamburgum.

## Names of things

pounds = { NUMBER($pounds) } £
prestige =
    { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    }
space =
    { $space ->
        [sugar] Cukr
        [church] Kostel
        [trade] Obchodování
        [cloth] Látka
        [guildhall] Radnice
        [beer] Pivo
       *[dockyard] Přístaviště
    }
good =
    { $good ->
        [beer] Pivo
        [sugar] Cukr
       *[cloth] Látka
    }
goods =
    { $good ->
        [beer] { $n ->
            [one] { $n } pivo
            [few] { $n } piva
           *[other] { $n } piv
        }
        [sugar] { $n ->
            [one] { $n } cukr
            [few] { $n } cukry
           *[other] { $n } cukrů
        }
       *[cloth] { $n ->
            [one] { $n } látka
            [few] { $n } látky
           *[other] { $n } látek
        }
    }
goods-object =
    { $good ->
        [beer] { $n ->
            [one] { $n } pivo
            [few] { $n } piva
           *[other] { $n } piv
        }
        [sugar] { $n ->
            [one] { $n } cukr
            [few] { $n } cukry
           *[other] { $n } cukrů
        }
       *[cloth] { $n ->
            [one] { $n } látku
            [few] { $n } látky
           *[other] { $n } látek
        }
    }
material =
    { $material ->
        [wood] Dřevo
        [brick] Cihla
       *[bell] Zvon
    }
materials =
    { $material ->
        [wood] { $n ->
            [one] { $n } dřevo
            [few] { $n } dřeva
           *[other] { $n } dřev
        }
        [brick] { $n ->
            [one] { $n } cihla
            [few] { $n } cihly
           *[other] { $n } cihel
        }
       *[bell] { $n ->
            [one] { $n } zvon
            [few] { $n } zvony
           *[other] { $n } zvonů
        }
    }
materials-object =
    { $material ->
        [wood] { $n ->
            [one] { $n } dřevo
            [few] { $n } dřeva
           *[other] { $n } dřev
        }
        [brick] { $n ->
            [one] { $n } cihlu
            [few] { $n } cihly
           *[other] { $n } cihel
        }
       *[bell] { $n ->
            [one] { $n } zvon
            [few] { $n } zvony
           *[other] { $n } zvonů
        }
    }
ships =
    { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }
more-ships = +{ ships }
kind =
    { $kind ->
        [brewer] Pivovar
        [sugar_refiner] Cukrovar
        [cloth_maker] Tkalcovna
        [merchant] Obchodník
        [captain] Kapitán
       *[official] Úředník
    }
kind-object =
    { $kind ->
        [brewer] pivovar
        [sugar_refiner] cukrovar
        [cloth_maker] tkalcovnu
        [merchant] obchodníka
       *[captain] kapitána
    }
official =
    { $official ->
        [councilman] Radní
        [vicar] Vikář
        [lord_mayor] Primátor
        [canon] Kanovník
        [guildmaster] Cechmistr
        [harbour_master] Správce přístavu
        [deacon] Jáhen
        [sexton] Kostelník
        [master_builder] Stavitel
       *[civil_servant] Městský písař
    }
official-object =
    { $official ->
        [councilman] radního
        [vicar] vikáře
        [lord_mayor] primátora
        [canon] kanovníka
        [guildmaster] cechmistra
        [harbour_master] správce přístavu
        [deacon] jáhna
        [sexton] kostelníka
        [master_builder] stavitele
       *[civil_servant] městského písaře
    }
tile =
    { $tile ->
        [five] Pět
        [donations] Stavby
        [ships] Lodě
        [building] Budovy
       *[citizens] Obyvatelé
    }
tile-object =
    { $tile ->
        [five] žeton s pěti body
        [donations] žeton staveb
        [ships] žeton lodí
        [building] žeton budov
       *[citizens] žeton obyvatel
    }
church-part =
    { $part ->
        [1] Základy
        [2] Loď kostela
        [3] Střecha
        [4] Věž
       *[other] Špice
    }
site-at = { $building }, { $parish }
tile-at = { $tile }, { $church }

## What things do

kind-help =
    { $kind ->
        [brewer] O 1 pivo víc; cena piva klesne o 10 £.
        [sugar_refiner] O 1 cukr víc; cena cukru klesne o 10 £.
        [cloth_maker] O 1 látku víc; cena látky klesne o 10 £.
        [merchant] Ihned 100 £.
        [captain] Do přístavu vpluje Létající Holanďan a jedna tvoje loď.
       *[official] Úředník z hromádky ti ihned pomůže.
    }
official-help =
    { $official ->
        [councilman] 10 £ za každého obyvatele všech hráčů
        [vicar] 10 £ za každou část kostela od všech hráčů
        [lord_mayor] 60 £ za každý dostavěný kostel
        [canon] 1 část libovolného kostela za 1 cihlu
        [guildmaster] 30 £ za každý kus tvého zboží
        [harbour_master] 40 £ za každou tvou loď
        [deacon] 30 £ za každý tvůj žeton
        [sexton] 50 £ za každý kostel, na kterém máš podíl
        [master_builder] 20 £ za každého tvého obyvatele
       *[civil_servant] 40 £ za každou čtvrť s tvým obyvatelem
    }
tile-help =
    { $tile ->
        [five] 5 bodů prestiže
        [donations] 1 bod prestiže za každý tvůj žeton
        [ships] 2 body prestiže za každou tvou loď v přístavu
        [building] { $value ->
            [few] { $value } body prestiže
           *[other] { $value } bodů prestiže
        } za každou tvou budovu tohoto typu: { $kind }
        [cathedral] 1 bod prestiže za každého tvého obyvatele ve městě
       *[citizens] { $value ->
            [few] { $value } body prestiže
           *[other] { $value } bodů prestiže
        } za každého tvého obyvatele ve čtvrti
    }

## What a space of the rondel would bring

outlook-produce = +{ $goods }
outlook-sell = Prodat až { NUMBER($n) } za { pounds }
outlook-buy = Koupit až { NUMBER($n) }
outlook-ships = Až { ships }
outlook-give =
    { $n ->
        [one] Lze stavět { $n } kostel
        [few] Lze stavět { $n } kostely
       *[other] Lze stavět { $n } kostelů
    }
outlook-score = Žetony za { prestige }
outlook-build =
    { $n ->
        [one] Až { $n } budova
        [few] Až { $n } budovy
       *[other] Až { $n } budov
    }
outlook-nothing = Teď tu není co dělat

## What has to be decided

ask-rondel-first = Zvol pole na rondelu; první pohyb je zdarma
ask-rondel = Zvol, kam se na rondelu pohneš
ask-trade = Prodej zboží, nebo nakup materiál, nebo ukonči tah
ask-dockyard = Zvol, kolik lodí postavíš, nebo ukonči tah
ask-church = Postav část kostela, vyhodnoť žetony, nebo ukonči tah
ask-church-same = Postav další část kostela { $church }, vyhodnoť žetony, nebo ukonči tah
ask-church-score = Vyhodnoť žetony, nebo ukonči tah
ask-church-must = Dva nevyhodnocené žetony jednoho druhu: jeden vyhodnoť
ask-guildhall = Postav budovu na rozsvíceném místě, nebo ukonči tah
ask-guildhall-none = Teď nelze nic postavit: ukonči tah
ask-official = Zvol úředníka, který se nastěhuje
ask-canon = Kanovník: postav jednu část kostela za 1 cihlu, nebo se jí vzdej
ask-over = Šestý kostel stojí: hra skončila

## Buttons

do-sell = Prodat za { pounds }
do-buy = Koupit za { pounds }
do-ships = Postavit { ships }
do-skip = Vzdát se stavby
do-end = Ukončit tah

## What was done

for-prestige =
    { $prestige ->
        [0] { "" }
       *[other] { " " }za { prestige }
    }
moved = { $who } táhne na pole „{ $space }“{ for-prestige }
produced = { $who } táhne na pole „{ $space }“{ for-prestige } a vyrábí { $goods }
sold = { $who } prodává { $goods } za { pounds }
bought = { $who } kupuje { $materials } za { pounds }
launched =
    { $who } staví { ships }{ $shifts ->
        [0] { "" }
        [one] ; v přístavu se vše posouvá o kotviště
        [few] ; v přístavu se vše posouvá o { $shifts } kotviště
       *[other] ; v přístavu se vše posouvá o { $shifts } kotvišť
    }
donated = { $who } staví část kostela { $church } a bere { $tile }
completed = { $who } dostavuje kostel { $church }, bere { $tile } a získává { prestige }
scored = { $who } vyhodnocuje { $tile } kostela { $church } za { prestige }
built-producer =
    { $who } staví { $building } ve čtvrti { $parish }: cena { $good ->
        [beer] piva
        [sugar] cukru
       *[cloth] látky
    } klesá na { pounds }
built-paid = { $who } staví { $building } ve čtvrti { $parish } a dostává { pounds }
built-captain =
    { $who } staví { $building } ve čtvrti { $parish }{ $arrives ->
        [both] : do přístavu vplouvá Létající Holanďan a jedna loď
        [dutchman] : do přístavu vplouvá Létající Holanďan
        [ship] : do přístavu vplouvá jedna loď
       *[none] { "" }
    }
built = { $who } staví { $building } ve čtvrti { $parish }
canon-donated = { $who } staví díky kanovníkovi část kostela { $church } a bere { $tile }
canon-completed = { $who } díky kanovníkovi dostavuje kostel { $church }, bere { $tile } a získává { prestige }
declined = { $who } se vzdává kanovníkovy části
ended = { $who } končí tah
ended-turned-up = { $who } končí tah; odkrývá se další úředník: { $official }
and-over = { $told }. Všech šest kostelů stojí: hra skončila

## The steps of a turn, in short

chip-moved =
    Táhnout na „{ $space }“{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestiže)
    }
chip-produced =
    Výroba: { $goods }{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestiže)
    }
chip-sold = Prodej: { $goods } za { pounds }
chip-bought = Nákup: { $materials } za { pounds }
chip-donated = Část kostela { $church }: { $tile }
chip-scored = Vyhodnotit: { $tile }, { $church } (+{ NUMBER($prestige) })
chip-built = Postavit: { $site }

## Headings

heading-rondel = Rondel
heading-prices = Ceny
heading-depot = Skladiště
heading-officials = Úředníci
heading-harbour = Přístav
heading-basin = Kotviště { NUMBER($basin) }
heading-city = Město
heading-tiles = Žetony prestiže
heading-prestige = Prestiž
heading-ships = Lodě
heading-citizens = Obyvatelé
church-builder = Stavitel kostela
flying-dutchman = Létající Holanďan
tile-scored = Vyhodnocený
tile-unscored = Nevyhodnocený
church-donations =
    { $n ->
        [0] žádná část
        [one] { $n } část
        [few] { $n } části
       *[other] { $n } částí
    }
church-complete = dostavěný, stavitel: { $who }

## Final scoring

final-played = Prestiž získaná ve hře
final-tiles = Nevyhodnocené žetony
final-stock = Zásoby prodané po 50 £
final-money = Peníze, bod za 100 £
final-purse = Peníze a zásoby
final-total = Prestiž celkem
final-tiebreak = Zbylé peníze
