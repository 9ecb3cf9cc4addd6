//! The rules of Hamburgum as the rulebook shows them, and what they forbid.

mod refusals;
mod rulebook;
mod scene;
