//! The copy: what one Fluent file says, with terms and references put in.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, NamedArgument, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::fault::{Fault, Faults};

/// The plural categories that Fluent knows.
pub(crate) const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// References inside references stop here; deeper ones go round in a circle.
const DEEPEST: usize = 8;

/// Words that Rust keeps for itself, among those that could be the id of a message.
const KEPT: &[&str] = &[
    "as", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn", "for", "if", "impl",
    "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "type", "unsafe", "use", "where", "while", "yield",
];

/// What an argument is. Text may be used as it is; what asks for more comes later here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Sort {
    /// A word or a text.
    Text,
    /// A whole number.
    Whole,
    /// A number with one digit of its fraction.
    Decimal,
}

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// Text as it stands.
    Text(String),
    /// An argument, put in as it is.
    Argument(String),
    /// An argument that must be a number of that sort.
    Number(String, Sort),
    /// One of several texts, chosen by an argument.
    Choice(Choice),
}

/// Several texts, one of which an argument chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The argument.
    pub(crate) on: String,
    /// What it is: a number if every key is a number or a plural category.
    pub(crate) sort: Sort,
    /// The texts but for the last resort.
    pub(crate) arms: Vec<(Key, Vec<Piece>)>,
    /// The text for everything else.
    pub(crate) otherwise: Vec<Piece>,
}

/// What chooses a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// This number.
    Exact(i64),
    /// Numbers of this plural category, or this word.
    Word(String),
}

/// The messages of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Copy {
    /// The file, below the folder of all languages.
    pub(crate) file: String,
    /// The messages by id.
    pub(crate) messages: BTreeMap<String, Vec<Piece>>,
}

/// What can be referred to: messages by their id, terms by theirs with a dash before it.
type Entries<'a> = BTreeMap<String, Pattern<&'a str>>;

impl Copy {
    /// Reads a file.
    pub(crate) fn read(file: &str, text: &str) -> Result<Copy, Faults> {
        let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
            let line = |at: usize| 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
            let faults = errors.iter().map(|error| {
                Fault::new(file, format!("line {}", line(error.pos.start)), format!("does not parse: {}", error.kind))
            });
            Faults(faults.collect())
        })?;
        let mut entries = Entries::new();
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value, message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
            };
            let fault = |what: &str| Err(Fault::new(file, &id, what).into());
            let kebab = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            if !attributes.is_empty() {
                return fault("attributes are not printed");
            } else if !id.bytes().all(kebab) || KEPT.contains(&id.as_str()) {
                return fault("this id cannot be the name of a function");
            } else if entries.contains_key(&id) {
                return fault("is here twice");
            }
            let Some(value) = value else { return fault("has no text") };
            entries.insert(id, value);
        }
        let mut messages = BTreeMap::new();
        for (id, pattern) in entries.iter().filter(|(id, _)| !id.starts_with('-')) {
            let mut pieces = Vec::new();
            put(&entries, pattern, 0, &mut pieces).map_err(|what| Fault::new(file, id, what))?;
            messages.insert(id.clone(), pieces);
        }
        Ok(Copy { file: file.to_owned(), messages })
    }
}

/// Adds a text to the pieces of a message.
fn put(entries: &Entries, pattern: &Pattern<&str>, depth: usize, pieces: &mut Vec<Piece>) -> Result<(), String> {
    if depth > DEEPEST {
        return Err("its references go round in a circle".to_owned());
    }
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => put_text(value, pieces),
            PatternElement::Placeable { expression } => put_expression(entries, expression, depth, pieces)?,
        }
    }
    Ok(())
}

fn put_text(text: &str, pieces: &mut Vec<Piece>) {
    match pieces.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
}

fn put_expression(
    entries: &Entries,
    expression: &Expression<&str>,
    depth: usize,
    pieces: &mut Vec<Piece>,
) -> Result<(), String> {
    let refer = |id: String, pieces: &mut Vec<Piece>| match entries.get(&id) {
        Some(pattern) => put(entries, pattern, depth + 1, pieces),
        None => Err(format!("refers to {id}, which is not in this file")),
    };
    match expression {
        Expression::Select { selector, variants } => {
            pieces.push(Piece::Choice(choice(entries, selector, variants, depth)?));
        }
        Expression::Inline(inline) => match inline {
            InlineExpression::StringLiteral { value } => put_text(&unescape_unicode_to_string(value), pieces),
            InlineExpression::NumberLiteral { value } => put_text(value, pieces),
            InlineExpression::VariableReference { id } => pieces.push(Piece::Argument(name(id.name))),
            InlineExpression::FunctionReference { .. } => {
                let (name, sort) = number_argument(inline)?;
                pieces.push(Piece::Number(name, sort));
            }
            InlineExpression::MessageReference { id, attribute: None } => refer(id.name.to_owned(), pieces)?,
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                refer(format!("-{}", id.name), pieces)?;
            }
            InlineExpression::Placeable { expression } => put_expression(entries, expression, depth, pieces)?,
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                return Err("refers to an attribute or gives arguments to a term, which are not printed".to_owned());
            }
        },
    }
    Ok(())
}

fn choice(
    entries: &Entries,
    selector: &InlineExpression<&str>,
    variants: &[Variant<&str>],
    depth: usize,
) -> Result<Choice, String> {
    let category = |key: &VariantKey<&str>| match key {
        VariantKey::Identifier { name } => CATEGORIES.contains(name),
        VariantKey::NumberLiteral { .. } => true,
    };
    let number = variants.iter().all(|variant| category(&variant.key));
    let (on, sort) = match selector {
        InlineExpression::VariableReference { id } => (name(id.name), if number { Sort::Whole } else { Sort::Text }),
        _ => number_argument(selector)?,
    };
    let mut choice = Choice { on, sort, arms: Vec::new(), otherwise: Vec::new() };
    for Variant { key, value, default } in variants {
        let mut pieces = Vec::new();
        put(entries, value, depth, &mut pieces)?;
        let key = match key {
            _ if *default => {
                choice.otherwise = pieces;
                continue;
            }
            VariantKey::Identifier { name } => Key::Word((*name).to_owned()),
            VariantKey::NumberLiteral { value } if number => {
                Key::Exact(value.parse().map_err(|_| format!("{value} is no whole number"))?)
            }
            VariantKey::NumberLiteral { value } => return Err(format!("chooses by words and by the number {value}")),
        };
        choice.arms.push((key, pieces));
    }
    Ok(choice)
}

/// The argument of `NUMBER($argument)`, or of the same with `minimumFractionDigits: 1`.
fn number_argument(expression: &InlineExpression<&str>) -> Result<(String, Sort), String> {
    if let InlineExpression::FunctionReference { id, arguments } = expression
        && let ("NUMBER", [InlineExpression::VariableReference { id }], options) =
            (id.name, &arguments.positional[..], &arguments.named[..])
    {
        let sort = match options {
            [] => Some(Sort::Whole),
            [NamedArgument { name: option, value: InlineExpression::NumberLiteral { value: "1" } }] => {
                (option.name == "minimumFractionDigits").then_some(Sort::Decimal)
            }
            _ => None,
        };
        if let Some(sort) = sort {
            return Ok((name(id.name), sort));
        }
    }
    Err("only $argument, NUMBER($argument) and NUMBER($argument, minimumFractionDigits: 1) can stand here".to_owned())
}

/// An argument's name in Rust.
fn name(id: &str) -> String {
    id.replace('-', "_")
}
