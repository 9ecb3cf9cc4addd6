//! Proofreading: every language says what the first one says, with the same arguments.

use crate::copy::{CATEGORIES, Choice, Copy, Key, Piece, Sort};
use crate::fault::Fault;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Argument {
    /// Its name.
    pub(crate) name: String,
    /// What it is: the most that any of its uses asks for.
    pub(crate) sort: Sort,
}

/// The arguments of a message in the order in which they first appear.
pub(crate) fn arguments(pieces: &[Piece]) -> Vec<Argument> {
    let mut found = Vec::new();
    collect(pieces, &mut found);
    found
}

fn collect(pieces: &[Piece], found: &mut Vec<Argument>) {
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Argument(name) => note(name, Sort::Text, found),
            Piece::Number(name, sort) => note(name, *sort, found),
            Piece::Choice(Choice { on, sort, arms, otherwise }) => {
                note(on, *sort, found);
                arms.iter().for_each(|(_, pieces)| collect(pieces, found));
                collect(otherwise, found);
            }
        }
    }
}

fn note(name: &str, sort: Sort, found: &mut Vec<Argument>) {
    match found.iter_mut().find(|known| known.name == name) {
        Some(known) => known.sort = known.sort.max(sort),
        None => found.push(Argument { name: name.to_owned(), sort }),
    }
}

/// What is wrong with the files of all languages, the first of which the others are measured by.
pub(crate) fn compare(copies: &[Copy], lookup: bool) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some((first, others)) = copies.split_first() else { return faults };
    for (id, pieces) in &first.messages {
        let wanted = arguments(pieces);
        if lookup && !wanted.is_empty() {
            faults.push(Fault::new(&first.file, id, "is asked for by its id and can have no arguments"));
        }
        for copy in others {
            match copy.messages.get(id).map(|pieces| arguments(pieces)) {
                None => faults.push(Fault::new(&copy.file, id, format!("is missing; {} has it", first.file))),
                Some(found) => {
                    faults
                        .extend(differences(&wanted, &found).into_iter().map(|what| Fault::new(&copy.file, id, what)));
                }
            }
        }
    }
    for copy in others {
        for id in copy.messages.keys().filter(|id| !first.messages.contains_key(*id)) {
            faults.push(Fault::new(&copy.file, id, format!("is one too many; {} does not have it", first.file)));
        }
    }
    for copy in copies {
        for (id, pieces) in &copy.messages {
            faults.extend(foreign_category(copy, pieces).map(|key| {
                Fault::new(&copy.file, id, format!("this language has no plural category {key} for such numbers"))
            }));
        }
    }
    faults
}

fn differences(wanted: &[Argument], found: &[Argument]) -> Vec<String> {
    let mut differences = Vec::new();
    for argument in wanted {
        if !found.iter().any(|other| other.name == argument.name) {
            differences.push(format!("does not use ${}", argument.name));
        }
    }
    for argument in found {
        match wanted.iter().find(|other| other.name == argument.name) {
            None => differences.push(format!("uses ${}, which is not given", argument.name)),
            Some(other) if argument.sort > other.sort => {
                let other = if other.sort == Sort::Text { "text" } else { "a whole number" };
                let own = if argument.sort == Sort::Decimal { "a fraction" } else { "a number" };
                differences.push(format!("uses ${} as {own}, which is {other}", argument.name));
            }
            Some(_) => {}
        }
    }
    differences
}

/// The plural categories that numbers of a sort have in a language, by its folder.
fn categories(folder: &str, sort: Sort) -> &'static [&'static str] {
    match (folder, sort) {
        ("cs", Sort::Decimal) => &["many"],
        ("cs", _) => &["one", "few", "other"],
        ("fr", _) => &["one", "other"],
        (_, Sort::Decimal) => &["other"],
        _ => &["one", "other"],
    }
}

/// A plural category that never comes true in the language of a file.
fn foreign_category(copy: &Copy, pieces: &[Piece]) -> Option<String> {
    let folder = copy.file.split('/').next().unwrap_or_default();
    pieces.iter().find_map(|piece| {
        let Piece::Choice(choice) = piece else { return None };
        let own = categories(folder, choice.sort);
        let foreign = choice.arms.iter().find_map(|(key, _)| match key {
            Key::Word(key)
                if choice.sort > Sort::Text && CATEGORIES.contains(&key.as_str()) && !own.contains(&key.as_str()) =>
            {
                Some(key.clone())
            }
            _ => None,
        });
        let inside = || choice.arms.iter().find_map(|(_, pieces)| foreign_category(copy, pieces));
        foreign.or_else(inside).or_else(|| foreign_category(copy, &choice.otherwise))
    })
}
