//! A hand-made guess at the points with which a seat will end.

use hansa::board::MAX_COLOURS;
use hansa::{City, Hand, Hansa, Phase, State};
use table::{Game, Seat};

use super::plan::{Gains, best_turn, more};
use super::survey::{KEPT, Stands, bit, cities, least_loved, turns_to_come};

/// What things are worth beyond the points they count already, while there is time: tuned by matches of players who
/// look one action ahead.
mod worth {
    /// A marker that is alone of its colour, by its barrels.
    pub(super) const SINGLE: [f32; 3] = [0.33, 0.9, 1.7];
    /// Each barrel of a colour that can be sold.
    pub(super) const PAIRED: f32 = 0.7;
    /// A marker more than can be kept.
    pub(super) const EXCESS: f32 = -0.4;
    /// A taler.
    pub(super) const TALER: f32 = 0.9;
    /// A voyage, beside its taler's other uses.
    pub(super) const VOYAGE: f32 = 0.38;
    /// The first booth in a city.
    pub(super) const FIRST: f32 = 0.15;
    /// Every other booth there.
    pub(super) const SPARE: f32 = 0.5;
    /// The most booths in a city, for each of its warehouses.
    pub(super) const HOST: f32 = 0.55;
    /// Being alone in a city: others may come.
    pub(super) const LONE: f32 = -0.7;
    /// A turn to come.
    pub(super) const TURN: f32 = 3.2;
    /// What all these promise twice, taken off.
    pub(super) const OVERLAP: f32 = -9.0;
    /// How much of the best turn counts: on turn, next, and after that.
    pub(super) const BEST_TURN: [f32; 3] = [0.9, 0.4, 0.2];
}

/// The guess: points now, what the books promise, and what the ship's place does.
pub(super) fn outlook(game: &Hansa, state: &State, seat: Seat) -> f32 {
    let points = state.points(seat) as f32;
    if state.phase() == Phase::Over {
        return points;
    }
    let books = Books::open(game, state, seat);
    points + books.prospects() + worth::BEST_TURN[books.ahead.min(2)] * books.best_turn()
}

/// What a seat has and may hope for.
pub(super) struct Books<'a> {
    game: &'a Hansa,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) players: usize,
    /// How many turns before its own: 0 on turn.
    pub(super) ahead: usize,
    pub(super) stands: Stands,
    pub(super) hand: &'a Hand,
    /// How many turns it may expect to begin.
    pub(super) turns: f32,
    /// How likely there is time for what takes a turn to come.
    pub(super) time: f32,
    /// The held markers and barrels of each colour.
    colours: [(u8, u8); MAX_COLOURS],
    /// What each held colour is worth beyond its points.
    worth: [f32; MAX_COLOURS],
}

impl<'a> Books<'a> {
    pub(super) fn open(game: &'a Hansa, state: &'a State, seat: Seat) -> Books<'a> {
        let players = game.players();
        let ahead = seat.index() + if seat < state.turn() { players } else { 0 } - state.turn().index();
        let turns = turns_to_come(game, state, seat);
        let time = turns / (turns + 0.6);
        let (hand, stands) = (state.goods(seat), Stands::of(game, state, seat));
        let (colours, worth) = ([(0, 0); MAX_COLOURS], [0.0; MAX_COLOURS]);
        let mut books = Books { game, state, seat, players, ahead, stands, hand, turns, time, colours, worth };
        for (colour, of) in hand.lot().counts().chunks_exact(3).enumerate() {
            let held = (of[0] + of[1] + of[2], of[0] + 2 * of[1] + 3 * of[2]);
            books.colours[colour] = held;
            books.worth[colour] = books.colour(held);
        }
        books
    }

    /// What a colour would be worth beyond its points, by how many markers and barrels of it are held.
    #[inline]
    fn colour(&self, (markers, barrels): (u8, u8)) -> f32 {
        match markers {
            0 => 0.0,
            1 => self.time * worth::SINGLE[usize::from(barrels.saturating_sub(1)).min(2)],
            _ => self.time * worth::PAIRED * f32::from(barrels),
        }
    }

    /// What the books promise whatever the ship does.
    pub(super) fn prospects(&self) -> f32 {
        let talers = self.state.talers(self.seat);
        let booths = self.state.booths_on_board(self.seat);
        let present = self.stands.present.count_ones();
        let host: u8 = cities(self.stands.host).map(|city| self.warehouses(city)).sum();
        let standing = worth::TALER * f32::from(talers.min(6))
            + worth::FIRST * present as f32
            + worth::SPARE * booths.saturating_sub(present) as f32
            + worth::HOST * f32::from(host)
            + worth::LONE * self.stands.lone.count_ones() as f32;
        let excess = f32::from(self.hand.held().saturating_sub(KEPT));
        self.turns * worth::TURN
            + worth::OVERLAP * self.turns / (self.turns + 1.5)
            + self.worth.iter().sum::<f32>()
            + worth::EXCESS * excess
            + self.time * standing
    }

    /// What the turn that is on, or the next one, can bring from where the ship lies.
    pub(super) fn best_turn(&self) -> f32 {
        let on = self.ahead == 0;
        let idle = if on { self.state.phase() == Phase::Discard } else { self.turns <= 0.0 };
        if idle {
            return 0.0;
        }
        let talers = self.state.talers(self.seat) + if on { 0 } else { 3 };
        let acted = on && self.state.acted();
        let voyage = worth::VOYAGE * self.time;
        let sale = self.sale();
        let gift = least_loved(self.hand).filter(|_| self.state.stock(self.seat) > 0);
        let (mut put, mut given) = (0, 0.0);
        if let Some(marker) = gift {
            let (markers, barrels) = self.colours[marker.colour()];
            given = 1.0 + self.worth[marker.colour()] - self.colour((markers - 1, barrels - marker.barrels()));
            if self.hand.held() > KEPT {
                given += worth::EXCESS;
            }
            put = marker.barrels().min(self.state.stock(self.seat));
        }
        best_turn(self.game, self.state.ship(), acted, talers, voyage, |city| {
            let here = bit(city);
            let paid = self.stands.host & here == 0;
            let mut once = 0.0;
            if self.stands.present & here != 0 {
                once = sale - self.booth(here, self.stands.several & here != 0);
            }
            if put > 0 {
                once = more(once, self.booths(city, put) - given);
            }
            Gains { buy: self.buying(city, paid), paid, once }
        })
    }

    /// What the best marker of a city would bring.
    fn buying(&self, city: City, paid: bool) -> f32 {
        let mut best = f32::MIN;
        for marker in self.state.offer(city) {
            let (markers, barrels) = self.colours[marker.colour()];
            let gain = self.colour((markers + 1, barrels + marker.barrels())) - self.worth[marker.colour()];
            best = more(best, 1.0 + gain);
        }
        let excess = if self.hand.held() >= KEPT { worth::EXCESS } else { 0.0 };
        best + excess - if paid { worth::TALER * self.time } else { 0.0 }
    }

    /// What a sale of all that can be sold would bring, but for the booth it costs.
    fn sale(&self) -> f32 {
        let mut gain = 0.0;
        let mut sold = 0;
        for (colour, (markers, barrels)) in self.colours.iter().enumerate() {
            if *markers >= 2 {
                sold += markers;
                gain += f32::from(*barrels) - self.worth[colour];
            }
        }
        gain - worth::EXCESS * f32::from(self.hand.held().saturating_sub(KEPT).min(sold))
    }

    /// What a booth in a city is worth, where there are others of the seat or not.
    fn booth(&self, here: u32, spare: bool) -> f32 {
        if spare {
            return self.time * worth::SPARE;
        }
        let lone = (self.stands.lone | self.stands.empty) & here != 0;
        2.0 + self.time * worth::FIRST + if lone { 2.0 + self.time * worth::LONE } else { 0.0 }
    }

    /// What so many booths more would bring in a city.
    fn booths(&self, city: City, put: u8) -> f32 {
        let here = bit(city);
        let spares = f32::from(put - 1) * self.time * worth::SPARE;
        let mut gain = self.booth(here, self.stands.present & here != 0) + spares;
        let mut others = self.state.booths(city);
        let own = std::mem::take(&mut others[self.seat.index()]);
        let [a, b, c, d] = others;
        if self.stands.host & here == 0 && own + put > a.max(b).max(c.max(d)) {
            gain += self.time * worth::HOST * f32::from(self.warehouses(city));
        }
        gain
    }

    #[inline]
    fn warehouses(&self, city: City) -> u8 {
        self.game.board().cities[city.index()].warehouses
    }

    /// The held markers and barrels of each colour.
    pub(super) fn colours(&self) -> &[(u8, u8)] {
        &self.colours
    }
}
