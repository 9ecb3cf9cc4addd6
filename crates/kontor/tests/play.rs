//! `kontor play`, driven like a newcomer drives it: lines in, text out.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A directory of its own in which the program runs, removed with all that is in it.
struct Room(PathBuf);

impl Room {
    fn new(name: &str) -> Room {
        let path = std::env::temp_dir().join(format!("kontor-play-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Room(path)
    }

    /// Runs `kontor` with words of arguments and lines of input.
    fn kontor(&self, args: &str, input: &str) -> Told {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kontor"))
            .args(args.split_whitespace())
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_owned();
        // The program may end before it has read all lines; then the rest is of no interest.
        let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Told::of(&output)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        entries.collect()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the program told, and how it ended.
struct Told {
    out: String,
    err: String,
    code: Option<i32>,
}

impl Told {
    fn of(output: &Output) -> Told {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        Told { out: text(&output.stdout), err: text(&output.stderr), code: output.status.code() }
    }

    #[track_caller]
    fn ends_well(self) -> Told {
        assert_eq!(self.code, Some(0), "{}", self.err);
        self
    }

    #[track_caller]
    fn has(&self, what: &str) {
        assert!(self.out.contains(what), "`{what}` is missing in:\n{}", self.out);
    }

    #[track_caller]
    fn fails(&self, code: i32, why: &str) {
        assert_eq!(self.code, Some(code), "{}", self.err);
        assert!(self.err.contains(why), "`{why}` is missing in:\n{}", self.err);
    }

    /// Every line fits the screen and none commands a terminal.
    #[track_caller]
    fn is_plain(&self) {
        for line in self.out.lines() {
            assert!(line.chars().count() <= 100, "too wide: {line}");
            assert!(!line.contains('\x1b'), "not plain: {line}");
        }
    }
}

/// Numbers enough to choose by for a whole game, not all of which are on offer.
fn numbers(seed: u64) -> String {
    let mut dice = seed;
    let mut lines = String::new();
    for _ in 0..30_000 {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Low numbers come up most, so that short lists do not take for ever.
        let below = [1, 3, 9, 24][(dice >> 40) as usize % 4];
        lines += &format!("{}\n", 1 + (dice >> 33) % below);
    }
    lines
}

#[test]
fn turns_by_number_and_by_notation() {
    let room = Room::new("turns");
    let lines = "rondel trade1\n1\n  Rondel   BEER \n";
    let told = room.kontor("play --game hamburgum --players 3 --names Anna,Bert --save a.kontor", lines).ends_well();
    told.has("saved after every action in a.kontor");
    told.has("> Anna (red)");
    told.has("1  sell beer=1 sugar=1 cloth=1  brings £160");
    told.has("red sell beer=1 sugar=1 cloth=1: brings £160");
    told.has("blue rondel beer: +1 beer");
    told.has("> green");
    told.is_plain();
    let record = room.read("a.kontor");
    assert!(record.contains("name 1: Bert\n"), "{record}");
    assert!(record.contains("1.0 rondel trade1; sell beer=1 sugar=1 cloth=1\n1.1 rondel beer\nsum: "), "{record}");
}

#[test]
fn a_refused_action_shows_its_rule_and_the_game_goes_on() {
    let room = Room::new("refused");
    let lines = "ships 1\nsell beer=1\nnonsense\n77\nrondel beer\n";
    let told = room.kontor("play --game hamburgum --players 2 --save a.kontor", lines).ends_well();
    told.has("[optional]");
    told.has("[trade-either]");
    told.has("`nonsense` is no action of hamburgum [syntax]; type `help`");
    told.has("There is no choice 77: they are 1 to 8.");
    assert!(room.read("a.kontor").contains("1.0 rondel beer\nsum: 1 actions"));
}

#[test]
fn undo_takes_back_actions_across_turns() {
    let room = Room::new("undo");
    let lines = "rondel beer\nrondel church\nundo\nundo\nundo\nrondel sugar\n";
    let told = room.kontor("play --game hamburgum --players 2 --save a.kontor", lines).ends_well();
    told.has("Taken back: rondel church");
    told.has("Taken back: rondel beer");
    told.has("There is nothing to undo.");
    assert!(room.read("a.kontor").contains("\n1.0 rondel sugar\nsum: 1 actions"));
}

/// Set-up, an emptied warehouse and the refill that follows.
const REFILL: &str =
    "place tonsberg\nplace aalborg\nplace riga\nplace riga\nplace danzig\nplace kalmar\n1\nend\nrefill\n";

#[test]
fn undo_of_what_was_revealed_asks_first() {
    let room = Room::new("reveal");
    let lines = format!("{REFILL}undo\nn\nlog\n");
    let told = room.kontor("play --game hansa --players 2 --seed 1 --save a.kontor", &lines).ends_well();
    told.has("white refill, reveals copenhagen ");
    told.has("`refill` revealed copenhagen ");
    told.has("It stays.");
    told.has("   1.1  white   refill : copenhagen ");
    assert!(room.read("a.kontor").contains("1.1 refill : copenhagen "));

    let told = room.kontor("play --resume a.kontor", "undo\ny\nskip\n").ends_well();
    told.has("Taken back: refill : copenhagen ");
    assert!(room.read("a.kontor").contains("1.1 skip\n"));
}

#[test]
fn a_game_is_resumed_and_its_record_replays() {
    let room = Room::new("resume");
    room.kontor("play --game hansa --players 3 --seed 7", "1\nplace riga\n2\nquit\n1\n").ends_well();
    let names = room.names();
    let [name] = names.as_slice() else { panic!("one file, not {names:?}") };
    assert!(name.starts_with("hansa-20") && name.ends_with(".kontor"), "{name}");

    // The options may be said again; names may be given late.
    let again = format!("play --game hansa --players 3 --resume {name} --names Anna");
    let told = room.kontor(&again, "place kalmar\n").ends_well();
    told.has("Anna (purple): put two booths into a city");
    told.has(&format!("kontor play --resume {name}"));
    assert_eq!(room.names(), [name.as_str()]);
    let record = room.read(name);
    assert!(record.contains("0.0 place kalmar\nsum: 4 actions"), "{record}");
    room.kontor(&format!("replay {name}"), "").ends_well().has("4 actions");
}

#[test]
fn a_whole_game_of_hamburgum_by_numbers() {
    whole_game("hamburgum --players 5 --board london --officials shuffled");
}

#[test]
fn a_whole_game_of_hansa_by_numbers() {
    whole_game("hansa --players 4");
}

fn whole_game(game: &str) {
    let room = Room::new(&format!("whole-{}", &game[..3]));
    let told = room.kontor(&format!("play --game {game} --seed 5 --save a.kontor"), &numbers(36)).ends_well();
    told.has("The game is over.");
    assert!(told.out.contains(" wins with ") || told.out.contains(" share the win with "));
    told.has("The record is in a.kontor.");
    told.is_plain();
    room.kontor("replay a.kontor", "").ends_well().has("finished");
    // A finished game can be looked at again; nothing is asked any more.
    room.kontor("play --resume a.kontor", "1\n").ends_well().has("The game is over.");
}

#[test]
fn many_choices_are_shortened_and_all_are_typed_or_listed() {
    let room = Room::new("many");
    let lines = "rondel trade1\nsell beer=1\nrondel beer\nrondel trade2\nall\nbuy brick=3\n";
    let told = room.kontor("play --game hamburgum --players 2 --save a.kontor", lines).ends_well();
    told.has("more: any can be typed, `all` lists them");
    told.has("buy brick=3");
    assert!(room.read("a.kontor").contains("2.0 rondel trade2; buy brick=3\n"));
}

#[test]
fn commands_at_the_table() {
    let room = Room::new("commands");
    let lines = "help\nlook\nlog\nrondel beer\nlog\nsave\nsave b.kontor\nrondel sugar\nsave a.kontor\nquit\n";
    let told = room.kontor("play --game hamburgum --players 2 --save a.kontor", lines).ends_well();
    told.has("Actions of Hamburgum");
    told.has("Nothing has been played yet.");
    told.has("   1.0  red     rondel beer");
    told.has("The game is saved in a.kontor");
    told.has("From here on the game is saved in b.kontor.");
    told.has("Not saved there: a.kontor exists already");
    told.is_plain();
    assert!(room.read("a.kontor").contains("sum: 1 actions"));
    assert!(room.read("b.kontor").contains("sum: 2 actions"));
}

#[test]
fn files_that_are_not_this_game_are_left_alone() {
    let room = Room::new("foreign");
    room.write("mine.txt", "a letter");
    room.kontor("play --game hansa --save mine.txt", "1\n").fails(1, "mine.txt exists already");
    assert_eq!(room.read("mine.txt"), "a letter");

    // The same seed on the same day gives the same name: the second game takes another.
    for _ in 0..2 {
        room.kontor("play --game hansa --seed 1", "1\n").ends_well();
    }
    assert_eq!(room.names().len(), 3);
}

#[test]
fn what_cannot_be_resumed_is_refused_with_a_line() {
    let room = Room::new("broken");
    room.kontor("play --game hansa --players 2 --save a.kontor", "1\n2\n").ends_well();
    let record = room.read("a.kontor");
    room.write("cut.kontor", &record[..record.len() - 40]);
    room.write("wrong.kontor", &record.replace("place aalborg", "place tonsberg\u{1b}[2J"));
    room.write("letter.kontor", "Dear Anna,\n");
    room.kontor("play --resume cut.kontor", "1\n").fails(1, "cut.kontor: line ");
    let told = room.kontor("play --resume wrong.kontor", "1\n");
    told.fails(1, "wrong.kontor: line ");
    assert!(!told.err.contains('\x1b'));
    room.kontor("play --resume letter.kontor", "1\n").fails(1, "line 1: a record begins with");
    room.kontor("play --resume none.kontor", "1\n").fails(1, "cannot open none.kontor");
    room.kontor("play --resume a.kontor --players 3", "1\n").fails(1, "`--players`");
    room.kontor("play --resume a.kontor --game hamburgum", "1\n").fails(1, "`--game`");
    assert_eq!(room.read("a.kontor"), record);
}

#[test]
fn usage_is_told_with_code_2() {
    let room = Room::new("usage");
    room.kontor("play --game chess", "").fails(2, "chess");
    room.kontor("play --game hansa --players 9", "").fails(1, "2 to 4 players");
    room.kontor("play --game hansa --players 2 --names A,B,C", "").fails(1, "3 names for 2 players");
    let names = ["play", "--game", "hansa", "--players", "2", "--names", "Anna,easy bot"];
    let output = Command::new(env!("CARGO_BIN_EXE_kontor")).args(names).current_dir(&room.0).output().unwrap();
    Told::of(&output).fails(1, "`easy bot` is what a computer player is called");
    let help = room.kontor("play --help", "").ends_well();
    help.has("kontor play --game hansa --players 3");
    help.has("The game is saved after every action");
    assert!(room.names().is_empty());
}

#[test]
fn where_no_game_is_named_it_is_hamburgum() {
    let room = Room::new("usual");
    room.kontor("play --bots hard,easy --save a.kontor", "quit\n").ends_well().has("Hamburg, round 1");
    assert!(room.read("a.kontor").contains("game: hamburgum"));
    room.kontor("play --resume a.kontor", "quit\n").ends_well().has("Hamburg, round 1");
}

#[test]
fn input_of_any_kind_is_survived() {
    let room = Room::new("noise");
    let lines = format!("{}\n\x1b[2J\n\u{0}\n\n;;\n{}\n1\n", "x".repeat(100_000), "9".repeat(40));
    let told = room.kontor("play --game hansa --players 2 --save a.kontor", &lines).ends_well();
    // Typed lines are shown as they came, but for what commands a terminal.
    assert!(!told.out.contains('\x1b'));
    let typed = |line: &&str| line.starts_with("purple> ");
    assert!(told.out.lines().filter(|line| !typed(line)).all(|line| line.chars().count() <= 100));
    assert!(room.read("a.kontor").contains("sum: 1 actions"));
}

#[test]
fn computer_players_take_their_turns_and_give_advice() {
    let room = Room::new("bots");
    let lines = "hint\nrondel beer\nquit\n";
    let told = room.kontor("play --game hamburgum --bots easy,medium --ms 1 --save a.kontor", lines).ends_well();
    told.has("easy bot (blue)");
    told.has("medium bot (green)");
    told.has("expert would play");
    told.has("blue rondel ");
    told.has("green rondel ");
    told.is_plain();
    let record = room.read("a.kontor");
    assert!(record.contains("players: 3\n") && record.contains("name 1: easy bot\nname 2: medium bot\n"), "{record}");
    assert!(record.contains("1.0 rondel beer\n1.1 ") && record.contains("\n1.2 "), "{record}");

    // The file knows who sits where.
    let told = room.kontor("play --resume a.kontor --ms 1", "rondel trade2\n1\n").ends_well();
    told.has("blue rondel ");
    assert!(room.read("a.kontor").contains("\n2.2 "));
}

#[test]
fn undo_takes_back_what_computer_players_did_since() {
    let room = Room::new("bots-undo");
    let lines = "rondel beer\nundo\nundo\nquit\n";
    let told = room.kontor("play --game hamburgum --bots random --seed 5 --save a.kontor", lines).ends_well();
    told.has("Taken back: rondel beer; rondel ");
    told.has("There is nothing to undo.");
    assert!(room.read("a.kontor").contains("sum: 0 actions"), "{}", room.read("a.kontor"));
}

#[test]
fn someone_must_sit_at_the_keyboard() {
    let room = Room::new("bots-all");
    room.kontor("play --game hansa --players 2 --bots easy,easy", "").fails(1, "no seat is left for you");
    room.kontor("play --game hansa --players 2 --bots easy,easy,easy", "").fails(1, "3 bots for 2 seats");
    room.kontor("play --game hansa --bots strong", "").fails(1, "there is no bot `strong`");
    room.kontor("play --game hansa --bots easy,easy,easy,easy", "").fails(1, "players");
    assert_eq!(room.names(), [""; 0]);
}
