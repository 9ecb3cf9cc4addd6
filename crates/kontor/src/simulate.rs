//! `kontor simulate`: random games by the thousand, and what they cost.

use std::fmt::Write as _;
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use shelf::{Boxed, Guest};
use table::{Dealer, Dice, Game, Seat, fingerprint};

use crate::table_args::TableArgs;

/// Play random games and measure the rules.
///
/// Random is the type of an action first, then its arguments. Prints what the games cost and how they end. The same seed gives the same games whatever the number of threads. Ctrl-C ends it with what it has.
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The seed of all games
    #[arg(long, default_value = "simulate")]
    seed: String,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Simulate) -> anyhow::Result<()> {
    let game = Boxed::open(&args.table.setup()?)?;
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left")?;
    let bar = ProgressBar::new(args.games).with_style(style);
    let run = Run { games: args.games, threads: args.threads, seed: &args.seed, stop: &STOP, bar: &bar };
    let report = game.welcome(run);
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

struct Run<'a> {
    games: u64,
    threads: u16,
    seed: &'a str,
    stop: &'a AtomicBool,
    bar: &'a ProgressBar,
}

/// What one thread has counted.
#[derive(Clone)]
struct Count {
    games: u64,
    decisions: u64,
    seats: Vec<SeatCount>,
}

#[derive(Clone, Copy, Default)]
struct SeatCount {
    points: u64,
    squares: u64,
    wins: f64,
}

struct Report {
    count: Count,
    threads: u16,
    time: Duration,
    state_bytes: usize,
}

impl Guest for Run<'_> {
    type Out = Report;

    fn meet<G: Game>(self, game: G) -> Report {
        let next = AtomicU64::new(0);
        let start = Instant::now();
        let counts: Vec<Count> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(|| self.work(&game, &next))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a thread of random games does not fail")).collect()
        });
        let time = start.elapsed();
        let mut total = Count { games: 0, decisions: 0, seats: vec![SeatCount::default(); game.players()] };
        for count in counts {
            total.games += count.games;
            total.decisions += count.decisions;
            for (sum, seat) in total.seats.iter_mut().zip(count.seats) {
                sum.points += seat.points;
                sum.squares += seat.squares;
                sum.wins += seat.wins;
            }
        }
        Report { count: total, threads: self.threads, time, state_bytes: size_of::<G::State>() }
    }
}

impl Run<'_> {
    /// Takes batches of games until there are no more.
    fn work<G: Game>(&self, game: &G, next: &AtomicU64) -> Count {
        const BATCH: u64 = 64;
        let base = fingerprint(&self.seed);
        let mut count = Count { games: 0, decisions: 0, seats: vec![SeatCount::default(); game.players()] };
        let mut deal = String::new();
        while !self.stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= self.games {
                break;
            }
            for number in from..(from + BATCH).min(self.games) {
                let mut dice = Dice::new(base.wrapping_add(number.wrapping_mul(0xd134_2543_de82_ef95)));
                deal.clear();
                let _ = write!(deal, "{} {number}", self.seed);
                let mut state = game.deal(&mut Dealer::new(&deal));
                while game.on_turn(&state).is_some() {
                    let action = game.random(&state, &mut dice);
                    game.play(&mut state, action);
                    count.decisions += 1;
                }
                count.finish(game, &state);
            }
            self.bar.inc(BATCH.min(self.games - from));
        }
        count
    }
}

impl Count {
    fn finish<G: Game>(&mut self, game: &G, state: &G::State) {
        self.games += 1;
        let tally = |seat: usize| game.tally(state, Seat(seat as u8));
        let best = (0..self.seats.len()).map(tally).max().unwrap_or_default();
        let winners = (0..self.seats.len()).filter(|&seat| tally(seat) == best).count();
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let points = u64::from(tally(index).0);
            seat.points += points;
            seat.squares += points * points;
            if tally(index) == best {
                seat.wins += 1.0 / winners as f64;
            }
        }
    }
}

impl Report {
    fn seconds(&self) -> f64 {
        self.time.as_secs_f64()
    }

    fn games_per_second(&self) -> f64 {
        self.count.games as f64 / self.seconds()
    }

    /// The time of one core.
    fn ns_per_decision(&self) -> f64 {
        self.seconds() * 1e9 * f64::from(self.threads) / self.count.decisions.max(1) as f64
    }

    fn decisions_per_game(&self) -> f64 {
        self.count.decisions as f64 / self.count.games.max(1) as f64
    }

    /// Mean and standard deviation of points, and share of wins, by seat.
    fn seats(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        let games = self.count.games.max(1) as f64;
        self.count.seats.iter().map(move |seat| {
            let mean = seat.points as f64 / games;
            let spread = (seat.squares as f64 / games - mean * mean).max(0.0).sqrt();
            (mean, spread, seat.wins / games)
        })
    }

    fn json(&self) -> Value {
        let seats: Vec<Value> = self
            .seats()
            .enumerate()
            .map(|(seat, (mean, spread, wins))| {
                json!({"seat": seat, "points_mean": mean, "points_spread": spread, "win_share": wins})
            })
            .collect();
        json!({
            "games": self.count.games,
            "decisions": self.count.decisions,
            "seconds": self.seconds(),
            "games_per_second": self.games_per_second(),
            "ns_per_decision": self.ns_per_decision(),
            "decisions_per_game": self.decisions_per_game(),
            "state_bytes": self.state_bytes,
            "threads": self.threads,
            "seats": seats,
        })
    }

    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "games               {:>12}", self.count.games)?;
        writeln!(out, "seconds             {:>12.3}", self.seconds())?;
        writeln!(out, "games/s             {:>12.0}", self.games_per_second())?;
        writeln!(out, "ns/decision (core)  {:>12.1}", self.ns_per_decision())?;
        writeln!(out, "decisions/game      {:>12.1}", self.decisions_per_game())?;
        writeln!(out, "bytes of a state    {:>12}", self.state_bytes)?;
        writeln!(out, "\nseat  points  spread  wins")?;
        for (seat, (mean, spread, wins)) in self.seats().enumerate() {
            writeln!(out, "{seat:>4}  {mean:>6.1}  {spread:>6.1}  {:>4.1} %", 100.0 * wins)?;
        }
        Ok(())
    }
}
