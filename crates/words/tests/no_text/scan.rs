//! Looks through Rust source for text inside `view!`.
//!
//! Not a parser of Rust: it knows strings, comments, brackets and the outline of a tag, which is enough to tell what a
//! page would show from what only the code sees.

/// The attributes that people see or hear.
const SEEN: &[&str] =
    &["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];

/// The texts of a source, each with its line.
pub fn texts(source: &str) -> Vec<(usize, String)> {
    let mut scan = Scan { rest: source, line: 1, found: Vec::new() };
    scan.code(None, false);
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
    /// Looks through code up to a closing bracket. `shown` says that what the code gives back is shown to people.
    fn code(&mut self, end: Option<char>, shown: bool) {
        let mut last = '{';
        while let Some(piece) = self.next(false) {
            match piece {
                Piece::Mark(mark) if Some(mark) == end => return,
                Piece::Mark(open @ ('(' | '[')) => {
                    self.code(Some(closing(open)), false);
                    last = ')';
                }
                Piece::Mark('{') => {
                    self.code(Some('}'), shown);
                    last = '}';
                }
                Piece::Mark(mark) => last = mark,
                Piece::Word(_) => last = 'a',
                Piece::View(end) => {
                    self.markup(end);
                    last = '}';
                }
                // What stands first in a block, behind `=>` or behind `|x|` is what it gives back.
                Piece::String(text) => {
                    let prose = text.contains(char::is_whitespace) || text.starts_with(char::is_uppercase);
                    if shown && matches!(last, '{' | '>' | '|') && prose {
                        self.note(text);
                    }
                    last = '"';
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
                    let shown = open == '{' && (!in_tag || seen(&attribute));
                    self.code(Some(closing(open)), shown);
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

fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}
