//! Prints `locales/` as Rust; whatever is wrong there stops the build.

use std::path::Path;
use std::{env, fs, process};

include!("src/languages.rs");

fn main() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let source = PRESS.print(&locales).unwrap_or_else(|faults| {
        for fault in faults.0 {
            println!("cargo::error={fault}");
        }
        process::exit(1)
    });
    let folder = env::var("OUT_DIR").expect("cargo says where to");
    fs::write(Path::new(&folder).join("words.rs"), source).expect("the folder can be written");
}
