//! Fast chance for playouts.

/// A small fast generator (SplitMix64) for random play; what is dealt to people comes from [`Dealer`](crate::Dealer).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same way for the same number.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to but without `n`; `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// One of the set bits of `mask`, which must not be 0, as its index.
    #[inline]
    pub fn bit(&mut self, mask: u32) -> u32 {
        debug_assert!(mask != 0);
        let mut rest = mask;
        for _ in 0..self.below(mask.count_ones()) {
            rest &= rest - 1;
        }
        rest.trailing_zeros()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn falls_the_same_way_everywhere() {
        let mut dice = Dice::new(42);
        assert_eq!(dice.bits(), 0xbdd7_3226_2feb_6e95);
        assert_eq!(dice.bits(), 0x28ef_e333_b266_f103);
    }

    #[test]
    fn every_set_bit_is_drawn() {
        let mut dice = Dice::new(1);
        let mut seen = 0u32;
        for _ in 0..1000 {
            seen |= 1 << dice.bit(0b1010_0110);
        }
        assert_eq!(seen, 0b1010_0110);
    }
}
