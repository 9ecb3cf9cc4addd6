//! The bench on which the computer players sit, each remembering its thoughts from one decision to the next.

use bots::{Budget, Companion, Counsel, Level, Prospect};
use serde_json::{Value, json};
use shelf::Sitting;

/// How many players wait on the bench with their thoughts; the one that waited longest leaves.
const PLACES: usize = 5;

/// All players that were asked lately.
#[derive(Default)]
pub(crate) struct Bench {
    players: Vec<(Level, u64, Companion)>,
}

impl Bench {
    /// Answers a request; `now` tells the time in milliseconds.
    pub(crate) fn answer(&mut self, request: &str, now: impl Fn() -> f64) -> String {
        let request: Value = serde_json::from_str(request).unwrap_or_default();
        let mut answer = self.counsel(&request, now).unwrap_or_else(|fault| json!({"fault": fault}));
        answer["id"] = request["id"].clone();
        answer.to_string()
    }

    fn counsel(&mut self, request: &Value, now: impl Fn() -> f64) -> Result<Value, String> {
        let begun = now();
        let text = |key: &str| request[key].as_str().ok_or_else(|| format!("the request has no {key}"));
        let level: Level = text("level")?.parse().map_err(|fault: bots::NoSuchLevel| fault.to_string())?;
        let seed: u64 = text("seed")?.parse().map_err(|_| "the seed is no number".to_owned())?;
        let ms = request["ms"].as_f64().unwrap_or(level.time().as_secs_f64() * 1000.0).max(1.0);
        let sitting = Sitting::read(text("record")?).map_err(|fault| fault.to_string())?;
        let mut clock = || ((now() - begun) / ms) as f32;
        let counsel = self.player(level, seed).advise(&sitting, Budget::time(&mut clock));
        Ok(counsel.map_or_else(|| json!({"over": true}), |counsel| put(&counsel)))
    }

    fn player(&mut self, level: Level, seed: u64) -> &mut Companion {
        let known = self.players.iter().position(|(its, own, _)| (*its, *own) == (level, seed));
        let player = match known {
            Some(at) => self.players.remove(at),
            None => (level, seed, Companion::new(level, seed)),
        };
        if self.players.len() == PLACES {
            self.players.remove(0);
        }
        self.players.push(player);
        let last = self.players.len() - 1;
        &mut self.players[last].2
    }
}

fn put(counsel: &Counsel) -> Value {
    let prospects = |outlook: &[Prospect]| -> Value {
        outlook.iter().map(|seat| json!({"points": seat.points, "win": seat.win})).collect()
    };
    let options: Vec<Value> = counsel
        .options
        .iter()
        .take(5)
        .map(|option| json!({"action": option.action, "visits": option.visits, "outlook": prospects(&option.outlook)}))
        .collect();
    json!({"action": counsel.action, "outlook": prospects(&counsel.outlook), "options": options})
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    #[test]
    fn every_request_gets_an_answer() {
        let mut bench = Bench::default();
        let setup = Setup { game: "hansa".to_owned(), players: 2, ..Setup::default() };
        let record = Sitting::deal(&setup, "1").unwrap().record().write();
        let request = json!({"id": 3, "record": record, "level": "easy", "seed": "7", "ms": 5}).to_string();
        let answer: Value = serde_json::from_str(&bench.answer(&request, || 0.0)).unwrap();
        assert_eq!(answer["id"], 3);
        assert!(answer["action"].as_str().unwrap().starts_with("place "));
        for wrong in ["", "{}", "[1]", r#"{"id":4,"level":"hard","seed":"x","record":""}"#] {
            let answer: Value = serde_json::from_str(&bench.answer(wrong, || 0.0)).unwrap();
            assert!(answer["fault"].is_string(), "{wrong}");
        }
    }
}
