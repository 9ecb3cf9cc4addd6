//! The Rust that is printed: a sheet of texts a language, a module a file, a function a message.
//!
//! A text lies in its sheet as `words::forme` reads it: 1 and a letter stand for an argument, 2 and a letter for a
//! choice by one, whose texts follow with a 3 after each key and a 4 at each end, the last resort last and without a
//! key; 0 ends a text.

use std::fmt::Write as _;

use crate::copy::{Choice, Copy, Key, Piece, Sort};
use crate::proof::{Argument, arguments};
use crate::{Edition, Press};

/// The name of a message's function.
pub(crate) fn function(id: &str) -> String {
    id.replace('-', "_")
}

/// The source of all files. It expects `Lang` and `forme` beside it.
pub(crate) fn print(press: &Press, editions: &[Edition]) -> String {
    let mut out =
        "/// All texts of a language.\nconst fn sheet(lang: Lang) -> &'static str {\nmatch lang {\n".to_owned();
    for (place, (_, variant)) in press.languages.iter().enumerate() {
        let texts = editions.iter().flat_map(|Edition { copies, .. }| {
            let (first, own) = (&copies[0].messages, &copies[place].messages);
            first.iter().map(|(id, pieces)| lock(&own[id], &arguments(pieces)))
        });
        let _ = writeln!(out, "Lang::{variant} => {:?},", texts.collect::<Vec<_>>().join("\0"));
    }
    out.push_str("}\n}\n");
    let mut first = 0;
    for Edition { module, copies } in editions {
        let _ = writeln!(out, "/// The messages of `{module}.ftl`.");
        let _ = writeln!(out, "#[allow(clippy::all, unused_imports)]\npub mod {module} {{");
        let _ = writeln!(out, "use super::Lang;\nuse super::forme::{{Value, fill, text}};");
        match press.lookups.contains(&module.as_str()) {
            true => print_lookup(&copies[0], first, &mut out),
            false => print_functions(&copies[0], first, &mut out),
        }
        out.push_str("}\n");
        first += copies[0].messages.len();
    }
    out
}

/// One function for all messages, asked for by id.
fn print_lookup(copy: &Copy, first: usize, out: &mut String) {
    out.push_str("/// The message of that id, if there is one.\n");
    out.push_str("pub fn say(lang: Lang, id: &str) -> Option<&'static str> {\n");
    let ids: Vec<_> = copy.messages.keys().map(|id| format!("{id:?}")).collect();
    let _ = writeln!(out, "let ids = [{}];", ids.join(", "));
    let _ = writeln!(out, "ids.iter().position(|known| *known == id).map(|at| text(lang, {first} + at))\n}}");
}

/// A function for each message.
fn print_functions(copy: &Copy, first: usize, out: &mut String) {
    for (at, (id, pieces)) in (first..).zip(&copy.messages) {
        let (name, arguments) = (function(id), arguments(pieces));
        let _ = writeln!(out, "/// Message `{id}`.");
        if arguments.is_empty() {
            let _ = writeln!(out, "pub fn {name}(lang: Lang) -> &'static str {{ text(lang, {at}) }}");
            continue;
        }
        let (mut list, mut values) = (String::new(), Vec::new());
        for Argument { name, sort } in &arguments {
            let (of_type, kind) = match sort {
                Sort::Text => ("&str", "Text"),
                Sort::Whole => ("i64", "Number"),
                Sort::Decimal => ("f64", "Decimal"),
            };
            let _ = write!(list, ", {name}: {of_type}");
            values.push(format!("Value::{kind}({name})"));
        }
        let values = values.join(", ");
        let _ = writeln!(out, "pub fn {name}(lang: Lang{list}) -> String {{ fill(lang, {at}, &[{values}]) }}");
    }
}

/// A text as it lies in its sheet.
fn lock(pieces: &[Piece], arguments: &[Argument]) -> String {
    let letter = |name: &str| {
        let place = arguments.iter().position(|argument| argument.name == name).expect("proofread");
        char::from(b'a' + place as u8)
    };
    let mut out = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Argument(name) | Piece::Number(name, _) => out.extend(['\x01', letter(name)]),
            Piece::Choice(Choice { on, arms, otherwise, .. }) => {
                out.extend(['\x02', letter(on)]);
                // Exact numbers come before plural categories, whatever their order in the file.
                let exact = |key: &Key| matches!(key, Key::Exact(_));
                let ordered =
                    arms.iter().filter(|(key, _)| exact(key)).chain(arms.iter().filter(|(key, _)| !exact(key)));
                for (key, pieces) in ordered {
                    let _ = match key {
                        Key::Exact(value) => write!(out, "{value}"),
                        Key::Word(word) => write!(out, "{word}"),
                    };
                    out.push('\x03');
                    out.push_str(&lock(pieces, arguments));
                    out.push('\x04');
                }
                out.push('\x03');
                out.push_str(&lock(otherwise, arguments));
                out.push('\x04');
            }
        }
    }
    out
}
