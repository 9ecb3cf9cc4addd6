//! Church: donations, then scoring.

use table::Dice;

use crate::board::Church;
use crate::breach::Breach;
use crate::nouns::{Tile, TileSet};
use crate::state::{Ledger, State, tile_value};
use crate::{Action, Hamburgum};

/// The bonus for completing the first to sixth church. Rule `church-built`.
pub const BONUS: [u16; 6] = [8, 7, 6, 5, 4, 3];

/// What a donation costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Units of brick.
    pub brick: u8,
    /// Units of wood.
    pub wood: u8,
    /// Bells.
    pub bell: u8,
    /// Pounds.
    pub money: u32,
}

/// What a donation costs a player with so many citizens, by the number of donations the church has had. Rule
/// `donate-cost`.
#[inline]
pub fn donation_cost(given: u8, citizens: usize) -> Cost {
    match given {
        0 => Cost { brick: 1, wood: 0, bell: 0, money: 0 },
        1 => Cost { brick: 1, wood: 1, bell: 0, money: 0 },
        2 => Cost { brick: 1, wood: 1, bell: 0, money: 20 },
        3 => Cost { brick: 1, wood: 1, bell: 0, money: 40 },
        _ => Cost { brick: 1, wood: 1, bell: 1, money: 10 * citizens as u32 },
    }
}

/// Whether a player has what a donation costs.
#[inline]
pub fn can_pay(ledger: &Ledger, cost: &Cost) -> bool {
    u16::from(cost.brick) <= ledger.brick
        && u16::from(cost.wood) <= ledger.wood
        && cost.bell <= u8::from(ledger.bell)
        && cost.money <= ledger.money
}

/// The tiles that the next donation to a church may take, a bit for each type. Rule `donate-tile`.
#[inline]
pub fn tiles_on_offer(state: &State, church: Church) -> u8 {
    let nave = &state.naves[church.index()];
    if nave.given == 0 { 1 << Tile::Five as u8 } else { nave.tray }
}

impl Hamburgum {
    /// Rules `donate-one-church`, `donate-full`, `donate-tile`, `donate-cost`.
    pub(crate) fn check_donate(&self, state: &State, church: Church, tile: Tile) -> Result<(), Breach> {
        if state.scoring {
            return Err(Breach::AfterScoring);
        }
        if state.church.is_some_and(|other| other != church) {
            return Err(Breach::OtherChurch);
        }
        self.check_tile(state, church, tile)?;
        let cost = donation_cost(state.naves[church.index()].given, state.mine().citizens.len());
        if !can_pay(state.mine(), &cost) {
            let Cost { brick, wood, bell, money } = cost;
            return Err(Breach::DonationTooDear { brick, wood, bell, money });
        }
        Ok(())
    }

    /// A church takes five donations, the first of which takes the five. Rules `donate-full`, `donate-tile`.
    fn check_tile(&self, state: &State, church: Church, tile: Tile) -> Result<(), Breach> {
        let nave = &state.naves[church.index()];
        if nave.given == 5 {
            return Err(Breach::ChurchFull);
        }
        if tiles_on_offer(state, church) >> tile as u8 & 1 == 0 {
            return Err(if nave.given == 0 { Breach::FiveFirst } else { Breach::TileTaken });
        }
        Ok(())
    }

    /// One brick, whatever the number of the donation. Rule `canon`.
    pub(crate) fn check_canon(&self, state: &State, church: Church, tile: Tile) -> Result<(), Breach> {
        self.check_tile(state, church, tile)?;
        if state.mine().brick == 0 {
            return Err(Breach::NoBrickForCanon);
        }
        Ok(())
    }

    /// Own tiles, each once. Rules `donate-one-church`, `score-once`.
    pub(crate) fn check_score(&self, state: &State, church: Church, tile: Tile) -> Result<(), Breach> {
        let ledger = state.mine();
        if !ledger.tiles.contains(church.index(), tile) {
            return Err(Breach::NotOwnTile);
        }
        if ledger.scored.contains(church.index(), tile) {
            return Err(Breach::ScoredBefore);
        }
        Ok(())
    }

    /// At most one unscored tile of each type. Rule `score-duplicates`.
    pub(crate) fn check_end_church(&self, state: &State) -> Result<(), Breach> {
        if has_duplicates(state.mine().unscored()) { Err(Breach::Duplicates) } else { Ok(()) }
    }

    pub(crate) fn legal_church(&self, state: &State, actions: &mut Vec<Action>) {
        let pairs = || Church::all().flat_map(|church| Tile::ALL.map(|tile| (church, tile)));
        actions.extend(
            pairs()
                .filter(|&(church, tile)| self.check_donate(state, church, tile).is_ok())
                .map(|(church, tile)| Action::Donate(church, tile)),
        );
        actions.extend(
            pairs()
                .filter(|&(church, tile)| self.check_score(state, church, tile).is_ok())
                .map(|(church, tile)| Action::Score(church, tile)),
        );
        if self.check_end_church(state).is_ok() {
            actions.push(Action::End);
        }
    }

    pub(crate) fn legal_canon(&self, state: &State, actions: &mut Vec<Action>) {
        for church in Church::all() {
            for tile in Tile::ALL {
                if self.check_canon(state, church, tile).is_ok() {
                    actions.push(Action::Canon(church, tile));
                }
            }
        }
        actions.push(Action::Skip);
    }

    /// Giving, scoring or ending is drawn first; who can give mostly does.
    pub(crate) fn random_church(&self, state: &State, dice: &mut Dice) -> Action {
        let open = if state.scoring { 0 } else { self.payable_churches(state) };
        if open != 0 && dice.below(4) > 0 {
            let church = Church(dice.bit(open) as u8);
            return Action::Donate(church, random_tile(state, church, dice));
        }
        let unscored = state.mine().unscored();
        if has_duplicates(unscored) || (!unscored.is_empty() && dice.below(2) == 0) {
            let bit = dice.bit(unscored.0) as u8;
            return Action::Score(Church(bit / 5), Tile::ALL[usize::from(bit % 5)]);
        }
        Action::End
    }

    pub(crate) fn random_canon(&self, state: &State, dice: &mut Dice) -> Action {
        let open = self.open_churches(state);
        if state.mine().brick == 0 || open == 0 || dice.below(4) == 0 {
            return Action::Skip;
        }
        let church = Church(dice.bit(open) as u8);
        Action::Canon(church, random_tile(state, church, dice))
    }

    /// Churches that are not complete, a bit for each.
    fn open_churches(&self, state: &State) -> u32 {
        (0..6).filter(|&church| state.naves[church].given < 5).fold(0, |open, church| open | 1 << church)
    }

    /// Churches to which the player on turn can donate now, a bit for each.
    fn payable_churches(&self, state: &State) -> u32 {
        let ledger = state.mine();
        if ledger.brick == 0 {
            return 0;
        }
        // By the number of donations a church has had, whether the next can be paid.
        let mut payable = 0u32;
        for given in 0..5 {
            payable |= u32::from(can_pay(ledger, &donation_cost(given, ledger.citizens.len()))) << given;
        }
        let mut open = 0;
        for church in 0..6 {
            open |= (payable >> state.naves[church].given & 1) << church;
        }
        match state.church {
            Some(church) => open & 1 << church.0,
            None => open,
        }
    }

    pub(crate) fn play_donate(&self, state: &mut State, church: Church, tile: Tile) {
        let given = state.naves[church.index()].given;
        let ledger = state.mine_mut();
        let cost = donation_cost(given, ledger.citizens.len());
        ledger.brick -= u16::from(cost.brick);
        ledger.wood -= u16::from(cost.wood);
        ledger.bell &= cost.bell == 0;
        ledger.money -= cost.money;
        state.church = Some(church);
        self.give(state, church, tile);
    }

    /// The canon's donation, then the guildhall goes on. Rule `canon`.
    pub(crate) fn play_canon(&self, state: &mut State, church: Church, tile: Tile) {
        state.mine_mut().brick -= 1;
        state.phase = crate::nouns::Phase::Guildhall;
        self.give(state, church, tile);
    }

    /// The tile changes hands; the fifth donation completes the church, the sixth church ends the game. Rules
    /// `church-built`, `end`.
    fn give(&self, state: &mut State, church: Church, tile: Tile) {
        let seat = state.turn;
        let nave = &mut state.naves[church.index()];
        nave.donors[usize::from(nave.given)] = seat;
        nave.given += 1;
        nave.tray &= !(1 << tile as u8);
        let complete = nave.given == 5;

        let ledger = state.mine_mut();
        let rank = ledger.tiles.len() as u8;
        ledger.tiles.insert(church.index(), tile);
        ledger.reach |= self.board.church_lines[church.index()];
        state.tile_rank[church.index() * 5 + tile as usize] = rank;

        if complete {
            let bonus = BONUS[usize::from(state.churches_built)];
            state.completed[usize::from(state.churches_built)] = church;
            state.churches_built += 1;
            let ledger = state.mine_mut();
            ledger.prestige += bonus;
            ledger.builder = true;
            ledger.reach = crate::board::SiteSet::ALL;
            if state.churches_built == 6 {
                self.finish(state);
            }
        }
    }

    /// The tile is turned over for what it is worth now. Rules `score-value`, `score-once`.
    pub(crate) fn play_score(&self, state: &mut State, church: Church, tile: Tile) {
        let value = tile_value(&self.board, state, state.turn, church, tile);
        let ledger = state.mine_mut();
        ledger.prestige += value;
        ledger.scored.insert(church.index(), tile);
        state.scoring = true;
    }
}

/// Whether two tiles are of one type.
#[inline]
fn has_duplicates(tiles: TileSet) -> bool {
    // Folding the churches over each other: a type that comes up while it is already there is a duplicate.
    let mut seen = 0;
    let mut twice = 0;
    for church in 0..6 {
        let types = tiles.0 >> (church * 5) & 0b11111;
        twice |= seen & types;
        seen |= types;
    }
    twice != 0
}

fn random_tile(state: &State, church: Church, dice: &mut Dice) -> Tile {
    Tile::ALL[dice.bit(tiles_on_offer(state, church).into()) as usize]
}
