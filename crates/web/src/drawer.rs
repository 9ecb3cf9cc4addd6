//! The drawer: the games on this device, the newest in sight, the others when they are asked for.
//!
//! To draw a game it must be played again from its record. A drawer full of games would keep whoever comes home waiting
//! for pictures that are far below the screen.

use ::table::Seat;
use leptos::prelude::*;
use shelf::Sitting;
use words::Lang;

use crate::archive::{self, Item};
use crate::browser::{self, focus};
use crate::chair::Chair;
use crate::home::follow;
use crate::live::{live, shown};
use crate::names;
use crate::route::Route;
use crate::settings::lang;
use crate::staged::Staged;

/// So many games are drawn at once.
const FEW: usize = 6;

/// The games on this device, the latest first.
pub fn drawer() -> AnyView {
    let games = RwSignal::new(archive::names());
    let wanted = RwSignal::new(FEW);
    let drawn = RwSignal::new(0);
    draw_on(wanted, drawn);
    let number = move || games.with(Vec::len);
    let to_come = move || number().min(wanted.get()).saturating_sub(drawn.get());
    let in_sight = move || games.get().into_iter().take(drawn.get()).collect::<Vec<_>>();
    let open = move |_| {
        // What was pressed goes; the first game that comes takes the focus.
        wanted.set(games.with_untracked(Vec::len));
        drawn.update(|drawn| *drawn += 1);
        focus::find(format!(".games > li:nth-child({}) a", FEW + 1));
        draw_on(wanted, drawn);
    };
    view! {
        {shown(move || number() == 0, || view! { <p class="quiet">{live(|| words::app::no_games(lang()))}</p> })}
        // The room of those to come is kept, so that whoever goes back finds his place.
        <ul
            class="games"
            style=("--to-come", move || to_come().to_string())
            aria-busy=move || (to_come() > 0).then_some("true")
        >
            <For each=in_sight key=String::clone children=move |id| row(&id, games) />
        </ul>
        {shown(move || number() > FEW && wanted.get() == FEW, move || view! {
            <button on:click=open>{live(move || words::app::show_games(lang(), number() as i64))}</button>
        })}
    }
    .into_any()
}

/// Draws one game more, and after a moment for whoever has pressed something else the next, up to the last that is wanted.
fn draw_on(wanted: RwSignal<usize>, drawn: RwSignal<usize>) {
    browser::soon(move || {
        // Whoever has gone elsewhere wants no more of them.
        let wanted_now = wanted.try_get_untracked().unwrap_or_default();
        if drawn.try_get_untracked().is_some_and(|drawn| drawn < wanted_now) {
            drawn.update(|drawn| *drawn += 1);
            draw_on(wanted, drawn);
        }
    });
}

/// What the list tells of a game, whichever it is.
struct Entry {
    title: fn(Lang) -> &'static str,
    name: fn(Lang, &[Chair], Seat) -> String,
    picture: AnyView,
    round: i64,
    over: bool,
}

impl Entry {
    fn of<G: Staged>(sitting: &::table::Sitting<G>) -> Entry {
        let game = sitting.game();
        Entry {
            title: G::title,
            name: names::of::<G>,
            picture: G::thumbnail(game, sitting.state()),
            round: game.round(sitting.state()).into(),
            over: sitting.on_turn().is_none(),
        }
    }
}

/// One game, drawn as it stands; nothing where its rules refuse it.
fn row(id: &str, games: RwSignal<Vec<String>>) -> AnyView {
    let Some(Item { id, changed, chairs, sitting }) = archive::item(id) else { return ().into_any() };
    let Entry { title, name, picture, round, over } = match &sitting {
        Sitting::Hamburgum(sitting) => Entry::of(sitting),
        Sitting::Hansa(sitting) => Entry::of(sitting),
    };
    let players = move || {
        let seats = Seat::all(chairs.len()).map(|seat| name(lang(), &chairs, seat));
        seats.collect::<Vec<_>>().join(" · ")
    };
    let state = move || match over {
        true => words::app::game_over(lang()).to_owned(),
        false => words::app::round(lang(), round),
    };
    let route = Route::Table(id.clone());
    let href = route.write();
    // What is gone is gone: asked for once, it is offered in words, and whoever turns away has not meant it.
    let sure = RwSignal::new(false);
    let forget = move |_| {
        if sure.get_untracked() {
            archive::forget(&id);
            games.update(|games| games.retain(|other| *other != id));
        }
        sure.set(true);
    };
    let named = move || if sure.get() { words::app::forget_surely(lang()) } else { words::app::forget_game(lang()) };
    view! {
        <li>
            <a class="game" href=href on:click=move |event| follow(&event, route.clone())>
                <span class="thumbnail" aria-hidden="true">{picture}</span>
                <span class="game-text">
                    <strong>{move || title(lang())}</strong>
                    <span>{move || players()}</span>
                    <span class="quiet">
                        {move || state()} " · " {move || browser::moment(changed, lang().code())}
                    </span>
                </span>
            </a>
            <button
                class:plain=move || !sure.get()
                aria-label=named
                title=named
                on:click=forget
                on:blur=move |_| sure.set(false)
            >
                {move || if sure.get() { words::app::forget_surely(lang()) } else { "×" }}
            </button>
        </li>
    }
    .into_any()
}
