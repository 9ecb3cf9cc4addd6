//! What makes a sea: reading a board file and finding its faults.

use std::collections::{BTreeMap, BTreeSet};

use table::sheet::{LONGEST_NAME, Part, Word, is_id, quoted};

use super::{Board, City, CityPlan, MAX_CITIES, MAX_COLOURS, MAX_MARKERS, MAX_PILES};

const FEWEST_CITIES: usize = 3;
const FEWEST_COLOURS: usize = 3;
/// How many colours stay in the box when two play.
const LEFT_OUT: usize = 2;

/// Takes a board file apart.
pub(super) fn chart(file: &Part<'_>) -> Option<Board> {
    let (id, name) = (file.id("id"), file.text("name", LONGEST_NAME));
    let cities = read_cities(file);
    let colours = read_colours(file);
    let markers = read_markers(file);
    let piles = file.number("piles", 2..=MAX_PILES as u8).map(usize::from);
    file.nothing_else();

    let (colours, markers) = (colours?, markers?);
    let each: usize = markers.into_iter().map(usize::from).sum();
    check_most(file, each * colours.len());
    let ((cities, start), piles) = (cities?, piles?);
    check_fewest(file, each * colours.len().saturating_sub(LEFT_OUT), &cities, piles);
    let mut routes = [0; MAX_CITIES];
    for (mask, city) in routes.iter_mut().zip(&cities) {
        *mask = city.routes.iter().fold(0, |mask, to| mask | 1 << to.0);
    }
    Some(Board {
        id: id?.text.to_owned(),
        name: name?,
        start,
        colours,
        markers,
        piles,
        cities,
        routes,
        note: String::new(),
        own_file: None,
    })
}

fn read_colours(file: &Part<'_>) -> Option<Vec<String>> {
    let words = file.words("goods")?;
    let mut seen = BTreeSet::new();
    for word in &words {
        // A marker is written as colour and barrels, so a colour has no digits.
        if !is_id(word.text) || !word.text.chars().all(|letter| letter.is_ascii_lowercase()) {
            file.fault(word.line, format!("{} is no colour; it is at most 24 letters a to z", quoted(word.text)));
        } else if !seen.insert(word.text) {
            file.fault(word.line, format!("{} is given a second time", quoted(word.text)));
        }
    }
    if !(FEWEST_COLOURS..=MAX_COLOURS).contains(&words.len()) {
        let found = words.len();
        file.fault(file.line_of("goods"), format!("there are {FEWEST_COLOURS} to {MAX_COLOURS} goods, not {found}"));
        return None;
    }
    Some(words.iter().map(|word| word.text.to_owned()).collect())
}

fn read_markers(file: &Part<'_>) -> Option<[u8; 3]> {
    let part = file.part("markers")?;
    let [one, two, three] = ["1", "2", "3"].map(|barrels| part.number(barrels, 1..=9));
    part.nothing_else();
    Some([one?, two?, three?])
}

fn check_most(file: &Part<'_>, all: usize) {
    if all > MAX_MARKERS {
        let line = file.line_of("markers");
        file.fault(line, format!("there are at most {MAX_MARKERS} markers of all colours, not {all}"));
    }
}

/// The markers that two players have fill the warehouses and leave one for every pile.
fn check_fewest(file: &Part<'_>, few: usize, cities: &[CityPlan], piles: usize) {
    let warehouses: usize = cities.iter().map(|city| usize::from(city.warehouses)).sum();
    if few < warehouses + piles {
        let need = format!("{warehouses} warehouses and {piles} piles");
        let line = file.line_of("markers");
        file.fault(line, format!("{few} markers, which two players have, are too few for {need}"));
    }
}

/// The cities and the start.
fn read_cities(file: &Part<'_>) -> Option<(Vec<CityPlan>, City)> {
    let start = file.word("start");
    let parts = file.parts("city")?;
    let ids: Vec<_> = parts.iter().map(|part| part.id("id")).collect();
    let mut places = BTreeMap::new();
    for (place, id) in ids.iter().enumerate() {
        let Some(id) = id else { continue };
        if places.contains_key(id.text) {
            file.fault(id.line, format!("{} is a second city of that name", id.text));
        } else {
            places.insert(id.text, place);
        }
    }
    let find = |word: Word<'_>| {
        let place = places.get(word.text).copied();
        if place.is_none() {
            file.fault(word.line, format!("unknown city {}", quoted(word.text)));
        }
        place
    };

    let mut plans = Vec::new();
    let mut arrows = Vec::new();
    for (place, (part, id)) in parts.iter().zip(&ids).enumerate() {
        let name = part.text("name", LONGEST_NAME);
        let warehouses = part.number("warehouses", 1..=2);
        let routes = part.words("routes").and_then(|words| {
            let mut routes = BTreeSet::new();
            let places: Vec<_> = words.into_iter().map(|word| (word, find(word))).collect();
            for (word, to) in &places {
                if *to == Some(place) {
                    file.fault(word.line, format!("{} has a route to itself", word.text));
                } else if to.is_some_and(|to| !routes.insert(to)) {
                    file.fault(word.line, format!("the route to {} is there twice", word.text));
                }
            }
            places.iter().all(|(_, to)| to.is_some()).then_some(routes)
        });
        let at = part.point("at");
        part.nothing_else();
        plans.push((|| {
            let routes = routes.iter().flatten().map(|to| city(*to)).collect::<Option<_>>()?;
            Some(CityPlan { id: id.as_ref()?.text.to_owned(), name: name?, warehouses: warehouses?, routes, at: at? })
        })());
        arrows.push(routes);
    }
    let start = start.and_then(find).and_then(city);
    let line = file.line_of("city");
    let names: Option<Vec<_>> = ids.iter().map(|id| id.map(|id| id.text)).collect();
    let arrows: Option<Vec<_>> = arrows.into_iter().collect();
    if let (Some(names), Some(arrows)) = (names, arrows) {
        check_arrows(file, line, &names, &arrows);
    }
    if !(FEWEST_CITIES..=MAX_CITIES).contains(&parts.len()) {
        file.fault(line, format!("a sea has {FEWEST_CITIES} to {MAX_CITIES} cities, not {}", parts.len()));
        return None;
    }
    Some((plans.into_iter().collect::<Option<_>>()?, start?))
}

/// Every city can be reached from every other: all from the first, and the first from all.
fn check_arrows(file: &Part<'_>, line: usize, names: &[&str], arrows: &[BTreeSet<usize>]) {
    let mut back = vec![BTreeSet::new(); arrows.len()];
    for (from, routes) in arrows.iter().enumerate() {
        for &to in routes {
            back[to].insert(from);
        }
    }
    let apart = |reached: BTreeSet<usize>| {
        let apart = names.iter().enumerate().filter(|(place, _)| !reached.contains(place));
        apart.map(|(_, name)| *name).collect::<Vec<_>>().join(", ")
    };
    let (beyond, adrift) = (apart(reached(arrows)), apart(reached(&back)));
    if !beyond.is_empty() {
        file.fault(line, format!("no way leads from {} to {beyond}", names[0]));
    }
    if !adrift.is_empty() {
        file.fault(line, format!("no way leads to {} from {adrift}", names[0]));
    }
}

/// The places that can be reached from the first.
fn reached(arrows: &[BTreeSet<usize>]) -> BTreeSet<usize> {
    let mut reached = BTreeSet::new();
    reached.insert(0);
    let mut next = vec![0];
    while let Some(place) = next.pop() {
        next.extend(arrows.get(place).into_iter().flatten().filter(|to| reached.insert(**to)));
    }
    reached
}

fn city(place: usize) -> Option<City> {
    u8::try_from(place).ok().map(City)
}
