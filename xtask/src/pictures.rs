//! `cargo xtask pictures`: pictures of the table in docs/pictures, for the README and for whoever changes how it looks.

use std::process::Command;

use anyhow::Result;

use crate::browser::Table;
use crate::step::{hear, root};
use crate::web::Make;

const FOLDER: &str = "docs/pictures";

/// Builds and serves the table and takes all its pictures, or those of these names.
pub fn run(names: &[&str]) -> Result<()> {
    let table = Table::open(Make::Quick)?;
    let mut camera = Command::new("node");
    table.lay(&mut camera).arg("pictures.mjs").args(names).env("KONTOR_PICTURES", root().join(FOLDER));
    println!("\n== pictures into {FOLDER}");
    // It tells its progress by the other way; here is only what Node's test runner has to say.
    hear(&mut camera, "see what it says above.")?;
    println!("\nLook at them before they are committed.");
    Ok(())
}
