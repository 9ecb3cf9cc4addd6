//! The city: the engraving, and over it what changes: citizens, churches, ships.

use std::sync::Arc;

use ::hamburgum::board::{Church, Kind, Site};
use ::hamburgum::nouns::Officials;
use ::hamburgum::{Action, Hamburgum, Nave};
use leptos::prelude::*;
use table::Seat;

use super::glance::{Glance, Thing, paint};
use super::gloss::gloss;
use super::harbour::harbour;
use super::pieces::{icon, mark};
use super::plan::{NAME_SIZES, Patch, Plan};
use super::reading::reading;
use super::tray::tray;
use super::zoom::Zoom;
use super::{engraving, steeple, symbols};
use crate::browser::focus;
use crate::desk::Desk;
use crate::live::{Relay, memo};
use crate::settings::say;

/// The map in its frame.
pub fn board(desk: Desk<Hamburgum>) -> AnyView {
    let glance = Glance::of(desk);
    let game = desk.game();
    let plan = Arc::new(Plan::of(game.board()));
    let zoom = Zoom::whole();
    let relay = Relay::here();
    let part = |draw: fn(Desk<Hamburgum>, Glance, &Plan) -> AnyView| {
        let plan = plan.clone();
        relay.part(move || draw(desk, glance, &plan))
    };
    let ground = part(|desk, _, plan| {
        let ground = engraving::ground(desk.game().board(), plan);
        view! { <svg class="plate" viewBox=field(plan) aria-hidden="true" inner_html=ground></svg> }.into_any()
    });
    let buildings = part(|desk, glance, plan| {
        let churches = Church::all().map(|church| steeple_view(desk, glance, plan, church)).collect_view();
        view! { {harbour(desk, plan)} {churches} {names(&desk.game(), plan)} }.into_any()
    });
    let sites = part(|desk, glance, plan| {
        Site::all().map(|site| site_view(desk, glance, plan.sites[site.index()], site)).collect_view().into_any()
    });
    let open = part(|desk, glance, plan| view! { {gloss(desk, glance, plan)} {tray(desk, glance)} }.into_any());
    let read = part(|desk, glance, _| reading(desk, glance));
    view! {
        <div class="city">
            <div
                class="port"
                class:close=move || zoom.is_close()
                node_ref=zoom.port
                on:dblclick=move |event| zoom.double(&event)
                on:pointerdown=move |event| zoom.down(&event)
                on:pointermove=move |event| zoom.moved(&event)
                on:pointerup=move |event| zoom.up(&event)
                on:pointercancel=move |event| zoom.up(&event)
            >
                // Two sheets: what never changes is not painted again when something on the other does.
                <div class="sheets" style:width=move || zoom.percent() style:height=move || zoom.percent()>
                {ground}
                <svg viewBox=field(&plan) role="group" aria-label=say(words::hamburgum::heading_city)>
                    {title(&game, &plan)}
                    {buildings}
                    {sites}
                </svg>
                </div>
            </div>
            {open}
            <div class="lenses" role="group">
                <button aria-label=say(words::city::zoom_in) on:click=move |_| zoom.by(1.5)>{icon(symbols::PLUS)}</button>
                <button aria-label=say(words::city::zoom_out) on:click=move |_| zoom.by(1.0 / 1.5)>{icon(symbols::MINUS)}</button>
                <button
                    aria-label=say(words::city::zoom_whole)
                    class:idle=move || !zoom.is_close()
                    on:click=move |_| zoom.reset()
                >
                    {icon(symbols::FRAME)}
                </button>
            </div>
        </div>
        {read}
    }
    .into_any()
}

/// What the map shows, as a drawing says it.
fn field(plan: &Plan) -> String {
    let Patch { x, y, w, h } = plan.view;
    format!("{x:.0} {y:.0} {w:.0} {h:.0}")
}

/// The name of the city as engravers cut it, and the year.
fn title(game: &Hamburgum, plan: &Plan) -> AnyView {
    let middle = plan.cartouche.middle();
    let name = game.board().name.to_uppercase().replace('U', "V");
    view! {
        <g aria-hidden="true" inner_html=engraving::ornaments(plan)></g>
        <g aria-hidden="true">
            <text class="title" x=middle.0 y=middle.1 + 4.0>{name}</text>
            <text class="anno" x=middle.0 y=middle.1 + 28.0>{say(words::city::anno)}</text>
        </g>
    }
    .into_any()
}

/// The names of the churches on ribbons, in a size for large and one for small screens.
fn names(game: &Hamburgum, plan: &Plan) -> AnyView {
    let ribbon = |size: f64, church: usize, patch: Patch| {
        let (x, y) = patch.middle();
        view! {
            <g class=format!("name wash-{}", engraving::wash(game.board(), church))>
                <rect x=patch.x y=patch.y width=patch.w height=patch.h rx="5" />
                <text x=x y=y font-size=size>{game.board().churches[church].name.clone()}</text>
            </g>
        }
    };
    ["names-large", "names-small"]
        .into_iter()
        .zip(NAME_SIZES)
        .zip(&plan.names)
        .map(|((class, size), patches)| {
            let ribbons: Vec<_> =
                patches.iter().enumerate().map(|(church, patch)| ribbon(size, church, *patch)).collect();
            view! { <g class=class aria-hidden="true">{ribbons}</g> }
        })
        .collect_view()
        .into_any()
}

/// A building site: a coin with its kind, or the roofed house of a citizen.
fn site_view(desk: Desk<Hamburgum>, glance: Glance, (x, y): (f64, f64), site: Site) -> AnyView {
    let game = desk.game();
    let kind = game.board().sites[site.index()].kind;
    let choosing = game.officials() == Officials::Free && kind == Kind::Official;
    let owner = memo(move || glance.owners.with(|owners| owners[site.index()]));
    let lit = memo(move || glance.sites.get().contains(site));
    let rank = move || glance.rank(|action| matches!(action, Action::Build(advised, _) if *advised == site));
    let reached = memo(move || lit.get() || (owner.get().is_none() && glance.building.get()));
    let step = move || glance.built.with(|built| built.iter().position(|built| *built == site)).map(|place| place + 1);
    let press = move || {
        if lit.get_untracked() && choosing {
            glance.office.set(Some(site));
        } else if lit.get_untracked() {
            desk.act(Action::Build(site, None));
        }
        glance.point(Thing::Site(site));
    };
    let drawn = move || match owner.get() {
        None => view! {
            <circle class="coin" r="22" />
            <circle class="coin-rule" r="18.5" />
            <path class="sign" d=symbols::kind(kind) />
        }
        .into_any(),
        Some(seat) => citizen(seat, kind).into_any(),
    };
    view! {
        <g
            class="site"
            class:lit=lit
            class:chosen=move || glance.office.get() == Some(site)
            transform=format!("translate({x:.0} {y:.0})")
            role=move || if reached.get() { "button" } else { "img" }
            tabindex=move || if reached.get() { "0" } else { "-1" }
            aria-disabled=move || (reached.get() && !lit.get()).then_some("true")
            aria-label=move || super::gloss::site_text(desk, glance, site)
            on:click=move |_| press()
            on:keydown=move |event| {
                if focus::presses(&event) {
                    press();
                }
            }
            on:pointerenter=move |_| glance.point(Thing::Site(site))
            on:pointerleave=move |_| glance.leave(Thing::Site(site))
            on:focus=move |_| glance.point(Thing::Site(site))
            on:blur=move |_| glance.leave(Thing::Site(site))
        >
            <circle class="hit" r="36" />
            <circle class="halo" r="28" />
            {move || drawn()}
        </g>
        <g class="badges" transform=format!("translate({x:.0} {y:.0})")>
            {move || step().map(|number| badge("step", number))}
            {move || rank().map(|rank| badge("advised", rank))}
        </g>
    }
    .into_any()
}

/// A citizen's house in his player's colour, with the house mark in the gable.
fn citizen(seat: Seat, kind: Kind) -> AnyView {
    view! {
        <g class=format!("citizen {}", paint(seat))>
            <path class="shade" d="M-19 24h46v-26z" />
            <path class="body" d="M-21 24V-7L0-29 21-7V24z" />
            <path class="eaves" d="M-25-5L0-31 25-5" />
            <path class="sign" d=symbols::kind(kind) transform="translate(0 8)" />
            {mark(seat, 0, -14)}
        </g>
    }
    .into_any()
}

fn badge(class: &'static str, number: usize) -> AnyView {
    view! {
        <g class=format!("badge {class}") transform="translate(22 -22)">
            <circle r="12" />
            <text>{number}</text>
        </g>
    }
    .into_any()
}

/// A church as far as it has risen; pressed, it opens its tray.
fn steeple_view(desk: Desk<Hamburgum>, glance: Glance, plan: &Plan, church: Church) -> AnyView {
    let stand = plan.churches[church.index()];
    let nave = memo(move || desk.state().naves()[church.index()]);
    let lit = memo(move || glance.churches.get() >> church.0 & 1 == 1);
    let rank = memo(move || {
        glance.rank(
            |action| matches!(action, Action::Donate(advised, _) | Action::Canon(advised, _) if *advised == church),
        )
    });
    let open = move || glance.tray.get() == Some(church);
    let press = move || {
        glance.tray.update(|tray| *tray = if *tray == Some(church) { None } else { Some(church) });
    };
    let flip = if stand.mirrored { -1 } else { 1 };
    view! {
        <g
            class=format!("church wash-{}", engraving::wash(desk.game().board(), church.index()))
            class:lit=lit
            class:open=open
            transform=format!("translate({:.0} {:.0})", stand.ground.0, stand.ground.1)
            role="button"
            tabindex="0"
            aria-expanded=move || open().to_string()
            aria-label=move || super::gloss::church_text(desk, church)
            on:click=move |_| press()
            on:keydown=move |event| {
                if focus::presses(&event) {
                    press();
                }
            }
            on:pointerenter=move |_| glance.point(Thing::Church(church))
            on:pointerleave=move |_| glance.leave(Thing::Church(church))
            on:focus=move |_| glance.point(Thing::Church(church))
            on:blur=move |_| glance.leave(Thing::Church(church))
        >
            <ellipse class="halo" cx="0" cy="-30" rx="62" ry="60" />
            <g transform=format!("scale({flip} 1)")>
                <rect class="hit" x="-46" y="-128" width="92" height="134" />
                {move || parts(&nave.get(), church)}
            </g>
        </g>
        <g class="badges" transform=format!("translate({:.0} {:.0})", stand.ground.0 + 14.0, stand.ground.1 - 40.0)>
            {move || rank.get().map(|rank| badge("advised", rank))}
        </g>
    }
    .into_any()
}

/// The five parts, each in its donor's colour, dashed where still to come; a finished church bears cross and shield.
fn parts(nave: &Nave, church: Church) -> AnyView {
    let given = usize::from(nave.given);
    let part = |at: usize| {
        let d = steeple::part(at, church.index());
        match nave.donors.get(at).copied().filter(|_| at < given) {
            None => view! { <path class="to-come" d=d /> }.into_any(),
            Some(seat) => {
                let (x, y) = steeple::mark_at(at);
                view! {
                    <g class=format!("part {}", paint(seat)) class:newest=at + 1 == given>
                        <path class="fill" d=d />
                        <path class="tincture" fill=format!("url(#hatch-{})", seat.0) d=d />
                        <path class="detail" d=steeple::detail(at) />
                        {mark(seat, x, y)}
                    </g>
                }
                .into_any()
            }
        }
    };
    let builder = nave.donors.last().copied().filter(|_| given == 5);
    view! {
        // What is to come lies behind what stands.
        {(given..5).map(part).collect_view()}
        {(0..given).map(part).collect_view()}
        {builder
            .map(|seat| {
                view! {
                    <path class="cross" d=steeple::CROSS />
                    <g class=format!("shield {}", paint(seat)) transform="translate(-13 -24)">
                        <path d="M-13-13h26v12q0 12-13 17-13-5-13-17z" />
                        <g transform="scale(1.5)">{mark(seat, 0, 0)}</g>
                    </g>
                }
            })}
    }
    .into_any()
}
