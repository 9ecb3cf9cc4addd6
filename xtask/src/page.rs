//! Pages of figures: tables are put where the page has a place for them, beside floors that must hold and goals that are
//! hoped for.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use crate::bench::{Finding, Yardstick};
use crate::kit::node_version;
use crate::step::{ask, program, root};

/// Where the page is.
const FILE: &str = "docs/benchmarks.md";

/// Puts a section of the page of benchmarks in its place.
pub fn put(name: &str, section: &str) -> Result<()> {
    put_in(FILE, name, section)?;
    println!("\n{section}\n{FILE} is written.");
    Ok(())
}

/// Puts a section in the place that a page has marked for it.
pub fn put_in(file: &str, name: &str, section: &str) -> Result<()> {
    let path = root().join(file);
    let page = std::fs::read_to_string(&path).with_context(|| format!("{file} cannot be read"))?;
    let page = fill(&page, name, section).with_context(|| format!("{file} has no place for `{name}`"))?;
    std::fs::write(&path, page).with_context(|| format!("{file} cannot be written"))
}

/// Puts rows into a table that a page has, each over the row that begins with the same `named` columns.
pub fn put_rows(file: &str, name: &str, table: &str, named: usize) -> Result<()> {
    let path = root().join(file);
    let page = std::fs::read_to_string(&path).with_context(|| format!("{file} cannot be read"))?;
    let merged = section(&page, name).and_then(|old| merge(old, table, named));
    put_in(
        file,
        name,
        &merged.with_context(|| format!("the table `{name}` of {file} has no such row: play the whole table"))?,
    )
}

/// A table with the rows of another one, each over the row that begins with the same `named` columns; `None` where there is none.
fn merge(old: &str, new: &str, named: usize) -> Option<String> {
    const HEAD: usize = 2;
    let key = |row: &str| row.split('|').take(named + 1).map(str::to_owned).collect::<Vec<_>>();
    let mut rows: Vec<&str> = old.lines().collect();
    for row in new.lines().skip(HEAD) {
        *rows.iter_mut().skip(HEAD).find(|known| key(known) == key(row))? = row;
    }
    Some(rows.join("\n") + "\n")
}

/// What stands between the marks of a place; `None` where the page has no such place.
fn section<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<!-- {name} -->\n"))?;
    Some(rest.split_once(&format!("<!-- end of {name} -->"))?.0)
}

/// A page with what stands between the marks of a place exchanged; `None` where it has no such place.
pub fn fill(page: &str, name: &str, section: &str) -> Option<String> {
    let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = page.split_once(&open)?;
    let (_, after) = rest.split_once(&close)?;
    Some(format!("{before}{open}{section}{close}{after}"))
}

/// The section on random play.
pub fn write(findings: &[Finding], yardstick: Yardstick, rounds: usize) -> String {
    let Yardstick { draw, two_threads } = yardstick;
    let (date, machine) = (date(), machine());
    let mut page = format!(
        "Measured on {date}: {machine}. Every figure is the median of {rounds} rounds in which
everything took its turn. Times are of this machine; what can be compared between machines are the ratios: random draws
for a decision, two threads against one, WebAssembly against native.

The yardstick is a random draw of `Dice`, each seeded by the last, which needs nothing but a core: {draw:.2} ns. Two threads
drew {two_threads:.2} times as much as one; games cannot gain more from a second thread than the machine has to give.

### With four players

| game | figure | measured | floor | goal | |
|---|---|---:|---:|---:|---|
"
    );
    for finding in findings {
        for row in rows(finding) {
            let _ = writeln!(page, "| {} | {} |", finding.trial.game, row.line());
        }
    }
    page.push_str("\n### Other numbers of players, one thread\n\n");
    page.push_str(
        "| game | players | ns a decision | games a second | decisions a game |\n|---|---:|---:|---:|---:|\n",
    );
    for finding in findings {
        let mut costs = finding.others.clone();
        costs.push((4, finding.cost));
        costs.sort_by_key(|&(players, _)| players);
        for (players, cost) in costs {
            let (ns, games, length) = (cost.decision, whole(cost.games), cost.length);
            let _ = writeln!(page, "| {} | {players} | {ns:.1} | {games} | {length:.0} |", finding.trial.game);
        }
    }
    page
}

/// A figure with what is asked of it.
struct Row {
    name: &'static str,
    measured: f64,
    show: fn(f64) -> String,
    asked: Asked,
}

/// What is asked of a figure: a floor, and perhaps a goal beyond it.
#[derive(Clone, Copy)]
enum Asked {
    Nothing,
    AtMost(f64, Option<f64>),
    AtLeast(f64, Option<f64>),
}

fn rows(finding: &Finding) -> [Row; 7] {
    let row = |name, measured, show, asked| Row { name, measured, show, asked };
    let Finding { trial, cost, draws, two_threads, wasm, .. } = finding;
    let games = Asked::AtLeast(trial.floor, Some(trial.goal));
    [
        row("ns a decision, one thread", cost.decision, tenths, Asked::AtMost(120.0, Some(60.0))),
        row("random draws for a decision", *draws, tenths, Asked::Nothing),
        row("whole games a second, one thread", cost.games, whole, games),
        row("decisions a game", cost.length, whole, Asked::Nothing),
        row("bytes of a state", cost.state, whole, Asked::AtMost(512.0, None)),
        row("two threads against one", *two_threads, hundredths, Asked::AtLeast(1.9, None)),
        row("time in WebAssembly against native", *wasm, hundredths, Asked::Nothing),
    ]
}

impl Row {
    fn line(&self) -> String {
        let measured = (self.show)(self.measured);
        let (sign, floor, goal) = match self.asked {
            Asked::Nothing => return format!("{} | {measured} | | |", self.name),
            Asked::AtMost(floor, goal) => ('≤', floor, goal),
            Asked::AtLeast(floor, goal) => ('≥', floor, goal),
        };
        let holds = |bound: f64| if sign == '≤' { self.measured <= bound } else { self.measured >= bound };
        let verdict = match goal.map(holds) {
            _ if !holds(floor) => "**floor missed**",
            None => "floor held",
            Some(false) => "floor held, goal not yet reached",
            Some(true) => "goal reached",
        };
        let show = |bound| format!("{sign} {}", (self.show)(bound));
        format!("{} | {measured} | {} | {} | {verdict}", self.name, show(floor), goal.map(show).unwrap_or_default())
    }
}

fn hundredths(figure: f64) -> String {
    format!("{figure:.2}")
}

fn tenths(figure: f64) -> String {
    format!("{figure:.1}")
}

/// A whole number with its thousands apart.
pub fn whole(figure: f64) -> String {
    let digits = format!("{figure:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The machine in general terms.
pub fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (arch, os) = (std::env::consts::ARCH, std::env::consts::OS);
    let rustc = ask(&mut program("rustc", ["--version"])).unwrap_or_default();
    let rustc = rustc.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let node = node_version().unwrap_or_default();
    format!("{arch} {os}, {cores} cores, {rustc}, Node {}", node.trim_start_matches('v'))
}

/// Today, in Greenwich.
pub fn date() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
    let (year, month, day) = civil(days);
    format!("{year}-{month:02}-{day:02}")
}

/// Year, month and day from the days since the beginning of 1970.
fn civil(days: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that the leap day is the last; an era has 400 of them.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_772), (2026, 11, 15));
    }

    #[test]
    fn a_row_takes_the_place_of_the_one_with_its_name() {
        let old = "| game | who | wins |\n|---|---|---:|\n| hansa | hard | 1 |\n| hansa | expert | 2 |\n| hamburgum | hard | 3 |\n";
        let row = |row: &str| format!("| game | who | wins |\n|---|---|---:|\n{row}\n");
        let merged = merge(old, &row("| hansa | expert | 9 |"), 2).unwrap();
        assert_eq!(merged, old.replace("| 2 |", "| 9 |"));
        assert_eq!(merge(old, &row("| hansa | easy | 9 |"), 2), None);
        // A head is no row.
        assert_eq!(merge(old, &row("| game | who | 9 |"), 2), None);
    }

    #[test]
    fn a_section_is_put_in_its_place() {
        let page = "a\n<!-- x -->\nold\n<!-- end of x -->\nb\n";
        assert_eq!(fill(page, "x", "new\n").unwrap(), "a\n<!-- x -->\nnew\n<!-- end of x -->\nb\n");
        assert_eq!(fill(page, "y", "new\n"), None);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(whole(512.0), "512");
        assert_eq!(whole(25_000.4), "25,000");
        assert_eq!(whole(1_234_567.0), "1,234,567");
    }

    #[test]
    fn a_figure_stands_beside_its_floor_and_goal() {
        let asked = Asked::AtMost(120.0, Some(60.0));
        let line = |measured| Row { name: "ns", measured, show: tenths, asked }.line();
        assert_eq!(line(59.5), "ns | 59.5 | ≤ 120.0 | ≤ 60.0 | goal reached");
        assert_eq!(line(61.0), "ns | 61.0 | ≤ 120.0 | ≤ 60.0 | floor held, goal not yet reached");
        assert_eq!(line(121.0), "ns | 121.0 | ≤ 120.0 | ≤ 60.0 | **floor missed**");
    }
}
