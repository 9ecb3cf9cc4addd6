//! Trade: a sale or a purchase.

use table::Dice;

use crate::breach::Breach;
use crate::nouns::Good;
use crate::state::State;
use crate::{Action, Hamburgum};

/// What 0 to 10 materials cost in one purchase. Rule `buy-depot`.
pub const DEPOT: [u32; 11] = [0, 20, 50, 100, 150, 200, 260, 330, 410, 500, 600];

/// What a unit fetches without a ship. Rule `sell-quay`.
pub const QUAY: u32 = 30;

/// What a sale brings with the loading of the ships that pays most. Rules `sell-ships`, `sell-quay`.
///
/// `ships` are the own ships in basins 1, 2 and 3, which take 1, 2 and 3 units of one good each.
pub fn proceeds(units: [u8; 3], prices: [u32; 3], ships: [u8; 3]) -> u32 {
    let quay: u32 = units.iter().map(|&n| u32::from(n) * QUAY).sum();
    quay + load([units[0].into(), units[1].into(), units[2].into()], prices.map(|price| price - QUAY), ships)
}

/// The most that shipping adds: the largest ships are tried with every good that is left.
fn load(units: [u32; 3], gains: [u32; 3], mut ships: [u8; 3]) -> u32 {
    let Some(basin) = (0..3).rev().find(|&basin| ships[basin] > 0) else {
        return 0;
    };
    ships[basin] -= 1;
    let room = basin as u32 + 1;
    let with = |good: usize| {
        let loaded = units[good].min(room);
        let mut left = units;
        left[good] -= loaded;
        loaded * gains[good] + load(left, gains, ships)
    };
    if basin == 0 {
        // A ship for one unit takes the dearest.
        let dearest = (0..3).filter(|&good| units[good] > 0).max_by_key(|&good| gains[good]);
        return dearest.map_or(0, with);
    }
    (0..3).filter(|&good| units[good] > 0).map(with).max().unwrap_or(0)
}

impl Hamburgum {
    /// Only what is held can be sold, and not nothing. Rules `sell-quay`, `trade-either`.
    pub(crate) fn check_sell(&self, state: &State, units: [u8; 3]) -> Result<(), Breach> {
        if units == [0; 3] {
            return Err(Breach::NoUnits);
        }
        match units.into_iter().zip(state.mine().goods).find(|(asked, held)| asked > held) {
            Some((asked, held)) => Err(Breach::TooFewGoods { asked, held }),
            None => Ok(()),
        }
    }

    /// One to ten materials that can be paid, and never a second bell. Rules `buy-depot`, `buy-bell`.
    pub(crate) fn check_buy(&self, state: &State, wood: u8, brick: u8, bell: u8) -> Result<(), Breach> {
        let ledger = state.mine();
        if bell > 1 || (bell == 1 && ledger.bell) {
            return Err(Breach::SecondBell);
        }
        let number = usize::from(wood) + usize::from(brick) + usize::from(bell);
        if number == 0 {
            return Err(Breach::NoUnits);
        }
        let Some(&cost) = DEPOT.get(number) else {
            return Err(Breach::TooManyMaterials);
        };
        if cost > ledger.money {
            return Err(Breach::MaterialsTooDear { cost, money: ledger.money });
        }
        Ok(())
    }

    pub(crate) fn legal_trade(&self, state: &State, actions: &mut Vec<Action>) {
        let [beer, sugar, cloth] = state.mine().goods;
        for b in 0..=beer {
            for s in 0..=sugar {
                for c in 0..=cloth {
                    if (b, s, c) != (0, 0, 0) {
                        actions.push(Action::Sell([b, s, c]));
                    }
                }
            }
        }
        for wood in 0..=10 {
            for brick in 0..=10 - wood {
                for bell in 0..=1 {
                    if wood + brick + bell > 0 && self.check_buy(state, wood, brick, bell).is_ok() {
                        actions.push(Action::Buy { wood, brick, bell });
                    }
                }
            }
        }
        actions.push(Action::End);
    }

    pub(crate) fn random_trade(&self, state: &State, dice: &mut Dice) -> Action {
        let ledger = state.mine();
        let most = DEPOT.iter().skip(1).take_while(|&&cost| cost <= ledger.money).count() as u32;
        let goods = u32::from(ledger.goods[0]) + u32::from(ledger.goods[1]) + u32::from(ledger.goods[2]);
        match (goods > 0, most > 0) {
            (false, false) => Action::End,
            (true, can_buy) if !can_buy || dice.below(2) == 0 => {
                let mut units = ledger.goods.map(|held| dice.below(u32::from(held) + 1) as u8);
                if units == [0; 3] {
                    units = ledger.goods;
                }
                Action::Sell(units)
            }
            _ => {
                let number = 1 + dice.below(most) as u8;
                let bell = u8::from(!ledger.bell && dice.below(2) == 0);
                let wood = dice.below(u32::from(number - bell) + 1) as u8;
                Action::Buy { wood, brick: number - bell - wood, bell }
            }
        }
    }

    /// Selling moves neither prices nor ships, and ends the turn. Rules `sell-still`, `trade-either`.
    pub(crate) fn play_sell(&self, state: &mut State, units: [u8; 3]) {
        let prices = Good::ALL.map(|good| state.price(good));
        let ledger = state.mine_mut();
        ledger.money += proceeds(units, prices, ledger.ships);
        for (held, sold) in ledger.goods.iter_mut().zip(units) {
            *held -= sold;
        }
        self.end_turn(state);
    }

    /// A purchase ends the turn. Rules `buy-depot`, `trade-either`.
    pub(crate) fn play_buy(&self, state: &mut State, wood: u8, brick: u8, bell: u8) {
        let ledger = state.mine_mut();
        ledger.money -= DEPOT[usize::from(wood + brick + bell)];
        ledger.wood = ledger.wood.saturating_add(wood.into());
        ledger.brick = ledger.brick.saturating_add(brick.into());
        ledger.bell |= bell == 1;
        self.end_turn(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every assignment of ships to goods, by brute force.
    fn proceeds_slowly(units: [u8; 3], prices: [u32; 3], ships: [u8; 3]) -> u32 {
        let rooms: Vec<u32> = (0..3).flat_map(|basin| vec![basin as u32 + 1; ships[basin].into()]).collect();
        (0..3usize.pow(rooms.len() as u32))
            .map(|mut choice| {
                let mut left = units.map(u32::from);
                let mut money = 0;
                for room in &rooms {
                    let good = choice % 3;
                    choice /= 3;
                    let loaded = left[good].min(*room);
                    left[good] -= loaded;
                    money += loaded * prices[good];
                }
                money + left.iter().sum::<u32>() * QUAY
            })
            .max()
            .unwrap()
    }

    #[test]
    fn sell_quay_the_loading_that_pays_most() {
        let mut dice = Dice::new(7);
        for _ in 0..3000 {
            let units = [0; 3].map(|_: u8| dice.below(9) as u8);
            let prices = [0; 3].map(|_: u32| 50 + 10 * dice.below(6));
            let mut ships = [0; 3];
            for _ in 0..dice.below(6) {
                ships[dice.below(3) as usize] += 1;
            }
            assert_eq!(
                proceeds(units, prices, ships),
                proceeds_slowly(units, prices, ships),
                "{units:?} {prices:?} {ships:?}"
            );
        }
    }
}
