//! Symbols, each engraved round its middle in a field of 24 by 24.

use ::hamburgum::board::Kind;
use ::hamburgum::nouns::{Good, Space};
use table::Seat;

const MUG: &str =
    "M-7-5.5h9.5v12.5h-9.5zM2.5-2.5h3q2.5 0 2.5 3t-2.5 3h-3M-7-5.5q-1-3.5 2-3.5 2-2.5 4.5-.5 4-.5 3 4M-4-2v6M-.7-2v6";
const LOAF: &str = "M-6 7.5L-2.4-6.5q2.4-3.5 4.8 0L6 7.5zM-7.5 7.5h15M-4.7 2.2q4.7 2 9.4 0";
const BALE: &str = "M-8.5-4.5h13v9h-13zM4.5-4.5q3 0 3 4.5t-3 4.5q-3 0-3-4.5t3-4.5M-5.5-4.5v9M-2-4.5v9";
const SCALES: &str = "M0-8.5v15.5M-4 7.5h8M-7.5-6h15M-7.5-6l-2.6 7h5.2zM7.5-6l-2.6 7h5.2z";
const WHEEL: &str =
    "M0-4.6a4.6 4.6 0 1 0 .01 0M0-1.4a1.4 1.4 0 1 0 .01 0M0-9.2v18.4M-9.2 0h18.4M-6.5-6.5l13 13M6.5-6.5l-13 13";
const CHAIN: &str = "M-7.5-8q.5 7 5.2 8.6M7.5-8q-.5 7-5.2 8.6M0-.2a4.2 4.2 0 1 0 .01 0M0 2v4M-2 4h4";
const HALL: &str =
    "M-8.5-3.5L0-9l8.500 5.500zM-8.5 7.500h17M-7 5.300h14M-6-3.500v8.800M-2-3.500v8.800M2-3.500v8.800M6-3.500v8.800";
const STEEPLE: &str = "M-8.5 8V-.5h9M-8.5-.5l2-3.500h7M.5 8v-11.500h6.500v11.500zM.5-3.500l3.250-6.500 3.250 6.500M-9.500 8h17.500M-5.500 8v-4h3v4";
const SHIP: &str = "M-8.500 3.500h17q-1.500 4.500-4.500 4.500h-8.500q-3 0-4-4.500zM0 3.500v-12.500M0-9q-7 3.500-7 10.500h7M0-7.500q6 3 6 9h-6";
const LOG: &str =
    "M-8-2.500h12v6.500h-12zM4-2.500q3 0 3 3.250t-3 3.250q-2.500 0-2.500-3.250t2.500-3.250M-8-.5h9M-7 1.800h7";
const BRICK: &str = "M-8.500-4h17v8h-17zM-8.500 0h17M-2.500-4v4M3 0v4";
const BELL: &str = "M-7 5.500q2.300-2 2.300-6.500 0-6 4.700-6t4.700 6q0 4.500 2.300 6.500zM-1.600 5.500q0 2.300 1.600 2.300t1.600-2.300M0-7v-2";
/// A coin.
pub const COIN: &str = "M0-7.500a7.500 7.500 0 1 0 .01 0M3-3.200q-1-1.500-2.800-1.500-2.600 0-2.600 2.700v2.500q0 2-1.500 3.200h7.200M-4 .300h5.400";
/// A laurel wreath, for prestige.
pub const LAUREL: &str = "M-2 8q-7-3-6-13M2 8q7-3 6-13M-8 -5l-2 3M-8.200-1l-2.500 1.500M-7 3l-3 .8M8-5l2 3M8.200-1l2.500 1.500M7 3l3 .8M-2.500 0L0-5l2.500 5-2.500 3z";
/// A person.
pub const PERSON: &str = "M0-8a3.500 3.500 0 1 0 .01 0M-6.500 8q0-8 6.500-8t6.500 8z";

/// The symbol of a kind of building.
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Brewer => MUG,
        Kind::SugarRefiner => LOAF,
        Kind::ClothMaker => BALE,
        Kind::Merchant => SCALES,
        Kind::Captain => WHEEL,
        Kind::Official => CHAIN,
    }
}

/// The symbol of a good.
pub const fn good(good: Good) -> &'static str {
    match good {
        Good::Beer => MUG,
        Good::Sugar => LOAF,
        Good::Cloth => BALE,
    }
}

/// The symbol of a space of the rondel.
pub const fn space(space: Space) -> &'static str {
    match space {
        Space::Sugar => LOAF,
        Space::Church => STEEPLE,
        Space::Trade1 | Space::Trade2 => SCALES,
        Space::Cloth => BALE,
        Space::Guildhall => HALL,
        Space::Beer => MUG,
        Space::Dockyard => SHIP,
    }
}

/// The materials, in the order in which they are always named: wood, brick, bell.
pub const MATERIALS: [(&str, &str); 3] = [("wood", LOG), ("brick", BRICK), ("bell", BELL)];

/// A ship.
pub const BOAT: &str = SHIP;

/// More.
pub const PLUS: &str = "M0-7v14M-7 0h14";
/// Less.
pub const MINUS: &str = "M-7 0h14";
/// The whole in its frame.
pub const FRAME: &str = "M-8-3v-5h5M8-3v-5h-5M-8 3v5h5M8 3v5h-5";
/// Away with it.
pub const CROSSED: &str = "M-6-6l12 12M6-6l-12 12";
/// A church.
pub const CHURCH: &str = STEEPLE;

/// A player's house mark, in a field of 10 by 10.
pub const fn mark(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "M0-4v8M-3-1h6",
        1 => "M0-4v8M-2-2.300h4M-3.500 1q.5 3 3.500 3t3.500-3",
        2 => "M0-3.500L3.800 3.200h-7.600z",
        3 => "M-3-3h6v6h-6z",
        _ => "M-3-3l6 6M3-3l-6 6",
    }
}
