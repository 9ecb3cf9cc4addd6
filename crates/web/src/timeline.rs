//! The history of a game: a slider, and steps back and forth.

use leptos::prelude::*;

use crate::front::Front;
use crate::live::memo;
use crate::settings::{lang, say};

/// Slider and steps through all positions.
pub fn timeline(desk: Front) -> AnyView {
    let told = move || {
        let lang = lang();
        let count = |n: usize| words::number(lang, n as i64);
        words::app::history_at(lang, &count(desk.ask().at()), &count(desk.ask().played()))
    };
    let first = memo(move || (desk.ask().at() == 0).then(|| words::app::why_first(lang())));
    let latest = memo(move || (desk.ask().at() == desk.ask().played()).then(|| words::app::why_latest(lang())));
    view! {
        <div class="timeline" role="group" aria-label=say(words::app::history)>
            <button
                class="plain"
                aria-label=say(words::app::step_back)
                aria-disabled=move || first.with(Option::is_some).then_some("true")
                aria-description=move || first.get()
                data-note=move || first.get()
                on:click=move |_| {
                    if first.with_untracked(Option::is_none) {
                        desk.ask().look(desk.ask().at_now() - 1);
                    }
                }
            >
                "◀"
            </button>
            <input
                type="range"
                min="0"
                max=move || desk.ask().played().to_string()
                prop:value=move || desk.ask().at().to_string()
                aria-label=say(words::app::history)
                aria-valuetext=told
                title=told
                on:input=move |event| {
                    if let Ok(at) = event_target_value(&event).parse() {
                        desk.ask().look(at);
                    }
                }
            />
            <button
                class="plain"
                aria-label=say(words::app::step_forth)
                aria-disabled=move || latest.with(Option::is_some).then_some("true")
                aria-description=move || latest.get()
                data-note=move || latest.get()
                on:click=move |_| {
                    if latest.with_untracked(Option::is_none) {
                        desk.ask().look(desk.ask().at_now() + 1);
                    }
                }
            >
                "▶"
            </button>
        </div>
    }
    .into_any()
}
