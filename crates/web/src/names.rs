//! What players are called.

use bots::Level;
use table::Seat;
use words::Lang;

use crate::chair::Chair;
use crate::staged::Staged;

/// The name of a seat: a person's own, else the colour; a lone person without a name is addressed.
pub fn of<G: Staged>(lang: Lang, chairs: &[Chair], seat: Seat) -> String {
    let people = chairs.iter().filter(|chair| chair.is_person()).count();
    match chairs.get(seat.index()) {
        Some(Chair::Person(name)) if name.trim().is_empty() && people == 1 => words::app::you(lang).to_owned(),
        _ => told::<G>(lang, chairs, seat),
    }
}

/// The name of a seat inside a sentence about it: a person's own, else the colour.
pub fn told<G: Staged>(lang: Lang, chairs: &[Chair], seat: Seat) -> String {
    match chairs.get(seat.index()) {
        Some(Chair::Person(name)) if !name.trim().is_empty() => name.trim().to_owned(),
        _ => G::colour(lang, seat),
    }
}

/// What a level is called.
pub fn level(lang: Lang, level: Level) -> &'static str {
    match level {
        Level::Random => words::app::level_random(lang),
        Level::Easy => words::app::level_easy(lang),
        Level::Medium => words::app::level_medium(lang),
        Level::Hard => words::app::level_hard(lang),
        Level::Expert => words::app::level_expert(lang),
    }
}
