//! Putting booths into the ship's city.

use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::Marker;
use crate::state::State;

impl State {
    /// Rule `booths`: an unsold marker is given up, and at least one booth must be left. One bit a kind.
    #[inline]
    pub fn payable_in_booths(&self) -> u32 {
        if self.mover().stock > 0 { self.mover().goods.kinds() } else { 0 }
    }

    /// Rule `booths`: the marker goes out of the game; as many booths as it has barrels come here, or all that are left.
    #[inline]
    pub(crate) fn put_booths(&mut self, marker: Marker) {
        let player = self.mover_mut();
        player.goods.remove(marker);
        let booths = marker.barrels().min(player.stock);
        player.stock -= booths;
        *self.own_booths_mut(self.ship) += booths;
        self.acted = true;
    }
}

impl Hansa {
    pub(crate) fn check_booths(&self, state: &State, marker: Marker) -> Result<(), Breach> {
        if state.payable_in_booths() & marker.bit() != 0 {
            Ok(())
        } else if !state.mover().goods.has(marker) {
            Err(Breach::NoMarkerForBooths { marker: self.marker_id(marker) })
        } else {
            Err(Breach::NoBoothInStock)
        }
    }
}
