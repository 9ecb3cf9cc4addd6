//! Records.

use shelf::Sitting;
use table::Dice;

use crate::{common, is_a_game, midgame, noise};

/// Reads a record that may be wrong: a fault names a line of it.
fn read(text: &str) -> Option<Sitting> {
    match Sitting::read(text) {
        Ok(sitting) => Some(sitting),
        Err(fault) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&fault.line), "line {} of {lines}: {}", fault.line, fault.reason);
            assert!(!fault.reason.is_empty() && fault.reason.len() < 70_000);
            None
        }
    }
}

/// The record with the sum that is due to it as it stands, if nothing else is wrong with it.
fn signed(text: &str) -> Option<String> {
    let reason = Sitting::read(text).err()?.reason;
    let (_, due) = reason.split_once("its sum is `")?;
    let (body, _) = text.rsplit_once("sum: ")?;
    Some(format!("{body}sum: {}\n", due.trim_end_matches('`')))
}

#[test]
fn random_text() {
    let mut dice = Dice::new(3);
    for _ in 0..2000 {
        let lines: Vec<String> = (0..dice.below(12)).map(|_| noise::text(&mut dice)).collect();
        assert!(read(&lines.join("\n")).is_none());
        assert!(read(&format!("kontor record 1\n{}", lines.join("\n"))).is_none());
    }
}

#[test]
fn damaged_records() {
    let mut dice = Dice::new(4);
    let mut games = 0;
    for setup in common::tables() {
        for actions in [0, 5, 60, 400] {
            let mut sitting = midgame(&setup, actions);
            sitting.tags_mut().names = vec!["Anna".to_owned(), "\"Bo\nb\"".to_owned()];
            let text = sitting.record().write();
            for _ in 0..25 {
                let damaged = noise::damaged(&text, &mut dice);
                read(&damaged);
                // Who repairs the sum gets a game, if it still is one.
                if let Some(mut sitting) = signed(&damaged).as_deref().and_then(read) {
                    is_a_game(&mut sitting);
                    games += 1;
                }
            }
        }
    }
    assert!(games > 50, "{games} records were still games");
}

#[test]
fn damaged_positions_in_records() {
    let mut dice = Dice::new(5);
    for setup in common::tables() {
        let view = midgame(&setup, 80).view();
        let text = Sitting::place(&view["state"], None).unwrap().record().write();
        assert!(read(&text).is_some());
        for _ in 0..60 {
            let damaged = noise::damaged(&text, &mut dice);
            if let Some(mut sitting) = signed(&damaged).as_deref().and_then(read) {
                is_a_game(&mut sitting);
            }
        }
    }
}

#[test]
fn monstrous_records() {
    let setup = &common::tables()[0];
    let text = midgame(setup, 50).record().write();
    let (body, sum) = text.rsplit_once("sum: ").unwrap();
    let (header, turns) = body.split_once("\n\n").unwrap();

    // Comments do not count, up to the longest record.
    let comments = format!("{body}{}sum: {sum}", "# \u{1f980}\n".repeat(500_000));
    assert!(read(&comments).is_some());
    for monster in [
        format!("{body}{}sum: {sum}", "#\n".repeat(3 << 20)),
        format!("{header}\n\n{}sum: {sum}", "1.0 end\n".repeat(200_000)),
        format!("{header}\n\n1.0 {}\nsum: {sum}", "end; ".repeat(200_000)),
        format!("{header}\n\n1.0 {}\nsum: {sum}", ";".repeat(1 << 20)),
        format!("{header}\n\n4294967295.255 end\n4294967296.256 end\nsum: {sum}"),
        format!("{header}\n{}\n{turns}sum: {sum}", "x: y\n".repeat(100_000)),
        format!("{header}\n{}\n{turns}sum: {sum}", (0..100_000).map(|n| format!("x{n}: y\n")).collect::<String>()),
        format!("{header}\n{}\n{turns}sum: {sum}", "| [[[[[[\n".repeat(100_000)),
        format!("{header}\n| {}\n\n{turns}sum: {sum}", "[".repeat(1 << 20)),
        format!("{header}\n| {}\n\n{turns}sum: {sum}", "a.".repeat(1 << 19)),
        format!("{header}\nname 0: \"{}\n\n{turns}sum: {sum}", "\\".repeat(1 << 20)),
        header.replace("players: 2", "players: 18446744073709551616"),
        header.replace("players: 2", "players: 18446744073709551615") + "\n\nsum: 0 actions 0",
        header.replace("rules: 1", "rules: 4294967295") + "\n\nsum: 0 actions 0",
        format!("{header}\n\nsum: {}", "9".repeat(1 << 20)),
    ] {
        assert!(read(&monster).is_none());
    }
    for deep in ["[", "{\"a\":", "[[{\"b\":["] {
        let position = format!("position: {}", deep.repeat(200_000));
        let lines = header.lines().map(|line| if line.starts_with("seed: ") { position.as_str() } else { line });
        assert!(read(&format!("{}\n\nsum: {sum}", lines.collect::<Vec<_>>().join("\n"))).is_none());
    }
}
