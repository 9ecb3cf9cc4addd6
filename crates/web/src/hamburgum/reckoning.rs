//! The final scoring, line by line: tiles, stock, money to prestige.

mod worth;

pub use worth::worth;

use ::hamburgum::board::Church;
use ::hamburgum::nouns::Tile;
use ::hamburgum::{Action, Hamburgum, PRESTIGE_COSTS, STOCK_PAYS, State, donation_cost, tile_value};
use leptos::prelude::*;
use table::{Game, Seat, arrange};
use words::label;

use super::pieces::house;
use crate::desk::Desk;
use crate::settings::say;

/// What the end of the game brought a player.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Account {
    seat: Seat,
    /// Prestige before the final scoring, the last church's bonus included.
    played: u16,
    /// The tiles scored at the end and what each gave.
    tiles: Vec<(Church, Tile, u16)>,
    /// Goods and materials that were sold.
    stock: u32,
    /// Money with what the stock brought.
    money: u32,
    /// Prestige in all.
    total: u16,
    /// Money left over.
    left: u32,
}

/// How the final scoring went, from the states before and after the action that ended the game.
fn account(game: &Hamburgum, before: &State, last: Action, over: &State, seat: Seat) -> Account {
    let (own, end) = (before.ledger(seat), over.ledger(seat));
    let gives = seat == before.turn();
    // What the last donation cost its giver was gone before the scoring.
    let (spent, paid) = match last {
        Action::Donate(church, _) if gives => {
            let cost = donation_cost(before.naves()[church.index()].given, own.citizens.len());
            (u32::from(cost.brick) + u32::from(cost.wood) + u32::from(cost.bell), cost.money)
        }
        Action::Canon(..) if gives => (1, 0),
        _ => (0, 0),
    };
    let goods: u32 = own.goods.iter().map(|units| u32::from(*units)).sum();
    let stock = (goods + u32::from(own.wood) + u32::from(own.brick) + u32::from(own.bell)).saturating_sub(spent);
    let money = own.money.saturating_sub(paid) + STOCK_PAYS * stock;
    let unscored = end.tiles.without(own.scored);
    let tiles: Vec<_> = unscored
        .iter()
        .map(|(church, tile)| {
            let church = Church(church as u8);
            (church, tile, tile_value(game.board(), over, seat, church, tile))
        })
        .collect();
    let gained: u16 = tiles.iter().map(|(_, _, value)| *value).sum();
    let bought = (money / PRESTIGE_COSTS).min(60_000) as u16;
    let played = end.prestige.saturating_sub(gained).saturating_sub(bought);
    Account { seat, played, tiles, stock, money, total: end.prestige, left: end.money }
}

/// The accounts of all players, the winner first; none where the last action is not known.
fn accounts(desk: Desk<Hamburgum>) -> Vec<Account> {
    let game = desk.game();
    let over = desk.state();
    let (Some(before), Some(last)) = (desk.before(), desk.last()) else {
        return Vec::new();
    };
    let mut places = game.standing(&over);
    arrange(&mut places, |place| place.rank.into());
    places.iter().map(|place| account(&game, &before, last.action, &over, place.seat)).collect()
}

/// The final scoring of everyone, unfolding line by line.
pub fn reckoning(desk: Desk<Hamburgum>) -> AnyView {
    let books = move || accounts(desk).iter().map(|account| book(desk, account)).collect_view();
    view! {
        <section class="card reckoning">
            <h2>{say(words::city::final_heading)}</h2>
            {move || books()}
        </section>
    }
    .into_any()
}

fn book(desk: Desk<Hamburgum>, account: &Account) -> AnyView {
    let lang = desk.lang();
    let game = desk.game();
    let pounds = |money: u32| words::hamburgum::pounds(lang, money.into());
    let mut lines: Vec<(String, String)> =
        vec![(words::hamburgum::final_played(lang).to_owned(), account.played.to_string())];
    for (church, tile, value) in &account.tiles {
        lines.push((label::tile_at(lang, game.board(), *church, *tile), format!("+{value}")));
    }
    lines.push((
        words::hamburgum::final_stock(lang).to_owned(),
        words::city::stock_sold(lang, &account.stock.to_string(), &pounds(STOCK_PAYS * account.stock)),
    ));
    lines.push((
        format!("{} ({})", words::hamburgum::final_money(lang), pounds(account.money)),
        format!("+{}", account.money / PRESTIGE_COSTS),
    ));
    let lines = lines.into_iter().enumerate().map(|(at, (what, points))| {
        view! {
            <div style=format!("--line: {at}")>
                <dt>{what}</dt>
                <dd>{points}</dd>
            </div>
        }
    });
    view! {
        <details open>
            <summary>
                {house(account.seat)} <strong>{desk.name(account.seat)}</strong> <span class="grow"></span>
                <b>{account.total}</b>
            </summary>
            <dl>
                {lines.collect_view()}
                <div class="sum">
                    <dt>{words::hamburgum::final_total(lang)}</dt>
                    <dd>{account.total}</dd>
                </div>
                <div>
                    <dt>{words::hamburgum::final_tiebreak(lang)}</dt>
                    <dd>{pounds(account.left)}</dd>
                </div>
            </dl>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Setup, Sitting};

    #[test]
    fn the_lines_add_up() {
        for seed in 0..20 {
            let setup = Setup { players: 2 + seed % 4, ..Setup::default() };
            let mut sitting = Sitting::deal(Hamburgum::open(&setup).unwrap(), &seed.to_string());
            let game = sitting.game().clone();
            let mut dice = Dice::new(seed as u64);
            while sitting.on_turn().is_some() {
                let action = game.write(game.random(sitting.state(), &mut dice));
                sitting.play(&action).unwrap();
            }
            let [.., before, over] = sitting.states() else { panic!("a game has states") };
            let last = sitting.log().last().unwrap().action;
            for seat in Seat::all(game.players()) {
                let account = account(&game, before, last, over, seat);
                let bonus = if seat == before.turn() { 3 } else { 0 };
                assert_eq!(account.played, before.ledger(seat).prestige + bonus);
                assert_eq!(account.money % PRESTIGE_COSTS, account.left);
            }
        }
    }
}
