//! What goes wrong with a player: each time it forfeits the decision to `easy`.

use table::Refusal;

/// The kinds of faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// It ended, or panicked.
    Crash,
    /// It did not answer in time.
    Stall,
    /// What it answered cannot be read.
    Nonsense,
    /// It answered with an action that is not legal.
    Illegal,
    /// It was given up before and was not asked.
    Absent,
}

impl Kind {
    pub(super) const ALL: [Kind; 5] = [Kind::Crash, Kind::Stall, Kind::Nonsense, Kind::Illegal, Kind::Absent];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Crash => "crash",
            Kind::Stall => "stall",
            Kind::Nonsense => "nonsense",
            Kind::Illegal => "illegal",
            Kind::Absent => "absent",
        }
    }
}

/// A fault, with what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    /// The rule that was broken, `syntax` where it is none of the game.
    pub(super) rule: &'static str,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(kind: Kind, message: impl Into<String>) -> Fault {
        Fault { kind, rule: "syntax", message: message.into() }
    }

    /// An action that the rules refused.
    pub(super) fn illegal(action: &str, refusal: &Refusal) -> Fault {
        Fault { kind: Kind::Illegal, rule: refusal.rule, message: format!("{}: {}", quote(action), refusal.message) }
    }
}

/// How often each kind happened, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Count(pub(super) [u64; Kind::ALL.len()]);

impl Count {
    pub(super) fn note(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    pub(super) fn add(&mut self, other: Count) {
        for (sum, count) in self.0.iter_mut().zip(other.0) {
            *sum += count;
        }
    }

    pub(super) fn total(self) -> u64 {
        self.0.iter().sum()
    }

    /// The kinds that happened, with how often.
    pub(super) fn kinds(self) -> impl Iterator<Item = (Kind, u64)> {
        Kind::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }
}

/// A short piece of what came from outside, fit to be printed.
pub(super) fn quote(text: &str) -> String {
    const LONGEST: usize = 60;
    let quoted: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() { format!("`{quoted}...`") } else { format!("`{quoted}`") }
}
