//! Who sits where: names and colours.

use shelf::Sitting;
use table::Seat;

use super::pen::{Ink, Pen, tame};

/// The colours of Hamburgum by seat. Rule `players`.
const CITY: [&str; 5] = ["red", "blue", "green", "yellow", "grey"];
/// The colours of Hansa by seat. Rule `players`.
const SEA: [&str; 4] = ["purple", "white", "yellow", "grey"];
/// The letters of the longest of them.
pub(super) const WIDEST_COLOUR: usize = 6;
/// A longer name is clipped in tables.
const LONGEST_NAME: usize = 10;

/// The players at the table.
pub(super) struct People {
    colours: &'static [&'static str],
    names: Vec<String>,
    pen: Pen,
}

impl People {
    /// The players of a game.
    pub(super) fn of(sitting: &Sitting, pen: Pen) -> People {
        let colours: &[&str] = match sitting {
            Sitting::Hamburgum(_) => &CITY,
            Sitting::Hansa(_) => &SEA,
        };
        let players = sitting.setup().players;
        let names =
            (0..players).map(|seat| sitting.tags().names.get(seat).map_or(String::new(), |name| tame(name.trim())));
        People { colours: &colours[..players], names: names.collect(), pen }
    }

    /// How many they are.
    pub(super) fn count(&self) -> usize {
        self.colours.len()
    }

    /// All seats in order.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    /// A player's colour.
    pub(super) fn colour(&self, seat: Seat) -> String {
        self.tint(seat, self.colours.get(seat.index()).unwrap_or(&"nobody"))
    }

    /// A text in a player's colour.
    pub(super) fn tint(&self, seat: Seat, text: &str) -> String {
        let ink = self.colours.get(seat.index()).and_then(|colour| Ink::named(colour));
        ink.map_or_else(|| text.to_owned(), |ink| self.pen.ink(ink, text))
    }

    /// Name and colour, or the colour where there is no name; clipped so that tables keep their width.
    pub(super) fn title(&self, seat: Seat) -> String {
        self.with_colour(seat, &self.names.get(seat.index()).map_or(String::new(), |name| clip(name)))
    }

    /// Name and colour in full.
    pub(super) fn full_title(&self, seat: Seat) -> String {
        self.with_colour(seat, self.names.get(seat.index()).map_or("", String::as_str))
    }

    fn with_colour(&self, seat: Seat, name: &str) -> String {
        let colour = self.colour(seat);
        if name.is_empty() { colour } else { format!("{} ({colour})", self.pen.bold(name)) }
    }
}

fn clip(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}
