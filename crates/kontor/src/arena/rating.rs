//! Ratings like Elo's, fitted over all pairs.

/// Who finished ahead of whom, counted over all pairs of seats with different names; a tie is half for each.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    /// `ahead[a][b]`: how often a finished ahead of b.
    ahead: Vec<Vec<f64>>,
}

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// Every pair that has met is also counted with one drawn game: without it whoever never lost would be infinitely strong.
const DRAWN: f64 = 0.5;
/// Fitting ends when how often each finished ahead differs from what the ratings expect by less than this many games.
const FIT: f64 = 1e-5;
/// Rounds of fitting at the most; names that no one below them ever beats take the most.
const ROUNDS: usize = 200_000;

impl Pairs {
    pub(super) fn new(names: usize) -> Pairs {
        Pairs { ahead: vec![vec![0.0; names]; names] }
    }

    /// Counts a game, given as names and ranks by seat.
    pub(super) fn count(&mut self, seats: &[(usize, u32)]) {
        for &(one, rank) in seats {
            for &(other, other_rank) in seats {
                if one != other {
                    self.ahead[one][other] += match rank.cmp(&other_rank) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }

    /// The ratings by the model of Bradley and Terry: 400 points more are ten times the chance to finish ahead.
    pub(super) fn ratings(&self) -> Vec<f64> {
        let names = self.ahead.len();
        let met = |a: usize, b: usize| self.ahead[a][b] + self.ahead[b][a] > 0.0;
        let wins = |a: usize, b: usize| if met(a, b) { self.ahead[a][b] + DRAWN } else { 0.0 };
        let mut strength = vec![1.0f64; names];
        for _ in 0..ROUNDS {
            let mut off = 0.0f64;
            let fitted: Vec<f64> = (0..names)
                .map(|a| {
                    let won: f64 = (0..names).map(|b| wins(a, b)).sum();
                    let due: f64 = (0..names).map(|b| (wins(a, b) + wins(b, a)) / (strength[a] + strength[b])).sum();
                    off = off.max((won - due * strength[a]).abs());
                    if due > 0.0 { won / due } else { 1.0 }
                })
                .collect();
            if off < FIT {
                break;
            }
            // Only their ratios mean something; the geometric mean is kept at 1.
            let mean = (fitted.iter().map(|strength| strength.ln()).sum::<f64>() / names as f64).exp();
            strength = fitted.into_iter().map(|strength| strength / mean).collect();
        }
        strength.into_iter().map(|strength| MEAN + 400.0 * strength.log10()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut pairs = Pairs::new(2);
        for game in 0..11_000 {
            let first = u32::from(game % 11 != 0);
            pairs.count(&[(0, 2 - first), (1, 1 + first)]);
        }
        let ratings = pairs.ratings();
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 1.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1] - 2.0 * MEAN).abs() < 0.01);
    }

    #[test]
    fn who_never_lost_is_rated_all_the_same() {
        let mut pairs = Pairs::new(3);
        for _ in 0..50 {
            pairs.count(&[(0, 1), (1, 2), (2, 3)]);
        }
        let ratings = pairs.ratings();
        assert!(ratings.iter().all(|rating| rating.is_finite()));
        assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2]);
    }

    #[test]
    fn a_row_of_names_that_always_beat_those_below_is_fitted_to_the_end() {
        let mut pairs = Pairs::new(5);
        for _ in 0..250 {
            pairs.count(&[(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]);
        }
        let ratings = pairs.ratings();
        for one in 0..5 {
            let expected = |other: usize| 1.0 / (1.0 + 10f64.powf((ratings[other] - ratings[one]) / 400.0));
            let due: f64 = (0..5).filter(|other| *other != one).map(|other| 251.0 * expected(other)).sum();
            let won = 250.0 * (4 - one) as f64 + 4.0 * DRAWN;
            assert!((won - due).abs() < 0.001, "{one}: {won} {due}, {ratings:?}");
        }
    }

    #[test]
    fn equals_are_rated_alike() {
        let mut pairs = Pairs::new(2);
        pairs.count(&[(0, 1), (1, 1), (1, 1)]);
        assert_eq!(pairs.ratings(), [MEAN, MEAN]);
    }
}
