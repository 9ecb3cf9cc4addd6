//! Who sits where.

use bots::Level;
use serde_json::{Value, json};

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Someone at this device; the name may be empty.
    Person(String),
    /// A computer player.
    Bot(Level),
}

impl Chair {
    /// Someone of a name, which is cut where it is too long.
    pub fn person(name: &str) -> Chair {
        Chair::Person(name.chars().take(LONGEST).collect())
    }

    /// Whether someone at this device plays it.
    pub fn is_person(&self) -> bool {
        matches!(self, Chair::Person(_))
    }

    /// The name a record keeps.
    pub fn tag(&self) -> String {
        match self {
            Chair::Person(name) => name.clone(),
            Chair::Bot(level) => level.name().to_owned(),
        }
    }

    /// As it is kept on this device.
    pub fn write(&self) -> Value {
        match self {
            Chair::Person(name) => json!({"person": name}),
            Chair::Bot(level) => json!({"bot": level.name()}),
        }
    }

    /// As it was kept on this device.
    pub fn read(value: &Value) -> Option<Chair> {
        let word = |key: &str| value.get(key).and_then(Value::as_str);
        match (word("person"), word("bot")) {
            (Some(name), None) => Some(Chair::person(name)),
            (None, Some(level)) => level.parse().ok().map(Chair::Bot),
            _ => None,
        }
    }
}

/// The longest name of a person.
pub const LONGEST: usize = 24;
