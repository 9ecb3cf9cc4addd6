//! The sea: cities and the routes between them, the goods and how many markers there are, read from a board file.

use std::sync::{Arc, LazyLock};

use table::digest;
use table::sheet::{self, Faults};

mod chart;

/// The most cities a board can have.
pub const MAX_CITIES: usize = 16;
/// The most colours of goods a board can have.
pub const MAX_COLOURS: usize = 6;
/// The most piles a board can have.
pub const MAX_PILES: usize = 8;
/// The most goods markers a board can have, all colours together.
pub const MAX_MARKERS: usize = 96;

/// A city, by its place in the board file, which is the order of refilling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct City(pub u8);

impl City {
    /// The city as an index into arrays of cities.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the board says of a city.
#[derive(Clone, Debug)]
pub struct CityPlan {
    /// Its name in the notation.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// How many warehouse spaces it has, each for one marker.
    pub warehouses: u8,
    /// Where the arrows lead from it, in the order of the cities.
    pub routes: Vec<City>,
    /// Where to draw it, on a field of 1000 x 700.
    pub at: (u16, u16),
}

/// A sea, checked when it was read.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in the notation.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Where the ship begins.
    pub start: City,
    /// The colours of the goods; the last ones stay in the box when fewer play.
    pub colours: Vec<String>,
    /// How many markers of one, two and three barrels each colour has.
    pub markers: [u8; 3],
    /// Into how many piles the markers are dealt.
    pub piles: usize,
    /// The cities, in the order of the file.
    pub cities: Vec<CityPlan>,
    /// Where the arrows lead from each city, one bit a city.
    pub routes: [u16; MAX_CITIES],
    /// The comment at the head of its file: what is printed fact and what is not.
    pub note: String,
    /// The text it was read from, where that was a player's own file.
    pub own_file: Option<String>,
}

impl Board {
    /// The names of the built-in boards; the first is the one to play on unless another is asked for.
    pub const NAMES: &[&str] = &["baltic"];

    /// Reads a player's own board file; one with faults is refused with all of them.
    pub fn read(text: &str) -> Result<Board, Faults> {
        let board = Board::built_in(text)?;
        Ok(Board { own_file: Some(sheet::normal(text)), ..board })
    }

    fn built_in(text: &str) -> Result<Board, Faults> {
        let board = sheet::read(text, chart::chart)?;
        Ok(Board { note: sheet::head(text), ..board })
    }

    /// The built-in board of that name.
    pub fn named(name: &str) -> Option<Arc<Board>> {
        static BALTIC: LazyLock<Arc<Board>> = LazyLock::new(|| {
            let baltic = Board::built_in(include_str!("../../../boards/baltic.toml"));
            Arc::new(baltic.expect("the built-in board has no fault"))
        });
        (name == BALTIC.id).then(|| BALTIC.clone())
    }

    /// The city of that id.
    pub fn city(&self, id: &str) -> Option<City> {
        (0..self.cities.len() as u8).map(City).find(|city| self.cities[city.index()].id == id)
    }

    /// A digest of all that matters to the rules: not of names, positions and comments.
    pub fn hash(&self) -> String {
        let id = |city: City| self.cities[city.index()].id.as_str();
        let (start, colours, [one, two, three]) = (id(self.start), self.colours.join(" "), self.markers);
        let mut text = format!("start {start}\ngoods {colours}\nmarkers {one} {two} {three}\npiles {}\n", self.piles);
        for city in &self.cities {
            let routes: Vec<_> = city.routes.iter().map(|to| id(*to)).collect();
            text += &format!("city {} {}: {}\n", city.id, city.warehouses, routes.join(" "));
        }
        digest(&text)
    }
}

#[cfg(test)]
mod tests;
