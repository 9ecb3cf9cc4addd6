//! The end: who has won and how, the standing, and another game.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Place, Seat};

use crate::archive;
use crate::chair::Chair;
use crate::chart::{Legend, chart};
use crate::course::Course;
use crate::desk::Desk;
use crate::route::{Route, way};
use crate::share::save;
use crate::staged::Staged;

/// The banner, the standing, how everyone came to his points, and their course; for a game that is over.
pub fn ending<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let mut places = desk.with_now(|docket| docket.sitting().game().standing(docket.sitting().state()));
    places.sort_by_key(|place| place.rank);
    let row = move |place: &Place| {
        let Place { seat, points, rank, .. } = *place;
        view! {
            <li value=rank.to_string()>
                <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                {move || words::app::points_of(desk.lang(), &desk.name(seat), &words::number(desk.lang(), points.into()))}
            </li>
        }
    };
    let rows = places.iter().map(row).collect_view();
    let houses = places.iter().filter(|place| place.rank == 1).map(|place| {
        view! { <span class=format!("house {}", G::paint(place.seat)) aria-hidden="true"></span> }
    });
    let houses = houses.collect_view();
    let course = desk.with_now(|docket| Course::of(docket.sitting()));
    let legend = Legend { paint: G::paint, sources: G::sources };
    view! {
        <div class="card finish">
            <h2>{move || words::app::game_over(desk.lang())}</h2>
            <p class="banner">{houses} <span>{move || banner(desk)}</span></p>
            <ol>{rows}</ol>
            <div class="row">
                <button class="main" on:click=move |_| rematch(desk)>{move || words::app::rematch(desk.lang())}</button>
                <button on:click=move |_| save(desk)>{move || words::app::save_record(desk.lang())}</button>
            </div>
        </div>
        {G::reckoning(desk)}
        <div class="card">{chart(course, legend, Arc::new(move |seat| desk.name(seat)))}</div>
    }
}

/// Whether the game is over in what is shown, and nothing waits to be confirmed.
pub fn is_over<G: Staged>(desk: Desk<G>) -> bool {
    desk.seat().is_none() && desk.with(|docket| docket.tentative().is_empty())
}

/// Who has won, in a sentence.
pub fn banner<G: Staged>(desk: Desk<G>) -> String {
    let lang = desk.lang();
    let mut places = desk.with(|docket| docket.sitting().game().standing(docket.sitting().state()));
    places.retain(|place| place.rank == 1);
    let points = words::number(lang, places.first().map_or(0, |place| place.points.into()));
    let winners: Vec<String> = places.iter().map(|place| desk.told(place.seat)).collect();
    match &winners[..] {
        [one] => words::app::wins(lang, one, &points),
        _ => words::app::wins_shared(lang, &words::list(lang, &winners), &points),
    }
}

/// The same people and bots again, everyone one seat further.
fn rematch<G: Staged>(desk: Desk<G>) {
    let (setup, chairs, handing) =
        desk.with_now(|docket| (docket.sitting().game().setup(), rotated(&docket.chairs), docket.handing));
    // What was dealt once can be dealt again.
    if let Ok(id) = archive::deal(&setup, chairs, handing) {
        way().go(Route::Table(id));
    }
}

fn rotated(chairs: &[Chair]) -> Vec<Chair> {
    let players = chairs.len();
    Seat::all(players).map(|seat| chairs[(seat.index() + 1) % players].clone()).collect()
}
