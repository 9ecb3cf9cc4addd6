//! Pieces as they lie in cards and bars, outside the chart.

use ::hansa::{Board, Lot, Marker};
use leptos::prelude::*;
use table::Seat;
use words::Lang;

use crate::staged::Staged;

use super::drawings;

/// A goods marker.
pub fn token(board: &Board, marker: Marker) -> AnyView {
    let drawing = drawings::marker(board, marker);
    view! { <svg class="piece" viewBox="-23 -23 46 46" aria-hidden="true" inner_html=drawing></svg> }.into_any()
}

/// Many markers in a row, said in one sentence.
pub fn tokens(lang: Lang, board: &Board, lot: &Lot, class: &'static str) -> AnyView {
    let said: Vec<String> = lot.markers().map(|marker| words::label::marker(lang, board, marker)).collect();
    let drawn = lot.markers().map(|marker| token(board, marker)).collect_view();
    view! {
        <span class=class>
            <span class="hidden">{words::list(lang, &said)}</span>
            {drawn}
        </span>
    }
    .into_any()
}

/// A booth of a player.
pub fn stall(seat: Seat) -> AnyView {
    let class = format!("piece small {}", ::hansa::Hansa::paint(seat));
    view! { <svg class=class viewBox="-14 -13 28 26" aria-hidden="true" inner_html=drawings::booth(seat)></svg> }
        .into_any()
}

/// A coin with a figure on it.
pub fn coin(figure: &str) -> AnyView {
    let drawing = drawings::coin(figure);
    view! { <svg class="piece small" viewBox="-14 -14 28 28" aria-hidden="true" inner_html=drawing></svg> }.into_any()
}
