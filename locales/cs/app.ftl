# Home, buttons and settings.

name = Kontor
motto = Stůl pro dvě hry
undo = Zpět
start-over = Znovu
confirm-turn = Potvrdit tah
cancel = Zrušit
close = Zavřít
settings = Nastavení
language = Jazyk
theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
pace = Tahy ostatních
pace-slow = Pomalu
pace-steady = Středně
pace-brisk = Rychle
pace-instant = Ihned
confirm-setting = Potvrzovat každý tah
motion-setting = Pohyb figur
play-now = Hrát hned
set-up = Připravit
players-range = Počet hráčů: { $from } až { $to }
hamburgum = Hamburgum
hamburgum-blurb = Kupci stavějí kostely a město na Labi.
hansa = Hansa
hansa-blurb = Jedna loď, devět měst a zboží pro toho, kdo dopluje včas.
continue-games = Pokračovat
no-games = Na tomto zařízení zatím není žádná hra.
# Always more than six.
show-games = Zobrazit všech { $n } her
forget-game = Odstranit tuto hru
forget-surely = Odstranit natrvalo
open-record = Otevřít záznam
open-record-hint = Vyber soubor se záznamem, nebo jej přetáhni kamkoli na stránku.
choose-file = Vybrat soubor
record-none = Toto není záznam partie, nebo je ve formátu, který tento program nezná.
record-header = Hlavička tohoto záznamu je chybná na řádku { $line }.
record-turn = Tah na řádku { $line } tohoto záznamu nelze zahrát.
record-sum = Tento záznam byl po zapsání zkrácen nebo změněn (řádek { $line }).
file-refused = Tento soubor je příliš dlouhý nebo to není text.
link-refused = Tento odkaz neobsahuje hru, kterou by šlo otevřít.
lost = Tady nic není.
lost-game = Tato hra není na tomto zařízení.
home = Domů

# Setting up.

players = Hráči
seat-of = { $colour }: kdo hraje
name-of = { $colour }: jméno
person = Člověk
level-random = Bot, náhodný
level-easy = Bot, snadný
level-medium = Bot, střední
level-hard = Bot, těžký
level-expert = Bot, mistr
board = Herní plán
own-board = Vlastní herní plán…
own-board-named = { $name } (vlastní soubor)
own-board-faults = Tento herní plán má chyby:
line = Řádek { $line }:
own-board-other-game = Tento herní plán patří ke druhé hře.
variant = Úředníci
officials-numbered = Číslovaní
officials-free = Volný výběr (varianta I)
officials-shuffled = Zamíchaní (varianta II)
officials-help =
    { $officials ->
        [free] Pokročilí úředníci: kdo staví, vybere kteréhokoli, který zbývá.
        [shuffled] Pokročilí úředníci, zamíchaní: postavit lze jen toho na vrchu.
       *[numbered] Úředníci přicházejí v pevném pořadí. Vhodné pro první hru.
    }
handing-setting = Přestávka při předávání zařízení
start-game = Začít
set-up-refused = Takto hru připravit nelze:
you = Ty

# Kinds of actions.

verb-sell = Prodat
verb-buy = Koupit
verb-place = Postavit
verb-booths = Stánky
verb-sail = Plout
verb-discard = Odložit

# At the table.

round =
    { $number ->
        [0] Před 1. kolem
       *[other] Kolo { $number }
    }
log = Deník
since = Od tvého posledního tahu
nothing-yet = Zatím se nic nestalo.
notation = Notace
hint = Rada
hint-thinking = Přemýšlím o radě…
hint-points = očekáváno { NUMBER($points, minimumFractionDigits: 1) } bodu
hint-lead = Rádce se řídí nadějí na výhru a zahrál by první možnost. Body jsou ty, které se čekají na konci.
thinking = { $name } přemýšlí…
skip-showing = Přeskočit
your-turn = { $name }: jsi na tahu
confirm-ask = Tah je hotov. Potvrdit?
final-mark = nelze vrátit
steps = Kroky tohoto tahu
decision = Rozhodnutí
type-action = Napsat akci
play-it = Zahrát
no-action = To není akce této hry.
fewer = O jedno méně: { $what }
more = O jedno více: { $what }
pass-device = Předej zařízení: { $name }
i-am-here = Jsem { $name }
history = Historie
history-at = Krok { $at } z { $all }
step-back = O krok zpět
step-forth = O krok vpřed
to-present = Zpět do přítomnosti
play-on = Hrát dál odsud
looking-back = Díváš se na dřívější pozici.
share = Sdílet
save-record = Uložit do souboru
copy-record = Kopírovat hru jako text
copy-link = Kopírovat odkaz na hru
copy-position-text = Kopírovat pozici jako text
copy-position = Kopírovat odkaz na pozici
copied = Zkopírováno.
copy-refused = Prohlížeč kopírování nepovolil. Text si můžeš vzít odtud:
the-table = Stůl
pane-ending = Výsledek
pane-board = Mapa
pane-aside = Trh
pane-ledgers = Účty
game-over = Hra skončila
wins = { $name } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
wins-shared = { $names } sdílejí vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
points = Body
points-of = { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-heading = Body v průběhu kol
chart-everyone = Všichni
chart-note = Body, kdyby hra skončila po daném kole.
chart-figures = Čísla v tabulce
chart-round = Kolo
rematch = Odveta
look-through = Projít partii
another-game = Jiná hra
why-history = Díváš se na dřívější pozici; chceš-li hrát, vrať se do přítomnosti.
why-confirm = Tah je hotov: potvrď jej, nebo se vrať o krok.
why-not-your-turn = Nejsi na tahu.
why-over = Hra skončila: není už co rozhodovat.
why-first = Toto je začátek hry.
why-latest = Toto je poslední pozice.
rule-of = Pravidlo: { $rule }
trouble-not-kept = Prohlížeč nemá místo: po zavření stránky se hra ztratí. Ulož ji do souboru.
trouble-overtaken = Hra pokračovala v jiné kartě; tato ji následovala.
trouble-bot = Bot neodpověděl.
ask-again = Zeptat se znovu
