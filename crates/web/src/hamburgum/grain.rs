//! The grain of the plate: numbers that look thrown but are the same on every machine and at every visit.

/// A number from 0 to below 1 for a place and a purpose.
pub fn grain(x: i32, y: i32, purpose: u32) -> f64 {
    let mut mixed = u64::from(x.cast_unsigned()) << 32 | u64::from(y.cast_unsigned());
    mixed ^= u64::from(purpose).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    // The mixing steps of splitmix64: neighbouring places get unrelated numbers.
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^= mixed >> 31;
    (mixed >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_the_same_and_spread() {
        assert_eq!(grain(3, -4, 1).to_bits(), grain(3, -4, 1).to_bits());
        let mean = (0..1000).map(|n| grain(n, 7, 2)).sum::<f64>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.05, "{mean}");
    }
}
