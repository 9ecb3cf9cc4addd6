//! Hamburgum's choices: their order, which of the many sales and purchases are worth listing, and what each one means.

use hamburgum::board::{Board, Kind};
use hamburgum::nouns::{Good, Space};
use hamburgum::{DEPOT, proceeds};
use serde_json::Value;
use table::Seat;

use super::city;
use super::offer::{Seen, Trial};
use super::people::People;
use super::view::{items, number, player, some, turn, word, words};

/// How many sales are listed, and how many choices of other kinds.
const SALES: usize = 12;
const OTHERS: usize = 40;
/// What a good is worth at the end of the game, against which a sale is measured. Rule `end-stock`.
const KEPT: i64 = 50;

/// All choices in the order of the list, and how many of them to show.
pub(super) fn order(mut legal: Vec<String>, state: &Value) -> (Vec<String>, usize) {
    if word(&state["phase"]) == "rondel" {
        legal.sort_by_key(|action| Space::from_word(last(action)).and_then(|space| city::steps(state, space)));
    }
    let is = |verb: &'static str| move |action: &String| action.starts_with(verb);
    let (sales, rest): (Vec<_>, Vec<_>) = legal.into_iter().partition(is("sell "));
    let (buys, rest): (Vec<_>, Vec<_>) = rest.into_iter().partition(is("buy "));
    // Ending the turn is always on the list, whatever is left off.
    let (end, mut others): (Vec<_>, Vec<_>) = rest.into_iter().partition(is("end"));

    let mut sales = best_first(sales, state);
    let poor_sales = sales.split_off(sales.len().min(SALES));
    let (usual, odd): (Vec<_>, Vec<_>) = buys.into_iter().partition(|action| is_usual(amounts(action, MATERIALS)));
    let further = others.split_off(others.len().min(OTHERS));
    let listed = [sales, usual, others, end].concat();
    let shown = listed.len();
    ([listed, poor_sales, odd, further].concat(), shown)
}

/// Selling everything, then the sales by what they bring beyond the goods' worth at the end: what dumps goods on the
/// quay comes last.
fn best_first(mut sales: Vec<String>, state: &Value) -> Vec<String> {
    let units = |action: &String| amounts(action, GOODS).map(i64::from).iter().sum::<i64>();
    let most = sales.iter().map(units).max();
    sales.sort_by_cached_key(|action| {
        let (units, money) = (units(action), i64::from(sale(state, action)));
        (Some(units) != most, units * KEPT - money, -money)
    });
    sales
}

/// Purchases that most turns want: as many wood as bricks or nearly so, or as many of both and a bell.
fn is_usual([wood, brick, bell]: [u8; 3]) -> bool {
    wood.abs_diff(brick) + bell <= 1
}

/// What an action costs and brings.
pub(super) fn gloss(trial: &mut Trial, board: &Board, action: &str, people: &People) -> Option<String> {
    let pounds = |amount: i64| format!("{}{amount}", board.currency);
    let mut parts = action.split(' ');
    let (verb, first) = (parts.next()?, parts.next().unwrap_or(""));
    Some(match verb {
        "rondel" => rondel(trial, Space::from_word(first)?)?,
        "sell" => format!("brings {}", pounds(sale(&trial.state, action).into())),
        "buy" => {
            let units: u8 = amounts(action, MATERIALS).iter().sum();
            format!("costs {}", pounds((*DEPOT.get(usize::from(units))?).into()))
        }
        "ships" => {
            let seen = trial.play(&[action])?;
            join([format!("costs {first} wood")].into_iter().chain(losses(&trial.state, &seen.state, people)))
        }
        "donate" => donate(trial, board, action)?,
        "canon" => join(["1 brick".to_owned()].into_iter().chain(completion(trial, action))),
        "score" => format!("{:+} prestige", trial.play(&[action])?.points),
        "build" => build(trial, board, action, people)?,
        "skip" => "no donation".to_owned(),
        "end" => "ends the turn".to_owned(),
        _ => return None,
    })
}

fn rondel(trial: &mut Trial, space: Space) -> Option<String> {
    let brings = match space {
        Space::Beer | Space::Sugar | Space::Cloth => {
            let good = space.word();
            let seat = turn(&trial.state);
            let seen = trial.play(&[&format!("rondel {good}")])?;
            let held = |state: &Value| number(&player(state, seat)[good]);
            format!("+{} {good}", held(&seen.state) - held(&trial.state))
        }
        Space::Trade1 | Space::Trade2 | Space::Dockyard | Space::Church | Space::Guildhall => {
            let idle = trial.play(&[&format!("rondel {}", space.word())])?.idle;
            let offers = match space {
                Space::Dockyard => "build ships",
                Space::Church => "donate and score",
                Space::Guildhall => "put up buildings",
                _ => "sell goods or buy materials",
            };
            if idle { format!("{offers} (nothing possible now)") } else { offers.to_owned() }
        }
    };
    let way = match (city::steps(&trial.state, space), city::move_cost(&trial.state, space)) {
        (None, _) => return Some(brings),
        (Some(steps), 0) => format!("{}, free", some(steps.into(), "space")),
        (Some(steps), cost) => format!("{}, costs {cost} prestige", some(steps.into(), "space")),
    };
    Some(format!("{brings}; {way}"))
}

fn donate(trial: &mut Trial, board: &Board, action: &str) -> Option<String> {
    let seen = trial.play(&[action])?;
    if seen.over {
        return Some("completes the last church: the game ends".to_owned());
    }
    let seat = turn(&trial.state);
    let paid = |thing: &str| number(&player(&trial.state, seat)[thing]) - number(&player(&seen.state, seat)[thing]);
    let mut cost: Vec<String> =
        ["brick", "wood", "bell"].into_iter().filter(|thing| paid(thing) > 0).map(str::to_owned).collect();
    if paid("money") > 0 {
        cost.push(format!("{}{}", board.currency, paid("money")));
    }
    let score = action.replacen("donate", "score", 1);
    let worth = trial.play(&[action, &score]).map(|both| format!("worth {} now", both.points - seen.points));
    // Who completes a church builds where he likes: it does not matter then what the church opens.
    let more = completion(trial, action).or_else(|| opened(&trial.state, board, action.split(' ').nth(1)?));
    Some(join([cost.join(" + ")].into_iter().chain(worth).chain(more)))
}

/// The free sites next to a church of which the player on turn has no tile yet. Rule `build-next-to`.
fn opened(state: &Value, board: &Board, church: &str) -> Option<String> {
    let mine = player(state, turn(state));
    if mine["builder"] == true || items(&mine["tiles"]).iter().any(|tile| word(&tile["church"]) == church) {
        return None;
    }
    let place = board.churches.iter().position(|plan| plan.id == church)?;
    let taken =
        |id: &str| items(&state["players"]).iter().any(|player| words(&player["citizens"]).any(|own| own == id));
    let lines = board.church_lines[place].iter().map(|site| board.sites[site.index()].id.as_str());
    let free: Vec<&str> = lines.filter(|id| !taken(id)).collect();
    (!free.is_empty()).then(|| format!("opens {}", free.join(" ")))
}

/// What it means that a donation is the fifth.
fn completion(trial: &mut Trial, action: &str) -> Option<String> {
    let seen = trial.play(&[action])?;
    if seen.over {
        return Some("completes the last church: the game ends".to_owned());
    }
    let grown = items(&seen.state["completed"]).len() > items(&trial.state["completed"]).len();
    grown.then(|| format!("completes it: {:+} prestige", seen.points))
}

fn build(trial: &mut Trial, board: &Board, action: &str, people: &People) -> Option<String> {
    let mut parts = action.split(' ').skip(1);
    let site = board.site(parts.next()?)?;
    let seen = trial.play(&[action])?;
    let before = &trial.state;
    let seat = turn(before);
    let gain = || {
        let money = |state: &Value| number(&player(state, seat)["money"]) as i64;
        format!("+{}{}", board.currency, money(&seen.state) - money(before))
    };
    let falls = |good: Good| {
        let price = number(&seen.state["prices"][good.word()]);
        let verb = if price < number(&before["prices"][good.word()]) { "falls to" } else { "stays at" };
        format!("{} {verb} {}{price}", good.word(), board.currency)
    };
    let kind = board.sites[site.index()].kind;
    let brings = match kind {
        Kind::Brewer => falls(Good::Beer),
        Kind::SugarRefiner => falls(Good::Sugar),
        Kind::ClothMaker => falls(Good::Cloth),
        Kind::Merchant => gain(),
        Kind::Captain => captain(before, &seen, seat, people),
        Kind::Official => match parts.next().or_else(|| words(&before["stack"]).next())? {
            "canon" => "canon, may donate for 1 brick".to_owned(),
            official => format!("{}, {}", official.replace('_', " "), gain()),
        },
    };
    Some(format!("{} in {}: {brings}", kind.name().replace('_', " "), city::parish(board, site)))
}

/// Who comes into the harbour with a captain, and who has to leave.
fn captain(before: &Value, seen: &Seen, seat: Seat, people: &People) -> String {
    let dutchman = number(&before["dutchmen"]) > number(&seen.state["dutchmen"]);
    let own = fleet(&seen.state, seat) as i64 - fleet(before, seat) as i64;
    let comes = match (dutchman, own) {
        (true, 1..) => "a Dutchman and a ship come in".to_owned(),
        (true, _) => "a Dutchman comes in".to_owned(),
        (false, 1..) => "a ship comes in".to_owned(),
        (false, _) => "no ship comes in".to_owned(),
    };
    join([comes].into_iter().chain(losses(before, &seen.state, people)))
}

/// Whose ships go home when the basins shift.
fn losses(before: &Value, after: &Value, people: &People) -> Option<String> {
    let loss = |seat: Seat| {
        let lost = fleet(before, seat).saturating_sub(fleet(after, seat));
        (lost > 0).then(|| format!("{} {lost}", people.colour(seat)))
    };
    let losses: Vec<String> = people.seats().filter_map(loss).collect();
    (!losses.is_empty()).then(|| format!("ships go home: {}", losses.join(" ")))
}

fn fleet(state: &Value, seat: Seat) -> usize {
    ["3", "2", "1"].into_iter().map(|basin| city::own_ships(&state["harbour"][basin], seat)).sum()
}

const GOODS: [&str; 3] = ["beer", "sugar", "cloth"];
const MATERIALS: [&str; 3] = ["wood", "brick", "bell"];

/// The amounts of a sale or a purchase.
fn amounts(action: &str, names: [&str; 3]) -> [u8; 3] {
    let of = |name: &str| {
        let pairs = action.split(' ').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(key, _)| *key == name).find_map(|(_, amount)| amount.parse().ok()).unwrap_or(0)
    };
    names.map(of)
}

/// What a sale brings. Rule `sell-ships`.
fn sale(state: &Value, action: &str) -> u32 {
    let seat = turn(state);
    let prices = GOODS.map(|good| number(&state["prices"][good]) as u32);
    let ships = ["1", "2", "3"].map(|basin| city::own_ships(&state["harbour"][basin], seat) as u8);
    proceeds(amounts(action, GOODS), prices, ships)
}

fn last(action: &str) -> &str {
    action.rsplit(' ').next().unwrap_or("")
}

fn join(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}
