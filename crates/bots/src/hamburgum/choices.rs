//! The actions worth a thought: tiles scored in one order where the order does not matter, nothing that another action beats
//! anyway.

use hamburgum::board::{Church, Kind, Site, SiteSet};
use hamburgum::nouns::{Official, Officials, Phase, Space, Tile};
use hamburgum::{Action, Cost, FLEET, Hamburgum, Ledger, State, can_pay, donation_cost, move_cost, tile_value};
use table::{Game as _, Seat};

use crate::flat::after;

use super::eye::{Eye, Rates, affordable, bell_in_sight, lading, left, named};

/// The most sites to think of at once.
const SITES: usize = 8;
/// The most tiles of one church to think of at once.
const TILES: usize = 3;
/// The most prestige to pay for a move to a space that is nothing special.
const FARE: u8 = 2;
/// Donations that are given before the last one, which ends the game.
const BEFORE_LAST: u32 = 29;

/// What completing a church brings at the least, in prestige, where no one passes it up; and where whoever has given to it in this visit
/// does not.
const CROWN: f32 = 6.0;
const LAST_STONE: f32 = 2.0;
/// What a visit to church brings at the least, in prestige, where no one goes elsewhere if the way is free.
const FEAST: f32 = 12.0;

/// What a building brings at the least, in prestige, where no one leaves the guildhall who has wood and brick for another one too.
const HOUSE: f32 = 4.0;

/// What a sale brings at the least, in pounds, where no one buys a few materials instead, and how many are few.
const GOOD_SALE: u32 = 150;
const FEW: u8 = 2;

/// Whether a donation is worth a thought by what its tile brings, or because it completes a church to which so many were given.
fn is_good(gain: f32, given: u8) -> bool {
    gain > 0.5 || given == 4
}

/// The actions worth a thought, the better ones first; `actions` comes empty.
pub(super) fn sensible(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    match state.phase() {
        Phase::Rondel => rondel(game, state, actions),
        Phase::Trade => trade(state, actions),
        Phase::Dockyard => {
            let most = game.ships_at_hand(state).min(3);
            actions.extend((1..=most).rev().map(Action::Ships));
            actions.push(Action::End);
        }
        Phase::Church => church(game, state, actions),
        Phase::Guildhall => guildhall(game, state, actions),
        Phase::Canon => canon(game, state, actions),
        Phase::Over => {}
    }
}

/// Leaves out what a player is laughed at for.
///
/// On the rondel: to go elsewhere with all that completes a church, or that a visit turns into a feast, and to pay for the way to a
/// single good or to the farther of the two trade spaces. At trade: to buy a material or two with a good sale at hand, unless they
/// complete a church, and to buy what leaves a stock of no use. At church: to go before the church stands, to give for less than
/// completing one brings, unless to one that can be completed to nearly as good a gain itself, to give for a tile that has to be
/// scored at once for nothing, to end the game for someone else, and to do nothing. At the dockyard: to build no ship. At the
/// guildhall: to pass a good building with wood and brick enough.
pub(super) fn with_pride(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    match state.phase() {
        Phase::Rondel => {
            let church = Action::Rondel(Space::Church);
            let free = ledger.rondel.is_none_or(|from| move_cost(from.steps_to(Space::Church)) == 0);
            if free && actions.len() > 1 && actions.contains(&church) && calls(game, state) {
                actions.retain(|action| *action == church);
            }
            keep(actions, |action| !pays_for_one(game, state, action) && !pays_for_the_other(ledger, action));
        }
        Phase::Trade => {
            let (_, money) = lading(state, ledger.goods, ledger.ships);
            if money >= GOOD_SALE {
                let lacking = lacking(state, ledger);
                keep(actions, |action| match action {
                    Action::Buy { wood, brick, bell } => wood + brick + bell > FEW || lacking == Some(action),
                    _ => true,
                });
            }
            keep(actions, |action| !is_useless(state, action));
        }
        Phase::Church if !state.scoring() => {
            if actions.len() > 1
                && let Some((gain, eye)) = best_crown(game, state)
            {
                keep(actions, |action| match action {
                    Action::Donate(church, _) => {
                        let own =
                            eye.crown(church.index()).is_some_and(|own| own >= CROWN.min(gain) && own > gain - CROWN);
                        own || eye.gift(church.index()) >= gain
                    }
                    _ => false,
                });
            }
            keep(actions, |action| !is_wasted(game, state, action) && !gives_up(game, state, action));
            if state.church().is_none() {
                keep(actions, |action| action != Action::End);
            }
        }
        Phase::Canon => keep(actions, |action| !gives_up(game, state, action)),
        Phase::Dockyard => keep(actions, |action| action != Action::End),
        Phase::Guildhall if passes_a_house(game, state, actions) => keep(actions, |action| action != Action::End),
        _ => {}
    }
}

/// Whether whoever leaves the guildhall passes a good building for which there is more than enough: a pair of wood and brick stays
/// for the next one, and so do all materials that complete a church.
fn passes_a_house(game: &Hamburgum, state: &State, actions: &[Action]) -> bool {
    let Some(Action::Build(best, _)) = actions.first() else { return false };
    // Money may come.
    let stock = Ledger { money: u32::MAX, ..*state.ledger(state.turn()) };
    let rest = Ledger { wood: stock.wood - 1, brick: stock.brick - 1, ..stock };
    let costs_a_church = |given: u8| {
        let whole = rest_of_church(given, &stock);
        can_pay(&stock, &whole) && !can_pay(&rest, &whole)
    };
    rest.wood > 0
        && rest.brick > 0
        && Eye::new(game, state, state.turn(), Rates::of(left(game, state))).site(*best) >= HOUSE
        && !state.naves().iter().any(|nave| nave.given < 5 && costs_a_church(nave.given))
}

/// Whether an action pays prestige for the way to a production of a single unit.
fn pays_for_one(game: &Hamburgum, state: &State, action: Action) -> bool {
    let Action::Rondel(space) = action else { return false };
    let ledger = state.ledger(state.turn());
    let good = match space {
        Space::Sugar => Kind::SugarRefiner,
        Space::Cloth => Kind::ClothMaker,
        Space::Beer => Kind::Brewer,
        _ => return false,
    };
    let fare = ledger.rondel.map_or(0, |from| move_cost(from.steps_to(space)));
    fare > 0 && (ledger.citizens & game.board().kinds[good.index()]).is_empty()
}

/// Whether an action pays more prestige for the way to one trade space than the other costs.
fn pays_for_the_other(ledger: &Ledger, action: Action) -> bool {
    let fare = |space: Space| ledger.rondel.map_or(0, |from| move_cost(from.steps_to(space)));
    match action {
        Action::Rondel(Space::Trade1) => fare(Space::Trade1) > fare(Space::Trade2),
        Action::Rondel(Space::Trade2) => fare(Space::Trade2) > fare(Space::Trade1),
        _ => false,
    }
}

/// Whether a purchase leaves a stock of which nothing can be given, built on a site in reach or made a ship, whatever the money.
fn is_useless(state: &State, action: Action) -> bool {
    let Action::Buy { wood, brick, bell } = action else { return false };
    let mut stock = *state.ledger(state.turn());
    stock.wood += u16::from(wood);
    stock.brick += u16::from(brick);
    stock.bell |= bell > 0;
    stock.money = u32::MAX;
    let builds = stock.wood > 0 && stock.brick > 0 && !(stock.reach - state.taken()).is_empty();
    let sails = stock.wood > 0 && stock.fleet() < FLEET;
    !builds && !sails && payable(state, &stock) == 0
}

/// Whether a donation's tile is worth nothing and has to be scored at the end of the visit, as the second of its type, where the
/// visit cannot complete the church.
fn is_wasted(game: &Hamburgum, state: &State, action: Action) -> bool {
    let Action::Donate(church, tile) = action else { return false };
    let seat = state.turn();
    !state.ledger(seat).unscored().of_type(tile).is_empty()
        && tile_value(game.board(), state, seat, church, tile) == 0
        && Eye::new(game, state, seat, Rates::of(left(game, state))).crown(church.index()).is_none()
}

/// Keeps the good ones of some actions, if there are any.
fn keep(actions: &mut Vec<Action>, is_good: impl Fn(Action) -> bool) {
    if actions.iter().any(|action| is_good(*action)) {
        actions.retain(|action| is_good(*action));
    }
}

/// Whether a visit to church completes one or brings so much that no one goes elsewhere, and two are open after it.
fn calls(game: &Hamburgum, state: &State) -> bool {
    donor(game, state).is_some_and(|(eye, open)| {
        churches(open).any(|church| eye.gift(church) >= FEAST || eye.crown(church).is_some_and(|gain| gain >= CROWN))
    })
}

/// The most that the player on turn, who is at church, gains by completing one in this visit, and the eye that sees it; `None` where
/// that is little.
fn best_crown<'a>(game: &'a Hamburgum, state: &'a State) -> Option<(f32, Eye<'a>)> {
    let (eye, open) = donor(game, state)?;
    let most = churches(open).filter_map(|church| eye.crown(church)).fold(0.0, f32::max);
    let least = if state.church().is_some() { LAST_STONE } else { CROWN };
    (most >= least).then_some((most, eye))
}

/// The eye of the player on turn, and to which churches it can give, a bit for each; `None` if to none, or if fewer than two were
/// open after one more is complete, so that the game might end with the next visit.
fn donor<'a>(game: &'a Hamburgum, state: &'a State) -> Option<(Eye<'a>, u32)> {
    let open = payable(state, state.ledger(state.turn()));
    let goes_on = open != 0 && state.churches_built() <= 3;
    goes_on.then(|| (Eye::new(game, state, state.turn(), Rates::of(left(game, state))), open))
}

/// The churches of a set, a bit for each.
fn churches(set: u32) -> impl Iterator<Item = usize> {
    (0..Church::all().count()).filter(move |church| set >> church & 1 == 1)
}

/// Spaces where something can be done, not too dear; the free ones if there is none.
fn rondel(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    let cost = |space: Space| ledger.rondel.map_or(0, |from| move_cost(from.steps_to(space)));
    let eye = Eye::new(game, state, state.turn(), Rates::of(left(game, state)));
    // A last donation may end the game: no price is too high to think of it.
    let open = payable(state, ledger);
    let crowning = state.naves().iter().enumerate().any(|(at, nave)| nave.given == 4 && open >> at & 1 == 1);
    let mut ranked: Ranked<Space, 8> = Ranked::new(Space::Sugar);
    for space in Space::ALL {
        let fare = cost(space);
        if u16::from(fare) > ledger.prestige || !useful(game, state, ledger, space) {
            continue;
        }
        if space == Space::Church && !rewarding(game, state, &eye, open) {
            continue;
        }
        let gain = eye.space(space) - f32::from(fare);
        if fare <= FARE || gain > 4.0 || space == Space::Church && crowning {
            ranked.add(space, gain);
        }
    }
    actions.extend(ranked.iter().map(Action::Rondel));
    if actions.is_empty() {
        actions.extend(Space::ALL.into_iter().filter(|&space| cost(space) == 0).map(Action::Rondel));
    }
}

/// Whether anything can be done on a space.
fn useful(game: &Hamburgum, state: &State, ledger: &Ledger, space: Space) -> bool {
    match space {
        Space::Sugar | Space::Cloth | Space::Beer => true,
        Space::Trade1 | Space::Trade2 => ledger.goods != [0; 3] || ledger.money >= 50 && buys(state, ledger),
        Space::Dockyard => ledger.wood > 0 && game.ships_at_hand(state) > 0,
        Space::Guildhall => ledger.wood > 0 && ledger.brick > 0 && !(ledger.reach - state.taken()).is_empty(),
        Space::Church => payable(state, ledger) != 0 || scores(ledger),
    }
}

/// Whether there is a purchase of any use.
fn buys(state: &State, ledger: &Ledger) -> bool {
    let mut actions = Vec::new();
    purchases(state, ledger, &mut actions);
    actions.into_iter().any(|action| !is_useless(state, action))
}

/// Whether church has anything that is worth the way: a tile to score, or a donation, `open` to which churches, that is good or
/// wins.
fn rewarding(game: &Hamburgum, state: &State, eye: &Eye<'_>, open: u32) -> bool {
    let given = |church: usize| state.naves()[church].given;
    let good = |church: usize| match state.donations() {
        BEFORE_LAST => {
            let there = after(game, state, Action::Rondel(Space::Church));
            eye.offers(church).any(|(tile, _)| wins(game, &there, Action::Donate(Church(church as u8), tile)))
        }
        _ => eye.offers(church).any(|(_, gain)| is_good(gain, given(church))),
    };
    let mut churches = (0..state.naves().len()).filter(|church| open >> church & 1 == 1);
    scores(state.ledger(state.turn())) || churches.any(good)
}

/// Whether an action ends the game and wins it, if only with others.
fn wins(game: &Hamburgum, state: &State, action: Action) -> bool {
    let (end, seat) = (after(game, state, action), state.turn());
    let ahead = |other: Seat| game.tally(&end, seat) >= game.tally(&end, other);
    game.on_turn(&end).is_none() && Seat::all(game.players()).all(ahead)
}

/// Whether an action is a donation that ends the game, and someone else wins it.
pub(super) fn gives_up(game: &Hamburgum, state: &State, action: Action) -> bool {
    let gives = matches!(action, Action::Donate(..) | Action::Canon(..));
    gives && state.donations() == BEFORE_LAST && !wins(game, state, action)
}

/// Whether there is a tile that had better be scored now; for a single ship no one goes to church.
fn scores(ledger: &Ledger) -> bool {
    let unscored = ledger.unscored();
    !unscored.of_type(Tile::Five).is_empty() || !unscored.of_type(Tile::Ships).is_empty() && ledger.fleet() > 1
}

/// Churches to which a donation can be paid now, a bit for each.
#[inline]
pub(super) fn payable(state: &State, ledger: &Ledger) -> u32 {
    if ledger.brick == 0 {
        return 0;
    }
    let mut by_given = 0u32;
    for given in 0..5 {
        by_given |= u32::from(can_pay(ledger, &donation_cost(given, ledger.citizens.len()))) << given;
    }
    let mut open = 0;
    for (church, nave) in state.naves().iter().enumerate() {
        open |= (by_given >> nave.given & 1) << church;
    }
    match state.church() {
        Some(church) => open & 1 << church.0,
        None => open,
    }
}

/// What the ships take, all that is there, and purchases that leave a balanced stock.
fn trade(state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    let (loaded, _) = lading(state, ledger.goods, ledger.ships);
    if loaded != [0; 3] {
        actions.push(Action::Sell(loaded));
    }
    if ledger.goods != loaded {
        actions.push(Action::Sell(ledger.goods));
    }
    purchases(state, ledger, actions);
    if actions.is_empty() {
        actions.push(Action::End);
    }
}

/// The four largest purchases that can be paid, balanced; the largest also with more bricks or more wood. Then just what completes a
/// church, which near the end is all that a rich player needs.
fn purchases(state: &State, ledger: &Ledger, actions: &mut Vec<Action>) {
    let brick_use = (SiteSet::ALL - state.taken()).len() as u16 + 30 - state.donations() as u16;
    let wood_use = brick_use + u16::from(FLEET - ledger.fleet());
    let bells = u8::from(!ledger.bell && bell_in_sight(state));
    let need = brick_use.saturating_sub(ledger.brick) + wood_use.saturating_sub(ledger.wood) + u16::from(bells);
    let most = affordable(ledger.money).min(need.min(8) as u8);
    for number in (most.saturating_sub(3).max(1)..=most).rev() {
        for bell in 0..=bells {
            let stones = u16::from(number - bell);
            let total = ledger.wood + ledger.brick + stones;
            let even = total.div_ceil(2);
            for brick_after in [even, even + 1, (total / 2).saturating_sub(1 - total % 2)] {
                let brick = brick_after.clamp(ledger.brick, ledger.brick + stones) - ledger.brick;
                let wood = stones - brick;
                let special = brick_after != even;
                let for_ships = brick_after < even;
                if brick > brick_use.saturating_sub(ledger.brick)
                    || wood > wood_use.saturating_sub(ledger.wood)
                    || special && number + 1 < most
                    || for_ships && (ledger.fleet() > 2 || number < most)
                {
                    continue;
                }
                let action = Action::Buy { wood: wood as u8, brick: brick as u8, bell };
                if !actions.contains(&action) {
                    actions.push(action);
                }
            }
        }
    }
    if let Some(action) = lacking(state, ledger).filter(|action| !actions.contains(action)) {
        actions.push(action);
    }
}

/// The smallest purchase after which no material is lacking to complete a church in one visit; `None` where it cannot be paid, or
/// where nothing is lacking.
fn lacking(state: &State, ledger: &Ledger) -> Option<Action> {
    let most = state.naves().iter().map(|nave| nave.given).filter(|given| *given < 5).max()?;
    let whole = rest_of_church(most, ledger);
    let stones = |needed: u8, held: u16| u16::from(needed).saturating_sub(held) as u8;
    let (wood, brick) = (stones(whole.wood, ledger.wood), stones(whole.brick, ledger.brick));
    let bell = stones(whole.bell, u16::from(ledger.bell));
    (1..=affordable(ledger.money)).contains(&(wood + brick + bell)).then_some(Action::Buy { wood, brick, bell })
}

/// What all donations cost together that a church lacks to which so many were given.
fn rest_of_church(given: u8, ledger: &Ledger) -> Cost {
    let mut whole = Cost { brick: 0, wood: 0, bell: 0, money: 0 };
    for given in given..5 {
        let cost = donation_cost(given, ledger.citizens.len());
        whole.brick += cost.brick;
        whole.wood += cost.wood;
        whole.bell += cost.bell;
        whole.money += cost.money;
    }
    whole
}

/// Donations; of tiles to score the fives first, the choice between two of a type, ships while they are there.
fn church(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let seat = state.turn();
    let ledger = state.ledger(seat);
    if !state.scoring() {
        donations(game, state, actions);
    }
    let unscored = ledger.unscored();
    let score = |bit: u32| Action::Score(Church((bit / 5) as u8), Tile::ALL[bit as usize % 5]);
    let fives = unscored.of_type(Tile::Five);
    if !fives.is_empty() {
        actions.push(score(fives.0.trailing_zeros()));
        return;
    }
    for tile in [Tile::Donations, Tile::Ships, Tile::Building, Tile::Citizens] {
        let same = unscored.of_type(tile);
        if same.len() > 1 {
            // Tiles of these types are alike.
            if matches!(tile, Tile::Donations | Tile::Ships) {
                actions.push(score(same.0.trailing_zeros()));
            } else {
                actions.extend(same.iter().map(|(church, tile)| Action::Score(Church(church as u8), tile)));
            }
            return;
        }
    }
    let ships = unscored.of_type(Tile::Ships);
    if !ships.is_empty() && ledger.fleet() > 0 {
        actions.push(score(ships.0.trailing_zeros()));
    }
    // Whoever came to church came for something; but the last donation ends the game, which is not for everyone.
    if actions.is_empty() || state.church().is_some() || state.scoring() || state.donations() == BEFORE_LAST {
        actions.push(Action::End);
    }
}

fn donations(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    let mut open = payable(state, ledger);
    if open == 0 {
        return;
    }
    let eye = Eye::new(game, state, state.turn(), Rates::of(left(game, state)));
    while open != 0 {
        let church = open.trailing_zeros() as usize;
        open &= open - 1;
        let given = state.naves()[church].given;
        let mut ranked: Ranked<Tile, TILES> = Ranked::new(Tile::Five);
        for (tile, gain) in eye.offers(church) {
            if is_good(gain, given) {
                ranked.add(tile, gain);
            }
        }
        actions.extend(ranked.iter().map(|tile| Action::Donate(Church(church as u8), tile)));
    }
}

/// The best sites in reach.
fn guildhall(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    if ledger.wood > 0 && ledger.brick > 0 {
        let eye = Eye::new(game, state, state.turn(), Rates::of(left(game, state)));
        let mut ranked: Ranked<Site, SITES> = Ranked::new(Site(0));
        for site in game.sites_in_reach(state).iter() {
            ranked.add(site, eye.site(site));
        }
        for site in ranked.iter() {
            let is_official = game.board().sites[site.index()].kind == Kind::Official;
            if is_official && game.officials() == Officials::Free {
                named_officials(game, state, ledger, site, actions);
            } else {
                actions.push(Action::Build(site, None));
            }
        }
    }
    actions.push(Action::End);
}

/// The two officials that pay best, and the canon where there is a brick for his donation.
fn named_officials(game: &Hamburgum, state: &State, ledger: &Ledger, site: Site, actions: &mut Vec<Action>) {
    let offered = game.officials_on_offer(state);
    let mut ranked: Ranked<Official, 2> = Ranked::new(Official::Canon);
    for official in named(offered) {
        if official != Official::Canon {
            ranked.add(official, game.office_pays(state, official) as f32);
        } else if ledger.brick > 1 || offered.count_ones() == 1 {
            actions.push(Action::Build(site, Some(Official::Canon)));
        }
    }
    actions.extend(ranked.iter().map(|official| Action::Build(site, Some(official))));
}

/// The best tiles of every church; none only if there is nothing good.
fn canon(game: &Hamburgum, state: &State, actions: &mut Vec<Action>) {
    let ledger = state.ledger(state.turn());
    if ledger.brick > 0 {
        let eye = Eye::new(game, state, state.turn(), Rates::of(left(game, state)));
        for (church, nave) in state.naves().iter().enumerate().filter(|(_, nave)| nave.given < 5) {
            let mut ranked: Ranked<Tile, TILES> = Ranked::new(Tile::Five);
            for (tile, gain) in eye.offers(church) {
                if is_good(gain, nave.given) {
                    ranked.add(tile, gain);
                }
            }
            actions.extend(ranked.iter().map(|tile| Action::Canon(Church(church as u8), tile)));
        }
    }
    // The last donation ends the game, which is not for everyone.
    if actions.is_empty() || state.donations() >= 25 {
        actions.push(Action::Skip);
    }
}

/// The best few of many, the best first.
struct Ranked<T, const N: usize> {
    best: [(T, f32); N],
    len: usize,
}

impl<T: Copy, const N: usize> Ranked<T, N> {
    fn new(blank: T) -> Ranked<T, N> {
        Ranked { best: [(blank, 0.0); N], len: 0 }
    }

    #[inline]
    fn add(&mut self, item: T, gain: f32) {
        let mut at = self.len;
        while at > 0 && self.best[at - 1].1 < gain {
            at -= 1;
        }
        if at < N {
            self.len = (self.len + 1).min(N);
            self.best.copy_within(at..self.len - 1, at + 1);
            self.best[at] = (item, gain);
        }
    }

    fn iter(&self) -> impl Iterator<Item = T> {
        self.best[..self.len].iter().map(|(item, _)| *item)
    }
}
