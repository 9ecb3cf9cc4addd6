# Die Wörter von Hansa.

## Names of things

colour =
    { $colour ->
        [orange] Orange
        [brown] Braun
        [yellow] Gelb
        [green] Grün
        [red] Rot
        [blue] Blau
       *[other] { $colour }
    }
barrels =
    { $colour ->
        [orange] { $n ->
            [one] { $n } Fass Orange
           *[other] { $n } Fässer Orange
        }
        [brown] { $n ->
            [one] { $n } Fass Braun
           *[other] { $n } Fässer Braun
        }
        [yellow] { $n ->
            [one] { $n } Fass Gelb
           *[other] { $n } Fässer Gelb
        }
        [green] { $n ->
            [one] { $n } Fass Grün
           *[other] { $n } Fässer Grün
        }
        [red] { $n ->
            [one] { $n } Fass Rot
           *[other] { $n } Fässer Rot
        }
        [blue] { $n ->
            [one] { $n } Fass Blau
           *[other] { $n } Fässer Blau
        }
       *[other] { $n ->
            [one] { $n } Fass ({ $colour })
           *[other] { $n } Fässer ({ $colour })
        }
    }
talers = { NUMBER($talers) } Taler
booths =
    { $booths ->
        [one] { $booths } Marktstand
       *[other] { $booths } Marktstände
    }
markers = { NUMBER($markers) } Plättchen
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## What has to be decided

ask-setup = Stelle zwei Marktstände in eine Stadt, in der du noch keine hast
ask-refill = Lager für 1 Taler auffüllen? Was dabei aufgedeckt wird, lässt sich nicht zurücknehmen
ask-refill-forced = Alle Lager sind leer: Fülle sie für 1 Taler auf. Das lässt sich nicht zurücknehmen
ask-action = Hier kaufen, Marktstände aufstellen oder verkaufen, weitersegeln oder den Zug beenden
ask-acted = Deine Aktion hier ist getan: Segle weiter oder beende den Zug
ask-discard = Du behältst 3 Plättchen: Gib noch { $n } ab
ask-over = Die letzte Runde ist vorbei: Die Partie ist zu Ende

## Buttons

do-refill = Für 1 Taler auffüllen
do-skip = Nicht auffüllen
do-buy-free = { $marker } nehmen, kostenlos
do-buy-bank = { $marker } für 1 Taler kaufen
do-buy-host = { $marker } kaufen; 1 Taler geht an { $host }
do-booths = { $marker } abgeben für { booths }
do-sell = Für { points } verkaufen
do-end = Zug beenden
do-discard = { $marker } abgeben
end-loses =
    { $talers ->
        [0] { $markers ->
            [0] Nichts geht verloren
           *[other] Verlust: { markers }
        }
       *[other] { $markers ->
            [0] Verlust: { talers }
           *[other] Verlust: { talers } und { markers }
        }
    }

## What was done

placed = { $who } stellt { booths } in { $city } auf
refilled = { $who } füllt die Lager für 1 Taler mit { markers } auf
and-last-round = { $told }. Der letzte Stapel ist angebrochen: Dies ist die letzte Runde
skipped = { $who } füllt die Lager nicht auf
bought-free = { $who } nimmt { $marker } in { $city }, kostenlos dank der meisten Marktstände
bought-bank = { $who } kauft { $marker } in { $city } für 1 Taler
bought-host = { $who } kauft { $marker } in { $city }; der Taler geht an { $host }
opened = { $who } gibt { $marker } für { booths } in { $city } ab
sold = { $who } verkauft { $goods } in { $city } für { points }
loses = { $who } verliert { $goods }
and-losses = { $told }: { $losses }
no-losses = niemand verliert etwas
sailed = { $who } segelt für 1 Taler nach { $city }
ended =
    { $who } beendet den Zug{ $talers ->
        [0] { "" }
       *[other] { " " }und verliert { talers }
    }
discarded = { $who } gibt { $marker } ab
and-over = { $told }. Die Partie ist zu Ende

## The steps of a turn, in short

chip-refill = Auffüllen (−1 Taler)
chip-bought =
    { $marker } { $talers ->
        [0] nehmen
       *[other] kaufen
    }{ $talers ->
        [0] { "" }
       *[other] { " " }(−{ talers })
    }
chip-placed = { booths } in { $city } aufstellen
chip-sold = { $goods } verkaufen (+{ points })
chip-sail = Nach { $city } segeln (−1 Taler)

## Headings

heading-chart = Seekarte
heading-ship = Schiff
heading-warehouses = Lager
heading-piles = Stapel
heading-talers = Taler
heading-unsold = Unverkauft
heading-sold = Verkauft
heading-stock = Marktstände im Vorrat
heading-plan = Zug bisher
majority = Meiste Marktstände: { $who }
majority-none = Keine Mehrheit: Der Taler geht an die Bank
until-last-round =
    { $markers ->
        [0] Letzte Runde
       *[other] Noch { markers } bis zur letzten Runde
    }

## Final scoring

final-unsold = Unverkaufte Plättchen
final-sold = Verkaufte Plättchen und ihre Fässer
final-shared = Geteilte Städte
final-alone = Städte für sich allein
final-total = Punkte insgesamt
final-tiebreak = Marktstände auf dem Plan
