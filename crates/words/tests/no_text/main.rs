//! No text for people in the web app's code: what a page says, and what is read aloud from it, comes from `locales/`.

mod scan;
mod technical;

use std::fs;
use std::path::Path;

/// The texts of all sources below a folder, each with its file and line.
fn texts_below(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            found.extend(scan::texts(&source).iter().map(|(line, text)| format!("{}:{line}: {text}", path.display())));
        }
    }
}

#[test]
fn the_web_app_has_no_text_of_its_own() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
    assert!(web.is_dir(), "there is no web app to look through: {}", web.display());
    let mut found = Vec::new();
    texts_below(&web, &mut found);
    assert!(found.is_empty(), "these texts belong into locales/:\n{}", found.join("\n"));
}

#[track_caller]
fn check(source: &str, expected: &[&str]) {
    let found = scan::texts(source);
    assert_eq!(found.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>(), expected, "{source}");
}

#[test]
fn children_are_text() {
    check(r#"view! { <p>"Hello"</p> }"#, &["Hello"]);
    check(r#"view! { <p>{"Hello"}</p> }"#, &["Hello"]);
    check(r#"view! { <p>{move || if open { "Open now" } else { "Closed" }}</p> }"#, &["Open now", "Closed"]);
    check(r#"view! { <p>{match it { A => "Beer", B => words::app::name(lang) }}</p> }"#, &["Beer"]);
    check(r#"view! { <p>{words::app::name(lang)}" · £"{x}</p> }"#, &[]);
    check(r#"view! { <p>"undo"</p> }"#, &["undo"]);
}

#[test]
fn what_a_call_is_given_may_be_text() {
    check(r#"fn title() -> String { format!("{name} is on turn") }"#, &["{name} is on turn"]);
    check(r#"let told = say("Undo"); let other = [("undo", "take it back")];"#, &["Undo", "take it back"]);
    check(r#"view! { <p>{format!("{} of {} moves", at, all)}</p> }"#, &["{} of {} moves"]);
    check(r#"view! { <b title=format!("Turn {n}") class=format!("card {}", x)/> }"#, &["Turn {n}"]);
    check(r#"const NAME: &str = "Kontor";"#, &["Kontor"]);
    check(r#"let svg = format!("<text x=\"{x}\">North sea</text>");"#, &[r#"<text x=\"{x}\">North sea</text>"#]);
}

#[test]
fn what_only_the_code_reads_is_not_text() {
    check(r#"on(ev::keydown, "Escape"); set("data-seat", "0"); key("kontor.game."); x.expect("it was checked")"#, &[]);
    check(r#"Refusal::new("over", "the game is over"); Other::new("the game is over")"#, &["the game is over"]);
    check(
        r#"let d = format!("M{x:.1} {y:.1}h-4zM{a} 0q1 2 3 4"); let c = "card ledger"; format!("card seat-{n}")"#,
        &[],
    );
    check(r#"let svg = format!("<path class=\"shore\" d=\"{d}\"/><text>{points}</text>");"#, &[]);
    check(r#"#[cfg(test)] mod tests { fn a() { b("Hello there") } } fn c() { d("Hello again") }"#, &["Hello again"]);
}

#[test]
fn some_attributes_are_text() {
    check(r#"view! { <b title="Undo" class="wide" aria-label='x' on:click=move |_| go("there")/> }"#, &["Undo"]);
    check(
        r#"view! { <b class="wide" attr:aria-label={move || "Undo it"} title=move || "Back">"1"</b> }"#,
        &["Undo it", "Back"],
    );
    check(r#"view! { <img alt="" src="a.svg"/><input placeholder="Name" type="text"/> }"#, &["Name"]);
    check(r#"view! { <g class={if x { "On top" } else { "off" }}></g> }"#, &[]);
}

#[test]
fn code_is_not_text() {
    check(r#"view! { <p>{items.iter().map(|i| view! { <li id=format!("Item {i}")>{i}</li> })}</p> }"#, &[]);
    check(r#"view! { <p>{items.iter().map(|i| view! { <li>"Item"</li> })}</p> }"#, &["Item"]);
    check("view! { <p>/* \"No\" */{x}</p> // \"no\"\n }", &[]);
    check(r##"view! { <p class=r#"a"b"#>{'"'}{f::<'_>()}{r#"A "word""#}</p> }"##, &["A \"word\""]);
    check(r#"fn review() { x } // view! { "Hello" } or "Hello""#, &[]);
    assert_eq!(scan::texts("\n\nview! {\n<p>\n\"Hello\"</p> }"), [(5, "Hello".to_owned())]);
}
