//! All players in one line: mark, name, points; what a small screen always shows.

use leptos::prelude::*;
use table::Seat;

use crate::chair::Chair;
use crate::front::Front;
use crate::names;
use crate::settings::{lang, say};

/// One line of all players.
pub fn strip(desk: Front) -> AnyView {
    let one = move |seat: Seat| {
        let level = move || match desk.ask().chair(seat) {
            Some(Chair::Bot(level)) => names::level(lang(), level),
            _ => "",
        };
        view! {
            <li class:on-turn=move || desk.ask().mover() == Some(seat)>
                {house(desk, seat)} <span class="strip-name">{move || desk.ask().name(seat)}</span>
                <small class="quiet">{move || level()}</small>
                <strong>{move || words::number(lang(), desk.ask().points(seat).into())}</strong>
            </li>
        }
    };
    view! {
        // A region of the page that lays nothing out itself.
        <section style="display: contents" aria-label=say(words::app::points)>
            <ol class="strip">{Seat::all(desk.ask().players()).map(one).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// A player's colour with its mark; whoever shows it names the player beside it.
pub fn house(desk: Front, seat: Seat) -> AnyView {
    view! { <span class=format!("house {}", (desk.ask().legend().paint)(seat)) aria-hidden="true"></span> }.into_any()
}
