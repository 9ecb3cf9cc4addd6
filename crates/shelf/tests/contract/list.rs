//! The list of legal actions: each once, each playable, everything else refused by a rule.

use std::collections::HashSet;

use table::{Breach, Game};

/// The legal actions of a state, ready to be asked.
pub struct List<G: Game> {
    pub actions: Vec<G::Action>,
    set: HashSet<G::Action>,
}

impl<G: Game> Default for List<G> {
    fn default() -> Self {
        List { actions: Vec::new(), set: HashSet::new() }
    }
}

impl<G: Game> List<G> {
    pub fn fill(&mut self, game: &G, state: &G::State) {
        self.actions.clear();
        game.legal(state, &mut self.actions);
        self.set.clear();
        self.set.extend(self.actions.iter().copied());
    }

    pub fn holds_each_action_once(&self) {
        assert_eq!(self.set.len(), self.actions.len(), "listed twice: {:?}", self.actions);
        assert!(!self.actions.is_empty(), "nothing is listed, but the game is not over");
    }

    pub fn holds(&self, action: G::Action) {
        assert!(self.set.contains(&action), "{action:?} is played at random but not listed");
    }

    /// Every listed action passes the check and plays on, in the same round or the next.
    pub fn can_be_played(&self, game: &G, state: &G::State) {
        let round = game.round(state);
        for &action in &self.actions {
            if let Err(breach) = game.check(state, action) {
                panic!("{action:?} is listed, but: {breach}");
            }
            let mut next = *state;
            game.play(&mut next, action);
            assert!(
                (round..=round + 1).contains(&game.round(&next)),
                "{action:?} leads to round {}",
                game.round(&next)
            );
            assert_ne!(next, *state, "{action:?} does nothing");
        }
    }

    /// A well-formed action is refused exactly where it is not listed, by a rule that can refuse.
    pub fn refuses_strangers<'a>(&self, game: &G, state: &G::State, strangers: impl Iterator<Item = &'a G::Action>) {
        for &action in strangers {
            match game.check(state, action) {
                Ok(()) => assert!(self.set.contains(&action), "{action:?} passes the check but is not listed"),
                Err(breach) => {
                    assert!(!self.set.contains(&action), "{action:?} is listed, but: {breach}");
                    assert!(G::REFUSING.contains(&breach.rule()), "no rule that refuses: {}", breach.rule());
                }
            }
        }
    }

    pub fn is_written_as_it_is_read(&self, game: &G) {
        for &action in &self.actions {
            let text = game.write(action);
            assert_eq!(game.read(&text), Some(action), "{text}");
        }
    }

    pub fn is_empty_when_over(&self, game: &G, last: &G::State, strangers: &[G::Action]) {
        assert!(self.actions.is_empty(), "the game is over, but {:?} is listed", self.actions);
        for &action in strangers {
            let breach = game.check(last, action).expect_err("nothing is legal when the game is over");
            assert_eq!(breach.rule(), "over");
        }
    }
}
