//! The Rust that is printed: a module a file, a function a message.

use std::fmt::Write as _;

use crate::copy::{Choice, Copy, Key, Piece};
use crate::proof::{Argument, arguments};
use crate::{Edition, Press};

/// The name of a message's function.
pub(crate) fn function(id: &str) -> String {
    id.replace('-', "_")
}

/// The source of all files. It expects `Lang`, `Plural`, `plural` and `number` beside it.
pub(crate) fn print(press: &Press, editions: &[Edition]) -> String {
    let mut out = String::new();
    for Edition { module, copies } in editions {
        let _ = writeln!(out, "/// The messages of `{module}.ftl`.");
        let _ = writeln!(out, "#[allow(clippy::all, unused_imports)]\npub mod {module} {{");
        let _ = writeln!(out, "use super::{{Lang, Plural, number, plural}};");
        if press.lookups.contains(&module.as_str()) {
            print_lookup(press, copies, &mut out);
        } else {
            for id in copies[0].messages.keys() {
                print_message(press, copies, id, &mut out);
            }
        }
        out.push_str("}\n");
    }
    out
}

/// One function for all messages, asked for by id.
fn print_lookup(press: &Press, copies: &[Copy], out: &mut String) {
    out.push_str("/// The message of that id, if there is one.\n");
    out.push_str("pub fn say(lang: Lang, id: &str) -> Option<&'static str> {\n");
    out.push_str("let texts: &[&'static str] = match id {\n");
    for id in copies[0].messages.keys() {
        let texts: Vec<_> = copies.iter().map(|copy| format!("{:?}", plain(&copy.messages[id]))).collect();
        let _ = writeln!(out, "{id:?} => &[{}],", texts.join(", "));
    }
    out.push_str("_ => return None,\n};\nSome(texts[match lang {\n");
    for (place, (_, variant)) in press.languages.iter().enumerate() {
        let _ = writeln!(out, "Lang::{variant} => {place},");
    }
    out.push_str("}])\n}\n");
}

fn print_message(press: &Press, copies: &[Copy], id: &str, out: &mut String) {
    let arguments = arguments(&copies[0].messages[id]);
    let name = function(id);
    let languages = || press.languages.iter().zip(copies).map(|((_, variant), copy)| (variant, &copy.messages[id]));
    let _ = writeln!(out, "/// Message `{id}`.");
    if arguments.is_empty() {
        let _ = writeln!(out, "pub fn {name}(lang: Lang) -> &'static str {{\nmatch lang {{");
        for (variant, pieces) in languages() {
            let _ = writeln!(out, "Lang::{variant} => {:?},", plain(pieces));
        }
        out.push_str("}\n}\n");
        return;
    }
    let of_type = |argument: &Argument| if argument.number { "i64" } else { "&str" };
    let list: Vec<_> = arguments.iter().map(|argument| format!("{}: {}", argument.name, of_type(argument))).collect();
    let _ = writeln!(out, "pub fn {name}(lang: Lang, {}) -> String {{", list.join(", "));
    out.push_str("let mut out = String::new();\nmatch lang {\n");
    for (variant, pieces) in languages() {
        let _ = writeln!(out, "Lang::{variant} => {{");
        print_pieces(pieces, &arguments, out);
        out.push_str("}\n");
    }
    out.push_str("}\nout\n}\n");
}

fn print_pieces(pieces: &[Piece], arguments: &[Argument], out: &mut String) {
    for piece in pieces {
        let is_number = |name: &str| arguments.iter().any(|argument| argument.name == name && argument.number);
        let _ = match piece {
            Piece::Text(text) => writeln!(out, "out.push_str({text:?});"),
            Piece::Argument(name) | Piece::Number(name) if is_number(name) => {
                writeln!(out, "out.push_str(&number(lang, {name}));")
            }
            Piece::Argument(name) | Piece::Number(name) => writeln!(out, "out.push_str({name});"),
            Piece::Choice(choice) => {
                print_choice(choice, arguments, out);
                Ok(())
            }
        };
    }
}

/// Exact numbers come before plural categories, whatever their order in the file.
fn print_choice(Choice { on, number, arms, otherwise }: &Choice, arguments: &[Argument], out: &mut String) {
    let _ = match number {
        true => writeln!(out, "match ({on}, plural(lang, {on})) {{"),
        false => writeln!(out, "match {on} {{"),
    };
    let exact = |key: &Key| matches!(key, Key::Exact(_));
    let ordered = arms.iter().filter(|(key, _)| exact(key)).chain(arms.iter().filter(|(key, _)| !exact(key)));
    for (key, pieces) in ordered {
        let _ = match key {
            Key::Exact(value) => writeln!(out, "({value}, _) => {{"),
            Key::Word(word) if *number => writeln!(out, "(_, Plural::{}) => {{", capital(word)),
            Key::Word(word) => writeln!(out, "{word:?} => {{"),
        };
        print_pieces(pieces, arguments, out);
        out.push_str("}\n");
    }
    out.push_str("_ => {\n");
    print_pieces(otherwise, arguments, out);
    out.push_str("}\n}\n");
}

/// The text of a message without arguments.
fn plain(pieces: &[Piece]) -> &str {
    match pieces {
        [Piece::Text(text)] => text,
        _ => "",
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
