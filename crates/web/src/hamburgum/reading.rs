//! The board as text, for who listens to it instead of looking.

use ::hamburgum::board::{Church, Site};
use ::hamburgum::{Berth, Hamburgum};
use leptos::prelude::*;
use table::Game;
use words::label;

use super::glance::Glance;
use super::gloss::church_text;
use crate::desk::Desk;
use crate::settings::say;

/// Churches with their parishes and the harbour, as a list.
pub fn reading(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let parishes: Vec<_> = Church::all()
        .map(|church| {
            let sites = move || {
                let game = desk.game();
                let lang = desk.lang();
                let board = game.board();
                let line = |site: Site| {
                    let name = label::kind(lang, board.sites[site.index()].kind);
                    match glance.owners.with(|owners| owners[site.index()]) {
                        Some(seat) => words::city::site_of(lang, &name, &desk.name(seat)),
                        None => words::city::site_free(lang, &name),
                    }
                };
                let sites: Vec<String> = board.parishes[church.index()].iter().map(line).collect();
                sites.join("; ")
            };
            view! {
                <dt>{move || church_text(desk, church)}</dt>
                <dd>{move || sites()}</dd>
            }
        })
        .collect();
    let basins: Vec<_> =
        [2, 1, 0].into_iter().map(|basin| view! { <dd>{move || basin_text(desk, basin)}</dd> }).collect();
    view! {
        <dl class="hidden">
            {parishes}
            <dt>{say(words::hamburgum::heading_harbour)}</dt>
            {basins}
        </dl>
    }
    .into_any()
}

/// A basin and what lies in it.
pub fn basin_text(desk: Desk<Hamburgum>, basin: usize) -> String {
    let lang = desk.lang();
    let state = desk.state();
    let berths = state.berths(basin);
    let ships: Vec<String> = berths
        .iter()
        .filter_map(|berth| match berth {
            Berth::Ship(seat) => Some(desk.name(*seat)),
            Berth::Dutchman => Some(words::hamburgum::flying_dutchman(lang).to_owned()),
            Berth::Free => None,
        })
        .collect();
    let free = words::city::free_berths(lang, (desk.game().players() - berths.len()) as i64);
    let head = words::hamburgum::heading_basin(lang, basin as i64 + 1);
    match ships.is_empty() {
        true => format!("{head}: {free}"),
        false => format!("{head}: {}; {free}", words::list(lang, &ships)),
    }
}
