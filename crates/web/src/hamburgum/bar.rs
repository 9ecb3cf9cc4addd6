//! The decision of the moment, at the foot of the table.

use ::hamburgum::board::{Kind, Site};
use ::hamburgum::nouns::{Official, Officials, Phase};
use ::hamburgum::{Action, Cost, FLEET, Hamburgum, State};
use leptos::prelude::*;
use words::label;

use super::glance::{Glance, Note};
use super::gloss::brings;
use super::offer::offer;
use super::pieces::icon;
use super::rondel::moves;
use super::trade::trade;
use super::tray::price_tag;
use super::{symbols, tray};
use crate::decision::{advice, ask, buttons, keep_focus, steps};
use crate::desk::Desk;
use crate::live::{live, memo, shown};
use crate::settings::say;
use crate::typed::typed;

/// What has to be decided, the steps so far, the choices, and why one of them cannot be had.
pub fn bar(desk: Desk<Hamburgum>) -> AnyView {
    let glance = Glance::of(desk);
    let phase = memo(move || desk.offering().then(|| desk.state().phase()));
    let section = NodeRef::<leptos::html::Section>::new();
    keep_focus(desk, section);
    let choices = move || {
        let phase = phase.get()?;
        Some(match phase {
            Phase::Rondel => moves(desk, glance).into_any(),
            Phase::Trade => trade(desk, glance).into_any(),
            Phase::Dockyard => dockyard(desk, glance).into_any(),
            Phase::Church => {
                view! { <div class="church-row">{tray::scoring(desk, glance)} {tray::strip(desk, glance)}</div> }
                    .into_any()
            }
            Phase::Guildhall => guildhall(desk, glance).into_any(),
            Phase::Canon => tray::strip(desk, glance).into_any(),
            Phase::Over => ().into_any(),
        })
    };
    view! {
        <section
            class="decision city-decision"
            node_ref=section
            class:done=move || desk.seat().is_none()
            aria-label=say(words::app::decision)>
            <h2 class="hidden">{say(words::app::decision)}</h2>
            <div class="decision-head">
                <p class="ask">{move || ask(desk)}</p>
                {steps(desk)}
                <span class="grow"></span>
                {shown(move || desk.offering(), move || view! {{typed(desk)}})}
                {move || phase.get().and_then(|phase| ending(desk, glance, phase))}
                {buttons(desk)}
            </div>
            <div class="advising">{advice(desk)}</div>
            <div class="choosing">{move || choices()}</div>
            <p class="why" role="status">{move || glance.note.get().map(Note::slip)}</p>
        </section>
    }
    .into_any()
}

/// The button that ends the turn, or declines the canon's donation.
fn ending(desk: Desk<Hamburgum>, glance: Glance, phase: Phase) -> Option<AnyView> {
    match phase {
        Phase::Rondel | Phase::Over => None,
        Phase::Canon => Some(offer(desk, glance, "end", || Action::Skip, say(words::hamburgum::do_skip))),
        _ => Some(offer(desk, glance, "end", || Action::End, say(words::hamburgum::do_end))),
    }
}

/// What costs nothing.
const FREE: Cost = Cost { wood: 0, brick: 0, bell: 0, money: 0 };
/// What a building costs. Rule `build-cost`.
const BUILDING: Cost = Cost { wood: 1, brick: 1, ..FREE };

/// How many ships to build, with what they cost.
fn dockyard(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let button = |ships: u8| {
        let content = live(move || {
            let lang = desk.lang();
            view! { {words::hamburgum::do_ships(lang, ships.into())} {price_tag(lang, Cost { wood: ships, ..FREE })} }
        });
        offer(desk, glance, "move", move || Action::Ships(ships), content)
    };
    view! { <div class="moves">{(1..=FLEET).map(button).collect_view()}</div> }.into_any()
}

/// The sites that can be built on, with what each brings; where officials are chosen freely, who moves in.
fn guildhall(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let builds = move || {
        let game = desk.game();
        let lang = desk.lang();
        match glance.office.get() {
            Some(site) => {
                let on_offer = game.officials_on_offer(&desk.state());
                let there = Official::ALL.into_iter().filter(|official| on_offer >> *official as u16 & 1 == 1);
                let buttons = there.map(|official| {
                    let state = desk.state();
                    // By what the rules do: a new house may count for the official who moves in.
                    let after = desk.what_if(&[Action::Build(site, Some(official))]).unwrap_or(state);
                    let money = |of: State| i64::from(of.ledger(state.turn()).money);
                    let pays = words::hamburgum::pounds(lang, money(after) - money(state));
                    let content = view! {
                        <span class="move-text">
                            <strong>{label::official(lang, official)}</strong>
                            <small>{label::official_help(lang, official)}</small>
                        </span>
                        {(official != Official::Canon).then(|| view! { <span class="move-cost">{pays}</span> })}
                    };
                    offer(desk, glance, "move", move || Action::Build(site, Some(official)), content)
                });
                view! {
                    <p class="choose">{words::hamburgum::ask_official(lang)}</p>
                    {buttons.collect_view()}
                }
                .into_any()
            }
            // Each by itself: the others stay as they are when one is built on.
            None => Site::all()
                .map(|site| shown(move || glance.sites.get().contains(site), move || build(desk, glance, site)))
                .collect_view()
                .into_any(),
        }
    };
    view! { <div class="moves">{move || builds()}</div> }.into_any()
}

/// A site that can be built on, with what it costs and brings.
fn build(desk: Desk<Hamburgum>, glance: Glance, site: Site) -> AnyView {
    let game = desk.game();
    let lang = desk.lang();
    let kind = game.board().sites[site.index()].kind;
    let choosing = kind == Kind::Official && game.officials() == Officials::Free;
    let brought = move || {
        if choosing { label::kind_help(desk.lang(), kind) } else { brings(desk, Action::Build(site, None)) }
    };
    let content = view! {
        {icon(symbols::kind(kind))}
        <span class="move-text">
            <strong>{label::site(lang, game.board(), site)}</strong>
            <small>{move || brought()}</small>
        </span>
        {price_tag(lang, BUILDING)}
    };
    if choosing {
        view! { <button class="move" on:click=move |_| glance.office.set(Some(site))>{content}</button> }.into_any()
    } else {
        offer(desk, glance, "move", move || Action::Build(site, None), content)
    }
}
