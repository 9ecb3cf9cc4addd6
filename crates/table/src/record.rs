//! Records: a game as plain text that people can read and diff, and that replays for ever.
//!
//! ```text
//! kontor record 1
//! game: hansa
//! rules: 1
//! board: baltic 0123456789abcdef
//! players: 2
//! seed: 42
//! dealt: tonsberg orange2 brown1, aalborg ...
//! name 0: Anna
//! date: 2026-11-15
//! result: 41/9 38/12
//!
//! # a comment
//! 0.0 place lubeck
//! 1.0 refill : riga green3; buy green3; end
//! sum: 4 actions 0123456789abcdef
//! ```
//!
//! One line a turn: round, seat, actions. The result gives points and tiebreak by seat. The sum is the number of actions
//! and a digest of everything but comments and blank lines, so a file that was cut or edited is noticed.

use std::fmt::Write as _;

use serde_json::Value;

use crate::sheet::quoted;
use crate::{Seat, Setup, Tags, digest};

const FIRST_LINE: &str = "kontor record 1";
const LONGEST: usize = 4 << 20;

/// From what a recorded game began.
#[derive(Clone, PartialEq, Debug)]
pub enum Opening {
    /// A seed: everything follows from it.
    Seed(String),
    /// Only what dealing showed; the rest comes to light in the outcomes.
    Shown(Option<String>),
    /// A position in the form of a view.
    Position(Value),
}

/// One turn of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLine {
    /// The line of the file, from 1; 0 in a record that was not read.
    pub line: usize,
    /// The round.
    pub round: u32,
    /// Who is on turn.
    pub seat: Seat,
    /// The actions in the notation, with their outcomes.
    pub actions: Vec<String>,
}

/// A game as text: header and turns, well formed but not yet replayed.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The version of the game's rules it was played with.
    pub rules: u32,
    /// Game, players, board, variant.
    pub setup: Setup,
    /// The hash of the board.
    pub board_hash: String,
    /// What it began from.
    pub opening: Opening,
    /// What dealing showed.
    pub dealt: Option<String>,
    /// Names and date.
    pub tags: Tags,
    /// Points and tiebreak by seat of a finished game.
    pub result: Option<Vec<(u32, u32)>>,
    /// The actions.
    pub turns: Vec<TurnLine>,
    pub(crate) sum: Option<Sum>,
    pub(crate) lines: Lines,
}

/// The sum that a file gives, and the one that is due to it as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    found: String,
    due: String,
}

/// Where in the file the parts of the header stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines {
    game: usize,
    pub(crate) rules: usize,
    pub(crate) board: usize,
    pub(crate) players: usize,
    pub(crate) officials: usize,
    pub(crate) opening: usize,
    pub(crate) dealt: usize,
    pub(crate) result: usize,
    sum: usize,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordFault {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl Record {
    /// Writes the record; reading it back and writing it again gives the same text.
    pub fn write(&self) -> String {
        let body = self.body();
        let sum = sum_of(&self.turns, body.lines());
        format!("{body}sum: {sum}\n")
    }

    /// The line on which the game is named, from 1.
    pub fn game_line(&self) -> usize {
        self.lines.game
    }

    pub(crate) fn check_sum(&self) -> Result<(), RecordFault> {
        match &self.sum {
            Some(Sum { found, due }) if found != due => {
                let reason =
                    format!("the file was cut or edited since it was written; as it stands its sum is `{due}`");
                Err(RecordFault { line: self.lines.sum, reason })
            }
            _ => Ok(()),
        }
    }

    fn body(&self) -> String {
        let mut out = String::new();
        let mut line = |key: &str, value: &str| {
            let _ = writeln!(out, "{key}: {value}");
        };
        line("game", &self.setup.game);
        line("rules", &self.rules.to_string());
        line("board", &format!("{} {}", self.setup.board.as_deref().unwrap_or_default(), self.board_hash));
        line("players", &self.setup.players.to_string());
        if let Some(officials) = &self.setup.officials {
            line("officials", officials);
        }
        match &self.opening {
            Opening::Seed(seed) => line("seed", &quote(seed)),
            Opening::Shown(_) => {}
            Opening::Position(view) => line("position", &view.to_string()),
        }
        if let Some(dealt) = &self.dealt {
            line("dealt", dealt);
        }
        for (seat, name) in self.tags.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            line(&format!("name {seat}"), &quote(name));
        }
        if let Some(date) = &self.tags.date {
            line("date", &quote(date));
        }
        if let Some(result) = &self.result {
            let tallies: Vec<_> = result.iter().map(|(points, tiebreak)| format!("{points}/{tiebreak}")).collect();
            line("result", &tallies.join(" "));
        }
        for text in self.setup.board_file.iter().flat_map(|text| text.lines()) {
            let _ = writeln!(out, "| {text}");
        }
        out.push('\n');
        for turn in &self.turns {
            let _ = writeln!(out, "{}.{} {}", turn.round, turn.seat, turn.actions.join("; "));
        }
        format!("{FIRST_LINE}\n{out}")
    }

    /// Reads a record's text; the game in it is checked when it is replayed.
    pub fn read(text: &str) -> Result<Record, RecordFault> {
        let fault = |line: usize, reason: &str| RecordFault { line, reason: reason.to_owned() };
        if text.len() > LONGEST {
            return Err(fault(1, "the file is longer than any record"));
        }
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end()));
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((_, line)) if line.starts_with("kontor record ") => {
                return Err(fault(1, "this format of records is not known to this program; a newer one may read it"));
            }
            _ => return Err(fault(1, "a record begins with `kontor record 1`")),
        }
        let mut header: Vec<(usize, &str, &str)> = Vec::new();
        let mut board_file = String::new();
        let mut turns: Vec<TurnLine> = Vec::new();
        let mut sum = None;
        let mut last = 1;
        for (number, line) in lines {
            last = number;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if sum.is_some() {
                return Err(fault(number, "nothing but comments may follow the sum"));
            }
            if let Some(text) = line.strip_prefix('|') {
                board_file.push_str(text.strip_prefix(' ').unwrap_or(text));
                board_file.push('\n');
            } else if let Some(turn) = read_turn(number, line) {
                turns.push(turn);
            } else if let Some((key, value)) = line.split_once(": ") {
                if key == "sum" {
                    sum = Some((number, value.to_owned()));
                } else if !turns.is_empty() {
                    return Err(fault(number, "the header ends where the turns begin"));
                } else if header.iter().any(|(_, known, _)| *known == key) {
                    return Err(fault(number, "this stands twice in the header"));
                } else if header.len() < 32 {
                    header.push((number, key, value));
                }
            } else {
                return Err(fault(
                    number,
                    "neither a line of the header (`key: value`) nor a turn (`1.0 action; action`)",
                ));
            }
        }
        let Some((sum_line, sum)) = sum else {
            return Err(fault(last, "the file is cut: its last line, the sum, is missing"));
        };

        let mut header = Header { last, lines: header };
        let (game_line, game) = header.need("game")?;
        let game = game.to_owned();
        let (rules_line, rules) = header.need("rules")?;
        let rules = rules.parse().map_err(|_| fault(rules_line, "the version of the rules is a number"))?;
        let (board_line, board) = header.need("board")?;
        let Some((board, board_hash)) = board.split_once(' ') else {
            return Err(fault(board_line, "the board is given as its name and its hash"));
        };
        let (players_line, players) = header.need("players")?;
        let players = players.parse().map_err(|_| fault(players_line, "the number of players is a number"))?;
        let (officials_line, officials) = match header.take("officials") {
            Some((line, value)) => (line, Some(value.to_owned())),
            None => (board_line, None),
        };
        let dealt = header.take("dealt").map(|(line, value)| (line, value.to_owned()));
        let (opening_line, opening) = match (header.take("seed"), header.take("position")) {
            (Some(_), Some((line, _))) => return Err(fault(line, "a record begins from a seed or from a position")),
            (Some((line, seed)), None) => (line, Opening::Seed(unquote(line, seed)?)),
            (None, Some((line, view))) => {
                let view = serde_json::from_str(view).map_err(|_| fault(line, "the position is not a JSON object"))?;
                (line, Opening::Position(view))
            }
            (None, None) => {
                let line = dealt.as_ref().map_or(board_line, |(line, _)| *line);
                (line, Opening::Shown(dealt.as_ref().map(|(_, dealt)| dealt.clone())))
            }
        };
        let mut names = Vec::new();
        for seat in 0..8 {
            if let Some((line, name)) = header.take(&format!("name {seat}")) {
                names.resize(seat, String::new());
                names.push(unquote(line, name)?);
            }
        }
        let date = header.take("date").map(|(line, date)| unquote(line, date)).transpose()?;
        let (result_line, result) = match header.take("result") {
            None => (sum_line, None),
            Some((line, value)) => {
                let tally = |word: &str| {
                    let (points, tiebreak) = word.split_once('/')?;
                    Some((points.parse().ok()?, tiebreak.parse().ok()?))
                };
                let tallies: Option<Vec<(u32, u32)>> = value.split(' ').map(tally).collect();
                (line, Some(tallies.ok_or_else(|| fault(line, "a result is `points/tiebreak` for every seat"))?))
            }
        };
        if let Some((line, key, _)) = header.lines.first() {
            return Err(RecordFault { line: *line, reason: format!("the header knows no {}", quoted(key)) });
        }
        if names.len() > players {
            return Err(fault(players_line, "there are more names than players"));
        }
        let board_file = (!board_file.is_empty()).then_some(board_file);
        Ok(Record {
            rules,
            setup: Setup { game, players, board: Some(board.to_owned()), board_file, officials },
            board_hash: board_hash.to_owned(),
            opening,
            lines: Lines {
                game: game_line,
                rules: rules_line,
                board: board_line,
                players: players_line,
                officials: officials_line,
                opening: opening_line,
                dealt: dealt.as_ref().map_or(opening_line, |(line, _)| *line),
                result: result_line,
                sum: sum_line,
            },
            dealt: dealt.map(|(_, dealt)| dealt),
            tags: Tags { names, date },
            result,
            sum: Some(Sum { found: sum, due: sum_of(&turns, text.lines().take(sum_line - 1)) }),
            turns,
        })
    }
}

/// The sum of a record's lines as they stand, of which comments, blank lines and white space at the end do not count.
fn sum_of<'a>(turns: &[TurnLine], lines: impl Iterator<Item = &'a str> + Clone) -> String {
    let counted = lines.map(str::trim_end).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let is_header = |line: &&str| !line.starts_with(|first: char| first.is_ascii_digit());
    let (header, rest) = (counted.clone().take_while(is_header), counted.skip_while(is_header));
    let body: String = header.chain([""]).chain(rest).flat_map(|line| [line, "\n"]).collect();
    let actions: usize = turns.iter().map(|turn| turn.actions.len()).sum();
    format!("{actions} actions {}", digest(&body))
}

/// The header while it is taken apart.
struct Header<'a> {
    last: usize,
    lines: Vec<(usize, &'a str, &'a str)>,
}

impl<'a> Header<'a> {
    fn take(&mut self, key: &str) -> Option<(usize, &'a str)> {
        let at = self.lines.iter().position(|(_, known, _)| *known == key)?;
        let (line, _, value) = self.lines.remove(at);
        Some((line, value))
    }

    fn need(&mut self, key: &str) -> Result<(usize, &'a str), RecordFault> {
        let missing = RecordFault { line: self.last, reason: format!("the header lacks `{key}`") };
        self.take(key).ok_or(missing)
    }
}

fn read_turn(line: usize, text: &str) -> Option<TurnLine> {
    let (number, actions) = text.split_once(' ')?;
    let (round, seat) = number.split_once('.')?;
    let turn = TurnLine {
        line,
        round: round.parse().ok()?,
        seat: Seat(seat.parse().ok()?),
        actions: actions.split(';').map(|action| action.trim().to_owned()).collect(),
    };
    Some(turn)
}

/// Names and seeds may be any text; what a line cannot hold as it is, is written as a JSON string.
fn quote(text: &str) -> String {
    let plain = !text.is_empty() && text.trim() == text && !text.starts_with('"') && !text.contains(char::is_control);
    if plain { text.to_owned() } else { Value::from(text).to_string() }
}

fn unquote(line: usize, text: &str) -> Result<String, RecordFault> {
    if !text.starts_with('"') {
        return Ok(text.to_owned());
    }
    serde_json::from_str(text).map_err(|_| RecordFault { line, reason: "the quotation mark is not closed".to_owned() })
}
