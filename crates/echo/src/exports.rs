//! What WebAssembly offers to whoever loads it: plain numbers, and one text in its memory.
#![allow(
    unsafe_code,
    reason = "names for the outside are declared with unsafe(no_mangle); nothing else here is unsafe"
)]

use std::sync::{Mutex, PoisonError};

use crate::Table;

static SAID: Mutex<String> = Mutex::new(String::new());

/// Says the fingerprints of random play and gives the address of the text.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn say() -> usize {
    speak(crate::say())
}

/// Says the fingerprints of what lasts and gives the address of the text.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn golden() -> usize {
    speak(crate::golden())
}

/// Says what computer players advise and gives the address of the text.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn advise() -> usize {
    speak(crate::advise())
}

/// The length in bytes of what was said.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn said() -> usize {
    SAID.lock().unwrap_or_else(PoisonError::into_inner).len()
}

/// Plays random games of the game with this number; how many decisions that took, none where there is no such game.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn play(game: usize, games: u32) -> u64 {
    let table = shelf::GAMES.get(game).and_then(|name| Table::regular(name));
    table.map_or(0, |table| crate::play(&table, games))
}

fn speak(text: String) -> usize {
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    *said = text;
    said.as_ptr() as usize
}
