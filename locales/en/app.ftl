# Home, buttons and settings.

name = Kontor
motto = A table for two games
undo = Undo
start-over = Start over
confirm-turn = Confirm turn
cancel = Cancel
close = Close
settings = Settings
language = Language
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
pace = Others’ moves
pace-slow = Slow
pace-steady = Steady
pace-brisk = Brisk
pace-instant = At once
confirm-setting = Confirm each turn
motion-setting = Moving pieces
play-now = Play now
set-up = Set up
players-range = { $from } to { $to } players
hamburgum = Hamburgum
hamburgum-blurb = Merchants build churches and a city on the Elbe.
hansa = Hansa
hansa-blurb = One ship, nine cities, and goods for whoever comes in time.
continue-games = Continue
no-games = No game on this device yet.
# Always more than six.
show-games = Show all { NUMBER($n) } games
forget-game = Remove this game
forget-surely = Remove for good
open-record = Open a record
open-record-hint = Choose a record file, or drop it anywhere on the page.
choose-file = Choose a file
record-none = This is no record of a game, or one of a format that this program does not know.
record-header = The head of this record is wrong at line { $line }.
record-turn = The turn at line { $line } of this record cannot be played.
record-sum = This record was cut or changed after it was written (line { $line }).
file-refused = This file is too long or no text.
link-refused = This link holds no game that can be opened.
lost = There is nothing here.
lost-game = This game is not on this device.
home = Home

# Setting up.

players = Players
seat-of = { $colour }: who plays
name-of = { $colour }: name
person = Person
level-random = Bot, random
level-easy = Bot, easy
level-medium = Bot, medium
level-hard = Bot, hard
level-expert = Bot, expert
board = Board
own-board = Own board file …
own-board-named = { $name } (own file)
own-board-faults = This board has faults:
line = Line { $line }:
own-board-other-game = This board is of the other game.
variant = Officials
officials-numbered = Numbered
officials-free = Free choice (Variant I)
officials-shuffled = Shuffled (Variant II)
officials-help =
    { $officials ->
        [free] The advanced officials: whoever builds one picks any that is left.
        [shuffled] The advanced officials, shuffled: only the top one can be built.
       *[numbered] The officials come in a fixed order. Good for a first game.
    }
handing-setting = Pause to pass the device
start-game = Start
set-up-refused = The game cannot be set up like this:
you = You

# Kinds of actions.

verb-sell = Sell
verb-buy = Buy
verb-place = Place
verb-booths = Booths
verb-sail = Sail
verb-discard = Give up

# At the table.

round =
    { $number ->
        [0] Before round 1
       *[other] Round { $number }
    }
log = Log
since = Since your last turn
nothing-yet = Nothing has happened yet.
notation = Notation
hint = Hint
hint-thinking = Thinking about a hint …
hint-points = { NUMBER($points, minimumFractionDigits: 1) } points expected
hint-lead = The adviser goes by the chance to win and would play the first. The points are those expected at the end.
thinking = { $name } is thinking …
skip-showing = Skip
your-turn = { $name }: your turn
confirm-ask = The turn is complete. Confirm it?
final-mark = cannot be undone
steps = Steps of this turn
decision = Decision
type-action = Type an action
play-it = Play
no-action = This is no action of the game.
fewer = One fewer: { $what }
more = One more: { $what }
pass-device = Hand the device to { $name }
i-am-here = I am { $name }
history = History
history-at = Move { $at } of { $all }
step-back = One step back
step-forth = One step forward
to-present = Return to the present
play-on = Play on from here
looking-back = You are looking at an earlier position.
share = Share
save-record = Save as a file
copy-record = Copy the game as text
copy-link = Copy a link to the game
copy-position-text = Copy this position as text
copy-position = Copy a link to this position
copied = Copied.
copy-refused = The browser did not allow copying. Take the text from here:
the-table = The table
pane-ending = Result
pane-board = Map
pane-aside = Market
pane-ledgers = Ledgers
game-over = The game is over
wins = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wins-shared = { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
points = Points
points-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-heading = Points over the rounds
chart-everyone = Everyone
chart-note = Points if the game had ended after each round.
chart-figures = The figures as a table
chart-round = Round
rematch = Rematch
look-through = Look through the game
another-game = Another game
why-history = You are looking at an earlier position; return to the present to play.
why-confirm = The turn is complete: confirm it or take a step back.
why-not-your-turn = It is not your turn.
why-over = The game is over: nothing is left to decide.
why-first = This is the beginning of the game.
why-latest = This is the latest position.
rule-of = Rule: { $rule }
trouble-not-kept = The browser has no room: this game will be lost when the page is closed. Save it as a file.
trouble-overtaken = The game went on in another tab; this one has followed.
trouble-bot = A bot gave no answer.
ask-again = Ask again
