//! Quick sensible play for playouts: one or two dice a decision, no list of actions.

use hansa::{Action, City, Hand, Hansa, Marker, Phase, State};
use table::{Dice, Seat};

use super::survey::{KEPT, ONE_BARREL, barrels, bit, cities, colours_of, least_loved, onward, pairs};

/// A quick sensible action.
#[inline]
pub(super) fn lean(game: &Hansa, state: &State, dice: &mut Dice) -> Action {
    match state.phase() {
        Phase::Setup => place(game, state, dice),
        Phase::Refill => {
            if game.must_refill(state) || refills(game, state, dice) {
                Action::Refill
            } else {
                Action::Skip
            }
        }
        Phase::Action | Phase::Over => act(game, state, dice),
        Phase::Discard => least_loved(state.goods(state.turn())).map_or(Action::End, Action::Discard),
    }
}

/// The better of two random cities: many warehouses, few booths of others.
fn place(game: &Hansa, state: &State, dice: &mut Dice) -> Action {
    let free = game.free_cities(state);
    let merit = |city: City| {
        let others: u8 = state.booths(city).iter().sum();
        4 * i32::from(game.board().cities[city.index()].warehouses) - i32::from(others)
    };
    let [one, other] = [dice.bit(free), dice.bit(free)].map(|city| City(city as u8));
    Action::Place(if merit(one) >= merit(other) { one } else { other })
}

/// Mostly where the ship finds next to nothing to buy.
fn refills(game: &Hansa, state: &State, dice: &mut Dice) -> bool {
    let near = bit(state.ship()) | onward(game, bit(state.ship()));
    let near = near | onward(game, near);
    let offers = cities(near).filter(|city| state.kinds_on_offer(*city) != 0).count();
    let in_sixteen = match offers {
        0 => 15,
        1 => 8,
        _ if state.offered() * 3 < game.spaces() => 4,
        _ => 1,
    };
    dice.below(16) < in_sixteen
}

/// What the player on turn has in hand, for quick sums in quarters of a point.
struct Purse<'a> {
    seat: Seat,
    hand: &'a Hand,
    /// All kinds of the colours held.
    colours: u32,
    full: bool,
    /// What a sale brings, but for the booth it costs.
    sale: i32,
    /// What would be given for booths, what that costs and how many booths it brings.
    gift: Option<Marker>,
    price: i32,
    put: i32,
}

impl<'a> Purse<'a> {
    #[inline]
    fn open(state: &'a State) -> Purse<'a> {
        let seat = state.turn();
        let hand = state.goods(seat);
        let mut purse = Purse {
            seat,
            hand,
            colours: colours_of(hand.kinds()),
            full: hand.held() >= KEPT,
            sale: 0,
            gift: None,
            price: 0,
            put: 0,
        };
        if hand.held() == 0 {
            return purse;
        }
        let paired = if hand.held() >= 2 { pairs(hand.lot()) } else { 0 };
        if paired != 0 {
            purse.sale = 4 * barrels(hand, paired) as i32;
        }
        let payable = state.payable_in_booths();
        if payable != 0 {
            let loose = payable & !paired;
            let marker = smallest(if loose != 0 { loose } else { payable });
            let barrels = i32::from(marker.barrels());
            purse.price = if loose != 0 { 3 + 2 * barrels } else { 8 + 4 * barrels };
            purse.put = barrels;
            purse.gift = Some(marker);
        }
        purse
    }

    /// What a marker brings.
    #[inline]
    fn buying(&self, marker: Marker, free: bool) -> i32 {
        let barrels = i32::from(marker.barrels());
        let worth = if self.colours & marker.bit() != 0 {
            4 + 4 * barrels
        } else {
            2 + barrels - if self.full { 6 } else { 0 }
        };
        if free { worth } else { worth - 2 }
    }

    /// What a sale brings where the player has so many booths.
    #[inline]
    fn selling(&self, own: u8) -> i32 {
        match own {
            0 => 0,
            1 => self.sale - 8,
            _ => self.sale - 2,
        }
    }

    /// What booths bring.
    #[inline]
    fn settling(&self, booths: [u8; 4]) -> i32 {
        if self.gift.is_none() {
            return 0;
        }
        let place = match (booths[self.seat.index()], booths) {
            (_, [0, 0, 0, 0]) => 16,
            (0, _) => 8,
            _ => 0,
        };
        place + 2 * self.put - self.price
    }
}

/// Of these kinds one of the fewest barrels.
#[inline]
fn smallest(kinds: u32) -> Marker {
    let [ones, twos] = [ONE_BARREL, ONE_BARREL << 1].map(|of| kinds & of);
    let best = if ones != 0 {
        ones
    } else if twos != 0 {
        twos
    } else {
        kinds
    };
    Marker::of_bit(best.trailing_zeros())
}

/// The most liked action in the ship's city, else the way to the city where most can be done, else the end of the turn.
#[inline]
fn act(game: &Hansa, state: &State, dice: &mut Dice) -> Action {
    let purse = Purse::open(state);
    let mut noise = dice.bits();
    let mut whim = |most: u64| {
        noise = noise.rotate_right(5);
        (noise & most) as i32
    };
    if !state.acted() {
        let booths = state.booths(state.ship());
        let (mut best, mut action) = (3, None);
        let buyable = state.buyable();
        if buyable != 0 {
            let free = state.host(state.ship()) == Some(purse.seat);
            for marker in Marker::each(buyable) {
                let liking = purse.buying(marker, free) + whim(3);
                if liking > best {
                    (best, action) = (liking, Some(Action::Buy(marker)));
                }
            }
        }
        let liking = purse.settling(booths) + whim(3);
        if liking > best {
            (best, action) = (liking, purse.gift.map(Action::Booths));
        }
        if purse.selling(booths[purse.seat.index()]) + whim(3) > best {
            let sale = purse.hand.lot().of_colours(state.sellable());
            action = Some(Action::Sell(sale));
        }
        if let Some(action) = action {
            return action;
        }
    }
    let talers = state.talers(purse.seat);
    let (mut best, mut to) = (i32::from(talers <= KEPT) * 5, None);
    for city in cities(game.reachable(state)) {
        let booths = state.booths(city);
        let mut liking = purse.selling(booths[purse.seat.index()]).max(purse.settling(booths));
        let offer = state.kinds_on_offer(city);
        if offer != 0 {
            let free = state.host(city) == Some(purse.seat);
            if free || talers > 1 {
                liking = Marker::each(offer).fold(liking, |most, marker| most.max(purse.buying(marker, free)));
            }
        }
        let liking = liking + whim(3);
        if liking >= best {
            (best, to) = (liking, Some(city));
        }
    }
    to.map_or(Action::End, Action::Sail)
}
