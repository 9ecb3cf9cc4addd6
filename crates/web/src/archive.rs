//! The games on this device: one key each, written after every step.

use serde_json::Value;
use shelf::Sitting;
use table::{Game, Record, Setup, arrange, key_of};

use crate::browser::{entropy, now, store};
use crate::chair::Chair;
use crate::docket::Docket;

const BEGINNING: &str = "kontor.game.";

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is written.
    Written,
    /// Another tab has gone on with the game: nothing is written.
    Overtaken,
    /// The browser keeps nothing.
    NoRoom,
}

/// A game as the list of all games shows it.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name on this device.
    pub id: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: f64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// The game itself.
    pub sitting: Sitting,
}

/// The key of a game.
pub fn key(id: &str) -> String {
    format!("{BEGINNING}{id}")
}

/// A name for a new game.
pub fn fresh_id() -> String {
    entropy(6)
}

/// Keeps a game, unless another tab was faster.
pub fn keep<G: Game>(docket: &mut Docket<G>) -> Kept {
    let key = key(&docket.id);
    if store::read(&key).is_some_and(|text| docket.is_overtaken(&text)) {
        return Kept::Overtaken;
    }
    docket.revision = docket.revision.saturating_add(1);
    docket.mark = entropy(6);
    docket.changed = now();
    if store::write(&key, &docket.write()) { Kept::Written } else { Kept::NoRoom }
}

/// The game of a name.
pub fn read<G: Game>(id: &str) -> Option<Docket<G>> {
    Docket::read(id, &store::read(&key(id))?)
}

/// What another tab has kept of a game since it was last kept here.
pub fn newer<G: Game>(docket: &Docket<G>) -> Option<Docket<G>> {
    let text = store::read(&key(&docket.id)).filter(|text| docket.is_overtaken(text))?;
    Docket::read(&docket.id, &text)
}

/// The names of all games whose records can be read, the latest first. None of them is played again for that.
pub fn names() -> Vec<String> {
    let mut games: Vec<(f64, String)> = store::keys(BEGINNING)
        .into_iter()
        .filter_map(|key| {
            let kept: Value = serde_json::from_str(&store::read(&key)?).ok()?;
            Record::read(kept["record"].as_str()?).ok()?;
            Some((kept["changed"].as_f64()?, key.strip_prefix(BEGINNING)?.to_owned()))
        })
        .collect();
    arrange(&mut games, |(changed, _)| !key_of(*changed));
    games.into_iter().map(|(_, name)| name).collect()
}

/// One game for the list.
pub fn item(id: &str) -> Option<Item> {
    fn of<G: Game>(id: &str, text: &str, wrap: fn(table::Sitting<G>) -> Sitting) -> Option<Item> {
        let docket = Docket::<G>::read(id, text)?;
        let sitting = wrap(docket.sitting().clone());
        Some(Item { id: docket.id, changed: docket.changed, chairs: docket.chairs, sitting })
    }
    let text = store::read(&key(id))?;
    of(id, &text, Sitting::Hamburgum).or_else(|| of(id, &text, Sitting::Hansa))
}

/// Forgets a game.
pub fn forget(id: &str) {
    store::forget(&key(id));
}

/// Keeps a game that has just been dealt, opened or branched off, and gives its name.
pub fn begin(sitting: Sitting, chairs: Vec<Chair>, handing: bool) -> String {
    let id = fresh_id();
    match sitting {
        Sitting::Hamburgum(sitting) => keep(&mut Docket::new(id.clone(), sitting, chairs, handing)),
        Sitting::Hansa(sitting) => keep(&mut Docket::new(id.clone(), sitting, chairs, handing)),
    };
    id
}

/// Deals a new game and gives its name; what cannot be dealt is told as the rules tell it.
pub fn deal(setup: &Setup, chairs: Vec<Chair>, handing: bool) -> Result<String, table::Refusal> {
    let mut sitting = Sitting::deal(setup, &entropy(16))?;
    sitting.tags_mut().date = Some(crate::browser::today());
    Ok(begin(sitting, chairs, handing))
}
