//! Home: two boxes, the games on this device, a record from elsewhere.

use ::hamburgum::Hamburgum;
use ::hansa::Hansa;
use ::table::{Seat, Setup};
use bots::Level;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use shelf::Sitting;

use crate::archive::{self, Item};
use crate::art;
use crate::browser::{self, files};
use crate::chair::Chair;
use crate::openings::Opened;
use crate::route::{Route, way};
use crate::settings::lang;
use crate::staged::Staged;
use crate::{names, preferences};

/// Home.
pub fn home() -> impl IntoView {
    let games = RwSignal::new(archive::all());
    let opened = Opened::here();
    view! {
        <header class="top">{masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page home">
            <h1 class="hidden">{move || words::app::motto(lang())}</h1>
            {opened.notice()}
            <div class="covers">
                {cover::<Hamburgum>(art::cover_hamburgum().into_any(), words::app::hamburgum_blurb, 4)}
                {cover::<Hansa>(art::cover_hansa().into_any(), words::app::hansa_blurb, 3)}
            </div>
            <section class="card" aria-labelledby="continue">
                <h2 id="continue">{move || words::app::continue_games(lang())}</h2>
                {move || {
                    let games_now = games.get();
                    if games_now.is_empty() {
                        view! { <p class="quiet">{words::app::no_games(lang())}</p> }.into_any()
                    } else {
                        let rows = games_now.iter().map(|item| row(item, games)).collect_view();
                        view! { <ul class="games">{rows}</ul> }.into_any()
                    }
                }}
            </section>
            <section class="card" aria-labelledby="open">
                <h2 id="open">{move || words::app::open_record(lang())}</h2>
                <p>{move || words::app::open_record_hint(lang())}</p>
                <label class="button file">
                    {move || words::app::choose_file(lang())}
                    <input
                        class="hidden"
                        type="file"
                        accept=".kontor,.txt,text/plain"
                        on:change=move |event| files::chosen(&event, move |text| opened.take_file(text))
                    />
                </label>
            </section>
        </main>
    }
}

/// The name of the house, which leads home.
pub fn masthead() -> impl IntoView {
    view! {
        <a class="masthead" href="/" on:click=|event| go_home(&event)>
            {move || words::app::name(lang())}
        </a>
    }
}

/// Goes home without loading the page anew.
pub fn go_home(event: &MouseEvent) {
    follow(event, Route::Home);
}

fn follow(event: &MouseEvent, route: Route) {
    // With a key held, a link opens elsewhere, as everywhere.
    if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
        event.prevent_default();
        way().go(route);
    }
}

fn cover<G: Staged>(art: AnyView, blurb: fn(words::Lang) -> &'static str, players: usize) -> impl IntoView {
    let play = move |_| {
        let setup = Setup { game: G::NAME.to_owned(), players, ..Setup::default() };
        let chairs = (0..players).map(|seat| match seat {
            0 => Chair::Person(String::new()),
            _ => Chair::Bot(Level::Medium),
        });
        // A built-in board with a fitting number of players is never refused.
        if let Ok(id) = archive::deal(&setup, chairs.collect(), false) {
            way().go(Route::Table(id));
        }
    };
    let route = Route::SetUp(G::NAME.to_owned());
    let href = route.write();
    let (from, to) = G::PLAYERS;
    view! {
        <section class="cover" aria-labelledby=G::NAME>
            <div class="cover-art" aria-hidden="true">{art}</div>
            <div class="cover-text">
                <h2 id=G::NAME>{move || G::title(lang())}</h2>
                <p>{move || blurb(lang())}</p>
                <p class="quiet">
                    {move || words::app::players_range(lang(), &from.to_string(), &to.to_string())}
                </p>
                <div class="row">
                    <button class="main" on:click=play>{move || words::app::play_now(lang())}</button>
                    <a class="button" href=href on:click=move |event| follow(&event, route.clone())>
                        {move || words::app::set_up(lang())}
                    </a>
                </div>
            </div>
        </section>
    }
}

fn row(item: &Item, games: RwSignal<Vec<Item>>) -> AnyView {
    match &item.sitting {
        Sitting::Hamburgum(sitting) => row_of(item, sitting, games).into_any(),
        Sitting::Hansa(sitting) => row_of(item, sitting, games).into_any(),
    }
}

fn row_of<G: Staged>(item: &Item, sitting: &::table::Sitting<G>, games: RwSignal<Vec<Item>>) -> impl IntoView + use<G> {
    let Item { id, changed, chairs, .. } = item.clone();
    let game = sitting.game();
    let picture = G::thumbnail(game, sitting.state());
    let round = i64::from(game.round(sitting.state()));
    let over = sitting.on_turn().is_none();
    let players = move || {
        let seats = Seat::all(chairs.len()).map(|seat| names::of::<G>(lang(), &chairs, seat));
        seats.collect::<Vec<_>>().join(" · ")
    };
    let state = move || match over {
        true => words::app::game_over(lang()).to_owned(),
        false => words::app::round(lang(), &words::number(lang(), round)),
    };
    let route = Route::Table(id.clone());
    let href = route.write();
    let forget = move |_| {
        archive::forget(&id);
        games.set(archive::all());
    };
    view! {
        <li>
            <a class="game" href=href on:click=move |event| follow(&event, route.clone())>
                <span class="thumbnail" aria-hidden="true">{picture}</span>
                <span class="game-text">
                    <strong>{move || G::title(lang())}</strong>
                    <span>{players}</span>
                    <span class="quiet">
                        {state} " · " {move || browser::moment(changed, lang().code())}
                    </span>
                </span>
            </a>
            <button
                class="plain"
                aria-label=move || words::app::forget_game(lang())
                title=move || words::app::forget_game(lang())
                on:click=forget
            >
                <span aria-hidden="true">"×"</span>
            </button>
        </li>
    }
}
