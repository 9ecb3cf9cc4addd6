//! Records that come in from outside: a file, a drop, a link.

use leptos::prelude::*;
use shelf::Sitting;

use crate::archive;
use crate::chair::Chair;
use crate::home;
use crate::preferences;
use crate::route::{Route, way};
use crate::settings::lang;
use crate::share;

/// Why something from outside was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A file that is too long or no text.
    File,
    /// A record with a fault.
    Record {
        /// The line of the fault.
        line: usize,
        /// What is wrong, as the rules say it.
        reason: String,
    },
    /// A link that holds no game.
    Link,
}

/// What came of the last thing that was opened.
#[derive(Clone, Copy)]
pub struct Opened {
    refused: RwSignal<Option<Refused>>,
}

impl Opened {
    /// What came of the last thing that was opened on this page.
    pub fn here() -> Opened {
        thread_local! {
            static OPENED: Opened = Opened { refused: RwSignal::new(None) };
        }
        OPENED.with(|opened| *opened)
    }

    /// Opens the text of a file, and goes to its table.
    pub fn take_file(self, text: Option<String>) {
        match text {
            Some(text) => self.take(&text),
            None => self.refused.set(Some(Refused::File)),
        }
    }

    /// Opens a record, and goes to its table.
    pub fn take(self, text: &str) {
        match read(text) {
            Ok((sitting, chairs)) => {
                self.refused.set(None);
                way().go(Route::Table(archive::begin(sitting, chairs, false)));
            }
            Err(refused) => self.refused.set(Some(refused)),
        }
    }

    /// What was refused, told; nothing where nothing was.
    pub fn notice(self) -> impl IntoView {
        move || {
            self.refused.get().map(|refused| {
                view! { <div class="card notice" role="alert">{tell(&refused)}</div> }
            })
        }
    }
}

fn tell(refused: &Refused) -> AnyView {
    match refused {
        Refused::File => words::app::file_refused(lang()).into_any(),
        Refused::Link => words::app::link_refused(lang()).into_any(),
        Refused::Record { line, reason } => {
            let said = words::app::record_refused(lang(), &line.to_string());
            view! { <p>{said}</p> <code lang="en">{reason.clone()}</code> }.into_any()
        }
    }
}

/// The game of a record and who plays on: everyone at this device, by the record's names.
fn read(text: &str) -> Result<(Sitting, Vec<Chair>), Refused> {
    let sitting =
        Sitting::read(text).map_err(|fault| Refused::Record { line: fault.line, reason: fault.reason.clone() })?;
    let names = sitting.tags().names.clone();
    let chair = |seat: usize| {
        let name = names.get(seat).cloned().unwrap_or_default();
        name.parse().map_or(Chair::Person(name), Chair::Bot)
    };
    let chairs = (0..sitting.setup().players).map(chair).collect();
    Ok((sitting, chairs))
}

/// The page behind a link: it goes on to the table, or says why not.
pub fn open_link(text: &str) -> impl IntoView {
    let opened = Opened::here();
    match share::unpack(text).map(|record| read(&record)) {
        Some(Ok((sitting, chairs))) => way().instead(Route::Table(archive::begin(sitting, chairs, false))),
        Some(Err(refused)) => opened.refused.set(Some(refused)),
        None => opened.refused.set(Some(Refused::Link)),
    }
    view! {
        <header class="top">{home::masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page narrow">
            {opened.notice()}
            <a class="button main" href="/" on:click=|event| home::go_home(&event)>{move || words::app::home(lang())}</a>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use table::Setup;

    #[test]
    fn players_of_a_record_keep_their_chairs() {
        let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
        let mut sitting = Sitting::deal(&setup, "1").unwrap();
        sitting.tags_mut().names = vec!["Ann".to_owned(), "hard".to_owned(), String::new()];
        let (_, chairs) = read(&sitting.record().write()).unwrap();
        assert_eq!(chairs, [Chair::Person("Ann".to_owned()), Chair::Bot(Level::Hard), Chair::Person(String::new())]);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        for text in ["", "hello", "\u{0}\u{0}", "kontor 99"] {
            assert!(matches!(read(text), Err(Refused::Record { .. })), "{text}");
        }
    }
}
