//! Why an action is refused: one case each, with the figures that say so and the rule's id.

/// Why an action is refused. Cities and markers are named as the notation names them.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Breach {
    /// Nothing else is done before all first booths stand.
    #[error("the game begins with booths: place two in one city, three times each")]
    PlaceFirst,
    /// The first booths stand.
    #[error("booths are placed freely only before the first turn; from then on a marker is given up for them")]
    PlaceLater,
    /// None of the first booths stand where the ship starts.
    #[error("none of the first booths may stand in {city}, where the ship starts")]
    PlaceStart {
        /// Where the ship starts.
        city: String,
    },
    /// First booths go to three different cities.
    #[error("the first booths stand in three different cities; {city} already has {booths} of this player")]
    PlaceTwice {
        /// Where booths should be placed.
        city: String,
        /// Own booths there.
        booths: u8,
    },
    /// Whether to refill is decided before anything else.
    #[error("a turn begins with the warehouses, {empty} of whose spaces are empty: refill or skip first")]
    RefillFirst {
        /// Empty warehouse spaces.
        empty: u8,
    },
    /// Without any marker on offer there is no choice.
    #[error("every warehouse is empty: they must be refilled first")]
    RefillForced,
    /// The warehouses are refilled at the start of a turn or not at all.
    #[error("warehouses are refilled only at the start of a turn, if a space is empty and a pile is left")]
    RefillLater,
    /// One action in a city.
    #[error("the one action in {city} has been taken: another needs a voyage first")]
    ActedHere {
        /// Where the ship lies.
        city: String,
    },
    /// No arrow leads there.
    #[error("no arrow leads from {from} to {to}; from there the ship can sail to {open}")]
    NoArrow {
        /// Where the ship lies.
        from: String,
        /// Where it should sail.
        to: String,
        /// Where it can sail, arrows only.
        open: String,
    },
    /// A voyage costs a taler.
    #[error("a voyage costs 1 taler; there is none left")]
    NoTalerToSail,
    /// The marker is not on offer.
    #[error("{marker} is not on offer in {city}")]
    NotOnOffer {
        /// What should be bought.
        marker: String,
        /// Where the ship lies.
        city: String,
    },
    /// The price cannot be paid.
    #[error("a marker in {city} costs 1 taler to all but the one with the most booths there; there is none left")]
    NoTalerToBuy {
        /// Where the ship lies.
        city: String,
    },
    /// Booths cost a marker that is held.
    #[error("booths cost an unsold marker; {marker} is not held")]
    NoMarkerForBooths {
        /// What should be given up.
        marker: String,
    },
    /// There is nothing to put down.
    #[error("no booth is left in the stock: all 15 stand on the board")]
    NoBoothInStock,
    /// A sale needs a booth.
    #[error("selling needs an own booth in {city}; there is none")]
    NoBoothHere {
        /// Where the ship lies.
        city: String,
    },
    /// Markers that are not held cannot be sold.
    #[error("{asked} of {marker} should be sold; {held} are held")]
    TooFewMarkers {
        /// What should be sold.
        marker: String,
        /// How many of it.
        asked: u8,
        /// How many of it are held.
        held: u8,
    },
    /// A single marker of a colour cannot be sold.
    #[error("at least two markers of each colour must be sold; this is one of {colour}")]
    SingleMarker {
        /// The colour.
        colour: String,
    },
    /// An empty sale is none.
    #[error("at least two markers of a colour must be sold; this is none")]
    NothingToSell,
    /// The turn has been ended, only the choice of markers is left.
    #[error("the turn has ended with {held} unsold markers: discard down to 3")]
    DiscardFirst {
        /// Unsold markers.
        held: u8,
    },
    /// Only what is held can be discarded.
    #[error("{marker} is not held")]
    NoMarkerToDiscard {
        /// What should be discarded.
        marker: String,
    },
    /// Markers are discarded only when too many are held at the end.
    #[error("markers are discarded only at the end of a turn, from the fourth unsold one on")]
    DiscardLater,
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

impl table::Breach for Breach {
    fn rule(&self) -> &'static str {
        match self {
            Breach::PlaceFirst | Breach::PlaceLater | Breach::PlaceStart { .. } | Breach::PlaceTwice { .. } => {
                "setup-booths"
            }
            Breach::RefillFirst { .. } | Breach::RefillLater => "refill",
            Breach::RefillForced => "refill-forced",
            Breach::ActedHere { .. } => "action-one",
            Breach::NoArrow { .. } | Breach::NoTalerToSail => "sail",
            Breach::NotOnOffer { .. } => "buy",
            Breach::NoTalerToBuy { .. } => "buy-price",
            Breach::NoMarkerForBooths { .. } | Breach::NoBoothInStock => "booths",
            Breach::NoBoothHere { .. } => "sell-booth",
            Breach::TooFewMarkers { .. } | Breach::SingleMarker { .. } | Breach::NothingToSell => "sell-two",
            Breach::DiscardFirst { .. } | Breach::NoMarkerToDiscard { .. } | Breach::DiscardLater => "keep",
            Breach::Over => "over",
        }
    }
}
