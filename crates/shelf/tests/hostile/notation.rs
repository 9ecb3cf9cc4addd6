//! Actions as text.

use table::{Dice, Game};

use crate::{common, go_on, midgame, noise, pick};

#[rustfmt::skip]
const VERBS: &[&str] = &[
    "rondel", "sell", "buy", "ships", "donate", "score", "build", "canon", "skip", "end", "place", "refill", "booths", "sail",
    "discard", "beer=1", "sugar=2", "wood=1", "bell=1", "brick=255", "red1", "blue3", "lubeck", "nicolai", "five", "n1",
    "deacon", "beer", "1", "5",
];

/// Every text is refused and nothing has changed, or it was one of the legal actions.
fn try_all(setup: &table::Setup, texts: impl Fn(&[String], &mut Dice) -> String, cases: u32) {
    let mut dice = Dice::new(cases.into());
    let rules: Vec<&str> = [hamburgum::Hamburgum::REFUSING, hansa::Hansa::REFUSING, &["syntax", "over"]].concat();
    for actions in [0, 7, 40, 150] {
        let mut sitting = midgame(setup, actions);
        for _ in 0..cases {
            let legal = sitting.legal();
            let (played, text) = (sitting.played(), texts(&legal, &mut dice));
            match sitting.play(&text) {
                Ok(()) => {
                    let record = sitting.record();
                    let action = record.turns.last().and_then(|turn| turn.actions.last()).unwrap();
                    let words = action.split_once(" : ").map_or(action.as_str(), |(words, _)| words);
                    assert!(legal.iter().any(|legal| legal == words), "{text:?} was played as {action:?}");
                }
                Err(refusal) => {
                    assert!(rules.contains(&refusal.rule) && refusal.message.len() < 400, "{text:?}: {refusal}");
                    assert!(!refusal.message.contains(char::is_control), "{text:?}: {:?}", refusal.message);
                    assert_eq!((sitting.played(), sitting.legal()), (played, legal), "{text:?}");
                }
            }
        }
        go_on(&mut sitting, 20);
    }
}

#[test]
fn random_text() {
    for setup in common::tables() {
        try_all(&setup, |_, dice| noise::text(dice), 30);
        try_all(&setup, |_, dice| noise::words(VERBS, dice), 60);
    }
}

#[test]
fn damaged_actions() {
    for setup in common::tables() {
        let damage = |legal: &[String], dice: &mut Dice| {
            let action = if legal.is_empty() { "end".to_owned() } else { pick(legal, dice) };
            let outcome = pick(&["", "", " : deacon", " : tonsberg red1", " : "], dice);
            noise::damaged(&format!("{action}{outcome}"), dice)
        };
        try_all(&setup, damage, 100);
    }
}

#[test]
fn endless_actions() {
    for setup in common::tables() {
        let mut sitting = midgame(&setup, 40);
        let view = sitting.view();
        for text in [
            "x".repeat(1 << 20),
            format!("sell{}", " red1".repeat(100_000)),
            format!("sell beer={}", "9".repeat(100_000)),
            format!("buy{}", " wood=1".repeat(100_000)),
            format!("end{}", " ".repeat(100_000)),
            format!("refill : {}", "tonsberg red1, ".repeat(10_000)),
            format!("end : {}", "é".repeat(100_000)),
            " : ".repeat(100_000),
        ] {
            let refusal = sitting.play(&text).unwrap_err();
            assert!(refusal.message.len() < 400, "{}", refusal.message.len());
        }
        assert_eq!(sitting.view(), view);
    }
}

#[test]
fn lists_are_played_whole_or_not_at_all() {
    let mut dice = Dice::new(9);
    for setup in common::tables() {
        for actions in [0, 30, 90] {
            let mut sitting = midgame(&setup, actions);
            let view = sitting.view();
            let mut texts: Vec<String> = Vec::new();
            let mut ahead = sitting.clone();
            while let Some(action) = ahead.random().filter(|_| texts.len() < 12) {
                ahead.play(&action).unwrap();
                texts.push(action);
            }
            let good = texts.clone();
            texts.insert(dice.below(texts.len() as u32 + 1) as usize, noise::text(&mut dice));
            assert!(sitting.play_all(&texts).is_err());
            assert_eq!((sitting.view(), sitting.played() as u32), (view, actions));
            sitting.play_all(&good).unwrap();
            assert_eq!(sitting.view(), ahead.view());
        }
    }
}
