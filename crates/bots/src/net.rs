//! A small value network, the same for every number of players.
//!
//! Every seat is looked at with the same weights: what all share, its own books, and the sum of all books go into one
//! hidden layer, from which come a logit for the win and the expected points, by other weights with two players than with
//! more. The chances to win are the softmax over the seats. Only additions, multiplications and divisions of `f32` in a
//! fixed order: the same value on every machine.

use std::ops::{Deref, DerefMut};

use table::Seat;

use crate::insight::{Insight, PerSeat, SEATS};
use crate::value::Outlook;

/// How many features are looked at at once.
const AT_ONCE: usize = 8;

/// Hidden units.
pub(crate) const HIDDEN: usize = 48;

/// A number for each hidden unit; where a processor takes eight at a time, none of these lies across a border.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(32))]
pub(crate) struct Layer([f32; HIDDEN]);

impl Layer {
    /// Nothing for any unit.
    pub(crate) const NOTHING: Layer = Layer([0.0; HIDDEN]);
}

impl Deref for Layer {
    type Target = [f32; HIDDEN];

    #[inline(always)]
    fn deref(&self) -> &[f32; HIDDEN] {
        &self.0
    }
}

impl DerefMut for Layer {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [f32; HIDDEN] {
        &mut self.0
    }
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) own: usize,
    pub(crate) common: usize,
    /// A row of hidden units for each shared feature, own feature and feature of all seats in sum, then the bias.
    pub(crate) rows: Vec<Layer>,
    /// What comes of the hidden units with two players, and with more.
    pub(crate) heads: [Head; 2],
}

/// How a logit and points come of the hidden units.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Head {
    /// From the hidden units to the logit and to the points.
    pub(crate) win: Layer,
    pub(crate) points: Layer,
    /// Straight from the own features to the logit and to the points, then the bias of each.
    pub(crate) straight: Vec<[f32; 2]>,
}

/// Which head speaks at a table.
pub(crate) fn head(players: usize) -> usize {
    usize::from(players > 2)
}

/// What the network saw and said, kept for learning.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// Filled up with nothing to a multiple of eight.
    pub(crate) common: Vec<f32>,
    pub(crate) own: Vec<Vec<f32>>,
    /// The own features of all seats in sum.
    pub(crate) sum: Vec<f32>,
    pub(crate) hidden: [Layer; SEATS],
}

impl Default for Sight {
    fn default() -> Sight {
        Sight { common: Vec::new(), own: Vec::new(), sum: Vec::new(), hidden: [Layer::NOTHING; SEATS] }
    }
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
            rows: (0..rows).map(|_| Layer([0.0; HIDDEN].map(|_: f32| weight(scale)))).collect(),
            heads: [(); 2].map(|()| Head {
                win: Layer([0.0; HIDDEN].map(|_: f32| weight(scale))),
                points: Layer([0.0; HIDDEN].map(|_: f32| weight(scale))),
                straight: vec![[0.0; 2]; G::OWN + 1],
            }),
        }
    }

    /// Looks at a position and writes down what it saw.
    pub(crate) fn look<G: Insight>(&self, game: &G, state: &G::State, sight: &mut Sight) -> Outlook {
        const { assert!(G::OWN.is_multiple_of(AT_ONCE), "own features are weighed eight at a time") };
        let players = game.players();
        sight.common.clear();
        sight.common.resize(G::COMMON.next_multiple_of(AT_ONCE), 0.0);
        game.common(state, &mut sight.common[..G::COMMON]);
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
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has been asked for what is enabled there.
            #[allow(unsafe_code)]
            return unsafe { self.think_wide(players, spread, sight) };
        }
        self.think_plain(players, spread, sight)
    }

    /// The same for processors that take eight units at a time; each unit is reckoned alike, to the last bit.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn think_wide(&self, players: usize, spread: f32, sight: &mut Sight) -> Outlook {
        self.think_plain(players, spread, sight)
    }

    #[inline(always)]
    fn think_plain(&self, players: usize, spread: f32, sight: &mut Sight) -> Outlook {
        let (common_rows, rows) = self.rows.split_at(self.common);
        let (own_rows, rows) = rows.split_at(self.own);
        let (sum_rows, bias) = rows.split_at(self.own);
        sight.sum.clear();
        sight.sum.resize(self.own, 0.0);
        for own in &sight.own[..players] {
            for (sum, x) in sight.sum.iter_mut().zip(own) {
                *sum += x;
            }
        }
        let base = weigh(weigh(bias[0], common_rows, &sight.common), sum_rows, &sight.sum);
        let Head { win, points: worth, straight } = &self.heads[head(players)];
        // What the units of each seat say to the logit and to the points.
        let mut said = [[Layer::NOTHING; 2]; SEATS];
        for seat in 0..players {
            let hidden = weigh(base, own_rows, &sight.own[seat]);
            sight.hidden[seat] = hidden;
            for unit in 0..HIDDEN {
                let active = hidden[unit].max(0.0);
                said[seat][0][unit] = active * win[unit];
                said[seat][1][unit] = active * worth[unit];
            }
        }
        // The sums of all seats side by side, since one would wait for itself.
        let mut units = [[0.0f32; 2]; SEATS];
        for unit in 0..HIDDEN {
            for (sums, said) in units.iter_mut().zip(&said) {
                sums[0] += said[0][unit];
                sums[1] += said[1][unit];
            }
        }
        let mut outlook = Outlook::default();
        let mut logits = [0.0; SEATS];
        for seat in 0..players {
            let [mut logit, mut points] = straight[self.own];
            logit += units[seat][0];
            points += units[seat][1];
            for [to_logit, to_points] in go_straight(straight, &sight.own[seat]) {
                logit += to_logit;
                points += to_points;
            }
            logits[seat] = logit;
            outlook.points[seat] = points * spread;
        }
        softmax(&logits[..players], &mut outlook.win);
        outlook
    }

    /// The weights as bytes: three numbers, then of every weight the first byte, then of every weight the second; those that
    /// are alike lie together, so that a browser loads less.
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = [self.own, self.common, HIDDEN];
        let mut bytes: Vec<u8> = sizes.iter().flat_map(|size| (*size as u32).to_le_bytes()).collect();
        bytes.extend(self.weights().map(|weight| rounded(weight)[0]));
        bytes.extend(self.weights().map(|weight| rounded(weight)[1]));
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
        let number = net.weights().count();
        if sizes != [G::OWN, G::COMMON, HIDDEN] || weights.len() != 2 * number {
            return None;
        }
        let (first, second) = weights.split_at(number);
        for (weight, (first, second)) in net.weights_mut().zip(first.iter().zip(second)) {
            *weight = f32::from_be_bytes([*first, *second, 0, 0]);
        }
        let sound = net.weights().all(f32::is_finite);
        sound.then_some(net)
    }

    fn weights(&self) -> impl Iterator<Item = f32> {
        let heads = self.heads.iter();
        let heads =
            heads.flat_map(|head| head.win.iter().chain(head.points.iter()).chain(head.straight.iter().flatten()));
        self.rows.iter().flat_map(|row| row.iter()).chain(heads).copied()
    }

    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let heads = self.heads.iter_mut();
        let heads = heads.flat_map(|head| {
            head.win.iter_mut().chain(head.points.iter_mut()).chain(head.straight.iter_mut().flatten())
        });
        self.rows.iter_mut().flat_map(|row| row.iter_mut()).chain(heads)
    }
}

/// The first two bytes of a weight, the highest first, after rounding it to six binary digits. What follows them is chance
/// of the training.
fn rounded(weight: f32) -> [u8; 2] {
    const DROPPED: u32 = 18;
    let bits = (weight.to_bits() + (1 << (DROPPED - 1))) >> DROPPED << DROPPED;
    let [first, second, ..] = bits.to_be_bytes();
    [first, second]
}

/// A sum with some rows added, each as often as its feature says. Many features are 0: their rows are passed over. Which
/// count is noted beforehand, a bit for each, without a branch that the processor would often guess wrong.
#[inline(always)]
fn weigh(mut sum: Layer, rows: &[Layer], features: &[f32]) -> Layer {
    let (features, rest) = features.as_chunks::<AT_ONCE>();
    debug_assert!(rest.is_empty(), "features come by eights");
    for (rows, features) in rows.chunks(AT_ONCE).zip(features) {
        let mut counts = (0..AT_ONCE).fold(0, |counts, at| counts | u32::from(features[at] != 0.0) << at);
        while counts != 0 {
            let at = counts.trailing_zeros() as usize;
            counts &= counts - 1;
            add(&mut sum, &rows[at], features[at]);
        }
    }
    sum
}

/// What features say straight to the logit and to the points: four sums of each, since one would wait for itself.
#[inline(always)]
fn go_straight(weights: &[[f32; 2]], features: &[f32]) -> [[f32; 2]; 4] {
    let mut sums = [[0.0; 2]; 4];
    let (weights, _) = weights.as_chunks::<4>();
    let (features, rest) = features.as_chunks::<4>();
    debug_assert!(rest.is_empty(), "features come by fours");
    for (weights, features) in weights.iter().zip(features) {
        for ((sum, weights), x) in sums.iter_mut().zip(weights).zip(features) {
            sum[0] += weights[0] * x;
            sum[1] += weights[1] * x;
        }
    }
    sums
}

#[inline(always)]
pub(crate) fn add(sum: &mut Layer, row: &Layer, x: f32) {
    // A copy is known to lie where eight units can be loaded at once, and not to overlap with the sum.
    let row = *row;
    for unit in 0..HIDDEN {
        sum.0[unit] += row.0[unit] * x;
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
    fn every_row_is_weighed_once_whether_its_feature_is_nothing_or_not() {
        let mut dice = table::Dice::new(1);
        // More rows than are looked at at once, and not a multiple.
        let rows: Vec<Layer> = (0..150).map(|_| Layer([0.0; HIDDEN].map(|_: f32| dice.below(100) as f32))).collect();
        let mut features: Vec<f32> = rows.iter().map(|_| dice.below(3) as f32).collect();
        features.resize(rows.len().next_multiple_of(AT_ONCE), 0.0);
        let weighed = weigh(Layer([1.0; HIDDEN]), &rows, &features);
        for unit in 0..HIDDEN {
            let plain: f32 = rows.iter().zip(&features).map(|(row, x)| row[unit] * x).sum();
            assert_eq!(weighed[unit], 1.0 + plain);
        }
    }

    #[test]
    fn the_outlook_is_the_same_to_the_last_bit_however_many_units_are_taken_at_a_time() {
        let mut dice = table::Dice::new(2);
        let nets = [Net::fresh::<hansa::Hansa>(), Net::fresh::<hamburgum::Hamburgum>()];
        for (net, players) in nets.iter().flat_map(|net| (2..=4).map(move |players| (net, players))) {
            let mut features =
                |number: usize| (0..number).map(|_| dice.below(200) as f32 / 70.0 - 1.0).collect::<Vec<_>>();
            let (mut common, own) = (features(net.common), (0..players).map(|_| features(net.own)).collect());
            common.resize(net.common.next_multiple_of(AT_ONCE), 0.0);
            let mut sight = Sight { common, own, ..Sight::default() };
            let mut plain = sight.clone();
            let bits = |outlook: Outlook| [outlook.win, outlook.points].map(|seats| seats.map(f32::to_bits));
            let said = bits(net.think(players, 40.0, &mut sight));
            assert_eq!(said, bits(net.think_plain(players, 40.0, &mut plain)));
            assert_eq!(sight.hidden, plain.hidden);
            assert_ne!(said[0][0], said[0][1]);
        }
    }

    #[test]
    fn weights_keep_six_digits() {
        let kept = |weight: f32| {
            let [first, second] = rounded(weight);
            f32::from_be_bytes([first, second, 0, 0])
        };
        for weight in [0.0, 1.0, -0.75, 3.0 + 1.0 / 16.0] {
            assert_eq!(kept(weight), weight);
        }
        for weight in [0.1f32, -0.1, 1.9999, 1234.567, 1e-6] {
            assert!((kept(weight) - weight).abs() <= weight.abs() / 64.0);
            assert_eq!(kept(kept(weight)), kept(weight));
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
