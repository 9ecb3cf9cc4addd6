//! The saved games of an arena: a file of JSON lines that a later run goes on with.
//!
//! The first line says which arena it is; every finished game adds one. A line that was cut off by a crash is dropped.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::bout::{Outcome, SeatBook};
use super::entrant::Field;
use super::fault::{Count, Kind};

/// The file, open for more games.
#[derive(Debug)]
pub(super) struct Ledger {
    path: PathBuf,
    file: File,
}

impl Ledger {
    /// Opens a file, which must be new or of the same arena, and reads the games that are in it.
    pub(super) fn open(path: &Path, header: &Value, field: &Field) -> anyhow::Result<(Ledger, Vec<Outcome>)> {
        let name = path.display();
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(|| format!("cannot open {name}"))?;
        if !file.metadata()?.is_file() {
            bail!("{name} is not a file that games could be kept in");
        }
        if file.try_lock().is_err() {
            bail!("another arena is writing to {name}");
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {name}"))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 && !header.to_string().starts_with(&text) {
            bail!("{name} is not a saved arena");
        }
        let mut outcomes: Vec<Outcome> = Vec::new();
        for (index, line) in text[..whole].lines().enumerate() {
            let value: Option<Value> = serde_json::from_str(line).ok();
            if index == 0 {
                match value {
                    Some(value) if value == *header => {}
                    Some(value) if value.get("arena").is_some() => {
                        bail!("{name} holds another arena:\n  there  {value}\n  here   {header}");
                    }
                    _ => bail!("{name} is not a saved arena"),
                }
            } else {
                let outcome = value.and_then(|value| read(&value, field.players()));
                outcomes.push(outcome.with_context(|| format!("{name}, line {}: this is not a game", index + 1))?);
            }
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut ledger = Ledger { path: path.to_owned(), file };
        if whole == 0 {
            ledger.line(header)?;
        }
        Ok((ledger, outcomes))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, outcome: &Outcome, field: &Field) -> anyhow::Result<()> {
        self.line(&write(outcome, field))
    }

    fn line(&mut self, value: &Value) -> anyhow::Result<()> {
        let written = self.file.write_all(format!("{value}\n").as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

fn write(outcome: &Outcome, field: &Field) -> Value {
    let seats: Vec<Value> = outcome
        .seats
        .iter()
        .enumerate()
        .map(|(seat, book)| {
            let faults: serde_json::Map<String, Value> =
                book.faults.kinds().map(|(kind, count)| (kind.name().to_owned(), json!(count))).collect();
            json!({
                "bot": field.entrants[field.who(outcome.number, seat)].name,
                "points": book.points,
                "rank": book.rank,
                "decisions": book.decisions,
                "micros": book.micros,
                "iterations": book.iterations,
                "late": book.late,
                "worst_micros": book.worst_micros,
                "faults": faults,
            })
        })
        .collect();
    json!({"game": outcome.number, "cut": outcome.cut, "rounds": outcome.rounds, "seats": seats})
}

fn read(value: &Value, players: usize) -> Option<Outcome> {
    let number = value.get("game")?.as_u64()?;
    let cut = value.get("cut")?.as_bool()?;
    let rounds = value.get("rounds").and_then(Value::as_u64).and_then(|rounds| u32::try_from(rounds).ok());
    let seats = value.get("seats")?.as_array()?.iter().map(read_seat).collect::<Option<Vec<_>>>()?;
    (seats.len() == players).then_some(Outcome { number, cut, rounds, seats })
}

fn read_seat(seat: &Value) -> Option<SeatBook> {
    let number = |key: &str| seat.get(key)?.as_u64();
    let mut faults = Count::default();
    for kind in Kind::ALL {
        faults.0[kind as usize] = seat.get("faults")?.get(kind.name()).map_or(Some(0), Value::as_u64)?;
    }
    Some(SeatBook {
        points: u32::try_from(number("points")?).ok()?,
        rank: u32::try_from(number("rank")?).ok()?,
        decisions: number("decisions")?,
        micros: number("micros")?,
        iterations: number("iterations")?,
        late: number("late")?,
        worst_micros: number("worst_micros")?,
        faults,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_reads_as_it_was_written() {
        let field = Field::seat(&["easy".to_owned(), "random".to_owned()], "hansa", 2, None).unwrap();
        let book = SeatBook {
            points: 31,
            rank: 2,
            decisions: 70,
            micros: 1234,
            iterations: 99,
            late: 3,
            worst_micros: 77,
            faults: Count([0, 2, 0, 1, 0]),
        };
        let outcome =
            Outcome { number: 5, cut: false, rounds: Some(31), seats: vec![book, SeatBook { rank: 1, ..book }] };
        let mut value = write(&outcome, &field);
        assert_eq!(value["seats"][0]["bot"], "random");
        assert_eq!(read(&value, 2).as_ref(), Some(&outcome));
        assert_eq!(read(&value, 3), None);
        // As it was saved before rounds were.
        value.as_object_mut().unwrap().remove("rounds");
        assert_eq!(read(&value, 2), Some(Outcome { rounds: None, ..outcome }));
    }
}
