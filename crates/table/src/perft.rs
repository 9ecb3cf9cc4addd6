//! Counting sequences of actions.

use crate::Game;

/// How many distinct sequences of exactly `depth` legal actions lead on from a state.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    game.legal(state, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .into_iter()
        .map(|action| {
            let mut next = *state;
            game.play(&mut next, action);
            perft(game, &next, depth - 1)
        })
        .sum()
}
