//! The parts of the search, each of which can be left out to measure what it is worth.

use std::fmt;
use std::str::FromStr;

/// A part of the search that a computer player can do without.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Striving for the margin beside the win.
    Margin,
    /// A sure win is worth the more, the nearer the end is.
    Tempo,
    /// Playouts by the game's leaning; without it, by any legal action, its type first.
    Lean,
    /// Without the leaning, the type of an action is drawn first; without this too, all legal actions are drawn alike.
    Types,
    /// Only sensible actions; without it, every legal action.
    Sense,
    /// Of sensible actions none for which a player is laughed at ([`Insight::with_pride`](crate::Insight::with_pride)); without
    /// `sense` it is not there either.
    Pride,
    /// None that leads only to ends of the turn which another one beats ([`Insight::with_foresight`](crate::Insight::with_foresight)); in
    /// Hansa only; without `sense` or `pride` it is not there either.
    Foresight,
    /// A tree thinks through what a few guesses reveal; without it, a new guess in every iteration and no thought beyond what
    /// it reveals.
    Study,
    /// One value a seat; without it, all others are taken to play against whoever thinks.
    Vector,
    /// The tree is kept between the decisions of a turn.
    Memory,
    /// Playouts of `hard` end after a round; without it, they go to the end of the game.
    Cut,
    /// Half of the lines of `expert` are played on a little before the network is asked; without it, none; in Hamburgum only.
    Settle,
    /// The value network judges where a line ends; without it, the hand-made guess.
    Net,
    /// Choices that look worse are dropped on the way; without it, all are tried alike.
    Halving,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 14] = [
        Part::Margin,
        Part::Tempo,
        Part::Lean,
        Part::Types,
        Part::Sense,
        Part::Pride,
        Part::Foresight,
        Part::Study,
        Part::Vector,
        Part::Memory,
        Part::Cut,
        Part::Settle,
        Part::Net,
        Part::Halving,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Margin => "margin",
            Part::Tempo => "tempo",
            Part::Lean => "lean",
            Part::Types => "types",
            Part::Sense => "sense",
            Part::Pride => "pride",
            Part::Foresight => "foresight",
            Part::Study => "study",
            Part::Vector => "vector",
            Part::Memory => "memory",
            Part::Cut => "cut",
            Part::Settle => "settle",
            Part::Net => "net",
            Part::Halving => "halving",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no part of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the parts are margin, tempo, lean, types, sense, pride, foresight, study, vector, memory, cut, settle, net and halving"
)]
pub struct NoSuchPart;

impl FromStr for Part {
    type Err = NoSuchPart;

    fn from_str(name: &str) -> Result<Part, NoSuchPart> {
        Part::ALL.into_iter().find(|part| part.name() == name).ok_or(NoSuchPart)
    }
}

/// The parts that a computer player has; all unless told otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts(u16);

impl Parts {
    /// Every part.
    pub const ALL: Parts = Parts(u16::MAX);

    /// All but one.
    #[must_use]
    pub const fn without(self, part: Part) -> Parts {
        Parts(self.0 & !(1 << part as u16))
    }

    /// Whether a part is there.
    pub const fn has(self, part: Part) -> bool {
        self.0 >> part as u16 & 1 == 1
    }
}

impl Default for Parts {
    fn default() -> Parts {
        Parts::ALL
    }
}
