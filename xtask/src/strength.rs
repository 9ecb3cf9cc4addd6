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
/// The place for what went wrong in all tables.
const FAULTS: &str = "faults";
const ADVICE: &str = "what was played is kept; the same command goes on.";

/// What a cell is asked to show.
#[derive(Clone, Copy, Default)]
enum Asked {
    /// The share of wins at least so high, and hoped to be so high.
    Share(f64, f64),
    /// The lower end of the share's interval above this.
    Surely(f64),
    #[default]
    Nothing,
}

/// An arena of the table.
#[derive(Default)]
struct Cell {
    game: &'static str,
    /// The arena's options for a table that is not the usual one.
    variant: &'static [&'static str],
    players: usize,
    bots: String,
    games: u32,
    asked: Asked,
}

impl Cell {
    /// The game, and what is not as usual.
    fn table(&self) -> String {
        match self.variant {
            ["--board", board] => format!("{} ({board})", self.game),
            ["--officials", officials] => format!("{} ({officials} officials)", self.game),
            _ => self.game.to_owned(),
        }
    }

    /// Which one it is, in words.
    fn title(&self) -> String {
        format!("{} with {} players, {}", self.table(), self.players, self.bots)
    }
}

/// A table of the page: the name of its place there, and its cells.
struct Sheet {
    name: &'static str,
    /// How many columns name a row; `None` where the rows are summed up, so that none can be played alone.
    named: Option<usize>,
    cells: Vec<Cell>,
    write: fn(&[(Cell, Value)]) -> Result<String>,
}

/// The two games, their numbers of players, and by how much Hansa's floors are lower.
const GAMES: [(&str, std::ops::RangeInclusive<usize>, f64); 2] = [("hamburgum", 2..=5, 0.0), ("hansa", 2..=4, 0.05)];

/// Hamburgum's other board, and its other officials.
const VARIANTS: [&[&str]; 3] = [&["--board", "london"], &["--officials", "free"], &["--officials", "shuffled"]];

/// The usual tables of both games with every number of players, then four players at Hamburgum's others.
fn tables() -> impl Iterator<Item = Cell> {
    let usual = GAMES
        .into_iter()
        .flat_map(|(game, numbers, _)| numbers.map(move |players| Cell { game, players, ..Cell::default() }));
    usual.chain(VARIANTS.map(|variant| Cell { game: "hamburgum", variant, players: 4, ..Cell::default() }))
}

/// The levels against the one below, with four players: who, how many games, floor and goal.
const LADDER: [(&str, u32, f64, f64); 6] = [
    ("easy,random", 1000, 0.90, 0.98),
    ("medium@10ms,easy", 400, 0.40, 0.60),
    ("hard@10ms,medium@10ms", 200, 0.35, 0.50),
    ("hard@100ms,easy", 200, 0.65, 0.85),
    ("expert@10ms,hard@10ms", 200, 0.35, 0.50),
    ("expert@8ms,expert@2ms", 400, 0.30, 0.40),
];

/// Who does without what, in which games that means anything, how many are played, more where the worth is small, and
/// the allowance a decision, small where little time shows the most; settling pays only in a deep tree. Each plays against the
/// same player with the part that is named last.
const PARTS: [(&str, &str, u32, &str); 23] = [
    ("hamburgum", "medium-lean", 200, "2ms"),
    ("hamburgum", "medium-lean-types", 400, "2ms"),
    ("hamburgum", "medium-sense", 200, "2ms"),
    ("hamburgum", "medium-halving", 1000, "100it"),
    ("hamburgum", "medium-margin", 1000, "100it"),
    ("hamburgum", "hard-cut", 200, "2ms"),
    ("hamburgum", "expert-pride", 1000, "100it"),
    ("hamburgum", "expert-memory", 2000, "30it"),
    ("hamburgum", "expert-vector", 2000, "100it"),
    ("hamburgum", "expert-settle", 160, "64ms"),
    ("hamburgum", "expert-net", 200, "2ms"),
    ("hansa", "medium-lean", 200, "2ms"),
    ("hansa", "medium-lean-types", 400, "2ms"),
    ("hansa", "medium-halving", 1000, "100it"),
    ("hansa", "medium-margin", 1000, "100it"),
    ("hansa", "easy-foresight", 1000, "5000it"),
    ("hansa", "hard-cut", 200, "2ms"),
    ("hansa", "expert-sense", 2000, "100it"),
    ("hansa", "expert-pride", 2000, "100it"),
    ("hansa", "expert-memory", 2000, "30it"),
    ("hansa", "expert-study", 2000, "100it"),
    ("hansa", "expert-vector", 2000, "100it"),
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
            cells.push(Cell { game, players: 4, bots: bots.to_owned(), games, asked, ..Cell::default() });
        }
    }
    sheets.push(Sheet { name: "ladder", named: Some(4), cells, write: versus });
    let company = |table: Cell| {
        let asked = Asked::Surely(if table.players == 2 { 0.75 } else { 2.0 / table.players as f64 });
        Cell { bots: "expert@2ms,medium@2ms".to_owned(), games: 200, asked, ..table }
    };
    sheets.push(Sheet { name: "company", named: Some(4), cells: tables().map(company).collect(), write: versus });
    let alone = |table: Cell| Cell { bots: "expert@2ms".to_owned(), games: 200, ..table };
    let cells = tables().filter(|table| table.variant.is_empty()).map(alone).collect();
    sheets.push(Sheet { name: "self-play", named: Some(2), cells, write: self_play });
    let mut cells = Vec::new();
    for (game, without, games, allowance) in PARTS {
        let with = without.rsplit_once('-').map_or(without, |(with, _)| with);
        let bots = format!("{without}@{allowance},{with}@{allowance}");
        cells.push(Cell { game, players: 4, bots, games, ..Cell::default() });
    }
    sheets.push(Sheet { name: "parts", named: Some(2), cells, write: parts });
    let mut cells = Vec::new();
    for ender in ENDERS {
        let bots = format!("{ender}@200it,medium@200it");
        cells.push(Cell { game: "hamburgum", players: 2, bots, games: 200, ..Cell::default() });
    }
    sheets.push(Sheet { name: "endings", named: Some(4), cells, write: endings });
    let mixed_levels = |table: Cell| {
        let bots = ["expert", "hard", "medium", "easy", "random"].map(|level| format!("{level}@20it"));
        Cell { bots: bots[..table.players].join(","), games: 1000, ..table }
    };
    sheets.push(Sheet { name: "mixed", named: None, cells: tables().map(mixed_levels).collect(), write: mixed });
    sheets
}

fn count(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

/// Plays all cells, or those of one table, or of these only the ones whose title has all of some words, and writes the page's tables.
pub fn run(only: Option<(&str, &[&str])>) -> Result<()> {
    let mut sheets = sheets();
    let words = only.map_or(&[][..], |(_, words)| words);
    if let Some((name, _)) = only {
        let names: Vec<&str> = sheets.iter().map(|sheet| sheet.name).collect();
        if !names.contains(&name) {
            bail!("there is no table `{name}`; they are {}", names.join(", "));
        }
        sheets.retain(|sheet| sheet.name == name);
        for sheet in &mut sheets {
            sheet.cells.retain(|cell| words.iter().all(|word| cell.title().contains(word)));
            if sheet.cells.is_empty() {
                bail!("no row of `{name}` has all of these words: {}", words.join(", "));
            }
            if !words.is_empty() && sheet.named.is_none() {
                bail!("the rows of `{name}` are summed up: they are played together or not at all");
            }
        }
    }
    let whole = only.is_none();
    let mut told_of_all = Vec::new();
    let start = Instant::now();
    run_step(&mut cargo(["build", "--release", "--package", "kontor"]), "mend what is shown above.")?;
    for Sheet { name, named, cells, write } in sheets {
        let all = cells.len();
        let mut played = Vec::new();
        for (number, cell) in cells.into_iter().enumerate() {
            println!("\n{name}, {} of {all}: {}", number + 1, cell.title());
            let told = play(name, &cell)?;
            println!("  {}", told["bots"][0]);
            played.push((cell, told));
        }
        match named.filter(|_| !words.is_empty()) {
            Some(named) => page::put_rows(PAGE, name, &write(&played)?, named)?,
            None => page::put_in(PAGE, name, &write(&played)?)?,
        }
        println!("\nThe table `{name}` of {PAGE} is written.");
        told_of_all.extend(played.into_iter().map(|(_, told)| told));
    }
    if whole {
        page::put_in(PAGE, FAULTS, &faults(&told_of_all))?;
    }
    println!("\n{} in all.", clock(start.elapsed()));
    Ok(())
}

/// An arena of a cell's game and number of players, which tells its results in JSON.
fn arena(cell: &Cell, bots: &str, games: u32) -> Result<Command> {
    let mut command = built("kontor", ["arena", "--json", "--seed", "strength", "--threads", "2"])?;
    command.args(["--game", cell.game, "--bots", bots]).args(cell.variant);
    command.args(["--players", &cell.players.to_string(), "--games", &games.to_string()]);
    Ok(command)
}

/// The players of a cell, each once, with so many iterations a decision that all their parts are at work, and no more.
fn audition(cell: &Cell) -> String {
    let mut names = Vec::new();
    for bot in cell.bots.split(',') {
        let name = bot.split('@').next().unwrap_or(bot);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.iter().map(|name| format!("{name}@500it")).collect::<Vec<_>>().join(",")
}

/// How the players of a cell play, as a name: other players, another name. By it what earlier players played is left alone.
fn hand(cell: &Cell) -> Result<String> {
    let told: Value = serde_json::from_str(&hear(&mut arena(cell, &audition(cell), 4)?, ADVICE)?)?;
    Ok(trace(&told))
}

/// The name of what was played: rounds, seats, and of each player the points, the decisions and the iterations, not the time.
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
    let Cell { game, players, .. } = cell;
    let which = cell.variant.last().map(|word| format!("{word}-")).unwrap_or_default();
    let bots = cell.bots.replace(['@', ','], "-");
    let name = format!("{sheet}-{game}-{which}{players}-{bots}-{}.jsonl", hand(cell)?);
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

/// A mean and half of its interval.
fn give_or_take(told: &Value, key: &str) -> Result<String> {
    Ok(format!("{:.1} ± {:.1}", figure(&told[key])?, figure(&told[format!("{key}_error")])?))
}

/// How many decisions took more than a tenth longer than allowed.
fn late(told: &Value) -> u64 {
    told["bots"].as_array().into_iter().flatten().map(|bot| count(&bot["late"])).sum()
}

/// Half of the widest interval of some shares, in per cent.
fn widest(shares: &[Value]) -> Result<f64> {
    let halves = shares.iter().map(|share| Ok(50.0 * (figure(&share["high"])? - figure(&share["low"])?)));
    Ok(halves.collect::<Result<Vec<f64>>>()?.into_iter().fold(0.0, f64::max))
}

/// One against the rest.
fn versus(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table =
        "| game | players | one | against | games | wins | 95 % interval | asked | | iterations a decision | late |
|---|---:|---|---|---:|---:|---|---|---|---|---:|
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
            "| {} | {} | {one} | {} {rest} | {} | {} | {asked} | {verdict} | {:.0}, {:.0} | {} |",
            cell.table(),
            cell.players,
            cell.players - 1,
            cell.games,
            share(bot)?,
            iterations(bot)?,
            iterations(other)?,
            late(told)
        );
    }
    Ok(table)
}

/// What the strongest reach among themselves, and whether a seat is better than another.
fn self_play(cells: &[(Cell, Value)]) -> Result<String> {
    let mut table = "| game | players | games | mean points | wins by seat, in order of play | each ± | late |
|---|---:|---:|---:|---|---:|---:|
"
    .to_owned();
    for (cell, told) in cells {
        let seats = told["seats"].as_array().context("the arena tells no seats")?;
        let shares: Vec<String> = seats
            .iter()
            .map(|seat| Ok(format!("{:.1} %", 100.0 * figure(&seat["win_share"])?)))
            .collect::<Result<_>>()?;
        let half = widest(seats)?;
        let points = give_or_take(&told["bots"][0], "points")?;
        let _ = writeln!(
            table,
            "| {} | {} | {} | {points} | {} | {half:.1} | {} |",
            cell.table(),
            cell.players,
            cell.games,
            shares.join(", "),
            late(told)
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
        let (level, part) = one.rsplit_once('-').context("a cell names a part")?;
        let (bot, other) = (&told["bots"][0], &told["bots"][1]);
        let _ = writeln!(
            table,
            "| {} | {level} without `{part}` | {allowance} | {} | {} | {} | {:.0}, {:.0} |",
            cell.game,
            cell.games,
            share(bot)?,
            [give_or_take(bot, "points")?, give_or_take(other, "points")?].join(", "),
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
        let (bot, rounds) = (share(&told["bots"][0])?, give_or_take(told, "rounds")?);
        let _ = writeln!(
            table,
            "| {} | {} | {one} | {other} | {} | {bot} | {rounds} |",
            cell.game, cell.players, cell.games
        );
    }
    Ok(table)
}

/// All levels at one table, and whether anything went wrong.
fn mixed(cells: &[(Cell, Value)]) -> Result<String> {
    let mut all = [0; 4];
    let mut table = "| game | players | games | decisions | faults | broken off | wins by level | each ± |
|---|---:|---:|---:|---:|---:|---|---:|
"
    .to_owned();
    for (cell, told) in cells {
        let bots = told["bots"].as_array().context("the arena tells no names")?;
        let sum = |key: &str| bots.iter().map(|bot| count(&bot[key])).sum::<u64>();
        all = [
            all[0] + u64::from(cell.games),
            all[1] + sum("decisions"),
            all[2] + sum("faults"),
            all[3] + count(&told["cut"]),
        ];
        let wins: Vec<String> = bots
            .iter()
            .map(|bot| {
                let level = bot["name"].as_str().and_then(|name| name.split('@').next()).unwrap_or_default();
                Ok(format!("{level} {:.0} %", 100.0 * figure(&bot["win_share"])?))
            })
            .collect::<Result<_>>()?;
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} | {} | {} | {:.1} |",
            cell.table(),
            cell.players,
            cell.games,
            page::whole(sum("decisions") as f64),
            sum("faults"),
            told["cut"],
            wins.join(", "),
            widest(bots)?
        );
    }
    let [games, decisions, faults, broken_off] = all.map(|number| page::whole(number as f64));
    let _ = writeln!(table, "| all | | {games} | {decisions} | {faults} | {broken_off} | | |");
    Ok(table)
}

/// What went wrong in all tables together, and how late who has a time was at most.
fn faults(all: &[Value]) -> String {
    let bots = || all.iter().flat_map(|told| told["bots"].as_array().into_iter().flatten());
    let kind = |kind: &str| bots().map(|bot| count(&bot["fault_kinds"][kind])).sum::<u64>();
    let timed = |bot: &&Value| bot["late"].is_number();
    let decisions = bots().map(|bot| count(&bot["decisions"])).sum::<u64>();
    let [games, decisions, in_time] = [
        all.iter().map(|told| count(&told["games"])).sum::<u64>(),
        decisions,
        bots().filter(timed).map(|bot| count(&bot["decisions"])).sum::<u64>(),
    ]
    .map(|number| page::whole(number as f64));
    format!(
        "All tables together are {games} games and {decisions} decisions, {in_time} of them by players who have a time: {} illegal \
         actions, {} panics, {} time-outs.\n",
        kind("illegal") + kind("nonsense"),
        kind("crash"),
        kind("stall")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::root;

    #[test]
    fn the_page_has_a_place_for_every_table() {
        let page = std::fs::read_to_string(root().join(PAGE)).unwrap();
        assert!(!page.contains("@@"), "something is left to be filled in");
        for name in sheets().iter().map(|sheet| sheet.name).chain([FAULTS]) {
            assert!(page::fill(&page, name, "").is_some(), "{name}");
        }
    }

    #[test]
    fn a_cell_is_auditioned_by_its_players_whatever_their_time() {
        let auditioned = |game, bots: &str| audition(&Cell { game, bots: bots.to_owned(), ..Cell::default() });
        assert_eq!(auditioned("hansa", "expert-net@2ms,expert@2ms"), "expert-net@500it,expert@500it");
        assert_eq!(auditioned("hansa", "expert@40ms,expert@10ms"), "expert@500it");
        assert_eq!(auditioned("hamburgum", "easy,random"), "easy@500it,random@500it");
    }

    #[test]
    fn who_plays_otherwise_has_another_mark_and_who_only_takes_longer_has_not() {
        let mut told = serde_json::json!({
            "rounds": 31.0,
            "seats": [{"points": 60.0}],
            "bots": [{"points": 65.0, "decisions": 40, "iterations_per_decision": 20.0, "ms_per_decision": 0.1}]
        });
        let mut marks = vec![trace(&told)];
        told["bots"][0]["ms_per_decision"] = 0.2.into();
        assert_eq!(trace(&told), marks[0]);
        for key in
            ["/rounds", "/seats/0/points", "/bots/0/points", "/bots/0/decisions", "/bots/0/iterations_per_decision"]
        {
            *told.pointer_mut(key).unwrap() = 19.into();
            let mark = trace(&told);
            assert!(!marks.contains(&mark), "{key}");
            marks.push(mark);
        }
    }

    #[test]
    fn faults_of_all_players_count() {
        let told = serde_json::json!({
            "cut": 1,
            "bots": [
                {"name": "expert@20it", "win_share": 0.75, "low": 0.72, "high": 0.78, "decisions": 700, "faults": 2},
                {"name": "easy", "win_share": 0.25, "low": 0.22, "high": 0.27, "decisions": 600, "faults": 3}
            ]
        });
        let cell = || Cell { game: "hansa", players: 2, games: 1000, ..Cell::default() };
        let table = mixed(&[(cell(), told.clone()), (cell(), told)]).unwrap();
        assert!(table.contains("\n| hansa | 2 | 1000 | 1,300 | 5 | 1 | expert 75 %, easy 25 % | 3.0 |\n"), "{table}");
        assert!(table.ends_with("\n| all | | 2,000 | 2,600 | 10 | 2 | | |\n"), "{table}");
    }

    #[test]
    fn whatever_went_wrong_is_told() {
        let told = serde_json::json!({
            "games": 1000,
            "bots": [
                {"decisions": 700, "late": 0, "fault_kinds": {"stall": 2, "illegal": 1}},
                {"decisions": 600, "late": null, "fault_kinds": {"crash": 1, "nonsense": 1}}
            ]
        });
        let text = faults(&[told.clone(), told]);
        assert!(text.starts_with("All tables together are 2,000 games and 2,600 decisions, 1,400 of them"), "{text}");
        assert!(text.ends_with("4 illegal actions, 2 panics, 4 time-outs.\n"), "{text}");
    }
}
