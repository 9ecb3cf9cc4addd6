//! The city: churches, building sites and the lines between them, read from a board file.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::sync::{Arc, LazyLock};

use table::digest;
use table::sheet::{self, Faults};

mod survey;

/// What a building site is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A maker of beer.
    Brewer,
    /// A maker of sugar.
    SugarRefiner,
    /// A maker of cloth.
    ClothMaker,
    /// A merchant, who brings money.
    Merchant,
    /// A captain, who brings ships.
    Captain,
    /// One of the seven officials.
    Official,
}

impl Kind {
    /// All six kinds, in their order.
    pub const ALL: [Kind; 6] =
        [Kind::Brewer, Kind::SugarRefiner, Kind::ClothMaker, Kind::Merchant, Kind::Captain, Kind::Official];

    /// The kind as an index into arrays of kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind in the notation and in board files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Brewer => "brewer",
            Kind::SugarRefiner => "sugar_refiner",
            Kind::ClothMaker => "cloth_maker",
            Kind::Merchant => "merchant",
            Kind::Captain => "captain",
            Kind::Official => "official",
        }
    }

    /// The kind of that name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A church, by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Church(pub u8);

impl Church {
    /// The church as an index into arrays of churches.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All churches, in the order of the board file.
    pub fn all() -> impl Iterator<Item = Church> {
        (0..CHURCHES as u8).map(Church)
    }
}

/// A building site, by its place in the board file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Site(pub u8);

impl Site {
    /// The site as an index into arrays of sites.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All sites, in the order of the board file.
    pub fn all() -> impl Iterator<Item = Site> {
        (0..SITES as u8).map(Site)
    }
}

/// A set of sites, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SiteSet(pub u32);

impl SiteSet {
    /// No site.
    pub const EMPTY: SiteSet = SiteSet(0);
    /// Every site of a city.
    pub const ALL: SiteSet = SiteSet((1 << SITES) - 1);

    /// Whether the site is in the set.
    #[inline]
    pub const fn contains(self, site: Site) -> bool {
        self.0 >> site.0 & 1 == 1
    }

    /// The set and one site more.
    #[inline]
    #[must_use]
    pub const fn with(self, site: Site) -> SiteSet {
        SiteSet(self.0 | 1 << site.0)
    }

    /// The set but for one site.
    #[inline]
    #[must_use]
    pub const fn without(self, site: Site) -> SiteSet {
        SiteSet(self.0 & !(1 << site.0))
    }

    /// How many sites are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no site is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sites of the set, in the order of the board file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Site> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let site = (rest != 0).then(|| Site(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(site)
        })
    }
}

impl FromIterator<Site> for SiteSet {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> SiteSet {
        sites.into_iter().fold(SiteSet::EMPTY, SiteSet::with)
    }
}

impl BitOr for SiteSet {
    type Output = SiteSet;

    #[inline]
    fn bitor(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 | other.0)
    }
}

impl BitOrAssign for SiteSet {
    #[inline]
    fn bitor_assign(&mut self, other: SiteSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for SiteSet {
    type Output = SiteSet;

    #[inline]
    fn bitand(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 & other.0)
    }
}

/// The sites of the first set that are not in the second.
impl Sub for SiteSet {
    type Output = SiteSet;

    #[inline]
    fn sub(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 & !other.0)
    }
}

/// How many churches a city has.
pub const CHURCHES: usize = 6;
/// How many building sites a city has.
pub const SITES: usize = 28;

/// What the board says of a church.
#[derive(Clone, Debug)]
pub struct ChurchPlan {
    /// Its name in the notation.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The colour of its parish.
    pub colour: String,
    /// Whether it is the cathedral, which has no parish.
    pub cathedral: bool,
    /// The kind of building that its building tile counts.
    pub building: Kind,
    /// What that tile gives for each such building.
    pub building_value: u8,
    /// What its citizens tile gives for each citizen in the parish, the cathedral's for each in the city.
    pub citizen_value: u8,
    /// Where to draw it, on a field of 1000 x 700.
    pub at: (u16, u16),
}

/// What the board says of a building site.
#[derive(Clone, Debug)]
pub struct SitePlan {
    /// Its name in the notation.
    pub id: String,
    /// In whose parish it lies.
    pub parish: Church,
    /// What can be built there.
    pub kind: Kind,
    /// Where to draw it, on a field of 1000 x 700.
    pub at: (u16, u16),
}

/// A city, checked when it was read.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in the notation.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The sign of its money.
    pub currency: String,
    /// The churches, in the order of the file.
    pub churches: [ChurchPlan; CHURCHES],
    /// The building sites, in the order of the file.
    pub sites: [SitePlan; SITES],
    /// The sites to which each church has a line.
    pub church_lines: [SiteSet; CHURCHES],
    /// The sites to which each site has a line.
    pub site_lines: [SiteSet; SITES],
    /// The sites of each kind.
    pub kinds: [SiteSet; 6],
    /// The sites of each church's parish; the cathedral has none.
    pub parishes: [SiteSet; CHURCHES],
    /// The comment at the head of its file: what is printed fact and what is not.
    pub note: String,
    /// The text it was read from, where that was a player's own file.
    pub own_file: Option<String>,
}

impl Board {
    /// The names of the built-in boards; the first is the one to play on unless another is asked for.
    pub const NAMES: &[&str] = &["hamburg", "london"];

    /// Reads a player's own board file; one with faults is refused with all of them.
    pub fn read(text: &str) -> Result<Board, Faults> {
        let board = Board::built_in(text)?;
        Ok(Board { own_file: Some(sheet::normal(text)), ..board })
    }

    fn built_in(text: &str) -> Result<Board, Faults> {
        let board = sheet::read(text, survey::survey)?;
        Ok(Board { note: sheet::head(text), ..board })
    }

    /// The built-in board of that name.
    pub fn named(name: &str) -> Option<Arc<Board>> {
        static BOARDS: LazyLock<[Arc<Board>; 2]> = LazyLock::new(|| {
            let files = [include_str!("../../../boards/hamburg.toml"), include_str!("../../../boards/london.toml")];
            files.map(|text| Arc::new(Board::built_in(text).expect("the built-in boards have no fault")))
        });
        BOARDS.iter().find(|board| board.id == name).cloned()
    }

    /// The church of that id.
    pub fn church(&self, id: &str) -> Option<Church> {
        Church::all().find(|church| self.churches[church.index()].id == id)
    }

    /// The site of that id.
    pub fn site(&self, id: &str) -> Option<Site> {
        Site::all().find(|site| self.sites[site.index()].id == id)
    }

    /// A digest of all that matters to the rules: not of names, colours, positions and comments.
    pub fn hash(&self) -> String {
        let ids =
            |set: SiteSet| set.iter().map(|site| self.sites[site.index()].id.as_str()).collect::<Vec<_>>().join(" ");
        let mut text = String::new();
        for (church, lines) in self.churches.iter().zip(self.church_lines) {
            let ChurchPlan { id, cathedral, building, building_value, citizen_value, .. } = church;
            let (building, lines) = (building.name(), ids(lines));
            text += &format!("church {id} {cathedral} {building} {building_value} {citizen_value}: {lines}\n");
        }
        for (site, lines) in self.sites.iter().zip(self.site_lines) {
            let (parish, kind) = (&self.churches[site.parish.index()].id, site.kind.name());
            text += &format!("site {} {parish} {kind}: {}\n", site.id, ids(lines));
        }
        digest(&text)
    }
}

#[cfg(test)]
mod tests;
