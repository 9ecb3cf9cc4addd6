//! Hamburgum once more, slow and literal: the settled rules from top to bottom, each next to its
//! id, with names and lists where the engine has tables. It shares nothing with the engine; tests
//! play both side by side.
#![allow(dead_code)]

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const RONDEL: &str = "sugar church trade1 cloth guildhall beer trade2 dockyard"; // [rondel]
const TILES: [&str; 5] = ["five", "donations", "ships", "building", "citizens"]; // [setup-churches]
const DEPOT: [i64; 10] = [20, 50, 100, 150, 200, 260, 330, 410, 500, 600]; // [buy-depot]
const CHURCH_BONUS: [i64; 6] = [8, 7, 6, 5, 4, 3]; // [church-built]

#[derive(Clone)]
struct Tile {
    church: String,
    tile: String,
    scored: bool,
}

#[derive(Clone, Default)]
struct Player {
    holdings: BTreeMap<String, i64>, // prestige, money, goods and materials
    rondel: Option<String>,
    citizens: Vec<String>, // their sites
    builder: bool,
    tiles: Vec<Tile>,
}

type Ship = Option<usize>; // the owner's seat; none: a Flying Dutchman
type Harbour = BTreeMap<i64, Vec<Ship>>; // basins 1, 2 and 3

#[derive(Clone, Default)]
pub struct Model {
    board: toml::Table,
    officials: String,
    phase: &'static str,
    turn: usize,
    round: usize,
    players: Vec<Player>,
    prices: BTreeMap<String, i64>,
    harbour: Harbour,
    donors: BTreeMap<String, Vec<usize>>, // of each church
    completed: Vec<String>,
    stack: Vec<String>,
    stack_hidden: bool,
    dutchmen: usize,
    church: Option<String>,
    scoring: bool,
    official_built: bool,
    outcome: Option<String>,
}

impl Model {
    // ---- Box and set-up

    pub fn new(board: &str, players: usize, officials: &str, stack: &[String]) -> Model {
        let mut model = Model {
            board: board.parse().unwrap(),
            officials: officials.to_string(),
            phase: "rondel",
            round: 1,
            prices: ["beer", "sugar", "cloth"].map(|g| (g.into(), 100)).into(), // [setup-prices]
            harbour: BTreeMap::from([(1, vec![]), (2, vec![]), (3, vec![])]),
            stack: stack.to_vec(), // [setup-officials]
            dutchmen: 3,           // [unlimited]
            ..Model::default()
        };
        for church in model.board["church"].as_array().unwrap() {
            model.donors.insert(church["id"].as_str().unwrap().to_string(), vec![]); // [setup-churches]
        }
        for seat in 0..players {
            let mut player = Player::default();
            for what in ["beer", "sugar", "cloth", "wood", "brick"] {
                player.holdings.insert(what.into(), 1); // [setup-player]
            }
            player.holdings.insert("bell".into(), 0);
            let k = seat as i64;
            player.holdings.insert("prestige".into(), k + 1); // [setup-seat]
            player.holdings.insert("money".into(), 10 * (k + 1));
            model.players.push(player);
            model.harbour.get_mut(&3).unwrap().push(Some(seat)); // [setup-player]
        }
        model
    }

    fn about_church(&self, id: &str) -> &toml::Value {
        self.board["church"].as_array().unwrap().iter().find(|c| c["id"].as_str() == Some(id)).unwrap()
    }

    fn about_site(&self, site: &str, what: &str) -> &str {
        self.board["sites"][site][what].as_str().unwrap()
    }

    fn own(&self) -> &Player {
        &self.players[self.turn]
    }

    fn has(&self, what: &str) -> i64 {
        self.own().holdings[what]
    }

    fn gain(&mut self, seat: usize, what: &str, amount: i64) {
        *self.players[seat].holdings.get_mut(what).unwrap() += amount;
    }

    fn can_pay(&self, price: &[(&str, i64)]) -> bool {
        price.iter().all(|(what, amount)| self.has(what) >= *amount)
    }

    fn pay(&mut self, price: &[(&str, i64)]) {
        for (what, amount) in price {
            self.gain(self.turn, what, -amount);
        }
    }

    fn buildings(&self, seat: usize, kind: &str) -> i64 {
        let sites = self.players[seat].citizens.iter();
        sites.filter(|site| self.about_site(site, "kind") == kind).count() as i64
    }

    // ---- Turn

    /// [rondel-first] [rondel-cost] [rondel-forward]
    fn rondel_cost(&self, space: &str) -> i64 {
        let place = |name: &str| RONDEL.split(' ').position(|s| s == name).unwrap() as i64;
        let Some(here) = &self.own().rondel else {
            return 0;
        };
        let ahead = place(space) - place(here);
        let steps = if ahead > 0 { ahead } else { ahead + 8 };
        if steps <= 3 { 0 } else { steps - 3 }
    }

    fn legal_rondel(&self) -> Vec<String> {
        let mut spaces: Vec<&str> = RONDEL.split(' ').collect();
        spaces.retain(|space| self.has("prestige") >= self.rondel_cost(space)); // [rondel-zero]
        spaces.iter().map(|s| format!("rondel {s}")).collect()
    }

    fn play_rondel(&mut self, space: &str) {
        self.pay(&[("prestige", self.rondel_cost(space))]);
        self.players[self.turn].rondel = Some(space.to_string());
        match space {
            "beer" => self.produce("beer", "brewer"),
            "sugar" => self.produce("sugar", "sugar_refiner"),
            "cloth" => self.produce("cloth", "cloth_maker"),
            "trade1" | "trade2" => self.phase = "trade",
            "dockyard" => self.phase = "dockyard",
            "church" => self.phase = "church",
            "guildhall" => self.phase = "guildhall",
            _ => panic!("not understood: rondel {space}"),
        }
    }

    fn end_turn(&mut self) {
        if self.stack_hidden {
            self.stack_hidden = false; // [variant-shuffled]
            self.outcome = self.stack.first().cloned();
        }
        (self.church, self.scoring, self.official_built) = (None, false, false);
        self.phase = "rondel";
        self.turn = (self.turn + 1) % self.players.len();
        if self.turn == 0 {
            self.round += 1;
        }
    }

    /// [produce]
    fn produce(&mut self, good: &str, kind: &str) {
        self.gain(self.turn, good, 1 + self.buildings(self.turn, kind));
        self.end_turn();
    }

    // ---- Trade. [trade-either]: one sale or one purchase ends the turn.

    fn legal_trade(&self) -> Vec<String> {
        let mut legal = vec!["end".to_string()]; // [optional]
        let goods = ["beer", "sugar", "cloth"].map(|good| (good, self.has(good)));
        legal.extend(choices("sell", goods).into_iter().map(|(_, sell)| sell));
        let materials = [("wood", 10), ("brick", 10), ("bell", 1 - self.has("bell"))]; // [buy-bell]
        for (units, buy) in choices("buy", materials) {
            if units <= 10 && DEPOT[units as usize - 1] <= self.has("money") {
                legal.push(buy); // [buy-depot]
            }
        }
        legal
    }

    /// [sell-ships] [sell-quay]: the most that goods bring; each ship is tried with each kind.
    fn best_sale(&self, ships: &[i64], goods: &BTreeMap<String, i64>) -> i64 {
        let Some((basin, other_ships)) = ships.split_first() else {
            return 30 * goods.values().sum::<i64>();
        };
        let mut best = 0;
        for (good, units) in goods {
            let loaded = (*units).min(*basin);
            let mut left = goods.clone();
            left.insert(good.clone(), units - loaded);
            best = best.max(loaded * self.prices[good] + self.best_sale(other_ships, &left));
        }
        best
    }

    /// [sell-still]: prices and harbour stay.
    fn play_sell(&mut self, goods: BTreeMap<String, i64>) {
        let mut basins = Vec::new(); // of each own ship
        for (basin, ships) in &self.harbour {
            let own = ships.iter().filter(|ship| **ship == Some(self.turn));
            basins.extend(own.map(|_| *basin));
        }
        self.gain(self.turn, "money", self.best_sale(&basins, &goods));
        for (good, units) in goods {
            self.gain(self.turn, &good, -units);
        }
        self.end_turn();
    }

    fn play_buy(&mut self, materials: BTreeMap<String, i64>) {
        let units: i64 = materials.values().sum();
        self.pay(&[("money", DEPOT[units as usize - 1])]); // [buy-depot]
        for (material, units) in materials {
            self.gain(self.turn, &material, units);
        }
        self.end_turn();
    }

    // ---- Dockyard

    /// [basin] [basin-shift]: the harbour with room in basin 3.
    fn with_room(&self) -> Harbour {
        if self.harbour[&3].len() < self.players.len() {
            return self.harbour.clone();
        }
        let (old_2, old_3) = (self.harbour[&2].clone(), self.harbour[&3].clone());
        BTreeMap::from([(1, old_2), (2, old_3), (3, vec![])])
    }

    fn enter(&mut self, ship: Ship) {
        self.harbour = self.with_room();
        self.harbour.get_mut(&3).unwrap().push(ship);
    }

    fn ships(harbour: &Harbour, seat: usize) -> i64 {
        let ships = harbour.values().flatten();
        ships.filter(|ship| **ship == Some(seat)).count() as i64
    }

    /// [ship-limit]: what the shift for this very ship sends home counts as at hand.
    fn ship_at_hand(&self) -> bool {
        Model::ships(&self.with_room(), self.turn) < 5
    }

    fn legal_dockyard(&self) -> Vec<String> {
        let mut legal = vec!["end".to_string()]; // [optional]
        let mut after = self.clone();
        while after.can_pay(&[("wood", 1)]) && after.ship_at_hand() {
            after.build_ship();
            legal.push(format!("ships {}", legal.len()));
        }
        legal
    }

    /// [ship-cost]
    fn build_ship(&mut self) {
        self.pay(&[("wood", 1)]);
        self.enter(Some(self.turn));
    }

    fn play_ships(&mut self, number: usize) {
        (0..number).for_each(|_| self.build_ship());
        self.end_turn();
    }

    // ---- Church

    /// [donate-cost]
    fn donation_price(&self, church: &str) -> Vec<(&'static str, i64)> {
        let citizens = self.own().citizens.len() as i64;
        let (brick, wood, bell) = (("brick", 1), ("wood", 1), ("bell", 1));
        match self.donors[church].len() {
            0 => vec![brick],
            1 => vec![brick, wood],
            2 => vec![brick, wood, ("money", 20)],
            3 => vec![brick, wood, ("money", 40)],
            _ => vec![brick, wood, bell, ("money", 10 * citizens)],
        }
    }

    fn tiles_left(&self, church: &str) -> Vec<&'static str> {
        let mut left = TILES.to_vec();
        for taken in self.players.iter().flat_map(|player| &player.tiles) {
            left.retain(|tile| taken.church != church || taken.tile != *tile);
        }
        left
    }

    /// [donate-tile] [donate-full]
    fn tiles_to_take(&self, church: &str) -> Vec<&'static str> {
        match self.donors[church].len() {
            0 => vec!["five"],
            1..=4 => self.tiles_left(church),
            _ => vec![],
        }
    }

    fn legal_church(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for church in self.donors.keys() {
            // [donate-one-church]
            let allowed = !self.scoring && self.church.as_ref().is_none_or(|c| c == church);
            if allowed && self.can_pay(&self.donation_price(church)) {
                for tile in self.tiles_to_take(church) {
                    legal.push(format!("donate {church} {tile}"));
                }
            }
        }
        let unscored: Vec<&Tile> = self.own().tiles.iter().filter(|t| !t.scored).collect();
        for tile in &unscored {
            legal.push(format!("score {} {}", tile.church, tile.tile)); // [score-once]
        }
        let of_type = |kind: &str| unscored.iter().filter(|t| t.tile == kind).count();
        if TILES.iter().all(|kind| of_type(kind) <= 1) {
            legal.push("end".to_string()); // [score-duplicates]
        }
        legal
    }

    fn play_donate(&mut self, church: &str, tile: &str) {
        self.pay(&self.donation_price(church));
        self.church = Some(church.to_string());
        self.donation(church, tile);
    }

    /// [donate-tile] [church-built]
    fn donation(&mut self, church: &str, tile: &str) {
        let donors = self.donors.get_mut(church).unwrap();
        donors.push(self.turn);
        let complete = donors.len() == 5;
        self.players[self.turn].tiles.push(Tile { church: church.to_string(), tile: tile.to_string(), scored: false });
        if complete {
            self.gain(self.turn, "prestige", CHURCH_BONUS[self.completed.len()]);
            self.players[self.turn].builder = true;
            self.completed.push(church.to_string());
        }
        if self.completed.len() == 6 {
            self.end_game();
        }
    }

    /// [score-value]
    fn tile_value(&self, seat: usize, tile: &Tile) -> i64 {
        let church = self.about_church(&tile.church);
        let value = |what: &str| church[what].as_integer().unwrap();
        let kind = church["building"].as_str().unwrap();
        let mut citizens = self.players[seat].citizens.clone();
        if church.get("cathedral") != Some(&true.into()) {
            citizens.retain(|site| self.about_site(site, "parish") == tile.church);
        }
        match tile.tile.as_str() {
            "five" => 5,
            "donations" => self.players[seat].tiles.len() as i64,
            "ships" => 2 * Model::ships(&self.harbour, seat),
            "building" => value("building_value") * self.buildings(seat, kind),
            _ => value("citizen_value") * citizens.len() as i64,
        }
    }

    fn score(&mut self, seat: usize, index: usize) {
        let value = self.tile_value(seat, &self.players[seat].tiles[index]);
        self.gain(seat, "prestige", value);
        self.players[seat].tiles[index].scored = true; // [score-once]
    }

    fn play_score(&mut self, church: &str, tile: &str) {
        let index = self.own().tiles.iter().position(|t| t.church == church && t.tile == tile);
        self.score(self.turn, index.unwrap());
        self.scoring = true;
    }

    // ---- Guildhall

    fn line(&self, a: &str, b: &str) -> bool {
        let drawn = |from: &str, to: &str| {
            let ends = self.board["lines"].get(from).and_then(|e| e.as_array());
            ends.is_some_and(|ends| ends.contains(&to.into()))
        };
        drawn(a, b) || drawn(b, a)
    }

    fn can_build_on(&self, site: &str) -> bool {
        let mut citizens = self.players.iter().flat_map(|player| &player.citizens);
        let free = !citizens.any(|taken| taken == site);
        // [build-next-to] [build-chain] [build-anywhere]
        let leans = self.own().citizens.iter().any(|c| self.line(c, site))
            || self.own().tiles.iter().any(|t| self.line(&t.church, site))
            || self.own().builder;
        // [build-one-official]
        let too_many = self.about_site(site, "kind") == "official" && self.official_built;
        free && leans && !too_many
    }

    fn legal_guildhall(&self) -> Vec<String> {
        let mut legal = vec!["end".to_string()]; // [optional]
        for site in self.board["sites"].as_table().unwrap().keys() {
            if !self.can_pay(&[("wood", 1), ("brick", 1)]) || !self.can_build_on(site) {
                continue; // [build-cost]
            }
            if self.about_site(site, "kind") == "official" && self.officials == "free" {
                for official in &self.stack {
                    legal.push(format!("build {site} {official}")); // [variant-free]
                }
            } else {
                legal.push(format!("build {site}"));
            }
        }
        legal
    }

    fn play_build(&mut self, site: &str, official: Option<&str>) {
        self.pay(&[("wood", 1), ("brick", 1)]); // [build-cost]
        self.players[self.turn].citizens.push(site.to_string());
        match self.about_site(site, "kind") {
            "brewer" => self.price_drop("beer"),
            "sugar_refiner" => self.price_drop("sugar"),
            "cloth_maker" => self.price_drop("cloth"),
            "merchant" => self.gain(self.turn, "money", 100), // [merchant]
            "captain" => self.captain(),
            _ => self.official(official),
        }
    }

    /// [price-drop]
    fn price_drop(&mut self, good: &str) {
        let price = self.prices.get_mut(good).unwrap();
        *price = (*price - 10).max(50);
    }

    /// [captain]
    fn captain(&mut self) {
        self.dutchmen -= 1;
        self.enter(None);
        if self.ship_at_hand() {
            self.enter(Some(self.turn));
        }
    }

    /// [councilman] [vicar] [lord-mayor] and the blue ones, each by its name.
    fn official(&mut self, picked: Option<&str>) {
        let index = match picked {
            None => 0,                                                        // [official-top] [variant-shuffled]
            Some(name) => self.stack.iter().position(|o| o == name).unwrap(), // [variant-free]
        };
        let official = self.stack.remove(index);
        self.official_built = true;
        self.stack_hidden = self.officials == "shuffled";
        let goods = self.has("beer") + self.has("sugar") + self.has("cloth");
        let churches: BTreeSet<_> = self.own().tiles.iter().map(|t| &t.church).collect();
        let sites = self.own().citizens.iter();
        let parishes: BTreeSet<_> = sites.map(|s| self.about_site(s, "parish")).collect();
        let pounds = match official.as_str() {
            "councilman" => 10 * self.players.iter().map(|p| p.citizens.len()).sum::<usize>(),
            "vicar" => 10 * self.donors.values().map(Vec::len).sum::<usize>(),
            "lord_mayor" => 60 * self.completed.len(),
            "guildmaster" => 30 * goods as usize,
            "harbour_master" => 40 * Model::ships(&self.harbour, self.turn) as usize,
            "deacon" => 30 * self.own().tiles.len(),
            "sexton" => 50 * churches.len(),
            "master_builder" => 20 * self.own().citizens.len(),
            "civil_servant" => 40 * parishes.len(),
            "canon" => 0,
            _ => panic!("no official {official}"),
        };
        self.gain(self.turn, "money", pounds as i64);
        if official == "canon" {
            self.phase = "canon";
        }
    }

    /// [canon]
    fn legal_canon(&self) -> Vec<String> {
        let mut legal = vec!["skip".to_string()];
        if self.can_pay(&[("brick", 1)]) {
            for church in self.donors.keys() {
                for tile in self.tiles_to_take(church) {
                    legal.push(format!("canon {church} {tile}"));
                }
            }
        }
        legal
    }

    fn play_canon(&mut self, church: &str, tile: &str) {
        self.pay(&[("brick", 1)]);
        self.phase = "guildhall";
        self.donation(church, tile);
    }

    // ---- End

    /// [end]
    fn end_game(&mut self) {
        for seat in 0..self.players.len() {
            for index in 0..self.players[seat].tiles.len() {
                if !self.players[seat].tiles[index].scored {
                    self.score(seat, index); // [end-tiles]
                }
            }
            for what in ["beer", "sugar", "cloth", "wood", "brick", "bell"] {
                let units = self.players[seat].holdings[what]; // [end-stock]
                self.gain(seat, what, -units);
                self.gain(seat, "money", 50 * units);
            }
            let hundreds = self.players[seat].holdings["money"] / 100;
            self.gain(seat, "money", -100 * hundreds);
            self.gain(seat, "prestige", hundreds);
        }
        (self.church, self.scoring, self.official_built) = (None, false, false);
        self.phase = "over";
    }

    /// [winner]
    pub fn standing(&self) -> Value {
        let result = |p: &Player| (p.holdings["prestige"], p.holdings["money"]);
        let mut standing = Vec::new();
        for (seat, player) in self.players.iter().enumerate() {
            let (points, tiebreak) = result(player);
            let better = self.players.iter().filter(|p| result(p) > result(player));
            let rank = 1 + better.count();
            standing.push(json!({"seat": seat, "points": points, "tiebreak": tiebreak, "rank": rank}));
        }
        json!(standing)
    }

    // ---- Notation and state

    pub fn legal(&self) -> Vec<String> {
        match self.phase {
            "rondel" => self.legal_rondel(),
            "trade" => self.legal_trade(),
            "dockyard" => self.legal_dockyard(),
            "church" => self.legal_church(),
            "guildhall" => self.legal_guildhall(),
            "canon" => self.legal_canon(),
            _ => Vec::new(),
        }
    }

    pub fn play(&mut self, action: &str) {
        self.outcome = None;
        match action.split(' ').collect::<Vec<_>>().as_slice() {
            ["rondel", space] => self.play_rondel(space),
            ["sell", goods @ ..] => self.play_sell(amounts(goods)),
            ["buy", materials @ ..] => self.play_buy(amounts(materials)),
            ["ships", number] => self.play_ships(number.parse().unwrap()),
            ["donate", church, tile] => self.play_donate(church, tile),
            ["score", church, tile] => self.play_score(church, tile),
            ["build", site] => self.play_build(site, None),
            ["build", site, official] => self.play_build(site, Some(official)),
            ["canon", church, tile] => self.play_canon(church, tile),
            ["skip"] => self.phase = "guildhall",
            ["end"] => self.end_turn(),
            _ => panic!("not understood: {action}"),
        }
    }

    pub fn outcome(&self) -> Option<String> {
        self.outcome.clone()
    }

    pub fn state(&self) -> Value {
        let mut players = Vec::new();
        for player in &self.players {
            let tile = |t: &Tile| json!({"church": t.church, "tile": t.tile, "scored": t.scored});
            let mut seen = json!(player.holdings);
            seen["rondel"] = json!(player.rondel);
            seen["citizens"] = json!(player.citizens);
            seen["builder"] = json!(player.builder);
            seen["tiles"] = player.tiles.iter().map(tile).collect();
            players.push(seen);
        }
        let mut harbour = json!({});
        for (basin, ships) in &self.harbour {
            let ship = |s: &Ship| s.map_or(json!("dutchman"), |seat| json!(seat));
            harbour[basin.to_string()] = ships.iter().map(ship).collect();
        }
        let mut churches = json!({});
        for (church, donors) in &self.donors {
            churches[church] = json!({"donors": donors, "tiles": self.tiles_left(church)});
        }
        let mut stack = self.stack.clone();
        if self.officials == "shuffled" {
            stack.fill("hidden".to_string()); // [variant-shuffled]
            if !self.stack_hidden && !stack.is_empty() {
                stack[0] = self.stack[0].clone();
            }
        }
        json!({
            "game": "hamburgum", "board": self.board["id"].as_str(), "officials": self.officials,
            "phase": self.phase, "turn": self.turn, "round": self.round,
            "players": players, "prices": self.prices, "harbour": harbour,
            "churches": churches, "completed": self.completed,
            "stack": stack, "dutchmen": self.dutchmen,
            "church": self.church, "scoring": self.scoring, "official_built": self.official_built,
        })
    }
}

/// Every choice of up to so many units of each kind, at least one in all: units and notation.
fn choices(verb: &str, kinds: [(&str, i64); 3]) -> Vec<(i64, String)> {
    let mut choices = vec![(0, verb.to_string())];
    for (kind, most) in kinds {
        for (units, text) in choices.clone() {
            for more in 1..=most {
                choices.push((units + more, format!("{text} {kind}={more}")));
            }
        }
    }
    choices.retain(|(units, _)| *units > 0);
    choices
}

fn amounts(words: &[&str]) -> BTreeMap<String, i64> {
    let mut amounts = BTreeMap::new();
    for (name, amount) in words.iter().map(|word| word.split_once('=').unwrap()) {
        amounts.insert(name.to_string(), amount.parse().unwrap());
    }
    amounts
}
