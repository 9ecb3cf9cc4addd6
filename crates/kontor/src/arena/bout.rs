//! One game of an arena: whoever is on turn is asked, the answer is played and written down.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bots::{Budget, Companion, Level};
use serde_json::json;
use shelf::Sitting;
use table::{Refusal, Setup, fingerprint};

use super::effort::Effort;
use super::entrant::{Allowance, Entrant, Field, Player};
use super::fault::{Count, Fault, Kind};
use super::visitor::{Question, Visitor};

/// More decisions than any game of players who want to win: it is broken off and judged as it stands.
pub(super) const LONGEST_GAME: u32 = 10_000;

/// What a seat did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct SeatBook {
    pub(super) points: u32,
    pub(super) rank: u32,
    pub(super) decisions: u64,
    pub(super) micros: u64,
    pub(super) iterations: u64,
    /// Decisions that took more than a tenth longer than allowed.
    pub(super) late: u64,
    /// The longest decision.
    pub(super) worst_micros: u64,
    pub(super) faults: Count,
}

impl SeatBook {
    fn note(&mut self, spent: Duration, iterations: u32, allowance: Allowance) {
        self.decisions += 1;
        self.micros += spent.as_micros() as u64;
        self.iterations += u64::from(iterations);
        self.worst_micros = self.worst_micros.max(spent.as_micros() as u64);
        if let Allowance::Time(time) = allowance {
            self.late += u64::from(spent > time + time / 10);
        }
    }
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) number: u64,
    /// Whether it was broken off because it found no end.
    pub(super) cut: bool,
    /// How many rounds it took; none where it was broken off, nor in what older programs saved.
    pub(super) rounds: Option<u32>,
    pub(super) seats: Vec<SeatBook>,
}

/// A game that was played, with what is not counted but told.
pub(super) struct Bout {
    pub(super) outcome: Outcome,
    pub(super) sitting: Sitting,
    /// The faults, each with the name at fault.
    pub(super) faults: Vec<(usize, Fault)>,
}

/// What all games of an arena have in common.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    pub(super) setup: &'a Setup,
    pub(super) field: &'a Field,
    pub(super) seed: &'a str,
    pub(super) stop: &'a AtomicBool,
    /// Counts the decisions of all games.
    pub(super) decisions: &'a AtomicU64,
}

/// An answer: the action, and how many iterations it took.
type Answer = Result<(String, u32), Fault>;

/// The table at which a thread plays its games: programs of others stay from game to game, each chair has its own.
pub(super) struct Table<'a> {
    terms: Terms<'a>,
    visitors: Vec<Option<Visitor>>,
}

impl<'a> Table<'a> {
    pub(super) fn new(terms: Terms<'a>) -> Table<'a> {
        let visitor = |chair| match &terms.field.entrant(chair).player {
            Player::Level(..) => None,
            Player::Command(words) => Some(Visitor::new(words.clone())),
        };
        Table { terms, visitors: (0..terms.field.players()).map(visitor).collect() }
    }

    /// Plays game `number`; `None` where the arena was stopped before its end.
    pub(super) fn play(&mut self, number: u64) -> Result<Option<Bout>, Refusal> {
        let Terms { setup, field, seed, stop, decisions } = self.terms;
        let players = field.players();
        let mut sitting = Sitting::deal(setup, &format!("{seed} {}", number / players as u64))?;
        sitting.tags_mut().names =
            (0..players).map(|seat| field.entrants[field.who(number, seat)].name.clone()).collect();
        let companion = |seat: usize, level| Companion::new(level, fingerprint(&(seed, number, seat as u64)));
        let mut companions: Vec<Option<Companion>> = (0..players)
            .map(|seat| match &field.entrants[field.who(number, seat)].player {
                Player::Level(level, parts, weights) => {
                    let companion = companion(seat, *level).with(*parts);
                    Some(match weights {
                        Some(weights) => companion.judging_by(weights.clone()),
                        None => companion,
                    })
                }
                Player::Command(_) => None,
            })
            .collect();
        self.welcome(&sitting, number);
        let mut books = vec![SeatBook::default(); players];
        let mut faults = Vec::new();
        let mut left = LONGEST_GAME;
        while let Some(seat) = sitting.on_turn().map(table::Seat::index) {
            if left == 0 {
                break;
            }
            left -= 1;
            let chair = field.chair(number, seat);
            let entrant = field.entrant(chair);
            let start = Effort::start();
            let (answer, spent) = match (&mut companions[seat], &mut self.visitors[chair]) {
                (Some(companion), _) => {
                    let answer = advise(companion, &sitting, entrant.allowance, stop);
                    let spent = start.spent();
                    (in_time(spent, entrant.allowance).and(answer), spent)
                }
                (None, Some(visitor)) => visitor.decide(&question(&sitting, entrant), stop),
                (None, None) => (Err(Fault::new(Kind::Absent, "no one sits there")), Duration::ZERO),
            };
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            decisions.fetch_add(1, Ordering::Relaxed);
            books[seat].note(spent, answer.as_ref().map_or(0, |(_, iterations)| *iterations), entrant.allowance);
            let played = answer.and_then(|(action, _)| put(&mut sitting, &action));
            if let Err(fault) = played {
                let stand_in = stand_in(&mut sitting, companion(seat, Level::Easy))?;
                if let (Some(visitor), Kind::Illegal | Kind::Nonsense) = (&mut self.visitors[chair], fault.kind) {
                    let refused = json!({"rule": fault.rule, "message": fault.message, "played": stand_in});
                    visitor.tell(&json!({ "refused": refused }));
                }
                books[seat].faults.note(fault.kind);
                faults.push((field.who(number, seat), fault));
            }
        }
        for place in sitting.standing() {
            let book = &mut books[place.seat.index()];
            (book.points, book.rank) = (place.points, place.rank);
        }
        self.farewell(&sitting);
        let cut = sitting.on_turn().is_some();
        let rounds = (!cut).then(|| sitting.round());
        let outcome = Outcome { number, cut, rounds, seats: books };
        Ok(Some(Bout { outcome, sitting, faults }))
    }

    /// Tells the programs of others which game begins, and where they sit.
    fn welcome(&mut self, sitting: &Sitting, number: u64) {
        let Setup { game, players, board, board_file, officials } = sitting.setup();
        for seat in 0..players {
            let chair = self.terms.field.chair(number, seat);
            if let Some(visitor) = &mut self.visitors[chair] {
                let mut told = json!({"game": game, "players": players, "seat": seat, "board": board});
                if let Some(officials) = &officials {
                    told["officials"] = json!(officials);
                }
                if let Some(text) = &board_file {
                    told["board_file"] = json!(text);
                }
                visitor.sit(json!({ "game": told }));
            }
        }
    }

    fn farewell(&mut self, sitting: &Sitting) {
        let standing = sitting.view()["standing"].take();
        for visitor in self.visitors.iter_mut().flatten() {
            visitor.tell(&json!({"over": {"standing": standing}}));
        }
    }
}

fn question(sitting: &Sitting, entrant: &Entrant) -> Question {
    let ms = entrant.time().as_millis() as u64;
    let mut decide = json!({"view": sitting.view(), "played": sitting.actions(), "ms": ms});
    if let Allowance::Iterations(iterations) = entrant.allowance {
        decide["iterations"] = json!(iterations);
    }
    Question { text: json!({ "decide": decide }), patience: entrant.patience() }
}

/// Asks a computer player of Kontor. When the arena is stopped its clock says that all time is spent.
fn advise(companion: &mut Companion, sitting: &Sitting, allowance: Allowance, stop: &AtomicBool) -> Answer {
    let start = Effort::start();
    let stopped = || stop.load(Ordering::Relaxed);
    let mut clock = || match allowance {
        _ if stopped() => 1.0,
        Allowance::Time(time) => start.spent().as_secs_f32() / time.as_secs_f32(),
        Allowance::Iterations(_) => 0.0,
    };
    let counsel = catch_unwind(AssertUnwindSafe(|| {
        let budget = match allowance {
            Allowance::Time(_) => Budget::time(&mut clock),
            Allowance::Iterations(iterations) => Budget::iterations(iterations, &mut clock),
        };
        companion.advise(sitting, budget)
    }));
    match counsel {
        Ok(Some(counsel)) => Ok((counsel.action, counsel.iterations)),
        Ok(None) => Err(Fault::new(Kind::Nonsense, "it had no answer")),
        Err(_) => Err(Fault::new(Kind::Crash, "it panicked")),
    }
}

/// Whether a level answered in time. It looks at the clock itself, so only one that hangs takes a second longer than allowed; what a
/// busy machine does to a decision is far less, and is counted as late.
fn in_time(spent: Duration, allowance: Allowance) -> Result<(), Fault> {
    match allowance {
        Allowance::Time(time) if spent > time + Duration::from_secs(1) => {
            Err(Fault::new(Kind::Stall, format!("it took {} ms of {}", spent.as_millis(), time.as_millis())))
        }
        _ => Ok(()),
    }
}

/// Plays an answer. What an action brings to light is not for the player to say.
fn put(sitting: &mut Sitting, action: &str) -> Result<(), Fault> {
    let played = if action.contains(':') {
        Err(Refusal::syntax("an action is sent without its outcome"))
    } else {
        sitting.play(action)
    };
    played.map_err(|refusal| Fault::illegal(action, &refusal))
}

/// Plays for whoever forfeited the decision, and says what.
fn stand_in(sitting: &mut Sitting, mut easy: Companion) -> Result<String, Refusal> {
    let allowance = Allowance::Time(Level::Easy.time());
    if let Ok((action, _)) = advise(&mut easy, sitting, allowance, &AtomicBool::new(false))
        && sitting.play(&action).is_ok()
    {
        return Ok(action);
    }
    let action = sitting.random().unwrap_or_default();
    sitting.play(&action)?;
    Ok(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_takes_too_long_has_stalled() {
        let took = |spent, allowance| in_time(Duration::from_millis(spent), allowance);
        let time = Allowance::Time(Duration::from_millis(100));
        assert_eq!(took(1_100, time), Ok(()));
        assert_eq!(took(1_101, time).unwrap_err().kind, Kind::Stall);
        assert_eq!(took(60_000, Allowance::Iterations(1)), Ok(()));
    }
}
