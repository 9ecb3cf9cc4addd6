# Die Wörter von Hamburgum.

## Names of things

pounds = { NUMBER($pounds) } Taler
prestige =
    { $prestige ->
        [one] { $prestige } Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }
space =
    { $space ->
        [sugar] Zucker
        [church] Kirche
        [trade] Kontor
        [cloth] Tuch
        [guildhall] Rathaus
        [beer] Bier
       *[dockyard] Werft
    }
good =
    { $good ->
        [beer] Bier
        [sugar] Zucker
       *[cloth] Tuch
    }
goods =
    { $good ->
        [beer] { NUMBER($n) } Bier
        [sugar] { NUMBER($n) } Zucker
       *[cloth] { NUMBER($n) } Tuch
    }
goods-object = { goods }
material =
    { $material ->
        [wood] Bauholz
        [brick] Ziegel
       *[bell] Kirchenglocke
    }
materials =
    { $material ->
        [wood] { NUMBER($n) } Bauholz
        [brick] { NUMBER($n) } Ziegel
       *[bell] { $n ->
            [one] { $n } Kirchenglocke
           *[other] { $n } Kirchenglocken
        }
    }
materials-object = { materials }
ships =
    { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }
more-ships = +{ ships }
kind =
    { $kind ->
        [brewer] Bierbrauer
        [sugar_refiner] Zuckersieder
        [cloth_maker] Tuchmacher
        [merchant] Kaufmann
        [captain] Kapitän
       *[official] Amtsperson
    }
kind-object =
    { $kind ->
        [brewer] einen Bierbrauer
        [sugar_refiner] einen Zuckersieder
        [cloth_maker] einen Tuchmacher
        [merchant] einen Kaufmann
       *[captain] einen Kapitän
    }
official =
    { $official ->
        [councilman] Ratsherr
        [vicar] Hauptpastor
        [lord_mayor] Bürgermeister
        [canon] Domherr
        [guildmaster] Zunftmeister
        [harbour_master] Hafenmeister
        [deacon] Diakon
        [sexton] Kirchenvogt
        [master_builder] Baumeister
       *[civil_servant] Amtmann
    }
official-object =
    { $official ->
        [councilman] einen Ratsherrn
        [vicar] einen Hauptpastor
        [lord_mayor] den Bürgermeister
        [canon] den Domherrn
        [guildmaster] den Zunftmeister
        [harbour_master] den Hafenmeister
        [deacon] den Diakon
        [sexton] den Kirchenvogt
        [master_builder] den Baumeister
       *[civil_servant] den Amtmann
    }
tile =
    { $tile ->
        [five] Fünf
        [donations] Spenden
        [ships] Schiffe
        [building] Gebäude
       *[citizens] Bürger
    }
tile-object =
    { $tile ->
        [five] die Fünf
        [donations] das Spenden-Plättchen
        [ships] das Schiff-Plättchen
        [building] das Gebäude-Plättchen
       *[citizens] das Bürger-Plättchen
    }
church-part =
    { $part ->
        [1] Sockel
        [2] Kirchenschiff
        [3] Dach
        [4] Turm
       *[other] Turmspitze
    }
site-at = { $building }, { $parish }
tile-at = { $tile }, { $church }

## What things do

kind-help =
    { $kind ->
        [brewer] Braut 1 Bier mehr; Bier fällt um 10 Taler.
        [sugar_refiner] Macht 1 Zucker mehr; Zucker fällt um 10 Taler.
        [cloth_maker] Macht 1 Tuch mehr; Tuch fällt um 10 Taler.
        [merchant] Sofort 100 Taler.
        [captain] Ein Holländer und eines deiner Schiffe laufen ein.
       *[official] Eine Amtsperson des Stapels hilft dir sofort.
    }
official-help =
    { $official ->
        [councilman] 10 Taler für jeden Bürger aller Spieler
        [vicar] 10 Taler für jede Spende aller Spieler
        [lord_mayor] 60 Taler für jede fertige Kirche
        [canon] 1 Spende an eine beliebige Kirche für 1 Ziegel
        [guildmaster] 30 Taler für jede deiner Waren
        [harbour_master] 40 Taler für jedes deiner Schiffe
        [deacon] 30 Taler für jedes deiner Plättchen
        [sexton] 50 Taler für jede Kirche, der du gespendet hast
        [master_builder] 20 Taler für jeden deiner Bürger
       *[civil_servant] 40 Taler für jeden Stadtteil mit einem deiner Bürger
    }
tile-help =
    { $tile ->
        [five] 5 Prestigepunkte
        [donations] 1 Prestigepunkt für jedes deiner Plättchen
        [ships] 2 Prestigepunkte für jedes deiner Schiffe im Hafen
        [building] { $value } Prestigepunkte für jedes deiner Gebäude dieses Typs: { $kind }
        [cathedral] 1 Prestigepunkt für jeden deiner Bürger in der Stadt
       *[citizens] { $value } Prestigepunkte für jeden deiner Bürger im Stadtteil
    }

## What a space of the rondel would bring

outlook-produce = +{ $goods }
outlook-sell = Bis zu { NUMBER($n) } verkaufen für { pounds }
outlook-buy = Bis zu { NUMBER($n) } kaufen
outlook-ships = Bis zu { ships }
outlook-give =
    { $n ->
        [one] Spende an { $n } Kirche möglich
       *[other] Spende an { $n } Kirchen möglich
    }
outlook-score = Plättchen für { prestige }
outlook-build =
    { $n ->
        [one] Bis zu { $n } Gebäude
       *[other] Bis zu { $n } Gebäude
    }
outlook-nothing = Hier gibt es jetzt nichts zu tun

## What has to be decided

ask-rondel-first = Wähle ein Aktionsfeld auf dem Rondell; der erste Zug ist frei
ask-rondel = Wähle, wohin du auf dem Rondell ziehst
ask-trade = Verkaufe Waren oder kaufe Baustoffe, oder beende den Zug
ask-dockyard = Wähle, wie viele Schiffe du baust, oder beende den Zug
ask-church = Spende für eine Kirche, werte Plättchen oder beende den Zug
ask-church-same = Spende noch einmal für { $church }, werte Plättchen oder beende den Zug
ask-church-score = Werte Plättchen oder beende den Zug
ask-church-must = Zwei ungewertete Plättchen einer Sorte: Werte eines davon
ask-guildhall = Baue auf einem leuchtenden Bauplatz oder beende den Zug
ask-guildhall-none = Jetzt kann nichts gebaut werden: Beende den Zug
ask-official = Wähle die Amtsperson, die einzieht
ask-canon = Der Domherr: eine Spende für 1 Ziegel geben oder verzichten
ask-over = Die sechste Kirche steht: Die Partie ist zu Ende

## Buttons

do-sell = Für { pounds } verkaufen
do-buy = Für { pounds } kaufen
do-ships = { ships } bauen
do-skip = Keine Spende geben
do-end = Zug beenden

## What was done

for-prestige =
    { $prestige ->
        [0] { "" }
       *[other] { " " }für { prestige }
    }
moved = { $who } zieht auf „{ $space }“{ for-prestige }
produced = { $who } zieht auf „{ $space }“{ for-prestige } und produziert { $goods }
sold = { $who } verkauft { $goods } für { pounds }
bought = { $who } kauft { $materials } für { pounds }
launched =
    { $who } baut { ships }{ $shifts ->
        [0] { "" }
        [one] ; im Hafen rückt alles ein Becken weiter
       *[other] ; im Hafen rückt alles { $shifts } Becken weiter
    }
donated = { $who } spendet für { $church } und nimmt { $tile }
completed = { $who } stellt { $church } fertig, nimmt { $tile } und erhält { prestige }
scored = { $who } wertet { $tile } von { $church } für { prestige }
built-producer =
    { $who } baut { $building } in { $parish }: { $good ->
        [beer] Bier
        [sugar] Zucker
       *[cloth] Tuch
    } fällt auf { pounds }
built-paid = { $who } baut { $building } in { $parish } und erhält { pounds }
built-captain =
    { $who } baut { $building } in { $parish }{ $arrives ->
        [both] : Ein Holländer und ein Schiff laufen ein
        [dutchman] : Ein Holländer läuft ein
        [ship] : Ein Schiff läuft ein
       *[none] { "" }
    }
built = { $who } baut { $building } in { $parish }
canon-donated = { $who } spendet durch den Domherrn für { $church } und nimmt { $tile }
canon-completed = { $who } stellt { $church } durch den Domherrn fertig, nimmt { $tile } und erhält { prestige }
declined = { $who } verzichtet auf die Spende des Domherrn
ended = { $who } beendet den Zug
ended-turned-up = { $who } beendet den Zug; die nächste Amtsperson wird aufgedeckt: { $official }
and-over = { $told }. Alle sechs Kirchen stehen: Die Partie ist zu Ende

## The steps of a turn, in short

chip-moved =
    Auf „{ $space }“ ziehen{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } Prestige)
    }
chip-produced =
    { $goods } produzieren{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } Prestige)
    }
chip-sold = { $goods } für { pounds } verkaufen
chip-bought = { $materials } für { pounds } kaufen
chip-donated = Für { $church } spenden: { $tile }
chip-scored = Werten: { $tile }, { $church } (+{ NUMBER($prestige) })
chip-built = Bauen: { $site }

## Headings

heading-rondel = Rondell
heading-prices = Warenpreise
heading-depot = Bauhof
heading-officials = Amtspersonen
heading-harbour = Hafen
heading-basin = Hafenbecken { NUMBER($basin) }
heading-city = Stadt
heading-tiles = Spendenplättchen
heading-prestige = Prestige
heading-ships = Schiffe
heading-citizens = Bürger
church-builder = Kirchenbauer
flying-dutchman = Holländer
tile-scored = Gewertet
tile-unscored = Ungewertet
church-donations =
    { $n ->
        [0] noch keine Spende
        [one] { $n } Spende
       *[other] { $n } Spenden
    }
church-complete = fertig, vollendet von { $who }

## Final scoring

final-played = Prestige während der Partie
final-tiles = Ungewertete Plättchen
final-stock = Bestand für je 50 Taler verkauft
final-money = Geld, 100 Taler je Punkt
final-purse = Geld und Bestand
final-total = Prestige insgesamt
final-tiebreak = Übriges Geld
