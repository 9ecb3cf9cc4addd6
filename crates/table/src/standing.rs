//! Who is ahead, by how much.

use crate::Seat;

/// A seat's place in the standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whose place it is.
    pub seat: Seat,
    /// What counts towards the win so far.
    pub points: u32,
    /// What decides between equal points.
    pub tiebreak: u32,
    /// 1 for the best; equals share a rank.
    pub rank: u32,
}

/// Ranks seats by points, then tiebreak; `tallies` holds (points, tiebreak) by seat.
pub fn places(tallies: &[(u32, u32)]) -> Vec<Place> {
    let rank = |tally| 1 + tallies.iter().filter(|&&other| other > tally).count() as u32;
    Seat::all(tallies.len())
        .zip(tallies)
        .map(|(seat, &tally)| Place { seat, points: tally.0, tiebreak: tally.1, rank: rank(tally) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        let ranks = |tallies: &[(u32, u32)]| places(tallies).iter().map(|place| place.rank).collect::<Vec<_>>();
        assert_eq!(ranks(&[(10, 1), (12, 0), (10, 1), (10, 2)]), [3, 1, 3, 2]);
        assert_eq!(ranks(&[(5, 5), (5, 5)]), [1, 1]);
    }
}
