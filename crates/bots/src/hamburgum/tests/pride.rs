//! What no level does, lest it be laughed at.

use super::*;

#[test]
fn nothing_laughable_is_thought_of() {
    let game = open(4, "hamburg", Officials::Numbered);
    for seed in 0..60 {
        play(&game, seed, |state, dice| {
            let actions = sensible(&game, state);
            let ledger = state.ledger(state.turn());
            let moves = |space: Space| actions.contains(&Action::Rondel(space));
            if state.phase() == Phase::Rondel {
                if moves(Space::Church) {
                    let mut there = *state;
                    game.play(&mut there, Action::Rondel(Space::Church));
                    assert_ne!(sensible(&game, &there), [Action::End]);
                }
                assert!(!moves(Space::Guildhall) || ledger.brick > 0 && ledger.wood > 0);
                assert!(!moves(Space::Dockyard) || ledger.wood > 0);
                let idle = ledger.goods == [0; 3] && ledger.money < 20;
                assert!(!(moves(Space::Trade1) || moves(Space::Trade2)) || !idle);
            }
            let donations = 30 - state.donations() as u16;
            let free = 28 - state.taken().len() as u16;
            for &action in &actions {
                if let Action::Buy { brick, .. } = action {
                    let use_of = donations + free;
                    assert!(brick == 0 || ledger.brick + u16::from(brick) <= use_of, "{action:?}");
                }
                if action == Action::End && state.phase() == Phase::Trade {
                    assert_eq!(actions.len(), 1);
                }
            }
            if dice.below(3) == 0 { game.random(state, dice) } else { game.lean(state, dice) }
        });
    }
}

/// What a search thinks of, and what it would think of without its pride.
fn proud_or_not(game: &Hamburgum, state: &State) -> [Vec<Action>; 2] {
    [Parts::ALL, Parts::ALL.without(Part::Pride)].map(|parts| {
        let mut actions = Vec::new();
        choices(game, state, parts, &mut actions);
        actions
    })
}

#[test]
fn whoever_can_complete_a_church_does() {
    let game = open(4, "hamburg", Officials::Numbered);
    let (mut elsewhere, mut left) = (0, 0);
    for seed in 0..200 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            // One donation is missing, and the game goes on: a bonus of five and more, and a tile of five and more.
            let completes = |(at, nave): (usize, &Nave)| {
                let church = Church(at as u8);
                let chosen = state.church().is_none_or(|other| other == church);
                let tile = |tile| tile_value(game.board(), state, state.turn(), church, tile) >= 5;
                let offered = |tile: &Tile| tiles_on_offer(state, church) >> *tile as u8 & 1 == 1;
                chosen
                    && nave.given == 4
                    && can_pay(ledger, &donation_cost(4, ledger.citizens.len()))
                    && Tile::ALL.into_iter().filter(offered).any(tile)
            };
            let cheap = ledger.citizens.len() <= 6 && state.churches_built() < 4;
            if cheap && state.naves().iter().enumerate().any(completes) {
                let [proud, free] = proud_or_not(&game, state);
                match (state.phase(), ledger.rondel) {
                    (Phase::Rondel, Some(from)) if from.steps_to(Space::Church) <= 3 => {
                        assert_eq!(proud, [Action::Rondel(Space::Church)]);
                        elsewhere += usize::from(free.len() > 1);
                    }
                    (Phase::Church, _) if !state.scoring() => {
                        assert!(proud.iter().all(|action| matches!(action, Action::Donate(..))), "{proud:?}");
                        left += usize::from(free.len() > proud.len());
                    }
                    (Phase::Dockyard | Phase::Guildhall | Phase::Rondel | Phase::Trade, _) => {}
                    _ => assert_eq!(proud, free),
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(elsewhere > 20 && left > 20, "{elsewhere} {left}");
}

#[test]
fn no_one_gives_elsewhere_for_less_than_completing_a_church_brings() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..800 {
        play(&game, seed, |state, dice| {
            let seat = state.turn();
            let ledger = state.ledger(seat);
            if state.phase() == Phase::Church && state.church().is_none() && state.churches_built() < 4 {
                let worth = |church: u8| {
                    let offered = |tile: &Tile| tiles_on_offer(state, Church(church)) >> *tile as u8 & 1 == 1;
                    let value = |tile| tile_value(game.board(), state, seat, Church(church), tile);
                    Tile::ALL.into_iter().filter(offered).map(value).max().unwrap_or_default()
                };
                let given = |church: u8| state.naves()[usize::from(church)].given;
                let pays = |given: u8| can_pay(ledger, &donation_cost(given, ledger.citizens.len()));
                // One donation completes a church, to a bonus of five and more and a tile that is as good as any, for little
                // money; and no one can give twice to another.
                let best = (0..6).map(worth).max().unwrap();
                let crowns = |church: u8| given(church) == 4 && pays(4) && worth(church) == best && best >= 5;
                let (once, cheap) = (ledger.brick == 1, ledger.citizens.len() <= 6);
                if once && cheap && (0..6).any(crowns) {
                    let [proud, free] = proud_or_not(&game, state);
                    let completes =
                        |action: &Action| matches!(action, Action::Donate(church, _) if given(church.0) == 4);
                    assert!(proud.iter().all(completes), "{proud:?}");
                    seen += usize::from(!free.iter().all(completes));
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn no_one_completes_a_church_for_far_less_than_another_brings() {
    let mut seen = 0;
    for (seed, game) in (0..40).flat_map(|seed| tables().map(move |game| (seed, game))) {
        play(&game, seed, |state, dice| {
            let seat = state.turn();
            let ledger = state.ledger(seat);
            let pays = can_pay(ledger, &donation_cost(4, ledger.citizens.len()));
            let chooses = state.phase() == Phase::Church && state.church().is_none() && !state.scoring();
            if chooses && pays && state.churches_built() < 4 {
                // Where one donation is lacking, one tile is left, and all cost the same.
                let last = |church: u8| {
                    let church = Church(church);
                    let nave = &state.naves()[church.index()];
                    let tile = Tile::ALL.into_iter().find(|tile| nave.tray >> *tile as u8 & 1 == 1);
                    tile.filter(|_| nave.given == 4).map(|tile| tile_value(game.board(), state, seat, church, tile))
                };
                let most = (0..6).filter_map(last).max().unwrap_or_default();
                // A tile may yet grow, but by less than six points.
                let poor = |action: &&Action| matches!(action, Action::Donate(church, _) if last(church.0).is_some_and(|value| value + 12 < most));
                let [proud, free] = proud_or_not(&game, state);
                assert_eq!(proud.iter().filter(poor).count(), 0, "{proud:?}");
                seen += free.iter().filter(poor).count();
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn no_one_pays_for_the_way_to_a_single_good() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..60 {
        play(&game, seed, |state, dice| {
            if let (Phase::Rondel, Some(from)) = (state.phase(), state.ledger(state.turn()).rondel) {
                let produced = |space: Space| {
                    let mut after = *state;
                    game.play(&mut after, Action::Rondel(space));
                    let units = |of: &State| of.ledger(state.turn()).goods.iter().sum::<u8>();
                    units(&after) - units(state)
                };
                let poor = |action: &&Action| match action {
                    Action::Rondel(space @ (Space::Sugar | Space::Cloth | Space::Beer)) => {
                        from.steps_to(*space) > 3 && produced(*space) == 1
                    }
                    _ => false,
                };
                let [proud, free] = proud_or_not(&game, state);
                assert_eq!(proud.iter().filter(poor).count(), 0, "{proud:?}");
                seen += free.iter().filter(poor).count();
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn no_one_pays_for_a_trade_space_where_the_other_costs_less() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..60 {
        play(&game, seed, |state, dice| {
            if let (Phase::Rondel, Some(from)) = (state.phase(), state.ledger(state.turn()).rondel) {
                let way = |space: Space| from.steps_to(space).max(3);
                let dear = match way(Space::Trade1).cmp(&way(Space::Trade2)) {
                    std::cmp::Ordering::Less => Some(Action::Rondel(Space::Trade2)),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Action::Rondel(Space::Trade1)),
                };
                let [proud, free] = proud_or_not(&game, state);
                if let Some(dear) = dear {
                    assert!(!proud.contains(&dear), "{proud:?}");
                    seen += usize::from(free.contains(&dear));
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn no_one_buys_materials_of_which_nothing_can_be_used() {
    let mut seen = 0;
    for (seed, game) in (0..60).flat_map(|seed| tables().map(move |game| (seed, game))) {
        play(&game, seed, |state, dice| {
            if state.phase() == Phase::Trade {
                let useless = |action: &&Action| {
                    let Action::Buy { .. } = action else { return false };
                    let mut next = *state;
                    game.play(&mut next, **action);
                    let stock = Ledger { money: 10_000, ..*next.ledger(state.turn()) };
                    let gives = |nave: &Nave| {
                        nave.given < 5 && can_pay(&stock, &donation_cost(nave.given, stock.citizens.len()))
                    };
                    let wood = stock.wood > 0
                        && (stock.fleet() < FLEET || stock.brick > 0 && !(stock.reach - state.taken()).is_empty());
                    !wood && !state.naves().iter().any(gives)
                };
                let [proud, free] = proud_or_not(&game, state);
                let dead = proud.iter().filter(useless).count();
                assert!(dead == 0 || dead == proud.len(), "{proud:?}");
                seen += free.iter().filter(useless).count().saturating_sub(dead);
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn whoever_gives_the_fourth_stone_of_a_church_gives_the_fifth() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..400 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            let early = state.churches_built() < 4 && ledger.citizens.len() <= 6;
            if let (Phase::Church, Some(church), true, false) = (state.phase(), state.church(), early, state.scoring())
            {
                // A bonus of five and a tile of three, for three materials and less than £100.
                let cost = donation_cost(4, ledger.citizens.len());
                let last = state.naves()[church.index()].given == 4 && can_pay(ledger, &cost);
                let good = |tile: Tile| {
                    let offered = tiles_on_offer(state, church) >> tile as u8 & 1 == 1;
                    offered && tile_value(game.board(), state, state.turn(), church, tile) >= 3
                };
                if last && Tile::ALL.into_iter().any(good) {
                    let [proud, free] = proud_or_not(&game, state);
                    assert!(proud.iter().all(|action| matches!(action, Action::Donate(..))), "{proud:?}");
                    seen += usize::from(free.contains(&Action::End));
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn no_one_passes_a_feast_at_church() {
    let mut seen = 0;
    for (seed, game) in (0..20).flat_map(|seed| tables().map(move |game| (seed, game))) {
        play(&game, seed, |state, dice| {
            let seat = state.turn();
            let ledger = state.ledger(seat);
            if let (Phase::Rondel, Some(from), 0..=3) = (state.phase(), ledger.rondel, state.churches_built()) {
                let pays = |church: &Church| {
                    let given = state.naves()[church.index()].given;
                    (1..5).contains(&given) && can_pay(ledger, &donation_cost(given, ledger.citizens.len()))
                };
                let worth = |church: Church| {
                    let offered = |tile: &Tile| tiles_on_offer(state, church) >> *tile as u8 & 1 == 1;
                    let value = |tile| tile_value(game.board(), state, seat, church, tile);
                    Tile::ALL.into_iter().filter(offered).map(value).max().unwrap_or_default()
                };
                // One donation brings so much whatever it costs.
                if from.steps_to(Space::Church) <= 3 && Church::all().filter(pays).any(|church| worth(church) >= 18) {
                    let [proud, free] = proud_or_not(&game, state);
                    assert_eq!(proud, [Action::Rondel(Space::Church)]);
                    seen += usize::from(free.len() > 1);
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn no_one_buys_a_material_or_two_with_a_good_sale_at_hand() {
    let game = open(4, "hamburg", Officials::Numbered);
    let (mut seen, mut completing) = (0, 0);
    for seed in 0..200 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            if state.phase() == Phase::Trade && lading(state, ledger.goods, ledger.ships).1 >= 150 {
                let [proud, free] = proud_or_not(&game, state);
                let few = |action: &Action| match *action {
                    Action::Buy { wood, brick, bell } => wood + brick + bell < 3,
                    _ => false,
                };
                assert!(proud.iter().any(|action| matches!(action, Action::Sell(_))), "{proud:?}");
                // What completes a church may be bought, and nothing else of that kind.
                let fullest = state.naves().iter().map(|nave| nave.given).filter(|given| *given < 5).max().unwrap();
                for &action in proud.iter().filter(|action| few(action)) {
                    let mut next = *state;
                    game.play(&mut next, action);
                    assert!(completes(next.ledger(state.turn()), fullest), "{action:?}");
                    completing += 1;
                }
                seen += free.iter().filter(|action| few(action) && !proud.contains(action)).count();
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20 && completing > 0, "{seen} {completing}");
}

#[test]
fn no_one_ends_the_game_for_someone_else() {
    for officials in [Officials::Numbered, Officials::Free] {
        let game = open(4, "hamburg", officials);
        let (mut kept, mut left, mut by_canon) = (0, 0, 0);
        for seed in 0..1_200 {
            play(&game, seed, |state, dice| {
                let [proud, free] = proud_or_not(&game, state);
                let ends = |action: &Action| {
                    let mut next = *state;
                    game.play(&mut next, *action);
                    game.on_turn(&next).is_none().then_some(next)
                };
                let wins = |end: &State| {
                    let own = game.tally(end, state.turn());
                    Seat::all(4).all(|seat| game.tally(end, seat) <= own)
                };
                for action in &free {
                    if let Some(end) = ends(action).filter(|_| free.len() > 1) {
                        assert_eq!(proud.contains(action), wins(&end), "{action:?} of {free:?}");
                        kept += usize::from(wins(&end));
                        left += usize::from(!wins(&end));
                        by_canon += usize::from(state.phase() == Phase::Canon && !wins(&end));
                    }
                }
                game.lean(state, dice)
            });
        }
        assert!(kept > 20 && left > 20, "{kept} {left}");
        assert_eq!(by_canon > 0, officials == Officials::Free, "{by_canon}");
    }
}

#[test]
fn no_one_gives_for_a_tile_that_must_be_scored_for_nothing() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..300 {
        play(&game, seed, |state, dice| {
            let ledger = state.ledger(state.turn());
            if state.phase() == Phase::Church && !state.scoring() {
                let wasted = |action: &&Action| match **action {
                    Action::Donate(church, tile) => {
                        let given = state.naves()[church.index()].given;
                        !ledger.unscored().of_type(tile).is_empty()
                            && tile_value(game.board(), state, state.turn(), church, tile) == 0
                            && !(given..5).all(|given| can_pay(ledger, &donation_cost(given, ledger.citizens.len())))
                    }
                    _ => false,
                };
                let [proud, free] = proud_or_not(&game, state);
                let paying = proud.len() - proud.iter().filter(wasted).count();
                assert!(paying == proud.len() || paying == 0, "{proud:?}");
                seen += usize::from(free.iter().any(|action| wasted(&action)) && paying > 0);
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn whoever_came_for_ships_builds_one() {
    let game = open(4, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..40 {
        play(&game, seed, |state, dice| {
            if state.phase() == Phase::Dockyard && game.ships_at_hand(state) > 0 {
                let [proud, free] = proud_or_not(&game, state);
                assert!(!proud.contains(&Action::End) && free.contains(&Action::End));
                seen += 1;
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn no_one_goes_where_nothing_can_be_done() {
    let game = open(3, "hamburg", Officials::Numbered);
    let mut seen = 0;
    for seed in 0..40 {
        play(&game, seed, |state, dice| {
            if state.phase() == Phase::Rondel && state.donations() > 26 {
                // All the materials that anyone could use, nothing to sell, and too little money for the last donation.
                let none = ["beer", "sugar", "cloth"].map(|good| (good, 0.into()));
                let rich = [("wood", 40.into()), ("brick", 40.into()), ("bell", 1.into()), ("money", 60.into())];
                let late = with_books(&game, state, &[&none[..], &rich[..]].concat());
                let [proud, _] = proud_or_not(&game, &late);
                for space in [Space::Trade1, Space::Trade2] {
                    assert!(!proud.contains(&Action::Rondel(space)), "{proud:?}");
                    let mut there = late;
                    if game.check(&late, Action::Rondel(space)).is_ok() {
                        game.play(&mut there, Action::Rondel(space));
                        // Nor is the end nearer there.
                        let seat = late.turn();
                        assert!(game.progress(&there, seat) <= game.progress(&late, seat));
                        seen += 1;
                    }
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn whoever_came_to_church_gives_or_scores() {
    let (mut came, mut tempted) = (0, 0);
    for (seed, game) in (0..60).flat_map(|seed| tables().map(move |game| (seed, game))) {
        play(&game, seed, |state, dice| {
            let [proud, _] = proud_or_not(&game, state);
            if state.phase() == Phase::Rondel && proud.contains(&Action::Rondel(Space::Church)) {
                let mut there = *state;
                game.play(&mut there, Action::Rondel(Space::Church));
                let [proud, free] = proud_or_not(&game, &there);
                assert!(!proud.contains(&Action::End), "{proud:?}");
                came += 1;
                tempted += usize::from(free.contains(&Action::End));
            }
            game.lean(state, dice)
        });
    }
    assert!(came > 1000 && tempted > 10, "{came} {tempted}");
}

#[test]
fn no_one_passes_a_good_building_with_wood_and_brick_enough() {
    let game = open(4, "hamburg", Officials::Numbered);
    let (mut passed, mut left) = (0, 0);
    for seed in 0..60 {
        play(&game, seed, |state, dice| {
            if state.phase() == Phase::Guildhall {
                let [proud, free] = proud_or_not(&game, state);
                let ledger = state.ledger(state.turn());
                assert!(free.contains(&Action::End));
                if proud.contains(&Action::End) {
                    left += 1;
                } else {
                    let completes = |ledger: &Ledger| state.naves().map(|nave| completes(ledger, nave.given));
                    let rest = Ledger { wood: ledger.wood - 1, brick: ledger.brick - 1, ..*ledger };
                    assert!(rest.wood > 0 && rest.brick > 0);
                    assert_eq!(completes(&rest), completes(ledger));
                    passed += 1;
                }
            }
            game.lean(state, dice)
        });
    }
    assert!(passed > 20 && left > 20, "{passed} {left}");
}
