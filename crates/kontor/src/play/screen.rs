//! What is shown of any game: the position, the question to whoever is on turn, the turns so far.

use shelf::Sitting;

use super::pen::{Pen, fold, hang, width};
use super::people::{People, WIDEST_COLOUR};
use super::{city, sea};

/// The whole position under a title.
pub(super) fn position(sitting: &Sitting, people: &People, pen: Pen) -> Vec<String> {
    let view = sitting.view();
    let state = &view["state"];
    let (name, lines) = match sitting {
        Sitting::Hamburgum(it) => {
            let city = it.game().board();
            (&city.name, city::show(city, state, people, pen))
        }
        Sitting::Hansa(it) => {
            let sea = it.game().board();
            (&sea.name, sea::show(sea, state, &sitting.standing(), people, pen))
        }
    };
    let variant = sitting.setup().officials.filter(|officials| officials != "numbered");
    let variant = variant.map_or(String::new(), |officials| format!(", officials {officials}"));
    let round = match sitting.round() {
        0 => "set-up".to_owned(),
        round => format!("round {round}"),
    };
    let title = pen.bold(&format!("== {name}{variant}, {round} =="));
    [title].into_iter().chain(lines).collect()
}

/// Who has to decide what.
pub(super) fn question(sitting: &Sitting, people: &People, pen: Pen) -> Vec<String> {
    let view = sitting.view();
    let state = &view["state"];
    let question = match sitting {
        Sitting::Hamburgum(it) => city::question(it.game().board(), state),
        Sitting::Hansa(it) => sea::question(it.game().board(), state),
    };
    let seat = sitting.on_turn().unwrap_or_default();
    vec![format!("{}: {}", people.title(seat), pen.bold(&question))]
}

/// What whoever is on turn has at hand: for the steps of a turn after the first, where the position is not shown again.
pub(super) fn purse(sitting: &Sitting, pen: Pen) -> Vec<String> {
    let view = sitting.view();
    let state = &view["state"];
    let purse = match sitting {
        Sitting::Hamburgum(it) => city::purse(it.game().board(), state),
        Sitting::Hansa(it) => sea::purse(it.game().board(), state, pen),
    };
    fold(&format!("  {purse}"))
}

/// The turns so far in the notation.
pub(super) fn log(sitting: &Sitting, people: &People) -> Vec<String> {
    let record = sitting.record();
    if record.turns.is_empty() {
        return vec!["Nothing has been played yet.".to_owned()];
    }
    let mut lines = Vec::new();
    for turn in &record.turns {
        let number = format!("{}.{}", turn.round, turn.seat);
        let colour = people.colour(turn.seat);
        let space = " ".repeat(WIDEST_COLOUR.saturating_sub(width(&colour)));
        let mut actions: Vec<String> = turn.actions.iter().map(|action| format!("{action};")).collect();
        if let Some(last) = actions.last_mut() {
            last.pop();
        }
        lines.extend(hang(&format!("{number:>6}  {colour}{space}  "), &actions));
    }
    lines
}
