//! Typed notation with completion: every action from the keyboard.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::settings::say;
use crate::staged::Staged;

/// How many completions are offered.
const COMPLETIONS: usize = 40;

/// The line in which an action can be typed.
pub fn typed<G: Staged>(desk: Desk<G>) -> AnyView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let line = plain(&text.get_untracked());
        match desk.game().read(&line) {
            Some(action) => {
                wrong.set(false);
                text.set(String::new());
                desk.act(action);
            }
            None => wrong.set(!line.is_empty()),
        }
    };
    let completions = move || {
        let game = desk.game();
        let line = text.with(|text| plain(text));
        let legal = desk.legal();
        let fitting = legal.iter().map(|action| game.write(*action)).filter(|action| action.starts_with(&line));
        fitting.take(COMPLETIONS).map(|action| view! { <option value=action></option> }).collect_view()
    };
    view! {
        <form class="typed" on:submit=submit>
            <label for="typed-action">{say(words::app::type_action)}</label>
            <input
                id="typed-action"
                type="text"
                list="typed-completions"
                autocomplete="off"
                placeholder=say(words::app::type_action)
                autocapitalize="none"
                spellcheck="false"
                aria-invalid=move || wrong.get().to_string()
                prop:value=text
                on:input=move |event| {
                    wrong.set(false);
                    text.set(event_target_value(&event));
                }
            />
            <datalist id="typed-completions">{move || completions()}</datalist>
            <button type="submit">{say(words::app::play_it)}</button>
            <span role="alert">{move || wrong.get().then(|| words::app::no_action(desk.lang()))}</span>
        </form>
    }
    .into_any()
}

/// What was typed, as the notation writes it.
fn plain(text: &str) -> String {
    text.trim().to_ascii_lowercase()
}
