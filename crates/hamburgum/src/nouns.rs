//! The things of the game that have a name, each with its word in the notation.

/// An enum of things with a word each in the notation.
macro_rules! nouns {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$item_doc])* $item),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$item),*].len()] = [$($name::$item),*];

            /// The word in the notation.
            pub const fn word(self) -> &'static str {
                match self { $($name::$item => $word),* }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$item),)* _ => None }
            }
        }
    };
}

nouns! {
    /// A space of the rondel, clockwise. Rule `rondel`.
    Space {
        /// Produces sugar.
        Sugar = "sugar",
        /// Donations and scoring.
        Church = "church",
        /// Sells or buys.
        Trade1 = "trade1",
        /// Produces cloth.
        Cloth = "cloth",
        /// Buildings.
        Guildhall = "guildhall",
        /// Produces beer.
        Beer = "beer",
        /// Sells or buys.
        Trade2 = "trade2",
        /// Ships.
        Dockyard = "dockyard",
    }
}

nouns! {
    /// A good that is produced and sold.
    Good {
        /// From brewers.
        Beer = "beer",
        /// From sugar refiners.
        Sugar = "sugar",
        /// From cloth makers.
        Cloth = "cloth",
    }
}

nouns! {
    /// One of the five types of donation tiles that every church has. Rule `setup-churches`.
    Tile {
        /// Five prestige.
        Five = "five",
        /// One for each own tile.
        Donations = "donations",
        /// Two for each own ship.
        Ships = "ships",
        /// Its value for each own building of the church's kind.
        Building = "building",
        /// Its value for each own citizen of the parish.
        Citizens = "citizens",
    }
}

nouns! {
    /// A person whose office fills an official site. Rules `setup-officials`, `variant-free`.
    Official {
        /// £10 for each citizen of all players.
        Councilman = "councilman",
        /// £10 for each donation of all players.
        Vicar = "vicar",
        /// £60 for each completed church.
        LordMayor = "lord_mayor",
        /// May make a donation for a brick.
        Canon = "canon",
        /// £30 for each own unit of goods.
        Guildmaster = "guildmaster",
        /// £40 for each own ship.
        HarbourMaster = "harbour_master",
        /// £30 for each own tile.
        Deacon = "deacon",
        /// £50 for each church with an own tile.
        Sexton = "sexton",
        /// £20 for each own citizen.
        MasterBuilder = "master_builder",
        /// £40 for each parish with an own citizen.
        CivilServant = "civil_servant",
    }
}

nouns! {
    /// How the officials are stacked.
    Officials {
        /// The numbered officials in their order. Rule `setup-officials`.
        Numbered = "numbered",
        /// Variant I: any blue official still in the stack. Rule `variant-free`.
        Free = "free",
        /// Variant II: the blue officials shuffled, the top one visible. Rule `variant-shuffled`.
        Shuffled = "shuffled",
    }
}

nouns! {
    /// What the player on turn has to decide.
    Phase {
        /// Where to move on the rondel.
        Rondel = "rondel",
        /// A sale or a purchase.
        Trade = "trade",
        /// Ships to build.
        Dockyard = "dockyard",
        /// Donations, then scoring.
        Church = "church",
        /// Buildings.
        Guildhall = "guildhall",
        /// Whether to make the canon's donation.
        Canon = "canon",
        /// Nothing: the game is over.
        Over = "over",
    }
}

impl Space {
    /// How many steps forward `to` is: 1 to 8. Rule `rondel-forward`.
    #[inline]
    pub const fn steps_to(self, to: Space) -> u8 {
        (to as u8 + 7 - self as u8) % 8 + 1
    }

    /// The space `steps` further on.
    #[inline]
    pub const fn after(self, steps: u8) -> Space {
        Space::ALL[((self as u8 + steps) % 8) as usize]
    }
}

/// A set of donation tiles, a bit for each of the six churches' five.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(pub u32);

impl TileSet {
    /// How many tiles there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, church: usize, tile: Tile) -> bool {
        self.0 >> (church * 5 + tile as usize) & 1 == 1
    }

    /// Puts the tile in.
    #[inline]
    pub const fn insert(&mut self, church: usize, tile: Tile) {
        self.0 |= 1 << (church * 5 + tile as usize);
    }

    /// The tiles of one church.
    #[inline]
    pub const fn of_church(self, church: usize) -> TileSet {
        TileSet(self.0 & 0b11111 << (church * 5))
    }

    /// The tiles of one type, whatever the church.
    #[inline]
    pub const fn of_type(self, tile: Tile) -> TileSet {
        TileSet(self.0 & 0x0210_8421 << tile as usize)
    }

    /// The tiles that are not in `other`.
    #[inline]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Church and type of every tile.
    pub fn iter(self) -> impl Iterator<Item = (usize, Tile)> {
        (0..30).filter(move |bit| self.0 >> bit & 1 == 1).map(|bit| (bit / 5, Tile::ALL[bit % 5]))
    }
}
