//! What a position is worth to each seat, on one scale for endings, guesses and the network.

use table::{Dice, Seat};

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
    /// How near the end is, from 0 to 1, as far as it is up to whoever is most likely to win.
    pub progress: f32,
}

/// The chance from which on a win is taken for sure, the more the higher it is, and from which on wholly: beyond it a hair's breadth of
/// chance must not outweigh points.
const SURE: f32 = 0.9;
const CERTAIN: f32 = 0.96;

/// How wide a chance that is not certain is blurred, as a share of it, so that a small one stays better than none.
const BLUR: f32 = 0.01;

/// What a player strives for beside the win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Aim {
    /// How much of it is the margin, which keeps its signal when the win is decided.
    margin: f32,
    /// How much more a sure win is worth at the end than long before it: without it, decided games drift on. In a tree it
    /// counts at every leaf, so that a line that ends with a win has all of it, however many others do not.
    tempo: f32,
}

impl Aim {
    /// The aim of a level, as far as its parts go.
    pub(crate) const fn of<G: Insight>(level: Level, parts: Parts) -> Aim {
        let margin = match level {
            // The network's chance to win keeps its signal longer: a little margin is enough to play a won game well. For hard,
            // who asks it too, less than the others' was not tried.
            Level::Expert => 0.2,
            _ => 0.3,
        };
        let tempo = match level {
            Level::Medium | Level::Hard | Level::Expert => G::TEMPO,
            _ => 0.0,
        };
        Aim {
            margin: if parts.has(Part::Margin) { margin } else { 0.0 },
            tempo: if parts.has(Part::Tempo) { tempo } else { 0.0 },
        }
    }

    /// What a chance to win is worth beyond itself, the nearer the end is.
    pub(crate) fn hurry(&self, win: f32, progress: f32) -> f32 {
        self.tempo * progress * ((win - SURE) / (CERTAIN - SURE)).clamp(0.0, 1.0)
    }
}

impl Outlook {
    /// What each seat strives for: the win, the margin, and the end of a game that is won.
    pub(crate) fn utility(&self, players: usize, spread: f32, aim: Aim) -> PerSeat {
        let mut utility = [0.0; SEATS];
        let win = 1.0 - aim.margin;
        for seat in 0..players {
            let best_other = (0..players).filter(|other| *other != seat).map(|other| self.points[other]);
            let margin = (self.points[seat] - best_other.fold(f32::MIN, f32::max)) / spread;
            utility[seat] = win * self.win[seat]
                + aim.margin * (0.5 + 0.5 * margin.clamp(-1.0, 1.0))
                + aim.hurry(self.win[seat], self.progress);
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
        let mut outlook = Outlook::default();
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

    /// The same outlook, with the chances blurred a little: whoever asks the network at once would play every game from the same
    /// position alike. Over many lines it evens out.
    #[must_use]
    pub(crate) fn blurred(mut self, dice: &mut Dice) -> Outlook {
        for (win, byte) in self.win.iter_mut().zip(dice.bits().to_le_bytes()) {
            *win *= 1.0 + BLUR * (f32::from(byte) / 255.0 - 0.5);
        }
        self
    }

    /// The same outlook, with how near the end is.
    #[must_use]
    pub(crate) fn in_time<G: Insight>(self, game: &G, state: &G::State) -> Outlook {
        if G::TEMPO == 0.0 {
            return self;
        }
        let mut leader = 0;
        for seat in 1..game.players() {
            if self.win[seat] > self.win[leader] {
                leader = seat;
            }
        }
        Outlook { progress: game.progress(state, Seat(leader as u8)), ..self }
    }
}

/// What many lines promised, in sum; in double precision, since the last decisions of a game add up millions.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sum {
    /// How many lines.
    pub(crate) lines: u32,
    win: [f64; SEATS],
    points: [f64; SEATS],
}

impl Sum {
    /// Adds one line.
    pub(crate) fn add(&mut self, outlook: &Outlook) {
        self.lines += 1;
        for seat in 0..SEATS {
            self.win[seat] += f64::from(outlook.win[seat]);
            self.points[seat] += f64::from(outlook.points[seat]);
        }
    }

    /// Adds what others promised.
    pub(crate) fn join(&mut self, other: &Sum) {
        self.lines += other.lines;
        for seat in 0..SEATS {
            self.win[seat] += other.win[seat];
            self.points[seat] += other.points[seat];
        }
    }

    /// What they promised on average; `None` where there is none.
    pub(crate) fn mean(&self) -> Option<Outlook> {
        let mean = |sum: f64| (sum / f64::from(self.lines)) as f32;
        let outlook = Outlook { win: self.win.map(mean), points: self.points.map(mean), progress: 0.0 };
        (self.lines > 0).then_some(outlook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearer_end_is_worth_more_to_whoever_is_sure_to_win_and_to_no_one_else() {
        let aim = Aim::of::<hamburgum::Hamburgum>(Level::Expert, Parts::ALL);
        let utility = |win: f32, progress: f32| {
            let mut outlook = Outlook { progress, ..Outlook::default() };
            (outlook.win[0], outlook.win[1]) = (win, 1.0 - win);
            outlook.utility(2, 30.0, aim)
        };
        assert!(utility(0.99, 0.9)[0] > utility(0.99, 0.8)[0]);
        assert_eq!(utility(0.99, 0.9)[1], utility(0.99, 0.8)[1]);
        assert_eq!(utility(0.6, 0.9), utility(0.6, 0.8));
        assert!(utility(0.99, 0.1)[0] > utility(0.9, 1.0)[0]);
        // Where the win is certain, half a hundredth of it is no more than that.
        assert!(utility(0.99, 0.9)[0] - utility(0.985, 0.9)[0] < 0.005);
    }

    #[test]
    fn millions_of_lines_are_summed_to_the_last() {
        let certain = Outlook { win: [0.7; SEATS], points: [132.0; SEATS], progress: 0.0 };
        let mut sum = Sum::default();
        for _ in 0..1 << 25 {
            sum.add(&certain);
        }
        assert_eq!(sum.mean(), Some(certain));
        sum.join(&sum.clone());
        assert_eq!((sum.lines, sum.mean()), (1 << 26, Some(certain)));
    }
}
