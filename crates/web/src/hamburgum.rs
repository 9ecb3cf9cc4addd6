//! Hamburgum at the table in the browser.

mod board;

use ::hamburgum::board::Board;
use ::hamburgum::{Breach, Hamburgum, State};
use leptos::prelude::*;
use table::{Entry, Game, Seat};
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

    fn colour(lang: Lang, seat: Seat) -> &'static str {
        match seat.0 {
            0 => words::app::colour_red(lang),
            1 => words::app::colour_blue(lang),
            2 => words::app::colour_green(lang),
            3 => words::app::colour_yellow(lang),
            _ => words::app::colour_grey(lang),
        }
    }

    fn paint(seat: Seat) -> &'static str {
        match seat.0 {
            0 => "red",
            1 => "blue",
            2 => "green",
            3 => "yellow",
            _ => "grey",
        }
    }

    fn ask(_lang: Lang, state: &State) -> String {
        state.phase().word().to_owned()
    }

    fn verb(_lang: Lang, word: &str) -> String {
        word.to_owned()
    }

    fn thing(_lang: Lang, word: &str) -> String {
        word.to_owned()
    }

    fn offer(_lang: Lang, game: &Self, _state: &State, action: Self::Action) -> String {
        game.write(action)
    }

    fn tell(
        _lang: Lang,
        game: &Self,
        who: &str,
        _before: &State,
        _after: &State,
        entry: &Entry<Self::Action>,
    ) -> String {
        format!("{who}: {}", game.write(entry.action))
    }

    fn reason(_lang: Lang, _game: &Self, breach: &Breach) -> String {
        breach.to_string()
    }
}
