//! What a computer player may spend on a decision.

/// What may be spent on a decision: iterations, time by the caller's clock, or both.
///
/// Nothing here knows a clock: the caller's function says how much of the time is spent, from 0 to 1. It is also the way
/// to cancel: it says 1.
pub struct Budget<'a> {
    iterations: Option<u32>,
    clock: &'a mut dyn FnMut() -> f32,
}

/// How many iterations pass between two looks at the clock.
const LOOKS: u32 = 8;

impl<'a> Budget<'a> {
    /// As many iterations as the clock allows.
    pub fn time(clock: &'a mut dyn FnMut() -> f32) -> Budget<'a> {
        Budget { iterations: None, clock }
    }

    /// At most so many iterations, fewer if the clock says so.
    pub fn iterations(iterations: u32, clock: &'a mut dyn FnMut() -> f32) -> Budget<'a> {
        Budget { iterations: Some(iterations.max(1)), clock }
    }

    /// How much is spent after so many iterations; 1 or more means stop.
    pub(crate) fn spent(&mut self, iterations: u32) -> f32 {
        let counted = self.iterations.map_or(0.0, |most| iterations as f32 / most as f32);
        if counted >= 1.0 || !iterations.is_multiple_of(LOOKS) { counted } else { counted.max((self.clock)()) }
    }
}
