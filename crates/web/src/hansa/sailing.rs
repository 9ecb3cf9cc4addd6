//! The ship on the chart, and the arrows it can take.

use ::hansa::{Action, Hansa};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::staged::Staged;

use super::drawings;
use super::harbour::at;
use super::map::Sea;
use crate::live::memo;

/// The arrows that the ship can take now, each with its price.
pub fn lit_lanes(sea: &Sea) -> AnyView {
    let desk = sea.desk;
    let ways = sea.ways;
    let lanes = sea.chart.lanes.iter().map(|lane| {
        let (from, to) = (lane.from, lane.to);
        let (path, head, price) = (lane.path(), lane.head(), lane.price_at());
        let short = lane.is_short();
        let lit = memo(move || {
            let open = ways.with(|ways| ways[to.index()].as_deref() == Some(&[to]));
            open && desk.state().ship() == from
        });
        move || {
            lit.get().then(|| {
                let figure = words::number(desk.lang(), 1);
                let coin = (!short)
                    .then(|| view! { <g transform=at(price.0, price.1) inner_html=drawings::coin(&figure)></g> });
                view! {
                    <path class="lane-lit" d=path.clone() />
                    <path class="lane-lit-head" d=head.clone() />
                    {coin}
                }
            })
        }
    });
    view! { <g class="lit-lanes" aria-hidden="true">{lanes.collect_view()}</g> }.into_any()
}

/// The ship beside its city; when it has just sailed, it comes along the arrow.
pub fn ship(sea: &Sea) -> AnyView {
    let desk = sea.desk;
    let chart = sea.chart.clone();
    let place = memo(move || (desk.state().ship(), just_sailed_from(desk)));
    let pennant = move || {
        let seat = desk.mover().unwrap_or(desk.state().turn());
        format!("cog {}", Hansa::paint(seat))
    };
    let voyage = move || {
        let (here, from) = place.get();
        let (x, y) = chart.spots[here.index()].berth.middle();
        let course = from.filter(|_| desk.moves()).and_then(|from| {
            let begin = chart.spots[from.index()].berth.middle();
            chart.lane(from, here).map(|lane| lane.voyage(begin, (x, y)))
        });
        match course {
            Some(course) => {
                let course = format!("path(\"{course}\")");
                view! { <g class="under-sail" style=("offset-path", course) inner_html=drawings::cog()></g> }.into_any()
            }
            None => view! { <g transform=at(x, y) inner_html=drawings::cog()></g> }.into_any(),
        }
    };
    view! { <g class=pennant aria-hidden="true">{move || voyage()}</g> }.into_any()
}

/// Where the ship came from, if the last action was a voyage.
fn just_sailed_from(desk: Desk<Hansa>) -> Option<::hansa::City> {
    match desk.last()?.action {
        Action::Sail(_) => desk.before().map(|before| before.ship()),
        _ => None,
    }
}
