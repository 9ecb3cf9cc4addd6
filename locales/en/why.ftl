# Why something cannot be done right now, with the figures; where the rule’s own sentence says it all, that one is used.

## Hamburgum

other-space = Your marker is on { $space }, which does not offer this.
too-far = This move costs { NUMBER($cost) } prestige; you have { NUMBER($prestige) }.
no-units = Choose at least one unit first.
too-many-materials = One purchase takes at most 10 materials.
materials-too-dear = This costs £{ NUMBER($cost) }; you have £{ NUMBER($money) }.
no-wood-for-ships = Each ship costs 1 wood; you have { NUMBER($wood) }.
too-many-ships =
    { $n ->
        [0] All your 5 ships lie in the harbour.
       *[other] You have 5 ships in all and can build only { $n } more now.
    }
other-church = All donations of a turn go to the same church.
after-scoring = After the first scoring there are no more donations in this turn.
not-own-tile = Only your own tiles can be scored.
five-first = The first donation to a church takes the five.
tile-taken = This tile has been taken.
donation-too-dear = This donation costs { $cost }.
site-taken = This site is taken.
building-too-dear = A building costs 1 wood and 1 brick; you have { $held }.
name-official = Choose which official of the stack moves in here.
no-official-site = This site takes no official.
not-in-stack = No longer in the stack: { $official }.
canon-first = First make the canon’s donation, or decline it.
no-canon = There is no canon’s donation to decide.
no-brick-for-canon = The canon’s donation costs 1 brick, and you have none.

## Hansa

place-first = The game begins with booths: place two in one city.
place-later = The first booths stand; from now on booths cost a marker.
place-start = No first booth may stand in { $city }, where the ship starts.
place-twice = The first booths go to different cities, and you already have some in { $city }.
refill-first = First decide whether to refill the warehouses.
refill-later = Warehouses are refilled only at the start of a turn, if a space is empty and a pile is left.
no-arrow = No arrow leads from { $from } to { $to }; from there the ship can sail to { $open }.
no-taler-to-sail = A voyage costs 1 taler, and you have none left.
not-on-offer = This marker is not on offer in { $city }.
no-marker = You do not have this marker.
no-booth-in-stock = All your 15 booths stand on the board.
no-booth-here = To sell, you need a booth of your own in { $city }.
single-marker = A single marker of a colour cannot be sold: at least two of each.
discard-first = The turn is ending: { $n ->
        [one] give up { $n } more marker.
       *[other] give up { $n } more markers.
    }
discard-later = Markers are given up only at the end of a turn, from the fourth unsold one on.
