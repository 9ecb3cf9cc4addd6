//! What was done, what has to be decided and what it would bring, in words.
//!
//! An action is told from the states before and after it, so that the sentence holds what it brought.

mod city;
mod sea;
#[cfg(test)]
mod tests;

pub use city::{ask as ask_hamburgum, chip as chip_hamburgum, outlook, tell as hamburgum};
pub use sea::{ask as ask_hansa, chip as chip_hansa, losses, tell as hansa};
