# Home, buttons and settings.

name = Kontor
motto = Ein Tisch für zwei Spiele
undo = Zurück
start-over = Von vorn
confirm-turn = Zug bestätigen
cancel = Abbrechen
close = Schließen
settings = Einstellungen
language = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
pace = Züge der anderen
pace-slow = Langsam
pace-steady = Mittel
pace-brisk = Flott
pace-instant = Sofort
confirm-setting = Jeden Zug bestätigen
motion-setting = Bewegte Figuren
play-now = Gleich spielen
set-up = Einrichten
players-range = { $from } bis { $to } Spieler
hamburgum = Hamburgum
hamburgum-blurb = Kaufleute bauen Kirchen und eine Stadt an der Elbe.
hansa = Hansa
hansa-blurb = Ein Schiff, neun Städte und Waren für den, der rechtzeitig kommt.
continue-games = Fortsetzen
no-games = Noch keine Partie auf diesem Gerät.
# Always more than six.
show-games = Alle { $n } Partien zeigen
forget-game = Diese Partie entfernen
forget-surely = Endgültig entfernen
open-record = Aufzeichnung öffnen
open-record-hint = Wähle eine Aufzeichnung oder zieh sie irgendwo auf die Seite.
choose-file = Datei wählen
record-none = Das ist keine Aufzeichnung einer Partie, oder eine in einem Format, das dieses Programm nicht kennt.
record-header = Der Kopf dieser Aufzeichnung ist in Zeile { $line } falsch.
record-turn = Der Zug in Zeile { $line } dieser Aufzeichnung kann nicht gespielt werden.
record-sum = Diese Aufzeichnung wurde nach dem Schreiben gekürzt oder geändert (Zeile { $line }).
file-refused = Diese Datei ist zu lang oder kein Text.
link-refused = Dieser Link enthält keine Partie, die sich öffnen lässt.
lost = Hier ist nichts.
lost-game = Diese Partie ist nicht auf diesem Gerät.
home = Start

# Setting up.

players = Spieler
seat-of = { $colour }: wer spielt
name-of = { $colour }: Name
person = Mensch
level-random = Bot, zufällig
level-easy = Bot, leicht
level-medium = Bot, mittel
level-hard = Bot, schwer
level-expert = Bot, Meister
board = Spielplan
own-board = Eigener Spielplan …
own-board-named = { $name } (eigene Datei)
own-board-faults = Dieser Spielplan hat Fehler:
line = Zeile { $line }:
own-board-other-game = Dieser Spielplan gehört zum anderen Spiel.
variant = Amtspersonen
officials-numbered = Nummeriert
officials-free = Freie Wahl (Variante I)
officials-shuffled = Gemischt (Variante II)
officials-help =
    { $officials ->
        [free] Die Amtspersonen für Fortgeschrittene: Wer eine baut, wählt eine beliebige aus dem Stapel.
        [shuffled] Die Amtspersonen für Fortgeschrittene, gemischt: Nur die oberste kann gebaut werden.
       *[numbered] Die Amtspersonen kommen in fester Reihenfolge. Gut für die erste Partie.
    }
handing-setting = Pause beim Weitergeben des Geräts
start-game = Beginnen
set-up-refused = So lässt sich die Partie nicht einrichten:
you = Du

# Kinds of actions.

verb-sell = Verkaufen
verb-buy = Kaufen
verb-place = Aufstellen
verb-booths = Marktstände
verb-sail = Segeln
verb-discard = Abgeben

# At the table.

round =
    { $number ->
        [0] Vor Runde 1
       *[other] Runde { $number }
    }
log = Protokoll
since = Seit deinem letzten Zug
nothing-yet = Noch ist nichts geschehen.
notation = Notation
hint = Tipp
hint-thinking = Ein Tipp wird überlegt …
hint-points = { NUMBER($points, minimumFractionDigits: 1) } Punkte erwartet
hint-lead = Der Ratgeber achtet auf die Gewinnchance und würde das Erste spielen. Die Punkte sind die, die er am Ende erwartet.
thinking = { $name } überlegt …
skip-showing = Überspringen
your-turn = { $name }: am Zug
confirm-ask = Der Zug ist fertig. Bestätigen?
final-mark = nicht rücknehmbar
steps = Schritte dieses Zuges
decision = Entscheidung
type-action = Aktion eintippen
play-it = Spielen
no-action = Das ist keine Aktion des Spiels.
fewer = Eins weniger: { $what }
more = Eins mehr: { $what }
pass-device = Gib das Gerät an { $name }
i-am-here = Ich bin { $name }
history = Spielverlauf
history-at = Schritt { $at } von { $all }
step-back = Einen Schritt zurück
step-forth = Einen Schritt vor
to-present = Zurück zur Gegenwart
play-on = Von hier weiterspielen
looking-back = Du siehst eine frühere Stellung.
share = Teilen
save-record = Als Datei sichern
copy-record = Partie als Text kopieren
copy-link = Link zur Partie kopieren
copy-position-text = Stellung als Text kopieren
copy-position = Link zur Stellung kopieren
copied = Kopiert.
copy-refused = Der Browser hat das Kopieren nicht erlaubt. Hier ist der Text zum Mitnehmen:
the-table = Der Tisch
pane-ending = Ergebnis
pane-board = Karte
pane-aside = Markt
pane-ledgers = Konten
game-over = Die Partie ist zu Ende
wins = { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
wins-shared = { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
points = Punkte
points-of = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
chart-heading = Punkte über die Runden
chart-everyone = Alle
chart-note = Punkte, wenn die Partie nach dieser Runde geendet hätte.
chart-figures = Die Zahlen als Tabelle
chart-round = Runde
rematch = Revanche
look-through = Partie durchsehen
another-game = Andere Partie
why-history = Du siehst eine frühere Stellung; kehre zum Spielen in die Gegenwart zurück.
why-confirm = Der Zug ist fertig: Bestätige ihn oder nimm einen Schritt zurück.
why-not-your-turn = Du bist nicht am Zug.
why-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
why-first = Das ist der Anfang der Partie.
why-latest = Das ist die letzte Stellung.
rule-of = Regel: { $rule }
trouble-not-kept = Der Browser hat keinen Platz: Diese Partie geht beim Schließen der Seite verloren. Sichere es als Datei.
trouble-overtaken = Die Partie ging in einem anderen Tab weiter; dieser ist gefolgt.
trouble-bot = Ein Bot hat nicht geantwortet.
ask-again = Erneut fragen
