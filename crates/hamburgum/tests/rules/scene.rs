//! Setting a position in a few words: what is not said stays as at the start of the game.

use hamburgum::Hamburgum;
use serde_json::{Value, json};
use table::{Game, Setup, Sitting};

/// A position in the making. Prices, the stack, Dutchmen and church builders follow from what is set.
pub struct Scene {
    setup: Setup,
    state: Value,
}

impl Scene {
    /// A fresh game in Hamburg with numbered officials.
    pub fn of(players: usize) -> Scene {
        Scene::with(players, "numbered")
    }

    /// A fresh game in Hamburg with these officials.
    pub fn with(players: usize, officials: &str) -> Scene {
        let setup = Setup { players, officials: Some(officials.to_owned()), ..Setup::default() };
        let sitting = Sitting::deal(Hamburgum::open(&setup).unwrap(), "scene");
        Scene { state: sitting.game().view(sitting.state()), setup }
    }

    /// Sets what a player holds, as in `money=100 beer=2 rondel=sugar`.
    pub fn player(mut self, seat: usize, holdings: &str) -> Scene {
        for pair in holdings.split(' ') {
            let (key, value) = pair.split_once('=').unwrap();
            let player = &mut self.state["players"][seat];
            player[key] = value.parse::<u32>().map_or_else(|_| json!(value), Value::from);
        }
        self
    }

    /// Puts a player's citizens on sites, as in `n1 n2`.
    pub fn citizens(mut self, seat: usize, sites: &str) -> Scene {
        let sites: Vec<&str> = sites.split(' ').collect();
        self.state["players"][seat]["citizens"] = json!(sites);
        self
    }

    /// Adds donations to a church in order, as in `2 five!, 0 ships`: the giver's seat, the tile, `!` if scored.
    pub fn donations(mut self, church: &str, donations: &str) -> Scene {
        for donation in donations.split(", ") {
            let (seat, tile) = donation.split_once(' ').unwrap();
            let seat: usize = seat.parse().unwrap();
            let (tile, scored) = (tile.trim_end_matches('!'), tile.ends_with('!'));
            let entry = &mut self.state["churches"][church];
            entry["donors"].as_array_mut().unwrap().push(json!(seat));
            entry["tiles"].as_array_mut().unwrap().retain(|left| left != tile);
            let tiles = self.state["players"][seat]["tiles"].as_array_mut().unwrap();
            tiles.push(json!({"church": church, "tile": tile, "scored": scored}));
            if self.state["churches"][church]["donors"].as_array().unwrap().len() == 5 {
                self.state["completed"].as_array_mut().unwrap().push(json!(church));
                self.state["players"][seat]["builder"] = json!(true);
            }
        }
        self
    }

    /// Fills a basin, as in `basin 3: 0 dutchman 1`.
    pub fn basin(mut self, basin: &str, ships: &str) -> Scene {
        let ships: Vec<Value> = ships
            .split_whitespace()
            .map(|ship| ship.parse::<u32>().map_or_else(|_| json!(ship), Value::from))
            .collect();
        self.state["harbour"][basin] = json!(ships);
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: usize) -> Scene {
        self.state["turn"] = json!(seat);
        self
    }

    /// Sits down to it.
    pub fn sit(mut self) -> Sitting<Hamburgum> {
        let game = Hamburgum::open(&self.setup).unwrap();
        let mut built = [0; 6];
        for player in self.state["players"].as_array().unwrap() {
            for site in player["citizens"].as_array().unwrap() {
                let site = game.board().site(site.as_str().unwrap()).unwrap();
                built[game.board().sites[site.index()].kind.index()] += 1;
            }
        }
        let [brewers, refiners, makers, _, captains, officials] = built;
        self.state["prices"] =
            json!({"beer": 100 - 10 * brewers, "sugar": 100 - 10 * refiners, "cloth": 100 - 10 * makers});
        self.state["dutchmen"] = json!(3 - captains);
        self.state["stack"].as_array_mut().unwrap().drain(..officials);
        Sitting::place(&self.state, None).unwrap()
    }
}

/// What a player's ledger shows, as in `look(&sitting, 0, "money")`.
pub fn look(sitting: &Sitting<Hamburgum>, seat: usize, what: &str) -> Value {
    sitting.game().view(sitting.state())["players"][seat][what].clone()
}

/// Any part of the position, by its JSON pointer.
pub fn see(sitting: &Sitting<Hamburgum>, pointer: &str) -> Value {
    sitting.game().view(sitting.state()).pointer(pointer).unwrap_or_else(|| panic!("no {pointer}")).clone()
}

/// The legal actions that begin with a word.
pub fn legal(sitting: &Sitting<Hamburgum>, verb: &str) -> Vec<String> {
    sitting.legal().into_iter().filter(|action| action.starts_with(verb)).collect()
}
