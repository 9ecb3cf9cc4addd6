//! Whatever comes from outside gets an error, or a game that can be played on; never a panic.
//!
//! Notation, records, boards and positions are damaged by dice that always fall the same way.

mod boards;
#[path = "../books/mod.rs"]
mod books;
#[path = "../common/mod.rs"]
mod common;
mod noise;
mod notation;
mod positions;
mod records;

use books::Books;
use shelf::Sitting;
use table::{Dice, Setup};

/// A game at a table after some random actions.
fn midgame(setup: &Setup, actions: u32) -> Sitting {
    let mut sitting = Sitting::deal(setup, &actions.to_string()).unwrap();
    go_on(&mut sitting, actions);
    sitting
}

/// Plays so many random actions, or to the end. Now and then it is seen whether what is played was listed.
fn go_on(sitting: &mut Sitting, actions: u32) {
    for number in 0..actions {
        let Some(action) = sitting.random() else {
            assert_eq!(sitting.legal(), [""; 0]);
            return;
        };
        assert!(number % 64 != 0 || sitting.legal().contains(&action), "{action} is not listed");
        sitting.play(&action).unwrap();
    }
}

/// A game that was accepted from outside is a game like any other: its books are kept, it can be played on, written and
/// read.
fn is_a_game(sitting: &mut Sitting) {
    let setup = sitting.setup();
    if setup.board_file.is_none() {
        let books = Books::of(&setup);
        let mut before = sitting.view();
        books.balance(&before["state"]);
        for _ in 0..8 {
            let Some(action) = sitting.random() else { break };
            sitting.play(&action).unwrap();
            let after = sitting.view();
            books.audit(&before["state"], &action, &after["state"]);
            before = after;
        }
    }
    go_on(sitting, 300);
    let text = sitting.record().write();
    let again = Sitting::read(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(again.record().write(), text);
    assert_eq!(again.view()["state"], sitting.view()["state"]);
}

/// One of some things, of which there must be one.
fn pick<T: Clone>(things: &[T], dice: &mut Dice) -> T {
    things[dice.below(things.len() as u32) as usize].clone()
}
