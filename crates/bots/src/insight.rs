//! What a game tells its computer players.

use table::{Dice, Game, Seat};

/// The most seats of any game.
pub const SEATS: usize = 5;

/// A number for every seat; seats where no one sits are 0.
pub type PerSeat = [f32; SEATS];

/// What a game tells its computer players. All of it looks only at what every player may know: states come with their
/// hidden part guessed, and none of these functions reads it.
pub trait Insight: Game {
    /// How many features describe one seat's books: a multiple of eight.
    const OWN: usize;
    /// How many features describe what all seats share.
    const COMMON: usize;
    /// The spread of final points, by which the network measures them.
    const POINTS: f32;
    /// The round after which a computer player follows its leaning, which always ends a game, lest one that no seat dares
    /// to end goes on for ever.
    const PATIENCE: u32;

    /// How much more a sure win is worth at the end than long before it; 0 where a game comes to its end by itself.
    const TEMPO: f32;
    /// How much a seldom tried action is favoured in a tree.
    const CURIOSITY: f32;
    /// How many rounds at the most `expert` plays half of its lines on before it asks the network, by chance for two turns or more;
    /// none of them where it is 0.
    const SETTLES: u32;
    /// Whether the network learns positions inside turns too, and not only those between two.
    const INSIDE: bool;

    /// The features of a seat's books, each of the order of 1; `features` comes zeroed.
    fn own(&self, state: &Self::State, seat: Seat, features: &mut [f32]);
    /// The features of what all seats share; `features` comes zeroed.
    fn common(&self, state: &Self::State, features: &mut [f32]);

    /// The actions worth a thought; never none while the game goes on.
    fn sensible(&self, state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Leaves out of the actions worth a thought those for which a player is laughed at, never all of them.
    fn with_pride(&self, state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Leaves out of the choices at a decision those after which every end of the turn is beaten by another one, never all of them; asked
    /// once a decision. It looks ahead as long as so many steps are `allowed`, and leaves all as they are if they are not. What it notes
    /// in `course` it is given again at the next decision of the turn, if what was played is one of the actions that it left. Whoever judges
    /// an action by what may come after it `by_chance` had better trust the game's guess at an end more than itself.
    fn with_foresight(
        &self,
        _state: &Self::State,
        _by_chance: bool,
        _course: &mut Vec<u64>,
        _allowed: &mut dyn FnMut(u32) -> bool,
        _actions: &mut Vec<Self::Action>,
    ) {
    }
    /// A quick sensible action for playouts, never one that is not legal.
    fn lean(&self, state: &Self::State, dice: &mut Dice) -> Self::Action;
    /// How near the end is, from 0 to 1, if this seat hurries to it; the last steps count most. Without `TEMPO` no one asks.
    fn progress(&self, _state: &Self::State, _seat: Seat) -> f32 {
        0.0
    }
    /// A hand-made guess at the points with which a seat will end.
    fn outlook(&self, state: &Self::State, seat: Seat) -> f32;
    /// What a beginner likes about an action: the higher the better, by what it brings at once; 0 is for doing nothing.
    fn appeal(&self, state: &Self::State, action: Self::Action) -> f32;
}
