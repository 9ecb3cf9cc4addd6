//! What one looks at and has half chosen: shared by map, rondel and decision, forgotten when the game moves on.

use ::hamburgum::board::{Church, SITES, Site, SiteSet};
use ::hamburgum::nouns::{Phase, Space};
use ::hamburgum::{Action, Hamburgum, State};
use leptos::prelude::*;
use table::{Entry, Game, Seat};

use crate::desk::Desk;
use crate::live::memo;
use crate::staged::Staged;

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A space of the rondel.
    Space(Space),
    /// A building site.
    Site(Site),
    /// A church.
    Church(Church),
}

/// What is said of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// What it is.
    Told(String),
    /// Why it cannot be made now.
    Why(String),
}

impl Note {
    /// The note on its slip.
    pub fn slip(self) -> AnyView {
        match self {
            Note::Told(text) => view! { <span class="told">{text}</span> }.into_any(),
            Note::Why(text) => view! { <span class="why-not">{text}</span> }.into_any(),
        }
    }
}

/// The attention of whoever sits at the table.
#[derive(Clone, Copy)]
pub struct Glance {
    /// What is pointed at.
    pub thing: RwSignal<Option<Thing>>,
    /// The church whose tray is open.
    pub tray: RwSignal<Option<Church>>,
    /// The site for which an official is being chosen. Rule `variant-free`.
    pub office: RwSignal<Option<Site>>,
    /// Goods to be sold.
    pub goods: RwSignal<[u8; 3]>,
    /// Wood, bricks and bells to be bought.
    pub materials: RwSignal<[u8; 3]>,
    /// What is said of a choice in the decision bar.
    pub note: RwSignal<Option<Note>>,
    /// The sites that can be built on.
    pub sites: Memo<SiteSet>,
    /// The churches that can be given to, a bit for each.
    pub churches: Memo<u8>,
    /// Who lives where.
    pub owners: Memo<[Option<Seat>; SITES]>,
    /// What is advised, the best first.
    pub advised: Memo<Vec<Action>>,
    /// Whether one is at the guildhall, to build.
    pub building: Memo<bool>,
    /// The sites built on in the turn under way, in order.
    pub built: Memo<Vec<Site>>,
}

impl Glance {
    /// The attention at this table; the first who asks for it lays it there.
    pub fn of(desk: Desk<Hamburgum>) -> Glance {
        // One that belonged to another table on the same page has ended with it.
        if let Some(glance) = use_context::<Glance>().filter(|glance| !glance.thing.is_disposed()) {
            return glance;
        }
        let sites = memo(move || {
            desk.legal().iter().fold(SiteSet::EMPTY, |sites, action| match action {
                Action::Build(site, _) => sites.with(*site),
                _ => sites,
            })
        });
        let churches = memo(move || {
            desk.legal().iter().fold(0, |churches, action| match action {
                Action::Donate(church, _) | Action::Canon(church, _) => churches | 1 << church.0,
                _ => churches,
            })
        });
        let owners = memo(move || owners(&desk.state(), desk.game().players()));
        let built = memo(move || {
            let site = |entry: &Entry<Action>| match entry.action {
                Action::Build(site, _) => Some(site),
                _ => None,
            };
            desk.with(|docket| docket.tentative().iter().filter_map(site).collect())
        });
        let glance = Glance {
            thing: RwSignal::new(None),
            tray: RwSignal::new(None),
            office: RwSignal::new(None),
            goods: RwSignal::new([0; 3]),
            materials: RwSignal::new([0; 3]),
            note: RwSignal::new(None),
            sites,
            churches,
            owners,
            building: memo(move || desk.offering() && desk.state().phase() == Phase::Guildhall),
            built,
            advised: memo(move || desk.advised().into_iter().map(|(action, _)| action).collect()),
        };
        provide_context(glance);
        Effect::new(move |before: Option<usize>| {
            let at = desk.at();
            if before.is_some_and(|before| before != at) {
                glance.office.set(None);
                glance.goods.set([0; 3]);
                glance.materials.set([0; 3]);
                glance.note.set(None);
            }
            at
        });
        glance
    }

    /// As which of the advised options something comes, from 1.
    pub fn rank(self, is: impl Fn(&Action) -> bool) -> Option<usize> {
        self.advised.with(|advised| advised.iter().position(is)).map(|place| place + 1)
    }

    /// Points at something.
    pub fn point(self, thing: Thing) {
        self.thing.set(Some(thing));
    }

    /// Points at it no longer.
    pub fn leave(self, thing: Thing) {
        self.thing.update(|pointed| {
            if *pointed == Some(thing) {
                *pointed = None;
            }
        });
    }
}

fn owners(state: &State, players: usize) -> [Option<Seat>; SITES] {
    let mut owners = [None; SITES];
    for seat in Seat::all(players) {
        for site in state.ledger(seat).citizens.iter() {
            owners[site.index()] = Some(seat);
        }
    }
    owners
}

/// A person's colour class.
pub fn paint(seat: Seat) -> &'static str {
    <Hamburgum as Staged>::paint(seat)
}
