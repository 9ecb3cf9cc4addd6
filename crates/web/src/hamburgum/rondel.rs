//! The rondel: eight spaces, the players' markers, and what a move would cost and bring.

use std::f64::consts::FRAC_PI_4;

use ::hamburgum::nouns::{Phase, Space};
use ::hamburgum::{Action, Hamburgum, move_cost};
use leptos::prelude::*;
use table::{Game, Seat};
use words::label;

use super::glance::{Glance, Thing, paint};
use super::offer::offer;
use super::pieces::{icon, mark};
use super::symbols;
use crate::browser::focus;
use crate::desk::Desk;
use crate::live::memo;
use crate::settings::say;
use crate::trig::{cos, sin};

const RIM: f64 = 150.0;
const HUB: f64 = 46.0;

/// A place on the rondel: so far from the middle, at a share of the way from one space's middle to the next.
fn place(space: Space, share: f64, radius: f64) -> (f64, f64) {
    // Cloth, the fourth, is on top.
    let angle = (f64::from(space as u8) - 3.0 + share) * FRAC_PI_4 - 2.0 * FRAC_PI_4;
    (radius * cos(angle), radius * sin(angle))
}

/// The outline of a space.
fn sector(space: Space) -> String {
    let ((a, b), (c, d)) = (place(space, -0.5, RIM), place(space, 0.5, RIM));
    let ((e, f), (g, h)) = (place(space, 0.5, HUB), place(space, -0.5, HUB));
    format!("M{a:.1} {b:.1}A{RIM} {RIM} 0 0 1 {c:.1} {d:.1}L{e:.1} {f:.1}A{HUB} {HUB} 0 0 0 {g:.1} {h:.1}Z")
}

/// The line along which a space's name is written, always the right way up.
fn baseline(space: Space) -> String {
    let below = matches!(space, Space::Trade2 | Space::Dockyard | Space::Sugar);
    let radius = if below { RIM - 9.0 } else { RIM - 19.0 };
    let ((a, b), (c, d)) = (place(space, -0.5, radius), place(space, 0.5, radius));
    if below {
        format!("M{c:.1} {d:.1}A{radius} {radius} 0 0 0 {a:.1} {b:.1}")
    } else {
        format!("M{a:.1} {b:.1}A{radius} {radius} 0 0 1 {c:.1} {d:.1}")
    }
}

/// What the move to a space costs the player on turn.
fn cost(desk: Desk<Hamburgum>, space: Space) -> u8 {
    let state = desk.state();
    state.ledger(state.turn()).rondel.map_or(0, |from| move_cost(from.steps_to(space)))
}

/// What the move costs, in words.
fn cost_text(desk: Desk<Hamburgum>, space: Space) -> String {
    match cost(desk, space) {
        0 => words::city::free_move(desk.lang()).to_owned(),
        prestige => words::city::move_cost(desk.lang(), &prestige.to_string()),
    }
}

/// What is to be known of a space: name, cost, what would happen there, or why not.
fn text(desk: Desk<Hamburgum>, space: Space) -> String {
    let lang = desk.lang();
    let state = desk.state();
    let name = label::space(lang, space);
    if state.phase() == Phase::Over {
        return name;
    }
    let outlook = words::tell::outlook(lang, &desk.game(), &state, space);
    let told = words::city::space_label(lang, &name, &cost_text(desk, space), &outlook);
    match desk.why(Action::Rondel(space)).filter(|_| desk.offering()) {
        Some(reason) => format!("{told}. {}", reason.told(lang)),
        None => told,
    }
}

/// The rondel as it lies beside the map.
pub fn rondel(desk: Desk<Hamburgum>) -> AnyView {
    let glance = Glance::of(desk);
    let sectors: Vec<_> = Space::ALL.into_iter().map(|space| sector_view(desk, glance, space)).collect();
    let markers: Vec<_> = Seat::all(desk.game().players()).map(|seat| marker(desk, seat)).collect();
    let note = move || match glance.thing.get() {
        Some(Thing::Space(space)) => text(desk, space),
        _ => String::new(),
    };
    view! {
        <section class="rondel" aria-label=say(words::hamburgum::heading_rondel)>
            <svg viewBox="-160 -160 320 320" role="group" aria-label=say(words::hamburgum::heading_rondel)>
                <circle class="rim" r="157" />
                {sectors}
                <circle class="hub" r=HUB />
                <circle class="hub-rule" r=HUB - 4.0 />
                <text class="hub-text" y="5">{move || desk.game().round(&desk.state()).to_string()}</text>
                <g class=move || format!("hub-mark {}", desk.mover().map_or("", paint)) transform="translate(0 25)">
                    {move || desk.mover().map(octagon)}
                </g>
                <g aria-hidden="true">{markers}</g>
            </svg>
            <p class="rondel-note" aria-hidden="true">{move || note()}</p>
        </section>
    }
    .into_any()
}

fn octagon(seat: Seat) -> AnyView {
    view! {
        <path class="octagon" d="M-5-12H5L12-5V5L5 12H-5L-12 5V-5Z" />
        {mark(seat, 0, 0)}
    }
    .into_any()
}

fn sector_view(desk: Desk<Hamburgum>, glance: Glance, space: Space) -> AnyView {
    let moving = memo(move || desk.offering() && desk.state().phase() == Phase::Rondel);
    let lit = memo(move || desk.legal().contains(&Action::Rondel(space)));
    let rank = memo(move || glance.rank(|action| *action == Action::Rondel(space)));
    let here = memo(move || {
        let state = desk.state();
        state.phase() != Phase::Rondel && state.ledger(state.turn()).rondel == Some(space)
    });
    let press = move || {
        if lit.get_untracked() {
            desk.act(Action::Rondel(space));
        } else {
            glance.point(Thing::Space(space));
        }
    };
    // Where the middle of a space lies level with its hub, the cost stands below the symbol rather than beside it.
    let level = matches!(space, Space::Church | Space::Beer);
    let (x, y) = place(space, 0.0, 112.0);
    let (cost_x, cost_y) = place(space, 0.0, if level { 100.0 } else { 88.0 });
    let (y, cost_y) = if level { (y - 9.0, cost_y + 15.0) } else { (y, cost_y) };
    let line = format!("rondel-{}", space.word());
    view! {
        <g
            class=format!("sector on-{}", space.word())
            class:lit=lit
            class:here=here
            class:far=move || moving.get() && !lit.get()
            role=move || if moving.get() { "button" } else { "img" }
            tabindex=move || if moving.get() { "0" } else { "-1" }
            aria-disabled=move || (moving.get() && !lit.get()).then_some("true")
            aria-label=move || text(desk, space)
            on:click=move |_| press()
            on:keydown=move |event| {
                if focus::presses(&event) {
                    press();
                }
            }
            on:pointerenter=move |_| glance.point(Thing::Space(space))
            on:pointerleave=move |_| glance.leave(Thing::Space(space))
            on:focus=move |_| glance.point(Thing::Space(space))
            on:blur=move |_| glance.leave(Thing::Space(space))
        >
            <path class="field" d=sector(space) />
            <path id=line.clone() class="baseline" d=baseline(space) />
            <text class="space-name">
                <textPath href=format!("#{line}") startOffset="50%">{move || label::space(desk.lang(), space)}</textPath>
            </text>
            <path class="sign" d=symbols::space(space) transform=format!("translate({x:.0} {y:.0}) scale(1.15)") />
            <text class="cost" x=cost_x y=cost_y>{move || moving.get().then(|| format!(" {}", cost_text(desk, space)))}</text>
        </g>
            {move || {
                rank.get()
                    .map(|rank| {
                        let (x, y) = place(space, 0.36, 132.0);
                        view! {
                            <g class="badge advised" transform=format!("translate({x:.0} {y:.0})")>
                                <circle r="11" />
                                <text>{rank}</text>
                            </g>
                        }
                    })
            }}
    }
    .into_any()
}

/// A player's marker; those on one space stand side by side.
fn marker(desk: Desk<Hamburgum>, seat: Seat) -> AnyView {
    let players = desk.game().players();
    let spot = memo(move || {
        let state = desk.state();
        let own = state.ledger(seat).rondel;
        let beside = |other: &Seat| state.ledger(*other).rondel == own;
        let number = Seat::all(players).filter(beside).count();
        let before = Seat::all(players).take(seat.index()).filter(beside).count();
        let share = before as f64 - (number as f64 - 1.0) / 2.0;
        let (x, y) = match own {
            Some(space) => place(
                space,
                share * if number > 3 { 0.24 } else { 0.36 },
                if number > 3 { 62.0 + 14.0 * (before % 2) as f64 } else { 66.0 },
            ),
            // Above the number of the round.
            None => (share * 15.0, -33.0),
        };
        format!("transform: translate({x:.1}px, {y:.1}px)")
    });
    view! {
        <g class=format!("marker {}", paint(seat)) style=spot>
            <g transform="scale(.8)">{octagon(seat)}</g>
        </g>
    }
    .into_any()
}

/// The eight spaces as buttons in the decision bar, with what each would bring.
pub fn moves(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let button = |space: Space| {
        let content = view! {
            {icon(symbols::space(space))}
            <span class="move-text">
                <strong>{move || label::space(desk.lang(), space)}</strong>
                <small>{move || words::tell::outlook(desk.lang(), &desk.game(), &desk.state(), space)}</small>
            </span>
            <span class="move-cost">{move || cost_text(desk, space)}</span>
        };
        offer(desk, glance, "move", move || Action::Rondel(space), content)
    };
    // The next space first, as the marker would reach them.
    let from = untrack(|| {
        let state = desk.state();
        state.ledger(state.turn()).rondel
    });
    let spaces = (1..=8).map(|steps| from.unwrap_or(Space::Dockyard).after(steps));
    view! { <div class="moves all-spaces">{spaces.map(button).collect_view()}</div> }.into_any()
}
