//! `cargo xtask serve`: the web app and the program built, and the program started.

use anyhow::Result;

use crate::step::{self, cargo, target};
use crate::web::{self, Make};

/// Builds everything and serves; words that are not for the build go to `kontor serve`.
pub fn run(words: &[&str]) -> Result<()> {
    let (ours, theirs): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| **word == "--release");
    let (make, profile) = if ours.is_empty() { (Make::Quick, "dev") } else { (Make::Small, "release") };
    web::build(make)?;
    let mut build = cargo(["build", "--package", "kontor", "--profile", profile]);
    step::run(&mut build, "mend what is shown above.")?;
    let folder = if profile == "dev" { "debug" } else { profile };
    let program = target()?.join(folder).join("kontor").with_extension(std::env::consts::EXE_EXTENSION);
    let mut serve = std::process::Command::new(program);
    step::run(serve.arg("serve").args(theirs), "see what it says above.")
}
