//! A choice as a button; one that cannot be made stays there, greyed, and answers why.

use ::hamburgum::{Action, Hamburgum};
use leptos::prelude::*;

use super::glance::{Glance, Note};
use crate::desk::Desk;
use crate::live::memo;

/// A button for an action. What it says is up to its content.
pub fn offer(
    desk: Desk<Hamburgum>,
    glance: Glance,
    class: &'static str,
    action: impl Fn() -> Action + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> AnyView {
    told_offer(desk, glance, class, action, || None, content)
}

/// A button for an action that says more of itself when it is pointed at.
pub fn told_offer(
    desk: Desk<Hamburgum>,
    glance: Glance,
    class: &'static str,
    action: impl Fn() -> Action + Send + Sync + 'static,
    told: impl Fn() -> Option<String> + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> AnyView {
    button(desk, glance, class, Callback::new(move |()| action()), Callback::new(move |()| told()), content.into_any())
}

/// The button, whatever its action is made of.
fn button(
    desk: Desk<Hamburgum>,
    glance: Glance,
    class: &'static str,
    action: Callback<(), Action>,
    told: Callback<(), Option<String>>,
    content: AnyView,
) -> AnyView {
    let action = move || action.run(());
    let why = memo(move || {
        let lang = desk.lang();
        desk.why(action()).map(|reason| reason.told(lang))
    });
    let rank = move || glance.rank(|advised| *advised == action());
    let tell = move || {
        let told = untrack(|| told.run(())).map(Note::Told);
        glance.note.set(why.get_untracked().map(Note::Why).or(told));
    };
    view! {
        <button
            class=class
            class:advised=move || rank().is_some()
            aria-disabled=move || why.with(Option::is_some).then_some("true")
            on:click=move |_| {
                if why.with_untracked(Option::is_some) {
                    tell();
                } else {
                    desk.act(action());
                }
            }
            on:pointerenter=move |_| tell()
            on:focus=move |_| tell()
            on:pointerleave=move |_| glance.note.set(None)
            on:blur=move |_| glance.note.set(None)
        >
            {content}
            {move || {
                let is_final = why.with(Option::is_none) && desk.is_final(action());
                is_final.then(|| view! { <small class="once">{words::app::final_mark(desk.lang())}</small> })
            }}
            {move || rank().map(|rank| view! { <span class="rank">{rank}</span> })}
        </button>
    }
    .into_any()
}
