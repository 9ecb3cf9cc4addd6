//! A small picture of a position: land and sea, who leads where, the ship.

use ::hansa::{City, Hansa, State};
use leptos::prelude::*;

use crate::staged::Staged;

use super::coast::Coast;
use super::drawings;
use super::harbour::at;

/// The picture.
pub fn thumbnail(game: &Hansa, state: &State) -> AnyView {
    let board = game.board();
    let land = Coast::of(board).path();
    let place = |city: City| {
        let (x, y) = board.cities[city.index()].at;
        (f64::from(x), f64::from(y))
    };
    let cities = (0..board.cities.len() as u8).map(City).map(|city| {
        let (x, y) = place(city);
        let owner = state.host(city).map_or("thumb-free", Hansa::paint);
        view! { <circle class=format!("thumb-city {owner}") cx=x cy=y r="34" /> }
    });
    let (x, y) = place(state.ship());
    let ship = format!("{} scale(2.2)", at(x, y - 60.0));
    view! {
        <svg class="sea-thumb" viewBox="0 0 1000 700" aria-hidden="true">
            <rect class="sea" width="1000" height="700" />
            <path class="land shore" d=land />
            {cities.collect_view()}
            <g class=format!("cog {}", Hansa::paint(state.turn())) transform=ship inner_html=drawings::cog()></g>
        </svg>
    }
    .into_any()
}
