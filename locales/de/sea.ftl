# Die Wörter am gezeichneten Tisch von Hansa.

## Sailing

talers = { NUMBER($talers) } Taler
talers-left =
    { $left ->
        [0] kein Taler bleibt
        [one] { $left } Taler bleibt
       *[other] { $left } Taler bleiben
    }
way = Nach { $city } segeln: { talers }, { talers-left }
way-by = Nach { $city } über { $stops } segeln: { talers }, { talers-left }
ship-here = Hier liegt das Schiff
do-place = Zwei Marktstände in { $city }

## The city where the ship lies

action-free = Aktion in { $city } noch frei
action-done = Aktion in { $city } getan
choose-markers = Wähle Plättchen zum Verkaufen oder eines, das du für Marktstände abgibst
choose-one = Wähle ein Plättchen, das du für Marktstände abgibst
choose-all = Alle verkäuflichen
sale-now = Punkte, wenn jetzt Schluss wäre: { $before } → { $after }
nothing-held = Keine unverkauften Plättchen

## The chart as text

reading = Der Spielplan in Worten
read-offer = Lager: { $markers }
read-empty = Lager leer
read-booths = Marktstände: { $booths }
read-no-booths = Keine Marktstände
read-routes = Pfeile nach { $cities }
read-count = { $who } { NUMBER($n) }
read-pile = Stapel { NUMBER($n) }: { NUMBER($count) } Plättchen
space-empty = Leeres Lager in { $city }
booths-of = { $who } in { $city }: { $booths ->
        [one] { $booths } Marktstand
       *[other] { $booths } Marktstände
    }
zoom = Vergrößerung
zoom-in = Größer
zoom-out = Kleiner
zoom-most = Größer geht die Karte nicht.
zoom-least = Die ganze Karte ist schon zu sehen.
advised = Rat { NUMBER($rank) }

## Cards beside the chart

goods = Waren
points-now = Punkte, wenn jetzt Schluss wäre
cities = Städte
final-scoring = Schlusswertung
