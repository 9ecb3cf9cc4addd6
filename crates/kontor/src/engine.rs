//! `kontor engine`: the rules for other programs, one JSON object a line in, one out.

use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Budget, Companion, Counsel, Level, NoSuchLevel, Prospect};
use clap::Args;
use serde_json::{Map, Value, json};
use shelf::{Board, Sitting};
use table::{Refusal, Setup, fingerprint};

use crate::entropy::fresh_seed;
use crate::table_args::read_board;

/// Speak the engine protocol with another program.
///
/// One JSON object a line on standard input, one answer a line on standard output; docs/engine.md describes them. Try
/// {"new": {"game": "hansa", "players": 2}}, then {"play": "place riga"}.
#[derive(Args)]
pub(crate) struct Engine {
    /// An own board file, which games may then name by its id
    #[arg(long)]
    board: Option<PathBuf>,
}

/// A longer line is not read into memory; it gets an error like every other nonsense.
const LONGEST_LINE: usize = 8 << 20;

pub(crate) fn run(args: &Engine) -> anyhow::Result<()> {
    let own_board = args.board.as_deref().map(read_board).transpose()?;
    // A fault of ours must not end the process: it is answered like a refusal, and its trace is of no use to the peer.
    std::panic::set_hook(Box::new(|_| {}));
    let mut desk = Desk { own_board, sitting: None };
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    while let Some(fits) = read_line(&mut input, &mut line, LONGEST_LINE)? {
        if line.trim_ascii().is_empty() && fits {
            continue;
        }
        let answer = if fits { desk.answer(&line) } else { Err(Refusal::syntax("the line is longer than 8 MiB")) };
        writeln!(output, "{}", write_answer(answer))?;
        output.flush()?;
    }
    Ok(())
}

fn write_answer(answer: Result<Value, Refusal>) -> Value {
    match answer {
        Ok(value) => json!({ "ok": value }),
        Err(Refusal { rule, message }) => json!({"error": {"rule": rule, "message": message}}),
    }
}

/// Reads a line without its end into `line`. `None` at the end of the input, `false` for a line of more than `longest`
/// bytes, which has been passed over.
pub(crate) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, longest: usize) -> std::io::Result<Option<bool>> {
    line.clear();
    let mut fits = true;
    let mut any = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(any.then_some(fits));
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        fits &= line.len() + part.len() <= longest;
        if fits {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(fits));
        }
    }
}

/// What the engine has before it.
struct Desk {
    own_board: Option<String>,
    sitting: Option<Sitting>,
}

impl Desk {
    fn answer(&mut self, line: &[u8]) -> Result<Value, Refusal> {
        let request: Value =
            serde_json::from_slice(line).map_err(|fault| Refusal::syntax(format!("not JSON: {fault}")))?;
        let one = request.as_object().filter(|map| map.len() == 1).and_then(|map| map.iter().next());
        let Some((verb, argument)) = one else {
            return Err(Refusal::syntax("a request is an object with one field, such as {\"view\": null}"));
        };
        let before = self.sitting.clone();
        catch_unwind(AssertUnwindSafe(|| self.serve(verb, argument))).unwrap_or_else(|_| {
            self.sitting = before;
            Err(Refusal::setup("a fault of the program; the game stands as it did before"))
        })
    }

    fn serve(&mut self, verb: &str, argument: &Value) -> Result<Value, Refusal> {
        match verb {
            "new" => {
                let (setup, seed) = self.read_new(argument)?;
                self.sitting = Some(Sitting::deal(&setup, &seed)?);
            }
            "load" => {
                let text = argument.as_str().ok_or_else(|| Refusal::syntax("`load` takes the text of a record"))?;
                self.sitting = Some(Sitting::read(text).map_err(|fault| Refusal::setup(fault.to_string()))?);
            }
            "position" => {
                // The own board of the program, or that of the game on the desk, which came with its record.
                let on_desk = || self.sitting.as_ref().and_then(|sitting| sitting.setup().board_file);
                let board = self.own_board.clone().or_else(on_desk);
                self.sitting = Some(Sitting::place(argument, board.as_deref())?);
            }
            "play" => match argument {
                Value::String(action) => self.game()?.play(action)?,
                Value::Array(list) => {
                    let actions: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
                    let actions =
                        actions.ok_or_else(|| Refusal::syntax("`play` takes an action or a list of actions"))?;
                    self.game()?.play_all(&actions)?;
                }
                _ => return Err(Refusal::syntax("`play` takes an action or a list of actions")),
            },
            "undo" => {
                null(verb, argument)?;
                self.game()?.undo()?;
            }
            "view" => null(verb, argument)?,
            "record" => {
                null(verb, argument)?;
                return Ok(json!({"record": self.game()?.record().write()}));
            }
            "bot" => return self.bot(argument),
            _ => return Err(Refusal::syntax("requests are new, play, view, undo, record, load, position and bot")),
        }
        Ok(self.game()?.view())
    }

    fn game(&mut self) -> Result<&mut Sitting, Refusal> {
        self.sitting.as_mut().ok_or_else(|| Refusal::setup("there is no game yet: send new, load or position"))
    }

    fn read_new(&self, argument: &Value) -> Result<(Setup, String), Refusal> {
        let known = ["game", "players", "board", "officials", "seed"];
        let map = argument.as_object().ok_or_else(|| Refusal::syntax("`new` takes an object"))?;
        if map.keys().any(|key| !known.contains(&key.as_str())) {
            return Err(Refusal::setup(format!("a new game is described by {}", known.join(", "))));
        }
        let players = map.get("players").and_then(Value::as_u64).and_then(|players| usize::try_from(players).ok());
        let mut setup = Setup {
            game: text(map, "game")?.ok_or_else(|| Refusal::setup("`game` must be given"))?,
            players: players.ok_or_else(|| Refusal::setup("`players` must be a number"))?,
            board: text(map, "board")?,
            board_file: None,
            officials: text(map, "officials")?,
        };
        // The own board is meant where it is named, or where no board is named and it is of this game.
        if let Some(own) = self.own_board.as_deref() {
            let meant = Board::read(own).is_ok_and(|board| match &setup.board {
                Some(name) => name == board.id(),
                None => setup.game == board.game(),
            });
            setup.board_file = meant.then(|| own.to_owned());
        }
        Ok((setup, seed(map)?.unwrap_or_else(fresh_seed)))
    }

    /// Advice from a computer player; nothing is played. It depends on nothing but the position, the seed and, where they
    /// are counted, the iterations.
    fn bot(&mut self, argument: &Value) -> Result<Value, Refusal> {
        let known = ["level", "ms", "iterations", "seed"];
        let map = argument.as_object().ok_or_else(|| Refusal::syntax("`bot` takes an object"))?;
        if map.keys().any(|key| !known.contains(&key.as_str())) {
            return Err(Refusal::setup(format!("a computer player is described by {}", known.join(", "))));
        }
        let level = text(map, "level")?.ok_or_else(|| Refusal::setup("`level` must be given"))?;
        let level: Level = level.parse().map_err(|fault: NoSuchLevel| Refusal::setup(fault.to_string()))?;
        let ms = number(map, "ms", LONGEST_THOUGHT)?;
        let iterations = number(map, "iterations", u32::MAX)?;
        let usual = if iterations.is_some() { LONGEST_THOUGHT } else { level.time().as_millis() as u32 };
        let time = Duration::from_millis(u64::from(ms.unwrap_or(usual)));
        let start = Instant::now();
        let mut clock = || start.elapsed().as_secs_f32() / time.as_secs_f32();
        let budget = match iterations {
            Some(iterations) => Budget::iterations(iterations, &mut clock),
            None => Budget::time(&mut clock),
        };
        let mut companion = Companion::new(level, fingerprint(&seed(map)?.unwrap_or_default()));
        match companion.advise(self.game()?, budget) {
            Some(counsel) => Ok(write_counsel(&counsel)),
            None => Err(Refusal::new("over", "the game is over")),
        }
    }
}

/// The longest a computer player may think about an answer, in milliseconds.
const LONGEST_THOUGHT: u32 = 60_000;
/// The most choices that are shown.
const CHOICES: usize = 5;

fn write_counsel(counsel: &Counsel) -> Value {
    let outlook = |prospects: &[Prospect]| -> Vec<Value> {
        let round = |number: f32| (f64::from(number) * 1e4).round() / 1e4;
        prospects.iter().map(|seat| json!({"points": round(seat.points), "win": round(seat.win)})).collect()
    };
    let options: Vec<Value> = counsel
        .options
        .iter()
        .take(CHOICES)
        .map(|choice| json!({"action": choice.action, "visits": choice.visits, "outlook": outlook(&choice.outlook)}))
        .collect();
    json!({
        "action": counsel.action,
        "iterations": counsel.iterations,
        "line": counsel.line,
        "outlook": outlook(&counsel.outlook),
        "options": options,
    })
}

fn null(verb: &str, argument: &Value) -> Result<(), Refusal> {
    if argument.is_null() { Ok(()) } else { Err(Refusal::syntax(format!("`{verb}` takes null"))) }
}

fn text(map: &Map<String, Value>, key: &str) -> Result<Option<String>, Refusal> {
    match map.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(Refusal::setup(format!("`{key}` must be a text"))),
    }
}

/// A seed is any text, or a number.
fn seed(map: &Map<String, Value>) -> Result<Option<String>, Refusal> {
    match map.get("seed") {
        Some(Value::Number(number)) => Ok(Some(number.to_string())),
        _ => text(map, "seed"),
    }
}

fn number(map: &Map<String, Value>, key: &str, most: u32) -> Result<Option<u32>, Refusal> {
    match map.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
            let number = number.filter(|number| (1..=most).contains(number));
            number.map(Some).ok_or_else(|| Refusal::setup(format!("`{key}` must be a whole number from 1 to {most}")))
        }
    }
}
