//! A position: small, plain, copied by the million.

use table::{Seat, arrange};

use crate::board::{Board, Church, Kind, Site, SiteSet};
use crate::nouns::{Good, Official, Officials, Phase, Space, Tile, TileSet};

/// The most players at a table. Rule `players`.
pub const MOST_PLAYERS: usize = 5;

/// The most units of one good that a player's books can hold. The rules know no limit (rule `unlimited`); a game in which
/// someone hoards a hundredth barrel of beer has not been seen, and what can be sold must stay a list of bounded length.
pub const MOST_GOODS: u8 = 99;

/// What one player owns; all of it is open. Rule `open`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ledger {
    /// Pounds, a multiple of ten.
    pub money: u32,
    /// Sites with an own citizen.
    pub citizens: SiteSet,
    /// Sites with a line to an own citizen or to a church with an own tile; all of them for a church builder.
    pub reach: SiteSet,
    /// Own donation tiles.
    pub tiles: TileSet,
    /// Own donation tiles that have been scored.
    pub scored: TileSet,
    /// Prestige.
    pub prestige: u16,
    /// Units of wood.
    pub wood: u16,
    /// Units of brick.
    pub brick: u16,
    /// Beer, sugar and cloth.
    pub goods: [u8; 3],
    /// Own ships in basins 1, 2 and 3.
    pub ships: [u8; 3],
    /// Whether a bell is held. Rule `buy-bell`.
    pub bell: bool,
    /// Whether the player is a church builder. Rule `church-built`.
    pub builder: bool,
    /// Where the marker stands; in the middle before the first move.
    pub rondel: Option<Space>,
}

impl Ledger {
    /// Own ships in the harbour.
    #[inline]
    pub fn fleet(&self) -> u8 {
        self.ships.iter().sum()
    }

    /// Own tiles that have not been scored.
    #[inline]
    pub fn unscored(&self) -> TileSet {
        self.tiles.without(self.scored)
    }
}

/// What lies at a berth of the harbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Berth {
    /// Nothing.
    #[default]
    Free,
    /// A player's ship.
    Ship(Seat),
    /// A Flying Dutchman. Rule `captain`.
    Dutchman,
}

/// A church under construction. Rule `setup-churches`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Nave {
    /// Who gave, in order; blank from `given` on.
    pub donors: [Seat; 5],
    /// Donations so far.
    pub given: u8,
    /// The tiles still to be taken, a bit for each type.
    pub tray: u8,
}

/// A position of Hamburgum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) ledgers: [Ledger; MOST_PLAYERS],
    pub(crate) naves: [Nave; 6],
    /// Basins 1, 2 and 3; within each, ships in the order in which they came.
    pub(crate) harbour: [[Berth; MOST_PLAYERS]; 3],
    /// Ships in basins 1, 2 and 3.
    pub(crate) moored: [u8; 3],
    /// The sites of all players' citizens.
    pub(crate) taken: SiteSet,
    pub(crate) round: u32,
    /// Brewers, sugar refiners and cloth makers of all players. Rule `price-drop`.
    pub(crate) producers: [u8; 3],
    /// Churches in the order of completion; blank from `churches_built` on.
    pub(crate) completed: [Church; 6],
    pub(crate) churches_built: u8,
    /// The officials' stack, top at `officials_built`; blank where built or not known.
    pub(crate) stack: [Option<Official>; 7],
    pub(crate) officials_built: u8,
    /// Variant I: the officials still there. Variant II: those that may be among the hidden ones. A bit for each.
    pub(crate) pool: u16,
    /// As which of its owner's citizens, and tiles, each came.
    pub(crate) citizen_rank: [u8; 28],
    pub(crate) tile_rank: [u8; 30],
    /// Flying Dutchmen still in the box.
    pub(crate) dutchmen: u8,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Within a church action: the church donated to.
    pub(crate) church: Option<Church>,
    /// Within a church action: whether scoring has begun.
    pub(crate) scoring: bool,
    /// Within a guildhall action: whether an official has been built.
    pub(crate) official_built: bool,
}

const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// The books of the player on turn.
    #[inline]
    pub(crate) fn mine(&self) -> &Ledger {
        &self.ledgers[self.turn.index()]
    }

    /// The books of the player on turn, to be changed.
    #[inline]
    pub(crate) fn mine_mut(&mut self) -> &mut Ledger {
        &mut self.ledgers[self.turn.index()]
    }

    /// What a player owns.
    pub fn ledger(&self, seat: Seat) -> &Ledger {
        &self.ledgers[seat.index()]
    }

    /// Whose turn it is, or was when the game ended.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What has to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current price of a good. Rules `setup-prices`, `price-drop`.
    #[inline]
    pub fn price(&self, good: Good) -> u32 {
        100 - 10 * u32::from(self.producers[good as usize])
    }

    /// Donations of all players so far.
    #[inline]
    pub fn donations(&self) -> u32 {
        self.naves.iter().map(|nave| u32::from(nave.given)).sum()
    }

    /// The churches, in the order of the board file.
    #[inline]
    pub fn naves(&self) -> &[Nave; 6] {
        &self.naves
    }

    /// How many churches are complete.
    #[inline]
    pub fn churches_built(&self) -> u8 {
        self.churches_built
    }

    /// How many officials have been built.
    #[inline]
    pub fn officials_built(&self) -> u8 {
        self.officials_built
    }

    /// How many ships, Dutchmen among them, lie in basins 1, 2 and 3.
    #[inline]
    pub fn moored(&self) -> [u8; 3] {
        self.moored
    }

    /// What lies in basin 1, 2 or 3, by its index from 0, in the order in which it came.
    #[inline]
    pub fn berths(&self, basin: usize) -> &[Berth] {
        &self.harbour[basin][..usize::from(self.moored[basin])]
    }

    /// Flying Dutchmen still in the box.
    #[inline]
    pub fn dutchmen(&self) -> u8 {
        self.dutchmen
    }

    /// The sites of all players' citizens.
    #[inline]
    pub fn taken(&self) -> SiteSet {
        self.taken
    }

    /// Within a church action: the church donated to.
    #[inline]
    pub fn church(&self) -> Option<Church> {
        self.church
    }

    /// Within a church action: whether scoring has begun.
    #[inline]
    pub fn scoring(&self) -> bool {
        self.scoring
    }

    /// Within a guildhall action: whether an official has been built.
    #[inline]
    pub fn official_built(&self) -> bool {
        self.official_built
    }

    /// As which of its owner's tiles a tile came, from 0.
    #[inline]
    pub fn tile_rank(&self, church: Church, tile: Tile) -> u8 {
        self.tile_rank[church.index() * 5 + tile as usize]
    }
}

/// The position before the first move. Rules `setup-player`, `setup-seat`, `setup-churches`, `setup-officials`.
pub(crate) fn first(players: usize, stack: [Option<Official>; 7], pool: u16) -> State {
    let mut state = State {
        ledgers: [Ledger::default(); MOST_PLAYERS],
        naves: [Nave { tray: 0b11111, ..Nave::default() }; 6],
        harbour: [[Berth::Free; MOST_PLAYERS]; 3],
        moored: [0, 0, players as u8],
        taken: SiteSet::EMPTY,
        round: 1,
        producers: [0; 3],
        completed: [Church(0); 6],
        churches_built: 0,
        stack,
        officials_built: 0,
        pool,
        citizen_rank: [0; 28],
        tile_rank: [0; 30],
        dutchmen: 3,
        turn: Seat(0),
        phase: Phase::Rondel,
        church: None,
        scoring: false,
        official_built: false,
    };
    for seat in Seat::all(players) {
        let place = u16::from(seat.0) + 1;
        state.ledgers[seat.index()] = Ledger {
            prestige: place,
            money: 10 * u32::from(place),
            goods: [1; 3],
            wood: 1,
            brick: 1,
            ships: [0, 0, 1],
            ..Ledger::default()
        };
        state.harbour[2][seat.index()] = Berth::Ship(seat);
    }
    state
}

/// The numbered officials, top first. Rule `setup-officials`.
pub(crate) const NUMBERED: [Official; 7] = [
    Official::Councilman,
    Official::Councilman,
    Official::Councilman,
    Official::Vicar,
    Official::Vicar,
    Official::Vicar,
    Official::LordMayor,
];

/// The blue officials of the advanced variants.
pub(crate) const BLUE: [Official; 7] = [
    Official::Canon,
    Official::Guildmaster,
    Official::HarbourMaster,
    Official::Deacon,
    Official::Sexton,
    Official::MasterBuilder,
    Official::CivilServant,
];

/// The blue officials as a pool.
pub(crate) const BLUE_POOL: u16 = 0b11_1111_1000;

/// A pool's bit for an official.
#[inline]
pub(crate) const fn pool_bit(official: Official) -> u16 {
    1 << official as u16
}

/// What is left of the stack without anything hidden known: the numbered one, or nothing to see yet.
pub(crate) fn open_stack(officials: Officials) -> ([Option<Official>; 7], u16) {
    match officials {
        Officials::Numbered => (NUMBERED.map(Some), 0),
        Officials::Free | Officials::Shuffled => ([None; 7], BLUE_POOL),
    }
}

/// Prestige that a tile would bring a player now. Rule `score-value`.
pub fn tile_value(board: &Board, state: &State, seat: Seat, church: Church, tile: Tile) -> u16 {
    let ledger = &state.ledgers[seat.index()];
    let plan = &board.churches[church.index()];
    let value = match tile {
        Tile::Five => 5,
        Tile::Donations => ledger.tiles.len(),
        Tile::Ships => 2 * u32::from(ledger.fleet()),
        Tile::Building => {
            u32::from(plan.building_value) * (ledger.citizens & board.kinds[plan.building.index()]).len() as u32
        }
        Tile::Citizens if plan.cathedral => u32::from(plan.citizen_value) * ledger.citizens.len() as u32,
        Tile::Citizens => {
            u32::from(plan.citizen_value) * (ledger.citizens & board.parishes[church.index()]).len() as u32
        }
    };
    value as u16
}

/// The kind of producer that makes a good. Rule `produce`.
pub(crate) const fn producer(good: Good) -> Kind {
    match good {
        Good::Beer => Kind::Brewer,
        Good::Sugar => Kind::SugarRefiner,
        Good::Cloth => Kind::ClothMaker,
    }
}

/// The sites of one player's citizens in the order in which they came.
pub(crate) fn citizens_in_order(state: &State, seat: Seat) -> Vec<Site> {
    let mut sites: Vec<Site> = state.ledgers[seat.index()].citizens.iter().collect();
    arrange(&mut sites, |site| state.citizen_rank[site.index()].into());
    sites
}

/// One player's tiles in the order in which they came.
pub(crate) fn tiles_in_order(state: &State, seat: Seat) -> Vec<(usize, Tile)> {
    let mut tiles: Vec<_> = state.ledgers[seat.index()].tiles.iter().collect();
    arrange(&mut tiles, |(church, tile)| state.tile_rank[church * 5 + *tile as usize].into());
    tiles
}
