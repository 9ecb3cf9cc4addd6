//! The contract between a game's rules and everything that plays them.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde_json::Value;

use crate::{Dealer, Dice, Place, Refusal, Seat, Setup, places};

/// A rule that forbids an action, with the figures that say why.
pub trait Breach: Debug + Display {
    /// The id of the rule.
    fn rule(&self) -> &'static str;
}

/// What playing an action brings to light.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reveal {
    /// Nothing that was hidden.
    Nothing,
    /// This, in the notation of outcomes.
    Shown(String),
    /// Something that this copy of the game does not know: the outcome must be learnt first.
    Unknown,
}

/// A game as an immutable description: board, players, variant.
///
/// The state is a small plain value. Chance and hidden order are part of it, shuffled once when the game is dealt. A
/// copy that does not know what is hidden holds the same state with that part blank; it plays a revealing action only
/// after [`learn`](Game::learn) has told it the outcome.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Raised whenever the same actions could lead to another state than before.
    const RULES: u32;
    /// The ids of all rules that can refuse an action.
    const REFUSING: &'static [&'static str];
    /// The id of the rule by which something hidden comes to light, which cannot be taken back.
    const REVEALING: &'static str;

    /// A position, hidden parts included.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// An action, as the notation writes it but without its outcome.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// Why an action is refused.
    type Breach: Breach;

    /// The game described by a set-up.
    fn open(setup: &Setup) -> Result<Self, Refusal>;
    /// The set-up that describes this game, the own board file included.
    fn setup(&self) -> Setup;
    /// The hash of what the board says to the rules; names and drawing hints do not count.
    fn board_hash(&self) -> String;
    /// How many play.
    fn players(&self) -> usize;

    /// The first position, everything hidden shuffled by the dealer.
    fn deal(&self, dealer: &mut Dealer) -> Self::State;
    /// What dealing brought to light, in the notation of outcomes; `None` where all is the same in every game.
    fn dealt(&self, first: &Self::State) -> Option<String>;
    /// The first position as seen by someone who knows only what [`dealt`](Game::dealt) tells.
    fn deal_shown(&self, dealt: Option<&str>) -> Result<Self::State, Refusal>;

    /// Whose turn it is; `None` when the game is over.
    fn on_turn(&self, state: &Self::State) -> Option<Seat>;
    /// Rounds count from 1 and rise when seat 0 comes to its turn.
    fn round(&self, state: &Self::State) -> u32;
    /// Every legal action, each once; none exactly when the game is over.
    fn legal(&self, state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Whether an action is legal, and if not, which rule forbids it.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Self::Breach>;
    /// Plays a legal action. What an illegal one does is not defined, but it is no undefined behaviour.
    fn play(&self, state: &mut Self::State, action: Self::Action);
    /// A random legal action of a game that is not over: its type first, then its arguments.
    fn random(&self, state: &Self::State, dice: &mut Dice) -> Self::Action;
    /// A seat's points and its tiebreak, with what would count if the game ended now.
    fn tally(&self, state: &Self::State, seat: Seat) -> (u32, u32);
    /// The standing of all seats.
    fn standing(&self, state: &Self::State) -> Vec<Place> {
        let tallies: Vec<_> = Seat::all(self.players()).map(|seat| self.tally(state, seat)).collect();
        places(&tallies)
    }

    /// What a legal action will bring to light.
    fn reveals(&self, state: &Self::State, action: Self::Action) -> Reveal;
    /// Whether a legal action will bring anything to light, for those who do not ask what.
    fn is_revealing(&self, state: &Self::State, action: Self::Action) -> bool;
    /// Takes in the outcome of a legal action that reveals something, which must be possible and, where the hidden part
    /// is known, true. The action is then played as usual.
    fn learn(&self, state: &mut Self::State, action: Self::Action, outcome: &str) -> Result<(), Refusal>;
    /// Blanks what no player knows: the state as every seat and every spectator may see it.
    fn veil(&self, state: &mut Self::State);
    /// Puts what is blank into one of the orders it may have, every one equally likely.
    fn guess(&self, state: &mut Self::State, dice: &mut Dice);

    /// Reads an action; `None` where it is not in the notation or names what this board does not have.
    fn read(&self, text: &str) -> Option<Self::Action>;
    /// Writes an action in the notation.
    fn write(&self, action: Self::Action) -> String;
    /// The public state in the form of the engine protocol; it never holds what is hidden.
    fn view(&self, state: &Self::State) -> Value;
    /// The game and the state that a view shows, with the hidden part blank; what cannot be is refused.
    /// `board_file` is the text of an own board that the view may name.
    fn place(view: &Value, board_file: Option<&str>) -> Result<(Self, Self::State), Refusal>;
}
