//! The front of a desk: what the shell of the table asks of it, whichever game lies there.
//!
//! The shell is drawn by code that knows no game, so that the browser loads it once and not once for every game.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Place, Seat};
use words::Lang;

use crate::chair::Chair;
use crate::chart::Legend;
use crate::chronicle::{self, Turn};
use crate::course::Course;
use crate::desk::{Desk, Hint, Trouble};
use crate::docket::Docket;
use crate::staged::Staged;
use crate::{archive, names, share};

/// What a game draws at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The map.
    Board,
    /// What stands beside it.
    Aside,
    /// The players' books.
    Ledgers,
    /// What is chosen now.
    Decision,
    /// How everyone came to his points.
    Reckoning,
}

/// Whoever answers for a desk. What is shown is tracked, but for what says `now`.
pub trait Clerk: Send + Sync {
    /// The game's name.
    fn title(&self, lang: Lang) -> &'static str;
    /// What the game draws.
    fn piece(&self, piece: Piece) -> AnyView;
    /// How many play.
    fn players(&self) -> usize;
    /// What the chart has to know of the game.
    fn legend(&self) -> Legend;
    /// Whose turn it is in what is shown.
    fn seat(&self) -> Option<Seat>;
    /// Who has the turn in what is shown, until it is confirmed.
    fn mover(&self) -> Option<Seat>;
    /// A player's name.
    fn name(&self, seat: Seat) -> String;
    /// A player's name inside a sentence.
    fn told(&self, seat: Seat) -> String;
    /// Who sits on a seat.
    fn chair(&self, seat: Seat) -> Option<Chair>;
    /// A player's points in what is shown.
    fn points(&self, seat: Seat) -> u32;
    /// The standing at the end of what was played.
    fn standing(&self) -> Vec<Place>;
    /// The points of everyone over the rounds.
    fn course(&self) -> Course;

    /// How many actions led to what is shown.
    fn at(&self) -> usize;
    /// How many actions led to what is shown now.
    fn at_now(&self) -> usize;
    /// How many actions have been played.
    fn played(&self) -> usize;
    /// How many actions have been played by now.
    fn played_now(&self) -> usize;
    /// Shows the position after so many actions.
    fn look(&self, at: usize);
    /// Returns to the present.
    fn present(&self);
    /// Whether an earlier position is shown.
    fn is_looking(&self) -> bool;
    /// Whether others' moves are still being shown.
    fn is_following(&self) -> bool;
    /// Plays on from what is shown as a new game.
    fn branch(&self);

    /// Whether a person may act now.
    fn offering(&self) -> bool;
    /// Why nothing is offered now.
    fn idle(&self) -> Option<&'static str>;
    /// What the turn so far consists of, in a few words each.
    fn steps(&self) -> Vec<String>;
    /// Whether the turn has steps that can be taken back.
    fn has_steps(&self) -> bool;
    /// Whether the turn waits for its confirmation.
    fn complete(&self) -> bool;
    /// Takes back the last step.
    fn undo(&self);
    /// Takes back the turn.
    fn start_over(&self);
    /// Makes the turn final.
    fn confirm(&self);

    /// What is advised.
    fn hint(&self) -> Hint;
    /// The advised actions in words, the best first, with what each promises.
    fn advised(&self) -> Vec<(String, f64)>;
    /// Plays one of the advised actions.
    fn take_advice(&self, choice: usize);
    /// Asks for advice.
    fn ask_hint(&self);
    /// Puts the advice away.
    fn forget_hint(&self);

    /// What went wrong.
    fn trouble(&self) -> Option<Trouble>;
    /// The trouble has been read.
    fn calm(&self);
    /// Asks a computer player again.
    fn ask_again(&self);
    /// To whom the device must be handed.
    fn handing_to(&self) -> Option<Seat>;
    /// The device is in the right hands.
    fn hand_over(&self);

    /// The log by turns.
    fn turns(&self) -> Vec<Turn>;
    /// The turns since the last one of whoever plays next at this device.
    fn news(&self) -> Vec<Turn>;
    /// What an action of the log did.
    fn sentence(&self, number: usize) -> Option<String>;
    /// What an action of the log is in the notation.
    fn notation(&self, number: usize) -> Option<String>;

    /// The whole game as a record.
    fn record_now(&self) -> String;
    /// What is shown as a record that begins there.
    fn position_now(&self) -> Option<String>;
    /// What a file with the game is called.
    fn file_name_now(&self) -> String;
    /// Deals the same game again, everyone one seat further; the name of the new table.
    fn rematch(&self) -> Option<String>;
}

/// The front of a desk, to be taken into every closure.
#[derive(Clone, Copy)]
pub struct Front {
    clerk: StoredValue<Arc<dyn Clerk>>,
}

impl Front {
    /// The front of a desk.
    pub fn of<G: Staged>(desk: Desk<G>) -> Front {
        Front { clerk: StoredValue::new(Arc::new(desk)) }
    }

    /// Whoever answers.
    pub fn ask(self) -> Arc<dyn Clerk> {
        self.clerk.get_value()
    }
}

impl<G: Staged> Clerk for Desk<G> {
    fn title(&self, lang: Lang) -> &'static str {
        G::title(lang)
    }

    fn piece(&self, piece: Piece) -> AnyView {
        match piece {
            Piece::Board => G::board(*self),
            Piece::Aside => G::aside(*self),
            Piece::Ledgers => G::ledgers(self.later()),
            Piece::Decision => G::decision(*self),
            Piece::Reckoning => G::reckoning(*self),
        }
    }

    fn players(&self) -> usize {
        self.game().players()
    }

    fn legend(&self) -> Legend {
        Legend { paint: G::paint, sources: G::sources }
    }

    fn seat(&self) -> Option<Seat> {
        Desk::seat(*self)
    }

    fn mover(&self) -> Option<Seat> {
        Desk::mover(*self)
    }

    fn name(&self, seat: Seat) -> String {
        Desk::name(*self, seat)
    }

    fn told(&self, seat: Seat) -> String {
        Desk::told(*self, seat)
    }

    fn chair(&self, seat: Seat) -> Option<Chair> {
        Desk::chair(*self, seat)
    }

    fn points(&self, seat: Seat) -> u32 {
        self.game().tally(&self.state(), seat).0
    }

    fn standing(&self) -> Vec<Place> {
        self.with(|docket| docket.sitting().game().standing(docket.sitting().state()))
    }

    fn course(&self) -> Course {
        self.with_now(|docket| Course::of(docket.sitting()))
    }

    fn at(&self) -> usize {
        Desk::at(*self)
    }

    fn at_now(&self) -> usize {
        Desk::at_now(*self)
    }

    fn played(&self) -> usize {
        Desk::played(*self)
    }

    fn played_now(&self) -> usize {
        Desk::played_now(*self)
    }

    fn look(&self, at: usize) {
        Desk::look(*self, at);
    }

    fn present(&self) {
        Desk::present(*self);
    }

    fn is_looking(&self) -> bool {
        Desk::is_looking(*self)
    }

    fn is_following(&self) -> bool {
        Desk::is_following(*self)
    }

    fn branch(&self) {
        Desk::branch(*self);
    }

    fn offering(&self) -> bool {
        Desk::offering(*self)
    }

    fn idle(&self) -> Option<&'static str> {
        Desk::idle(*self)
    }

    fn steps(&self) -> Vec<String> {
        let (lang, game) = (self.lang(), self.game());
        self.with(|docket| {
            let first = docket.confirmed();
            let states = docket.sitting().states();
            let chip = |(step, action)| G::chip(lang, &game, &states[first + step], action, &states[first + step + 1]);
            docket.tentative().iter().map(|entry| entry.action).enumerate().map(chip).collect()
        })
    }

    fn has_steps(&self) -> bool {
        self.with(|docket| !docket.tentative().is_empty())
    }

    fn complete(&self) -> bool {
        self.with(Docket::complete)
    }

    fn undo(&self) {
        Desk::undo(*self);
    }

    fn start_over(&self) {
        Desk::start_over(*self);
    }

    fn confirm(&self) {
        Desk::confirm(*self);
    }

    fn hint(&self) -> Hint {
        Desk::hint(*self)
    }

    fn advised(&self) -> Vec<(String, f64)> {
        let (lang, game, state) = (self.lang(), self.game(), self.state());
        let advised = Desk::advised(*self).into_iter();
        advised.map(|(action, points)| (G::offer(lang, &game, &state, action), points)).collect()
    }

    fn take_advice(&self, choice: usize) {
        if let Some((action, _)) = untrack(|| Desk::advised(*self)).into_iter().nth(choice) {
            self.act(action);
        }
    }

    fn ask_hint(&self) {
        Desk::ask_hint(*self);
    }

    fn forget_hint(&self) {
        Desk::forget_hint(*self);
    }

    fn trouble(&self) -> Option<Trouble> {
        Desk::trouble(*self)
    }

    fn calm(&self) {
        Desk::calm(*self);
    }

    fn ask_again(&self) {
        Desk::ask_again(*self);
    }

    fn handing_to(&self) -> Option<Seat> {
        Desk::handing_to(*self)
    }

    fn hand_over(&self) {
        Desk::hand_over(*self);
    }

    fn turns(&self) -> Vec<Turn> {
        self.with(chronicle::turns)
    }

    fn news(&self) -> Vec<Turn> {
        let at = Desk::at(*self);
        self.with(|docket| chronicle::news(docket, at))
    }

    fn sentence(&self, number: usize) -> Option<String> {
        let lang = self.lang();
        self.with(|docket| {
            let sitting = docket.sitting();
            let entry = sitting.log().get(number)?;
            let name = |seat: Seat| names::told::<G>(lang, &docket.chairs, seat);
            let (before, after) = (&sitting.states()[number], &sitting.states()[number + 1]);
            Some(format!("{}.", G::tell(lang, sitting.game(), before, entry.action, after, &name)))
        })
    }

    fn notation(&self, number: usize) -> Option<String> {
        self.with(|docket| {
            let entry = docket.sitting().log().get(number)?;
            let action = docket.sitting().game().write(entry.action);
            Some(entry.outcome.as_ref().map_or_else(|| action.clone(), |outcome| format!("{action} : {outcome}")))
        })
    }

    fn record_now(&self) -> String {
        self.with_now(Docket::record)
    }

    fn position_now(&self) -> Option<String> {
        self.with_now(|docket| share::position(docket.sitting(), Desk::at_now(*self)))
    }

    fn file_name_now(&self) -> String {
        self.with_now(|docket| format!("{}-{}.kontor", G::NAME, docket.id))
    }

    fn rematch(&self) -> Option<String> {
        let (setup, mut chairs, handing) =
            self.with_now(|docket| (docket.sitting().game().setup(), docket.chairs.clone(), docket.handing));
        chairs.rotate_left(1);
        // What was dealt once can be dealt again.
        archive::deal(&setup, chairs, handing).ok()
    }
}
