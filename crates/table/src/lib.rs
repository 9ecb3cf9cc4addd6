//! What a game is at Kontor.
//!
//! A [`Game`] is an immutable description: a board, the number of players, the variant. Its state is a small plain
//! value; three verbs move it: [`Game::legal`] lists what may be done, [`Game::check`] says which rule forbids the rest,
//! [`Game::play`] does it. A [`Sitting`] is a game under way: the log of its actions in the public notation, which can
//! be undone, written as a [`Record`] and read back. Nothing here knows a clock, a file, a network or a language.

mod dealer;
mod dice;
mod fields;
mod fingerprint;
mod game;
mod order;
mod perft;
mod record;
mod refusal;
mod seat;
mod setup;
pub mod sheet;
mod sitting;
mod standing;

pub use dealer::Dealer;
pub use dice::Dice;
pub use fields::Fields;
pub use fingerprint::{digest, fingerprint};
pub use game::{Breach, Game, Reveal};
pub use order::{arrange, key_of};
pub use perft::perft;
pub use record::{Opening, Record, RecordFault, TurnLine};
pub use refusal::Refusal;
pub use seat::Seat;
pub use setup::Setup;
pub use sitting::{Entry, Sitting, Tags};
pub use standing::{Place, places};
