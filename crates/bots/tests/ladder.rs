//! Each level is stronger than the one below it.
//!
//! A level sits alone at a table of the one below, on every seat in turn with the same deal. It passes with [`enough`] wins: a
//! level that is not stronger would have as many by luck with a probability of at most [`LUCK`] (the binomial tail at its fair
//! share, as if the games of one deal did not hang together), in any of the eight matches with at most 0.0024. Everything is
//! seeded, so a match that passes once passes always, until someone changes how a level plays. Each match has about as few
//! iterations as show the difference, and two players where that is enough.

use bots::{Budget, Companion, Level};
use shelf::Sitting;
use table::{Setup, fingerprint};

/// How likely a level that is not stronger passes by luck.
const LUCK: f64 = 0.0003;

/// How many games are played with so many players: more where one seat of many tells less.
const fn games(players: usize) -> u32 {
    if players == 2 { 80 } else { 120 }
}

/// The fewest wins that are no luck.
fn enough(players: usize) -> f64 {
    let (games, fair) = (f64::from(games(players)), 1.0 / players as f64);
    let (mut wins, mut likely, mut tail) = (games, fair.powf(games), 0.0);
    while tail + likely <= LUCK {
        tail += likely;
        likely *= wins / (games - wins + 1.0) * (1.0 - fair) / fair;
        wins -= 1.0;
    }
    wins + 1.0
}

/// How many games `strong` wins; a shared win is split.
fn wins(game: &str, players: usize, strong: Level, weak: Level, iterations: u32) -> f64 {
    let setup = Setup { game: game.to_owned(), players, ..Setup::default() };
    (0..games(players))
        .map(|number| {
            let mut sitting = Sitting::deal(&setup, &format!("ladder {}", number / players as u32)).unwrap();
            let own = number as usize % players;
            let mut seats: Vec<Companion> = (0..players)
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
fn climb(game: &str, players: usize, strong: Level, weak: Level, iterations: u32) {
    let wins = wins(game, players, strong, weak, iterations);
    let told = format!(
        "{game}, {players} players: {strong} won {wins} of {} games against {weak}, {} asked, {iterations} iterations a decision",
        games(players),
        enough(players)
    );
    println!("{told}");
    assert!(wins >= enough(players), "{told}");
}

#[test]
fn as_many_wins_are_asked_as_luck_does_not_bring() {
    // From a table of the binomial distribution: 56 of 80 at one half, 48 of 120 at one quarter.
    assert_eq!([2, 4].map(enough), [56.0, 48.0]);
}

#[test]
fn easy_beats_random() {
    climb("hamburgum", 2, Level::Easy, Level::Random, 1);
    climb("hansa", 2, Level::Easy, Level::Random, 1);
}

#[test]
fn medium_beats_easy() {
    climb("hamburgum", 2, Level::Medium, Level::Easy, 250);
    climb("hansa", 2, Level::Medium, Level::Easy, 100);
}

#[test]
fn hard_beats_medium() {
    climb("hamburgum", 2, Level::Hard, Level::Medium, 100);
    climb("hansa", 2, Level::Hard, Level::Medium, 100);
}

#[test]
fn expert_beats_hard() {
    climb("hamburgum", 4, Level::Expert, Level::Hard, 100);
    climb("hansa", 2, Level::Expert, Level::Hard, 150);
}
