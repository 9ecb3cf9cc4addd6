//! The hand: the mover's unsold markers, to be sold, given up for booths, or not kept.

use std::collections::BTreeSet;

use ::hansa::{Action, Hansa, Lot, Marker, State};
use leptos::prelude::*;

use crate::desk::Desk;

use super::piece::token;
use crate::live::{effect, memo, shown};
use crate::settings::say;

/// The mover's unsold markers, in order.
fn held(desk: Desk<Hansa>) -> Memo<Vec<Marker>> {
    memo(move || {
        let state = desk.state();
        state.goods(state.turn()).lot().markers().collect()
    })
}

/// The markers to choose from, with what selling or giving them up would bring.
pub fn hand(desk: Desk<Hansa>) -> AnyView {
    let held = held(desk);
    let picked = RwSignal::new(BTreeSet::<usize>::new());
    // Another hand: nothing of it has been picked.
    effect(move || {
        held.track();
        picked.set(BTreeSet::new());
    });
    let pick = move |(place, marker): (usize, Marker)| {
        let on = move || picked.with(|picked| picked.contains(&place));
        let name = move || words::label::marker(desk.lang(), desk.game().board(), marker);
        view! {
            <button
                class="pick"
                aria-pressed=move || on().to_string()
                aria-label=name
                data-note=name
                on:click=move |_| {
                    picked
                        .update(|picked| {
                            if !picked.remove(&place) {
                                picked.insert(place);
                            }
                        });
                }
            >
                {token(desk.game().board(), marker)}
            </button>
        }
    };
    let chosen = memo(move || {
        let held = held.get();
        picked.with(|picked| picked.iter().filter_map(|place| held.get(*place).copied()).collect::<Vec<Marker>>())
    });
    let picks = move || held.get().into_iter().enumerate().map(pick).collect_view();
    view! {
        <div class="group hand" role="group" aria-label=say(words::hansa::heading_unsold)>
            <h3>{say(words::hansa::heading_unsold)}</h3>
            {move || picks()}
            {move || held.with(Vec::is_empty).then(|| view! { <span>{words::sea::nothing_held(desk.lang())}</span> })}
            {all(desk, held, picked)}
            {sale(desk, chosen)}
            {booths(desk, chosen)}
            <p class="sale-note" aria-live="polite">{move || preview(desk, &chosen.get(), held.with(Vec::is_empty))}</p>
        </div>
    }
    .into_any()
}

/// Picks all markers of the colours that can be sold here.
fn all(desk: Desk<Hansa>, held: Memo<Vec<Marker>>, picked: RwSignal<BTreeSet<usize>>) -> AnyView {
    let sellable = memo(move || {
        let state = desk.state();
        let colours = if state.acted() { 0 } else { state.sellable() };
        let can = |marker: &Marker| colours >> marker.colour() & 1 != 0;
        let places = |held: &Vec<Marker>| {
            // To collect them would sort them, and a sort of its own weighs more than that.
            let mut places = BTreeSet::new();
            places.extend(held.iter().enumerate().filter(|(_, marker)| can(marker)).map(|(place, _)| place));
            places
        };
        held.with(places)
    });
    view! {
        {shown(move || sellable.with(|places: &BTreeSet<usize>| !places.is_empty()), move || view! {
            <button class="plain" on:click=move |_| picked.set(sellable.get_untracked())>
                {say(words::sea::choose_all)}
            </button>
        })}
    }
    .into_any()
}

/// Sells what is picked.
fn sale(desk: Desk<Hansa>, chosen: Memo<Vec<Marker>>) -> AnyView {
    let action = memo(move || Action::Sell(Lot::from_iter(chosen.get())));
    let why = memo(move || desk.why(action.get()).map(|why| why.told(desk.lang())));
    let text = move || {
        let before = desk.state();
        let points = |state: &State| i64::from(state.points(before.turn()));
        match desk.what_if(&[action.get()]) {
            None => words::app::verb_sell(desk.lang()).to_owned(),
            Some(after) => words::hansa::do_sell(desk.lang(), points(&after) - points(&before)),
        }
    };
    view! {
        <button
            class="main"
            class:off=move || why.with(Option::is_some)
            aria-disabled=move || why.with(Option::is_some).to_string()
            data-note=move || why.get().unwrap_or_default()
            on:click=move |_| {
                if why.with_untracked(Option::is_none) {
                    desk.act(action.get_untracked());
                }
            }
        >
            {move || text()}
        </button>
    }
    .into_any()
}

/// Gives the one that is picked up for booths.
fn booths(desk: Desk<Hansa>, chosen: Memo<Vec<Marker>>) -> AnyView {
    let one = move || chosen.with(|chosen| if let [one] = chosen[..] { Some(one) } else { None });
    let why = memo(move || {
        // Without a choice the rules are asked about the first one: they may forbid any.
        let state = desk.state();
        let first = Marker::each(state.goods(state.turn()).kinds()).next().unwrap_or(Marker::new(0, 1));
        match (one(), desk.why(Action::Booths(one().unwrap_or(first)))) {
            (_, Some(why)) => Some(why.told(desk.lang())),
            (None, None) => Some(words::sea::choose_one(desk.lang()).to_owned()),
            (Some(_), None) => None,
        }
    });
    let text = move || match one() {
        Some(marker) => {
            let state = desk.state();
            let booths = marker.barrels().min(state.stock(state.turn()));
            let text = words::label::marker(desk.lang(), desk.game().board(), marker);
            words::hansa::do_booths(desk.lang(), &text, booths.into())
        }
        None => words::app::verb_booths(desk.lang()).to_owned(),
    };
    view! {
        <button
            class:off=move || why.with(Option::is_some)
            aria-disabled=move || why.with(Option::is_some).to_string()
            data-note=move || why.get().unwrap_or_default()
            on:click=move |_| {
                if let (Some(marker), true) = (untrack(one), why.with_untracked(Option::is_none)) {
                    desk.act(Action::Booths(marker));
                }
            }
        >
            {move || text()}
        </button>
    }
    .into_any()
}

/// What a sale of these would bring, and who would lose what.
fn preview(desk: Desk<Hansa>, chosen: &[Marker], nothing: bool) -> String {
    let lang = desk.lang();
    let before = desk.state();
    let sale = Action::Sell(chosen.iter().copied().collect());
    match desk.what_if(&[sale]) {
        Some(after) => {
            let points = |points: u32| words::number(lang, points.into());
            let seat = before.turn();
            let now = words::sea::sale_now(lang, &points(before.points(seat)), &points(after.points(seat)));
            let name = |seat| desk.told(seat);
            format!("{now}; {}.", words::tell::losses(lang, &desk.game(), &before, &after, name))
        }
        None if chosen.is_empty() && !nothing && !before.acted() => words::sea::choose_markers(lang).to_owned(),
        None => String::new(),
    }
}

/// The markers of which some cannot be kept.
pub fn discards(desk: Desk<Hansa>) -> AnyView {
    let held = held(desk);
    let button = move |marker: Marker| {
        let said = move || {
            let text = words::label::marker(desk.lang(), desk.game().board(), marker);
            words::hansa::do_discard(desk.lang(), &text)
        };
        view! {
            <button class="pick" aria-label=said data-note=said on:click=move |_| desk.act(Action::Discard(marker))>
                {token(desk.game().board(), marker)}
            </button>
        }
    };
    let buttons = move || held.get().into_iter().map(button).collect_view();
    view! {
        <div class="counter">
            <div class="group hand" role="group" aria-label=say(words::app::verb_discard)>
                <h3>{say(words::app::verb_discard)}</h3>
                {move || buttons()}
            </div>
        </div>
    }
    .into_any()
}
