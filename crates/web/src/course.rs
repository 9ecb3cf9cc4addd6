//! The course of a game: every seat's points by source after each round, if the game had ended there.

use table::{Seat, Sitting};

use crate::staged::Staged;

/// The points of all seats over the rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// How many rounds had been played at each stop, the last one being the end of the game.
    pub rounds: Vec<u32>,
    /// By seat, stop and source.
    seats: Vec<Vec<Vec<u32>>>,
}

impl Course {
    /// The course of a game: a stop where it began, one after each round, one where it stands now.
    pub fn of<G: Staged>(sitting: &Sitting<G>) -> Course {
        let game = sitting.game();
        let round = |at: usize| game.round(&sitting.states()[at]);
        let last = sitting.log().len();
        let begins = |at: &usize| *at == 0 || round(*at) > round(at - 1);
        let mut stops: Vec<(u32, usize)> =
            (0..last).filter(begins).map(|at| (round(at).saturating_sub(1), at)).collect();
        stops.push((round(last), last));
        // The set-up before the first round is no round of its own.
        stops.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            if same {
                earlier.1 = later.1;
            }
            same
        });
        let worth = |seat| stops.iter().map(|(_, at)| G::worth(sitting, *at, seat)).collect();
        Course {
            rounds: stops.iter().map(|(rounds, _)| *rounds).collect(),
            seats: Seat::all(game.players()).map(worth).collect(),
        }
    }

    /// The seats that played.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len())
    }

    /// A seat's points by source at each stop.
    pub fn sources(&self, seat: Seat) -> &[Vec<u32>] {
        &self.seats[seat.index()]
    }

    /// A seat's points at each stop.
    pub fn totals(&self, seat: Seat) -> Vec<u32> {
        self.sources(seat).iter().map(|sources| sources.iter().sum()).collect()
    }

    /// The most points that any seat had at any stop.
    pub fn most(&self) -> u32 {
        self.seats().flat_map(|seat| self.totals(seat)).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hamburgum::Hamburgum;
    use ::hansa::Hansa;
    use table::{Dice, Setup};

    fn course<G: Staged>(players: usize) -> (Course, Vec<u32>) {
        let setup = Setup { game: G::NAME.to_owned(), players, ..Setup::default() };
        let mut sitting = Sitting::deal(G::open(&setup).unwrap(), "9");
        let mut dice = Dice::new(9);
        while sitting.on_turn().is_some() {
            let action = sitting.game().random(sitting.state(), &mut dice);
            sitting.act(action, None).unwrap();
        }
        let points = sitting.game().standing(sitting.state()).iter().map(|place| place.points).collect();
        (Course::of(&sitting), points)
    }

    fn ends_with_the_standing<G: Staged>() {
        for players in G::PLAYERS.0..=G::PLAYERS.1 {
            let (course, points) = course::<G>(players);
            let ends: Vec<u32> = course.seats().filter_map(|seat| course.totals(seat).last().copied()).collect();
            assert_eq!(ends, points);
            assert!(course.rounds.is_sorted() && course.rounds[0] == 0, "{:?}", course.rounds);
            assert!(course.rounds.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{:?}", course.rounds);
            assert!(course.seats().all(|seat| course.sources(seat)[0].len() == G::sources(words::Lang::En).len()));
        }
    }

    #[test]
    fn the_last_stop_is_the_standing() {
        ends_with_the_standing::<Hamburgum>();
        ends_with_the_standing::<Hansa>();
    }
}
