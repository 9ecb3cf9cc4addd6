//! What every level keeps: legal actions, its budget, the same advice for the same seed, no panic on odd positions.

use bots::{Budget, Companion, Counsel, Level};
use serde_json::json;
use shelf::Sitting;
use table::Setup;

/// Advice for so many iterations.
fn advise(sitting: &Sitting, level: Level, seed: u64, iterations: u32) -> Option<Counsel> {
    Companion::new(level, seed).advise(sitting, Budget::iterations(iterations, &mut || 0.0))
}

fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for players in 2..=5 {
        for board in ["hamburg", "london"] {
            for officials in ["numbered", "free", "shuffled"] {
                tables.push(Setup {
                    game: "hamburgum".to_owned(),
                    players,
                    board: Some(board.to_owned()),
                    officials: Some(officials.to_owned()),
                    board_file: None,
                });
            }
        }
        if players < 5 {
            tables.push(Setup { game: "hansa".to_owned(), players, ..Setup::default() });
        }
    }
    tables
}

/// A game played by `easy` for a while.
fn midgame(setup: &Setup, seed: &str, actions: usize) -> Sitting {
    let mut sitting = Sitting::deal(setup, seed).unwrap();
    for _ in 0..actions {
        let Some(counsel) = advise(&sitting, Level::Easy, 1, 1) else { break };
        sitting.play(&counsel.action).unwrap();
    }
    sitting
}

#[test]
fn every_level_plays_whole_games_at_every_table() {
    for setup in tables() {
        for (turn, first) in Level::ALL.into_iter().enumerate() {
            let mut sitting = Sitting::deal(&setup, &format!("whole {turn}")).unwrap();
            let mut seats: Vec<Companion> =
                (0..setup.players).map(|seat| Companion::new(Level::ALL[(seat + turn) % 5], 7)).collect();
            assert_eq!(seats[0].level(), first);
            let mut decisions = 0;
            while let Some(seat) = sitting.on_turn() {
                let counsel = seats[seat.index()].advise(&sitting, Budget::iterations(6, &mut || 0.0)).unwrap();
                sitting.play(&counsel.action).unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"));
                decisions += 1;
                assert!(decisions < 10_000, "{setup:?}: the game does not end");
            }
            assert_eq!(advise(&sitting, first, 7, 10), None);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    for setup in tables().iter().step_by(5) {
        let sitting = midgame(setup, "same", 60);
        for level in Level::ALL {
            let advice = || advise(&sitting, level, 3, 200);
            assert_eq!(advice(), advice(), "{level}");
        }
    }
}

#[test]
fn advice_says_what_it_expects() {
    for setup in tables().iter().step_by(5) {
        let sitting = midgame(setup, "expects", 50);
        for level in [Level::Medium, Level::Hard, Level::Expert] {
            let counsel = advise(&sitting, level, 3, 300).unwrap();
            assert_eq!(counsel.outlook.len(), setup.players);
            let wins: f32 = counsel.outlook.iter().map(|seat| seat.win).sum();
            assert!((wins - 1.0).abs() < 0.01, "{level}: {wins}");
            assert_eq!(counsel.line[0], counsel.action);
            assert_eq!(counsel.options[0].action, counsel.action);
            let legal = sitting.legal();
            assert!(counsel.options.iter().all(|option| legal.contains(&option.action)));
        }
    }
}

#[test]
fn a_budget_of_iterations_is_kept() {
    for setup in tables().iter().step_by(7) {
        let sitting = midgame(setup, "budget", 40);
        for level in [Level::Medium, Level::Hard, Level::Expert] {
            for iterations in [1, 10, 333] {
                let counsel = advise(&sitting, level, 3, iterations).unwrap();
                let forced = counsel.options.len() == 1 && counsel.iterations == 0;
                assert!(forced || counsel.iterations == iterations, "{level}: {}", counsel.iterations);
            }
        }
    }
}

#[test]
fn a_search_can_be_cancelled_at_once() {
    for setup in tables().iter().step_by(7) {
        let sitting = midgame(setup, "cancel", 40);
        for level in Level::ALL {
            let mut looks = 0;
            let mut clock = || {
                looks += 1;
                if looks > 2 { 1.0 } else { 0.0 }
            };
            let counsel = Companion::new(level, 3).advise(&sitting, Budget::time(&mut clock)).unwrap();
            assert!(counsel.iterations <= 24, "{level}: {}", counsel.iterations);
            assert!(sitting.legal().contains(&counsel.action));
        }
    }
}

#[test]
fn odd_positions_get_an_answer() {
    // Hamburgum with nothing at all, on every space that is left unused.
    let setup = Setup { game: "hamburgum".to_owned(), players: 2, ..Setup::default() };
    let mut state = Sitting::deal(&setup, "odd").unwrap().view()["state"].clone();
    for player in state["players"].as_array_mut().unwrap() {
        for holding in ["prestige", "money", "beer", "sugar", "cloth", "wood", "brick"] {
            player[holding] = json!(0);
        }
    }
    for space in ["rondel church", "rondel guildhall", "rondel trade1", "rondel dockyard"] {
        let mut sitting = Sitting::place(&state, None).unwrap();
        sitting.play(space).unwrap();
        for level in Level::ALL {
            assert_eq!(advise(&sitting, level, 1, 30).unwrap().action, "end", "{level} after {space}");
        }
    }
    // Hansa without a taler, a marker or a booth to place.
    let setup = Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() };
    let mut sitting = midgame(&setup, "odd", 12);
    while !sitting.legal().contains(&"end".to_owned()) {
        let action = sitting.legal()[0].clone();
        sitting.play(&action).unwrap();
    }
    let mut state = sitting.view()["state"].clone();
    let seat = state["turn"].as_u64().unwrap() as usize;
    state["players"][seat]["talers"] = json!(0);
    state["acted"] = json!(true);
    let sitting = Sitting::place(&state, None).unwrap();
    for level in Level::ALL {
        assert_eq!(advise(&sitting, level, 1, 30).unwrap().action, "end", "{level}");
    }
}

#[test]
fn a_won_game_is_ended_at_any_price() {
    // Yellow ends the game and wins by paying four prestige for the church; whatever else it does, blue ends it.
    let sitting = Sitting::read(include_str!("games/won-at-any-price.kontor")).unwrap();
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let counsel = advise(&sitting, level, 1, 400).unwrap();
        assert_eq!(counsel.action, "rondel church", "{level}");
        assert!(counsel.outlook[3].win > 0.9, "{level} {:?}", counsel.outlook);
    }
}

#[test]
fn a_won_game_is_ended_though_more_is_in_reach() {
    // Yellow can end the game at church and win by ten points; playing on promises a larger margin, and dozens of rounds.
    let won = Sitting::read(include_str!("games/won-with-more-in-reach.kontor")).unwrap();
    for seed in 1..=3 {
        let mut sitting = won.clone();
        let mut expert = Companion::new(Level::Expert, seed);
        while sitting.on_turn() == won.on_turn() {
            let counsel = expert.advise(&sitting, Budget::iterations(1000, &mut || 0.0)).unwrap();
            sitting.play(&counsel.action).unwrap();
        }
        assert_eq!(sitting.on_turn(), None, "seed {seed}");
        assert_eq!(sitting.standing()[1].rank, 1, "seed {seed}");
    }
}

#[test]
fn whoever_went_to_church_gives_or_scores() {
    // Yellow can pay for donations: once at church, to end the turn is no choice.
    let won = Sitting::read(include_str!("games/won-with-more-in-reach.kontor")).unwrap();
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert] {
        let mut sitting = won.clone();
        sitting.play("rondel church").unwrap();
        assert!(sitting.legal().contains(&"end".to_owned()));
        let counsel = advise(&sitting, level, 1, 100).unwrap();
        assert!(counsel.options.iter().all(|option| option.action != "end"), "{level} {:?}", counsel.options);
    }
}

#[test]
fn what_is_hidden_is_not_known_beforehand() {
    // Whoever holds the piles and whoever sees only their backs get the same advice.
    let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
    let sitting = midgame(&setup, "hidden", 20);
    let other = Sitting::place(&sitting.view()["state"], None).unwrap();
    for level in Level::ALL {
        assert_eq!(advise(&sitting, level, 5, 900), advise(&other, level, 5, 900), "{level}");
    }
}
