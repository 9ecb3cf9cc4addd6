//! The options by which every subcommand is told which game to play.

use std::path::Path;

use anyhow::{Context, bail};
use clap::Args;
use table::Setup;

use shelf::Board;

/// Which game, on which board, with how many players.
#[derive(Args, Clone)]
pub(crate) struct TableArgs {
    /// The game: hamburgum or hansa
    #[arg(long, value_parser = shelf::GAMES)]
    game: String,
    /// How many play: 2 to 5 in Hamburgum, 2 to 4 in Hansa
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// A built-in board (hamburg, london, baltic) or the path of a board file
    #[arg(long)]
    board: Option<String>,
    /// Hamburgum's officials
    #[arg(long, value_parser = ["numbered", "free", "shuffled"])]
    officials: Option<String>,
}

impl TableArgs {
    /// The set-up that the options describe.
    pub(crate) fn setup(&self) -> anyhow::Result<Setup> {
        let (board, board_file) = match &self.board {
            None => (None, None),
            Some(name) if Board::named(name).is_some() => (Some(name.clone()), None),
            Some(path) => (None, Some(read_board(Path::new(path))?)),
        };
        Ok(Setup {
            game: self.game.clone(),
            players: self.players,
            board,
            board_file,
            officials: self.officials.clone(),
        })
    }
}

/// The text of a board file, which is refused with all its faults if it has any.
pub(crate) fn read_board(path: &Path) -> anyhow::Result<String> {
    let text = read_text(path)?;
    if let Err(faults) = Board::read(&text) {
        bail!("{} is not a board:\n{faults}", path.display());
    }
    Ok(text)
}

/// The text of a file of a sane size.
pub(crate) fn read_text(path: &Path) -> anyhow::Result<String> {
    use std::io::Read;
    const LONGEST: u64 = 8 << 20;
    let name = path.display();
    let file = std::fs::File::open(path).with_context(|| format!("cannot open {name}"))?;
    let mut bytes = Vec::new();
    file.take(LONGEST + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > LONGEST {
        bail!("{name} is larger than any board or record (8 MiB)");
    }
    String::from_utf8(bytes).with_context(|| format!("{name} is not a text in UTF-8"))
}
