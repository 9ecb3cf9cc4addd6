//! Goods markers: one, two or three barrels in a colour, and heaps of them.

use crate::board::{Board, MAX_COLOURS};

/// How many kinds of markers there can be: three of each colour.
pub const KINDS: usize = 3 * MAX_COLOURS;

/// A kind of goods marker, in the order of the board's colours, then of barrels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Marker(u8);

impl Marker {
    /// No marker, or one that lies face down. As a bit it stands above all kinds, so that masks need no branch.
    pub(crate) const BLANK: Marker = Marker(31);

    /// The marker of a colour, counted as on the board, with 1 to 3 barrels; both must be in range.
    pub const fn new(colour: usize, barrels: u8) -> Marker {
        debug_assert!(colour < MAX_COLOURS && 1 <= barrels && barrels <= 3);
        Marker(colour as u8 * 3 + barrels - 1)
    }

    #[inline]
    pub(crate) const fn is_blank(self) -> bool {
        self.0 == Marker::BLANK.0
    }

    /// The marker of a bit drawn from a mask of kinds.
    #[inline]
    pub const fn of_bit(bit: u32) -> Marker {
        Marker(bit as u8)
    }

    /// Its colour, counted as on the board.
    #[inline]
    pub const fn colour(self) -> usize {
        self.0 as usize / 3
    }

    /// How many barrels it shows.
    #[inline]
    pub const fn barrels(self) -> u8 {
        self.0 % 3 + 1
    }

    /// The marker as an index into arrays of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The marker as a bit of a mask of kinds.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The markers of a mask of kinds, in order.
    #[inline]
    pub fn each(mut mask: u32) -> impl Iterator<Item = Marker> {
        std::iter::from_fn(move || {
            let bit = mask.trailing_zeros();
            mask &= mask.wrapping_sub(1);
            (bit < u32::BITS).then_some(Marker(bit as u8))
        })
    }

    /// Reads `red2`; `None` where the board has no such colour.
    pub(crate) fn read(board: &Board, word: &str) -> Option<Marker> {
        let (colour, barrels) = word.split_at_checked(word.len().checked_sub(1)?)?;
        let barrels = ["1", "2", "3"].iter().position(|digit| *digit == barrels)? as u8 + 1;
        let colour = board.colours.iter().position(|known| known == colour)?;
        Some(Marker::new(colour, barrels))
    }

    /// Writes `red2`.
    pub(crate) fn write(self, board: &Board) -> String {
        let colour = board.colours.get(self.colour()).map_or("blank", String::as_str);
        format!("{colour}{}", self.barrels())
    }
}

/// All kinds of markers as a mask.
pub(crate) const ALL_KINDS: u32 = (1 << KINDS) - 1;

/// A heap of markers: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lot {
    counts: [u8; KINDS],
}

impl Lot {
    /// How many there are of a kind.
    #[inline]
    pub const fn count(&self, marker: Marker) -> u8 {
        self.counts[marker.index()]
    }

    /// How many there are of each kind, by [`Marker::index`].
    #[inline]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    /// How many there are of a colour.
    #[inline]
    pub const fn of_colour(&self, colour: usize) -> u8 {
        self.counts[colour * 3] + self.counts[colour * 3 + 1] + self.counts[colour * 3 + 2]
    }

    /// How many there are in all.
    pub fn total(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum()
    }

    /// Every marker of the heap, sorted, as often as it is there.
    pub fn markers(&self) -> impl Iterator<Item = Marker> {
        self.counts.iter().zip(0..).flat_map(|(count, kind)| std::iter::repeat_n(Marker(kind), usize::from(*count)))
    }

    /// How many barrels all its markers show together.
    #[inline]
    pub fn barrels(&self) -> u32 {
        self.counts.chunks_exact(3).map(|of| u32::from(of[0]) + 2 * u32::from(of[1]) + 3 * u32::from(of[2])).sum()
    }

    /// The part of the heap that is of these colours, one bit each.
    #[inline]
    pub fn of_colours(&self, colours: u32) -> Lot {
        let mut part = *self;
        for (colour, counts) in part.counts.chunks_exact_mut(3).enumerate() {
            if colours >> colour & 1 == 0 {
                counts.fill(0);
            }
        }
        part
    }

    /// The heap without one marker of a kind, if there is one.
    #[inline]
    pub fn without(&self, marker: Marker) -> Lot {
        let mut rest = *self;
        rest.take(marker);
        rest
    }

    /// The kinds in the heap as a mask.
    #[inline]
    pub(crate) fn kinds(&self) -> u32 {
        self.counts.iter().rev().fold(0, |mask, count| mask << 1 | u32::from(*count > 0))
    }

    #[inline]
    pub(crate) fn add(&mut self, marker: Marker, count: u8) {
        self.counts[marker.index()] += count;
    }

    /// Takes one marker out of the heap; `None` where there is none of the kind.
    #[inline]
    pub(crate) fn take(&mut self, marker: Marker) -> Option<()> {
        let count = self.counts.get_mut(marker.index())?;
        *count = count.checked_sub(1)?;
        Some(())
    }

    /// Puts all markers of `other` on the heap.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Lot) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }

    /// Its markers as the notation writes them, a space before each.
    pub(crate) fn write(&self, board: &Board, text: &mut String) {
        for marker in self.markers() {
            text.push(' ');
            text.push_str(&marker.write(board));
        }
    }
}

impl FromIterator<Marker> for Lot {
    fn from_iter<I: IntoIterator<Item = Marker>>(markers: I) -> Lot {
        let mut lot = Lot::default();
        for marker in markers {
            lot.add(marker, 1);
        }
        lot
    }
}

/// A player's unsold markers: a heap that also knows its kinds and its size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    kinds: u32,
    lot: Lot,
    held: u8,
}

impl Hand {
    /// How many markers are held.
    #[inline]
    pub const fn held(&self) -> u8 {
        self.held
    }

    /// The markers by kind.
    #[inline]
    pub const fn lot(&self) -> &Lot {
        &self.lot
    }

    /// The kinds that are held, one bit each by [`Marker::index`].
    #[inline]
    pub const fn kinds(&self) -> u32 {
        self.kinds
    }

    /// Whether a marker of the kind is held.
    #[inline]
    pub const fn has(&self, marker: Marker) -> bool {
        self.kinds & marker.bit() != 0
    }

    /// The held marker of a colour with the fewest barrels.
    #[inline]
    pub fn least(&self, colour: usize) -> Option<Marker> {
        let kinds = self.kinds & 0b111 << (3 * colour);
        (kinds != 0).then(|| Marker::of_bit(kinds.trailing_zeros()))
    }

    #[inline]
    pub(crate) fn add(&mut self, marker: Marker) {
        self.lot.add(marker, 1);
        self.kinds |= marker.bit();
        self.held += 1;
    }

    /// Takes out a marker; nothing happens where it is not held.
    #[inline]
    pub(crate) fn remove(&mut self, marker: Marker) {
        if self.lot.take(marker).is_some() {
            self.kinds ^= u32::from(self.lot.count(marker) == 0) << marker.0;
            self.held -= 1;
        }
    }

    /// Takes out all markers of `lot`, which must be held.
    #[inline]
    pub(crate) fn remove_all(&mut self, lot: &Lot) {
        let mut rest = self.lot;
        for (count, less) in rest.counts.iter_mut().zip(lot.counts) {
            *count = count.saturating_sub(less);
        }
        *self = Hand::from(rest);
    }
}

impl From<Lot> for Hand {
    fn from(lot: Lot) -> Hand {
        Hand { kinds: lot.kinds(), held: lot.total() as u8, lot }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_its_kinds() {
        let [small, large] = [Marker::new(2, 1), Marker::new(2, 3)];
        let mut hand = Hand::from(Lot::from_iter([small, large, large]));
        assert_eq!((hand.held(), hand.kinds()), (3, small.bit() | large.bit()));
        hand.remove(large);
        assert_eq!(hand, Hand::from(Lot::from_iter([large, small])));
        assert_eq!((hand.least(2), hand.least(1)), (Some(small), None));
        hand.remove(small);
        hand.remove(small);
        assert_eq!((hand.held(), hand.least(2)), (1, Some(large)));
    }

    #[test]
    fn a_mask_gives_its_markers_in_order() {
        let markers: Vec<_> = Marker::each(0b1000_0101).map(Marker::index).collect();
        assert_eq!(markers, [0, 2, 7]);
        assert_eq!(Marker::each(0).count(), 0);
    }
}
