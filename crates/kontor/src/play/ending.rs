//! How it ended: the final standing and who has won.

use shelf::Sitting;
use table::Place;

use super::pen::{Grid, Pen};
use super::people::People;

/// The final standing and the winner, or those who share the win.
pub(super) fn lines(sitting: &Sitting, people: &People, pen: Pen) -> Vec<String> {
    let (points, tiebreak) = match sitting {
        Sitting::Hamburgum(_) => ("prestige", "money"),
        Sitting::Hansa(_) => ("points", "booths"),
    };
    let mut standing = sitting.standing();
    standing.sort_by_key(|place| place.rank);
    let mut grid = Grid::new("rlr");
    grid.row(["  place", "player", points, tiebreak].map(|title| pen.dim(title)));
    for place in &standing {
        let numbers = [place.points.to_string(), place.tiebreak.to_string()];
        grid.row([place.rank.to_string(), people.title(place.seat)].into_iter().chain(numbers));
    }
    let mut lines = grid.lines();
    lines.push(String::new());
    lines.push(verdict(&standing, people, points, tiebreak));
    lines
}

fn verdict(standing: &[Place], people: &People, points: &str, tiebreak: &str) -> String {
    let (winners, others): (Vec<&Place>, Vec<&Place>) = standing.iter().partition(|place| place.rank == 1);
    let best = winners.first().map_or(0, |place| place.points);
    let names: Vec<String> = winners.iter().map(|place| people.full_title(place.seat)).collect();
    match names.as_slice() {
        [winner] if others.iter().any(|place| place.points == best) => {
            format!("{winner} wins with {best} {points}, ahead by {tiebreak}.")
        }
        [winner] => format!("{winner} wins with {best} {points}."),
        _ => format!("{} share the win with {best} {points}.", names.join(" and ")),
    }
}
