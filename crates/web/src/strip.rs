//! All players in one line: mark, name, points; what a small screen always shows.

use leptos::prelude::*;
use table::Seat;

use crate::chair::Chair;
use crate::desk::Desk;
use crate::names;
use crate::staged::Staged;

/// One line of all players.
pub fn strip<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let players = desk.game().players();
    let one = move |seat: Seat| {
        let points = move || desk.game().tally(&desk.state(), seat).0;
        view! {
            <li class:on-turn=move || desk.seat() == Some(seat)>
                <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                <span class="strip-name">{move || desk.name(seat)}</span>
                {move || match desk.chair(seat) {
                    Some(Chair::Bot(level)) => Some(view! { <small class="quiet">{names::level(desk.lang(), level)}</small> }),
                    _ => None,
                }}
                <strong>{move || words::number(desk.lang(), points().into())}</strong>
            </li>
        }
    };
    view! {
        <ol class="strip" aria-label=move || words::app::points(desk.lang())>
            {Seat::all(players).map(one).collect_view()}
        </ol>
    }
}
