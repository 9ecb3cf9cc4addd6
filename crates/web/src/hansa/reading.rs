//! The board in words, for who hears it instead of seeing it.

use ::hansa::{City, Hansa};
use leptos::prelude::*;
use table::{Game, Seat};

use crate::desk::Desk;
use crate::live::memo;
use crate::settings::say;

/// Every city with all that lies and stands in it.
pub fn reading(desk: Desk<Hansa>) -> AnyView {
    let cities = (0..desk.game().board().cities.len() as u8).map(City);
    let lines = cities.map(|city| {
        let text = memo(move || city_in_words(desk, city));
        view! { <li>{text}</li> }
    });
    view! {
        <section class="hidden" aria-label=say(words::sea::reading)>
            <ul>{lines.collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn city_in_words(desk: Desk<Hansa>, city: City) -> String {
    let lang = desk.lang();
    let game = desk.game();
    let state = desk.state();
    let board = game.board();
    let plan = &board.cities[city.index()];
    let mut parts = Vec::new();
    if state.ship() == city {
        parts.push(words::sea::ship_here(lang).to_owned());
    }
    let markers: Vec<String> =
        state.offer(city).iter().map(|marker| words::label::marker(lang, board, *marker)).collect();
    parts.push(match markers.is_empty() {
        true => words::sea::read_empty(lang).to_owned(),
        false => words::sea::read_offer(lang, &words::list(lang, &markers)),
    });
    let counts = state.booths(city);
    let booths: Vec<String> = Seat::all(game.players())
        .filter(|seat| counts[seat.index()] > 0)
        .map(|seat| words::sea::read_count(lang, &desk.told(seat), counts[seat.index()].into()))
        .collect();
    if booths.is_empty() {
        parts.push(words::sea::read_no_booths(lang).to_owned());
    } else {
        parts.push(words::sea::read_booths(lang, &words::list(lang, &booths)));
        parts.push(match state.host(city) {
            Some(host) => words::hansa::majority(lang, &desk.told(host)),
            None => words::hansa::majority_none(lang).to_owned(),
        });
    }
    let routes: Vec<&str> = plan.routes.iter().map(|to| board.cities[to.index()].name.as_str()).collect();
    parts.push(words::sea::read_routes(lang, &words::list(lang, &routes)));
    format!("{}: {}.", plan.name, parts.join(". "))
}
