//! The history of a game: a slider, and steps back and forth.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::staged::Staged;

/// Slider and steps through all positions.
pub fn timeline<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let told = move || {
        let lang = desk.lang();
        let count = |n: usize| words::number(lang, n as i64);
        words::app::history_at(lang, &count(desk.at()), &count(desk.played()))
    };
    view! {
        <div class="timeline" role="group" aria-label=move || words::app::history(desk.lang())>
            <button
                class="plain"
                aria-label=move || words::app::step_back(desk.lang())
                disabled=move || desk.at() == 0
                on:click=move |_| desk.look(desk.at_now().saturating_sub(1))
            >
                "◀"
            </button>
            <input
                type="range"
                min="0"
                max=move || desk.played().to_string()
                prop:value=move || desk.at().to_string()
                aria-label=move || words::app::history(desk.lang())
                aria-valuetext=told
                title=told
                on:input=move |event| {
                    if let Ok(at) = event_target_value(&event).parse() {
                        desk.look(at);
                    }
                }
            />
            <button
                class="plain"
                aria-label=move || words::app::step_forth(desk.lang())
                disabled=move || desk.at() == desk.played()
                on:click=move |_| desk.look(desk.at_now() + 1)
            >
                "▶"
            </button>
        </div>
    }
}
