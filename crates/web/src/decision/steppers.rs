//! Amounts: an action like `sell beer=2 cloth=1` put together by stepping up and down.

use std::sync::Arc;

use leptos::prelude::*;
use table::Game;

use crate::desk::Desk;
use crate::staged::Staged;

/// Whether an action in the notation is made of amounts.
pub fn is_amount(text: &str) -> bool {
    text.contains('=')
}

/// The things an action counts, and how many of each.
fn amounts(text: &str) -> impl Iterator<Item = (&str, u32)> {
    text.split(' ').filter_map(|pair| pair.split_once('=')).filter_map(|(thing, n)| Some((thing, n.parse().ok()?)))
}

/// What can be counted in any of the actions, each with its most.
fn things<G: Game>(game: &G, actions: &[G::Action]) -> Vec<(String, u32)> {
    let mut things: Vec<(String, u32)> = Vec::new();
    for &action in actions {
        for (thing, n) in amounts(&game.write(action)) {
            match things.iter_mut().find(|(known, _)| known == thing) {
                Some((_, most)) => *most = n.max(*most),
                None => things.push((thing.to_owned(), n)),
            }
        }
    }
    things
}

/// The action with these amounts.
fn compose(verb: &str, things: &[(String, u32)], counts: &[u32]) -> String {
    let mut text = verb.to_owned();
    for ((thing, _), count) in things.iter().zip(counts).filter(|(_, count)| **count > 0) {
        text += &format!(" {thing}={count}");
    }
    text
}

/// Steppers for actions of one kind that are made of amounts.
pub fn steppers<G: Staged>(desk: Desk<G>, actions: &[G::Action]) -> impl IntoView + use<G> {
    let game = desk.game();
    let verb = game.write(actions[0]).split(' ').next().unwrap_or_default().to_owned();
    let things = Arc::new(things(&*game, actions));
    let counts = RwSignal::new(vec![0; things.len()]);
    let composed = {
        let things = Arc::clone(&things);
        move || counts.with(|counts| compose(&verb, &things, counts))
    };
    let action = Memo::new(move |_| game.read(&composed()));
    let rows = things.iter().enumerate().map(|(place, (thing, most))| {
        let most = *most;
        let name = {
            let thing = thing.clone();
            move || G::thing(desk.lang(), &thing)
        };
        let step = move |up: bool| {
            counts.update(|counts| {
                let count = &mut counts[place];
                *count = if up { (*count + 1).min(most) } else { count.saturating_sub(1) };
            });
        };
        let (fewer, more) = (name.clone(), name.clone());
        view! {
            <span class="stepper">
                <span>{name}</span>
                <button
                    aria-label=move || words::app::fewer(desk.lang(), &fewer())
                    disabled=move || counts.with(|counts| counts[place] == 0)
                    on:click=move |_| step(false)
                >
                    "−"
                </button>
                <output>{move || counts.with(|counts| counts[place])}</output>
                <button
                    aria-label=move || words::app::more(desk.lang(), &more())
                    disabled=move || counts.with(|counts| counts[place] >= most)
                    on:click=move |_| step(true)
                >
                    "+"
                </button>
            </span>
        }
    });
    let refused = move || {
        let action = action.get()?;
        desk.why(action)
    };
    view! {
        <div class="steppers">
            {rows.collect_view()}
            <button
                class="main"
                disabled=move || action.get().is_none() || refused().is_some()
                on:click=move |_| {
                    if let Some(action) = action.get_untracked() {
                        desk.act(action);
                    }
                }
            >
                {move || match action.get() {
                    Some(action) => G::offer(desk.lang(), &desk.game(), &desk.state(), action),
                    None => words::app::play_it(desk.lang()).to_owned(),
                }}
            </button>
            <small role="status">{move || refused().map(|reason| reason.text)}</small>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_composed_as_they_are_read() {
        let things = vec![("beer".to_owned(), 3), ("sugar".to_owned(), 2), ("cloth".to_owned(), 1)];
        assert_eq!(compose("sell", &things, &[2, 0, 1]), "sell beer=2 cloth=1");
        let read: Vec<(&str, u32)> = amounts("sell beer=2 cloth=1").collect();
        assert_eq!(read, [("beer", 2), ("cloth", 1)]);
        assert!(!is_amount("rondel beer"));
    }
}
