//! What a computer player may spend on a decision.

/// What may be spent on a decision: iterations, time by the caller's clock, or both.
///
/// Nothing here knows a clock: the caller's function says how much of the time is spent, from 0 to 1. It is also the way
/// to cancel: it says 1.
pub struct Budget<'a> {
    iterations: Option<u32>,
    clock: &'a mut dyn FnMut() -> f32,
    /// The iteration before which the clock is looked at next.
    next: u32,
    /// What it said last.
    said: f32,
}

/// How many iterations pass between two looks at the clock where these are short.
const LOOKS: u32 = 8;

/// The share of a budget that may go into looking through the turn. Where iterations are counted, this comes on top of them.
const FORESIGHT: f64 = 0.2;

/// How many of its steps are reckoned as one iteration.
const STEPS_AN_ITERATION: f64 = 10.0;

/// How many of these steps pass between two looks at the clock.
const STRIDE: u32 = 64;

/// The share of the time between two looks from which on every iteration is followed by one.
const LONG: f32 = 0.03;

impl<'a> Budget<'a> {
    /// As many iterations as the clock allows.
    pub fn time(clock: &'a mut dyn FnMut() -> f32) -> Budget<'a> {
        Budget { iterations: None, clock, next: 0, said: 0.0 }
    }

    /// At most so many iterations, fewer if the clock says so.
    pub fn iterations(iterations: u32, clock: &'a mut dyn FnMut() -> f32) -> Budget<'a> {
        Budget { iterations: Some(iterations.max(1)), clock, next: 0, said: 0.0 }
    }

    /// Whether so many steps may be looked ahead before the first iteration.
    pub(crate) fn allows(&mut self, steps: u32) -> bool {
        let counted = self.iterations.map_or(0.0, |most| f64::from(steps) / (STEPS_AN_ITERATION * f64::from(most)));
        counted < FORESIGHT && (!steps.is_multiple_of(STRIDE) || f64::from((self.clock)()) < FORESIGHT)
    }

    /// How much is spent after so many iterations; 1 or more means stop.
    pub(crate) fn spent(&mut self, iterations: u32) -> f64 {
        let counted = self.iterations.map_or(0.0, |most| f64::from(iterations) / f64::from(most));
        if counted >= 1.0 || iterations < self.next {
            return counted;
        }
        let now = (self.clock)();
        self.next = iterations + if now - self.said < LONG { LOOKS } else { 1 };
        self.said = now;
        counted.max(now.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After how many iterations, each this share of the time, the time is seen to be spent.
    fn seen(share: f32) -> u32 {
        let now = std::cell::Cell::new(0.0);
        let mut clock = || now.get();
        let mut budget = Budget::time(&mut clock);
        let mut iterations = 0;
        while budget.spent(iterations) < 1.0 {
            iterations += 1;
            now.set(iterations as f32 * share);
        }
        iterations
    }

    #[test]
    fn millions_are_counted_to_the_last() {
        let most = 20_000_000;
        let mut clock = || 0.0;
        let mut budget = Budget::iterations(most, &mut clock);
        assert!(budget.spent(most - 1) < 1.0);
        assert!(budget.spent(most) >= 1.0);
    }

    #[test]
    fn a_fifth_of_a_budget_may_go_into_looking_ahead() {
        let mut clock = || 0.0;
        let mut few = Budget::iterations(100, &mut clock);
        assert_eq!([199, 200].map(|steps| few.allows(steps)), [true, false]);
        let now = std::cell::Cell::new(0.19);
        let mut clock = || now.get();
        let mut budget = Budget::time(&mut clock);
        assert!(budget.allows(STRIDE));
        now.set(0.21);
        assert_eq!([STRIDE + 1, 2 * STRIDE].map(|steps| budget.allows(steps)), [true, false]);
        // Iterations are counted from the first on all the same.
        now.set(1.0);
        assert!(budget.spent(0) >= 1.0);
    }

    #[test]
    fn long_iterations_are_not_late_and_short_ones_are_not_counted() {
        // Not multiples of what passes between two looks at short ones.
        assert_eq!([0.1, 0.05, 1.0 / 30.0].map(seen), [10, 20, 30]);
        assert_eq!([1.0 / 1024.0, 1.0 / 1025.0].map(seen), [1024, 1032]);
    }
}
