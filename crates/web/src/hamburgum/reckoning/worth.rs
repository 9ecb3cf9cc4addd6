//! What a player's prestige would be made of if the game ended: what was won in play, unscored tiles, money and stock.

use ::hamburgum::board::Church;
use ::hamburgum::{Hamburgum, PRESTIGE_COSTS, STOCK_PAYS, tile_value};
use table::{Seat, Sitting};

use super::account;

/// Prestige in play, from unscored tiles, and for money and stock, after so many actions.
pub fn worth(sitting: &Sitting<Hamburgum>, at: usize, seat: Seat) -> Vec<u32> {
    let (game, states) = (sitting.game(), sitting.states());
    let state = &states[at];
    let over = table::Game::on_turn(game, state).is_none();
    if let (true, Some(before)) = (over, at.checked_sub(1)) {
        let account = account(game, &states[before], sitting.log()[before].action, state, seat);
        let tiles: u32 = account.tiles.iter().map(|(_, _, value)| u32::from(*value)).sum();
        let played = u32::from(account.played);
        return vec![played, tiles, u32::from(account.total).saturating_sub(played + tiles)];
    }
    let own = state.ledger(seat);
    let unscored = own.tiles.without(own.scored);
    let tiles = unscored.iter().map(|(church, tile)| tile_value(game.board(), state, seat, Church(church as u8), tile));
    let goods: u32 = own.goods.iter().map(|units| u32::from(*units)).sum();
    let stock = goods + u32::from(own.wood) + u32::from(own.brick) + u32::from(own.bell);
    vec![own.prestige.into(), tiles.map(u32::from).sum(), (own.money + STOCK_PAYS * stock) / PRESTIGE_COSTS]
}
