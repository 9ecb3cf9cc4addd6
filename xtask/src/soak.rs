//! `cargo xtask soak`: the contract of every game, over as many random games as one has patience for.

use anyhow::Result;

use crate::step::{self, cargo};

/// Runs the contract's tests, optimised, with this many games.
pub fn run(games: u64) -> Result<()> {
    println!("The contract of every game over {games} random games.");
    let mut test = cargo(["test", "--release", "--package", "shelf", "--test", "contract", "--", "--nocapture"]);
    step::run(
        test.env("KONTOR_GAMES", games.to_string()),
        "the game shown above breaks its contract; replay it from its seed.",
    )
}
