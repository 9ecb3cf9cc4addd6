//! What is typed: read line by line, and what a line asks for.

use std::io::{BufRead, IsTerminal, Read, StdinLock, Write};

use super::pen::tame;

/// A longer line is clipped: nothing that can be asked for is as long.
const LONGEST_LINE: u64 = 4096;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// Nothing was typed: the choices again.
    Again,
    /// A choice by its number.
    Number(usize),
    /// An action in the notation.
    Action(String),
    /// The last action taken back.
    Undo,
    /// The position again.
    Look,
    /// All choices.
    All,
    /// The turns so far.
    Log,
    /// Advice of a computer player.
    Hint,
    /// What can be typed.
    Help,
    /// The game saved in another file.
    Save(String),
    /// The end of the evening.
    Quit,
}

impl Request {
    /// Reads a line. Case and spaces do not matter, but in the path of a file.
    pub(super) fn read(line: &str) -> Request {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        if first == "save" {
            return Request::Save(rest.trim().to_owned());
        }
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        match words.join(" ").as_str() {
            "" => Request::Again,
            "undo" | "u" => Request::Undo,
            "look" | "board" => Request::Look,
            "all" => Request::All,
            "log" => Request::Log,
            "hint" => Request::Hint,
            "help" | "h" | "?" => Request::Help,
            "quit" | "exit" | "q" => Request::Quit,
            text => text.parse().map_or_else(|_| Request::Action(text.to_owned()), Request::Number),
        }
    }
}

/// The standard input: a keyboard, or lines that were prepared.
pub(super) struct Slate {
    input: StdinLock<'static>,
    keyboard: bool,
}

impl Slate {
    /// The standard input.
    pub(super) fn new() -> Slate {
        let keyboard = std::io::stdin().is_terminal();
        Slate { input: std::io::stdin().lock(), keyboard }
    }

    /// The next line after a prompt; `None` at the end of the input.
    ///
    /// At a keyboard the prompt stands before what is typed. Prepared lines are written behind it as they are read, so
    /// that what comes out reads like the same evening.
    pub(super) fn ask(&mut self, out: &mut impl Write, prompt: &str) -> std::io::Result<Option<String>> {
        if self.keyboard {
            write!(out, "{prompt}> ")?;
        }
        out.flush()?;
        let mut bytes = Vec::new();
        self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            if self.keyboard {
                writeln!(out)?;
            }
            return Ok(None);
        }
        if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        let line = tame(&String::from_utf8_lossy(&bytes)).trim().to_owned();
        if !self.keyboard {
            writeln!(out, "{prompt}> {line}")?;
        }
        Ok(Some(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_or_an_action() {
        assert_eq!(Request::read(" 12 "), Request::Number(12));
        assert_eq!(Request::read("UNDO"), Request::Undo);
        assert_eq!(Request::read(""), Request::Again);
        assert_eq!(Request::read("Sell  Beer=2"), Request::Action("sell beer=2".to_owned()));
        assert_eq!(Request::read("Save  My Game.kontor"), Request::Save("My Game.kontor".to_owned()));
        assert_eq!(Request::read("save"), Request::Save(String::new()));
        assert_eq!(Request::read("-1"), Request::Action("-1".to_owned()));
    }
}
