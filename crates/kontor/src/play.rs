//! `kontor play`: a game in the terminal, of people at one keyboard and computer players.

mod city;
mod city_offer;
mod company;
mod ending;
mod guide;
mod hot_seat;
mod logbook;
mod offer;
mod pen;
mod people;
mod request;
mod screen;
mod sea;
mod sea_offer;
mod view;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use shelf::Sitting;
use table::{Opening, digest};

use crate::entropy::fresh_seed;
use crate::table_args::{BoardArgs, USUAL, read_text};
use company::Company;
use hot_seat::HotSeat;
use logbook::Logbook;
use pen::tame;

/// Play a game at this terminal, all people at one keyboard, against each other or computer players.
///
/// Each turn shows the position and the choices; type a number or an action in the notation, `undo`, `hint`, `help` or
/// `quit`.
/// The game is saved after every action and can be gone on with at any time.
#[derive(Args)]
#[command(after_help = "Examples:
  kontor play --bots hard,easy
  kontor play --game hansa --players 3
  kontor play --game hamburgum --players 2 --names Anna,Bert --board london
  kontor play --resume hansa-2026-11-15-3f2a.kontor")]
pub(crate) struct Play {
    /// The game: hamburgum or hansa [default: hamburgum]
    #[arg(long, value_parser = shelf::GAMES)]
    game: Option<String>,
    #[command(flatten)]
    board: BoardArgs,
    /// The players' names in the order of seats, such as Anna,Bert
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Computer players on the last seats, by level: random, easy, medium, hard, expert. Where the number of players is
    /// left out, one person plays against them
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Milliseconds that computer players think about a decision, instead of their level's own time
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    ms: Option<u64>,
    /// The seed of what is shuffled; a fresh one where it is left out
    #[arg(long)]
    seed: Option<String>,
    /// Save to this new file instead of one named after the game and the day
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Go on with a saved game, and save to its file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

pub(crate) fn run(args: &Play) -> anyhow::Result<()> {
    let seat = match &args.resume {
        Some(path) => resume(args, path)?,
        None => begin(args, args.game.as_deref().unwrap_or(USUAL))?,
    };
    seat.play(&mut std::io::stdout().lock())
}

fn begin(args: &Play, game: &str) -> anyhow::Result<HotSeat> {
    let seed = args.seed.clone().unwrap_or_else(fresh_seed);
    let levels = Company::levels(&args.bots)?;
    let usual = (!levels.is_empty()).then_some(levels.len() + 1);
    let mut sitting = Sitting::deal(&args.board.setup_for(game, usual)?, &seed)?;
    name_players(&mut sitting, &args.names)?;
    Company::seat(&mut sitting, &levels)?;
    let company = company(args, &sitting)?;
    let today = jiff::Zoned::now().date().to_string();
    sitting.tags_mut().date = Some(today.clone());
    let text = sitting.record().write();
    Ok(match &args.save {
        Some(path) if path.exists() => {
            let name = path.display();
            bail!("{name} exists already: `--resume {name}` goes on with a game, a new one needs a new file");
        }
        Some(path) => HotSeat::new(sitting, company, Logbook::create(path, &text)?, None),
        None => {
            let stem = format!("{game}-{today}-{}", &digest(&seed)[..4]);
            let (logbook, fault) = Logbook::create_named(&stem, &text);
            HotSeat::new(sitting, company, logbook, fault)
        }
    })
}

fn resume(args: &Play, path: &Path) -> anyhow::Result<HotSeat> {
    let text = read_text(path)?;
    let mut sitting = match Sitting::read(&text) {
        Ok(sitting) => sitting,
        Err(fault) => bail!("{}: {}", path.display(), tame(&fault.to_string())),
    };
    if let Some(option) = contradiction(args, &sitting)? {
        bail!("{} holds another game than `--{option}` says; leave it out to go on with the file", path.display());
    }
    name_players(&mut sitting, &args.names)?;
    Company::seat(&mut sitting, &Company::levels(&args.bots)?)?;
    let company = company(args, &sitting)?;
    Ok(HotSeat::new(sitting, company, Logbook::resume(path, text), None))
}

/// The computer players of a game, which must leave a seat for someone at the keyboard.
fn company(args: &Play, sitting: &Sitting) -> anyhow::Result<Company> {
    let company = Company::of(sitting, args.ms.map(Duration::from_millis));
    if !company.leaves_room(sitting.setup().players) {
        bail!("no seat is left for you; `kontor arena` lets computer players play among themselves");
    }
    Ok(company)
}

/// The first option that does not fit the game that was read.
fn contradiction(args: &Play, sitting: &Sitting) -> anyhow::Result<Option<&'static str>> {
    let setup = sitting.setup();
    if args.game.as_ref().is_some_and(|game| *game != setup.game) {
        return Ok(Some("game"));
    }
    if let Some(option) = args.board.contradiction(&setup)? {
        return Ok(Some(option));
    }
    let other = match (&args.seed, sitting.record().opening) {
        (Some(asked), Opening::Seed(seed)) => *asked != seed,
        (Some(_), Opening::Shown(_) | Opening::Position(_)) => true,
        (None, _) => false,
    };
    Ok(other.then_some("seed"))
}

/// Gives the players their names; seats that are left out keep theirs, or go by their colour.
fn name_players(sitting: &mut Sitting, names: &[String]) -> anyhow::Result<()> {
    let players = sitting.setup().players;
    if names.len() > players {
        bail!("there are {} names for {players} players", names.len());
    }
    if let Some(name) = names.iter().find(|name| company::level(name.trim()).is_some()) {
        bail!("`{name}` is what a computer player is called; `--bots` seats them");
    }
    let tags = sitting.tags_mut();
    for (seat, name) in names.iter().enumerate() {
        if tags.names.len() <= seat {
            tags.names.resize(seat + 1, String::new());
        }
        tags.names[seat] = tame(name.trim());
    }
    Ok(())
}
