//! Hansa's cover: a cog in heavy sea, a town on the far shore.

use std::fmt::Write as _;

use super::strokes::{Swell, birds, cloud, noise, sky};
use crate::trig::sin;

/// The inside of the picture.
pub fn drawing() -> String {
    let mut out = String::new();
    let to = &mut out;
    sky(250.0, to);
    cloud(392.0, 112.0, 92.0, 5, to);
    cloud(38.0, 96.0, 74.0, 9, to);
    cloud(500.0, 192.0, 54.0, 2, to);
    birds(&[(120.0, 150.0, 11.0), (150.0, 136.0, 8.0), (96.0, 128.0, 7.0), (520.0, 62.0, 9.0), (548.0, 76.0, 7.0)], to);
    far_town(to);
    Swell { base: 268.0, rise: 20.0, length: 88.0, shift: 20.0, lines: 7, floor: 400.0 }.draw(to);
    Swell { base: 302.0, rise: 34.0, length: 150.0, shift: 96.0, lines: 9, floor: 400.0 }.draw(to);
    ship(to);
    Swell { base: 344.0, rise: 44.0, length: 212.0, shift: 30.0, lines: 12, floor: 400.0 }.draw(to);
    spray(to);
    Swell { base: 388.0, rise: 38.0, length: 260.0, shift: 176.0, lines: 6, floor: 400.0 }.draw(to);
    out
}

/// Towers on the horizon.
fn far_town(out: &mut String) {
    let mut path = String::from("M0 262V246h18v-9h12v9h10");
    for (tower, tall) in [22, 46, 30, 58, 26, 40].into_iter().enumerate() {
        let gap = 5 + tower % 3 * 3;
        let spire = tall / 3 + 6;
        let _ = write!(path, "v-{tall}l4-{spire} 4 {spire}v{tall}h{gap}");
    }
    path.push_str("v5h24v11z");
    let _ = write!(out, "<path class=\"art-far\" d=\"{path}\"/>");
}

/// The ship, heeled over on the back of a wave.
fn ship(out: &mut String) {
    out.push_str("<g transform=\"translate(318 246) rotate(-9) scale(1.12)\">");
    // Mast and rigging behind the sail.
    out.push_str("<path class=\"art-timber\" d=\"M-3 44L-2.500-166h5L3 44z\"/>");
    let mut ropes = String::new();
    for (foot, deck) in [(-96, 6), (-60, 22), (-46, 24), (48, 24), (62, 22), (104, 0)] {
        let _ = write!(ropes, "M0-150L{foot} {deck}");
    }
    for rung in 0..9 {
        let t = 0.30 + 0.075 * f64::from(rung);
        let _ = write!(
            ropes,
            "M{:.1} {:.1}H{:.1}M{:.1} {:.1}H{:.1}",
            -60.0 * t,
            -150.0 + 172.0 * t,
            -46.0 * t,
            48.0 * t,
            -150.0 + 172.0 * t,
            62.0 * t
        );
    }
    let _ = write!(out, "<path class=\"art-rope\" d=\"{ropes}\"/>");
    hull(out);
    sail(out);
    // The top with its watch, and the pennant.
    out.push_str(
        "<path class=\"art-timber\" d=\"M-11-150h22l-3 13h-16z\"/><path class=\"art-line\" d=\"M-4-150v-7m8 7v-6\"/>\
         <circle class=\"art-line art-skin\" cx=\"4\" cy=\"-159\" r=\"3.200\"/>\
         <path class=\"art-red art-line\" d=\"M0-166c18-10 30 6 52-4c16-6 24 0 34-4c-10 10-20 12-32 15c-22 6-34-6-54 4z\"/></g>",
    );
}

fn hull(out: &mut String) {
    out.push_str(
        "<path class=\"art-wood art-line\" d=\"M-112 2C-106 44-90 70-66 82H70C96 70 112 42 118-6L96 12C40 30-44 30-92 12z\"/>",
    );
    // Planks that overlap, nails along them.
    let mut planks = String::new();
    let mut nails = String::new();
    for plank in 1..7 {
        let drop = 9.5 * f64::from(plank);
        let draw_in = 4.2 * f64::from(plank);
        let _ = write!(
            planks,
            "M{:.1} {:.1}C-50 {:.1} 50 {:.1} {:.1} {:.1}",
            -106.0 + draw_in,
            9.0 + drop,
            27.0 + drop,
            27.0 + drop,
            112.0 - draw_in,
            4.0 + drop
        );
        for nail in 0..9 {
            let _ = write!(
                nails,
                "M{:.1} {:.1}h.1",
                -72.0 + 18.0 * f64::from(nail) + 3.0 * noise(plank, nail),
                19.0 + drop
            );
        }
    }
    let _ = write!(out, "<path class=\"art-rope\" d=\"{planks}\"/><path class=\"art-nail\" d=\"{nails}\"/>");
    // Castles fore and aft, with shields.
    out.push_str(
        "<path class=\"art-wood art-line\" d=\"M-122 6v-30h46v38l-16 0z\"/><path class=\"art-wood art-line\" d=\"M66 20v-46h62v28z\"/>\
         <path class=\"art-line\" d=\"M-122-24v-9h8v9h6v-9h8v9h6v-9h8v9h6v-9h4v9M66-26v-10h9v10h7v-10h9v10h7v-10h9v10h7v-10h9v10h5M-122-12h46M66-12h62\"/>",
    );
    for (x, y, class) in
        [(-112, 0, "art-red"), (-94, 2, "art-blue"), (80, 2, "art-blue"), (97, -1, "art-red"), (114, -5, "art-gold")]
    {
        let _ = write!(out, "<path class=\"{class} art-line\" d=\"M{} {y}h12v7q-1 6-6 8q-5-2-6-8z\"/>", x - 6);
    }
    // Two of the crew, and the rudder.
    out.push_str(
        "<path class=\"art-blue art-line\" d=\"M92-26v-13q5-6 10 0v13zM-102-24v-11q4-5 8 0v11z\"/>\
         <circle class=\"art-skin art-line\" cx=\"97\" cy=\"-46\" r=\"4\"/><circle class=\"art-skin art-line\" cx=\"-98\" cy=\"-41\" r=\"3.600\"/>\
         <path class=\"art-timber\" d=\"M112 6l14-8q-4 46-26 76l-9-4q18-26 21-64z\"/>",
    );
}

fn sail(out: &mut String) {
    // The yard, then the cloth with its stripes and seams, full of wind.
    out.push_str("<path class=\"art-timber\" d=\"M-82-128L84-140l1 6L-81-122z\"/>");
    let edge = |t: f64| (-80.0 + 162.0 * t, -124.0 - 12.0 * t);
    let foot = |t: f64| (-66.0 + 160.0 * t, -14.0 - 26.0 * sin(t * std::f64::consts::PI) - 6.0 * t);
    for strip in 0..8 {
        let (t0, t1) = (f64::from(strip) / 8.0, f64::from(strip + 1) / 8.0);
        let ((ax, ay), (bx, by), (cx, cy), (dx, dy)) = (edge(t0), edge(t1), foot(t1), foot(t0));
        let class = if strip % 2 == 0 { "art-sail" } else { "art-red" };
        let _ = write!(
            out,
            "<path class=\"{class} art-line\" d=\"M{ax:.1} {ay:.1}L{bx:.1} {by:.1}C{:.1} {:.1} {:.1} {:.1} {cx:.1} {cy:.1}L{dx:.1} {dy:.1}C{:.1} {:.1} {:.1} {:.1} {ax:.1} {ay:.1}z\"/>",
            bx + 26.0,
            by + 36.0,
            cx + 22.0,
            cy - 36.0,
            dx + 22.0,
            dy - 36.0,
            ax + 26.0,
            ay + 36.0
        );
    }
    let mut shade = String::new();
    for line in 0..16 {
        let t = 0.03 + f64::from(line) * 0.018;
        let ((ax, ay), (dx, dy)) = (edge(t), foot(t));
        let _ = write!(
            shade,
            "M{ax:.1} {ay:.1}C{:.1} {:.1} {:.1} {:.1} {dx:.1} {dy:.1}",
            ax + 26.0,
            ay + 36.0,
            dx + 22.0,
            dy - 36.0
        );
    }
    let _ = write!(out, "<path class=\"art-rule\" d=\"{shade}\"/>");
}

/// Water thrown up by the bow.
fn spray(out: &mut String) {
    let mut drops = String::new();
    for drop in 0..40 {
        let (a, b) = (noise(drop, 71), noise(drop, 72).abs());
        let _ = write!(drops, "M{:.1} {:.1}h.1", 168.0 + 30.0 * a, 316.0 - 62.0 * b * (1.0 - 0.5 * a.abs()));
    }
    let _ = write!(
        out,
        "<path class=\"art-foam\" d=\"M150 340c-16-18-8-36-2-46c2 10 8 12 14 6c-2-14 4-24 12-30c-2 14 4 20 10 16c2 12 12 16 20 10c0 14 10 20 24 18c-6 14-20 22-38 28z\"/>\
         <path class=\"art-ripple\" d=\"M158 330q4-14 2-24M176 334q2-22 0-40M192 332q4-16 6-26\"/><path class=\"art-drop\" d=\"{drops}\"/>"
    );
}
