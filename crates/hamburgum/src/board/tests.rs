use table::Dice;

use super::*;

const HAMBURG: &str = include_str!("../../../../boards/hamburg.toml");
const KINDS: &str = "kinds are brewer, sugar_refiner, cloth_maker, merchant, captain, official";

fn hamburg() -> Arc<Board> {
    Board::named("hamburg").unwrap()
}

fn sites(board: &Board, ids: &str) -> SiteSet {
    ids.split(' ').map(|id| board.site(id).unwrap()).collect()
}

fn faults(text: &str) -> String {
    Board::read(text).map_or_else(|faults| faults.to_string(), |_| String::new())
}

#[test]
fn the_built_in_boards() {
    for name in Board::NAMES {
        let board = Board::named(name).unwrap();
        assert_eq!((board.id.as_str(), &board.own_file), (*name, &None));
        assert_eq!(board.kinds.map(SiteSet::len), [5, 5, 5, 3, 3, 7]);
        assert_eq!(board.parishes.map(SiteSet::len).iter().sum::<usize>(), SITES);
        for church in Church::all() {
            let plan = &board.churches[church.index()];
            assert_eq!(board.church(&plan.id), Some(church));
            assert_eq!(board.parishes[church.index()].is_empty(), plan.cathedral);
        }
        for site in Site::all() {
            let plan = &board.sites[site.index()];
            assert_eq!(board.site(&plan.id), Some(site));
            assert!(
                board.kinds[plan.kind.index()].contains(site) && board.parishes[plan.parish.index()].contains(site)
            );
            let near = board.site_lines[site.index()];
            assert!(!near.contains(site) && near.iter().all(|near| board.site_lines[near.index()].contains(site)));
        }
    }
    assert!(Board::named("Hamburg").is_none());
    assert_eq!((hamburg().church("n1"), hamburg().site("nicolai")), (None, None));
}

/// What the rulebooks show of Hamburg; see the head of its file.
#[test]
fn hamburg_is_as_the_rulebooks_show_it() {
    let board = hamburg();
    let from = |church: &str| board.church_lines[board.church(church).unwrap().index()];
    let near = |id: &str| board.site_lines[board.site(id).unwrap().index()];
    let beside =
        |ids: &str| sites(&board, ids).iter().fold(SiteSet::EMPTY, |set, site| set | board.site_lines[site.index()]);
    let kinds = |ids: &str| sites(&board, ids).iter().map(|site| board.sites[site.index()].kind).collect::<Vec<_>>();

    assert_eq!(kinds("n1 n2"), [Kind::Captain, Kind::Brewer]);
    assert_eq!(sites(&board, "n1 n2") - from("nicolai"), SiteSet::EMPTY);
    assert_eq!(kinds("m1 m2 m3"), [Kind::ClothMaker, Kind::ClothMaker, Kind::Merchant]);
    assert_eq!(sites(&board, "m1 m2 m3") - (from("michaelis") | near("m1")), SiteSet::EMPTY);

    let taken = sites(&board, "n1 n2 n3 n4 m4 n6 c5");
    let free = (from("nicolai") | beside("n1 n2 n3")) - taken;
    assert_eq!(free, sites(&board, "n5 c1 p1"));
    assert_eq!(kinds("n5 p1 c1"), [Kind::Merchant, Kind::Official, Kind::ClothMaker]);
    assert_eq!(kinds("p2"), [Kind::Brewer]);
    assert_eq!(near("p2"), sites(&board, "p1 j1"));
    assert!(!from("petri").contains(board.site("p2").unwrap()));

    assert_eq!(kinds("j1"), [Kind::Official]);
    assert!(near("j1").contains(board.site("p3").unwrap()));
    assert!(near("c1").contains(board.site("n3").unwrap()));

    let petri = &board.churches[board.church("petri").unwrap().index()];
    assert_eq!((petri.colour.as_str(), petri.building, petri.citizen_value), ("green", Kind::ClothMaker, 4));
    assert_eq!(from("mariendom"), sites(&board, "p4 p5 j5 c5"));
}

#[test]
fn sets_of_sites() {
    let (one, two) = (SiteSet::EMPTY.with(Site(0)).with(Site(27)), SiteSet(0b11));
    assert_eq!((one | two).iter().map(|site| site.0).collect::<Vec<_>>(), [0, 1, 27]);
    assert_eq!((one & two, one - two), (SiteSet(1), SiteSet(1 << 27)));
    assert_eq!((one.len(), one.without(Site(0)).without(Site(27)).is_empty()), (2, true));
}

#[test]
fn the_hash_is_of_what_matters() {
    assert_eq!(hamburg().hash(), "4933df0d71751857");
    assert_eq!(Board::named("london").unwrap().hash(), "98393c9e125fde32");
    let hash = |good: &str, other: &str| Board::read(&HAMBURG.replacen(good, other, 1)).unwrap().hash();
    for (good, other) in [
        ("St. Petri", "Sankt Petri"),
        ("green", "lime"),
        ("£", "Mark"),
        ("[60, 240]", "[61, 240]"),
        ("# Hamburg", "# Ours"),
        ("id = \"hamburg\"", "id = \"ours\""),
        ("m1 = [\"m3\"]\nm2 = [\"m5\"]\nm3 = [\"m6\"]", "m3 = [\"m6\", \"m1\"]\nm5 = [\"m2\"]"),
    ] {
        assert_eq!(hash(good, other), hamburg().hash(), "{good} -> {other}");
    }
    for (good, other) in [
        ("citizen_value = 3", "citizen_value = 4"),
        ("building_value = 5", "building_value = 4"),
        ("m1 = [\"m3\"]", "m1 = [\"m3\", \"m6\"]"),
        ("m6 = { parish = \"michaelis\"", "m6 = { parish = \"nicolai\""),
    ] {
        assert_ne!(hash(good, other), hamburg().hash(), "{good} -> {other}");
    }
}

#[test]
fn an_own_file_keeps_its_text() {
    let own = Board::read(&HAMBURG.replace('\n', "  \r\n")).unwrap();
    assert_eq!(own.own_file.as_deref(), Some(HAMBURG));
    assert_eq!(Board::read(own.own_file.as_deref().unwrap()).unwrap().own_file, own.own_file);
    assert_eq!(own.hash(), hamburg().hash());
}

#[test]
fn every_kind_of_fault() {
    let cases = [
        ("id = \"hamburg\"\n", "", "line 1: `id` is missing"),
        ("currency = \"£\"", "currency = \"pounds and pence\"", "line 11: `currency` is longer than 8 characters"),
        ("currency = \"£\"", "currency = \"£\"\nriver = \"Elbe\"", "line 12: unknown key `river`"),
        ("[lines]", "[linse]", "line 1: `lines` is missing\nline 98: unknown key `linse`"),
        ("[sites]", "[[sites]]", "line 68: `sites` must be a table, not a list"),
        // Churches.
        ("name = \"St. Nicolai\"", "name = \"\"", "line 24: `name` is empty"),
        ("colour = \"white\"", "color = \"white\"", "line 22: `colour` is missing\nline 25: unknown key `color`"),
        ("colour = \"white\"", "colour = \"red\"", "line 25: `red` is already the colour of michaelis"),
        ("\"sugar_refiner\"", "\"smith\"", &format!("line 26: unknown kind `smith`; {KINDS}")),
        ("\"sugar_refiner\"", "\"merchant\"", "line 26: merchant is already on the tile of michaelis"),
        ("building_value = 5", "building_value = 10", "line 18: `building_value` must be a number from 1 to 9, not 10"),
        ("citizen_value = 1", "citizen_value = 0", "line 65: `citizen_value` must be a number from 1 to 9, not 0"),
        (
            "at = [150, 330]",
            "at = [150, 701]",
            "line 20: `at` must be [x, y] with x from 0 to 1000 and y from 0 to 700",
        ),
        ("cathedral = true", "cathedral = 1", "line 62: `cathedral` must be true or false, not 1"),
        (
            "cathedral = true\n",
            "",
            "line 13: a city has one cathedral, not 0\nline 58: mariendom has no site in its parish",
        ),
        (
            "[sites]",
            "[[church]]\nid = \"michaelis\"\nname = \"x\"\ncolour = \"grey\"\nbuilding = \"brewer\"\nbuilding_value = 1\n\
             citizen_value = 1\nat = [0, 0]\n[sites]",
            "line 13: a city has 6 churches, not 7\nline 69: michaelis is a second church of that name\n\
             line 72: brewer is already on the tile of catharinen",
        ),
        // Sites.
        ("m1 = { parish = \"michaelis\"", "m1 = { parish = \"n1\"", "line 69: unknown church `n1`"),
        (
            "m1 = { parish = \"michaelis\"",
            "m1 = { parish = \"mariendom\"",
            "line 69: mariendom is the cathedral, which has no parish",
        ),
        (
            "m1 = { parish = \"michaelis\"",
            "m1 = { wall = 1",
            "line 69: `parish` is missing\nline 69: unknown key `wall`",
        ),
        ("\"cloth_maker\", at = [60", "\"tailor\", at = [60", &format!("line 69: unknown kind `tailor`; {KINDS}")),
        (
            "\"cloth_maker\", at = [60",
            "\"brewer\", at = [60",
            "line 68: a city has 5 brewer sites, not 6\nline 68: a city has 5 cloth_maker sites, not 4",
        ),
        ("at = [60, 240]", "at = [60, -1]", "line 69: `at` must be [x, y] with x from 0 to 1000 and y from 0 to 700"),
        (
            "m4 = { parish",
            "m3 = { parish",
            "line 68: a city has 28 sites, not 27\nline 68: a city has 7 official sites, not 6\n\
             line 72: `m3` is given a second time\nline 108: unknown place `m4`",
        ),
        (
            "[lines]",
            "m7 = { parish = \"petri\", kind = \"brewer\", at = [0, 0] }\n[lines]\nm7 = [\"m1\"]",
            "line 68: a city has 28 sites, not 29\nline 68: a city has 5 brewer sites, not 6",
        ),
        (
            "m5 = { parish",
            "petri = { parish",
            "line 73: petri is already the name of a church\nline 106: unknown place `m5`\nline 108: unknown place `m5`",
        ),
        (
            "m5 = { parish",
            "M5 = { parish",
            "line 73: `M5` is no id; an id is a letter, then letters, digits and _, all small, at most 24\n\
             line 106: unknown place `m5`\nline 108: unknown place `m5`",
        ),
        (
            "m5 = { parish = \"michaelis\", kind = \"brewer\", at = [165, 510] }",
            "m5 = 5",
            "line 73: `m5` must be a table, not 5",
        ),
        // Lines.
        ("m1 = [\"m3\"]", "m1 = [\"m3\", \"k9\"]", "line 105: unknown place `k9`"),
        ("m1 = [\"m3\"]", "k9 = [\"m3\"]", "line 105: unknown place `k9`"),
        ("m1 = [\"m3\"]", "m1 = \"m3\"", "line 105: `m1` must be a list of texts, not `m3`"),
        ("m1 = [\"m3\"]", "m1 = [\"m3\",\n\"m3\"]", "line 106: the line between m1 and m3 is there twice"),
        ("m1 = [\"m3\"]", "m1 = [\"m3\", \"michaelis\"]", "line 105: the line between m1 and michaelis is there twice"),
        ("m1 = [\"m3\"]", "m1 = [\"m3\", \"m1\"]", "line 105: m1 has a line to itself"),
        (
            "petri = [\"p1\",",
            "petri = [\"p1\", \"nicolai\",",
            "line 101: petri and nicolai are both churches; a line ends at a site",
        ),
        ("petri = [\"p1\", \"p3\", \"p4\"]\n", "", "line 31: petri has no line to a site"),
        ("j2 = [\"j3\"]\nj3 = [\"j4\"]\n", "", "line 98: the city is not connected: no line leads to j3"),
        ("m1 = [\"m3\"]", "m1 = [\"m3\"", "line 105: missing comma between array elements, expected `,`"),
    ];
    for (good, bad, expected) in cases {
        assert!(HAMBURG.contains(good), "{good}");
        assert_eq!(faults(&HAMBURG.replacen(good, bad, 1)), expected, "{good} -> {bad}");
    }
    let bare = HAMBURG.replace("parish = \"petri\"", "parish = \"nicolai\"");
    assert_eq!(faults(&bare), "line 31: petri has no site in its parish");
}

#[test]
fn all_faults_at_once() {
    let text = HAMBURG
        .replacen("currency", "coin", 1)
        .replacen("citizen_value = 3", "citizen_value = 33", 1)
        .replacen("colour = \"blue\"", "colour = \"green\"", 1)
        .replacen("kind = \"captain\"", "kind = \"pirate\"", 1)
        .replacen("c2 = [\"c3\"]", "c2 = [\"c3\", \"c1\", \"c9\"]", 1);
    let expected = [
        "line 1: `currency` is missing",
        "line 11: unknown key `coin`",
        "line 19: `citizen_value` must be a number from 1 to 9, not 33",
        "line 43: `green` is already the colour of petri",
        &format!("line 75: unknown kind `pirate`; {KINDS}"),
        "line 123: the line between c2 and c1 is there twice",
        "line 123: unknown place `c9`",
    ];
    assert_eq!(faults(&text), expected.join("\n"));
}

#[test]
fn no_text_makes_it_panic() {
    let mut dice = Dice::new(7);
    let mut below = |end: usize| dice.below(end as u32) as usize;
    for _ in 0..4000 {
        let mut lines: Vec<String> = HAMBURG.lines().map(str::to_owned).collect();
        for _ in 0..=below(4) {
            let (at, other) = (below(lines.len()), below(lines.len()));
            match below(6) {
                0 => lines.truncate(at.max(1)),
                1 => lines.insert(at, lines[other].clone()),
                2 => lines.swap(at, other),
                3 if lines.len() > 1 => drop(lines.remove(at)),
                _ => lines[at] = scratched(&lines[at], &mut below),
            }
        }
        let text = lines.join("\n");
        if let Err(faults) = Board::read(&text) {
            let last = lines.len() + 1;
            assert!(!faults.0.is_empty() && faults.0.iter().all(|fault| (1..=last).contains(&fault.line)), "{text}");
            assert!(faults.0.is_sorted_by_key(|fault| fault.line), "{text}");
        }
    }
}

/// A line with one letter replaced, doubled or left out.
fn scratched(line: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    let at = below(letters.len() + 1);
    let letter =
        ['"', '[', ']', '{', '}', '=', ',', '.', '#', '\'', '\\', '\0', '\r', '0', '-', 'ß', ' ', 'a'][below(18)];
    match below(3) {
        0 => letters.insert(at, letter),
        1 if at < letters.len() => letters[at] = letter,
        _ if at < letters.len() => drop(letters.remove(at)),
        _ => {}
    }
    letters.into_iter().collect()
}
