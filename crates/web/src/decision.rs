//! The decision of the moment: what is asked, the steps so far, every choice from the legal actions alone.

use leptos::prelude::*;
use table::{Game, Seat};

use crate::desk::{Desk, Hint};
use crate::docket::Docket;
use crate::staged::Staged;
use crate::table::has_steps;
use crate::typed::typed;

mod steppers;

use steppers::steppers;

/// How many choices of one kind stand in the bar at once; the rest can be typed.
const MOST: usize = 60;

/// The bar at the bottom of the table.
pub fn bar<G: Staged>(desk: Desk<G>) -> impl IntoView {
    view! {
        <section class="decision" aria-label=move || words::app::decision(desk.lang())>
            <div class="decision-head">
                <p class="ask">{move || ask(desk)}</p>
                {steps(desk)}
                <span class="grow"></span>
                {buttons(desk)}
            </div>
            {advice(desk)}
            {choices(desk)}
        </section>
    }
}

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

/// Every legal action, gathered by its kind; amounts by steppers; anything by typing.
pub fn choices<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let groups = move || {
        let lang = desk.lang();
        gather(&*desk.game(), &desk.legal())
            .into_iter()
            .map(|(word, actions)| {
                let choices = if steppers::is_amount(&desk.game().write(actions[0])) {
                    steppers(desk, &actions).into_any()
                } else {
                    actions.into_iter().take(MOST).map(|action| choice(desk, action)).collect_view().into_any()
                };
                view! {
                    <div class="group" role="group" aria-label=G::verb(lang, &word)>
                        <h3>{G::verb(lang, &word)}</h3>
                        {choices}
                    </div>
                }
            })
            .collect_view()
    };
    view! {
        <Show when=move || desk.offering()>
            <div class="groups">{groups}</div>
            {typed(desk)}
        </Show>
    }
}

fn choice<G: Staged>(desk: Desk<G>, action: G::Action) -> impl IntoView {
    let lang = desk.lang();
    let text = G::offer(lang, &desk.game(), &desk.state(), action);
    let is_final = desk.is_final(action);
    view! {
        <button class:final=is_final on:click=move |_| desk.act(action)>
            {text}
            {is_final.then(|| view! { <small>{words::app::final_mark(lang)}</small> })}
        </button>
    }
}

/// The actions by their first word, in the order in which they come.
fn gather<G: Game>(game: &G, actions: &[G::Action]) -> Vec<(String, Vec<G::Action>)> {
    let mut groups: Vec<(String, Vec<G::Action>)> = Vec::new();
    for &action in actions {
        let text = game.write(action);
        let word = text.split(' ').next().unwrap_or_default();
        match groups.iter_mut().find(|(known, _)| known == word) {
            Some((_, group)) => group.push(action),
            None => groups.push((word.to_owned(), vec![action])),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hamburgum::Hamburgum;
    use table::{Setup, Sitting};

    #[test]
    fn choices_are_gathered_by_their_kind() {
        let game = Hamburgum::open(&Setup { players: 2, ..Setup::default() }).unwrap();
        let mut sitting = Sitting::deal(game, "1");
        sitting.play("rondel trade1").unwrap();
        let mut legal = Vec::new();
        sitting.game().legal(sitting.state(), &mut legal);
        let groups = gather(sitting.game(), &legal);
        let words: Vec<&str> = groups.iter().map(|(word, _)| word.as_str()).collect();
        assert_eq!(words, ["sell", "end"]);
        assert_eq!(groups.iter().map(|(_, actions)| actions.len()).sum::<usize>(), legal.len());
    }
}
