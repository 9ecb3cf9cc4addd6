//! Reading board files: every fault with its line.
//!
//! A board file is TOML. [`read`] hands its top to a function that takes the file apart [`Part`] by part; every question
//! that finds no good answer leaves a [`Fault`] and the reading goes on, so that a bad file is refused with all of them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;

use crate::arrange;
use toml::de::{DeTable, DeValue};

/// The longest id, in characters.
pub const LONGEST_ID: usize = 24;
/// The longest name for people, in characters.
pub const LONGEST_NAME: usize = 60;
/// The longest board file, in bytes.
pub const LONGEST_FILE: usize = 64 << 10;
/// The field on which places are drawn: its width and its height.
pub const FIELD: (u16, u16) = (1000, 700);

/// The most full stops in a file. Every further level of nesting costs a dot or a bracket, and the parser already
/// limits the brackets and the dots of one key; together they would still nest deep enough to overflow a small stack.
const MOST_DOTS: usize = 500;

/// The longest fault, in characters: room for the ids of a whole city.
const LONGEST_FAULT: usize = 1000;
/// How the parser begins what it says when a list or an inline table goes on where it cannot.
const STUMBLING: &str = "missing comma between";

/// One thing wrong with a board file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there, in English.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Everything wrong with a board file, by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Faults {}

/// The text of a board as it is kept and sent: no white space at the end of its lines, a line break after each.
pub fn normal(text: &str) -> String {
    text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

/// The comment at the head of a board file, where it says what is printed fact and what is not; without its `#`s.
pub fn head(text: &str) -> String {
    let comment = text.lines().map_while(|line| line.strip_prefix('#'));
    comment.map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end()).collect::<Vec<_>>().join("\n")
}

/// Whether a word can be an id: a letter, then letters, digits and `_`, all of them small and plain.
pub fn is_id(word: &str) -> bool {
    word.len() <= LONGEST_ID
        && word.starts_with(|first: char| first.is_ascii_lowercase())
        && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
}

/// A word from outside as a fault shows it: in backticks, without control characters and not too long.
pub fn quoted(word: &str) -> String {
    format!("`{}`", shortened(word, LONGEST_ID))
}

/// The beginning of a text from outside, without control characters.
pub(crate) fn shortened(text: &str, longest: usize) -> String {
    let start = text.chars().take(longest).map(|letter| if letter.is_control() { '?' } else { letter });
    let rest = if text.chars().nth(longest).is_some() { "…" } else { "" };
    start.chain(rest.chars()).collect()
}

/// Reads the normal form of a board file with a function that takes it apart; where a fault is left, all are returned.
pub fn read<T>(text: &str, take_apart: impl FnOnce(&Part<'_>) -> Option<T>) -> Result<T, Faults> {
    let text = normal(text);
    let only = |line, what: &str| Err(Faults(vec![Fault { line, what: what.to_owned() }]));
    if text.len() > LONGEST_FILE {
        return only(1, "the file is longer than 64 KiB");
    }
    if text.split('.').filter(|between| !between.is_empty()).count() > MOST_DOTS {
        return only(1, "the file has more than 500 full stops");
    }
    let notes = Notes::new(&text);
    let (top, errors) = DeTable::parse_recoverable(&text);
    let unreadable = unreadable(&text, &notes, &errors);
    if !unreadable.is_empty() {
        return Err(Faults(unreadable));
    }
    let whole = take_apart(&Part::new(&notes, top.get_ref(), 1));
    let mut faults = notes.faults.take();
    match whole {
        Some(whole) if faults.is_empty() => Ok(whole),
        None if faults.is_empty() => only(1, "this is no board file"),
        _ => {
            arrange(&mut faults, |fault| fault.line as u64);
            Err(Faults(faults))
        }
    }
}

/// What the parser could not read, one fault a line. What else seems wrong may follow from that, so it is told alone.
/// A key that is given twice does no such harm and is only noted.
fn unreadable(text: &str, notes: &Notes, errors: &[toml::de::Error]) -> Vec<Fault> {
    let mut found = BTreeMap::new();
    let mut open = usize::MAX;
    for error in errors {
        let (what, span) = (error.message(), error.span().unwrap_or_default());
        let mut line = notes.line(span.start);
        if what == "duplicate key" {
            notes.fault(line, format!("{} is given a second time", quoted(text.get(span).unwrap_or_default())));
            continue;
        }
        if what.starts_with(STUMBLING) {
            let end = notes.line(text.get(..span.start).unwrap_or_default().trim_end().len());
            if end < line {
                (line, open) = (end, open.min(end));
            }
        }
        found.entry(line).or_insert(what);
    }
    // Behind a bracket that a line leaves open the parser misreads every other line.
    let told = found.into_iter().filter(|(line, _)| *line <= open);
    told.map(|(line, what)| Fault { line, what: what.to_owned() }).collect()
}

/// What was found while a file is read.
struct Notes {
    breaks: Vec<usize>,
    faults: RefCell<Vec<Fault>>,
}

impl Notes {
    fn new(text: &str) -> Notes {
        Notes { breaks: text.match_indices('\n').map(|(at, _)| at).collect(), faults: RefCell::default() }
    }

    fn line(&self, offset: usize) -> usize {
        1 + self.breaks.partition_point(|&at| at < offset)
    }

    fn fault(&self, line: usize, what: impl Into<String>) {
        self.faults.borrow_mut().push(Fault { line, what: shortened(&what.into(), LONGEST_FAULT) });
    }
}

/// A word of the file and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Word<'s> {
    /// The word.
    pub text: &'s str,
    /// Its line, from 1.
    pub line: usize,
}

/// A table of the file, of which typed fields are asked by key.
pub struct Part<'s> {
    notes: &'s Notes,
    table: &'s DeTable<'s>,
    line: usize,
    asked: RefCell<BTreeSet<&'static str>>,
}

impl<'s> Part<'s> {
    fn new(notes: &'s Notes, table: &'s DeTable<'s>, line: usize) -> Part<'s> {
        Part { notes, table, line, asked: RefCell::default() }
    }

    /// The line on which the table begins.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The line of a key, or of the table where it lacks the key.
    pub fn line_of(&self, key: &str) -> usize {
        self.table.get_key_value(key).map_or(self.line, |(key, _)| self.notes.line(key.span().start))
    }

    /// Notes a fault.
    pub fn fault(&self, line: usize, what: impl Into<String>) {
        self.notes.fault(line, what);
    }

    /// Notes a fault for every key that nobody has asked for.
    pub fn nothing_else(&self) {
        let asked = self.asked.borrow();
        for key in self.table.keys().filter(|key| !asked.contains(key.get_ref().as_ref())) {
            self.fault(self.notes.line(key.span().start), format!("unknown key {}", quoted(key.get_ref())));
        }
    }

    fn get(&self, key: &'static str) -> Option<Entry<'s>> {
        self.asked.borrow_mut().insert(key);
        let value = self.table.get(key)?;
        Some(Entry { key, value: value.get_ref(), line: self.notes.line(value.span().start) })
    }

    fn need(&self, key: &'static str) -> Option<Entry<'s>> {
        let entry = self.get(key);
        if entry.is_none() {
            self.fault(self.line, format!("`{key}` is missing"));
        }
        entry
    }

    fn must<T>(&self, entry: &Entry<'_>, be: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.fault(entry.line, format!("{} must be {be}, not {}", quoted(entry.key), describe(entry.value)));
        }
        found
    }

    fn word_of(&self, entry: &Entry<'s>) -> Option<Word<'s>> {
        let text = self.must(entry, "a text", entry.value.as_str())?;
        Some(Word { text, line: entry.line })
    }

    fn check_id(&self, word: Word<'s>) -> Word<'s> {
        if !is_id(word.text) {
            let rule = "an id is a letter, then letters, digits and _, all small, at most 24";
            self.fault(word.line, format!("{} is no id; {rule}", quoted(word.text)));
        }
        word
    }

    /// A text, for the caller to understand.
    pub fn word(&self, key: &'static str) -> Option<Word<'s>> {
        self.word_of(&self.need(key)?)
    }

    /// An id. One that is not well formed is a fault but still given, so that what refers to it is not one too.
    pub fn id(&self, key: &'static str) -> Option<Word<'s>> {
        self.word(key).map(|word| self.check_id(word))
    }

    /// A text for people: something to see, no longer than `longest` characters, on one line.
    pub fn text(&self, key: &'static str, longest: usize) -> Option<String> {
        let word = self.word(key)?;
        let fault = if word.text.trim().is_empty() {
            "is empty".to_owned()
        } else if word.text.chars().nth(longest).is_some() {
            format!("is longer than {longest} characters")
        } else if word.text.chars().any(char::is_control) {
            "has a control character".to_owned()
        } else {
            return Some(word.text.to_owned());
        };
        self.fault(word.line, format!("`{key}` {fault}"));
        None
    }

    /// A number within a range.
    pub fn number<N>(&self, key: &'static str, range: RangeInclusive<N>) -> Option<N>
    where
        N: TryFrom<i64> + PartialOrd + fmt::Display,
    {
        let entry = self.need(key)?;
        let be = format!("a number from {} to {}", range.start(), range.end());
        self.must(&entry, &be, number(entry.value).filter(|number| range.contains(number)))
    }

    /// Whether something is so; where the key is missing it is not.
    pub fn flag(&self, key: &'static str) -> Option<bool> {
        let Some(entry) = self.get(key) else { return Some(false) };
        self.must(&entry, "true or false", entry.value.as_bool())
    }

    /// A point of the [`FIELD`].
    pub fn point(&self, key: &'static str) -> Option<(u16, u16)> {
        let entry = self.need(key)?;
        let point = entry.value.as_array().filter(|array| array.len() == 2).and_then(|array| {
            let x = number(array.first()?.get_ref()).filter(|x| *x <= FIELD.0)?;
            let y = number(array.get(1)?.get_ref()).filter(|y| *y <= FIELD.1)?;
            Some((x, y))
        });
        if point.is_none() {
            let (x, y) = FIELD;
            self.fault(entry.line, format!("`{key}` must be [x, y] with x from 0 to {x} and y from 0 to {y}"));
        }
        point
    }

    /// A list of texts.
    pub fn words(&self, key: &'static str) -> Option<Vec<Word<'s>>> {
        self.word_list(&self.need(key)?)
    }

    fn word_list(&self, entry: &Entry<'s>) -> Option<Vec<Word<'s>>> {
        let array = self.must(entry, "a list of texts", entry.value.as_array())?;
        let inside = array.iter().map(|value| self.inside(entry.key, value));
        let words: Vec<_> = inside.map(|entry| self.word_of(&entry)).collect();
        words.into_iter().collect()
    }

    fn inside(&self, key: &'s str, value: &'s toml::Spanned<DeValue<'s>>) -> Entry<'s> {
        Entry { key, value: value.get_ref(), line: self.notes.line(value.span().start) }
    }

    /// A table within this one.
    pub fn part(&self, key: &'static str) -> Option<Part<'s>> {
        self.open(&self.need(key)?)
    }

    fn open(&self, entry: &Entry<'s>) -> Option<Part<'s>> {
        let table = self.must(entry, "a table", entry.value.as_table())?;
        Some(Part::new(self.notes, table, entry.line))
    }

    /// The tables of a list of tables; what is none in it is left out.
    pub fn parts(&self, key: &'static str) -> Option<Vec<Part<'s>>> {
        let entry = self.need(key)?;
        let array = self.must(&entry, "a list of tables", entry.value.as_array())?;
        let inside = array.iter().map(|value| self.inside(key, value));
        Some(inside.filter_map(|entry| self.open(&entry)).collect())
    }

    /// All tables within this one, whose keys are ids, in the order of the file.
    pub fn parts_by_id(&self) -> Vec<(Word<'s>, Option<Part<'s>>)> {
        self.all().map(|(id, entry)| (self.check_id(id), self.open(&entry))).collect()
    }

    /// All lists of texts within this table by their keys, in the order of the file.
    pub fn words_by_key(&self) -> Vec<(Word<'s>, Option<Vec<Word<'s>>>)> {
        self.all().map(|(key, entry)| (key, self.word_list(&entry))).collect()
    }

    fn all(&self) -> impl Iterator<Item = (Word<'s>, Entry<'s>)> {
        let mut entries: Vec<_> = self.table.iter().collect();
        arrange(&mut entries, |(key, _)| key.span().start as u64);
        entries.into_iter().map(|(key, value)| {
            let text: &'s str = key.get_ref();
            (Word { text, line: self.notes.line(key.span().start) }, self.inside(text, value))
        })
    }
}

/// A value of the file, with its key and its line.
struct Entry<'s> {
    key: &'s str,
    value: &'s DeValue<'s>,
    line: usize,
}

fn number<N: TryFrom<i64>>(value: &DeValue<'_>) -> Option<N> {
    let number = value.as_integer()?;
    N::try_from(i64::from_str_radix(number.as_str(), number.radix()).ok()?).ok()
}

fn describe(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        DeValue::Integer(number) => shortened(&number.to_string(), LONGEST_ID),
        DeValue::Float(number) => shortened(number.as_str(), LONGEST_ID),
        DeValue::Boolean(said) => said.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

#[cfg(test)]
mod tests;
