//! What the rest of a turn can bring: the best way along the arrows, by simple sums.

use hansa::board::MAX_CITIES;
use hansa::{City, Hansa};

use super::survey::{bit, cities, onward};

/// More talers than this do not lengthen a plan.
const MOST_TALERS: usize = 4;

/// What a seat would gain by its one action in a city, in points.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Gains {
    /// By buying.
    pub(super) buy: f32,
    /// Whether that takes a taler.
    pub(super) paid: bool,
    /// By a sale or by booths, which the plan does once.
    pub(super) once: f32,
}

/// The greater of two numbers, without a thought for what is none: one instruction instead of five.
#[inline]
pub(super) fn more(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// The most that a turn brings from here on with some talers. `gains` is asked once for each city in reach.
pub(super) fn best_turn(
    game: &Hansa,
    ship: City,
    acted: bool,
    talers: u8,
    voyage: f32,
    gains: impl Fn(City) -> Gains,
) -> f32 {
    let talers = usize::from(talers).min(MOST_TALERS);
    // Where the ship can be when so many talers are spent.
    let mut reach = [0u32; MOST_TALERS + 1];
    reach[0] = bit(ship);
    let mut new = reach[0];
    for step in 1..=talers {
        new = onward(game, new) & !reach[step - 1];
        reach[step] = reach[step - 1] | new;
    }
    let mut known = [Gains::default(); MAX_CITIES];
    for city in cities(reach[talers]) {
        known[city.index()] = gains(city);
    }
    // With each number of talers left, the most from each city on: before and after that one sale. `onwards` is the most
    // from the cities behind it.
    let mut worth = [[0.0f32; 2]; MAX_CITIES];
    let mut onwards = [[0.0f32; 2]; MAX_CITIES];
    let routes = &game.board().routes;
    for left in 0..=talers {
        let (last_worth, last_onwards) = (worth, onwards);
        for city in cities(reach[talers - left]) {
            let at = city.index();
            let mut next = [0.0f32; 2];
            if left > 0 {
                for to in cities(u32::from(routes[at])) {
                    let there = last_worth[to.index()];
                    next = [more(next[0], there[0] - voyage), more(next[1], there[1] - voyage)];
                }
            }
            onwards[at] = next;
            let mut best = next;
            if left < talers || !acted {
                let here = &known[at];
                if here.buy > 0.0 && (!here.paid || left > 0) {
                    let rest = if here.paid { last_onwards[at] } else { next };
                    best = [more(best[0], here.buy + rest[0]), more(best[1], here.buy + rest[1])];
                }
                best[0] = more(best[0], here.once + next[1]);
            }
            worth[at] = best;
        }
    }
    worth[ship.index()][0]
}
