//! The books of Hansa: markers, booths and talers.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{entries, list, number, text, turn};

/// What the box held for this number of players.
pub struct SeaBooks {
    players: usize,
    /// Markers by kind.
    full: BTreeMap<String, i64>,
    /// Warehouse spaces by city.
    spaces: BTreeMap<String, usize>,
}

impl SeaBooks {
    pub fn of(sea: &hansa::Board, players: usize) -> SeaBooks {
        // [markers] With 3 players one colour stays in the box, with 2 players two.
        let colours = sea.colours.iter().take(sea.colours.len() - (4 - players));
        let kinds = |colour: &'_ String| {
            let colour = colour.clone();
            (1..).zip(sea.markers).map(move |(barrels, n)| (format!("{colour}{barrels}"), n.into()))
        };
        SeaBooks {
            players,
            full: colours.flat_map(kinds).collect(),
            spaces: sea.cities.iter().map(|city| (city.id.clone(), city.warehouses.into())).collect(),
        }
    }

    /// 15 booths each; no more markers than the box holds; 3 unsold markers for whoever is not on turn.
    pub fn balance(&self, view: &Value) {
        assert_eq!(list(&view["players"]).len(), self.players);
        for (seat, player) in list(&view["players"]).iter().enumerate() {
            let on_board: i64 = entries(&view["cities"]).map(|(_, city)| number(&city["booths"][seat])).sum();
            assert_eq!(number(&player["booths"]) + on_board, 15, "booths of player {seat}");
            assert!(seat == turn(view) || list(&player["goods"]).len() <= 3, "player {seat} keeps more than 3");
        }
        for (id, city) in entries(&view["cities"]) {
            assert!(list(&city["goods"]).len() <= self.spaces[id], "more markers than spaces in {id}");
        }
        for (kind, count) in in_sight(view) {
            assert!(count <= self.full.get(&kind).copied().unwrap_or(0), "{count} of {kind}");
        }
        assert!(markers(view) <= self.full.values().sum(), "more markers than the box holds");
    }

    /// Markers leave the game only for booths, by a sale of another or unkept, and talers go where they must.
    pub fn follow(&self, before: &Value, action: &str, after: &Value) {
        let verb = action.split(' ').next().unwrap_or_default();
        let lost = match verb {
            "booths" | "discard" => 1,
            "sell" => self.lost_by_others(before, action, after),
            _ => 0,
        };
        assert_eq!(markers(before) - lost, markers(after), "markers, by `{action}`");
        if verb != "refill" {
            let was = in_sight(before);
            let more = in_sight(after).into_iter().find(|(kind, count)| *count > was.get(kind).copied().unwrap_or(0));
            assert_eq!(more, None, "`{action}` reveals nothing");
        }
        assert_eq!(talers(after), self.talers_due(before, action, after), "talers, by `{action}`");
    }

    /// [sell-loss] Every other player loses one unsold marker of each colour sold, if he has one.
    fn lost_by_others(&self, before: &Value, action: &str, after: &Value) -> i64 {
        let mut colours: Vec<&str> = action.split(' ').skip(1).map(colour).collect();
        colours.dedup();
        let mut lost = 0;
        for seat in (0..self.players).filter(|seat| *seat != turn(before)) {
            let held = |view: &Value, of: &str| {
                list(&view["players"][seat]["goods"]).iter().filter(|marker| colour(text(marker)) == of).count()
            };
            for kind in self.full.keys().filter(|kind| kind.ends_with('1')) {
                let of = colour(kind);
                let due = held(before, of).saturating_sub(usize::from(colours.contains(&of)));
                assert_eq!(held(after, of), due, "{of} of player {seat}, by `{action}`");
                lost += (held(before, of) - due) as i64;
            }
        }
        lost
    }

    /// What every player must have after an action.
    fn talers_due(&self, before: &Value, action: &str, after: &Value) -> Vec<i64> {
        let mut due = talers(before);
        let mover = turn(before);
        match action.split(' ').next().unwrap_or_default() {
            // [refill], [sail]
            "refill" | "sail" => due[mover] -= 1,
            // [buy-price]
            "buy" => match host(before) {
                Some(host) if host == mover => {}
                host => {
                    due[mover] -= 1;
                    host.into_iter().for_each(|host| due[host] += 1);
                }
            },
            // [keep]
            "end" => due[mover] = due[mover].min(3),
            _ => {}
        }
        // [income]
        let when = |view: &Value| (number(&view["round"]), turn(view));
        let under_way = !["setup", "over"].contains(&text(&after["phase"]));
        if under_way && when(before) != when(after) {
            due[turn(after)] += 3;
        }
        // No game comes near it, but a position may: a purse holds 99.
        due.into_iter().map(|talers| talers.min(99)).collect()
    }
}

fn colour(kind: &str) -> &str {
    kind.trim_end_matches(['1', '2', '3'])
}

/// [buy-price] Who has more booths than anyone else in the ship's city.
fn host(view: &Value) -> Option<usize> {
    let booths: Vec<i64> = list(&view["cities"][text(&view["ship"])]["booths"]).iter().map(number).collect();
    let most = booths.iter().copied().max().filter(|most| *most > 0)?;
    let mut hosts = (0..booths.len()).filter(|seat| booths[*seat] == most);
    hosts.next().filter(|_| hosts.next().is_none())
}

fn talers(view: &Value) -> Vec<i64> {
    list(&view["players"]).iter().map(|player| number(&player["talers"])).collect()
}

/// The markers that lie open, by kind.
fn in_sight(view: &Value) -> BTreeMap<String, i64> {
    let mut count = BTreeMap::new();
    let owned =
        list(&view["players"]).iter().flat_map(|player| list(&player["goods"]).iter().chain(list(&player["sold"])));
    for marker in owned.chain(entries(&view["cities"]).flat_map(|(_, city)| list(&city["goods"]))) {
        *count.entry(text(marker).to_owned()).or_default() += 1;
    }
    count
}

/// All markers that are still in the game, open or in the piles.
fn markers(view: &Value) -> i64 {
    in_sight(view).values().sum::<i64>() + list(&view["piles"]).iter().map(number).sum::<i64>()
}
