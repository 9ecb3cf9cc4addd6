//! Hamburgum at the table in the browser.
//!
//! `plan` lays out a city and `engraving` draws what never changes of it; `map`, `harbour`, `rondel`, `market`, `ledger` and
//! `bar` are what does; `glance` is what one points at, shared by them all.

mod bar;
mod engraving;
mod glance;
mod gloss;
mod grain;
mod harbour;
mod ledger;
mod map;
mod market;
mod offer;
mod outline;
mod pieces;
mod plan;
mod reading;
mod reckoning;
mod rondel;
mod steeple;
mod symbols;
mod thumbnail;
mod trade;
mod tray;
mod zoom;

use ::hamburgum::board::{Board, Kind};
use ::hamburgum::nouns::Good;
use ::hamburgum::{Breach, Hamburgum, State};
use leptos::prelude::*;
use table::{Seat, Sitting};
use words::Lang;

use crate::desk::Desk;
use crate::staged::Staged;

impl Staged for Hamburgum {
    const PLAYERS: (usize, usize) = (2, 5);
    const BOARDS: &'static [&'static str] = Board::NAMES;
    const VARIANTS: bool = true;

    fn board_name(id: &str) -> String {
        Board::named(id).map_or_else(|| id.to_owned(), |board| board.name.clone())
    }

    fn board(desk: Desk<Self>) -> AnyView {
        map::board(desk).into_any()
    }

    fn aside(desk: Desk<Self>) -> AnyView {
        market::aside(desk).into_any()
    }

    fn ledgers(desk: Desk<Self>) -> AnyView {
        ledger::ledgers(desk).into_any()
    }

    fn decision(desk: Desk<Self>) -> AnyView {
        bar::bar(desk).into_any()
    }

    fn reckoning(desk: Desk<Self>) -> AnyView {
        reckoning::reckoning(desk).into_any()
    }

    fn sources(lang: Lang) -> Vec<&'static str> {
        vec![
            words::hamburgum::final_played(lang),
            words::hamburgum::final_tiles(lang),
            words::hamburgum::final_purse(lang),
        ]
    }

    fn worth(sitting: &Sitting<Self>, at: usize, seat: Seat) -> Vec<u32> {
        reckoning::worth(sitting, at, seat)
    }

    fn thumbnail(game: &Self, state: &State) -> AnyView {
        thumbnail::thumbnail(game, state).into_any()
    }

    fn title(lang: Lang) -> &'static str {
        words::app::hamburgum(lang)
    }

    fn colour(lang: Lang, seat: Seat) -> String {
        words::label::hamburgum_player(lang, seat)
    }

    fn paint(seat: Seat) -> &'static str {
        words::label::HAMBURGUM_COLOURS.get(seat.index()).copied().unwrap_or_default()
    }

    fn ask(lang: Lang, game: &Self, state: &State) -> String {
        words::tell::ask_hamburgum(lang, game, state)
    }

    fn chip(lang: Lang, game: &Self, before: &State, action: Self::Action, after: &State) -> String {
        words::tell::chip_hamburgum(lang, game, before, action, after)
    }

    fn tell(
        lang: Lang,
        game: &Self,
        before: &State,
        action: Self::Action,
        after: &State,
        name: &dyn Fn(Seat) -> String,
    ) -> String {
        words::tell::hamburgum(lang, game, before, action, after, name)
    }

    fn reason(lang: Lang, _: &Self, breach: Breach) -> String {
        words::why_hamburgum(lang, breach)
    }
}

/// The good that a kind of building makes. Rule `produce`.
const fn good_of(kind: Kind) -> Option<Good> {
    match kind {
        Kind::Brewer => Some(Good::Beer),
        Kind::SugarRefiner => Some(Good::Sugar),
        Kind::ClothMaker => Some(Good::Cloth),
        Kind::Merchant | Kind::Captain | Kind::Official => None,
    }
}
