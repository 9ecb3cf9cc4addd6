//! Buying a marker in the ship's city.

use table::Seat;

use crate::board::City;
use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::Marker;
use crate::state::State;

/// Rule `buy-price`: what a marker costs, unless the buyer has the most booths.
const PRICE: u8 = 1;

impl State {
    /// Rule `buy-price`: the player with the most booths in a city, whom the others pay; `None` where no one has any or
    /// the most is shared.
    #[inline]
    pub fn host(&self, city: City) -> Option<Seat> {
        let booths = self.booths[city.index()];
        let most = booths[0].max(booths[1]).max(booths[2].max(booths[3]));
        let with_most = (0..4).fold(0u32, |mask, seat| mask | u32::from(booths[seat] == most) << seat);
        (most > 0 && with_most.is_power_of_two()).then(|| Seat(with_most.trailing_zeros() as u8))
    }

    /// Whether the mover can pay for a marker here, or need not.
    #[inline]
    fn can_pay_marker(&self) -> bool {
        self.mover().talers >= PRICE || self.host(self.ship) == Some(self.turn)
    }

    /// Rules `buy` and `buy-price`: the markers of this city if they can be paid. One bit a kind.
    #[inline]
    pub fn buyable(&self) -> u32 {
        if self.can_pay_marker() { self.offer_here().kinds() } else { 0 }
    }

    /// Rule `buy`: takes one marker of this city's warehouses. Rule `buy-price`: 1 taler to the player with the most
    /// booths here, to the bank if there is no such player, nothing if it is the buyer.
    #[inline]
    pub(crate) fn buy(&mut self, marker: Marker) {
        let host = self.host(self.ship);
        if host != Some(self.turn) {
            self.mover_mut().talers -= PRICE;
            if let Some(host) = host {
                self.players[host.index()].earn(PRICE);
            }
        }
        self.offers[self.ship.index()].take(marker);
        self.offered -= 1;
        self.mover_mut().goods.add(marker);
        self.acted = true;
    }
}

impl Hansa {
    pub(crate) fn check_buy(&self, state: &State, marker: Marker) -> Result<(), Breach> {
        if state.offer_here().kinds() & marker.bit() == 0 {
            Err(Breach::NotOnOffer { marker: self.marker_id(marker), city: self.city_id(state.ship) })
        } else if !state.can_pay_marker() {
            Err(Breach::NoTalerToBuy { city: self.city_id(state.ship) })
        } else {
            Ok(())
        }
    }
}
