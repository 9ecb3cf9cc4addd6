//! What a game brings to the table in the browser: its drawing, its words, its colours.

use leptos::prelude::*;
use table::{Game, Seat, Sitting};
use words::Lang;

use crate::desk::Desk;

/// A game that can be played at the table in the browser.
pub trait Staged: Game {
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// The names of the built-in boards, the usual one first.
    const BOARDS: &'static [&'static str];
    /// Whether it has the variants of officials.
    const VARIANTS: bool;

    /// The name of a built-in board, as it calls itself.
    fn board_name(id: &str) -> String;

    /// The map, in the middle of the table.
    fn board(desk: Desk<Self>) -> AnyView;
    /// What stands beside the map: the left column.
    fn aside(desk: Desk<Self>) -> AnyView;
    /// The players' books: the right column.
    fn ledgers(desk: Desk<Self>) -> AnyView;
    /// What is chosen now, in the bar at the bottom.
    fn decision(desk: Desk<Self>) -> AnyView;
    /// How everyone came to his points, line by line, when the game is over.
    fn reckoning(desk: Desk<Self>) -> AnyView;
    /// A small picture of a position, for the list of games.
    fn thumbnail(game: &Self, state: &Self::State) -> AnyView;

    /// What points come from, in the order of [`worth`](Staged::worth).
    fn sources(lang: Lang) -> Vec<&'static str>;
    /// A seat's points by source if the game ended after so many actions.
    fn worth(sitting: &Sitting<Self>, at: usize, seat: Seat) -> Vec<u32>;

    /// The name of the game.
    fn title(lang: Lang) -> &'static str;
    /// What a player without a name is called: his colour.
    fn colour(lang: Lang, seat: Seat) -> String;
    /// The class that colours what belongs to a seat: `red`, `purple`.
    fn paint(seat: Seat) -> &'static str;
    /// What is asked of the player on turn.
    fn ask(lang: Lang, game: &Self, state: &Self::State) -> String;
    /// An action in a few words, as a choice or as a step of the turn.
    fn chip(lang: Lang, game: &Self, before: &Self::State, action: Self::Action, after: &Self::State) -> String;
    /// What happened: a sentence about an action and what it brought.
    fn tell(
        lang: Lang,
        game: &Self,
        before: &Self::State,
        action: Self::Action,
        after: &Self::State,
        name: &dyn Fn(Seat) -> String,
    ) -> String;

    /// Why an action is refused here and now, in a sentence.
    fn reason(lang: Lang, game: &Self, breach: Self::Breach) -> String;

    /// An action as a choice that is offered in a state; one that is not legal there in the notation.
    fn offer(lang: Lang, game: &Self, state: &Self::State, action: Self::Action) -> String {
        if game.check(state, action).is_err() {
            return game.write(action);
        }
        let mut after = *state;
        game.play(&mut after, action);
        Self::chip(lang, game, state, action, &after)
    }
}
