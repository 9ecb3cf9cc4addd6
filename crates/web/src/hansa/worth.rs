//! What a player's points would be made of if the game ended: markers sold and unsold, and cities.

use ::hansa::Hansa;
use table::{Seat, Sitting};

use super::scoring::Score;

/// Points for sold markers, for unsold ones and for cities, after so many actions.
pub fn worth(sitting: &Sitting<Hansa>, at: usize, seat: Seat) -> Vec<u32> {
    let Score { unsold, sold, shared, alone, .. } = Score::of(sitting.game(), &sitting.states()[at], seat);
    [sold, unsold, shared + alone].map(|points| points.try_into().unwrap_or_default()).to_vec()
}
