//! The picture of a town: wall, gate, gables and towers, each town its own.

use std::fmt::Write as _;

use super::coast::noise;
use super::places::Area;

/// Draws a town into its area.
pub fn draw(area: Area, place: u32, out: &mut String) {
    let (x, base) = (area.x, area.y + area.h);
    let _ = write!(out, "<g class=\"town\" transform=\"translate({x:.0} {base:.0})\">");
    // Behind: towers. Their number, place and roof make the town's outline.
    let towers = 2 + place % 3;
    for tower in 0..towers {
        let step = (area.w - 20.0) / f64::from(towers);
        let left = 8.0 + step * (f64::from(tower) + 0.5) - 4.5 + 3.0 * noise(place, tower);
        let tall = if tower == place % towers { 33.0 } else { 22.0 + 5.0 * noise(place, tower + 9) };
        tower_at(left, tall, (place + tower) % 4, out);
    }
    // Between: gabled houses.
    for house in 0..5u32 {
        let left = 3.0 + 11.6 * f64::from(house) + 1.2 * noise(place + 3, house);
        let tall = 12.0 + 3.5 * noise(place + 5, house);
        let roof = if (house + place).is_multiple_of(3) { "roof-slate" } else { "roof" };
        let _ = write!(
            out,
            "<path class=\"wall\" d=\"M{left:.1} 0V-{tall:.1}h11V0z\"/>\
             <path class=\"{roof}\" d=\"M{:.1}-{tall:.1}l6.500-7.500 6.500 7.500z\"/>\
             <path class=\"fine\" d=\"M{:.1}-{:.1}v3m4 0v-3\"/>",
            left - 1.0,
            left + 3.5,
            tall - 3.0
        );
    }
    // Before: the wall with its battlements and the gate to the harbour.
    let gate = 22.0 + f64::from(place % 3) * 6.0;
    let mut crest = String::new();
    for _ in 0..9 {
        crest.push_str("v-2.500h4v2.500h3");
    }
    let _ = write!(
        out,
        "<path class=\"rampart\" d=\"M0 0V-7{crest}h1V0z\"/>\
         <path class=\"shade\" d=\"M46-6.500V0M49-6.500V0M52-6.500V0M55-6.500V0M58-6.500V0M61-6.500V0\"/>\
         <path class=\"rampart\" d=\"M{:.0} 0v-11h3v-2h3v2h3v-2h3v2h3V0z\"/><path class=\"gate\" d=\"M{:.0} 0v-4.500q3.500-5 7 0V0z\"/></g>",
        gate,
        gate + 4.0
    );
}

/// A tower: a spire, a stepped gable, twin points or a dome on it.
fn tower_at(left: f64, tall: f64, kind: u32, out: &mut String) {
    let _ = write!(
        out,
        "<path class=\"wall\" d=\"M{left:.1} 0V-{tall:.1}h9V0z\"/><path class=\"shade\" d=\"M{0:.1} 0V-{tall:.1}M{1:.1} 0V-{tall:.1}\"/>",
        left + 6.2,
        left + 7.7
    );
    let _ = match kind {
        0 => write!(
            out,
            "<path class=\"roof-slate\" d=\"M{0:.1}-{tall:.1}l5.500-15 5.500 15z\"/><path class=\"fine\" d=\"M{1:.1}-{2:.1}v-4m-1.500 1.500h3\"/>",
            left - 1.0,
            left + 4.5,
            tall + 14.5
        ),
        1 => write!(out, "<path class=\"wall\" d=\"M{left:.1}-{tall:.1}v-3h2v-3h1.500v-3h2v3h1.500v3h2v3z\"/>"),
        2 => write!(
            out,
            "<path class=\"roof\" d=\"M{0:.1}-{tall:.1}l2.700-10 2.700 10zM{1:.1}-{tall:.1}l2.700-10 2.700 10z\"/>",
            left - 0.6,
            left + 4.2
        ),
        _ => write!(
            out,
            "<path class=\"roof-slate\" d=\"M{0:.1}-{tall:.1}q0-6 5-8q5 2 5 8z\"/><path class=\"fine\" d=\"M{1:.1}-{2:.1}v-4\"/>",
            left - 0.5,
            left + 4.5,
            tall + 7.5
        ),
    };
}
