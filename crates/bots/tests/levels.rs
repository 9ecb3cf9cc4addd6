//! What every level keeps: legal actions, its budget, the same advice for the same seed, no panic on odd positions.

use bots::{Budget, Companion, Counsel, Level, Part, Parts};
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
    let mut longest = [0; Level::ALL.len()];
    for setup in tables().iter().step_by(5) {
        let sitting = midgame(setup, "expects", 50);
        for (level, iterations) in Level::ALL.into_iter().flat_map(|level| [(level, 300), (level, 3)]) {
            let counsel = advise(&sitting, level, 3, iterations).unwrap();
            assert_eq!(counsel.options[0].action, counsel.action);
            let legal = sitting.legal();
            assert!(counsel.options.iter().all(|option| legal.contains(&option.action)));
            for outlook in counsel.options.iter().map(|option| &option.outlook).chain([&counsel.outlook]) {
                assert_eq!(outlook.len(), setup.players);
                let wins: f32 = outlook.iter().map(|seat| seat.win).sum();
                assert!((wins - 1.0).abs() < 0.01, "{level}: {wins}");
                assert!(outlook.iter().any(|seat| seat.points > 0.0), "{level}: {outlook:?}");
            }
            assert_eq!(counsel.line[0], counsel.action);
            let mut ahead = sitting.clone();
            for action in &counsel.line {
                ahead.play(action).unwrap_or_else(|refusal| panic!("{level} expects {action}: {refusal}"));
            }
            longest[level as usize] = longest[level as usize].max(counsel.line.len());
        }
        // A tree that is kept has something to say as well.
        let mut sitting = sitting;
        let mut expert = Companion::new(Level::Expert, 3);
        for _ in 0..20 {
            let Some(counsel) = expert.advise(&sitting, Budget::iterations(60, &mut || 0.0)) else { break };
            for option in &counsel.options {
                let wins: f32 = option.outlook.iter().map(|seat| seat.win).sum();
                assert!((wins - 1.0).abs() < 0.01, "{}: {wins}", option.action);
            }
            sitting.play(&counsel.action).unwrap();
        }
    }
    // All but random look further than one action.
    assert_eq!(longest[0], 1);
    assert!(longest[1..].iter().all(|longest| *longest > 1), "{longest:?}");
}

#[test]
fn thousands_of_games_without_an_illegal_action() {
    // The quick levels in great numbers, all of them in every fifth game; by the thousand with more time in `cargo xtask strength`.
    for (number, setup) in tables().iter().cycle().take(2_000).enumerate() {
        let mut sitting = Sitting::deal(setup, &format!("many {number}")).unwrap();
        let levels = if number % 5 == 0 { &Level::ALL[..] } else { &Level::ALL[..2] };
        let mut seats: Vec<Companion> = (0..setup.players)
            .map(|seat| Companion::new(levels[(seat + number / 5) % levels.len()], number as u64))
            .collect();
        while let Some(seat) = sitting.on_turn() {
            let counsel = seats[seat.index()].advise(&sitting, Budget::iterations(3, &mut || 0.0)).unwrap();
            sitting.play(&counsel.action).unwrap_or_else(|refusal| panic!("{setup:?} {number}: {refusal}"));
        }
    }
}

#[test]
fn another_seed_thinks_otherwise_even_where_nothing_is_hidden() {
    let setup = Setup { game: "hamburgum".to_owned(), players: 4, ..Setup::default() };
    let sitting = midgame(&setup, "seeds", 40);
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let outlook = |seed| advise(&sitting, level, seed, 200).unwrap().outlook;
        assert_eq!(outlook(1), outlook(1), "{level}");
        assert_ne!(outlook(1), outlook(2), "{level}");
    }
}

#[test]
fn a_budget_of_iterations_is_kept() {
    for setup in tables().iter().step_by(7) {
        let sitting = midgame(setup, "budget", 40);
        for level in [Level::Medium, Level::Hard, Level::Expert] {
            for iterations in [1, 10, 333] {
                let counsel = advise(&sitting, level, 3, iterations).unwrap();
                let forced = counsel.options.len() == 1 && counsel.iterations <= 1;
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
    let sitting = Sitting::place(&state, None).unwrap();
    for level in Level::ALL {
        let counsel = advise(&sitting, level, 1, 30).unwrap();
        assert!(sitting.legal().contains(&counsel.action), "{level}: {}", counsel.action);
    }
    for space in ["rondel church", "rondel guildhall", "rondel trade1", "rondel dockyard"] {
        let mut sitting = Sitting::place(&state, None).unwrap();
        sitting.play(space).unwrap();
        for level in Level::ALL {
            let counsel = advise(&sitting, level, 1, 30).unwrap();
            assert_eq!(counsel.action, "end", "{level} after {space}");
            // Where there is no choice, no one thinks.
            assert!(counsel.iterations <= 1, "{level} after {space}: {}", counsel.iterations);
        }
    }
    // Hansa without a taler, in a turn that may end.
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
fn the_last_decisions_of_a_game_get_an_answer() {
    for setup in tables().iter().step_by(4) {
        let mut sittings = vec![Sitting::deal(setup, "last").unwrap()];
        while let Some(counsel) = advise(&sittings[sittings.len() - 1], Level::Easy, 1, 1) {
            let mut next = sittings[sittings.len() - 1].clone();
            next.play(&counsel.action).unwrap();
            sittings.push(next);
            sittings.drain(..sittings.len().saturating_sub(7));
        }
        let over = sittings.pop().unwrap();
        assert_eq!((over.on_turn(), sittings.len()), (None, 6));
        for sitting in &sittings {
            for level in Level::ALL {
                let counsel = advise(sitting, level, 1, 60).unwrap();
                assert!(sitting.legal().contains(&counsel.action), "{setup:?} {level}: {}", counsel.action);
            }
        }
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
fn a_won_game_is_brought_to_its_end() {
    // Red leads by far and lacks wood and a bell for the last donation, which it can buy. It once waited for 76 rounds.
    let won = Sitting::read(include_str!("games/won-but-for-a-purchase.kontor")).unwrap();
    for seed in 1..=3 {
        let mut sitting = won.clone();
        let mut expert = Companion::new(Level::Expert, seed);
        let mut decisions = 0;
        while let Some(seat) = sitting.on_turn() {
            let counsel = if Some(seat) == won.on_turn() {
                decisions += 1;
                expert.advise(&sitting, Budget::iterations(1000, &mut || 0.0))
            } else {
                advise(&sitting, Level::Hard, seed, 200)
            };
            assert!(decisions < 40, "seed {seed}");
            sitting.play(&counsel.unwrap().action).unwrap();
        }
        assert_eq!(sitting.standing()[0].rank, 1, "seed {seed}");
    }
}

#[test]
fn no_one_who_has_won_waits_for_others_to_end_it() {
    // Red leads by far and has nothing of what the last donation takes, while all others would lose by it. Games that are
    // imagined end by themselves, so hard and medium, who play far on, once let this one drift for more than a hundred rounds.
    let won = Sitting::read(include_str!("games/won-but-for-everything.kontor")).unwrap();
    for level in [Level::Medium, Level::Hard, Level::Expert] {
        let mut sitting = won.clone();
        let mut leader = Companion::new(level, 1);
        let mut decisions = 0;
        while let Some(seat) = sitting.on_turn() {
            let counsel = if Some(seat) == won.on_turn() {
                decisions += 1;
                leader.advise(&sitting, Budget::iterations(300, &mut || 0.0))
            } else {
                advise(&sitting, Level::Medium, 1, 30)
            };
            assert!(decisions < 60, "{level}");
            sitting.play(&counsel.unwrap().action).unwrap();
        }
        assert_eq!(sitting.standing()[0].rank, 1, "{level}");
    }
}

#[test]
fn whoever_went_to_church_gives_or_scores() {
    let setup = Setup { game: "hamburgum".to_owned(), players: 4, ..Setup::default() };
    let mut visits = 0;
    for actions in 40..160 {
        let mut sitting = midgame(&setup, "church", actions);
        if sitting.play("rondel church").is_err() {
            continue;
        }
        for level in [Level::Easy, Level::Medium, Level::Hard, Level::Expert] {
            let options = advise(&sitting, level, 1, 100).unwrap().options;
            let only_ends = options.len() == 1;
            assert!(only_ends || options.iter().all(|option| option.action != "end"), "{actions} {level} {options:?}");
            visits += usize::from(!only_ends);
        }
    }
    assert!(visits > 0);
}

#[test]
fn whoever_gave_a_little_gives_more_where_it_pays() {
    // Red has given for a tile of no use to it, with wood, brick, a bell and five ships; it once ended its turn there.
    let sitting = Sitting::read(include_str!("games/more-to-give.kontor")).unwrap();
    for seed in 1..=5 {
        let action = advise(&sitting, Level::Medium, seed, 3000).unwrap().action;
        assert!(action.starts_with("donate"), "{action}");
    }
}

#[test]
fn whoever_would_lose_by_it_does_not_give_the_last_donation() {
    // The same, but yellow is far behind and has nothing to score; it is at church, where every donation ends the game.
    let won = Sitting::read(include_str!("games/won-with-more-in-reach.kontor")).unwrap();
    let mut state = won.view()["state"].clone();
    state["players"][1]["prestige"] = json!(30);
    for tile in state["players"][1]["tiles"].as_array_mut().unwrap() {
        tile["scored"] = json!(true);
    }
    let mut sitting = Sitting::place(&state, None).unwrap();
    sitting.play("rondel church").unwrap();
    for level in [Level::Hard, Level::Expert] {
        assert_eq!(advise(&sitting, level, 1, 400).unwrap().action, "end", "{level}");
    }
}

#[test]
fn a_turn_keeps_its_tree_through_a_forced_decision() {
    // After a decision without a choice the same iterations as before have more to show: what was thought before it.
    let mut kept = 0;
    for seed in 0..6 {
        let setup = Setup { game: "hamburgum".to_owned(), players: 4, ..Setup::default() };
        let mut sitting = midgame(&setup, &format!("forced {seed}"), 60);
        let mut expert = Companion::new(Level::Expert, 1);
        let (mut turn, mut forced) = (None, false);
        for _ in 0..200 {
            let Some(counsel) = expert.advise(&sitting, Budget::iterations(300, &mut || 0.0)) else { break };
            let visits: u32 = counsel.options.iter().map(|option| option.visits).sum();
            if forced && turn == sitting.on_turn() && counsel.options.len() > 1 {
                kept += u32::from(visits > 300);
            }
            (turn, forced) = (sitting.on_turn(), counsel.iterations == 0);
            sitting.play(&counsel.action).unwrap();
        }
    }
    assert!(kept > 0);
}

#[test]
fn expert_settles_lines_in_hamburgum_alone() {
    for (game, settles) in [("hamburgum", true), ("hansa", false)] {
        let setup = Setup { game: game.to_owned(), players: 3, ..Setup::default() };
        let sitting = midgame(&setup, "settled", 40);
        let [with, without] = [Parts::ALL, Parts::ALL.without(Part::Settle)].map(|parts| {
            let mut expert = Companion::new(Level::Expert, 1).with(parts);
            expert.advise(&sitting, Budget::iterations(300, &mut || 0.0)).unwrap().outlook
        });
        assert_eq!(with != without, settles, "{game}");
    }
}

#[test]
fn a_player_without_any_one_part_plays_on() {
    for setup in tables().iter().step_by(6) {
        for part in Part::ALL {
            for level in [Level::Medium, Level::Hard, Level::Expert] {
                let mut player = Companion::new(level, 2).with(Parts::ALL.without(part));
                let mut sitting = midgame(setup, "parts", 30);
                for _ in 0..12 {
                    let Some(counsel) = player.advise(&sitting, Budget::iterations(20, &mut || 0.0)) else { break };
                    sitting.play(&counsel.action).unwrap();
                }
            }
        }
    }
}

#[test]
fn what_is_hidden_is_not_known_beforehand() {
    // Whoever holds the piles, or the stack of officials, and whoever sees only their backs get the same advice.
    let hansa = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
    let shuffled = Some("shuffled".to_owned());
    let hamburgum = Setup { game: "hamburgum".to_owned(), players: 3, officials: shuffled, ..Setup::default() };
    for setup in [hansa, hamburgum] {
        let sitting = midgame(&setup, "hidden", 20);
        let other = Sitting::place(&sitting.view()["state"], None).unwrap();
        for level in Level::ALL {
            assert_eq!(advise(&sitting, level, 5, 900), advise(&other, level, 5, 900), "{level}");
        }
    }
}
