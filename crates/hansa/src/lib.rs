//! The rules of Hansa, nothing else.
//!
//! One file a chapter of the rulebook: `setup`, `turn`, `refill`, `buy`, `booths`, `sell`, `end` and `score`.
//! Each names its rules by the ids of the settled rules, says what they allow, what they refuse ([`Breach`]) and what
//! happens. `game` puts the chapters together into a [`table::Game`]; `position` shows and takes positions.
//!
//! ```
//! use hansa::Hansa;
//! use table::{Game, Setup, Sitting};
//!
//! let setup = Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() };
//! let mut sitting = Sitting::deal(Hansa::open(&setup)?, "42");
//! sitting.play_all(&["place lubeck", "place riga", "place danzig", "place reval", "place kalmar", "place danzig"])?;
//! sitting.play_all(&["sail lubeck", "sail aalborg", "end"])?;
//! assert_eq!(sitting.play("sail lubeck").unwrap_err().rule, "sail");
//! # Ok::<(), table::Refusal>(())
//! ```

mod action;
pub mod board;
mod booths;
mod breach;
mod buy;
mod end;
mod game;
mod marker;
mod piles;
mod position;
mod refill;
mod score;
mod sell;
mod setup;
mod state;
mod turn;

pub use action::Action;
pub use board::{Board, City};
pub use breach::Breach;
pub use end::KEPT;
pub use game::Hansa;
pub use marker::{Hand, KINDS, Lot, Marker};
pub use score::{MONOPOLY, PRESENCE};
pub use state::{Phase, State};
