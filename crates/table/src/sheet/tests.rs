use super::*;

#[derive(PartialEq, Debug)]
struct Stall {
    id: String,
    wares: Vec<String>,
    price: u8,
    open: bool,
}

fn stalls(text: &str) -> Result<Vec<Stall>, Faults> {
    read(text, |file| {
        let market = file.text("market", LONGEST_NAME);
        let parts = file.parts("stall")?;
        file.nothing_else();
        let stalls: Vec<_> = parts.iter().map(stall).collect();
        market?;
        stalls.into_iter().collect()
    })
}

fn stall(part: &Part<'_>) -> Option<Stall> {
    let (id, wares, price) = (part.id("id"), part.words("wares"), part.number("price", 1..=9));
    let (open, at) = (part.flag("open"), part.point("at"));
    part.nothing_else();
    at?;
    let wares = wares?.iter().map(|word| word.text.to_owned()).collect();
    Some(Stall { id: id?.text.to_owned(), wares, price: price?, open: open? })
}

const MARKET: &str = "\
market = \"Fish\"
[[stall]]
id = \"eel\"
wares = [\"smoked\", \"fresh\"]
price = 3
open = true
at = [1000, 700]
[[stall]]
id = \"cod_2\"
wares = []
price = 0x9
at = [0, 0]
";

#[test]
fn a_good_file_is_read() {
    let stalls = stalls(MARKET).unwrap();
    let wares = vec!["smoked".to_owned(), "fresh".to_owned()];
    assert_eq!(stalls[0], Stall { id: "eel".to_owned(), wares, price: 3, open: true });
    assert_eq!(stalls[1], Stall { id: "cod_2".to_owned(), wares: Vec::new(), price: 9, open: false });
}

#[test]
fn every_fault_has_its_line() {
    let id = "an id is a letter, then letters, digits and _, all small, at most 24";
    let at = "`at` must be [x, y] with x from 0 to 1000 and y from 0 to 700";
    let cases = [
        ("market = \"Fish\"", "", "line 1: `market` is missing"),
        ("\"Fish\"", "[1]", "line 1: `market` must be a text, not a list"),
        ("\"Fish\"", "\" \"", "line 1: `market` is empty"),
        ("\"Fish\"", "\"Fi\\nsh\"", "line 1: `market` has a control character"),
        ("\"Fish\"", &format!("\"{}\"", "ü".repeat(61)), "line 1: `market` is longer than 60 characters"),
        ("\"Fish\"", &format!("\"{}\"", "ü".repeat(60)), ""),
        ("\"eel\"", "\"Eel\"", &format!("line 3: `Eel` is no id; {id}")),
        ("\"eel\"", "\"\"", &format!("line 3: `` is no id; {id}")),
        ("\"eel\"", "\"2eel\"", &format!("line 3: `2eel` is no id; {id}")),
        ("\"eel\"", "\"e\\u0000\"", &format!("line 3: `e?` is no id; {id}")),
        ("\"eel\"", &format!("'{}'", "e".repeat(24)), ""),
        ("\"eel\"", &format!("'{}'", "e".repeat(25)), &format!("line 3: `{}…` is no id; {id}", "e".repeat(24))),
        ("id = \"eel\"", "", "line 2: `id` is missing"),
        ("[\"smoked\", \"fresh\"]", "\"smoked\"", "line 4: `wares` must be a list of texts, not `smoked`"),
        (
            "[\"smoked\", \"fresh\"]",
            "[\n3,\n{}]",
            "line 5: `wares` must be a text, not 3\nline 6: `wares` must be a text, not a table",
        ),
        ("price = 3", "price = 10", "line 5: `price` must be a number from 1 to 9, not 10"),
        ("price = 3", "price = -1", "line 5: `price` must be a number from 1 to 9, not -1"),
        ("price = 3", "price = 2.5", "line 5: `price` must be a number from 1 to 9, not 2.5"),
        (
            "price = 3",
            "price = 99999999999999999999999999",
            "line 5: `price` must be a number from 1 to 9, not 999999999999999999999999…",
        ),
        ("price = 3", "price = 2026-11-15", "line 5: `price` must be a number from 1 to 9, not a date"),
        ("price = 3", "price = 3\nprice = 4", "line 6: `price` is given a second time"),
        ("open = true", "open = 'yes'", "line 6: `open` must be true or false, not `yes`"),
        ("[1000, 700]", "[1001, 700]", &format!("line 7: {at}")),
        ("[1000, 700]", "[1000, 700, 0]", &format!("line 7: {at}")),
        ("[1000, 700]", "[1000, '700']", &format!("line 7: {at}")),
        ("[1000, 700]", "[1000, 700]\nshut = 1", "line 8: unknown key `shut`"),
        ("[[stall]]", "[[stal]]", "line 2: unknown key `stal`"),
        (
            "[[stall]]\nid = \"eel\"",
            "stall = [1]\n[x]",
            "line 2: `stall` must be a table, not 1\nline 3: unknown key `x`\nline 8: `stall` is given a second time",
        ),
        ("price = 3", "price == 3", "line 5: extra `=`, expected nothing"),
        (
            "open = true",
            "open = yes\nfee = \"",
            "line 6: string values must be quoted, expected literal string\nline 7: invalid basic string, expected `\"`",
        ),
        ("[1000, 700]", "[1000, 700]\r\n\r\nshut = 1\r\n", "line 9: unknown key `shut`"),
    ];
    for (good, bad, expected) in cases {
        assert!(MARKET.contains(good), "{good}");
        let found = stalls(&MARKET.replacen(good, bad, 1)).map_or_else(|faults| faults.to_string(), |_| String::new());
        assert_eq!(found, expected, "{good} -> {bad}");
    }
}

#[test]
fn all_faults_are_told_at_once_by_line() {
    let text = MARKET.replace("id = ", "name = ").replace("Fish", "").replace("0x9", "0").replace("[0, 0]", "0");
    let lines: Vec<_> = stalls(&text).unwrap_err().0.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 2, 3, 8, 9, 11, 12]);
}

#[test]
fn a_bracket_left_open_is_told_once() {
    let rest = "b = 2\nc = [3]\n\n[x]\n".repeat(20);
    let brace = stalls(&format!("a = 1\nb = x\nsite = {{ b = 1 # open\n\n{rest}")).unwrap_err().to_string();
    assert!(brace.starts_with("line 2: string values must be quoted"), "{brace}");
    assert!(brace.ends_with("\nline 3: missing comma between key-value pairs, expected `,`"), "{brace}");
    let bracket = stalls(&format!("a = 1\nsite = [1\n{rest}")).unwrap_err().to_string();
    assert_eq!(bracket, "line 2: missing comma between array elements, expected `,`");
    let commas = stalls("a = ['b' 'c']\nd = ['e' 'f']").unwrap_err().to_string();
    let missing = "missing comma between array elements, expected `,`";
    assert_eq!(commas, format!("line 1: {missing}\nline 2: {missing}"));
}

#[test]
fn too_much_is_refused_before_it_is_read() {
    let comment = |length: usize| format!("#{}\n", "x".repeat(length - 2));
    let fill = LONGEST_FILE - MARKET.len();
    assert!(stalls(&format!("{MARKET}{}", comment(fill))).is_ok());
    let faults = stalls(&format!("{MARKET}{}", comment(fill + 1))).unwrap_err();
    assert_eq!(faults.to_string(), "line 1: the file is longer than 64 KiB");

    // Eighty brackets with eighty dots each: the parser alone lets six thousand tables nest.
    let deep = format!("x = {}1{}", format!("{{{}a = ", "a.".repeat(78)).repeat(78), "}".repeat(78));
    assert_eq!(stalls(&deep).unwrap_err().to_string(), "line 1: the file has more than 500 full stops");
    assert!(stalls(&format!("{MARKET}# {}", ".".repeat(5000))).is_ok());
}

#[test]
fn depth_needs_little_stack() {
    let dotted = format!("{}a = 1\n", "a.".repeat(79));
    let texts = [
        "[".repeat(60_000),
        format!("x = {}", "[".repeat(60_000)),
        format!("x = {}", "{a=".repeat(20_000)),
        format!("x = {}", "[{a=".repeat(15_000)),
        format!("{}a = 1", "a.".repeat(490)),
        format!("[{}a]\n{dotted}x = {{{}", "b.".repeat(79), dotted.trim_end()),
        format!("x = {}1{}", format!("{{{}a = ", "a.".repeat(6)).repeat(78), "}".repeat(78)),
    ];
    let reading = move || texts.iter().all(|text| stalls(text).is_err());
    let thread = std::thread::Builder::new().stack_size(512 << 10).spawn(reading).unwrap();
    assert!(thread.join().unwrap());
}

#[test]
fn the_normal_form_is_stable_and_keeps_the_lines() {
    assert_eq!(normal(""), "");
    assert_eq!(normal("a  \r\n\t\n b\u{a0}"), "a\n\n b\n");
    assert_eq!(normal(&normal("a \n\n\n")), normal("a \n\n\n"));
    assert_eq!(stalls(&MARKET.replace('\n', " \t\r\n")), stalls(MARKET));
    assert_eq!(stalls(&format!("\u{feff}{MARKET}")), stalls(MARKET));
}
