//! The harbour at the foot of the map: basins 3, 2 and 1, and the ships in them.

use ::hamburgum::{Berth, Hamburgum};
use leptos::prelude::*;
use table::Game;

use super::pieces::ship;
use super::plan::{Patch, Plan};
use crate::desk::Desk;
use crate::live::memo;

/// The three basins; whatever enters slides in from the one before.
pub fn harbour(desk: Desk<Hamburgum>, plan: &Plan) -> AnyView {
    let players = desk.game().players();
    let way = plan.basins[1].x - plan.basins[0].x;
    let basins: Vec<_> =
        plan.basins.into_iter().zip([2, 1, 0]).map(|(patch, basin)| basin_view(desk, patch, basin, players)).collect();
    view! { <g class="harbour" style=format!("--way: -{way:.0}px")>{basins}</g> }.into_any()
}

fn basin_view(desk: Desk<Hamburgum>, patch: Patch, basin: usize, players: usize) -> AnyView {
    let Patch { x, y, w, h } = patch;
    let room = basin + 1;
    let left = 58.0;
    // Five ships lie close.
    let scale = ((w - left - 12.0) / players as f64 / 62.0).min(1.0);
    let pitch = (w - left - 12.0) / players as f64;
    let berths: Vec<_> = (0..players)
        .map(|berth| {
            let lying = memo(move || desk.state().berths(basin).get(berth).copied().unwrap_or_default());
            let place = format!(
                "translate({:.0} {:.0}) scale({scale:.2})",
                x + left + pitch * (berth as f64 + 0.5),
                y + h / 2.0 + 4.0
            );
            view! {
                <g transform=place>
                    {move || match lying.get() {
                        Berth::Free => view! { <path class="berth" d="M-18 26h36" /> }.into_any(),
                        Berth::Ship(seat) => view! { <g class="sails-in">{ship(Some(seat))}</g> }.into_any(),
                        Berth::Dutchman => view! { <g class="sails-in">{ship(None)}</g> }.into_any(),
                    }}
                </g>
            }
        })
        .collect();
    let palisade: String =
        (0..=(w / 26.0) as i32).map(|post| format!("M{:.0} {:.0}v10", x + 26.0 * f64::from(post), y - 5.0)).collect();
    let cargo: Vec<_> = (0..room)
        .map(|unit| view! { <rect class="cargo" x=x + 14.0 + 14.0 * unit as f64 y=y + h - 28.0 width="11" height="11" /> })
        .collect();
    view! {
        <g class="basin" role="img" aria-label=move || super::reading::basin_text(desk, basin)>
            <rect class="pool" x=x y=y width=w height=h rx="3" />
            <path class="palisade" d=palisade />
            <text class="basin-number" x=x + 32.0 y=y + 56.0>{room}</text>
            {cargo}
            {berths}
        </g>
    }
    .into_any()
}
