//! `kontor engine` as another program meets it: requests in, answers out, line by line.

mod noise;
mod positions;
mod refusals;

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use table::Dice;

/// A running engine.
struct Engine {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        Engine::with(&[])
    }

    fn with(arguments: &[&str]) -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kontor"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Engine { process, input, output }
    }

    /// Sends a line of any bytes and reads the one line that answers it.
    fn send(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "no answer to {:?}", String::from_utf8_lossy(&line[..line.len().min(200)]));
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!(["ok", "error"].contains(&only_key(&answer)), "{answer}");
        answer
    }

    fn ok(&mut self, request: &Value) -> Value {
        let answer = self.send(request.to_string().as_bytes());
        assert_eq!(only_key(&answer), "ok", "{request}: {answer}");
        answer["ok"].clone()
    }

    /// The rule and the message of a refusal, after which nothing has changed.
    fn refused(&mut self, request: &Value) -> (String, String) {
        let before = self.send(br#"{"view": null}"#);
        let answer = self.send(request.to_string().as_bytes());
        assert_eq!(self.send(br#"{"view": null}"#), before, "{request}");
        error(&answer)
    }

    fn rule(&mut self, request: &Value) -> String {
        self.refused(request).0
    }

    fn new_game(&mut self, game: &str, players: u64) -> Value {
        self.ok(&json!({"new": {"game": game, "players": players, "seed": "42"}}))
    }

    /// Plays an action or a list of them.
    fn play(&mut self, actions: impl Into<Value>) -> Value {
        let actions: Value = actions.into();
        self.ok(&json!({ "play": actions }))
    }

    /// Plays so many actions from a view, or to the end of the game, and shows where that leads.
    fn wander(&mut self, mut view: Value, actions: usize) -> Value {
        let mut dice = Dice::new(actions as u64);
        for _ in 0..actions {
            let Some(action) = choose(&view, &mut dice) else { break };
            view = self.play(action);
            check_view(&view);
        }
        view
    }

    /// At the end of the input it has nothing more to say and ends well.
    fn end(self) {
        let Engine { mut process, input, mut output } = self;
        drop(input);
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert_eq!(process.wait().unwrap().code(), Some(0));
    }
}

fn only_key(value: &Value) -> &str {
    let keys = keys(value);
    assert_eq!(keys.len(), 1, "{value}");
    keys[0]
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap_or_else(|| panic!("no object: {value}")).keys().map(String::as_str).collect()
}

/// The rule and the message of an answer that must be an error.
fn error(answer: &Value) -> (String, String) {
    assert_eq!(only_key(answer), "error", "{answer}");
    assert_eq!(keys(&answer["error"]), ["rule", "message"]);
    let [rule, message] = ["rule", "message"].map(|key| answer["error"][key].as_str().unwrap().to_owned());
    assert!(!message.is_empty() && !message.contains("a fault of the program"), "{message}");
    (rule, message)
}

/// One of the legal actions: its verb first, and seldom the end of a turn, so that something happens.
fn choose(view: &Value, dice: &mut Dice) -> Option<String> {
    let legal: Vec<&str> = view["legal"].as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect();
    let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<String> = legal.iter().map(|action| verb(action)).collect();
    verbs.dedup();
    if verbs.len() > 1 && dice.below(5) > 0 {
        verbs.retain(|verb| verb != "end");
    }
    let chosen = verbs.get(dice.below(verbs.len().max(1) as u32) as usize)?;
    let actions: Vec<&str> = legal.into_iter().filter(|action| verb(action) == *chosen).collect();
    Some(actions[dice.below(actions.len() as u32) as usize].to_owned())
}

/// Every view has the same shape, whatever it shows.
fn check_view(view: &Value) {
    assert_eq!(keys(view), ["state", "legal", "over", "standing"]);
    assert_eq!(view["legal"].as_array().unwrap().is_empty(), view["over"].as_bool().unwrap());
    let players = view["state"]["players"].as_array().unwrap();
    let standing = view["standing"].as_array().unwrap();
    assert_eq!(standing.len(), players.len());
    for (seat, place) in standing.iter().enumerate() {
        assert_eq!(keys(place), ["seat", "points", "tiebreak", "rank"]);
        assert_eq!(place["seat"], seat);
    }
}

#[test]
fn a_view_of_hamburgum_has_exactly_these_fields() {
    let mut engine = Engine::start();
    let view = engine.new_game("hamburgum", 3);
    check_view(&view);
    let state = &view["state"];
    let fields = "game board officials phase turn round players prices harbour churches completed stack dutchmen church \
                  scoring official_built";
    assert_eq!(keys(state).join(" "), fields);
    let fields = "prestige money beer sugar cloth wood brick bell rondel citizens builder tiles";
    assert_eq!(keys(&state["players"][0]).join(" "), fields);
    assert_eq!(state["players"][1]["prestige"], 2);
    assert_eq!(keys(&state["prices"]), ["beer", "sugar", "cloth"]);
    assert_eq!(state["harbour"], json!({"3": [0, 1, 2], "2": [], "1": []}));
    assert_eq!(keys(&state["churches"]["nicolai"]), ["donors", "tiles"]);
    assert_eq!(
        state["stack"],
        json!(["councilman", "councilman", "councilman", "vicar", "vicar", "vicar", "lord_mayor"])
    );
    assert_eq!(
        (&state["board"], &state["officials"], &state["phase"]),
        (&json!("hamburg"), &json!("numbered"), &json!("rondel"))
    );
    assert_eq!(view["legal"][0], "rondel sugar");
    assert_eq!(view["standing"][2], json!({"seat": 2, "points": 3, "tiebreak": 30, "rank": 1}));
    let view = engine.play(json!(["rondel church", "donate nicolai five"]));
    assert_eq!(view["state"]["players"][0]["tiles"], json!([{"church": "nicolai", "tile": "five", "scored": false}]));
    assert_eq!((&view["state"]["church"], &view["state"]["round"]), (&json!("nicolai"), &json!(1)));
    engine.end();
}

#[test]
fn a_view_of_hansa_has_exactly_these_fields() {
    let mut engine = Engine::start();
    let view = engine.new_game("hansa", 4);
    check_view(&view);
    let state = &view["state"];
    let fields = "game board phase turn round ship acted players cities piles last_round";
    assert_eq!(keys(state).join(" "), fields);
    assert_eq!(state["players"][3], json!({"talers": 3, "goods": [], "sold": [], "booths": 15}));
    assert_eq!(keys(&state["cities"]["riga"]), ["goods", "booths"]);
    assert_eq!(state["cities"]["riga"]["booths"], json!([0, 0, 0, 0]));
    assert_eq!(state["piles"], json!([13, 13, 13, 13, 12]));
    assert_eq!((&state["phase"], &state["round"], &state["ship"]), (&json!("setup"), &json!(0), &json!("copenhagen")));
    engine.end();
}

#[test]
fn every_request_of_the_protocol_is_answered() {
    for (game, players, first) in [("hamburgum", 3, "rondel beer"), ("hansa", 4, "place lubeck")] {
        let mut engine = Engine::start();
        let new = engine.new_game(game, players);
        assert_eq!(engine.ok(&json!({"view": null})), new);
        let played = engine.play(first);
        assert_ne!(played, new);
        assert_eq!(engine.ok(&json!({"undo": null})), new);
        assert_eq!(engine.play(json!([first])), played);
        assert_eq!(engine.play(json!([])), played);
        let record = engine.ok(&json!({"record": null}));
        assert_eq!(keys(&record), ["record"]);
        let advice = engine.ok(&json!({"bot": {"level": "random", "ms": 500}}));
        assert!(played["legal"].as_array().unwrap().contains(&advice["action"]), "{advice}");
        assert_eq!(engine.ok(&json!({"view": null})), played);
        assert_eq!(engine.ok(&json!({"position": new["state"]}))["state"], new["state"]);
        assert_eq!(engine.ok(&json!({"load": record["record"]})), played);
        engine.end();
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mut engine = Engine::start();
    let hansa = |seed: Value| json!({"new": {"game": "hansa", "players": 2, "board": "baltic", "seed": seed}});
    let one = engine.ok(&hansa(json!("42")));
    assert_ne!(engine.ok(&hansa(json!("43"))), one);
    assert_eq!(engine.ok(&hansa(json!(42))), one);
    // Without a seed every game is another.
    let fresh = json!({"new": {"game": "hansa", "players": 2}});
    assert_ne!(engine.ok(&fresh), engine.ok(&fresh));
    engine.end();
}

#[test]
fn a_whole_game_of_each_kind() {
    for (game, players, officials) in
        [("hamburgum", 5, Some("free")), ("hamburgum", 2, Some("shuffled")), ("hansa", 3, None)]
    {
        let mut engine = Engine::start();
        let first =
            engine.ok(&json!({"new": {"game": game, "players": players, "officials": officials, "seed": "whole"}}));
        let view = engine.wander(first, 20_000);
        assert_eq!(view["over"], true);
        assert_eq!(engine.rule(&json!({"play": "end"})), "over");
        assert_eq!(engine.rule(&json!({"play": ["end"]})), "over");
        assert_eq!(engine.rule(&json!({"bot": {"level": "random"}})), "over");
        let record = engine.ok(&json!({"record": null}))["record"].clone();
        let mut other = Engine::start();
        assert_eq!(other.ok(&json!({"load": record})), view);
        assert_eq!(other.ok(&json!({"record": null}))["record"], record);
        assert_eq!(other.ok(&json!({"position": view["state"]})), view);
        other.end();
        engine.end();
    }
}

#[test]
fn a_list_is_played_whole_or_not_at_all() {
    let mut engine = Engine::start();
    engine.new_game("hamburgum", 3);
    let (rule, message) = engine.refused(&json!({"play": ["rondel beer", "rondel cloth", "end", "rondel sugar"]}));
    assert!(rule == "optional" && message.contains("action 3 of 4"), "{message}");
    let view = engine.play(json!(["rondel beer", "rondel cloth", "rondel trade2", "sell cloth=1"]));
    assert_eq!((&view["state"]["round"], &view["state"]["turn"]), (&json!(2), &json!(0)));
    for _ in 0..4 {
        engine.ok(&json!({"undo": null}));
    }
    assert_eq!(engine.rule(&json!({"undo": null})), "setup");
    engine.end();
}

/// Plays until something cannot be undone.
fn play_to_a_reveal(engine: &mut Engine, rule: &str) {
    let mut dice = Dice::new(1);
    for _ in 0..3000 {
        let before = engine.ok(&json!({"view": null}));
        let action = choose(&before, &mut dice).unwrap();
        let after = engine.play(action.as_str());
        let answer = engine.send(br#"{"undo": null}"#);
        if answer.get("ok").is_none() {
            assert_eq!(error(&answer).0, rule);
            assert_eq!(engine.ok(&json!({"view": null})), after);
            return;
        }
        assert_eq!(answer["ok"], before);
        engine.play(action);
    }
    panic!("nothing was revealed");
}

#[test]
fn what_was_revealed_cannot_be_undone() {
    let mut engine = Engine::start();
    engine.new_game("hansa", 2);
    play_to_a_reveal(&mut engine, "refill");
    let record = engine.ok(&json!({"record": null}))["record"].as_str().unwrap().to_owned();
    assert!(record.contains("refill : "), "{record}");
    engine.ok(&json!({"new": {"game": "hamburgum", "players": 2, "officials": "shuffled", "seed": "42"}}));
    play_to_a_reveal(&mut engine, "variant-shuffled");
    let record = engine.ok(&json!({"record": null}))["record"].as_str().unwrap().to_owned();
    assert!(record.contains("end : "), "{record}");
    engine.end();
}

/// A board of one's own: Hamburg under another name, in a file.
fn own_board(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("engine-{name}.toml"));
    let hamburg = include_str!("../../../../boards/hamburg.toml");
    std::fs::write(&path, hamburg.replace("id = \"hamburg\"", &format!("id = \"{name}\""))).unwrap();
    path
}

#[test]
fn an_own_board_is_played_on() {
    let file = own_board("bremen");
    let mut engine = Engine::with(&["--board", file.to_str().unwrap()]);
    let new = |board: Value| json!({"new": {"game": "hamburgum", "players": 2, "board": board, "seed": "b"}});
    for (asked, given) in [(json!("bremen"), "bremen"), (json!(null), "bremen"), (json!("hamburg"), "hamburg")] {
        assert_eq!(engine.ok(&new(asked))["state"]["board"], given);
    }
    assert_eq!(engine.rule(&new(json!("lubeck"))), "setup");
    assert_eq!(engine.new_game("hansa", 2)["state"]["board"], "baltic");
    engine.ok(&new(json!("bremen")));
    let view = engine.play(json!(["rondel church", "donate nicolai five", "end"]));
    let record = engine.ok(&json!({"record": null}))["record"].clone();
    assert_eq!(engine.ok(&json!({"position": view["state"]})), view);
    engine.end();

    // The record brings its board along, also for positions on it; a position alone does not.
    let mut other = Engine::start();
    assert_eq!(other.rule(&json!({"position": view["state"]})), "setup");
    assert_eq!(other.ok(&json!({"load": record})), view);
    assert_eq!(other.ok(&json!({"record": null}))["record"], record);
    assert_eq!(other.ok(&json!({"position": view["state"]})), view);
    other.end();
}

#[test]
fn a_wrong_board_is_refused_before_anything_is_read() {
    let file = own_board("broken");
    std::fs::write(&file, "id = \"broken\"\n").unwrap();
    let out = Command::new(env!("CARGO_BIN_EXE_kontor")).args(["engine", "--board"]).arg(&file).output().unwrap();
    assert_eq!((out.status.code(), out.stdout.len()), (Some(1), 0));
    assert!(String::from_utf8(out.stderr).unwrap().contains("line 1: "));
}

#[test]
fn empty_lines_are_passed_over_and_the_last_line_needs_no_end() {
    let mut engine = Engine::start();
    engine.input.write_all(b"\n \n\t\r\n\n").unwrap();
    engine.new_game("hansa", 2);
    let Engine { mut process, mut input, mut output } = engine;
    input.write_all(b"\r\n{\"view\": null}\r\n{\"play\": \"place riga\"}").unwrap();
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    let answers: Vec<Value> = rest.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[1]["ok"]["state"]["cities"]["riga"]["booths"], json!([2, 0]));
    assert_eq!(process.wait().unwrap().code(), Some(0));
}
