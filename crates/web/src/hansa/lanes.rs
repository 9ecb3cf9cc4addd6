//! The arrows as sailing routes: curves that keep clear of towns and names, and of land where they can.

use ::hansa::{Board, City};

use super::coast::{Coast, Point};
use super::places::Spot;

/// Into how many steps a curve is taken apart to look where it goes.
const STEPS: u32 = 48;

/// A route from one city to another.
#[derive(Clone, Debug)]
pub struct Lane {
    /// Where it begins.
    pub from: City,
    /// Where it leads.
    pub to: City,
    /// Whether it goes over land.
    pub overland: bool,
    curve: Curve,
}

/// A quadratic curve.
#[derive(Clone, Copy, Debug)]
struct Curve {
    start: Point,
    bend: Point,
    end: Point,
}

impl Curve {
    fn at(self, t: f64) -> Point {
        let mix = |a: f64, b: f64, c: f64| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(self.start.0, self.bend.0, self.end.0), mix(self.start.1, self.bend.1, self.end.1))
    }

    /// The part of it from one share of its length to another.
    fn part(self, from: f64, to: f64) -> Curve {
        let (start, end) = (self.at(from), self.at(to));
        let blossom = |a: f64, b: f64, c: f64| {
            (1.0 - from) * (1.0 - to) * a + ((1.0 - from) * to + from * (1.0 - to)) * b + from * to * c
        };
        let bend = (blossom(self.start.0, self.bend.0, self.end.0), blossom(self.start.1, self.bend.1, self.end.1));
        Curve { start, bend, end }
    }

    fn steps(self) -> impl Iterator<Item = Point> {
        (0..=STEPS).map(move |step| self.at(f64::from(step) / f64::from(STEPS)))
    }

    /// From its beginning straight to its end.
    fn length(self) -> f64 {
        (self.end.0 - self.start.0).hypot(self.end.1 - self.start.1)
    }

    /// Whether it goes over land; a short way across a headland is still a voyage.
    fn is_overland(self, coast: &Coast) -> bool {
        let on_land = self.steps().filter(|place| coast.is_land(*place)).count();
        on_land > STEPS as usize * 6 / 10 && self.length() > 200.0
    }
}

impl Lane {
    /// The curve as a path, up to the head of the arrow.
    pub fn path(&self) -> String {
        let Curve { start, bend, end } = self.curve;
        path_of(&[start, bend, end])
    }

    /// The curve between two berths, for the ship to sail along.
    pub fn voyage(&self, from: Point, to: Point) -> String {
        let Curve { bend, .. } = self.curve;
        path_of(&[from, bend, to])
    }

    /// The head of the arrow as a path.
    pub fn head(&self) -> String {
        let Curve { bend, end, .. } = self.curve;
        let (dx, dy) = (end.0 - bend.0, end.1 - bend.1);
        let length = dx.hypot(dy).max(1.0);
        let (dx, dy) = (dx / length, dy / length);
        let back = |along: f64, aside: f64| (end.0 - dx * along - dy * aside, end.1 - dy * along + dx * aside);
        let (left, notch, right) = (back(15.0, 7.0), back(10.5, 0.0), back(15.0, -7.0));
        let corner = |(x, y): Point| format!("{x:.1} {y:.1}");
        format!("M{}L{}L{}L{}Z", corner(end), corner(left), corner(notch), corner(right))
    }

    /// Whether it is too short for a price to be written on it.
    pub fn is_short(&self) -> bool {
        self.curve.length() < 56.0
    }

    /// Where the price of the way is written.
    pub fn price_at(&self) -> Point {
        self.curve.at(0.56)
    }

    /// Places along it.
    pub fn trail(&self) -> Vec<Point> {
        self.curve.steps().collect()
    }
}

fn path_of(points: &[Point; 3]) -> String {
    let [(x, y), (bx, by), (ex, ey)] = points;
    format!("M{x:.1} {y:.1}Q{bx:.1} {by:.1} {ex:.1} {ey:.1}")
}

/// All arrows of a board.
pub fn lanes(board: &Board, coast: &Coast, spots: &[Spot]) -> Vec<Lane> {
    let (mut lanes, mut trails) = (Vec::new(), Vec::new());
    for (from, plan) in board.cities.iter().enumerate() {
        for &to in &plan.routes {
            let curve = best(from, to.index(), coast, spots, &trails);
            let overland = curve.is_overland(coast);
            trails.push(curve.steps().collect());
            lanes.push(Lane { from: City(from as u8), to, overland, curve });
        }
    }
    lanes
}

/// The bend that hides and crosses the least.
fn best(from: usize, to: usize, coast: &Coast, spots: &[Spot], before: &[Vec<Point>]) -> Curve {
    let bends = [0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.55, -0.55, 0.7, -0.7, 0.04];
    let curve = |(start, end): (Point, Point), bend: f64| {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let middle = (f64::midpoint(start.0, end.0) - dy * bend, f64::midpoint(start.1, end.1) + dx * bend);
        (bend, trimmed(Curve { start, bend: middle, end }, &spots[from], &spots[to]))
    };
    // From town to town; where booths stand in the way, from or to the warehouses beside it.
    let towns = (spots[from].town.middle(), spots[to].town.middle());
    let stores = (spots[from].stores.middle(), spots[to].stores.middle());
    let cost = |(bend, curve): &(f64, Curve)| {
        // A ship lies only in one berth at a time; the rest of a city is always there.
        let hidden = |place: Point| {
            let weight = |part: usize| if part == 4 { 0.2 } else { 1.0 };
            let parts = spots.iter().flat_map(|spot| spot.areas().into_iter().enumerate());
            parts.filter(|(_, area)| area.holds(place, 5.0)).map(|(part, _)| weight(part)).sum::<f64>()
        };
        let crossing = |place: Point| {
            let near = |other: &Point| (other.0 - place.0).powi(2) + (other.1 - place.1).powi(2) < 256.0;
            before.iter().filter(|trail| trail.iter().any(near)).count() as f64
        };
        let beyond = |(x, y): Point| f64::from(!(10.0..=990.0).contains(&x) || !(10.0..=690.0).contains(&y));
        let steps = curve.steps().map(|place| {
            14.0 * hidden(place) + 1.5 * crossing(place) + f64::from(coast.is_land(place)) + 20.0 * beyond(place)
        });
        // A stub of an arrow tells no one where it leads.
        let stub = (90.0 - curve.length()).max(0.0) * 2.0;
        let overland = if curve.is_overland(coast) { 60.0 } else { 0.0 };
        steps.sum::<f64>() + bend.abs() * 12.0 + stub + overland
    };
    let cheapest = |aims: &[(Point, Point)]| {
        let curves = aims.iter().flat_map(|aim| bends.map(|bend| curve(*aim, bend)));
        let costs = curves.map(|curve| (cost(&curve), curve.1));
        let best = costs.min_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or_else(|| curve(towns, 0.0).1, |(_, curve)| curve)
    };
    let straight = cheapest(&[towns]);
    let below_booths = |place: Point| spots.iter().any(|spot| spot.tray.holds(place, 0.0));
    match straight.steps().any(below_booths) {
        true => cheapest(&[towns, (towns.0, stores.1), (stores.0, towns.1)]),
        false => straight,
    }
}

/// The part of a curve between what belongs to its two cities.
fn trimmed(curve: Curve, from: &Spot, to: &Spot) -> Curve {
    // What is always drawn: where a booth or the ship may come to stand, there is open sea until it does.
    let inside = |spot: &Spot, place: Point, room: f64| spot.areas()[..3].iter().any(|area| area.holds(place, room));
    let steps: Vec<Point> = curve.steps().collect();
    let share = |step: usize| step as f64 / f64::from(STEPS);
    let leaves = steps.iter().rposition(|place| inside(from, *place, 3.0)).map_or(0, |step| step + 1);
    let arrives =
        steps.iter().position(|place| inside(to, *place, 5.0)).map_or(steps.len() - 1, |step| step.saturating_sub(1));
    if leaves + 4 < arrives { curve.part(share(leaves), share(arrives)) } else { curve.part(0.3, 0.7) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hansa::places::spots;

    #[test]
    fn arrows_end_at_what_is_drawn() {
        let board = Board::named("baltic").unwrap();
        let coast = Coast::of(&board);
        for players in 2..=4 {
            let spots = spots(&board, &coast, players);
            for lane in lanes(&board, &coast, &spots) {
                for (city, end) in [(lane.from, lane.curve.start), (lane.to, lane.curve.end)] {
                    let drawn = &spots[city.index()].areas()[..3];
                    assert!(drawn.iter().any(|area| area.holds(end, 20.0)), "{players} players: {lane:?}");
                }
                assert_eq!(lane.overland, (lane.from, lane.to) == (City(0), City(6)), "{players} players: {lane:?}");
                let hidden = |place: &Point| spots.iter().any(|spot| spot.tray.holds(*place, 0.0));
                assert!(!lane.trail().iter().any(hidden), "{players} players: {lane:?} goes below booths");
            }
        }
    }

    #[test]
    fn every_route_of_the_baltic_is_drawn_clear_of_names() {
        let board = Board::named("baltic").unwrap();
        let coast = Coast::of(&board);
        let spots = spots(&board, &coast, 4);
        let lanes = lanes(&board, &coast, &spots);
        assert_eq!(lanes.len(), 13);
        let names = |place: Point| spots.iter().filter(|spot| spot.plate.holds(place, 0.0)).count();
        for lane in &lanes {
            let hidden: usize = lane.trail().into_iter().map(names).sum();
            assert_eq!(hidden, 0, "{:?} to {:?}", lane.from, lane.to);
        }
        let overland: Vec<_> = lanes.iter().filter(|lane| lane.overland).map(|lane| (lane.from, lane.to)).collect();
        assert_eq!(overland, [(City(0), City(6))]);
    }
}
