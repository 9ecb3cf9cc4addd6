//! The rules of Hamburgum, nothing else.
//!
//! Chapter by chapter as in the rulebook: [`nouns`] and [`board`] are what lies in the box, `rondel`, `trade`,
//! `dockyard`, `church`, `guildhall` and `ending` are the rules, each next to its id in brackets.
//!
//! ```
//! use hamburgum::Hamburgum;
//! use table::{Game, Setup, Sitting};
//!
//! let setup = Setup { players: 3, ..Setup::default() };
//! let mut sitting = Sitting::deal(Hamburgum::open(&setup).unwrap(), "42");
//! sitting.play("rondel trade2").unwrap();
//! sitting.play("sell cloth=1").unwrap();
//! assert_eq!(sitting.game().tally(sitting.state(), table::Seat(0)), (1, 110));
//! assert_eq!(sitting.play("sell beer=1").unwrap_err().rule, "trade-either");
//! ```

mod action;
pub mod board;
mod breach;
mod church;
mod dockyard;
mod ending;
mod guildhall;
pub mod nouns;
mod position;
mod rondel;
mod state;
mod trade;

use std::sync::Arc;

use serde_json::Value;
use table::{Dealer, Dice, Game, Refusal, Reveal, Seat, Setup};

pub use action::Action;
use board::Board;
pub use breach::Breach;
pub use church::{BONUS, Cost, can_pay, donation_cost, tiles_on_offer};
pub use dockyard::FLEET;
pub use ending::{PRESTIGE_COSTS, STOCK_PAYS};
pub use guildhall::{COUNCILMAN_PAYS, MASTER_BUILDER_PAYS};
use nouns::{Official, Officials, Phase, Space};
pub use rondel::move_cost;
use state::{BLUE, first, open_stack, pool_bit};
pub use state::{Berth, Ledger, MOST_GOODS, MOST_PLAYERS, Nave, State, tile_value};
pub use trade::{DEPOT, QUAY, proceeds};

/// A game of Hamburgum: the city, the number of players, the officials.
#[derive(Clone, Debug)]
pub struct Hamburgum {
    board: Arc<Board>,
    players: usize,
    officials: Officials,
}

impl Hamburgum {
    /// The city.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Which officials are built, and how.
    pub fn officials(&self) -> Officials {
        self.officials
    }
}

impl Game for Hamburgum {
    const NAME: &'static str = "hamburgum";
    const RULES: u32 = 1;
    const REFUSING: &'static [&'static str] = breach::REFUSING;
    const REVEALING: &'static str = "variant-shuffled";

    type State = State;
    type Action = Action;
    type Breach = Breach;

    fn open(setup: &Setup) -> Result<Hamburgum, Refusal> {
        if !(2..=MOST_PLAYERS).contains(&setup.players) {
            return Err(Refusal::setup("Hamburgum is for 2 to 5 players"));
        }
        let officials = match setup.officials.as_deref() {
            None => Officials::Numbered,
            Some(word) => {
                Officials::from_word(word).ok_or_else(|| Refusal::setup("officials are numbered, free or shuffled"))?
            }
        };
        let board = match &setup.board_file {
            Some(text) => Arc::new(
                Board::read(text).map_err(|faults| Refusal::setup(format!("the board file is wrong: {faults}")))?,
            ),
            None => {
                let name = setup.board.as_deref().unwrap_or(Board::NAMES[0]);
                Board::named(name).ok_or_else(|| {
                    Refusal::setup(format!("there is no such board; boards are {}", Board::NAMES.join(", ")))
                })?
            }
        };
        if setup.board.as_ref().is_some_and(|name| *name != board.id) {
            return Err(Refusal::setup(format!("the board file is of {}, another board than was asked for", board.id)));
        }
        Ok(Hamburgum { board, players: setup.players, officials })
    }

    fn setup(&self) -> Setup {
        Setup {
            game: Self::NAME.to_owned(),
            players: self.players,
            board: Some(self.board.id.clone()),
            board_file: self.board.own_file.clone(),
            officials: Some(self.officials.word().to_owned()),
        }
    }

    fn board_hash(&self) -> String {
        self.board.hash()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn deal(&self, dealer: &mut Dealer) -> State {
        let (mut stack, mut pool) = open_stack(self.officials);
        if self.officials == Officials::Shuffled {
            let mut officials = BLUE;
            dealer.shuffle(&mut officials);
            stack = officials.map(Some);
            pool &= !pool_bit(officials[0]);
        }
        first(self.players, stack, pool)
    }

    fn dealt(&self, first: &State) -> Option<String> {
        (self.officials == Officials::Shuffled).then(|| first.stack[0].map_or("", Official::word).to_owned())
    }

    fn deal_shown(&self, dealt: Option<&str>) -> Result<State, Refusal> {
        let (mut stack, mut pool) = open_stack(self.officials);
        match (self.officials, dealt) {
            (Officials::Shuffled, Some(word)) => {
                let top = BLUE.into_iter().find(|official| official.word() == word);
                let top = top.ok_or_else(|| Refusal::setup("what was dealt must be a blue official"))?;
                stack[0] = Some(top);
                pool &= !pool_bit(top);
            }
            (Officials::Shuffled, None) => {
                return Err(Refusal::setup("the official on top of the stack must be given"));
            }
            (Officials::Numbered | Officials::Free, None) => {}
            (Officials::Numbered | Officials::Free, Some(_)) => return Err(Refusal::setup("nothing is dealt here")),
        }
        Ok(first(self.players, stack, pool))
    }

    #[inline]
    fn on_turn(&self, state: &State) -> Option<Seat> {
        (state.phase != Phase::Over).then_some(state.turn)
    }

    fn round(&self, state: &State) -> u32 {
        state.round
    }

    fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Rondel => actions.extend(
                Space::ALL.into_iter().filter(|&space| self.check_rondel(state, space).is_ok()).map(Action::Rondel),
            ),
            Phase::Trade => self.legal_trade(state, actions),
            Phase::Dockyard => self.legal_dockyard(state, actions),
            Phase::Church => self.legal_church(state, actions),
            Phase::Guildhall => self.legal_guildhall(state, actions),
            Phase::Canon => self.legal_canon(state, actions),
            Phase::Over => {}
        }
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Breach> {
        let space = || state.mine().rondel.map_or(Breach::MoveFirst, Breach::OtherSpace);
        match (state.phase, action) {
            (Phase::Over, _) => Err(Breach::Over),
            (Phase::Rondel, Action::Rondel(to)) => self.check_rondel(state, to),
            (Phase::Trade, Action::Sell(units)) => self.check_sell(state, units),
            (Phase::Trade, Action::Buy { wood, brick, bell }) => self.check_buy(state, wood, brick, bell),
            (Phase::Dockyard, Action::Ships(ships)) => self.check_ships(state, ships),
            (Phase::Church, Action::Donate(church, tile)) => self.check_donate(state, church, tile),
            (Phase::Church, Action::Score(church, tile)) => self.check_score(state, church, tile),
            (Phase::Guildhall, Action::Build(site, official)) => self.check_build(state, site, official),
            (Phase::Canon, Action::Canon(church, tile)) => self.check_canon(state, church, tile),
            (Phase::Canon, Action::Skip) => Ok(()),
            (Phase::Church, Action::End) => self.check_end_church(state),
            (Phase::Trade | Phase::Dockyard | Phase::Guildhall, Action::End) => Ok(()),
            // What is left does not belong to this phase: the most specific rule says so.
            (Phase::Canon, _) => Err(Breach::CanonFirst),
            (_, Action::Canon(..) | Action::Skip) => Err(Breach::NoCanon),
            (_, Action::Score(..)) => Err(Breach::NotAtChurch),
            (_, Action::Sell(_) | Action::Buy { .. }) => Err(Breach::NoTrade),
            (Phase::Rondel, _) => Err(Breach::MoveFirst),
            (_, _) => Err(space()),
        }
    }

    fn play(&self, state: &mut State, action: Action) {
        match action {
            Action::Rondel(to) => self.play_rondel(state, to),
            Action::Sell(units) => self.play_sell(state, units),
            Action::Buy { wood, brick, bell } => self.play_buy(state, wood, brick, bell),
            Action::Ships(ships) => self.play_ships(state, ships),
            Action::Donate(church, tile) => self.play_donate(state, church, tile),
            Action::Score(church, tile) => self.play_score(state, church, tile),
            Action::Build(site, official) => self.play_build(state, site, official),
            Action::Canon(church, tile) => self.play_canon(state, church, tile),
            Action::Skip => state.phase = Phase::Guildhall,
            Action::End => self.end_turn(state),
        }
    }

    fn random(&self, state: &State, dice: &mut Dice) -> Action {
        match state.phase {
            Phase::Rondel => self.random_rondel(state, dice),
            Phase::Trade => self.random_trade(state, dice),
            Phase::Dockyard => self.random_dockyard(state, dice),
            Phase::Church => self.random_church(state, dice),
            Phase::Guildhall => self.random_guildhall(state, dice),
            Phase::Canon => self.random_canon(state, dice),
            Phase::Over => Action::End,
        }
    }

    fn tally(&self, state: &State, seat: Seat) -> (u32, u32) {
        let ledger = state.ledger(seat);
        (ledger.prestige.into(), ledger.money)
    }

    fn reveals(&self, state: &State, action: Action) -> Reveal {
        if !self.is_revealing(state, action) {
            return Reveal::Nothing;
        }
        match state.stack[usize::from(state.officials_built)] {
            Some(official) => Reveal::Shown(official.word().to_owned()),
            None => Reveal::Unknown,
        }
    }

    /// The next of the shuffled officials is turned up. Rule `variant-shuffled`.
    fn is_revealing(&self, state: &State, action: Action) -> bool {
        self.officials == Officials::Shuffled
            && action == Action::End
            && state.official_built
            && state.officials_built < 7
    }

    fn learn(&self, state: &mut State, action: Action, outcome: &str) -> Result<(), Refusal> {
        let official = Official::from_word(outcome);
        let official =
            official.ok_or_else(|| Refusal::syntax("the outcome must be the official that was turned up"))?;
        if state.pool & pool_bit(official) == 0 || !self.is_revealing(state, action) {
            return Err(Refusal::new(Self::REVEALING, "this official cannot be turned up now"));
        };
        let top = &mut state.stack[usize::from(state.officials_built)];
        if top.is_some_and(|known| known != official) {
            return Err(Refusal::new(Self::REVEALING, "another official lies on top of the stack"));
        }
        *top = Some(official);
        Ok(())
    }

    fn veil(&self, state: &mut State) {
        for slot in &mut state.stack {
            if slot.is_some_and(|official| state.pool & pool_bit(official) != 0) {
                *slot = None;
            }
        }
    }

    fn guess(&self, state: &mut State, dice: &mut Dice) {
        if self.officials != Officials::Shuffled {
            return;
        }
        let mut pool = u32::from(state.pool);
        for official in state.stack.iter().flatten() {
            pool &= !u32::from(pool_bit(*official));
        }
        for slot in state.stack.iter_mut().skip(state.officials_built.into()).filter(|slot| slot.is_none()) {
            if pool != 0 {
                let bit = dice.bit(pool);
                pool &= !(1 << bit);
                *slot = Some(Official::ALL[bit as usize]);
            }
        }
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

    fn place(view: &Value, board_file: Option<&str>) -> Result<(Hamburgum, State), Refusal> {
        position::place(view, board_file)
    }
}
