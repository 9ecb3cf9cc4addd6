//! A position: small, plain, without heap, equal exactly when everything in it is equal.

use table::Seat;

use crate::board::{City, MAX_CITIES};
use crate::marker::{ALL_KINDS, Hand, Lot, Marker};
use crate::piles::Piles;

/// The most players at a table.
pub(crate) const MAX_PLAYERS: usize = 4;
/// Rule `setup-player`: each has 15 booths.
pub(crate) const BOOTHS: u8 = 15;
/// More than any player can come to own; a purse holds no more, so that positions from outside cannot overflow it.
pub(crate) const MOST_TALERS: u8 = 99;

/// What the player on turn has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Where to put two of the first booths.
    Setup,
    /// Whether to refill the warehouses.
    Refill,
    /// What to do in the city and where to sail.
    Action,
    /// Which markers not to keep.
    Discard,
    /// Nothing: the game has ended.
    Over,
}

impl Phase {
    /// All phases, in the order of a game.
    pub const ALL: [Phase; 5] = [Phase::Setup, Phase::Refill, Phase::Action, Phase::Discard, Phase::Over];

    /// Its name in a view.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Refill => "refill",
            Phase::Action => "action",
            Phase::Discard => "discard",
            Phase::Over => "over",
        }
    }
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) goods: Hand,
    pub(crate) sold: Lot,
    pub(crate) talers: u8,
    pub(crate) stock: u8,
}

impl Player {
    #[inline]
    pub(crate) fn earn(&mut self, talers: u8) {
        self.talers = self.talers.saturating_add(talers).min(MOST_TALERS);
    }
}

/// The markers on offer in a city, in the order they came; the slots behind them are blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Offer([Marker; 2]);

impl Offer {
    pub(crate) const EMPTY: Offer = Offer([Marker::BLANK; 2]);

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        !self.0[0].is_blank() as u8 + !self.0[1].is_blank() as u8
    }

    /// The kinds on offer as a mask.
    #[inline]
    pub(crate) const fn kinds(self) -> u32 {
        (self.0[0].bit() | self.0[1].bit()) & ALL_KINDS
    }

    /// Puts a marker behind those that are there; there must be room.
    #[inline]
    pub(crate) fn push(&mut self, marker: Marker) {
        self.0[usize::from(!self.0[0].is_blank())] = marker;
    }

    /// Takes out the first marker of a kind.
    #[inline]
    pub(crate) fn take(&mut self, marker: Marker) {
        let [first, second] = self.0;
        self.0 = [if first == marker { second } else { first }, Marker::BLANK];
    }

    #[inline]
    pub(crate) fn markers(&self) -> &[Marker] {
        &self.0[..usize::from(self.len())]
    }
}

/// A position of Hansa, hidden piles included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) booths: [[u8; MAX_PLAYERS]; MAX_CITIES],
    pub(crate) offers: [Offer; MAX_CITIES],
    /// How many markers are on offer in all cities together.
    pub(crate) offered: u8,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) ship: City,
    pub(crate) acted: bool,
    pub(crate) round: u16,
    pub(crate) piles: Piles,
}

// Search copies states by the million.
const _: () = assert!(size_of::<State>() <= 512);

impl State {
    /// What has to be decided.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Where the ship lies.
    #[inline]
    pub const fn ship(&self) -> City {
        self.ship
    }

    /// Whether the one action in the ship's city has been taken.
    #[inline]
    pub const fn acted(&self) -> bool {
        self.acted
    }

    /// A player's talers.
    #[inline]
    pub const fn talers(&self, seat: Seat) -> u8 {
        self.players[seat.index()].talers
    }

    /// A player's unsold markers.
    #[inline]
    pub const fn goods(&self, seat: Seat) -> &Hand {
        &self.players[seat.index()].goods
    }

    /// A player's sold markers.
    #[inline]
    pub const fn sold(&self, seat: Seat) -> &Lot {
        &self.players[seat.index()].sold
    }

    /// A player's booths that are not on the board.
    #[inline]
    pub const fn stock(&self, seat: Seat) -> u8 {
        self.players[seat.index()].stock
    }

    /// The booths in a city, by seat; 0 for seats where no one sits.
    #[inline]
    pub const fn booths(&self, city: City) -> [u8; MAX_PLAYERS] {
        self.booths[city.index()]
    }

    /// The markers on offer in a city, in the order they came.
    #[inline]
    pub fn offer(&self, city: City) -> &[Marker] {
        self.offers[city.index()].markers()
    }

    /// The kinds on offer in a city, one bit each by [`Marker::index`].
    #[inline]
    pub const fn kinds_on_offer(&self, city: City) -> u32 {
        self.offers[city.index()].kinds()
    }

    /// How many markers are on offer in all cities together.
    #[inline]
    pub const fn offered(&self) -> u8 {
        self.offered
    }

    /// How many markers the piles hold together.
    #[inline]
    pub const fn left(&self) -> u8 {
        self.piles.left()
    }

    // The remainders below change nothing; they spare the hot path the checks of bounds.

    #[inline]
    pub(crate) fn mover(&self) -> &Player {
        &self.players[self.turn.index() % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index() % MAX_PLAYERS]
    }

    /// The mover's booths in a city.
    #[inline]
    pub(crate) fn own_booths(&self, city: City) -> u8 {
        self.booths[city.index() % MAX_CITIES][self.turn.index() % MAX_PLAYERS]
    }

    /// The mover's booths in a city, to be changed.
    #[inline]
    pub(crate) fn own_booths_mut(&mut self, city: City) -> &mut u8 {
        &mut self.booths[city.index() % MAX_CITIES][self.turn.index() % MAX_PLAYERS]
    }

    /// What is on offer in the ship's city.
    #[inline]
    pub(crate) fn offer_here(&self) -> Offer {
        self.offers[self.ship.index() % MAX_CITIES]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_keeps_the_order_of_arrival() {
        let [red, blue] = [Marker::new(4, 2), Marker::new(5, 1)];
        let mut offer = Offer::EMPTY;
        assert_eq!((offer.len(), offer.kinds()), (0, 0));
        offer.push(red);
        offer.push(blue);
        assert_eq!((offer.markers(), offer.kinds()), (&[red, blue][..], red.bit() | blue.bit()));
        offer.take(red);
        offer.push(red);
        assert_eq!(offer.markers(), [blue, red]);
        offer.take(red);
        assert_eq!(offer.markers(), [blue]);
    }
}
