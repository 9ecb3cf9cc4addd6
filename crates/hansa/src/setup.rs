//! Box and set-up: markers, warehouses, piles, the first booths.

use std::sync::Arc;

use table::{Dealer, Refusal, Seat};

use crate::board::{Board, City, MAX_CITIES, MAX_MARKERS};
use crate::breach::Breach;
use crate::game::Hansa;
use crate::marker::{Hand, Lot, Marker};
use crate::piles::Piles;
use crate::state::{BOOTHS, MAX_PLAYERS, Offer, Phase, Player, State};

/// Rule `setup-booths`: how many booths go into a city at once.
pub(crate) const FIRST_BOOTHS: u8 = 2;
/// Rule `setup-booths`: in how many cities each player places first booths.
const FIRST_CITIES: usize = 3;
/// Rule `setup-player`: what each player has in the purse.
const FIRST_TALERS: u8 = 3;

impl Hansa {
    /// The game on a board; refused where it is not for 2 to 4 (rule `players`) or the board is too small for it.
    pub fn new(board: Arc<Board>, players: usize) -> Result<Hansa, Refusal> {
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(Refusal::setup(format!("hansa is for 2 to 4 players, not {players}")));
        }
        let full = full_box(&board, players);
        let mut warehouses = [0; MAX_CITIES];
        for (spaces, city) in warehouses.iter_mut().zip(&board.cities) {
            *spaces = city.warehouses;
        }
        let spaces: u8 = warehouses.iter().sum();
        let least = usize::from(spaces) + board.piles;
        if board.piles == 0 || full.total() < least {
            let message = format!(
                "on {} {players} players have {} markers; {spaces} warehouses and {} piles need {least}",
                board.id,
                full.total(),
                board.piles
            );
            return Err(Refusal::setup(message));
        }
        let hidden = (full.total() - usize::from(spaces)) as u8;
        // The piles are as equal as possible and earlier ones larger: the last is the rounded share.
        let last_pile = hidden / board.piles as u8;
        // The smallest seas have only two cities beside the start.
        let first_cities = FIRST_CITIES.min(board.cities.len().saturating_sub(1)) as u8;
        Ok(Hansa { board, players, full, warehouses, spaces, hidden, last_pile, first_cities })
    }

    /// Rule `setup-board`: how many markers each pile has at first, as equal as possible, earlier piles larger.
    pub(crate) fn full_piles(&self) -> impl Iterator<Item = u8> {
        let piles = self.board.piles as u8;
        let (each, more) = (self.hidden / piles, self.hidden % piles);
        (0..piles).map(move |pile| each + u8::from(pile < more))
    }

    /// Rule `setup-board`: shuffled; one marker on each warehouse space, the rest into the piles.
    pub(crate) fn deal_all(&self, dealer: &mut Dealer) -> State {
        let mut markers = [Marker::BLANK; MAX_MARKERS];
        let markers = &mut markers[..self.full.total()];
        markers.iter_mut().zip(self.full.markers()).for_each(|(slot, marker)| *slot = marker);
        dealer.shuffle(markers);
        let (offered, rest) = markers.split_at(usize::from(self.spaces));
        self.first_position(offered, Piles::known(rest))
    }

    /// The first position with these markers on offer and the piles unknown; `None` where the box does not hold them.
    pub(crate) fn deal_offered(&self, offered: &[Marker]) -> Option<State> {
        let mut pool = self.full;
        for marker in offered {
            pool.take(*marker)?;
        }
        Some(self.first_position(offered, Piles::unknown(pool, self.hidden)))
    }

    fn first_position(&self, offered: &[Marker], piles: Piles) -> State {
        let mut state = self.bare_position(piles);
        for (city, marker) in self.all_spaces().zip(offered) {
            state.offers[city.index()].push(*marker);
            state.offered += 1;
        }
        state
    }

    /// Rule `setup-player`: each has 15 booths and 3 talers; the ship lies at the start. The warehouses are still empty.
    pub(crate) fn bare_position(&self, piles: Piles) -> State {
        let equipped = Player { goods: Hand::default(), sold: Lot::default(), talers: FIRST_TALERS, stock: BOOTHS };
        let mut players = [Player::default(); MAX_PLAYERS];
        players[..self.players].fill(equipped);
        State {
            players,
            booths: [[0; MAX_PLAYERS]; MAX_CITIES],
            offers: [Offer::EMPTY; MAX_CITIES],
            offered: 0,
            phase: Phase::Setup,
            turn: Seat(0),
            ship: self.board.start,
            acted: false,
            round: 0,
            piles,
        }
    }

    /// Rule `setup-booths`: never at the start, never where the player already has booths. One bit a city.
    #[inline]
    pub fn free_cities(&self, state: &State) -> u32 {
        let taken = (0..self.board.cities.len())
            .fold(0, |taken, city| taken | u32::from(state.own_booths(City(city as u8)) > 0) << city);
        let all = (1 << self.board.cities.len()) - 1;
        all & !taken & !(1 << self.board.start.0)
    }

    pub(crate) fn check_place(&self, state: &State, city: City) -> Result<(), Breach> {
        if self.free_cities(state) & 1 << city.0 != 0 {
            Ok(())
        } else if city == self.board.start {
            Err(Breach::PlaceStart { city: self.city_id(city) })
        } else {
            Err(Breach::PlaceTwice { city: self.city_id(city), booths: state.own_booths(city) })
        }
    }

    /// Rule `setup-booths`: two booths into one city, three rounds from seat 0; then the first turn begins.
    pub(crate) fn place_booths(&self, state: &mut State, city: City) {
        *state.own_booths_mut(city) += FIRST_BOOTHS;
        state.mover_mut().stock -= FIRST_BOOTHS;
        let all_stand = state.mover().stock == BOOTHS - FIRST_BOOTHS * self.first_cities;
        let last_seat = state.turn.index() + 1 == self.players;
        state.turn = state.turn.next(self.players);
        if all_stand && last_seat {
            state.round = 1;
            self.begin_turn(state);
        }
    }
}

/// Rule `markers`: all colours with 4 players; with 3 the last stays in the box, with 2 the last two.
fn full_box(board: &Board, players: usize) -> Lot {
    let colours = board.colours.len().saturating_sub(MAX_PLAYERS - players);
    let mut full = Lot::default();
    for colour in 0..colours {
        for (barrels, count) in (1..).zip(board.markers) {
            full.add(Marker::new(colour, barrels), count);
        }
    }
    full
}

#[cfg(test)]
mod tests {
    use super::*;

    fn baltic(players: usize) -> Hansa {
        Hansa::new(Board::named("baltic").unwrap(), players).unwrap()
    }

    #[test]
    fn fewer_players_leave_colours_in_the_box() {
        let piles = |players| baltic(players).full_piles().collect::<Vec<_>>();
        assert_eq!([2, 3, 4].map(|players| baltic(players).full.total()), [52, 65, 78]);
        assert_eq!((piles(2), piles(3)), (vec![8, 8, 8, 7, 7], vec![11, 10, 10, 10, 10]));
        assert_eq!(piles(4), [13, 13, 13, 13, 12]);
        assert!(baltic(2).full.of_colour(4) == 0 && baltic(3).full.of_colour(4) == 13);
    }

    #[test]
    fn one_marker_lies_on_each_space() {
        let game = baltic(4);
        let state = game.deal_all(&mut Dealer::new("a seed"));
        assert_eq!((state.offered, state.left()), (14, 64));
        let mut all = Lot::from_iter(state.piles.coming());
        for city in 0..9 {
            let offer = state.offer(City(city));
            assert_eq!(offer.len(), usize::from(game.board.cities[usize::from(city)].warehouses));
            offer.iter().for_each(|marker| all.add(*marker, 1));
        }
        assert_eq!(all, game.full);
    }
}
