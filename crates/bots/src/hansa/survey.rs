//! What can be seen at a glance: where a seat stands, how far the ship is from it, what its goods are.
//!
//! Sets of cities and of kinds of markers are masks, one bit each. A mask of kinds that holds all kinds of a colour or
//! none of them stands for a set of colours.

use hansa::{City, Hand, Hansa, Lot, Marker, State};
use table::{Game, Seat};

/// Rule `keep`: how many talers and unsold markers outlast the turn.
pub(super) const KEPT: u8 = 3;

/// The kinds of one barrel; those of two and three are one and two bits above.
pub(super) const ONE_BARREL: u32 = 0o111_111;

/// All kinds of the colours of these kinds.
#[inline]
pub(super) const fn colours_of(kinds: u32) -> u32 {
    ((kinds | kinds >> 1 | kinds >> 2) & ONE_BARREL) * 0b111
}

/// All kinds of the colours of which a heap holds as many as asked.
#[inline]
fn colours_with(lot: &Lot, asked: impl Fn(u8) -> bool) -> u32 {
    let counts = lot.counts().chunks_exact(3);
    counts.rev().fold(0, |mask, of| mask << 3 | if asked(of[0] + of[1] + of[2]) { 0b111 } else { 0 })
}

/// All kinds of the colours of which a heap holds two or more.
#[inline]
pub(super) fn pairs(lot: &Lot) -> u32 {
    colours_with(lot, |held| held >= 2)
}

/// All kinds of the colours of which a heap holds two, no more and no fewer.
#[inline]
pub(super) fn exact_pairs(lot: &Lot) -> u32 {
    colours_with(lot, |held| held == 2)
}

/// The barrels of those held markers whose kinds are in a mask.
#[inline]
pub(super) fn barrels(hand: &Hand, kinds: u32) -> u32 {
    Marker::each(hand.kinds() & kinds).map(|kind| u32::from(hand.lot().count(kind) * kind.barrels())).sum()
}

/// The cities of a mask, in order.
#[inline]
pub(super) fn cities(mut mask: u32) -> impl Iterator<Item = City> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (bit < u32::BITS).then_some(City(bit as u8))
    })
}

/// A city as a bit of a mask.
#[inline]
pub(super) const fn bit(city: City) -> u32 {
    1 << city.0
}

/// The cities that the ship reaches in 0, 1, 2 and so on voyages at the least.
#[inline]
pub(super) fn rings<const STEPS: usize>(game: &Hansa, ship: City) -> [u32; STEPS] {
    let mut rings = [0; STEPS];
    let mut seen = bit(ship);
    rings[0] = seen;
    for step in 1..STEPS {
        let next = onward(game, rings[step - 1]);
        rings[step] = next & !seen;
        seen |= next;
    }
    rings
}

/// Where the arrows lead from these cities.
#[inline]
pub(super) fn onward(game: &Hansa, from: u32) -> u32 {
    let routes = &game.board().routes;
    cities(from).fold(0, |to, city| to | u32::from(routes[city.index()]))
}

/// Where a seat stands, as masks of cities.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stands {
    /// Cities with an own booth.
    pub(super) present: u32,
    /// Cities with two or more.
    pub(super) several: u32,
    /// Cities with an own booth and no one else's.
    pub(super) lone: u32,
    /// Cities with no one's booth.
    pub(super) empty: u32,
    /// Cities where the seat has the most.
    pub(super) host: u32,
    /// Cities where one more booth would give it the most, which it has not.
    pub(super) contested: u32,
}

impl Stands {
    #[inline]
    pub(super) fn of(game: &Hansa, state: &State, seat: Seat) -> Stands {
        let mut stands = Stands::default();
        let shift = 8 * u32::from(seat.0);
        for city in 0..game.board().cities.len() {
            let booths = u32::from_le_bytes(state.booths(City(city as u8)));
            let own = booths >> shift & 0xff;
            let others = booths & !(0xff << shift);
            let [a, b, c, d] = others.to_le_bytes();
            let most = u32::from(a.max(b).max(c.max(d)));
            stands.present |= u32::from(own > 0) << city;
            stands.several |= u32::from(own > 1) << city;
            stands.lone |= u32::from(own > 0 && others == 0) << city;
            stands.empty |= u32::from(booths == 0) << city;
            stands.host |= u32::from(own > most) << city;
            stands.contested |= u32::from(own == most) << city;
        }
        stands
    }
}

/// How many more turns a seat may expect to begin after this moment: as many as it takes to buy what is on offer and what
/// is still to be refilled.
#[inline]
pub(super) fn turns_to_come(game: &Hansa, state: &State, seat: Seat) -> f32 {
    /// Markers that a turn takes off the board, from games played by the outlook.
    const MARKERS_A_TURN: f32 = 1.8;
    /// Rounds that few games reach.
    const LONG: f32 = 14.0;
    let in_this_round = f32::from(u8::from(seat > state.turn()));
    if game.last_round(state) {
        return in_this_round;
    }
    // Some markers are always left where no one wants them.
    let wanted = state.offered().saturating_sub(game.spaces() / 3);
    let markers = f32::from(game.until_last_round(state) + wanted);
    // Where no one refills any more, waiting brings nothing: what drags on is not hoped for.
    let patience = (LONG / game.round(state).max(1) as f32).min(1.0);
    in_this_round + patience * patience * markers / (game.players() as f32 * MARKERS_A_TURN)
}

/// How reluctantly a held marker is given up for nothing: pairs last, then many barrels.
#[inline]
pub(super) fn attachment(lot: &Lot, marker: Marker) -> u8 {
    match lot.of_colour(marker.colour()) {
        0 | 1 => marker.barrels(),
        2 => 5 + marker.barrels(),
        _ => 3 + 2 * marker.barrels(),
    }
}

/// The held kind to which a hand is least attached.
#[inline]
pub(super) fn least_loved(hand: &Hand) -> Option<Marker> {
    Marker::each(hand.kinds()).min_by_key(|marker| attachment(hand.lot(), *marker))
}
