//! `kontor board`: boards checked and shown.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, Subcommand};
use shelf::Board;

use crate::table_args::read_text;

/// Check a board file, or print a board readably.
#[derive(Args)]
pub(crate) struct Boards {
    #[command(subcommand)]
    command: BoardCommand,
}

#[derive(Subcommand)]
enum BoardCommand {
    /// Say every fault of a board file with its line, or that there is none
    Check {
        /// The board file
        file: PathBuf,
    },
    /// Print a built-in board (hamburg, london, baltic) or a board file
    Show {
        /// Its name, or the path of a file
        name: String,
    },
}

pub(crate) fn run(args: &Boards) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match &args.command {
        BoardCommand::Check { file } => match Board::read(&read_text(file)?) {
            Ok(board) => writeln!(out, "{}: a sound board of {}, `{}`", file.display(), board.game(), board.id())?,
            Err(faults) => bail!("{} is not a board:\n{faults}", file.display()),
        },
        BoardCommand::Show { name } => {
            let board = match Board::named(name) {
                Some(board) => board,
                None if !std::path::Path::new(name).exists() => {
                    let names: Vec<_> = Board::names().collect();
                    bail!("there is no board and no file `{name}`; the built-in boards are {}", names.join(", "));
                }
                None => match Board::read(&read_text(name.as_ref())?) {
                    Ok(board) => board,
                    Err(faults) => bail!("{name} is not a board:\n{faults}"),
                },
            };
            match board {
                Board::Hamburgum(city) => show_city(&mut out, &city)?,
                Board::Hansa(sea) => show_sea(&mut out, &sea)?,
            }
        }
    }
    Ok(())
}

fn show_city(out: &mut impl Write, city: &hamburgum::board::Board) -> std::io::Result<()> {
    use hamburgum::board::{Church, Site, SiteSet};
    let ids =
        |sites: SiteSet| sites.iter().map(|site| city.sites[site.index()].id.as_str()).collect::<Vec<_>>().join(" ");
    writeln!(out, "{} ({}), a city of Hamburgum; hash {}\n\n{}", city.name, city.id, city.hash(), city.note)?;
    for church in Church::all() {
        let plan = &city.churches[church.index()];
        let citizens = if plan.cathedral { "anywhere" } else { "in the parish" };
        writeln!(out)?;
        writeln!(out, "{} ({}), {}", plan.name, plan.id, plan.colour)?;
        writeln!(
            out,
            "  tiles: {} for each {}, {} for each citizen {citizens}",
            plan.building_value,
            plan.building.name(),
            plan.citizen_value
        )?;
        writeln!(out, "  lines: {}", ids(city.church_lines[church.index()]))?;
        for site in Site::all().filter(|site| city.parishes[church.index()].contains(*site)) {
            let plan = &city.sites[site.index()];
            let churches: Vec<_> = Church::all()
                .filter(|church| city.church_lines[church.index()].contains(site))
                .map(|church| city.churches[church.index()].id.as_str())
                .collect();
            let lines = [churches.join(" "), ids(city.site_lines[site.index()])].join(" ");
            writeln!(out, "  {:<4}{:<14} {}", plan.id, plan.kind.name(), lines.trim())?;
        }
    }
    Ok(())
}

fn show_sea(out: &mut impl Write, sea: &hansa::board::Board) -> std::io::Result<()> {
    writeln!(out, "{} ({}), a sea of Hansa; hash {}\n\n{}\n", sea.name, sea.id, sea.hash(), sea.note)?;
    writeln!(out, "goods: {}", sea.colours.join(" "))?;
    let [one, two, three] = sea.markers;
    writeln!(out, "markers of each: {one} of one barrel, {two} of two, {three} of three; {} piles", sea.piles)?;
    writeln!(out)?;
    for (index, city) in sea.cities.iter().enumerate() {
        let routes: Vec<_> = city.routes.iter().map(|to| sea.cities[to.index()].id.as_str()).collect();
        let warehouses = if city.warehouses == 1 { "1 warehouse" } else { "2 warehouses" };
        let start = if index == sea.start.index() { ", the ship starts here" } else { "" };
        writeln!(out, "{}. {} ({}), {warehouses}{start}", index + 1, city.name, city.id)?;
        writeln!(out, "   to {}", routes.join(" "))?;
    }
    Ok(())
}
