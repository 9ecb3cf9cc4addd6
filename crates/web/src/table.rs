//! The frame at the table: head line, the game's three columns, the decision at the bottom, the log beside.

use leptos::prelude::*;

use crate::browser::{self, menus};
use crate::chronicle::{caption, chronicle, since};
use crate::curtain::curtain;
use crate::desk::{Hint, Trouble};
use crate::ending::{banner, ending, is_over};
use crate::front::{Front, Piece};
use crate::live::{Relay, effect, live, memo, shown};
use crate::margin::Margin;
use crate::settings::{lang, say};
use crate::share::share;
use crate::strip::strip;
use crate::timeline::timeline;
use crate::{home, preferences};

/// What a small screen shows; a large one shows all but the log at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pane {
    Ending,
    Board,
    Aside,
    Ledgers,
    Log,
}

impl Pane {
    const ALL: [Pane; 5] = [Pane::Ending, Pane::Board, Pane::Aside, Pane::Ledgers, Pane::Log];

    const fn word(self) -> &'static str {
        match self {
            Pane::Ending => "ending",
            Pane::Board => "board",
            Pane::Aside => "aside",
            Pane::Ledgers => "ledgers",
            Pane::Log => "log",
        }
    }

    fn name(self, lang: words::Lang) -> &'static str {
        match self {
            Pane::Ending => words::app::pane_ending(lang),
            Pane::Board => words::app::pane_board(lang),
            Pane::Aside => words::app::pane_aside(lang),
            Pane::Ledgers => words::app::pane_ledgers(lang),
            Pane::Log => words::app::log(lang),
        }
    }
}

/// A table with a game on it.
pub fn table(desk: Front) -> AnyView {
    let pane = RwSignal::new(Pane::Board);
    let log = RwSignal::new(false);
    let over = memo(move || is_over(desk));
    effect(move || {
        // The end comes into view by itself, and whoever looks back sees the board again.
        match (over.get(), pane.get_untracked()) {
            (true, _) => pane.set(Pane::Ending),
            (false, Pane::Ending) => pane.set(Pane::Board),
            (false, _) => {}
        }
    });
    effect(move || {
        let lang = lang();
        browser::title(&format!("{} · {}", desk.ask().title(lang), words::app::name(lang)));
    });
    keys(desk);
    // A log that is not open costs nothing: it would follow every step with a line for each turn.
    let open_log = shown(move || log.get() || pane.get() == Pane::Log, move || chronicle(desk));
    let margin = Margin::lay();
    let no_hint = memo(move || match desk.ask().hint() {
        Hint::Thinking => Some(words::app::hint_thinking(lang())),
        Hint::None | Hint::Options(_) => desk.ask().idle(),
    });
    effect(move || {
        // An answer that holds no longer goes.
        no_hint.track();
        margin.clear();
    });
    // The page of another table is used again for this one.
    menus::clear();
    menus::close_by_touch();
    // What can be done comes first; then from the edge inward, so that nothing is pushed aside by what follows.
    let relay = Relay::start();
    let decision = relay.part(move || desk.ask().piece(Piece::Decision));
    let players = relay.part(move || strip(desk));
    let end = relay.part(move || live(move || over.get().then(|| untrack(|| ending(desk)))));
    let aside = relay.part(move || desk.ask().piece(Piece::Aside));
    let ledgers = relay.part(move || view! { {desk.ask().piece(Piece::Ledgers)} {since(desk)} }.into_any());
    let board = relay.part(move || desk.ask().piece(Piece::Board));
    let away = memo(move || desk.ask().handing_to().is_some());
    view! {
        // Nothing behind the curtain can be reached; a room that lays nothing out itself.
        <div
            class="room"
            style="display: contents"
            inert=away
            on:pointerover=move |event| margin.over(&event)
            on:pointerout=move |event| margin.out(&event)
            on:click=move |event| margin.clicked(&event)
            on:focusin=move |event| margin.focused(&event)
            on:focusout=move |_| margin.clear()
        >
            <header class="top">
                {home::masthead()} <span class="game-name">{move || desk.ask().title(lang())}</span>
                <button
                    class="plain wide-only"
                    aria-expanded=move || log.get().to_string()
                    on:click=move |_| log.update(|open| *open = !*open)
                >
                    {say(words::app::log)}
                </button>
                <button
                    class="plain"
                    aria-disabled=move || no_hint.with(Option::is_some).then_some("true")
                    aria-description=move || no_hint.get()
                    data-note=move || no_hint.get()
                    on:click=move |_| {
                        if no_hint.with_untracked(Option::is_none) {
                            desk.ask().ask_hint();
                        }
                    }
                >
                    {say(words::app::hint)}
                </button>
                <details class="menu" name="menu">
                    <summary>{say(words::app::share)}</summary>
                    {share(desk)}
                </details>
                <details class="menu" name="menu">
                    <summary>{say(words::app::settings)}</summary>
                    <div class="menu-body">
                        {preferences::at_table()} <div class="row narrow-only">{preferences::at_hand()}</div>
                    </div>
                </details>
                <span class="grow"></span>
                {timeline(desk)}
                <span class="row wide-only">{preferences::at_hand()}</span>
            </header>
            {players}
            <nav class="panes" aria-label=say(words::app::the_table)>
                {Pane::ALL
                    .map(|choice| {
                        view! {
                            <button
                                class="plain"
                                class:away=move || choice == Pane::Ending && !over.get()
                                aria-pressed=move || (pane.get() == choice).to_string()
                                on:click=move |_| pane.set(choice)
                            >
                                {move || choice.name(lang())}
                            </button>
                        }
                    })
                    .collect_view()}
            </nav>
            <main
                class="table"
                data-pane=move || pane.get().word()
                class:with-log=log
                class:over=over
                aria-busy=move || relay.goes_on().then_some("true")
            >
                <h1 class="hidden">{move || desk.ask().title(lang())}</h1>
                <section class="ending" aria-label=say(words::app::pane_ending)>
                    {end}
                </section>
                <section class="aside" aria-label=say(words::app::pane_aside)>{aside}</section>
                <section class="board" aria-label=say(words::app::pane_board)>{board}</section>
                <section class="ledgers" tabindex="0" aria-label=say(words::app::pane_ledgers)>
                    <h2 class="hidden">{say(words::app::pane_ledgers)}</h2>
                    {ledgers}
                </section>
                <section class="log" aria-label=say(words::app::log)>{open_log}</section>
            </main>
            <div class="status hidden" role="status" aria-live="polite">
                {move || caption(&*desk.ask())} {move || over.get().then(|| format!(" {}", banner(desk)))}
            </div>
            {trouble(desk)}
            {decision}
            {margin.view()}
        </div>
        {curtain(desk)}
    }
    .into_any()
}

/// Keys that work anywhere at the table, but not while something is typed.
fn keys(desk: Front) {
    browser::on_key(move |event| {
        if untrack(|| desk.ask().handing_to()).is_some() {
            return;
        }
        if event.default_prevented() {
            return;
        }
        if event.key() == "Escape" && menus::close() {
            return event.prevent_default();
        }
        if event.ctrl_key() || event.meta_key() || event.alt_key() || browser::is_typing(&event) {
            return;
        }
        let (at, played) = (desk.ask().at_now(), desk.ask().played_now());
        match event.key().as_str() {
            "ArrowLeft" => desk.ask().look(at.saturating_sub(1)),
            "ArrowRight" => desk.ask().look((at + 1).min(played)),
            "Escape" => desk.ask().present(),
            "u" => desk.ask().undo(),
            _ => return,
        }
        event.prevent_default();
    });
}

fn trouble(desk: Front) -> AnyView {
    live(move || {
        let lang = lang();
        desk.ask().trouble().map(|trouble| {
            let again = trouble == Trouble::Bot;
            let text = match trouble {
                Trouble::NotKept => words::app::trouble_not_kept(lang).to_owned(),
                Trouble::Overtaken => words::app::trouble_overtaken(lang).to_owned(),
                Trouble::Bot => words::app::trouble_bot(lang).to_owned(),
                Trouble::Refused(reason) => reason.told(lang),
            };
            view! {
                <div class="trouble card" role="alert">
                    <span>{text}</span>
                    {again
                        .then(|| {
                            view! {
                                <button on:click=move |_| desk.ask().ask_again()>{words::app::ask_again(lang)}</button>
                            }
                        })}
                    <button class="plain" on:click=move |_| desk.ask().calm()>{words::app::close(lang)}</button>
                </div>
            }
        })
    })
}
