//! Records: a game comes back from its text, with or without its seed, and damage is noticed.

use shelf::Sitting as Shelved;
use table::{Dice, Game, Opening, Record, Sitting};

use super::{SECRET, Seen, pick};

pub fn cuts_back_to_any_action<G: Game>(sitting: &Sitting<G>, trail: &[G::State], dice: &mut Dice) {
    let actions = dice.below(trail.len() as u32) as usize;
    let cut = sitting.cut(actions);
    assert_eq!((cut.state(), cut.log()), (&trail[actions], &sitting.log()[..actions]));
    assert_eq!(sitting.cut(usize::MAX).state(), sitting.state());
}

/// The whole game and a part of it are written, read and written again.
pub fn round_trips<G: Game>(sitting: &Sitting<G>, trail: &[G::State], dice: &mut Dice, seen: &mut Seen) {
    let part = dice.below(trail.len() as u32) as usize;
    for actions in [part, trail.len() - 1] {
        let mut cut = sitting.cut(actions);
        cut.tags_mut().names = names(cut.game().players(), dice);
        cut.tags_mut().date = (dice.below(2) == 0).then(|| "2026-11-15".to_owned());
        comes_back(&cut, &trail[actions]);
        seen.met("record read back");
        comes_back_without_its_seed(&cut, &trail[actions]);
        needs_its_outcomes_or_its_seed(&cut);
        seen.met("record read back without its seed");
    }
}

/// Names that try to look like another part of a record.
fn names(players: usize, dice: &mut Dice) -> Vec<String> {
    let names = ["Anna", "Ödön ", "# no comment", "sum: 1", "1.0 end; end", "| a\nb", "\"", "", "\u{7}", "a: b : c"];
    let mut names: Vec<String> = (0..players).map(|_| (*pick(&names, dice)).to_owned()).collect();
    names.truncate(names.iter().rposition(|name| !name.is_empty()).map_or(0, |last| last + 1));
    names
}

fn comes_back<G: Game>(sitting: &Sitting<G>, state: &G::State) {
    let text = sitting.record().write();
    let again = Sitting::<G>::replay(&Record::read(&text).unwrap()).unwrap();
    assert_eq!((again.state(), again.log(), again.tags()), (state, sitting.log(), sitting.tags()));
    assert_eq!(again.record().write(), text);
    let shelved = Shelved::read(&text).unwrap();
    assert_eq!((shelved.view(), shelved.record().write()), (sitting.view(), text));
}

/// Without its seed the record holds only what everyone saw, and that is what it brings back.
fn comes_back_without_its_seed<G: Game>(sitting: &Sitting<G>, state: &G::State) {
    let mut record = sitting.record();
    record.opening = Opening::Shown(record.dealt.clone());
    let text = record.write();
    assert!(!text.contains(SECRET), "{text}");
    let again = Sitting::<G>::replay(&Record::read(&text).unwrap()).unwrap();
    let mut veiled = *state;
    again.game().veil(&mut veiled);
    assert_eq!((again.state(), again.log()), (&veiled, sitting.log()));
    assert_eq!(again.record().write(), text);
    assert_eq!(again.view(), sitting.view());
}

/// What came to light follows from the seed; without it the record must say so, down to the last action.
fn needs_its_outcomes_or_its_seed<G: Game>(sitting: &Sitting<G>) {
    let Some(last) = sitting.log().iter().rposition(|entry| entry.outcome.is_some()) else { return };
    let sitting = sitting.cut(last + 1);
    let mut record = sitting.record();
    let action = record.turns.last_mut().and_then(|turn| turn.actions.last_mut()).unwrap();
    action.truncate(action.find(" : ").unwrap());
    assert_eq!(Sitting::<G>::replay(&record).unwrap().log(), sitting.log());
    record.opening = Opening::Shown(record.dealt.clone());
    let fault = Sitting::<G>::replay(&record).expect_err("what came to light is not made up");
    assert!(fault.reason.contains(&format!("[{}]", G::REVEALING)), "{fault}");
}

/// A game that begins in the middle is played on, written and read like any other.
pub fn goes_on_from_a_position<G: Game>(sitting: &Sitting<G>, trail: &[G::State], dice: &mut Dice, seen: &mut Seen) {
    let from = dice.below(trail.len() as u32) as usize;
    let upto = (from + dice.below(60) as usize).min(trail.len() - 1);
    let game = sitting.game();
    let mut placed = Sitting::<G>::place(&game.view(&trail[from]), None).unwrap();
    for entry in &sitting.log()[from..upto] {
        placed.act(entry.action, entry.outcome.as_deref()).unwrap();
    }
    assert_eq!(game.view(placed.state()), game.view(&trail[upto]));
    let text = placed.record().write();
    let again = Sitting::<G>::replay(&Record::read(&text).unwrap()).unwrap();
    assert_eq!((again.state(), again.log()), (placed.state(), placed.log()));
    assert_eq!(again.record().write(), text);
    seen.met("record from a position");
}

/// A file that was cut at a line, or in which one byte was changed, is refused.
pub fn notices_damage<G: Game>(sitting: &Sitting<G>, dice: &mut Dice, seen: &mut Seen) {
    let mut sitting = sitting.cut(dice.below(200) as usize);
    sitting.tags_mut().names = names(sitting.game().players(), dice);
    let mut record = sitting.record();
    if dice.below(4) == 0 {
        record.opening = Opening::Shown(record.dealt.clone());
    }
    let text = record.write();
    let lines: Vec<&str> = text.lines().collect();
    for _ in 0..2 {
        let cut = lines[..dice.below(lines.len() as u32) as usize].join("\n");
        assert!(Shelved::read(&cut).is_err(), "cut, but read:\n{cut}");
        let mut dropped = lines.clone();
        dropped.remove(dice.below(lines.len() as u32) as usize);
        is_read_only_if_nothing_counts(&text, &dropped.join("\n"));
        seen.add("damage to a record noticed", 2);
    }
    for _ in 0..6 {
        if let Some(changed) = with_a_byte_changed(&text, dice) {
            is_read_only_if_nothing_counts(&text, &changed);
            seen.met("damage to a record noticed");
        }
    }
}

/// The text with one byte changed: to one that looks like it, to one with a meaning of its own, or to any.
fn with_a_byte_changed(text: &str, dice: &mut Dice) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    let at = dice.below(bytes.len() as u32) as usize;
    let byte = match dice.below(4) {
        0 => bytes[at] ^ 0x20,
        1 => bytes[at] ^ 1,
        2 => *pick(b" \t\n\r\x0b\x0c;:.#|\"\\=+-0123456789", dice),
        _ => dice.below(128) as u8,
    };
    let changed = std::mem::replace(&mut bytes[at], byte) != byte;
    String::from_utf8(bytes).ok().filter(|_| changed)
}

/// A changed record is refused, unless only comments, blank lines or white space at the end of lines were changed.
fn is_read_only_if_nothing_counts(text: &str, changed: &str) {
    let counted = |text: &str| -> Vec<String> {
        let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(str::to_owned).collect()
    };
    match Shelved::read(changed) {
        Ok(read) => {
            assert_eq!(counted(changed), counted(text), "changed, but read:\n{changed}");
            assert_eq!(read.record().write(), text);
        }
        Err(fault) => assert_ne!(counted(changed), counted(text), "nothing that counts was changed, but: {fault}"),
    }
}
