//! Whole games by what Hansa tells, and a few positions.

use hansa::{Action, Board, Hansa, Marker, Phase, State};
use table::{Dealer, Dice, Game, Seat};

use super::survey::{bit, cities, onward};
use crate::bot::MOOD;
use crate::flat::choices;
use crate::insight::Insight;
use crate::parts::{Part, Parts};

fn baltic(players: usize) -> Hansa {
    Hansa::new(Board::named("baltic").unwrap(), players).unwrap()
}

/// A sea of 16 cities in a ring, with a short cut from each, and three goods.
fn ring(players: usize) -> Hansa {
    let name = |city: u8| char::from(b'a' + city % 16);
    let mut text = "id = \"ring\"\nname = \"Ring\"\nstart = \"a\"\ngoods = [\"red\", \"green\", \"blue\"]\n".to_owned();
    text += "markers = { 1 = 8, 2 = 9, 3 = 8 }\npiles = 4\n";
    for city in 0..16 {
        let (here, next, far) = (name(city), name(city + 1), name(city + 5));
        text += &format!("[[city]]\nid = \"{here}\"\nname = \"{here}\"\nwarehouses = 1\n");
        text += &format!("routes = [\"{next}\", \"{far}\"]\nat = [{city}, 10]\n");
    }
    Hansa::new(Board::read(&text).unwrap().into(), players).unwrap()
}

/// A game to its end, which must come; `choose` is given what is sensible.
fn play(game: &Hansa, seed: u64, mut choose: impl FnMut(&State, &[Action], &mut Dice) -> Action) -> State {
    let mut state = game.deal(&mut Dealer::new(&seed.to_string()));
    let mut dice = Dice::new(seed);
    let mut actions = Vec::new();
    for _ in 0..5_000 {
        if game.on_turn(&state).is_none() {
            return state;
        }
        actions.clear();
        game.sensible(&state, &mut actions);
        let action = choose(&state, &actions, &mut dice);
        assert_eq!(game.check(&state, action), Ok(()), "{}", game.write(action));
        game.play(&mut state, action);
    }
    panic!("game {seed} does not end");
}

/// The liked action of the sensible ones.
fn liked(game: &Hansa, state: &State, actions: &[Action]) -> Action {
    *actions.iter().max_by(|a, b| game.appeal(state, **a).total_cmp(&game.appeal(state, **b))).unwrap()
}

/// Which seats share the win.
fn winners(game: &Hansa, state: &State) -> Vec<usize> {
    game.standing(state).iter().zip(0..).filter(|(place, _)| place.rank == 1).map(|(_, seat)| seat).collect()
}

#[test]
fn what_is_sensible_is_legal_and_never_nothing() {
    for (seed, players) in (0..240).zip([2, 3, 4].into_iter().cycle()) {
        let game = if seed % 5 == 0 { ring(players) } else { baltic(players) };
        let over = play(&game, seed, |state, actions, dice| {
            assert!(!actions.is_empty());
            for (at, action) in actions.iter().enumerate() {
                assert_eq!(game.check(state, *action), Ok(()), "{}", game.write(*action));
                assert!(!actions[..at].contains(action), "{} is there twice", game.write(*action));
                assert!(game.appeal(state, *action).is_finite());
            }
            // Now and then anything at all, for odd positions.
            if dice.below(3) == 0 {
                game.random(state, dice)
            } else {
                actions[dice.below(actions.len() as u32) as usize]
            }
        });
        let mut actions = Vec::new();
        game.sensible(&over, &mut actions);
        assert!(actions.is_empty());
    }
}

#[test]
fn leaning_is_legal_and_scores() {
    for game in [baltic(2), baltic(3), baltic(4), ring(4)] {
        let players = game.players();
        let games = 700;
        let mut points = 0;
        for seed in 0..games {
            let over = play(&game, seed, |state, _, dice| game.lean(state, dice));
            points += Seat::all(players).map(|seat| over.points(seat)).sum::<u32>();
        }
        let mean = f64::from(points) / (games as f64 * players as f64);
        assert!(mean > 30.0, "{players} players: {mean}");
    }
}

#[test]
fn features_are_of_the_order_of_one_and_look_at_nothing_hidden() {
    let mut own = [0.0; Hansa::OWN];
    let mut common = [0.0; Hansa::COMMON];
    let mut seen = ([false; Hansa::OWN], [false; Hansa::COMMON]);
    for (seed, players) in (0..60).zip([2, 3, 4].into_iter().cycle()) {
        let game = if seed % 5 == 0 { ring(players) } else { baltic(players) };
        play(&game, seed, |state, _, dice| {
            let mut veiled = *state;
            game.veil(&mut veiled);
            common.fill(0.0);
            game.common(&veiled, &mut common);
            seen.1.iter_mut().zip(common).for_each(|(seen, x)| *seen |= x != 0.0);
            assert!(common.iter().all(|x| x.abs() <= 4.0), "{common:?}");
            for seat in Seat::all(players) {
                own.fill(0.0);
                game.own(&veiled, seat, &mut own);
                seen.0.iter_mut().zip(own).for_each(|(seen, x)| *seen |= x != 0.0);
                assert!(own.iter().all(|x| x.abs() <= 4.0), "{own:?}");
                let outlook = game.outlook(&veiled, seat);
                assert!((0.0..200.0).contains(&outlook) && outlook == game.outlook(state, seat), "{outlook}");
            }
            if dice.below(4) == 0 { game.random(state, dice) } else { game.lean(state, dice) }
        });
    }
    assert!(seen.0.iter().all(|seen| *seen), "{:?}", seen.0);
    assert!(seen.1.iter().all(|seen| *seen), "{:?}", seen.1);
}

#[test]
fn what_is_liked_beats_chance() {
    let game = baltic(4);
    let mut won = 0;
    for seed in 0..60 {
        let seat = seed as usize % 4;
        let over = play(&game, seed, |state, actions, dice| {
            if state.turn().index() == seat { liked(&game, state, actions) } else { game.random(state, dice) }
        });
        won += usize::from(winners(&game, &over).contains(&seat));
    }
    assert!(won > 54, "{won} of 60");
}

#[test]
fn the_outlook_plays_better_than_leaning() {
    let game = baltic(4);
    let mut won = 0;
    for seed in 0..40 {
        let seat = Seat((seed % 4) as u8);
        let over = play(&game, seed, |state, actions, dice| {
            if state.turn() != seat {
                return game.lean(state, dice);
            }
            let promise = |action: &Action| {
                let mut after = *state;
                game.play(&mut after, *action);
                let others = Seat::all(4).filter(|other| *other != seat).map(|other| game.outlook(&after, other));
                game.outlook(&after, seat) - others.fold(f32::MIN, f32::max)
            };
            *actions.iter().max_by(|a, b| promise(a).total_cmp(&promise(b))).unwrap()
        });
        won += usize::from(winners(&game, &over).contains(&seat.index()));
    }
    assert!(won > 30, "{won} of 40");
}

/// The first turn of two, with these goods and the ship in Danzig, where the player on turn has booths.
fn in_danzig(goods: &[&str]) -> (Hansa, State) {
    with_talers(goods, None)
}

/// The same with so many talers.
fn with_talers(goods: &[&str], talers: Option<u8>) -> (Hansa, State) {
    let game = baltic(2);
    let mut state = game.deal(&mut Dealer::new("danzig"));
    for place in ["danzig", "riga", "kalmar", "danzig", "lubeck", "kalmar"] {
        game.play(&mut state, game.read(&format!("place {place}")).unwrap());
    }
    let mut view = game.view(&state);
    view["ship"] = "danzig".into();
    view["players"][0]["goods"] = goods.to_vec().into();
    if let Some(talers) = talers {
        view["players"][0]["talers"] = talers.into();
    }
    for city in ["aalborg", "lubeck", "tonsberg"] {
        view["cities"][city]["goods"] = Vec::<&str>::new().into();
    }
    Hansa::place(&view, None).unwrap()
}

fn sensible(game: &Hansa, state: &State) -> Vec<String> {
    let mut actions = Vec::new();
    game.sensible(state, &mut actions);
    actions.into_iter().map(|action| game.write(action)).collect()
}

#[test]
fn laughable_moves_are_left_out() {
    let (game, state) = in_danzig(&["orange3", "orange2", "brown1"]);
    let actions = sensible(&game, &state);
    assert!(actions.iter().any(|action| action == "sell orange2 orange3"), "{actions:?}");
    let booths: Vec<_> = actions.iter().filter(|action| action.starts_with("booths")).collect();
    assert_eq!(booths, ["booths brown1"]);
    assert!(actions.iter().any(|action| action == "end"));

    let (game, state) = in_danzig(&["orange1", "orange2", "orange3", "brown3", "brown3"]);
    let sales: Vec<_> = sensible(&game, &state).into_iter().filter(|action| action.starts_with("sell")).collect();
    assert!(sales.len() <= 6 && sales[0] == "sell orange1 orange2 orange3 brown3 brown3", "{sales:?}");
    assert!(sales.iter().any(|sale| sale == "sell orange2 orange3 brown3 brown3"));
    assert!(!sales.iter().any(|sale| sale == "sell orange1 orange2"));
}

#[test]
fn no_one_sells_one_colour_and_keeps_another_that_goes_with_it() {
    let (game, state) = in_danzig(&["orange1", "orange2", "orange3", "brown3", "brown3"]);
    let [proud, free] = [Parts::ALL, Parts::ALL.without(Part::Pride)].map(|parts| {
        let mut actions = Vec::new();
        choices(&game, &state, parts, &mut actions);
        let sales = actions.into_iter().map(|action| game.write(action)).filter(|action| action.starts_with("sell"));
        sales.collect::<Vec<_>>()
    });
    assert_eq!(proud, ["sell orange1 orange2 orange3 brown3 brown3", "sell orange2 orange3 brown3 brown3"]);
    assert!(free.contains(&"sell brown3 brown3".to_owned()), "{free:?}");
}

/// Whether such an action is thought of, with pride and without.
fn may(game: &Hansa, state: &State, such: impl Fn(&Action) -> bool) -> [bool; 2] {
    [Parts::ALL, Parts::ALL.without(Part::Pride)].map(|parts| {
        let mut actions = Vec::new();
        choices(game, state, parts, &mut actions);
        actions.iter().any(&such)
    })
}

/// Whether the end of the turn is thought of, with pride and without.
fn may_end((game, state): (Hansa, State)) -> [bool; 2] {
    may(&game, &state, |action| *action == Action::End)
}

/// Whether sailing on is thought of, with pride and without.
fn may_leave(game: &Hansa, state: &State) -> [bool; 2] {
    may(game, state, |action| matches!(action, Action::Sail(_)))
}

#[test]
fn no_one_lets_a_taler_lapse_who_has_room_for_what_it_buys() {
    let ends = |goods: &[&str], talers: u8| may_end(with_talers(goods, Some(talers)));
    assert_eq!(ends(&["orange3", "brown2"], 4), [false, true]);
    assert_eq!(ends(&["orange3", "brown2"], 3), [true, true]);
    assert_eq!(ends(&["orange3", "brown2", "brown1"], 4), [true, true]);
}

#[test]
fn no_one_leaves_a_marker_that_costs_nothing_with_room_for_it() {
    // Both have two booths there; with a third the player on turn has the most.
    let ends = |goods: &[&str], more: u8| {
        let (game, state) = with_talers(goods, Some(3));
        let mut view = game.view(&state);
        view["cities"]["danzig"]["booths"][0] = (2 + more).into();
        view["players"][0]["booths"] = (state.stock(Seat(0)) - more).into();
        let (game, state) = Hansa::place(&view, None).unwrap();
        let may = may_leave(&game, &state);
        assert_eq!(may_end((game, state)), may, "to sail on leaves it as well");
        may
    };
    assert_eq!(ends(&["orange3", "brown2"], 1), [false, true]);
    assert_eq!(ends(&["orange3", "brown2"], 0), [true, true]);
    assert_eq!(ends(&["orange3", "brown2", "brown1"], 1), [true, true]);
}

/// How many markers at the least a refill must lay in reach of whoever pays for it, found by sailing everywhere.
fn laid_in_reach(game: &Hansa, state: &State) -> usize {
    let (seat, mut reached, mut bought) = (state.turn(), vec![*state], 0u32);
    game.play(&mut reached[0], Action::Skip);
    // The taler that the refill takes is gone.
    let most = state.talers(seat) - 1;
    while let Some(here) = reached.pop() {
        let spent = state.talers(seat) - here.talers(seat);
        let price = u8::from(here.host(here.ship()) != Some(seat));
        if spent + price <= most {
            bought |= bit(here.ship());
        }
        let sails = cities(game.reachable(&here)).filter(|_| spent < most);
        reached.extend(sails.map(|city| crate::flat::after(game, &here, Action::Sail(city))));
    }
    let empty = |city: hansa::City| usize::from(game.board().cities[city.index()].warehouses) - state.offer(city).len();
    cities(bought).map(empty).sum::<usize>().min(state.left().into())
}

#[test]
fn no_one_pays_for_markers_of_which_next_to_none_lie_in_reach() {
    let (mut few, mut far, mut many) = (0, 0, 0);
    for seed in 0..60 {
        let game = baltic(2 + seed as usize % 3);
        play(&game, seed, |state, actions, dice| {
            if actions.contains(&Action::Refill) && actions.contains(&Action::Skip) {
                let mut proud = Vec::new();
                choices(&game, state, Parts::ALL, &mut proud);
                let (laid, near) = (game.spaces() - state.offered(), laid_in_reach(&game, state));
                assert_eq!(proud.contains(&Action::Refill), near > 2, "{laid} laid, {near} in reach");
                assert!(proud.contains(&Action::Skip));
                few += usize::from(laid < 3);
                far += usize::from(laid > 2 && near < 3);
                many += usize::from(near > 2);
            }
            actions[dice.below(actions.len() as u32) as usize]
        });
    }
    assert!(few > 10 && far > 10 && many > 10, "{few} {far} {many}");
}

#[test]
fn no_one_discards_half_of_a_pair_where_another_marker_could_go() {
    let discards = |goods: &[&str]| {
        let (game, mut state) = with_talers(goods, Some(3));
        game.play(&mut state, Action::End);
        assert_eq!(state.phase(), Phase::Discard);
        [Parts::ALL, Parts::ALL.without(Part::Pride)].map(|parts| {
            let mut actions = Vec::new();
            choices(&game, &state, parts, &mut actions);
            actions.into_iter().map(|action| game.write(action)).collect::<Vec<_>>()
        })
    };
    let [proud, free] = discards(&["orange1", "orange1", "brown3", "green2"]);
    assert_eq!(proud, ["discard green2", "discard brown3"]);
    assert!(free.contains(&"discard orange1".to_owned()), "{free:?}");
    // One too many of a colour may go, and where all are pairs one of them must.
    let [proud, _] = discards(&["orange1", "orange1", "orange2", "brown3"]);
    assert!(proud.contains(&"discard orange1".to_owned()), "{proud:?}");
    let [proud, free] = discards(&["orange1", "orange1", "brown3", "brown3"]);
    assert_eq!(proud, free);
}

#[test]
fn no_one_breaks_a_pair_for_booths_where_it_can_be_sold() {
    let breaks = |goods: &[&str]| {
        let (game, state) = with_talers(goods, Some(3));
        may(&game, &state, |action| matches!(action, Action::Booths(_)))
    };
    assert_eq!(breaks(&["orange2", "orange2"]), [false, true]);
    // What is alone, or one too many, may become booths.
    assert_eq!(breaks(&["orange2", "brown1"]), [true, true]);
    assert_eq!(breaks(&["orange2", "orange2", "orange1"]), [true, true]);
}

#[test]
fn no_one_ends_the_turn_where_a_good_sale_can_be_made() {
    let ends = |goods: &[&str]| may_end(with_talers(goods, Some(3)));
    // Two booths are there: five barrels are five points.
    assert_eq!(ends(&["orange3", "orange2"]), [false, true]);
    // For four points, or with nothing to sell, one may wait; but not who would have to throw something away.
    assert_eq!(ends(&["orange3", "orange1"]), [true, true]);
    assert_eq!(ends(&["orange3", "orange1", "brown2", "green2"]), [false, true]);
    assert_eq!(ends(&["orange3", "brown2"]), [true, true]);
}

#[test]
fn a_beginner_refills_where_nothing_is_near_and_hardly_where_there_is_enough() {
    let game = baltic(4);
    let (mut near, mut bare) = (0, 0);
    for seed in 0..40 {
        play(&game, seed, |state, actions, dice| {
            let empty = game.spaces() - state.offered();
            if actions.contains(&Action::Refill) && actions.contains(&Action::Skip) {
                let liked = game.appeal(state, Action::Refill);
                let around = bit(state.ship()) | onward(&game, bit(state.ship()));
                let some = cities(around).any(|city| state.kinds_on_offer(city) != 0);
                if some && empty <= 5 {
                    assert!(liked + MOOD < 0.0, "{liked}");
                    near += 1;
                } else if !some && empty > 4 {
                    assert!(liked > 0.0, "{liked}");
                    bare += 1;
                }
            }
            actions[dice.below(actions.len() as u32) as usize]
        });
    }
    assert!(near > 10 && bare > 10, "{near} {bare}");
}

#[test]
fn a_beginner_does_not_sail_to_where_there_is_nothing_to_do() {
    let game = baltic(4);
    let (mut idle, mut busy) = (0, 0);
    for seed in 0..40 {
        play(&game, seed, |state, actions, dice| {
            for &sail in actions.iter().filter(|action| matches!(action, Action::Sail(_))) {
                let (mut there, mut options) = (*state, Vec::new());
                game.play(&mut there, sail);
                game.sensible(&there, &mut options);
                let liked = game.appeal(state, sail);
                if options.iter().all(|option| matches!(option, Action::Sail(_) | Action::End)) {
                    assert!(liked + MOOD < 0.0, "{liked}");
                    idle += 1;
                }
                busy += usize::from(liked > 0.0);
            }
            actions[dice.below(actions.len() as u32) as usize]
        });
    }
    assert!(idle > 10 && busy > 10, "{idle} {busy}");
}

/// How often in random games of these players a turn ends with nothing bought or sold, though the warehouses were full and
/// something was to be had here or one city on.
fn feasts_left(parts: Parts) -> usize {
    let mut left = 0;
    for seed in 0..80 {
        let game = baltic(2 + seed as usize % 3);
        let (mut could, mut did) = (false, false);
        play(&game, seed, |state, _, dice| {
            if state.phase() == Phase::Action && state.offered() == game.spaces() {
                let sails = cities(game.reachable(state)).map(|city| {
                    let mut there = *state;
                    game.play(&mut there, Action::Sail(city));
                    there
                });
                let has = |state: &State| !state.acted() && (state.buyable() != 0 || state.sellable() != 0);
                could |= has(state) || sails.into_iter().any(|there| has(&there));
            }
            let mut actions = Vec::new();
            choices(&game, state, parts, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            did |= matches!(action, Action::Buy(_) | Action::Sell(_));
            if action == Action::End {
                left += usize::from(could && !did);
                (could, did) = (false, false);
            }
            action
        });
    }
    left
}

#[test]
fn no_one_leaves_full_warehouses_with_nothing_bought_or_sold() {
    assert_eq!(feasts_left(Parts::ALL), 0);
    assert!(feasts_left(Parts::ALL.without(Part::Pride)) > 20);
}

#[test]
fn no_one_fills_the_warehouses_for_the_next_player_alone() {
    let game = baltic(3);
    let mut state = game.deal(&mut Dealer::new("feast"));
    while state.phase() != Phase::Action {
        let mut actions = Vec::new();
        game.sensible(&state, &mut actions);
        game.play(&mut state, actions[0]);
    }
    let ends = |state: &State| sensible(&game, state).iter().any(|action| action == "end");
    assert_eq!(state.offered(), game.spaces());
    assert!(!ends(&state));
    let mut after = state;
    let buys = Marker::each(state.buyable()).next().unwrap();
    game.play(&mut after, Action::Buy(buys));
    assert!(ends(&after));
    // Whoever has sailed all its talers away can have nothing.
    while state.talers(state.turn()) > 0 {
        let to = (0..32).find(|city| game.reachable(&state) >> city & 1 == 1).unwrap();
        game.play(&mut state, Action::Sail(hansa::City(to)));
    }
    assert_eq!(state.buyable(), 0);
    assert!(ends(&state));
}

/// A last turn with one booth left, in which the green marker is better kept: it can be sold with another one.
const LAST_BOOTH: &str = r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 11, "ship": "kalmar", "acted":
     false, "players": [{"talers": 3, "goods": ["orange2", "yellow2", "green1"], "sold": ["orange1", "orange1",
     "brown3", "brown3", "yellow2", "yellow3"], "booths": 1}, {"talers": 3, "goods": ["yellow2", "yellow3"], "sold":
     ["brown1", "brown2", "yellow1", "yellow1", "green1", "green3"], "booths": 0}], "cities": {"tonsberg": {"goods":
     ["green2", "brown2"], "booths": [2, 2]}, "aalborg": {"goods": ["yellow3", "orange3"], "booths": [1, 0]},
     "copenhagen": {"goods": ["green2"], "booths": [1, 1]}, "lubeck": {"goods": ["yellow3", "yellow2"], "booths": [1,
     2]}, "danzig": {"goods": ["orange2"], "booths": [1, 2]}, "kalmar": {"goods": ["green2"], "booths": [0, 2]},
     "stockholm": {"goods": ["brown3", "orange2"], "booths": [2, 2]}, "reval": {"goods": ["brown2"], "booths": [4,
     3]}, "riga": {"goods": ["brown1", "green3"], "booths": [2, 1]}}, "piles": [0, 0, 0, 0, 6], "last_round": true}"#;

#[test]
fn in_a_last_turn_a_larger_marker_than_is_needed_may_go_for_booths() {
    let (game, state) = Hansa::place(&serde_json::from_str(LAST_BOOTH).unwrap(), None).unwrap();
    assert!(game.last_round(&state) && state.stock(state.turn()) == 1);
    for barrels in 1..=2 {
        let such = |action: &Action| matches!(action, Action::Booths(marker) if marker.barrels() == barrels);
        assert_eq!(may(&game, &state, such), [true, true], "{barrels}");
    }
}
