//! No message without a use: what no source asks for is not translated five times.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

include!("../src/languages.rs");

/// All Rust sources below a folder, in a row.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&fs::read_to_string(&path).unwrap());
            text.push('\n');
        }
    }
}

/// Every `module::function` of a source.
fn paths(source: &str) -> BTreeSet<(&str, &str)> {
    let in_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    source
        .match_indices("::")
        .map(|(at, _)| {
            let (head, tail) = (&source[..at], &source[at + 2..]);
            let module = &head[head.rfind(|c| !in_name(c)).map_or(0, |end| end + 1)..];
            (module, &tail[..tail.find(|c| !in_name(c)).unwrap_or(tail.len())])
        })
        .collect()
}

#[test]
fn paths_are_found() {
    let found = paths("let a = words::app::undo(lang); hamburgum::sold(x)");
    assert_eq!(found, BTreeSet::from([("words", "app"), ("app", "undo"), ("hamburgum", "sold")]));
}

#[test]
fn every_message_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut source = String::new();
    for member in fs::read_dir(root.join("crates")).unwrap().flatten() {
        sources(&member.path().join("src"), &mut source);
    }
    let used = paths(&source);
    let functions = PRESS.functions(&root.join("locales")).unwrap();
    let unused: Vec<_> = functions
        .iter()
        .filter(|(module, function)| !used.contains(&(module.as_str(), function.as_str())))
        .filter(|(module, function)| {
            // A message that another message is made of has its use.
            let text = fs::read_to_string(root.join(format!("locales/en/{module}.ftl"))).unwrap();
            !text.contains(&format!("{{ {} }}", function.replace('_', "-")))
        })
        .map(|(module, function)| format!("{module}.ftl: {}", function.replace('_', "-")))
        .collect();
    assert!(unused.is_empty(), "no source in crates/*/src uses these messages:\n{}", unused.join("\n"));
}
