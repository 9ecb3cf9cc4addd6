//! `cargo xtask strength`: how strong the computer players are, cell by cell, written to docs/bots.md.
//!
//! Every cell is an arena that saves its games, so that the chore can be stopped at any time and goes on where it was. What
//! is saved bears a mark of how its players play: once they play otherwise, the cell is played anew.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use table::digest;

use crate::page;
use crate::step::{built, cargo, clock, hear, run as run_step, target};

const PAGE: &str = "docs/bots.md";
const ADVICE: &str = "what was played is kept; the same command goes on.";

/// What a cell is asked to show.
#[derive(Clone, Copy)]
enum Asked {
    /// The share of wins at least so high, and hoped to be so high.
    Share(f64, f64),
    /// The lower end of the share's interval above this.
    Surely(f64),
    Nothing,
}

/// An arena of the table.
struct Cell {
    game: &'static str,
    players: usize,
    bots: String,
    games: u32,
    asked: Asked,
}

/// A table of the page: the name of its place there, and its cells.
struct Sheet {
    name: &'static str,
    cells: Vec<Cell>,
    write: fn(&[(Cell, Value)]) -> Result<String>,
}

/// The two games, their numbers of players, and by how much Hansa's floors are lower.
const GAMES: [(&str, std::ops::RangeInclusive<usize>, f64); 2] = [("hamburgum", 2..=5, 0.0), ("hansa", 2..=4, 0.05)];

/// The levels against the one below, with four players: who, how many games, floor and goal.
const LADDER: [(&str, u32, f64, f64); 6] = [
    ("easy,random", 1000, 0.90, 0.98),
    ("medium@10ms,easy", 400, 0.40, 0.60),
    ("hard@10ms,medium@10ms", 200, 0.35, 0.50),
    ("hard@100ms,easy", 200, 0.65, 0.85),
    ("expert@10ms,hard@10ms", 200, 0.35, 0.50),
    ("expert@40ms,expert@10ms", 400, 0.30, 0.40),
];

/// Who does without what, in which games that means anything, how many are played, more where the worth is small, and
/// the allowance a decision, small where little time shows the most; settling pays only with some depth, at 100 iterations it
/// costs. Each plays against the same level with all its parts.
const PARTS: [(&str, &str, u32, &str); 21] = [
    ("hamburgum", "medium-lean", 200, "2ms"),
    ("hamburgum", "medium-sense", 200, "2ms"),
    ("hamburgum", "medium-halving", 200, "2ms"),
    ("hamburgum", "medium-pairing", 200, "2ms"),
    ("hamburgum", "medium-margin", 800, "2ms"),
    ("hamburgum", "hard-cut", 200, "2ms"),
    ("hamburgum", "expert-sense", 200, "2ms"),
    ("hamburgum", "expert-margin", 2000, "100it"),
    ("hamburgum", "expert-memory", 4000, "100it"),
    ("hamburgum", "expert-settle", 200, "10ms"),
    ("hamburgum", "expert-vector", 2000, "100it"),
    ("hamburgum", "expert-tempo", 2000, "100it"),
    ("hamburgum", "expert-net", 200, "2ms"),
    ("hansa", "medium-lean", 200, "2ms"),
    ("hansa", "hard-study", 1000, "100it"),
    ("hansa", "expert-margin", 6000, "100it"),
    ("hansa", "expert-sense", 2000, "100it"),
    ("hansa", "expert-study", 1000, "100it"),
    ("hansa", "expert-vector", 3000, "100it"),
    ("hansa", "expert-tempo", 2000, "100it"),
    ("hansa", "expert-net", 200, "2ms"),
];

/// Expert with and without the part that sees to it that a won game is ended.
const ENDERS: [&str; 2] = ["expert", "expert-tempo"];

fn sheets() -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut cells = Vec::new();
    for (game, _, less) in GAMES {
        for (bots, games, floor, goal) in LADDER {
            let asked = Asked::Share(floor - less, goal);
            cells.push(Cell { game, players: 4, bots: bots.to_owned(), games, asked });
        }
    }
    sheets.push(Sheet { name: "ladder", cells, write: versus });
    let mut cells = Vec::new();
    for (game, numbers, _) in GAMES {
        for players in numbers {
            let asked = Asked::Surely(if players == 2 { 0.75 } else { 2.0 / players as f64 });
            cells.push(Cell { game, players, bots: "expert@2ms,medium@2ms".to_owned(), games: 200, asked });
        }
    }
    sheets.push(Sheet { name: "company", cells, write: versus });
    let mut cells = Vec::new();
    for (game, numbers, _) in GAMES {
        for players in numbers {
            cells.push(Cell { game, players, bots: "expert@2ms".to_owned(), games: 200, asked: Asked::Nothing });
        }
    }
    sheets.push(Sheet { name: "self-play", cells, write: self_play });
    let mut cells = Vec::new();
    for (game, without, games, allowance) in PARTS {
        let level = without.split('-').next().unwrap_or_default();
        let bots = format!("{without}@{allowance},{level}@{allowance}");
        cells.push(Cell { game, players: 4, bots, games, asked: Asked::Nothing });
    }
    sheets.push(Sheet { name: "parts", cells, write: parts });
    let mut cells = Vec::new();
    for ender in ENDERS {
        let bots = format!("{ender}@1000it,hard@1000it");
        cells.push(Cell { game: "hamburgum", players: 2, bots, games: 200, asked: Asked::Nothing });
    }
    sheets.push(Sheet { name: "endings", cells, write: endings });
    let mut cells = Vec::new();
    for (game, numbers, _) in GAMES {
        for players in numbers {
            let bots = ["expert", "hard", "medium", "easy", "random"].map(|level| format!("{level}@20it"));
            cells.push(Cell { game, players, bots: bots[..players].join(","), games: 800, asked: Asked::Nothing });
        }
    }
    sheets.push(Sheet { name: "mixed", cells, write: mixed });
    sheets
}

/// The place of the sum of all tables on the page.
const SUM: &str = "sum";

/// What went wrong in all games of all tables.
#[derive(Default)]
struct Sum {
    games: u64,
    decisions: u64,
    faults: u64,
    broken_off: u64,
}

impl Sum {
    fn add(&mut self, told: &Value) {
        self.games += count(&told["games"]);
        self.broken_off += count(&told["cut"]);
        for bot in told["bots"].as_array().into_iter().flatten() {
            self.decisions += count(&bot["decisions"]);
            self.faults += count(&bot["faults"]);
        }
    }

    fn write(&self) -> String {
        format!(
            "In the {} games of all tables, with {} decisions, there were {} faults (illegal answers, panics, time-outs); {} games \
             were broken off.\n",
            page::whole(self.games as f64),
            page::whole(self.decisions as f64),
            self.faults,
            self.broken_off
        )
    }
}

fn count(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

/// Plays all cells, or those of one table, and writes the page's tables; all together also what went wrong.
pub fn run(only: Option<&str>) -> Result<()> {
    let mut sheets = sheets();
    if let Some(name) = only {
        let names: Vec<&str> = sheets.iter().map(|sheet| sheet.name).collect();
        if !names.contains(&name) {
            bail!("there is no table `{name}`; they are {}", names.join(", "));
        }
        sheets.retain(|sheet| sheet.name == name);
    }
    let start = Instant::now();
    run_step(&mut cargo(["build", "--release", "--package", "kontor"]), "mend what is shown above.")?;
    let mut sum = Sum::default();
    for Sheet { name, cells, write } in sheets {
        let all = cells.len();
        let mut played = Vec::new();
        for (number, cell) in cells.into_iter().enumerate() {
            println!("\n{name}, {} of {all}: {} with {} players, {}", number + 1, cell.game, cell.players, cell.bots);
            let told = play(name, &cell)?;
            println!("  {}", told["bots"][0]);
            sum.add(&told);
            played.push((cell, told));
        }
        page::put_in(PAGE, name, &write(&played)?)?;
        println!("\nThe table `{name}` of {PAGE} is written.");
    }
    if only.is_none() {
        page::put_in(PAGE, SUM, &sum.write())?;
    }
    println!("\n{} in all.", clock(start.elapsed()));
    Ok(())
}

/// An arena of a cell's game and number of players, which tells its results in JSON.
fn arena(cell: &Cell, bots: &str, games: u32) -> Result<Command> {
    let mut command = built("kontor", ["arena", "--json", "--seed", "strength", "--threads", "2"])?;
    command.args(["--game", cell.game, "--bots", bots]);
    command.args(["--players", &cell.players.to_string(), "--games", &games.to_string()]);
    Ok(command)
}

/// The players of a cell, each once, with so few iterations a decision that a game takes no time.
fn audition(bots: &str) -> String {
    let mut names = Vec::new();
    for bot in bots.split(',') {
        let name = bot.split('@').next().unwrap_or(bot);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.iter().map(|name| format!("{name}@20it")).collect::<Vec<_>>().join(",")
}

/// How the players of a cell play, as a name: other players, another name. By it what earlier players played is left alone.
fn hand(cell: &Cell) -> Result<String> {
    let told: Value = serde_json::from_str(&hear(&mut arena(cell, &audition(&cell.bots), 8)?, ADVICE)?)?;
    Ok(trace(&told))
}

/// The name of what was played: all that the arena tells but for the time it took.
fn trace(told: &Value) -> String {
    let mut text = format!("{} {} {}", told["rounds"], told["cut"], told["seats"]);
    for bot in told["bots"].as_array().into_iter().flatten() {
        for key in ["name", "points", "decisions", "iterations_per_decision"] {
            let _ = write!(text, " {}", bot[key]);
        }
    }
    digest(&text)[..8].to_owned()
}

/// Plays a cell, or goes on with it where the same players have begun it, and gives what the arena tells.
fn play(sheet: &str, cell: &Cell) -> Result<Value> {
    let bots = cell.bots.replace(['@', ','], "-");
    let name = format!("{sheet}-{}-{}-{bots}-{}.jsonl", cell.game, cell.players, hand(cell)?);
    let folder: PathBuf = target()?.join("strength");
    std::fs::create_dir_all(&folder)?;
    let mut command = arena(cell, &cell.bots, cell.games)?;
    command.arg("--save").arg(folder.join(name));
    let told: Value = serde_json::from_str(&hear(&mut command, ADVICE)?)?;
    if told["games"] != cell.games {
        bail!("stopped after {} of {} games: {ADVICE}", told["games"], cell.games);
    }
    Ok(told)
}

fn figure(value: &Value) -> Result<f64> {
    value.as_f64().context("the arena told no figure")
}

/// A share and its interval in per cent.
fn share(bot: &Value) -> Result<String> {
    let percent = |key: &str| Ok::<f64, anyhow::Error>(100.0 * figure(&bot[key])?);
    Ok(format!("{:.1} % | {:.1} – {:.1}", percent("win_share")?, percent("low")?, percent("high")?))
}

/// One against the rest.
fn versus(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table =
        "| game | players | one | against | games | wins | 95 % interval | asked | | iterations a decision |
|---|---:|---|---|---:|---:|---|---|---|---|
"
        .to_owned();
    for (cell, told) in cells {
        let (one, rest) = cell.bots.split_once(',').context("a cell has two names")?;
        let (bot, other) = (&told["bots"][0], &told["bots"][1]);
        let (wins, low) = (figure(&bot["win_share"])?, figure(&bot["low"])?);
        let (asked, verdict) = match cell.asked {
            Asked::Nothing => (String::new(), ""),
            Asked::Share(floor, goal) => (
                format!("≥ {:.0} %, goal {:.0} %", 100.0 * floor, 100.0 * goal),
                match (wins >= floor, wins >= goal) {
                    (false, _) => "**floor missed**",
                    (true, false) => "floor held",
                    (true, true) => "goal reached",
                },
            ),
            Asked::Surely(bound) => {
                (format!("interval above {:.1} %", 100.0 * bound), if low > bound { "held" } else { "**not held**" })
            }
        };
        let iterations = |bot: &Value| figure(&bot["iterations_per_decision"]);
        let _ = writeln!(
            table,
            "| {} | {} | {one} | {} {rest} | {} | {} | {asked} | {verdict} | {:.0}, {:.0} |",
            cell.game,
            cell.players,
            cell.players - 1,
            cell.games,
            share(bot)?,
            iterations(bot)?,
            iterations(other)?
        );
    }
    Ok(table)
}

/// What the strongest reach among themselves, and whether a seat is better than another.
fn self_play(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table = "| game | players | games | mean points | wins by seat, in order of play | each ± |
|---|---:|---:|---:|---|---:|
"
    .to_owned();
    for (cell, told) in cells {
        let seats = told["seats"].as_array().context("the arena tells no seats")?;
        let shares: Vec<String> = seats
            .iter()
            .map(|seat| Ok(format!("{:.1} %", 100.0 * figure(&seat["win_share"])?)))
            .collect::<Result<_>>()?;
        let half = 50.0 * (figure(&seats[0]["high"])? - figure(&seats[0]["low"])?);
        let points = figure(&told["bots"][0]["points"])?;
        let _ = writeln!(
            table,
            "| {} | {} | {} | {points:.1} | {} | {half:.1} |",
            cell.game,
            cell.players,
            cell.games,
            shares.join(", ")
        );
    }
    Ok(table)
}

/// What is lost without a part.
fn parts(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table =
        "| game | without | a decision | games | wins against 3 with it | 95 % interval | points without, with | iterations a decision without, with |
|---|---|---:|---:|---:|---|---|---|
"
        .to_owned();
    for (cell, told) in cells {
        let (one, _) = cell.bots.split_once(',').context("a cell has two names")?;
        let (one, allowance) = one.split_once('@').context("a cell has an allowance")?;
        let (level, part) = one.split_once('-').context("a cell names a part")?;
        let (bot, other) = (&told["bots"][0], &told["bots"][1]);
        let _ = writeln!(
            table,
            "| {} | {level} without `{part}` | {allowance} | {} | {} | {:.1}, {:.1} | {:.0}, {:.0} |",
            cell.game,
            cell.games,
            share(bot)?,
            figure(&bot["points"])?,
            figure(&other["points"])?,
            figure(&bot["iterations_per_decision"])?,
            figure(&other["iterations_per_decision"])?
        );
    }
    Ok(table)
}

/// How soon games are over.
fn endings(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table = "| game | players | one | against | games | wins | 95 % interval | rounds a game |
|---|---:|---|---|---:|---:|---|---:|
"
    .to_owned();
    for (cell, told) in cells {
        let (one, other) = cell.bots.split_once(',').context("a cell has two names")?;
        let (bot, rounds) = (share(&told["bots"][0])?, figure(&told["rounds"])?);
        let _ = writeln!(
            table,
            "| {} | {} | {one} | {other} | {} | {bot} | {rounds:.1} |",
            cell.game, cell.players, cell.games
        );
    }
    Ok(table)
}

/// All levels at one table, and whether anything went wrong.
fn mixed(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table = "| game | players | games | decisions | faults | broken off | wins by level |
|---|---:|---:|---:|---:|---:|---|
"
    .to_owned();
    for (cell, told) in cells {
        let bots = told["bots"].as_array().context("the arena tells no names")?;
        let sum = |key: &str| bots.iter().map(|bot| count(&bot[key])).sum::<u64>();
        let wins: Vec<String> = bots
            .iter()
            .map(|bot| {
                let level = bot["name"].as_str().and_then(|name| name.split('@').next()).unwrap_or_default();
                Ok(format!("{level} {:.0} %", 100.0 * figure(&bot["win_share"])?))
            })
            .collect::<Result<_>>()?;
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} | {} | {} |",
            cell.game,
            cell.players,
            cell.games,
            sum("decisions"),
            sum("faults"),
            told["cut"],
            wins.join(", ")
        );
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::root;

    #[test]
    fn the_page_has_a_place_for_every_table() {
        let page = std::fs::read_to_string(root().join(PAGE)).unwrap();
        for name in sheets().iter().map(|sheet| sheet.name).chain([SUM]) {
            assert!(page::fill(&page, name, "").is_some(), "{name}");
        }
    }

    #[test]
    fn a_cell_is_auditioned_by_its_players_whatever_their_time() {
        assert_eq!(audition("expert-net@2ms,expert@2ms"), "expert-net@20it,expert@20it");
        assert_eq!(audition("expert@40ms,expert@10ms"), "expert@20it");
        assert_eq!(audition("easy,random"), "easy@20it,random@20it");
    }

    #[test]
    fn who_plays_otherwise_has_another_mark_and_who_only_takes_longer_has_not() {
        let told = |points: f64, ms: f64| {
            let bot =
                serde_json::json!({"name": "expert@20it", "points": points, "decisions": 40, "ms_per_decision": ms});
            trace(&serde_json::json!({"rounds": 31.0, "cut": 0, "seats": [], "bots": [bot]}))
        };
        assert_eq!(told(65.0, 0.1), told(65.0, 0.2));
        assert_ne!(told(65.0, 0.1), told(65.1, 0.1));
    }

    #[test]
    fn faults_of_all_players_count() {
        let told = serde_json::json!({
            "games": 1200, "cut": 1, "bots": [{"decisions": 40, "faults": 2}, {"decisions": 50, "faults": 3}]
        });
        let mut sum = Sum::default();
        sum.add(&told);
        sum.add(&told);
        let text = sum.write();
        assert!(
            text.starts_with("In the 2,400 games of all tables, with 180 decisions, there were 10 faults"),
            "{text}"
        );
        assert!(text.ends_with("; 2 games were broken off.\n"), "{text}");
    }
}
