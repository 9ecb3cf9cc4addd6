//! Looks through Rust source for text that is meant for people.
//!
//! Not a parser of Rust: it knows strings, comments, brackets, calls and the outline of a tag, which is enough to tell
//! what a page would show from what only the code sees. What stands in a tag's children is text whatever it looks like;
//! anywhere else a string is text if it reads like it: several words, or one that begins with a capital.

use crate::technical::{CALLS, is_technical};

/// The attributes that people see or hear.
const SEEN: &[&str] =
    &["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];

/// The texts of a source, each with its line.
pub fn texts(source: &str) -> Vec<(usize, String)> {
    let mut scan = Scan { rest: source, line: 1, found: Vec::new() };
    scan.code(None, true);
    scan.found
}

struct Scan<'a> {
    rest: &'a str,
    line: usize,
    found: Vec<(usize, String)>,
}

/// A piece of source.
enum Piece {
    /// A string, without its quotes.
    String(String),
    /// A word: a name, a keyword, `aria-label`, `on:click` in a tag.
    Word(String),
    /// The beginning of `view! {`, with the bracket that ends it.
    View(char),
    /// Anything else but spaces and comments.
    Mark(char),
}

impl Scan<'_> {
    /// Looks through code up to a closing bracket. `seen` says that people may get to see its strings.
    fn code(&mut self, end: Option<char>, seen: bool) {
        // The name that stands last, for the call that may follow; and whether an attribute has said `cfg(test)`.
        let (mut name, mut tests) = (String::new(), false);
        while let Some(piece) = self.next(false) {
            match piece {
                Piece::Mark(mark) if Some(mark) == end => return,
                Piece::Mark('#') if self.rest.starts_with(['[', '!']) => {
                    tests |= self.rest.starts_with("[cfg(test)]");
                    self.skip(self.rest.find('[').unwrap_or_default() + 1);
                    self.code(Some(']'), false);
                }
                Piece::Mark(open @ ('(' | '[' | '{')) => {
                    let called = open != '{' && CALLS.contains(&name.as_str());
                    self.code(Some(closing(open)), seen && !called && !tests);
                    tests &= open != '{';
                    name.clear();
                }
                // `name!(` is a call like any other.
                Piece::Mark('!') => {}
                Piece::Mark(':') => name.push(':'),
                Piece::Mark(mark) => {
                    tests &= mark != ';';
                    name.clear();
                }
                Piece::Word(word) if name.ends_with("::") => name.push_str(&word),
                Piece::Word(word) => name = word,
                Piece::View(end) => self.markup(end),
                Piece::String(text) => {
                    if seen && reads_like_text(&text) {
                        self.note(text);
                    }
                    name.clear();
                }
            }
        }
    }

    /// Looks through tags and their children up to a closing bracket.
    fn markup(&mut self, end: char) {
        let (mut in_tag, mut word, mut attribute) = (false, String::new(), String::new());
        let seen = |attribute: &str| SEEN.contains(&attribute.rsplit(':').next().unwrap_or_default());
        while let Some(piece) = self.next(in_tag) {
            match piece {
                Piece::Mark(mark) if mark == end && !in_tag => return,
                Piece::Mark('<') => {
                    in_tag = true;
                    attribute.clear();
                }
                Piece::Mark('>') => in_tag = false,
                Piece::Mark('=') => attribute = std::mem::take(&mut word),
                Piece::Mark(open @ ('{' | '(' | '[')) => {
                    self.code(Some(closing(open)), !in_tag || seen(&attribute));
                }
                Piece::Mark(_) => {}
                Piece::Word(name) => word = name,
                Piece::View(end) => self.markup(end),
                Piece::String(text) if !in_tag || seen(&attribute) => self.note(text),
                Piece::String(_) => {}
            }
        }
    }

    fn note(&mut self, text: String) {
        if text.contains(char::is_alphabetic) {
            self.found.push((self.line, text));
        }
    }

    fn next(&mut self, in_tag: bool) -> Option<Piece> {
        loop {
            let first = self.rest.chars().next()?;
            if first.is_whitespace() {
                self.skip(first.len_utf8());
            } else if self.rest.starts_with("//") {
                self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.skip(self.rest.find("*/").map_or(self.rest.len(), |end| end + 2));
            } else {
                break;
            }
        }
        let first = self.rest.chars().next()?;
        if let Some(hashes) = self.raw_string() {
            return Some(self.string(hashes + 2, &format!("\"{}", "#".repeat(hashes))));
        }
        if first == '"' {
            return Some(self.string(1, "\""));
        }
        if first == '\'' {
            // A character, or a lifetime.
            let literal = match self.rest[1..].chars().next() {
                Some('\\') => self.rest[3..].find('\'').map(|end| end + 4),
                Some(c) if self.rest[1 + c.len_utf8()..].starts_with('\'') => Some(c.len_utf8() + 2),
                _ => None,
            };
            self.skip(literal.unwrap_or(1));
            return Some(Piece::Mark('\''));
        }
        let in_word = |c: char| c.is_alphanumeric() || c == '_' || (in_tag && (c == '-' || c == ':'));
        if in_word(first) {
            let end = self.rest.find(|c| !in_word(c)).unwrap_or(self.rest.len());
            let word = self.rest[..end].to_owned();
            self.skip(end);
            let macro_call = self.rest.strip_prefix('!').map(str::trim_start).and_then(|rest| rest.chars().next());
            if let ("view", Some(open @ ('{' | '(' | '['))) = (word.as_str(), macro_call) {
                self.skip(self.rest.find(open).unwrap_or_default() + 1);
                return Some(Piece::View(closing(open)));
            }
            return Some(Piece::Word(word));
        }
        self.skip(first.len_utf8());
        Some(Piece::Mark(first))
    }

    /// The number of hashes if a raw string begins here.
    fn raw_string(&self) -> Option<usize> {
        let hashes = self.rest.strip_prefix('r')?;
        let quote = hashes.trim_start_matches('#');
        quote.starts_with('"').then(|| hashes.len() - quote.len())
    }

    /// Reads a string whose opening takes `skip` bytes.
    fn string(&mut self, skip: usize, end: &str) -> Piece {
        let raw = skip > 1;
        self.skip(skip);
        let mut at = 0;
        while at < self.rest.len() && !self.rest[at..].starts_with(end) {
            let escaped = !raw && self.rest[at..].starts_with('\\');
            let mut chars = self.rest[at..].chars();
            at += chars.next().map_or(0, char::len_utf8);
            at += if escaped { chars.next().map_or(0, char::len_utf8) } else { 0 };
        }
        let text = self.rest[..at].to_owned();
        let piece = Piece::String(text);
        self.skip((at + end.len()).min(self.rest.len()));
        piece
    }

    fn skip(&mut self, bytes: usize) {
        let (skipped, rest) = self.rest.split_at(bytes);
        self.line += skipped.matches('\n').count();
        self.rest = rest;
    }
}

/// Whether there are several words, or one that begins with a capital, outside the tags of a drawing.
fn reads_like_text(text: &str) -> bool {
    outside_tags(&filled(text)).iter().any(|part| {
        let mut words = part.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
        let first = words.next();
        let capital = |word: &str| word.len() > 1 && word.starts_with(char::is_uppercase);
        (words.next().is_some() || first.is_some_and(capital)) && !is_technical(part.trim())
    })
}

/// A text with `0` for everything that `format!` puts in.
fn filled(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        plain.push_str(before);
        plain.push('0');
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    plain + rest
}

/// What stands between tags; a text may begin or end inside one.
fn outside_tags(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    for part in text.split('<') {
        match part.rsplit_once('>') {
            Some((_, part)) => parts.push(part),
            // No tag here, unless one begins and does not end, or all there is are attributes.
            None if parts.is_empty() && text.starts_with(part) && !part.contains("=\\\"") => parts.push(part),
            None => {}
        }
    }
    parts
}

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}
