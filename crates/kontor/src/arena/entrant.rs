//! Who takes part: the names after `--bots`, what each stands for, and what it may spend on a decision.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, bail};
use bots::{Level, Parts, Weights};
use serde_json::{Value, json};

/// The longest time for a decision.
pub(super) const LONGEST: u64 = 600_000;

/// What a player may spend on a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Allowance {
    Time(Duration),
    Iterations(u32),
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowance::Time(time) => f.pad(&format!("{} ms", time.as_millis())),
            Allowance::Iterations(iterations) => f.pad(&format!("{iterations} it")),
        }
    }
}

impl Allowance {
    /// Reads what follows an `@`: `40ms` or `500it`.
    fn read(text: &str) -> Option<Allowance> {
        if let Some(number) = text.strip_suffix("ms") {
            let ms = number.parse().ok().filter(|ms| (1..=LONGEST).contains(ms))?;
            Some(Allowance::Time(Duration::from_millis(ms)))
        } else {
            let iterations = text.strip_suffix("it")?.parse().ok().filter(|iterations| *iterations > 0)?;
            Some(Allowance::Iterations(iterations))
        }
    }
}

/// Who decides.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Player {
    /// A computer player of Kontor, perhaps without some parts of its search or with other weights than the program's.
    Level(Level, Parts, Option<Weights>),
    /// A program of someone else: its path and its arguments.
    Command(Vec<String>),
}

/// A name that takes part.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Entrant {
    /// As it was given, its allowance included.
    pub(super) name: String,
    pub(super) player: Player,
    pub(super) allowance: Allowance,
}

/// What a program by someone else may spend where nothing is said.
const COMMAND_TIME: Duration = Duration::from_secs(1);

impl Entrant {
    /// Reads a name: a level or `cmd:` and a command line, and perhaps its own allowance.
    fn read(name: &str, game: &str, allowance: Option<Allowance>) -> anyhow::Result<Entrant> {
        if name.chars().any(char::is_control) {
            bail!("a name of `--bots` holds a control character");
        }
        let (who, own) = match name.rsplit_once('@') {
            Some((who, text)) if Allowance::read(text).is_some() => (who, Allowance::read(text)),
            Some((who, text)) if level(who, game).is_ok() => {
                bail!("`{text}` after `{who}@` is no allowance; write {who}@40ms or {who}@500it")
            }
            _ => (name, None),
        };
        let (player, usual) = match who.strip_prefix("cmd:") {
            Some(line) => (Player::Command(words(line).with_context(|| format!("in `{name}`"))?), COMMAND_TIME),
            None => {
                let (level, parts, weights) = level(who, game)?;
                (Player::Level(level, parts, weights), level.time())
            }
        };
        let allowance = own.or(allowance).unwrap_or(Allowance::Time(usual));
        Ok(Entrant { name: name.to_owned(), player, allowance })
    }

    /// The time for a decision: with a count of iterations a program has its usual time.
    pub(super) fn time(&self) -> Duration {
        match self.allowance {
            Allowance::Time(time) => time,
            Allowance::Iterations(_) => COMMAND_TIME,
        }
    }

    /// How long an answer is waited for: a tenth more than its time, and a little for the pipes. Whoever takes longer has stalled.
    pub(super) fn patience(&self) -> Duration {
        self.time() + self.time() / 10 + Duration::from_millis(50)
    }

    /// What a saved arena says about it.
    pub(super) fn describe(&self) -> Value {
        let mut described = match self.allowance {
            Allowance::Time(time) => json!({"name": self.name, "ms": time.as_millis() as u64}),
            Allowance::Iterations(iterations) => json!({"name": self.name, "iterations": iterations}),
        };
        // What a network says is part of who plays.
        if let Player::Level(Level::Hard | Level::Expert, _, weights) = &self.player {
            described["weights"] = weights.as_ref().map_or_else(bots::weights_digest, Weights::digest).into();
        }
        described
    }
}

/// Reads a level, after it what it does without, and the file of the weights that it judges by: `expert-memory+new.net`.
fn level(name: &str, game: &str) -> anyhow::Result<(Level, Parts, Option<Weights>)> {
    let (name, file) = name.split_once('+').map_or((name, None), |(name, file)| (name, Some(file)));
    let mut words = name.split('-');
    let level = words.next().unwrap_or_default().parse().with_context(|| format!("there is no bot `{name}`"))?;
    let mut parts = Parts::ALL;
    for word in words {
        parts = parts.without(word.parse().with_context(|| format!("`{name}` cannot do without `{word}`"))?);
    }
    let read = |file: &str| {
        let bytes = std::fs::read(file).with_context(|| format!("cannot read {file}"))?;
        Weights::read(game, &bytes).with_context(|| format!("{file} holds no weights for {game}"))
    };
    match (file, level) {
        (None, _) => Ok((level, parts, None)),
        (Some(file), Level::Hard | Level::Expert) => Ok((level, parts, Some(read(file)?))),
        (Some(_), _) => bail!("`{name}` judges by no weights; `hard` and `expert` do"),
    }
}

/// The names that take part, each once, and who sits where before the seats are rotated.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) entrants: Vec<Entrant>,
    chairs: Vec<usize>,
}

impl Field {
    /// Seats the names at a table of `players`; the last name fills the rest.
    pub(super) fn seat(
        names: &[String],
        game: &str,
        players: usize,
        allowance: Option<Allowance>,
    ) -> anyhow::Result<Field> {
        if names.len() > players {
            bail!("there are {} names for {players} seats", names.len());
        }
        let mut field = Field { entrants: Vec::new(), chairs: Vec::new() };
        for name in names {
            let entrant = Entrant::read(name.trim(), game, allowance)?;
            let known = field.entrants.iter().position(|known| known.name == entrant.name);
            field.chairs.push(known.unwrap_or(field.entrants.len()));
            if known.is_none() {
                field.entrants.push(entrant);
            }
        }
        let last = *field.chairs.last().context("`--bots` names no one")?;
        field.chairs.resize(players, last);
        Ok(field)
    }

    /// How many sit at the table.
    pub(super) fn players(&self) -> usize {
        self.chairs.len()
    }

    /// Who sits on a chair.
    pub(super) fn entrant(&self, chair: usize) -> &Entrant {
        &self.entrants[self.chairs[chair]]
    }

    /// The chair that stands at a seat in game `number`: a deal is played in every rotation, then comes the next.
    pub(super) fn chair(&self, number: u64, seat: usize) -> usize {
        let players = self.players();
        (seat + (number % players as u64) as usize) % players
    }

    /// The place in `entrants` of whoever sits at a seat in game `number`.
    pub(super) fn who(&self, number: u64, seat: usize) -> usize {
        self.chairs[self.chair(number, seat)]
    }
}

/// Splits a command line into words; quotes, single or double, hold a word together. No shell is asked.
fn words(line: &str) -> anyhow::Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            Some(_) => word.get_or_insert_default().push(letter),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        bail!("a quote is not closed; a comma ends the name");
    }
    words.extend(word);
    if words.is_empty() {
        bail!("a command is missing after `cmd:`");
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(names: &str, players: usize) -> anyhow::Result<Field> {
        let names: Vec<String> = names.split(',').map(str::to_owned).collect();
        Field::seat(&names, "hansa", players, Some(Allowance::Iterations(7)))
    }

    #[test]
    fn the_last_name_fills_the_rest() {
        let field = field("expert,easy", 4).unwrap();
        assert_eq!(field.entrants.len(), 2);
        assert_eq!((0..4).map(|seat| field.who(0, seat)).collect::<Vec<_>>(), [0, 1, 1, 1]);
        assert_eq!((0..4).map(|seat| field.who(7, seat)).collect::<Vec<_>>(), [1, 0, 1, 1]);
    }

    #[test]
    fn every_chair_stands_at_every_seat_once_a_deal() {
        let field = field("expert,hard,medium", 3).unwrap();
        for seat in 0..3 {
            let mut chairs: Vec<usize> = (3..6).map(|number| field.chair(number, seat)).collect();
            chairs.sort_unstable();
            assert_eq!(chairs, [0, 1, 2]);
        }
    }

    #[test]
    fn a_name_may_carry_its_own_allowance() {
        let field = field("expert@40ms,hard@500it,cmd:my bot@9ms,easy", 4).unwrap();
        let allowances: Vec<String> = field.entrants.iter().map(|entrant| entrant.allowance.to_string()).collect();
        assert_eq!(allowances, ["40 ms", "500 it", "9 ms", "7 it"]);
        assert_eq!(field.entrants[2].player, Player::Command(vec!["my".to_owned(), "bot".to_owned()]));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for names in [
            "",
            "strong",
            "hard@",
            "hard@0ms",
            "hard@5min",
            "hard-luck",
            "cmd:",
            "cmd:'a",
            "easy,easy,easy,easy,easy",
            "easy+x.net",
            "expert+no-such.net",
        ] {
            assert!(field(names, 4).is_err(), "{names}");
        }
    }

    #[test]
    fn quotes_hold_words_together() {
        assert_eq!(words("a 'b c'd \"\" e").unwrap(), ["a", "b cd", "", "e"]);
    }
}
