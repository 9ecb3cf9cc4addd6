//! Hansa at the table in the browser.

mod aside;
mod chart;
mod coast;
mod counter;
mod drawings;
mod engraving;
mod hand;
mod harbour;
mod lanes;
mod ledger;
mod map;
mod piece;
mod places;
mod reading;
mod sailing;
mod scoring;
mod thumbnail;
mod town;
mod ways;
mod worth;

use ::hansa::Board;
use ::hansa::{Breach, Hansa, State};
use leptos::prelude::*;
use table::{Seat, Sitting};
use words::Lang;

use crate::desk::Desk;
use crate::staged::Staged;

impl Staged for Hansa {
    const PLAYERS: (usize, usize) = (2, 4);
    const BOARDS: &'static [&'static str] = Board::NAMES;
    const VARIANTS: bool = false;

    fn board_name(id: &str) -> String {
        Board::named(id).map_or_else(|| id.to_owned(), |board| board.name.clone())
    }

    fn board(desk: Desk<Self>) -> AnyView {
        map::board(desk).into_any()
    }

    fn aside(desk: Desk<Self>) -> AnyView {
        aside::aside(desk).into_any()
    }

    fn ledgers(desk: Desk<Self>) -> AnyView {
        ledger::ledgers(desk).into_any()
    }

    fn decision(desk: Desk<Self>) -> AnyView {
        counter::counter(desk).into_any()
    }

    fn reckoning(desk: Desk<Self>) -> AnyView {
        scoring::scoring(desk).into_any()
    }

    fn sources(lang: Lang) -> Vec<&'static str> {
        vec![words::hansa::heading_sold(lang), words::hansa::heading_unsold(lang), words::sea::cities(lang)]
    }

    fn worth(sitting: &Sitting<Self>, at: usize, seat: Seat) -> Vec<u32> {
        worth::worth(sitting, at, seat)
    }

    fn thumbnail(game: &Self, state: &State) -> AnyView {
        thumbnail::thumbnail(game, state).into_any()
    }

    fn title(lang: Lang) -> &'static str {
        words::app::hansa(lang)
    }

    fn colour(lang: Lang, seat: Seat) -> String {
        words::label::hansa_player(lang, seat)
    }

    fn paint(seat: Seat) -> &'static str {
        words::label::HANSA_COLOURS.get(seat.index()).copied().unwrap_or_default()
    }

    fn ask(lang: Lang, game: &Self, state: &State) -> String {
        words::tell::ask_hansa(lang, game, state)
    }

    fn chip(lang: Lang, game: &Self, before: &State, action: Self::Action, after: &State) -> String {
        words::tell::chip_hansa(lang, game, before, action, after)
    }

    fn tell(
        lang: Lang,
        game: &Self,
        before: &State,
        action: Self::Action,
        after: &State,
        name: &dyn Fn(Seat) -> String,
    ) -> String {
        words::tell::hansa(lang, game, before, action, after, name)
    }

    fn reason(lang: Lang, game: &Self, breach: Breach) -> String {
        words::why_hansa(lang, game.board(), &breach)
    }
}
