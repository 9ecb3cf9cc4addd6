//! What is wrong with the texts, and where.

use std::fmt;

/// Something wrong with one message of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file, below the folder of all languages.
    pub file: String,
    /// The message, or nothing where it is the file.
    pub id: String,
    /// What is wrong.
    pub what: String,
}

impl Fault {
    pub(crate) fn new(file: impl Into<String>, id: impl Into<String>, what: impl fmt::Display) -> Fault {
        Fault { file: file.into(), id: id.into(), what: what.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { file, id, what } = self;
        if id.is_empty() { write!(f, "locales/{file}: {what}") } else { write!(f, "locales/{file}: {id}: {what}") }
    }
}

/// All that is wrong, never nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.0 {
            writeln!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
