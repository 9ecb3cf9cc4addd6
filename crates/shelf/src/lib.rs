//! All games of Kontor behind one type, chosen by name.
//!
//! [`Sitting`] is any game under way, for whoever speaks in the notation. [`Boxed`] is any game's description, which
//! [`welcome`](Boxed::welcome)s code that is written once for every [`Game`] and must be fast.

use std::sync::Arc;

use hamburgum::Hamburgum;
use hansa::Hansa;
use serde_json::Value;
use table::sheet::Faults;
use table::{Dice, Game, Place, Record, RecordFault, Refusal, Seat, Setup, Tags, fingerprint};

/// The names of all games.
pub const GAMES: [&str; 2] = [Hamburgum::NAME, Hansa::NAME];

/// Code written once for every game.
pub trait Guest {
    /// What it gives back.
    type Out;
    /// Meets the game that was chosen by name.
    fn meet<G: Game>(self, game: G) -> Self::Out;
}

/// The description of any game.
#[derive(Clone, Debug)]
pub enum Boxed {
    /// Hamburgum.
    Hamburgum(Hamburgum),
    /// Hansa.
    Hansa(Hansa),
}

impl Boxed {
    /// The game that a set-up describes.
    pub fn open(setup: &Setup) -> Result<Boxed, Refusal> {
        match setup.game.as_str() {
            Hamburgum::NAME => Hamburgum::open(setup).map(Boxed::Hamburgum),
            Hansa::NAME => Hansa::open(setup).map(Boxed::Hansa),
            _ => Err(unknown_game()),
        }
    }

    /// Lets a guest meet the game as what it is.
    pub fn welcome<T: Guest>(self, guest: T) -> T::Out {
        match self {
            Boxed::Hamburgum(game) => guest.meet(game),
            Boxed::Hansa(game) => guest.meet(game),
        }
    }
}

/// A game under way, whichever it is.
#[derive(Clone, Debug)]
pub enum Sitting {
    /// A game of Hamburgum.
    Hamburgum(table::Sitting<Hamburgum>),
    /// A game of Hansa.
    Hansa(table::Sitting<Hansa>),
}

/// Does the same with a sitting of any game.
macro_rules! with {
    ($sitting:expr, $it:ident => $do:expr) => {
        match $sitting {
            Sitting::Hamburgum($it) => $do,
            Sitting::Hansa($it) => $do,
        }
    };
}

impl Sitting {
    /// A new game, dealt from a seed.
    pub fn deal(setup: &Setup, seed: &str) -> Result<Sitting, Refusal> {
        Ok(match Boxed::open(setup)? {
            Boxed::Hamburgum(game) => Sitting::Hamburgum(table::Sitting::deal(game, seed)),
            Boxed::Hansa(game) => Sitting::Hansa(table::Sitting::deal(game, seed)),
        })
    }

    /// A game that begins from the position shown by a view; `board_file` is an own board that the view may name.
    pub fn place(view: &Value, board_file: Option<&str>) -> Result<Sitting, Refusal> {
        match view.get("game").and_then(Value::as_str) {
            Some(Hamburgum::NAME) => table::Sitting::place(view, board_file).map(Sitting::Hamburgum),
            Some(Hansa::NAME) => table::Sitting::place(view, board_file).map(Sitting::Hansa),
            _ => Err(unknown_game()),
        }
    }

    /// The game that a record's text holds, replayed from its start.
    pub fn read(text: &str) -> Result<Sitting, RecordFault> {
        let record = Record::read(text)?;
        match record.setup.game.as_str() {
            Hamburgum::NAME => table::Sitting::replay(&record).map(Sitting::Hamburgum),
            Hansa::NAME => table::Sitting::replay(&record).map(Sitting::Hansa),
            _ => Err(RecordFault { line: record.game_line(), reason: unknown_game().message }),
        }
    }

    /// The set-up of the game.
    pub fn setup(&self) -> Setup {
        with!(self, it => it.game().setup())
    }

    /// Plays one action in the notation. After a refusal nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        with!(self, it => it.play(text))
    }

    /// Plays several actions, all or none.
    pub fn play_all<T: AsRef<str>>(&mut self, texts: &[T]) -> Result<(), Refusal> {
        with!(self, it => it.play_all(texts))
    }

    /// Takes back the last action; never one that brought something hidden to light.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        with!(self, it => it.undo())
    }

    /// The same game cut back to its first `actions` actions, whatever they revealed: for whoever owns the record.
    #[must_use]
    pub fn cut(&self, actions: usize) -> Sitting {
        match self {
            Sitting::Hamburgum(it) => Sitting::Hamburgum(it.cut(actions)),
            Sitting::Hansa(it) => Sitting::Hansa(it.cut(actions)),
        }
    }

    /// How many actions have been played.
    pub fn played(&self) -> usize {
        with!(self, it => it.log().len())
    }

    /// Every action that has been played, in the notation, with what it revealed.
    pub fn actions(&self) -> Vec<String> {
        with!(self, it => it.actions().collect())
    }

    /// Whose turn it is; `None` when the game is over.
    pub fn on_turn(&self) -> Option<Seat> {
        with!(self, it => it.on_turn())
    }

    /// The round under way.
    pub fn round(&self) -> u32 {
        with!(self, it => it.game().round(it.state()))
    }

    /// Every legal action in the notation.
    pub fn legal(&self) -> Vec<String> {
        with!(self, it => it.legal())
    }

    /// A random legal action, the same for the same position; `None` when the game is over.
    pub fn random(&self) -> Option<String> {
        with!(self, it => {
            it.on_turn()?;
            let action = it.game().random(it.state(), &mut Dice::new(fingerprint(it.state())));
            Some(it.game().write(action))
        })
    }

    /// The standing of all seats.
    pub fn standing(&self) -> Vec<Place> {
        with!(self, it => it.game().standing(it.state()))
    }

    /// The view of the engine protocol, the same for every seat and spectator.
    pub fn view(&self) -> Value {
        with!(self, it => it.view())
    }

    /// The whole game as a record.
    pub fn record(&self) -> Record {
        with!(self, it => it.record())
    }

    /// Names and date.
    pub fn tags(&self) -> &Tags {
        with!(self, it => it.tags())
    }

    /// Names and date, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        with!(self, it => it.tags_mut())
    }
}

/// A board that was read without fault, whichever game it is for.
#[derive(Clone, Debug)]
pub enum Board {
    /// A city of Hamburgum.
    Hamburgum(Arc<hamburgum::board::Board>),
    /// A sea of Hansa.
    Hansa(Arc<hansa::board::Board>),
}

impl Board {
    /// The names of all built-in boards.
    pub fn names() -> impl Iterator<Item = &'static str> {
        hamburgum::board::Board::NAMES.iter().chain(hansa::board::Board::NAMES).copied()
    }

    /// A built-in board.
    pub fn named(name: &str) -> Option<Board> {
        let city = hamburgum::board::Board::named(name).map(Board::Hamburgum);
        city.or_else(|| hansa::board::Board::named(name).map(Board::Hansa))
    }

    /// Reads a board file: one with `[[city]]` is a sea, every other a city.
    pub fn read(text: &str) -> Result<Board, Faults> {
        if text.lines().any(|line| line.trim_start().starts_with("[[city]]")) {
            hansa::board::Board::read(text).map(Arc::new).map(Board::Hansa)
        } else {
            hamburgum::board::Board::read(text).map(Arc::new).map(Board::Hamburgum)
        }
    }

    /// The name of the game it is for.
    pub fn game(&self) -> &'static str {
        match self {
            Board::Hamburgum(_) => Hamburgum::NAME,
            Board::Hansa(_) => Hansa::NAME,
        }
    }

    /// Its name in the notation.
    pub fn id(&self) -> &str {
        match self {
            Board::Hamburgum(board) => &board.id,
            Board::Hansa(board) => &board.id,
        }
    }

    /// Its name for people.
    pub fn name(&self) -> &str {
        match self {
            Board::Hamburgum(board) => &board.name,
            Board::Hansa(board) => &board.name,
        }
    }
}

fn unknown_game() -> Refusal {
    Refusal::setup(format!("there is no such game; games are {}", GAMES.join(", ")))
}
