//! Cover art: the two boxes, engraved and washed in the hand of the boards.

mod cog;
mod skyline;
mod strokes;

use leptos::prelude::*;

/// The cover of Hamburgum: the city's skyline under building.
pub fn cover_hamburgum() -> AnyView {
    picture(skyline::drawing())
}

/// The cover of Hansa: a cog in heavy sea.
pub fn cover_hansa() -> AnyView {
    picture(cog::drawing())
}

fn picture(drawing: String) -> AnyView {
    view! { <svg class="art" viewBox="0 0 640 400" aria-hidden="true" inner_html=drawing></svg> }.into_any()
}
