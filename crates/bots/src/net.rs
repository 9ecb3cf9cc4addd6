//! A small value network, the same for every number of players.
//!
//! Every seat is looked at with the same weights: what all share, its own books, and the sum of the others' books go
//! into one hidden layer, from which come a logit for the win and the expected points. The chances to win are the
//! softmax over the seats. Only additions, multiplications and divisions of `f32` in a fixed order: the same value on
//! every machine.

use table::Seat;

use crate::insight::{Insight, PerSeat, SEATS};
use crate::value::Outlook;

/// Hidden units.
pub(crate) const HIDDEN: usize = 32;

pub(crate) type Layer = [f32; HIDDEN];

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) own: usize,
    pub(crate) common: usize,
    /// A row of hidden units for each shared feature, own feature and feature of the others, then the bias.
    pub(crate) rows: Vec<Layer>,
    /// From the hidden units to the logit and to the points.
    pub(crate) win: Layer,
    pub(crate) points: Layer,
    /// Straight from the own features to the logit and to the points, then the bias of each.
    pub(crate) straight: Vec<[f32; 2]>,
}

/// What the network saw and said, kept for learning.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sight {
    pub(crate) common: Vec<f32>,
    pub(crate) own: Vec<Vec<f32>>,
    pub(crate) hidden: [Layer; SEATS],
    pub(crate) logits: PerSeat,
}

impl Net {
    /// A network of no knowledge: small weights from fixed dice.
    pub fn fresh<G: Insight>() -> Net {
        let mut dice = table::Dice::new(0x6e65_7477);
        let mut weight = |scale: f32| (dice.below(20_001) as f32 / 10_000.0 - 1.0) * scale;
        let rows = G::COMMON + 2 * G::OWN + 1;
        let scale = 0.12;
        Net {
            own: G::OWN,
            common: G::COMMON,
            rows: (0..rows).map(|_| [0.0; HIDDEN].map(|_: f32| weight(scale))).collect(),
            win: [0.0; HIDDEN].map(|_: f32| weight(scale)),
            points: [0.0; HIDDEN].map(|_: f32| weight(scale)),
            straight: vec![[0.0; 2]; G::OWN + 1],
        }
    }

    /// Looks at a position and writes down what it saw.
    pub(crate) fn look<G: Insight>(&self, game: &G, state: &G::State, sight: &mut Sight) -> Outlook {
        let players = game.players();
        sight.common.clear();
        sight.common.resize(G::COMMON, 0.0);
        game.common(state, &mut sight.common);
        sight.own.resize_with(players, Vec::new);
        for seat in 0..players {
            let features = &mut sight.own[seat];
            features.clear();
            features.resize(G::OWN, 0.0);
            game.own(state, Seat(seat as u8), features);
        }
        self.think(players, G::POINTS, sight)
    }

    /// The outlook for what is seen.
    pub(crate) fn think(&self, players: usize, spread: f32, sight: &mut Sight) -> Outlook {
        let bias = self.rows[self.common + 2 * self.own];
        let mut base = bias;
        for (row, &x) in self.rows[..self.common].iter().zip(&sight.common).filter(|(_, x)| **x != 0.0) {
            add(&mut base, row, x);
        }
        let (self_rows, other_rows) = self.rows[self.common..self.common + 2 * self.own].split_at(self.own);
        let mut others = [[0.0; HIDDEN]; SEATS];
        for seat in 0..players {
            sight.hidden[seat] = base;
            for (index, &x) in sight.own[seat].iter().enumerate() {
                if x != 0.0 {
                    add(&mut sight.hidden[seat], &self_rows[index], x);
                    add(&mut others[seat], &other_rows[index], x);
                }
            }
        }
        let mut outlook = Outlook::default();
        let straight_bias = self.straight[self.own];
        for seat in 0..players {
            for other in (0..players).filter(|other| *other != seat) {
                add(&mut sight.hidden[seat], &others[other], 1.0);
            }
            let (mut logit, mut points) = (straight_bias[0], straight_bias[1]);
            let mut products = [[0.0f32; HIDDEN]; 2];
            for unit in 0..HIDDEN {
                let active = sight.hidden[seat][unit].max(0.0);
                products[0][unit] = active * self.win[unit];
                products[1][unit] = active * self.points[unit];
            }
            logit += products[0].iter().sum::<f32>();
            points += products[1].iter().sum::<f32>();
            for (weights, &x) in self.straight.iter().zip(&sight.own[seat]) {
                logit += weights[0] * x;
                points += weights[1] * x;
            }
            sight.logits[seat] = logit;
            outlook.points[seat] = points * spread;
        }
        softmax(&sight.logits[..players], &mut outlook.win);
        outlook
    }

    /// The weights as bytes: three numbers, then every weight as a little-endian `f32` of few digits.
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = [self.own, self.common, HIDDEN];
        let mut bytes: Vec<u8> = sizes.iter().flat_map(|size| (*size as u32).to_le_bytes()).collect();
        bytes.extend(self.weights().map(rounded).flat_map(f32::to_le_bytes));
        bytes
    }

    /// Reads weights; `None` where they are not of a network for this game.
    pub fn from_bytes<G: Insight>(bytes: &[u8]) -> Option<Net> {
        let (sizes, weights) = bytes.split_at_checked(12)?;
        let sizes: Vec<usize> = sizes
            .chunks_exact(4)
            .map(|size| u32::from_le_bytes([size[0], size[1], size[2], size[3]]) as usize)
            .collect();
        let mut net = Net::fresh::<G>();
        if sizes != [G::OWN, G::COMMON, HIDDEN] || weights.len() != 4 * net.weights().count() {
            return None;
        }
        for (weight, bytes) in net.weights_mut().zip(weights.chunks_exact(4)) {
            *weight = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        let sound = net.weights().all(f32::is_finite);
        sound.then_some(net)
    }

    fn weights(&self) -> impl Iterator<Item = f32> {
        let rows = self.rows.iter().flatten();
        rows.chain(&self.win).chain(&self.points).chain(self.straight.iter().flatten()).copied()
    }

    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten();
        rows.chain(&mut self.win).chain(&mut self.points).chain(self.straight.iter_mut().flatten())
    }
}

/// A weight to nine binary digits. What follows them is chance of the training, and would double what a browser loads of
/// the weights.
fn rounded(weight: f32) -> f32 {
    const DROPPED: u32 = 15;
    f32::from_bits((weight.to_bits() + (1 << (DROPPED - 1))) >> DROPPED << DROPPED)
}

#[inline]
pub(crate) fn add(sum: &mut Layer, row: &Layer, x: f32) {
    for unit in 0..HIDDEN {
        sum[unit] += row[unit] * x;
    }
}

fn softmax(logits: &[f32], shares: &mut PerSeat) {
    let top = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (share, logit) in shares.iter_mut().zip(logits) {
        *share = exp(logit - top);
        total += *share;
    }
    shares.iter_mut().for_each(|share| *share /= total);
}

/// e to the power of a number that is not positive, to about six digits, the same on every machine.
fn exp(x: f32) -> f32 {
    let x = x.max(-80.0) * std::f32::consts::LOG2_E;
    let whole = (x + 0.5).floor();
    let part = (x - whole) * std::f32::consts::LN_2;
    let series = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_keep_nine_digits() {
        assert_eq!([0.0, 1.0, -0.75, 3.0 + 1.0 / 128.0].map(rounded), [0.0, 1.0, -0.75, 3.0 + 1.0 / 128.0]);
        for weight in [0.1f32, -0.1, 1.9999, 1234.567, 1e-6] {
            assert!((rounded(weight) - weight).abs() <= weight.abs() / 512.0);
            assert_eq!(rounded(rounded(weight)), rounded(weight));
        }
    }

    #[test]
    fn exp_is_close_enough() {
        for step in 0..800 {
            let x = -(step as f32) / 10.0;
            let (ours, real) = (exp(x), x.exp());
            assert!((ours - real).abs() <= 2e-5 * real + 1e-30, "{x}: {ours} {real}");
        }
    }
}
