//! A position of Hamburgum as text, made from the public view alone.

use hamburgum::BONUS;
use hamburgum::QUAY;
use hamburgum::board::{Board, Church, Kind, Site};
use hamburgum::nouns::{Good, Space, Tile};
use serde_json::Value;
use table::Seat;

use super::pen::{Grid, Pen, hang};
use super::people::People;
use super::view::{items, number, player, some, turn, word, words};

/// The whole position.
pub(super) fn show(city: &Board, state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut lines = ledgers(city, state, people, pen);
    lines.push(String::new());
    lines.extend(churches(city, state, people, pen));
    lines.push(String::new());
    lines.extend(sites(city, state, people, pen));
    lines.push(String::new());
    lines.extend(harbour(state, people, pen));
    lines.push(String::new());
    lines.extend(rondel(state, people, pen));
    lines
}

/// What the player on turn has at hand.
pub(super) fn purse(city: &Board, state: &Value) -> String {
    let mine = player(state, turn(state));
    let stock = ["beer", "sugar", "cloth", "wood", "brick", "bell"].into_iter().filter_map(|thing| {
        let held = number(&mine[thing]);
        (held > 0).then(|| format!(", {held} {thing}"))
    });
    let (prestige, money) = (number(&mine["prestige"]), number(&mine["money"]));
    format!("{prestige} prestige, {}{money}{}", city.currency, stock.collect::<String>())
}

/// What has to be decided now.
pub(super) fn question(city: &Board, state: &Value) -> String {
    let text = match word(&state["phase"]) {
        "rondel" => "move the marker on the rondel",
        "trade" => {
            return format!("one sale or one purchase; what no ship takes fetches {}{QUAY}", city.currency);
        }
        "dockyard" => "build ships, 1 wood each, 5 at most",
        "church" if state["scoring"] == true => "score tiles; at most one of each type may stay unscored",
        "church" if state["church"].is_null() => "donate to one church, then score tiles",
        "church" => "donate on to this church, or score tiles",
        "guildhall" => "build, 1 wood and 1 brick each, next to an own citizen or church tile",
        "canon" => "the canon may make a donation for 1 brick",
        _ => "the game is over",
    };
    text.to_owned()
}

fn ledgers(city: &Board, state: &Value, people: &People, pen: Pen) -> Vec<String> {
    const STOCK: [&str; 6] = ["beer", "sugar", "cloth", "wood", "brick", "bell"];
    let mut grid = Grid::new("lrrrrrrrrlr");
    let head = ["  player", "prestige", "money"].into_iter().chain(STOCK).chain(["ships 3/2/1", "citizens"]);
    grid.row(head.map(|title| pen.dim(title)));
    for seat in people.seats() {
        let mine = player(state, seat);
        let mark = if seat == turn(state) && state["phase"] != "over" { ">" } else { " " };
        let ships = ["3", "2", "1"].map(|basin| own_ships(&state["harbour"][basin], seat).to_string());
        let mut row = vec![format!("{mark} {}", people.title(seat)), number(&mine["prestige"]).to_string()];
        row.push(format!("{}{}", city.currency, number(&mine["money"])));
        row.extend(STOCK.map(|thing| amount(number(&mine[thing]))));
        row.push(ships.join("/"));
        row.push(amount(items(&mine["citizens"]).len() as u64));
        grid.row(row);
    }
    grid.lines()
}

fn amount(number: u64) -> String {
    if number == 0 { "-".to_owned() } else { number.to_string() }
}

/// How many of the berths of a basin hold ships of one player.
pub(super) fn own_ships(basin: &Value, seat: Seat) -> usize {
    items(basin).iter().filter(|berth| berth.as_u64() == Some(seat.0.into())).count()
}

/// One line a church: whose each tile is, and what the next donation costs whoever is on turn.
fn churches(city: &Board, state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut grid = Grid::new("l");
    let head = ["  church", "five", "donations", "ships", "building, for each", "citizens, each", "next donation"];
    grid.row(head.map(|title| pen.dim(title)));
    let citizens = items(&player(state, turn(state))["citizens"]).len();
    for plan in &city.churches {
        let church = &state["churches"][&plan.id];
        let tiles = Tile::ALL.map(|tile| {
            let worth = match tile {
                Tile::Building => format!("{} {:<8} ", plan.building_value, short(plan.building)),
                Tile::Citizens if plan.cathedral => format!("{} all ", plan.citizen_value),
                Tile::Citizens => format!("{}     ", plan.citizen_value),
                Tile::Five | Tile::Donations | Tile::Ships => String::new(),
            };
            pen.dim(&worth) + &owner(state, &plan.id, tile.word(), people).unwrap_or_else(|| "-".to_owned())
        });
        let built = words(&state["completed"]).position(|id| id == plan.id);
        let next = match built {
            Some(place) => format!("complete, +{}", BONUS.get(place).unwrap_or(&0)),
            None => donation(items(&church["donors"]).len(), citizens, &city.currency),
        };
        let mark = if word(&state["church"]) == plan.id { ">" } else { " " };
        grid.row([format!("{mark} {}", plan.id)].into_iter().chain(tiles).chain([next]));
    }
    let mut lines = grid.lines();
    let builders: Vec<String> =
        people.seats().filter(|&seat| player(state, seat)["builder"] == true).map(|seat| people.colour(seat)).collect();
    let mut note = "  * unscored".to_owned();
    if let Some(bonus) = BONUS.get(items(&state["completed"]).len()) {
        note += &format!("; completing the next church brings {bonus}");
    }
    if !builders.is_empty() {
        note += &format!("; church builders: {}", builders.join(" "));
    }
    lines.push(pen.dim(&note));
    lines
}

/// Who took a tile, with a star while it is not scored.
fn owner(state: &Value, church: &str, tile: &str, people: &People) -> Option<String> {
    people.seats().find_map(|seat| {
        let own = items(&player(state, seat)["tiles"]).iter();
        let mut same = own.filter(|own| word(&own["church"]) == church && word(&own["tile"]) == tile);
        let star = if same.next()?["scored"] == true { "" } else { "*" };
        Some(format!("{}{star}", people.colour(seat)))
    })
}

/// What the next donation costs, in words. Rule `donate-cost`.
fn donation(given: usize, citizens: usize, currency: &str) -> String {
    let cost = hamburgum::donation_cost(given as u8, citizens);
    let materials = [("brick", cost.brick), ("wood", cost.wood), ("bell", cost.bell)];
    let mut words: Vec<String> =
        materials.into_iter().filter(|(_, units)| *units > 0).map(|(material, _)| material.to_owned()).collect();
    if cost.money > 0 || cost.bell > 0 {
        words.push(format!("{currency}{}", cost.money));
    }
    words.join(" ")
}

/// A kind of building in a word that fits a column.
pub(super) fn short(kind: Kind) -> &'static str {
    match kind {
        Kind::SugarRefiner => "refiner",
        Kind::ClothMaker => "clothier",
        Kind::Brewer | Kind::Merchant | Kind::Captain | Kind::Official => kind.name(),
    }
}

/// One line a kind of building: its sites, and who lives there.
fn sites(city: &Board, state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut lines = Vec::new();
    for kind in Kind::ALL {
        let sites = Site::all().filter(|site| city.kinds[kind.index()].contains(*site));
        let cells: Vec<String> = sites
            .map(|site| {
                let id = city.sites[site.index()].id.as_str();
                let lives = |seat: &Seat| words(&player(state, *seat)["citizens"]).any(|own| own == id);
                match people.seats().find(lives) {
                    Some(seat) => format!("{id}={}", people.colour(seat)),
                    None => id.to_owned(),
                }
            })
            .collect();
        let gives = match kind {
            Kind::Brewer => price(state, Good::Beer, city),
            Kind::SugarRefiner => price(state, Good::Sugar, city),
            Kind::ClothMaker => price(state, Good::Cloth, city),
            Kind::Merchant => format!("{}100", city.currency),
            Kind::Captain => format!("Dutchmen left: {}", number(&state["dutchmen"])),
            Kind::Official => String::new(),
        };
        lines.extend(hang(&pen.dim(&format!("  {:<10}{gives:<19}", short(kind))), &cells));
    }
    lines.extend(hang(&pen.dim("  officials left               "), &stack(state)));
    lines
}

fn price(state: &Value, good: Good, city: &Board) -> String {
    format!("{} {}{}", good.word(), city.currency, number(&state["prices"][good.word()]))
}

/// The officials that are left, top first, equal ones together.
fn stack(state: &Value) -> Vec<String> {
    let mut runs: Vec<(&str, usize)> = Vec::new();
    for official in words(&state["stack"]) {
        match runs.last_mut() {
            Some((name, count)) if *name == official => *count += 1,
            _ => runs.push((official, 1)),
        }
    }
    let write = |(name, count): (&str, usize)| if count == 1 { name.to_owned() } else { format!("{name} x{count}") };
    let runs: Vec<String> = runs.into_iter().map(write).collect();
    if runs.is_empty() { vec!["none".to_owned()] } else { runs }
}

fn harbour(state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut lines = Vec::new();
    for (basin, load) in [("3", 3), ("2", 2), ("1", 1)] {
        let mut berths: Vec<String> = items(&state["harbour"][basin])
            .iter()
            .map(|berth| match berth.as_u64() {
                Some(seat) => people.colour(Seat(seat as u8)),
                None => "Dutchman".to_owned(),
            })
            .collect();
        berths.resize(people.count().max(berths.len()), pen.dim("-"));
        let label = format!("  basin {basin}   {:<19}", format!("{} a ship", some(load, "unit")));
        lines.extend(hang(&pen.dim(&label), &berths));
    }
    lines
}

/// The rondel with all markers and, before the move, what it costs whoever is on turn.
fn rondel(state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut grid = Grid::new("l");
    let here = |space: Space| {
        let there = |seat: &Seat| word(&player(state, *seat)["rondel"]) == space.word();
        people.seats().filter(there).map(|seat| people.colour(seat)).collect::<Vec<_>>().join(" ")
    };
    grid.row(
        ["  rondel".to_owned()].into_iter().chain(Space::ALL.map(|space| space.word().to_owned())).map(|w| pen.dim(&w)),
    );
    grid.row([pen.dim("  markers")].into_iter().chain(Space::ALL.map(here)));
    if word(&state["phase"]) == "rondel" && !player(state, turn(state))["rondel"].is_null() {
        let costs = Space::ALL.map(|space| match move_cost(state, space) {
            0 => "free".to_owned(),
            cost => cost.to_string(),
        });
        grid.row([pen.dim("  prestige cost")].into_iter().chain(costs));
    }
    grid.lines()
}

/// How many spaces the player on turn would go; `None` for the first move, which is not counted. Rule `rondel-first`.
pub(super) fn steps(state: &Value, to: Space) -> Option<u8> {
    let from = Space::from_word(word(&player(state, turn(state))["rondel"]))?;
    Some(from.steps_to(to))
}

/// What a move costs the player on turn in prestige. Rule `rondel-cost`.
pub(super) fn move_cost(state: &Value, to: Space) -> u8 {
    steps(state, to).map_or(0, hamburgum::move_cost)
}

/// The parish of a site, by its id.
pub(super) fn parish(city: &Board, site: Site) -> &str {
    let church: Church = city.sites[site.index()].parish;
    &city.churches[church.index()].id
}
