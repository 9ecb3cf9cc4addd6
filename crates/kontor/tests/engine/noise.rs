//! Lines of nonsense.

use serde_json::json;
use table::Dice;

use crate::{Engine, error, only_key};

#[test]
fn nonsense_gets_one_error_each_and_changes_nothing() {
    let mut engine = Engine::start();
    let view = engine.new_game("hamburgum", 4);
    let nonsense: [&[u8]; 16] = [
        b"x",
        b"{",
        b"\0",
        b"\0\0\0{\"view\": null}",
        b"\xff\xfe\xfd",
        b"{\"play\": \"rondel \xc3\x28\"}",
        b"{\"play\": \"\xed\xa0\x80\"}",
        b"{\"view\": null} {\"view\": null}",
        b"{\"view\": null,}",
        b"{\"view\": nul}",
        b"\x1b[2J",
        b"\xef\xbb\xbf{\"view\": null}",
        b"{\"play\": \"\\ud800\"}",
        b"{\"new\": {\"game\": \"hansa\", \"players\": 1e400}}",
        b"99999999999999999999999999999999999999999",
        b"'view'",
    ];
    for line in nonsense {
        assert_eq!(error(&engine.send(line)).0, "syntax", "{:?}", String::from_utf8_lossy(line));
    }
    for monster in [
        b"[".repeat(1 << 20),
        b"{\"a\":".repeat(1 << 18),
        [&b"{\"position\": "[..], &b"[".repeat(100_000)].concat(),
        [&b"{\"play\": \""[..], &b"x".repeat(1 << 20)].concat(),
        b"x".repeat(9 << 20),
        [&b"{\"load\": \""[..], &b"\\n".repeat(5 << 20), b"\"}"].concat(),
    ] {
        assert_eq!(error(&engine.send(&monster)).0, "syntax");
    }
    // Well formed, but more than anyone would say.
    let long = json!({ "play": "end ".repeat(1 << 20) });
    assert_eq!(error(&engine.send(long.to_string().as_bytes())).0, "syntax");
    let many = json!({ "play": vec!["end"; 500_000] });
    assert_eq!(error(&engine.send(many.to_string().as_bytes())).0, "optional");
    let record = json!({ "load": "kontor record 1\n".repeat(300_000) });
    assert_eq!(error(&engine.send(record.to_string().as_bytes())).0, "setup");
    assert_eq!(engine.ok(&json!({"view": null})), view);
    engine.end();
}

#[test]
fn random_bytes_get_one_error_each() {
    let mut engine = Engine::start();
    let view = engine.new_game("hansa", 3);
    let mut dice = Dice::new(11);
    for _ in 0..2000 {
        let mut line: Vec<u8> = (0..dice.below(80)).map(|_| dice.below(256) as u8).collect();
        line.retain(|byte| *byte != b'\n');
        if !line.trim_ascii().is_empty() {
            assert_eq!(error(&engine.send(&line)).0, "syntax");
        }
    }
    assert_eq!(engine.ok(&json!({"view": null})), view);
    engine.end();
}

#[test]
fn damaged_requests_are_answered_line_by_line() {
    let mut engine = Engine::start();
    let mut dice = Dice::new(12);
    for (game, players) in [("hamburgum", 3), ("hansa", 2)] {
        let view = engine.new_game(game, players);
        let record = engine.ok(&json!({"record": null}))["record"].clone();
        let requests = [
            json!({"new": {"game": game, "players": players, "seed": "42"}}),
            json!({"play": view["legal"][0]}),
            json!({"play": [view["legal"][0], view["legal"][1]]}),
            json!({"load": record}),
            json!({"position": view["state"]}),
            json!({"bot": {"level": "random", "ms": 5}}),
            json!({"undo": null}),
        ];
        for number in 0..2100 {
            let mut line = requests[number % requests.len()].to_string().into_bytes();
            for _ in 0..=dice.below(2) {
                let at = dice.below(line.len() as u32) as usize;
                match dice.below(3) {
                    0 => line[at] = b"\"{}[]:,0-9 \\nullx"[dice.below(17) as usize],
                    1 => drop(line.remove(at)),
                    _ => line.insert(at, line[dice.below(line.len() as u32) as usize]),
                }
            }
            let answer = engine.send(&line);
            if only_key(&answer) == "error" {
                error(&answer);
            }
        }
    }
    engine.end();
}
