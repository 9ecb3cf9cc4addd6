//! The choices: every legal action once, numbered, each with what it costs and brings.

use serde_json::{Value, json};
use shelf::Sitting;

use super::pen::{Pen, WIDEST, fold, width};
use super::people::People;
use super::{city_offer, sea_offer};

/// One action that can be chosen.
struct Choice {
    /// The action in the notation.
    action: String,
    /// What it costs and brings, in a few words.
    gloss: String,
}

/// All choices of a position. The first `shown` are listed unless all are asked for; numbers are the same in both lists.
pub(super) struct Offer {
    choices: Vec<Choice>,
    shown: usize,
}

impl Offer {
    /// The choices of the position, those worth showing first.
    pub(super) fn of(sitting: &Sitting, people: &People, pen: Pen) -> Offer {
        let legal = sitting.legal();
        let mut trial = Trial::of(sitting);
        let (order, shown) = match sitting {
            Sitting::Hamburgum(_) => city_offer::order(legal, &trial.state),
            Sitting::Hansa(_) => sea_offer::order(legal, &mut trial),
        };
        let choices = order.into_iter().map(|action| {
            let gloss = gloss_in(&mut trial, sitting, &action, people, pen);
            Choice { action, gloss }
        });
        Offer { choices: choices.collect(), shown }
    }

    /// The action with this number, counted from 1.
    pub(super) fn pick(&self, number: usize) -> Option<&str> {
        Some(&self.choices.get(number.checked_sub(1)?)?.action)
    }

    /// How many choices there are.
    pub(super) fn len(&self) -> usize {
        self.choices.len()
    }

    /// The list; in columns, read downwards, where the choices are many and short.
    pub(super) fn lines(&self, all: bool, pen: Pen) -> Vec<String> {
        let count = if all { self.choices.len() } else { self.shown };
        let longest = self.choices[..count].iter().map(|choice| width(&choice.action)).max().unwrap_or(0);
        let digits = count.to_string().len();
        let entry = |(index, choice): (usize, &Choice)| {
            let space = " ".repeat(longest - width(&choice.action));
            let (number, action) = (index + 1, pen.bold(&choice.action));
            format!("{number:>digits$}  {action}{space}  {}", choice.gloss).trim_end().to_owned()
        };
        let entries: Vec<String> = self.choices[..count].iter().enumerate().map(entry).collect();
        let mut lines = in_columns(&entries);
        if count < self.choices.len() {
            let more = format!("   and {} more: any can be typed, `all` lists them", self.choices.len() - count);
            lines.push(pen.dim(&more));
        }
        lines
    }
}

/// Up to eight entries stand one below the other; more of them in as many columns as fit, read downwards.
fn in_columns(entries: &[String]) -> Vec<String> {
    let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 4;
    let fit = (WIDEST + 2) / widest.max(1);
    let columns = if entries.len() > 8 { fit.clamp(1, 4) } else { 1 };
    if columns == 1 {
        return entries.iter().flat_map(|entry| fold(&format!("  {entry}"))).collect();
    }
    let rows = entries.len().div_ceil(columns);
    let line = |row: usize| {
        let cells = entries.iter().skip(row).step_by(rows.max(1));
        let padded = cells.map(|entry| format!("  {entry}{}", " ".repeat(widest - 2 - width(entry))));
        padded.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(line).collect()
}

/// What an action that was played in this position has brought, where its gloss tells just that.
pub(super) fn news(before: &Sitting, action: &str, people: &People, pen: Pen) -> Option<String> {
    // The gloss of these is for whoever chooses: what lies there, what comes next.
    const PLAIN: [&str; 5] = ["place", "sail", "skip", "discard", "end"];
    let verb = action.split(' ').next()?;
    (!PLAIN.contains(&verb)).then(|| gloss_in(&mut Trial::of(before), before, action, people, pen))
}

fn gloss_in(trial: &mut Trial, sitting: &Sitting, action: &str, people: &People, pen: Pen) -> String {
    match sitting {
        Sitting::Hamburgum(it) => city_offer::gloss(trial, it.game().board(), action, people),
        Sitting::Hansa(it) => sea_offer::gloss(trial, it.game().board(), action, people, pen),
    }
    .unwrap_or_default()
}

/// A copy of the game on which actions are tried. Only what everyone sees is looked at, and nothing is tried that would
/// turn up what is hidden.
pub(super) struct Trial {
    copy: Sitting,
    /// The public view of the position.
    pub(super) state: Value,
    points: Vec<i64>,
}

/// What everyone would see after some actions.
pub(super) struct Seen {
    /// The public view of the position then.
    pub(super) state: Value,
    /// What the player who acted wins or loses in points.
    pub(super) points: i64,
    /// Whether the game is over then.
    pub(super) over: bool,
    /// Whether the turn can then only be ended.
    pub(super) idle: bool,
}

impl Trial {
    fn of(sitting: &Sitting) -> Trial {
        let mut view = sitting.view();
        Trial { state: view["state"].take(), points: points(sitting), copy: sitting.clone() }
    }

    /// What follows from actions that reveal nothing; `None` where one of them is refused.
    pub(super) fn play(&mut self, actions: &[&str]) -> Option<Seen> {
        let seat = self.copy.on_turn()?;
        self.copy.play_all(actions).ok()?;
        let mut view = self.copy.view();
        let points = points(&self.copy)[seat.index()] - self.points[seat.index()];
        let (over, idle) = (view["over"] == true, view["legal"] == json!(["end"]));
        let seen = Seen { state: view["state"].take(), points, over, idle };
        for _ in actions {
            self.copy.undo().ok()?;
        }
        Some(seen)
    }
}

fn points(sitting: &Sitting) -> Vec<i64> {
    sitting.standing().iter().map(|place| i64::from(place.points)).collect()
}
