//! The levels of play.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Takes what looks good at once.
    Easy,
    /// Tries its choices in imagined games, to the end.
    Medium,
    /// Plans ahead in a tree, imagines a round more and asks a network what it is worth.
    Hard,
    /// Plans ahead in a tree and asks the network at once, or nearly so.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How long it thinks about a decision unless told otherwise.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Level::Random => 1,
            Level::Easy => 5,
            Level::Medium => 100,
            Level::Hard => 1_000,
            Level::Expert => 3_000,
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// There is no level of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the levels are random, easy, medium, hard and expert")]
pub struct NoSuchLevel;

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(NoSuchLevel)
    }
}
