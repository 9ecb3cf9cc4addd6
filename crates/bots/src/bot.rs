//! A computer player at a seat.

use std::sync::Arc;

use table::{Dice, Seat, arrange, fingerprint, key_of};

use crate::budget::Budget;
use crate::flat;
use crate::insight::Insight;
use crate::level::Level;
use crate::net::{Net, Sight};
use crate::parts::{Part, Parts};
use crate::tree::{Candidate, Tree};
use crate::value::{Aim, Outlook};

/// What a computer player says about a decision.
#[derive(Clone, Debug)]
pub struct Advice<A> {
    /// What it would play.
    pub action: A,
    /// What the position promises to every seat.
    pub outlook: Outlook,
    /// The choices it weighed, the best first.
    pub options: Vec<Candidate<A>>,
    /// The line it expects, beginning with its action.
    pub line: Vec<A>,
    /// How many games or lines it tried.
    pub iterations: u32,
}

/// A computer player; it remembers its thoughts from one decision of a turn to the next.
#[derive(Clone, Debug)]
pub struct Bot<G: Insight> {
    level: Level,
    seed: u64,
    parts: Parts,
    net: Option<Arc<Net>>,
    tree: Option<Tree<G>>,
}

/// How much a beginner's liking depends on the mood, in points.
const MOOD: f32 = 3.0;

impl<G: Insight> Bot<G> {
    /// A player of a level; the same seed plays the same games. `net` is what `expert` judges by.
    pub fn new(level: Level, seed: u64, net: Option<Arc<Net>>) -> Bot<G> {
        Bot { level, seed, parts: Parts::ALL, net, tree: None }
    }

    /// The same player with these parts of its search alone.
    #[must_use]
    pub fn with(self, parts: Parts) -> Bot<G> {
        Bot { parts, ..self }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it would play in a position, of which it sees only what every player may see. `None` when the game is over.
    pub fn advise(&mut self, game: &G, position: &G::State, mut budget: Budget<'_>) -> Option<Advice<G::Action>> {
        let seat = game.on_turn(position)?;
        let mut state = *position;
        game.veil(&mut state);
        let mut dice = Dice::new(self.seed ^ fingerprint(&state));
        let parts = self.parts;
        Some(match self.level {
            level if level == Level::Random || game.round(&state) > G::PATIENCE => {
                game.guess(&mut state, &mut dice);
                let impatient = level != Level::Random;
                let action = if impatient { game.lean(&state, &mut dice) } else { game.random(&state, &mut dice) };
                Advice {
                    action,
                    outlook: Outlook::guess(game, &state),
                    options: Vec::new(),
                    line: vec![action],
                    iterations: 0,
                }
            }
            Level::Random | Level::Easy => self.like(game, &state, &mut dice),
            Level::Medium => {
                let (options, iterations) = flat::compare(game, &state, seat, parts, &mut dice, &mut budget);
                advice(options, iterations, None)?
            }
            Level::Hard => {
                let turns = if parts.has(Part::Cut) { G::ROUNDS * game.players() as u32 } else { flat::ENDLESS };
                self.search(game, &state, seat, &mut dice, &mut budget, |state, dice| {
                    let mut state = *state;
                    flat::judge_ending(game, &mut state, turns, parts, dice)
                })?
            }
            Level::Expert => {
                let net = self.net.clone().filter(|_| parts.has(Part::Net));
                let turns = if parts.has(Part::Settle) { G::SETTLE } else { 0 };
                let mut sight = Sight::default();
                self.search(game, &state, seat, &mut dice, &mut budget, |state, dice| {
                    let mut state = *state;
                    if turns > 0 && flat::play_out(game, &mut state, turns, true, dice) {
                        return Outlook::ending(game, &state);
                    }
                    match &net {
                        Some(net) => net.look(game, &state, &mut sight),
                        None => Outlook::guess(game, &state),
                    }
                })?
            }
        })
    }

    /// A beginner takes what looks best at once, give or take what the mood makes of it.
    fn like(&self, game: &G, state: &G::State, dice: &mut Dice) -> Advice<G::Action> {
        let mut actions = Vec::new();
        game.sensible(state, &mut actions);
        let mut options: Vec<Candidate<G::Action>> = actions
            .into_iter()
            .map(|action| {
                let appeal = game.appeal(state, action);
                let mood = MOOD * dice.below(1000) as f32 / 1000.0;
                // To do nothing is no matter of mood.
                let utility = if appeal == 0.0 { 0.0 } else { appeal + mood };
                Candidate { action, visits: 0, outlook: Outlook::default(), utility }
            })
            .collect();
        arrange(&mut options, |option| !key_of(option.utility.into()));
        let action = options.first().map_or_else(|| game.random(state, dice), |best| best.action);
        Advice { action, outlook: Outlook::guess(game, state), options, line: vec![action], iterations: 0 }
    }

    fn search(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        dice: &mut Dice,
        budget: &mut Budget<'_>,
        mut judge: impl FnMut(&G::State, &mut Dice) -> Outlook,
    ) -> Option<Advice<G::Action>> {
        let mut choices = Vec::new();
        let parts = self.parts;
        flat::choices(game, state, parts, &mut choices);
        let kept = self.tree.take().filter(|tree| parts.has(Part::Memory) && tree.is_roomy());
        let kept = kept.and_then(|mut tree| tree.descend(game, state).then_some(tree));
        if let [only] = choices[..] {
            // Nothing to think about; the tree may still serve the next decision of the turn.
            self.tree = kept;
            let mut guessed = *state;
            game.guess(&mut guessed, dice);
            let outlook = judge(&guessed, dice);
            let option = Candidate { action: only, visits: 1, outlook, utility: 0.0 };
            return advice(vec![option], 0, None);
        }
        let mut tree = kept.unwrap_or_else(|| Tree::new(*state, dice.bits()));
        let iterations = tree.grow(game, parts, Aim::of(self.level, parts), dice, &mut judge, budget);
        let advice = advice(tree.candidates(seat), iterations, Some(tree.line()));
        self.tree = Some(tree);
        advice
    }
}

fn advice<A: Copy + PartialEq>(options: Vec<Candidate<A>>, iterations: u32, line: Option<Vec<A>>) -> Option<Advice<A>> {
    let best = options.first()?;
    let (action, outlook) = (best.action, best.outlook);
    let line = line.filter(|line| line.first() == Some(&action)).unwrap_or_else(|| vec![action]);
    Some(Advice { action, outlook, options, line, iterations })
}
