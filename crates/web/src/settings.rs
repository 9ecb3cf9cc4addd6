//! What a person likes: language, theme, pace, confirmation; remembered on this device.

use std::cell::Cell;

use leptos::prelude::*;
use serde_json::{Value, json};
use words::Lang;

use crate::browser::{self, store};
use crate::live::effect;

const KEY: &str = "kontor.settings";

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system is.
    #[default]
    System,
    /// Paper by day.
    Light,
    /// Paper by candle.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in what is kept.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast others' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// With time to read every caption.
    Slow,
    /// So that one can follow.
    #[default]
    Steady,
    /// For those who know.
    Brisk,
    /// Not at all: the position after them is shown.
    Instant,
}

impl Pace {
    /// All paces.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Steady, Pace::Brisk, Pace::Instant];

    /// Its name in what is kept.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Steady => "steady",
            Pace::Brisk => "brisk",
            Pace::Instant => "instant",
        }
    }

    /// Milliseconds that a move is shown.
    pub const fn ms(self) -> u64 {
        match self {
            Pace::Slow => 2_400,
            Pace::Steady => 1_200,
            Pace::Brisk => 500,
            Pace::Instant => 0,
        }
    }
}

/// What a person likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taste {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// How fast others' moves are shown.
    pub pace: Pace,
    /// Whether a turn waits for its confirmation.
    pub confirm: bool,
    /// Whether pieces move; `None` as the system says.
    pub motion: Option<bool>,
}

impl Taste {
    /// What was kept, and for the rest what the browser says.
    pub fn read(text: &str, languages: &[String]) -> Taste {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        let word = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
        Taste {
            lang: word("lang").parse().unwrap_or_else(|_| Lang::from_tags(languages)),
            theme: Theme::ALL.into_iter().find(|theme| theme.word() == word("theme")).unwrap_or_default(),
            pace: Pace::ALL.into_iter().find(|pace| pace.word() == word("pace")).unwrap_or_default(),
            confirm: value.get("confirm").and_then(Value::as_bool).unwrap_or(true),
            motion: value.get("motion").and_then(Value::as_bool),
        }
    }

    /// As it is kept.
    pub fn write(&self) -> String {
        let Taste { lang, theme, pace, confirm, motion } = self;
        json!({"lang": lang.code(), "theme": theme.word(), "pace": pace.word(), "confirm": confirm, "motion": motion})
            .to_string()
    }
}

/// The taste of whoever sits here, to be read and changed anywhere.
#[derive(Clone, Copy)]
pub struct Settings {
    taste: RwSignal<Taste>,
}

impl Settings {
    /// Takes what this device remembers; from now on the page looks like it, and follows other tabs.
    pub fn remember() {
        let read = || Taste::read(&store::read(KEY).unwrap_or_default(), &browser::languages());
        let taste = RwSignal::new(read());
        store::on_change(move |key| {
            if key.as_deref() == Some(KEY) {
                taste.set(read());
            }
        });
        effect(move || {
            let taste = taste.get();
            browser::mark_root("lang", Some(taste.lang.code()));
            browser::mark_root("data-theme", Some(taste.theme.word()).filter(|_| taste.theme != Theme::System));
            let still = taste.motion.map_or_else(browser::reduced_motion, |motion| !motion);
            browser::mark_root("data-still", still.then_some(""));
        });
        SETTINGS.set(Some(Settings { taste }));
    }

    /// What is liked now.
    pub fn taste(self) -> Taste {
        self.taste.get()
    }

    /// What is liked now, asked once.
    pub fn taste_now(self) -> Taste {
        self.taste.get_untracked()
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.taste.with(|taste| taste.lang)
    }

    /// Whether pieces move now.
    pub fn moves(self) -> bool {
        self.taste.with(|taste| taste.motion).unwrap_or_else(|| !browser::reduced_motion())
    }

    /// Changes something, and remembers it.
    pub fn change(self, change: impl FnOnce(&mut Taste)) {
        self.taste.update(change);
        // Where the browser keeps nothing, the choice holds until the page is closed.
        store::write(KEY, &self.taste_now().write());
    }
}

// Handlers of events have no context of the page's tree; there is one page.
thread_local! {
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// The settings of this page.
pub fn settings() -> Settings {
    SETTINGS.get().expect("the app has begun with its settings")
}

/// The language of this page.
pub fn lang() -> Lang {
    settings().lang()
}

/// A message that follows the language.
pub fn say(message: fn(Lang) -> &'static str) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    let settings = settings();
    move || message(settings.lang())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taste_is_read_as_it_was_written() {
        let taste =
            Taste { lang: Lang::Cs, theme: Theme::Dark, pace: Pace::Brisk, confirm: false, motion: Some(false) };
        assert_eq!(Taste::read(&taste.write(), &[]), taste);
    }

    #[test]
    fn without_memory_the_browser_speaks() {
        let taste = Taste::read("nonsense", &["de-AT".to_owned()]);
        assert_eq!((taste.lang, taste.theme, taste.confirm), (Lang::De, Theme::System, true));
    }
}
