//! `cargo xtask bench web`: what the table costs in the browser, as it goes out: its size, its start, its clicks, its memory.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use anyhow::Result;

use crate::browser::Table;
use crate::figures::number;
use crate::page;
use crate::step::{hear, target};
use crate::web::Make;

/// What is loaded only by who installs the app.
const ICON: &str = ".png";
/// What is there to be read, and loaded by no page.
const LICENCE: &str = "OFL.txt";

/// Measures everything and writes its section of the page.
pub fn run() -> Result<()> {
    let table = Table::open(Make::Small)?;
    let files = files()?;
    println!("\n== browser/bench.mjs");
    let figures = hear(table.lay(&mut Command::new("node")).arg("bench.mjs"), "see what it says above.")?;
    page::put("web", &section(&files, &figures)?)
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
        if !plain.is_file() || name.ends_with(".br") || name.ends_with(ICON) || name == LICENCE {
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
    text += &row("longest task while a late or finished game of either is opened", of("opening_ms")?, "ms", Some(50.0));
    text += &row("longest task there, of the processor", of("opening_processor_ms")?, "ms", Some(50.0));
    text += &row("longest task while one looks about in it", of("visiting_ms")?, "ms", Some(50.0));
    text += &row("longest task there, of the processor", of("visiting_processor_ms")?, "ms", Some(50.0));
    let (games, moves, hour) = (of("games")?, of("moves")?, of("hour")?);
    let megabytes = |key: &str| Ok::<f64, anyhow::Error>(of(key)? / 1e6);
    text +=
        &row(&format!("memory grown over {games} games of bots, {moves} moves"), megabytes("grown")?, "MB", Some(20.0));
    text += &row("of that after the first game", megabytes("grown_later")?, "MB", None);
    let _ = write!(
        text,
        "
Clicks are timed by the browser's own Event Timing, in steps of 8 ms, what is below 16 ms counted as 16, up to the paint of what can be done
next; books, prices and officials follow in the next one. Memory is the page's heap after
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_no_part_of_a_name() {
        assert_eq!(unhashed("eb-garamond-400-normal-7a6c8aaa25ed82ea.woff2"), "eb-garamond-400-normal.woff2");
        assert_eq!(unhashed("service-worker.js"), "service-worker.js");
    }

    #[test]
    fn a_figure_stands_beside_what_is_asked() {
        assert_eq!(row("clicks", 48.0, "ms", Some(50.0)), "| clicks | 48 ms | ≤ 50 ms | held |\n");
        assert_eq!(row("clicks", 56.0, "ms", Some(50.0)), "| clicks | 56 ms | ≤ 50 ms | **missed** |\n");
        assert_eq!(row("grown", 1.25, "MB", None), "| grown | 1.2 MB |  |  |\n");
    }
}
