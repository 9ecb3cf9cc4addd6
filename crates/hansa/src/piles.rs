//! The piles: their order, as far as it is known, and what may lie in them.
//!
//! Rule `open`: everything but the piles is open. No seat knows more of them than any other, so one order serves all; in
//! a copy of the game that does not know it, its entries are blank.

use table::Dice;

use crate::board::MAX_MARKERS;
use crate::marker::{KINDS, Lot, Marker};

/// All piles, laid one behind the other in the order they are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piles {
    /// The next marker comes from the end: entry `left - 1`. Entries from `left` on are drawn and always blank.
    order: [Marker; MAX_MARKERS],
    left: u8,
    /// What may lie in the piles: exactly what does in a game that was dealt, all that is not in sight in one that began
    /// from a position.
    pool: Lot,
}

impl Piles {
    /// Piles of `left` markers from a pool of at least as many, their order unknown.
    pub(crate) fn unknown(pool: Lot, left: u8) -> Piles {
        debug_assert!(usize::from(left) <= MAX_MARKERS.min(pool.total()));
        Piles { order: [Marker::BLANK; MAX_MARKERS], left, pool }
    }

    /// Piles that hold these markers, the first to be drawn first.
    pub(crate) fn known(markers: &[Marker]) -> Piles {
        let mut piles = Piles::unknown(markers.iter().copied().collect(), markers.len() as u8);
        for (slot, marker) in piles.order.iter_mut().zip(markers.iter().rev()) {
            *slot = *marker;
        }
        piles
    }

    /// How many markers are left.
    #[inline]
    pub(crate) const fn left(&self) -> u8 {
        self.left
    }

    /// The markers that are left, the next one first; blank where they are not known.
    #[inline]
    pub(crate) fn coming(&self) -> impl Iterator<Item = Marker> {
        self.order[..usize::from(self.left)].iter().rev().copied()
    }

    /// Takes the next marker; `None` where there is none or it is not known.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Marker> {
        let next = usize::from(self.left.checked_sub(1)?);
        let marker = *self.order.get(next)?;
        self.pool.take(marker)?;
        self.order[next] = Marker::BLANK;
        self.left -= 1;
        Some(marker)
    }

    /// Writes down what the next markers are; `None`, and nothing is written, where they cannot be.
    pub(crate) fn learn(&mut self, markers: &[Marker]) -> Option<()> {
        let mut learnt = *self;
        let next = usize::from(self.left).checked_sub(markers.len())?;
        for (slot, marker) in learnt.order[next..].iter_mut().zip(markers.iter().rev()) {
            if !slot.is_blank() && *slot != *marker {
                return None;
            }
            *slot = *marker;
        }
        learnt.unplaced()?;
        *self = learnt;
        Some(())
    }

    /// Forgets the order.
    pub(crate) fn veil(&mut self) {
        self.order = [Marker::BLANK; MAX_MARKERS];
    }

    /// Fills what is blank from the pool, every marker that may lie there equally likely.
    pub(crate) fn guess(&mut self, dice: &mut Dice) {
        let Some(unplaced) = self.unplaced() else { return };
        let mut heap = [Marker::BLANK; MAX_MARKERS];
        let mut size = 0;
        for kind in 0..KINDS {
            let marker = Marker::of_bit(kind as u32);
            let end = size + usize::from(unplaced.count(marker));
            heap[size..end].fill(marker);
            size = end;
        }
        for slot in self.order[..usize::from(self.left)].iter_mut().filter(|slot| slot.is_blank()) {
            let drawn = dice.below(size as u32) as usize;
            size -= 1;
            *slot = heap[drawn];
            heap[drawn] = heap[size];
        }
    }

    /// The part of the pool that has no place in the order yet; `None` where the order holds more than the pool.
    fn unplaced(&self) -> Option<Lot> {
        let mut rest = self.pool;
        for marker in self.coming().filter(|marker| !marker.is_blank()) {
            rest.take(marker)?;
        }
        Some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Marker = Marker::new(0, 1);
    const B: Marker = Marker::new(1, 2);
    const C: Marker = Marker::new(2, 3);

    #[test]
    fn markers_are_drawn_in_order() {
        let mut piles = Piles::known(&[A, B, C]);
        assert_eq!(piles.coming().collect::<Vec<_>>(), [A, B, C]);
        assert_eq!([piles.draw(), piles.draw(), piles.draw(), piles.draw()], [Some(A), Some(B), Some(C), None]);
        assert_eq!(piles, Piles::unknown(Lot::default(), 0));
    }

    #[test]
    fn only_the_possible_and_true_is_learnt() {
        let mut known = Piles::known(&[A, B, C]);
        assert_eq!((known.learn(&[A, C]), known.learn(&[A, B])), (None, Some(())));
        let mut veiled = known;
        veiled.veil();
        assert_eq!(veiled.draw(), None);
        assert_eq!((veiled.learn(&[A, A]), veiled.learn(&[A, B, C, A])), (None, None));
        assert_eq!(veiled.learn(&[B, A]), Some(()));
        assert_eq!((veiled.draw(), veiled.draw(), veiled.draw()), (Some(B), Some(A), None));
    }

    #[test]
    fn a_guess_fills_the_blanks_from_the_pool() {
        let pool = Lot::from_iter([A, A, B, C, C]);
        let mut piles = Piles::unknown(pool, 4);
        piles.learn(&[C]).unwrap();
        let mut seen = [0; KINDS];
        for seed in 0..3000 {
            let mut guess = piles;
            guess.guess(&mut Dice::new(seed));
            assert_eq!(guess.draw(), Some(C));
            seen[guess.draw().unwrap().index()] += 1;
            assert!(guess.unplaced().is_some());
        }
        let [a, b, c] = [A, B, C].map(|marker| seen[marker.index()]);
        assert!(a > 1300 && b > 600 && c > 600 && a + b + c == 3000, "{a} {b} {c}");
    }
}
