//! A small picture of a position: parishes, citizens, churches as high as they have risen.

use ::hamburgum::board::{Church, Site};
use ::hamburgum::{Hamburgum, State};
use leptos::prelude::*;
use table::{Game, Seat};

use super::engraving::wash;
use super::glance::paint;

/// A small picture of a position.
pub fn thumbnail(game: &Hamburgum, state: &State) -> AnyView {
    let board = game.board();
    let owner = |site: Site| Seat::all(game.players()).find(|seat| state.ledger(*seat).citizens.contains(site));
    let washes: Vec<_> = board
        .sites
        .iter()
        .map(|site| {
            let class = format!("blot wash-{}", wash(board, site.parish.index()));
            view! { <circle class=class cx=site.at.0 cy=site.at.1 r="95" /> }
        })
        .collect();
    let citizens: Vec<_> = Site::all()
        .filter_map(|site| {
            let (x, y) = board.sites[site.index()].at;
            let seat = owner(site)?;
            Some(view! { <path class=format!("roof {}", paint(seat)) d=format!("M{x} {y}m-26 28v-36l26-26 26 26v36z") /> })
        })
        .collect();
    let churches: Vec<_> = Church::all()
        .map(|church| {
            let (x, y) = board.churches[church.index()].at;
            let nave = state.naves()[church.index()];
            let parts: Vec<_> = nave
                .donors
                .into_iter()
                .take(nave.given.into())
                .enumerate()
                .map(|(part, seat)| {
                    let (left, width) = if part < 2 { (-30, 60) } else { (-12, 24) };
                    let top = i32::from(y) + 20 - 24 * part as i32;
                    view! { <rect class=format!("roof {}", paint(seat)) x=i32::from(x) + left y=top width=width height="24" /> }
                })
                .collect();
            parts
        })
        .collect();
    view! {
        <svg class="small-city" viewBox="-40 0 1080 700" role="presentation">
            <rect class="land" x="-40" width="1080" height="700" />
            {washes}
            {citizens}
            {churches}
        </svg>
    }
    .into_any()
}
