//! A quick sensible action for playouts: a few sums, a roll of the dice, no list.

use hamburgum::board::{Church, Kind, Site};
use hamburgum::nouns::{Good, Official, Officials, Phase, Space, Tile};
use hamburgum::{Action, DEPOT, Hamburgum, Ledger, State, move_cost, tile_value, tiles_on_offer};
use table::Dice;

use super::choices::payable;
use super::eye::{affordable, bell_in_sight, lading};

/// A quick sensible action.
pub(super) fn lean(game: &Hamburgum, state: &State, dice: &mut Dice) -> Action {
    let ledger = state.ledger(state.turn());
    match state.phase() {
        Phase::Rondel => rondel(game, state, ledger, dice),
        Phase::Trade => trade(state, ledger, dice),
        Phase::Dockyard => dockyard(game, state, ledger, dice),
        Phase::Church => church(game, state, ledger, dice),
        Phase::Guildhall => guildhall(game, state, ledger, dice),
        Phase::Canon => canon(game, state, ledger, dice),
        Phase::Over => Action::End,
    }
}

/// Where something useful can be done, the more the likelier.
fn rondel(game: &Hamburgum, state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    let pulls = pulls(game, state, ledger);
    let mut weights = [0u32; 8];
    let mut total = 0;
    for space in Space::ALL {
        let fare = ledger.rondel.map_or(0, |from| move_cost(from.steps_to(space)));
        if fare <= 2 && u16::from(fare) <= ledger.prestige {
            let pull = pulls[space as usize].saturating_sub(12 * u32::from(fare));
            weights[space as usize] = pull * pull;
            total += pull * pull;
        }
    }
    if total == 0 {
        let steps = 1 + dice.below(3) as u8;
        return Action::Rondel(ledger.rondel.map_or(Space::Trade1, |from| from.after(steps)));
    }
    let mut pick = dice.below(total);
    for space in Space::ALL {
        if pick < weights[space as usize] {
            return Action::Rondel(space);
        }
        pick -= weights[space as usize];
    }
    Action::Rondel(Space::Sugar)
}

/// How much each space attracts.
fn pulls(game: &Hamburgum, state: &State, ledger: &Ledger) -> [u32; 8] {
    let board = game.board();
    let (wood, brick) = (u32::from(ledger.wood), u32::from(ledger.brick));
    let stock = wood + brick;
    let produce = |good: Good, kind: Kind| {
        let producers = (ledger.citizens & board.kinds[kind.index()]).len() as u32;
        let held = u32::from(ledger.goods[good as usize]);
        let pull = (5 + 6 * producers) * state.price(good) / 100;
        // To divide takes long, and is seldom needed.
        if held < 4 { pull } else { pull / (1 + held / 4) }
    };
    let (_, sale) = lading(state, ledger.goods, ledger.ships);
    let buy = match ledger.money {
        0..50 => 0,
        50..100 => 3,
        100..200 => 8,
        200..330 => 18,
        _ => 24,
    };
    let trade = (sale / 14).max(if stock > 7 { buy / 4 } else { buy });
    let guildhall = if (ledger.reach - state.taken()).is_empty() { 0 } else { 7 * wood.min(brick).min(3) };
    let open = payable(state, ledger);
    let church = if open == 0 {
        3 * ledger.unscored().of_type(Tile::Five).len()
    } else {
        let crowning = state.naves().iter().enumerate().any(|(at, nave)| nave.given == 4 && open >> at & 1 == 1);
        8 + 8 * brick.min(wood + 1).min(3) + 20 * u32::from(crowning)
    };
    let dockyard = if wood == 0 { 0 } else { [14, 9, 5, 2, 1, 0][usize::from(ledger.fleet()).min(5)] };
    let mut pulls = [0; 8];
    pulls[Space::Sugar as usize] = produce(Good::Sugar, Kind::SugarRefiner);
    pulls[Space::Church as usize] = church;
    pulls[Space::Trade1 as usize] = trade;
    pulls[Space::Cloth as usize] = produce(Good::Cloth, Kind::ClothMaker);
    pulls[Space::Guildhall as usize] = guildhall;
    pulls[Space::Beer as usize] = produce(Good::Beer, Kind::Brewer);
    pulls[Space::Trade2 as usize] = trade;
    pulls[Space::Dockyard as usize] = dockyard;
    pulls
}

/// Mostly what brings or spends more money; all that the ships take, or three to six materials.
fn trade(state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    let (loaded, sale) = lading(state, ledger.goods, ledger.ships);
    let most = affordable(ledger.money);
    let stock = ledger.wood + ledger.brick;
    let spend = if stock > 9 { 0 } else { DEPOT[usize::from(most.min(6))] };
    if sale > 0 && (sale + dice.below(120) > spend + dice.below(120) || spend == 0) {
        return Action::Sell(loaded);
    }
    if spend == 0 {
        return if ledger.goods == [0; 3] { Action::End } else { Action::Sell(ledger.goods) };
    }
    let number = u16::from(most.min(4 + dice.below(3) as u8));
    let bell = u16::from(!ledger.bell && dice.below(2) == 0 && bell_in_sight(state));
    let stones = number - bell;
    let brick_after = (stock + stones + dice.below(3) as u16) / 2;
    let brick = brick_after.clamp(ledger.brick, ledger.brick + stones) - ledger.brick;
    Action::Buy { wood: (stones - brick) as u8, brick: brick as u8, bell: bell as u8 }
}

fn dockyard(game: &Hamburgum, state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    match game.ships_at_hand(state) {
        0 => Action::End,
        most => {
            let wish = 1 + u8::from(ledger.fleet() < 3 && dice.below(2) == 0);
            Action::Ships(most.min(wish))
        }
    }
}

/// Donations as long as they can be paid, for the tile of most value; then what must be scored, and ships.
fn church(game: &Hamburgum, state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    if !state.scoring() {
        let open = payable(state, ledger);
        if open != 0 && (state.church().is_none() || dice.below(8) != 0) {
            let (church, tile) = best_tile(game, state, ledger, open, dice);
            return Action::Donate(church, tile);
        }
    }
    let unscored = ledger.unscored();
    let score = |bit: u32| Action::Score(Church((bit / 5) as u8), Tile::ALL[bit as usize % 5]);
    let fives = unscored.of_type(Tile::Five).0;
    if fives != 0 {
        return score(fives.trailing_zeros());
    }
    for tile in [Tile::Donations, Tile::Ships, Tile::Building, Tile::Citizens] {
        let same = unscored.of_type(tile);
        if same.len() > 1 {
            return score(dice.bit(same.0));
        }
    }
    let ships = unscored.of_type(Tile::Ships).0;
    if ships != 0 && dice.below(4) < u32::from(ledger.fleet()) {
        return score(ships.trailing_zeros());
    }
    Action::End
}

/// The tile of most value now among those of some churches, give or take a little.
fn best_tile(game: &Hamburgum, state: &State, ledger: &Ledger, mut open: u32, dice: &mut Dice) -> (Church, Tile) {
    let mut best = (0, Church(0), Tile::Five);
    let mut noise = dice.bits();
    while open != 0 {
        let church = Church(open.trailing_zeros() as u8);
        open &= open - 1;
        let given = state.naves()[church.index()].given;
        let lure = match given {
            4 => 32,
            // Leaving the last donation to someone else is not wise.
            3 if !ledger.bell => 0,
            _ => 4,
        };
        let mut offer = u32::from(tiles_on_offer(state, church));
        while offer != 0 {
            let tile = Tile::ALL[offer.trailing_zeros() as usize];
            offer &= offer - 1;
            let value = u64::from(tile_value(game.board(), state, state.turn(), church, tile));
            noise = noise.rotate_right(5);
            let score = 1 + 4 * value + lure + (noise & 15);
            if score > best.0 {
                best = (score, church, tile);
            }
        }
    }
    (best.1, best.2)
}

/// The better of two sites, as long as there is something to build with.
fn guildhall(game: &Hamburgum, state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    let sites = game.sites_in_reach(state);
    if ledger.wood == 0 || ledger.brick == 0 || sites.is_empty() || dice.below(10) == 0 {
        return Action::End;
    }
    let (one, other) = (Site(dice.bit(sites.0) as u8), Site(dice.bit(sites.0) as u8));
    let site = if lure(game, state, ledger, one) >= lure(game, state, ledger, other) { one } else { other };
    let is_official = game.board().sites[site.index()].kind == Kind::Official;
    if !is_official || game.officials() != Officials::Free {
        return Action::Build(site, None);
    }
    let offered = game.officials_on_offer(state).into();
    let draw = |dice: &mut Dice| Official::ALL[dice.bit(offered) as usize];
    let (one, other) = (draw(dice), draw(dice));
    let better = game.office_pays(state, one) >= game.office_pays(state, other);
    Action::Build(site, Some(if better { one } else { other }))
}

/// How good a site is.
#[inline]
fn lure(game: &Hamburgum, state: &State, ledger: &Ledger, site: Site) -> u32 {
    let board = game.board();
    let plan = &board.sites[site.index()];
    let tile = ledger.unscored().contains(plan.parish.index(), Tile::Citizens);
    let parish = 4 * (ledger.citizens & board.parishes[plan.parish.index()]).len() as u32;
    let kind = match plan.kind {
        Kind::Brewer => state.price(Good::Beer) / 10,
        Kind::SugarRefiner => state.price(Good::Sugar) / 10,
        Kind::ClothMaker => state.price(Good::Cloth) / 10,
        Kind::Merchant => 10,
        Kind::Captain => 8,
        Kind::Official => 7,
    };
    kind + parish + 8 * u32::from(tile)
}

fn canon(game: &Hamburgum, state: &State, ledger: &Ledger, dice: &mut Dice) -> Action {
    let open = state.naves().iter().enumerate().fold(0, |open, (at, nave)| open | u32::from(nave.given < 5) << at);
    if ledger.brick == 0 || open == 0 {
        return Action::Skip;
    }
    let (church, tile) = best_tile(game, state, ledger, open, dice);
    Action::Canon(church, tile)
}
