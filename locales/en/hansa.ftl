# The words of Hansa.

## Names of things

colour =
    { $colour ->
        [orange] Orange
        [brown] Brown
        [yellow] Yellow
        [green] Green
        [red] Red
        [blue] Blue
       *[other] { $colour }
    }
barrels =
    { $colour ->
        [orange] { $n ->
            [one] { $n } barrel of orange
           *[other] { $n } barrels of orange
        }
        [brown] { $n ->
            [one] { $n } barrel of brown
           *[other] { $n } barrels of brown
        }
        [yellow] { $n ->
            [one] { $n } barrel of yellow
           *[other] { $n } barrels of yellow
        }
        [green] { $n ->
            [one] { $n } barrel of green
           *[other] { $n } barrels of green
        }
        [red] { $n ->
            [one] { $n } barrel of red
           *[other] { $n } barrels of red
        }
        [blue] { $n ->
            [one] { $n } barrel of blue
           *[other] { $n } barrels of blue
        }
       *[other] { $n ->
            [one] { $n } barrel ({ $colour })
           *[other] { $n } barrels ({ $colour })
        }
    }
talers =
    { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
booths =
    { $booths ->
        [one] { $booths } booth
       *[other] { $booths } booths
    }
markers =
    { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What has to be decided

ask-setup = Place two booths in a city where you have none
ask-refill = Refill the warehouses for 1 taler? What comes to light cannot be undone
ask-refill-forced = Every warehouse is empty: refill them for 1 taler. This cannot be undone
ask-action = Buy, put up booths or sell here, sail on, or end your turn
ask-acted = Your action here is done: sail on, or end your turn
ask-discard = You keep 3 markers: give up { NUMBER($n) } more
ask-over = The last round is over: the game is over

## Buttons

do-refill = Refill for 1 taler
do-skip = Do not refill
do-buy-free = Take { $marker }, free
do-buy-bank = Buy { $marker } for 1 taler
do-buy-host = Buy { $marker }; 1 taler goes to { $host }
do-booths = Give up { $marker } for { booths }
do-sell = Sell for { points }
do-end = End turn
do-discard = Give up { $marker }
end-loses =
    { $talers ->
        [0] { $markers ->
            [0] Nothing will be lost
           *[other] { markers } will be lost
        }
       *[other] { $markers ->
            [0] { talers } will be lost
           *[other] { talers } and { markers } will be lost
        }
    }

## What was done

placed = { $who } places { booths } in { $city }
refilled = { $who } refills the warehouses with { markers } for 1 taler
and-last-round = { $told }. The last pile is begun: this is the last round
skipped = { $who } does not refill the warehouses
bought-free = { $who } takes { $marker } in { $city }, free with the most booths
bought-bank = { $who } buys { $marker } in { $city } for 1 taler
bought-host = { $who } buys { $marker } in { $city }; the taler goes to { $host }
opened = { $who } gives up { $marker } for { booths } in { $city }
sold = { $who } sells { $goods } in { $city } for { points }
loses = { $who } loses { $goods }
and-losses = { $told }: { $losses }
no-losses = no one loses anything
sailed = { $who } sails to { $city } for 1 taler
ended =
    { $who } ends the turn{ $talers ->
        [0] { "" }
       *[other] { " " }and loses { talers }
    }
discarded = { $who } gives up { $marker }
and-over = { $told }. The game is over

## The steps of a turn, in short

chip-refill = Refill (−1 taler)
chip-bought =
    { $talers ->
        [0] Take
       *[other] Buy
    } { $marker }{ $talers ->
        [0] { "" }
       *[other] { " " }(−{ talers })
    }
chip-placed = Place { booths } in { $city }
chip-sold = Sell { $goods } (+{ points })
chip-sail = Sail to { $city } (−1 taler)

## Headings

heading-chart = Sea chart
heading-ship = Ship
heading-warehouses = Warehouses
heading-piles = Piles
heading-talers = Talers
heading-unsold = Unsold
heading-sold = Sold
heading-stock = Booths in stock
heading-plan = Turn so far
majority = Most booths: { $who }
majority-none = No majority: the taler goes to the bank
until-last-round =
    { $markers ->
        [0] Last round
       *[other] { markers } until the last round
    }

## Final scoring

final-unsold = Unsold markers
final-sold = Sold markers and their barrels
final-shared = Cities shared with others
final-alone = Cities held alone
final-total = Points in all
final-tiebreak = Booths on the board
