//! The actions worth a thought.

use hansa::board::MAX_CITIES;
use hansa::{Action, Hand, Hansa, Lot, MONOPOLY, Marker, PRESENCE, Phase, State};

use crate::flat::after;

use super::survey::{KEPT, ONE_BARREL, attachment, cities, exact_pairs, pairs, rings};

/// The actions worth a thought: what brings something here, then where to sail, then the end of the turn.
pub(super) fn sensible(game: &Hansa, state: &State, actions: &mut Vec<Action>) {
    match state.phase() {
        Phase::Setup => actions.extend(cities(game.free_cities(state)).map(Action::Place)),
        Phase::Refill => {
            actions.push(Action::Refill);
            if !game.must_refill(state) {
                actions.push(Action::Skip);
            }
        }
        Phase::Action => {
            if !state.acted() {
                sales(state, actions);
                actions.extend(Marker::each(state.buyable()).map(Action::Buy));
                booths(game, state, actions);
            }
            actions.extend(cities(game.reachable(state)).map(Action::Sail));
            // Full warehouses, as after a refill, are a feast for whoever comes next: no one leaves one who can have some of it.
            let feast = state.offered() == game.spaces() && !state.acted() && state.buyable() != 0;
            if !feast {
                actions.push(Action::End);
            }
        }
        Phase::Discard => discards(state.goods(state.turn()), actions),
        Phase::Over => {}
    }
}

/// How many markers a refill lays at the least where whoever pays for it can buy them.
const WORTH_A_TALER: u8 = 3;

/// What a sale brings at the least, in points, where no one ends the turn unsold.
const PROFIT: u32 = 5;

/// Leaves out what a player is laughed at for: to pay for markers of which next to none lie in its reach, to leave full warehouses to the next player with nothing bought or sold, to sell
/// one colour and keep another that could go with it for nothing, to break a pair for booths where it can be sold or to discard half of one where another marker could go, to end the
/// turn in a city where a good sale can be made, or any that pays with too much in hand, or where what there is room for could be had for a taler that will lapse, and to leave what it
/// could have for nothing.
pub(super) fn with_pride(game: &Hansa, state: &State, actions: &mut Vec<Action>) {
    match state.phase() {
        Phase::Refill if actions.len() > 1 && laid_in_reach(game, state) < WORTH_A_TALER => {
            actions.retain(|action| *action != Action::Refill);
        }
        Phase::Discard => {
            let paired = exact_pairs(state.goods(state.turn()).lot());
            let spares = |action: &Action| !matches!(action, Action::Discard(marker) if paired & marker.bit() != 0);
            if actions.iter().any(spares) {
                actions.retain(spares);
            }
        }
        _ => {}
    }
    if state.phase() == Phase::Action && state.offered() == game.spaces() {
        let shares = |action: &Action| match action {
            Action::Buy(_) | Action::Sell(_) => true,
            Action::End => false,
            _ => can_share(game, &after(game, state, *action)),
        };
        if actions.iter().any(shares) {
            actions.retain(shares);
        }
    }
    let sellable = state.sellable();
    let takes_along = |sale: &Lot| (0..6).all(|colour| sellable >> colour & 1 == 0 || sale.of_colour(colour) > 0);
    actions.retain(|action| !matches!(action, Action::Sell(sale) if !takes_along(sale)));
    let seat = state.turn();
    let lot = state.goods(seat).lot();
    let breaks = |marker: &Marker| sellable >> marker.colour() & 1 == 1 && lot.of_colour(marker.colour()) == 2;
    actions.retain(|action| !matches!(action, Action::Booths(marker) if breaks(marker)));
    let sells = actions.iter().any(|action| matches!(action, Action::Sell(_)));
    let buys = actions.iter().any(|action| matches!(action, Action::Buy(_)));
    // What is bought with a taler that will lapse, or in a city of one's own, costs nothing. The taler can still be spent further on, but what lies
    // here for nothing may be gone in the next turn.
    let lapses = state.talers(seat) > KEPT;
    let free = state.host(state.ship()) == Some(seat);
    let held = state.goods(seat).held();
    let least = if held > KEPT { 1 } else { PROFIT };
    if sells && profit(state) >= least || buys && lapses && held < KEPT {
        actions.retain(|action| *action != Action::End);
    }
    if buys && free && held < KEPT {
        actions.retain(|action| !matches!(action, Action::End | Action::Sail(_)));
    }
}

/// How many markers a refill would lay where the player on turn could sail and buy one, once the refill is paid.
fn laid_in_reach(game: &Hansa, state: &State) -> u8 {
    let seat = state.turn();
    let talers = usize::from(state.talers(seat).saturating_sub(1));
    let mut laid = 0;
    for (voyages, ring) in rings::<MAX_CITIES>(game, state.ship()).into_iter().enumerate() {
        for city in cities(ring) {
            let price = usize::from(state.host(city) != Some(seat));
            if voyages + price <= talers {
                laid += game.board().cities[city.index()].warehouses - state.offer(city).len() as u8;
            }
        }
    }
    laid.min(state.left())
}

/// Whether the player on turn can still buy or sell something, here or one city on.
fn can_share(game: &Hansa, state: &State) -> bool {
    let here = |state: &State| !state.acted() && state.buyable() | state.sellable() != 0;
    here(state) || cities(game.reachable(state)).any(|city| here(&after(game, state, Action::Sail(city))))
}

/// The points that selling all that can be sold here brings, less those of the city if its last booth goes.
fn profit(state: &State) -> u32 {
    let seat = state.turn();
    let sale = state.goods(seat).lot().of_colours(state.sellable());
    let mut others = state.booths(state.ship());
    let own = std::mem::take(&mut others[seat.index()]);
    let city = match own {
        1 if others == [0; 4] => MONOPOLY,
        1 => PRESENCE,
        _ => 0,
    };
    sale.barrels().saturating_sub(city)
}

/// All that can be sold at once; with several colours also each alone, because what is kept may grow. Of a colour only a
/// single barrel may stay behind, to become a booth.
fn sales(state: &State, actions: &mut Vec<Action>) {
    let sellable = state.sellable();
    if sellable == 0 {
        return;
    }
    let seat = state.turn();
    let lot = state.goods(seat).lot();
    let all = lot.of_colours(sellable);
    actions.push(Action::Sell(all));
    let mut colours = sellable;
    while colours != 0 {
        let colour = colours.trailing_zeros() as usize;
        colours &= colours - 1;
        if sellable.count_ones() > 1 {
            actions.push(Action::Sell(lot.of_colours(1 << colour)));
        }
        let smallest = Marker::new(colour, 1);
        if lot.of_colour(colour) > 2 && lot.count(smallest) > 0 && state.stock(seat) > 0 {
            actions.push(Action::Sell(all.without(smallest)));
        }
    }
}

/// For each number of barrels the marker that is missed least. No pair is broken for what another marker would do; only
/// where all are in pairs one of them may go.
fn booths(game: &Hansa, state: &State, actions: &mut Vec<Action>) {
    let payable = state.payable_in_booths();
    if payable == 0 {
        return;
    }
    let seat = state.turn();
    let (lot, stock) = (state.goods(seat).lot(), state.stock(seat));
    let least = |kinds: u32| Marker::each(kinds).min_by_key(|marker| attachment(lot, *marker)).map(Action::Booths);
    let (paired, tight) = (pairs(lot), exact_pairs(lot));
    let loose = payable & !paired | payable & ONE_BARREL & !tight;
    if loose == 0 {
        actions.extend(least(payable));
        return;
    }
    for barrels in 1..=3 {
        actions.extend(least(loose & ONE_BARREL << (barrels - 1)));
        let put = loose & ONE_BARREL << (barrels - 1) != 0;
        if put && barrels >= stock && !game.last_round(state) {
            // With more barrels there would be no more booths. In a last turn the smaller marker may be the one to be sold.
            return;
        }
    }
}

/// The three kinds that are missed least.
fn discards(hand: &Hand, actions: &mut Vec<Action>) {
    let mut left = hand.kinds();
    for _ in 0..3 {
        let Some(marker) = Marker::each(left).min_by_key(|marker| attachment(hand.lot(), *marker)) else {
            return;
        };
        left &= !marker.bit();
        actions.push(Action::Discard(marker));
    }
}
