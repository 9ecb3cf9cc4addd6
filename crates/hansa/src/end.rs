//! The end of a turn and the end of the game.

use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::Marker;
use crate::state::{Phase, State};

/// Rule `keep`: at most 3 talers and 3 unsold markers are kept.
pub const KEPT: u8 = 3;

impl Hansa {
    /// Rule `keep`: talers above 3 are lost; of more than 3 unsold markers the player chooses.
    #[inline]
    pub(crate) fn end(&self, state: &mut State) {
        let player = state.mover_mut();
        player.talers = player.talers.min(KEPT);
        self.keep(state);
    }

    pub(crate) fn check_discard(&self, state: &State, marker: Marker) -> Result<(), Breach> {
        if state.mover().goods.has(marker) {
            Ok(())
        } else {
            Err(Breach::NoMarkerToDiscard { marker: self.marker_id(marker) })
        }
    }

    /// Rule `keep`: what is not kept is lost.
    #[inline]
    pub(crate) fn discard(&self, state: &mut State, marker: Marker) {
        state.mover_mut().goods.remove(marker);
        self.keep(state);
    }

    #[inline]
    fn keep(&self, state: &mut State) {
        if state.mover().goods.held() > KEPT {
            state.phase = Phase::Discard;
        } else {
            self.pass_on(state);
        }
    }

    /// Rule `last-pile`: when its first marker has been taken, the round is finished so that all have had equally many
    /// turns. Turn and round then stay as they are.
    #[inline]
    fn pass_on(&self, state: &mut State) {
        let next = state.turn.next(self.players);
        if next.0 == 0 {
            if self.last_round(state) {
                state.phase = Phase::Over;
                return;
            }
            state.round = state.round.saturating_add(1);
        }
        state.turn = next;
        self.begin_turn(state);
    }

    /// Rule `last-pile`: whether a refill has taken the first marker of the last pile.
    #[inline]
    pub fn last_round(&self, state: &State) -> bool {
        state.left() < self.last_pile
    }
}
