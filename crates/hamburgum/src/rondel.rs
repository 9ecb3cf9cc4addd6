//! Turn, rondel and production.

use table::Dice;

use crate::breach::Breach;
use crate::nouns::{Good, Phase, Space};
use crate::state::{MOST_GOODS, State, producer};
use crate::{Action, Hamburgum};

/// What a move of so many spaces costs in prestige. Rule `rondel-cost`.
#[inline]
pub const fn move_cost(steps: u8) -> u8 {
    steps.saturating_sub(3)
}

impl Hamburgum {
    /// Where the marker may go. Rules `rondel-first`, `rondel-cost`, `rondel-zero`.
    pub(crate) fn check_rondel(&self, state: &State, to: Space) -> Result<(), Breach> {
        let ledger = state.mine();
        let steps = ledger.rondel.map_or(0, |from| from.steps_to(to));
        let cost = move_cost(steps);
        if u16::from(cost) > ledger.prestige {
            return Err(Breach::TooFar { steps, cost, prestige: ledger.prestige });
        }
        Ok(())
    }

    /// What the spaces offer is drawn first, then which of those that offer it.
    pub(crate) fn random_rondel(&self, state: &State, dice: &mut Dice) -> Action {
        /// Spaces that offer the same, a bit for each: production, trade, dockyard, church, guildhall.
        const OFFERS: [u32; 5] = [0b0010_1001, 0b0100_0100, 0b1000_0000, 0b0000_0010, 0b0001_0000];
        let ledger = state.mine();
        let payable = match ledger.rondel {
            None => 0xff,
            Some(from) => {
                let steps = u32::from(ledger.prestige + 3).min(8);
                // The next `steps` spaces, turned round the rondel.
                let ahead = ((1u32 << steps) - 1) << (from as u32 + 1);
                (ahead | ahead >> 8) & 0xff
            }
        };
        let offered =
            OFFERS.iter().enumerate().fold(0, |mask, (kind, spaces)| mask | u32::from(payable & spaces != 0) << kind);
        let spaces = payable & OFFERS[dice.bit(offered) as usize];
        Action::Rondel(Space::ALL[dice.bit(spaces) as usize])
    }

    /// Moves the marker; production is taken in full and ends the turn. Rules `optional`, `produce`.
    pub(crate) fn play_rondel(&self, state: &mut State, to: Space) {
        let ledger = state.mine_mut();
        let steps = ledger.rondel.map_or(0, |from| from.steps_to(to));
        ledger.prestige -= u16::from(move_cost(steps));
        ledger.rondel = Some(to);
        match to {
            Space::Beer => self.produce(state, Good::Beer),
            Space::Sugar => self.produce(state, Good::Sugar),
            Space::Cloth => self.produce(state, Good::Cloth),
            Space::Trade1 | Space::Trade2 => state.phase = Phase::Trade,
            Space::Dockyard => state.phase = Phase::Dockyard,
            Space::Church => state.phase = Phase::Church,
            Space::Guildhall => state.phase = Phase::Guildhall,
        }
    }

    /// One unit and one for each own producer. Rule `produce`.
    fn produce(&self, state: &mut State, good: Good) {
        let ledger = state.mine_mut();
        let units = 1 + (ledger.citizens & self.board.kinds[producer(good).index()]).len() as u8;
        let held = &mut ledger.goods[good as usize];
        *held = (*held + units).min(MOST_GOODS);
        self.end_turn(state);
    }

    /// Passes the turn on; in Variant II the next official is turned up. Rule `variant-shuffled`.
    pub(crate) fn end_turn(&self, state: &mut State) {
        if state.official_built {
            if let Some(Some(turned_up)) = state.stack.get(usize::from(state.officials_built)) {
                state.pool &= !crate::state::pool_bit(*turned_up);
            }
            state.official_built = false;
        }
        state.church = None;
        state.scoring = false;
        state.phase = Phase::Rondel;
        state.turn = state.turn.next(self.players);
        state.round += u32::from(state.turn.0 == 0);
    }
}
