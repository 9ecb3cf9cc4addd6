//! Hamburgum at the table in the browser.

mod board;

use ::hamburgum::board::Board;
use ::hamburgum::nouns::Good;
use ::hamburgum::{Breach, Hamburgum, State};
use leptos::prelude::*;
use table::Seat;
use words::Lang;

use crate::decision;
use crate::desk::Desk;
use crate::staged::Staged;

pub use board::{aside, board, ledgers, thumbnail};

impl Staged for Hamburgum {
    const PLAYERS: (usize, usize) = (2, 5);
    const BOARDS: &'static [&'static str] = Board::NAMES;
    const VARIANTS: bool = true;

    fn board_name(id: &str) -> String {
        Board::named(id).map_or_else(|| id.to_owned(), |board| board.name.clone())
    }

    fn board(desk: Desk<Self>) -> AnyView {
        board(desk).into_any()
    }

    fn aside(desk: Desk<Self>) -> AnyView {
        aside(desk).into_any()
    }

    fn ledgers(desk: Desk<Self>) -> AnyView {
        ledgers(desk).into_any()
    }

    fn decision(desk: Desk<Self>) -> AnyView {
        decision::bar(desk).into_any()
    }

    fn thumbnail(game: &Self, state: &State) -> AnyView {
        thumbnail(game, state).into_any()
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

    fn verb(lang: Lang, word: &str) -> &'static str {
        match word {
            "rondel" => words::app::verb_rondel(lang),
            "sell" => words::app::verb_sell(lang),
            "buy" => words::app::verb_buy(lang),
            "ships" => words::app::verb_ships(lang),
            "donate" => words::app::verb_donate(lang),
            "score" => words::app::verb_score(lang),
            "build" => words::app::verb_build(lang),
            "canon" => words::app::verb_canon(lang),
            "skip" => words::app::verb_skip(lang),
            _ => words::app::verb_end(lang),
        }
    }

    fn thing(lang: Lang, word: &str) -> String {
        match Good::from_word(word) {
            Some(good) => words::label::good(lang, good),
            None => words::hamburgum::material(lang, word),
        }
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
