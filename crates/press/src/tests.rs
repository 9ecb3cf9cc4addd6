//! Small files, and what the press makes of them.

use crate::{Press, print};

const PRESS: Press = Press { languages: &[("en", "En"), ("cs", "Cs")], lookups: &["rules"] };

/// What is printed for one file in English and in Czech, on one line.
fn printed(module: &str, english: &str, czech: &str) -> String {
    let edition = PRESS.edition(module, &[Some(english), Some(czech)]).unwrap();
    print::print(&PRESS, &[edition]).replace('\n', " ")
}

/// What is wrong with a file in English and in Czech.
fn faults(english: &str, czech: &str) -> String {
    PRESS.edition("app", &[Some(english), Some(czech)]).unwrap_err().to_string()
}

#[track_caller]
fn check(text: &str, part: &str) {
    assert!(text.contains(part), "{part}\nis not in\n{text}");
}

#[test]
fn a_message_without_arguments_is_a_text() {
    let rust = printed("app", "start-over = Start over", "start-over = Znovu od „začátku“");
    check(&rust, "pub mod app {");
    check(&rust, "pub fn start_over(lang: Lang) -> &'static str { text(lang, 0) }");
    check(&rust, r#"Lang::En => "Start over", Lang::Cs => "Znovu od „začátku“","#);
}

#[test]
fn texts_lie_in_the_order_of_the_first_language() {
    let rust = printed("app", "b = B\na = A", "a = A\nb = Bé");
    check(&rust, r#"Lang::En => "A\0B", Lang::Cs => "A\0Bé","#);
    check(&rust, "pub fn b(lang: Lang) -> &'static str { text(lang, 1) }");
}

#[test]
fn arguments_come_in_the_order_of_the_first_language() {
    let rust = printed("app", "sold = { $who } sells { $goods }", "sold = Prodej: { $goods } ({ $who })");
    check(&rust, "pub fn sold(lang: Lang, who: &str, goods: &str) -> String {");
    check(&rust, "fill(lang, 0, &[Value::Text(who), Value::Text(goods)])");
    check(&rust, r#"Lang::En => "\u{1}a sells \u{1}b", Lang::Cs => "Prodej: \u{1}b (\u{1}a)","#);
}

#[test]
fn a_number_is_a_number_in_every_language() {
    let rust = printed("app", "pay = £{ NUMBER($sum) }", "pay = £{ $sum }");
    check(&rust, "pub fn pay(lang: Lang, sum: i64) -> String { fill(lang, 0, &[Value::Number(sum)]) }");
    check(&rust, r#"Lang::En => "£\u{1}a", Lang::Cs => "£\u{1}a","#);
}

#[test]
fn plural_categories_and_exact_numbers_choose() {
    let english = "ships = { $n ->\n [one] a ship\n [0] no ship\n *[other] { $n } ships\n }";
    let czech = "ships = { $n ->\n [one] loď\n [few] { $n } lodě\n *[other] { $n } lodí\n }";
    let rust = printed("app", english, czech);
    check(&rust, r#""\u{2}a0\u{3}no ship\u{4}one\u{3}a ship\u{4}\u{3}\u{1}a ships\u{4}""#);
    check(&rust, r#""\u{2}aone\u{3}loď\u{4}few\u{3}\u{1}a lodě\u{4}\u{3}\u{1}a lodí\u{4}""#);
}

#[test]
fn a_fraction_has_its_own_categories() {
    let english = "hint = { NUMBER($points, minimumFractionDigits: 1) } points";
    let czech = "hint = { NUMBER($points, minimumFractionDigits: 1) ->\n [many] { $points } bodu\n *[other] ?\n }";
    let rust = printed("app", english, czech);
    check(&rust, "pub fn hint(lang: Lang, points: f64) -> String { fill(lang, 0, &[Value::Decimal(points)]) }");
    check(&rust, r#""\u{2}amany\u{3}\u{1}a bodu\u{4}\u{3}?\u{4}""#);
    check(&faults("hint = { NUMBER($points) }", czech), "uses $points as a fraction, which is a whole number");
    check(&faults(english, &czech.replace("many", "few")), "no plural category few for such numbers");
    check(&faults(&english.replace("1)", "2)"), czech), "minimumFractionDigits: 1) can stand here");
}

#[test]
fn words_choose() {
    let text = "good = { $good ->\n [beer] Beer\n *[cloth] Cloth\n }";
    let rust = printed("app", text, text);
    check(&rust, "pub fn good(lang: Lang, good: &str) -> String {");
    check(&rust, r#""\u{2}abeer\u{3}Beer\u{4}\u{3}Cloth\u{4}""#);
}

#[test]
fn terms_and_messages_are_put_in() {
    let english = "-kontor = Kontor\nname = The { -kontor }\nwelcome = Welcome to { name }{ \"\\u2026\" }";
    let rust = printed("app", english, english);
    check(&rust, r#"Lang::En => "The Kontor\0Welcome to The Kontor…","#);
    assert!(!rust.contains("fn kontor"));
}

#[test]
fn messages_with_ids_from_data_are_looked_up() {
    let rust = printed("rules", "hansa-sail = Along an arrow.", "hansa-sail = Po šipce.");
    check(&rust, "pub fn say(lang: Lang, id: &str) -> Option<&'static str> {");
    check(&rust, r#"let ids = ["hansa-sail"]; ids.iter().position(|known| *known == id).map(|at| text(lang, 0 + at))"#);
    let fault = PRESS.edition("rules", &[Some("a = { $b }"), Some("a = { $b }")]).unwrap_err().to_string();
    check(&fault, "locales/en/rules.ftl: a: is asked for by its id and can have no arguments");
}

#[test]
fn a_language_that_differs_stops_the_press() {
    check(&faults("a = A\nb = B", "a = A"), "locales/cs/app.ftl: b: is missing; en/app.ftl has it");
    check(&faults("a = A", "a = A\nb = B"), "locales/cs/app.ftl: b: is one too many");
    check(&faults("a = { $x }", "a = A"), "locales/cs/app.ftl: a: does not use $x");
    check(&faults("a = A", "a = { $x }"), "locales/cs/app.ftl: a: uses $x, which is not given");
    check(&faults("a = { $x }", "a = { NUMBER($x) }"), "locales/cs/app.ftl: a: uses $x as a number, which is text");
    let fault = PRESS.edition("app", &[Some("a = A"), None]).unwrap_err().to_string();
    assert_eq!(fault, "locales/cs/app.ftl: this file is missing\n");
}

#[test]
fn what_cannot_be_printed_stops_the_press() {
    check(&faults("a = A\nb = { $", "a = A"), "locales/en/app.ftl: line 2: does not parse");
    check(&faults("a = A\na = B", "a = A"), "locales/en/app.ftl: a: is here twice");
    check(&faults("a = A\n .title = B", "a = A"), "locales/en/app.ftl: a: attributes are not printed");
    check(&faults("move = A", "move = A"), "locales/en/app.ftl: move: this id cannot be the name of a function");
    check(&faults("a = { b }", "a = A"), "locales/en/app.ftl: a: refers to b, which is not in this file");
    check(&faults("a = { b }\nb = { a }", "a = A"), "locales/en/app.ftl: a: its references go round in a circle");
    check(
        &faults("a = { DATETIME($x) }", "a = A"),
        "locales/en/app.ftl: a: only $argument, NUMBER($argument) and NUMBER",
    );
    check(&faults("a = { $x ->\n [1] A\n *[b] B\n }", "a = A"), "chooses by words and by the number 1");
    let many = "a = { $x ->\n [many] A\n *[other] B\n }";
    check(&faults(many, many), "locales/cs/app.ftl: a: this language has no plural category many for such numbers");
}
