//! The table in the browser.
//!
//! `desk` holds one table as signals and says at its head what whoever draws a board may ask of it; `docket` is the model
//! behind it, which knows no browser; `staged` is what a game brings along. Everything that calls the browser is in
//! `browser`.

mod app;
mod archive;
mod art;
mod browser;
mod chair;
mod chart;
mod chronicle;
mod course;
mod curtain;
mod decision;
mod desk;
mod docket;
mod drawer;
mod ending;
mod front;
mod hamburgum;
mod hansa;
mod home;
mod live;
mod margin;
mod names;
mod openings;
mod preferences;
mod route;
mod settings;
mod setup;
mod share;
mod staged;
mod strip;
mod table;
mod timeline;
mod trig;
mod typed;

fn main() {
    // One module serves the page and, in its worker, the computer players: most of both is the rules.
    if worker::attend() {
        return;
    }
    leptos::mount::mount_to_body(app::app);
}
