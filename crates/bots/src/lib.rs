//! Computer players: search, and what each game tells it.
#![allow(clippy::needless_range_loop, reason = "seats and hidden units index several arrays at once")]

mod bot;
mod budget;
mod companion;
mod flat;
mod hamburgum;
mod hansa;
mod insight;
mod level;
mod net;
mod parts;
mod train;
mod tree;
mod value;

pub use bot::{Advice, Bot};
pub use budget::Budget;
pub use companion::{Choice, Companion, Counsel, Prospect, Weights, weights_digest};
pub use insight::{Insight, PerSeat, SEATS};
pub use level::{Level, NoSuchLevel};
pub use net::Net;
pub use parts::{NoSuchPart, Part, Parts};
pub use train::{Course, train};
pub use tree::Candidate;
pub use value::Outlook;
