# Slova na kresleném stole hry Hansa.

## Sailing

talers =
    { $talers ->
        [one] { $talers } tolar
        [few] { $talers } tolary
       *[other] { $talers } tolarů
    }
talers-left =
    { $left ->
        [0] nezbude žádný tolar
        [one] zbude { $left } tolar
        [few] zbudou { $left } tolary
       *[other] zbude { $left } tolarů
    }
way = Plout do města { $city }: { talers }, { talers-left }
way-by = Plout do města { $city } přes { $stops }: { talers }, { talers-left }
ship-here = Zde kotví loď
do-place = Dva stánky do města { $city }

## The city where the ship lies

action-free = Akce ve městě { $city } je možná
action-done = Akce ve městě { $city } je hotová
choose-markers = Vyber žetony k prodeji, nebo jeden, který odevzdáš za stánky
choose-one = Vyber jeden žeton, který odevzdáš za stánky
choose-all = Vše, co lze prodat
sale-now = Body, kdyby hra teď skončila: { $before } → { $after }
nothing-held = Žádné neprodané žetony

## The chart as text

reading = Plán slovy
read-offer = Sklady: { $markers }
read-empty = Sklady jsou prázdné
read-booths = Stánky: { $booths }
read-no-booths = Žádné stánky
read-routes = Šipky do: { $cities }
read-count = { $who } { NUMBER($n) }
read-pile = Hromádka { NUMBER($n) }: { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
space-empty = Prázdný sklad ve městě { $city }
booths-of = { $who } ve městě { $city }: { $booths ->
        [one] { $booths } stánek
        [few] { $booths } stánky
       *[other] { $booths } stánků
    }
zoom = Zvětšení
zoom-in = Zvětšit
zoom-out = Zmenšit
zoom-most = Větší mapa být nemůže.
zoom-least = Je už vidět celá mapa.
advised = Rada { NUMBER($rank) }

## Cards beside the chart

goods = Zboží
points-now = Body, kdyby hra teď skončila
cities = Města
final-scoring = Závěrečné bodování
