//! Home: two boxes, the games on this device, a record from elsewhere.

use ::hamburgum::Hamburgum;
use ::hansa::Hansa;
use ::table::Setup;
use bots::Level;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use words::Lang;

use crate::archive;
use crate::art;
use crate::browser::files;
use crate::chair::Chair;
use crate::drawer::drawer;
use crate::live::Relay;
use crate::openings::Opened;
use crate::preferences;
use crate::route::{Route, way};
use crate::settings::{lang, say};
use crate::staged::Lid;

/// Home.
pub fn home() -> AnyView {
    let opened = Opened::here();
    let relay = Relay::start();
    let hamburgum = relay.part(art::cover_hamburgum);
    let hansa = relay.part(art::cover_hansa);
    view! {
        <header class="top">{masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page home" aria-busy=move || relay.goes_on().then_some("true")>
            <h1 class="hidden">{say(words::app::motto)}</h1>
            <div class="covers">
                {cover(Lid::of::<Hamburgum>(), hamburgum, words::app::hamburgum_blurb, 4)}
                {cover(Lid::of::<Hansa>(), hansa, words::app::hansa_blurb, 3)}
            </div>
            <section class="card" aria-labelledby="continue">
                <h2 id="continue">{say(words::app::continue_games)}</h2>
                {drawer()}
            </section>
            <section class="card" aria-labelledby="open">
                <h2 id="open">{say(words::app::open_record)}</h2>
                <p>{say(words::app::open_record_hint)}</p>
                <label class="button file">
                    {say(words::app::choose_file)}
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
    .into_any()
}

/// The name of the house, which leads home.
pub fn masthead() -> AnyView {
    view! {
        <a class="masthead" href="/" on:click=|event| go_home(&event)>
            {say(words::app::name)}
        </a>
    }
    .into_any()
}

/// Goes home without loading the page anew.
pub fn go_home(event: &MouseEvent) {
    follow(event, Route::Home);
}

/// Follows a link without loading the page anew.
pub fn follow(event: &MouseEvent, route: Route) {
    // With a key held, a link opens elsewhere, as everywhere.
    if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
        event.prevent_default();
        way().go(route);
    }
}

fn cover(lid: Lid, art: AnyView, blurb: fn(Lang) -> &'static str, players: usize) -> AnyView {
    let play = move |_| {
        let setup = Setup { game: lid.name.to_owned(), players, ..Setup::default() };
        let chairs = (0..players).map(|seat| match seat {
            0 => Chair::Person(String::new()),
            _ => Chair::Bot(Level::Medium),
        });
        // A built-in board with a fitting number of players is never refused.
        if let Ok(id) = archive::deal(&setup, chairs.collect(), false) {
            way().go(Route::Table(id));
        }
    };
    let route = Route::SetUp(lid.name.to_owned());
    let href = route.write();
    let (from, to) = lid.players;
    view! {
        <section class="cover" aria-labelledby=lid.name>
            <div class="cover-art" aria-hidden="true">{art}</div>
            <div class="cover-text">
                <h2 id=lid.name>{move || (lid.title)(lang())}</h2>
                <p>{move || blurb(lang())}</p>
                <p class="quiet">
                    {move || words::app::players_range(lang(), &from.to_string(), &to.to_string())}
                </p>
                <div class="row">
                    <button class="main" on:click=play>{say(words::app::play_now)}</button>
                    <a class="button" href=href on:click=move |event| follow(&event, route.clone())>
                        {say(words::app::set_up)}
                    </a>
                </div>
            </div>
        </section>
    }
    .into_any()
}
