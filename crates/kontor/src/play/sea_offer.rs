//! Hansa's choices: which of the many sales are worth listing, and what each choice means.

use hansa::Board;
use serde_json::Value;
use table::Seat;

use super::offer::Trial;
use super::pen::Pen;
use super::people::People;
use super::sea;
use super::view::{items, number, player, some, turn, word, words};

/// How many sales are listed.
const SALES: usize = 12;
/// What is kept of talers and of unsold markers at the end of a turn. Rule `keep`.
const KEPT: u64 = 3;

/// All choices in the order of the list, and how many of them to show.
pub(super) fn order(legal: Vec<String>, trial: &mut Trial) -> (Vec<String>, usize) {
    let (mut sales, others): (Vec<_>, Vec<_>) = legal.into_iter().partition(|action| action.starts_with("sell "));
    sales.sort_by_cached_key(|action| trial.play(&[action]).map(|seen| -seen.points));
    let rest = sales.split_off(sales.len().min(SALES));
    let listed = [sales, others].concat();
    let shown = listed.len();
    ([listed, rest].concat(), shown)
}

/// What an action costs and brings.
pub(super) fn gloss(trial: &mut Trial, board: &Board, action: &str, people: &People, pen: Pen) -> Option<String> {
    let (verb, object) = action.split_once(' ').unwrap_or((action, ""));
    let state = &trial.state;
    let mine = player(state, turn(state));
    Some(match verb {
        "place" => city(&state["cities"][object], people, pen),
        "refill" => {
            let spaces: u64 = board.cities.iter().map(|plan| u64::from(plan.warehouses)).sum();
            let filled: u64 = board.cities.iter().map(|plan| goods(&state["cities"][&plan.id]).count() as u64).sum();
            let left: u64 = items(&state["piles"]).iter().map(number).sum();
            format!("1 taler, fills {}", some((spaces - filled).min(left), "warehouse"))
        }
        "skip" => "nothing is refilled".to_owned(),
        "buy" => buy(trial, action, people)?,
        "booths" => booths(trial, action, people)?,
        "sell" => sell(trial, action, people, pen)?,
        "sail" => format!("1 taler; {}", city(&state["cities"][object], people, pen)),
        "end" => {
            let talers = number(&mine["talers"]).saturating_sub(KEPT);
            let markers = (items(&mine["goods"]).len() as u64).saturating_sub(KEPT);
            let mut parts = vec!["ends the turn".to_owned()];
            parts.extend((talers > 0).then(|| format!("{} above {KEPT} lost", some(talers, "taler"))));
            parts.extend((markers > 0).then(|| format!("then {} to discard", some(markers, "marker"))));
            parts.join(", ")
        }
        "discard" => "is lost".to_owned(),
        _ => return None,
    })
}

/// What lies on offer in a city, and whose booths stand there.
fn city(city: &Value, people: &People, pen: Pen) -> String {
    let offer: Vec<String> = goods(city).map(|marker| sea::tint(pen, marker)).collect();
    let most = sea::majority(city);
    let booths: Vec<String> = people
        .seats()
        .filter_map(|seat| {
            let count = number(&city["booths"][seat.index()]);
            let star = if most == Some(seat) { "*" } else { "" };
            (count > 0).then(|| format!("{} {count}{star}", people.colour(seat)))
        })
        .collect();
    let offer = if offer.is_empty() { "nothing on offer".to_owned() } else { offer.join(" ") };
    if booths.is_empty() { offer } else { format!("{offer}, booths {}", booths.join(" ")) }
}

fn goods(city: &Value) -> impl Iterator<Item = &str> {
    words(&city["goods"])
}

fn buy(trial: &mut Trial, action: &str, people: &People) -> Option<String> {
    let seen = trial.play(&[action])?;
    let seat = turn(&trial.state);
    let talers = |state: &Value, seat: Seat| number(&player(state, seat)["talers"]);
    if talers(&seen.state, seat) == talers(&trial.state, seat) {
        return Some("free with the most booths here".to_owned());
    }
    let paid = people.seats().find(|&seat| talers(&seen.state, seat) > talers(&trial.state, seat));
    Some(paid.map_or("1 taler to the bank".to_owned(), |seat| format!("1 taler to {}", people.colour(seat))))
}

fn booths(trial: &mut Trial, action: &str, people: &People) -> Option<String> {
    let seen = trial.play(&[action])?;
    let seat = turn(&trial.state);
    let here = |state: &Value| number(&state["cities"][word(&state["ship"])]["booths"][seat.index()]);
    let (before, after) = (here(&trial.state), here(&seen.state));
    let most = match sea::majority(&seen.state["cities"][word(&seen.state["ship"])]) {
        Some(holder) if holder == seat => "the most".to_owned(),
        Some(holder) => format!("{} still has the most", people.colour(holder)),
        None => "level with others".to_owned(),
    };
    Some(format!("{}: then {after} here, {most}", some(after - before, "booth")))
}

fn sell(trial: &mut Trial, action: &str, people: &People, pen: Pen) -> Option<String> {
    let seen = trial.play(&[action])?;
    let mover = turn(&trial.state);
    let mut parts = vec![format!("{:+} point{}", seen.points, if seen.points == 1 { "" } else { "s" })];
    for seat in people.seats().filter(|&seat| seat != mover) {
        let mut lost: Vec<&str> = words(&player(&trial.state, seat)["goods"]).collect();
        for kept in words(&player(&seen.state, seat)["goods"]) {
            if let Some(at) = lost.iter().position(|marker| *marker == kept) {
                lost.remove(at);
            }
        }
        let lost: Vec<String> = lost.into_iter().map(|marker| sea::tint(pen, marker)).collect();
        if !lost.is_empty() {
            parts.push(format!("{} loses {}", people.colour(seat), lost.join(" ")));
        }
    }
    Some(parts.join(", "))
}
