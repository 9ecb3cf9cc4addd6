//! Positions: a state comes back from its view, but for what the view hides.

use table::Game;

use super::Seen;

/// `place` gives a state with the same view, the same game, and the same everything but the hidden part.
pub fn comes_back_from_its_view<G: Game>(game: &G, state: &G::State, seen: &mut Seen) {
    let view = game.view(state);
    let (same, placed) = G::place(&view, None).unwrap_or_else(|refusal| panic!("{refusal}\n{view}"));
    assert_eq!(same.setup(), game.setup());
    assert_eq!(game.view(&placed), view);
    let mut veiled = *state;
    game.veil(&mut veiled);
    assert_eq!(without_pool(&placed), without_pool(&veiled));
    let list = |state| {
        let mut actions = Vec::new();
        game.legal(state, &mut actions);
        actions
    };
    assert_eq!(list(&placed), list(state));
    assert_eq!(game.standing(&placed), game.standing(state));
    seen.met("position placed from its view");
}

/// The whole state as text, but for the pool of what may be hidden: who was there all along knows more of what has been
/// used up than a view shows.
fn without_pool(state: &impl std::fmt::Debug) -> String {
    let text = format!("{state:?}");
    let Some((before, pool)) = text.split_once("pool: ") else { return text };
    let mut depth = 0;
    let end = pool.find(|letter| {
        match letter {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || (depth == 0 && letter == ',')
    });
    format!("{before}{}", &pool[end.unwrap_or(pool.len())..])
}
