//! The computer players at the table, and the one that is asked for advice.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::{Budget, Companion, Counsel, Level};
use shelf::Sitting;
use table::{Seat, fingerprint};

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
        let level = |name: &String| name.strip_suffix(NAME)?.parse().ok();
        let companion =
            |(seat, name): (usize, &String)| level(name).map(|level: Level| Companion::new(level, seed(seat)));
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

fn think(companion: &mut Companion, sitting: &Sitting, time: Duration) -> Option<Counsel> {
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f32() / time.as_secs_f32();
    companion.advise(sitting, Budget::time(&mut clock))
}

/// Advice in a few lines: the best choices with what they promise to whoever asked, then the line that is expected.
pub(super) fn advice(counsel: &Counsel, seat: Seat) -> Vec<String> {
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
        let line: Vec<&str> = counsel.line.iter().take(4).map(String::as_str).collect();
        lines.push(format!("It expects: {}", line.join("; ")));
    }
    lines
}
