//! Actions, and how the notation writes them.

use std::fmt::Write as _;

use crate::board::{Board, Church, Site};
use crate::nouns::{Good, Official, Space, Tile};

/// What a player does, as the notation writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Moves the marker on the rondel.
    Rondel(Space),
    /// Sells so many units of beer, sugar and cloth.
    Sell([u8; 3]),
    /// Buys materials at the depot.
    Buy {
        /// Units of wood.
        wood: u8,
        /// Units of brick.
        brick: u8,
        /// Bells.
        bell: u8,
    },
    /// Builds so many ships.
    Ships(u8),
    /// Donates to a church and takes a tile.
    Donate(Church, Tile),
    /// Scores an own tile.
    Score(Church, Tile),
    /// Puts up the building of a site; the official is named where it is chosen freely.
    Build(Site, Option<Official>),
    /// The canon's donation.
    Canon(Church, Tile),
    /// Declines the canon's donation.
    Skip,
    /// Ends the turn.
    End,
}

/// Reads an action; `None` where it is not in the notation or names what the board does not have.
pub(crate) fn read(board: &Board, text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let action = match verb {
        "rondel" => Action::Rondel(Space::from_word(words.next()?)?),
        "sell" => Action::Sell(amounts(&mut words, Good::ALL.map(Good::word))?),
        "buy" => {
            let [wood, brick, bell] = amounts(&mut words, MATERIALS)?;
            Action::Buy { wood, brick, bell }
        }
        "ships" => Action::Ships(amount(words.next()?)?),
        "donate" => Action::Donate(board.church(words.next()?)?, Tile::from_word(words.next()?)?),
        "score" => Action::Score(board.church(words.next()?)?, Tile::from_word(words.next()?)?),
        "canon" => Action::Canon(board.church(words.next()?)?, Tile::from_word(words.next()?)?),
        "build" => {
            let site = board.site(words.next()?)?;
            let official = match words.next() {
                Some(word) => Some(Official::from_word(word)?),
                None => None,
            };
            Action::Build(site, official)
        }
        "skip" => Action::Skip,
        "end" => Action::End,
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

/// Writes an action.
pub(crate) fn write(board: &Board, action: Action) -> String {
    let church_tile = |verb: &str, church: Church, tile: Tile| {
        format!("{verb} {} {}", board.churches[church.index()].id, tile.word())
    };
    match action {
        Action::Rondel(space) => format!("rondel {}", space.word()),
        Action::Sell(units) => pairs("sell", Good::ALL.map(Good::word), units),
        Action::Buy { wood, brick, bell } => pairs("buy", MATERIALS, [wood, brick, bell]),
        Action::Ships(n) => format!("ships {n}"),
        Action::Donate(church, tile) => church_tile("donate", church, tile),
        Action::Score(church, tile) => church_tile("score", church, tile),
        Action::Canon(church, tile) => church_tile("canon", church, tile),
        Action::Build(site, None) => format!("build {}", board.sites[site.index()].id),
        Action::Build(site, Some(official)) => format!("build {} {}", board.sites[site.index()].id, official.word()),
        Action::Skip => "skip".to_owned(),
        Action::End => "end".to_owned(),
    }
}

const MATERIALS: [&str; 3] = ["wood", "brick", "bell"];

/// `key=value` pairs in any order, each key at most once, at least one unit in all.
fn amounts<'a>(words: &mut impl Iterator<Item = &'a str>, keys: [&str; 3]) -> Option<[u8; 3]> {
    let mut units = [0; 3];
    for word in words {
        let (key, value) = word.split_once('=')?;
        let slot = &mut units[keys.iter().position(|known| *known == key)?];
        if *slot != 0 {
            return None;
        }
        *slot = amount(value)?;
    }
    (units != [0; 3]).then_some(units)
}

/// A number of at least 1 without leading zeros. What is too large for any rule is read as the largest number: the rule
/// that forbids it is a better answer than a complaint about digits.
fn amount(word: &str) -> Option<u8> {
    let number = !word.starts_with('0') && !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    number.then(|| word.parse().unwrap_or(u8::MAX))
}

fn pairs(verb: &str, keys: [&str; 3], units: [u8; 3]) -> String {
    let mut text = verb.to_owned();
    for (key, n) in keys.iter().zip(units).filter(|(_, n)| *n > 0) {
        let _ = write!(text, " {key}={n}");
    }
    text
}
