//! What the value network sees, each of the order of 1.

use hansa::{City, Hansa, Phase, State};
use table::{Game, Seat};

use super::outlook::Books;
use super::survey::{KEPT, ONE_BARREL, cities, colours_of, exact_pairs, onward, pairs, rings};

/// How many features describe one seat's books.
pub(super) const OWN: usize = 56;
/// How many features describe what all seats share.
pub(super) const COMMON: usize = 40;

/// The cities by their distance from the ship.
type Rings = [u32; 4];

/// Writes one feature behind the other.
struct Pen<'a> {
    slots: std::slice::IterMut<'a, f32>,
}

impl Pen<'_> {
    fn new(features: &mut [f32]) -> Pen<'_> {
        Pen { slots: features.iter_mut() }
    }

    /// A count, by what it is when there is much of it.
    #[inline]
    fn count(&mut self, count: impl Into<u32>, much: f32) {
        self.value(count.into() as f32 * (1.0 / much));
    }

    #[inline]
    fn mark(&mut self, is_so: bool) {
        self.value(f32::from(u8::from(is_so)));
    }

    /// A value; what is out of all proportion is cut.
    #[inline]
    fn value(&mut self, value: f32) {
        if let Some(slot) = self.slots.next() {
            *slot = value.clamp(-4.0, 4.0);
        }
    }

    /// One of several, by its number.
    #[inline]
    fn one_of(&mut self, which: usize, several: usize) {
        (0..several).for_each(|each| self.mark(each == which));
    }
}

/// The features of a seat's books.
pub(super) fn own(game: &Hansa, state: &State, seat: Seat, features: &mut [f32]) {
    let books = Books::open(game, state, seat);
    let rings = rings(game, state.ship());
    let mut pen = Pen::new(features);
    goods(&books, state, seat, &rings, &mut pen);
    places(&books, game, state, &rings, &mut pen);
    turn(&books, game, state, seat, &mut pen);
    debug_assert!(pen.slots.next().is_none(), "OWN is the number of features");
}

/// Talers, unsold and sold markers.
fn goods(books: &Books, state: &State, seat: Seat, rings: &Rings, pen: &mut Pen) {
    let (hand, lot) = (books.hand, books.hand.lot());
    let (paired, tight) = (pairs(lot), exact_pairs(lot));
    let held = colours_of(hand.kinds());
    let [mut in_pairs, mut in_singles, mut larger] = [0u32; 3];
    for &(markers, barrels) in books.colours() {
        match markers {
            0 => {}
            1 => in_singles += u32::from(barrels),
            _ => {
                in_pairs += u32::from(barrels);
                larger += u32::from(markers - 2);
            }
        }
    }
    pen.count(state.talers(seat).min(8), 4.0);
    pen.count(hand.held(), 4.0);
    pen.count(hand.held().saturating_sub(KEPT), 2.0);
    pen.count((held & !paired).count_ones() / 3, 2.0);
    pen.count(tight.count_ones() / 3, 1.0);
    pen.count(larger, 2.0);
    for barrels in 0..3 {
        pen.count((hand.kinds() & ONE_BARREL << barrels).count_ones(), 2.0);
    }
    pen.count((hand.kinds() & ONE_BARREL & !tight).count_ones(), 2.0);
    pen.count(in_singles, 4.0);
    pen.count(in_pairs, 6.0);
    let near = rings.iter().position(|ring| books.stands.present & ring != 0);
    for distance in 0..4 {
        pen.count(if near == Some(distance) { in_pairs } else { 0 }, 6.0);
    }
    let sold = state.sold(seat);
    let sold_points = sold.barrels() + sold.total() as u32;
    let city_points = 2 * (books.stands.present.count_ones() + books.stands.lone.count_ones());
    pen.count(sold_points, 30.0);
    pen.count(sold_points + city_points + u32::from(hand.held()), 40.0);
    // Who sells takes a marker of each colour from the others.
    let (mut threatened, mut theirs) = (0, 0);
    for other in Seat::all(books.players).filter(|other| *other != seat) {
        let other = state.goods(other);
        threatened |= held & pairs(other.lot());
        theirs |= colours_of(other.kinds());
    }
    pen.count(threatened.count_ones() / 3, 2.0);
    pen.count((theirs & paired).count_ones() / 3, 2.0);
}

/// Booths, and what lies on the ship's way.
fn places(books: &Books, game: &Hansa, state: &State, rings: &Rings, pen: &mut Pen) {
    let stands = &books.stands;
    pen.count(books.state.stock(books.seat), 10.0);
    for set in [stands.present, stands.several, stands.lone, stands.host, stands.contested & !stands.empty] {
        pen.count(set.count_ones(), 4.0);
    }
    let warehouses: u8 = cities(stands.host).map(|city| game.board().cities[city.index()].warehouses).sum();
    pen.count(warehouses, 6.0);
    let held = colours_of(books.hand.kinds());
    for ring in rings {
        pen.count((ring & stands.present).count_ones(), 2.0);
        pen.count((ring & stands.host).count_ones(), 2.0);
        let (mut free, mut matching) = (0, 0);
        for city in cities(*ring) {
            let offer = state.kinds_on_offer(city);
            matching += (offer & held).count_ones();
            if stands.host >> city.0 & 1 != 0 {
                free += offer.count_ones();
            }
        }
        pen.count(matching, 2.0);
        pen.count(free, 2.0);
    }
}

/// Where the seat is in the turn and in the game.
fn turn(books: &Books, game: &Hansa, state: &State, seat: Seat, pen: &mut Pen) {
    let over = state.phase() == Phase::Over;
    let ahead = if over { usize::MAX } else { books.ahead };
    pen.one_of(ahead, 4);
    let on = ahead == 0;
    pen.mark(on && state.phase() == Phase::Refill);
    pen.mark(on && state.phase() == Phase::Action && !state.acted());
    pen.mark(on && state.phase() == Phase::Discard);
    pen.mark(seat.index() + 1 == game.players());
    pen.value(books.turns / 8.0);
    pen.value(books.time);
    let plan = if over || ahead > 1 { 0.0 } else { books.best_turn() / 8.0 };
    pen.value(if on { plan } else { 0.0 });
    pen.value(if on { 0.0 } else { plan });
    pen.value(books.prospects() / 20.0);
}

/// The features of what all seats share.
pub(super) fn common(game: &Hansa, state: &State, features: &mut [f32]) {
    let mut pen = Pen::new(features);
    pen.count(game.until_last_round(state), 50.0);
    pen.count(state.left(), 60.0);
    pen.count(state.offered(), 14.0);
    pen.count(game.spaces() - state.offered(), 14.0);
    pen.mark(game.last_round(state));
    pen.count(game.round(state), 12.0);
    let rings: Rings = rings(game, state.ship());
    for ring in rings {
        let (mut offered, mut free) = (0, 0);
        for city in cities(ring) {
            offered += state.kinds_on_offer(city).count_ones();
            free += u32::from(state.host(city).is_none());
        }
        pen.count(offered, 4.0);
        pen.count(free, 2.0);
    }
    pen.count(onward(game, rings[0]).count_ones(), 3.0);
    pen.one_of(game.players() - 2, 3);
    for phase in [Phase::Setup, Phase::Refill, Phase::Action, Phase::Discard] {
        pen.mark(state.phase() == phase);
    }
    pen.mark(state.acted());
    pen.one_of(state.ship().index(), 16);
    let standing: u8 =
        (0..game.board().cities.len() as u8).map(|city| state.booths(City(city)).iter().sum::<u8>()).sum();
    pen.count(standing, 30.0);
    debug_assert!(pen.slots.next().is_none(), "COMMON is the number of features");
}
