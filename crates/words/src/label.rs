//! Names of things, from the types of the rules.

use table::Seat;

use crate::{Lang, common, hamburgum, hansa};
use ::hamburgum::board::{Board, Church, Kind, Site};
use ::hamburgum::nouns::{Good, Official, Space, Tile};
use ::hansa::Marker;

/// The players' colours in Hamburgum, by seat.
pub const HAMBURGUM_COLOURS: [&str; 5] = ["red", "blue", "green", "yellow", "grey"];
/// The players' colours in Hansa, by seat.
pub const HANSA_COLOURS: [&str; 4] = ["purple", "white", "yellow", "grey"];

/// A player of Hamburgum who has no other name: `Red`.
pub fn hamburgum_player(lang: Lang, seat: Seat) -> String {
    common::colour(lang, HAMBURGUM_COLOURS.get(seat.index()).unwrap_or(&"grey"))
}

/// A player of Hansa who has no other name: `Purple`.
pub fn hansa_player(lang: Lang, seat: Seat) -> String {
    common::colour(lang, HANSA_COLOURS.get(seat.index()).unwrap_or(&"grey"))
}

/// A space of the rondel: `Guildhall`.
pub fn space(lang: Lang, space: Space) -> String {
    match space {
        Space::Trade1 | Space::Trade2 => hamburgum::space(lang, "trade"),
        _ => hamburgum::space(lang, space.word()),
    }
}

/// A good: `Beer`.
pub fn good(lang: Lang, good: Good) -> String {
    hamburgum::good(lang, good.word())
}

/// An amount of a good: `2 beer`.
pub fn goods(lang: Lang, good: Good, n: i64) -> String {
    hamburgum::goods(lang, good.word(), n)
}

/// A kind of building: `Brewer`.
pub fn kind(lang: Lang, kind: Kind) -> String {
    hamburgum::kind(lang, kind.name())
}

/// An official: `Deacon`.
pub fn official(lang: Lang, official: Official) -> String {
    hamburgum::official(lang, official.word())
}

/// What an official brings.
pub fn official_help(lang: Lang, official: Official) -> String {
    hamburgum::official_help(lang, official.word())
}

/// What a kind of building brings.
pub fn kind_help(lang: Lang, kind: Kind) -> String {
    hamburgum::kind_help(lang, kind.name())
}

/// A building site: `Brewer, St. Petri`.
pub fn site(lang: Lang, board: &Board, site: Site) -> String {
    let plan = &board.sites[site.index()];
    hamburgum::site_at(lang, &kind(lang, plan.kind), &board.churches[plan.parish.index()].name)
}

/// A type of donation tiles: `Ships`; the buildings tile of a church has the name of its kind.
pub fn tile(lang: Lang, board: &Board, church: Church, tile: Tile) -> String {
    match tile {
        Tile::Building => kind(lang, board.churches[church.index()].building),
        _ => hamburgum::tile(lang, tile.word()),
    }
}

/// A donation tile: `Ships, St. Petri`.
pub fn tile_at(lang: Lang, board: &Board, church: Church, of_type: Tile) -> String {
    hamburgum::tile_at(lang, &tile(lang, board, church, of_type), &board.churches[church.index()].name)
}

/// What a donation tile counts.
pub fn tile_help(lang: Lang, board: &Board, church: Church, tile: Tile) -> String {
    let plan = &board.churches[church.index()];
    let (word, value) = match tile {
        Tile::Citizens if plan.cathedral => ("cathedral", plan.citizen_value),
        Tile::Citizens => ("citizens", plan.citizen_value),
        _ => (tile.word(), plan.building_value),
    };
    hamburgum::tile_help(lang, word, value.into(), &kind(lang, plan.building))
}

/// A goods marker: `2 barrels of red`.
pub fn marker(lang: Lang, board: &::hansa::Board, marker: Marker) -> String {
    barrels(lang, board, marker.colour(), marker.barrels().into())
}

/// Barrels of a colour, which is counted as on the board.
pub fn barrels(lang: Lang, board: &::hansa::Board, colour: usize, n: i64) -> String {
    hansa::barrels(lang, board.colours.get(colour).map_or("", String::as_str), n)
}
