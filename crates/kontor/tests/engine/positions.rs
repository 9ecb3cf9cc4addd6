//! Positions that cannot be are refused, and what is wrong with them is named.

use serde_json::{Value, json};

use crate::Engine;

/// A position that differs from a good one in one place is refused, and the message names what is wrong.
fn refuse_position(engine: &mut Engine, state: &Value, path: &str, wrong: Value, named: &str) {
    let mut state = state.clone();
    *state.pointer_mut(path).unwrap() = wrong;
    let (rule, message) = engine.refused(&json!({ "position": state }));
    assert!(rule == "setup" && message.contains(named), "{path}: {message}");
}

#[test]
fn what_cannot_be_in_the_city_is_refused() {
    let mut engine = Engine::start();
    let new = json!({"game": "hamburgum", "players": 5, "board": "london", "officials": "free", "seed": "p"});
    let first = engine.ok(&json!({ "new": new }));
    let view = engine.wander(first, 400);
    assert_eq!(engine.ok(&json!({"position": view["state"]})), view);
    let state = &view["state"];
    let built = |seat: &usize| state["players"][*seat]["citizens"][0].is_string();
    let owner = (0..5).find(built).expect("someone has built by now");
    let site = state["players"][owner]["citizens"][0].as_str().unwrap().to_owned();
    let church = state["churches"].as_object().unwrap().keys().next().unwrap().clone();
    refuse_position(&mut engine, state, &format!("/players/{}/citizens", (owner + 1) % 5), json!([site]), &site);
    refuse_position(&mut engine, state, "/harbour", json!({"3": [2, 2, 2, 2, 2], "2": [2], "1": []}), "player 2");
    refuse_position(&mut engine, state, "/harbour/3", json!([0, 1, 2, 3, 4, 0]), "`3` of the harbour");
    refuse_position(&mut engine, state, &format!("/churches/{church}/donors"), json!([0, 1, 0, 1, 0, 1, 0]), "donors");
    refuse_position(&mut engine, state, "/dutchmen", json!(4), "dutchmen");
    refuse_position(&mut engine, state, "/prices/beer", json!(110), "beer");
    refuse_position(&mut engine, state, "/players/0/money", json!(15), "money");
    refuse_position(&mut engine, state, "/players/0/bell", json!(2), "bell");
    refuse_position(&mut engine, state, "/players/0/prestige", json!(-1), "prestige");
    refuse_position(&mut engine, state, "/stack", json!(["councilman"]), "stack");
    refuse_position(&mut engine, state, "/turn", json!(5), "turn");
    refuse_position(&mut engine, state, "/phase", json!("over"), "");
    refuse_position(&mut engine, state, "/board", json!("paris"), "board");
    refuse_position(&mut engine, state, "/game", json!("hansa"), "");
    engine.end();
}

#[test]
fn what_cannot_be_at_sea_is_refused() {
    let mut engine = Engine::start();
    let first = engine.new_game("hansa", 3);
    let view = engine.wander(first, 120);
    assert_eq!(engine.ok(&json!({"position": view["state"]})), view);
    let state = &view["state"];
    refuse_position(
        &mut engine,
        state,
        "/players/0/sold",
        json!(["orange1", "orange1", "orange1", "orange1", "orange1"]),
        "orange1",
    );
    // With three players blue stays in the box.
    refuse_position(&mut engine, state, "/players/0/sold", json!(["blue2"]), "blue2");
    refuse_position(&mut engine, state, "/players/0/sold", json!(["pink2"]), "sold");
    refuse_position(&mut engine, state, "/players/2/booths", json!(15), "player 2");
    refuse_position(&mut engine, state, "/cities/riga/booths", json!([9, 9]), "riga");
    refuse_position(&mut engine, state, "/cities/kalmar/goods", json!(["red1", "red1"]), "kalmar");
    refuse_position(&mut engine, state, "/piles", json!([11, 11, 10, 10, 10]), "piles");
    refuse_position(&mut engine, state, "/players/0/talers", json!(100), "talers");
    refuse_position(&mut engine, state, "/ship", json!("hamburg"), "ship");
    refuse_position(&mut engine, state, "/round", json!(0), "round 0");
    engine.end();
}
