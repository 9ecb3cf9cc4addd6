//! A position in a few words, to play from.

use hansa::{Board, Hansa};
use serde_json::{Value, json};
use table::Sitting;

/// A position on the Baltic in the form of a view: seat 0 in the middle of its turn, cities empty, piles untouched.
#[derive(Clone)]
pub struct Position(pub Value);

impl Position {
    pub fn new(players: usize) -> Position {
        let board = Board::named("baltic").unwrap();
        let cities =
            board.cities.iter().map(|city| (city.id.clone(), json!({"goods": [], "booths": vec![0; players]})));
        let piles = [[8, 8, 8, 7, 7], [11, 10, 10, 10, 10], [13, 13, 13, 13, 12]][players - 2];
        Position(json!({
            "game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 5, "ship": "copenhagen",
            "acted": false,
            "players": vec![json!({"talers": 3, "goods": [], "sold": [], "booths": 15}); players],
            "cities": serde_json::Map::from_iter(cities), "piles": piles, "last_round": false,
        }))
    }

    /// Sets what a JSON pointer leads to.
    pub fn set(mut self, pointer: &str, value: Value) -> Position {
        *self.0.pointer_mut(pointer).expect("a field of a view") = value;
        self
    }

    pub fn phase(self, phase: &str) -> Position {
        self.set("/phase", json!(phase))
    }

    pub fn turn(self, seat: usize) -> Position {
        self.set("/turn", json!(seat))
    }

    pub fn ship(self, city: &str) -> Position {
        self.set("/ship", json!(city))
    }

    pub fn talers(self, seat: usize, talers: u8) -> Position {
        self.set(&format!("/players/{seat}/talers"), json!(talers))
    }

    /// Unsold markers of a seat.
    pub fn holds(self, seat: usize, markers: &str) -> Position {
        self.set(&format!("/players/{seat}/goods"), words(markers))
    }

    /// Sold markers of a seat.
    pub fn sold(self, seat: usize, markers: &str) -> Position {
        self.set(&format!("/players/{seat}/sold"), words(markers))
    }

    /// Markers on offer in a city.
    pub fn offers(self, city: &str, markers: &str) -> Position {
        self.set(&format!("/cities/{city}/goods"), words(markers))
    }

    /// Booths in a city by seat, taken from the stocks.
    pub fn booths(mut self, city: &str, booths: &[u64]) -> Position {
        for (seat, count) in booths.iter().enumerate() {
            let stock = &mut self.0["players"][seat]["booths"];
            *stock = json!(stock.as_u64().unwrap() - count);
        }
        self.set(&format!("/cities/{city}/booths"), json!(booths))
    }

    pub fn sit(&self) -> Sitting<Hansa> {
        Sitting::place(&self.0, None).unwrap_or_else(|refusal| panic!("{refusal}: {}", self.0))
    }
}

fn words(markers: &str) -> Value {
    markers.split_whitespace().collect()
}

/// Plays actions that must all be legal.
pub fn play(sitting: &mut Sitting<Hansa>, actions: &[&str]) {
    sitting.play_all(actions).unwrap_or_else(|refusal| panic!("{refusal}"));
}
