//! Records that come in from outside: a file, a drop, a link.

use leptos::prelude::*;
use shelf::Sitting;
use table::RecordFault;

use crate::archive;
use crate::chair::Chair;
use crate::home;
use crate::live::live;
use crate::preferences;
use crate::route::{Route, way};
use crate::settings::{lang, say};
use crate::share;

/// Why something from outside was not opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A file that is too long or no text.
    File,
    /// A record with a fault.
    Record {
        /// Which part of it is wrong.
        part: Part,
        /// The line of the fault.
        line: usize,
        /// What is wrong, as the rules say it.
        reason: String,
    },
}

/// The part of a record that a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The first line: no record, or one of another format.
    Beginning,
    /// What was set up.
    Header,
    /// A turn.
    Turn,
    /// The sum at the end, which shows whether something is missing.
    Sum,
}

impl Part {
    fn of(text: &str, line: usize) -> Part {
        let text = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim_start();
        match text {
            _ if line <= 1 => Part::Beginning,
            text if text.is_empty() || text.starts_with("sum:") => Part::Sum,
            text if text.starts_with(|first: char| first.is_ascii_digit()) => Part::Turn,
            _ => Part::Header,
        }
    }

    fn tell(self, line: usize) -> String {
        let (lang, line) = (lang(), line.to_string());
        match self {
            Part::Beginning => words::app::record_none(lang).to_owned(),
            Part::Header => words::app::record_header(lang, &line),
            Part::Turn => words::app::record_turn(lang, &line),
            Part::Sum => words::app::record_sum(lang, &line),
        }
    }
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

    /// Nothing has been opened on the page that comes now.
    pub fn forget(self) {
        self.refused.set(None);
    }

    /// What was refused, told over any page; nothing where nothing was.
    pub fn notice(self) -> AnyView {
        live(move || {
            self.refused.get().map(|refused| {
                view! {
                    <div class="trouble notice card" role="alert">
                        <div>{tell(&refused)}</div>
                        <button class="plain" on:click=move |_| self.forget()>{words::app::close(lang())}</button>
                    </div>
                }
            })
        })
    }
}

fn tell(refused: &Refused) -> AnyView {
    match refused {
        Refused::File => view! { <p>{words::app::file_refused(lang())}</p> }.into_any(),
        Refused::Record { part, line, reason } => {
            view! { <p>{part.tell(*line)}</p> <code lang="en">{reason.clone()}</code> }.into_any()
        }
    }
}

/// The game of a record and who plays on: everyone at this device, by the record's names.
fn read(text: &str) -> Result<(Sitting, Vec<Chair>), Refused> {
    let sitting = Sitting::read(text).map_err(|fault| {
        let RecordFault { line, reason } = fault;
        Refused::Record { part: Part::of(text, line), line, reason }
    })?;
    let names = sitting.tags().names.clone();
    let chair = |seat: usize| {
        let name = names.get(seat).cloned().unwrap_or_default();
        name.parse().map_or_else(|_| Chair::person(&name), Chair::Bot)
    };
    let chairs = (0..sitting.setup().players).map(chair).collect();
    Ok((sitting, chairs))
}

/// The page behind a link: it goes on to the table, or says why not.
pub fn open_link(text: &str) -> AnyView {
    let refused = match share::unpack(text).map(|record| read(&record)) {
        Some(Ok((sitting, chairs))) => {
            way().instead(Route::Table(archive::begin(sitting, chairs, false)));
            None
        }
        Some(Err(refused)) => Some(refused),
        None => None,
    };
    view! {
        <header class="top">{home::masthead()} <span class="grow"></span> {preferences::at_hand()}</header>
        <main class="page narrow">
            <section class="card" role="alert">
                <h1>{say(words::app::link_refused)}</h1>
                {move || refused.as_ref().map(tell)}
                <a class="button main" href="/" on:click=|event| home::go_home(&event)>{say(words::app::home)}</a>
            </section>
        </main>
    }
    .into_any()
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
    fn faults_are_told_by_the_part_they_are_in() {
        let setup = Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() };
        let mut sitting = Sitting::deal(&setup, "1").unwrap();
        let first = sitting.legal()[0].clone();
        sitting.play(&first).unwrap();
        let record = sitting.record().write();
        let part = |text: &str| match read(text) {
            Err(Refused::Record { part, .. }) => part,
            other => panic!("{other:?}"),
        };
        assert_eq!(part("hello"), Part::Beginning);
        assert_eq!(part(&record.replace("players: 2", "players: 9")), Part::Header);
        assert_eq!(part(&record.replace(&first, "sail nowhere")), Part::Turn);
        let cut: Vec<&str> = record.lines().filter(|line| !line.starts_with("sum")).collect();
        assert_ne!(part(&cut.join("\n")), Part::Beginning);
        assert_eq!(part(&record.replace("sum: 1", "sum: 2")), Part::Sum);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        for text in ["", "hello", "\u{0}\u{0}", "kontor 99"] {
            assert!(matches!(read(text), Err(Refused::Record { .. })), "{text}");
        }
    }
}
