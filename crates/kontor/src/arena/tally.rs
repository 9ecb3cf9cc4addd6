//! What an arena counts, and how it is shown.

use std::io::Write;

use serde_json::{Value, json};

use super::bout::{LONGEST_GAME, Outcome};
use super::entrant::{Allowance, Field};
use super::fault::Count;
use super::rating::Pairs;

/// What is counted for a name, over all its seats.
#[derive(Clone, Debug, Default)]
struct Row {
    seats: u64,
    wins: f64,
    points: u64,
    /// Its mean points in each game: seats of one game hang together.
    scores: Series,
    ranks: u64,
    decisions: u64,
    micros: u64,
    iterations: u64,
    late: u64,
    worst_micros: u64,
    faults: Count,
}

/// Figures, one a game.
#[derive(Clone, Debug, Default)]
struct Series {
    games: f64,
    sum: f64,
    squares: f64,
}

impl Series {
    fn add(&mut self, figure: f64) {
        self.games += 1.0;
        self.sum += figure;
        self.squares += figure * figure;
    }

    /// Their mean; `None` where there are none.
    fn mean(&self) -> Option<f64> {
        (self.games > 0.0).then(|| self.sum / self.games)
    }

    /// Half of the 95 % interval of their mean; `None` before the second.
    fn error(&self) -> Option<f64> {
        let mean = self.mean().filter(|_| self.games > 1.0)?;
        let variance = (self.squares - self.games * mean * mean) / (self.games - 1.0);
        Some(Z * (variance.max(0.0) / self.games).sqrt())
    }
}

/// The count of all games so far.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    games: u64,
    cut: u64,
    /// The rounds of the games that tell them.
    rounds: Series,
    rows: Vec<Row>,
    /// Wins and points by seat, whoever sat there: no seat should be better than another.
    seats: Vec<(f64, u64)>,
    pairs: Pairs,
}

impl Tally {
    pub(super) fn new(field: &Field) -> Tally {
        let names = field.entrants.len();
        let seats = vec![(0.0, 0); field.players()];
        Tally {
            games: 0,
            cut: 0,
            rounds: Series::default(),
            rows: vec![Row::default(); names],
            seats,
            pairs: Pairs::new(names),
        }
    }

    /// Counts a game; a shared win is split.
    pub(super) fn count(&mut self, outcome: &Outcome, field: &Field) {
        self.games += 1;
        self.cut += u64::from(outcome.cut);
        if let Some(rounds) = outcome.rounds {
            self.rounds.add(rounds.into());
        }
        let winners = outcome.seats.iter().filter(|seat| seat.rank == 1).count().max(1);
        let mut ranks = Vec::new();
        // The points and the seats of each name in this game.
        let mut scores = vec![(0.0, 0.0); self.rows.len()];
        for (seat, book) in outcome.seats.iter().enumerate() {
            let who = field.who(outcome.number, seat);
            ranks.push((who, book.rank));
            let won = if book.rank == 1 { 1.0 / winners as f64 } else { 0.0 };
            self.seats[seat].0 += won;
            self.seats[seat].1 += u64::from(book.points);
            let row = &mut self.rows[who];
            row.seats += 1;
            row.wins += won;
            row.points += u64::from(book.points);
            scores[who] = (scores[who].0 + f64::from(book.points), scores[who].1 + 1.0);
            row.ranks += u64::from(book.rank);
            row.decisions += book.decisions;
            row.micros += book.micros;
            row.iterations += book.iterations;
            row.late += book.late;
            row.worst_micros = row.worst_micros.max(book.worst_micros);
            row.faults.add(book.faults);
        }
        for (row, (points, seats)) in self.rows.iter_mut().zip(scores) {
            row.scores.add(points / f64::max(seats, 1.0));
        }
        self.pairs.count(&ranks);
    }

    /// The shares in a few words, for while it runs.
    pub(super) fn brief(&self, field: &Field) -> String {
        let share = |(row, entrant): (&Row, &super::entrant::Entrant)| {
            format!("{} {:.0} %", short(&entrant.name, 16), 100.0 * row.share())
        };
        self.rows.iter().zip(&field.entrants).map(share).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn json(&self, field: &Field) -> Value {
        let ratings = self.ratings();
        let bots: Vec<Value> = self
            .rows
            .iter()
            .zip(&field.entrants)
            .enumerate()
            .map(|(index, (row, entrant))| {
                let (low, high) = wilson(row.share(), self.games);
                let timed = matches!(entrant.allowance, Allowance::Time(_));
                let faults: serde_json::Map<String, Value> =
                    row.faults.kinds().map(|(kind, count)| (kind.name().to_owned(), json!(count))).collect();
                json!({
                    "name": entrant.name,
                    "games": self.games,
                    "win_share": round(row.share(), 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "points": round(row.mean(row.points), 2),
                    "points_error": row.scores.error().map(|error| round(error, 2)),
                    "rank": round(row.mean(row.ranks), 3),
                    "rating": ratings.as_ref().map(|ratings| round(ratings[index], 1)),
                    "decisions": row.decisions,
                    "ms_per_decision": round(row.ms(), 3),
                    "iterations_per_decision": round(row.per_decision(row.iterations), 1),
                    "worst_ms": round(row.worst_micros as f64 / 1e3, 3),
                    "late": timed.then_some(row.late),
                    "faults": row.faults.total(),
                    "fault_kinds": faults,
                })
            })
            .collect();
        let games = self.games.max(1) as f64;
        let seats: Vec<Value> = self
            .seats
            .iter()
            .map(|(wins, points)| {
                let (low, high) = wilson(wins / games, self.games);
                json!({
                    "win_share": round(wins / games, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "points": round(*points as f64 / games, 2),
                })
            })
            .collect();
        let [rounds, rounds_error] =
            [self.rounds.mean(), self.rounds.error()].map(|figure| figure.map(|figure| round(figure, 2)));
        json!({
            "bots": bots,
            "seats": seats,
            "games": self.games,
            "rounds": rounds,
            "rounds_error": rounds_error,
            "cut": self.cut,
        })
    }

    pub(super) fn print(&self, field: &Field, out: &mut impl Write) -> std::io::Result<()> {
        let wide =
            field.entrants.iter().map(|entrant| entrant.name.chars().count().min(NAME)).max().unwrap_or(0).max(4);
        writeln!(
            out,
            "{:<wide$}  {:>9}  wins %  95 % from - to  points  rank  rating   ms/dec.  iter./dec.  late %  worst ms  faults",
            "name", "allowed"
        )?;
        let ratings = self.ratings();
        for (index, (row, entrant)) in self.rows.iter().zip(&field.entrants).enumerate() {
            let (low, high) = wilson(row.share(), self.games);
            let interval = format!("{:.1} - {:.1}", 100.0 * low, 100.0 * high);
            let rating = ratings.as_ref().map_or_else(|| "-".to_owned(), |ratings| format!("{:.0}", ratings[index]));
            let late = match entrant.allowance {
                Allowance::Time(_) => format!("{:.2}", 100.0 * row.per_decision(row.late)),
                Allowance::Iterations(_) => "-".to_owned(),
            };
            writeln!(
                out,
                "{:<wide$}  {:>9}  {:>6.1}  {interval:>14}  {:>6.1}  {:>4.2}  {rating:>6}  {:>8.2}  {:>10.0}  {late:>6}  {:>8.1}  {:>6}",
                short(&entrant.name, NAME),
                entrant.allowance.to_string(),
                100.0 * row.share(),
                row.mean(row.points),
                row.mean(row.ranks),
                row.ms(),
                row.per_decision(row.iterations),
                row.worst_micros as f64 / 1e3,
                row.faults.total(),
            )?;
        }
        if self.games > 0 {
            let share = |(wins, _): &(f64, u64)| format!("{:.1}", 100.0 * wins / self.games as f64);
            let shares: Vec<String> = self.seats.iter().map(share).collect();
            writeln!(out, "wins % by seat, in order of play: {}", shares.join(", "))?;
        }
        if let Some(rounds) = self.rounds.mean() {
            let error = self.rounds.error().map(|error| format!(" ± {error:.1}")).unwrap_or_default();
            writeln!(out, "rounds a game: {rounds:.1}{error}")?;
        }
        for (row, entrant) in self.rows.iter().zip(&field.entrants).filter(|(row, _)| row.faults.total() > 0) {
            let kinds: Vec<String> =
                row.faults.kinds().map(|(kind, count)| format!("{} {count}", kind.name())).collect();
            writeln!(out, "faults of {}: {}; each time `easy` played instead", entrant.name, kinds.join(", "))?;
        }
        if self.cut > 0 {
            let plural = if self.cut == 1 { "game was" } else { "games were" };
            writeln!(out, "{} {plural} broken off after {LONGEST_GAME} decisions and judged as it stood", self.cut)?;
        }
        Ok(())
    }

    /// The ratings; there are none for a name alone.
    fn ratings(&self) -> Option<Vec<f64>> {
        (self.rows.len() > 1 && self.games > 0).then(|| self.pairs.ratings())
    }
}

/// The widest name in the table.
const NAME: usize = 40;

impl Row {
    /// The win share of a seat of this name.
    fn share(&self) -> f64 {
        self.wins / self.seats.max(1) as f64
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / self.seats.max(1) as f64
    }

    fn per_decision(&self, sum: u64) -> f64 {
        sum as f64 / self.decisions.max(1) as f64
    }

    fn ms(&self) -> f64 {
        self.per_decision(self.micros) / 1e3
    }
}

/// So many standard errors either side are a 95 % interval.
const Z: f64 = 1.959_964;

/// Wilson's 95 % interval of a share. `games` is the number of games, not of seats: seats of one game hang together.
fn wilson(share: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn round(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (number * scale).round() / scale
}

fn short(name: &str, longest: usize) -> String {
    if name.chars().count() <= longest {
        return name.to_owned();
    }
    name.chars().take(longest - 3).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::bout::SeatBook;
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(0.71, 200);
        assert!((low - 0.6435).abs() < 5e-4 && (high - 0.7685).abs() < 5e-4, "{low} {high}");
        assert!(wilson(0.0, 50).0 < 1e-9 && wilson(1.0, 50).1 > 1.0 - 1e-9);
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn means_have_an_interval() {
        let field = Field::seat(&["easy".to_owned()], "hansa", 2, None).unwrap();
        let mut tally = Tally::new(&field);
        // Means of 15 and 35, so 25 give or take 10.
        for (number, points, rounds) in [(0, [10, 20], 8), (1, [30, 40], 10)] {
            let seats = points.map(|points| SeatBook { points, ..SeatBook::default() });
            tally.count(&Outcome { number, cut: false, rounds: Some(rounds), seats: seats.to_vec() }, &field);
            if number == 0 {
                let told = tally.json(&field);
                assert_eq!((&told["bots"][0]["points_error"], &told["rounds_error"]), (&Value::Null, &Value::Null));
            }
        }
        let told = tally.json(&field);
        assert_eq!((&told["bots"][0]["points"], &told["bots"][0]["points_error"]), (&json!(25.0), &json!(19.6)));
        assert_eq!((&told["rounds"], &told["rounds_error"]), (&json!(9.0), &json!(1.96)));
    }
}
