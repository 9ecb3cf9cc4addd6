//! Where everything of a city stands on the chart, so that nothing covers anything else.

use ::hansa::Board;

use super::coast::{Coast, Point};

/// The size of a warehouse space.
pub const SLOT: f64 = 46.0;
/// The height of a town's picture.
const TOWN: f64 = 50.0;
/// Half the width of a town's picture.
const HALF: f64 = 32.0;
/// The width of one player's booths with their number.
pub const STALL: f64 = 40.0;

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub w: f64,
    /// Its height.
    pub h: f64,
}

impl Area {
    /// Its middle.
    pub fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Whether it holds a place, with so much room around.
    pub fn holds(self, (x, y): Point, room: f64) -> bool {
        x > self.x - room && x < self.x + self.w + room && y > self.y - room && y < self.y + self.h + room
    }

    /// How much of another area it covers.
    fn overlap(self, other: Area) -> f64 {
        let side = |a: f64, along: f64, b: f64, other: f64| ((a + along).min(b + other) - a.max(b)).max(0.0);
        side(self.x, self.w, other.x, other.w) * side(self.y, self.h, other.y, other.h)
    }

    /// How much of it lies beyond the field.
    fn beyond(self) -> f64 {
        self.w * self.h - self.overlap(Area { x: 12.0, y: 12.0, w: 976.0, h: 676.0 })
    }
}

/// Where a city's parts are drawn.
#[derive(Clone, Debug)]
pub struct Spot {
    /// The picture of the town.
    pub town: Area,
    /// The plate with its name.
    pub plate: Area,
    /// Its warehouses.
    pub stores: Area,
    /// Its booths.
    pub tray: Area,
    /// The ship, when it lies here.
    pub berth: Area,
}

impl Spot {
    /// All that belongs to the city.
    pub fn areas(&self) -> [Area; 5] {
        [self.town, self.plate, self.stores, self.tray, self.berth]
    }

    /// The middle of a warehouse space.
    pub fn slot(&self, place: usize) -> Point {
        let step = SLOT * place as f64;
        let Area { x, y, w, h } = self.stores;
        if w >= h { (x + SLOT / 2.0 + step, y + SLOT / 2.0) } else { (x + SLOT / 2.0, y + SLOT / 2.0 + step) }
    }
}

/// The spots of all cities: each in turn takes the room that is left best, a few times over.
pub fn spots(board: &Board, coast: &Coast, players: usize) -> Vec<Spot> {
    let at = |city: usize| (f64::from(board.cities[city].at.0), f64::from(board.cities[city].at.1));
    let ways: Vec<(Point, Point)> = (0..board.cities.len())
        .flat_map(|from| board.cities[from].routes.iter().map(move |to| (at(from), at(to.index()))))
        .collect();
    let choices: Vec<Vec<Spot>> = (0..board.cities.len())
        .map(|city| {
            let plan = &board.cities[city];
            choices(at(city), &plan.name, plan.warehouses, players)
        })
        .collect();
    let mut spots: Vec<Spot> = choices.iter().map(|choices| choices[0].clone()).collect();
    for _ in 0..4 {
        for city in 0..spots.len() {
            let others: Vec<Area> = spots
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != city)
                .flat_map(|(_, spot)| spot.areas())
                .collect();
            let best = choices[city].iter().map(|choice| (cost(choice, &others, &ways, coast), choice));
            if let Some((_, best)) = best.min_by(|(one, _), (other, _)| one.total_cmp(other)) {
                spots[city] = best.clone();
            }
        }
    }
    spots
}

/// How wide a name is written.
pub fn name_width(name: &str) -> f64 {
    name.chars().count() as f64 * 10.0 + 20.0
}

/// Every way to lay out a city, the plainest first.
fn choices((x, y): Point, name: &str, warehouses: u8, players: usize) -> Vec<Spot> {
    let area = |x: f64, y: f64, w: f64, h: f64| Area { x, y, w, h };
    let town = area(x - HALF, y - TOWN, 2.0 * HALF, TOWN);
    let width = name_width(name);
    let plate = area(x - width / 2.0, y + 2.0, width, 28.0);
    let row = SLOT * f64::from(warehouses);
    let stores = [
        area(x + HALF, y - SLOT, row, SLOT),
        area(x - HALF - row, y - SLOT, row, SLOT),
        area(x - row / 2.0, y - TOWN - SLOT - 4.0, row, SLOT),
        area(x + HALF + 2.0, y - row, SLOT, row),
        area(x - HALF - SLOT - 2.0, y - row, SLOT, row),
        area(x - row / 2.0, y + 32.0, row, SLOT),
    ];
    let tray_width = STALL * players as f64;
    let trays = [
        area(x - tray_width / 2.0, y + 33.0, tray_width, 32.0),
        area(x - tray_width / 2.0, y - TOWN - 36.0, tray_width, 32.0),
        area(x - tray_width + HALF, y + 33.0, tray_width, 32.0),
        area(x - HALF, y + 33.0, tray_width, 32.0),
    ];
    let berths = [
        (x + 62.0, y - 70.0),
        (x - 62.0, y - 70.0),
        (x + 92.0, y + 10.0),
        (x - 92.0, y + 10.0),
        (x, y - 92.0),
        (x, y + 96.0),
        (x + 108.0, y - 36.0),
        (x - 108.0, y - 36.0),
        (x + 70.0, y + 70.0),
        (x - 70.0, y + 70.0),
        (x + 112.0, y + 60.0),
        (x - 112.0, y + 60.0),
    ];
    let mut choices = Vec::new();
    for stores in stores {
        for tray in trays {
            for (x, y) in berths {
                let berth = area(x - 34.0, y - 34.0, 68.0, 66.0);
                choices.push(Spot { town, plate, stores, tray, berth });
            }
        }
    }
    choices
}

/// How bad a spot is: what it covers and hides, and how far the ship is from water.
fn cost(spot: &Spot, others: &[Area], ways: &[(Point, Point)], coast: &Coast) -> f64 {
    let areas = spot.areas();
    let mut cost = 0.0;
    for (place, area) in areas.iter().enumerate() {
        cost += 4.0 * area.beyond();
        cost += others.iter().map(|other| area.overlap(*other)).sum::<f64>();
        cost += 3.0 * areas[..place].iter().map(|other| area.overlap(*other)).sum::<f64>();
        if place >= 2 {
            cost += 60.0 * ways.iter().map(|way| crossed(*area, *way)).sum::<f64>();
        }
    }
    let (x, y) = spot.berth.middle();
    let keel = [(x - 26.0, y + 20.0), (x, y + 24.0), (x + 26.0, y + 20.0), (x, y)];
    cost += 500.0 * keel.iter().filter(|place| coast.is_land(**place)).count() as f64;
    // Close to the town, booths below the name and warehouses beside it are the plainest.
    let (tx, ty) = spot.town.middle();
    cost += (x - tx).hypot(y - ty) * 2.0;
    cost += (spot.tray.middle().0 - tx).abs() * 3.0 + if spot.tray.y > ty { 0.0 } else { 300.0 };
    cost + if (spot.stores.middle().1 - ty).abs() < 30.0 { 0.0 } else { 500.0 }
}

/// How many steps of a straight way go through an area.
fn crossed(area: Area, (from, to): (Point, Point)) -> f64 {
    let step = |n: u32| {
        let t = f64::from(n) / 24.0;
        (from.0 + (to.0 - from.0) * t, from.1 - 20.0 + (to.1 - from.1) * t)
    };
    (3..22).filter(|n| area.holds(step(*n), 6.0)).count() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_the_baltic_covers_anything_else() {
        let board = Board::named("baltic").unwrap();
        let spots = spots(&board, &Coast::of(&board), 4);
        let areas: Vec<(usize, Area)> =
            spots.iter().enumerate().flat_map(|(city, spot)| spot.areas().map(|area| (city, area))).collect();
        for (place, (city, area)) in areas.iter().enumerate() {
            assert!(area.beyond() < 1.0, "{city}: {area:?}");
            for (other, covered) in &areas[..place] {
                assert!(area.overlap(*covered) < 1.0, "{city} {area:?} covers {other} {covered:?}");
            }
        }
    }
}
