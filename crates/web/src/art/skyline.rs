//! Hamburgum's cover: the skyline of the city, one church finished, the others under building.

use std::fmt::Write as _;

use super::strokes::{Swell, birds, cloud, noise, sky};

/// The height of the quay.
const QUAY: f64 = 306.0;

/// The inside of the picture.
pub fn drawing() -> String {
    let mut out = String::new();
    let to = &mut out;
    sky(280.0, to);
    cloud(26.0, 92.0, 78.0, 4, to);
    cloud(486.0, 78.0, 88.0, 8, to);
    birds(&[(228.0, 56.0, 9.0), (252.0, 66.0, 7.0), (404.0, 96.0, 8.0), (430.0, 88.0, 6.0)], to);
    houses(-6.0, 26.0, 34.0, 11, to);
    finished(92.0, to);
    half_built(196.0, to);
    great_tower(300.0, to);
    nave_only(424.0, to);
    domed(548.0, to);
    houses(4.0, 4.0, 0.0, 3, to);
    quay(to);
    Swell { base: 330.0, rise: 5.0, length: 64.0, shift: 12.0, lines: 14, floor: 400.0 }.draw(to);
    barge(112.0, 352.0, 1.0, to);
    barge(486.0, 366.0, 1.25, to);
    out
}

/// A row of gabled houses along the water.
fn houses(start: f64, gap: f64, lift: f64, seed: u32, out: &mut String) {
    let mut x = start;
    let mut house = 0;
    while x < 640.0 {
        let width = 26.0 + 7.0 * noise(seed, house);
        let tall = 34.0 + lift + 13.0 * noise(seed + 1, house);
        let (top, half) = (QUAY - tall, width / 2.0);
        let wall = ["art-card", "art-brick", "art-ochre"][(house + seed) as usize % 3];
        if (house + seed).is_multiple_of(2) {
            // Steps up to the ridge.
            let step = half / 4.0;
            let _ = write!(out, "<path class=\"{wall} art-line\" d=\"M{x:.1} {QUAY}V{top:.1}");
            for _ in 0..4 {
                let _ = write!(out, "v-6h{step:.1}");
            }
            for _ in 0..4 {
                let _ = write!(out, "h{step:.1}v6");
            }
            let _ = write!(out, "V{QUAY}z\"/>");
        } else {
            let _ = write!(
                out,
                "<path class=\"{wall} art-line\" d=\"M{x:.1} {QUAY}V{top:.1}h{width:.1}V{QUAY}z\"/><path class=\"art-tile art-line\" d=\"M{:.1} {top:.1}l{:.1}-{:.1} {:.1} {:.1}z\"/>",
                x - 2.0,
                half + 2.0,
                half * 1.15,
                half + 2.0,
                half * 1.15
            );
        }
        let mut panes = String::new();
        let floors = (tall / 14.0) as u32;
        for floor in 0..floors {
            for pane in 0..3 {
                let _ = write!(
                    panes,
                    "M{:.1} {:.1}v5h3v-5z",
                    x + 4.0 + (width - 11.0) / 2.0 * f64::from(pane),
                    top + 6.0 + 13.0 * f64::from(floor)
                );
            }
        }
        let _ = write!(out, "<path class=\"art-pane\" d=\"{panes}\"/>");
        x += width + gap * (0.6 + 0.4 * noise(seed + 2, house));
        house += 1;
    }
}

/// A wall with its shade: from a left edge, so wide, up to a height.
fn block(x: f64, width: f64, top: f64, class: &str, out: &mut String) {
    let mut shade = String::new();
    for line in 1..6 {
        let at = x + width - 2.6 * f64::from(line);
        let _ = write!(shade, "M{at:.1} {QUAY}V{:.1}", top + 2.0);
    }
    let _ = write!(
        out,
        "<path class=\"{class} art-line\" d=\"M{x:.1} {QUAY}V{top:.1}h{width:.1}V{QUAY}z\"/><path class=\"art-rule\" d=\"{shade}\"/>"
    );
}

/// Pointed windows in a row.
fn windows(x: f64, y: f64, count: u32, step: f64, tall: f64, out: &mut String) {
    let mut path = String::new();
    for window in 0..count {
        let _ = write!(path, "M{:.1} {y:.1}v-{tall:.1}q3.500-8 7 0v{tall:.1}z", x + step * f64::from(window));
    }
    let _ = write!(out, "<path class=\"art-pane\" d=\"{path}\"/>");
}

fn spire(x: f64, width: f64, top: f64, tall: f64, class: &str, out: &mut String) {
    let half = width / 2.0;
    let _ = write!(
        out,
        "<path class=\"{class} art-line\" d=\"M{:.1} {top:.1}h{:.1}l-{:.1}-{tall:.1}z\"/><path class=\"art-rule\" d=\"M{1:.1} {top:.1}\"/>\
         <path class=\"art-line\" d=\"M{:.1} {top:.1}L{4:.1} {5:.1}v-15m-5 5h10\"/><circle class=\"art-gold art-line\" cx=\"{4:.1}\" cy=\"{5:.1}\" r=\"3\"/>",
        x - 4.0,
        width + 8.0,
        half + 4.0,
        x + half + 5.0,
        x + half,
        top - tall
    );
}

/// The finished church: nave, tower and copper spire.
fn finished(x: f64, out: &mut String) {
    block(x + 26.0, 66.0, 232.0, "art-brick", out);
    let _ = write!(out, "<path class=\"art-tile art-line\" d=\"M{:.1} 232h78l-12-30h-54z\"/>", x + 20.0);
    windows(x + 36.0, 292.0, 4, 14.0, 30.0, out);
    block(x, 32.0, 166.0, "art-brick", out);
    windows(x + 6.0, 200.0, 2, 13.0, 16.0, out);
    windows(x + 6.0, 252.0, 2, 13.0, 24.0, out);
    spire(x, 32.0, 166.0, 112.0, "art-copper", out);
}

/// A nave under roof, its tower begun, poles around it.
fn half_built(x: f64, out: &mut String) {
    block(x, 30.0, 218.0, "art-ochre", out);
    block(x + 30.0, 52.0, 246.0, "art-ochre", out);
    let _ = write!(out, "<path class=\"art-slate art-line\" d=\"M{:.1} 246h60l-10-24h-46z\"/>", x + 28.0);
    windows(x + 38.0, 296.0, 3, 15.0, 24.0, out);
    windows(x + 5.0, 262.0, 2, 13.0, 18.0, out);
    scaffold(x - 7.0, 44.0, 186.0, 5, out);
    let _ = write!(out, "<path class=\"art-rule\" d=\"M{:.1} 212h8m4 0h7m3 0h6M{0:.1} 207h5m6 0h9\"/>", x + 1.0);
}

/// The great tower, high already, with its crane and wheel on top.
fn great_tower(x: f64, out: &mut String) {
    block(x + 38.0, 74.0, 226.0, "art-brick", out);
    let _ = write!(out, "<path class=\"art-copper art-line\" d=\"M{:.1} 226h84l-14-32h-58z\"/>", x + 34.0);
    windows(x + 46.0, 290.0, 4, 16.0, 34.0, out);
    block(x, 42.0, 108.0, "art-brick", out);
    for row in 0..4 {
        windows(x + 7.0, 142.0 + 42.0 * f64::from(row), 2, 20.0, 20.0, out);
    }
    let _ = write!(
        out,
        "<path class=\"art-line\" d=\"M{x:.1} 150h42M{x:.1} 192h42M{x:.1} 234h42M{x:.1} 108v-5h6v5m8 0v-9h7v9m6 0v-4h8v4\"/>"
    );
    scaffold(x - 9.0, 60.0, 84.0, 9, out);
    // The crane: a boom, a tread-wheel, a stone on its rope.
    let _ = write!(
        out,
        "<g transform=\"translate({:.1} 84)\"><path class=\"art-beam\" d=\"M0 18V-34M0-30L64-50M0-6L40-42M-14 18L0-12L14 18\"/>\
         <circle class=\"art-card art-line\" cx=\"-10\" cy=\"6\" r=\"12\"/><path class=\"art-line\" d=\"M-22 6h24M-10-6v24M-18.500-2.500l17 17M-1.500-2.500l-17 17\"/>\
         <path class=\"art-rope\" d=\"M64-50V26M-10-6L0-32L64-50\"/><path class=\"art-card art-line\" d=\"M55 26h18v12H55z\"/><path class=\"art-line\" d=\"M58 26l6-8 6 8\"/></g>",
        x + 24.0
    );
}

/// Poles, boards and ladders from the ground to a height.
fn scaffold(x: f64, width: f64, top: f64, floors: u32, out: &mut String) {
    let mut poles = String::new();
    for pole in 0..4 {
        let at = x + width * f64::from(pole) / 3.0;
        let _ = write!(poles, "M{at:.1} {QUAY}V{:.1}", top - 6.0 - 5.0 * noise(pole, 31));
    }
    let mut ladders = String::new();
    for floor in 0..floors {
        let y = top + (QUAY - top) * f64::from(floor) / f64::from(floors);
        let step = (QUAY - top) / f64::from(floors);
        let _ = write!(poles, "M{:.1} {y:.1}h{:.1}", x - 3.0, width + 6.0);
        let (from, to) = if floor % 2 == 0 { (0.15, 0.45) } else { (0.85, 0.55) };
        for rail in [0.0, 5.0] {
            let _ =
                write!(ladders, "M{:.1} {:.1}L{:.1} {y:.1}", x + width * from + rail, y + step, x + width * to + rail);
        }
        for rung in 1..5 {
            let t = f64::from(rung) / 5.0;
            let _ = write!(ladders, "M{:.1} {:.1}h5", x + width * (from + (to - from) * t), y + step * (1.0 - t));
        }
        if floor % 2 == 1 {
            // Someone at work.
            let at = x + width * (0.25 + 0.5 * noise(floor, 33).abs());
            let _ = write!(
                out,
                "<path class=\"art-blue art-line\" d=\"M{at:.1} {y:.1}v-8q3-4 6 0v8z\"/><circle class=\"art-skin art-line\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.600\"/>",
                at + 3.0,
                y - 13.0
            );
        }
    }
    let _ = write!(out, "<path class=\"art-beam\" d=\"{poles}\"/><path class=\"art-rope\" d=\"{ladders}\"/>");
}

/// Walls without a roof, the arches of the vault standing free.
fn nave_only(x: f64, out: &mut String) {
    block(x, 88.0, 252.0, "art-card", out);
    windows(x + 10.0, 296.0, 5, 16.0, 26.0, out);
    let mut ribs = String::new();
    for rib in 0..5 {
        let _ = write!(ribs, "M{:.1} 252q9-34 18-34q9 0 18 34", x + 1.0 + 13.0 * f64::from(rib));
    }
    let _ = write!(out, "<path class=\"art-line\" d=\"{ribs}\"/>");
    scaffold(x + 58.0, 38.0, 206.0, 4, out);
}

/// A tower with a lantern on a dome.
fn domed(x: f64, out: &mut String) {
    block(x + 30.0, 62.0, 240.0, "art-brick", out);
    let _ = write!(out, "<path class=\"art-tile art-line\" d=\"M{:.1} 240h72l-10-26h-52z\"/>", x + 25.0);
    windows(x + 38.0, 294.0, 3, 18.0, 28.0, out);
    block(x, 36.0, 176.0, "art-brick", out);
    windows(x + 7.0, 208.0, 2, 15.0, 16.0, out);
    windows(x + 7.0, 258.0, 2, 15.0, 22.0, out);
    let _ = write!(
        out,
        "<path class=\"art-copper art-line\" d=\"M{:.1} 176q-2-26 21-34q23 8 21 34z\"/><path class=\"art-card art-line\" d=\"M{:.1} 142v-14h14v14z\"/>\
         <path class=\"art-copper art-line\" d=\"M{:.1} 128q-1-10 10-26q11 16 10 26z\"/><path class=\"art-line\" d=\"M{:.1} 102v-12m-4 4h8\"/>",
        x - 3.0,
        x + 11.0,
        x + 8.0,
        x + 18.0
    );
}

/// The quay with its piles and what lies on it.
fn quay(out: &mut String) {
    out.push_str("<path class=\"art-card art-line\" d=\"M0 304H640V322H0z\"/>");
    let mut stones = String::new();
    for stone in 0..40 {
        let _ = write!(stones, "M{} 304v9M{} 313v9", stone * 17, stone * 17 + 8);
    }
    let _ = write!(out, "<path class=\"art-rule\" d=\"M0 313H640{stones}\"/>");
    let mut piles = String::new();
    for pile in 0..22 {
        let _ = write!(piles, "M{} 318v14", pile * 31 + 9);
    }
    let _ = write!(out, "<path class=\"art-pile\" d=\"{piles}\"/>");
    for (x, kind) in [(206, 0), (220, 0), (212, 1), (400, 0), (414, 0), (590, 0), (602, 0), (612, 0)] {
        let y = if kind == 0 { 304 } else { 292 };
        let _ = write!(
            out,
            "<path class=\"art-wood art-line\" d=\"M{x} {y}q-3-6 0-12h9q3 6 0 12z\"/><path class=\"art-rope\" d=\"M{} {}h11M{0} {}h11\"/>",
            x - 1,
            y - 3,
            y - 9
        );
    }
}

/// A barge with its sail.
fn barge(x: f64, y: f64, size: f64, out: &mut String) {
    let _ = write!(
        out,
        "<g transform=\"translate({x} {y}) scale({size})\"><path class=\"art-wood art-line\" d=\"M-46-4C-40 8-32 14-24 14H30C40 12 46 6 50-6L36-2H-32z\"/>\
         <path class=\"art-rope\" d=\"M-40 4H44\"/><path class=\"art-timber\" d=\"M-1-2V-66h3V-2z\"/>\
         <path class=\"art-sail art-line\" d=\"M3-62C30-52 38-30 34-8L3-6z\"/><path class=\"art-rule\" d=\"M8-58C28-46 32-28 29-9M14-52C26-42 27-26 25-9\"/>\
         <path class=\"art-red art-line\" d=\"M1-66l-18 4 18 5z\"/><path class=\"art-line\" d=\"M-30-4v-8h10v8m4 0v-6h8v6\"/></g>\
         <path class=\"art-ripple\" d=\"M{:.0} {:.0}q10-5 20 0t20 0 20 0 20 0 20 0 20 0\"/>",
        x - 60.0 * size,
        y + 16.0 * size
    );
}
