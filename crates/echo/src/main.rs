//! The echo, natively; `xtask/echo.mjs` is its like for WebAssembly.
//!
//! `say`, `golden` and `advise` print fingerprints; `play GAME GAMES` and `draw TIMES` print how many decisions or draws there
//! were and how many nanoseconds they took. GAME is a number, 0 for Hamburgum and 1 for Hansa.

use std::time::Instant;

use anyhow::{Context, bail};
use echo::Table;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["say"] => print!("{}", echo::say()),
        ["golden"] => print!("{}", echo::golden()),
        ["advise"] => print!("{}", echo::advise()),
        ["play", game, games] => {
            let name = shelf::GAMES.get(game.parse::<usize>()?).context("there is no such game")?;
            let table = Table::regular(name).context("the game is not for four players")?;
            let games = games.parse()?;
            timed(|| echo::play(&table, games));
        }
        ["draw", times] => {
            let times = times.parse()?;
            timed(|| {
                std::hint::black_box(echo::draw(times));
                times.into()
            });
        }
        _ => bail!("say one of: say; golden; advise; play GAME GAMES; draw TIMES"),
    }
    Ok(())
}

/// Prints how many things were done and how many nanoseconds that took.
fn timed(work: impl FnOnce() -> u64) {
    let start = Instant::now();
    let done = work();
    println!("{done} {}", start.elapsed().as_nanos());
}
