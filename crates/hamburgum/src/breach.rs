//! Why an action is refused: one case each, with the figures that say so and the rule's id.

use crate::nouns::{Official, Space};

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Breach {
    /// The marker must move before anything else is done.
    #[error("the marker moves first: moving on the rondel is compulsory")]
    MoveFirst,
    /// The marker has moved, and its space does not offer this.
    #[error("the marker stands on {}, which does not offer this", .0.word())]
    OtherSpace(Space),
    /// The move costs more prestige than there is.
    #[error("this move of {steps} spaces costs {cost} prestige; there is {prestige}")]
    TooFar {
        /// Spaces forward.
        steps: u8,
        /// Prestige it would cost.
        cost: u8,
        /// Prestige at hand.
        prestige: u16,
    },
    /// Selling and buying belong to the trade spaces, one sale or one purchase a turn.
    #[error("selling and buying are done on the trade spaces: one sale or one purchase ends the turn")]
    NoTrade,
    /// A sale or purchase of nothing.
    #[error("a sale or a purchase takes at least one unit")]
    NoUnits,
    /// More goods than are held.
    #[error("there are only {held} units of a good of which {asked} should be sold")]
    TooFewGoods {
        /// Units to sell.
        asked: u8,
        /// Units held.
        held: u8,
    },
    /// More than ten materials.
    #[error("one purchase takes at most 10 materials")]
    TooManyMaterials,
    /// The purchase costs more than there is.
    #[error("the purchase costs £{cost}; there are £{money}")]
    MaterialsTooDear {
        /// Price at the depot.
        cost: u32,
        /// Money at hand.
        money: u32,
    },
    /// A second bell.
    #[error("no one ever owns two bells")]
    SecondBell,
    /// A ship without wood.
    #[error("each ship costs 1 wood; there is {wood} for {ships} ships")]
    NoWoodForShips {
        /// Ships to build.
        ships: u8,
        /// Wood at hand.
        wood: u16,
    },
    /// No ship at hand.
    #[error("of five ships only {0} more can be put to sea now")]
    TooManyShips(u8),
    /// A second church in one action.
    #[error("all donations of one action go to one church")]
    OtherChurch,
    /// A donation after scoring.
    #[error("after the first scoring there are no more donations")]
    AfterScoring,
    /// A tile that is not one's own.
    #[error("only own tiles can be scored")]
    NotOwnTile,
    /// The church is complete.
    #[error("the church has had its five donations")]
    ChurchFull,
    /// The first donation takes the five.
    #[error("the first donation to a church takes the tile `five`")]
    FiveFirst,
    /// The tile is gone.
    #[error("this tile has been taken")]
    TileTaken,
    /// The donation cannot be paid.
    #[error("the donation costs {brick} brick, {wood} wood, {bell} bell and £{money}")]
    DonationTooDear {
        /// Bricks.
        brick: u8,
        /// Wood.
        wood: u8,
        /// Bells.
        bell: u8,
        /// Money.
        money: u32,
    },
    /// Scoring away from the church space.
    #[error("tiles are scored only on the church space and at the end of the game")]
    NotAtChurch,
    /// The tile was scored before.
    #[error("this tile has been scored")]
    ScoredBefore,
    /// Two unscored tiles of one type.
    #[error("of each type at most one tile may stay unscored")]
    Duplicates,
    /// The site has its citizen.
    #[error("the site is taken")]
    SiteTaken,
    /// No wood or brick.
    #[error("a building costs 1 wood and 1 brick; there are {wood} and {brick}")]
    BuildingTooDear {
        /// Wood at hand.
        wood: u16,
        /// Bricks at hand.
        brick: u16,
    },
    /// No line to an own citizen or church.
    #[error("the site has no line to an own citizen or to a church with an own tile")]
    NotNextTo,
    /// A second official.
    #[error("at most one official is built in a turn")]
    SecondOfficial,
    /// An official was named where the top one comes by itself.
    #[error("the official is the top of the stack and is not named")]
    TopOfStack,
    /// An official was named in Variant II, or where there is none.
    #[error("the official is the visible top of the shuffled stack and is not named")]
    TopOfShuffled,
    /// In Variant I the official must be named.
    #[error("the official must be named: any that is still in the stack")]
    NameOfficial,
    /// In Variant I an official was named for a site of another kind.
    #[error("this site takes no official")]
    NoOfficialSite,
    /// The official is not in the stack.
    #[error("{} is not in the stack", .0.word())]
    NotInStack(Official),
    /// The canon's donation must be decided now.
    #[error("first the canon's donation is made or declined")]
    CanonFirst,
    /// There is no canon's donation to decide.
    #[error("there is no canon's donation to decide")]
    NoCanon,
    /// No brick for the canon.
    #[error("the canon's donation costs 1 brick; there is none")]
    NoBrickForCanon,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl table::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::MoveFirst => "optional",
            Breach::OtherSpace(_) => "rondel",
            Breach::TooFar { .. } => "rondel-zero",
            Breach::NoTrade | Breach::NoUnits => "trade-either",
            Breach::TooFewGoods { .. } => "sell-quay",
            Breach::TooManyMaterials | Breach::MaterialsTooDear { .. } => "buy-depot",
            Breach::SecondBell => "buy-bell",
            Breach::NoWoodForShips { .. } => "ship-cost",
            Breach::TooManyShips(_) => "ship-limit",
            Breach::OtherChurch | Breach::AfterScoring | Breach::NotOwnTile => "donate-one-church",
            Breach::ChurchFull => "donate-full",
            Breach::FiveFirst | Breach::TileTaken => "donate-tile",
            Breach::DonationTooDear { .. } => "donate-cost",
            Breach::NotAtChurch => "score-where",
            Breach::ScoredBefore => "score-once",
            Breach::Duplicates => "score-duplicates",
            Breach::SiteTaken | Breach::BuildingTooDear { .. } => "build-cost",
            Breach::NotNextTo => "build-next-to",
            Breach::SecondOfficial => "build-one-official",
            Breach::TopOfStack => "official-top",
            Breach::TopOfShuffled => "variant-shuffled",
            Breach::NameOfficial | Breach::NoOfficialSite | Breach::NotInStack(_) => "variant-free",
            Breach::CanonFirst | Breach::NoCanon | Breach::NoBrickForCanon => "canon",
            Breach::Over => "over",
        }
    }
}

/// The ids of all rules that can refuse an action.
pub(crate) const REFUSING: &[&str] = &[
    "optional",
    "rondel",
    "rondel-zero",
    "trade-either",
    "sell-quay",
    "buy-depot",
    "buy-bell",
    "ship-cost",
    "ship-limit",
    "donate-one-church",
    "donate-full",
    "donate-tile",
    "donate-cost",
    "score-where",
    "score-once",
    "score-duplicates",
    "build-cost",
    "build-next-to",
    "build-one-official",
    "official-top",
    "variant-shuffled",
    "variant-free",
    "canon",
];
