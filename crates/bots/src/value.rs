//! What a position is worth to each seat, on one scale for endings, guesses and the network.

use table::{Seat, places};

use crate::insight::{Insight, PerSeat, SEATS};
use crate::level::Level;
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

/// What a player strives for beside the win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Aim {
    /// How much of it is the margin, which keeps its signal when the win is decided.
    margin: f32,
    /// How much whoever is ahead hurries to the end, and whoever is behind away from it: without it, decided games of two
    /// drift on.
    tempo: f32,
}

impl Aim {
    /// The aim of a level, as far as its parts go.
    pub(crate) const fn of(level: Level, parts: Parts) -> Aim {
        let margin = match level {
            // The network's chance to win keeps its signal longer: a little margin is enough to play a won game well.
            Level::Expert => 0.2,
            _ => 0.3,
        };
        Aim {
            margin: if parts.has(Part::Margin) { margin } else { 0.0 },
            tempo: if parts.has(Part::Tempo) { 0.06 } else { 0.0 },
        }
    }
}

impl Outlook {
    /// What each seat strives for: the win, the margin, and the end or its delay.
    pub(crate) fn utility(&self, players: usize, spread: f32, aim: Aim) -> PerSeat {
        let mut utility = [0.0; SEATS];
        let win = 1.0 - aim.margin;
        let tempo = aim.tempo * self.progress;
        for seat in 0..players {
            let best_other = (0..players).filter(|other| *other != seat).map(|other| self.points[other]);
            let margin = (self.points[seat] - best_other.fold(f32::MIN, f32::max)) / spread;
            utility[seat] = win * self.win[seat]
                + aim.margin * (0.5 + 0.5 * margin.clamp(-1.0, 1.0))
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
