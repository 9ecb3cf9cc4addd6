//! `cargo xtask test`: everything that must hold before a change goes in.

use std::time::Instant;

use anyhow::Result;

use crate::step::{self, cargo, clock};
use crate::{browser, echo, kit};

/// A part of the whole check: its name, and what does it.
type Part = (&'static str, fn() -> Result<()>);

// The tests come last, so that their summaries stand at the end of the output.
const PARTS: [Part; 7] = [
    ("tools", tools),
    ("format", format),
    ("lints", lints),
    ("documentation", documentation),
    ("WebAssembly", wasm),
    ("browser", in_a_browser),
    ("tests", tests),
];

/// Runs every part; the first that fails ends it.
pub fn run() -> Result<()> {
    let start = Instant::now();
    let mut done = Vec::new();
    for (name, part) in PARTS {
        let begun = Instant::now();
        part()?;
        done.push(format!("{name} {}", clock(begun.elapsed())));
    }
    println!("\nAll is well: {}; {} in all.", done.join(", "), clock(start.elapsed()));
    Ok(())
}

/// What is fetched at once, so that nothing fails for want of it after minutes of compiling.
fn tools() -> Result<()> {
    kit::components()?;
    kit::wasm_target()?;
    kit::node()?;
    kit::npm()?;
    kit::python()?;
    kit::chromium().map(drop)
}

fn format() -> Result<()> {
    step::run(&mut cargo(["fmt", "--all", "--check"]), "`cargo fmt --all` puts it right.")
}

fn lints() -> Result<()> {
    let mut clippy = cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]);
    step::run(&mut clippy, "mend what clippy shows above.")
}

fn documentation() -> Result<()> {
    let mut doc = cargo(["doc", "--workspace", "--no-deps"]);
    step::run(doc.env("RUSTDOCFLAGS", "-D warnings"), "mend the documentation that is shown above.")
}

fn wasm() -> Result<()> {
    echo::run(echo::Golden::Compare)
}

fn in_a_browser() -> Result<()> {
    browser::run(None)
}

fn tests() -> Result<()> {
    step::run(&mut cargo(["test", "--workspace"]), "mend what the tests show above.")
}
