//! A turn: income, one action in each city, sailing.

use crate::board::City;
use crate::breach::Breach;
use crate::game::Hansa;
use crate::state::{Phase, State};

/// Rule `income`: 3 talers at the start of a turn.
const INCOME: u8 = 3;

impl Hansa {
    /// Begins the turn of the seat that has come to it: income, then the decision about the warehouses if there is one.
    #[inline]
    pub(crate) fn begin_turn(&self, state: &mut State) {
        state.mover_mut().earn(INCOME);
        state.acted = false;
        state.phase = if self.can_refill(state) { Phase::Refill } else { Phase::Action };
    }

    /// Rule `action-one`: one action in the city where the ship lies, another only after sailing on.
    pub(crate) fn check_first_action(&self, state: &State) -> Result<(), Breach> {
        if state.acted { Err(Breach::ActedHere { city: self.city_id(state.ship) }) } else { Ok(()) }
    }

    /// Rule `sail`: cities at the head of an arrow from here, as long as there is a taler. One bit a city.
    #[inline]
    pub fn reachable(&self, state: &State) -> u32 {
        if can_pay_voyage(state) { self.arrows(state) } else { 0 }
    }

    pub(crate) fn check_sail(&self, state: &State, to: City) -> Result<(), Breach> {
        if self.arrows(state) & 1 << to.0 == 0 {
            let open: Vec<_> =
                self.board.cities[state.ship.index()].routes.iter().map(|city| self.city_id(*city)).collect();
            let [from, to] = [state.ship, to].map(|city| self.city_id(city));
            Err(Breach::NoArrow { from, to, open: open.join(", ") })
        } else if !can_pay_voyage(state) {
            Err(Breach::NoTalerToSail)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn arrows(&self, state: &State) -> u32 {
        u32::from(self.board.routes[state.ship.index()])
    }
}

#[inline]
fn can_pay_voyage(state: &State) -> bool {
    state.mover().talers > 0
}

/// Rule `sail`: 1 taler to the bank; in the next city one action is free again.
#[inline]
pub(crate) fn sail(state: &mut State, to: City) {
    state.mover_mut().talers -= 1;
    state.ship = to;
    state.acted = false;
}
