//! The list of legal actions: each once, each playable, everything else refused by a rule.

use std::collections::HashSet;

use table::{Breach, Game};

/// The legal actions of a state.
pub struct List<G: Game>(pub Vec<G::Action>);

impl<G: Game> List<G> {
    pub fn fill(&mut self, game: &G, state: &G::State) {
        self.0.clear();
        game.legal(state, &mut self.0);
        assert_eq!(self.0.is_empty(), game.on_turn(state).is_none(), "nothing is legal exactly when the game is over");
    }

    pub fn holds_each_action_once(&self) {
        let distinct: HashSet<G::Action> = self.0.iter().copied().collect();
        assert_eq!(distinct.len(), self.0.len(), "something is listed twice: {:?}", self.0);
    }

    pub fn holds(&self, action: G::Action) {
        assert!(self.0.contains(&action), "{action:?} is played at random but not listed");
    }

    pub fn passes_the_check(&self, game: &G, state: &G::State) {
        for &action in &self.0 {
            if let Err(breach) = game.check(state, action) {
                panic!("{action:?} is listed, but: {breach}");
            }
        }
    }

    /// Every listed action can be played and leads on, in the same round or to the next.
    pub fn can_be_played(&self, game: &G, state: &G::State) {
        let round = game.round(state);
        for &action in &self.0 {
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
                Ok(()) => assert!(self.0.contains(&action), "{action:?} passes the check but is not listed"),
                Err(breach) => {
                    assert!(!self.0.contains(&action), "{action:?} is listed, but: {breach}");
                    assert!(G::REFUSING.contains(&breach.rule()), "no rule that refuses: {}", breach.rule());
                }
            }
        }
    }

    pub fn is_written_as_it_is_read(&self, game: &G) {
        for &action in &self.0 {
            let text = game.write(action);
            assert_eq!(game.read(&text), Some(action), "{text}");
        }
    }

    pub fn is_empty_when_over(&self, game: &G, last: &G::State, strangers: &[G::Action]) {
        assert_eq!(self.0, [], "the game is over");
        for &action in strangers {
            let breach = game.check(last, action).expect_err("nothing is legal when the game is over");
            assert_eq!(breach.rule(), "over");
        }
    }
}
