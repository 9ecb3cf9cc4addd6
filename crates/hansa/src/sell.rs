//! Selling markers in the ship's city.

use table::Dice;

use crate::action::Action;
use crate::board::MAX_COLOURS;
use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::{Lot, Marker};
use crate::state::State;

/// Rule `sell-two`: the fewest markers of a colour that can be sold.
const FEWEST: u8 = 2;

impl State {
    /// Rule `sell-booth`: a sale needs an own booth here.
    #[inline]
    fn has_booth_here(&self) -> bool {
        self.own_booths(self.ship) > 0
    }

    /// Rules `sell-booth` and `sell-two`: the colours that can be sold here, one bit each.
    #[inline]
    pub fn sellable(&self) -> u32 {
        let goods = &self.mover().goods;
        if goods.held() < FEWEST || !self.has_booth_here() {
            return 0;
        }
        (0..MAX_COLOURS).fold(0, |mask, colour| mask | u32::from(goods.lot().of_colour(colour) >= FEWEST) << colour)
    }

    /// Rule `sell-two`: any unsold markers, one colour or several, at least two of each colour sold.
    pub(crate) fn each_sale(&self, actions: &mut Vec<Action>) {
        self.add_sales(self.sellable(), Lot::default(), actions);
    }

    /// Adds to what is in the basket every choice of markers of the colours, which are not in it yet.
    fn add_sales(&self, colours: u32, basket: Lot, actions: &mut Vec<Action>) {
        if colours == 0 {
            if basket != Lot::default() {
                actions.push(Action::Sell(basket));
            }
            return;
        }
        let colour = colours.trailing_zeros() as usize;
        let others = colours & (colours - 1);
        self.add_sales(others, basket, actions);
        let kinds = [1, 2, 3].map(|barrels| Marker::new(colour, barrels));
        let [ones, twos, threes] = kinds.map(|kind| self.mover().goods.lot().count(kind));
        for one in 0..=ones {
            for two in 0..=twos {
                for three in 0..=threes {
                    if one + two + three >= FEWEST {
                        let mut fuller = basket;
                        kinds.into_iter().zip([one, two, three]).for_each(|(kind, count)| fuller.add(kind, count));
                        self.add_sales(others, fuller, actions);
                    }
                }
            }
        }
    }

    /// A random sale out of colours of [`sellable`](State::sellable), of which there must be one: which of them, then how
    /// many markers stay behind, then which.
    pub(crate) fn random_sale(&self, sellable: u32, dice: &mut Dice) -> Lot {
        let some = sellable & dice.bits() as u32;
        let mut colours = if some == 0 { sellable } else { some };
        let mut sale = Lot::default();
        while colours != 0 {
            let colour = colours.trailing_zeros() as usize;
            colours &= colours - 1;
            let lot = self.mover().goods.lot();
            for barrels in 1..=3 {
                let marker = Marker::new(colour, barrels);
                sale.add(marker, lot.count(marker));
            }
            let behind = match lot.of_colour(colour) {
                ..=FEWEST => 0,
                held => dice.below(u32::from(held - FEWEST) + 1),
            };
            for _ in 0..behind {
                let kinds = sale.kinds() & 0b111 << (3 * colour);
                sale.take(Marker::of_bit(dice.bit(kinds)));
            }
        }
        sale
    }

    /// Rule `sell-booth`: one booth, and only one, goes back to the stock. Rule `sell-turn`: sold markers are turned down.
    /// Rule `sell-loss`: every other player loses one unsold marker of each colour sold, the one with the fewest barrels.
    pub(crate) fn sell(&mut self, sale: &Lot, players: usize) {
        *self.own_booths_mut(self.ship) -= 1;
        let turn = self.turn.index();
        let seller = self.mover_mut();
        seller.stock += 1;
        seller.sold.add_all(sale);
        seller.goods.remove_all(sale);
        let kinds = sale.kinds();
        for colour in (0..MAX_COLOURS).filter(|colour| kinds >> (3 * colour) & 0b111 != 0) {
            for (_, other) in self.players[..players].iter_mut().enumerate().filter(|(seat, _)| *seat != turn) {
                if let Some(lost) = other.goods.least(colour) {
                    other.goods.remove(lost);
                }
            }
        }
        self.acted = true;
    }
}

impl Hansa {
    pub(crate) fn check_sell(&self, state: &State, sale: &Lot) -> Result<(), Breach> {
        if !state.has_booth_here() {
            return Err(Breach::NoBoothHere { city: self.city_id(state.ship) });
        }
        let lot = state.mover().goods.lot();
        for marker in Marker::each(sale.kinds()) {
            let [asked, held] = [sale, lot].map(|lot| lot.count(marker));
            if asked > held {
                return Err(Breach::TooFewMarkers { marker: self.marker_id(marker), asked, held });
            }
        }
        for colour in 0..MAX_COLOURS {
            if (1..FEWEST).contains(&sale.of_colour(colour)) {
                return Err(Breach::SingleMarker { colour: self.board.colours[colour].clone() });
            }
        }
        if *sale == Lot::default() { Err(Breach::NothingToSell) } else { Ok(()) }
    }
}
