//! The engraved plate under the game: water lines, rhumb lines, hills and woods, towns, the rose, a beast of the sea.

use std::f64::consts::TAU;
use std::fmt::Write as _;

use super::chart::{Ground, Room};
use super::coast::{Point, noise};
use super::places::Area;
use super::town;
use crate::trig::{cos, sin};

/// The width of the rose.
const ROSE: f64 = 88.0;

/// The inside of the SVG, without a word on it.
pub fn plate(room: &Room, title: Area) -> String {
    let rose = room.roomiest(ROSE, ROSE, Ground::Sea, &[title]);
    let beast = room.roomiest(110.0, 54.0, Ground::Sea, &[title, rose]);
    let taken = [title, rose, beast];
    let (land, shore, offing) = (room.coast.path(), room.coast.pieces(1), room.coast.pieces(3));
    let mut plate = String::new();
    let out = &mut plate;
    let _ = write!(
        out,
        "<defs><path id=\"chart-land\" d=\"{land}\"/><g id=\"chart-shore\">{shore}</g>\
         <g id=\"chart-offing\">{offing}</g><clipPath id=\"chart-inland\"><use href=\"#chart-land\"/></clipPath></defs>"
    );
    out.push_str("<rect class=\"sea\" x=\"-600\" y=\"-500\" width=\"2200\" height=\"1800\"/>");
    let _ = write!(out, "<path class=\"rhumb\" d=\"{}\"/>", rhumbs(rose.middle()));
    // Lines that follow the shore, fainter with every step away from it: drawn wide, then all but their rim taken back.
    // Far from it a small bay is no longer seen.
    for (step, reach, line) in [(4, 50, "offing"), (3, 37, "offing"), (2, 25, "offing"), (1, 14, "shore")] {
        let inner = f64::from(reach) - 1.6;
        let _ = write!(
            out,
            "<use href=\"#chart-{line}\" class=\"water-line far-{step}\" stroke-width=\"{reach}\"/>\
             <use href=\"#chart-{line}\" class=\"water-back\" stroke-width=\"{inner}\"/>"
        );
    }
    waves(room, &taken, out);
    out.push_str("<use href=\"#chart-shore\" class=\"shadow\"/><use href=\"#chart-land\" class=\"land\"/>");
    out.push_str("<g clip-path=\"url(#chart-inland)\"><use href=\"#chart-shore\" class=\"land-wash\"/></g>");
    out.push_str("<use href=\"#chart-shore\" class=\"shore\"/>");
    country(room, &taken, out);
    beast_of_the_sea(beast, out);
    compass(rose.middle(), out);
    for lane in room.lanes {
        let over = if lane.overland { " overland" } else { "" };
        let _ = write!(
            out,
            "<path class=\"lane-bed\" d=\"{0}\"/><path class=\"lane{over}\" d=\"{0}\"/><path class=\"lane-head\" d=\"{1}\"/>",
            lane.path(),
            lane.head()
        );
    }
    for (spot, place) in room.spots.iter().zip(0..) {
        town::draw(spot.town, place, out);
    }
    cartouche(title, out);
    plate
}

/// Lines of the compass from the rose to far beyond the field, and from a few knots around it.
fn rhumbs((x, y): Point) -> String {
    let mut path = String::new();
    for ray in 0..32 {
        let angle = f64::from(ray) * TAU / 32.0;
        let _ = write!(path, "M{x:.0} {y:.0}l{:.0} {:.0}", 1500.0 * cos(angle), 1500.0 * sin(angle));
    }
    for knot in 0..8 {
        let angle = f64::from(knot) * TAU / 8.0;
        let (kx, ky) = (x + 360.0 * cos(angle), y + 360.0 * sin(angle));
        for ray in (0..16).filter(|ray| ray % 2 != knot % 2) {
            let angle = f64::from(ray) * TAU / 16.0;
            let _ = write!(path, "M{kx:.0} {ky:.0}l{:.0} {:.0}", 900.0 * cos(angle), 900.0 * sin(angle));
        }
    }
    path
}

fn clear(room: &Room, taken: &[Area], at: Point, around: f64) -> bool {
    taken.iter().all(|area| !area.holds(at, around)) && room.is_free(at, around)
}

/// The places of a grid in fields, four by four of them: each is a path of its own, see [`Coast::pieces`].
///
/// [`Coast::pieces`]: super::coast::Coast::pieces
fn fields(rows: u32, columns: u32) -> Vec<Vec<(u32, u32)>> {
    let mut fields = vec![Vec::new(); 16];
    for row in 0..rows {
        for column in 0..columns {
            fields[(row * 4 / rows * 4 + column * 4 / columns) as usize].push((row, column));
        }
    }
    fields
}

/// Short strokes of waves on open water.
fn waves(room: &Room, taken: &[Area], out: &mut String) {
    for field in fields(66, 44) {
        let mut path = String::new();
        for (row, column) in field {
            let (a, b) = (row * 64 + column, 17);
            let x = -130.0 + 29.0 * f64::from(column) + 13.0 * noise(a, b);
            let y = -130.0 + 14.5 * f64::from(row) + 5.0 * noise(a, b + 1);
            let wet = [(x, y), (x + 18.0, y), (x - 12.0, y), (x + 9.0, y + 14.0), (x + 9.0, y - 14.0)];
            if noise(a, b + 2) > -0.1
                && wet.iter().all(|at| !room.coast.is_land(*at))
                && clear(room, taken, (x + 8.0, y), 12.0)
            {
                let _ = write!(path, "M{x:.0} {y:.0}q4-3.4 8 0t8 0");
            }
        }
        engrave("wave", &path, out);
    }
}

/// Hills with their shaded side, and woods, on land that is free.
fn country(room: &Room, taken: &[Area], out: &mut String) {
    for field in fields(62, 52) {
        let (mut hills, mut shades, mut woods) = (String::new(), String::new(), String::new());
        for (row, column) in field {
            let a = row * 60 + column;
            let x = -300.0 + 31.0 * f64::from(column) + 12.0 * noise(a, 5);
            let y = -260.0 + 21.0 * f64::from(row) + 7.0 * noise(a, 6);
            // Hills stand in ranges, woods between them.
            let range = sin(x / 97.0) + cos(y / 71.0 + x / 160.0) + 0.5 * noise(a, 7);
            let inland = [(x - 20.0, y), (x + 20.0, y), (x, y - 18.0), (x, y + 14.0)];
            if !inland.iter().all(|at| room.coast.is_land(*at)) || !clear(room, taken, (x, y - 4.0), 18.0) {
                continue;
            }
            if range > 0.7 {
                hill((x, y), 11.0 + 3.0 * noise(a, 8), 12.0 + 4.0 * noise(a, 9), &mut hills, &mut shades);
            } else if range < -0.2 && noise(a, 10) > -0.3 {
                for tree in 0..3 {
                    let (tx, ty) = (x + 8.0 * f64::from(tree) - 8.0, y + 3.5 * noise(a, 11 + tree));
                    let _ = write!(woods, "M{tx:.1} {ty:.1}v-3m-3.200 0q0-6 3.200-7q3.200 1 3.200 7z");
                }
            }
        }
        engrave("hill", &hills, out);
        engrave("shade", &shades, out);
        engrave("wood", &woods, out);
    }
}

/// Strokes of a kind, if there are any.
fn engrave(kind: &str, path: &str, out: &mut String) {
    if !path.is_empty() {
        *out += &["<path class=\"", kind, "\" d=\"", path, "\"/>"].concat();
    }
}

/// A hill, its right side in shade.
fn hill((x, y): Point, w: f64, h: f64, hills: &mut String, shades: &mut String) {
    let (rise, bend) = (w * 0.4, w * 0.5);
    let _ = write!(hills, "M{:.1} {y:.1}q{rise:.1}-{:.1} {w:.1}-{h:.1}q{bend:.1} 1 {w:.1} {h:.1}", x - w, h * 0.9);
    for line in 0..5 {
        let along = 0.08 + 0.17 * f64::from(line);
        let fall = h * (1.0 - along * along) * 0.72;
        let _ = write!(
            shades,
            "M{:.1} {:.1}l-{:.1} {fall:.1}",
            x + w * along,
            y - h * (1.0 - along * along),
            1.5 + 2.0 * along
        );
    }
}

/// The rose of thirty-two winds, a lily to the north.
fn compass((x, y): Point, out: &mut String) {
    let _ = write!(
        out,
        "<g class=\"rose\" transform=\"translate({x:.0} {y:.0}) scale(.86)\"><circle class=\"rose-ground\" r=\"47\"/>"
    );
    let mut ticks = String::new();
    for tick in 0..32 {
        let angle = f64::from(tick) * TAU / 32.0;
        let (cos, sin) = (cos(angle), sin(angle));
        let inner = if tick % 2 == 0 { 41.0 } else { 44.0 };
        let _ = write!(ticks, "M{:.1} {:.1}L{:.1} {:.1}", inner * cos, inner * sin, 47.0 * cos, 47.0 * sin);
    }
    let _ = write!(out, "<path class=\"fine\" d=\"{ticks}\"/><circle class=\"fine\" r=\"41\"/>");
    for (turn, reach, waist) in [(22.5, 30.0, 6.0), (67.5, 30.0, 6.0), (45.0, 38.0, 9.0), (0.0, 56.0, 11.0)] {
        for quarter in 0..4 {
            let angle = turn + 90.0 * f64::from(quarter);
            let _ = write!(
                out,
                "<path class=\"ray-dark\" transform=\"rotate({angle})\" d=\"M0 0L{waist} -{waist}L0 -{reach}z\"/>\
                 <path class=\"ray-light\" transform=\"rotate({angle})\" d=\"M0 0L-{waist} -{waist}L0 -{reach}z\"/>"
            );
        }
    }
    out.push_str(
        "<circle class=\"rose-heart\" r=\"6.5\"/><path class=\"lily\" d=\"M0-76c5 6 5 11 1.5 16c5-6 10-4 8.500 1c-1.500 4-6 3-6.500 0h-7c-.5 3-5 4-6.500 0c-1.500-5 3.500-7 8.500-1c-3.500-5-3.500-10 1.500-16z\"/></g>",
    );
}

/// What the sailors swore they saw.
fn beast_of_the_sea(area: Area, out: &mut String) {
    let Area { x, y, .. } = area;
    let _ = write!(
        out,
        "<g class=\"beast\" transform=\"translate({x:.0} {y:.0})\">\
         <path d=\"M6 40c2-22 4-32 16-34c8-1 14 4 12 10c-3-3-7-3-9 0c-3 5-2 14-1 24z\"/>\
         <path d=\"M36 40c1-16 8-22 15-22s13 6 14 22c-4-9-8-13-14-13s-10 4-15 13z\"/>\
         <path d=\"M70 40c1-11 6-15 11-15s9 4 10 15c-3-6-6-9-10-9s-8 3-11 9z\"/>\
         <path d=\"M94 40c1-7 3-11 7-14c-1-4-4-6-7-7c5-1 9 1 11 4c2-4 5-5 9-5c-3 2-5 5-6 9c-1 5-3 9-5 13z\"/>\
         <path class=\"fine\" d=\"M28 10.500h.1M33 15l7 3-7 1M42 24l1 5M48 20.500v5M54 20.500v5M60 24l-1 5M10 30l6-1M10 24l7-1M0 42q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M12 48q5-4 10 0t10 0m20 0q5-4 10 0t10 0\"/></g>"
    );
}

/// The scroll on which the title stands.
fn cartouche(area: Area, out: &mut String) {
    let Area { x, y, w, h } = area;
    let (right, low, mid) = (w - 18.0, h - 10.0, w / 2.0);
    let _ = write!(
        out,
        "<g class=\"cartouche\" transform=\"translate({x:.0} {y:.0})\">\
         <path class=\"scroll\" d=\"M4 26c-6-14 8-22 16-12q4 6-2 10h-8v46h8q6 4 2 10c-8 10-22 2-16-12z\"/>\
         <path class=\"scroll\" d=\"M{0} 26c6-14-8-22-16-12q-4 6 2 10h8v46h-8q-6 4-2 10c8 10 22 2 16-12z\"/>\
         <path class=\"paper\" d=\"M18 12H{right}q-6 6 0 10V{1}q-6 4 0 10H18q6-6 0-10V22q6-4 0-10z\"/>\
         <path class=\"fine\" d=\"M26 18H{2}V{3}H26z\"/>\
         <path class=\"flourish\" d=\"M{4} 66c10-8 22-6 30 0c8 6 20 6 26 0m-56 0c-10-8-22-6-30 0c-8 6-20 6-26 0m56 0v-4m0 4v4\"/></g>",
        w - 4.0,
        low - 10.0,
        w - 26.0,
        low - 6.0,
        mid
    );
}
