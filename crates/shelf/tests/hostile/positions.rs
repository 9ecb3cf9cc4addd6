//! Positions in the form of a view.

use serde_json::{Value, json};
use shelf::Sitting;
use table::Dice;

use crate::{common, is_a_game, midgame, noise, pick};

/// A view as the program writes it: heaps of markers, tiles on offer and a free stack in their order. All else stands as
/// it was sent.
fn canonical(mut view: Value) -> Value {
    let heaps = ["goods", "sold"].map(|key| (0..4).map(move |seat| format!("/players/{seat}/{key}")));
    let churches = view["churches"].as_object().into_iter().flat_map(|churches| churches.keys());
    let mut lists: Vec<String> = churches.map(|church| format!("/churches/{church}/tiles")).collect();
    lists.extend(heaps.into_iter().flatten());
    lists.extend((view["officials"] == "free").then(|| "/stack".to_owned()));
    for path in lists {
        if let Some(Value::Array(list)) = view.pointer_mut(&path) {
            list.sort_by_cached_key(order);
        }
    }
    view
}

/// Where something stands in the order of the rules.
fn order(thing: &Value) -> (Option<usize>, String) {
    const ORDER: &str = "orange brown yellow green red blue five donations ships building citizens canon guildmaster \
                         harbour_master deacon sexton master_builder civil_servant";
    let word = thing.as_str().unwrap_or_default();
    let name = word.trim_end_matches(|digit: char| digit.is_ascii_digit());
    (ORDER.split(' ').position(|known| known == name), word.to_owned())
}

/// A position is refused with a reason, or it is what was sent and can be played on.
fn place(view: &Value) -> bool {
    match Sitting::place(view, None) {
        Err(refusal) => {
            assert!(refusal.rule == "setup" && !refusal.message.is_empty() && refusal.message.len() < 400, "{refusal}");
            false
        }
        Ok(mut sitting) => {
            assert_eq!(sitting.view()["state"], canonical(view.clone()));
            is_a_game(&mut sitting);
            true
        }
    }
}

/// One of the values within a value, or itself.
fn inner<'a>(value: &'a mut Value, dice: &mut Dice) -> &'a mut Value {
    let size = match &*value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    };
    if size == 0 || dice.below(6) == 0 {
        return value;
    }
    let at = dice.below(size as u32) as usize;
    let next = match value {
        Value::Array(list) => &mut list[at],
        Value::Object(map) => map.values_mut().nth(at).unwrap(),
        _ => unreachable!("only lists and objects have a size"),
    };
    inner(next, dice)
}

/// Numbers at the edges of what is allowed, and beyond.
fn edge(dice: &mut Dice) -> Value {
    let numbers = [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        14,
        15,
        16,
        98,
        99,
        100,
        254,
        255,
        256,
        990,
        999,
        1000,
        9_990,
        9_999,
        10_000,
        65_534,
        65_535,
        65_536,
        99_980,
        99_990,
        99_991,
        100_000,
        999_999,
        1_000_000,
        u32::MAX.into(),
        u64::MAX - 1,
        u64::MAX,
    ];
    json!(pick(&numbers, dice))
}

/// A value that has no place in a view.
fn strange(dice: &mut Dice) -> Value {
    let mut deep = json!(1);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    let words = ["", "over", "setup", "discard", "canon", "church", "hidden", "dutchman", "red3"];
    let numbers = [json!(-1), json!(i64::MIN), json!(0.5), json!(1.0), json!(1e300)];
    let others = [json!([]), json!({}), json!([[]]), json!({"game": "hansa"}), json!(vec![0; 1000]), deep];
    match dice.below(5) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(pick(&words, dice)),
        3 => pick(&numbers, dice),
        _ if dice.below(6) == 0 => json!("x".repeat(10_000)),
        _ => pick(&others, dice),
    }
}

/// A view with something changed in it.
fn damage(view: &mut Value, dice: &mut Dice) {
    let other = inner(view, dice).clone();
    let value = inner(view, dice);
    match (dice.below(9), value) {
        (0, value) => *value = other,
        (1, value) => *value = strange(dice),
        (2 | 3, Value::Number(number)) => *number = edge(dice).as_number().unwrap().clone(),
        (4, Value::Number(number)) => {
            let near = number.as_i64().unwrap_or_default().saturating_add(i64::from(dice.below(41)) - 20);
            *number = near.max(0).into();
        }
        (_, Value::Array(list)) if !list.is_empty() => {
            let (one, two) = (dice.below(list.len() as u32) as usize, dice.below(list.len() as u32) as usize);
            match dice.below(4) {
                0 => drop(list.remove(one)),
                1 => list.swap(one, two),
                2 => list.insert(two, list[one].clone()),
                _ => list.push(other),
            }
        }
        (_, Value::Array(list)) => list.push(other),
        (_, Value::Object(map)) => {
            let keys: Vec<String> = map.keys().cloned().collect();
            match dice.below(3) {
                0 => drop(map.insert(noise::text(dice), other)),
                1 => drop(keys.first().map(|_| map.remove(&pick(&keys, dice)))),
                _ => drop(keys.first().map(|_| map.insert(pick(&keys, dice), other))),
            }
        }
        (_, Value::Bool(flag)) => *flag = !*flag,
        (_, value @ (Value::Number(_) | Value::Null)) => *value = edge(dice),
        (_, Value::String(text)) => *text = noise::damaged(text, dice),
    }
}

#[test]
fn damaged_positions() {
    let mut dice = Dice::new(8);
    let (mut accepted, mut refused) = (0, 0);
    for setup in common::tables() {
        for actions in [0, 3, 20, 60, 150, 300, 600, 1500] {
            let view = midgame(&setup, actions).view()["state"].clone();
            for _ in 0..25 {
                let mut damaged = view.clone();
                (0..=dice.below(2)).for_each(|_| damage(&mut damaged, &mut dice));
                *if place(&damaged) { &mut accepted } else { &mut refused } += 1;
            }
        }
    }
    assert!(accepted > 300 && refused > 3000, "{accepted} accepted, {refused} refused");
}

/// The paths of all numbers within a value.
fn numbers(value: &Value, path: &str) -> Vec<String> {
    match value {
        Value::Number(_) => vec![path.to_owned()],
        Value::Array(list) => (0..).zip(list).flat_map(|(at, value)| numbers(value, &format!("{path}/{at}"))).collect(),
        Value::Object(map) => map.iter().flat_map(|(key, value)| numbers(value, &format!("{path}/{key}"))).collect(),
        _ => Vec::new(),
    }
}

/// Every number of a position made small, and set to an edge, one at a time.
#[test]
fn numbers_at_the_edge() {
    let mut dice = Dice::new(10);
    for setup in common::tables() {
        let positions = if setup.game == "hansa" { 8 } else { 1 };
        for actions in (1..=positions).map(|part| part * 160 / positions) {
            let view = midgame(&setup, actions).view()["state"].clone();
            for path in numbers(&view, "") {
                for number in [json!(dice.below(4)), edge(&mut dice)] {
                    let mut damaged = view.clone();
                    *damaged.pointer_mut(&path).unwrap() = number;
                    place(&damaged);
                }
            }
        }
    }
}

/// Everything that a position may hold, held by everyone: no count runs over.
#[test]
fn the_richest_position() {
    let mut view = midgame(&common::tables()[0], 100).view()["state"].clone();
    for player in view["players"].as_array_mut().unwrap() {
        for (key, most) in [("prestige", 9_999), ("money", 99_990), ("wood", 999), ("brick", 999), ("bell", 1)] {
            player[key] = json!(most);
        }
        for key in ["beer", "sugar", "cloth"] {
            player[key] = json!(40);
        }
    }
    assert!(place(&view));
    view["players"][0]["beer"] = json!(99);
    view["round"] = json!(1_000_000);
    assert!(place(&view));

    let sea = midgame(common::tables().last().unwrap(), 100);
    let mut view = sea.view()["state"].clone();
    view["round"] = json!(65_535);
    for player in view["players"].as_array_mut().unwrap() {
        player["talers"] = json!(99);
    }
    view["phase"] = json!("action");
    assert!(place(&view));
}

#[test]
fn deep_positions() {
    for depth in [200, 1000] {
        let mut deep = json!({});
        for _ in 0..depth {
            deep = json!([deep, {"a": 1}]);
        }
        assert!(!place(&deep));
        let mut view = midgame(&common::tables()[0], 10).view()["state"].clone();
        for key in ["players", "harbour", "churches", "round", "church", "board", "game"] {
            let before = std::mem::replace(&mut view[key], deep.clone());
            assert!(!place(&view));
            view[key] = before;
        }
        assert!(place(&view));
    }
}
