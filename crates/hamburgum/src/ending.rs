//! The end of the game.

use table::Seat;

use crate::Hamburgum;
use crate::board::Church;
use crate::nouns::Phase;
use crate::state::{State, tile_value};

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
            let money = ledger.money + 50 * stock;
            ledger.prestige = ledger.prestige.saturating_add(tiles).saturating_add((money / 100).min(60_000) as u16);
            ledger.money = money % 100;
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
