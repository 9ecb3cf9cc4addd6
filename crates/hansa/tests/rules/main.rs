//! The rules of Hansa as the rulebook shows them, and what they forbid.

mod refusals;
mod rulebook;
mod scene;
