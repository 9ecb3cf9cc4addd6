//! `cargo xtask bench web`: what the table costs in the browser, as it goes out: its size, its start, its clicks, its memory.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::figures::number;
use crate::step::{self, built, cargo, hear, program, root, target};
use crate::web::{self, Make};
use crate::{kit, page};

const ADVICE: &str = "see what it says above.";
/// What is loaded only by who installs the app.
const ICON: &str = ".png";

/// Measures everything and writes its section of the page.
pub fn run() -> Result<()> {
    kit::node()?;
    let chromium = kit::chromium()?;
    packages()?;
    web::build(Make::Small)?;
    step::run(&mut cargo(["build", "--release", "--package", "kontor"]), "mend what is shown above.")?;
    let files = files()?;
    let mut house = House { server: built("kontor", ["serve", "--port", "0"])?.stdout(Stdio::piped()).spawn()? };
    let address = house.address()?;
    println!("\n== browser/bench.mjs");
    let mut bench = Command::new("node");
    bench.arg("bench.mjs").current_dir(root().join("browser"));
    bench.env("KONTOR_ADDRESS", address).env("KONTOR_CHROMIUM", chromium);
    let figures = hear(&mut bench, ADVICE)?;
    put(&section(&files, &figures)?)
}

/// The program that serves, ended when it is dropped.
struct House {
    server: Child,
}

impl House {
    /// The address that it prints when it is ready.
    fn address(&mut self) -> Result<String> {
        let mut line = String::new();
        BufReader::new(self.server.stdout.take().context("the server has an output")?).read_line(&mut line)?;
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        Ok(address.with_context(|| format!("`kontor serve` said no address but: {line}"))?.to_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // A server that has ended by itself needs no more.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// What the scripts of `browser/` need of others.
fn packages() -> Result<()> {
    let folder = root().join("browser");
    if folder.join("node_modules").exists() {
        return Ok(());
    }
    kit::npm()?;
    let mut install = program("npm", ["ci", "--no-audit", "--no-fund"]);
    step::run(install.current_dir(folder), "it needs a network the first time.")
}

/// A file of the web app: its name without the hash, its bytes, and the bytes that travel.
struct File {
    name: String,
    plain: u64,
    sent: u64,
}

/// What a first visit loads, the largest first.
fn files() -> Result<Vec<File>> {
    let folder = target()?.join("web");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let plain = fs::metadata(folder.join(&name))?;
        if !plain.is_file() || name.ends_with(".br") || name.ends_with(ICON) {
            continue;
        }
        let small = fs::metadata(folder.join(format!("{name}.br"))).map_or(plain.len(), |file| file.len());
        files.push(File { name: unhashed(&name), plain: plain.len(), sent: small });
    }
    files.sort_by(|one, other| other.sent.cmp(&one.sent).then_with(|| one.name.cmp(&other.name)));
    Ok(files)
}

/// A name without the hash of its content.
fn unhashed(name: &str) -> String {
    let (stem, kind) = name.rsplit_once('.').unwrap_or((name, ""));
    match stem.rsplit_once('-') {
        Some((stem, hash)) if hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            format!("{stem}.{kind}")
        }
        _ => name.to_owned(),
    }
}

/// A figure with the most that is asked of it.
fn row(name: &str, measured: f64, unit: &str, most: Option<f64>) -> String {
    let asked = most.map_or_else(String::new, |most| format!("≤ {most:.0} {unit}"));
    let verdict = match most {
        Some(most) if measured <= most => "held",
        Some(_) => "**missed**",
        None => "",
    };
    let digits = usize::from(measured.abs() < 10.0);
    format!("| {name} | {measured:.digits$} {unit} | {asked} | {verdict} |\n")
}

fn section(files: &[File], figures: &str) -> Result<String> {
    let of = |key: &str| number(figures, key);
    let kilobytes = |bytes: u64| bytes as f64 / 1000.0;
    let sent: u64 = files.iter().map(|file| file.sent).sum();
    let mut text = format!(
        "Measured on {}: {}; a load of {:.1} before it began, from whatever else ran there. Times by the clock grow with that load;
those of the processor do not. The app as it goes out, served by `kontor serve` on loopback, in headless Chromium, 1440 x 900.

| figure | measured | asked | |
|---|---:|---:|---|
",
        page::date(),
        page::machine(),
        of("load")?,
    );
    text += &row("first visit: all files, compressed", kilobytes(sent), "kB", Some(600.0));
    text += &row("first visit: what the page itself asked for, with heads", of("wire")? / 1000.0, "kB", None);
    let loads = of("loads")?;
    text += &row(
        &format!("until \"Play now\" can be clicked, processor 4 times slower, median of {loads}"),
        of("ready_ms")?,
        "ms",
        Some(2_000.0),
    );
    text += &row("the slowest of them", of("ready_worst_ms")?, "ms", None);
    text += &row("from \"Play now\" to being on turn, as slow", of("turn_ms")?, "ms", Some(3_000.0));
    let clicks = of("clicks")?;
    text += &row(
        &format!("click to paint, 95th percentile of {clicks} in a late game of five"),
        of("click_ms")?,
        "ms",
        Some(50.0),
    );
    text += &row("the median of them", of("click_half_ms")?, "ms", None);
    text += &row("longest task while five bots play", of("playing_ms")?, "ms", Some(50.0));
    text += &row("longest task there, of the processor", of("playing_processor_ms")?, "ms", Some(50.0));
    text += &row("longest task while that game is opened", of("opening_ms")?, "ms", None);
    text += &row("longest task there, of the processor", of("opening_processor_ms")?, "ms", None);
    let (games, moves, hour) = (of("games")?, of("moves")?, of("hour")?);
    let megabytes = |key: &str| Ok::<f64, anyhow::Error>(of(key)? / 1e6);
    text +=
        &row(&format!("memory grown over {games} games of bots, {moves} moves"), megabytes("grown")?, "MB", Some(20.0));
    text += &row("of that after the first game", megabytes("grown_later")?, "MB", None);
    let _ = write!(
        text,
        "
Clicks are timed by the browser's own Event Timing, in steps of 8 ms, what is below 16 ms counted as 16. Memory is the page's heap after
a collection and WebAssembly's memory of the page and of the bots' worker, at home before and after whole games of five (Hamburgum) and
four (Hansa) easy bots in a page that is never loaded anew. At the steady pace an hour shows {hour} moves; they are played at full speed.

| file | kB | compressed |
|---|---:|---:|
"
    );
    for File { name, plain, sent } in files {
        let _ = writeln!(text, "| {name} | {:.1} | {:.1} |", kilobytes(*plain), kilobytes(*sent));
    }
    Ok(text)
}

/// Puts the section in its place of the page.
fn put(section: &str) -> Result<()> {
    let file = root().join(page::FILE);
    let text = fs::read_to_string(&file).with_context(|| format!("{} cannot be read", page::FILE))?;
    let (open, close) = ("<!-- web -->\n", "<!-- end of web -->");
    let (before, rest) = text.split_once(open).with_context(|| format!("{} has no place for it", page::FILE))?;
    let (_, after) = rest.split_once(close).with_context(|| format!("its place in {} has no end", page::FILE))?;
    fs::write(&file, format!("{before}{open}{section}{close}{after}"))?;
    println!("\n{section}\n{} is written.", page::FILE);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_no_part_of_a_name() {
        assert_eq!(
            unhashed("eb-garamond-latin-400-normal-7a6c8aaa25ed82ea.woff2"),
            "eb-garamond-latin-400-normal.woff2"
        );
        assert_eq!(unhashed("service-worker.js"), "service-worker.js");
    }

    #[test]
    fn a_figure_stands_beside_what_is_asked() {
        assert_eq!(row("clicks", 48.0, "ms", Some(50.0)), "| clicks | 48 ms | ≤ 50 ms | held |\n");
        assert_eq!(row("clicks", 56.0, "ms", Some(50.0)), "| clicks | 56 ms | ≤ 50 ms | **missed** |\n");
        assert_eq!(row("grown", 1.25, "MB", None), "| grown | 1.2 MB |  |  |\n");
    }
}
