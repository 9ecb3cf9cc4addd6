//! What is engraved and coloured once: country, river, wall, washes, houses, streets, cartouche.
//!
//! It never changes during a game, so it is one text handed to the browser at once.

use std::fmt::Write as _;

use ::hamburgum::board::Board;

use super::grain::grain;
use super::outline::{
    Spot, bounds, contours, distance, distance_to_outline, distance_to_stretch, inside, path, round_path,
};
use super::plan::{COIN, Patch, Plan};

/// How far the country goes on beyond what is shown, for screens of another shape.
const BEYOND: f64 = 700.0;

/// The colours that a parish can have, as board files name them.
const WASHES: [&str; 6] = ["red", "white", "green", "blue", "yellow", "violet"];

/// The class that colours a church's parish.
pub fn wash(board: &Board, church: usize) -> &'static str {
    let colour = board.churches[church].colour.as_str();
    WASHES.into_iter().find(|wash| *wash == colour).unwrap_or(WASHES[church % WASHES.len()])
}

/// Everything under the streets.
pub fn ground(board: &Board, plan: &Plan) -> String {
    let mut out = String::new();
    let wall = path(&plan.wall);
    let river = river(plan);
    let everywhere = format!(
        "x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\"",
        plan.view.x - BEYOND,
        plan.view.y - BEYOND,
        plan.view.w + 2.0 * BEYOND,
        plan.view.h + 2.0 * BEYOND
    );
    let _ = write!(out, "<defs>{DEFS}<clipPath id=\"city-wall\"><path d=\"{wall}\"/></clipPath></defs>");
    let _ = write!(out, "<rect class=\"land\" {everywhere}/><rect fill=\"url(#city-furrows)\" {everywhere}/>");
    let _ = write!(out, "<rect class=\"stain\" {everywhere}/>");
    country(plan, &mut out);
    // River and moat are one water: both shores first, then both surfaces.
    let _ = write!(out, "<path class=\"shore\" d=\"{river}\"/><path class=\"moat-shore\" d=\"{wall}\"/>");
    let _ = write!(out, "<path class=\"water\" d=\"{river}\"/><path class=\"moat\" d=\"{wall}\"/>");
    let _ = write!(out, "<path fill=\"url(#city-waves)\" d=\"{river}\"/>");
    ripples(plan, &mut out);
    let _ = write!(out, "<path class=\"town\" d=\"{wall}\"/><g clip-path=\"url(#city-wall)\">");
    parishes(board, plan, &mut out);
    houses(plan, &mut out);
    let _ = write!(out, "<path class=\"rampart\" d=\"{wall}\"/><path class=\"rampart-top\" d=\"{wall}\"/></g>");
    let _ = write!(out, "<path class=\"wall\" d=\"{wall}\"/>");
    streets(plan, &mut out);
    out
}

/// What hangs over the map's corners: the cartouche without its words, and the compass rose.
pub fn ornaments(plan: &Plan) -> String {
    let Patch { x, y, w, h } = plan.cartouche;
    let mut out = String::new();
    let scroll = |x: f64, side: f64| {
        format!(
            "M{x:.0} {:.0}q{:.0}-4 {:.0} 10t{:.0} 10v{:.0}q0 12 {:.0} 10t{:.0}-10",
            y + 8.0,
            side * 14.0,
            side * 14.0,
            side * -8.0,
            h - 46.0,
            side * 8.0,
            side * -8.0
        )
    };
    let _ = write!(
        out,
        "<rect class=\"cartouche-shade\" x=\"{:.0}\" y=\"{:.0}\" width=\"{w:.0}\" height=\"{h:.0}\"/>",
        x + 4.0,
        y + 5.0
    );
    let _ = write!(
        out,
        "<path class=\"cartouche\" d=\"M{:.0} {y:.0}h{:.0}q0 12 12 12v{:.0}q-12 0-12 12h-{:.0}q0-12-12-12v-{:.0}q12 0 12-12z\"/>",
        x + 12.0,
        w - 24.0,
        h - 24.0,
        w - 24.0,
        h - 24.0
    );
    let _ = write!(
        out,
        "<rect class=\"cartouche-rule\" x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\"/>",
        x + 17.0,
        y + 7.0,
        w - 34.0,
        h - 14.0
    );
    let _ = write!(out, "<path class=\"cartouche-rule\" d=\"{}{}\"/>", scroll(x + 2.0, -0.0), scroll(x + w - 2.0, 0.0));
    let (x, y) = plan.rose;
    let _ = write!(
        out,
        "<g class=\"rose\" transform=\"translate({x:.0} {y:.0})\"><circle r=\"34\"/><circle r=\"30\"/>\
         <path class=\"light\" d=\"M0-44L7-7 44 0 7 7 0 44-7 7-44 0-7-7z\"/>\
         <path class=\"dark\" d=\"M0-44V0L7-7zM44 0H0L7 7zM0 44V0L-7 7zM-44 0H0L-7-7z\"/>\
         <path class=\"light\" d=\"M20-20L8-2 2-8zM20 20L2 8 8 2zM-20 20L-8 2-2 8zM-20-20L-2-8-8-2z\"/></g>"
    );
    out
}

fn river(plan: &Plan) -> String {
    let (left, right) = (plan.view.x - BEYOND, plan.view.x + plan.view.w + BEYOND);
    let mut river = format!("M{left:.0} {:.0}", plan.shore);
    let mut x = left;
    let mut step = 0;
    while x < right {
        let swing = if step % 2 == 0 { 12.0 } else { -9.0 } + 8.0 * (grain(step, 0, 11) - 0.5);
        let _ = write!(river, "q65 {swing:.0} 130 {:.0}", 4.0 * (grain(step, 1, 11) - 0.5));
        x += 130.0;
        step += 1;
    }
    let _ = write!(river, "V{:.0}H{left:.0}Z", plan.view.y + plan.view.h + BEYOND);
    river
}

/// Fields, trees and mills outside the wall.
fn country(plan: &Plan, out: &mut String) {
    let (left, right) = (plan.view.x - BEYOND, plan.view.x + plan.view.w + BEYOND);
    let free = |spot: Spot, room: f64| {
        spot.1 < plan.shore - room
            && !inside(&plan.wall, spot)
            && distance_to_outline(&plan.wall, spot) > 26.0 + room
            && plan.cartouche.distance(spot) > room + 4.0
            && distance(plan.rose, spot) > 46.0 + room
    };
    let (mut fields, mut trees, mut crowns) = (String::new(), String::new(), String::new());
    for row in 0..22 {
        for column in 0..((right - left) / 88.0) as i32 {
            let jitter = |purpose| grain(column, row, purpose) - 0.5;
            let spot = (
                left + 88.0 * f64::from(column) + 40.0 * jitter(21),
                plan.shore - 30.0 - 70.0 * f64::from(row) + 30.0 * jitter(22),
            );
            if grain(column, row, 23) < 0.62 && free(spot, 44.0) {
                let (w, h, lean) =
                    (32.0 + 30.0 * grain(column, row, 24), 20.0 + 20.0 * grain(column, row, 25), 14.0 * jitter(26));
                let _ = write!(
                    fields,
                    "M{:.0} {:.0}l{w:.0} {lean:.0} {:.0} {h:.0}-{w:.0} {:.0}z",
                    spot.0 - w / 2.0,
                    spot.1 - h / 2.0,
                    -lean,
                    -lean
                );
                let rows = (h / 5.0) as i32;
                for line in 1..rows {
                    let share = f64::from(line) / f64::from(rows);
                    let _ = write!(
                        fields,
                        "M{:.0} {:.0}l{w:.0} {lean:.0}",
                        spot.0 - w / 2.0 - lean * share,
                        spot.1 - h / 2.0 + h * share
                    );
                }
            }
        }
    }
    for row in 0..48 {
        for column in 0..((right - left) / 34.0) as i32 {
            let jitter = |purpose| grain(column, row, purpose) - 0.5;
            let spot = (
                left + 34.0 * f64::from(column) + 26.0 * jitter(31),
                plan.shore - 14.0 - 32.0 * f64::from(row) + 22.0 * jitter(32),
            );
            if grain(column, row, 33) < 0.22 && free(spot, 9.0) {
                let size = 4.0 + 2.5 * grain(column, row, 34);
                let _ = write!(trees, "M{:.0} {:.0}v{size:.0}", spot.0, spot.1);
                let _ = write!(crowns, "M{:.1} {:.1}a{size:.1} {size:.1} 0 1 1 .1 0z", spot.0, spot.1);
            }
        }
    }
    let _ = write!(
        out,
        "<path class=\"fields\" d=\"{fields}\"/><path class=\"trunks\" d=\"{trees}\"/><path class=\"crowns\" d=\"{crowns}\"/>"
    );
}

/// Short waves near the shore and round the basins.
fn ripples(plan: &Plan, out: &mut String) {
    let mut waves = String::new();
    let (left, right) = (plan.view.x - BEYOND, plan.view.x + plan.view.w + BEYOND);
    for row in 0..30 {
        for column in 0..((right - left) / 70.0) as i32 {
            let spot = (
                left + 70.0 * f64::from(column) + 40.0 * grain(column, row, 41),
                plan.shore + 28.0 + 24.0 * f64::from(row) + 8.0 * grain(column, row, 42),
            );
            let clear = plan.basins.iter().all(|basin| basin.distance(spot) > 16.0);
            if grain(column, row, 43) < 0.4 && clear && distance_to_outline(&plan.wall, spot) > 30.0 {
                let _ = write!(waves, "M{:.0} {:.0}q5-5 10 0t10 0", spot.0 - 10.0, spot.1);
            }
        }
    }
    let _ = write!(out, "<path class=\"ripples\" d=\"{waves}\"/>");
}

/// Each parish as a wash with a stronger border, as colourists laid it on; the cathedral has its close.
fn parishes(board: &Board, plan: &Plan, out: &mut String) {
    let mut pulls: Vec<Vec<Spot>> = vec![Vec::new(); board.churches.len()];
    for (site, at) in board.sites.iter().zip(&plan.sites) {
        pulls[site.parish.index()].push(*at);
    }
    for (church, plan) in board.churches.iter().enumerate() {
        let at = (f64::from(plan.at.0), f64::from(plan.at.1));
        pulls[church].push(at);
        // A church pulls along its lines too, so that no parish falls apart.
        for site in board.church_lines[church].iter().filter(|site| board.sites[site.index()].parish.index() == church)
        {
            let to = board.sites[site.index()].at;
            pulls[church].push((f64::midpoint(at.0, f64::from(to.0)), f64::midpoint(at.1, f64::from(to.1))));
        }
    }
    let pull = |church: usize, spot: Spot| -> f64 {
        let strength = if board.churches[church].cathedral { 0.55 } else { 1.0 };
        let one = |at: &Spot| {
            let near = 1.0 + ((at.0 - spot.0).powi(2) + (at.1 - spot.1).powi(2)) / 900.0;
            strength / (near * near)
        };
        pulls[church].iter().map(one).sum()
    };
    let (low, high) = bounds(&plan.wall);
    let (low, high) = ((low.0 - 20.0, low.1 - 20.0), (high.0 + 20.0, high.1 + 20.0));
    for church in 0..board.churches.len() {
        let height = |spot: Spot| {
            let others = (0..board.churches.len()).filter(|other| *other != church);
            pull(church, spot) - others.map(|other| pull(other, spot)).fold(0.0, f64::max)
        };
        let area: String = contours(low, high, 16.0, height).iter().map(|outline| round_path(outline)).collect();
        let colour = wash(board, church);
        let _ = write!(
            out,
            "<clipPath id=\"city-parish-{church}\"><path d=\"{area}\"/></clipPath>\
             <g class=\"parish wash-{colour}\" clip-path=\"url(#city-parish-{church})\"><path d=\"{area}\"/><path class=\"border\" d=\"{area}\"/></g>"
        );
    }
}

/// Little houses wherever nothing else stands.
fn houses(plan: &Plan, out: &mut String) {
    let (low, high) = bounds(&plan.wall);
    let free = |spot: Spot| {
        inside(&plan.wall, spot)
            && distance_to_outline(&plan.wall, spot) > 21.0
            && plan.sites.iter().all(|site| distance(*site, (spot.0, spot.1 - 5.0)) > COIN + 15.0)
            && plan.streets.iter().all(|(a, b)| distance_to_stretch((spot.0, spot.1 - 4.0), *a, *b) > 17.0)
            && plan.churches.iter().flat_map(|church| church.patches()).all(|patch| patch.distance(spot) > 13.0)
            && plan.names[0].iter().all(|name| name.distance(spot) > 12.0)
    };
    let (mut walls, mut roofs, mut slates) = (String::new(), String::new(), String::new());
    let rows = ((high.1 - low.1) / 23.0) as i32;
    for row in 0..rows {
        for column in 0..((high.0 - low.0) / 29.0) as i32 {
            let jitter = |purpose| grain(column, row, purpose) - 0.5;
            let offset = if row % 2 == 0 { 0.0 } else { 14.0 };
            let spot = (
                low.0 + offset + 29.0 * f64::from(column) + 9.0 * jitter(51),
                low.1 + 23.0 * f64::from(row) + 7.0 * jitter(52),
            );
            if grain(column, row, 53) > 0.86 || !free(spot) {
                continue;
            }
            let (w, h, r) = (
                6.0 + 2.0 * grain(column, row, 54),
                5.0 + 3.0 * grain(column, row, 55),
                4.0 + 2.0 * grain(column, row, 56),
            );
            let side = if grain(column, row, 57) < 0.5 { 1.0 } else { -1.0 };
            let depth = side * (8.0 + 6.0 * grain(column, row, 58));
            let w = side * w;
            let x = spot.0 - (w + depth) / 2.0;
            let _ = write!(
                walls,
                "M{x:.1} {:.1}v-{h:.1}l{:.1}-{r:.1} {:.1} {r:.1}v{h:.1}zm{w:.1} 0h{depth:.1}v-{h:.1}h{:.1}z",
                spot.1,
                w / 2.0,
                w / 2.0,
                -depth
            );
            let roof = if grain(column, row, 59) < 0.24 { &mut slates } else { &mut roofs };
            let _ = write!(
                roof,
                "M{:.1} {:.1}h{depth:.1}l{:.1} {r:.1}h{:.1}z",
                x + w / 2.0,
                spot.1 - h - r,
                w / 2.0,
                -depth
            );
        }
    }
    let _ = write!(
        out,
        "<path class=\"houses\" d=\"{walls}\"/><path class=\"roofs\" d=\"{roofs}\"/><path class=\"slates\" d=\"{slates}\"/>"
    );
}

/// The lines, each bent a little as streets are.
fn streets(plan: &Plan, out: &mut String) {
    let mut lines = String::new();
    for (at, (from, to)) in plan.streets.iter().enumerate() {
        let bend = 16.0 * (grain(at as i32, 0, 61) - 0.5);
        let length = distance(*from, *to).max(1.0);
        let (nx, ny) = ((to.1 - from.1) / length, (from.0 - to.0) / length);
        let middle = (f64::midpoint(from.0, to.0) + bend * nx, f64::midpoint(from.1, to.1) + bend * ny);
        let _ = write!(lines, "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", from.0, from.1, middle.0, middle.1, to.0, to.1);
    }
    let _ = write!(out, "<path class=\"street-edge\" d=\"{lines}\"/><path class=\"street\" d=\"{lines}\"/>");
}

/// Patterns: water, furrows, and the hatchings by which engravers told tinctures apart.
const DEFS: &str = concat!(
    "<pattern id=\"city-waves\" width=\"34\" height=\"9\" patternUnits=\"userSpaceOnUse\"><path class=\"wave\" d=\"M0 4.500q8.500-4 17 0t17 0\"/></pattern>",
    "<pattern id=\"city-furrows\" width=\"11\" height=\"11\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-24)\"><path class=\"furrow\" d=\"M0 5H11\"/></pattern>",
    "<pattern id=\"hatch-0\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\"><path class=\"hatch\" d=\"M2 0V4\"/></pattern>",
    "<pattern id=\"hatch-1\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\"><path class=\"hatch\" d=\"M0 2H4\"/></pattern>",
    "<pattern id=\"hatch-2\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 2H4\"/></pattern>",
    "<pattern id=\"hatch-3\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\"><circle class=\"dot\" cx=\"2.500\" cy=\"2.500\" r=\".8\"/></pattern>",
    "<pattern id=\"hatch-4\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><path class=\"hatch\" d=\"M0 2.500H5M2.500 0V5\"/></pattern>",
);
