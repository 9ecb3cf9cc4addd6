//! Pieces that are drawn in many places: symbols, tokens, house marks, ships.

use ::hamburgum::nouns::Good;
use leptos::prelude::*;
use table::Seat;

use super::glance::paint;
use super::symbols;

/// A symbol in a line of text.
pub fn icon(d: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="-11 -11 22 22" aria-hidden="true">
            <path class="sign" d=d />
        </svg>
    }
    .into_any()
}

/// The token of a good: its symbol on its colour.
pub fn good_token(good: Good) -> AnyView {
    view! { <span class=format!("token is-{}", good.word())>{icon(symbols::good(good))}</span> }.into_any()
}

/// The token of a material, by its word.
pub fn material_token(place: usize) -> AnyView {
    let (word, d) = symbols::MATERIALS[place];
    view! { <span class=format!("token is-{word}")>{icon(d)}</span> }.into_any()
}

/// A player's colour with its house mark.
pub fn house(seat: Seat) -> AnyView {
    view! { <span class=format!("house {}", paint(seat)) aria-hidden="true"></span> }.into_any()
}

/// A house mark inside a drawing.
pub fn mark(seat: Seat, x: i32, y: i32) -> AnyView {
    view! { <path class="mark" d=symbols::mark(seat) transform=format!("translate({x} {y})") /> }.into_any()
}

/// A ship inside a drawing, a player's or, without one, the Dutchman.
pub fn ship(owner: Option<Seat>) -> AnyView {
    let class = owner.map_or("dutch", paint);
    view! {
        <g class=format!("ship {class}")>
            <path class="hull" d="M-27 14h54q-4 15-15 15h-24q-11 0-15-15z" />
            <path class="plank" d="M-24 20h48M-19 25h38" />
            <path class="mast" d="M0 14v-50" />
            <path class="sail" d="M-2-32q-22 12-22 40h22z" />
            <path class="sail" d="M3-29q19 11 18 36h-18z" />
            <path class="pennant" d="M0-36l14-4-14-4z" />
            {owner.map(|seat| view! { <g transform="translate(-11 -5) scale(1.25)">{mark(seat, 0, 0)}</g> })}
            {owner.is_none().then(|| view! { <path class="mark" d="M-16-3q6-5 11 0M-16 3q6-5 11 0" /> })}
        </g>
    }
    .into_any()
}
