//! Advice: a computer player says what it would do, and what else.

use bots::Level;
use leptos::prelude::*;
use serde_json::{Value, json};
use table::{Seat, fingerprint};

use crate::browser::bots as bench;
use crate::docket::Docket;
use crate::staged::Staged;

use super::{Desk, Trouble};

/// How long the adviser thinks.
const MS: u64 = 1_500;
/// How many options it shows.
const OPTIONS: usize = 3;

/// Advice on the decision of the moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Hint {
    /// None was asked for.
    #[default]
    None,
    /// It is being thought about.
    Thinking,
    /// Options in the notation, the best first, with the points each promises to who asked.
    Options(Vec<(String, f64)>),
}

impl<G: Staged> Desk<G> {
    /// What is advised; nothing while another position is shown than the one it was asked for.
    pub fn hint(self) -> Hint {
        match self.hint.get() {
            Hint::Options(_) if !self.offering() => Hint::None,
            hint => hint,
        }
    }

    /// Asks for advice.
    pub fn ask_hint(self) {
        let print = |docket: &Docket<G>| fingerprint(docket.sitting().state());
        let Some((seat, asked, record)) =
            self.docket.with_untracked(|docket| Some((docket.person()?, print(docket), docket.record())))
        else {
            return;
        };
        self.present();
        self.hint.set(Hint::Thinking);
        let request = json!({"record": record, "level": Level::Expert.name(), "seed": "1", "ms": MS});
        bench::ask(request, move |answer| {
            // The game may have gone on, or the table may have been left.
            if self.docket.try_with_untracked(print) != Some(asked) {
                return;
            }
            match answer {
                Ok(answer) => self.hint.set(Hint::Options(options(&answer, seat))),
                Err(_) => {
                    self.hint.set(Hint::None);
                    self.trouble.set(Some(Trouble::Bot));
                }
            }
        });
    }

    /// Puts the advice away.
    pub fn forget_hint(self) {
        if self.hint.get_untracked() == Hint::Thinking {
            bench::cancel();
        }
        self.hint.set(Hint::None);
    }

    /// The advised actions, the best first, with what each promises.
    pub fn advised(self) -> Vec<(G::Action, f64)> {
        match self.hint() {
            Hint::Options(options) => {
                let game = self.game();
                options.into_iter().filter_map(|(text, points)| Some((game.read(&text)?, points))).collect()
            }
            Hint::None | Hint::Thinking => Vec::new(),
        }
    }
}

fn options(answer: &Value, seat: Seat) -> Vec<(String, f64)> {
    let points = |outlook: &Value| outlook[seat.index()]["points"].as_f64().unwrap_or_default();
    let mut options: Vec<(String, f64)> = answer["options"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|option| Some((option["action"].as_str()?.to_owned(), points(&option["outlook"]))))
        .take(OPTIONS)
        .collect();
    if options.is_empty() {
        options.extend(answer["action"].as_str().map(|action| (action.to_owned(), points(&answer["outlook"]))));
    }
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_few_and_never_none() {
        let outlook = json!([{"points": 1.0}, {"points": 40.5}]);
        let option = json!({"action": "end", "outlook": outlook});
        let answer = json!({"action": "end", "outlook": outlook, "options": [option, option, option, option]});
        assert_eq!(options(&answer, Seat(1)).len(), 3);
        let bare = json!({"action": "end", "outlook": outlook, "options": []});
        assert_eq!(options(&bare, Seat(1)), [("end".to_owned(), 40.5)]);
        assert!(options(&json!({}), Seat(0)).is_empty());
    }
}
