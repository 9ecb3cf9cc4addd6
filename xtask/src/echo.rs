//! `cargo xtask wasm`: the same games natively and in WebAssembly, and the same as in the golden file.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::kit::{self, WASM};
use crate::step::{self, built, cargo, program, root, target};

const GOLDEN: &str = "crates/echo/golden.txt";

/// What to do with the golden file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Golden {
    /// Compare with it.
    Compare,
    /// Rewrite it.
    Bless,
}

/// Compares what both builds say with each other, then with the golden file.
pub fn run(golden: Golden) -> Result<()> {
    let wasm = build()?;
    let games = agreed(&wasm, "say")?.lines().count();
    println!("\n{games} games, the same fingerprints natively and in WebAssembly.");

    let advice = agreed(&wasm, "advise")?.lines().count();
    println!("{advice} times computer players at a table, the same advice natively and in WebAssembly.");

    let now = agreed(&wasm, "golden")?;
    let tables = now.lines().count();
    let file = root().join(GOLDEN);
    if golden == Golden::Bless {
        std::fs::write(&file, now).with_context(|| format!("{GOLDEN} cannot be written"))?;
        println!("{GOLDEN} is rewritten with the fingerprints of {tables} tables.");
        return Ok(());
    }
    let then = std::fs::read_to_string(&file).with_context(|| format!("{GOLDEN} cannot be read"))?;
    if let Some((now, then)) = difference(&now, &then) {
        bail!(
            "games go differently than they did. Where old records would be replayed differently, raise the game's \
             RULES; where this is meant, say `cargo xtask wasm --bless`.\n  then  {then}\n  now   {now}"
        );
    }
    println!("{tables} tables, the same fingerprints as in {GOLDEN}.");
    Ok(())
}

/// What both builds say, if it is the same.
fn agreed(wasm: &Path, word: &str) -> Result<String> {
    let here = step::hear(&mut native([word])?, "mend what is shown above.")?;
    let there = step::hear(&mut node(wasm, [word]), "the engines must not fail in WebAssembly either.")?;
    if let Some((here, there)) = difference(&here, &there) {
        bail!(
            "natively and in WebAssembly a game goes differently; look for what depends on the platform, such as the \
             width of usize.\n  natively        {here}\n  in WebAssembly  {there}"
        );
    }
    Ok(here)
}

/// Builds the echo for both and gives the file for WebAssembly.
pub fn build() -> Result<PathBuf> {
    kit::wasm_target()?;
    kit::node()?;
    let advice = "mend what is shown above.";
    step::run(&mut cargo(["build", "--release", "--package", "echo"]), advice)?;
    // As a cdylib alone: together with an rlib it would not be optimised across crates.
    let mut wasm = cargo(["rustc", "--release", "--package", "echo", "--lib", "--crate-type", "cdylib"]);
    step::run(wasm.args(["--target", WASM]), advice)?;
    Ok(target()?.join(WASM).join("release/echo.wasm"))
}

/// The echo, natively.
pub fn native<const N: usize>(words: [&str; N]) -> Result<Command> {
    built("echo", words)
}

/// The echo in WebAssembly.
pub fn node<const N: usize>(wasm: &Path, words: [&str; N]) -> Command {
    let mut command = program("node", ["xtask/echo.mjs"]);
    command.arg(wasm).args(words);
    command
}

/// The first lines that differ.
fn difference<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    let (mut one, mut other) = (one.lines(), other.lines());
    loop {
        match (one.next(), other.next()) {
            (None, None) => return None,
            (one, other) if one != other => return Some((one.unwrap_or("nothing"), other.unwrap_or("nothing"))),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_found() {
        assert_eq!(difference("a\nb\nc\n", "a\nb\nc"), None);
        assert_eq!(difference("a\nb\nc\n", "a\nx\ny\n"), Some(("b", "x")));
        assert_eq!(difference("a\n", ""), Some(("a", "nothing")));
    }
}
