//! The computer players at the table, and the one that is asked for advice.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::{Budget, Companion, Counsel, Level};
use shelf::Sitting;
use table::{Seat, fingerprint};

use super::people::People;

/// Who gives advice when someone asks for a hint.
const ADVISER: Level = Level::Expert;
/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_secs(1);
/// What follows the level in the name of a computer player, by which a saved game knows its seats again.
const NAME: &str = " bot";

/// The computer players at the table.
pub(super) struct Company {
    seats: Vec<Option<Companion>>,
    adviser: Companion,
    time: Option<Duration>,
}

impl Company {
    /// Reads the levels after `--bots`.
    pub(super) fn levels(names: &[String]) -> anyhow::Result<Vec<Level>> {
        names.iter().map(|name| name.trim().parse().with_context(|| format!("there is no bot `{name}`"))).collect()
    }

    /// Puts computer players on the last seats, by the names in the record.
    pub(super) fn seat(sitting: &mut Sitting, levels: &[Level]) -> anyhow::Result<()> {
        let players = sitting.setup().players;
        if levels.len() > players {
            bail!("there are {} bots for {players} seats", levels.len());
        }
        let tags = sitting.tags_mut();
        tags.names.resize(players, String::new());
        for (level, name) in levels.iter().zip(&mut tags.names[players - levels.len()..]) {
            *name = format!("{level}{NAME}");
        }
        Ok(())
    }

    /// Those whom the names in a record call computer players. `time` is what each may spend on a decision, where it is
    /// not its level's own.
    pub(super) fn of(sitting: &Sitting, time: Option<Duration>) -> Company {
        let seed = |seat: usize| fingerprint(&(sitting.record().write(), seat as u64));
        let companion = |(seat, name): (usize, &String)| level(name).map(|level| Companion::new(level, seed(seat)));
        let seats = sitting.tags().names.iter().enumerate().map(companion).collect();
        Company { seats, adviser: Companion::new(ADVISER, seed(usize::MAX)), time }
    }

    /// Whether a computer player sits there.
    pub(super) fn sits_at(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Whether any person is at the table.
    pub(super) fn leaves_room(&self, players: usize) -> bool {
        Seat::all(players).any(|seat| !self.sits_at(seat))
    }

    /// What the computer player at a seat plays now.
    pub(super) fn decide(&mut self, seat: Seat, sitting: &Sitting) -> Option<String> {
        let companion = self.seats.get_mut(seat.index())?.as_mut()?;
        let time = self.time.unwrap_or(companion.level().time());
        think(companion, sitting, time).map(|counsel| counsel.action)
    }

    /// What the adviser thinks of the position.
    pub(super) fn advise(&mut self, sitting: &Sitting) -> Option<Counsel> {
        think(&mut self.adviser, sitting, self.time.unwrap_or(HINT_TIME))
    }
}

/// The level that a name stands for in a record; `None` where it is a person's.
pub(super) fn level(name: &str) -> Option<Level> {
    name.strip_suffix(NAME)?.parse().ok()
}

fn think(companion: &mut Companion, sitting: &Sitting, time: Duration) -> Option<Counsel> {
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f32() / time.as_secs_f32();
    companion.advise(sitting, Budget::time(&mut clock))
}

/// Advice in a few lines: the best choices with what they promise to whoever asked, then the line that is expected, with a colour
/// wherever the turn passes on.
pub(super) fn advice(counsel: &Counsel, seat: Seat, sitting: &Sitting, people: &People) -> Vec<String> {
    const SHOWN: usize = 3;
    let options = &counsel.options[..counsel.options.len().min(SHOWN)];
    let longest = options.iter().map(|option| option.action.chars().count()).max().unwrap_or(0);
    let mut lines = vec![format!("{ADVISER} would play (points and chance to win that it expects for you):")];
    for option in options {
        let prospect = option.outlook[seat.index()];
        let percent = 100.0 * prospect.win;
        lines.push(format!("  {:<longest$}  {:>5.1}  {percent:>3.0} %", option.action, prospect.points));
    }
    if counsel.line.len() > 1 {
        let (mut trial, mut last, mut line) = (sitting.clone(), seat, Vec::new());
        for action in counsel.line.iter().take(4) {
            let Some(next) = trial.on_turn() else { break };
            line.push(if next == last { action.clone() } else { format!("{}: {action}", people.colour(next)) });
            last = next;
            if trial.play(action).is_err() {
                break;
            }
        }
        lines.push(format!("It expects: {}", line.join("; ")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use table::Setup;

    use super::*;
    use crate::play::pen::Pen;

    #[test]
    fn whose_action_is_expected_is_told_where_it_is_someone_elses() {
        let setup = Setup { game: "hamburgum".to_owned(), players: 3, ..Setup::default() };
        let sitting = Sitting::deal(&setup, "expected").unwrap();
        let mut counsel = Companion::new(Level::Easy, 1).advise(&sitting, Budget::iterations(1, &mut || 0.0)).unwrap();
        counsel.line = ["rondel beer", "rondel cloth", "rondel beer"].map(str::to_owned).to_vec();
        let people = People::of(&sitting, Pen::for_stdout());
        let told = advice(&counsel, Seat(0), &sitting, &people);
        let [blue, green] = [1, 2].map(|seat| people.colour(Seat(seat)));
        let expected = format!("It expects: rondel beer; {blue}: rondel cloth; {green}: rondel beer");
        assert_eq!(told.last(), Some(&expected));
    }

    #[test]
    fn a_name_of_a_computer_player_is_known() {
        assert_eq!(level("easy bot"), Some(Level::Easy));
        for name in ["Bertha", "Bertha bot", "easy", " bot"] {
            assert_eq!(level(name), None, "{name}");
        }
    }
}
