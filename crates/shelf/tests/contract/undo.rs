//! Undo: exact, and refused exactly after something came to light.

use table::{Game, Reveal, Sitting};

use super::Seen;

pub fn nothing_before_the_first_action<G: Game>(sitting: &mut Sitting<G>) {
    let refusal = sitting.undo().expect_err("there is nothing to undo");
    assert_eq!(refusal.rule, "setup");
}

/// Plays an action that leads to `next`, takes it back if that can be done, and plays it again.
pub fn is_exact<G: Game>(sitting: &mut Sitting<G>, action: G::Action, next: &G::State, seen: &mut Seen) {
    let before = *sitting.state();
    let outcome = match sitting.game().reveals(&before, action) {
        Reveal::Nothing => None,
        Reveal::Shown(outcome) => Some(outcome),
        Reveal::Unknown => panic!("a game that was dealt knows what is hidden"),
    };
    let played = sitting.log().len();
    sitting.act(action, None).unwrap();
    assert_eq!((sitting.state(), &sitting.log()[played].outcome), (next, &outcome));
    if outcome.is_some() {
        let refusal = sitting.undo().expect_err("what was revealed cannot be undone");
        assert_eq!(refusal.rule, G::REVEALING);
        seen.met("undo refused after a reveal");
    } else {
        sitting.undo().unwrap();
        assert_eq!((*sitting.state(), sitting.log().len()), (before, played));
        sitting.act(action, None).unwrap();
        seen.met("action undone");
    }
    assert_eq!((sitting.state(), sitting.log().len()), (next, played + 1));
}

/// Step by step back along the trail until something came to light, and there the view is the same again too.
pub fn goes_back_to_the_last_reveal<G: Game>(sitting: &Sitting<G>, trail: &[G::State]) {
    let last_reveal = sitting.log().iter().rposition(|entry| entry.outcome.is_some());
    let mut back = sitting.clone();
    for state in trail[last_reveal.map_or(0, |at| at + 1)..trail.len() - 1].iter().rev() {
        back.undo().unwrap();
        assert_eq!(back.state(), state);
    }
    assert_eq!(back.view(), sitting.cut(back.log().len()).view());
    assert!(back.undo().is_err());
}
