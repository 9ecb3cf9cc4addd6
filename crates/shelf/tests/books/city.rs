//! The books of Hamburgum: ships, tiles, citizens, prices, officials.

use std::collections::BTreeMap;

use hamburgum::board::{Board, Kind};
use serde_json::Value;

use super::{entries, list, number, text, turn};

const TILES: [&str; 5] = ["five", "donations", "ships", "building", "citizens"];

/// What the city says of its sites.
pub struct CityBooks {
    players: usize,
    kinds: BTreeMap<String, Kind>,
}

impl CityBooks {
    pub fn of(city: &Board, players: usize) -> CityBooks {
        CityBooks { players, kinds: city.sites.iter().map(|site| (site.id.clone(), site.kind)).collect() }
    }

    /// How many citizens stand on sites of a kind.
    fn built(&self, view: &Value, kind: Kind) -> i64 {
        let citizens = list(&view["players"]).iter().flat_map(|player| list(&player["citizens"]));
        citizens.filter(|site| self.kinds[text(site)] == kind).count() as i64
    }

    pub fn balance(&self, view: &Value) {
        assert_eq!(list(&view["players"]).len(), self.players);
        self.harbour(view);
        self.tiles(view);
        self.citizens(view);
        for (good, kind) in [("beer", Kind::Brewer), ("sugar", Kind::SugarRefiner), ("cloth", Kind::ClothMaker)] {
            assert_eq!(number(&view["prices"][good]), 100 - 10 * self.built(view, kind), "the price of {good}");
        }
        assert_eq!(list(&view["stack"]).len() as i64, 7 - self.built(view, Kind::Official), "the stack");
        for player in list(&view["players"]) {
            assert_eq!(number(&player["money"]) % 10, 0, "money in tens: {player}");
            assert!(number(&player["money"]) >= 0 && (0..20_000).contains(&number(&player["prestige"])), "{player}");
            assert!((0..=1).contains(&number(&player["bell"])), "{player}");
        }
    }

    /// [ship-limit], [basin], [captain]
    fn harbour(&self, view: &Value) {
        let mut ships = vec![0; self.players];
        let mut dutchmen = 0;
        for (basin, berths) in entries(&view["harbour"]) {
            assert!(list(berths).len() <= self.players, "basin {basin} is too full: {berths}");
            for berth in list(berths) {
                match berth.as_u64() {
                    Some(seat) => ships[seat as usize] += 1,
                    None => dutchmen += i64::from(text(berth) == "dutchman"),
                }
            }
        }
        assert!(ships.iter().all(|ships| *ships <= 5), "more than five ships: {}", view["harbour"]);
        let captains = self.built(view, Kind::Captain);
        assert_eq!(number(&view["dutchmen"]) + captains, 3, "Dutchmen in the box");
        assert!(dutchmen <= captains, "Dutchmen in the harbour");
    }

    /// Each of the thirty tiles is in the tray of its church or with a player, and every donor holds one for each
    /// donation. [donate-tile], [church-built]
    fn tiles(&self, view: &Value) {
        let mut complete = Vec::new();
        for (church, entry) in entries(&view["churches"]) {
            let mut places: Vec<&str> = list(&entry["tiles"]).iter().map(text).collect();
            let mut donors: Vec<usize> = list(&entry["donors"]).iter().map(|donor| number(donor) as usize).collect();
            if donors.len() == 5 {
                complete.push(church.as_str());
                assert_eq!(view["players"][donors[4]]["builder"], true, "who completed {church} is a builder");
            }
            for (seat, player) in list(&view["players"]).iter().enumerate() {
                for tile in list(&player["tiles"]).iter().filter(|tile| tile["church"] == **church) {
                    places.push(text(&tile["tile"]));
                    let gave = donors.iter().position(|donor| *donor == seat).expect("a tile for a donation");
                    donors.swap_remove(gave);
                }
            }
            places.sort_by_key(|tile| TILES.iter().position(|known| known == tile));
            assert_eq!(places, TILES, "the tiles of {church}");
            assert!(donors.is_empty(), "a tile for each donation to {church}");
        }
        let mut completed: Vec<&str> = list(&view["completed"]).iter().map(text).collect();
        completed.sort_by_key(|church| complete.iter().position(|known| known == church));
        assert_eq!(completed, complete, "churches with five donations");
    }

    fn citizens(&self, view: &Value) {
        let citizens = list(&view["players"]).iter().flat_map(|player| list(&player["citizens"])).map(text);
        let mut sites: Vec<&str> = citizens.collect();
        assert!(sites.len() <= 28, "{sites:?}");
        sites.sort_unstable();
        assert!(sites.windows(2).all(|pair| pair[0] != pair[1]), "two citizens on a site: {sites:?}");
    }

    /// Only the player on turn gains or loses; what has come stays where it is; prestige is lost only on the rondel.
    pub fn follow(&self, before: &Value, action: &str, after: &Value) {
        let over = after["phase"] == "over";
        for (seat, (was, is)) in list(&before["players"]).iter().zip(list(&after["players"])).enumerate() {
            assert!(seat == turn(before) || over || was == is, "`{action}` changes player {seat}: {was} to {is}");
            let citizens = list(&was["citizens"]);
            assert_eq!(citizens, &list(&is["citizens"])[..citizens.len()], "citizens stay, by `{action}`");
            for (was, is) in list(&was["tiles"]).iter().zip(list(&is["tiles"])) {
                assert_eq!((&was["church"], &was["tile"]), (&is["church"], &is["tile"]), "tiles stay, by `{action}`");
                assert!(was["scored"] == false || is["scored"] == true, "[score-once] `{action}`");
            }
            let price = number(&was["prestige"]) - number(&is["prestige"]);
            assert!(price <= if action.starts_with("rondel ") { 5 } else { 0 }, "`{action}` costs {price} prestige");
        }
        assert!(
            number(&before["dutchmen"]) >= number(&after["dutchmen"])
                && list(&before["stack"]).len() >= list(&after["stack"]).len()
                && list(&after["completed"]).starts_with(list(&before["completed"])),
            "`{action}` takes back what was done"
        );
    }
}
