//! The pieces of Hansa as drawings: markers with countable barrels, booths with house marks, coins, the cog.
//!
//! Each is the inside of an SVG around its own middle; none has a word on it but figures.

use std::fmt::Write as _;

use ::hansa::{Board, Marker};
use table::Seat;

/// The colours that have a wash and a mark of their own, in the order of both.
const KNOWN: [&str; 6] = ["orange", "brown", "yellow", "green", "red", "blue"];

/// The marks of the goods: amber, fur, grain, leaf, bale, fish.
const MARKS: [&str; 6] = [
    "M0-5.500C3.500-1.500 4.600.5 4.600 2A4.600 3.800 0 0 1-4.600 2C-4.600.5-3.500-1.500 0-5.500z",
    "M-5-5L-2.500-3.200 0-5.200 2.500-3.200 5-5 3.600 0 5 5 1.500 3.200 0 5.200-1.500 3.200-5 5-3.600 0z",
    "M-.6 5.500V2C-5 2-5-1-5-2C-3-2-1.500-1-.6.5V-1C-4-2-3.500-4.500-3-5.500C-1.500-5-.5-4 0-3C.5-4 1.500-5 3-5.500C3.500-4.500 4-2 .6-1V.5C1.500-1 3-2 5-2C5-1 5 2 .6 2V5.500z",
    "M-5.500 5C-6-3-1-5.500 5.500-5.500C5.500 1 3 5.500-3 4.500L-1-.5-4 3.500z",
    "M-6-4H-2.800V4H-6zM-1.600-4H1.600V4H-1.600zM2.800-4H6V4H2.800z",
    "M-6.500 0C-3.500-4.600 1-4.600 3.500-.8L6.800-4V4L3.500.8C1 4.600-3.500 4.600-6.500 0z",
];

/// Which wash and which mark a colour of a board has: its own where it is known, else one that is left.
pub fn wash(board: &Board, colour: usize) -> usize {
    let known = |name: &str| KNOWN.iter().position(|known| *known == name);
    let name = board.colours.get(colour).map_or("", String::as_str);
    known(name).unwrap_or_else(|| {
        let free = (0..KNOWN.len()).filter(|wash| !board.colours.iter().any(|other| known(other) == Some(*wash)));
        let before = board.colours[..colour.min(board.colours.len())].iter().filter(|other| known(other).is_none());
        free.clone().nth(before.count()).unwrap_or(colour % KNOWN.len())
    })
}

/// A goods marker, 44 across: its barrels in a row, its mark below.
pub fn marker(board: &Board, marker: Marker) -> String {
    let wash = wash(board, marker.colour());
    let mut out = format!("<circle class=\"disc good-{wash}\" r=\"21\"/><circle class=\"disc-rim\" r=\"18.500\"/>");
    let barrels = i32::from(marker.barrels());
    for barrel in 0..barrels {
        let x = f64::from(barrel * 2 + 1 - barrels) * 5.4;
        let _ = write!(
            out,
            "<g transform=\"translate({x:.1} -4)\"><path class=\"barrel\" d=\"M-3.600-8.500h7.200q2.600 8 0 16h-7.200q-2.600-8 0-16z\"/>\
             <path class=\"hoop\" d=\"M-4.300-5.500h8.600M-4.900-1.500h9.800M-4.700 3h9.400\"/></g>"
        );
    }
    let _ = write!(
        out,
        "<rect class=\"tag\" x=\"-10\" y=\"5\" width=\"20\" height=\"12.500\" rx=\"6\"/>\
         <path class=\"good-mark\" transform=\"translate(0 11.200) scale(.92)\" d=\"{}\"/>",
        MARKS[wash]
    );
    out
}

/// A colour's wash with its mark, 24 across, for the key.
pub fn swatch(board: &Board, colour: usize) -> String {
    let wash = wash(board, colour);
    format!(
        "<circle class=\"disc good-{wash}\" r=\"11\"/><rect class=\"tag\" x=\"-8.500\" y=\"-6.500\" width=\"17\" height=\"13\" rx=\"6\"/>\
         <path class=\"good-mark\" d=\"{}\"/>",
        MARKS[wash]
    )
}

/// A warehouse space, 44 across, with nothing on it.
pub fn empty() -> &'static str {
    "<circle class=\"space\" r=\"21\"/><path class=\"space-floor\" d=\"M-12-10h24M-15-3h30M-15 4h30M-12 11h24\"/>"
}

/// A house mark, 10 across: cross, anchor, square, saltire.
fn house_mark(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "M0-4.500V4.500M-3.200-1.500H3.200",
        1 => "M0-4.500V4.500M-2-2.500H2M-4 .5Q-3.500 4.500 0 4.500T4 .5",
        2 => "M-3.200-3.200H3.200V3.200H-3.200z",
        _ => "M-3.400-3.400L3.400 3.400M3.400-3.400L-3.400 3.400",
    }
}

/// A booth, 24 wide and 24 high, in its owner's colour with the house mark. The class of the colour is its parent's.
pub fn booth(seat: Seat) -> String {
    format!(
        "<path class=\"booth\" d=\"M-10-1H10V11H-10z\"/><path class=\"booth\" d=\"M-12.500-1L-8-11H8L12.500-1z\"/>\
         <path class=\"booth-folds\" d=\"M-6.500-1L-4-11M6.500-1L4-11M0-1V-11\"/>\
         <path class=\"booth-hem\" d=\"M-12.500-1q2.100 4 4.200 0q2.100 4 4.200 0q2.100 4 4.200 0q2.100 4 4.200 0q2.100 4 4.200 0q2.100 4 4 0\"/>\
         <path class=\"booth-mark\" transform=\"translate(0 6.300) scale(.86)\" d=\"{}\"/>",
        house_mark(seat)
    )
}

/// The crown of the majority, 16 wide.
pub fn crown() -> &'static str {
    "<path class=\"crown\" d=\"M-8 4L-9-5L-4.500-.5L0-7L4.500-.5L9-5L8 4z\"/><path class=\"crown-band\" d=\"M-8 6.500H8\"/>"
}

/// A coin with a figure on it, 26 across.
pub fn coin(figure: &str) -> String {
    format!(
        "<circle class=\"coin\" r=\"13\"/><circle class=\"coin-rim\" r=\"10.500\"/><text class=\"coin-figure\" y=\"5.500\">{figure}</text>"
    )
}

/// The cog, 68 wide and 66 high, its pennant in the colour of whoever is on turn.
pub fn cog() -> &'static str {
    "<path class=\"wake\" d=\"M-38 27q6-5 12 0t12 0 12 0 12 0 12 0 12 0M-26 32q6-4 12 0t12 0 12 0 12 0\"/>\
     <path class=\"hull\" d=\"M-31 6L-24 8H22L32 3Q31 22 20 28H-18Q-29 22-31 6z\"/>\
     <path class=\"planks\" d=\"M-29 13H30M-26 18.500H28M-22 24H24M-12 8V28M8 8V28\"/>\
     <path class=\"hull\" d=\"M-33 7V-4H-20V8zM18 8V-7H33V4z\"/>\
     <path class=\"planks\" d=\"M-33-4V-7h3v3h3v-3h3v3h4M18-7v-3h3v3h3v-3h3v3h3v-3h3v3\"/>\
     <path class=\"mast\" d=\"M0 8V-35\"/><path class=\"rope\" d=\"M0-33L-28-4M0-33L27-7M-22-24L-24 6M22-24L24 4\"/>\
     <path class=\"sail\" d=\"M-22-25Q0-29 22-25Q27-9 20 2Q0-5-20 2Q-26-9-22-25z\"/>\
     <path class=\"sail-stripe\" d=\"M-12-26.600Q-6-27.300-4-27.400Q-7-12-4-2Q-8-1.500-12-.6Q-15-12-12-26.600zM4-27.400Q8-27.200 12-26.600Q15-12 12-.6Q8-1.500 4-2Q7-12 4-27.400z\"/>\
     <path class=\"sail-line\" d=\"M-22-25Q0-29 22-25Q27-9 20 2Q0-5-20 2Q-26-9-22-25z\"/>\
     <path class=\"pennant\" d=\"M0-36L17-31.500L0-27z\"/>"
}

/// A pile of markers that lie face down, 40 across.
pub fn pile(markers: usize) -> String {
    if markers == 0 {
        return "<ellipse class=\"space\" cy=\"8\" rx=\"19\" ry=\"8\"/>".to_owned();
    }
    let mut out = String::new();
    for layer in 0..markers.div_ceil(2) {
        let _ = write!(out, "<ellipse class=\"back\" cy=\"{}\" rx=\"18\" ry=\"7.500\"/>", 10.0 - 2.6 * layer as f64);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_a_board_has_a_wash_of_its_own() {
        let mut board = Board::clone(&Board::named("baltic").unwrap());
        board.colours = ["violet", "red", "teal", "orange", "pink", "blue"].map(str::to_owned).to_vec();
        let mut washes: Vec<usize> = (0..6).map(|colour| wash(&board, colour)).collect();
        assert_eq!((washes[1], washes[3], washes[5]), (4, 0, 5));
        washes.sort_unstable();
        assert_eq!(washes, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn barrels_can_be_counted() {
        let board = Board::named("baltic").unwrap();
        for barrels in 1..=3 {
            let drawn = marker(&board, Marker::new(2, barrels));
            assert_eq!(drawn.matches("class=\"barrel\"").count(), usize::from(barrels));
        }
    }
}
