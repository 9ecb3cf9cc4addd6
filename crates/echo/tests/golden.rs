//! The games are still those of the golden file, in a build with overflow checks and debug assertions too.

use echo::{Table, echo};

#[test]
fn every_table_says_what_it_said() {
    let advice = "the games changed; if that is meant, say `cargo xtask wasm --bless`";
    let (now, then) = (echo::golden(), include_str!("../golden.txt"));
    for (now, then) in now.lines().zip(then.lines()) {
        assert_eq!(now, then, "{advice}");
    }
    assert_eq!(now.lines().count(), then.lines().count(), "{advice}");
}

#[test]
fn all_tables_are_there() {
    let names: Vec<String> = Table::all().iter().map(Table::to_string).collect();
    assert_eq!(names.len(), 2 * 3 * 4 + 3, "two cities, three variants, 2 to 5 players; one sea, 2 to 4 players");
    assert_eq!(names[0], "hamburgum hamburg numbered, 2 players");
    assert_eq!(names[26], "hansa baltic, 4 players");
}

#[test]
fn a_seed_is_a_game() {
    for table in Table::all() {
        assert_eq!(echo(&table, 7), echo(&table, 7));
        assert_ne!(echo(&table, 7), echo(&table, 8));
    }
}
