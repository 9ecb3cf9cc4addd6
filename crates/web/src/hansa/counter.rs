//! The decision of the moment in Hansa: the turn so far, and what can be bought, sold, built and sailed now.

use ::hansa::{Action, City, Hansa, KEPT, Phase};
use leptos::prelude::*;
use table::arrange;

use crate::decision;
use crate::desk::Desk;
use crate::typed::typed;

use super::hand::{discards, hand};
use super::harbour::{price_text, way_text};
use super::piece::{coin, token};
use super::ways::ways;
use crate::live::{live, memo, shown};
use crate::settings::say;

/// The bar at the bottom of the table.
pub fn counter(desk: Desk<Hansa>) -> AnyView {
    let section = NodeRef::new();
    decision::keep_focus(desk, section);
    let phase = memo(move || desk.offering().then(|| desk.state().phase()));
    let choices = move || match phase.get() {
        Some(Phase::Setup) => places(desk).into_any(),
        Some(Phase::Refill) => refill(desk).into_any(),
        Some(Phase::Action) => {
            view! { <div class="counter">{purchases(desk)} {hand(desk)} {voyages(desk)} {end(desk)}</div> }.into_any()
        }
        Some(Phase::Discard) => discards(desk).into_any(),
        Some(Phase::Over) | None => ().into_any(),
    };
    view! {
        <section
            class="decision sea-decision"
            node_ref=section
            aria-label=say(words::app::decision)
        >
            <h2 class="hidden">{move || words::app::decision(desk.lang())}</h2>
            <div class="decision-head">
                <p class="ask">{move || decision::ask(desk)}</p>
                {plan(desk)}
                {decision::steps(desk)}
                <span class="grow"></span>
                {shown(move || desk.offering(), move || view! {{typed(desk)}})}
                {decision::buttons(desk)}
            </div>
            <div class="advising">{decision::advice(desk)}</div>
            <div class="choosing" style="display: contents">{move || choices()}</div>
        </section>
    }
    .into_any()
}

/// The turn so far: the talers that are left, and whether the action of this city is still free.
fn plan(desk: Desk<Hansa>) -> AnyView {
    let now = memo(move || {
        let state = desk.state();
        let acts = desk.offering() && matches!(state.phase(), Phase::Action | Phase::Refill);
        acts.then(|| (state.talers(state.turn()), state.ship(), state.acted()))
    });
    live(move || {
        now.get().map(|(talers, ship, acted)| {
            let lang = desk.lang();
            let city = desk.game().board().cities[ship.index()].name.clone();
            let text = match acted {
                true => words::sea::action_done(lang, &city),
                false => words::sea::action_free(lang, &city),
            };
            view! {
                <p class="sea-plan" role="group" aria-label=words::hansa::heading_plan(lang)>
                    {coin(&words::number(lang, talers.into()))}
                    <span>{words::sea::talers_left(lang, talers.into())}</span>
                    <span class="plan-action" class:done=acted>
                        {text}
                    </span>
                </p>
            }
        })
    })
}

/// The cities in which the first booths can be put.
fn places(desk: Desk<Hansa>) -> AnyView {
    let cities = move || {
        let board = desk.game().board().clone();
        desk.legal()
            .iter()
            .filter_map(|action| match action {
                Action::Place(city) => Some(*city),
                _ => None,
            })
            .map(|city| {
                let name = board.cities[city.index()].name.clone();
                view! { <button on:click=move |_| desk.act(Action::Place(city))>{name}</button> }
            })
            .collect_view()
    };
    view! {
        <div class="counter">
            <div class="group" role="group" aria-label=say(words::app::verb_place)>{move || cities()}</div>
        </div>
    }
    .into_any()
}

/// Whether to refill the warehouses, which is final.
fn refill(desk: Desk<Hansa>) -> AnyView {
    let skip = move || desk.legal().contains(&Action::Skip);
    let why = move || desk.why(Action::Skip).map(|why| why.told(desk.lang()));
    view! {
        <div class="counter">
            <div class="group">
                <button class="main final" on:click=move |_| desk.act(Action::Refill)>
                    {say(words::hansa::do_refill)}
                    <small>{say(words::app::final_mark)}</small>
                </button>
                <button
                    class:off=move || !skip()
                    aria-disabled=move || (!skip()).to_string()
                    data-note=why
                    on:click=move |_| {
                        if skip() {
                            desk.act(Action::Skip);
                        }
                    }
                >
                    {say(words::hansa::do_skip)}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// The markers of the city where the ship lies.
fn purchases(desk: Desk<Hansa>) -> AnyView {
    let offer = memo(move || {
        let state = desk.state();
        state.offer(state.ship()).to_vec()
    });
    let button = move |marker| {
        let action = Action::Buy(marker);
        let open = memo(move || desk.legal().contains(&action));
        let said = memo(move || match open.get() {
            true => price_text(desk, marker),
            false => {
                let text = words::label::marker(desk.lang(), desk.game().board(), marker);
                let why = desk.why(action).map(|why| why.told(desk.lang())).unwrap_or_default();
                format!("{text}. {why}")
            }
        });
        view! {
            <button
                class="pick"
                class:off=move || !open.get()
                aria-disabled=move || (!open.get()).to_string()
                aria-label=said
                data-note=said
                on:click=move |_| {
                    if open.get_untracked() {
                        desk.act(action);
                    }
                }
            >
                {token(desk.game().board(), marker)}
            </button>
        }
    };
    let buttons = move || offer.get().into_iter().map(button).collect_view();
    view! {
        {shown(move || offer.with(|offer| !offer.is_empty()), move || view! {
            <div class="group" role="group" aria-label=say(words::app::verb_buy)>
                <h3>{say(words::app::verb_buy)}</h3>
                {move || buttons()}
            </div>
        })}
    }
    .into_any()
}

/// The cities that can be reached, each with the price of the way.
fn voyages(desk: Desk<Hansa>) -> AnyView {
    let open = memo(move || {
        let mut open: Vec<Vec<City>> = ways(&desk.game(), &desk.state()).into_iter().flatten().collect();
        arrange(&mut open, |way| way.len() as u64);
        open
    });
    let button = move |legs: Vec<City>| {
        let name = desk.game().board().cities[legs[legs.len() - 1].index()].name.clone();
        let price = words::number(desk.lang(), legs.len() as i64);
        let said = way_text(desk, &legs);
        let near = legs.len() == 1;
        view! {
            <button
                class="way"
                class:near=near
                aria-description=said.clone()
                data-note=said
                on:click=move |event| {
                    // The second click of two was meant for what lay there before the first.
                    if event.detail() < 2 {
                        for leg in &legs {
                            desk.act(Action::Sail(*leg));
                        }
                    }
                }
            >
                {name}
                {coin(&price)}
            </button>
        }
    };
    let buttons = move || open.get().into_iter().map(button).collect_view();
    view! {
        {shown(move || open.with(|open| !open.is_empty()), move || view! {
            <div class="group" role="group" aria-label=say(words::app::verb_sail)>
                <h3>{say(words::app::verb_sail)}</h3>
                {move || buttons()}
            </div>
        })}
    }
    .into_any()
}

/// The end of the turn, and what will be lost by it.
fn end(desk: Desk<Hansa>) -> AnyView {
    let loses = move || {
        let state = desk.state();
        let over = |count: u8| i64::from(count.saturating_sub(KEPT));
        words::hansa::end_loses(desk.lang(), over(state.talers(state.turn())), over(state.goods(state.turn()).held()))
    };
    view! {
        <div class="group end">
            <button on:click=move |_| desk.act(Action::End)>
                {say(words::hansa::do_end)} <small>{move || loses()}</small>
            </button>
        </div>
    }
    .into_any()
}
