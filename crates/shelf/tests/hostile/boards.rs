//! Board files.

use shelf::{Board, Sitting};
use table::{Dice, Setup};

use crate::{is_a_game, noise};

const FILES: [&str; 3] = [
    include_str!("../../../../boards/hamburg.toml"),
    include_str!("../../../../boards/london.toml"),
    include_str!("../../../../boards/baltic.toml"),
];

/// Reads a board file that may be wrong: every fault names a line of it.
fn read(text: &str) -> Option<Board> {
    match Board::read(text) {
        Ok(board) => Some(board),
        Err(faults) => {
            let lines = text.lines().count() + 1;
            assert!(!faults.0.is_empty());
            for fault in faults.0 {
                assert!((1..=lines).contains(&fault.line), "line {} of {lines}: {}", fault.line, fault.what);
                assert!(!fault.what.is_empty() && fault.what.chars().count() <= 1001);
            }
            None
        }
    }
}

/// A board without fault can be played on by any number of players.
fn can_be_played_on(board: &Board, text: &str) {
    let players = if board.game() == "hansa" { 2..=4 } else { 2..=5 };
    for players in players {
        let setup = Setup {
            game: board.game().to_owned(),
            players,
            board: None,
            board_file: Some(text.to_owned()),
            officials: (board.game() == "hamburgum").then(|| "shuffled".to_owned()),
        };
        is_a_game(&mut Sitting::deal(&setup, "an own board").unwrap());
    }
}

#[test]
fn damaged_boards() {
    let mut dice = Dice::new(6);
    let mut sound = 0;
    for file in FILES {
        for _ in 0..700 {
            let text = noise::damaged(file, &mut dice);
            if let Some(board) = read(&text) {
                sound += 1;
                can_be_played_on(&board, &text);
            }
        }
    }
    assert!(sound > 50, "{sound} boards were still sound");
}

/// Numbers, names and routes exchanged within the file: often sound, never the same.
#[test]
fn other_boards() {
    let mut dice = Dice::new(7);
    let mut sound = 0;
    for file in FILES {
        let body = &file[file.find("\nid = ").unwrap()..];
        for _ in 0..700 {
            let mut words: Vec<&str> = body.split(' ').collect();
            let alike: Vec<usize> = {
                let one = words[dice.below(words.len() as u32) as usize];
                let shape = |word: &str| (word.len(), word.ends_with(','), word.starts_with('"'), word.contains('\n'));
                (0..words.len()).filter(|&at| shape(words[at]) == shape(one)).collect()
            };
            let (one, other) = (crate::pick(&alike, &mut dice), crate::pick(&alike, &mut dice));
            words.swap(one, other);
            let text = words.join(" ");
            if let Some(board) = read(&text) {
                sound += 1;
                if sound % 10 == 0 {
                    can_be_played_on(&board, &text);
                }
            }
        }
    }
    assert!(sound > 100, "{sound} boards were sound");
}

#[test]
fn monstrous_boards() {
    for monster in [
        "[".repeat(60_000),
        "a = ".to_owned() + &"[".repeat(60_000),
        "a = ".to_owned() + &"{b=".repeat(20_000),
        "a.".repeat(30_000),
        "[[city]]\n".repeat(7_000),
        "[[church]]\n".repeat(5_000),
        "\n".repeat(1 << 20),
        "#".repeat(1 << 20),
        "id = \"".to_owned() + &"x".repeat(60_000),
        "\u{feff}".repeat(1000),
        "[sites]\n".to_owned() + &(0..5000).map(|n| format!("s{n} = {{}}\n")).collect::<String>(),
        "[[city]]\nroutes = [".to_owned() + &"\"a\",".repeat(10_000) + "]",
    ] {
        assert!(read(&monster).is_none());
    }
}
