//! Hansa once more, slow and literal: the settled rules from top to bottom, each next to its id,
//! with names and lists where the engine has tables. It shares nothing with the engine; tests play
//! both side by side.
#![allow(dead_code)]

use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Clone)]
struct City {
    id: String,
    warehouses: usize,
    routes: Vec<String>,
    goods: Vec<String>,
    booths: Vec<usize>,
}

#[derive(Clone, Default)]
struct Player {
    talers: usize,
    goods: Vec<String>,
    sold: Vec<String>,
    booths: usize,
}

#[derive(Clone, Default)]
pub struct Model {
    board: String,
    start: String,
    colours: Vec<String>,
    phase: &'static str,
    turn: usize,
    round: usize,
    ship: String,
    acted: bool,
    players: Vec<Player>,
    cities: Vec<City>,
    piles: Vec<Vec<String>>,
    last_round: bool,
    outcome: Option<String>,
}

fn colour(marker: &str) -> &str {
    &marker[..marker.len() - 1]
}

fn barrels(marker: &str) -> usize {
    marker[marker.len() - 1..].parse().unwrap()
}

fn take_out(markers: &mut Vec<String>, marker: &str) {
    let place = markers.iter().position(|held| held == marker);
    markers.remove(place.unwrap());
}

/// An action with each kind of marker, each once.
fn each_kind(verb: &str, markers: &[String]) -> Vec<String> {
    let kinds: BTreeSet<&String> = markers.iter().collect();
    kinds.iter().map(|kind| format!("{verb} {kind}")).collect()
}

impl Model {
    // ---- Box and set-up

    pub fn new(board: &str, players: usize, markers: &[String]) -> Model {
        let board: toml::Table = board.parse().unwrap();
        let text = |value: &toml::Value| value.as_str().unwrap().to_string();
        let texts = |value: &toml::Value| -> Vec<String> { value.as_array().unwrap().iter().map(text).collect() };
        let mut markers = markers.to_vec();
        let mut cities = Vec::new();
        for city in board["city"].as_array().unwrap() {
            let warehouses = city["warehouses"].as_integer().unwrap() as usize;
            cities.push(City {
                id: text(&city["id"]),
                warehouses,
                routes: texts(&city["routes"]),
                goods: markers.drain(..warehouses).collect(), // [setup-board]
                booths: vec![0; players],
            });
        }
        // [setup-board]: five piles as equal as possible, earlier piles larger
        let number = board["piles"].as_integer().unwrap() as usize;
        let (each, larger) = (markers.len() / number, markers.len() % number);
        let mut piles: Vec<Vec<String>> = Vec::new();
        for pile in 0..number {
            let size = if pile < larger { each + 1 } else { each };
            piles.push(markers.drain(..size).collect());
        }
        // [setup-player]
        let player = Player { talers: 3, booths: 15, ..Player::default() };
        Model {
            board: text(&board["id"]),
            start: text(&board["start"]),
            colours: texts(&board["goods"]),
            phase: "setup",
            ship: text(&board["start"]),
            players: vec![player; players],
            cities,
            piles,
            ..Model::default()
        }
    }

    /// [setup-booths]
    fn legal_setup(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for city in &self.cities {
            if city.id != self.start && city.booths[self.turn] == 0 {
                legal.push(format!("place {}", city.id));
            }
        }
        legal
    }

    fn play_place(&mut self, city: &str) {
        let turn = self.turn;
        self.players[turn].booths -= 2;
        let mut cities = self.cities.iter_mut();
        cities.find(|c| c.id == city).unwrap().booths[turn] += 2;
        let all_placed = self.players.iter().all(|p| p.booths == 15 - 3 * 2);
        self.turn = (self.turn + 1) % self.players.len();
        if all_placed {
            self.begin_turn();
        }
    }

    // ---- Turn

    fn player(&self) -> &Player {
        &self.players[self.turn]
    }

    fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn]
    }

    fn begin_turn(&mut self) {
        if self.turn == 0 {
            self.round += 1;
        }
        self.acted = false;
        self.player_mut().talers += 3; // [income]
        // [refill]
        let mut cities = self.cities.iter();
        let some_empty = cities.any(|city| city.goods.len() < city.warehouses);
        let pile_left = self.piles.iter().any(|pile| !pile.is_empty());
        self.phase = match some_empty && pile_left {
            true => "refill",
            false => "action",
        };
    }

    fn legal_refill(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if self.player().talers >= 1 {
            legal.push("refill".to_string());
        }
        // [refill-forced]
        if !self.cities.iter().all(|city| city.goods.is_empty()) {
            legal.push("skip".to_string());
        }
        legal
    }

    /// [refill]
    fn play_refill(&mut self) {
        self.player_mut().talers -= 1;
        let last = self.piles.len() - 1;
        let mut revealed = Vec::new();
        for city in &mut self.cities {
            let mut arrived = city.id.clone();
            while city.goods.len() < city.warehouses {
                let Some(pile) = self.piles.iter().position(|pile| !pile.is_empty()) else {
                    break; // [refill-dry]
                };
                if pile == last {
                    self.last_round = true; // [last-pile]
                }
                let marker = self.piles[pile].remove(0);
                arrived += &format!(" {marker}");
                city.goods.push(marker);
            }
            if arrived != city.id {
                revealed.push(arrived);
            }
        }
        self.outcome = Some(revealed.join(", "));
        self.phase = "action";
    }

    fn city(&self) -> &City {
        self.cities.iter().find(|c| c.id == self.ship).unwrap()
    }

    fn city_mut(&mut self) -> &mut City {
        let mut cities = self.cities.iter_mut();
        cities.find(|c| c.id == self.ship).unwrap()
    }

    fn legal_action(&self) -> Vec<String> {
        let mut legal = vec!["end".to_string()];
        // [action-one]
        if !self.acted {
            legal.extend(self.legal_buy());
            legal.extend(self.legal_booths());
            legal.extend(self.legal_sell());
        }
        // [sail]
        if self.player().talers >= 1 {
            legal.extend(self.city().routes.iter().map(|city| format!("sail {city}")));
        }
        legal
    }

    /// [sail]
    fn play_sail(&mut self, city: &str) {
        self.player_mut().talers -= 1;
        self.ship = city.to_string();
        self.acted = false;
    }

    // ---- Buy

    /// [buy-price]: who alone has the most booths here; none if there are none or it is shared.
    fn master(&self) -> Option<usize> {
        let booths = &self.city().booths;
        let more_than_all = |seat: usize| {
            let mut others = (0..booths.len()).filter(|other| *other != seat);
            others.all(|other| booths[seat] > booths[other])
        };
        (0..booths.len()).find(|seat| more_than_all(*seat))
    }

    /// [buy]
    fn legal_buy(&self) -> Vec<String> {
        let free = self.master() == Some(self.turn); // [buy-price]
        if self.player().talers == 0 && !free {
            return Vec::new();
        }
        each_kind("buy", &self.city().goods)
    }

    fn play_buy(&mut self, marker: &str) {
        match self.master() {
            Some(seat) if seat == self.turn => {}
            Some(seat) => {
                self.player_mut().talers -= 1;
                self.players[seat].talers += 1;
            }
            None => self.player_mut().talers -= 1,
        }
        take_out(&mut self.city_mut().goods, marker);
        self.player_mut().goods.push(marker.to_string());
        self.acted = true;
    }

    // ---- Booths

    /// [booths]
    fn legal_booths(&self) -> Vec<String> {
        if self.player().booths == 0 {
            return Vec::new();
        }
        each_kind("booths", &self.player().goods)
    }

    fn play_booths(&mut self, marker: &str) {
        take_out(&mut self.player_mut().goods, marker);
        let number = barrels(marker).min(self.player().booths);
        self.player_mut().booths -= number;
        let turn = self.turn;
        self.city_mut().booths[turn] += number;
        self.acted = true;
    }

    // ---- Sell

    fn legal_sell(&self) -> Vec<String> {
        // [sell-booth]
        if self.city().booths[self.turn] == 0 {
            return Vec::new();
        }
        // Every choice of unsold markers; equal ones come out the same and stay once.
        let mut choices = BTreeSet::from([Vec::new()]);
        for marker in self.in_order(&self.player().goods) {
            for mut choice in choices.clone() {
                choice.push(marker.clone());
                choices.insert(choice);
            }
        }
        // [sell-two]
        let like = |choice: &[String], marker: &str| {
            let same = choice.iter().filter(|m| colour(m) == colour(marker));
            same.count()
        };
        choices.retain(|choice| choice.iter().all(|marker| like(choice, marker) >= 2));
        choices.retain(|choice| !choice.is_empty());
        let choices = choices.iter().map(|choice| choice.join(" "));
        choices.map(|choice| format!("sell {choice}")).collect()
    }

    fn play_sell(&mut self, markers: &[&str]) {
        let turn = self.turn;
        // [sell-booth]
        self.city_mut().booths[turn] -= 1;
        self.player_mut().booths += 1;
        // [sell-turn]
        for marker in markers {
            take_out(&mut self.player_mut().goods, marker);
            self.player_mut().sold.push(marker.to_string());
        }
        // [sell-loss]
        let colours: BTreeSet<&str> = markers.iter().map(|marker| colour(marker)).collect();
        for seat in (0..self.players.len()).filter(|seat| *seat != turn) {
            for sold in &colours {
                let goods = &mut self.players[seat].goods;
                let affected = goods.iter().filter(|marker| colour(marker) == *sold);
                if let Some(lost) = affected.min_by_key(|marker| barrels(marker)).cloned() {
                    take_out(goods, &lost);
                }
            }
        }
        self.acted = true;
    }

    // ---- End of turn

    /// [keep]
    fn play_end(&mut self) {
        let talers = self.player().talers;
        self.player_mut().talers = talers.min(3);
        self.keep_three_markers();
    }

    fn keep_three_markers(&mut self) {
        if self.player().goods.len() > 3 {
            self.phase = "discard";
        } else {
            self.next_turn();
        }
    }

    fn legal_discard(&self) -> Vec<String> {
        each_kind("discard", &self.player().goods)
    }

    fn play_discard(&mut self, marker: &str) {
        take_out(&mut self.player_mut().goods, marker);
        self.keep_three_markers();
    }

    fn next_turn(&mut self) {
        let last_seat = self.players.len() - 1;
        if self.last_round && self.turn == last_seat {
            self.phase = "over"; // [last-pile]
        } else {
            self.turn = (self.turn + 1) % self.players.len();
            self.begin_turn();
        }
    }

    // ---- End of the game

    /// [score]
    fn points(&self, seat: usize) -> usize {
        let mut points = self.players[seat].goods.len();
        for sold in &self.players[seat].sold {
            points += 1 + barrels(sold);
        }
        for city in &self.cities {
            if city.booths[seat] > 0 {
                let alone = city.booths.iter().filter(|number| **number > 0).count() == 1;
                points += if alone { 4 } else { 2 };
            }
        }
        points
    }

    /// [winner]
    pub fn standing(&self) -> Value {
        let result = |seat: usize| {
            let on_board: usize = self.cities.iter().map(|city| city.booths[seat]).sum();
            (self.points(seat), on_board)
        };
        let seats = 0..self.players.len();
        let mut standing = Vec::new();
        for seat in seats.clone() {
            let (points, tiebreak) = result(seat);
            let better = seats.clone().filter(|other| result(*other) > result(seat));
            let rank = 1 + better.count();
            standing.push(json!({"seat": seat, "points": points, "tiebreak": tiebreak, "rank": rank}));
        }
        json!(standing)
    }

    // ---- Notation and state

    pub fn legal(&self) -> Vec<String> {
        match self.phase {
            "setup" => self.legal_setup(),
            "refill" => self.legal_refill(),
            "action" => self.legal_action(),
            "discard" => self.legal_discard(),
            _ => Vec::new(),
        }
    }

    pub fn play(&mut self, action: &str) {
        self.outcome = None;
        match action.split(' ').collect::<Vec<_>>().as_slice() {
            ["place", city] => self.play_place(city),
            ["refill"] => self.play_refill(),
            ["skip"] => self.phase = "action",
            ["buy", marker] => self.play_buy(marker),
            ["booths", marker] => self.play_booths(marker),
            ["sell", markers @ ..] => self.play_sell(markers),
            ["sail", city] => self.play_sail(city),
            ["end"] => self.play_end(),
            ["discard", marker] => self.play_discard(marker),
            _ => panic!("not understood: {action}"),
        }
    }

    pub fn outcome(&self) -> Option<String> {
        self.outcome.clone()
    }

    /// In the order of the board file's colours, then barrels.
    fn in_order(&self, markers: &[String]) -> Vec<String> {
        let place = |name: &str| self.colours.iter().position(|c| c == name);
        let mut markers = markers.to_vec();
        markers.sort_by_key(|marker| (place(colour(marker)), barrels(marker)));
        markers
    }

    pub fn state(&self) -> Value {
        let mut players = Vec::new();
        for player in &self.players {
            players.push(json!({
                "talers": player.talers, "goods": self.in_order(&player.goods),
                "sold": self.in_order(&player.sold), "booths": player.booths,
            }));
        }
        let mut cities = json!({});
        for city in &self.cities {
            cities[&city.id] = json!({"goods": city.goods, "booths": city.booths});
        }
        let piles: Vec<usize> = self.piles.iter().map(Vec::len).collect();
        json!({
            "game": "hansa", "board": self.board, "phase": self.phase,
            "turn": self.turn, "round": self.round, "ship": self.ship, "acted": self.acted,
            "players": players, "cities": cities,
            "piles": piles, "last_round": self.last_round,
        })
    }
}
