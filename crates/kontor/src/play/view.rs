//! Looking into a view: what is not there counts as nothing.

use serde_json::Value;
use table::Seat;

/// A number.
pub(super) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

/// A word.
pub(super) fn word(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

/// The items of a list.
pub(super) fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The words of a list.
pub(super) fn words(value: &Value) -> impl Iterator<Item = &str> {
    items(value).iter().map(word)
}

/// Whose turn it is.
pub(super) fn turn(state: &Value) -> Seat {
    Seat(number(&state["turn"]) as u8)
}

/// What belongs to one player.
pub(super) fn player(state: &Value, seat: Seat) -> &Value {
    &state["players"][seat.index()]
}

/// A number with its noun, in the plural where it is not one.
pub(super) fn some(number: u64, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
