//! Where seeds come from when none is given.

use std::hash::{BuildHasher, Hasher, RandomState};

/// A fresh seed of 128 bits from the system's generator.
pub(crate) fn fresh_seed() -> String {
    // RandomState is keyed by the system's generator; the hash of nothing is a function of that key alone.
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}
