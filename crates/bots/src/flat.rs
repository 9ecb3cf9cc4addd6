//! Flat Monte Carlo: every sensible action is played out to the end, the better half goes on.

use table::{Dice, Seat, arrange, key_of};

use crate::budget::Budget;
use crate::insight::Insight;
use crate::level::Level;
use crate::parts::{Part, Parts};
use crate::tree::Candidate;
use crate::value::{Aim, Outlook, Sum};

/// Plays a position out by the game's leaning, in at most `turns` changes of turn. True when the game is over.
pub(crate) fn play_out<G: Insight>(game: &G, state: &mut G::State, turns: u32, parts: Parts, dice: &mut Dice) -> bool {
    let mut left = turns;
    let mut legal = Vec::new();
    let Some(mut seat) = game.on_turn(state) else {
        return true;
    };
    loop {
        let action = if parts.has(Part::Lean) {
            game.lean(state, dice)
        } else if parts.has(Part::Types) {
            game.random(state, dice)
        } else {
            legal.clear();
            game.legal(state, &mut legal);
            legal[dice.below(legal.len() as u32) as usize]
        };
        game.play(state, action);
        match game.on_turn(state) {
            None => return true,
            Some(next) if next != seat => {
                left -= 1;
                seat = next;
                if left == 0 {
                    return false;
                }
            }
            Some(_) => {}
        }
    }
}

/// More turns than any game has: a playout longer than this is cut and judged as it stands.
pub(crate) const ENDLESS: u32 = 2_000;

/// The position after an action. For whoever has time: all rules are in here, and weigh on the browser wherever they are.
#[inline(never)]
pub(crate) fn after<G: Insight>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut next = *state;
    game.play(&mut next, action);
    next
}

/// The actions that a player with these parts thinks of, which come to `actions`.
pub(crate) fn choices<G: Insight>(game: &G, state: &G::State, parts: Parts, actions: &mut Vec<G::Action>) {
    if !parts.has(Part::Sense) {
        return game.legal(state, actions);
    }
    game.sensible(state, actions);
    if parts.has(Part::Pride) {
        game.with_pride(state, actions);
    }
}

/// Tries actions in imagined games, halving their number as the budget is spent. Returns them
/// the best first, and the number of playouts.
pub(crate) fn compare<G: Insight>(
    game: &G,
    root: &G::State,
    seat: Seat,
    actions: Vec<G::Action>,
    parts: Parts,
    dice: &mut Dice,
    budget: &mut Budget<'_>,
) -> (Vec<Candidate<G::Action>>, u32) {
    let aim = Aim::of::<G>(Level::Medium, parts);
    let mut arms: Vec<Arm<G::Action>> =
        actions.into_iter().map(|action| Arm::new(action, near(game, root, seat, action))).collect();
    let rounds = usize::BITS - (arms.len().max(2) - 1).leading_zeros();
    let mut going = arms.len();
    let alone = going == 1;
    let mut iterations = 0;
    let mut round = 1;
    'search: loop {
        for arm in &mut arms[..going] {
            let spent = budget.spent(iterations);
            // Where there is no choice, one game tells enough.
            if spent >= 1.0 || alone && iterations > 0 {
                break 'search;
            }
            if spent * f64::from(rounds) >= f64::from(round) {
                round += 1;
                break;
            }
            let mut state = *root;
            game.guess(&mut state, dice);
            game.play(&mut state, arm.action);
            let over = play_out(game, &mut state, ENDLESS, parts, dice);
            let outlook = if over { Outlook::ending(game, &state) } else { Outlook::guess(game, &state) };
            // Every game that is imagined ends: how near the end is counts right after the action.
            let outlook = Outlook { progress: 0.0, ..outlook };
            arm.note(&outlook, outlook.utility(game.players(), G::POINTS, aim)[seat.index()]);
            iterations += 1;
        }
        let due = (arms.len() >> (round - 1)).max(2).min(arms.len());
        if due < going && parts.has(Part::Halving) {
            arrange(&mut arms[..going], |arm| !key_of(arm.mean(seat, aim).into()));
            going = due;
        }
    }
    arrange(&mut arms[..going], |arm| !key_of(arm.mean(seat, aim).into()));
    // One that was not tried promises what the best does.
    let promised = arms.first().and_then(|best| best.promised.mean()).unwrap_or_default();
    (arms.into_iter().map(|arm| arm.candidate(seat, aim, promised)).collect(), iterations)
}

/// How near the end is after an action; before it, where it reveals what no one can know.
fn near<G: Insight>(game: &G, root: &G::State, seat: Seat, action: G::Action) -> f32 {
    let mut next = *root;
    if !game.is_revealing(root, action) {
        game.play(&mut next, action);
    }
    if game.on_turn(&next).is_none() { 1.0 } else { game.progress(&next, seat) }
}

struct Arm<A> {
    action: A,
    /// How near the end is after the action.
    progress: f32,
    /// What the seat on turn strove for, in sum.
    utility: f64,
    promised: Sum,
}

impl<A: Copy> Arm<A> {
    fn new(action: A, progress: f32) -> Arm<A> {
        Arm { action, progress, utility: 0.0, promised: Sum::default() }
    }

    fn note(&mut self, outlook: &Outlook, utility: f32) {
        self.utility += f64::from(utility);
        self.promised.add(outlook);
    }

    fn mean(&self, seat: Seat, aim: Aim) -> f32 {
        let Some(promised) = self.promised.mean() else { return -1.0 };
        let utility = self.utility as f32 / self.promised.lines as f32;
        utility + aim.hurry(promised.win[seat.index()], self.progress)
    }

    fn candidate(self, seat: Seat, aim: Aim, untried: Outlook) -> Candidate<A> {
        let outlook = self.promised.mean().unwrap_or(untried);
        Candidate { action: self.action, visits: self.promised.lines, outlook, utility: self.mean(seat, aim) }
    }
}
