//! A position of Hansa as text, made from the public view alone.

use hansa::Board;
use serde_json::Value;
use table::{Place, Seat};

use super::pen::{Grid, Ink, Pen};
use super::people::People;
use super::view::{items, number, player, some, turn, word, words};

/// The whole position.
pub(super) fn show(sea: &Board, state: &Value, standing: &[Place], people: &People, pen: Pen) -> Vec<String> {
    let mut lines = cities(sea, state, people, pen);
    lines.push(String::new());
    lines.extend(players(state, standing, people, pen));
    lines.push(String::new());
    lines.push(piles(state, pen));
    lines
}

/// Where the ship lies and what the player on turn has at hand.
pub(super) fn purse(sea: &Board, state: &Value, pen: Pen) -> String {
    let mine = player(state, turn(state));
    let goods: Vec<String> = words(&mine["goods"]).map(|marker| tint(pen, marker)).collect();
    let goods = if goods.is_empty() { "no goods".to_owned() } else { goods.join(" ") };
    let (talers, booths) = (some(number(&mine["talers"]), "taler"), some(number(&mine["booths"]), "booth"));
    format!("ship in {}; {talers}, {goods}, {booths} in stock", city_name(sea, word(&state["ship"])))
}

/// What has to be decided now.
pub(super) fn question(sea: &Board, state: &Value) -> String {
    let here = city_name(sea, word(&state["ship"]));
    match word(&state["phase"]) {
        "setup" => "put two booths into a city".to_owned(),
        "refill" => "refill the empty warehouses?".to_owned(),
        "action" if state["acted"] == true => format!("you have acted in {here}: sail on or end"),
        "action" => format!("one action in {here}, sail, or end"),
        "discard" => "three unsold markers are kept: discard one".to_owned(),
        _ => "the game is over".to_owned(),
    }
}

/// The city's name for people.
pub(super) fn city_name<'a>(sea: &'a Board, id: &'a str) -> &'a str {
    sea.city(id).map_or(id, |city| &sea.cities[city.index()].name)
}

/// A goods marker in its own colour.
pub(super) fn tint(pen: Pen, marker: &str) -> String {
    let colour = marker.trim_end_matches(|letter: char| letter.is_ascii_digit());
    Ink::named(colour).map_or_else(|| marker.to_owned(), |ink| pen.ink(ink, marker))
}

/// Who has the most booths in a city, if anyone has it alone. Rule `buy-price`.
pub(super) fn majority(city: &Value) -> Option<Seat> {
    let booths: Vec<u64> = items(&city["booths"]).iter().map(number).collect();
    let most = booths.iter().copied().max().filter(|&most| most > 0)?;
    let mut holders = booths.iter().enumerate().filter(|(_, count)| **count == most);
    let (seat, _) = holders.next()?;
    holders.next().is_none().then_some(Seat(seat as u8))
}

fn cities(sea: &Board, state: &Value, people: &People, pen: Pen) -> Vec<String> {
    let mut grid = Grid::new("l");
    let head = [pen.dim("  city"), pen.dim("on offer")];
    let colours = people.seats().map(|seat| people.colour(seat));
    grid.row(head.into_iter().chain(colours).chain([pen.dim("sails to")]));
    for plan in &sea.cities {
        let city = &state["cities"][&plan.id];
        let here = word(&state["ship"]) == plan.id;
        let name = if here { pen.bold(&format!("> {}", plan.id)) } else { format!("  {}", plan.id) };
        let mut offer: Vec<String> = words(&city["goods"]).map(|marker| tint(pen, marker)).collect();
        offer.resize(offer.len().max(plan.warehouses.into()), pen.dim("-"));
        let most = majority(city);
        let booths = people.seats().map(|seat| match number(&city["booths"][seat.index()]) {
            0 => pen.dim("-"),
            count => people.tint(seat, &format!("{count}{}", if most == Some(seat) { "*" } else { "" })),
        });
        let routes: Vec<&str> = plan.routes.iter().map(|to| sea.cities[to.index()].id.as_str()).collect();
        grid.row([name, offer.join(" ")].into_iter().chain(booths).chain([routes.join(" ")]));
    }
    let mut lines = grid.lines();
    lines.push(pen.dim("  * has the most booths there: buys free, others pay 1 taler to that player"));
    lines
}

fn players(state: &Value, standing: &[Place], people: &People, pen: Pen) -> Vec<String> {
    let mut grid = Grid::new("lrrrrl");
    grid.row(["  player", "points", "talers", "stock", "sold", "unsold goods"].map(|title| pen.dim(title)));
    for seat in people.seats() {
        let mine = player(state, seat);
        let mark = if seat == turn(state) && state["phase"] != "over" { ">" } else { " " };
        let points = standing.iter().find(|place| place.seat == seat).map_or(0, |place| place.points);
        let sold = items(&mine["sold"]).len();
        let goods: Vec<String> = words(&mine["goods"]).map(|marker| tint(pen, marker)).collect();
        // A hand that is too long for the line goes on below.
        let mut hand = goods.chunks(5).map(|part| part.join(" "));
        grid.row([
            format!("{mark} {}", people.title(seat)),
            points.to_string(),
            number(&mine["talers"]).to_string(),
            number(&mine["booths"]).to_string(),
            if sold == 0 { "-".to_owned() } else { sold.to_string() },
            hand.next().unwrap_or_else(|| "-".to_owned()),
        ]);
        for part in hand {
            grid.row([const { String::new() }; 5].into_iter().chain([part]));
        }
    }
    grid.lines()
}

fn piles(state: &Value, pen: Pen) -> String {
    let sizes: Vec<String> = items(&state["piles"]).iter().map(|pile| number(pile).to_string()).collect();
    let last = if state["last_round"] == true { pen.bold("; this is the last round") } else { String::new() };
    format!("{}{}{last}", pen.dim("  markers in the piles: "), sizes.join(" "))
}
