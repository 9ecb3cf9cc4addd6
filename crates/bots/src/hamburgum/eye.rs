//! A seat's eye on a position: what each space of the rondel would bring it, and what that is worth to it.

use hamburgum::board::{Church, Kind, Site, SiteSet};
use hamburgum::nouns::{Good, Official, Space, Tile};
use hamburgum::{BONUS, DEPOT, FLEET, Hamburgum, Ledger, State, can_pay, donation_cost, tile_value, tiles_on_offer};
use table::{Game, Seat};

/// What things are worth, in prestige.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rates {
    /// A pound at the least.
    pub(super) pound: f32,
    /// A pound more, as long as it can be spent in one purchase.
    pub(super) spending: f32,
    /// A unit of goods as such.
    pub(super) unit: f32,
    /// A pound of what goods will fetch.
    pub(super) cargo: f32,
    /// A wood, a brick or a bell at the least.
    pub(super) stone: f32,
    /// More for one that comes to use.
    pub(super) mortar: f32,
    /// A ship, the first one twice.
    pub(super) ship: f32,
    /// A citizen as such.
    pub(super) citizen: f32,
    /// A producer for each pound of its good's price.
    pub(super) producer: f32,
    /// What a tile is yet to grow by, as a part of each free site that would make it grow.
    pub(super) growth: f32,
    /// Each point that a tile still on its tray would gain, whoever will have it.
    pub(super) hope: f32,
    /// To be a church builder.
    pub(super) builder: f32,
}

impl Rates {
    /// A beginner's: with no thought of how long the game will last, until it has lasted very long.
    pub(super) fn beginner(game: &Hamburgum, state: &State) -> Rates {
        let patience = patience(game, state, 120);
        Rates {
            pound: 0.01 * patience,
            spending: 0.01 * patience,
            unit: 0.0,
            cargo: 0.012 * patience,
            stone: 0.6 * patience,
            mortar: 0.5 * patience,
            ship: 1.5,
            citizen: 1.5,
            producer: 0.01,
            growth: 0.0,
            hope: 0.1,
            builder: 0.0,
        }
    }

    /// A good player's, by how much of the game is still to come. What can be spent at once keeps its worth longer than
    /// what must earn it.
    pub(super) fn of(left: f32) -> Rates {
        let soon = left.sqrt();
        Rates {
            pound: 0.01,
            spending: 0.0188 * soon,
            unit: 0.5 * (1.0 - soon),
            cargo: 0.0148 * soon,
            stone: 0.5,
            mortar: 1.0 * soon,
            ship: 0.15 + 3.5 * left,
            citizen: 0.55 * left,
            producer: 0.0145 * left,
            growth: 0.285 * left,
            hope: 0.7 * left,
            builder: 4.0 * left,
        }
    }
}

/// How much of the game is still to come: the part of all donations to be made, less when no one makes them.
pub(super) fn left(game: &Hamburgum, state: &State) -> f32 {
    patience(game, state, 96) * (30 - state.donations()) as f32 / 30.0
}

/// What is left of the patience with a game that has lasted for so many turns and more.
fn patience(game: &Hamburgum, state: &State, turns: usize) -> f32 {
    let played = game.round(state) as usize * game.players();
    if played <= turns { 1.0 } else { turns as f32 / played as f32 }
}

/// The loading of ships that pays well, the largest first: the units that they take and what these fetch.
#[inline]
pub(super) fn lading(state: &State, goods: [u8; 3], ships: [u8; 3]) -> ([u8; 3], u32) {
    let prices = Good::ALL.map(|good| state.price(good));
    let (mut left, mut money) = (goods.map(u32::from), 0);
    for basin in (0..3).rev() {
        let room = basin as u32 + 1;
        for _ in 0..ships[basin] {
            let loaded = left.map(|units| units.min(room));
            let pays = [loaded[0] * prices[0], loaded[1] * prices[1], loaded[2] * prices[2]];
            let most = pays[0].max(pays[1]).max(pays[2]);
            if most == 0 {
                break;
            }
            money += most;
            // The first good that pays most; without an index, so that nothing waits for memory.
            let first = pays[0] == most;
            let second = !first && pays[1] == most;
            left[0] -= if first { loaded[0] } else { 0 };
            left[1] -= if second { loaded[1] } else { 0 };
            left[2] -= if first || second { 0 } else { loaded[2] };
        }
    }
    ([0, 1, 2].map(|good| goods[good] - left[good] as u8), money)
}

/// How many materials a purse buys at once.
#[inline]
pub(super) fn affordable(money: u32) -> u8 {
    DEPOT.iter().skip(1).take_while(|&&cost| cost <= money).count() as u8
}

/// Whether a bell can come to use: a church is on its way to a fifth donation.
pub(super) fn bell_in_sight(state: &State) -> bool {
    state.naves().iter().any(|nave| (2..5).contains(&nave.given))
}

/// The officials of a set, a bit for each.
pub(super) fn named(mut officials: u16) -> impl Iterator<Item = Official> {
    std::iter::from_fn(move || {
        let official = Official::ALL.get(officials.trailing_zeros() as usize)?;
        officials &= officials - 1;
        Some(*official)
    })
}

/// One seat's view of a position.
pub(super) struct Eye<'a> {
    pub(super) game: &'a Hamburgum,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) ledger: &'a Ledger,
    pub(super) rates: Rates,
    /// What one more building of each kind adds to tiles.
    kinds: [f32; 6],
    /// What one more citizen in each parish adds to tiles.
    parishes: [f32; 6],
    /// What the own goods are worth.
    pub(super) held: f32,
    /// What the next official is worth.
    pub(super) office: f32,
}

impl<'a> Eye<'a> {
    pub(super) fn new(game: &'a Hamburgum, state: &'a State, seat: Seat, rates: Rates) -> Eye<'a> {
        let ledger = state.ledger(seat);
        let mut eye =
            Eye { game, state, seat, ledger, rates, kinds: [0.0; 6], parishes: [0.0; 6], held: 0.0, office: 0.0 };
        let unscored = ledger.unscored();
        for church in 0..6 {
            let plan = &game.board().churches[church];
            let weight = |tile: Tile| {
                if unscored.contains(church, tile) {
                    1.0
                } else {
                    rates.hope * f32::from(state.naves()[church].tray >> tile as u8 & 1)
                }
            };
            eye.kinds[plan.building.index()] += f32::from(plan.building_value) * weight(Tile::Building);
            let citizen = f32::from(plan.citizen_value) * weight(Tile::Citizens);
            if plan.cathedral {
                eye.parishes.iter_mut().for_each(|parish| *parish += citizen);
            } else {
                eye.parishes[church] += citizen;
            }
        }
        eye.held = eye.goods(ledger.goods);
        eye.office = eye.office();
        eye
    }

    /// What the best official on offer pays, by what it would pay the player on turn.
    fn office(&self) -> f32 {
        let offered = self.game.officials_on_offer(self.state);
        if offered == 0 || self.seat != self.state.turn() {
            return 50.0 * self.pound() * f32::from(u8::from(offered != 0));
        }
        named(offered).map(|official| self.pays(official)).fold(0.0, f32::max)
    }

    /// What an official brings the player on turn.
    pub(super) fn pays(&self, official: Official) -> f32 {
        match official {
            Official::Canon => 5.0 * f32::from(u8::from(self.ledger.brick > 1)),
            other => self.game.office_pays(self.state, other) as f32 * self.pound(),
        }
    }

    /// What a pound is worth.
    pub(super) fn pound(&self) -> f32 {
        self.rates.pound + self.rates.spending
    }

    /// What a wood, a brick or a bell is worth.
    pub(super) fn material(&self) -> f32 {
        self.rates.stone + self.rates.mortar
    }

    /// What a tile is worth now to this seat.
    #[inline]
    pub(super) fn value(&self, church: usize, tile: Tile) -> f32 {
        f32::from(tile_value(self.game.board(), self.state, self.seat, Church(church as u8), tile))
    }

    /// What an unscored tile may yet grow by.
    pub(super) fn growth(&self, church: usize, tile: Tile) -> f32 {
        let board = self.game.board();
        let plan = &board.churches[church];
        let (sites, each) = match tile {
            Tile::Building => (board.kinds[plan.building.index()], plan.building_value),
            Tile::Citizens if plan.cathedral => (SiteSet::ALL, plan.citizen_value),
            Tile::Citizens => (board.parishes[church], plan.citizen_value),
            Tile::Donations => return 8.0 * self.rates.growth,
            Tile::Five | Tile::Ships => return 0.0,
        };
        (sites - self.state.taken()).len().min(3) as f32 * f32::from(each) * self.rates.growth
    }

    /// What taking a tile brings, its donation counted among the others.
    pub(super) fn tile(&self, church: usize, tile: Tile) -> f32 {
        let own = self.ledger.unscored().of_type(Tile::Donations).len() + u32::from(tile == Tile::Donations);
        self.value(church, tile) + own as f32 + self.growth(church, tile)
    }

    /// What the donations that can be paid to a church bring, less what they cost; 0 where none can.
    pub(super) fn gift(&self, church: usize) -> f32 {
        self.gifts(church).0
    }

    /// What completing a church brings, less what it costs; `None` where it cannot be paid.
    pub(super) fn crown(&self, church: usize) -> Option<f32> {
        self.gifts(church).1
    }

    /// The most that some of the donations to a church bring, and what all that it lacks do.
    fn gifts(&self, church: usize) -> (f32, Option<f32>) {
        let nave = &self.state.naves()[church];
        let mut purse = *self.ledger;
        let (mut gain, mut tray) = (0.0, nave.tray);
        let mut given = nave.given;
        let (mut best, mut whole) = (0.0f32, None);
        while given < 5 {
            let cost = donation_cost(given, self.ledger.citizens.len());
            if !can_pay(&purse, &cost) {
                break;
            }
            purse.brick -= u16::from(cost.brick);
            purse.wood -= u16::from(cost.wood);
            purse.bell &= cost.bell == 0;
            purse.money -= cost.money;
            let offer = if given == 0 { 1 } else { tray };
            let (value, tile) = Tile::ALL
                .into_iter()
                .filter(|&tile| offer >> tile as u8 & 1 == 1)
                .map(|tile| (self.tile(church, tile), tile))
                .fold((0.0, Tile::Five), |best, next| if next.0 > best.0 { next } else { best });
            tray &= !(1 << tile as u8);
            given += 1;
            let stones = f32::from(cost.brick + cost.wood + cost.bell);
            gain += value - stones * self.material() - cost.money as f32 * self.pound();
            if given == 5 {
                gain += self.completion();
                whole = Some(gain);
            }
            best = best.max(gain);
        }
        (best, whole)
    }

    /// What completing the next church brings.
    pub(super) fn completion(&self) -> f32 {
        let bonus = BONUS[usize::from(self.state.churches_built()).min(5)];
        f32::from(bonus) + if self.ledger.builder { 0.0 } else { self.rates.builder }
    }

    /// What donations and scoring bring.
    pub(super) fn church(&self) -> f32 {
        let mut best = 0.0f32;
        if self.ledger.brick > 0 {
            for church in 0..6 {
                best = best.max(self.gift(church));
            }
        }
        best
    }

    /// What a building on a site brings, less what it costs.
    pub(super) fn site(&self, site: Site) -> f32 {
        let plan = &self.game.board().sites[site.index()];
        let producer = |good: Good| self.rates.producer * self.state.price(good) as f32;
        let brings = match plan.kind {
            Kind::Brewer => producer(Good::Beer),
            Kind::SugarRefiner => producer(Good::Sugar),
            Kind::ClothMaker => producer(Good::Cloth),
            Kind::Merchant => 100.0 * self.pound(),
            Kind::Captain => self.ship(self.ledger.fleet()),
            Kind::Official => self.office,
        };
        let tiles = self.kinds[plan.kind.index()] + self.parishes[plan.parish.index()];
        brings + tiles + self.rates.citizen - 2.0 * self.material()
    }

    /// What the best buildings in reach bring that can be paid.
    pub(super) fn guildhall(&self) -> f32 {
        let pairs = usize::from(self.ledger.wood.min(self.ledger.brick).min(3));
        if pairs == 0 {
            return 0.0;
        }
        let mut best = [0.0f32; 3];
        let mut add = |mut gain: f32| {
            for slot in &mut best[..pairs] {
                if gain > *slot {
                    std::mem::swap(slot, &mut gain);
                }
            }
        };
        let sites = self.ledger.reach - self.state.taken();
        let officials = self.game.board().kinds[Kind::Official.index()];
        (sites - officials).iter().for_each(|site| add(self.site(site)));
        // One official a turn.
        if self.seat != self.state.turn() || !self.state.official_built() {
            add((sites & officials).iter().map(|site| self.site(site)).fold(0.0, f32::max));
        }
        best[..pairs].iter().sum()
    }

    /// What the next ship is worth to a fleet.
    pub(super) fn ship(&self, fleet: u8) -> f32 {
        let tiles = 2.0 * self.ledger.unscored().of_type(Tile::Ships).len() as f32;
        match fleet {
            0 => 2.0 * self.rates.ship + tiles,
            FLEET.. => 0.0,
            _ => self.rates.ship * (1.0 - 0.2 * f32::from(fleet)) + tiles,
        }
    }

    /// What ships bring that can be built.
    pub(super) fn dockyard(&self) -> f32 {
        let (wood, fleet) = (self.ledger.wood.min(2) as u8, self.ledger.fleet());
        let mut gain = 0.0f32;
        for built in 0..wood {
            gain += (self.ship(fleet + built) - self.material()).max(0.0);
        }
        gain
    }

    /// What money is worth.
    pub(super) fn purse(&self, money: u32) -> f32 {
        money as f32 * self.rates.pound + money.min(330) as f32 * self.rates.spending
    }

    /// What goods are worth: what the ships take most, a few of the others less.
    pub(super) fn goods(&self, units: [u8; 3]) -> f32 {
        let (loaded, money) = lading(self.state, units, self.ledger.ships);
        let mut later = 0.0;
        for good in Good::ALL {
            let waiting = units[good as usize] - loaded[good as usize];
            later += f32::from(waiting.min(3)) * self.state.price(good) as f32;
        }
        let number = f32::from(units[0]) + f32::from(units[1]) + f32::from(units[2]);
        self.rates.cargo * (money as f32 + 0.4 * later) + self.rates.unit * number
    }

    /// What selling some goods brings, less the worth of these.
    pub(super) fn selling(&self, units: [u8; 3], money: u32) -> f32 {
        let held = self.ledger.goods;
        let kept = [held[0] - units[0], held[1] - units[1], held[2] - units[2]];
        self.purse(self.ledger.money + money) - self.purse(self.ledger.money) + self.goods(kept) - self.held
    }

    /// What selling brings, less the worth of the goods.
    pub(super) fn sale(&self) -> f32 {
        let (sold, money) = lading(self.state, self.ledger.goods, self.ledger.ships);
        self.selling(sold, money)
    }

    /// What a stock of materials is worth: those without a partner, and those beyond need, less than the others.
    pub(super) fn stock(&self, wood: u16, brick: u16, bell: bool) -> f32 {
        let (wood, brick) = (f32::from(wood), f32::from(brick));
        let paired = wood.min(brick);
        let used = (2.0 * paired + (brick - paired).min(1.0) + 0.4 * (wood - paired).min(2.0)).min(8.0);
        let bells = f32::from(u8::from(bell));
        let ringing = if bell_in_sight(self.state) { bells } else { 0.3 * bells };
        (wood + brick + bells) * self.rates.stone + (used + ringing) * self.rates.mortar
    }

    /// What buying materials brings, less the money spent.
    pub(super) fn buying(&self, wood: u8, brick: u8, bell: u8) -> f32 {
        let Ledger { money, wood: woods, brick: bricks, bell: had, .. } = *self.ledger;
        let cost = DEPOT[usize::from(wood + brick + bell).min(10)];
        let after = self.stock(woods + u16::from(wood), bricks + u16::from(brick), had || bell > 0);
        after - self.stock(woods, bricks, had) + self.purse(money.saturating_sub(cost)) - self.purse(money)
    }

    /// What a good purchase brings, less the money spent.
    pub(super) fn purchase(&self) -> f32 {
        let number = affordable(self.ledger.money).min(6);
        if number == 0 {
            return 0.0;
        }
        let bell = u8::from(!self.ledger.bell && bell_in_sight(self.state));
        let stones = u16::from(number - bell);
        let brick = self.ledger.brick;
        let brick_after = (self.ledger.wood + brick + stones).div_ceil(2).clamp(brick, brick + stones);
        let bought = brick_after - brick;
        self.buying((stones - bought) as u8, bought as u8, bell)
    }

    /// What a production brings.
    pub(super) fn production(&self, good: Good) -> f32 {
        let mut goods = self.ledger.goods;
        goods[good as usize] += 1 + self.producers(good);
        self.goods(goods) - self.held
    }

    /// Own producers of a good.
    #[inline]
    pub(super) fn producers(&self, good: Good) -> u8 {
        let kind = [Kind::Brewer, Kind::SugarRefiner, Kind::ClothMaker][good as usize];
        (self.ledger.citizens & self.game.board().kinds[kind.index()]).len() as u8
    }

    /// What a space brings if it is used well, not counting the way.
    pub(super) fn space(&self, space: Space) -> f32 {
        match space {
            Space::Sugar => self.production(Good::Sugar),
            Space::Cloth => self.production(Good::Cloth),
            Space::Beer => self.production(Good::Beer),
            Space::Church => self.church(),
            Space::Guildhall => self.guildhall(),
            Space::Trade1 | Space::Trade2 => self.sale().max(self.purchase()).max(0.0),
            Space::Dockyard => self.dockyard(),
        }
    }

    /// The tiles that the next donation to a church may take, each with what it brings.
    pub(super) fn offers(&self, church: usize) -> impl Iterator<Item = (Tile, f32)> {
        let offer = tiles_on_offer(self.state, Church(church as u8));
        Tile::ALL
            .into_iter()
            .filter(move |&tile| offer >> tile as u8 & 1 == 1)
            .map(move |tile| (tile, self.tile(church, tile)))
    }
}
