//! The options by which every subcommand is told which game to play.

use std::path::Path;

use anyhow::{Context, bail};
use clap::Args;
use table::Setup;

use shelf::Board;

/// The game where none is named.
pub(crate) const USUAL: &str = shelf::GAMES[0];

/// Which game, on which board, with how many players.
#[derive(Args, Clone)]
pub(crate) struct TableArgs {
    /// The game: hamburgum or hansa
    #[arg(long, value_parser = shelf::GAMES, default_value = USUAL)]
    game: String,
    #[command(flatten)]
    board: BoardArgs,
}

impl TableArgs {
    /// The set-up that the options describe.
    pub(crate) fn setup(&self) -> anyhow::Result<Setup> {
        self.board.setup(&self.game)
    }
}

/// With how many players, on which board: what may be left out.
#[derive(Args, Clone)]
pub(crate) struct BoardArgs {
    /// How many play: 2 to 5 in Hamburgum, 2 to 4 in Hansa [default: 4]
    #[arg(long)]
    players: Option<usize>,
    /// A built-in board (hamburg, london, baltic) or the path of a board file
    #[arg(long)]
    board: Option<String>,
    /// Hamburgum's officials
    #[arg(long, value_parser = ["numbered", "free", "shuffled"])]
    officials: Option<String>,
}

impl BoardArgs {
    const PLAYERS: usize = 4;

    /// The set-up of a game with these options.
    pub(crate) fn setup(&self, game: &str) -> anyhow::Result<Setup> {
        self.setup_for(game, None)
    }

    /// The same, for `usual` players where the number is left out.
    pub(crate) fn setup_for(&self, game: &str, usual: Option<usize>) -> anyhow::Result<Setup> {
        let (board, board_file) = self.read()?;
        let players = self.players.or(usual).unwrap_or(Self::PLAYERS);
        Ok(Setup { game: game.to_owned(), players, board, board_file, officials: self.officials.clone() })
    }

    /// The first option that was given and does not fit a game.
    pub(crate) fn contradiction(&self, setup: &Setup) -> anyhow::Result<Option<&'static str>> {
        let (board, board_file) = self.read()?;
        let own = board_file.and_then(|text| Board::read(&text).ok()).map(|board| board.id().to_owned());
        let other_board = board.or(own).is_some_and(|board| setup.board.as_ref() != Some(&board));
        Ok(if self.players.is_some_and(|players| players != setup.players) {
            Some("players")
        } else if other_board {
            Some("board")
        } else if self.officials.is_some() && self.officials != setup.officials {
            Some("officials")
        } else {
            None
        })
    }

    /// The name of a built-in board, or the text of an own one.
    fn read(&self) -> anyhow::Result<(Option<String>, Option<String>)> {
        Ok(match &self.board {
            None => (None, None),
            Some(name) if Board::named(name).is_some() => (Some(name.clone()), None),
            Some(path) => (None, Some(read_board(Path::new(path))?)),
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
