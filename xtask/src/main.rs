//! Kontor's own chores, called as `cargo xtask COMMAND`.

mod bench;
mod bench_web;
mod browser;
mod echo;
mod figures;
mod kit;
mod page;
mod pictures;
mod search;
mod serve;
mod soak;
mod step;
mod strength;
mod suite;
mod twenty;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  serve [--release] [--open] [--port N]
                        builds the web app and the program, and starts it: the table in the browser
  web [--release]       builds the web app into target/web; quickly, or small and fast with --release
  browser [NAME]        the table in a real browser: all tests of browser/, or those with NAME in their names
  test                  everything that must hold: format, lints, documentation, WebAssembly, browser, tests
  wasm [--bless]        the same games natively and in WebAssembly, and the same as before; --bless: as of now
  soak [--games N]      the contract of every game over N random games (1000000)
  strength              how strong the computer players are, written to docs/bots.md; hours, can be stopped and gone on with
  strength --only T [W..]
                        of its tables the one that is called T; of that, the rows that have all words W
  twenty [SET ...]      twenty games of the computer players, and what people would laugh at in them, written there too; with
                        names, only these sets of games anew
  refills               what refills in Hansa are worth to whoever pays for them, written there too
  bench                 what random play costs, written to docs/benchmarks.md
  bench web             what the table costs in the browser, written there too
  pictures [NAME ...]   pictures of the table into docs/pictures: all, or those of these names
  bench search          how fast the computer players search, beside OpenSpiel, written there too
  help                  this list";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match chore(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn chore(words: &[&str]) -> Result<()> {
    match words {
        ["web"] => web::build(web::Make::Quick),
        ["web", "--release"] => web::build(web::Make::Small),
        ["serve", words @ ..] => serve::run(words),
        ["browser"] => browser::run(None),
        ["browser", name] => browser::run(Some(name)),
        ["test"] => suite::run(),
        ["wasm"] => echo::run(echo::Golden::Compare),
        ["wasm", "--bless"] => echo::run(echo::Golden::Bless),
        ["soak"] => soak::run(1_000_000),
        ["soak", "--games", games] => match games.parse() {
            Ok(games) => soak::run(games),
            Err(_) => bail!("--games takes a whole number, not {games}"),
        },
        ["bench"] => bench::run(),
        ["bench", "web"] => bench_web::run(),
        ["pictures", names @ ..] => pictures::run(names),
        ["bench", "search"] => search::run(),
        ["twenty", sets @ ..] => twenty::run(sets),
        ["refills"] => twenty::refills(),
        ["strength"] => strength::run(None),
        ["strength", "--only", table, words @ ..] => strength::run(Some((table, words))),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("there is no chore `{}`; `cargo xtask help` lists them", words.join(" ")),
    }
}
