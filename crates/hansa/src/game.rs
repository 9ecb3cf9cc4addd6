//! The chapters put together: what may be done in each phase, and how the table asks for it.

use std::sync::Arc;

use serde_json::Value;
use table::{Dealer, Dice, Game, Refusal, Reveal, Seat, Setup};

use crate::action::{self, Action};
use crate::board::{Board, City, MAX_CITIES};
use crate::breach::Breach;
use crate::marker::{Lot, Marker};
use crate::state::{Offer, Phase, State};
use crate::{position, turn};

/// The game of Hansa on a board for a number of players.
#[derive(Clone, Debug)]
pub struct Hansa {
    pub(crate) board: Arc<Board>,
    pub(crate) players: usize,
    /// All markers that are in the game.
    pub(crate) full: Lot,
    /// Warehouse spaces by city.
    pub(crate) warehouses: [u8; MAX_CITIES],
    /// Warehouse spaces of all cities.
    pub(crate) spaces: u8,
    /// Markers in all piles at first.
    pub(crate) hidden: u8,
    /// Markers in the last pile at first.
    pub(crate) last_pile: u8,
    /// In how many cities each player places first booths.
    pub(crate) first_cities: u8,
}

impl Hansa {
    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// How many warehouse spaces all cities have together.
    #[inline]
    pub const fn spaces(&self) -> u8 {
        self.spaces
    }

    /// How many markers the refills have still to take until the last round; none in it.
    #[inline]
    pub const fn until_last_round(&self, state: &State) -> u8 {
        (state.left() + 1).saturating_sub(self.last_pile)
    }

    pub(crate) fn city_id(&self, city: City) -> String {
        self.board.cities[city.index()].id.clone()
    }

    pub(crate) fn marker_id(&self, marker: Marker) -> String {
        marker.write(&self.board)
    }
}

/// What can be done in phase `action`, one bit each for a random choice among them.
mod choice {
    pub(super) const END: u32 = 0;
    pub(super) const SAIL: u32 = 1;
    pub(super) const BUY: u32 = 2;
    pub(super) const BOOTHS: u32 = 3;
    pub(super) const SELL: u32 = 4;
}

impl Hansa {
    /// A random choice in phase `action`.
    #[inline]
    fn random_action(&self, state: &State, dice: &mut Dice) -> Action {
        let reachable = self.reachable(state);
        let (mut buyable, mut payable, mut sellable) = (0, 0, 0);
        if !state.acted {
            buyable = state.buyable();
            payable = state.payable_in_booths();
            sellable = state.sellable();
        }
        let open = 1 << choice::END
            | u32::from(reachable != 0) << choice::SAIL
            | u32::from(buyable != 0) << choice::BUY
            | u32::from(payable != 0) << choice::BOOTHS
            | u32::from(sellable != 0) << choice::SELL;
        match dice.bit(open) {
            choice::SAIL => Action::Sail(City(dice.bit(reachable) as u8)),
            choice::BUY => Action::Buy(Marker::of_bit(dice.bit(buyable))),
            choice::BOOTHS => Action::Booths(Marker::of_bit(dice.bit(payable))),
            choice::SELL => Action::Sell(state.random_sale(sellable, dice)),
            _ => Action::End,
        }
    }
}

impl Game for Hansa {
    const NAME: &'static str = "hansa";
    const RULES: u32 = 1;
    const REFUSING: &'static [&'static str] = &[
        "setup-booths",
        "refill",
        "refill-forced",
        "action-one",
        "sail",
        "buy",
        "buy-price",
        "booths",
        "sell-booth",
        "sell-two",
        "keep",
    ];
    const REVEALING: &'static str = "refill";

    type State = State;
    type Action = Action;
    type Breach = Breach;

    fn open(setup: &Setup) -> Result<Hansa, Refusal> {
        if setup.officials.is_some() {
            return Err(Refusal::setup("hansa knows no officials"));
        }
        let name = setup.board.as_deref();
        let board = match &setup.board_file {
            Some(file) => position::own_board(file)?,
            None => position::built_in_board(name.unwrap_or(Board::NAMES[0]))?,
        };
        if name.is_some_and(|name| name != board.id) {
            return Err(Refusal::setup(format!("the board file is of {}, which is not the board asked for", board.id)));
        }
        Hansa::new(board, setup.players)
    }

    fn setup(&self) -> Setup {
        Setup {
            game: Hansa::NAME.to_owned(),
            players: self.players,
            board: Some(self.board.id.clone()),
            board_file: self.board.own_file.clone(),
            officials: None,
        }
    }

    fn board_hash(&self) -> String {
        self.board.hash()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn deal(&self, dealer: &mut Dealer) -> State {
        self.deal_all(dealer)
    }

    fn dealt(&self, first: &State) -> Option<String> {
        let spaces: Vec<City> = self.all_spaces().collect();
        let markers: Vec<Marker> = first.offers.iter().flat_map(Offer::markers).copied().collect();
        Some(self.write_arrivals(&spaces, &markers))
    }

    fn deal_shown(&self, dealt: Option<&str>) -> Result<State, Refusal> {
        let spaces: Vec<City> = self.all_spaces().collect();
        let wrong =
            || Refusal::setup("what was dealt must name a marker of the box for every warehouse space, in order");
        let markers = self.read_arrivals(&spaces, dealt.ok_or_else(wrong)?).ok_or_else(wrong)?;
        self.deal_offered(&markers).ok_or_else(wrong)
    }

    #[inline]
    fn on_turn(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Over).then_some(state.turn)
    }

    fn round(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        let cities = |mask: u32| (0..MAX_CITIES as u8).filter(move |city| mask >> city & 1 != 0).map(City);
        match state.phase {
            Phase::Setup => actions.extend(cities(self.free_cities(state)).map(Action::Place)),
            Phase::Refill => {
                actions.push(Action::Refill);
                if self.check_skip(state).is_ok() {
                    actions.push(Action::Skip);
                }
            }
            Phase::Action => {
                if self.check_first_action(state).is_ok() {
                    actions.extend(Marker::each(state.buyable()).map(Action::Buy));
                    actions.extend(Marker::each(state.payable_in_booths()).map(Action::Booths));
                    state.each_sale(actions);
                }
                actions.extend(cities(self.reachable(state)).map(Action::Sail));
                actions.push(Action::End);
            }
            Phase::Discard => actions.extend(Marker::each(state.mover().goods.kinds()).map(Action::Discard)),
            Phase::Over => {}
        }
    }

    /// The phase speaks first, then the one action in a city, then the action's own rules.
    fn check(&self, state: &State, action: Action) -> Result<(), Breach> {
        match (state.phase, action) {
            (Phase::Setup, Action::Place(city)) => self.check_place(state, city),
            (Phase::Setup, _) => Err(Breach::PlaceFirst),
            (Phase::Refill, Action::Refill) => Ok(()),
            (Phase::Refill, Action::Skip) => self.check_skip(state),
            (Phase::Refill, _) => Err(self.refill_first(state)),
            (Phase::Discard, Action::Discard(marker)) => self.check_discard(state, marker),
            (Phase::Discard, _) => Err(Breach::DiscardFirst { held: state.mover().goods.held() }),
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Action, Action::Place(_)) => Err(Breach::PlaceLater),
            (Phase::Action, Action::Refill | Action::Skip) => Err(Breach::RefillLater),
            (Phase::Action, Action::Discard(_)) => Err(Breach::DiscardLater),
            (Phase::Action, Action::End) => Ok(()),
            (Phase::Action, Action::Sail(city)) => self.check_sail(state, city),
            (Phase::Action, Action::Buy(marker)) => {
                self.check_first_action(state)?;
                self.check_buy(state, marker)
            }
            (Phase::Action, Action::Booths(marker)) => {
                self.check_first_action(state)?;
                self.check_booths(state, marker)
            }
            (Phase::Action, Action::Sell(sale)) => {
                self.check_first_action(state)?;
                self.check_sell(state, &sale)
            }
        }
    }

    #[inline]
    fn play(&self, state: &mut State, action: Action) {
        match action {
            Action::Place(city) => self.place_booths(state, city),
            Action::Refill => self.refill(state),
            Action::Skip => state.phase = Phase::Action,
            Action::Buy(marker) => state.buy(marker),
            Action::Booths(marker) => state.put_booths(marker),
            Action::Sell(sale) => state.sell(&sale, self.players),
            Action::Sail(city) => turn::sail(state, city),
            Action::End => self.end(state),
            Action::Discard(marker) => self.discard(state, marker),
        }
    }

    #[inline]
    fn random(&self, state: &State, dice: &mut Dice) -> Action {
        match state.phase {
            Phase::Setup => Action::Place(City(dice.bit(self.free_cities(state)) as u8)),
            Phase::Refill if self.must_refill(state) || dice.below(2) == 0 => Action::Refill,
            Phase::Refill => Action::Skip,
            Phase::Action | Phase::Over => self.random_action(state, dice),
            Phase::Discard => Action::Discard(Marker::of_bit(dice.bit(state.mover().goods.kinds()))),
        }
    }

    fn tally(&self, state: &State, seat: Seat) -> (u32, u32) {
        (state.points(seat), state.booths_on_board(seat))
    }

    fn reveals(&self, state: &State, action: Action) -> Reveal {
        if self.is_revealing(state, action) { self.refill_reveals(state) } else { Reveal::Nothing }
    }

    fn is_revealing(&self, _: &State, action: Action) -> bool {
        action == Action::Refill
    }

    fn learn(&self, state: &mut State, action: Action, outcome: &str) -> Result<(), Refusal> {
        if !self.is_revealing(state, action) {
            return Err(Refusal::syntax("this action reveals nothing"));
        }
        self.learn_refill(state, outcome)
    }

    fn veil(&self, state: &mut State) {
        state.piles.veil();
    }

    fn guess(&self, state: &mut State, dice: &mut Dice) {
        state.piles.guess(dice);
    }

    fn read(&self, text: &str) -> Option<Action> {
        action::read(&self.board, text)
    }

    fn write(&self, action: Action) -> String {
        action::write(&self.board, action)
    }

    fn view(&self, state: &State) -> Value {
        position::view(self, state)
    }

    fn place(view: &Value, board_file: Option<&str>) -> Result<(Hansa, State), Refusal> {
        position::place(view, board_file)
    }
}

#[cfg(test)]
mod tests {
    use table::Breach as _;

    use super::*;
    use crate::marker::KINDS;

    /// Every action with one argument, and every sale of one or two markers.
    fn simple_actions(game: &Hansa) -> Vec<Action> {
        let cities =
            (0..game.board.cities.len() as u8).map(City).flat_map(|city| [Action::Place(city), Action::Sail(city)]);
        let markers: Vec<_> = Marker::each((1 << KINDS) - 1).collect();
        let mut actions: Vec<_> = cities.chain([Action::Refill, Action::Skip, Action::End]).collect();
        for &marker in &markers {
            actions.extend([Action::Buy(marker), Action::Booths(marker), Action::Discard(marker)]);
            actions.push(Action::Sell(Lot::from_iter([marker])));
            actions.extend(markers.iter().map(|other| Action::Sell(Lot::from_iter([marker, *other]))));
        }
        actions
    }

    /// All markers of the game that are not out of it.
    fn markers_in_game(state: &State) -> Lot {
        let mut all = Lot::from_iter(state.piles.coming());
        for player in &state.players {
            all.add_all(player.goods.lot());
            all.add_all(&player.sold);
        }
        state.offers.iter().flat_map(Offer::markers).for_each(|marker| all.add(*marker, 1));
        all
    }

    #[test]
    fn random_games_keep_the_contract() {
        for (seed, players) in (0..30).zip([2, 3, 4].into_iter().cycle()) {
            let game = Hansa::new(Board::named("baltic").unwrap(), players).unwrap();
            let simple = simple_actions(&game);
            let mut dice = Dice::new(seed);
            let mut state = game.deal(&mut Dealer::new(&seed.to_string()));
            let mut veiled = game.deal_shown(game.dealt(&state).as_deref()).unwrap();
            let mut markers = game.full;
            while game.on_turn(&state).is_some() {
                let mut legal = Vec::new();
                game.legal(&state, &mut legal);
                for action in &legal {
                    assert_eq!(game.check(&state, *action), Ok(()), "{action:?}");
                    assert_eq!(game.read(&game.write(*action)), Some(*action));
                    assert_eq!(legal.iter().filter(|other| *other == action).count(), 1, "{action:?} is there twice");
                }
                for action in &simple {
                    match game.check(&state, *action) {
                        Ok(()) => assert!(legal.contains(action), "{action:?} is not listed"),
                        Err(breach) => assert!(Hansa::REFUSING.contains(&breach.rule()) && !legal.contains(action)),
                    }
                }
                let action = game.random(&state, &mut dice);
                assert!(legal.contains(&action), "{action:?} is not legal");

                if let Reveal::Shown(outcome) = game.reveals(&state, action) {
                    assert_eq!(game.reveals(&veiled, action), Reveal::Unknown);
                    game.learn(&mut state, action, &outcome).unwrap();
                    game.learn(&mut veiled, action, &outcome).unwrap();
                }
                game.play(&mut state, action);
                game.play(&mut veiled, action);

                let now = markers_in_game(&state);
                assert!(now.counts().iter().zip(markers.counts()).all(|(now, before)| now <= before));
                markers = now;
                let mut forgotten = state;
                game.veil(&mut forgotten);
                assert_eq!(forgotten, veiled);
                let view = game.view(&state);
                let (_, placed) = Hansa::place(&view, None).unwrap();
                assert_eq!((game.view(&placed), game.view(&veiled)), (view.clone(), view));
                assert_eq!(State { piles: state.piles, ..placed }, state);
            }
            let mut legal = Vec::new();
            game.legal(&state, &mut legal);
            assert!(legal.is_empty() && game.check(&state, Action::End) == Err(Breach::Over));
        }
    }
}
