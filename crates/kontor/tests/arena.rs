//! `kontor arena`, `kontor train` and the engine's `bot`, driven from outside.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A directory of its own in which the program runs, removed with all that is in it.
struct Room(PathBuf);

impl Room {
    fn new(name: &str) -> Room {
        let path = std::env::temp_dir().join(format!("kontor-arena-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Room(path)
    }

    fn kontor(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_kontor")).args(args).current_dir(&self.0).output().unwrap()
    }

    /// Runs an arena of words, with the names apart because commands have blanks, and returns its JSON.
    #[track_caller]
    fn arena(&self, args: &str, bots: &str) -> Value {
        let words: Vec<&str> = args.split_whitespace().chain(["--json", "--bots", bots]).collect();
        let output = self.kontor(&[&["arena"], &words[..]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// Runs what must be refused, and returns what it says.
    #[track_caller]
    fn refused(&self, args: &str) -> String {
        let output = self.kontor(&args.split_whitespace().collect::<Vec<_>>());
        assert!(!output.status.success(), "`{args}` must be refused");
        String::from_utf8(output.stderr).unwrap()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn bot<'a>(report: &'a Value, name: &str) -> &'a Value {
    let bots = report["bots"].as_array().unwrap();
    bots.iter().find(|bot| bot["name"] == name).unwrap_or_else(|| panic!("{name} is missing in {report}"))
}

/// What a report says apart from the time it took.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        for key in ["ms_per_decision", "worst_ms", "late"] {
            bot[key] = Value::Null;
        }
    }
    report
}

#[track_caller]
fn need_python() {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found, "this test runs the example bot and needs python3, which is not on this machine");
}

#[test]
fn prints_what_it_counted() {
    let room = Room::new("json");
    let report = room.arena("--game hansa --players 4 --games 4 --iterations 20", "expert,hard,medium,easy");
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["expert", "hard", "medium", "easy"]);
    let mut wins = 0.0;
    for bot in bots {
        let number = |key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key} in {bot}"));
        assert_eq!(number("games"), 4.0);
        assert!(0.0 <= number("low") && number("low") <= number("win_share"), "{bot}");
        assert!(number("win_share") <= number("high") && number("high") <= 1.0, "{bot}");
        assert!(number("points") > 0.0 && number("ms_per_decision") > 0.0 && number("rating") > 0.0, "{bot}");
        assert_eq!(number("faults"), 0.0, "{bot}");
        wins += number("win_share");
    }
    assert!((wins - 1.0).abs() < 0.001, "{report}");
    for name in ["expert", "hard", "medium"] {
        let iterations = bot(&report, name)["iterations_per_decision"].as_f64().unwrap();
        assert!(iterations > 0.0 && iterations <= 20.0, "{name}: {iterations}");
    }
}

#[test]
fn the_table_is_for_people() {
    let room = Room::new("table");
    let output =
        room.kontor(&["arena", "--game", "hamburgum", "--players", "2", "--bots", "easy,random", "--games", "2"]);
    let table = String::from_utf8(output.stdout).unwrap();
    for word in ["hamburgum on hamburg", "easy", "random", "wins", "rating", "faults", "5 ms"] {
        assert!(table.contains(word), "`{word}` is missing in:\n{table}");
    }
}

#[test]
fn the_last_name_fills_and_the_seats_rotate() {
    let room = Room::new("fills");
    let report =
        room.arena("--game hamburgum --players 3 --games 6 --save games.jsonl --records records", "easy,random");
    assert_eq!(report["bots"].as_array().unwrap().len(), 2);
    let all = bot(&report, "easy")["win_share"].as_f64().unwrap()
        + 2.0 * bot(&report, "random")["win_share"].as_f64().unwrap();
    assert!((all - 1.0).abs() < 0.001, "{report}");
    let saved = room.read("games.jsonl");
    let mut seats = Vec::new();
    for line in saved.lines().skip(1) {
        let game: Value = serde_json::from_str(line).unwrap();
        let names: Vec<&str> =
            game["seats"].as_array().unwrap().iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
        assert_eq!(names.iter().filter(|name| **name == "random").count(), 2);
        seats.push(names.iter().position(|name| *name == "easy").unwrap());
    }
    seats.sort_unstable();
    assert_eq!(seats, [0, 0, 1, 1, 2, 2]);
    let seed = |number: usize| {
        let record = room.read(&format!("records/hamburgum-{number:06}.kontor"));
        record.lines().find(|line| line.starts_with("seed: ")).unwrap().to_owned()
    };
    assert_eq!(seed(0), seed(2), "all rotations have the same deal");
    assert_ne!(seed(2), seed(3), "then comes the next deal");
}

#[test]
fn goes_on_where_it_stopped() {
    let room = Room::new("resume");
    let table = "--game hansa --players 3 --iterations 30 --seed 7";
    let bots = "hard,medium@20it,easy";
    let whole = room.arena(&format!("{table} --games 6"), bots);
    room.arena(&format!("{table} --games 2 --save games.jsonl"), bots);
    // The last line was cut off by a crash: it is played again.
    let saved = room.read("games.jsonl");
    room.write("games.jsonl", &saved[..saved.len() - 20]);
    let parts = room.arena(&format!("{table} --games 6 --save games.jsonl --threads 2"), bots);
    assert_eq!(timeless(whole), timeless(parts.clone()));
    assert_eq!(room.read("games.jsonl").lines().count(), 7);
    let again = room.arena(&format!("{table} --games 6 --save games.jsonl"), bots);
    assert_eq!(again, parts, "nothing is left to play");

    let other = room.refused(&format!("arena {table} --games 6 --save games.jsonl --bots hard,easy"));
    assert!(other.contains("another arena"), "{other}");
    for notes in ["milk, bread\n", "milk, bread"] {
        room.write("notes.txt", notes);
        let other = room.refused(&format!("arena {table} --save notes.txt --bots easy"));
        assert!(other.contains("not a saved arena"), "{other}");
        assert_eq!(room.read("notes.txt"), notes);
    }
    // One that was cut off at its very beginning.
    room.write("cut.jsonl", &room.read("games.jsonl")[..20]);
    assert_eq!(timeless(room.arena(&format!("{table} --games 6 --save cut.jsonl"), bots)), timeless(parts));
    assert_eq!(room.read("cut.jsonl").lines().count(), 7);
}

/// Stops an arena by a signal once its file has so many lines; gives what it printed, and how long it took to end.
#[cfg(unix)]
fn stopped(room: &Room, signal: &str, lines: usize, options: &str) -> (String, Duration) {
    let args = format!("arena --game hansa --players 2 --games 1000000 --save games.jsonl {options}");
    let child = Command::new(env!("CARGO_BIN_EXE_kontor"))
        .args(args.split_whitespace())
        .current_dir(&room.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let start = Instant::now();
    while fs::read_to_string(room.0.join("games.jsonl")).map_or(0, |text| text.lines().count()) < lines {
        assert!(start.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_millis(20));
    }
    // In the midst of a decision, where they take so long.
    std::thread::sleep(Duration::from_millis(300));
    let start = Instant::now();
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    (String::from_utf8(output.stdout).unwrap(), start.elapsed())
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_with_what_it_has() {
    let room = Room::new("ctrl-c");
    let (told, _) = stopped(&room, "-INT", 3, "--bots easy,medium@2ms --json");
    let report: Value = serde_json::from_str(&told).unwrap();
    let games = report["games"].as_u64().unwrap();
    assert!(games >= 2);
    assert_eq!(room.read("games.jsonl").lines().count() as u64, games + 1);
}

#[cfg(unix)]
#[test]
fn a_stopped_arena_says_how_far_it_came_and_how_to_go_on() {
    let room = Room::new("how-far");
    let (told, _) = stopped(&room, "-TERM", 3, "--bots easy,medium@2ms");
    let games = room.read("games.jsonl").lines().count() - 1;
    assert!(told.contains(&format!("\n{games} of 1000000 games")), "{told}");
    assert!(told.contains(&format!("goes on with the {} games", 1_000_000 - games)), "{told}");
}

#[cfg(unix)]
#[test]
fn a_decision_that_is_thought_about_is_given_up_at_once() {
    let room = Room::new("at-once");
    // Once the head of the file is written it sits over its first decision, for a hundred seconds if no one stops it.
    let (told, took) = stopped(&room, "-INT", 1, "--bots expert --ms 100000 --json");
    let report: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(report["games"], 0);
    assert!(took < Duration::from_secs(20), "it thinks on for {took:?}");
}

#[test]
fn every_game_is_a_record() {
    let room = Room::new("records");
    for (game, board) in [("hansa", "baltic"), ("hamburgum", "london")] {
        let args = format!("--game {game} --players 2 --board {board} --games 2 --iterations 10 --records records");
        room.arena(&args, "medium,easy");
        for number in 0..2 {
            let name = format!("records/{game}-{number:06}.kontor");
            let record = room.read(&name);
            assert!(
                record.contains("name 0: ") && record.contains("medium") && record.contains("result: "),
                "{record}"
            );
            let output = room.kontor(&["replay", &name]);
            let told = String::from_utf8(output.stdout).unwrap();
            assert!(output.status.success() && told.contains("finished") && told.contains("medium"), "{told}");
        }
    }
}

#[test]
fn what_is_no_arena_is_refused() {
    let room = Room::new("refused");
    for (args, word) in [
        ("arena --game hansa --bots strong", "no bot `strong`"),
        ("arena --game hansa --players 2 --bots easy,easy,easy", "3 names for 2 seats"),
        ("arena --game hansa --players 9 --bots easy", "players"),
        ("arena --game hansa --bots easy@5min", "easy@40ms"),
        ("arena --game hansa --bots easy --save .", "Is a directory"),
        #[cfg(target_os = "linux")]
        ("arena --game hansa --bots easy --save /dev/full", "not a file that games could be kept in"),
        ("arena --game hansa --bots easy --ms 5 --iterations 5", "cannot be used with"),
        ("arena --game hansa --bots easy --ms 0", "invalid value"),
        ("train --game hansa --out no/such/place.net", "no such directory"),
        ("train --game hansa --rate 2", "from 0 to 1"),
    ] {
        let told = room.refused(args);
        assert!(told.contains(word), "`{args}`: {told}");
    }
}

#[test]
fn the_example_bot_plays_whole_games() {
    need_python();
    let room = Room::new("python");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let name = format!("cmd:python3 '{}'@20000ms", script.display());
    for game in ["hansa", "hamburgum"] {
        let report =
            room.arena(&format!("--game {game} --players 3 --games 3 --records records"), &format!("easy,{name}"));
        let guest = bot(&report, &name);
        assert_eq!(guest["faults"], 0, "{report}");
        assert!(guest["decisions"].as_u64().unwrap() > 50 && guest["points"].as_f64().unwrap() > 0.0, "{report}");
        assert_eq!(report["cut"], 0);
    }
}

/// A bot that writes down what it is told was played.
const SCRIBE: &str = r#"
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        print('{"ok": {}}', flush=True)
    if "decide" in message:
        with open("heard.json", "w") as heard:
            json.dump(message["decide"]["played"], heard)
        print(json.dumps({"action": message["decide"]["view"]["legal"][0]}), flush=True)
"#;

#[test]
fn a_program_is_told_all_that_was_played_and_what_it_revealed() {
    need_python();
    let room = Room::new("scribe");
    room.write("scribe.py", SCRIBE);
    let report =
        room.arena("--game hansa --players 2 --games 1 --records records", "easy,cmd:python3 scribe.py@20000ms");
    assert_eq!(report["bots"][1]["faults"], 0, "{report}");
    let game = shelf::Sitting::read(&room.read("records/hansa-000000.kontor")).unwrap();
    let heard: Vec<String> = serde_json::from_str(&room.read("heard.json")).unwrap();
    assert!(game.actions().starts_with(&heard), "{heard:?}");
    assert!(heard.len() > 50 && heard.iter().any(|action| action.starts_with("refill : ")), "{heard:?}");
}

/// Programs that do not even greet: one ends, one is silent, one talks without end.
#[test]
fn who_does_not_greet_is_given_up() {
    let room = Room::new("greet");
    for (name, kind) in
        [("cmd:false", "crash"), ("cmd:sleep 100", "stall"), ("cmd:yes", "nonsense"), ("cmd:no-such-bot", "crash")]
    {
        let start = Instant::now();
        let report = room.arena("--game hansa --players 2 --games 2 --ms 5", &format!("easy,{name}"));
        let guest = bot(&report, name);
        assert_eq!(guest["fault_kinds"][kind], 1, "{report}");
        assert_eq!(guest["faults"], guest["decisions"], "{report}");
        assert_eq!(bot(&report, "easy")["faults"], 0, "{report}");
        assert!(start.elapsed() < Duration::from_secs(60), "{name} holds up the arena");
    }
}

#[cfg(unix)]
#[test]
fn what_a_program_started_ends_with_the_arena() {
    let room = Room::new("wrapper");
    room.write("wrap.sh", "sleep 100 &\necho $! >> started\nwait\n");
    let start = Instant::now();
    room.arena("--game hansa --players 2 --games 1 --ms 5", "easy,cmd:sh wrap.sh");
    // What goes on holds the arena's standard error open until it ends by itself.
    assert!(start.elapsed() < Duration::from_secs(80), "what it started goes on");
    for number in room.read("started").lines() {
        // One that has ended may still be on the list until someone asks how.
        let ended = || {
            let state = Command::new("ps").args(["-o", "stat=", "-p", number]).output().unwrap().stdout;
            state.is_empty() || state.starts_with(b"Z")
        };
        while !ended() {
            assert!(start.elapsed() < Duration::from_secs(80), "{number} goes on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A bot that greets and then misbehaves in the way its argument says.
const ROGUE: &str = r#"
import json, sys, time
way = sys.argv[1]
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        print('{"ok": {"name": "rogue"}}', flush=True)
    if "refused" in message:
        print(message["refused"]["rule"], file=sys.stderr, flush=True)
    if "decide" in message:
        asked += 1
        answer = json.dumps({"action": message["decide"]["view"]["legal"][-1], "iterations": 3})
        if way == "crash" and asked % 30 == 0:
            sys.exit(3)
        elif way == "stall":
            time.sleep(100)
        elif way == "late" and asked == 3:
            time.sleep(2)
        elif way == "mute" and asked == 10:
            continue
        elif way == "nonsense":
            answer = "[1, 2" if asked % 2 else '{"move": 7}'
        elif way == "flood":
            answer = "x" * 200_000 if asked % 2 else "caf\\u00e9 " * 20_000
        elif way == "illegal":
            answer = '{"action": "rondel \\u001b[2J atlantis"}'
        elif way == "deaf":
            sys.stdin.close()
            time.sleep(100)
        print(answer, flush=True)
"#;

#[test]
fn who_misbehaves_forfeits_the_decision_and_never_hangs_the_arena() {
    need_python();
    let room = Room::new("rogue");
    room.write("rogue.py", ROGUE);
    for (way, kind) in [
        ("crash", "crash"),
        ("stall", "stall"),
        ("late", "stall"),
        ("mute", "stall"),
        ("nonsense", "nonsense"),
        ("flood", "nonsense"),
        ("illegal", "illegal"),
        ("deaf", "stall"),
    ] {
        let start = Instant::now();
        let name = format!("cmd:python3 rogue.py {way}@{}ms", if kind == "stall" { 200 } else { 5000 });
        let report = room.arena("--game hansa --players 2 --games 1", &format!("easy,{name}"));
        let guest = bot(&report, &name);
        let count = |kind: &str| guest["fault_kinds"].get(kind).and_then(Value::as_u64).unwrap_or(0);
        assert!(count(kind) > 0, "{way}: {report}");
        assert_eq!(count(kind) + count("absent"), guest["faults"].as_u64().unwrap(), "{way}: {report}");
        let gives_up = way == "stall" || way == "deaf";
        assert_eq!(count("absent") > 0, gives_up, "{way}: {report}");
        if way == "mute" {
            // Who owes an answer is started anew before it is lost for good.
            assert!(3 * guest["faults"].as_u64().unwrap() < guest["decisions"].as_u64().unwrap(), "{report}");
        }
        assert_eq!(report["games"], 1);
        assert!(start.elapsed() < Duration::from_secs(90), "{way} holds up the arena");
    }
}

/// An engine that is spoken to.
struct Engine {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
}

impl Engine {
    fn new() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kontor"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Engine { child, out }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.child.stdin.as_mut().unwrap(), "{request}").unwrap();
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_engine_gives_advice_at_every_level_in_both_games() {
    let mut engine = Engine::new();
    for game in ["hamburgum", "hansa"] {
        engine.ask(&json!({"new": {"game": game, "players": 3, "seed": "42"}}));
        for level in ["random", "easy", "medium", "hard", "expert"] {
            for _ in 0..3 {
                let before = engine.ask(&json!({"view": null}));
                let request = json!({"bot": {"level": level, "iterations": 60, "seed": "s"}});
                let advice = engine.ask(&request);
                assert_eq!(engine.ask(&request), advice, "{game} {level}: the same question has the same answer");
                assert_eq!(engine.ask(&json!({"view": null})), before, "{game} {level}: nothing is played");
                let advice = &advice["ok"];
                let action = &advice["action"];
                assert!(before["ok"]["legal"].as_array().unwrap().contains(action), "{game} {level}: {advice}");
                assert_eq!(advice["line"][0], *action, "{game} {level}: {advice}");
                assert!(advice["iterations"].as_u64().unwrap() <= 60);
                let outlook = advice["outlook"].as_array().unwrap();
                assert_eq!(outlook.len(), 3);
                let win: f64 = outlook.iter().map(|seat| seat["win"].as_f64().unwrap()).sum();
                assert!((win - 1.0).abs() < 0.01, "{game} {level}: {advice}");
                let options = advice["options"].as_array().unwrap();
                assert!(options.len() <= 5 && options.iter().all(|option| option["visits"].is_u64()));
                assert!(engine.ask(&json!({"play": action})).get("ok").is_some());
            }
        }
        let start = Instant::now();
        let advice = engine.ask(&json!({"bot": {"level": "hard", "ms": 50}}));
        assert!(advice["ok"]["action"].is_string() && start.elapsed() < Duration::from_secs(20));
    }
}

#[test]
fn the_engine_refuses_a_bot_that_cannot_be() {
    let mut engine = Engine::new();
    assert_eq!(engine.ask(&json!({"bot": {"level": "easy"}}))["error"]["rule"], "setup");
    engine.ask(&json!({"new": {"game": "hansa", "players": 2}}));
    for bad in [
        json!({"level": "godlike"}),
        json!({"ms": 5}),
        json!({"level": "easy", "ms": 0}),
        json!({"level": "easy", "ms": 60001}),
        json!({"level": "easy", "ms": "5"}),
        json!({"level": "easy", "iterations": -1}),
        json!({"level": "easy", "strength": 5}),
        json!({"level": 5}),
    ] {
        assert_eq!(engine.ask(&json!({ "bot": bad }))["error"]["rule"], "setup", "{bad}");
    }
    assert_eq!(engine.ask(&json!({"bot": "easy"}))["error"]["rule"], "syntax");
}

#[test]
fn training_writes_weights_that_it_can_go_on_with() {
    let room = Room::new("train");
    let train = |game: &str, options: &str| {
        let output = room.kontor(&[&["train", "--game", game], &options.split(' ').collect::<Vec<_>>()[..]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let read = |name: &str| fs::read(room.0.join(name)).unwrap();
    for game in ["hansa", "hamburgum"] {
        train(game, "--games 3 --threads 1 --out one.net");
        train(game, "--games 3 --threads 2 --out two.net");
        assert_eq!(read("one.net"), read("two.net"), "threads do not matter");
        train(game, "--games 2 --from one.net --out more.net");
        assert_ne!(read("one.net"), read("more.net"));
        let arena = |rest: &str| format!("arena --game {game} --bots {rest}");
        let told = room.arena(&format!("--game {game} --players 2 --games 2"), "expert+more.net@9it,expert@9it");
        assert_eq!(told["bots"][0]["name"], "expert+more.net@9it");
        let other = if game == "hansa" { "hamburgum" } else { "hansa" };
        room.write("junk.net", "junk");
        assert!(room.refused(&format!("train --game {other} --from junk.net --out x.net")).contains("no weights"));
        assert!(room.refused(&arena("expert+junk.net")).contains("no weights"));
        assert!(room.refused(&format!("arena --game {other} --bots expert+one.net")).contains("no weights"));
        assert!(room.refused(&arena("medium+one.net")).contains("judges by no weights"));
    }
}
