# The words on the drawn table of Hansa.

## Sailing

talers =
    { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
talers-left =
    { $left ->
        [0] no taler left
        [one] { $left } taler left
       *[other] { $left } talers left
    }
way = Sail to { $city }: { talers }, { talers-left }
way-by = Sail to { $city } by way of { $stops }: { talers }, { talers-left }
ship-here = The ship lies here
do-place = Two booths in { $city }

## The city where the ship lies

action-free = Action open in { $city }
action-done = Action taken in { $city }
choose-markers = Choose the markers to sell, or one to give up for booths
choose-one = Choose one marker to give up for booths
choose-all = Choose all that can be sold
sale-now = Points if the game ended now: { $before } → { $after }
nothing-held = No unsold markers

## The chart as text

reading = The board in words
read-offer = Warehouses: { $markers }
read-empty = Warehouses empty
read-booths = Booths: { $booths }
read-no-booths = No booths
read-routes = Arrows to { $cities }
read-count = { $who } { NUMBER($n) }
read-pile = Pile { NUMBER($n) }: { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
space-empty = Empty warehouse in { $city }
booths-of = { $who } in { $city }: { $booths ->
        [one] { $booths } booth
       *[other] { $booths } booths
    }
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
zoom-most = The chart is as large as it gets.
zoom-least = The whole chart is in sight already.
advised = Advice { NUMBER($rank) }

## Cards beside the chart

goods = Goods
points-now = Points if the game ended now
cities = Cities
final-scoring = Final scoring
