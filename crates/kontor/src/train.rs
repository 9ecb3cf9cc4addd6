//! `kontor train`: the network of the strongest computer player, from self-play.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, bail};
use bots::{Course, Insight, Net};
use clap::Args;
use hamburgum::Hamburgum;
use hansa::Hansa;
use indicatif::{ProgressBar, ProgressStyle};
use table::{Game, Setup};

/// Train the network that `hard` and `expert` judge by, in games against itself at every table of the game.
///
/// The same options give the same weights whatever the number of threads. Ctrl-C ends it and writes what it has.
#[derive(Args)]
pub(crate) struct Train {
    /// The game: hamburgum or hansa
    #[arg(long, value_parser = shelf::GAMES)]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the weights go (by default crates/bots/weights, named after the game)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Begin with the weights of this file instead of fresh ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How much a position is judged by what came of it, from 0 (by the next position alone) to 1 (by the result alone)
    #[arg(long, default_value_t = 0.8, value_parser = share)]
    lambda: f32,
    /// The size of the first steps of learning; it falls to a tenth
    #[arg(long, default_value_t = 0.002, value_parser = share)]
    rate: f32,
}

static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(args: &Train) -> anyhow::Result<()> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    match args.game.as_str() {
        Hamburgum::NAME => {
            let officials = [Some("numbered"), Some("free"), Some("shuffled")];
            learn(args, &tables::<Hamburgum>(&[2, 2, 3, 4, 5], hamburgum::board::Board::NAMES, &officials)?)
        }
        _ => learn(args, &tables::<Hansa>(&[2, 3, 4], hansa::board::Board::NAMES, &[None])?),
    }
}

/// Every table of a game: all numbers of players, boards and variants.
fn tables<G: Game>(players: &[usize], boards: &[&str], officials: &[Option<&str>]) -> anyhow::Result<Vec<G>> {
    let mut tables = Vec::new();
    for board in boards {
        for officials in officials {
            for &players in players {
                tables.push(G::open(&Setup {
                    game: G::NAME.to_owned(),
                    players,
                    board: Some((*board).to_owned()),
                    board_file: None,
                    officials: officials.map(str::to_owned),
                })?);
            }
        }
    }
    Ok(tables)
}

fn learn<G: Insight>(args: &Train, tables: &[G]) -> anyhow::Result<()> {
    let out = match &args.out {
        Some(path) => path.clone(),
        None => Path::new("crates/bots/weights").join(G::NAME).with_extension("net"),
    };
    // Better now than after an hour of training.
    if !out.parent().is_none_or(|parent| parent.as_os_str().is_empty() || parent.is_dir()) {
        bail!("{} cannot be written: there is no such directory; say where with `--out`", out.display());
    }
    let start = match &args.from {
        None => Net::fresh::<G>(),
        Some(path) => {
            let name = path.display();
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {name}"))?;
            Net::from_bytes::<G>(&bytes).with_context(|| format!("{name} holds no weights for {}", G::NAME))?
        }
    };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left, loss {msg}")?;
    let bar = ProgressBar::new(u64::from(args.games)).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    let course = Course {
        games: args.games,
        threads: usize::from(args.threads),
        lambda: args.lambda,
        rate: args.rate,
        seed: args.seed,
    };
    // Losses of single batches jump about: a mean that slowly forgets is shown.
    let mut shown: Option<f32> = None;
    let net = bots::train(tables, start, &course, |done, loss| {
        let mean = shown.map_or(loss, |shown| 0.95 * shown + 0.05 * loss);
        shown = Some(mean);
        bar.set_position(u64::from(done));
        bar.set_message(format!("{mean:.4}"));
        !STOP.load(Ordering::Relaxed)
    });
    // A finished bar stands at its end, however far it came.
    let games = bar.position();
    bar.finish_and_clear();
    let name = out.display();
    let fresh = out.with_extension("net.new");
    let written = std::fs::write(&fresh, net.to_bytes()).and_then(|()| std::fs::rename(&fresh, &out));
    written.with_context(|| format!("cannot write {name}"))?;
    let loss = shown.unwrap_or_default();
    writeln!(std::io::stdout(), "{name}: {games} games at {} tables, loss {loss:.4}", tables.len())?;
    Ok(())
}

/// Reads a number from 0 to 1.
fn share(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "it must be a number from 0 to 1".to_owned())
}
