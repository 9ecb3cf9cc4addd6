//! A position as numbers for the value network: no seat number, nothing that only one board has.

use hamburgum::board::{Church, SiteSet};
use hamburgum::nouns::{Good, Officials, Phase, Space, Tile};
use hamburgum::{BONUS, FLEET, Hamburgum, Ledger, State, tile_value};
use table::{Game, Seat};

use super::choices::payable;
use super::eye::{affordable, lading};

/// How many features describe one seat's books.
pub(super) const OWN: usize = 72;
/// How many features describe what all seats share.
pub(super) const COMMON: usize = 44;

/// Writes features one after the other.
struct Pen<'a> {
    features: &'a mut [f32],
    at: usize,
}

impl Pen<'_> {
    /// A number by its scale, never far from 1.
    #[inline]
    fn put(&mut self, number: impl Into<f64>, scale: f32) {
        self.features[self.at] = (number.into() as f32 / scale).clamp(-4.0, 4.0);
        self.at += 1;
    }

    #[inline]
    fn flag(&mut self, flag: bool) {
        self.features[self.at] = f32::from(u8::from(flag));
        self.at += 1;
    }

    /// Which of `of` things it is, if any.
    #[inline]
    fn choice(&mut self, choice: Option<usize>, of: usize) {
        if let Some(choice) = choice {
            self.features[self.at + choice] = 1.0;
        }
        self.at += of;
    }
}

/// The features of a seat's books.
pub(super) fn own(game: &Hamburgum, state: &State, seat: Seat, features: &mut [f32]) {
    let ledger = state.ledger(seat);
    let board = game.board();
    let mut pen = Pen { features, at: 0 };

    pen.put(ledger.prestige, 60.0);
    pen.put(ledger.money.min(100), 100.0);
    pen.put(ledger.money.min(300), 300.0);
    pen.put(ledger.money, 1000.0);
    pen.put(affordable(ledger.money), 6.0);
    for units in ledger.goods {
        pen.put(units, 4.0);
    }
    let pairs = ledger.wood.min(ledger.brick);
    pen.put(ledger.wood, 4.0);
    pen.put(ledger.brick, 4.0);
    pen.put(pairs, 3.0);
    pen.flag(ledger.bell);

    for ships in ledger.ships {
        pen.put(ships, 2.0);
    }
    pen.put(ledger.fleet(), f32::from(FLEET));
    let (loaded, sale) = lading(state, ledger.goods, ledger.ships);
    let waiting = (0..3).map(|good| u16::from(ledger.goods[good] - loaded[good])).sum::<u16>();
    pen.put(sale, 300.0);
    pen.put(waiting, 6.0);

    let mut parishes = board.parishes.map(|parish| (ledger.citizens & parish).len() as u8);
    for kind in board.kinds {
        pen.put((ledger.citizens & kind).len() as u8, 3.0);
    }
    parishes.sort_unstable();
    pen.put(parishes[5], 4.0);
    pen.put(parishes[4], 4.0);
    pen.put(parishes[3], 4.0);
    pen.put(ledger.citizens.len() as u8, 8.0);
    let reach = (ledger.reach - state.taken()).len() as u8;
    pen.put(reach, 10.0);
    pen.flag(ledger.builder);

    tiles(game, state, seat, ledger, &mut pen);

    let open = payable(state, ledger);
    let crowning = state.naves().iter().enumerate().any(|(at, nave)| nave.given == 4 && open >> at & 1 == 1);
    pen.put(open.count_ones(), 6.0);
    pen.flag(crowning);

    pen.choice(ledger.rondel.map(|space| space as usize), 8);
    let near = |space: Space| ledger.rondel.is_none_or(|from| from.steps_to(space) <= 3);
    let trade = near(Space::Trade1) || near(Space::Trade2);
    pen.flag(near(Space::Church) && open != 0);
    pen.put(if near(Space::Guildhall) && reach > 0 { pairs } else { 0 }, 3.0);
    pen.put(if trade { sale } else { 0 }, 300.0);
    pen.put(if trade { ledger.money.min(300) } else { 0 }, 300.0);
    pen.flag(near(Space::Dockyard) && ledger.wood > 0);

    let players = game.players();
    let turn = state.turn();
    pen.put(((seat.index() + players - turn.index()) % players) as u8, players as f32);
    let mine = turn == seat;
    let action = match state.phase() {
        Phase::Rondel | Phase::Over => None,
        Phase::Trade => Some(0),
        Phase::Dockyard => Some(1),
        Phase::Church if state.scoring() => Some(2),
        Phase::Church => Some(3),
        Phase::Guildhall => Some(4),
        Phase::Canon => Some(5),
    };
    pen.flag(mine);
    pen.choice(action.filter(|_| mine), 6);
    debug_assert_eq!(pen.at, OWN);
}

/// Own tiles, what they are worth, and what those still to be had would be worth.
#[inline]
fn tiles(game: &Hamburgum, state: &State, seat: Seat, ledger: &Ledger, pen: &mut Pen) {
    let board = game.board();
    let unscored = ledger.unscored();
    let (mut held, mut offered) = ([0u16; 5], [0u16; 5]);
    let (mut churches, mut growing, mut trays) = (0u8, 0u8, 0u8);
    for church in Church::all() {
        let index = church.index();
        churches += u8::from(!ledger.tiles.of_church(index).is_empty());
        let tray = state.naves()[index].tray;
        trays |= tray;
        let plan = &board.churches[index];
        for (tile, grows) in [(Tile::Building, plan.building_value), (Tile::Citizens, plan.citizen_value)] {
            let value = tile_value(board, state, seat, church, tile);
            if unscored.contains(index, tile) {
                held[tile as usize] += value;
                growing += grows;
            } else if tray >> tile as u8 & 1 == 1 {
                offered[tile as usize] = value.max(offered[tile as usize]);
            }
        }
    }
    // These are worth the same whatever their church.
    for tile in [Tile::Five, Tile::Donations, Tile::Ships] {
        let value = tile_value(board, state, seat, Church(0), tile);
        held[tile as usize] = value * unscored.of_type(tile).len() as u16;
        offered[tile as usize] = value * u16::from(trays >> tile as u8 & 1);
    }
    pen.put(ledger.tiles.len(), 8.0);
    pen.put(churches, 6.0);
    pen.put(growing, 8.0);
    let worth: u16 = held.iter().sum();
    pen.put(worth, 20.0);
    for tile in Tile::ALL {
        pen.flag(!unscored.of_type(tile).is_empty());
    }
    for value in &held[1..] {
        pen.put(*value, 10.0);
    }
    for value in offered {
        pen.put(value, 10.0);
    }
    let goods: u16 = ledger.goods.iter().map(|&units| u16::from(units)).sum();
    let stock = f32::from(goods + ledger.wood + ledger.brick + u16::from(ledger.bell));
    // The points with which the seat would end now.
    let now = f32::from(ledger.prestige + worth) + (ledger.money as f32 + 50.0 * stock) / 100.0;
    pen.put(now, 60.0);
}

/// The features of what all seats share.
pub(super) fn common(game: &Hamburgum, state: &State, features: &mut [f32]) {
    let board = game.board();
    let players = game.players();
    let mut pen = Pen { features, at: 0 };

    let left = (30 - state.donations()) as f32 / 30.0;
    pen.put(left, 1.0);
    pen.put(left * left, 1.0);
    pen.put(state.churches_built(), 6.0);
    pen.put(BONUS[usize::from(state.churches_built()).min(5)], 8.0);
    let (mut by_given, mut trays) = ([0u8; 6], [0u8; 5]);
    for nave in state.naves() {
        by_given[usize::from(nave.given).min(5)] += 1;
        for (tile, number) in trays.iter_mut().enumerate() {
            *number += nave.tray >> tile & 1;
        }
    }
    for number in by_given {
        pen.put(number, 3.0);
    }
    for number in trays {
        pen.put(number, 6.0);
    }
    for good in Good::ALL {
        pen.put(state.price(good), 100.0);
    }
    pen.choice(Some(players - 2), 4);
    for moored in state.moored() {
        pen.put(moored, players as f32);
    }
    pen.put(state.dutchmen(), 3.0);

    let free = SiteSet::ALL - state.taken();
    pen.put(free.len() as u8, 28.0);
    for kind in board.kinds {
        pen.put((free & kind).len() as u8, 6.0);
    }
    pen.put(state.officials_built(), 7.0);
    pen.choice(
        Some(match game.officials() {
            Officials::Numbered => 0,
            Officials::Free => 1,
            Officials::Shuffled => 2,
        }),
        3,
    );
    pen.choice(Some(state.phase() as usize).filter(|&phase| phase < 6), 6);
    pen.put(game.round(state), 20.0);
    debug_assert_eq!(pen.at, COMMON);
}
