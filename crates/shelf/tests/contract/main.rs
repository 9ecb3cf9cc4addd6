//! The contract of every game, held against random games at all tables.
//!
//! `KONTOR_GAMES` says how many games are played, 2,000 where it is not set. What is cheap is proved at every decision of
//! every game, what is dear at decisions and in games that the dice choose. A game depends on its number alone, so one
//! that fails can be played again.

#[path = "../books/mod.rs"]
mod books;
#[path = "../common/mod.rs"]
mod common;
mod hidden;
mod list;
mod position;
mod record;
mod undo;
mod words;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use books::Books;
use hidden::{Ignorant, Twin};
use list::List;
use shelf::{Boxed, Guest};
use table::{Dice, Game, Sitting};

/// How many games are played unless `KONTOR_GAMES` says otherwise.
const GAMES: u64 = 2000;
/// So many games in a row are played at one table.
const BATCH: u64 = 8;
/// Random games end long before.
const MOST_DECISIONS: usize = 200_000;
/// A part of every seed, which must not be found in a view.
const SECRET: &str = "störtebeker's gold";

/// What must be met often in a run of the usual size; a property that is never met proves nothing.
const MET: [&str; 14] = [
    "decision",
    "all strangers at once",
    "action undone",
    "undo refused after a reveal",
    "position placed from its view",
    "hidden orders that differ",
    "twins that differ",
    "twins seen side by side",
    "transition of the city audited",
    "transition at sea audited",
    "record read back",
    "record read back without its seed",
    "record from a position",
    "damage to a record noticed",
];

/// How often what has been met.
#[derive(Default, Debug)]
struct Seen(BTreeMap<&'static str, u64>);

impl Seen {
    fn met(&mut self, what: &'static str) {
        self.add(what, 1);
    }

    fn add(&mut self, what: &'static str, times: u64) {
        assert!(MET.contains(&what), "`{what}` is not on the list");
        *self.0.entry(what).or_default() += times;
    }
}

#[test]
fn every_game_keeps_its_contract() {
    let games = std::env::var("KONTOR_GAMES").map_or(GAMES, |games| games.parse().expect("KONTOR_GAMES is a number"));
    let mut tables: Vec<Boxed> = common::tables().iter().map(|setup| Boxed::open(setup).unwrap()).collect();
    // Hansa has few tables; it is played at each of them four times as often.
    let seas: Vec<Boxed> = tables.iter().filter(|table| matches!(table, Boxed::Hansa(_))).cloned().collect();
    (0..3).for_each(|_| tables.extend(seas.iter().cloned()));
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let seen = Mutex::new(Seen::default());
    let work = || {
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= games || failed.load(Ordering::Relaxed) {
                break;
            }
            let table = tables[(from / BATCH) as usize % tables.len()].clone();
            let numbers = from..games.min(from + BATCH);
            let proved = table.welcome(Evening { numbers, thrift: thrift(games), failed: &failed });
            let mut seen = seen.lock().unwrap();
            proved.0.into_iter().for_each(|(what, times)| seen.add(what, times));
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut told = Instant::now();
        while workers.iter().any(|worker| !worker.is_finished()) {
            std::thread::sleep(Duration::from_millis(20));
            if told.elapsed() > Duration::from_secs(5) {
                told = Instant::now();
                tell(&format!("{} of {games} games", next.load(Ordering::Relaxed).min(games)));
            }
        }
    });
    let seen = seen.into_inner().unwrap();
    tell(&format!("met in {games} games: {seen:?}"));
    for what in MET {
        assert!(games < GAMES || seen.0.contains_key(what), "`{what}` was never met");
    }
}

/// How many times more seldom the costly proofs are made than in the normal run: over very many games there are still
/// more of them than in it.
fn thrift(games: u64) -> u32 {
    if games >= 50 * GAMES { 8 } else { 1 }
}

/// Says something past the test harness, which would keep it to itself.
fn tell(what: &str) {
    let _ = writeln!(std::io::stderr(), "contract: {what}");
}

/// Some games at one table.
struct Evening<'a> {
    numbers: std::ops::Range<u64>,
    thrift: u32,
    failed: &'a AtomicBool,
}

impl Guest for Evening<'_> {
    type Out = Seen;

    fn meet<G: Game>(self, game: G) -> Seen {
        let mut seen = Seen::default();
        let strangers = words::well_formed(&game);
        let books = Books::of(&game.setup());
        for number in self.numbers {
            let _where = Whereabouts { number, table: format!("{:?}", game.setup()), failed: self.failed };
            play_watched(&game, &strangers, &books, number, self.thrift, &mut seen);
        }
        seen
    }
}

/// Says which game it was when a proof fails, and stops the others.
struct Whereabouts<'a> {
    number: u64,
    table: String,
    failed: &'a AtomicBool,
}

impl Drop for Whereabouts<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.failed.store(true, Ordering::Relaxed);
            tell(&format!("failed in game {} at {}", self.number, self.table));
        }
    }
}

/// Plays one game and holds it to the contract all the way.
fn play_watched<G: Game>(game: &G, strangers: &[G::Action], books: &Books, number: u64, thrift: u32, seen: &mut Seen) {
    // The game is played with dice of its own, so that it stays the same however often something is proved.
    let mut hand = Dice::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut dice = Dice::new(hand.bits());
    let seed = seed(number);
    let mut sitting = Sitting::deal(game.clone(), &seed);
    let mut trail = vec![*sitting.state()];
    let mut list = List(Vec::new());
    // A game in eight is followed by copies that know less and is then written and read; one in 128 is audited throughout.
    let close = dice.below(8 * thrift) == 0;
    let audited = dice.below(128 * thrift) == 0;
    let mut ignorant = close.then(|| Ignorant::sits_down(&sitting));
    let mut twin = close.then(|| Twin::of(game, &trail[0], &mut dice));
    undo::nothing_before_the_first_action(&mut sitting);

    while game.on_turn(&trail[trail.len() - 1]).is_some() {
        let state = trail[trail.len() - 1];
        list.fill(game, &state);
        list.passes_the_check(game, &state);
        list.refuses_strangers(game, &state, (0..4).map(|_| pick(strangers, &mut dice)));
        let random = game.random(&state, &mut hand);
        list.holds(random);
        if dice.below(8 * thrift) == 0 {
            list.holds_each_action_once();
            list.can_be_played(game, &state);
        }
        if dice.below(512 * thrift) == 0 {
            list.refuses_strangers(game, &state, strangers.iter());
            list.is_written_as_it_is_read(game);
            seen.met("all strangers at once");
        }
        if dice.below(256 * thrift) == 0 {
            position::comes_back_from_its_view(game, &state, seen);
        }
        if dice.below(512 * thrift) == 0 {
            hidden::does_not_show(game, &state, &mut dice, seen);
            hidden::keeps_the_seed(&sitting, SECRET);
        }

        // Mostly as playouts choose, now and then anything that is listed.
        let action = if hand.below(8) == 0 { *pick(&list.0, &mut hand) } else { random };
        let mut next = state;
        game.play(&mut next, action);
        undo::is_exact(&mut sitting, action, &next, seen);
        if audited || dice.below(256 * thrift) == 0 {
            books.audit(&game.view(&state), &game.write(action), &game.view(&next));
            seen.met(match books {
                Books::Hamburgum(_) => "transition of the city audited",
                Books::Hansa(_) => "transition at sea audited",
            });
        }
        let outcome = sitting.log()[sitting.log().len() - 1].outcome.as_deref();
        if let Some(ignorant) = &mut ignorant {
            ignorant.follows(action, outcome, &next);
        }
        if let Some(twin) = &mut twin {
            twin.looks_the_same(game, &state, &list.0, &mut dice, seen);
            twin.follows(game, action, outcome.is_some(), &next, &mut dice);
        }
        trail.push(next);
        assert!(trail.len() <= MOST_DECISIONS, "random play does not end");
    }

    let last = trail[trail.len() - 1];
    list.fill(game, &last);
    list.is_empty_when_over(game, &last, strangers);
    position::comes_back_from_its_view(game, &last, seen);
    seen.add("decision", trail.len() as u64 - 1);
    if close {
        undo::goes_back_to_the_last_reveal(&sitting, &trail);
        record::cuts_back_to_any_action(&sitting, &trail, &mut dice);
        record::round_trips(&sitting, &trail, &mut dice, seen);
        record::goes_on_from_a_position(&sitting, &trail, &mut dice, seen);
        record::notices_damage(&sitting, &mut dice, seen);
    }
}

/// Seeds of all shapes: whatever they hold, the record must bring them back.
fn seed(number: u64) -> String {
    match number % 5 {
        0 => format!("{SECRET} {number}"),
        1 => format!("\"{SECRET}\" {number}"),
        2 => format!(" # {SECRET}\t{number}\r\n| \u{1f}\u{7f}\u{2028}"),
        3 => format!("{number}: {SECRET}; : {number}\\"),
        _ => format!("{number} {SECRET} "),
    }
}

/// One of some things, of which there must be one.
fn pick<'a, T>(things: &'a [T], dice: &mut Dice) -> &'a T {
    &things[dice.below(things.len() as u32) as usize]
}
