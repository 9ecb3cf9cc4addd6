//! What Hansa tells its computer players.

mod appeal;
mod course;
mod features;
mod lean;
mod outlook;
mod plan;
mod sensible;
mod survey;
#[cfg(test)]
mod tests;

use hansa::{Action, Hansa, State};
use table::{Dice, Seat};

use crate::insight::Insight;

impl Insight for Hansa {
    const OWN: usize = features::OWN;
    const COMMON: usize = features::COMMON;
    const POINTS: f32 = 20.0;
    const PATIENCE: u32 = 40;
    const TEMPO: f32 = 0.0;
    const CURIOSITY: f32 = 0.05;
    const SETTLES: u32 = 0;
    const INSIDE: bool = true;

    fn own(&self, state: &State, seat: Seat, features: &mut [f32]) {
        features::own(self, state, seat, features);
    }

    fn common(&self, state: &State, features: &mut [f32]) {
        features::common(self, state, features);
    }

    fn sensible(&self, state: &State, actions: &mut Vec<Action>) {
        sensible::sensible(self, state, actions);
    }

    fn with_pride(&self, state: &State, actions: &mut Vec<Action>) {
        sensible::with_pride(self, state, actions);
    }

    fn with_foresight(
        &self,
        state: &State,
        by_chance: bool,
        course: &mut Vec<u64>,
        allowed: &mut dyn FnMut(u32) -> bool,
        actions: &mut Vec<Action>,
    ) {
        course::with_foresight(self, state, by_chance, course, allowed, actions);
    }

    fn lean(&self, state: &State, dice: &mut Dice) -> Action {
        lean::lean(self, state, dice)
    }

    fn outlook(&self, state: &State, seat: Seat) -> f32 {
        outlook::outlook(self, state, seat)
    }

    fn appeal(&self, state: &State, action: Action) -> f32 {
        appeal::appeal(self, state, action)
    }
}
