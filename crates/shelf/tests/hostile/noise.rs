//! Noise: texts made of nothing, and good texts damaged.

use table::Dice;

use crate::pick;

/// Pieces of text that break what was not written with care.
#[rustfmt::skip]
const NASTY: &[&str] = &[
    "", " ", "  ", "\t", "\n", "\r\n", "\0", "\u{1b}[2J", "\u{feff}", "\u{202e}", "é", "ß", "名", "🦀", "\u{301}", "\"",
    "'", "\\", "\\u0000", ";", ":", " : ", ",", ".", "..", "=", "#", "|", "[", "]", "{", "}", "[[", "{{", "0", "-0", "-1",
    "+1", "01", "1.0", "1e9", "255", "256", "65536", "4294967296", "18446744073709551616", "99999999999999999999999999",
    "NaN", "null", "true", "hidden", "dutchman", "blank1", "five", "end", "sum: ", "name 0: ", "seed: ", "1.0 ", "%s", "../",
];

/// Random bytes as text, as far as they are.
pub fn text(dice: &mut Dice) -> String {
    let bytes: Vec<u8> = (0..dice.below(60)).map(|_| dice.below(256) as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Words that mean something, in no order.
pub fn words(known: &[&str], dice: &mut Dice) -> String {
    let word = |_| if dice.below(5) == 0 { pick(NASTY, dice) } else { pick(known, dice) };
    let words: Vec<&str> = (0..4).map(word).collect();
    words[..=dice.below(4) as usize].join(pick(&[" ", " ", " ", "", "=", ", "], dice))
}

/// The text with a few edits: pieces taken out, doubled, moved or put in.
pub fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dice.below(3) {
        let (from, to) = (somewhere(&text, dice), somewhere(&text, dice));
        let (from, to) = (from.min(to), from.max(to));
        let near = text[from..].char_indices().nth(dice.below(8) as usize).map_or(text.len(), |(at, _)| from + at);
        match dice.below(7) {
            0 => text.replace_range(from..near, ""),
            1 => text.insert_str(from, pick(NASTY, dice)),
            2 => text.replace_range(from..near, pick(NASTY, dice)),
            3 => {
                let piece = text[from..near].to_owned();
                text.insert_str(to, &piece);
            }
            4 => text = swapped(&text, dice, '\n'),
            5 => text = swapped(&text, dice, ' '),
            _ if dice.below(4) == 0 => text.truncate(from),
            _ => text.insert_str(to, &self::text(dice)),
        }
    }
    text
}

/// Two pieces of the text change places.
fn swapped(text: &str, dice: &mut Dice, between: char) -> String {
    let mut pieces: Vec<&str> = text.split(between).collect();
    let (one, other) = (dice.below(pieces.len() as u32) as usize, dice.below(pieces.len() as u32) as usize);
    pieces.swap(one, other);
    pieces.join(between.encode_utf8(&mut [0; 4]))
}

/// A place between two characters.
fn somewhere(text: &str, dice: &mut Dice) -> usize {
    let at = dice.below(text.len() as u32 + 1) as usize;
    text.floor_char_boundary(at)
}
