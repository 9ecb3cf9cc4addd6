//! The end: who has won, the standing, and another game.

use leptos::prelude::*;
use table::{Place, Seat};

use crate::archive;
use crate::chair::Chair;
use crate::desk::Desk;
use crate::route::{Route, way};
use crate::staged::Staged;

/// The banner and the standing of a game that is over.
pub fn ending<G: Staged>(desk: Desk<G>) -> impl IntoView {
    let standing = move || {
        let mut places = desk.with(|docket| docket.sitting().game().standing(docket.sitting().state()));
        places.sort_by_key(|place| place.rank);
        places
    };
    let row = move |place: Place| {
        let Place { seat, points, rank, .. } = place;
        view! {
            <li value=rank.to_string()>
                <span class=format!("house {}", G::paint(seat)) aria-hidden="true"></span>
                {move || words::app::points_of(desk.lang(), &desk.name(seat), &words::number(desk.lang(), points.into()))}
            </li>
        }
    };
    view! {
        <section class="card ending">
            <h2>{move || words::app::game_over(desk.lang())}</h2>
            <p>{move || banner(desk, &standing())}</p>
            <ol>{move || standing().into_iter().map(row).collect_view()}</ol>
            <button class="main" on:click=move |_| rematch(desk)>{move || words::app::rematch(desk.lang())}</button>
        </section>
    }
}

fn banner<G: Staged>(desk: Desk<G>, standing: &[Place]) -> String {
    let lang = desk.lang();
    let winners: Vec<String> =
        standing.iter().filter(|place| place.rank == 1).map(|place| desk.told(place.seat)).collect();
    let points = words::number(lang, standing.first().map_or(0, |place| place.points.into()));
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
