//! Conservation: nothing comes from nowhere and nothing is lost on the way. The books are kept from the public view alone.

mod city;
mod sea;

use serde_json::Value;
use shelf::Board;
use table::Setup;

use city::CityBooks;
use sea::SeaBooks;

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

    /// Checks a view: everything is in its place.
    pub fn balance(&self, view: &Value) {
        match self {
            Books::Hamburgum(books) => books.balance(view),
            Books::Hansa(books) => books.balance(view),
        }
    }

    /// Checks what an action made of a view: everything is in its place again, and only what must has moved.
    pub fn audit(&self, before: &Value, action: &str, after: &Value) {
        self.balance(after);
        match self {
            Books::Hamburgum(books) => books.follow(before, action, after),
            Books::Hansa(books) => books.follow(before, action, after),
        }
    }
}

/// A number of the view.
fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// A list of the view.
fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// A text of the view.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

/// The entries of an object of the view.
fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().unwrap_or_else(|| panic!("{value} is no object")).iter()
}

/// The seat on turn.
fn turn(view: &Value) -> usize {
    number(&view["turn"]) as usize
}
