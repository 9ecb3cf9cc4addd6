//! A game under way: its log, the states it went through, and how it is undone, written and replayed.

use serde_json::{Value, json};

use crate::sheet::shortened;
use crate::{
    Breach, Dealer, Dice, Game, Opening, Record, RecordFault, Refusal, Reveal, Seat, Setup, TurnLine, fingerprint,
};

/// What belongs to a game but not to its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    /// The players' names by seat; empty where not given.
    pub names: Vec<String>,
    /// When it was played, as `2026-11-15`.
    pub date: Option<String>,
}

/// An action that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Who played it.
    pub seat: Seat,
    /// In which round.
    pub round: u32,
    /// What was played.
    pub action: A,
    /// What it revealed.
    pub outcome: Option<String>,
}

/// What happens to an action that reveals what neither its outcome nor this copy of the game tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unknown {
    /// It is drawn from what may be hidden: someone has to deal.
    Drawn,
    /// It is refused: what is replayed has been dealt before.
    Refused,
}

/// A game under way. The log is the game; the states beside it are there for undo.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    game: G,
    opening: Opening,
    tags: Tags,
    log: Vec<Entry<G::Action>>,
    states: Vec<G::State>,
}

impl<G: Game> Sitting<G> {
    /// A new game, dealt from a seed.
    pub fn deal(game: G, seed: &str) -> Sitting<G> {
        let first = game.deal(&mut Dealer::new(seed));
        let opening = Opening::Seed(seed.to_owned());
        Sitting { game, opening, tags: Tags::default(), log: Vec::new(), states: vec![first] }
    }

    /// A game that begins from the position shown by a view; `board_file` is an own board that the view may name.
    pub fn place(view: &Value, board_file: Option<&str>) -> Result<Sitting<G>, Refusal> {
        let (game, first) = G::place(view, board_file)?;
        let opening = Opening::Position(game.view(&first));
        Ok(Sitting { game, opening, tags: Tags::default(), log: Vec::new(), states: vec![first] })
    }

    /// The game that a record holds, replayed from its start.
    pub fn replay(record: &Record) -> Result<Sitting<G>, RecordFault> {
        let fault = |line, reason: String| RecordFault { line, reason };
        if record.rules != G::RULES {
            let reason = format!(
                "the record follows version {} of the rules of {}; this program knows version {}",
                record.rules,
                G::NAME,
                G::RULES
            );
            return Err(fault(record.lines.rules, reason));
        }
        let game = G::open(&record.setup).map_err(|refusal| fault(blame::<G>(record), refusal.message))?;
        if game.board_hash() != record.board_hash {
            let reason =
                format!("the board's hash is {}, the record was made with {}", game.board_hash(), record.board_hash);
            return Err(fault(record.lines.board, reason));
        }
        let opening_fault = |refusal: Refusal| fault(record.lines.opening, refusal.message);
        let mut sitting = match &record.opening {
            Opening::Seed(seed) => Sitting::deal(game, seed),
            Opening::Shown(dealt) => {
                let first = game.deal_shown(dealt.as_deref()).map_err(opening_fault)?;
                let opening = record.opening.clone();
                Sitting { game, opening, tags: Tags::default(), log: Vec::new(), states: vec![first] }
            }
            Opening::Position(view) => {
                Sitting::place(view, record.setup.board_file.as_deref()).map_err(opening_fault)?
            }
        };
        if matches!(record.opening, Opening::Position(_)) && sitting.game.setup() != record.setup {
            return Err(fault(record.lines.opening, "the position is of another game than the header says".to_owned()));
        }
        if record.dealt.is_some() && record.dealt != sitting.dealt() {
            return Err(fault(record.lines.dealt, "what was dealt does not follow from the seed".to_owned()));
        }
        sitting.tags = record.tags.clone();
        for turn in &record.turns {
            for action in &turn.actions {
                let at = sitting.game.on_turn(sitting.state()).map(|seat| (sitting.game.round(sitting.state()), seat));
                if at.is_some_and(|at| at != (turn.round, turn.seat)) {
                    let (round, seat) = at.unwrap_or_default();
                    let reason = format!("it is turn {round}.{seat}, not {}.{}", turn.round, turn.seat);
                    return Err(fault(turn.line, reason));
                }
                let played = sitting.play_words(action, Unknown::Refused);
                played.map_err(|refusal| fault(turn.line, format!("`{}`: {refusal}", shortened(action, 60))))?;
            }
        }
        if sitting.result() != record.result {
            return Err(fault(record.lines.result, "the result does not follow from the actions".to_owned()));
        }
        record.check_sum()?;
        Ok(sitting)
    }

    /// The same game cut back to its first `actions` actions, replayed from the start. Unlike [`undo`](Self::undo) this
    /// crosses what was revealed: it is for whoever owns the record.
    pub fn cut(&self, actions: usize) -> Sitting<G> {
        let mut cut = Sitting { log: Vec::new(), states: vec![self.states[0]], ..self.clone() };
        for entry in self.log.iter().take(actions) {
            let mut next = *cut.state();
            if let Some(outcome) = &entry.outcome {
                cut.game.learn(&mut next, entry.action, outcome).expect("an outcome of the log fits its game");
            }
            cut.push(next, entry.action, entry.outcome.clone());
        }
        cut
    }

    /// The game's description.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The present state, hidden parts included.
    pub fn state(&self) -> &G::State {
        self.states.last().expect("a sitting has at least its first state")
    }

    /// Every state of the game, hidden parts included: the first one, then one after each action.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }

    /// All actions so far.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// Names and date.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Names and date, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Whose turn it is; `None` when the game is over.
    pub fn on_turn(&self) -> Option<Seat> {
        self.game.on_turn(self.state())
    }

    /// Plays one action in the notation, with or without its outcome. What it reveals is drawn where neither the outcome
    /// nor the hidden part is known. After a refusal nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.play_words(text, Unknown::Drawn)
    }

    fn play_words(&mut self, text: &str, unknown: Unknown) -> Result<(), Refusal> {
        let (words, outcome) = match text.split_once(" : ") {
            Some((words, outcome)) => (words, Some(outcome)),
            None => (text, None),
        };
        let Some(action) = self.game.read(words) else {
            return Err(Refusal::syntax(format!("`{}` is no action of {}", shortened(words, 60), G::NAME)));
        };
        self.act_on(action, outcome, unknown)
    }

    /// Plays one action, with or without its outcome, as [`play`](Self::play) does.
    pub fn act(&mut self, action: G::Action, outcome: Option<&str>) -> Result<(), Refusal> {
        self.act_on(action, outcome, Unknown::Drawn)
    }

    fn act_on(&mut self, action: G::Action, outcome: Option<&str>, unknown: Unknown) -> Result<(), Refusal> {
        if self.on_turn().is_none() {
            return Err(Refusal::new("over", "the game is over"));
        }
        let mut next = *self.state();
        self.game.check(&next, action).map_err(|breach| Refusal::new(breach.rule(), breach.to_string()))?;
        let outcome = match (self.game.reveals(&next, action), outcome) {
            (Reveal::Nothing, None) => None,
            (Reveal::Nothing, Some(_)) => return Err(Refusal::syntax("this action reveals nothing")),
            (Reveal::Shown(shown), None) => Some(shown),
            (Reveal::Unknown, None) if unknown == Unknown::Refused => {
                return Err(Refusal::new(
                    G::REVEALING,
                    "what this revealed must be given: it does not follow from a seed",
                ));
            }
            (Reveal::Unknown, None) => {
                let mut guessed = next;
                self.game.guess(&mut guessed, &mut Dice::new(fingerprint(&next)));
                match self.game.reveals(&guessed, action) {
                    Reveal::Shown(shown) => {
                        self.game.learn(&mut next, action, &shown)?;
                        Some(shown)
                    }
                    Reveal::Nothing | Reveal::Unknown => None,
                }
            }
            (Reveal::Shown(_) | Reveal::Unknown, Some(outcome)) => {
                self.game.learn(&mut next, action, outcome)?;
                Some(outcome.to_owned())
            }
        };
        self.push(next, action, outcome);
        Ok(())
    }

    fn push(&mut self, mut next: G::State, action: G::Action, outcome: Option<String>) {
        let seat = self.game.on_turn(&next).unwrap_or_default();
        let round = self.game.round(&next);
        self.game.play(&mut next, action);
        self.log.push(Entry { seat, round, action, outcome });
        self.states.push(next);
    }

    /// Plays several actions, all or none.
    pub fn play_all<T: AsRef<str>>(&mut self, texts: &[T]) -> Result<(), Refusal> {
        let before = self.log.len();
        for (number, text) in texts.iter().enumerate() {
            if let Err(refusal) = self.play(text.as_ref()) {
                self.log.truncate(before);
                self.states.truncate(before + 1);
                let message = format!("action {} of {}: {}", number + 1, texts.len(), refusal.message);
                return Err(Refusal { message, ..refusal });
            }
        }
        Ok(())
    }

    /// Takes back the last action; never one that brought something hidden to light.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        match self.log.last() {
            None => Err(Refusal::setup("there is nothing to undo")),
            Some(Entry { outcome: Some(outcome), .. }) => Err(Refusal::new(
                G::REVEALING,
                format!("the last action revealed {outcome}: it cannot be undone, only replayed from a shorter record"),
            )),
            Some(_) => {
                self.log.pop();
                self.states.pop();
                Ok(())
            }
        }
    }

    /// Every legal action in the notation.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(self.state(), &mut actions);
        actions.into_iter().map(|action| self.game.write(action)).collect()
    }

    /// The view of the engine protocol: state, legal actions, standing; the same for every seat and spectator.
    pub fn view(&self) -> Value {
        let standing: Vec<Value> = self
            .game
            .standing(self.state())
            .iter()
            .map(|place| {
                json!({"seat": place.seat.0, "points": place.points, "tiebreak": place.tiebreak, "rank": place.rank})
            })
            .collect();
        json!({
            "state": self.game.view(self.state()),
            "legal": self.legal(),
            "over": self.on_turn().is_none(),
            "standing": standing,
        })
    }

    /// Every action that has been played, in the notation, with what it revealed.
    pub fn actions(&self) -> impl Iterator<Item = String> {
        self.log.iter().map(|entry| {
            let action = self.game.write(entry.action);
            match &entry.outcome {
                Some(outcome) => format!("{action} : {outcome}"),
                None => action,
            }
        })
    }

    /// The whole game as a record.
    pub fn record(&self) -> Record {
        let mut turns: Vec<TurnLine> = Vec::new();
        for (entry, text) in self.log.iter().zip(self.actions()) {
            match turns.last_mut() {
                Some(turn) if (turn.round, turn.seat) == (entry.round, entry.seat) => turn.actions.push(text),
                _ => turns.push(TurnLine { line: 0, round: entry.round, seat: entry.seat, actions: vec![text] }),
            }
        }
        Record {
            rules: G::RULES,
            setup: self.game.setup(),
            board_hash: self.game.board_hash(),
            opening: self.opening.clone(),
            dealt: self.dealt(),
            tags: self.tags.clone(),
            result: self.result(),
            turns,
            sum: None,
            lines: Default::default(),
        }
    }

    fn dealt(&self) -> Option<String> {
        match self.opening {
            Opening::Position(_) => None,
            Opening::Seed(_) | Opening::Shown(_) => self.game.dealt(&self.states[0]),
        }
    }

    fn result(&self) -> Option<Vec<(u32, u32)>> {
        let over = self.on_turn().is_none();
        over.then(|| Seat::all(self.game.players()).map(|seat| self.game.tally(self.state(), seat)).collect())
    }
}

/// The line of a set-up that a game refuses: the one without which it would not.
fn blame<G: Game>(record: &Record) -> usize {
    let opens = |setup: Setup| G::open(&setup).is_ok();
    if opens(Setup { players: 2, ..record.setup.clone() }) {
        record.lines.players
    } else if opens(Setup { officials: None, ..record.setup.clone() }) {
        record.lines.officials
    } else {
        record.lines.board
    }
}
