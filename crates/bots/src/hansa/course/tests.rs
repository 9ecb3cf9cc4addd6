//! Turns played by chance among what is left of them.

use std::sync::OnceLock;

use table::{Dealer, Dice};

use super::*;
use crate::flat::choices;
use crate::parts::Parts;

/// The states of a turn, the one before its first action first, and their game.
type Turn = (Hansa, Vec<State>);

/// Turns of some games, played by chance with foresight or without.
fn turns(foresight: bool) -> &'static [Turn] {
    static TURNS: [OnceLock<Vec<Turn>>; 2] = [const { OnceLock::new() }; 2];
    TURNS[usize::from(foresight)].get_or_init(|| played(foresight))
}

fn played(foresight: bool) -> Vec<Turn> {
    let mut turns = Vec::new();
    for seed in 0..60 {
        let game = Hansa::new(hansa::Board::named("baltic").unwrap(), 2 + seed as usize % 3).unwrap();
        let mut state = game.deal(&mut Dealer::new(&seed.to_string()));
        let (mut dice, mut course, mut turn) = (Dice::new(seed), Vec::new(), Vec::new());
        while game.on_turn(&state).is_some() {
            let mut actions = Vec::new();
            choices(&game, &state, Parts::ALL, &mut actions);
            if foresight {
                with_foresight(&game, &state, false, &mut course, &mut |_| true, &mut actions);
            }
            assert!(!actions.is_empty());
            if matches!(state.phase(), Phase::Action | Phase::Discard) {
                turn.push(state);
            }
            let seat = state.turn();
            game.play(&mut state, actions[dice.below(actions.len() as u32) as usize]);
            if game.on_turn(&state) != Some(seat) && !turn.is_empty() {
                turn.push(state);
                course.clear();
                turns.push((game.clone(), std::mem::take(&mut turn)));
            }
        }
    }
    turns
}

/// Whether the ship has come round to where it was with nothing to show for it, not even that one may act there again.
fn goes_round(turn: &[State]) -> bool {
    let without_talers = |state: &State| {
        let own = |seat| (*state.goods(seat), *state.sold(seat), state.stock(seat));
        (state.ship(), state.phase(), state.offered(), Seat::all(4).map(own).collect::<Vec<_>>())
    };
    let [before @ .., _] = turn else { return false };
    let round = |first: &State, later: &State| {
        let again = first.acted() && !later.acted();
        !again && without_talers(first) == without_talers(later)
    };
    (1..before.len()).any(|at| before[..at].iter().any(|first| round(first, &before[at])))
}

#[test]
fn no_one_sails_in_a_ring_for_nothing() {
    // With six talers there may be more ways than are looked at.
    let is_short = |turn: &[State]| turn[0].talers(turn[0].turn()) < 6;
    let rings = |foresight| turns(foresight).iter().filter(|(_, turn)| is_short(turn) && goes_round(turn)).count();
    assert_eq!(rings(true), 0);
    assert!(rings(false) > 20, "{}", rings(false));
}

/// The points before the best other.
fn lead(game: &Hansa, state: &State, seat: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    state.points(seat) as i32 - others.map(|other| state.points(other) as i32).max().unwrap()
}

/// Tells every state in which a seat can end its turn, by every legal way; false where there are too many.
fn each_end(game: &Hansa, state: &State, seat: Seat, left: &mut u32, tell: &mut dyn FnMut(&State)) -> bool {
    if game.on_turn(state) != Some(seat) {
        tell(state);
        return true;
    }
    if *left == 0 {
        return false;
    }
    *left -= 1;
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    legal.into_iter().all(|action| each_end(game, &after(game, state, action), seat, left, tell))
}

#[test]
fn no_one_leaves_points_behind_in_the_last_turn() {
    let mut looked = [0; 2];
    let mut behind = |foresight| {
        let mut behind = 0;
        for (game, turn) in turns(foresight) {
            let [first, .., end] = &turn[..] else { continue };
            let seat = first.turn();
            if !game.last_round(first) || first.talers(seat) > 5 {
                continue;
            }
            let mut best = i32::MIN;
            if each_end(game, first, seat, &mut 300_000, &mut |end| best = best.max(lead(game, end, seat))) {
                let over = end.phase() == Phase::Over;
                let left = best - lead(game, end, seat);
                // What is not worth a thought elsewhere may be worth a point here.
                let most = if over { 0 } else { DENIAL } + 1;
                assert!(left >= 0 && (left <= most || !foresight), "{left} of {}", game.view(first));
                looked[usize::from(over)] += 1;
                behind += left;
            }
        }
        behind
    };
    let (with, without) = (behind(true), behind(false));
    assert!(10 * with < without, "{with} {without}");
    assert!(looked.iter().all(|turns| *turns > 50), "{looked:?}");
}

#[test]
fn neither_talers_nor_markers_are_wasted_where_more_is_to_be_had() {
    let wasted = |(_, turn): &Turn| {
        let ended = turn.iter().rev().find(|state| state.phase() == Phase::Action);
        let over = turn.last().is_none_or(|state| state.phase() == Phase::Over);
        let excess = |state: &State| {
            let seat = state.turn();
            state.talers(seat).saturating_sub(KEPT) + state.goods(seat).held().saturating_sub(KEPT)
        };
        if over { 0 } else { ended.map_or(0, |state| u32::from(excess(state))) }
    };
    let all = |foresight| turns(foresight).iter().map(wasted).sum::<u32>();
    let (with, without) = (all(true), all(false));
    // Where nothing better is to be had.
    assert!(with > 0);
    assert!(10 * with < without, "{with} {without}");
}

#[test]
fn no_one_does_nothing_where_something_pays() {
    let idles = |(_, turn): &Turn| {
        let [first, .., end] = &turn[..] else { return false };
        let has = |state: &State| (*state.goods(first.turn()), state.stock(first.turn()));
        has(first) == has(end)
    };
    let all = |foresight| turns(foresight).iter().filter(|turn| idles(turn)).count();
    let (with, without) = (all(true), all(false));
    assert!(5 * with < without, "{with} {without}");
}

#[test]
fn no_one_sails_at_last_to_where_nothing_is_done() {
    let strays = |(game, turn): &&Turn| {
        let [first, .., last, end] = &turn[..] else { return false };
        !game.last_round(end) && first.ship() != last.ship() && last.phase() == Phase::Action && !last.acted()
    };
    let [with, without] = [true, false].map(|foresight| turns(foresight).iter().filter(strays).count());
    // To leave the ship there may be worth it.
    assert!(10 * with < without, "{with} {without}");
}

#[test]
fn no_one_heaps_booths_where_it_leads_well() {
    let heaps = |(game, turn): &&Turn| {
        let [first, .., end] = &turn[..] else { return false };
        let seat = first.turn();
        let leads = |state: &State, city| {
            let mut others = state.booths(city);
            let own = std::mem::take(&mut others[seat.index()]);
            (own, own >= others.into_iter().max().unwrap_or_default() + WELL)
        };
        let mut cities = (0..game.board().cities.len()).map(|at| City(at as u8));
        !game.last_round(end)
            && cities.any(|city| {
                let (own, well) = leads(first, city);
                well && leads(end, city).0 > own
            })
    };
    let [with, without] = [true, false].map(|foresight| turns(foresight).iter().filter(heaps).count());
    // There may be nothing better to do.
    assert!(20 * with < without && without > 50, "{with} {without}");
}

/// Two positions of games that were read, each with the city to which was sailed for a marker that was then not bought.
const SAILED_IN_VAIN: [(&str, &str); 2] = [
    (
        "danzig",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 2, "round": 6, "ship": "riga", "acted": false,
         "players": [{"talers": 0, "goods": ["orange3", "red1", "blue1"], "sold": ["brown2", "brown2", "green2", "green2"],
         "booths": 1}, {"talers": 3, "goods": ["blue2"], "sold": ["red2", "red2"], "booths": 5}, {"talers": 3, "goods": [],
         "sold": ["orange1", "orange3", "brown2", "brown3", "red1", "red2"], "booths": 1}, {"talers": 3, "goods": ["yellow2",
         "green3"], "sold": ["brown1", "brown2"], "booths": 1}], "cities": {"tonsberg": {"goods": ["yellow1", "yellow3"],
         "booths": [0, 2, 0, 0]}, "aalborg": {"goods": ["yellow1", "green1"], "booths": [0, 2, 3, 0]},
         "copenhagen": {"goods": ["yellow1"], "booths": [2, 0, 3, 2]}, "lubeck": {"goods": ["orange1", "brown1"],
         "booths": [2, 0, 4, 0]}, "danzig": {"goods": ["orange2"], "booths": [6, 2, 0, 4]}, "kalmar": {"goods": ["green3"],
         "booths": [1, 1, 3, 2]}, "stockholm": {"goods": ["orange1", "yellow2"], "booths": [0, 1, 0, 0]},
         "reval": {"goods": ["green3"], "booths": [3, 1, 0, 4]}, "riga": {"goods": ["orange3", "red2"], "booths": [0, 1, 1,
         2]}}, "piles": [0, 0, 0, 12, 12], "last_round": false}"#,
    ),
    (
        "reval",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 5, "ship": "riga", "acted": false,
         "players": [{"talers": 5, "goods": [], "sold": ["green1", "green2", "red1", "red1", "red2"], "booths": 5},
         {"talers": 2, "goods": ["brown3", "yellow3", "green3"], "sold": [], "booths": 0}, {"talers": 0, "goods": [],
         "sold": ["brown2", "brown2"], "booths": 1}], "cities": {"tonsberg": {"goods": ["brown1", "red1"], "booths": [2, 2,
         0]}, "aalborg": {"goods": ["brown1"], "booths": [2, 3, 1]}, "copenhagen": {"goods": [], "booths": [1, 4, 1]},
         "lubeck": {"goods": ["brown1"], "booths": [1, 2, 3]}, "danzig": {"goods": ["yellow1"], "booths": [0, 2, 0]},
         "kalmar": {"goods": ["green1"], "booths": [0, 2, 2]}, "stockholm": {"goods": ["green2"], "booths": [0, 0, 2]},
         "reval": {"goods": ["green1"], "booths": [2, 0, 2]}, "riga": {"goods": ["orange1", "green3"], "booths": [2, 0, 3]}},
         "piles": [0, 0, 10, 10, 10], "last_round": false}"#,
    ),
];

#[test]
fn no_one_sails_to_a_marker_and_leaves_it() {
    for (city, view) in SAILED_IN_VAIN {
        let (game, start) = Hansa::place(&serde_json::from_str(view).unwrap(), None).unwrap();
        let seat = start.turn();
        let in_vain = |foresight: bool| {
            let mut dice = Dice::new(1);
            let mut ended = || {
                let (mut state, mut course) = (start, Vec::new());
                loop {
                    let mut actions = Vec::new();
                    choices(&game, &state, Parts::ALL, &mut actions);
                    if foresight {
                        with_foresight(&game, &state, false, &mut course, &mut |_| true, &mut actions);
                    }
                    let next = after(&game, &state, actions[dice.below(actions.len() as u32) as usize]);
                    if game.on_turn(&next) != Some(seat) {
                        return state;
                    }
                    state = next;
                }
            };
            let leaves = |state: &State| {
                let is_there = game.board().cities[state.ship().index()].id == city;
                is_there && !state.acted() && state.talers(seat) > 0
            };
            (0..1000).filter(|_| leaves(&ended())).count()
        };
        assert_eq!(in_vain(true), 0, "{city}");
        assert!(in_vain(false) > 0, "{city}");
    }
}

/// Turns of `medium` in games that were read, each of them worse by two points than another one, with the position before it.
const SOLD_SHORT: [(&str, &str); 4] = [
    (
        "sail danzig; buy orange2; end",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 8, "ship": "riga", "acted": false,
         "players": [{"talers": 2, "goods": ["green1"], "sold": ["green1", "green2", "red1", "red1", "red2", "red3",
         "red3"], "booths": 3}, {"talers": 0, "goods": ["orange2"], "sold": ["orange1", "orange3", "green1", "green3"],
         "booths": 1}, {"talers": 1, "goods": ["brown1", "red1"], "sold": ["brown2", "brown2", "yellow2", "yellow3"],
         "booths": 1}], "cities": {"tonsberg": {"goods": ["red1", "orange3"], "booths": [2, 2, 0]}, "aalborg":
         {"goods": ["brown1", "brown3"], "booths": [2, 3, 1]}, "copenhagen": {"goods": ["yellow1"], "booths": [1, 3,
         1]}, "lubeck": {"goods": ["brown1", "orange1"], "booths": [1, 2, 3]}, "danzig": {"goods": ["orange2"],
         "booths": [3, 1, 0]}, "kalmar": {"goods": ["red3"], "booths": [0, 2, 2]}, "stockholm": {"goods": ["green2",
         "yellow2"], "booths": [0, 0, 2]}, "reval": {"goods": ["red2"], "booths": [2, 1, 2]}, "riga": {"goods":
         ["green2", "yellow2"], "booths": [1, 0, 3]}}, "piles": [0, 0, 0, 1, 10], "last_round": false}"#,
    ),
    (
        "booths orange2; sail aalborg; buy brown3; end",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 9, "ship": "lubeck", "acted":
         false, "players": [{"talers": 4, "goods": ["orange2", "green1"], "sold": ["green1", "green2", "red1", "red1",
         "red2", "red3", "red3"], "booths": 3}, {"talers": 1, "goods": ["orange2", "red3"], "sold": ["orange1",
         "orange3", "green1", "green3"], "booths": 1}, {"talers": 2, "goods": ["orange1", "brown1", "red1"], "sold":
         ["brown2", "brown2", "yellow2", "yellow3"], "booths": 1}], "cities": {"tonsberg": {"goods": ["red1",
         "orange3"], "booths": [2, 2, 0]}, "aalborg": {"goods": ["brown1", "brown3"], "booths": [2, 3, 1]},
         "copenhagen": {"goods": ["yellow1"], "booths": [1, 3, 1]}, "lubeck": {"goods": ["brown1"], "booths": [1, 2,
         3]}, "danzig": {"goods": [], "booths": [3, 1, 0]}, "kalmar": {"goods": [], "booths": [0, 2, 2]}, "stockholm":
         {"goods": ["green2", "yellow2"], "booths": [0, 0, 2]}, "reval": {"goods": ["red2"], "booths": [2, 1, 2]},
         "riga": {"goods": ["green2", "yellow2"], "booths": [1, 0, 3]}}, "piles": [0, 0, 0, 1, 10], "last_round":
         false}"#,
    ),
    (
        "sail reval; buy yellow1; sail riga; buy yellow3; sail danzig; sail reval; sell yellow1 yellow2 yellow3; end",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 1, "round": 5, "ship": "stockholm", "acted":
         false, "players": [{"talers": 0, "goods": ["orange1", "orange2"], "sold": ["brown3", "brown3"], "booths": 0},
         {"talers": 5, "goods": ["brown1", "yellow2", "blue3"], "sold": [], "booths": 0}, {"talers": 3, "goods": [],
         "sold": ["orange1", "orange2"], "booths": 8}, {"talers": 0, "goods": ["orange1", "orange3", "red1"], "sold":
         ["green1", "green2", "green3"], "booths": 1}], "cities": {"tonsberg": {"goods": ["orange2", "yellow2"],
         "booths": [3, 2, 2, 0]}, "aalborg": {"goods": ["blue2", "blue1"], "booths": [1, 2, 0, 3]}, "copenhagen":
         {"goods": ["yellow3"], "booths": [0, 2, 1, 4]}, "lubeck": {"goods": ["brown3", "orange3"], "booths": [0, 3, 0,
         4]}, "danzig": {"goods": ["orange3"], "booths": [2, 2, 1, 0]}, "kalmar": {"goods": ["blue2"], "booths": [0, 2,
         0, 3]}, "stockholm": {"goods": ["red1", "red2"], "booths": [4, 0, 2, 0]}, "reval": {"goods": ["yellow1"],
         "booths": [1, 2, 0, 0]}, "riga": {"goods": ["yellow1", "yellow3"], "booths": [4, 0, 1, 0]}}, "piles": [0, 0,
         7, 13, 12], "last_round": false}"#,
    ),
    (
        "buy brown2; sail stockholm; sail kalmar; sell brown2 brown2; end",
        r#"{"game": "hansa", "board": "baltic", "phase": "action", "turn": 0, "round": 5, "ship": "tonsberg", "acted":
         false, "players": [{"talers": 6, "goods": ["brown2"], "sold": [], "booths": 2}, {"talers": 3, "goods": [],
         "sold": ["orange1", "orange1"], "booths": 6}, {"talers": 0, "goods": ["brown3"], "sold": ["red2", "red3"],
         "booths": 2}, {"talers": 0, "goods": ["orange3"], "sold": ["green2", "green3"], "booths": 2}], "cities":
         {"tonsberg": {"goods": ["brown2"], "booths": [0, 2, 2, 0]}, "aalborg": {"goods": ["yellow1"], "booths": [0, 1,
         4, 0]}, "copenhagen": {"goods": ["blue1"], "booths": [2, 0, 4, 1]}, "lubeck": {"goods": ["red1", "red3"],
         "booths": [3, 0, 1, 0]}, "danzig": {"goods": [], "booths": [3, 2, 0, 5]}, "kalmar": {"goods": [], "booths":
         [2, 1, 0, 4]}, "stockholm": {"goods": ["green2", "orange1"], "booths": [0, 2, 0, 0]}, "reval": {"goods": [],
         "booths": [3, 0, 0, 2]}, "riga": {"goods": [], "booths": [0, 1, 2, 1]}}, "piles": [0, 7, 13, 13, 12],
         "last_round": false}"#,
    ),
];

#[test]
fn who_judges_by_chance_plays_no_turn_that_the_guess_finds_worse() {
    for (turn, view) in SOLD_SHORT {
        let (game, start) = Hansa::place(&serde_json::from_str(view).unwrap(), None).unwrap();
        let is_left = |by_chance| {
            let (mut state, mut course) = (start, Vec::new());
            turn.split("; ").all(|action| {
                let (action, mut actions) = (game.read(action).unwrap(), Vec::new());
                choices(&game, &state, Parts::ALL, &mut actions);
                with_foresight(&game, &state, by_chance, &mut course, &mut |_| true, &mut actions);
                state = after(&game, &state, action);
                actions.contains(&action)
            })
        };
        assert!(is_left(false), "{turn}");
        assert!(!is_left(true), "{turn}");
    }
}

/// What each turn at tables of so many players promised less than the best one that is not told from it, of those that can be looked
/// through in full.
fn shortfalls<T: PartialEq>(
    foresight: bool,
    players: std::ops::RangeInclusive<usize>,
    same: impl Fn(&State, Seat) -> T,
) -> Vec<f32> {
    let mut shortfalls = Vec::new();
    for (game, turn) in turns(foresight).iter().filter(|(game, _)| players.contains(&game.players())) {
        let [first, .., end] = &turn[..] else { continue };
        let seat = first.turn();
        if game.last_round(first) || first.talers(seat) > 4 {
            continue;
        }
        let (played, mut best) = (same(end, seat), f32::MIN);
        let mut compare = |end: &State| {
            if same(end, seat) == played {
                best = best.max(outlook(game, end, seat));
            }
        };
        if each_end(game, first, seat, &mut 20_000, &mut compare) {
            shortfalls.push(best - outlook(game, end, seat));
        }
    }
    shortfalls
}

fn how_many(shortfalls: &[f32], more_than: f32) -> usize {
    shortfalls.iter().filter(|less| **less > more_than).count()
}

#[test]
fn no_one_ends_a_turn_far_below_what_it_could_bring() {
    let [with, without] = [true, false].map(|foresight| shortfalls(foresight, 2..=4, |_, _| ()));
    let [with, without] = [with, without].map(|all| how_many(&all, FAR + 1.0));
    // Of the markers with as many barrels one is thought of for booths; that another one may promise more is rare.
    assert!(50 * with < without && without > 100, "{with} {without}");
}

#[test]
fn no_one_plays_what_is_plainly_worse() {
    // By how much another end is to be preferred, less what others gain by it, of the turns that can be looked through in full.
    let shortfall = |(game, turn): &Turn| {
        let [first, .., end] = &turn[..] else { return None };
        let seat = first.turn();
        if game.last_round(first) || first.talers(seat) > 4 {
            return None;
        }
        let promised = |state: &State| Seat::all(game.players()).map(|seat| outlook(game, state, seat)).collect();
        let played: Vec<f32> = promised(end);
        let mut most = 0.0;
        let mut compare = |end: &State| {
            let gains: Vec<f32> = promised(end).iter().zip(&played).map(|(other, played)| other - played).collect();
            let others = (0..gains.len()).filter(|other| *other != seat.index());
            most = f32::max(most, gains[seat.index()] - others.map(|other| gains[other]).fold(0.0, f32::max));
        };
        each_end(game, first, seat, &mut 20_000, &mut compare).then_some(most)
    };
    let shortfalls = |foresight| turns(foresight).iter().filter_map(shortfall).collect::<Vec<_>>();
    let [with, without] = [true, false].map(|foresight| how_many(&shortfalls(foresight), PLAINLY + 0.5));
    assert!(50 * with < without && without > 100, "{with} {without}");
}

#[test]
fn booths_are_put_where_they_bring_more() {
    let apart = |state: &State, seat: Seat| (state.ship(), state.talers(seat), *state.goods(seat), *state.sold(seat));
    for players in 2..=4 {
        let shortfalls = [true, false].map(|foresight| shortfalls(foresight, players..=players, apart));
        let [with, without] = shortfalls.map(|all| how_many(&all, PLACE) as f32 / all.len() as f32);
        // In each city one kind of marker at the most is worth a thought as booths, so that some are not compared.
        assert!(1.8 * with < without, "{players}: {with} {without}");
    }
}

#[test]
fn what_is_not_looked_through_is_left_as_it_is() {
    let (game, turn) = turns(false).iter().max_by_key(|(_, turn)| turn.len()).unwrap();
    let mut actions = Vec::new();
    choices(game, &turn[0], Parts::ALL, &mut actions);
    let (all, mut course, mut steps) = (actions.clone(), Vec::new(), 0);
    let mut three = |so_many| {
        steps = so_many;
        so_many < 4
    };
    with_foresight(game, &turn[0], false, &mut course, &mut three, &mut actions);
    assert_eq!((actions, course, steps), (all, Vec::new(), 4));
}
