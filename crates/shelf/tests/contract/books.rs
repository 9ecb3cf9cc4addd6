//! Conservation: nothing comes from nowhere and nothing is lost on the way. The books are kept from the public view alone.

use serde_json::Value;
use shelf::Board;
use table::Setup;

use super::Seen;
use crate::city_books::CityBooks;
use crate::sea_books::SeaBooks;

/// The books of the game at a table.
pub enum Books {
    Hamburgum(CityBooks),
    Hansa(SeaBooks),
}

impl Books {
    pub fn of(setup: &Setup) -> Books {
        match setup.board.as_deref().and_then(Board::named).expect("a built-in board") {
            Board::Hamburgum(city) => Books::Hamburgum(CityBooks::of(&city, setup.players)),
            Board::Hansa(sea) => Books::Hansa(SeaBooks::of(&sea, setup.players)),
        }
    }

    /// Checks what an action made of one view: everything is in its place, and only what must has moved.
    pub fn audit(&self, before: &Value, action: &str, after: &Value, seen: &mut Seen) {
        match self {
            Books::Hamburgum(books) => {
                books.balance(after);
                books.follow(before, action, after);
                seen.met("transition of the city audited");
            }
            Books::Hansa(books) => {
                books.balance(after);
                books.follow(before, action, after);
                seen.met("transition at sea audited");
            }
        }
    }
}

/// A number of the view.
pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// A list of the view.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// A text of the view.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

/// The entries of an object of the view.
pub fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().unwrap_or_else(|| panic!("{value} is no object")).iter()
}

/// The seat on turn.
pub fn turn(view: &Value) -> usize {
    number(&view["turn"]) as usize
}
