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
    /// What its action promises to every seat.
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
    glance: Option<Glance<G>>,
}

/// What a player remembers of its last decision beside the tree.
#[derive(Clone, Debug)]
struct Glance<G: Insight> {
    state: G::State,
    /// What it weighed.
    actions: Vec<G::Action>,
    /// What the game noted about the turn.
    course: Vec<u64>,
}

/// How much a beginner's liking depends on the mood, in points.
pub(crate) const MOOD: f32 = 3.0;

impl<G: Insight> Bot<G> {
    /// A player of a level; the same seed plays the same games. `net` is what `hard` and `expert` judge by.
    pub fn new(level: Level, seed: u64, net: Option<Arc<Net>>) -> Bot<G> {
        Bot { level, seed, parts: Parts::ALL, net, tree: None, glance: None }
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
                let option = Candidate { action, visits: 0, outlook: prospect(game, &state, action), utility: 0.0 };
                advice(vec![option], 0, vec![action])?
            }
            Level::Random | Level::Easy => {
                let options = like(game, &state, self.choices(game, &state, &mut budget), &mut dice);
                let line = rest_of_turn(game, &state, seat, parts, options.first()?.action);
                advice(options, 0, line)?
            }
            Level::Medium => {
                let actions = self.choices(game, &state, &mut budget);
                let (options, iterations) = flat::compare(game, &state, seat, actions, parts, &mut dice, &mut budget);
                let line = rest_of_turn(game, &state, seat, parts, options.first()?.action);
                advice(options, iterations, line)?
            }
            Level::Hard | Level::Expert => {
                let round = game.players() as u32;
                let settles = self.level == Level::Expert && G::SETTLES > 0 && parts.has(Part::Settle);
                let usual = match self.level {
                    Level::Hard if parts.has(Part::Cut) => round,
                    Level::Hard => flat::ENDLESS,
                    _ => 0,
                };
                let net = self.net.clone().filter(|_| parts.has(Part::Net));
                let mut sight = Sight::default();
                self.search(game, &state, seat, &mut dice, &mut budget, |state, dice| {
                    // Half of the lines: with none of them a deep tree finds what the network thinks too well of, with all of
                    // them chance errs more than the network does.
                    let settled = settles && dice.below(2) == 0;
                    let turns = if settled { 2 + dice.below(G::SETTLES * round - 1) } else { usual };
                    let mut later = *state;
                    let over = turns > 0 && flat::play_out(game, &mut later, turns, parts, dice);
                    let outlook = match &net {
                        _ if over => Outlook::ending(game, &later),
                        Some(net) => net.look(game, &later, &mut sight).blurred(dice),
                        None => Outlook::guess(game, &later).blurred(dice),
                    };
                    // How near the end is counts where the line ends: that others will see to it is no reason to wait.
                    outlook.in_time(game, state)
                })?
            }
        })
    }

    /// The actions that it weighs.
    fn choices(&mut self, game: &G, state: &G::State, budget: &mut Budget<'_>) -> Vec<G::Action> {
        let mut actions = Vec::new();
        flat::choices(game, state, self.parts, &mut actions);
        // It looks ahead as one with sense and pride.
        if ![Part::Foresight, Part::Sense, Part::Pride].iter().all(|part| self.parts.has(*part)) {
            return actions;
        }
        // Whoever did something else than was weighed, or plays another game, begins anew.
        let leads_here = |glance: &Glance<G>| {
            let seat = game.on_turn(state);
            let here = |action: &G::Action| {
                !game.is_revealing(&glance.state, *action) && flat::after(game, &glance.state, *action) == *state
            };
            glance.state == *state || seat == game.on_turn(&glance.state) && glance.actions.iter().any(here)
        };
        let mut course = self.glance.take().filter(leads_here).map_or_else(Vec::new, |glance| glance.course);
        if actions.len() > 1 {
            let by_chance = self.level == Level::Medium;
            game.with_foresight(state, by_chance, &mut course, &mut |steps| budget.allows(steps), &mut actions);
        }
        if !course.is_empty() {
            self.glance = Some(Glance { state: *state, actions: actions.clone(), course });
        }
        actions
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
        let parts = self.parts;
        let choices = self.choices(game, state, budget);
        let kept = self.tree.take().filter(|_| parts.has(Part::Memory));
        let kept = kept.and_then(|mut tree| tree.descend(game, state).then_some(tree));
        if let [only] = choices[..] {
            // Nothing to think about; the tree may still serve the next decision of the turn.
            self.tree = kept.filter(|_| goes_on(game, state, seat, only));
            let mut guessed = *state;
            game.guess(&mut guessed, dice);
            let outlook = judge(&guessed, dice);
            let option = Candidate { action: only, visits: 1, outlook, utility: 0.0 };
            return advice(vec![option], 0, vec![only]);
        }
        let mut tree = kept.unwrap_or_else(|| Tree::new(*state, dice.bits()));
        tree.choose_among(&choices);
        let iterations = tree.grow(game, parts, Aim::of::<G>(self.level, parts), dice, &mut judge, budget);
        let advice = advice(tree.candidates(seat), iterations, tree.line())?;
        // With what is revealed and with the turn its use is over, and a table has room for one tree at a time.
        self.tree = goes_on(game, state, seat, advice.action).then_some(tree);
        Some(advice)
    }
}

/// What a beginner likes, the best first: what looks best at once, give or take what the mood makes of it.
fn like<G: Insight>(game: &G, state: &G::State, actions: Vec<G::Action>, dice: &mut Dice) -> Vec<Candidate<G::Action>> {
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
    let mut guessed = *state;
    game.guess(&mut guessed, dice);
    for option in &mut options {
        option.outlook = prospect(game, &guessed, option.action);
    }
    options
}

/// What an action promises at first sight.
fn prospect<G: Insight>(game: &G, guessed: &G::State, action: G::Action) -> Outlook {
    let next = flat::after(game, guessed, action);
    if game.on_turn(&next).is_none() { Outlook::ending(game, &next) } else { Outlook::guess(game, &next) }
}

/// Whether an action is neither the last of its turn nor reveals what no one could know.
fn goes_on<G: Insight>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    !game.is_revealing(state, action) && game.on_turn(&flat::after(game, state, action)) == Some(seat)
}

/// The line that a player without a tree expects: an action and what looks best after it, as long as its turn goes on.
fn rest_of_turn<G: Insight>(game: &G, state: &G::State, seat: Seat, parts: Parts, action: G::Action) -> Vec<G::Action> {
    const LONGEST: usize = 20;
    let mut line = vec![action];
    let mut last = action;
    let mut state = *state;
    let mut actions = Vec::new();
    while line.len() < LONGEST && goes_on(game, &state, seat, last) {
        game.play(&mut state, last);
        actions.clear();
        flat::choices(game, &state, parts, &mut actions);
        arrange(&mut actions, |action| !key_of(game.appeal(&state, *action).into()));
        let Some(&best) = actions.first() else { break };
        line.push(best);
        last = best;
    }
    line
}

/// Advice to take the first of the options.
fn advice<A: Copy + PartialEq>(mut options: Vec<Candidate<A>>, iterations: u32, line: Vec<A>) -> Option<Advice<A>> {
    for option in &mut options {
        // Blurred, a certain win may seem more than certain.
        option.outlook.win = option.outlook.win.map(|win| win.min(1.0));
    }
    let best = options.first()?;
    let (action, outlook) = (best.action, best.outlook);
    let line = if line.first() == Some(&action) { line } else { vec![action] };
    Some(Advice { action, outlook, options, line, iterations })
}

#[cfg(test)]
mod tests {
    use hansa::Hansa;
    use table::{Dealer, Game, Setup};

    use super::*;

    #[test]
    fn a_tree_is_kept_through_the_turn_however_large_it_grew() {
        let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let mut state = game.deal(&mut Dealer::new("large"));
        let mut bot: Bot<Hansa> = Bot::new(Level::Expert, 1, None);
        let mut think = |state: &_, iterations| {
            let mut clock = || 0.0;
            let advice = bot.advise(&game, state, Budget::iterations(iterations, &mut clock)).unwrap();
            (advice, bot.tree.is_some())
        };
        // Past the opening, to a decision that the turn goes on after.
        loop {
            let (advice, kept) = think(&state, 100);
            if game.round(&state) > 2 && kept && advice.options.len() > 1 {
                break;
            }
            game.play(&mut state, advice.action);
        }
        let (advice, kept) = think(&state, 1_000_000);
        assert!(kept, "its turn goes on");
        game.play(&mut state, advice.action);
        let (next, _) = think(&state, 1);
        let visits: u32 = next.options.iter().map(|option| option.visits).sum();
        assert!(visits > 50_000, "{visits} visits are left of a million");
    }

    #[test]
    fn who_is_asked_about_another_turn_than_it_saw_begins_anew() {
        let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let weighed = |bot: &mut Bot<Hansa>, state: &_| {
            let mut clock = || 0.0;
            let options = bot.advise(&game, state, Budget::iterations(5_000, &mut clock)).unwrap().options;
            let mut actions: Vec<String> = options.into_iter().map(|option| game.write(option.action)).collect();
            actions.sort();
            actions
        };
        let fresh = |state: &_| weighed(&mut Bot::new(Level::Easy, 1, None), state);
        let mut narrower = 0;
        for seed in 0..8 {
            let (mut state, mut dice) = (game.deal(&mut Dealer::new(&seed.to_string())), Dice::new(seed));
            let (mut adviser, mut undone) = (Bot::new(Level::Easy, 1, None), Bot::new(Level::Easy, 1, None));
            let mut before = (None, false);
            while let Some(seat) = game.on_turn(&state) {
                let options = weighed(&mut adviser, &state);
                assert_eq!(options, weighed(&mut adviser, &state), "asked twice");
                let (last, played) = before;
                if last == Some(seat) && played {
                    // What was ruled out before is not thought of now.
                    narrower += usize::from(options != fresh(&state));
                } else {
                    assert_eq!(options, fresh(&state), "{seed}");
                }
                weighed(&mut undone, &state);
                // Anything at all, or what was weighed.
                let action = if dice.below(2) == 0 {
                    game.random(&state, &mut dice)
                } else {
                    game.read(&options[dice.below(options.len() as u32) as usize]).unwrap()
                };
                let mut next = state;
                game.play(&mut next, action);
                if game.on_turn(&next).is_some() {
                    weighed(&mut undone, &next);
                    assert_eq!(weighed(&mut undone, &state), fresh(&state), "{seed}");
                }
                before = (Some(seat), options.contains(&game.write(action)));
                state = next;
            }
        }
        assert!(narrower > 3, "{narrower}");
    }

    #[test]
    fn medium_leaves_less_of_its_turn_to_its_search() {
        let setup = Setup { game: "hansa".to_owned(), players: 4, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let mut weighed = [0, 0];
        for seed in 0..10 {
            let (mut state, mut dice) = (game.deal(&mut Dealer::new(&seed.to_string())), Dice::new(seed));
            while game.on_turn(&state).is_some() {
                for (level, weighed) in [Level::Medium, Level::Hard].into_iter().zip(&mut weighed) {
                    let mut clock = || 0.0;
                    let mut bot: Bot<Hansa> = Bot::new(level, 1, None);
                    *weighed += bot.choices(&game, &state, &mut Budget::iterations(5_000, &mut clock)).len();
                }
                state = flat::after(&game, &state, game.lean(&state, &mut dice));
            }
        }
        let [medium, hard] = weighed;
        assert!(5 * medium < 4 * hard, "{medium} {hard}");
    }

    #[test]
    fn no_chance_is_more_than_certain() {
        let outlook = Outlook { win: [1.001, 0.0, 0.0, 0.0, 0.0], ..Outlook::default() };
        let option = Candidate { action: 1, visits: 1, outlook, utility: 0.0 };
        let advice = advice(vec![option], 0, vec![1]).unwrap();
        assert_eq!((advice.outlook.win[0], advice.options[0].outlook.win[0]), (1.0, 1.0));
    }

    #[test]
    fn a_table_holds_one_tree_at_a_time() {
        let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let mut state = game.deal(&mut Dealer::new("trees"));
        let mut bots: Vec<Bot<Hansa>> = (0..3).map(|seed| Bot::new(Level::Hard, seed, None)).collect();
        let mut kept = 0;
        while let Some(seat) = game.on_turn(&state) {
            let mut clock = || 0.0;
            let advice = bots[seat.index()].advise(&game, &state, Budget::iterations(30, &mut clock)).unwrap();
            game.play(&mut state, advice.action);
            let trees: Vec<usize> = (0..3).filter(|seat| bots[*seat].tree.is_some()).collect();
            assert!(trees.is_empty() || game.on_turn(&state).is_some_and(|next| trees == [next.index()]), "{trees:?}");
            kept += trees.len();
        }
        assert!(kept > 0);
    }
}
