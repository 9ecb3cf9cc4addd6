//! Fingerprints that are the same on every machine and in every version.

use std::hash::{Hash, Hasher};

use sha2::{Digest, Sha256};

/// A fingerprint of a state, equal on every platform: FNV-1a over its fields in order.
pub fn fingerprint<T: Hash>(value: &T) -> u64 {
    let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut fnv);
    fnv.finish()
}

/// The first 64 bits of the SHA-256 of a text, as sixteen hexadecimal digits.
pub fn digest(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    // Lengths and discriminants are hashed as words of the platform; here they always have 64 bits.
    fn write_usize(&mut self, word: usize) {
        self.write(&(word as u64).to_le_bytes());
    }

    fn write_isize(&mut self, word: isize) {
        self.write(&(word as i64).to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_values() {
        assert_eq!(digest("42"), "73475cb40a568e8d");
        assert_eq!(fingerprint(&(7u8, [1u16, 2], Some(3u32))), fingerprint(&(7u8, [1u16, 2], Some(3u32))));
        assert_eq!(fingerprint(&97u8), 0xaf63_dc4c_8601_ec8c);
    }
}
