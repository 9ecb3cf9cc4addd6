//! A playout allocates nothing: dealing, choosing, playing and counting points all work on plain states.
#![allow(unsafe_code, reason = "an allocator that counts is written as an unsafe trait; it only passes calls on")]

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use shelf::{Boxed, Guest};
use table::{Dealer, Dice, Game, Seat};

/// The system's allocator, and how often this thread has asked it for memory.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ASKED.set(ASKED.get() + 1);
}

// SAFETY: every call goes to the system's allocator as it came; counting touches no memory that is allocated.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Some playouts from the deal to the last tally, and as many from a guess at what is hidden.
struct Playouts;

/// What playouts did: allocations, decisions, points of all seats.
struct Done {
    allocations: u64,
    decisions: u64,
    points: u32,
}

impl Guest for Playouts {
    type Out = Done;

    fn meet<G: Game>(self, game: G) -> Done {
        let mut done = Done { allocations: 0, decisions: 0, points: 0 };
        let mut dice = Dice::new(1);
        let before = ASKED.get();
        for seed in ["1", "2", "3", "4", "5"] {
            let first = game.deal(&mut Dealer::new(seed));
            let mut guessed = first;
            game.veil(&mut guessed);
            game.guess(&mut guessed, &mut dice);
            for mut state in [first, guessed] {
                while game.on_turn(&state).is_some() {
                    let action = game.random(&state, &mut dice);
                    game.play(&mut state, action);
                    done.decisions += 1;
                }
                done.points += Seat::all(game.players()).map(|seat| game.tally(&state, seat).0).sum::<u32>();
            }
        }
        done.allocations = ASKED.get() - before;
        done
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for setup in common::tables() {
        let done = Boxed::open(&setup).unwrap().welcome(Playouts);
        assert!(done.decisions > 500 && done.points > 50, "{setup:?}: the games were played");
        assert_eq!(done.allocations, 0, "{setup:?}: in {} decisions", done.decisions);
    }
}

#[test]
fn an_allocation_is_counted() {
    let before = ASKED.get();
    drop(std::hint::black_box(vec![1]));
    assert_eq!(ASKED.get() - before, 1);
}
