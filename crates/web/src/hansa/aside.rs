//! Beside the chart: the round, the piles, the ship's city, the key to the goods.

use ::hansa::Hansa;
use leptos::prelude::*;
use table::Game;

use crate::desk::Desk;

use super::drawings;
use super::piece::tokens;
use crate::live::{live, memo};
use crate::settings::say;

/// The left column.
pub fn aside(desk: Desk<Hansa>) -> AnyView {
    view! { {piles(desk)} {harbour(desk)} {key(desk)} }.into_any()
}

/// The round, the piles, and how far off the last round is.
fn piles(desk: Desk<Hansa>) -> AnyView {
    let round = move || words::app::round(desk.lang(), desk.game().round(&desk.state()).into());
    let left = memo(move || desk.state().left());
    let sizes = memo(move || {
        // Read and not only tracked: what nobody has read yet hears of no change.
        left.get();
        let view = desk.game().view(&untrack(|| desk.state()));
        let sizes = view["piles"].as_array().into_iter().flatten();
        sizes.filter_map(serde_json::Value::as_u64).map(|size| size as usize).collect::<Vec<_>>()
    });
    let pile = move |(place, size): (usize, usize)| {
        let lang = desk.lang();
        view! {
            <li>
                <svg class="piece" viewBox="-21 -16 42 38" aria-hidden="true" inner_html=drawings::pile(size)></svg>
                <span class="hidden">{words::sea::read_pile(lang, place as i64 + 1, size as i64)}</span>
                <span aria-hidden="true">{words::number(lang, size as i64)}</span>
            </li>
        }
    };
    let until = move || {
        let last = i64::from(desk.game().until_last_round(&desk.state()));
        words::hansa::until_last_round(desk.lang(), last)
    };
    view! {
        <section class="card sea-piles">
            <p class="round-line"><strong>{round}</strong></p>
            <h2>{say(words::hansa::heading_piles)}</h2>
            <ol class="piles">{move || sizes.get().into_iter().enumerate().map(pile).collect_view()}</ol>
            <p class="quiet">{move || until()}</p>
        </section>
    }
    .into_any()
}

/// What lies in the city of the ship, and whom a purchase pays.
fn harbour(desk: Desk<Hansa>) -> AnyView {
    let here = memo(move || {
        let state = desk.state();
        let ship = state.ship();
        (ship, state.offer(ship).to_vec(), state.host(ship))
    });
    live(move || {
        let (ship, offer, host) = here.get();
        let lang = desk.lang();
        let game = desk.game();
        let name = game.board().cities[ship.index()].name.clone();
        let stores = match offer.is_empty() {
            true => view! { <span class="quiet">{words::sea::read_empty(lang)}</span> }.into_any(),
            false => tokens(lang, game.board(), &offer.into_iter().collect(), "token-row").into_any(),
        };
        let majority = match host {
            Some(host) => words::hansa::majority(lang, &desk.name(host)),
            None => words::hansa::majority_none(lang).to_owned(),
        };
        view! {
            <section class="card sea-harbour">
                <h2>{words::hansa::heading_ship(lang)}": "{name}</h2>
                <p class="label">{words::hansa::heading_warehouses(lang)}</p>
                <div>{stores}</div>
                <p class="quiet">{majority}</p>
            </section>
        }
    })
}

/// The colours of the goods with their marks.
fn key(desk: Desk<Hansa>) -> AnyView {
    let board = desk.game().board().clone();
    // With fewer players the last colours stay in the box.
    let colours = board.colours.len() - (4 - desk.game().players().min(4)).min(2);
    let row = move |colour: usize| {
        let drawing = drawings::swatch(&board, colour);
        let name = board.colours[colour].clone();
        view! {
            <li>
                <svg class="piece small" viewBox="-12 -12 24 24" aria-hidden="true" inner_html=drawing></svg>
                {move || words::hansa::colour(desk.lang(), &name)}
            </li>
        }
    };
    view! {
        <section class="card sea-key">
            <h2>{say(words::sea::goods)}</h2>
            <ul>{(0..colours).map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}
