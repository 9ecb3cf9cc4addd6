//! Reference counts: how many sequences of actions there are, from the first position and from the middle of games.
//!
//! Any change of the rules shows here; one that is meant to be none must not. The middle of a game is reached by a walk
//! that depends on the rules alone, not on the order in which actions are listed or on how playouts choose.

use shelf::{Boxed, Guest, Sitting};
use table::{Dice, Game, Setup};

/// Game, players, board, officials, seed, actions walked before; depth and the number of sequences.
type Row = (&'static str, usize, &'static str, Option<&'static str>, &'static str, usize, u32, u64);

const NUMBERED: Option<&str> = Some("numbered");
const FREE: Option<&str> = Some("free");
const SHUFFLED: Option<&str> = Some("shuffled");

#[rustfmt::skip]
const TABLE: [Row; 18] = [
    ("hamburgum", 2, "hamburg", NUMBERED, "elbe",     0,  8, 1_132_652),
    ("hamburgum", 3, "hamburg", NUMBERED, "elbe",     0,  7,   330_898),
    ("hamburgum", 5, "london",  FREE,     "thames",   0,  7,   754_765),
    ("hamburgum", 2, "hamburg", NUMBERED, "elbe",   200,  6,   449_425),
    ("hamburgum", 3, "london",  NUMBERED, "thames", 150,  8,   656_959),
    ("hamburgum", 4, "hamburg", FREE,     "elbe",   250,  8, 2_079_480),
    ("hamburgum", 5, "london",  FREE,     "thames", 400,  7, 2_531_374),
    ("hamburgum", 2, "london",  SHUFFLED, "thames", 300,  6, 4_199_865),
    ("hamburgum", 4, "hamburg", SHUFFLED, "elbe",   350,  6,   712_438),
    ("hamburgum", 5, "hamburg", SHUFFLED, "elbe",   100,  8,   354_506),
    ("hansa",     2, "baltic",  None,     "kogge",    0,  7,   564_480),
    ("hansa",     4, "baltic",  None,     "kogge",    0,  7, 1_404_928),
    ("hansa",     2, "baltic",  None,     "kogge",   40, 11,   788_884),
    ("hansa",     2, "baltic",  None,     "hulk",   120, 10,   447_251),
    ("hansa",     3, "baltic",  None,     "kogge",   18, 10,   466_993),
    ("hansa",     3, "baltic",  None,     "hulk",   150,  9,   684_040),
    ("hansa",     4, "baltic",  None,     "kogge",   80, 10, 1_005_642),
    ("hansa",     4, "baltic",  None,     "hulk",   200, 12, 1_031_601),
];

#[rustfmt::skip]
const SMALL: [Row; 5] = [
    ("hamburgum", 2, "hamburg", NUMBERED, "elbe",     0,  5,     7_331),
    ("hamburgum", 5, "london",  FREE,     "thames", 400,  4,     2_240),
    ("hamburgum", 5, "hamburg", SHUFFLED, "elbe",   100,  6,     3_946),
    ("hansa",     3, "baltic",  None,     "hulk",   150,  6,    10_832),
    ("hansa",     4, "baltic",  None,     "kogge",   80,  6,     5_395),
];

#[test]
fn as_many_sequences_as_ever() {
    for row in TABLE.iter().chain(&SMALL) {
        let (sitting, setup) = walk(row);
        let count = Count { record: sitting.record().write(), depth: row.6 };
        assert_eq!(Boxed::open(&setup).unwrap().welcome(count), row.7, "{row:?}");
    }
}

#[test]
fn the_same_number_counted_slowly_in_the_notation() {
    for row in &SMALL {
        assert_eq!(count_slowly(&walk(row).0, row.6), row.7, "{row:?}");
    }
}

/// Plays every sequence out as a person would who types it.
fn count_slowly(sitting: &Sitting, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let play = |action: &String| {
        let mut next = sitting.clone();
        next.play(action).unwrap();
        count_slowly(&next, depth - 1)
    };
    sitting.legal().iter().map(play).sum()
}

/// The position of a row: a walk that takes a verb first, then one of its actions in the order of the alphabet.
fn walk((game, players, board, officials, seed, actions, ..): &Row) -> (Sitting, Setup) {
    let setup = Setup {
        game: (*game).to_owned(),
        players: *players,
        board: Some((*board).to_owned()),
        board_file: None,
        officials: officials.map(str::to_owned),
    };
    let mut sitting = Sitting::deal(&setup, seed).unwrap();
    let mut dice = Dice::new(*actions as u64);
    for _ in 0..*actions {
        let mut legal = sitting.legal();
        legal.sort_unstable();
        let verb = |action: &String| action.split(' ').next().unwrap_or_default().to_owned();
        let mut verbs: Vec<String> = legal.iter().map(verb).collect();
        verbs.dedup();
        let chosen = &verbs[dice.below(verbs.len() as u32) as usize];
        legal.retain(|action| verb(action) == *chosen);
        sitting.play(&legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
    (sitting, setup)
}

/// Counts from the end of a record.
struct Count {
    record: String,
    depth: u32,
}

impl Guest for Count {
    type Out = u64;

    fn meet<G: Game>(self, game: G) -> u64 {
        let record = table::Record::read(&self.record).unwrap();
        let sitting = table::Sitting::<G>::replay(&record).unwrap();
        table::perft(&game, sitting.state(), self.depth)
    }
}
