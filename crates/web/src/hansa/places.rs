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
pub const STALL: f64 = 42.0;

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
    pub fn overlap(self, other: Area) -> f64 {
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
    let choices: Vec<Choices> = (0..board.cities.len())
        .map(|city| {
            let plan = &board.cities[city];
            Choices::of(at(city), &plan.name, plan.warehouses, players)
        })
        .collect();
    let mut spots: Vec<Spot> = choices.iter().map(Choices::plainest).collect();
    for _ in 0..4 {
        for city in 0..spots.len() {
            let others = spots.iter().enumerate().filter(|(other, _)| *other != city);
            let others: Vec<Area> = others.flat_map(|(_, spot)| spot.areas()).collect();
            spots[city] = choices[city].best(&others, &ways, coast);
        }
    }
    spots
}

/// How wide a name is written.
pub fn name_width(name: &str) -> f64 {
    name.chars().count() as f64 * 10.0 + 20.0
}

/// Every way to lay out a city, the plainest first.
struct Choices {
    town: Area,
    plate: Area,
    stores: [Area; 6],
    trays: [Area; 6],
    berths: [Area; 14],
}

impl Choices {
    fn of((x, y): Point, name: &str, warehouses: u8, players: usize) -> Choices {
        let area = |x: f64, y: f64, w: f64, h: f64| Area { x, y, w, h };
        let width = name_width(name);
        let row = SLOT * f64::from(warehouses);
        let tray = STALL * players as f64;
        let berth = |dx: f64, dy: f64| area(x + dx - 34.0, y + dy - 34.0, 68.0, 66.0);
        Choices {
            town: area(x - HALF, y - TOWN, 2.0 * HALF, TOWN),
            plate: area(x - width / 2.0, y + 2.0, width, 28.0),
            stores: [
                area(x + HALF, y - SLOT, row, SLOT),
                area(x - HALF - row, y - SLOT, row, SLOT),
                area(x - row / 2.0, y - TOWN - SLOT - 4.0, row, SLOT),
                area(x + HALF + 2.0, y - row, SLOT, row),
                area(x - HALF - SLOT - 2.0, y - row, SLOT, row),
                area(x - row / 2.0, y + 32.0, row, SLOT),
            ],
            trays: [
                area(x - tray / 2.0, y + 33.0, tray, 32.0),
                area(x - tray / 2.0, y - TOWN - 36.0, tray, 32.0),
                area(x - tray + HALF, y + 33.0, tray, 32.0),
                area(x - HALF, y + 33.0, tray, 32.0),
                area(x - tray + HALF, y - TOWN - 36.0, tray, 32.0),
                area(x - HALF, y - TOWN - 36.0, tray, 32.0),
            ],
            berths: [
                berth(67.0, -76.0),
                berth(-67.0, -76.0),
                berth(92.0, 10.0),
                berth(-92.0, 10.0),
                berth(104.0, 36.0),
                berth(-104.0, 36.0),
                berth(0.0, -92.0),
                berth(0.0, 96.0),
                berth(108.0, -36.0),
                berth(-108.0, -36.0),
                berth(70.0, 70.0),
                berth(-70.0, 70.0),
                berth(112.0, 60.0),
                berth(-112.0, 60.0),
            ],
        }
    }

    fn plainest(&self) -> Spot {
        let Choices { town, plate, .. } = *self;
        Spot { town, plate, stores: self.stores[0], tray: self.trays[0], berth: self.berths[0] }
    }

    /// What covers and hides the least beside what the others have taken.
    fn best(&self, others: &[Area], ways: &[(Point, Point)], coast: &Coast) -> Spot {
        let (tx, ty) = self.town.middle();
        let alone = |area: Area| {
            let covered: f64 = others.iter().map(|other| area.overlap(*other)).sum();
            let own = 3.0 * (area.overlap(self.town) + area.overlap(self.plate));
            covered + own + 4.0 * area.beyond() + 60.0 * ways.iter().map(|way| crossed(area, *way)).sum::<f64>()
        };
        // Warehouses beside the town and booths below its name are the plainest; a ship lies close to it on water.
        let stores = self.stores.map(|area| {
            let far = if (area.middle().1 - ty).abs() < 30.0 { 0.0 } else { 500.0 };
            (alone(area) + far, area)
        });
        let trays = self.trays.map(|area| {
            let above = if area.y > ty { 0.0 } else { 300.0 };
            (alone(area) + (area.middle().0 - tx).abs() * 3.0 + above, area)
        });
        let berths = self.berths.map(|area| {
            let (x, y) = area.middle();
            let keel = [(x - 26.0, y + 20.0), (x, y + 24.0), (x + 26.0, y + 20.0), (x, y)];
            let aground = keel.iter().filter(|place| coast.is_land(**place)).count() as f64;
            (alone(area) + 500.0 * aground + 2.0 * (x - tx).hypot(y - ty), area)
        });
        let mut best = (f64::MAX, self.plainest());
        for (stores_cost, stores) in stores {
            for (tray_cost, tray) in trays {
                for (berth_cost, berth) in berths {
                    let shared = stores.overlap(tray) + stores.overlap(berth) + tray.overlap(berth);
                    let cost = stores_cost + tray_cost + berth_cost + 3.0 * shared;
                    if cost < best.0 {
                        best = (cost, Spot { stores, tray, berth, ..self.plainest() });
                    }
                }
            }
        }
        best.1
    }
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
