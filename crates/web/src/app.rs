//! The whole app: one page at a time, and files dropped on any of them.

use ::hamburgum::Hamburgum;
use ::hansa::Hansa;
use leptos::prelude::*;

use crate::archive;
use crate::desk::Desk;
use crate::front::Front;
use crate::home::{self, home};
use crate::openings::{self, Opened};
use crate::route::{Route, Way, way};
use crate::settings::{Settings, lang, say};
use crate::setup::set_up;
use crate::staged::{Lid, Staged};
use crate::table::table;
use crate::{browser, preferences};

/// The app.
pub fn app() -> AnyView {
    Settings::remember();
    Way::follow();
    browser::focus::remember();
    let opened = Opened::here();
    let hovering = RwSignal::new(false);
    view! {
        <div
            class="app"
            class:dropping=hovering
            on:dragover=move |event| {
                event.prevent_default();
                hovering.set(true);
            }
            on:dragleave=move |_| hovering.set(false)
            on:drop=move |event| {
                event.prevent_default();
                hovering.set(false);
                browser::files::dropped(&event, move |text| opened.take_file(text));
            }
        >
            {move || {
                let route = way().here();
                untrack(|| {
                    opened.forget();
                    browser::focus::drop();
                    page(route)
                })
            }}
            {opened.notice()}
        </div>
    }
    .into_any()
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Home => {
            browser::title(words::app::name(lang()));
            home().into_any()
        }
        Route::SetUp(game) if game == <Hansa as ::table::Game>::NAME => set_up(Lid::of::<Hansa>()).into_any(),
        Route::SetUp(_) => set_up(Lid::of::<Hamburgum>()).into_any(),
        Route::Table(id) => seat_at::<Hamburgum>(&id)
            .or_else(|| seat_at::<Hansa>(&id))
            .unwrap_or_else(|| lost(words::app::lost_game).into_any()),
        Route::Open(text) => openings::open_link(&text).into_any(),
        Route::Lost => lost(words::app::lost).into_any(),
    }
}

fn seat_at<G: Staged>(id: &str) -> Option<AnyView> {
    archive::read::<G>(id).map(|docket| table(Front::of(Desk::open(docket))).into_any())
}

/// A page that says what is not here, and the way home.
fn lost(sentence: fn(words::Lang) -> &'static str) -> AnyView {
    view! {
        <header class="top">{home::masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page narrow">
            <section class="card">
                <h1>{move || sentence(lang())}</h1>
                <a class="button main" href="/" on:click=|event| home::go_home(&event)>{say(words::app::home)}</a>
            </section>
        </main>
    }
    .into_any()
}
