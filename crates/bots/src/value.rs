//! What a position is worth to each seat, on one scale for endings, guesses and the network.

use table::{Seat, places};

use crate::insight::{Insight, PerSeat, SEATS};
use crate::parts::{Part, Parts};

/// What a position promises to every seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The chance to win, a shared win split.
    pub win: PerSeat,
    /// The expected points at the end.
    pub points: PerSeat,
    /// How much of the game is over, from 0 to 1.
    pub progress: f32,
}

/// How much of what a seat strives for is the win; the rest is the margin, which keeps its signal when the win is decided.
const WIN: f32 = 0.7;
/// How much whoever is ahead hurries to the end, and whoever is behind away from it: without it, games that are decided
/// drift on for ever.
const TEMPO: f32 = 0.06;

impl Outlook {
    /// What each seat strives for: the win, the margin, and the end or its delay.
    pub(crate) fn utility(&self, players: usize, spread: f32, parts: Parts) -> PerSeat {
        let mut utility = [0.0; SEATS];
        let win = if parts.has(Part::Margin) { WIN } else { 1.0 };
        let tempo = if parts.has(Part::Tempo) { TEMPO * self.progress } else { 0.0 };
        for seat in 0..players {
            let best_other = (0..players).filter(|other| *other != seat).map(|other| self.points[other]);
            let margin = (self.points[seat] - best_other.fold(f32::MIN, f32::max)) / spread;
            utility[seat] = win * self.win[seat]
                + (1.0 - win) * (0.5 + 0.5 * margin.clamp(-1.0, 1.0))
                + tempo * (self.win[seat] - 1.0 / players as f32);
        }
        utility
    }

    /// The outlook of a game that is over.
    pub fn ending<G: Insight>(game: &G, state: &G::State) -> Outlook {
        let mut outlook = Outlook { progress: 1.0, ..Outlook::default() };
        let players = game.players();
        let tally = |seat: usize| game.tally(state, Seat(seat as u8));
        let best = (0..players).map(tally).max().unwrap_or_default();
        let winners = (0..players).filter(|&seat| tally(seat) == best).count() as f32;
        for seat in 0..players {
            outlook.points[seat] = tally(seat).0 as f32;
            outlook.win[seat] = if tally(seat) == best { 1.0 / winners } else { 0.0 };
        }
        outlook
    }

    /// The outlook by the hand-made guess at final points: the further behind, the smaller the chance.
    pub(crate) fn guess<G: Insight>(game: &G, state: &G::State) -> Outlook {
        let players = game.players();
        let mut outlook = Outlook { progress: game.progress(state), ..Outlook::default() };
        for seat in 0..players {
            outlook.points[seat] = game.outlook(state, Seat(seat as u8));
        }
        let best = outlook.points[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for seat in 0..players {
            let behind = (best - outlook.points[seat]) / (0.35 * G::POINTS);
            let weight = 1.0 / (1.0 + behind * behind * behind + behind);
            outlook.win[seat] = weight;
            total += weight;
        }
        outlook.win.iter_mut().for_each(|win| *win /= total);
        outlook
    }
}

/// The ranks of a finished game by seat, for tables of results.
pub fn ranks(tallies: &[(u32, u32)]) -> Vec<u32> {
    places(tallies).iter().map(|place| place.rank).collect()
}
