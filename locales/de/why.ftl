# Warum etwas gerade nicht geht, mit den Zahlen; wo der Satz der Regel alles sagt, gilt dieser.

## Hamburgum

other-space = Dein Spielstein steht auf „{ $space }“; dort geht das nicht.
too-far = Dieser Zug kostet { $cost ->
        [one] { $cost } Prestigepunkt
       *[other] { $cost } Prestigepunkte
    }; du hast { $prestige }.
no-units = Wähle zuerst mindestens eine Einheit.
too-many-materials = Ein Kauf umfasst höchstens 10 Baustoffe.
materials-too-dear = Das kostet { $cost } Taler; du hast { $money } Taler.
no-wood-for-ships = Jedes Schiff kostet 1 Bauholz; du hast { $wood }.
too-many-ships =
    { $n ->
        [0] Deine 5 Schiffe liegen alle im Hafen.
       *[other] Du hast insgesamt 5 Schiffe und kannst jetzt nur noch { $n } bauen.
    }
other-church = Alle Spenden eines Zuges gehen an dieselbe Kirche.
after-scoring = Nach der ersten Wertung gibt es in diesem Zug keine Spenden mehr.
not-own-tile = Werten kannst du nur eigene Plättchen.
five-first = Für die erste Spende an eine Kirche nimmst du die Fünf.
tile-taken = Dieses Plättchen ist schon vergeben.
donation-too-dear = Diese Spende kostet { $cost }.
site-taken = Dieser Bauplatz ist besetzt.
building-too-dear = Ein Gebäude kostet 1 Bauholz und 1 Ziegel; du hast { $held }.
name-official = Wähle, welche Amtsperson des Stapels hier einzieht.
no-official-site = Auf diesen Bauplatz gehört keine Amtsperson.
not-in-stack = Nicht mehr im Stapel: { $official }.
canon-first = Gib zuerst die Spende des Domherrn, oder verzichte darauf.
no-canon = Es gibt keine Spende des Domherrn zu entscheiden.
no-brick-for-canon = Die Spende des Domherrn kostet 1 Ziegel, und du hast keinen.

## Hansa

place-first = Die Partie beginnt mit Marktständen: Stelle zwei in eine Stadt.
place-later = Die ersten Marktstände stehen; von nun an kosten sie ein Plättchen.
place-start = In { $city }, wo das Schiff beginnt, darf kein erster Marktstand stehen.
place-twice = Die ersten Marktstände kommen in verschiedene Städte; in { $city } hast du schon welche.
refill-first = Entscheide zuerst, ob du die Lager auffüllst.
refill-later = Lager werden nur am Anfang eines Zuges aufgefüllt, wenn ein Platz leer und noch ein Stapel da ist.
no-arrow = Von { $from } führt kein Pfeil nach { $to }; das Schiff kann von dort nach { $open } segeln.
no-taler-to-sail = Eine Fahrt kostet 1 Taler, und du hast keinen mehr.
not-on-offer = Dieses Plättchen gibt es in { $city } nicht.
no-marker = Dieses Plättchen hast du nicht.
no-booth-in-stock = Alle deine 15 Marktstände stehen auf dem Plan.
no-booth-here = Zum Verkaufen brauchst du einen eigenen Marktstand in { $city }.
single-marker = Ein einzelnes Plättchen einer Farbe lässt sich nicht verkaufen: mindestens zwei von jeder.
discard-first = Der Zug geht zu Ende: { $n ->
        [one] Gib noch { $n } Plättchen ab.
       *[other] Gib noch { $n } Plättchen ab.
    }
discard-later = Plättchen werden nur am Ende des Zuges abgegeben, ab dem vierten unverkauften.
