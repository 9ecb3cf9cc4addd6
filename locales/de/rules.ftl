# Warum etwas nicht geht: ein Satz für jede Regel, die eine Aktion verbieten kann.

## Hamburgum

hamburgum-optional = Zuerst ziehst du deinen Spielstein auf dem Rondell: Der Zug ist Pflicht, alles andere kommt danach.
hamburgum-rondel = Dein Aktionsfeld auf dem Rondell bietet das nicht; dafür musst du in einem späteren Zug auf ein anderes Feld.
hamburgum-rondel-zero = Jedes Feld über das dritte hinaus kostet 1 Prestigepunkt; für diesen Zug hast du nicht genug.
hamburgum-trade-either = Waren verkaufen und Baustoffe kaufen geht nur auf „Kontor“, und zwar ein Verkauf oder ein Kauf in einem Zug.
hamburgum-sell-quay = Du kannst nur Waren verkaufen, die du besitzt.
hamburgum-buy-depot = Ein Kauf umfasst höchstens 10 Baustoffe, und du musst sie alle bezahlen können.
hamburgum-buy-bell = Niemand besitzt je zwei Kirchenglocken: Spende deine, bevor du eine neue kaufst.
hamburgum-ship-cost = Jedes neue Schiff kostet 1 Bauholz, und du hast nicht genug.
hamburgum-ship-limit = Du hast insgesamt 5 Schiffe; das nächste baust du erst, wenn eines aus Hafenbecken 1 zurückgekehrt ist.
hamburgum-donate-one-church = Alle Spenden eines Zuges gehen an eine Kirche und kommen vor der ersten Wertung; werten kannst du nur eigene Plättchen.
hamburgum-donate-full = Diese Kirche hat ihre fünf Spenden erhalten und ist fertig.
hamburgum-donate-tile = Für die erste Spende an eine Kirche nimmst du die Fünf, für spätere ein Plättchen, das noch da ist.
hamburgum-donate-cost = Diese Spende kannst du nicht bezahlen: Sie kostet 1 Ziegel, ab der zweiten auch 1 Bauholz, dann 20 und 40 Taler, die fünfte eine Kirchenglocke und 10 Taler für jeden deiner Bürger.
hamburgum-score-where = Plättchen werden nur auf „Kirche“ und am Ende der Partie gewertet.
hamburgum-score-once = Dieses Plättchen ist schon gewertet; jedes zählt nur einmal.
hamburgum-score-duplicates = Von jeder Sorte darf nur ein Plättchen ungewertet bleiben: Werte eines davon, bevor du den Zug beendest.
hamburgum-build-cost = Ein Gebäude braucht einen freien Bauplatz, 1 Bauholz und 1 Ziegel.
hamburgum-build-next-to = Der Bauplatz braucht eine Linie zu einem deiner Bürger oder zu einer Kirche, der du gespendet hast; nur Kirchenbauer bauen überall.
hamburgum-build-one-official = In einem Zug kann nur eine Amtsperson gebaut werden.
hamburgum-official-top = Nur die oberste Amtsperson des Stapels kann gebaut werden.
hamburgum-variant-shuffled = Nur die aufgedeckte Amtsperson oben auf dem gemischten Stapel kann gebaut werden.
hamburgum-variant-free = Auf einen Bauplatz für Amtspersonen, und nur dorthin, kommt eine, die noch im Stapel ist.
hamburgum-canon = Nur ein eben gebauter Domherr erlaubt eine Spende für 1 Ziegel; gib sie oder verzichte, bevor es weitergeht.
hamburgum-over = Die Partie ist zu Ende.

## Hansa

hansa-setup-booths = Vor dem ersten Zug stellst du je zwei Marktstände in drei Städte, nie in die Startstadt des Schiffs; später kosten sie ein Plättchen.
hansa-refill = Ob die Lager aufgefüllt werden, entscheidet sich am Anfang des Zuges, vor allem anderen, wenn ein Platz leer und noch ein Stapel da ist.
hansa-refill-forced = Alle Lager sind leer: Du musst sie zuerst auffüllen.
hansa-action-one = Deine eine Aktion in dieser Stadt ist getan; für eine weitere musst du weitersegeln.
hansa-sail = Das Schiff segelt nur entlang eines Pfeils, und jede Fahrt kostet 1 Taler.
hansa-buy = Kaufen kannst du nur ein Plättchen aus einem Lager der Stadt, in der das Schiff liegt.
hansa-buy-price = Ein Plättchen kostet 1 Taler, außer du allein hast hier die meisten Marktstände; du hast keinen Taler mehr.
hansa-booths = Marktstände kosten eines deiner unverkauften Plättchen, und im Vorrat muss noch mindestens einer sein.
hansa-sell-booth = Zum Verkaufen brauchst du einen eigenen Marktstand in dieser Stadt.
hansa-sell-two = Verkaufe von jeder Farbe mindestens zwei deiner unverkauften Plättchen.
hansa-keep = Plättchen werden nur am Ende des Zuges abgegeben, bis 3 übrig sind; etwas anderes geht dann nicht.
hansa-over = Die Partie ist zu Ende.

## Any game

syntax = Das ist keine Aktion in der Notation dieses Spiels.
setup = Das lässt der Tisch hier nicht zu.
