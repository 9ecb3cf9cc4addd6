//! The end: who has won and how, the standing, and another game.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Place, arrange};

use crate::chart::chart;
use crate::front::{Front, Piece};
use crate::home;
use crate::route::{Route, way};
use crate::settings::{lang, say};
use crate::share::save;
use crate::strip::house;

/// The banner, the standing, how everyone came to his points, and their course; for a game that is over.
pub fn ending(desk: Front) -> AnyView {
    let mut places = desk.ask().standing();
    arrange(&mut places, |place| place.rank.into());
    let row = move |place: &Place| {
        let Place { seat, points, rank, .. } = *place;
        view! {
            <li value=rank.to_string()>
                {house(desk, seat)}
                {move || words::app::points_of(lang(), &desk.ask().name(seat), points.into())}
            </li>
        }
    };
    let rows = places.iter().map(row).collect_view();
    let winners = places.iter().filter(|place| place.rank == 1);
    let houses = winners.map(|place| house(desk, place.seat)).collect_view();
    let chart = chart(desk.ask().course(), desk.ask().legend(), Arc::new(move |seat| desk.ask().name(seat)));
    view! {
        <div class="card finish">
            <h2>{say(words::app::game_over)}</h2>
            <p class="banner">{houses} <span>{move || banner(desk)}</span></p>
            <ol>{rows}</ol>
            <div class="row">
                <button class="main" on:click=move |_| rematch(desk)>{say(words::app::rematch)}</button>
                <button on:click=move |_| desk.ask().look(0)>{say(words::app::look_through)}</button>
                <button on:click=move |_| save(desk)>{say(words::app::save_record)}</button>
                <a class="button" href="/" on:click=|event| home::go_home(&event)>{say(words::app::another_game)}</a>
            </div>
        </div>
        {desk.ask().piece(Piece::Reckoning)}
        <div class="card">{chart}</div>
    }
    .into_any()
}

/// Whether the game is over in what is shown, and nothing waits to be confirmed.
pub fn is_over(desk: Front) -> bool {
    desk.ask().seat().is_none() && !desk.ask().has_steps()
}

/// Who has won, in a sentence.
pub fn banner(desk: Front) -> String {
    let (lang, desk) = (lang(), desk.ask());
    let mut places = desk.standing();
    places.retain(|place| place.rank == 1);
    let points = places.first().map_or(0, |place| place.points.into());
    let winners: Vec<String> = places.iter().map(|place| desk.told(place.seat)).collect();
    match &winners[..] {
        [one] => words::app::wins(lang, one, points),
        _ => words::app::wins_shared(lang, &words::list(lang, &winners), points),
    }
}

/// The same people and bots again, everyone one seat further.
fn rematch(desk: Front) {
    if let Some(id) = desk.ask().rematch() {
        way().go(Route::Table(id));
    }
}
