//! What every decision has: what is asked, the steps so far, undo and confirmation, advice.

use leptos::prelude::*;
use table::Seat;

use crate::desk::{Desk, Hint};
use crate::docket::Docket;
use crate::staged::Staged;
use crate::table::has_steps;

/// What is asked, or what is waited for.
pub fn ask<G: Staged>(desk: Desk<G>) -> String {
    let lang = desk.lang();
    if desk.is_looking() {
        return words::app::looking_back(lang).to_owned();
    }
    if desk.is_following() {
        return crate::chronicle::caption(desk).unwrap_or_default();
    }
    if desk.with(Docket::complete) {
        return words::app::confirm_ask(lang).to_owned();
    }
    let name = |seat: Seat| desk.told(seat);
    match (desk.offering(), desk.seat()) {
        (_, None) => words::app::game_over(lang).to_owned(),
        (true, Some(_)) => G::ask(lang, &desk.game(), &desk.state()),
        (false, Some(seat)) => match desk.thinking() {
            Some(bot) => words::app::thinking(lang, &name(bot)),
            None => words::app::your_turn(lang, &name(seat)),
        },
    }
}

/// The steps of the turn so far, as chips.
pub fn steps<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let chips = move || {
        let lang = desk.lang();
        let game = desk.game();
        desk.with(|docket| {
            let first = docket.confirmed();
            let states = docket.sitting().states();
            let steps = docket.tentative().iter().enumerate();
            steps
                .map(|(step, entry)| {
                    view! { <li>{G::chip(lang, &game, &states[first + step], entry.action, &states[first + step + 1])}</li> }
                })
                .collect_view()
        })
    };
    view! {
        <Show when=move || has_steps(desk)>
            <ol class="chips" aria-label=move || words::app::steps(desk.lang())>{chips}</ol>
        </Show>
    }
}

/// Undo, start over, confirm; or return to the present, play on from here; or skip.
pub fn buttons<G: Staged>(desk: Desk<G>) -> impl IntoView {
    view! {
        <div class="row">
            <Show when=move || desk.is_looking()>
                <button on:click=move |_| desk.branch()>{move || words::app::play_on(desk.lang())}</button>
                <button class="main" on:click=move |_| desk.present()>
                    {move || words::app::to_present(desk.lang())}
                </button>
            </Show>
            <Show when=move || desk.is_following()>
                <button class="main" on:click=move |_| desk.skip()>
                    {move || words::app::skip_showing(desk.lang())}
                </button>
            </Show>
            <Show when=move || has_steps(desk) && !desk.is_looking()>
                <button on:click=move |_| desk.undo()>{move || words::app::undo(desk.lang())}</button>
                <button on:click=move |_| desk.start_over()>{move || words::app::start_over(desk.lang())}</button>
                <Show when=move || desk.with(Docket::complete)>
                    <button class="main" on:click=move |_| desk.confirm()>
                        {move || words::app::confirm_turn(desk.lang())}
                    </button>
                </Show>
            </Show>
        </div>
    }
}

/// What a computer player advises.
pub fn advice<G: Staged>(desk: Desk<G>) -> impl IntoView {
    move || {
        let lang = desk.lang();
        match desk.hint() {
            Hint::None => None,
            Hint::Thinking => Some(view! { <p class="advice">{words::app::hint_thinking(lang)}</p> }.into_any()),
            Hint::Options(_) => {
                let game = desk.game();
                let state = desk.state();
                let options = desk.advised().into_iter().map(|(action, points)| {
                    let points = words::decimal(lang, points, 1);
                    view! {
                        <li>
                            <button on:click=move |_| desk.act(action)>{G::offer(lang, &game, &state, action)}</button>
                            <span>{words::app::hint_points(lang, &points)}</span>
                        </li>
                    }
                });
                let close = view! {
                    <li>
                        <button class="plain" on:click=move |_| desk.forget_hint()>{words::app::close(lang)}</button>
                    </li>
                };
                Some(view! { <ul class="advice">{options.collect_view()} {close}</ul> }.into_any())
            }
        }
    }
}
