//! Scoring.

use table::Seat;

use crate::marker::Marker;
use crate::state::{BOOTHS, State};

/// Rule `score`: the points for a city with an own booth.
pub const PRESENCE: u32 = 2;
/// Rule `score`: the points for such a city where no one else has any.
pub const MONOPOLY: u32 = 4;

impl State {
    /// Rule `score`: unsold marker 1; sold marker 1 and its barrels; city with an own booth 2, or 4 if no one else has any
    /// there. Talers count nothing.
    pub fn points(&self, seat: Seat) -> u32 {
        let player = &self.players[seat.index()];
        let sold = player.sold.counts().iter().zip(0..).map(|(count, kind)| {
            let barrels = Marker::of_bit(kind).barrels();
            u32::from(*count) * u32::from(1 + barrels)
        });
        let cities = self.booths.iter().map(|booths| {
            let others = booths.iter().zip(0..).any(|(count, other)| other != seat.0 && *count > 0);
            match (booths[seat.index()], others) {
                (0, _) => 0,
                (_, true) => PRESENCE,
                (_, false) => MONOPOLY,
            }
        });
        u32::from(player.goods.held()) + sold.sum::<u32>() + cities.sum::<u32>()
    }

    /// Rule `winner`: most points, then most booths on the board.
    pub fn booths_on_board(&self, seat: Seat) -> u32 {
        u32::from(BOOTHS - self.stock(seat))
    }
}
