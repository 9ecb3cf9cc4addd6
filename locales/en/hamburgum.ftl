# The words of Hamburgum.

## Names of things

pounds = £{ NUMBER($pounds) }
prestige = { NUMBER($prestige) } prestige
space =
    { $space ->
        [sugar] Sugar
        [church] Church
        [trade] Trade
        [cloth] Cloth
        [guildhall] Guildhall
        [beer] Beer
       *[dockyard] Dockyard
    }
good =
    { $good ->
        [beer] Beer
        [sugar] Sugar
       *[cloth] Cloth
    }
goods =
    { $good ->
        [beer] { NUMBER($n) } beer
        [sugar] { NUMBER($n) } sugar
       *[cloth] { NUMBER($n) } cloth
    }
goods-object = { goods }
material =
    { $material ->
        [wood] Wood
        [brick] Brick
       *[bell] Bell
    }
materials =
    { $material ->
        [wood] { NUMBER($n) } wood
        [brick] { $n ->
            [one] { $n } brick
           *[other] { $n } bricks
        }
       *[bell] { $n ->
            [one] { $n } bell
           *[other] { $n } bells
        }
    }
materials-object = { materials }
ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
more-ships = +{ ships }
kind =
    { $kind ->
        [brewer] Brewer
        [sugar_refiner] Sugar refiner
        [cloth_maker] Cloth maker
        [merchant] Merchant
        [captain] Captain
       *[official] Official
    }
kind-object =
    { $kind ->
        [brewer] a brewer
        [sugar_refiner] a sugar refiner
        [cloth_maker] a cloth maker
        [merchant] a merchant
       *[captain] a captain
    }
official =
    { $official ->
        [councilman] Councilman
        [vicar] Vicar
        [lord_mayor] Lord mayor
        [canon] Canon
        [guildmaster] Guildmaster
        [harbour_master] Harbour master
        [deacon] Deacon
        [sexton] Sexton
        [master_builder] Master builder
       *[civil_servant] Civil servant
    }
official-object =
    { $official ->
        [councilman] a councilman
        [vicar] a vicar
        [lord_mayor] the lord mayor
        [canon] the canon
        [guildmaster] the guildmaster
        [harbour_master] the harbour master
        [deacon] the deacon
        [sexton] the sexton
        [master_builder] the master builder
       *[civil_servant] the civil servant
    }
tile =
    { $tile ->
        [five] Five
        [donations] Donations
        [ships] Ships
        [building] Buildings
       *[citizens] Citizens
    }
tile-object =
    { $tile ->
        [five] the five
        [donations] the donations tile
        [ships] the ships tile
        [building] the buildings tile
       *[citizens] the citizens tile
    }
church-part =
    { $part ->
        [1] Footing
        [2] Nave
        [3] Roof
        [4] Tower
       *[other] Spire
    }
site-at = { $building }, { $parish }
tile-at = { $tile }, { $church }

## What things do

kind-help =
    { $kind ->
        [brewer] Brews 1 more beer; beer falls by £10.
        [sugar_refiner] Makes 1 more sugar; sugar falls by £10.
        [cloth_maker] Makes 1 more cloth; cloth falls by £10.
        [merchant] £100 at once.
        [captain] A Flying Dutchman and one of your ships sail in.
       *[official] An official of the stack helps you at once.
    }
official-help =
    { $official ->
        [councilman] £10 for each citizen of all players
        [vicar] £10 for each donation of all players
        [lord_mayor] £60 for each completed church
        [canon] 1 donation to any church for 1 brick
        [guildmaster] £30 for each of your goods
        [harbour_master] £40 for each of your ships
        [deacon] £30 for each of your tiles
        [sexton] £50 for each church you have given to
        [master_builder] £20 for each of your citizens
       *[civil_servant] £40 for each parish with one of your citizens
    }
tile-help =
    { $tile ->
        [five] 5 prestige
        [donations] 1 prestige for each of your tiles
        [ships] 2 prestige for each of your ships in the harbour
        [building] { NUMBER($value) } prestige for each of your buildings of this kind: { $kind }
        [cathedral] 1 prestige for each of your citizens in the city
       *[citizens] { NUMBER($value) } prestige for each of your citizens in the parish
    }

## What a space of the rondel would bring

outlook-produce = +{ $goods }
outlook-sell = Sell up to { NUMBER($n) } for { pounds }
outlook-buy = Buy up to { NUMBER($n) }
outlook-ships = Up to { ships }
outlook-give =
    { $n ->
        [one] You can give to { $n } church
       *[other] You can give to { $n } churches
    }
outlook-score = Tiles worth { prestige }
outlook-build =
    { $n ->
        [one] Up to { $n } building
       *[other] Up to { $n } buildings
    }
outlook-nothing = Nothing to do here now

## What has to be decided

ask-rondel-first = Choose a space of the rondel; the first move is free
ask-rondel = Choose where to move on the rondel
ask-trade = Sell goods or buy materials, or end your turn
ask-dockyard = Choose how many ships to build, or end your turn
ask-church = Give to a church, score your tiles, or end your turn
ask-church-same = Give again to { $church }, score your tiles, or end your turn
ask-church-score = Score tiles, or end your turn
ask-church-must = Two unscored tiles of one type: score one of them
ask-guildhall = Build on a lit site, or end your turn
ask-guildhall-none = Nothing can be built now: end your turn
ask-official = Choose the official who moves in
ask-canon = The canon: make one donation for 1 brick, or decline
ask-over = The sixth church stands: the game is over

## Buttons

do-sell = Sell for { pounds }
do-buy = Buy for { pounds }
do-ships = Build { ships }
do-skip = Decline the donation
do-end = End turn

## What was done

for-prestige =
    { $prestige ->
        [0] { "" }
       *[other] { " " }for { prestige }
    }
moved = { $who } moves to { $space }{ for-prestige }
produced = { $who } moves to { $space }{ for-prestige } and produces { $goods }
sold = { $who } sells { $goods } for { pounds }
bought = { $who } buys { $materials } for { pounds }
launched =
    { $who } builds { ships }{ $shifts ->
        [0] { "" }
        [one] ; the harbour moves on by a basin
       *[other] ; the harbour moves on by { $shifts } basins
    }
donated = { $who } gives to { $church } and takes { $tile }
completed = { $who } completes { $church }, takes { $tile } and gains { prestige }
scored = { $who } scores { $tile } of { $church } for { prestige }
built-producer =
    { $who } builds { $building } in { $parish }: { $good ->
        [beer] beer
        [sugar] sugar
       *[cloth] cloth
    } falls to { pounds }
built-paid = { $who } builds { $building } in { $parish } and receives { pounds }
built-captain =
    { $who } builds { $building } in { $parish }{ $arrives ->
        [both] : a Flying Dutchman and a ship sail in
        [dutchman] : a Flying Dutchman sails in
        [ship] : a ship sails in
       *[none] { "" }
    }
built = { $who } builds { $building } in { $parish }
canon-donated = { $who } gives to { $church } through the canon and takes { $tile }
canon-completed = { $who } completes { $church } through the canon, takes { $tile } and gains { prestige }
declined = { $who } declines the canon’s donation
ended = { $who } ends the turn
ended-turned-up = { $who } ends the turn; the next official is turned up: { $official }
and-over = { $told }. All six churches stand: the game is over

## The steps of a turn, in short

chip-moved =
    Move to { $space }{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestige)
    }
chip-produced =
    Produce { $goods }{ $prestige ->
        [0] { "" }
       *[other] { " " }(−{ $prestige } prestige)
    }
chip-sold = Sell { $goods } for { pounds }
chip-bought = Buy { $materials } for { pounds }
chip-donated = Give to { $church }: { $tile }
chip-scored = Score { $tile }, { $church } (+{ NUMBER($prestige) })
chip-built = Build: { $site }

## Headings

heading-rondel = Rondel
heading-prices = Prices
heading-depot = Depot
heading-officials = Officials
heading-harbour = Harbour
heading-basin = Basin { NUMBER($basin) }
heading-city = City
heading-tiles = Donation tiles
heading-prestige = Prestige
heading-ships = Ships
heading-citizens = Citizens
church-builder = Church builder
flying-dutchman = Flying Dutchman
tile-scored = Scored
tile-unscored = Not scored
church-donations =
    { $n ->
        [0] no donation yet
        [one] { $n } donation
       *[other] { $n } donations
    }
church-complete = complete, built by { $who }

## Final scoring

final-played = Prestige in play
final-tiles = Tiles not yet scored
final-stock = Stock sold at £50 each
final-money = Money, £100 a point
final-purse = Money and stock
final-total = Prestige in all
final-tiebreak = Money left over
