//! What every decision has: what is asked, the steps so far, undo and confirmation, advice.

use leptos::html;
use leptos::prelude::*;
use table::Seat;

use crate::browser::focus;
use crate::chronicle::caption;
use crate::desk::{Desk, Hint};
use crate::front::Front;
use crate::live::{live, shown};
use crate::settings::{lang, say};
use crate::staged::Staged;

/// What is asked, or what is waited for.
pub fn ask<G: Staged>(desk: Desk<G>) -> String {
    let lang = desk.lang();
    if desk.is_looking() {
        return words::app::looking_back(lang).to_owned();
    }
    if desk.is_following() {
        return caption(&desk).unwrap_or_default();
    }
    if desk.is_complete() {
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

/// Who plays by keys finds the next choice under the finger, where the last one is gone; who looks back stays where he is.
pub fn keep_focus<G: Staged>(desk: Desk<G>, section: NodeRef<html::Section>) {
    keep_focus_of(Front::of(desk), section);
}

fn keep_focus_of(desk: Front, section: NodeRef<html::Section>) {
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (desk.ask().at(), desk.ask().offering());
        if before.is_some_and(|before| before != now)
            && focus::by_key()
            && !untrack(|| desk.ask().is_looking())
            && let Some(section) = section.get_untracked()
        {
            focus::follow(section.into());
        }
        now
    });
}

/// The steps of the turn so far, as chips.
pub fn steps<G: Staged>(desk: Desk<G>) -> AnyView {
    steps_of(Front::of(desk))
}

fn steps_of(desk: Front) -> AnyView {
    let chips =
        move || desk.ask().steps().into_iter().map(|step| view! { <li title=step>{step.clone()}</li> }).collect_view();
    view! {
        {shown(move || desk.ask().has_steps(), move || view! {
            <ol class="chips" aria-label=say(words::app::steps)>{move || chips()}</ol>
        })}
    }
    .into_any()
}

/// Undo, start over, confirm; or return to the present, play on from here; or skip.
pub fn buttons<G: Staged>(desk: Desk<G>) -> AnyView {
    buttons_of(Front::of(desk))
}

fn buttons_of(desk: Front) -> AnyView {
    view! {
        <div class="row">
            {shown(move || desk.ask().is_looking(), move || view! {
                <button on:click=move |_| desk.ask().branch()>{say(words::app::play_on)}</button>
                <button class="main" on:click=move |_| desk.ask().present()>
                    {say(words::app::to_present)}
                </button>
            })}
            {shown(move || desk.ask().is_following(), move || view! {
                <button class="main" on:click=move |_| desk.ask().present()>
                    {say(words::app::skip_showing)}
                </button>
            })}
            {shown(move || desk.ask().has_steps() && !desk.ask().is_looking(), move || view! {
                <button on:click=move |_| desk.ask().undo()>{say(words::app::undo)}</button>
                <button on:click=move |_| desk.ask().start_over()>{say(words::app::start_over)}</button>
                {shown(move || desk.ask().complete(), move || view! {
                    <button class="main" on:click=move |_| desk.ask().confirm()>
                        {say(words::app::confirm_turn)}
                    </button>
                })}
            })}
        </div>
    }
    .into_any()
}

/// What a computer player advises.
pub fn advice<G: Staged>(desk: Desk<G>) -> AnyView {
    let desk = Front::of(desk);
    live(move || advice_of(desk))
}

fn advice_of(desk: Front) -> AnyView {
    let lang = lang();
    match desk.ask().hint() {
        Hint::None => ().into_any(),
        Hint::Thinking => view! { <p class="advice">{words::app::hint_thinking(lang)}</p> }.into_any(),
        Hint::Options(_) => {
            let options = desk.ask().advised().into_iter().enumerate().map(|(choice, (offer, points))| {
                view! {
                    <li class:best=choice == 0>
                        <span class="rank">{words::number(lang, choice as i64 + 1)}</span>
                        <button on:click=move |_| desk.ask().take_advice(choice)>{offer}</button>
                        <span>{words::app::hint_points(lang, points)}</span>
                    </li>
                }
            });
            view! {
                <p class="advice-lead">{words::app::hint_lead(lang)}</p>
                <ul class="advice">
                    {options.collect_view()}
                    <li>
                        <button class="plain" on:click=move |_| desk.ask().forget_hint()>
                            {words::app::close(lang)}
                        </button>
                    </li>
                </ul>
            }
            .into_any()
        }
    }
}
