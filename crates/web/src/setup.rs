//! Setting up: how many play, who sits where, on which board, by which variant.

use bots::Level;
use leptos::prelude::*;
use shelf::Board;
use table::sheet::{Fault, Faults};
use table::{Seat, Setup};

use crate::archive;
use crate::browser::{self, files};
use crate::chair::{Chair, LONGEST};
use crate::home;
use crate::live::shown;
use crate::route::{Route, way};
use crate::settings::{lang, say};
use crate::staged::Lid;
use crate::{names, preferences};

/// How many faults of a board are shown; whoever mends these will see the rest.
const SHOWN: usize = 20;

/// Why an own board was not taken.
#[derive(Clone, PartialEq, Eq)]
enum BadBoard {
    File,
    OtherGame,
    Faults(Vec<Fault>),
}

/// The board that is chosen: a built-in one by its name, or the own one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pick {
    BuiltIn(&'static str),
    Own,
}

/// A board from a file.
#[derive(Clone, PartialEq, Eq)]
struct OwnBoard {
    id: String,
    name: String,
    text: String,
}

/// What is being set up.
#[derive(Clone, Copy)]
struct Plan {
    players: RwSignal<usize>,
    chairs: RwSignal<Vec<Chair>>,
    board: RwSignal<Pick>,
    own: RwSignal<Option<OwnBoard>>,
    bad: RwSignal<Option<BadBoard>>,
    officials: RwSignal<String>,
    handing: RwSignal<bool>,
    refused: RwSignal<Option<String>>,
}

/// The page on which a game is set up.
pub fn set_up(lid: Lid) -> AnyView {
    browser::title(&format!("{} · {}", (lid.title)(lang()), words::app::name(lang())));
    let (_, most) = lid.players;
    let chair = |seat| if seat == 0 { Chair::Person(String::new()) } else { Chair::Bot(Level::Medium) };
    let plan = Plan {
        players: RwSignal::new(most.min(4)),
        chairs: RwSignal::new((0..most).map(chair).collect()),
        board: RwSignal::new(Pick::BuiltIn(lid.boards[0])),
        own: RwSignal::new(None),
        bad: RwSignal::new(None),
        officials: RwSignal::new("numbered".to_owned()),
        handing: RwSignal::new(false),
        refused: RwSignal::new(None),
    };
    view! {
        <header class="top">{home::masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page narrow">
            <form
                class="card set-up"
                on:submit=move |event| {
                    event.prevent_default();
                    plan.start(lid);
                }
            >
                <h1>{move || (lid.title)(lang())}</h1>
                {players(lid, plan)}
                {chairs(lid, plan)}
                {board(lid, plan)}
                {lid.variants.then(|| variants(plan))}
                {handing(plan)}
                {move || {
                    plan.refused
                        .get()
                        .map(|text| {
                            view! {
                                <div role="alert">
                                    <p>{words::app::set_up_refused(lang())}</p>
                                    <code lang="en">{text}</code>
                                </div>
                            }
                        })
                }}
                <div class="row">
                    <button class="main" type="submit">{say(words::app::start_game)}</button>
                    <a class="button" href="/" on:click=|event| home::go_home(&event)>{say(words::app::cancel)}</a>
                </div>
            </form>
        </main>
    }
    .into_any()
}

impl Plan {
    fn people(self) -> usize {
        let players = self.players.get();
        self.chairs.with(|chairs| chairs.iter().take(players).filter(|chair| chair.is_person()).count())
    }

    fn start(self, lid: Lid) {
        let players = self.players.get_untracked();
        let chairs: Vec<Chair> = self.chairs.get_untracked().into_iter().take(players).collect();
        let (board, board_file) = match (self.board.get_untracked(), self.own.get_untracked()) {
            (Pick::Own, Some(own)) => (own.id, Some(own.text)),
            (Pick::BuiltIn(id), _) => (id.to_owned(), None),
            (Pick::Own, None) => (lid.boards[0].to_owned(), None),
        };
        let setup = Setup {
            game: lid.name.to_owned(),
            players,
            board: Some(board),
            board_file,
            officials: lid.variants.then(|| self.officials.get_untracked()),
        };
        let handing = self.handing.get_untracked() && untrack(|| self.people()) > 1;
        match archive::deal(&setup, chairs, handing) {
            Ok(id) => way().go(Route::Table(id)),
            Err(refusal) => self.refused.set(Some(refusal.message)),
        }
    }

    fn take_board(self, lid: Lid, text: Option<String>) {
        let read = text.ok_or(BadBoard::File).and_then(|text| match Board::read(&text) {
            Ok(board) if board.game() == lid.name => {
                Ok(OwnBoard { id: board.id().to_owned(), name: board.name().to_owned(), text })
            }
            Ok(_) => Err(BadBoard::OtherGame),
            Err(Faults(faults)) => Err(BadBoard::Faults(faults)),
        });
        match read {
            Ok(own) => {
                self.own.set(Some(own));
                self.board.set(Pick::Own);
                self.bad.set(None);
            }
            Err(bad) => self.bad.set(Some(bad)),
        }
    }
}

fn players(lid: Lid, plan: Plan) -> AnyView {
    let (from, to) = lid.players;
    view! {
        <fieldset class="choices">
            <legend>{say(words::app::players)}</legend>
            {(from..=to)
                .map(|count| {
                    view! {
                        <label class="choice">
                            <input
                                type="radio"
                                name="players"
                                prop:checked=move || plan.players.get() == count
                                on:change=move |_| plan.players.set(count)
                            />
                            {count}
                        </label>
                    }
                })
                .collect_view()}
        </fieldset>
    }
    .into_any()
}

fn chairs(lid: Lid, plan: Plan) -> AnyView {
    let (_, most) = lid.players;
    let row = move |seat: Seat| {
        let chair = move || plan.chairs.with(|chairs| chairs[seat.index()].clone());
        let set = move |chair: Chair| plan.chairs.update(|chairs| chairs[seat.index()] = chair);
        let colour = move || (lid.colour)(lang(), seat);
        view! {
            <li class="seat" class:away=move || plan.players.get() <= seat.index()>
                <span class=format!("house {}", (lid.paint)(seat)) aria-hidden="true"></span>
                <span class="seat-colour">{move || colour()}</span>
                <select
                    aria-label=move || words::app::seat_of(lang(), &colour())
                    on:change=move |event| {
                        let level = event_target_value(&event).parse::<Level>();
                        set(level.map_or_else(|_| Chair::Person(String::new()), Chair::Bot));
                    }
                >
                    <option value="person" selected=move || chair().is_person()>
                        {say(words::app::person)}
                    </option>
                    {Level::ALL
                        .map(|level| {
                            view! {
                                <option value=level.name() selected=move || chair() == Chair::Bot(level)>
                                    {move || names::level(lang(), level)}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
                {shown(move || chair().is_person(), move || view! {
                    <input
                        type="text"
                        maxlength=LONGEST.to_string()
                        autocomplete="off"
                        aria-label=move || words::app::name_of(lang(), &colour())
                        placeholder=colour
                        prop:value=move || chair().tag()
                        on:input=move |event| set(Chair::Person(event_target_value(&event)))
                    />
                })}
            </li>
        }
    };
    view! { <ol class="seats">{Seat::all(most).map(row).collect_view()}</ol> }.into_any()
}

fn board(lid: Lid, plan: Plan) -> AnyView {
    let choice = move |pick: Pick, name: String| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="board"
                    prop:checked=move || plan.board.get() == pick
                    on:change=move |_| plan.board.set(pick)
                />
                {name}
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{say(words::app::board)}</legend>
            {lid.boards.iter().map(|id| choice(Pick::BuiltIn(id), (lid.board_name)(id))).collect_view()}
            {move || plan.own.get().map(|own| choice(Pick::Own, words::app::own_board_named(lang(), &own.name)))}
            <label class="button file">
                {say(words::app::own_board)}
                <input
                    class="hidden"
                    type="file"
                    accept=".toml,text/plain"
                    on:change=move |event| files::chosen(&event, move |text| plan.take_board(lid, text))
                />
            </label>
            {move || {
                plan.bad
                    .get()
                    .map(|bad| match bad {
                        BadBoard::File => view! { <p role="alert">{words::app::file_refused(lang())}</p> }.into_any(),
                        BadBoard::OtherGame => {
                            view! { <p role="alert">{words::app::own_board_other_game(lang())}</p> }.into_any()
                        }
                        BadBoard::Faults(faults) => {
                            view! {
                                <div role="alert">
                                    <p>{words::app::own_board_faults(lang())}</p>
                                    <ul class="faults">{faults.into_iter().take(SHOWN).map(fault).collect_view()}</ul>
                                </div>
                            }
                                .into_any()
                        }
                    })
            }}
        </fieldset>
    }
    .into_any()
}

/// A fault of a board: its line, and what the rules say of it.
fn fault(fault: Fault) -> AnyView {
    let line = words::app::line(lang(), &fault.line.to_string());
    view! {
        <li>
            {line} " " <code lang="en">{fault.what}</code>
        </li>
    }
    .into_any()
}

fn variants(plan: Plan) -> AnyView {
    let choice = move |word: &'static str, name: fn(words::Lang) -> &'static str| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="officials"
                    prop:checked=move || plan.officials.get() == word
                    on:change=move |_| plan.officials.set(word.to_owned())
                />
                {move || name(lang())}
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{say(words::app::variant)}</legend>
            {choice("numbered", words::app::officials_numbered)}
            {choice("free", words::app::officials_free)}
            {choice("shuffled", words::app::officials_shuffled)}
            <p class="quiet" role="status">{move || words::app::officials_help(lang(), &plan.officials.get())}</p>
        </fieldset>
    }
    .into_any()
}

fn handing(plan: Plan) -> AnyView {
    view! {
        {shown(move || plan.people() > 1, move || view! {
            <label class="choice">
                <input
                    type="checkbox"
                    prop:checked=move || plan.handing.get()
                    on:change=move |event| plan.handing.set(event_target_checked(&event))
                />
                {say(words::app::handing_setting)}
            </label>
        })}
    }
    .into_any()
}
