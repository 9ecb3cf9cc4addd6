use table::Dice;

use super::*;

const BALTIC: &str = include_str!("../../../../boards/baltic.toml");

fn faults(text: &str) -> String {
    Board::read(text).map_or_else(|faults| faults.to_string(), |_| String::new())
}

#[test]
fn the_built_in_board() {
    let board = Board::named("baltic").unwrap();
    assert_eq!((Board::NAMES, board.id.as_str(), &board.own_file), (&["baltic"][..], "baltic", &None));
    assert!(Board::named("adriatic").is_none() && board.city("oslo").is_none());
    let ids: Vec<_> = board.cities.iter().map(|city| city.id.as_str()).collect();
    assert_eq!(ids, ["tonsberg", "aalborg", "copenhagen", "lubeck", "danzig", "kalmar", "stockholm", "reval", "riga"]);
    assert_eq!(board.cities.iter().map(|city| city.warehouses).sum::<u8>(), 14);
    assert_eq!(board.cities.iter().map(|city| city.routes.len()).sum::<usize>(), 13);
    assert_eq!((board.start, board.markers, board.piles), (City(2), [4, 5, 4], 5));
    assert_eq!(board.colours, ["orange", "brown", "yellow", "green", "red", "blue"]);
    assert_eq!(board.cities[2].routes, [City(0), City(3), City(4)]);
    for (city, mask) in board.cities.iter().zip(board.routes) {
        assert_eq!(board.cities[board.city(&city.id).unwrap().index()].id, city.id);
        assert_eq!(mask, city.routes.iter().map(|to| 1 << to.0).sum::<u16>());
    }
    assert_eq!(board.routes[9..], [0; 7]);
}

#[test]
fn the_hash_is_of_what_matters() {
    let hash = |good: &str, other: &str| Board::read(&BALTIC.replacen(good, other, 1)).unwrap().hash();
    assert_eq!(hash("", ""), "cc8c1cf8cba76045");
    for (good, other) in [
        ("Lübeck", "Lubeka"),
        ("[220, 580]", "[221, 580]"),
        ("# over land", ""),
        ("id = \"baltic\"", "id = \"mare\""),
        ("\"lubeck\", \"danzig\"", "\"danzig\", \"lubeck\""),
    ] {
        assert_eq!(hash(good, other), "cc8c1cf8cba76045", "{good} -> {other}");
    }
    for (good, other) in [
        ("start = \"copenhagen\"", "start = \"riga\""),
        ("\"orange\", \"brown\"", "\"brown\", \"orange\""),
        ("1 = 4", "1 = 5"),
        ("piles = 5", "piles = 6"),
        ("warehouses = 2", "warehouses = 1"),
        ("[\"aalborg\"]", "[\"aalborg\", \"danzig\"]"),
    ] {
        assert_ne!(hash(good, other), "cc8c1cf8cba76045", "{good} -> {other}");
    }
}

#[test]
fn an_own_file_keeps_its_text() {
    let own = Board::read(&BALTIC.replace('\n', "\t\r\n")).unwrap();
    assert_eq!(own.own_file.as_deref(), Some(BALTIC));
    assert_eq!(Board::read(BALTIC).unwrap().own_file, own.own_file);
}

#[test]
fn every_kind_of_fault() {
    let cases = [
        ("name = \"Baltic Sea\"\n", "", "line 1: `name` is missing"),
        ("piles = 5", "piles = 5\ntides = true", "line 15: unknown key `tides`"),
        ("piles = 5", "piles = 1", "line 14: `piles` must be a number from 2 to 8, not 1"),
        ("piles = 5", "piles = 9", "line 14: `piles` must be a number from 2 to 8, not 9"),
        ("start = \"copenhagen\"", "start = \"oslo\"", "line 11: unknown city `oslo`"),
        ("start = \"copenhagen\"", "start = 3", "line 11: `start` must be a text, not 3"),
        // Goods.
        ("\"brown\"", "\"brown2\"", "line 12: `brown2` is no colour; it is at most 24 letters a to z"),
        ("\"brown\"", "\"orange\"", "line 12: `orange` is given a second time"),
        ("\"brown\"", "\"brown\", \"pink\"", "line 12: there are 3 to 6 goods, not 7"),
        ("\"orange\", \"brown\", \"yellow\", \"green\", ", "", "line 12: there are 3 to 6 goods, not 2"),
        ("1 = 4", "1 = 0", "line 13: `1` must be a number from 1 to 9, not 0"),
        ("1 = 4, ", "", "line 13: `1` is missing"),
        ("1 = 4, ", "1 = 4, 4 = 4, ", "line 13: unknown key `4`"),
        ("1 = 4", "1 = 8", "line 13: there are at most 96 markers of all colours, not 102"),
        ("1 = 4", "1 = 7", ""),
        (
            "\"orange\", \"brown\", \"yellow\", ",
            "",
            "line 13: 13 markers, which two players have, are too few for 14 warehouses and 5 piles",
        ),
        // Cities.
        ("warehouses = 2", "warehouses = 3", "line 20: `warehouses` must be a number from 1 to 2, not 3"),
        ("at = [180, 110]", "at = []", "line 22: `at` must be [x, y] with x from 0 to 1000 and y from 0 to 700"),
        ("at = [180, 110]", "at = [180, 110]\nport = 1", "line 23: unknown key `port`"),
        ("name = \"Riga\"", "name = \"Ri\\tga\"", "line 75: `name` has a control character"),
        (
            "id = \"aalborg\"",
            "id = \"tonsberg\"",
            "line 25: tonsberg is a second city of that name\nline 42: unknown city `aalborg`",
        ),
        ("id = \"aalborg\"\n", "", "line 24: `id` is missing\nline 41: unknown city `aalborg`"),
        (
            "[[city]]\nid = \"tonsberg\"",
            "[city]\nid = \"tonsberg\"",
            "line 17: `city` must be a list of tables, not a table",
        ),
        // Routes.
        ("[\"stockholm\"]", "[\"stockholm\", \"oslo\"]", "line 21: unknown city `oslo`"),
        ("[\"stockholm\"]", "[\"stockholm\",\n\"stockholm\"]", "line 22: the route to stockholm is there twice"),
        ("[\"stockholm\"]", "[\"stockholm\", \"tonsberg\"]", "line 21: tonsberg has a route to itself"),
        ("[\"stockholm\"]", "\"stockholm\"", "line 21: `routes` must be a list of texts, not `stockholm`"),
        ("\"tonsberg\", \"lubeck\"", "\"tonsberg\"", "line 17: no way leads from tonsberg to aalborg, lubeck"),
        ("[\"danzig\"]", "[]", "line 17: no way leads to tonsberg from reval, riga"),
    ];
    for (good, bad, expected) in cases {
        assert!(BALTIC.contains(good), "{good}");
        let found = faults(&BALTIC.replacen(good, bad, 1));
        let first = found.lines().filter(|line| !line.ends_with("`city` is given a second time"));
        assert_eq!(first.collect::<Vec<_>>().join("\n"), expected, "{good} -> {bad}");
    }
}

#[test]
fn from_three_cities_to_sixteen() {
    let ring = |cities: usize| {
        let mut text = "id = 'ring'\nname = 'Ring'\nstart = 'c0'\ngoods = ['a', 'b', 'c', 'd']\n".to_owned();
        text += "markers = { 1 = 8, 2 = 8, 3 = 8 }\npiles = 8\n";
        for city in 0..cities {
            let next = (city + 1) % cities;
            text +=
                &format!("[[city]]\nid = 'c{city}'\nname = 'C'\nwarehouses = 2\nroutes = ['c{next}']\nat = [0, 0]\n");
        }
        text
    };
    for cities in [3, MAX_CITIES] {
        assert_eq!(Board::read(&ring(cities)).unwrap().cities.len(), cities);
    }
    for cities in [2, 17, 300] {
        assert_eq!(faults(&ring(cities)), format!("line 7: a sea has 3 to 16 cities, not {cities}"));
    }
}

#[test]
fn all_faults_at_once() {
    let text = BALTIC
        .replacen("piles = 5", "heaps = 5", 1)
        .replacen("\"brown\"", "\"Brown\"", 1)
        .replacen("3 = 4", "3 = 10", 1)
        .replacen("warehouses = 1", "warehouses = 0", 1)
        .replacen("[\"aalborg\"]", "[\"oslo\", \"lubeck\"]", 1);
    let expected = [
        "line 1: `piles` is missing",
        "line 12: `Brown` is no colour; it is at most 24 letters a to z",
        "line 13: `3` must be a number from 1 to 9, not 10",
        "line 14: unknown key `heaps`",
        "line 34: `warehouses` must be a number from 1 to 2, not 0",
        "line 42: unknown city `oslo`",
        "line 42: lubeck has a route to itself",
    ];
    assert_eq!(faults(&text), expected.join("\n"));
}

#[test]
fn no_text_makes_it_panic() {
    let mut dice = Dice::new(7);
    let mut below = |end: usize| dice.below(end as u32) as usize;
    for _ in 0..4000 {
        let mut letters: Vec<char> = BALTIC.chars().collect();
        for _ in 0..=below(4) {
            let (at, other) = (below(letters.len()), below(letters.len()));
            match below(5) {
                0 if at > 0 => letters.truncate(at),
                1 => drop(letters.drain(at.min(other)..at.max(other).min(at.min(other) + 40))),
                2 => letters.swap(at, other),
                3 => letters.insert(at, ['"', '[', ']', '{', '}', '=', ',', '.', '\0', '\n'][below(10)]),
                _ => letters.extend_from_within(at.min(other)..at.max(other)),
            }
        }
        let text: String = letters.into_iter().collect();
        if let Err(faults) = Board::read(&text) {
            let last = text.lines().count() + 1;
            assert!(!faults.0.is_empty() && faults.0.iter().all(|fault| (1..=last).contains(&fault.line)), "{text}");
            assert!(faults.0.is_sorted_by_key(|fault| fault.line), "{text}");
        }
    }
}
