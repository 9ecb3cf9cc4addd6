//! What a beginner likes.

use super::*;

#[test]
fn a_beginner_buys_a_bell_only_for_a_church_that_lacks_the_last_donation() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut bought = 0;
    for seed in 0..200 {
        play(&game, seed, |state, _| {
            let action = greedy(&game, state);
            if let Action::Buy { bell: 1, .. } = action {
                assert!(state.naves().iter().any(|nave| nave.given == 4), "{action:?}");
                bought += 1;
            }
            action
        });
    }
    assert!(bought > 0);
}

#[test]
fn a_beginner_without_ships_likes_to_trade() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..60 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            let many = ledger.goods.iter().sum::<u8>() > 4;
            let no_ship_in_sight = ledger.fleet() == 0 && ledger.wood == 0;
            if state.phase() == Phase::Rondel && no_ship_in_sight && ledger.money < 20 && many {
                let trade = |space: Space| ledger.rondel.is_some_and(|from| (1..=3).contains(&from.steps_to(space)));
                for space in [Space::Trade1, Space::Trade2].into_iter().filter(|space| trade(*space)) {
                    assert!(game.appeal(state, Action::Rondel(space)) > 0.0, "{state:?}");
                    seen += 1;
                }
            }
            game.random(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_beginner_with_wood_and_no_ship_goes_to_the_dockyard_before_it_sells() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..200 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            let many = ledger.goods.iter().sum::<u8>() > 4;
            let on_the_way = |space: Space| ledger.rondel.is_some_and(|from| (1..=3).contains(&from.steps_to(space)));
            let likes = |space: Space| game.appeal(state, Action::Rondel(space));
            let ready = state.phase() == Phase::Rondel && ledger.fleet() == 0 && ledger.wood > 0 && ledger.money < 20;
            if ready && many && on_the_way(Space::Dockyard) {
                for space in [Space::Trade1, Space::Trade2].into_iter().filter(|space| on_the_way(*space)) {
                    assert!(likes(Space::Dockyard) > likes(space) + MOOD, "{state:?}");
                    seen += 1;
                }
            }
            game.random(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_beginner_does_not_give_the_last_donation_for_others_to_win() {
    // At church and by a canon; won and lost.
    let mut seen = [[0; 2]; 2];
    for (seed, officials) in (0..300).zip([Officials::Numbered, Officials::Free].into_iter().cycle()) {
        let game = open(4, "hamburg", officials);
        play(&game, seed, |state, dice| {
            let gives = |action: &Action| matches!(action, Action::Donate(..) | Action::Canon(..));
            for action in sensible(&game, state).into_iter().filter(|_| state.donations() == 29).filter(gives) {
                let mut end = *state;
                game.play(&mut end, action);
                let tally = |seat| game.tally(&end, seat);
                let won = Seat::all(4).all(|seat| tally(seat) <= tally(state.turn()));
                assert_eq!(game.appeal(state, action) + MOOD > 0.0, won, "{action:?} {state:?}");
                seen[usize::from(matches!(action, Action::Canon(..)))][usize::from(won)] += 1;
            }
            game.lean(state, dice)
        });
    }
    assert!(seen.iter().flatten().all(|number| *number > 0), "{seen:?}");
}
