//! What a beginner likes about an action: what it brings at once, and one city ahead.

use hansa::{Action, City, Hand, Hansa, Marker, State};

use crate::bot::MOOD;

use super::survey::{KEPT, attachment, bit, cities, least_loved, onward};

/// What a beginner thinks of sailing to where there is nothing it likes, whatever the mood.
const IDLE_SAIL: f32 = -0.5 - MOOD;

/// What a beginner likes about an action.
pub(super) fn appeal(game: &Hansa, state: &State, action: Action) -> f32 {
    let seat = state.turn();
    let hand = state.goods(seat);
    match action {
        Action::Place(city) => {
            let others: u8 = state.booths(city).iter().sum();
            f32::from(game.board().cities[city.index()].warehouses) - 0.3 * f32::from(others)
        }
        Action::Refill => {
            let near = bit(state.ship()) | onward(game, bit(state.ship()));
            let bare = cities(near).all(|city| state.kinds_on_offer(city) == 0);
            0.25 * f32::from(game.spaces() - state.offered()) - if bare { 1.0 } else { 4.5 }
        }
        Action::Skip | Action::End => 0.0,
        Action::Buy(marker) => buying(state, hand, state.ship(), marker),
        Action::Booths(marker) => settling(state, state.ship(), marker) - giving_up(hand, marker),
        Action::Sell(sale) => {
            // Each was worth 1 unsold.
            let last = state.booths(state.ship())[seat.index()] == 1;
            sale.barrels() as f32 - if last { 2.0 } else { 0.5 }
        }
        Action::Sail(city) => match best_in(state, hand, city) {
            0.0 => IDLE_SAIL,
            best => 0.6 * best - 0.3,
        },
        Action::Discard(marker) => -f32::from(attachment(hand.lot(), marker)),
    }
}

/// A marker more: worth more beside others of its colour, less in a full hand.
fn buying(state: &State, hand: &Hand, city: City, marker: Marker) -> f32 {
    let held = hand.lot().of_colour(marker.colour());
    let price = if state.host(city) == Some(state.turn()) { 0.0 } else { 0.5 };
    let full = if hand.held() >= KEPT && held == 0 { 1.5 } else { 0.0 };
    let barrels = f32::from(marker.barrels());
    let worth = if held > 0 { 1.0 + barrels } else { 0.6 + 0.3 * barrels };
    worth - price - full
}

/// Booths in a city: a place of one's own is liked, more booths where there are some hardly.
fn settling(state: &State, city: City, marker: Marker) -> f32 {
    let booths = state.booths(city);
    let more = 0.4 * f32::from(marker.barrels());
    if booths[state.turn().index()] > 0 {
        more
    } else if booths.iter().all(|count| *count == 0) {
        4.0 + more
    } else {
        2.0 + more
    }
}

/// What a marker given up was worth.
fn giving_up(hand: &Hand, marker: Marker) -> f32 {
    let barrels = f32::from(marker.barrels());
    if hand.lot().of_colour(marker.colour()) > 1 { 2.0 + barrels } else { 0.8 + 0.5 * barrels }
}

/// The best that could be done at once in a city.
fn best_in(state: &State, hand: &Hand, city: City) -> f32 {
    let seat = state.turn();
    let mut best: f32 = 0.0;
    if state.talers(seat) > 1 || state.host(city) == Some(seat) {
        for marker in state.offer(city) {
            best = best.max(buying(state, hand, city, *marker));
        }
    }
    if state.booths(city)[seat.index()] > 0 {
        let sale: u8 = hand
            .lot()
            .counts()
            .chunks_exact(3)
            .map(|of| match of[0] + of[1] + of[2] {
                ..=1 => 0,
                _ => of[0] + 2 * of[1] + 3 * of[2],
            })
            .sum();
        best = best.max(f32::from(sale) - 1.0);
    } else if let (Some(marker), true) = (least_loved(hand), state.stock(seat) > 0) {
        best = best.max(settling(state, city, marker) - giving_up(hand, marker));
    }
    best
}
