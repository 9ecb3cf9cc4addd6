//! What makes a city: reading a board file and finding its faults.

use std::array;
use std::collections::{BTreeMap, BTreeSet};

use table::sheet::{LONGEST_NAME, Part, Word, quoted};

use super::{Board, CHURCHES, Church, ChurchPlan, Kind, SITES, Site, SitePlan, SiteSet};

/// How many sites there are of each kind.
const SITES_OF: [usize; 6] = [5, 5, 5, 3, 3, 7];
const LONGEST_CURRENCY: usize = 8;

/// Takes a board file apart.
pub(super) fn survey(file: &Part<'_>) -> Option<Board> {
    let (id, name, currency) =
        (file.id("id"), file.text("name", LONGEST_NAME), file.text("currency", LONGEST_CURRENCY));
    let mut city = City { file, places: BTreeMap::new(), churches: Vec::new(), sites: Vec::new(), all_known: true };
    let (churches, sites, lines) = (file.parts("church"), file.part("sites"), file.part("lines"));
    file.nothing_else();
    let churches = city.read_churches(&churches?);
    let sites = city.read_sites(&sites?);
    let lines = city.read_lines(&lines?);

    let churches: [ChurchPlan; CHURCHES] = churches?.try_into().ok()?;
    let sites: [SitePlan; SITES] = sites?.try_into().ok()?;
    let sites_where = |wanted: &dyn Fn(Site) -> bool| Site::all().filter(|site| wanted(*site)).collect::<SiteSet>();
    let joined = |place: usize, site: Site| {
        let site = CHURCHES + site.index();
        lines.contains(&(place.min(site), place.max(site)))
    };
    Some(Board {
        id: id?.text.to_owned(),
        name: name?,
        currency: currency?,
        church_lines: array::from_fn(|church| sites_where(&|site| joined(church, site))),
        site_lines: array::from_fn(|from| sites_where(&|site| joined(CHURCHES + from, site))),
        kinds: Kind::ALL.map(|kind| sites_where(&|site| sites[site.index()].kind == kind)),
        parishes: array::from_fn(|church| sites_where(&|site| sites[site.index()].parish.index() == church)),
        churches,
        sites,
        note: String::new(),
        own_file: None,
    })
}

/// A city while it is read. Places are counted through: first the churches, then the sites.
struct City<'s> {
    file: &'s Part<'s>,
    places: BTreeMap<&'s str, usize>,
    churches: Vec<FoundChurch<'s>>,
    sites: Vec<FoundSite<'s>>,
    /// Whether every place has an id and every line leads to one; else what follows from lines is not worth saying.
    all_known: bool,
}

struct FoundChurch<'s> {
    id: &'s str,
    line: usize,
    cathedral: Option<bool>,
}

struct FoundSite<'s> {
    id: &'s str,
    parish: Option<usize>,
}

impl<'s> City<'s> {
    fn read_churches(&mut self, parts: &[Part<'s>]) -> Option<Vec<ChurchPlan>> {
        let file = self.file;
        let mut colours = BTreeMap::new();
        let mut tiles = BTreeMap::new();
        let mut plans = Vec::new();
        for part in parts {
            let id = part.id("id");
            let owner = id.map_or("another church", |id| id.text);
            let colour = part.id("colour");
            if let Some(colour) = colour
                && let Some(other) = colours.insert(colour.text, owner)
            {
                file.fault(colour.line, format!("{} is already the colour of {other}", quoted(colour.text)));
            }
            let building = kind(part, "building");
            if let Some(kind) = building
                && let Some(other) = tiles.insert(kind, owner)
            {
                let line = part.line_of("building");
                file.fault(line, format!("{} is already on the tile of {other}", kind.name()));
            }
            let cathedral = part.flag("cathedral");
            let name = part.text("name", LONGEST_NAME);
            let values = (part.number("building_value", 1..=9), part.number("citizen_value", 1..=9));
            let at = part.point("at");
            part.nothing_else();
            match id {
                None => self.all_known = false,
                Some(id) if self.places.contains_key(id.text) => {
                    file.fault(id.line, format!("{} is a second church of that name", id.text));
                }
                Some(id) => {
                    self.places.insert(id.text, self.churches.len());
                    self.churches.push(FoundChurch { id: id.text, line: part.line(), cathedral });
                }
            }
            plans.push((|| {
                Some(ChurchPlan {
                    id: id?.text.to_owned(),
                    name: name?,
                    colour: colour?.text.to_owned(),
                    cathedral: cathedral?,
                    building: building?,
                    building_value: values.0?,
                    citizen_value: values.1?,
                    at: at?,
                })
            })());
        }
        let line = file.line_of("church");
        if parts.len() != CHURCHES {
            file.fault(line, format!("a city has {CHURCHES} churches, not {}", parts.len()));
        }
        let cathedrals: Option<Vec<_>> = self.churches.iter().map(|church| church.cathedral).collect();
        let cathedrals = cathedrals.map(|said| said.into_iter().filter(|cathedral| *cathedral).count());
        if let Some(count) = cathedrals.filter(|count| *count != 1 && self.all_known) {
            file.fault(line, format!("a city has one cathedral, not {count}"));
        }
        plans.into_iter().collect()
    }

    fn read_sites(&mut self, part: &Part<'s>) -> Option<Vec<SitePlan>> {
        let file = self.file;
        let mut count = [0; 6];
        let mut plans = Vec::new();
        let found = part.parts_by_id();
        for (id, site) in &found {
            let parish = site.as_ref().and_then(|site| self.parish(site));
            let kind = site.as_ref().and_then(|site| kind(site, "kind"));
            let at = site.as_ref().and_then(|site| site.point("at"));
            if let Some(site) = site {
                site.nothing_else();
            }
            if let Some(kind) = kind {
                count[kind.index()] += 1;
            }
            let place = self.churches.len() + self.sites.len();
            if self.places.contains_key(id.text) {
                file.fault(id.line, format!("{} is already the name of a church", id.text));
            } else {
                self.places.insert(id.text, place);
                self.sites.push(FoundSite { id: id.text, parish });
            }
            plans.push((|| {
                let parish = Church(u8::try_from(parish?).ok()?);
                Some(SitePlan { id: id.text.to_owned(), parish, kind: kind?, at: at? })
            })());
        }
        if found.len() != SITES {
            file.fault(part.line(), format!("a city has {SITES} sites, not {}", found.len()));
        }
        if count.iter().sum::<usize>() == found.len() {
            for kind in Kind::ALL {
                let (want, have) = (SITES_OF[kind.index()], count[kind.index()]);
                if have != want {
                    file.fault(part.line(), format!("a city has {want} {} sites, not {have}", kind.name()));
                }
            }
        }
        let parishes: Option<Vec<_>> = self.sites.iter().map(|site| site.parish).collect();
        for (index, church) in self.churches.iter().enumerate() {
            let bare = parishes.as_ref().is_some_and(|parishes| !parishes.contains(&index));
            if bare && church.cathedral == Some(false) {
                file.fault(church.line, format!("{} has no site in its parish", church.id));
            }
        }
        plans.into_iter().collect()
    }

    fn parish(&self, site: &Part<'_>) -> Option<usize> {
        let word = site.word("parish")?;
        let church = self.places.get(word.text).copied().filter(|place| *place < self.churches.len());
        match church {
            None => site.fault(word.line, format!("unknown church {}", quoted(word.text))),
            Some(church) if self.churches[church].cathedral == Some(true) => {
                site.fault(word.line, format!("{} is the cathedral, which has no parish", word.text));
            }
            Some(_) => {}
        }
        church
    }

    fn read_lines(&mut self, part: &Part<'s>) -> BTreeSet<(usize, usize)> {
        let mut lines = BTreeSet::new();
        let file = self.file;
        for (from, others) in part.words_by_key() {
            let start = self.place(from);
            self.all_known &= others.is_some();
            for to in others.into_iter().flatten() {
                let (Some(start), Some(end)) = (start, self.place(to)) else { continue };
                if start == end {
                    file.fault(to.line, format!("{} has a line to itself", from.text));
                } else if start.max(end) < self.churches.len() {
                    file.fault(
                        to.line,
                        format!("{} and {} are both churches; a line ends at a site", from.text, to.text),
                    );
                } else if !lines.insert((start.min(end), start.max(end))) {
                    file.fault(to.line, format!("the line between {} and {} is there twice", from.text, to.text));
                }
            }
        }
        if self.all_known {
            self.check_lines(&lines, part.line());
        }
        lines
    }

    fn place(&mut self, word: Word<'_>) -> Option<usize> {
        let place = self.places.get(word.text).copied();
        if place.is_none() {
            self.all_known = false;
            self.file.fault(word.line, format!("unknown place {}", quoted(word.text)));
        }
        place
    }

    /// Every church has a line to a site, and everything hangs together.
    fn check_lines(&self, lines: &BTreeSet<(usize, usize)>, line: usize) {
        let mut neighbours = vec![Vec::new(); self.churches.len() + self.sites.len()];
        for &(one, other) in lines {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        for (church, near) in self.churches.iter().zip(&neighbours) {
            if near.is_empty() {
                self.file.fault(church.line, format!("{} has no line to a site", church.id));
            }
        }
        let first = neighbours.iter().position(|near| !near.is_empty());
        let mut next = Vec::from_iter(first);
        let mut reached = BTreeSet::new();
        reached.extend(first);
        while let Some(place) = next.pop() {
            next.extend(neighbours[place].iter().filter(|near| reached.insert(**near)));
        }
        let churches = self.churches.iter().zip(&neighbours).map(|(church, near)| (church.id, !near.is_empty()));
        let places = churches.chain(self.sites.iter().map(|site| (site.id, true))).enumerate();
        let apart = places.filter(|(place, (_, wanted))| *wanted && !reached.contains(place));
        let apart: Vec<_> = apart.map(|(_, (id, _))| id).collect();
        if !apart.is_empty() {
            self.file.fault(line, format!("the city is not connected: no line leads to {}", apart.join(", ")));
        }
    }
}

fn kind(part: &Part<'_>, key: &'static str) -> Option<Kind> {
    let word = part.word(key)?;
    let kind = Kind::from_name(word.text);
    if kind.is_none() {
        let names = Kind::ALL.map(Kind::name).join(", ");
        part.fault(word.line, format!("unknown kind {}; kinds are {names}", quoted(word.text)));
    }
    kind
}
