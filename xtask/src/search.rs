//! `cargo xtask bench search`: how many iterations a second the computer players make in the middle of a game, beside
//! OpenSpiel's search in the same run, and whether they keep to their time and memory.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::figures::median;
use crate::page;
use crate::step::{ask, built, cargo, hear, program, run as run_step, target};

const ROUNDS: usize = 5;
const SECONDS: u64 = 2;
/// The games, and the round in which is searched: about the middle of a game of `easy` with four players.
const MIDDLE: [(&str, u64); 2] = [("hamburgum", 20), ("hansa", 5)];
const OPENSPIEL: &str = "open_spiel==2.0.2";
const BY_HAND: &str = "install Python 3.11 or newer with venv and pip (Debian: python3-venv).";

/// A search that is measured, and the fewest iterations a second that are accepted.
const SEARCHES: [(&str, &str, &str, Option<f64>); 6] = [
    ("hamburgum", "medium", "playouts to the end", Some(20_000.0)),
    ("hamburgum", "hard", "network after a round", Some(150_000.0)),
    ("hamburgum", "expert", "network, of half of the lines after two turns to three rounds", Some(150_000.0)),
    ("hansa", "medium", "playouts to the end", None),
    ("hansa", "hard", "network after a round", None),
    ("hansa", "expert", "network", None),
];

/// Measures both, round by round, and writes the section of the page.
pub fn run() -> Result<()> {
    run_step(&mut cargo(["build", "--release", "--package", "kontor"]), "mend what is shown above.")?;
    let python = openspiel()?;
    let mut own: Vec<Vec<f64>> = vec![Vec::new(); SEARCHES.len()];
    let mut others: Vec<(String, Vec<f64>, f64)> = Vec::new();
    for round in 1..=ROUNDS {
        println!("\nRound {round} of {ROUNDS}");
        for ((game, level, ..), speeds) in SEARCHES.iter().zip(&mut own) {
            speeds.push(speed(game, level)?);
            println!("  {game} {level}: {:.0} iterations a second", speeds[round - 1]);
        }
        let script = ["xtask/openspiel.py", &SECONDS.to_string()];
        let told = hear(&mut program(&python.to_string_lossy(), script), "mend what is shown above.")?;
        for (at, line) in told.lines().enumerate() {
            let [name, speed, length] = line.split(' ').collect::<Vec<_>>()[..] else {
                bail!("OpenSpiel's script told `{line}`");
            };
            println!("  OpenSpiel {name}: {speed} iterations a second");
            if others.len() <= at {
                others.push((name.to_owned(), Vec::new(), length.parse()?));
            }
            others[at].1.push(speed.parse()?);
        }
    }
    page::put("search", &section(&own, &others))?;
    println!("\nDecisions at the levels' own times");
    let keeping: Vec<Keeping> = LEVELS.into_iter().map(keep).collect::<Result<_>>()?;
    page::put("budgets", &budgets(&keeping))
}

/// The levels that think, their own times in milliseconds, and how many decisions are timed in each game: it must not be over before.
const LEVELS: [(&str, u64, usize); 4] =
    [("easy", 5, 40), ("medium", 100, 40), ("hard", 1_000, 20), ("expert", 3_000, 10)];
/// The most of its time that a level may take.
const OVERSHOOT: f64 = 1.1;
/// The most memory that a level may take, in MiB.
const MEMORY: f64 = 256.0;

/// How often a late decision is asked for again: what is the player's own doing is likely late each time, what is a pause of the machine
/// hardly.
const AGAIN: usize = 2;

/// How a level kept to its time and its memory.
struct Keeping {
    level: &'static str,
    ms: u64,
    /// How many decisions were timed, in both games together.
    timed: usize,
    /// The longest decision, as a share of the time allowed.
    longest: f64,
    /// How many took longer than they may.
    late: usize,
    /// How many of these did so each time they were asked for.
    again: usize,
    /// How many of as many loops, which do nothing but look at the clock for as long as the decision took, did.
    idle: usize,
    /// The most memory of the whole program, in MiB, where the system tells it.
    memory: Option<f64>,
}

impl Keeping {
    fn is_held(&self) -> bool {
        self.again == 0 && self.memory.is_none_or(|memory| memory <= MEMORY)
    }
}

/// Lets a level play on from the middle of both games and looks at the clock, in turn with a loop that only looks at the clock.
fn keep((level, ms, each): (&'static str, u64, usize)) -> Result<Keeping> {
    let mut keeping = Keeping { level, ms, timed: 0, longest: 0.0, late: 0, again: 0, idle: 0, memory: None };
    for game in ["hamburgum", "hansa"] {
        let mut engine = middle(game)?;
        keeping.timed += each;
        for _ in 0..each {
            let mut decide = || {
                let start = Instant::now();
                let advice = engine.ask(&json!({"bot": {"level": level, "ms": ms, "seed": "budget"}}))?;
                anyhow::Ok((start.elapsed().as_secs_f64() * 1e3 / ms as f64, advice))
            };
            let (took, advice) = decide()?;
            keeping.longest = keeping.longest.max(took);
            if took > OVERSHOOT {
                keeping.late += 1;
                let mut fastest = f64::MAX;
                for _ in 0..AGAIN {
                    fastest = fastest.min(decide()?.0);
                }
                keeping.again += usize::from(fastest > OVERSHOOT);
            }
            keeping.idle += usize::from(idle(took.min(1.0), ms) > OVERSHOOT);
            engine.ask(&json!({"play": advice["action"]}))?;
        }
        keeping.memory = match (keeping.memory, engine.memory()) {
            (Some(one), Some(other)) => Some(one.max(other)),
            (one, other) => one.or(other),
        };
    }
    println!(
        "  {level}: at most {:.1} % of {ms} ms, {} of {} late, {} each time, {} idle loops late, {:.0} MiB",
        100.0 * keeping.longest,
        keeping.late,
        keeping.timed,
        keeping.again,
        keeping.idle,
        keeping.memory.unwrap_or(0.0)
    );
    Ok(keeping)
}

/// Looks at the clock until a share of some milliseconds is over, and tells what share of them it took.
fn idle(share: f64, ms: u64) -> f64 {
    let start = Instant::now();
    loop {
        let took = start.elapsed().as_secs_f64() * 1e3 / ms as f64;
        if took >= share {
            return took;
        }
    }
}

fn budgets(keeping: &[Keeping]) -> String {
    let mut text = format!(
        "The longest of some decisions in a row, half of them in each game, by the clock on the wall, the engine's answer included, and \
         the most memory that the\nwhole program took. Asked are at most {:.0} % and {MEMORY:.0} MiB; late are decisions that took longer. A pause of the machine makes one late as well, so\n\
         a late one is asked for {AGAIN} times more: one that is the player's own doing is likely late each time, and then the time is not held. How much the machine pauses is told by\n\
         idle loops, which take turns with the decisions and do nothing but look at the clock for as long: players keep to their time where about as many of these are late.\n\n\
         | level | time allowed | decisions | longest | late | late each time | idle loops late | memory, MiB | |\n|---|---:|---:|---:|---:|---:|---:|---:|---|\n",
        100.0 * OVERSHOOT
    );
    for keeping in keeping {
        let Keeping { level, ms, timed, longest, late, again, idle, memory } = keeping;
        let verdict = if keeping.is_held() { "held" } else { "**not held**" };
        let memory = memory.map(|memory| format!("{memory:.0}")).unwrap_or_default();
        let ms = page::whole(*ms as f64);
        let _ = writeln!(
            text,
            "| {level} | {ms} ms | {timed} | {:.1} % | {late} | {again} | {idle} | {memory} | {verdict} |",
            100.0 * longest
        );
    }
    text
}

fn section(own: &[Vec<f64>], others: &[(String, Vec<f64>, f64)]) -> String {
    let mut text = format!(
        "Measured on {}: {}. Iterations a second on one core from a position in the middle of a game with four players (Hamburgum in round {}, Hansa in \
         round {}), and of OpenSpiel's C++ `MCTSBot` ({OPENSPIEL} from PyPI,\none random playout an iteration) in the middle of some of its games: median of \
         {ROUNDS} rounds of {SECONDS} s, in which everything took its turn. OpenSpiel\nhas neither of our games, so the \
         ratios say how fast the searches go, not how well they play.\n\n| game | search | iterations/s | floor | |",
        page::date(),
        page::machine(),
        MIDDLE[0].1,
        MIDDLE[1].1
    );
    for (name, ..) in others {
        let _ = write!(text, " against {name} |");
    }
    text.push_str("\n|---|---|---:|---:|---|");
    text.push_str(&"---:|".repeat(others.len()));
    text.push('\n');
    for ((game, level, how, floor), speeds) in SEARCHES.iter().zip(own) {
        let speed = median(speeds.iter().copied());
        let verdict = floor.map_or("", |floor| if speed >= floor { "floor held" } else { "**floor missed**" });
        let floor = floor.map(|floor| format!("≥ {}", page::whole(floor))).unwrap_or_default();
        let _ = write!(text, "| {game} | {level}: {how} | {} | {floor} | {verdict} |", page::whole(speed));
        for (_, theirs, _) in others {
            let ratio = median(speeds.iter().zip(theirs).map(|(own, their)| own / their));
            let _ = write!(text, " {ratio:.1} |");
        }
        text.push('\n');
    }
    for (name, speeds, length) in others {
        let speed = page::whole(median(speeds.iter().copied()));
        let _ = writeln!(
            text,
            "| OpenSpiel {name} | random playouts of {length:.0} decisions | {speed} | | |{}",
            " |".repeat(others.len())
        );
    }
    text
}

/// Iterations a second of a level in the middle of a game.
fn speed(game: &str, level: &str) -> Result<f64> {
    let mut engine = middle(game)?;
    let advice = engine.ask(&json!({"bot": {"level": level, "ms": 1000 * SECONDS, "seed": "middle"}}))?;
    Ok(advice["iterations"].as_f64().context("advice tells its iterations")? / SECONDS as f64)
}

/// An engine in the middle of a game of four, at a decision with more than one sensible choice: where there is only one, no level
/// searches.
fn middle(game: &str) -> Result<Engine> {
    let round = MIDDLE.iter().find(|(name, _)| *name == game).context("a game has a middle")?.1;
    let mut engine = Engine::start()?;
    let mut view = engine.ask(&json!({"new": {"game": game, "players": 4, "seed": "middle"}}))?;
    loop {
        let advice = engine.ask(&json!({"bot": {"level": "easy", "seed": "middle"}}))?;
        let reached = view["state"]["round"].as_u64().context("a view has a round")? >= round;
        let choices = advice["options"].as_array().context("advice tells its options")?.len();
        if reached && choices > 1 {
            return Ok(engine);
        }
        view = engine.ask(&json!({"play": advice["action"]}))?;
    }
}

/// `kontor engine` under way.
struct Engine {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Result<Engine> {
        let mut child = built("kontor", ["engine"])?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().context("the engine listens")?;
        let from = BufReader::new(child.stdout.take().context("the engine speaks")?);
        Ok(Engine { child, to, from })
    }

    fn ask(&mut self, request: &Value) -> Result<Value> {
        writeln!(self.to, "{request}")?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        let mut answer: Value = serde_json::from_str(&line)?;
        match answer.get_mut("ok") {
            Some(ok) => Ok(ok.take()),
            None => bail!("the engine refuses {request}: {answer}"),
        }
    }
}

impl Engine {
    /// The most memory it has taken, in MiB, where the system tells it.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().strip_suffix("kB")?.trim().parse::<f64>().ok()? / 1024.0)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A Python that has OpenSpiel, in the target folder.
fn openspiel() -> Result<PathBuf> {
    let folder = target()?.join("openspiel");
    let python = folder.join("bin/python");
    let has = |python: &PathBuf| ask(&mut program(&python.to_string_lossy(), ["-c", "import pyspiel"])).is_some();
    if !has(&python) {
        println!("OpenSpiel is fetched from PyPI into the target folder.");
        run_step(program("python3", ["-m", "venv"]).arg(&folder), BY_HAND)?;
        run_step(&mut program(&python.to_string_lossy(), ["-m", "pip", "install", "--quiet", OPENSPIEL]), BY_HAND)?;
    }
    Ok(python)
}
