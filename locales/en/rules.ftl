# Why something cannot be done: one sentence for each rule that can refuse an action.

## Hamburgum

hamburgum-optional = First move your marker on the rondel: the move is compulsory, everything else follows it.
hamburgum-rondel = The space of the rondel you are on does not offer this; another space does, on a later turn.
hamburgum-rondel-zero = Each space beyond the third costs 1 prestige, and you do not have enough for this move.
hamburgum-trade-either = Goods are sold and materials bought only on Trade, and a turn has room for one sale or one purchase.
hamburgum-sell-quay = You can sell only goods that you own.
hamburgum-buy-depot = One purchase takes at most 10 materials, and you must be able to pay for them all.
hamburgum-buy-bell = No one ever owns two bells: give the one you have to a church before you buy another.
hamburgum-ship-cost = Each new ship costs 1 wood, and you do not have enough.
hamburgum-ship-limit = You have 5 ships in all; the next can be built only when one has come home from basin 1.
hamburgum-donate-one-church = All donations of a turn go to one church and come before the first scoring; only your own tiles can be scored.
hamburgum-donate-full = This church has had its five donations and is complete.
hamburgum-donate-tile = The first donation to a church takes the five; later ones take a tile that is still there.
hamburgum-donate-cost = You cannot pay for this donation: it takes 1 brick, from the second on also 1 wood, then £20 and £40, for the fifth a bell and £10 for each of your citizens.
hamburgum-score-where = Tiles are scored only on the church space and at the end of the game.
hamburgum-score-once = This tile has been scored; each counts only once.
hamburgum-score-duplicates = At most one tile of each type may stay unscored: score one of the two before you end the turn.
hamburgum-build-cost = A building needs a free site, 1 wood and 1 brick.
hamburgum-build-next-to = The site needs a line to one of your citizens or to a church you have given to; only church builders build anywhere.
hamburgum-build-one-official = Only one official can be built in a turn.
hamburgum-official-top = Only the official on top of the stack can be built.
hamburgum-variant-shuffled = Only the face-up official on top of the shuffled stack can be built.
hamburgum-variant-free = An official’s site, and no other, takes one of the officials who are still in the stack.
hamburgum-canon = Only a canon just built allows one donation for 1 brick; make it or decline it before you go on.
hamburgum-over = The game is over.

## Hansa

hansa-setup-booths = Before the first turn you place two booths in each of three cities, never where the ship starts; later, booths cost a marker.
hansa-refill = The warehouses are refilled or not at the start of a turn, before anything else, if a space is empty and a pile is left.
hansa-refill-forced = Every warehouse is empty: you must refill them first.
hansa-action-one = You have taken your one action in this city; sail on to take another.
hansa-sail = The ship sails only along an arrow, and every voyage costs 1 taler.
hansa-buy = You can buy only a marker that lies in a warehouse of the ship’s city.
hansa-buy-price = A marker costs 1 taler unless you alone have the most booths here; you have no taler left.
hansa-booths = Booths cost one of your unsold markers, and at least one booth must be left in your stock.
hansa-sell-booth = To sell, you need a booth of your own in this city.
hansa-sell-two = Sell at least two of your unsold markers of each colour.
hansa-keep = Markers are given up only at the end of a turn, until 3 are left, and nothing else is possible then.
hansa-over = The game is over.

## Any game

syntax = This is not an action in the notation of this game.
setup = The table does not allow this here.
