//! The papers of one table: the game with its log, who sits where, and how much of the turn under way is confirmed.
//!
//! Nothing here knows a browser. A person's actions are tentative until the turn is confirmed and can be taken back one
//! by one; what reveals something hidden is final at once, and so is everything before it.

use bots::Level;
use serde_json::{Value, json};
use table::{Entry, Game, Record, Refusal, Seat, Sitting};

use crate::chair::Chair;

/// The papers of one table.
#[derive(Clone, Debug)]
pub struct Docket<G: Game> {
    /// Its name on this device.
    pub id: String,
    /// Counts what was written, so that two tabs never write over each other.
    pub revision: u64,
    /// Tells apart what two tabs wrote at the same moment.
    pub mark: String,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: f64,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Whether the device is handed on with a pause between two people.
    pub handing: bool,
    sitting: Sitting<G>,
    confirmed: usize,
}

impl<G: Game> Docket<G> {
    /// A table at which nothing is tentative.
    pub fn new(id: String, mut sitting: Sitting<G>, chairs: Vec<Chair>, handing: bool) -> Docket<G> {
        sitting.tags_mut().names = chairs.iter().map(Chair::tag).collect();
        let confirmed = sitting.log().len();
        Docket { id, revision: 0, mark: String::new(), changed: 0.0, chairs, handing, sitting, confirmed }
    }

    /// The game under way, tentative actions included.
    pub fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// How many actions have been played, tentative ones included.
    pub fn played(&self) -> usize {
        self.sitting.log().len()
    }

    /// How many of them are final.
    pub fn confirmed(&self) -> usize {
        self.confirmed
    }

    /// The actions that can still be taken back.
    pub fn tentative(&self) -> &[Entry<G::Action>] {
        &self.sitting.log()[self.confirmed..]
    }

    /// Whose turn is being composed; `None` when the game is over and nothing is tentative.
    pub fn mover(&self) -> Option<Seat> {
        self.tentative().first().map(|entry| entry.seat).or_else(|| self.sitting.on_turn())
    }

    /// Whether the tentative actions make a whole turn that waits for its confirmation.
    pub fn complete(&self) -> bool {
        let game = self.sitting.game();
        self.tentative().first().is_some_and(|first| {
            let state = self.sitting.state();
            game.on_turn(state) != Some(first.seat) || game.round(state) != first.round
        })
    }

    /// The person who may act now.
    pub fn person(&self) -> Option<Seat> {
        let seat = self.mover()?;
        (!self.complete() && self.chairs.get(seat.index())?.is_person()).then_some(seat)
    }

    /// The computer player who must act now.
    pub fn bot(&self) -> Option<(Seat, Level)> {
        let seat = self.sitting.on_turn().filter(|_| self.tentative().is_empty())?;
        match self.chairs.get(seat.index())? {
            Chair::Bot(level) => Some((seat, *level)),
            Chair::Person(_) => None,
        }
    }

    /// A person plays an action.
    pub fn act(&mut self, action: G::Action) -> Result<(), Refusal> {
        if self.person().is_none() {
            return Err(Refusal::new("not-your-turn", "no one at this device is on turn"));
        }
        self.sitting.act(action, None)?;
        if self.sitting.log().last().is_some_and(|entry| entry.outcome.is_some()) {
            self.confirm();
        }
        Ok(())
    }

    /// A computer player plays an action in the notation.
    pub fn play(&mut self, action: &str) -> Result<(), Refusal> {
        self.sitting.play(action)?;
        self.confirm();
        Ok(())
    }

    /// Takes back the last tentative action; `false` where there is none.
    pub fn undo(&mut self) -> bool {
        !self.tentative().is_empty() && self.sitting.undo().is_ok()
    }

    /// Takes back all tentative actions.
    pub fn start_over(&mut self) {
        while self.undo() {}
    }

    /// Makes all tentative actions final.
    pub fn confirm(&mut self) {
        self.confirmed = self.played();
    }

    /// The game after its first actions, with everyone in their chairs, as a new game.
    pub fn branch(&self, id: String, actions: usize) -> Docket<G> {
        Docket::new(id, self.sitting.cut(actions), self.chairs.clone(), self.handing)
    }

    /// The game so far, the tentative steps included, as a record's text.
    pub fn record(&self) -> String {
        self.sitting.record().write()
    }

    /// Everything, as it is kept on this device.
    pub fn write(&self) -> String {
        json!({
            "revision": self.revision,
            "mark": self.mark,
            "changed": self.changed,
            "chairs": self.chairs.iter().map(Chair::write).collect::<Vec<_>>(),
            "handing": self.handing,
            "confirmed": self.confirmed,
            "record": self.record(),
        })
        .to_string()
    }

    /// Whether what is kept on this device is not what was last written here, but newer or as new: of two tabs that
    /// wrote at the same moment, the one whose papers are kept was first.
    pub fn is_overtaken(&self, text: &str) -> bool {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let other = mark(&kept) != self.mark;
        kept["revision"].as_u64().is_some_and(|kept| self.revision < kept || self.revision == kept && other)
    }

    /// What was kept on this device; `None` where it is not of this game or damaged.
    pub fn read(id: &str, text: &str) -> Option<Docket<G>> {
        let value: Value = serde_json::from_str(text).ok()?;
        let record = Record::read(value["record"].as_str()?).ok().filter(|record| record.setup.game == G::NAME)?;
        let sitting: Sitting<G> = Sitting::replay(&record).ok()?;
        let chairs: Vec<Chair> = value["chairs"].as_array()?.iter().map(Chair::read).collect::<Option<_>>()?;
        if chairs.len() != sitting.game().players() {
            return None;
        }
        let confirmed = usize::try_from(value["confirmed"].as_u64()?).ok()?.min(sitting.log().len());
        Some(Docket {
            id: id.to_owned(),
            revision: value["revision"].as_u64()?,
            mark: mark(&value).to_owned(),
            changed: value["changed"].as_f64()?,
            chairs,
            handing: value["handing"].as_bool()?,
            sitting,
            confirmed,
        })
    }
}

/// The mark of what was kept; games of earlier versions have none.
fn mark(kept: &Value) -> &str {
    kept["mark"].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hamburgum::Hamburgum;
    use hansa::Hansa;
    use table::Setup;

    fn table<G: Game>(chairs: &[Chair]) -> Docket<G> {
        let setup = Setup { game: G::NAME.to_owned(), players: chairs.len(), ..Setup::default() };
        let sitting = Sitting::deal(G::open(&setup).unwrap(), "42");
        Docket::new("one".to_owned(), sitting, chairs.to_vec(), false)
    }

    fn act<G: Game>(docket: &mut Docket<G>, text: &str) {
        let action = docket.sitting().game().read(text).unwrap();
        docket.act(action).unwrap();
    }

    fn ann() -> Chair {
        Chair::Person("Ann".to_owned())
    }

    #[test]
    fn a_turn_is_composed_taken_back_and_confirmed() {
        let mut docket: Docket<Hamburgum> = table(&[ann(), Chair::Bot(Level::Easy)]);
        act(&mut docket, "rondel trade1");
        assert_eq!((docket.person(), docket.complete(), docket.bot()), (Some(Seat(0)), false, None));
        act(&mut docket, "sell beer=1");
        assert_eq!((docket.person(), docket.complete(), docket.bot()), (None, true, None));
        assert!(docket.act(docket.sitting().game().read("rondel beer").unwrap()).is_err());
        assert!(docket.undo());
        assert_eq!(docket.tentative().len(), 1);
        docket.start_over();
        assert!(docket.tentative().is_empty() && !docket.undo());
        act(&mut docket, "rondel beer");
        docket.confirm();
        assert_eq!(docket.bot(), Some((Seat(1), Level::Easy)));
        docket.play("rondel cloth").unwrap();
        assert_eq!(docket.person(), Some(Seat(0)));
    }

    #[test]
    fn what_reveals_is_final() {
        let mut docket: Docket<Hansa> = table(&[ann(), ann()]);
        while docket.sitting().legal()[0].starts_with("place") {
            let first = docket.sitting().legal()[0].clone();
            act(&mut docket, &first);
            if docket.complete() {
                docket.confirm();
            }
        }
        while !docket.sitting().legal().contains(&"refill".to_owned()) {
            let random = docket.sitting().legal()[0].clone();
            act(&mut docket, &random);
            if docket.complete() {
                docket.confirm();
            }
        }
        let refill = docket.sitting().game().read("refill").unwrap();
        docket.act(refill).unwrap();
        assert!(docket.tentative().is_empty() && !docket.undo());
    }

    #[test]
    fn papers_of_the_first_version_are_still_read() {
        let papers = include_str!("docket/first-hamburgum.json");
        let docket: Docket<Hamburgum> = Docket::read("one", papers).unwrap();
        assert_eq!(docket.chairs, [ann(), Chair::Bot(Level::Hard), ann()]);
        assert_eq!((docket.played(), docket.tentative().len(), docket.handing), (5, 2, true));
        let papers = include_str!("docket/first-hansa.json");
        let docket: Docket<Hansa> = Docket::read("two", papers).unwrap();
        assert_eq!(docket.chairs, [Chair::Bot(Level::Expert), ann()]);
        assert_eq!((docket.played(), docket.revision, docket.handing), (9, 7, false));
    }

    #[test]
    fn papers_are_read_as_they_were_written() {
        let mut docket: Docket<Hamburgum> = table(&[ann(), Chair::Bot(Level::Hard), ann()]);
        act(&mut docket, "rondel church");
        docket.revision = 7;
        let again: Docket<Hamburgum> = Docket::read("one", &docket.write()).unwrap();
        assert_eq!(again.write(), docket.write());
        assert_eq!((again.tentative().len(), again.revision), (1, 7));
        assert!(Docket::<Hansa>::read("one", &docket.write()).is_none());
        assert!(!docket.is_overtaken(&again.write()) && !docket.is_overtaken("damaged"));
        docket.mark = "b".to_owned();
        assert!(docket.is_overtaken(&again.write()) && again.is_overtaken(&docket.write()));
        docket.revision = 8;
        assert!(!docket.is_overtaken(&again.write()) && again.is_overtaken(&docket.write()));
        for damaged in ["", "{}", "[]", &docket.write().replace("church", "chair")] {
            assert!(Docket::<Hamburgum>::read("one", damaged).is_none(), "{damaged}");
        }
    }
}
