//! Outlines: hulls, walls with bastions, and the contours between parishes.

use std::collections::HashMap;
use std::f64::consts::TAU;
use std::fmt::Write as _;

use crate::trig::{cos, sin};
use table::{arrange, key_of};

/// A place on the drawing.
pub type Spot = (f64, f64);

/// How far apart two places are.
pub fn distance(a: Spot, b: Spot) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// How far a place is from a stretch between two others.
pub fn distance_to_stretch(spot: Spot, from: Spot, to: Spot) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx * dx + dy * dy;
    let along = if length == 0.0 { 0.0 } else { ((spot.0 - from.0) * dx + (spot.1 - from.1) * dy) / length };
    let along = along.clamp(0.0, 1.0);
    distance(spot, (from.0 + along * dx, from.1 + along * dy))
}

/// The convex hull of places, clockwise on the drawing.
fn hull(mut spots: Vec<Spot>) -> Vec<Spot> {
    arrange(&mut spots, |spot| key_of(spot.1));
    arrange(&mut spots, |spot| key_of(spot.0));
    let cross = |o: Spot, a: Spot, b: Spot| (a.0 - o.0) * (b.1 - o.1) - (a.1 - o.1) * (b.0 - o.0);
    let half = |spots: &mut dyn Iterator<Item = Spot>| {
        let mut chain: Vec<Spot> = Vec::new();
        for spot in spots {
            while let [.., before, last] = chain[..] {
                if cross(before, last, spot) > 0.0 {
                    break;
                }
                chain.pop();
            }
            chain.push(spot);
        }
        chain.pop();
        chain
    };
    let mut lower = half(&mut spots.iter().copied());
    lower.extend(half(&mut spots.iter().rev().copied()));
    lower
}

/// A taut rope round all places, so far away from each.
fn rope(spots: &[Spot], away: f64) -> Vec<Spot> {
    let round = |spot: Spot| {
        (0..24).map(move |step| {
            let angle = TAU * f64::from(step) / 24.0;
            (spot.0 + away * cos(angle), spot.1 + away * sin(angle))
        })
    };
    hull(spots.iter().flat_map(|spot| round(*spot)).collect())
}

/// So many places along a closed outline, the same way apart.
fn paced(outline: &[Spot], number: usize) -> Vec<Spot> {
    let ends = |at: usize| (outline[at], outline[(at + 1) % outline.len()]);
    let length: f64 = (0..outline.len()).map(|at| distance(ends(at).0, ends(at).1)).sum();
    let pace = length / number as f64;
    let (mut paced, mut ahead) = (Vec::new(), 0.0);
    for at in 0..outline.len() {
        let (from, to) = ends(at);
        let stretch = distance(from, to);
        while ahead < stretch && paced.len() < number {
            let along = ahead / stretch;
            paced.push((from.0 + along * (to.0 - from.0), from.1 + along * (to.1 - from.1)));
            ahead += pace;
        }
        ahead -= stretch;
    }
    paced
}

/// A town wall round all places, with room for a coin between each and the wall.
pub fn town_wall(spots: &[Spot]) -> Vec<Spot> {
    const ROOM: f64 = 31.0;
    let clear = |wall: &[Spot]| spots.iter().all(|spot| inside(wall, *spot) && distance_to_outline(wall, *spot) > ROOM);
    // Curtains cut the corners of the rope, the more the sharper they are.
    let mut away = 46.0;
    let mut round = wall(&rope(spots, away));
    while !clear(&round) && away < 120.0 {
        away += 4.0;
        round = wall(&rope(spots, away));
    }
    round
}

/// A town wall along an outline: curtains, and at every corner a bastion that points outward.
fn wall(outline: &[Spot]) -> Vec<Spot> {
    let length: f64 = (0..outline.len()).map(|at| distance(outline[at], outline[(at + 1) % outline.len()])).sum();
    let corners = paced(outline, ((length / 150.0).round() as usize).max(6));
    let number = corners.len();
    let unit = |from: Spot, to: Spot| {
        let length = distance(from, to).max(1e-9);
        ((to.0 - from.0) / length, (to.1 - from.1) / length)
    };
    let mut wall = Vec::new();
    for at in 0..number {
        let corner = corners[at];
        let (before, after) = (corners[(at + number - 1) % number], corners[(at + 1) % number]);
        let (come, go) = (unit(before, corner), unit(corner, after));
        // Clockwise on a drawing whose y grows downward: outward is to the left of the way.
        let out = unit((0.0, 0.0), (come.1 + go.1, -come.0 - go.0));
        let step = |along: Spot, by: f64, outward: f64| {
            (corner.0 + by * along.0 + outward * out.0, corner.1 + by * along.1 + outward * out.1)
        };
        wall.extend([
            step(come, -21.0, 0.0),
            step(come, -27.0, 11.0),
            step(come, 0.0, 30.0),
            step(go, 27.0, 11.0),
            step(go, 21.0, 0.0),
        ]);
    }
    wall
}

/// Whether a place lies inside a closed outline.
pub fn inside(outline: &[Spot], spot: Spot) -> bool {
    let mut within = false;
    for (at, &a) in outline.iter().enumerate() {
        let b = outline[(at + 1) % outline.len()];
        if (a.1 > spot.1) != (b.1 > spot.1) && spot.0 < (b.0 - a.0) * (spot.1 - a.1) / (b.1 - a.1) + a.0 {
            within = !within;
        }
    }
    within
}

/// How far a place is from a closed outline.
pub fn distance_to_outline(outline: &[Spot], spot: Spot) -> f64 {
    let stretch = |at: usize| distance_to_stretch(spot, outline[at], outline[(at + 1) % outline.len()]);
    (0..outline.len()).map(stretch).fold(f64::INFINITY, f64::min)
}

/// The smallest and largest coordinates of places.
pub fn bounds(spots: &[Spot]) -> (Spot, Spot) {
    spots.iter().fold(((f64::MAX, f64::MAX), (f64::MIN, f64::MIN)), |(low, high), spot| {
        ((low.0.min(spot.0), low.1.min(spot.1)), (high.0.max(spot.0), high.1.max(spot.1)))
    })
}

/// A closed outline as path data.
pub fn path(outline: &[Spot]) -> String {
    let mut path = String::new();
    for (at, (x, y)) in outline.iter().enumerate() {
        let _ = write!(path, "{}{x:.0} {y:.0}", if at == 0 { 'M' } else { 'L' });
    }
    path.push('Z');
    path
}

/// A closed outline as path data, its corners rounded off.
pub fn round_path(outline: &[Spot]) -> String {
    let middle = |a: Spot, b: Spot| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let mut path = String::new();
    for (at, &corner) in outline.iter().enumerate() {
        let next = middle(corner, outline[(at + 1) % outline.len()]);
        if at == 0 {
            let start = middle(outline[outline.len() - 1], corner);
            let _ = write!(path, "M{:.0} {:.0}", start.0, start.1);
        }
        let _ = write!(path, "Q{:.0} {:.0} {:.0} {:.0}", corner.0, corner.1, next.0, next.1);
    }
    path.push('Z');
    path
}

/// The closed outlines of where a height is above zero, by marching squares over a grid; outside the grid it is below.
pub fn contours(low: Spot, high: Spot, mesh: f64, height: impl Fn(Spot) -> f64) -> Vec<Vec<Spot>> {
    let columns = ((high.0 - low.0) / mesh).ceil() as i32 + 1;
    let rows = ((high.1 - low.1) / mesh).ceil() as i32 + 1;
    let spot = |x: i32, y: i32| (low.0 + f64::from(x) * mesh, low.1 + f64::from(y) * mesh);
    let heights: Vec<f64> = (0..=rows)
        .flat_map(|y| (0..=columns).map(move |x| (x, y)))
        .map(|(x, y)| if x == 0 || y == 0 || x == columns || y == rows { -1.0 } else { height(spot(x, y)) })
        .collect();
    let at = |x: i32, y: i32| heights[(y * (columns + 1) + x) as usize];
    // A crossing lies on an edge of the grid, known by its lesser end and whether it goes down.
    type Edge = (i32, i32, bool);
    let crossing = |(x, y, down): Edge| {
        let (a, b) = (at(x, y), if down { at(x, y + 1) } else { at(x + 1, y) });
        let share = (a / (a - b)).clamp(0.1, 0.9) * mesh;
        let (left, top) = spot(x, y);
        if down { (left, top + share) } else { (left + share, top) }
    };
    let mut next: HashMap<Edge, Edge> = HashMap::new();
    for y in 0..rows {
        for x in 0..columns {
            let (top, right, bottom, left): (Edge, Edge, Edge, Edge) =
                ((x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true));
            let corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
            let case = corners.iter().enumerate().fold(0, |case, (bit, height)| case | i32::from(*height > 0.0) << bit);
            // The inside stays on the right hand, so that every crossing has one that follows it.
            let links: &[(Edge, Edge)] = &match case {
                1 => vec![(left, top)],
                2 => vec![(top, right)],
                3 => vec![(left, right)],
                4 => vec![(right, bottom)],
                5 => vec![(left, top), (right, bottom)],
                6 => vec![(top, bottom)],
                7 => vec![(left, bottom)],
                8 => vec![(bottom, left)],
                9 => vec![(bottom, top)],
                10 => vec![(top, right), (bottom, left)],
                11 => vec![(bottom, right)],
                12 => vec![(right, left)],
                13 => vec![(right, top)],
                14 => vec![(top, left)],
                _ => vec![],
            };
            next.extend(links.iter().copied());
        }
    }
    // In the order of the grid, so that the drawing is the same at every visit.
    let mut starts: Vec<Edge> = next.keys().copied().collect();
    arrange(&mut starts, |(x, y, down)| (*x as u64) << 33 | (*y as u64) << 1 | u64::from(*down));
    let mut outlines = Vec::new();
    for start in starts {
        let mut outline = Vec::new();
        let mut edge = start;
        while let Some(following) = next.remove(&edge) {
            outline.push(crossing(edge));
            edge = following;
        }
        if outline.len() > 3 {
            outlines.push(outline);
        }
    }
    outlines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contour_goes_round_what_is_high() {
        let outlines = contours((0.0, 0.0), (100.0, 100.0), 5.0, |spot| 30.0 - distance(spot, (50.0, 50.0)));
        assert_eq!(outlines.len(), 1);
        assert!(outlines[0].iter().all(|spot| (distance(*spot, (50.0, 50.0)) - 30.0).abs() < 1.5));
        assert!(inside(&outlines[0], (50.0, 50.0)) && !inside(&outlines[0], (90.0, 90.0)));
    }

    #[test]
    fn a_wall_keeps_its_distance() {
        let spots = [(0.0, 0.0), (500.0, 20.0), (450.0, 400.0), (200.0, 150.0)];
        let wall = town_wall(&spots);
        for spot in spots {
            assert!(inside(&wall, spot) && distance_to_outline(&wall, spot) > 30.0, "{spot:?}");
        }
    }
}
