//! The program's other commands as someone at a terminal meets them: what they print and how they end.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use shelf::Sitting;
use table::Setup;

const HAMBURG: &str = include_str!("../../../boards/hamburg.toml");
const BALTIC: &str = include_str!("../../../boards/baltic.toml");

/// How a command ended: its code, what it printed and what it complained about.
struct Ended {
    code: i32,
    out: String,
    err: String,
}

fn kontor(arguments: &[&str]) -> Ended {
    let output = Command::new(env!("CARGO_BIN_EXE_kontor")).args(arguments).output().unwrap();
    Ended {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What a command prints that ends well, without a word of complaint.
fn good(arguments: &[&str]) -> String {
    let ended = kontor(arguments);
    assert_eq!((ended.code, ended.err.as_str()), (0, ""), "{arguments:?}");
    ended.out
}

/// What a command complains about that fails with a code, having printed nothing.
fn bad(code: i32, arguments: &[&str]) -> String {
    let ended = kontor(arguments);
    assert_eq!((ended.code, ended.out.as_str()), (code, ""), "{arguments:?}: {}", ended.err);
    assert!(!ended.err.is_empty());
    ended.err
}

/// A file with this text, and its path as an argument.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{name}"));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The line of a text that begins so, from 1.
fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).unwrap()
}

#[test]
fn sound_boards_pass() {
    for (name, text, game) in [("hamburg", HAMBURG, "hamburgum"), ("baltic", BALTIC, "hansa")] {
        let path = file(&format!("sound-{name}.toml"), text);
        assert_eq!(good(&["board", "check", &path]), format!("{path}: a sound board of {game}, `{name}`\n"));
    }
}

#[test]
fn every_fault_of_a_board_is_named_with_its_line() {
    let wrong = HAMBURG
        .replace(
            "m1 = { parish = \"michaelis\", kind = \"cloth_maker\"",
            "m1 = { parish = \"michaelis\", kind = \"baker\"",
        )
        .replace("n6 = [\"c1\"]", "n6 = [\"c1\", \"x9\"]")
        .replace("currency = \"£\"", "currency = \"\"");
    let complaint = bad(1, &["board", "check", &file("wrong-city.toml", &wrong)]);
    for (start, what) in [("m1 = {", "`baker`"), ("n6 = [", "`x9`"), ("currency", "`currency` is empty")] {
        let line = format!("line {}: ", line_of(&wrong, start));
        assert!(
            complaint.lines().any(|fault| fault.starts_with(&line) && fault.contains(what)),
            "{start}: {complaint}"
        );
    }

    let wrong = BALTIC.replace("piles = 5", "piles = 50").replace("routes = [\"riga\"]", "routes = [\"atlantis\"]");
    let complaint = bad(1, &["board", "check", &file("wrong-sea.toml", &wrong)]);
    for (start, what) in [("piles", "2 to 8"), ("routes = [\"atlantis\"]", "`atlantis`")] {
        let line = format!("line {}: ", line_of(&wrong, start));
        assert!(
            complaint.lines().any(|fault| fault.starts_with(&line) && fault.contains(what)),
            "{start}: {complaint}"
        );
    }

    let complaint = bad(1, &["board", "check", &file("no-board.toml", "id = [\n")]);
    assert!(complaint.contains("line 1: "), "{complaint}");
}

#[test]
fn what_is_no_text_is_no_board_and_no_record() {
    let bytes = file("bytes.toml", [0xff, 0xfe, 0x00]);
    let long = file("long.toml", vec![b'#'; 9 << 20]);
    let missing = file("gone.toml", "");
    std::fs::remove_file(&missing).unwrap();
    for (path, why) in [(&bytes, "UTF-8"), (&long, "8 MiB"), (&missing, "cannot open")] {
        assert!(bad(1, &["board", "check", path]).contains(why));
        assert!(bad(1, &["replay", path]).contains(why));
    }
    assert!(bad(1, &["board", "show", &bytes]).contains("UTF-8"));
}

#[test]
fn boards_are_shown() {
    let hamburg = good(&["board", "show", "hamburg"]);
    for line in ["Hamburg (hamburg), a city of Hamburgum; hash ", "St. Nicolai (nicolai), white", "  n1  captain"] {
        assert!(hamburg.lines().any(|found| found.starts_with(line)), "{line}\n{hamburg}");
    }
    let baltic = good(&["board", "show", "baltic"]);
    for line in
        ["Baltic Sea (baltic), a sea of Hansa; hash ", "3. Copenhagen (copenhagen)", "   to tonsberg lubeck danzig"]
    {
        assert!(baltic.lines().any(|found| found.starts_with(line)), "{line}\n{baltic}");
    }
    assert!(good(&["board", "show", "london"]).starts_with("London (london), a city of Hamburgum"));
    assert_eq!(good(&["board", "show", &file("shown.toml", BALTIC)]), baltic);
    assert!(bad(1, &["board", "show", "atlantis"]).contains("hamburg, london, baltic"));
    assert!(bad(1, &["board", "show", &file("shown-wrong.toml", "id = 1\n")]).contains("line 1: "));
}

/// A game after some random actions.
fn sitting(game: &str, actions: usize) -> Sitting {
    let setup = Setup { game: game.to_owned(), players: 2, ..Setup::default() };
    let mut sitting = Sitting::deal(&setup, "cli").unwrap();
    while let Some(action) = sitting.random().filter(|_| sitting.played() < actions) {
        sitting.play(&action).unwrap();
    }
    sitting
}

#[test]
fn a_record_is_replayed() {
    for game in shelf::GAMES {
        for (actions, how) in [(30, "under way"), (usize::MAX, "finished")] {
            let mut sitting = sitting(game, actions);
            sitting.tags_mut().names = vec!["Störtebeker".to_owned()];
            let path = file(&format!("{game}-{how}.kontor"), sitting.record().write());
            let out = good(&["replay", &path]);
            let first = format!("{} actions, round {}, {how}", sitting.played(), sitting.round());
            assert!(out.lines().next().unwrap().ends_with(&first), "{out}");
            assert!(out.contains("Störtebeker") && out.lines().count() == 4, "{out}");
            let json: Value = serde_json::from_str(&good(&["replay", "--json", &path])).unwrap();
            assert_eq!(json, sitting.view());
        }
    }
}

#[test]
fn a_wrong_record_is_refused_with_line_and_reason() {
    let text = sitting("hamburgum", 40).record().write();
    let turn = 1 + text.lines().position(|line| line.starts_with("3.0 ")).unwrap();
    let wrong = text.lines().map(|line| if line.starts_with("3.0 ") { "3.0 rondel moon" } else { line });
    let wrong: Vec<&str> = wrong.collect();
    let complaint = bad(1, &["replay", &file("wrong-action.kontor", wrong.join("\n"))]);
    assert!(complaint.contains(&format!("line {turn}: `rondel moon`")), "{complaint}");

    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let complaint = bad(1, &["replay", &file("cut.kontor", &cut)]);
    assert!(complaint.contains(&format!("line {}: the file is cut", lines.len() - 1)), "{complaint}");
    let edited = text.replace("seed: cli", "seed: Cli");
    let complaint = bad(1, &["replay", &file("edited.kontor", &edited)]);
    assert!(complaint.contains(&format!("line {}: the file was cut or edited", lines.len())), "{complaint}");
    let other = text.replace("board: hamburg ", "board: london ");
    let complaint = bad(1, &["replay", &file("other-board.kontor", &other)]);
    assert!(complaint.contains(&format!("line {}: the board's hash", line_of(&text, "board"))), "{complaint}");
    let complaint = bad(1, &["replay", &file("no-record.kontor", HAMBURG)]);
    assert!(complaint.contains("line 1: a record begins with"), "{complaint}");
}

/// The report of some random games.
fn simulate(seed: &str, arguments: &[&str]) -> Value {
    let common = ["simulate", "--json", "--games", "300", "--seed", seed];
    serde_json::from_str(&good(&[&common, arguments].concat())).unwrap()
}

/// The mean and the spread of points, and the shares of wins, by seat.
fn seats(report: &Value) -> (Vec<[&Value; 3]>, Vec<f64>) {
    let seats = report["seats"].as_array().unwrap();
    let points = seats.iter().map(|seat| ["seat", "points_mean", "points_spread"].map(|key| &seat[key])).collect();
    (points, seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).collect())
}

#[test]
fn simulated_games_are_the_same_on_any_number_of_threads() {
    for table in [
        &["--game", "hamburgum", "--players", "3", "--board", "london", "--officials", "shuffled"][..],
        &["--game", "hansa", "--players", "4"],
    ] {
        let [one, two] = ["1", "2"].map(|threads| simulate("tide", &[table, &["--threads", threads]].concat()));
        let keys = [
            "games",
            "decisions",
            "seconds",
            "games_per_second",
            "ns_per_decision",
            "decisions_per_game",
            "state_bytes",
        ];
        for key in keys {
            assert!(one[key].is_number(), "{key}: {one}");
        }
        for key in ["games", "decisions", "decisions_per_game", "state_bytes"] {
            assert_eq!(one[key], two[key], "{key}");
        }
        assert_eq!(one["games"], 300);
        let ((points, wins), (same_points, same_wins)) = (seats(&one), seats(&two));
        assert_eq!((points.len().to_string().as_str(), &points), (table[3], &same_points));
        // A win shared by three is no round number: the order of adding shows in its last digits.
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        assert!(
            wins.iter().zip(same_wins).all(|(one, other)| near(*one, other)) && near(wins.iter().sum(), 1.0),
            "{one}"
        );
    }
}

#[test]
fn another_seed_simulates_other_games() {
    let table = ["--game", "hansa", "--players", "2"];
    assert_ne!(simulate("tide", &table)["decisions"], simulate("ebb", &table)["decisions"]);
}

#[test]
fn a_simulation_is_printed_as_a_table() {
    let out = good(&["simulate", "--game", "hansa", "--players", "2", "--games", "20"]);
    for line in ["games ", "seconds ", "games/s ", "ns/decision", "decisions/game ", "seat  points", "   0  ", "   1  "]
    {
        assert!(out.lines().any(|found| found.starts_with(line)), "{line}\n{out}");
    }
}

#[test]
fn perft_counts_every_depth() {
    let out = good(&["perft", "--game", "hamburgum", "--players", "2", "--depth", "4"]);
    let counts: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(counts, [["depth", "sequences"], ["0", "1"], ["1", "8"], ["2", "50"], ["3", "304"], ["4", "1495"]]);
    let out = good(&["perft", "--game", "hansa", "--players", "3", "--depth", "3", "--seed", "x"]);
    assert!(out.ends_with("    3  512\n"), "{out}");
}

/// The names of the commands that a help lists.
fn commands(help: &str) -> Vec<String> {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let named = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    named.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn everything_has_help() {
    let top = good(&["--help"]);
    for known in ["play", "replay", "board", "engine", "simulate", "perft"] {
        assert!(commands(&top).iter().any(|command| command == known), "{known}\n{top}");
    }
    let mut waiting: Vec<Vec<String>> = vec![vec![]];
    while let Some(command) = waiting.pop() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let [long, short] = ["--help", "-h"].map(|flag| good(&[&words[..], &[flag]].concat()));
        assert!(long.contains("Usage: kontor") && short.contains("Usage: kontor"), "{command:?}");
        let further = commands(&short).into_iter().filter(|name| name != "help");
        waiting.extend(further.map(|name| [&command[..], &[name]].concat()));
    }
    assert!(good(&["--version"]).starts_with("kontor "));
}

#[test]
fn wrong_usage_ends_with_2() {
    let wrong: [&[&str]; 14] = [
        &[],
        &["dance"],
        &["--dance"],
        &["board"],
        &["board", "check"],
        &["board", "paint", "hamburg"],
        &["replay"],
        &["replay", "a", "b"],
        &["engine", "--bored"],
        &["simulate", "--game", "chess"],
        &["simulate", "--game", "hansa", "--games", "many"],
        &["simulate", "--game", "hansa", "--threads", "0"],
        &["simulate", "--game", "hamburgum", "--officials", "none"],
        &["perft", "--game", "hansa"],
    ];
    for arguments in wrong {
        bad(2, arguments);
    }
}

#[test]
fn what_a_game_refuses_ends_with_1() {
    let refused: [(&[&str], &str); 6] = [
        (&["simulate", "--game", "hansa", "--players", "5"], "2 to 4"),
        (&["simulate", "--game", "hamburgum", "--players", "1"], "2 to 5"),
        (&["perft", "--game", "hansa", "--board", "hamburg", "--depth", "1"], "board"),
        (&["perft", "--game", "hansa", "--officials", "free", "--depth", "1"], "officials"),
        (&["perft", "--game", "hamburgum", "--board", "atlantis", "--depth", "1"], "atlantis"),
        (&["engine", "--board", "atlantis"], "atlantis"),
    ];
    for (arguments, why) in refused {
        let complaint = bad(1, arguments);
        assert!(complaint.starts_with("kontor: ") && complaint.contains(why), "{arguments:?}: {complaint}");
    }
}

#[test]
fn an_own_board_is_simulated() {
    let bremen = file("bremen.toml", HAMBURG.replace("id = \"hamburg\"", "id = \"bremen\""));
    let table = ["--game", "hamburgum", "--players", "2"];
    let [own, hamburg] =
        [bremen.as_str(), "hamburg"].map(|board| simulate("tide", &[&table[..], &["--board", board]].concat()));
    assert_eq!((&own["decisions"], &own["seats"]), (&hamburg["decisions"], &hamburg["seats"]));
    let broken = file("broken.toml", "id = \"broken\"\n");
    assert!(bad(1, &["simulate", "--game", "hamburgum", "--board", &broken]).contains("line 1: "));
}
