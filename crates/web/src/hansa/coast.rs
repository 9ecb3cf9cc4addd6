//! The coast: land as rough outlines on the field of the chart, which goes on beyond its edges.

use crate::trig::{cos, sin};
use ::hansa::Board;
use table::{arrange, key_of};

/// A place on the chart, in units of the board's field of 1000 x 700.
pub type Point = (f64, f64);

/// The land of a chart.
#[derive(Clone, Debug)]
pub struct Coast {
    shores: Vec<Vec<Point>>,
    /// Where land begins and ends on lines across the chart, so that asking is cheap.
    lines: Vec<Vec<(f64, f64)>>,
}

/// The lines across the chart: the first of them, their distance and their number.
const LINES: (f64, f64, usize) = (-420.0, 4.0, 395);

/// Norway and Sweden, from the far north down the west coast and back.
const SCANDINAVIA: &[Point] = &[
    (-90.0, -420.0),
    (-110.0, -150.0),
    (-80.0, 30.0),
    (-30.0, 150.0),
    (40.0, 196.0),
    (100.0, 190.0),
    (146.0, 158.0),
    (200.0, 132.0),
    (222.0, 96.0),
    (226.0, 44.0),
    (238.0, 40.0),
    (244.0, 118.0),
    (252.0, 170.0),
    (276.0, 226.0),
    (300.0, 272.0),
    (326.0, 312.0),
    (352.0, 344.0),
    (374.0, 392.0),
    (376.0, 442.0),
    (408.0, 458.0),
    (440.0, 440.0),
    (456.0, 404.0),
    (492.0, 398.0),
    (514.0, 372.0),
    (516.0, 322.0),
    (522.0, 268.0),
    (540.0, 222.0),
    (576.0, 196.0),
    (606.0, 168.0),
    (614.0, 128.0),
    (606.0, 84.0),
    (628.0, 30.0),
    (652.0, -30.0),
    (640.0, -130.0),
    (700.0, -260.0),
    (720.0, -420.0),
];

/// The mainland round the south and the east: Jutland, Pomerania, Prussia, Courland, Livonia, Estonia, Finland.
const MAINLAND: &[Point] = &[
    (-520.0, 660.0),
    (-200.0, 612.0),
    (-60.0, 590.0),
    (24.0, 578.0),
    (44.0, 560.0),
    (24.0, 510.0),
    (14.0, 440.0),
    (6.0, 380.0),
    (16.0, 318.0),
    (52.0, 282.0),
    (100.0, 258.0),
    (150.0, 244.0),
    (186.0, 236.0),
    (182.0, 262.0),
    (196.0, 298.0),
    (190.0, 340.0),
    (180.0, 376.0),
    (182.0, 408.0),
    (170.0, 446.0),
    (166.0, 486.0),
    (160.0, 520.0),
    (180.0, 546.0),
    (214.0, 556.0),
    (252.0, 552.0),
    (274.0, 576.0),
    (312.0, 596.0),
    (352.0, 588.0),
    (394.0, 602.0),
    (432.0, 616.0),
    (476.0, 610.0),
    (520.0, 596.0),
    (562.0, 580.0),
    (582.0, 556.0),
    (622.0, 562.0),
    (648.0, 588.0),
    (672.0, 560.0),
    (700.0, 546.0),
    (732.0, 534.0),
    (750.0, 500.0),
    (756.0, 456.0),
    (764.0, 412.0),
    (776.0, 362.0),
    (790.0, 322.0),
    (806.0, 300.0),
    (820.0, 322.0),
    (850.0, 332.0),
    (884.0, 326.0),
    (896.0, 296.0),
    (884.0, 262.0),
    (846.0, 244.0),
    (814.0, 226.0),
    (806.0, 196.0),
    (812.0, 158.0),
    (820.0, 112.0),
    (866.0, 94.0),
    (926.0, 92.0),
    (990.0, 96.0),
    (1080.0, 88.0),
    (1150.0, 60.0),
    (1090.0, 34.0),
    (1000.0, 36.0),
    (930.0, 44.0),
    (868.0, 50.0),
    (812.0, 52.0),
    (776.0, 34.0),
    (764.0, -10.0),
    (772.0, -90.0),
    (756.0, -190.0),
    (800.0, -300.0),
    (820.0, -420.0),
    (1540.0, -420.0),
    (1540.0, 1160.0),
    (-520.0, 1160.0),
];

/// Zealand, Funen, Lolland, Rügen, Bornholm, Öland, Ösel, Dagö; where Gotland lies, the rose stands.
const ISLANDS: &[&[Point]] = &[
    &[
        (262.0, 376.0),
        (290.0, 352.0),
        (330.0, 358.0),
        (346.0, 386.0),
        (340.0, 424.0),
        (318.0, 452.0),
        (288.0, 456.0),
        (262.0, 436.0),
        (252.0, 406.0),
    ],
    &[(204.0, 418.0), (232.0, 408.0), (244.0, 430.0), (236.0, 456.0), (210.0, 462.0), (198.0, 440.0)],
    &[(262.0, 474.0), (296.0, 468.0), (302.0, 486.0), (272.0, 494.0)],
    &[(374.0, 562.0), (394.0, 552.0), (408.0, 566.0), (394.0, 582.0), (376.0, 578.0)],
    &[(450.0, 506.0), (466.0, 500.0), (476.0, 514.0), (460.0, 524.0)],
    &[(556.0, 252.0), (564.0, 260.0), (558.0, 296.0), (548.0, 326.0), (541.0, 322.0), (548.0, 286.0)],
    &[(764.0, 252.0), (786.0, 240.0), (802.0, 254.0), (790.0, 272.0), (768.0, 270.0)],
    &[(768.0, 206.0), (786.0, 200.0), (790.0, 216.0), (774.0, 222.0)],
];

impl Coast {
    /// The land of a board: the Baltic where its cities stand as the built-in board has them, else an island for each.
    pub fn of(board: &Board) -> Coast {
        let baltic = Board::named(Board::NAMES[0]);
        let known =
            |at: (u16, u16)| baltic.as_ref().is_some_and(|baltic| baltic.cities.iter().any(|city| city.at == at));
        let outlines: Vec<Vec<Point>> = if board.cities.iter().all(|city| known(city.at)) {
            [SCANDINAVIA, MAINLAND].iter().chain(ISLANDS).map(|outline| outline.to_vec()).collect()
        } else {
            let place = |(at, n): (&(u16, u16), u32)| island((at.0.into(), at.1.into()), n);
            board.cities.iter().map(|city| &city.at).zip(0..).map(place).collect()
        };
        let rough = |(outline, n): (&Vec<Point>, u32)| roughened(outline, n);
        let shores: Vec<Vec<Point>> = outlines.iter().zip(0..).map(rough).collect();
        let (first, step, number) = LINES;
        let mut lines = vec![Vec::new(); number];
        for (line, spans) in lines.iter_mut().enumerate() {
            shores.iter().for_each(|shore| spans.extend(spans_of(shore, first + step * line as f64)));
        }
        Coast { shores, lines }
    }

    /// Whether a place is on land.
    pub fn is_land(&self, (x, y): Point) -> bool {
        let (first, step, _) = LINES;
        let line = ((y - first) / step).round().max(0.0) as usize;
        self.lines.get(line).is_some_and(|spans| spans.iter().any(|(from, to)| (*from..*to).contains(&x)))
    }

    /// All outlines as one path.
    pub fn path(&self) -> String {
        self.shores.iter().map(|shore| line(shore) + "Z").collect()
    }

    /// The shore, of whose corners one in so many is kept, as paths of a few strokes each: a browser that paints by tiles
    /// passes over those that a tile does not show.
    pub fn pieces(&self, one_in: usize) -> String {
        const STROKES: usize = 24;
        let mut pieces = String::new();
        for shore in &self.shores {
            let kept: Vec<Point> = shore.iter().step_by(one_in).chain(shore.first()).copied().collect();
            for from in (0..kept.len() - 1).step_by(STROKES) {
                let to = kept.len().min(from + STROKES + 1);
                pieces += &["<path d=\"", &line(&kept[from..to]), "\"/>"].concat();
            }
        }
        pieces
    }
}

/// A path from corner to corner.
fn line(corners: &[Point]) -> String {
    let corners: Vec<String> = corners.iter().map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
    format!("M{}", corners.join("L"))
}

/// An island under a city of which no coast is known.
fn island((x, y): Point, n: u32) -> Vec<Point> {
    (0..12)
        .map(|corner: u32| {
            let angle = f64::from(corner) * std::f64::consts::TAU / 12.0;
            let reach = 1.0 + 0.2 * noise(n * 31 + 7, corner);
            (x + 92.0 * reach * cos(angle), y - 6.0 + 62.0 * reach * sin(angle))
        })
        .collect()
}

/// An outline with bays and headlands: every edge is bent in its middle, and its halves again.
fn roughened(outline: &[Point], n: u32) -> Vec<Point> {
    let mut shore = outline.to_vec();
    for round in 0..3 {
        let mut finer = Vec::with_capacity(shore.len() * 2);
        for (place, &from) in shore.iter().enumerate() {
            let to = shore[(place + 1) % shore.len()];
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.hypot(dy);
            finer.push(from);
            if length > 7.0 {
                let bend = 0.13 * noise(n * 97 + round, place as u32) * (60.0 / length).min(1.0);
                finer.push((f64::midpoint(from.0, to.0) - dy * bend, f64::midpoint(from.1, to.1) + dx * bend));
            }
        }
        shore = finer;
    }
    shore
}

/// The parts of a line across the chart that an outline goes round.
fn spans_of(shore: &[Point], y: f64) -> Vec<(f64, f64)> {
    let ends = shore.iter().skip(1).chain(shore.first());
    let edges = shore.iter().zip(ends).filter(|(a, b)| (a.1 > y) != (b.1 > y));
    let mut crossings: Vec<f64> = edges.map(|(a, b)| (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0).collect();
    arrange(&mut crossings, |x| key_of(*x));
    crossings.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Always the same number from -1 to 1 for the same two.
pub fn noise(a: u32, b: u32) -> f64 {
    let mut x = a.wrapping_mul(0x9e37_79b9) ^ b.wrapping_mul(0x85eb_ca6b).rotate_left(13);
    for _ in 0..2 {
        x = (x ^ x >> 16).wrapping_mul(0x21f0_aaad);
        x = (x ^ x >> 15).wrapping_mul(0x735a_2d97);
    }
    f64::from(x >> 8) / f64::from(1u32 << 23) - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_of_the_baltic_stand_on_land_and_ships_sail_on_water() {
        let board = Board::named("baltic").unwrap();
        let coast = Coast::of(&board);
        for city in &board.cities {
            let (x, y) = (f64::from(city.at.0), f64::from(city.at.1));
            assert!(coast.is_land((x, y - 10.0)), "{}", city.name);
        }
        for sea in [(680.0, 420.0), (280.0, 300.0), (700.0, 150.0), (-40.0, 300.0)] {
            assert!(!coast.is_land(sea), "{sea:?}");
        }
    }

    #[test]
    fn other_seas_have_an_island_for_each_city() {
        let mut board = Board::clone(&Board::named("baltic").unwrap());
        board.cities[0].at = (500, 640);
        let coast = Coast::of(&board);
        assert_eq!(coast.shores.len(), board.cities.len());
        assert!(coast.is_land((500.0, 640.0)) && !coast.is_land((990.0, 690.0)));
    }

    #[test]
    fn noise_is_fixed_and_spread() {
        assert_eq!(noise(3, 5), noise(3, 5));
        let mean = (0..1000).map(|n| noise(n, 1)).sum::<f64>() / 1000.0;
        assert!(mean.abs() < 0.1 && (0..1000).all(|n| noise(n, 2).abs() <= 1.0));
    }
}
