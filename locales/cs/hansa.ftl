# Slova hry Hansa.

## Names of things

colour =
    { $colour ->
        [orange] Oranžová
        [brown] Hnědá
        [yellow] Žlutá
        [green] Zelená
        [red] Červená
        [blue] Modrá
       *[other] { $colour }
    }
barrels =
    { $colour ->
        [orange] { $n ->
            [one] { $n } oranžový sud
            [few] { $n } oranžové sudy
           *[other] { $n } oranžových sudů
        }
        [brown] { $n ->
            [one] { $n } hnědý sud
            [few] { $n } hnědé sudy
           *[other] { $n } hnědých sudů
        }
        [yellow] { $n ->
            [one] { $n } žlutý sud
            [few] { $n } žluté sudy
           *[other] { $n } žlutých sudů
        }
        [green] { $n ->
            [one] { $n } zelený sud
            [few] { $n } zelené sudy
           *[other] { $n } zelených sudů
        }
        [red] { $n ->
            [one] { $n } červený sud
            [few] { $n } červené sudy
           *[other] { $n } červených sudů
        }
        [blue] { $n ->
            [one] { $n } modrý sud
            [few] { $n } modré sudy
           *[other] { $n } modrých sudů
        }
       *[other] { $n ->
            [one] { $n } sud ({ $colour })
            [few] { $n } sudy ({ $colour })
           *[other] { $n } sudů ({ $colour })
        }
    }
talers =
    { $talers ->
        [one] { $talers } tolar
        [few] { $talers } tolary
       *[other] { $talers } tolarů
    }
booths =
    { $booths ->
        [one] { $booths } stánek
        [few] { $booths } stánky
       *[other] { $booths } stánků
    }
markers =
    { $markers ->
        [one] { $markers } žeton
        [few] { $markers } žetony
       *[other] { $markers } žetonů
    }
points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## What has to be decided

ask-setup = Postav dva stánky do města, kde žádný nemáš
ask-refill = Doplnit sklady za 1 tolar? Co se odkryje, nelze vzít zpět
ask-refill-forced = Všechny sklady jsou prázdné: doplň je za 1 tolar. Nelze to vzít zpět
ask-action = Nakup, postav stánky nebo prodej zde, pluj dál, nebo ukonči tah
ask-acted = Akce zde je hotová: pluj dál, nebo ukonči tah
ask-discard = Necháš si 3 žetony: odlož ještě { $n }
ask-over = Poslední kolo skončilo: hra je u konce

## Buttons

do-refill = Doplnit za 1 tolar
do-skip = Nedoplňovat
do-buy-free = Vzít { $marker } zdarma
do-buy-bank = Koupit { $marker } za 1 tolar
do-buy-host = Koupit { $marker }; 1 tolar dostane { $host }
do-booths = Odevzdat { $marker } za { booths }
do-sell = Prodat za { points }
do-end = Ukončit tah
do-discard = Odložit { $marker }
end-loses =
    { $talers ->
        [0] { $markers ->
            [0] Nic se neztratí
           *[other] Ztratí se: { markers }
        }
       *[other] { $markers ->
            [0] Ztratí se: { talers }
           *[other] Ztratí se: { talers } a { markers }
        }
    }

## What was done

placed = { $who } staví { booths } ve městě { $city }
refilled = { $who } doplňuje sklady za 1 tolar (+{ markers })
and-last-round = { $told }. Je načatá poslední hromádka: tohle je poslední kolo
skipped = { $who } sklady nedoplňuje
bought-free = { $who } bere { $marker } ve městě { $city } zdarma díky většině stánků
bought-bank = { $who } kupuje { $marker } ve městě { $city } za 1 tolar
bought-host = { $who } kupuje { $marker } ve městě { $city }; tolar dostává { $host }
opened = { $who } odevzdává { $marker } za { booths } ve městě { $city }
sold = { $who } prodává { $goods } ve městě { $city } za { points }
loses = { $who } ztrácí { $goods }
and-losses = { $told }: { $losses }
no-losses = nikdo nic neztrácí
sailed = { $who } pluje za 1 tolar do města { $city }
ended =
    { $who } končí tah{ $talers ->
        [0] { "" }
       *[other] { " " }a ztrácí { talers }
    }
discarded = { $who } odkládá { $marker }
and-over = { $told }. Hra skončila

## The steps of a turn, in short

chip-refill = Doplnit (−1 tolar)
chip-bought =
    { $talers ->
        [0] Vzít
       *[other] Koupit
    } { $marker }{ $talers ->
        [0] { "" }
       *[other] { " " }(−{ talers })
    }
chip-placed = Postavit { booths }, { $city }
chip-sold = Prodat { $goods } (+{ points })
chip-sail = Plout: { $city } (−1 tolar)

## Headings

heading-chart = Námořní mapa
heading-ship = Loď
heading-warehouses = Sklady
heading-piles = Hromádky
heading-talers = Tolary
heading-unsold = Neprodané
heading-sold = Prodané
heading-stock = Stánky v zásobě
heading-plan = Tah doposud
majority = Nejvíc stánků: { $who }
majority-none = Bez většiny: tolar jde do banky
until-last-round =
    { $markers ->
        [0] Poslední kolo
       *[other] Do posledního kola: { markers }
    }

## Final scoring

final-unsold = Neprodané žetony
final-sold = Prodané žetony a jejich sudy
final-shared = Sdílená města
final-alone = Města bez soupeřů
final-total = Body celkem
final-tiebreak = Stánky na plánu
