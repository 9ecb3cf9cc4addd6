# The drawn table of Hamburgum.

anno = anno 1650
free-move = free
move-cost = −{ $prestige }
space-label = { $space } { $cost }: { $outlook }
site-free = { $site }, free
site-of = { $site }, { $who }
steps-now = Next: { $part } for { $cost }
worth-now = { $prestige } now
brings-price = { $good } → { $price }
brings-money = +{ $money }
opens =
    { $n ->
        [0] { "" }
        [one] opens { $n } site
       *[other] opens { $n } sites
    }
all = All
why-no-goods = You have no goods to sell.
why-none-chosen = None has been chosen yet.
ship-takes = Basin { $basin }, { $room } a ship
loaded = Basin { $basin }: { $goods }
quay = Quay: { $goods }
next-costs =
    { $n ->
        [one] { $n } costs { $money }
       *[other] { $n } cost { $money }
    }
depot-key = Number above, price below
depot-dear = Struck out: too dear now
too-dear = too dear now
official-top = { $official } on top
official-pays = would pay { $money } now
official-left = { $n } in the stack
official-stack = The stack from the top: { $officials }
official-times = { NUMBER($n) } × { $official }
official-hidden = Face down until the turn ends
official-none = All seven are in office.
must-score = must be scored
zoom-in = Larger
zoom-out = Smaller
zoom-whole = The whole map
part-by = { $part } { $who }
free-berths =
    { $n ->
        [0] full
        [one] { $n } berth free
       *[other] { $n } berths free
    }
own-tiles = Your tiles
final-heading = Final scoring
stock-sold = { $n } for { $money }
