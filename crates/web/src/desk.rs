//! The desk: one table as signals, for whoever draws it.
//!
//! # For whoever draws a board
//!
//! `board(desk)`, `aside(desk)` and `ledgers(desk)` of a game are called once for a table and must react to signals; a
//! [`Desk`] is `Copy`, take it into every closure.
//!
//! | call | what it gives |
//! |---|---|
//! | `desk.game()` | the game's description with its board; it never changes at a table |
//! | `desk.state()` | the shown state (tracked): the present, an earlier one in the history, or on the way through others' moves |
//! | `desk.legal()` | the legal actions (tracked), empty while nothing is offered: draw these lit, nothing else |
//! | `desk.offering()` | whether a person may act now in what is shown (tracked) |
//! | `desk.act(action)` | plays it as a tentative step; a refusal is shown by the desk |
//! | `desk.is_final(action)` | it reveals something and cannot be taken back: say so before |
//! | `desk.why(action)` | why it is not possible now: the rule's id and a sentence; `None` if it is |
//! | `desk.what_if(&actions)` | the state after some actions from the shown one, for previews; `None` if one is refused |
//! | `desk.last()` | the entry that led to the shown state (tracked), to move pieces and light places |
//! | `desk.seat()` | whose turn it is in the shown state (tracked) |
//! | `desk.mover()` | the same, but whoever composes a turn keeps it until it is confirmed: mark this one (tracked) |
//! | `desk.name(seat)`, `G::paint(seat)` | a player's name in the language (tracked), the class of his colour |
//! | `desk.hint()` | what a computer player advises (tracked), to be shown on the board |
//! | `desk.lang()` | the language (tracked) |
//! | `desk.moves()` | whether pieces may move |
//! | `desk.later()` | the same table for what is only read: it follows a step one paint later; `ledgers` is given this one |
//!
//! Everything else (turn composition, history, bots, keeping) is done by the desk and its parts below.

mod follow;
mod hint;
mod think;

use std::sync::Arc;

use leptos::prelude::*;
use table::{Entry, Refusal, Seat};
use words::Lang;

use crate::archive::{self, Kept};
use crate::browser::{focus, store};
use crate::chair::Chair;
use crate::docket::Docket;
use crate::live::{beat, memo};
use crate::route::{Route, way};
use crate::settings::{Settings, settings};
use crate::staged::Staged;

pub use hint::Hint;

/// Why something cannot be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The id of the rule; `None` where no rule of the game is in the way.
    pub rule: Option<&'static str>,
    /// A sentence in the player's language.
    pub text: String,
}

impl Reason {
    /// The reason with its rule, in one line.
    pub fn told(&self, lang: Lang) -> String {
        match self.rule {
            Some(rule) => format!("{} {}", self.text, words::app::rule_of(lang, rule)),
            None => self.text.clone(),
        }
    }
}

/// What went wrong at the table, to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser keeps nothing: the game is lost when the page is closed.
    NotKept,
    /// Another tab has gone on with the game; this one follows it.
    Overtaken,
    /// A computer player could not answer.
    Bot,
    /// An action was refused.
    Refused(Reason),
}

/// One table as signals.
pub struct Desk<G: Staged> {
    game: StoredValue<Arc<G>>,
    docket: RwSignal<Docket<G>>,
    settings: Settings,
    followed: RwSignal<usize>,
    /// When another's move was shown last, in milliseconds of the browser's clock.
    stepped: StoredValue<f64>,
    looking: RwSignal<Option<usize>>,
    trouble: RwSignal<Option<Trouble>>,
    /// Whether it has been told that this browser keeps nothing.
    told_unkept: StoredValue<bool>,
    handed: RwSignal<Option<Seat>>,
    thinking: RwSignal<Option<think::Thought>>,
    hint: RwSignal<Hint>,
    chairs: Memo<Vec<Chair>>,
    complete: Memo<bool>,
    at: Memo<usize>,
    shown: Memo<G::State>,
    seat: Memo<Option<Seat>>,
    mover: Memo<Option<Seat>>,
    offering: Memo<bool>,
    legal: Memo<Arc<Vec<G::Action>>>,
}

impl<G: Staged> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Staged> Copy for Desk<G> {}

/// Whose turn it is in a state.
fn on_turn_in<G: Staged>(game: StoredValue<Arc<G>>, shown: Memo<G::State>) -> Memo<Option<Seat>> {
    memo(move || game.with_value(|game| game.on_turn(&shown.get())))
}

impl<G: Staged> Desk<G> {
    /// A desk for the papers of a table; bots begin to think and every step is kept.
    pub fn open(docket: Docket<G>) -> Desk<G> {
        let settings = settings();
        let game = StoredValue::new(Arc::new(docket.sitting().game().clone()));
        let followed = RwSignal::new(docket.played());
        let docket = RwSignal::new(docket);
        let looking = RwSignal::new(None::<usize>);
        let handed = RwSignal::new(None);
        // Many ask for these at every step of a turn, and hear nothing while they stay the same.
        let chairs = memo(move || docket.with(|docket| docket.chairs.clone()));
        let complete = memo(move || docket.with(Docket::complete));
        let at = memo(move || {
            let played = docket.with(Docket::played);
            looking.get().unwrap_or_else(|| followed.get()).min(played)
        });
        let shown = memo(move || docket.with(|docket| docket.sitting().states()[at.get()]));
        let seat = on_turn_in(game, shown);
        let mover = memo(move || {
            docket.with(|docket| {
                let at = at.get();
                // Others' moves are told as they are shown: the mark is with who made the last of them.
                let follows = looking.get().is_none() && at < docket.played();
                let told = at.checked_sub(1).filter(|_| follows).and_then(|last| docket.sitting().log().get(last));
                let composes = || docket.mover().filter(|_| docket.confirmed() < at);
                told.map(|entry| entry.seat).or_else(composes).or_else(|| seat.get())
            })
        });
        let offering = memo(move || {
            docket.with(|docket| {
                let pausing = docket.handing && handed.get() != docket.mover();
                at.get() == docket.played() && looking.get().is_none() && docket.person().is_some() && !pausing
            })
        });
        let legal = memo(move || {
            let mut legal = Vec::new();
            if offering.get() {
                game.with_value(|game| game.legal(&shown.get(), &mut legal));
            }
            Arc::new(legal)
        });
        let desk = Desk {
            game,
            docket,
            settings,
            followed,
            stepped: StoredValue::new(0.0),
            looking,
            trouble: RwSignal::new(None),
            told_unkept: StoredValue::new(false),
            handed,
            thinking: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            chairs,
            complete,
            at,
            shown,
            seat,
            mover,
            offering,
            legal,
        };
        desk.share();
        desk.follow_others();
        desk.let_bots_think();
        desk
    }

    /// The same table for what is read rather than used, such as books and prices: the shown state and whose turn it is follow a
    /// step as soon as what can be done next has been painted. What is offered does not wait: ask for that elsewhere.
    pub fn later(self) -> Desk<G> {
        let beat = beat(move || {
            // Read and not only tracked: what nobody has read yet hears of no change.
            self.shown.get();
            self.mover.get();
        });
        let shown = memo(move || {
            beat.track();
            self.shown.get_untracked()
        });
        let mover = memo(move || {
            beat.track();
            self.mover.get_untracked()
        });
        Desk { shown, mover, seat: on_turn_in(self.game, shown), ..self }
    }

    /// The game's description with its board.
    pub fn game(self) -> Arc<G> {
        self.game.get_value()
    }

    /// The shown state.
    pub fn state(self) -> G::State {
        self.shown.get()
    }

    /// The legal actions; none while nothing is offered.
    pub fn legal(self) -> Arc<Vec<G::Action>> {
        self.legal.get()
    }

    /// Whether a person may act now in what is shown.
    pub fn offering(self) -> bool {
        self.offering.get()
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.settings.lang()
    }

    /// Whether pieces may move.
    pub fn moves(self) -> bool {
        self.settings.moves()
    }

    /// Looks at the papers (tracked).
    pub fn with<T>(self, look: impl FnOnce(&Docket<G>) -> T) -> T {
        self.docket.with(look)
    }

    /// Looks at the papers once.
    pub fn with_now<T>(self, look: impl FnOnce(&Docket<G>) -> T) -> T {
        self.docket.with_untracked(look)
    }

    /// How many actions led to the shown state, asked once.
    pub fn at_now(self) -> usize {
        self.at.get_untracked()
    }

    /// How many actions have been played, asked once.
    pub fn played_now(self) -> usize {
        self.docket.with_untracked(Docket::played)
    }

    /// How many actions led to the shown state.
    pub fn at(self) -> usize {
        self.at.get()
    }

    /// How many actions have been played.
    pub fn played(self) -> usize {
        self.docket.with(Docket::played)
    }

    /// Whose turn it is in the shown state; `None` when the game is over.
    pub fn seat(self) -> Option<Seat> {
        self.seat.get()
    }

    /// Who has the turn in what is shown: whoever composes it keeps it until it is confirmed, whoever is watched until the
    /// next one's move is shown.
    pub fn mover(self) -> Option<Seat> {
        self.mover.get()
    }

    /// Where a player's book lies, from the top: the one on turn first; at the end the winner.
    pub fn book_place(self, seat: Seat) -> usize {
        let state = self.state();
        self.game.with_value(|game| match self.mover().filter(|_| self.seat().is_some()) {
            None => {
                game.standing(&state).iter().find(|place| place.seat == seat).map_or(0, |place| place.rank as usize)
            }
            Some(first) => (game.players() + seat.index() - first.index()) % game.players(),
        })
    }

    /// The action that led to the shown state.
    pub fn last(self) -> Option<Entry<G::Action>> {
        let at = self.at();
        self.docket.with(|docket| at.checked_sub(1).and_then(|before| docket.sitting().log().get(before)).cloned())
    }

    /// The state before the last action.
    pub fn before(self) -> Option<G::State> {
        let at = self.at();
        self.docket.with(|docket| at.checked_sub(1).map(|before| docket.sitting().states()[before]))
    }

    /// A player's name: his own, or a computer player's level, else his colour.
    pub fn name(self, seat: Seat) -> String {
        let lang = self.lang();
        self.chairs.with(|chairs| crate::names::of::<G>(lang, chairs, seat))
    }

    /// A player's name inside a sentence about him, which never addresses anyone.
    pub fn told(self, seat: Seat) -> String {
        let lang = self.lang();
        self.chairs.with(|chairs| crate::names::told::<G>(lang, chairs, seat))
    }

    /// Who sits on a seat.
    pub fn chair(self, seat: Seat) -> Option<Chair> {
        self.chairs.with(|chairs| chairs.get(seat.index()).cloned())
    }

    /// Why an action is not possible now; `None` if it is.
    pub fn why(self, action: G::Action) -> Option<Reason> {
        match self.idle() {
            Some(text) => Some(Reason { rule: None, text: text.to_owned() }),
            None => self.game.with_value(|game| self.breach(self.lang(), game, action)),
        }
    }

    /// Why nothing at all is offered now, in a sentence; `None` while something is.
    pub fn idle(self) -> Option<&'static str> {
        let lang = self.lang();
        if self.offering() {
            None
        } else if self.is_looking() {
            Some(words::app::why_history(lang))
        } else if self.is_complete() {
            Some(words::app::why_confirm(lang))
        } else if self.seat().is_none() {
            Some(words::app::why_over(lang))
        } else {
            Some(words::app::why_not_your_turn(lang))
        }
    }

    fn breach(self, lang: Lang, game: &G, action: G::Action) -> Option<Reason> {
        use table::Breach as _;
        let breach = game.check(&self.shown.get(), action).err()?;
        Some(Reason { rule: Some(breach.rule()), text: G::reason(lang, game, breach) })
    }

    /// The state after some actions from the shown one; `None` where one of them is refused.
    pub fn what_if(self, actions: &[G::Action]) -> Option<G::State> {
        let mut state = self.shown.get();
        self.game.with_value(|game| {
            for &action in actions {
                game.check(&state, action).ok()?;
                game.play(&mut state, action);
            }
            Some(state)
        })
    }

    /// Whether the turn is composed and waits to be confirmed.
    pub fn is_complete(self) -> bool {
        self.complete.get()
    }

    /// Whether an action reveals something and cannot be taken back.
    pub fn is_final(self, action: G::Action) -> bool {
        self.game.with_value(|game| game.is_revealing(&self.shown.get(), action))
    }

    /// A person plays an action; a refusal is told.
    pub fn act(self, action: G::Action) {
        if let Some(reason) = untrack(|| self.why(action)) {
            self.trouble.set(Some(Trouble::Refused(reason)));
            return;
        }
        let confirm = self.settings.taste_now().confirm;
        self.change(|docket| {
            docket.act(action)?;
            if docket.complete() && !confirm {
                docket.confirm();
            }
            Ok(())
        });
        self.followed.set(self.docket.with_untracked(Docket::played));
    }

    /// Takes back the last step of the turn.
    pub fn undo(self) {
        if self.docket.with_untracked(|docket| docket.tentative().is_empty()) {
            return;
        }
        self.change(|docket| {
            docket.undo();
            Ok(())
        });
        self.present();
    }

    /// Takes back the whole turn as far as it is tentative.
    pub fn start_over(self) {
        self.change(|docket| {
            docket.start_over();
            Ok(())
        });
        self.present();
    }

    /// Makes the turn final.
    pub fn confirm(self) {
        self.change(|docket| {
            docket.confirm();
            Ok(())
        });
    }

    /// Shows the position after so many actions.
    pub fn look(self, at: usize) {
        let played = self.docket.with_untracked(Docket::played);
        self.looking.set((at < played).then_some(at));
        if at >= played {
            self.followed.set(played);
        }
    }

    /// Returns to the present.
    pub fn present(self) {
        self.looking.set(None);
        self.followed.set(self.docket.with_untracked(Docket::played));
    }

    /// Whether an earlier position is shown.
    pub fn is_looking(self) -> bool {
        self.looking.get().is_some()
    }

    /// Plays on from the shown position as a new game.
    pub fn branch(self) {
        let at = self.at.get_untracked();
        let mut branch = self.docket.with_untracked(|docket| docket.branch(archive::fresh_id(), at));
        archive::keep(&mut branch);
        way().go(Route::Table(branch.id));
    }

    /// The person to whom the device must be handed before the game goes on; not before all have seen what others did.
    pub fn handing_to(self) -> Option<Seat> {
        if self.is_following() {
            return None;
        }
        let handed = self.handed.get();
        self.docket.with(|docket| docket.person().filter(|seat| docket.handing && handed != Some(*seat)))
    }

    /// The device is in the right hands.
    pub fn hand_over(self) {
        self.handed.set(self.docket.with_untracked(Docket::mover));
    }

    /// What went wrong, if something did.
    pub fn trouble(self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// The trouble has been read.
    pub fn calm(self) {
        self.trouble.set(None);
    }

    /// Changes the papers for someone who is told if another tab was faster.
    fn change(self, change: impl FnOnce(&mut Docket<G>) -> Result<(), Refusal>) {
        if self.change_quietly(change) == Some(Kept::Overtaken) {
            self.trouble.set(Some(Trouble::Overtaken));
        }
    }

    /// Changes the papers and keeps them; in a tab that was overtaken, the papers of the other tab come instead.
    fn change_quietly(self, change: impl FnOnce(&mut Docket<G>) -> Result<(), Refusal>) -> Option<Kept> {
        focus::hand_to(".decision");
        let outcome: Option<Result<Kept, Refusal>> = self.docket.try_update(|docket| {
            let mut next = docket.clone();
            change(&mut next)?;
            let kept = archive::keep(&mut next);
            if kept != Kept::Overtaken {
                *docket = next;
            }
            Ok(kept)
        });
        self.hint.set(Hint::None);
        match &outcome {
            Some(Ok(Kept::Written)) => self.trouble.set(None),
            Some(Ok(Kept::NoRoom)) => {
                let told = self.told_unkept.try_update_value(|told| std::mem::replace(told, true));
                self.trouble.set((told == Some(false)).then_some(Trouble::NotKept));
            }
            Some(Ok(Kept::Overtaken)) => self.reload(),
            Some(Err(refusal)) => {
                let lang = self.settings.taste_now().lang;
                let reason = Reason { rule: Some(refusal.rule), text: reason_text::<G>(lang, refusal.rule) };
                self.trouble.set(Some(Trouble::Refused(reason)));
            }
            None => {}
        }
        outcome.and_then(Result::ok)
    }

    /// Follows what other tabs do with the same game.
    fn share(self) {
        let key = self.docket.with_untracked(|docket| archive::key(&docket.id));
        store::on_change(move |changed| {
            if changed.as_ref() == Some(&key) {
                self.reload();
            }
        });
    }

    fn reload(self) {
        if let Some(kept) = self.docket.with_untracked(archive::newer) {
            self.docket.set(kept);
            self.looking.set(None);
            self.hint.set(Hint::None);
        }
    }
}

/// Why a rule forbids something, in a sentence; a rule without one is told by its id.
fn reason_text<G: Staged>(lang: Lang, rule: &str) -> String {
    words::reason(lang, G::NAME, rule).unwrap_or(rule).to_owned()
}
