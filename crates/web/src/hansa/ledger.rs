//! The players' books: talers, markers unsold and sold, booths, and the points if the game ended now.

use ::hansa::Hansa;
use leptos::prelude::*;
use table::{Game, Seat};

use crate::desk::Desk;
use crate::staged::Staged;

use super::piece::{coin, stall, tokens};
use super::scoring::Score;
use crate::live::memo;
use crate::settings::say;

/// The right column: the player on turn first; at the end the winner.
pub fn ledgers(desk: Desk<Hansa>) -> AnyView {
    let books = Seat::all(desk.game().players()).map(|seat| ledger(desk, seat));
    view! { <div class="sea-ledgers">{books.collect_view()}</div> }.into_any()
}

fn ledger(desk: Desk<Hansa>, seat: Seat) -> AnyView {
    let on_turn = memo(move || desk.mover() == Some(seat));
    let order = memo(move || desk.book_place(seat));
    let talers = memo(move || desk.state().talers(seat));
    let unsold = memo(move || *desk.state().goods(seat).lot());
    let sold = memo(move || *desk.state().sold(seat));
    let booths = memo(move || (desk.state().stock(seat), desk.state().booths_on_board(seat)));
    let score = memo(move || Score::of(&desk.game(), &desk.state(), seat));
    let number = move |n: i64| words::number(desk.lang(), n);
    let points = move || {
        let lang = desk.lang();
        view! {
            <span class="points" title=words::sea::points_now(lang)>
                <strong>{number(score.get().total())}</strong>
                <span class="quiet">" "{words::app::points(lang)}</span>
            </span>
        }
    };
    let sum = move || {
        let lang = desk.lang();
        let Score { unsold, sold, shared, alone, .. } = score.get();
        let part = |name: &'static str, n: i64| view! { <span>{name}" "<b>{number(n)}</b></span> };
        view! {
            <p class="sum quiet">
                {part(words::hansa::heading_unsold(lang), unsold)} {part(words::hansa::heading_sold(lang), sold)}
                {part(words::sea::cities(lang), shared + alone)}
            </p>
        }
    };
    let markers = move || {
        let (lang, game) = (desk.lang(), desk.game());
        let some = unsold.with(|lot| lot.total() > 0);
        match some {
            true => tokens(lang, game.board(), &unsold.get(), "token-row").into_any(),
            false => view! { <span class="quiet">{words::sea::nothing_held(lang)}</span> }.into_any(),
        }
    };
    let turned = move || {
        let (lang, game) = (desk.lang(), desk.game());
        sold.with(|lot| lot.total() > 0).then(|| {
            view! {
                <div class="book-line">
                    <span class="label">{words::hansa::heading_sold(lang)}</span>
                    {tokens(lang, game.board(), &sold.get(), "token-row turned")}
                </div>
            }
        })
    };
    let purse = move || {
        let lang = desk.lang();
        view! {
            <span class="purse" title=words::hansa::heading_talers(lang)>
                <span class="hidden">{words::hansa::heading_talers(lang)}": "</span>
                {coin("")}
                <strong>{number(talers.get().into())}</strong>
            </span>
        }
    };
    let stock = move || {
        let lang = desk.lang();
        let (stock, on_board) = booths.get();
        view! {
            <span class="booth-stock" title=words::hansa::heading_stock(lang)>
                {stall(seat)}
                <span class="hidden">{words::hansa::heading_stock(lang)}": "</span>
                <strong>{number(stock.into())}</strong>
                <span class="hidden">{words::hansa::final_tiebreak(lang)}": "</span>
                <span class="quiet" title=words::hansa::final_tiebreak(lang)>" + "{number(on_board.into())}</span>
            </span>
        }
    };
    view! {
        <section
            class=format!("card ledger sea-ledger {}", Hansa::paint(seat))
            class:on-turn=on_turn
            style:order=move || order.get().to_string()
        >
            <div class="book-head">
                <span class=format!("house {}", Hansa::paint(seat)) aria-hidden="true"></span>
                <h2 title=move || desk.name(seat)>{move || desk.name(seat)}</h2>
                {move || purse()} {move || stock()} {move || points()}
            </div>
            <div class="book-line">
                <span class="label">{say(words::hansa::heading_unsold)}</span>
                {move || markers()}
            </div>
            {move || turned()} {move || sum()}
        </section>
    }
    .into_any()
}
