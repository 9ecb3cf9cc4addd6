//! Computer players' turns: asked for in the worker, played when they answer.

use leptos::prelude::*;
use serde_json::{Value, json};
use table::{Seat, fingerprint};

use crate::browser::bots;
use crate::docket::Docket;
use crate::staged::Staged;

use super::{Desk, Trouble};
use crate::live::effect;

/// How many moves the bots may be ahead of what is shown.
const AHEAD: usize = 12;

/// A decision that a computer player thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Thought {
    seat: Seat,
    played: usize,
    print: u64,
}

impl<G: Staged> Desk<G> {
    /// Asks the computer player whose turn it is, whenever it is one's turn.
    pub(super) fn let_bots_think(self) {
        bots::warm_up();
        on_cleanup(bots::cancel);
        effect(move || {
            let waits = self.behind() >= AHEAD;
            let thought = self.docket.with(|docket| {
                let (seat, level) = docket.bot()?;
                let print = fingerprint(docket.sitting().state());
                Some((Thought { seat, played: docket.played(), print }, level))
            });
            let Some((thought, level)) = thought else {
                self.thinking.set(None);
                return;
            };
            if waits || self.thinking.get_untracked() == Some(thought) {
                return;
            }
            let request = self.docket.with_untracked(|docket| {
                json!({
                    "record": docket.record(),
                    "level": level.name(),
                    "seed": seed(&docket.id, thought.seat).to_string(),
                    "ms": level.time().as_millis() as u64,
                })
            });
            self.thinking.set(Some(thought));
            bots::ask(request, move |answer| self.hear(thought.played, answer));
        });
    }

    /// Who is thinking.
    pub fn thinking(self) -> Option<Seat> {
        self.thinking.get().map(|thought| thought.seat)
    }

    /// A computer player's answer, for the game after so many actions.
    fn hear(self, played: usize, answer: Result<Value, String>) {
        let here = self.docket.try_with_untracked(|docket| docket.played() == played && docket.bot().is_some());
        if here != Some(true) {
            return;
        }
        let action = answer.ok().and_then(|answer| answer["action"].as_str().map(str::to_owned));
        match action {
            // Another tab's bot may have been faster: nothing that anyone need be told.
            Some(action) => {
                self.change_quietly(|docket| docket.play(&action));
            }
            None => {
                self.thinking.set(None);
                self.trouble.set(Some(Trouble::Bot));
            }
        }
    }

    /// Asks a computer player again that could not answer, to play or to advise.
    pub fn ask_again(self) {
        self.calm();
        match self.docket.with_untracked(Docket::person) {
            Some(_) => self.ask_hint(),
            None => self.docket.notify(),
        }
    }
}

/// The seed of a computer player: its own at every table and seat, the same after a reload.
pub(super) fn seed(id: &str, seat: Seat) -> u64 {
    fingerprint(&(id, seat.0))
}
