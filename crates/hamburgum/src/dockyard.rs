//! Dockyard and harbour.

use table::{Dice, Seat};

use crate::breach::Breach;
use crate::state::{Berth, State};
use crate::{Action, Hamburgum};

/// The most ships a player has. Rule `ship-limit`.
pub const FLEET: u8 = 5;

impl Hamburgum {
    /// How many ships, one after the other, find wood to build them and a ship at hand. Rules `ship-cost`, `ship-limit`.
    ///
    /// A ship sent home by a shift may be used at once, also by the very ship that causes the shift.
    pub fn ships_at_hand(&self, state: &State) -> u8 {
        let ledger = state.mine();
        let (mut ships, mut moored) = (ledger.ships, state.moored[2]);
        let mut built = 0;
        while u16::from(built) < ledger.wood {
            if usize::from(moored) == self.players {
                ships = [ships[1], ships[2], 0];
                moored = 0;
            }
            if ships.iter().sum::<u8>() == FLEET {
                break;
            }
            ships[2] += 1;
            moored += 1;
            built += 1;
        }
        built
    }

    pub(crate) fn check_ships(&self, state: &State, ships: u8) -> Result<(), Breach> {
        let wood = state.mine().wood;
        if u16::from(ships) > wood {
            return Err(Breach::NoWoodForShips { ships, wood });
        }
        let at_hand = self.ships_at_hand(state);
        if ships > at_hand {
            return Err(Breach::TooManyShips(at_hand));
        }
        Ok(())
    }

    pub(crate) fn legal_dockyard(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend((1..=self.ships_at_hand(state)).map(Action::Ships));
        actions.push(Action::End);
    }

    pub(crate) fn random_dockyard(&self, state: &State, dice: &mut Dice) -> Action {
        match self.ships_at_hand(state) {
            0 => Action::End,
            most => Action::Ships(1 + dice.below(most.into()) as u8),
        }
    }

    pub(crate) fn play_ships(&self, state: &mut State, ships: u8) {
        state.mine_mut().wood -= u16::from(ships);
        for _ in 0..ships {
            self.launch(state);
        }
        self.end_turn(state);
    }

    /// A ship of the player on turn enters basin 3.
    fn launch(&self, state: &mut State) {
        let seat = state.turn;
        self.moor(state, Berth::Ship(seat));
        state.mine_mut().ships[2] += 1;
    }

    /// A Dutchman enters, then an own ship if one is at hand, even if only after the shift. Rule `captain`.
    pub(crate) fn sail_in_captain(&self, state: &mut State) {
        if state.dutchmen > 0 {
            state.dutchmen -= 1;
            self.moor(state, Berth::Dutchman);
        }
        let ledger = state.mine();
        let sent_home = if usize::from(state.moored[2]) == self.players { ledger.ships[0] } else { 0 };
        if ledger.fleet() - sent_home < FLEET {
            self.launch(state);
        }
    }

    /// Whatever it is lies down in basin 3, after a shift if that is full. Rules `basin`, `basin-shift`.
    fn moor(&self, state: &mut State, what: Berth) {
        if usize::from(state.moored[2]) == self.players {
            state.harbour = [state.harbour[1], state.harbour[2], [Berth::Free; 5]];
            state.moored = [state.moored[1], state.moored[2], 0];
            for seat in Seat::all(self.players) {
                let ships = &mut state.ledgers[seat.index()].ships;
                *ships = [ships[1], ships[2], 0];
            }
        }
        state.harbour[2][usize::from(state.moored[2])] = what;
        state.moored[2] += 1;
    }
}
