//! What is refused, and by which rule.

use serde_json::json;

use crate::Engine;

#[test]
fn what_cannot_be_read_is_syntax() {
    let mut engine = Engine::start();
    engine.new_game("hamburgum", 3);
    for request in [
        json!(null),
        json!([]),
        json!("view"),
        json!({}),
        json!({"view": null, "undo": null}),
        json!({"view": 1}),
        json!({"undo": 1}),
        json!({"record": {}}),
        json!({"dance": null}),
        json!({"play": 5}),
        json!({"play": null}),
        json!({"play": ["rondel beer", 5]}),
        json!({"play": "rondel"}),
        json!({"play": "Rondel beer"}),
        json!({"play": "rondel  beer"}),
        json!({"play": "rondel beer : deacon"}),
        json!({"play": "build atlantis"}),
        json!({"load": 7}),
        json!({"new": []}),
    ] {
        assert_eq!(engine.rule(&request), "syntax", "{request}");
    }
    engine.end();
}

#[test]
fn what_cannot_be_set_up_is_setup() {
    let mut engine = Engine::start();
    for request in [json!({"view": null}), json!({"play": "end"}), json!({"undo": null}), json!({"record": null})] {
        assert_eq!(engine.rule(&request), "setup", "there is no game yet: {request}");
    }
    engine.new_game("hansa", 2);
    assert_eq!(engine.rule(&json!({"undo": null})), "setup");
    assert_eq!(engine.rule(&json!({"load": "no record"})), "setup");
    assert_eq!(engine.rule(&json!({"position": {}})), "setup");
    assert_eq!(engine.rule(&json!({"bot": {"level": "of the sea"}})), "setup");
    for new in [
        json!({}),
        json!({"game": "hamburgum"}),
        json!({"game": "chess", "players": 2}),
        json!({"game": "hamburgum", "players": "3"}),
        json!({"game": "hamburgum", "players": 1}),
        json!({"game": "hamburgum", "players": 6}),
        json!({"game": "hamburgum", "players": -3}),
        json!({"game": "hamburgum", "players": 2.5}),
        json!({"game": "hamburgum", "players": u64::MAX}),
        json!({"game": "hamburgum", "players": 3, "board": "baltic"}),
        json!({"game": "hamburgum", "players": 3, "board": 3}),
        json!({"game": "hamburgum", "players": 3, "officials": "none"}),
        json!({"game": "hamburgum", "players": 3, "seed": []}),
        json!({"game": "hamburgum", "players": 3, "dogs": 1}),
        json!({"game": "hansa", "players": 5}),
        json!({"game": "hansa", "players": 3, "board": "hamburg"}),
        json!({"game": "hansa", "players": 3, "officials": "free"}),
    ] {
        assert_eq!(engine.rule(&json!({ "new": new })), "setup", "{new}");
    }
    engine.end();
}

#[test]
fn an_illegal_action_is_refused_by_its_rule() {
    let mut engine = Engine::start();
    engine.new_game("hamburgum", 2);
    assert_eq!(engine.rule(&json!({"play": "end"})), "optional");
    assert_eq!(engine.rule(&json!({"play": "sell beer=1"})), "trade-either");
    assert_eq!(engine.rule(&json!({"play": "score nicolai five"})), "score-where");
    engine.play(json!(["rondel sugar", "rondel church"]));
    assert_eq!(engine.rule(&json!({"play": "rondel guildhall"})), "rondel");
    assert_eq!(engine.rule(&json!({"play": "donate nicolai ships"})), "donate-tile");
    assert_eq!(engine.rule(&json!({"play": "score nicolai five"})), "donate-one-church");
    engine.play("end");
    // Eight steps cost 5, seat 0 has 1.
    let (rule, message) = engine.refused(&json!({"play": "rondel sugar"}));
    assert!(rule == "rondel-zero" && message.contains('5') && message.contains('1'), "{rule}: {message}");
    engine.play("rondel trade1");
    assert_eq!(engine.rule(&json!({"play": "sell sugar=3"})), "sell-quay");
    assert_eq!(engine.rule(&json!({"play": "sell sugar=99999999999"})), "sell-quay");
    assert_eq!(engine.rule(&json!({"play": "buy wood=1"})), "buy-depot");
    assert_eq!(engine.rule(&json!({"play": "buy bell=2"})), "buy-bell");

    engine.new_game("hansa", 2);
    assert_eq!(engine.rule(&json!({"play": "place copenhagen"})), "setup-booths");
    assert_eq!(engine.rule(&json!({"play": "sail lubeck"})), "setup-booths");
    engine.play(json!(["place lubeck", "place riga", "place danzig", "place reval", "place kalmar", "place danzig"]));
    assert_eq!(engine.rule(&json!({"play": "refill"})), "refill");
    assert_eq!(engine.rule(&json!({"play": "sail riga"})), "sail");
    assert_eq!(engine.rule(&json!({"play": "discard red1"})), "keep");
    assert_eq!(engine.rule(&json!({"play": "sell red1 red1"})), "sell-booth");
    assert_eq!(engine.rule(&json!({"play": "booths red1"})), "booths");
    engine.end();
}

#[test]
fn a_wrong_record_is_refused_with_its_line() {
    let mut engine = Engine::start();
    engine.new_game("hamburgum", 2);
    engine.play(json!(["rondel beer", "rondel cloth", "rondel trade2", "sell beer=2"]));
    let record = engine.ok(&json!({"record": null}))["record"].as_str().unwrap().to_owned();
    let wrong = [
        (record.replace("sell beer=2", "sell beer=3"), "sell-quay"),
        (record.replace("1.0 rondel", "1.1 rondel"), "it is turn 1.0"),
        (record.replace("rules: 1", "rules: 2"), "version 2"),
        (record.replace("seed: 42", "seed: 43"), "cut or edited"),
        (record.replace("2.0 ", "# 2.0 "), "cut or edited"),
        (record[..record.len() / 2].to_owned(), "line "),
    ];
    for (text, reason) in wrong {
        let (rule, message) = engine.refused(&json!({ "load": text }));
        assert!(rule == "setup" && message.starts_with("line ") && message.contains(reason), "{message}");
    }
    engine.end();
}
