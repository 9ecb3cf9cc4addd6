//! What Hamburgum tells its computer players.

mod choices;
mod eye;
mod features;
mod stroll;
mod worth;

use hamburgum::{Action, Hamburgum, State};
use table::{Dice, Seat};

use crate::insight::Insight;

impl Insight for Hamburgum {
    const OWN: usize = features::OWN;
    const COMMON: usize = features::COMMON;
    const POINTS: f32 = 30.0;
    const PATIENCE: u32 = 150;
    const TEMPO: f32 = 0.4;
    const CURIOSITY: f32 = 0.1;
    const SETTLES: u32 = 3;
    const INSIDE: bool = false;

    fn own(&self, state: &State, seat: Seat, features: &mut [f32]) {
        features::own(self, state, seat, features);
    }

    fn common(&self, state: &State, features: &mut [f32]) {
        features::common(self, state, features);
    }

    fn sensible(&self, state: &State, actions: &mut Vec<Action>) {
        choices::sensible(self, state, actions);
    }

    fn with_pride(&self, state: &State, actions: &mut Vec<Action>) {
        choices::with_pride(self, state, actions);
    }

    fn lean(&self, state: &State, dice: &mut Dice) -> Action {
        stroll::lean(self, state, dice)
    }

    fn progress(&self, state: &State, seat: Seat) -> f32 {
        worth::progress(state, seat)
    }

    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        worth::outlook(self, state, seat)
    }

    fn appeal(&self, state: &State, action: Action) -> f32 {
        worth::appeal(self, state, action)
    }
}

#[cfg(test)]
mod tests;
