//! Positions in the form of the engine protocol: shown, and set up again from what is shown.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use table::{Fields, Refusal, Seat};

use crate::Hamburgum;
use crate::board::{Board, Church, Kind, SiteSet};
use crate::dockyard::FLEET;
use crate::nouns::{Good, Official, Officials, Phase, Space, Tile};
use crate::state::{
    BLUE_POOL, Berth, Ledger, MOST_GOODS, MOST_PLAYERS, NUMBERED, State, citizens_in_order, first, open_stack,
    pool_bit, tiles_in_order,
};

const MOST_MONEY: u64 = 99_990;
const MOST_PRESTIGE: u64 = 9_999;
const MOST_MATERIALS: u64 = 999;
const MOST_ROUNDS: u64 = 1_000_000;

/// The state as everyone may see it.
pub(crate) fn view(game: &Hamburgum, state: &State) -> Value {
    let board = &*game.board;
    let players: Vec<Value> = Seat::all(game.players).map(|seat| view_ledger(board, state, seat)).collect();
    let prices: Map<String, Value> =
        Good::ALL.iter().map(|&good| (good.word().to_owned(), state.price(good).into())).collect();
    let churches: Map<String, Value> = Church::all()
        .map(|church| {
            let nave = &state.naves[church.index()];
            let donors: Vec<u8> = nave.donors[..usize::from(nave.given)].iter().map(|seat| seat.0).collect();
            let tiles: Vec<&str> =
                Tile::ALL.into_iter().filter(|&tile| nave.tray >> tile as u8 & 1 == 1).map(Tile::word).collect();
            (board.churches[church.index()].id.clone(), json!({"donors": donors, "tiles": tiles}))
        })
        .collect();
    let church_id = |church: Church| board.churches[church.index()].id.as_str();
    let completed: Vec<&str> =
        state.completed[..usize::from(state.churches_built)].iter().map(|&church| church_id(church)).collect();
    json!({
        "game": "hamburgum",
        "board": board.id,
        "officials": game.officials.word(),
        "phase": state.phase.word(),
        "turn": state.turn.0,
        "round": state.round,
        "players": players,
        "prices": prices,
        "harbour": {"3": basin(state, 2), "2": basin(state, 1), "1": basin(state, 0)},
        "churches": churches,
        "completed": completed,
        "stack": stack_words(game, state),
        "dutchmen": state.dutchmen,
        "church": state.church.map(church_id),
        "scoring": state.scoring,
        "official_built": state.official_built,
    })
}

fn view_ledger(board: &Board, state: &State, seat: Seat) -> Value {
    let ledger = state.ledger(seat);
    let citizens: Vec<&str> =
        citizens_in_order(state, seat).iter().map(|site| board.sites[site.index()].id.as_str()).collect();
    let tiles: Vec<Value> = tiles_in_order(state, seat)
        .into_iter()
        .map(|(church, tile)| {
            let scored = ledger.scored.contains(church, tile);
            json!({"church": board.churches[church].id, "tile": tile.word(), "scored": scored})
        })
        .collect();
    json!({
        "prestige": ledger.prestige,
        "money": ledger.money,
        "beer": ledger.goods[0],
        "sugar": ledger.goods[1],
        "cloth": ledger.goods[2],
        "wood": ledger.wood,
        "brick": ledger.brick,
        "bell": u8::from(ledger.bell),
        "rondel": ledger.rondel.map(Space::word),
        "citizens": citizens,
        "builder": ledger.builder,
        "tiles": tiles,
    })
}

fn basin(state: &State, basin: usize) -> Vec<Value> {
    state.harbour[basin][..usize::from(state.moored[basin])]
        .iter()
        .map(|berth| match berth {
            Berth::Ship(seat) => Value::from(seat.0),
            Berth::Dutchman | Berth::Free => Value::from("dutchman"),
        })
        .collect()
}

/// The stack, top first. In Variant II only what has been turned up is shown. Rule `variant-shuffled`.
fn stack_words(game: &Hamburgum, state: &State) -> Vec<&'static str> {
    game.officials_left(state).into_iter().map(|official| official.map_or(HIDDEN, Official::word)).collect()
}

const HIDDEN: &str = "hidden";

const FIELDS: &[&str] = &[
    "game",
    "board",
    "officials",
    "phase",
    "turn",
    "round",
    "players",
    "prices",
    "harbour",
    "churches",
    "completed",
    "stack",
    "dutchmen",
    "church",
    "scoring",
    "official_built",
];

const LEDGER_FIELDS: &[&str] =
    &["prestige", "money", "beer", "sugar", "cloth", "wood", "brick", "bell", "rondel", "citizens", "builder", "tiles"];

/// The state that a view shows, with the hidden part blank; what cannot be is refused.
pub(crate) fn place(view: &Value, board_file: Option<&str>) -> Result<(Hamburgum, State), Refusal> {
    let fields = Fields::of(view, "", FIELDS)?;
    if fields.text("game")? != "hamburgum" {
        return Err(fields.wrong("game", "must be hamburgum"));
    }
    let own = board_file.and_then(|text| Board::read(text).ok()).map(Arc::new);
    let board = fields.name("board", |name| match &own {
        Some(own) if own.id == name => Some(own.clone()),
        _ => Board::named(name),
    })?;
    let officials = fields.name("officials", Officials::from_word)?;
    let ledgers = fields.list("players", MOST_PLAYERS)?;
    if ledgers.len() < 2 {
        return Err(fields.wrong("players", "must be 2 to 5"));
    }
    let players = ledgers.len();
    let game = Hamburgum { board, players, officials };

    let (stack, pool) = open_stack(officials);
    let mut state = first(players, stack, pool);
    state.phase = fields.name("phase", Phase::from_word)?;
    state.turn = Seat(fields.number("turn", players as u64 - 1)? as u8);
    state.round = fields.number("round", MOST_ROUNDS)? as u32;
    if state.round == 0 {
        return Err(fields.wrong("round", "counts from 1"));
    }
    state.scoring = fields.flag("scoring")?;
    state.official_built = fields.flag("official_built")?;
    if !fields.any("church").is_null() {
        state.church = Some(fields.name("church", |id| game.board.church(id))?);
    }
    for (seat, ledger) in Seat::all(players).zip(ledgers) {
        place_ledger(&game, &mut state, seat, ledger)?;
    }
    place_prices(&game, &mut state, &fields)?;
    place_harbour(&game, &mut state, &fields)?;
    place_churches(&game, &mut state, &fields)?;
    place_stack(&game, &mut state, &fields)?;
    for seat in Seat::all(players) {
        set_reach(&game, &mut state.ledgers[seat.index()]);
    }
    check_phase(&game, &state, &fields)?;
    Ok((game, state))
}

fn place_ledger(game: &Hamburgum, state: &mut State, seat: Seat, value: &Value) -> Result<(), Refusal> {
    let fields = Fields::of(value, &format!("player {seat}"), LEDGER_FIELDS)?;
    let mut ledger = Ledger {
        prestige: fields.number("prestige", MOST_PRESTIGE)? as u16,
        money: fields.number("money", MOST_MONEY)? as u32,
        wood: fields.number("wood", MOST_MATERIALS)? as u16,
        brick: fields.number("brick", MOST_MATERIALS)? as u16,
        bell: fields.number("bell", 1)? == 1,
        builder: fields.flag("builder")?,
        ..Ledger::default()
    };
    if !ledger.money.is_multiple_of(10) {
        return Err(fields.wrong("money", "must be a multiple of 10"));
    }
    for good in Good::ALL {
        ledger.goods[good as usize] = fields.number(good.word(), MOST_GOODS.into())? as u8;
    }
    if !fields.any("rondel").is_null() {
        ledger.rondel = Some(fields.name("rondel", Space::from_word)?);
    }
    let citizens = fields.names("citizens", 28, |id| game.board.site(id))?;
    for (rank, site) in citizens.into_iter().enumerate() {
        if state.taken.contains(site) {
            let id = &game.board.sites[site.index()].id;
            return Err(fields.wrong("citizens", &format!("the site {id} has two citizens")));
        }
        state.taken = state.taken.with(site);
        ledger.citizens = ledger.citizens.with(site);
        state.citizen_rank[site.index()] = rank as u8;
    }
    for (rank, tile) in fields.list("tiles", 30)?.iter().enumerate() {
        let tile = Fields::of(tile, &format!("a tile of player {seat}"), &["church", "tile", "scored"])?;
        let church = tile.name("church", |id| game.board.church(id))?;
        let kind = tile.name("tile", Tile::from_word)?;
        let nave = &mut state.naves[church.index()];
        if nave.tray >> kind as u8 & 1 == 0 {
            return Err(tile.wrong("tile", "this tile is there twice"));
        }
        nave.tray &= !(1 << kind as u8);
        ledger.tiles.insert(church.index(), kind);
        if tile.flag("scored")? {
            ledger.scored.insert(church.index(), kind);
        }
        state.tile_rank[church.index() * 5 + kind as usize] = rank as u8;
    }
    state.ledgers[seat.index()] = ledger;
    Ok(())
}

/// Prices follow from the producers. Rule `price-drop`.
fn place_prices(game: &Hamburgum, state: &mut State, fields: &Fields) -> Result<(), Refusal> {
    let prices = Fields::of(fields.any("prices"), "the prices", &Good::ALL.map(Good::word))?;
    for good in Good::ALL {
        let kind = crate::state::producer(good);
        state.producers[good as usize] = (state.taken & game.board.kinds[kind.index()]).len() as u8;
        let price = state.price(good);
        if prices.number(good.word(), 100)? != u64::from(price) {
            return Err(
                prices.wrong(good.word(), &format!("must be {price}: 100 and 10 less for each {}", kind.name()))
            );
        }
    }
    Ok(())
}

/// Three basins with a berth for each player, five ships a player, three Dutchmen. Rules `basin`, `ship-limit`, `captain`.
fn place_harbour(game: &Hamburgum, state: &mut State, fields: &Fields) -> Result<(), Refusal> {
    let basins = Fields::of(fields.any("harbour"), "the harbour", &["3", "2", "1"])?;
    state.harbour = Default::default();
    let mut dutchmen = 0;
    for (index, key) in ["1", "2", "3"].into_iter().enumerate() {
        let ships = basins.list(key, game.players)?;
        for (berth, ship) in ships.iter().enumerate() {
            let ship = match (ship.as_u64(), ship.as_str()) {
                (Some(seat), _) if seat < game.players as u64 => Berth::Ship(Seat(seat as u8)),
                (None, Some("dutchman")) => Berth::Dutchman,
                _ => return Err(basins.wrong(key, "holds seats and `dutchman`")),
            };
            match ship {
                Berth::Ship(seat) => state.ledgers[seat.index()].ships[index] += 1,
                Berth::Dutchman | Berth::Free => dutchmen += 1,
            }
            state.harbour[index][berth] = ship;
        }
        state.moored[index] = ships.len() as u8;
    }
    if let Some(seat) = Seat::all(game.players).find(|seat| state.ledger(*seat).fleet() > FLEET) {
        return Err(fields.wrong("harbour", &format!("player {seat} has more than five ships")));
    }
    let captains = (state.taken & game.board.kinds[Kind::Captain.index()]).len() as u64;
    if fields.number("dutchmen", 3)? != 3 - captains {
        return Err(fields.wrong("dutchmen", "in the box must be 3 less one for each captain"));
    }
    if dutchmen > captains {
        return Err(fields.wrong("harbour", "holds more Dutchmen than there are captains"));
    }
    state.dutchmen = 3 - captains as u8;
    Ok(())
}

/// Every tile is in one place, every donor holds a tile for each donation, and the churches could have grown in an order
/// in which everyone took his tiles as they stand. Rules `donate-tile`, `church-built`.
fn place_churches(game: &Hamburgum, state: &mut State, fields: &Fields) -> Result<(), Refusal> {
    let ids: Vec<&str> = game.board.churches.iter().map(|plan| plan.id.as_str()).collect();
    let churches = Fields::of(fields.any("churches"), "the churches", &ids)?;
    let mut builders = [false; MOST_PLAYERS];
    for (church, id) in Church::all().zip(&ids) {
        let entry = Fields::of(churches.any(id), id, &["donors", "tiles"])?;
        let tiles = entry.names("tiles", 5, Tile::from_word)?;
        let tray = tiles.iter().fold(0, |tray, &tile| tray | 1 << tile as u8);
        let nave = &mut state.naves[church.index()];
        if nave.tray != tray || tiles.len() != tray.count_ones() as usize {
            return Err(entry.wrong("tiles", "each tile must be in the tray or with a player, once"));
        }
        let donors = entry.list("donors", 5)?;
        nave.given = donors.len() as u8;
        for (at, donor) in donors.iter().enumerate() {
            let Some(seat) = donor.as_u64().filter(|seat| *seat < game.players as u64) else {
                return Err(entry.wrong("donors", "must be seats"));
            };
            nave.donors[at] = Seat(seat as u8);
        }
        for seat in Seat::all(game.players) {
            let gave = nave.donors[..donors.len()].iter().filter(|donor| **donor == seat).count();
            if gave != state.ledgers[seat.index()].tiles.of_church(church.index()).len() as usize {
                return Err(entry.wrong("donors", &format!("player {seat} must hold a tile for each donation")));
            }
        }
        if nave.given == 5 {
            builders[nave.donors[4].index()] = true;
        }
    }
    check_growth(game, state)?;

    let completed = fields.names("completed", 6, |id| game.board.church(id))?;
    let full = Church::all().filter(|church| state.naves[church.index()].given == 5).count();
    for (at, &church) in completed.iter().enumerate() {
        if state.naves[church.index()].given < 5 || completed[..at].contains(&church) {
            return Err(fields.wrong("completed", "lists each church with five donations once"));
        }
        state.completed[at] = church;
    }
    if completed.len() != full {
        return Err(fields.wrong("completed", "lists each church with five donations once"));
    }
    state.churches_built = full as u8;
    if let Some(seat) = Seat::all(game.players).find(|seat| builders[seat.index()] != state.ledger(*seat).builder) {
        return Err(Refusal::setup(format!("player {seat} is a church builder if he gave a fifth donation, else not")));
    }
    Ok(())
}

/// Plays the donations again: a church takes its next one from the donor whose turn it is there, if that player's next
/// tile is of this church. No donation stands in the way of another, so any order that works finds them all.
fn check_growth(game: &Hamburgum, state: &State) -> Result<(), Refusal> {
    let tiles: Vec<_> = Seat::all(game.players).map(|seat| tiles_in_order(state, seat)).collect();
    let mut taken = [0; MOST_PLAYERS];
    let mut given = [0; 6];
    loop {
        let next = (0..6).find_map(|church| {
            let nave = &state.naves[church];
            let seat = *nave.donors[..usize::from(nave.given)].get(given[church])?;
            let (of, tile) = *tiles[seat.index()].get(taken[seat.index()])?;
            let fits = of == church && (tile == Tile::Five) == (given[church] == 0);
            fits.then_some((church, seat))
        });
        let Some((church, seat)) = next else {
            break;
        };
        given[church] += 1;
        taken[seat.index()] += 1;
    }
    match (0..6).find(|&church| given[church] < usize::from(state.naves[church].given)) {
        None => Ok(()),
        Some(church) => Err(Refusal::setup(format!(
            "the donations to {} cannot have been made in this order: the first takes `five`, and everyone's tiles stand \
             in the order in which they came",
            game.board.churches[church].id
        ))),
    }
}

/// The stack holds one official less for each official site with a citizen. Rules `setup-officials`, `variant-shuffled`.
fn place_stack(game: &Hamburgum, state: &mut State, fields: &Fields) -> Result<(), Refusal> {
    let built = (state.taken & game.board.kinds[Kind::Official.index()]).len();
    let words = fields.names("stack", 7, |word| match word {
        HIDDEN => Some(None),
        _ => Official::from_word(word).map(Some),
    })?;
    if words.len() != 7 - built {
        return Err(fields.wrong("stack", "must hold 7 less one for each official that was built"));
    }
    if state.official_built && built == 0 {
        return Err(fields.wrong("official_built", "no official has been built"));
    }
    state.officials_built = built as u8;
    state.stack[..built].fill(None);
    match game.officials {
        Officials::Numbered => {
            if words.iter().zip(&NUMBERED[built..]).any(|(word, official)| *word != Some(*official)) {
                return Err(fields.wrong("stack", "must be what is left of the numbered officials, top first"));
            }
        }
        Officials::Free => {
            state.pool = 0;
            for word in &words {
                let bit = word.map_or(0, pool_bit) & BLUE_POOL & !state.pool;
                if bit == 0 {
                    return Err(fields.wrong("stack", "must be blue officials, each once"));
                }
                state.pool |= bit;
            }
        }
        Officials::Shuffled => {
            let top = words.first().copied().flatten();
            let shown = top.map_or(0, pool_bit);
            if words.iter().skip(1).any(Option::is_some) || (shown != 0 && shown & BLUE_POOL == 0) {
                return Err(fields.wrong("stack", "must be a blue official, then `hidden` for each other"));
            }
            let must_show = !state.official_built && state.phase != Phase::Over && !words.is_empty();
            if (must_show && top.is_none()) || (state.official_built && top.is_some()) {
                return Err(fields.wrong("stack", "shows its top until an official has been built in this turn"));
            }
            if built < 7 {
                state.stack[built] = top;
            }
            state.pool &= !shown;
        }
    }
    if state.phase == Phase::Canon {
        if game.officials == Officials::Numbered
            || (game.officials == Officials::Free && state.pool & pool_bit(Official::Canon) != 0)
        {
            return Err(fields.wrong("phase", "no canon has been built"));
        }
        state.pool &= !pool_bit(Official::Canon);
    }
    Ok(())
}

fn set_reach(game: &Hamburgum, ledger: &mut Ledger) {
    let citizens = ledger.citizens.iter().map(|site| game.board.site_lines[site.index()]);
    let churches = Church::all()
        .filter(|church| !ledger.tiles.of_church(church.index()).is_empty())
        .map(|church| game.board.church_lines[church.index()]);
    let reach = citizens.chain(churches).fold(SiteSet::EMPTY, |reach, sites| reach | sites);
    ledger.reach = if ledger.builder { SiteSet::ALL } else { reach };
}

/// The phase, the marker of the player on turn and what happened in this turn must fit each other.
fn check_phase(game: &Hamburgum, state: &State, fields: &Fields) -> Result<(), Refusal> {
    let spaces: &[Space] = match state.phase {
        Phase::Trade => &[Space::Trade1, Space::Trade2],
        Phase::Dockyard => &[Space::Dockyard],
        Phase::Church => &[Space::Church],
        Phase::Guildhall | Phase::Canon => &[Space::Guildhall],
        Phase::Rondel | Phase::Over => &[],
    };
    if !spaces.is_empty() && !state.mine().rondel.is_some_and(|space| spaces.contains(&space)) {
        return Err(fields.wrong("phase", "does not fit the space where the marker of the player on turn stands"));
    }
    if state.phase != Phase::Church && (state.church.is_some() || state.scoring) {
        return Err(fields.wrong("church", "and `scoring` belong to a church action"));
    }
    if let Some(church) = state.church
        && state.mine().tiles.of_church(church.index()).is_empty()
    {
        return Err(fields.wrong("church", "must be one to which the player on turn has donated"));
    }
    if state.scoring && state.mine().scored.is_empty() {
        return Err(fields.wrong("scoring", "no tile has been scored"));
    }
    let at_guildhall = matches!(state.phase, Phase::Guildhall | Phase::Canon);
    if (state.official_built && !at_guildhall) || (state.phase == Phase::Canon && !state.official_built) {
        return Err(fields.wrong("official_built", "belongs to a guildhall action in which an official was built"));
    }
    if (state.churches_built == 6) != (state.phase == Phase::Over) {
        return Err(fields.wrong("phase", "the game is over when six churches are complete, and not before"));
    }
    let settled = |ledger: &Ledger| {
        let stock = ledger.goods != [0; 3] || ledger.wood + ledger.brick > 0 || ledger.bell;
        ledger.scored == ledger.tiles && !stock && ledger.money < 100
    };
    if state.phase == Phase::Over && !Seat::all(game.players).all(|seat| settled(state.ledger(seat))) {
        return Err(fields.wrong("phase", "when the game is over, tiles are scored, stock is sold, money is below 100"));
    }
    Ok(())
}
