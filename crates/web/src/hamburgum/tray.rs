//! Donation tiles: a church's tray, and every tile with what it is worth now to the player on turn.

use ::hamburgum::board::{Church, Kind};
use ::hamburgum::nouns::{Phase, Tile};
use ::hamburgum::{Action, Cost, Hamburgum, State, tile_value};
use leptos::prelude::*;
use table::{Game, Seat};
use wasm_bindgen::JsCast;
use words::{Lang, label};

use super::engraving::wash;
use super::glance::{Glance, Note};
use super::gloss::{cost_text, next_step};
use super::offer::{offer, told_offer};
use super::pieces::{house, icon, material_token};
use super::symbols;
use crate::browser::focus::by_key;
use crate::browser::on_key_first;
use crate::desk::Desk;
use crate::live::{effect, live, memo, shown};
use crate::settings::say;

/// Who has a tile of a church.
pub fn holder(game: &Hamburgum, state: &State, church: Church, tile: Tile) -> Option<Seat> {
    Seat::all(game.players()).find(|seat| state.ledger(*seat).tiles.contains(church.index(), tile))
}

/// What a tile is worth to a player now; one that is still to be had as if it were his.
pub fn worth(game: &Hamburgum, state: &State, seat: Seat, church: Church, tile: Tile) -> u16 {
    let own = state.ledger(seat).tiles.contains(church.index(), tile);
    tile_value(game.board(), state, seat, church, tile) + u16::from(tile == Tile::Donations && !own)
}

/// The symbol of a tile; the buildings tile has that of its kind.
pub fn tile_symbol(tile: Tile, building: Kind) -> &'static str {
    match tile {
        Tile::Five => symbols::LAUREL,
        Tile::Donations => symbols::COIN,
        Tile::Ships => symbols::BOAT,
        Tile::Building => symbols::kind(building),
        Tile::Citizens => symbols::PERSON,
    }
}

/// The giving action of the moment.
pub fn giving(desk: Desk<Hamburgum>, church: Church, tile: Tile) -> Action {
    if desk.state().phase() == Phase::Canon { Action::Canon(church, tile) } else { Action::Donate(church, tile) }
}

/// The tray of the church that is open, beside the map.
pub fn tray(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    effect(move || {
        // With the turn it is done with.
        desk.seat();
        glance.tray.set(None);
    });
    // Before the table leaves the past by the same key.
    on_key_first(move |event| {
        if event.key() == "Escape" && glance.tray.get_untracked().is_some() {
            event.prevent_default();
            glance.tray.set(None);
        }
    });
    live(move || {
        glance.tray.get().map(|church| {
            let game = desk.game();
            let board = game.board();
            let name = board.churches[church.index()].name.clone();
            let building = board.churches[church.index()].building;
            // On the other side of the map than its church.
            let left = board.churches[church.index()].at.0 > 500;
            let close = NodeRef::<leptos::html::Button>::new();
            effect(move || {
                // Who opened it by a key goes on inside.
                if let Some(close) = close.get().filter(|_| by_key()) {
                    let _ = close.focus();
                }
            });
            let rows: Vec<_> = Tile::ALL.into_iter().map(|tile| row(desk, glance, church, tile, building)).collect();
            view! {
                <section
                    class=format!("tray wash-{}", wash(board, church.index()))
                    class:left=left
                    // It lies on a part of the map: who goes on there by keys must see where.
                    on:focusout=move |event| {
                        if by_key() && leaves(&event) {
                            glance.tray.set(None);
                        }
                    }
                    on:keydown=move |event| {
                        if event.key() == "Escape" {
                            event.prevent_default();
                            glance.tray.set(None);
                        }
                    }
                    aria-label=name
                >
                    <header>
                        <h2>{name.clone()}</h2>
                        <button
                            class="plain"
                            node_ref=close
                            aria-label=say(words::app::close)
                            on:click=move |_| glance.tray.set(None)
                        >
                            {icon(symbols::CROSSED)}
                        </button>
                    </header>
                    <p class="quiet">{move || next_step(desk, church)}</p>
                    <ul>{rows}</ul>
                    <p class="why" role="status">{move || glance.note.get().map(Note::slip)}</p>
                </section>
            }
        })
    })
}

fn row(desk: Desk<Hamburgum>, glance: Glance, church: Church, tile: Tile, building: Kind) -> AnyView {
    let holder = memo(move || holder(&desk.game(), &desk.state(), church, tile));
    let scored =
        memo(move || holder.get().is_some_and(|seat| desk.state().ledger(seat).scored.contains(church.index(), tile)));
    let told = move || {
        let game = desk.game();
        label::tile_help(desk.lang(), game.board(), church, tile)
    };
    let right = move || {
        match holder.get() {
        Some(seat) => view! {
            <span class="holder">
                {house(seat)} {move || desk.name(seat)}
                <small>
                    {move || {
                        let lang = desk.lang();
                        if scored.get() { words::hamburgum::tile_scored(lang) } else { words::hamburgum::tile_unscored(lang) }
                    }}
                </small>
            </span>
        }
        .into_any(),
        None => offer(desk, glance, "give", move || giving(desk, church, tile), live(move || worth_text(desk, church, tile))),
    }
    };
    view! {
        <li class:gone=move || holder.get().is_some()>
            <span class="tile-symbol">{icon(tile_symbol(tile, building))}</span>
            <span class="tile-text">
                <strong>
                    {move || {
                        let game = desk.game();
                        label::tile(desk.lang(), game.board(), church, tile)
                    }}
                </strong>
                <small>{move || told()}</small>
            </span>
            {move || right()}
        </li>
    }
    .into_any()
}

fn worth_text(desk: Desk<Hamburgum>, church: Church, tile: Tile) -> String {
    let (game, state) = (desk.game(), desk.state());
    let worth = worth(&game, &state, state.turn(), church, tile);
    words::city::worth_now(desk.lang(), &worth.to_string())
}

/// The six churches with their tiles in a row, for giving.
pub fn strip(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let game = desk.game();
    let board = game.board();
    let cards: Vec<_> = Church::all()
        .map(|church| {
            let plan = &board.churches[church.index()];
            let building = plan.building;
            let open = memo(move || glance.churches.get() >> church.0 & 1 == 1);
            let full = memo(move || desk.state().naves()[church.index()].given == 5);
            let tiles: Vec<_> =
                Tile::ALL.into_iter().map(|tile| small_tile(desk, glance, church, tile, building)).collect();
            view! {
                <div
                    role="group"
                    class=format!("church-card wash-{}", wash(board, church.index()))
                    class:open=open
                    class:full=full
                    aria-label=plan.name.clone()
                >
                    <header>
                        <h3>{plan.name.clone()}</h3>
                        {move || price(desk, church)}
                    </header>
                    <div class="tiles">{tiles}</div>
                </div>
            }
        })
        .collect();
    view! { <div class="church-strip">{cards}</div> }.into_any()
}

/// What the next donation costs, in tokens.
fn price(desk: Desk<Hamburgum>, church: Church) -> AnyView {
    price_tag(desk.lang(), super::gloss::cost(desk, church))
}

/// A cost in tokens, for who cannot see them in words.
pub fn price_tag(lang: Lang, cost: Cost) -> AnyView {
    let units = [cost.wood, cost.brick, cost.bell].into_iter().enumerate();
    let tokens = units.flat_map(|(place, units)| (0..units).map(move |_| material_token(place)));
    let money = (cost.money > 0).then(|| words::hamburgum::pounds(lang, cost.money.into()));
    view! {
        <small class="price">
            <span class="hidden">{cost_text(lang, &cost)}</span>
            <span aria-hidden="true">{tokens.collect_view()} {money}</span>
        </small>
    }
    .into_any()
}

fn small_tile(desk: Desk<Hamburgum>, glance: Glance, church: Church, tile: Tile, building: Kind) -> AnyView {
    let gone = memo(move || holder(&desk.game(), &desk.state(), church, tile).is_some());
    live(move || {
        (!gone.get()).then(|| {
            let content = view! {
                {icon(tile_symbol(tile, building))}
                <span class="hidden">
                    {move || {
                        let game = desk.game();
                        label::tile_at(desk.lang(), game.board(), church, tile)
                    }}
                </span>
                <b>
                    {move || {
                        let (game, state) = (desk.game(), desk.state());
                        worth(&game, &state, state.turn(), church, tile)
                    }}
                </b>
            };
            let told = move || {
                let game = desk.game();
                let (name, help) = (
                    label::tile_at(desk.lang(), game.board(), church, tile),
                    label::tile_help(desk.lang(), game.board(), church, tile),
                );
                Some(format!("{name}: {help}"))
            };
            told_offer(desk, glance, "tile", move || giving(desk, church, tile), told, content)
        })
    })
}

/// The unscored tiles of the player on turn, with their values; of two of a type one must be scored.
pub fn scoring(desk: Desk<Hamburgum>, glance: Glance) -> AnyView {
    let unscored = memo(move || desk.state().ledger(desk.state().turn()).unscored());
    let tiles = move || {
        let game = desk.game();
        let unscored = unscored.get();
        unscored
            .iter()
            .map(|(church, tile)| {
                let church = Church(church as u8);
                let building = game.board().churches[church.index()].building;
                let must = unscored.of_type(tile).len() > 1;
                let content = view! {
                    {icon(tile_symbol(tile, building))}
                    <span>
                        {move || {
                            let game = desk.game();
                            label::tile_at(desk.lang(), game.board(), church, tile)
                        }}
                    </span>
                    <b>
                        {move || {
                            let (game, state) = (desk.game(), desk.state());
                            format!("+{}", tile_value(game.board(), &state, state.turn(), church, tile))
                        }}
                    </b>
                    {must.then(|| view! { <small>{say(words::city::must_score)}</small> })}
                };
                offer(
                    desk,
                    glance,
                    if must { "tile must" } else { "tile" },
                    move || Action::Score(church, tile),
                    content,
                )
            })
            .collect_view()
    };
    view! {
        {shown(move || !unscored.get().is_empty(), move || view! {
            <section class="own-tiles" aria-label=say(words::city::own_tiles)>
                <h3>{say(words::city::own_tiles)}</h3>
                <div class="tiles">{move || tiles()}</div>
            </section>
        })}
    }
    .into_any()
}

/// Whether the focus goes to something outside of what it leaves, and not only away.
fn leaves(event: &leptos::ev::FocusEvent) -> bool {
    let to = event.related_target().and_then(|to| to.dyn_into::<web_sys::Element>().ok());
    to.is_some_and(|to| to.closest(".tray").is_ok_and(|tray| tray.is_none()))
}
