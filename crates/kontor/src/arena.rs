//! `kontor arena`: computer players against each other, by the hundred games.

mod bout;
mod effort;
mod entrant;
mod fault;
mod ledger;
mod rating;
mod tally;
mod visitor;

use std::collections::HashSet;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use serde_json::{Value, json};
use shelf::Sitting;

use crate::table_args::TableArgs;
use bout::{Bout, Table, Terms};
use entrant::{Allowance, Entrant, Field};
use fault::Kind;
use ledger::Ledger;
use tally::Tally;

/// Let computer players play against each other and print who wins how often.
///
/// Every deal is played in all rotations of the seats. A name is a level (random, easy, medium, hard, expert) or `cmd:` and
/// the command line of a program that speaks the protocol of docs/bot-protocol.md. It may carry its own allowance for a
/// decision: expert@40ms, hard@500it. A level may do without a part of its search: expert-net, hard-cut (docs/bots.md). `hard`
/// and `expert` may judge by weights that `kontor train` wrote: expert+new.net@500it. Levels are charged the processor time of
/// their thread, programs the time on the clock. The last name fills the seats that are left. Ctrl-C ends it with what it has.
#[derive(Args)]
#[command(after_help = "Examples:
  kontor arena --game hansa --players 4 --bots expert,hard,medium,easy --games 1000 --ms 100 --threads 2
  kontor arena --game hamburgum --bots expert,medium --iterations 2000 --save arena.jsonl
  kontor arena --game hansa --players 2 --bots \"easy,cmd:python3 examples/bot.py\"")]
pub(crate) struct Arena {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, by name; the last one fills the seats that are left
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Iterations a decision, instead of the level's own time
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Milliseconds a decision, instead of the level's own time
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=entrant::LONGEST))]
    ms: Option<u64>,
    /// How many games are played at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The seed of all games
    #[arg(long, default_value = "arena")]
    seed: String,
    /// Write finished games to this file, and go on with the games that it holds, which should be of the same program: a rebuilt
    /// one whose players play otherwise is not told apart
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write every game that is played as a record into this directory, over one of the same game and number; games that `--save`
    /// holds already are not written again
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

static STOP: AtomicBool = AtomicBool::new(false);
/// How many decisions were made in this run.
static DECISIONS: AtomicU64 = AtomicU64::new(0);

pub(crate) fn run(args: &Arena) -> anyhow::Result<()> {
    let setup = args.table.setup()?;
    let time = args.ms.map(|ms| Allowance::Time(Duration::from_millis(ms)));
    let allowance = args.iterations.map(Allowance::Iterations).or(time);
    let first = Sitting::deal(&setup, &args.seed)?;
    let field = Field::seat(&args.bots, &setup.game, setup.players, allowance)?;
    if let Some(dir) = &args.records {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let mut tally = Tally::new(&field);
    let mut done = HashSet::new();
    let mut ledger = None;
    if let Some(path) = &args.save {
        let (opened, outcomes) = Ledger::open(path, &header(&first, &field, &args.seed), &field)?;
        for outcome in outcomes.iter().filter(|outcome| outcome.number < args.games) {
            if done.insert(outcome.number) {
                tally.count(outcome, &field);
            }
        }
        ledger = Some(opened);
    }
    let bar = progress(args.games, done.len() as u64)?;
    bar.set_message(tally.brief(&field));
    let terms = Terms { setup: &setup, field: &field, seed: &args.seed, stop: &STOP, decisions: &DECISIONS };
    let start = Instant::now();
    let mut told = HashSet::new();
    compete(terms, args.games, &done, args.threads, |bout| {
        if let Some(dir) = &args.records {
            write_record(dir, &bout)?;
        }
        if let Some(ledger) = &mut ledger {
            ledger.add(&bout.outcome, &field)?;
        }
        for (who, fault) in &bout.faults {
            if fault.kind != Kind::Absent && told.insert((*who, fault.kind as usize)) {
                let name = &field.entrants[*who].name;
                bar.suspend(|| eprintln!("kontor: {name}: {}: {}", fault.kind.name(), fault.message));
            }
        }
        tally.count(&bout.outcome, &field);
        bar.set_message(tally.brief(&field));
        bar.inc(1);
        Ok(())
    })?;
    // A finished bar stands at its end, however far it came.
    let games = bar.position();
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", tally.json(&field))?;
        return Ok(());
    }
    let board = first.setup().board.unwrap_or_default();
    let time = HumanDuration(start.elapsed());
    writeln!(out, "{} on {board}, {} players, seed {}", setup.game, setup.players, args.seed)?;
    writeln!(out, "{games} of {} games, {time}\n", args.games)?;
    tally.print(&field, &mut out)?;
    if games < args.games && args.save.is_some() {
        writeln!(out, "\nstopped; the same command goes on with the {} games that are left", args.games - games)?;
    }
    Ok(())
}

fn progress(games: u64, done: u64) -> anyhow::Result<ProgressBar> {
    // No one knows how long it takes before a game is over; until then the decisions show that it goes on.
    let left = move |state: &ProgressState, text: &mut dyn std::fmt::Write| {
        let _ = if state.pos() > done {
            write!(text, "{:#} left", HumanDuration(state.eta()))
        } else {
            write!(text, "time unknown, at decision {}", HumanCount(DECISIONS.load(Ordering::Relaxed) + 1))
        };
    };
    let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} games, {left}  {wide_msg}")?;
    let style = style.with_key("left", left);
    let bar = ProgressBar::new(games).with_style(style).with_position(done);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    Ok(bar)
}

/// Plays the games that are not done on several threads; `take` gets each as it ends. A fault ends them all.
fn compete(
    terms: Terms<'_>,
    games: u64,
    done: &HashSet<u64>,
    threads: u16,
    mut take: impl FnMut(Bout) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicU64::new(0);
    let take_next = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= games || !done.contains(&number) {
            break (number < games).then_some(number);
        }
    };
    std::thread::scope(|scope| {
        let (send, receive) = channel();
        for _ in 0..games.min(threads.into()) {
            let (send, take_next) = (send.clone(), &take_next);
            scope.spawn(move || {
                let mut table = Table::new(terms);
                while let Some(number) = take_next() {
                    let bout = match table.play(number) {
                        Ok(Some(bout)) => Ok(bout),
                        Ok(None) => return,
                        Err(refusal) => Err(refusal),
                    };
                    if send.send(bout).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let outcome = receive.iter().try_for_each(|bout| take(bout?));
        if outcome.is_err() {
            terms.stop.store(true, Ordering::Relaxed);
        }
        outcome
    })
}

fn write_record(dir: &Path, bout: &Bout) -> anyhow::Result<()> {
    let record = bout.sitting.record();
    let path = dir.join(format!("{}-{:06}.kontor", record.setup.game, bout.outcome.number));
    std::fs::write(&path, record.write()).with_context(|| format!("cannot write {}", path.display()))
}

/// The first line of a saved arena: all that its games depend on.
fn header(first: &Sitting, field: &Field, seed: &str) -> Value {
    let record = first.record();
    let bots: Vec<Value> = (0..field.players()).map(|chair| Entrant::describe(field.entrant(chair))).collect();
    json!({"arena": {
        "kontor": env!("CARGO_PKG_VERSION"),
        "game": record.setup.game,
        "rules": record.rules,
        "players": record.setup.players,
        "board": record.setup.board,
        "board_hash": record.board_hash,
        "officials": record.setup.officials,
        "bots": bots,
        "seed": seed,
    }})
}
