//! Why something was not done.

use std::fmt;

/// An action or a request that was refused, with the id of the rule that forbids it; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of a settled rule, or `syntax`, `setup`, `over`.
    pub rule: &'static str,
    /// What happened, in English, for logs and programmers.
    pub message: String,
}

impl Refusal {
    /// A refusal by rule `rule`.
    pub fn new(rule: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { rule, message: message.into() }
    }

    /// What was sent cannot be read.
    pub fn syntax(message: impl Into<String>) -> Refusal {
        Refusal::new("syntax", message)
    }

    /// A set-up, a position or a step of the table itself that cannot be.
    pub fn setup(message: impl Into<String>) -> Refusal {
        Refusal::new("setup", message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.message, self.rule)
    }
}

impl std::error::Error for Refusal {}
