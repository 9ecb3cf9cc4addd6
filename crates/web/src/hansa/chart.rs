//! The sea chart of one table: everything that does not change while it is played, worked out once.

use ::hansa::{Board, City, Hansa};
use table::Game;

use super::coast::{Coast, Point};
use super::engraving;
use super::lanes::{Lane, lanes};
use super::places::{Area, Spot, spots};

/// What is where on the chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// The cities' places, in the order of the board.
    pub spots: Vec<Spot>,
    /// The arrows.
    pub lanes: Vec<Lane>,
    /// Where the title stands.
    pub title: Area,
    coast: Coast,
}

impl Chart {
    /// Surveys the sea of a game.
    pub fn of(game: &Hansa) -> Chart {
        let board: &Board = game.board();
        let coast = Coast::of(board);
        let spots = spots(board, &coast, game.players());
        let lanes = lanes(board, &coast, &spots);
        let title_width = super::places::name_width(&board.name) * 1.5 + 60.0;
        let title = Room::of(&coast, &spots, &lanes).roomiest(title_width, 92.0, Ground::Any, &[]);
        Chart { spots, lanes, title, coast }
    }

    /// The engraved plate: sea, land and all that adorns them, as the inside of an SVG.
    pub fn plate(&self) -> String {
        engraving::plate(&Room::of(&self.coast, &self.spots, &self.lanes), self.title)
    }

    /// The arrow from one city to another.
    pub fn lane(&self, from: City, to: City) -> Option<&Lane> {
        self.lanes.iter().find(|lane| lane.from == from && lane.to == to)
    }
}

/// What a decoration wants under it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// Open water.
    Sea,
    /// Land or water.
    Any,
}

/// The room that cities and arrows leave on the chart.
pub struct Room<'a> {
    /// The land.
    pub coast: &'a Coast,
    /// The cities.
    pub spots: &'a [Spot],
    /// The arrows.
    pub lanes: &'a [Lane],
    /// Places along the arrows.
    pub trails: Vec<Point>,
}

impl<'a> Room<'a> {
    fn of(coast: &'a Coast, spots: &'a [Spot], lanes: &'a [Lane]) -> Room<'a> {
        Room { coast, spots, lanes, trails: lanes.iter().flat_map(Lane::trail).collect() }
    }

    /// Whether a place is free of cities and arrows, with so much room around it.
    pub fn is_free(&self, at: Point, room: f64) -> bool {
        let clear = |spot: &Spot| spot.areas().iter().all(|area| !area.holds(at, room));
        let far = |(x, y): &Point| (x - at.0).powi(2) + (y - at.1).powi(2) > room * room;
        self.spots.iter().all(clear) && self.trails.iter().all(far)
    }

    /// The area of a size that hides the least, away from what is taken, best near the edge of the field.
    pub fn roomiest(&self, w: f64, h: f64, ground: Ground, taken: &[Area]) -> Area {
        let across = (1000.0 - w - 30.0) as u32 / 15;
        let down = (700.0 - h - 30.0) as u32 / 15;
        let places = (0..=down).flat_map(|row| (0..=across).map(move |column| (column, row)));
        let areas = places.map(|(column, row)| {
            let (x, y) = (15.0 + 15.0 * f64::from(column), 15.0 + 15.0 * f64::from(row));
            Area { x, y, w, h }
        });
        let spots: Vec<Area> = self.spots.iter().flat_map(Spot::areas).chain(taken.iter().copied()).collect();
        let (mut best, mut least) = (Area { x: 15.0, y: 15.0, w, h }, f64::INFINITY);
        for area in areas {
            let (x, y) = area.middle();
            let inward = x.min(1000.0 - x).min(y.min(700.0 - y));
            let hidden: f64 = spots.iter().map(|spot| area.overlap(*spot)).sum();
            let mut cost = 4.0 * hidden + if ground == Ground::Sea { -inward } else { inward };
            // What takes longer to count only adds to it.
            if cost < least {
                cost += 500.0 * self.trails.iter().filter(|place| area.holds(**place, 4.0)).count() as f64;
            }
            if cost < least && ground == Ground::Sea {
                let share = |n: u32| (f64::from(n % 6) / 5.0, f64::from(n / 6) / 4.0);
                let places = (0..30).map(share).map(|(across, down)| (area.x + w * across, area.y + h * down));
                cost += 400.0 * places.filter(|place| self.coast.is_land(*place)).count() as f64;
            }
            if cost < least {
                (best, least) = (area, cost);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    #[test]
    fn cities_in_one_place_are_drawn_without_a_fault() {
        let mut board = Board::clone(&Board::named("baltic").unwrap());
        for city in &mut board.cities {
            city.at = (3, 697);
        }
        let coast = Coast::of(&board);
        let spots = spots(&board, &coast, 2);
        assert_eq!(lanes(&board, &coast, &spots).len(), 13);
    }

    #[test]
    fn a_chart_is_the_same_every_time() {
        let setup = Setup { game: "hansa".to_owned(), players: 4, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let [one, other] = [Chart::of(&game), Chart::of(&game)];
        assert_eq!(one.plate(), other.plate());
        assert!(one.spots.iter().flat_map(Spot::areas).all(|area| area.overlap(one.title) < 1.0));
        assert!(one.lane(City(2), City(0)).is_some() && one.lane(City(0), City(2)).is_none());
    }
}
