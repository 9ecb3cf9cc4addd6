//! What is hidden stays hidden: nothing that anyone sees depends on it.

use table::{Dice, Game, Opening, Reveal, Sitting};

use super::Seen;

/// Two states that differ only in what is hidden, and one that does not know it, look the same.
pub fn does_not_show<G: Game>(game: &G, state: &G::State, dice: &mut Dice, seen: &mut Seen) {
    let mut veiled = *state;
    game.veil(&mut veiled);
    let guesses = [0; 2].map(|_| {
        let mut guess = veiled;
        game.guess(&mut guess, dice);
        let mut again = guess;
        game.veil(&mut again);
        assert_eq!(again, veiled, "a guess changes only what is hidden");
        guess
    });
    look_the_same(game, &[*state, veiled, guesses[0], guesses[1]]);
    if guesses[0] != guesses[1] {
        seen.met("hidden orders that differ");
    }
}

/// The same view, the same legal actions in the same order, the same standing.
fn look_the_same<G: Game>(game: &G, states: &[G::State]) {
    let look = |state: &G::State| {
        let mut actions = Vec::new();
        game.legal(state, &mut actions);
        (game.view(state), actions, game.standing(state), game.on_turn(state), game.round(state))
    };
    let first = look(&states[0]);
    for other in &states[1..] {
        assert_eq!(look(other), first);
    }
}

/// The seed is not in the view.
pub fn keeps_the_seed<G: Game>(sitting: &Sitting<G>, secret: &str) {
    let view = sitting.view().to_string();
    assert!(!view.contains(secret), "{view}");
}

/// A copy of the game at the table of someone who was told only what was shown.
pub struct Ignorant<G: Game>(Sitting<G>);

impl<G: Game> Ignorant<G> {
    pub fn sits_down(sitting: &Sitting<G>) -> Ignorant<G> {
        let mut record = sitting.record();
        record.opening = Opening::Shown(record.dealt.clone());
        Ignorant(Sitting::replay(&record).unwrap())
    }

    /// Plays along from the action and its outcome, and then has the state with what is hidden blanked.
    pub fn follows(&mut self, action: G::Action, outcome: Option<&str>, next: &G::State) {
        let game = self.0.game();
        let reveals = game.reveals(self.0.state(), action);
        assert_eq!(game.is_revealing(self.0.state(), action), outcome.is_some());
        assert_eq!(reveals, if outcome.is_some() { Reveal::Unknown } else { Reveal::Nothing });
        let mut veiled = *next;
        game.veil(&mut veiled);
        self.0.act(action, outcome).unwrap();
        assert_eq!(*self.0.state(), veiled);
    }
}

/// Another game with the same past and another hidden order.
pub struct Twin<G: Game>(G::State);

impl<G: Game> Twin<G> {
    pub fn of(game: &G, state: &G::State, dice: &mut Dice) -> Twin<G> {
        let mut twin = *state;
        game.veil(&mut twin);
        game.guess(&mut twin, dice);
        Twin(twin)
    }

    /// The twin lists the same actions at every step, and now and then its view is compared too.
    pub fn looks_the_same(&self, game: &G, state: &G::State, list: &[G::Action], dice: &mut Dice, seen: &mut Seen) {
        let mut actions = Vec::new();
        game.legal(&self.0, &mut actions);
        assert_eq!(actions, list);
        if dice.below(256) == 0 {
            look_the_same(game, &[*state, self.0]);
            seen.met("twins seen side by side");
        }
        if self.0 != *state {
            seen.met("twins that differ");
        }
    }

    /// The same action is played in both games. Where it brought something to light they part, and another twin is found.
    pub fn follows(&mut self, game: &G, action: G::Action, revealed: bool, next: &G::State, dice: &mut Dice) {
        let shown = matches!(game.reveals(&self.0, action), Reveal::Shown(_));
        assert_eq!(shown, revealed, "whether something is revealed does not depend on what");
        if revealed {
            *self = Twin::of(game, next, dice);
        } else {
            game.play(&mut self.0, action);
        }
    }
}
