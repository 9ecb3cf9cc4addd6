//! The frozen generator that shuffles what is hidden: ChaCha with 8 rounds, keyed by the SHA-256 of the seed's text.
//!
//! Values never change between versions: a record's seed must give the same game for ever. The golden vectors below
//! hold it to that.

use sha2::{Digest, Sha256};

/// Deals from a seed, the same cards for the same text everywhere.
#[derive(Clone, Debug)]
pub struct Dealer {
    input: [u32; 16],
    block: [u32; 16],
    used: usize,
}

impl Dealer {
    /// A dealer for a seed, which may be any text.
    pub fn new(seed: &str) -> Dealer {
        let key = Sha256::digest(seed.as_bytes());
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in input[4..12].iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Dealer { input, block: [0; 16], used: 16 }
    }

    /// A number from 0 up to but without `n`, every one equally likely; `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: the few low products that would favour some numbers are drawn again.
        let unfair = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Shuffles a slice, every order equally likely.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    fn word(&mut self) -> u32 {
        if self.used == 16 {
            self.block = chacha8(&self.input);
            let counter = (u64::from(self.input[13]) << 32 | u64::from(self.input[12])).wrapping_add(1);
            self.input[12] = counter as u32;
            self.input[13] = (counter >> 32) as u32;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }
}

fn chacha8(input: &[u32; 16]) -> [u32; 16] {
    let mut x = *input;
    for _ in 0..4 {
        for (a, b, c, d) in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)] {
            quarter(&mut x, a, b, c, d);
        }
        for (a, b, c, d) in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] {
            quarter(&mut x, a, b, c, d);
        }
    }
    for (word, start) in x.iter_mut().zip(input) {
        *word = word.wrapping_add(*start);
    }
    x
}

fn quarter(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (turn_d, turn_b) in [(16, 12), (8, 7)] {
        x[a] = x[a].wrapping_add(x[b]);
        x[d] = (x[d] ^ x[a]).rotate_left(turn_d);
        x[c] = x[c].wrapping_add(x[d]);
        x[b] = (x[b] ^ x[c]).rotate_left(turn_b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chacha8_matches_the_published_vector() {
        // The all-zero key and nonce with 8 rounds.
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        let bytes: Vec<u8> = chacha8(&input).iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(bytes[..8], [0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6]);
    }

    #[test]
    fn deals_the_same_for_ever() {
        let mut cards: Vec<u8> = (0..10).collect();
        Dealer::new("42").shuffle(&mut cards);
        assert_eq!(cards, [5, 8, 4, 1, 7, 0, 3, 6, 9, 2]);
    }
}
