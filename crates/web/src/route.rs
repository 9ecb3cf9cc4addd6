//! Where one is in the app: an address and what it shows.

use std::cell::Cell;

use leptos::prelude::*;

use crate::browser::{address, history};

/// A place in the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The two boxes and the games on this device.
    Home,
    /// Setting up a game of this name.
    SetUp(String),
    /// A game on this device, by its id.
    Table(String),
    /// A record or position that travels in the address.
    Open(String),
    /// An address that leads nowhere.
    Lost,
}

impl Route {
    /// What a path and the part behind its `#` show.
    pub fn read(path: &str, hash: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["set-up", game] if shelf::GAMES.contains(&game) => Route::SetUp(game.to_owned()),
            ["table", id] => Route::Table(id.to_owned()),
            ["open"] => Route::Open(hash.trim_start_matches('#').to_owned()),
            _ => Route::Lost,
        }
    }

    /// Its address.
    pub fn write(&self) -> String {
        match self {
            Route::Home | Route::Lost => "/".to_owned(),
            Route::SetUp(game) => format!("/set-up/{game}"),
            Route::Table(id) => format!("/table/{id}"),
            Route::Open(text) => format!("/open#{text}"),
        }
    }
}

/// The way through the app: where one is, and going elsewhere.
#[derive(Clone, Copy)]
pub struct Way {
    here: RwSignal<Route>,
}

impl Way {
    /// Starts at the address bar, and follows the browser when it goes back and forth.
    pub fn follow() {
        let read = || {
            let (path, hash) = address();
            Route::read(&path, &hash)
        };
        let here = RwSignal::new(read());
        history::on_change(move || here.set(read()));
        WAY.set(Some(Way { here }));
    }

    /// Where one is.
    pub fn here(self) -> Route {
        self.here.get()
    }

    /// Goes elsewhere, with a step in the browser's history.
    pub fn go(self, route: Route) {
        history::push(&route.write());
        self.here.set(route);
    }

    /// Goes elsewhere instead of here, without a step in the browser's history.
    pub fn instead(self, route: Route) {
        history::replace(&route.write());
        self.here.set(route);
    }
}

// Handlers of events have no context of the page's tree; there is one page.
thread_local! {
    static WAY: Cell<Option<Way>> = const { Cell::new(None) };
}

/// The way of this page.
pub fn way() -> Way {
    WAY.get().expect("the app has begun to follow its way")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for route in [
            Route::Home,
            Route::SetUp("hansa".to_owned()),
            Route::Table("abc".to_owned()),
            Route::Open("text".to_owned()),
        ] {
            let address = route.write();
            let (path, hash) = address.split_once('#').unwrap_or((&address, ""));
            assert_eq!(Route::read(path, hash), route);
        }
        assert_eq!(Route::read("/set-up/chess", ""), Route::Lost);
        assert_eq!(Route::read("/table/a/b", ""), Route::Lost);
    }
}
