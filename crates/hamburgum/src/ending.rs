//! The end of the game.

use table::Seat;

use crate::Hamburgum;
use crate::board::Church;
use crate::nouns::Phase;
use crate::state::{State, tile_value};

/// Rule `end-stock`: what a good or a material is sold for at the end.
pub const STOCK_PAYS: u32 = 50;
/// Rule `end-stock`: what a point of prestige costs at the end.
pub const PRESTIGE_COSTS: u32 = 100;

impl Hamburgum {
    /// The sixth church is complete: the final scoring is done at once. Rule `end`.
    pub(crate) fn finish(&self, state: &mut State) {
        for seat in Seat::all(self.players) {
            // Rule `end-tiles`.
            let unscored = state.ledgers[seat.index()].unscored();
            let tiles: u16 = unscored
                .iter()
                .map(|(church, tile)| tile_value(&self.board, state, seat, Church(church as u8), tile))
                .sum();
            let ledger = &mut state.ledgers[seat.index()];
            ledger.scored = ledger.tiles;
            // Rule `end-stock`.
            let goods: u32 = ledger.goods.iter().map(|&units| u32::from(units)).sum();
            let stock = goods + u32::from(ledger.wood) + u32::from(ledger.brick) + u32::from(ledger.bell);
            let money = ledger.money + STOCK_PAYS * stock;
            ledger.prestige =
                ledger.prestige.saturating_add(tiles).saturating_add((money / PRESTIGE_COSTS).min(60_000) as u16);
            ledger.money = money % PRESTIGE_COSTS;
            ledger.goods = [0; 3];
            ledger.wood = 0;
            ledger.brick = 0;
            ledger.bell = false;
        }
        state.phase = Phase::Over;
        state.church = None;
        state.scoring = false;
        state.official_built = false;
    }
}
