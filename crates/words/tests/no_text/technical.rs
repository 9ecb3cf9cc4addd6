//! Strings of the code that no one reads, and how they are known.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// Calls whose strings only a developer reads: a promise of the code that was broken, and what a refusal tells logs; and
/// those that take a selector, which only the browser reads.
pub const CALLS: &[&str] = &["expect", "Refusal::new", "focus::find", "focus::hand_to"];

/// Names that the browser gives: keys, and elements as it writes them.
const GIVEN: &[&str] = &["ArrowLeft", "ArrowRight", "Enter", "Escape", "BODY", "BUTTON", "INPUT", "SELECT", "TEXTAREA"];

/// How values and declarations of style sheets begin, where they are made by the code.
const STYLES: &[&str] = &["transform: ", "translate(", "clamp(", "(prefers-reduced-motion"];

/// Classes without a style, by which the browser's tests find things.
const HOOKS: &[&str] = &["all"];

/// Whether a string, in which `0` stands for what is put in, is no text although it has several words or a capital.
pub fn is_technical(text: &str) -> bool {
    GIVEN.contains(&text) || STYLES.iter().any(|style| text.starts_with(style)) || is_path(text) || are_classes(text)
}

/// Whether it is a path of a drawing: letters stand alone among numbers, but for one that follows the end of a line.
fn is_path(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_digit() || " .,-".contains(c) || "MLHVCSQTAZ".contains(c.to_ascii_uppercase());
    let letters = |pair: &[u8]| pair.iter().all(u8::is_ascii_alphabetic) && !pair[0].eq_ignore_ascii_case(&b'z');
    text.contains(|c: char| c.is_ascii_digit()) && text.chars().all(fits) && !text.as_bytes().windows(2).any(letters)
}

/// Whether all words are classes that the style sheets know, or begin one that the code completes.
fn are_classes(text: &str) -> bool {
    static CLASSES: OnceLock<BTreeSet<String>> = OnceLock::new();
    let classes = CLASSES.get_or_init(|| {
        let sheets = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/static")).unwrap().flatten();
        let sheets = sheets.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "css"));
        let in_class = |c: char| c.is_ascii_alphanumeric() || c == '-';
        sheets
            .flat_map(|entry| {
                let sheet = fs::read_to_string(entry.path()).unwrap();
                let named = |rest: &str| rest[..rest.find(|c| !in_class(c)).unwrap_or(rest.len())].to_owned();
                sheet.split('.').skip(1).map(named).collect::<Vec<_>>()
            })
            .filter(|class| class.starts_with(|c: char| c.is_ascii_lowercase()))
            .collect()
    });
    text.split_whitespace().all(|word| match word.strip_suffix('0') {
        Some(start) => start.is_empty() || classes.iter().any(|class| class.starts_with(start)),
        None => classes.contains(word) || HOOKS.contains(&word),
    })
}
