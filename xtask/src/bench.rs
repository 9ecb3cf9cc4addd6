//! `cargo xtask bench`: what random play costs on this machine, and how that compares with a yardstick, with two threads
//! and with WebAssembly.
//!
//! Machines differ and are never quiet. So everything is measured once a round, one after the other, and what is told
//! is the median of the rounds; a ratio is the median of the rounds' ratios.

use std::path::Path;
use std::time::Instant;

use anyhow::{Result, anyhow};

use crate::figures::{median, nanoseconds, number};
use crate::step::{built, cargo, clock, hear, run as run_step};
use crate::{echo, page};

const ROUNDS: usize = 7;
const BRIEF_ROUNDS: usize = 3;
const DRAWS: &str = "200000000";
const ADVICE: &str = "mend what is shown above.";

/// A game, as it is measured and what is asked of it.
pub struct Trial {
    /// The game's name.
    pub game: &'static str,
    /// Its number for the echo.
    number: &'static str,
    /// A few seconds of random games: a shorter run is mostly the start of its threads.
    games: &'static str,
    /// The other numbers of players.
    others: &'static [usize],
    /// The fewest games a second on one core that are accepted.
    pub floor: f64,
    /// The games a second on one core that are hoped for.
    pub goal: f64,
}

const TRIALS: [Trial; 2] = [
    Trial { game: "hamburgum", number: "0", games: "60000", others: &[2, 3, 5], floor: 10_000.0, goal: 25_000.0 },
    Trial { game: "hansa", number: "1", games: "120000", others: &[2, 3], floor: 20_000.0, goal: 50_000.0 },
];

/// What random play of a game costs.
#[derive(Clone, Copy)]
pub struct Cost {
    /// Nanoseconds for a decision, on one core.
    pub decision: f64,
    /// Whole games in a second.
    pub games: f64,
    /// Decisions in a game.
    pub length: f64,
    /// Bytes of a state.
    pub state: f64,
}

/// What was found out about a game with four players.
pub struct Finding {
    /// The game and what is asked of it.
    pub trial: &'static Trial,
    /// One thread.
    pub cost: Cost,
    /// How many random draws take as long as a decision.
    pub draws: f64,
    /// Games a second with two threads against one.
    pub two_threads: f64,
    /// Time in WebAssembly against native time.
    pub wasm: f64,
    /// Costs with other numbers of players.
    pub others: Vec<(usize, Cost)>,
}

/// The yardstick: what the machine gives to something that needs nothing but a core.
#[derive(Clone, Copy)]
pub struct Yardstick {
    /// Nanoseconds for a random draw.
    pub draw: f64,
    /// Draws in the same time when two threads draw at once, against one.
    pub two_threads: f64,
}

/// What one round measured of one game.
struct Round {
    one: Cost,
    two: Cost,
    native: f64,
    wasm: f64,
}

/// Measures everything and writes the page.
pub fn run() -> Result<()> {
    let start = Instant::now();
    let wasm = echo::build()?;
    run_step(&mut cargo(["build", "--release", "--package", "kontor"]), ADVICE)?;

    let mut yardstick = Vec::new();
    let mut rounds: [Vec<Round>; TRIALS.len()] = Default::default();
    for round in 1..=ROUNDS {
        println!("\nRound {round} of {ROUNDS}");
        let measure = Yardstick::take()?;
        println!("  a random draw {:.2} ns, two threads {:.2} times as many", measure.draw, measure.two_threads);
        yardstick.push(measure);
        for (trial, rounds) in TRIALS.iter().zip(&mut rounds) {
            rounds.push(trial.round(&wasm)?);
        }
    }

    let mut findings = Vec::new();
    for (trial, rounds) in TRIALS.iter().zip(&rounds) {
        println!("\n{} with other numbers of players", trial.game);
        findings.push(trial.finding(rounds, &yardstick)?);
    }
    page::put("random play", &page::write(&findings, Yardstick::median(&yardstick), ROUNDS))?;
    println!("{} in all.", clock(start.elapsed()));
    Ok(())
}

impl Yardstick {
    fn take() -> Result<Yardstick> {
        let draw = || nanoseconds(&hear(&mut echo::native(["draw", DRAWS])?, ADVICE)?);
        let one = draw()?;
        let (left, right) = std::thread::scope(|scope| {
            let other = scope.spawn(draw);
            (draw(), other.join())
        });
        let right = right.map_err(|_| anyhow!("a thread that draws has failed"))?;
        Ok(Yardstick { draw: one, two_threads: one / left? + one / right? })
    }

    fn median(measures: &[Yardstick]) -> Yardstick {
        Yardstick {
            draw: median(measures.iter().map(|measure| measure.draw)),
            two_threads: median(measures.iter().map(|measure| measure.two_threads)),
        }
    }
}

impl Trial {
    fn round(&self, wasm: &Path) -> Result<Round> {
        let one = self.simulate(4, "1")?;
        let two = self.simulate(4, "2")?;
        let native = nanoseconds(&hear(&mut echo::native(["play", self.number, self.games])?, ADVICE)?)?;
        let wasm = nanoseconds(&hear(&mut echo::node(wasm, ["play", self.number, self.games]), ADVICE)?)?;
        println!(
            "  {:<9} {:6.1} ns a decision, {:6.0} games/s, two threads {:6.0}; WebAssembly {wasm:6.1} ns",
            self.game, one.decision, one.games, two.games
        );
        Ok(Round { one, two, native, wasm })
    }

    fn finding(&'static self, rounds: &[Round], yardstick: &[Yardstick]) -> Result<Finding> {
        let mut others = Vec::new();
        for &players in self.others {
            let costs: Vec<Cost> = (0..BRIEF_ROUNDS).map(|_| self.simulate(players, "1")).collect::<Result<_>>()?;
            let cost = Cost::median(&costs);
            println!("  {players} players: {:.1} ns a decision, {:.0} games/s", cost.decision, cost.games);
            others.push((players, cost));
        }
        let ones: Vec<Cost> = rounds.iter().map(|round| round.one).collect();
        Ok(Finding {
            trial: self,
            cost: Cost::median(&ones),
            draws: median(rounds.iter().zip(yardstick).map(|(round, measure)| round.one.decision / measure.draw)),
            two_threads: median(rounds.iter().map(|round| round.two.games / round.one.games)),
            wasm: median(rounds.iter().map(|round| round.wasm / round.native)),
            others,
        })
    }

    fn simulate(&self, players: usize, threads: &str) -> Result<Cost> {
        let mut command = built("kontor", ["simulate", "--json"])?;
        command.args(["--game", self.game, "--players", &players.to_string()]);
        command.args(["--games", self.games, "--threads", threads]);
        let json = hear(&mut command, ADVICE)?;
        Ok(Cost {
            decision: number(&json, "ns_per_decision")?,
            games: number(&json, "games_per_second")?,
            length: number(&json, "decisions_per_game")?,
            state: number(&json, "state_bytes")?,
        })
    }
}

impl Cost {
    fn median(costs: &[Cost]) -> Cost {
        let middle = |figure: fn(&Cost) -> f64| median(costs.iter().map(figure));
        Cost {
            decision: middle(|cost| cost.decision),
            games: middle(|cost| cost.games),
            length: middle(|cost| cost.length),
            state: middle(|cost| cost.state),
        }
    }
}
