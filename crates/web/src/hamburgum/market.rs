//! Prices, depot and officials: the cards beside the map.

use ::hamburgum::nouns::{Good, Official, Officials};
use ::hamburgum::{COUNCILMAN_PAYS, DEPOT, Hamburgum, MASTER_BUILDER_PAYS, State};
use leptos::prelude::*;
use words::label;

use super::pieces::good_token;
use super::rondel::rondel;
use crate::desk::Desk;
use crate::live::{memo, shown};
use crate::settings::say;

/// Everything that stands beside the map.
pub fn aside(desk: Desk<Hamburgum>) -> AnyView {
    let read = desk.later();
    view! {
        {rondel(desk)}
        {prices(read)}
        {depot(read)}
        {officials(read)}
    }
    .into_any()
}

/// The price table: a cube for each good, which steps down when a producer is built.
fn prices(desk: Desk<Hamburgum>) -> AnyView {
    const STEPS: [u32; 6] = [100, 90, 80, 70, 60, 50];
    let row = |good: Good| {
        let price = memo(move || desk.state().price(good));
        let cells = STEPS.map(|step| {
            view! {
                <td class:there=move || price.get() == step>
                    {move || (price.get() == step).then(|| view! { <span class="cube">{good_token(good)}</span> })}
                </td>
            }
        });
        view! {
            <tr>
                <th scope="row">
                    {move || label::good(desk.lang(), good)}
                    <span class="hidden">{move || words::hamburgum::pounds(desk.lang(), price.get().into())}</span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let heads = STEPS.map(|step| view! { <th scope="col">{step}</th> }).collect_view();
    view! {
        <section class="card prices">
            <table>
                <thead>
                    <tr>
                        <th scope="col"><h2>{say(words::hamburgum::heading_prices)}</h2></th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{Good::ALL.map(row).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// What materials cost, as far as the player on turn can pay.
fn depot(desk: Desk<Hamburgum>) -> AnyView {
    let money = memo(move || {
        let state = desk.state();
        state.ledger(desk.mover().unwrap_or_else(|| state.turn())).money
    });
    let cells = DEPOT.into_iter().enumerate().skip(1).map(|(number, cost)| {
        view! {
            <li class:dear=move || money.get() < cost>
                <b>{number}</b>
                <span>{cost}</span>
                {shown(move || money.get() < cost, move || view! { <span class="hidden">{say(words::city::too_dear)}</span> })}
            </li>
        }
    });
    let key = move || match DEPOT.iter().any(|cost| money.get() < *cost) {
        true => words::city::depot_dear(desk.lang()),
        false => words::city::depot_key(desk.lang()),
    };
    view! {
        <section class="card depot">
            <header>
                <h2>{say(words::hamburgum::heading_depot)}</h2>
                <small class="quiet">{move || key()}</small>
            </header>
            <ol>{cells.collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// What an official would pay the player on turn who builds him now; his own citizen counts.
fn pay(game: &Hamburgum, state: &State, official: Official) -> u32 {
    let newcomer = match official {
        Official::Councilman => COUNCILMAN_PAYS,
        Official::MasterBuilder => MASTER_BUILDER_PAYS,
        _ => 0,
    };
    game.office_pays(state, official) + newcomer
}

/// The stack of officials: who is on top, what he would pay, who comes after.
fn officials(desk: Desk<Hamburgum>) -> AnyView {
    let left = memo(move || desk.game().officials_left(&desk.state()));
    let pays = memo(move || Official::ALL.map(|official| pay(&desk.game(), &desk.state(), official)));
    let line = move |official: Official, first: bool| {
        let lang = desk.lang();
        let name = label::official(lang, official);
        let money = words::hamburgum::pounds(lang, pays.with(|pays| pays[official as usize]).into());
        let pays = (official != Official::Canon).then(|| words::city::official_pays(lang, &money));
        let named = if first { words::city::official_top(lang, &name) } else { name };
        view! {
            <li title=label::official_help(lang, official)>
                <strong>{named}</strong>
                {pays.map(|text| view! { <span>{text}</span> })}
                <small>{label::official_help(lang, official)}</small>
            </li>
        }
    };
    let body = move || {
        let lang = desk.lang();
        let left = left.get();
        let free = desk.game().officials() == Officials::Free;
        match left.first() {
            None => view! { <p>{words::city::official_none(lang)}</p> }.into_any(),
            Some(None) => view! { <p>{words::city::official_hidden(lang)}</p> }.into_any(),
            Some(Some(_)) if free => {
                view! { <ul>{left.iter().flatten().map(|official| line(*official, false)).collect_view()}</ul> }
                    .into_any()
            }
            Some(Some(top)) => view! { {follow(desk, &left)} <ul>{line(*top, true)}</ul> }.into_any(),
        }
    };
    view! {
        <section class="card officials">
            <h2>{say(words::hamburgum::heading_officials)}</h2>
            {move || body()}
        </section>
    }
    .into_any()
}

/// How many are left, and who they are where that is known: initials that say their names when asked.
fn follow(desk: Desk<Hamburgum>, left: &[Option<Official>]) -> AnyView {
    let lang = desk.lang();
    let named =
        |official: &Option<Official>| official.map_or_else(String::new, |official| label::official(lang, official));
    let initial = |official| view! { <span class="stacked">{named(official).chars().next().map(String::from)}</span> };
    let initials: Vec<_> = left.iter().map(initial).collect();
    let known = left.iter().flatten().count();
    let runs = left[..known].chunk_by(|one, other| one == other).map(|same| match same.len() {
        1 => named(&same[0]),
        many => words::city::official_times(lang, many as i64, &named(&same[0])),
    });
    let names = words::city::official_stack(lang, &words::list(lang, &runs.collect::<Vec<_>>()));
    let text = format!("{}. {names}", words::city::official_left(lang, &left.len().to_string()));
    view! {
        <p class="stack" role="img" tabindex="0" aria-label=text.clone() data-note=text>
            <span aria-hidden="true">{initials}</span>
        </p>
    }
    .into_any()
}
