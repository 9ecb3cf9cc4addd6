//! Each level is stronger than the one below it.
//!
//! A level meets the one below at a table of two, in games that are played twice with the seats exchanged. It passes with
//! [`ENOUGH`] wins of [`GAMES`]: a level that is not stronger would do so by luck with a probability of at most 0.0004
//! (the binomial tail at one half), in any of the eight matches with at most 0.003. Everything is seeded, so a match that
//! passes once passes always, until someone changes how a level plays.

use bots::{Budget, Companion, Level};
use shelf::Sitting;
use table::{Setup, fingerprint};

const GAMES: u32 = 80;
const ENOUGH: f64 = 56.0;

/// How many games `strong` wins; a shared win counts half.
fn wins(game: &str, strong: Level, weak: Level, iterations: u32) -> f64 {
    let setup = Setup { game: game.to_owned(), players: 2, ..Setup::default() };
    (0..GAMES)
        .map(|number| {
            let mut sitting = Sitting::deal(&setup, &format!("ladder {}", number / 2)).unwrap();
            let own = (number % 2) as usize;
            let mut seats: Vec<Companion> = (0..2)
                .map(|seat| {
                    Companion::new(if seat == own { strong } else { weak }, fingerprint(&(number, seat as u64)))
                })
                .collect();
            while let Some(seat) = sitting.on_turn() {
                let budget = &mut || 0.0;
                let counsel = seats[seat.index()].advise(&sitting, Budget::iterations(iterations, budget)).unwrap();
                sitting.play(&counsel.action).unwrap();
            }
            let standing = sitting.standing();
            let winners: Vec<usize> =
                standing.iter().filter(|place| place.rank == 1).map(|place| place.seat.index()).collect();
            if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 }
        })
        .sum()
}

#[track_caller]
fn climb(game: &str, strong: Level, weak: Level, iterations: u32) {
    let wins = wins(game, strong, weak, iterations);
    println!("{game}: {strong} won {wins} of {GAMES} games against {weak}, {iterations} iterations a decision");
    assert!(wins >= ENOUGH, "{game}: {strong} won only {wins} of {GAMES} games against {weak}");
}

#[test]
fn the_tail_is_as_small_as_said() {
    let mut choose = 1.0f64;
    let mut tail = 0.0;
    for wins in 0..=GAMES {
        if f64::from(wins) >= ENOUGH {
            tail += choose / 2f64.powi(GAMES as i32);
        }
        choose *= f64::from(GAMES - wins) / f64::from(wins + 1);
    }
    assert!(tail < 0.0004 && tail * 8.0 < 0.003, "{tail}");
}

#[test]
fn easy_beats_random() {
    climb("hamburgum", Level::Easy, Level::Random, 1);
    climb("hansa", Level::Easy, Level::Random, 1);
}

#[test]
fn medium_beats_easy() {
    climb("hamburgum", Level::Medium, Level::Easy, 250);
    climb("hansa", Level::Medium, Level::Easy, 100);
}

#[test]
fn hard_beats_medium() {
    climb("hamburgum", Level::Hard, Level::Medium, 100);
    climb("hansa", Level::Hard, Level::Medium, 100);
}

#[test]
fn expert_beats_hard() {
    climb("hamburgum", Level::Expert, Level::Hard, 100);
    climb("hansa", Level::Expert, Level::Hard, 150);
}
