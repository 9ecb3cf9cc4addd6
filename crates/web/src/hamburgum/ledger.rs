//! The players' books: everything they own, open to all.

use ::hamburgum::board::{Church, Kind};
use ::hamburgum::nouns::Good;
use ::hamburgum::{Hamburgum, tile_value};
use leptos::prelude::*;
use table::{Game, Seat, arrange};
use words::label;

use super::engraving::wash;
use super::pieces::{good_token, house, icon, material_token};
use super::symbols;
use super::tray::tile_symbol;
use crate::desk::Desk;
use crate::live::{memo, shown};
use crate::settings::say;

/// One book a player, the one on turn first; at the end the winner.
pub fn ledgers(desk: Desk<Hamburgum>) -> AnyView {
    let players = desk.game().players();
    Seat::all(players).map(|seat| ledger(desk, seat)).collect_view().into_any()
}

fn ledger(desk: Desk<Hamburgum>, seat: Seat) -> AnyView {
    let own = memo(move || *desk.state().ledger(seat));
    let on_turn = memo(move || desk.mover() == Some(seat));
    let place = memo(move || desk.book_place(seat));
    let name = move || desk.name(seat);
    let goods = Good::ALL.map(|good| {
        let text = move || label::good(desk.lang(), good);
        amount(good_token(good), text, move || own.get().goods[good as usize].into())
    });
    let material = |at: usize| {
        let text = move || words::hamburgum::material(desk.lang(), symbols::MATERIALS[at].0);
        amount(material_token(at), text, move || {
            let own = own.get();
            [u32::from(own.wood), u32::from(own.brick), u32::from(own.bell)][at]
        })
    };
    let ships = amount(
        icon(symbols::BOAT),
        move || words::hamburgum::heading_ships(desk.lang()).to_owned(),
        move || own.get().fleet().into(),
    );
    let citizens = amount(
        icon(symbols::PERSON),
        move || words::hamburgum::heading_citizens(desk.lang()).to_owned(),
        move || own.get().citizens.len() as u32,
    );
    view! {
        <section
            class=format!("card ledger {}", super::glance::paint(seat))
            class:on-turn=on_turn
            style=move || format!("order: {}", place.get())
            aria-label=name
        >
            <header>
                {house(seat)} <h3 title=name>{move || name()}</h3>
                {shown(move || own.get().builder, move || {
                    let text = words::hamburgum::church_builder(desk.lang());
                    view! { <span class="builder" title=text role="img" aria-label=text>{icon(symbols::CHURCH)}</span> }
                })}
                <span class="grow"></span>
                <strong class="prestige">
                    {icon(symbols::LAUREL)}
                    <span class="hidden">{say(words::hamburgum::heading_prestige)}</span>
                    {move || words::number(desk.lang(), own.get().prestige.into())}
                </strong>
                <strong class="money">{move || words::hamburgum::pounds(desk.lang(), own.get().money.into())}</strong>
            </header>
            <ul class="stock">
                {goods.collect_view()} {[0, 1, 2].map(material).collect_view()} {ships} {citizens}
            </ul>
            <div class="estate">{makers(desk, seat)} {tiles(desk, seat)}</div>
        </section>
    }
    .into_any()
}

/// So many of something, with its name for who cannot see the symbol.
fn amount(
    token: AnyView,
    name: impl Fn() -> String + Clone + Send + Sync + 'static,
    number: impl Fn() -> u32 + Clone + Send + Sync + 'static,
) -> AnyView {
    let (title, none) = (name.clone(), number.clone());
    view! {
        <li title=title class:none=move || none() == 0>
            {token}
            <span class="hidden">{name}</span>
            <b>{number}</b>
        </li>
    }
    .into_any()
}

/// Citizens by kind, as far as there are any.
fn makers(desk: Desk<Hamburgum>, seat: Seat) -> AnyView {
    let counts = memo(move || {
        let game = desk.game();
        let citizens = desk.state().ledger(seat).citizens;
        Kind::ALL.map(|kind| (citizens & game.board().kinds[kind.index()]).len())
    });
    let some = move || {
        let counts = counts.get();
        let kinds = Kind::ALL.into_iter().zip(counts).filter(|(_, number)| *number > 0);
        kinds
            .map(|(kind, number)| {
                let text = label::kind(desk.lang(), kind);
                view! {
                    <li title=text>
                        {icon(symbols::kind(kind))} <span class="hidden">{text.clone()}</span> <b>{number}</b>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        {shown(move || counts.get() != [0; 6], move || view! {
            <ul class="makers" aria-label=say(words::hamburgum::heading_citizens)>{move || some()}</ul>
        })}
    }
    .into_any()
}

/// Own donation tiles: what the unscored ones are worth now, the scored ones struck out.
fn tiles(desk: Desk<Hamburgum>, seat: Seat) -> AnyView {
    let values = memo(move || {
        let game = desk.game();
        let state = desk.state();
        let own = state.ledger(seat);
        let mut tiles: Vec<_> = own
            .tiles
            .iter()
            .map(|(church, tile)| {
                let scored = own.scored.contains(church, tile);
                (Church(church as u8), tile, scored, tile_value(game.board(), &state, seat, Church(church as u8), tile))
            })
            .collect();
        arrange(&mut tiles, |(church, tile, scored, _)| {
            u64::from(*scored) << 32 | u64::from(state.tile_rank(*church, *tile))
        });
        tiles
    });
    let chips = move || {
        let lang = desk.lang();
        let game = desk.game();
        let board = game.board();
        values
            .get()
            .into_iter()
            .map(|(church, tile, scored, value)| {
                let name = label::tile_at(lang, board, church, tile);
                let state =
                    if scored { words::hamburgum::tile_scored(lang) } else { words::hamburgum::tile_unscored(lang) };
                let building = board.churches[church.index()].building;
                view! {
                    <li
                        class=format!("chip wash-{}", wash(board, church.index()))
                        class:scored=scored
                        title=format!("{name}. {state}")
                    >
                        {icon(tile_symbol(tile, building))}
                        <span class="hidden">{format!("{name}. {state}")}</span>
                        {(!scored).then(|| view! { <b>{value}</b> })}
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        {shown(move || values.with(|values| !values.is_empty()), move || view! {
            <ul class="tile-chips" aria-label=say(words::hamburgum::heading_tiles)>{move || chips()}</ul>
        })}
    }
    .into_any()
}
