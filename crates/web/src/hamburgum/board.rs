//! Hamburgum's board in plain text: what is read out, and what a drawing grows from.

use ::hamburgum::{Hamburgum, State};
use leptos::prelude::*;
use serde_json::Value;
use table::{Game, Seat};

use crate::desk::Desk;

/// The map.
pub fn board(desk: Desk<Hamburgum>) -> impl IntoView {
    let lines = move || {
        let view = desk.game().view(&desk.state());
        let parts = view.as_object().into_iter().flatten().filter(|(key, _)| *key != "players");
        parts.map(|(key, value)| line(key, value)).collect_view()
    };
    view! { <div class="card"><dl class="plain-board">{lines}</dl></div> }
}

/// What stands beside the map.
pub fn aside(desk: Desk<Hamburgum>) -> impl IntoView {
    view! { <div class="card"><h2>{move || words::app::round(desk.lang(), &desk.game().round(&desk.state()).to_string())}</h2></div> }
}

/// The players' books.
pub fn ledgers(desk: Desk<Hamburgum>) -> impl IntoView {
    let players = desk.game().players();
    let ledger = move |seat: Seat| {
        let lines = move || {
            let view = desk.game().view(&desk.state());
            let own = view["players"][seat.index()].as_object().cloned().into_iter().flatten();
            own.map(|(key, value)| line(&key, &value)).collect_view()
        };
        view! {
            <section class="card ledger" class:on-turn=move || desk.seat() == Some(seat)>
                <h2>{move || desk.name(seat)}</h2>
                <dl class="plain-board">{lines}</dl>
            </section>
        }
    };
    Seat::all(players).map(ledger).collect_view()
}

/// A small picture of a position.
pub fn thumbnail(game: &Hamburgum, state: &State) -> impl IntoView + use<> {
    let round = game.round(state).to_string();
    view! {
        <svg viewBox="0 0 60 42" role="presentation">
            <rect class="water" width="60" height="42" />
            <text x="30" y="27" text-anchor="middle" class="ink">{round}</text>
        </svg>
    }
}

fn line(key: &str, value: &Value) -> impl IntoView + use<> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    view! {
        <div>
            <dt>{key.to_owned()}</dt>
            <dd>{text}</dd>
        </div>
    }
}
