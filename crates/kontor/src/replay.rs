//! `kontor replay`: a record is replayed and its standing printed.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use shelf::Sitting;

use crate::table_args::read_text;

/// Replay a record and print the standing.
///
/// A wrong action, another board, a cut or edited file is refused with its line and the reason.
#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    file: PathBuf,
    /// Print the final view as one line of JSON instead
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Replay) -> anyhow::Result<()> {
    let text = read_text(&args.file)?;
    let sitting = match Sitting::read(&text) {
        Ok(sitting) => sitting,
        Err(fault) => bail!("{}: {fault}", args.file.display()),
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", sitting.view())?;
        return Ok(());
    }
    let setup = sitting.setup();
    let board = setup.board.as_deref().unwrap_or_default();
    let state = if sitting.on_turn().is_none() { "finished" } else { "under way" };
    let (actions, round) = (sitting.played(), sitting.round());
    writeln!(out, "{} on {board}, {} players: {actions} actions, round {round}, {state}", setup.game, setup.players)?;
    print_standing(&mut out, &sitting)?;
    Ok(())
}

/// The standing as a small table, best first.
pub(crate) fn print_standing(out: &mut impl std::io::Write, sitting: &Sitting) -> std::io::Result<()> {
    let tiebreak = if sitting.setup().game == "hansa" { "booths" } else { "money" };
    let mut standing = sitting.standing();
    standing.sort_by_key(|place| place.rank);
    writeln!(out, "rank  seat  points  {tiebreak:>6}  name")?;
    for place in standing {
        let name = sitting.tags().names.get(place.seat.index()).map_or("", String::as_str);
        let row = format!("{:>4}  {:>4}  {:>6}  {:>6}  {name}", place.rank, place.seat.0, place.points, place.tiebreak);
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}
