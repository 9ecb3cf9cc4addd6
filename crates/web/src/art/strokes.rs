//! The strokes both covers share: a ruled sky with clouds, birds, water in lines that follow its waves.

use crate::trig::sin;
use std::f64::consts::PI;
use std::fmt::Write as _;

/// Always the same number from -1 to 1 for the same two.
pub fn noise(a: u32, b: u32) -> f64 {
    let mut x = a.wrapping_mul(0x9e37_79b9) ^ b.wrapping_mul(0xc2b2_ae35).rotate_left(11);
    x = (x ^ x >> 15).wrapping_mul(0x2c1b_3c6d);
    x = (x ^ x >> 12).wrapping_mul(0x297a_2d39);
    f64::from((x ^ x >> 15) >> 8) / f64::from(1u32 << 23) - 1.0
}

/// A sky down to a height, ruled closer the higher it is.
pub fn sky(low: f64, out: &mut String) {
    out.push_str("<rect class=\"art-sky\" width=\"640\" height=\"400\"/>");
    let mut lines = String::new();
    let mut y = 5.0;
    let mut row = 0;
    while y < low {
        let mut x = 12.0 * noise(row, 1);
        let mut part = 0;
        while x < 640.0 {
            let length = 90.0 + 70.0 * noise(row, part + 10);
            let _ = write!(lines, "M{x:.0} {y:.1}h{length:.0}");
            x += length + 10.0 + 8.0 * noise(row, part + 40);
            part += 1;
        }
        y += 3.6 + 7.0 * (y / low).powi(2);
        row += 1;
    }
    let _ = write!(out, "<path class=\"art-rule\" d=\"{lines}\"/>");
}

/// A cloud heaped of round tops, its foot in shade.
pub fn cloud(x: f64, y: f64, size: f64, seed: u32, out: &mut String) {
    let mut top = String::new();
    let mut width = 0.0;
    for puff in 0..6 {
        let w = size * (0.30 + 0.12 * noise(seed, puff));
        let rise = if puff < 3 { -0.16 } else { 0.16 } * size;
        let _ = write!(
            top,
            "c{:.1} {:.1} {:.1} {:.1} {w:.1} {rise:.1}",
            -0.12 * w,
            rise - 0.62 * w,
            w * 1.1,
            rise - 0.55 * w
        );
        width += w;
    }
    let mut shade = String::new();
    for line in 0..5 {
        let inset = f64::from(line) * size * 0.09;
        let _ = write!(
            shade,
            "M{:.1} {:.1}h{:.1}",
            x + size * 0.1 + inset,
            y - 3.0 - 4.0 * f64::from(line),
            width - size * 0.2 - inset * 2.4
        );
    }
    let _ = write!(
        out,
        "<path class=\"art-cloud\" d=\"M{x:.1} {y:.1}{top}q-{:.1} {:.1}-{width:.1} 0z\"/><path class=\"art-rule\" d=\"{shade}\"/>",
        width * 0.5,
        size * 0.1
    );
}

/// Birds, each two strokes.
pub fn birds(places: &[(f64, f64, f64)], out: &mut String) {
    for (x, y, size) in places {
        let _ = write!(
            out,
            "<path class=\"art-line\" d=\"M{x} {y}q{0:.1}-{1:.1} {size:.1} 0q{0:.1}-{1:.1} {size:.1} 0\"/>",
            size * 0.6,
            size * 0.55
        );
    }
}

/// A row of waves.
pub struct Swell {
    /// The height of its troughs.
    pub base: f64,
    /// How high the crests are above them.
    pub rise: f64,
    /// From crest to crest.
    pub length: f64,
    /// Where the first crest is.
    pub shift: f64,
    /// How many lines follow the crest downwards.
    pub lines: u32,
    /// How far the water reaches down.
    pub floor: f64,
}

impl Swell {
    fn at(&self, x: f64, line: u32) -> f64 {
        let sharp = 1.0 - sin((x - self.shift) * PI / self.length).abs();
        let crest = ((x - self.shift) / self.length).round();
        let height = self.rise * (1.0 + 0.25 * noise(crest.abs() as u32, 3));
        let calm = 1.0 - 0.75 * f64::from(line) / f64::from(self.lines + 1);
        let swell = 3.0 * sin(x / 43.0 + self.base);
        self.base - height * sharp * sharp.sqrt().sqrt() * calm
            + swell * calm
            + f64::from(line) * (4.0 + 0.45 * f64::from(line))
    }

    /// The water with its lines, foam on the crests.
    pub fn draw(&self, out: &mut String) {
        let crest = |line: u32| {
            let mut path = String::new();
            for step in 0..=160 {
                let x = f64::from(step) * 4.0;
                let _ = write!(path, "{}{x:.0} {:.1}", if step == 0 { 'M' } else { 'L' }, self.at(x, line));
            }
            path
        };
        let _ = write!(out, "<path class=\"art-water\" d=\"{}V{}H0z\"/>", crest(0), self.floor);
        for line in 1..=self.lines {
            let _ = write!(out, "<path class=\"art-ripple\" d=\"{}\"/>", crest(line));
        }
        let mut foam = String::new();
        let crests = (640.0 / self.length) as i32 + 2;
        for place in -1..crests {
            let x = self.shift + self.length * f64::from(place);
            let y = self.at(x, 0);
            let size = self.rise * 0.16;
            let _ = write!(
                foam,
                "M{:.1} {:.1}q{size:.1}-{size:.1} {:.1} 0q{size:.1} 0 {size:.1} {:.1}q{size:.1}-{:.1} {:.1} {:.1}",
                x - 2.2 * size,
                y + size * 1.2,
                size * 2.0,
                size * 0.5,
                size * 0.2,
                size * 1.5,
                size * 0.9
            );
        }
        let _ = write!(out, "<path class=\"art-foam\" d=\"{foam}\"/><path class=\"art-line\" d=\"{}\"/>", crest(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_are_fixed() {
        let draw = || {
            let mut out = String::new();
            sky(200.0, &mut out);
            cloud(100.0, 90.0, 60.0, 3, &mut out);
            Swell { base: 300.0, rise: 30.0, length: 120.0, shift: 0.0, lines: 5, floor: 400.0 }.draw(&mut out);
            out
        };
        assert_eq!(draw(), draw());
        assert!(!draw().contains("NaN"));
    }
}
