//! The tools that a chore needs: looked for first, fetched where they are missing, never done without.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::step::{ask, cargo, program, run};

/// The target of the browser.
pub const WASM: &str = "wasm32-unknown-unknown";
/// The oldest Node that is good enough.
const NODE: u32 = 18;
const BY_HAND: &str = "install rustup, or this part of the toolchain by other means.";

/// rustfmt and clippy.
pub fn components() -> Result<()> {
    for (word, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if ask(&mut cargo([word, "--version"])).is_none() {
            println!("{component} is missing and will be installed.");
            run(&mut program("rustup", ["component", "add", component]), BY_HAND)?;
        }
    }
    Ok(())
}

/// The standard library for WebAssembly.
pub fn wasm_target() -> Result<()> {
    let sysroot = ask(&mut program("rustc", ["--print", "sysroot"])).context("rustc is not found")?;
    if !Path::new(&sysroot).join("lib/rustlib").join(WASM).is_dir() {
        println!("The target {WASM} is missing and will be installed.");
        run(&mut program("rustup", ["target", "add", WASM]), BY_HAND)?;
    }
    Ok(())
}

/// Node, to run WebAssembly outside a browser and the tests inside one.
pub fn node() -> Result<()> {
    let advice = format!("install Node {NODE} or newer by other means.");
    if node_version().is_none() {
        from_debian("Node", "nodejs", &advice)?;
    }
    match node_version() {
        Some(version) if major(&version) >= Some(NODE) => Ok(()),
        Some(version) => bail!("Node is {version}, which is too old; install Node {NODE} or newer."),
        None => bail!("Node is not found; install Node {NODE} or newer (on Debian: apt-get install nodejs)."),
    }
}

/// npm, to fetch what the tests in the browser need.
pub fn npm() -> Result<()> {
    from_debian_or_by_hand("npm", "npm", "npm")
}

/// Python, for the example bot and the bots that misbehave.
pub fn python() -> Result<()> {
    from_debian_or_by_hand("Python 3", "python3", "python3")
}

/// A program that is installed where it is missing and that can be done, and asked for elsewhere.
fn from_debian_or_by_hand(name: &str, word: &str, package: &str) -> Result<()> {
    let there = || ask(&mut program(word, ["--version"])).is_some();
    if !there() {
        from_debian(name, package, &format!("install {name} by other means."))?;
    }
    ensure!(there(), "{name} is not found; install it (on Debian: apt-get install {package}).");
    Ok(())
}

/// Chromium, as the program that starts it.
pub fn chromium() -> Result<String> {
    let there = || {
        let named = std::env::var("CHROMIUM").ok();
        let names = ["chromium", "chromium-browser", "google-chrome"].map(str::to_owned);
        let found = |name: &String| ask(&mut program("which", [name]));
        named.iter().chain(&names).find_map(found)
    };
    if there().is_none() {
        from_debian("Chromium", "chromium", "install Chromium by other means.")?;
    }
    there().context("Chromium is not found; install it (on Debian: apt-get install chromium), or name it in CHROMIUM.")
}

/// Installs what is missing, where that can be done unasked: on Debian as root.
fn from_debian(name: &str, package: &str, advice: &str) -> Result<()> {
    if !is_debian_root() {
        return Ok(());
    }
    println!("{name} is missing and will be installed.");
    let install = || {
        let mut apt = program("apt-get", ["install", "-y", "--no-install-recommends", package]);
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    if run(&mut install(), "the list of packages may be old.").is_err() {
        run(&mut program("apt-get", ["update"]), advice)?;
        run(&mut install(), advice)?;
    }
    Ok(())
}

/// Node's version, as in `v20.1.0`.
pub fn node_version() -> Option<String> {
    ask(&mut program("node", ["--version"]))
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn is_debian_root() -> bool {
    Path::new("/etc/debian_version").exists() && ask(&mut program("id", ["-u"])).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v18.20.4"), Some(18));
        assert_eq!(major("eighteen"), None);
    }
}
