//! The hand-made guess at a seat's final points, and what a beginner sees in an action.

use hamburgum::board::Church;
use hamburgum::nouns::{Good, Phase, Space, Tile};
use hamburgum::{Action, DEPOT, Hamburgum, State, donation_cost, move_cost, proceeds};
use table::{Game, Seat};

use crate::bot::MOOD;

use super::choices::{gives_up, payable};
use super::eye::{Eye, Rates, left};

/// How much of what its space offers a seat in the middle of its action will have.
const IN_HAND: f32 = 0.75;
/// How much of what the spaces before its marker offer a seat will have.
const AHEAD: f32 = 0.235;

/// Points that come with every donation still to be made, whoever makes it, beyond what is already in sight.
const TO_COME: f32 = 6.0;

/// From so many donations before the end on, what a seat lacks for them counts.
const LAST: u32 = 3;

/// How much of what a seat lacks it is rid of on the space where it can be had; not all, it may still choose otherwise.
const ARRIVED: f32 = 0.9;

/// A guess at the points with which a seat will end.
pub(super) fn outlook(game: &Hamburgum, state: &State, seat: Seat) -> f32 {
    let ledger = state.ledger(seat);
    if state.phase() == Phase::Over {
        return f32::from(ledger.prestige) + ledger.money as f32 / 1000.0;
    }
    let rates = Rates::of(left(game, state));
    let eye = Eye::new(game, state, seat, rates);

    let mut points = f32::from(ledger.prestige) + eye.purse(ledger.money);
    for (church, tile) in ledger.unscored().iter() {
        points += eye.value(church, tile) + eye.growth(church, tile);
    }
    points += eye.stock(ledger.wood, ledger.brick, ledger.bell);
    points += eye.held;
    for good in Good::ALL {
        points += rates.producer * state.price(good) as f32 * f32::from(eye.producers(good));
    }
    for fleet in 0..ledger.fleet() {
        points += if fleet == 0 { 2.0 * rates.ship } else { rates.ship * (1.0 - 0.2 * f32::from(fleet)) };
    }
    points -= 0.15 * rates.ship * f32::from(2 * ledger.ships[0] + ledger.ships[1]);
    points += rates.citizen * ledger.citizens.len() as f32;
    points += rates.builder * f32::from(u8::from(ledger.builder));
    points += rates.hope * prospects(&eye);
    points += AHEAD * ahead(&eye);
    points += TO_COME * (30 - state.donations()) as f32 / game.players() as f32;
    if state.turn() == seat {
        points += IN_HAND * in_hand(&eye);
    }
    points
}

/// How near the end is if this seat hurries to it: by the donations to be made and, before the last ones, what it lacks for
/// them.
pub(super) fn progress(state: &State, seat: Seat) -> f32 {
    let donations = 30 - state.donations();
    if donations > LAST {
        return 4.0 / (4.0 + donations as f32);
    }
    let ledger = state.ledger(seat);
    let [materials, money] = lacks(state, seat);
    let lacks = f32::from(u8::from(materials) + u8::from(money));
    // Whoever has come to the space where it goes on has made a part of the way.
    let on_the_way = match state.phase() {
        _ if state.turn() != seat => 0.0,
        Phase::Trade if materials && ledger.money >= DEPOT[1] || money && ledger.goods != [0; 3] => ARRIVED,
        Phase::Church if !state.scoring() && payable(state, ledger) != 0 => 2.0 * ARRIVED,
        _ => 0.0,
    };
    4.0 / (4.0 + donations as f32 + 0.5 * (lacks - on_the_way))
}

/// Whether a seat lacks materials, and whether money, for the donations that are left, as if it made them all by itself; one bell
/// counts for all of them.
fn lacks(state: &State, seat: Seat) -> [bool; 2] {
    let ledger = state.ledger(seat);
    let (mut brick, mut wood, mut bell, mut money) = (0, 0, false, 0);
    for nave in state.naves() {
        for given in nave.given..5 {
            let cost = donation_cost(given, ledger.citizens.len());
            brick += u16::from(cost.brick);
            wood += u16::from(cost.wood);
            // There is room for one bell only.
            bell |= cost.bell > 0;
            money += cost.money;
        }
    }
    let missing =
        brick.saturating_sub(ledger.brick) + wood.saturating_sub(ledger.wood) + u16::from(bell && !ledger.bell);
    let price = DEPOT.get(usize::from(missing)).copied().unwrap_or(u32::MAX);
    [missing > 0, money.saturating_add(price) > ledger.money]
}

/// What own buildings and citizens make of the tiles that are still to be had.
fn prospects(eye: &Eye) -> f32 {
    let mut points = 0.0;
    for (church, nave) in eye.state.naves().iter().enumerate() {
        for tile in [Tile::Building, Tile::Citizens] {
            if nave.tray >> tile as u8 & 1 == 1 {
                points += eye.value(church, tile);
            }
        }
    }
    points
}

/// The best that the next spaces before the marker bring.
fn ahead(eye: &Eye) -> f32 {
    let Some(from) = eye.ledger.rondel else {
        return 0.0;
    };
    let mut best = 0.0f32;
    for steps in 1..=4 {
        best = best.max(eye.space(from.after(steps)) - f32::from(move_cost(steps)));
    }
    best
}

/// What the rest of an action that has begun brings.
fn in_hand(eye: &Eye) -> f32 {
    match eye.state.phase() {
        Phase::Trade => eye.space(Space::Trade1),
        Phase::Dockyard => eye.dockyard(),
        Phase::Church if eye.state.scoring() => 0.0,
        Phase::Church => eye.state.church().map_or_else(|| eye.church(), |church| eye.gift(church.index())),
        Phase::Guildhall => eye.guildhall(),
        Phase::Canon if eye.ledger.brick > 0 => 4.0,
        Phase::Canon | Phase::Rondel | Phase::Over => 0.0,
    }
}

/// What a beginner thinks of an end that another wins, whatever the mood.
const DEFEAT: f32 = -0.5 - MOOD;

/// What a beginner sees in an action of the player on turn: what it brings at once, on the quay too.
pub(super) fn appeal(game: &Hamburgum, state: &State, action: Action) -> f32 {
    if gives_up(game, state, action) {
        return DEFEAT;
    }
    let rates = Rates::beginner(game, state);
    let eye = Eye::new(game, state, state.turn(), rates);
    let ledger = eye.ledger;
    let completes = |church: Church| state.naves()[church.index()].given == 4;
    let sells = |units| eye.selling(units, proceeds(units, Good::ALL.map(|good| state.price(good)), ledger.ships));
    match action {
        Action::Rondel(space) => {
            let cost = ledger.rondel.map_or(0, |from| move_cost(from.steps_to(space)));
            let gain = match space {
                Space::Church => eye.space(space) + 0.2 * to_score(&eye),
                // Ships first, where they can be had on the way.
                Space::Dockyard if lacks_ships(state) => eye.space(space) + loading(&eye) * eye.pound(),
                Space::Trade1 | Space::Trade2 if lacks_ships(state) => eye.space(space),
                Space::Trade1 | Space::Trade2 => eye.space(space).max(sells(ledger.goods)),
                _ => eye.space(space),
            };
            gain - f32::from(cost)
        }
        Action::Sell(units) => sells(units),
        // A bell is for a church that lacks nothing else but the last donation; before that a beginner would carry it for long.
        Action::Buy { wood, brick, bell: 1.. } if !state.naves().iter().any(|nave| nave.given == 4) => {
            eye.buying(wood, brick, 0) - eye.material()
        }
        Action::Buy { wood, brick, bell } => eye.buying(wood, brick, bell),
        Action::Ships(ships) => (0..ships).map(|built| eye.ship(ledger.fleet() + built) - eye.material()).sum(),
        Action::Donate(church, tile) => {
            let cost = donation_cost(state.naves()[church.index()].given, ledger.citizens.len());
            let stones = f32::from(cost.brick + cost.wood + cost.bell) * eye.material();
            let bonus = if completes(church) { eye.completion() } else { 0.0 };
            eye.tile(church.index(), tile) + bonus - stones - cost.money as f32 * eye.pound()
        }
        Action::Score(church, tile) => 0.1 + 0.1 * eye.value(church.index(), tile),
        Action::Build(site, official) => {
            // The site counts with the best official on offer, who may not be the one.
            let pays = official.map_or(eye.office, |official| eye.pays(official));
            eye.site(site) - eye.office + pays
        }
        Action::Canon(church, tile) => {
            let bonus = if completes(church) { eye.completion() } else { 0.0 };
            eye.tile(church.index(), tile) + bonus - eye.material()
        }
        Action::Skip | Action::End => 0.0,
    }
}

/// Whether the player on turn has no ship, wood for one and a free way to the dockyard.
fn lacks_ships(state: &State) -> bool {
    let ledger = state.ledger(state.turn());
    let free = |from: Space| move_cost(from.steps_to(Space::Dockyard)) == 0;
    ledger.fleet() == 0 && ledger.wood > 0 && ledger.rondel.is_none_or(free)
}

/// How much more the goods bring on the ships that can be built than on the quay.
fn loading(eye: &Eye) -> f32 {
    let ledger = eye.ledger;
    let prices = Good::ALL.map(|good| eye.state.price(good));
    let built = [0, 0, ledger.wood.min(3) as u8];
    (proceeds(ledger.goods, prices, built) - proceeds(ledger.goods, prices, [0; 3])) as f32
}

/// Prestige that lies on tiles which need not wait: fives and ships.
fn to_score(eye: &Eye) -> f32 {
    let unscored = eye.ledger.unscored();
    let fives = 5.0 * unscored.of_type(Tile::Five).len() as f32;
    fives + 2.0 * f32::from(eye.ledger.fleet()) * unscored.of_type(Tile::Ships).len() as f32
}
