//! What is agreed before a game begins.

/// What is agreed before a game begins; a game refuses what it does not know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The game's name, `hamburgum` or `hansa`.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// The name of a built-in board; the game's first one where it is left out.
    pub board: Option<String>,
    /// The text of an own board file, which then takes the place of a built-in one.
    pub board_file: Option<String>,
    /// The variant of Hamburgum's officials: `numbered`, `free` or `shuffled`.
    pub officials: Option<String>,
}
