//! Plays whole games from seeds and says a fingerprint of each, so that the same code can be heard natively and in
//! WebAssembly.
//!
//! [`say`] is for comparing platforms: every state of random play, every action as the notation writes it, the final
//! tally. [`golden`] is for comparing versions, so it hears only what lasts: the public view of every position, what is
//! legal in it, the tally. However a state is laid out and however random play draws, it stays the same as long as the
//! rules do; `golden.txt` holds it. [`advise`] asks the computer players, for comparing platforms: what they play, to how
//! many points they look forward, digit by digit. `cargo xtask wasm` compares all of it, `cargo xtask bench` times [`play`], with [`draw`]
//! as its yardstick.

pub mod exports;

use std::fmt::{Display, Formatter, Write as _};

use bots::{Budget, Companion, Level};
use shelf::{Board, Boxed, Guest, Sitting};
use table::{Dealer, Dice, Game, Seat, Setup, fingerprint};

/// How many games are played at each table to compare platforms.
pub const SEEDS: u32 = 100;
/// How many games are played at each table to compare versions; they are slow, since all that is legal is heard.
pub const GOLDEN_SEEDS: u32 = 2;

/// How many decisions each level makes at each table to compare platforms.
const ADVICE: u32 = 40;
/// How many iterations it has for each.
const ADVICE_ITERATIONS: u32 = 60;
/// How many it has for every tenth: enough to guess at what is hidden more than once.
const DEEP_ITERATIONS: u32 = 1_000;

/// A table that is set for a game, before anything is dealt.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    game: Boxed,
}

impl Table {
    /// The table of a set-up; `None` where the game refuses it.
    fn open(setup: Setup) -> Option<Table> {
        let game = Boxed::open(&setup).ok()?;
        Some(Table { setup, game })
    }

    /// The table that benchmarks are made at: the game's first board, four players.
    pub fn regular(game: &str) -> Option<Table> {
        Table::open(Setup { game: game.to_owned(), players: 4, ..Setup::default() })
    }

    /// Every built-in board with every variant and every number of players.
    pub fn all() -> Vec<Table> {
        let mut tables = Vec::new();
        for board in Board::names().filter_map(Board::named) {
            let variants: &[_] = match board {
                Board::Hamburgum(_) => &[Some("numbered"), Some("free"), Some("shuffled")],
                Board::Hansa(_) => &[None],
            };
            for officials in variants {
                tables.extend((2..=5).filter_map(|players| {
                    Table::open(Setup {
                        game: board.game().to_owned(),
                        players,
                        board: Some(board.id().to_owned()),
                        board_file: None,
                        officials: officials.map(str::to_owned),
                    })
                }));
            }
        }
        tables
    }
}

impl Display for Table {
    fn fmt(&self, out: &mut Formatter) -> std::fmt::Result {
        let Setup { game, players, board, officials, .. } = &self.setup;
        write!(out, "{game}")?;
        for word in [board, officials].into_iter().flatten() {
            write!(out, " {word}")?;
        }
        write!(out, ", {players} players")
    }
}

/// The fingerprint of one game of random play, from the deal to the tally.
pub fn echo(table: &Table, seed: u32) -> u64 {
    table.game.clone().welcome(Listener { seed })
}

/// The fingerprint of random play at every table, a line for each game.
pub fn say() -> String {
    let mut text = String::new();
    for table in Table::all() {
        for seed in 0..SEEDS {
            let _ = writeln!(text, "{table}, seed {seed}: {:016x}", echo(&table, seed));
        }
    }
    text
}

/// The fingerprint of what lasts of the games at every table, a line for each table.
pub fn golden() -> String {
    let mut text = String::new();
    for table in Table::all() {
        let games = (0..GOLDEN_SEEDS).map(|seed| table.game.clone().welcome(Chronicler { seed }));
        let _ = writeln!(text, "{table}: {:016x}", fingerprint(&games.collect::<Vec<u64>>()));
    }
    text
}

/// What every level says in games at every table, a line for each level and table.
pub fn advise() -> String {
    let mut text = String::new();
    for table in Table::all() {
        for level in Level::ALL {
            let heard = Sitting::deal(&table.setup, "advice").map_or(0, |mut sitting| listen_to(level, &mut sitting));
            let _ = writeln!(text, "{table}, {level}: {heard:016x}");
        }
    }
    text
}

/// The fingerprint of what a level says while it plays all seats for a while.
fn listen_to(level: Level, sitting: &mut Sitting) -> u64 {
    let mut companion = Companion::new(level, 1);
    let mut heard = 0;
    for decision in 0..ADVICE {
        let iterations = if decision % 10 == 9 { DEEP_ITERATIONS } else { ADVICE_ITERATIONS };
        let Some(counsel) = companion.advise(sitting, Budget::iterations(iterations, &mut || 0.0)) else {
            break;
        };
        let outlook: Vec<_> = counsel.outlook.iter().map(|seat| (seat.points.to_bits(), seat.win.to_bits())).collect();
        heard = fingerprint(&(heard, &counsel.action, counsel.line, outlook));
        if sitting.play(&counsel.action).is_err() {
            break;
        }
    }
    heard
}

/// Plays random games and looks at none of them; how many decisions that took.
pub fn play(table: &Table, games: u32) -> u64 {
    table.game.clone().welcome(Hurry { games })
}

/// Draws random numbers, each from dice that the last one made, so that no processor can draw two at a time: the
/// yardstick that benchmarks are measured by.
pub fn draw(times: u32) -> u64 {
    (0..times).fold(0, |seed, _| Dice::new(seed).bits())
}

/// Deals a game and gives the dice it is to be played with.
fn deal<G: Game>(game: &G, seed: u32) -> (G::State, Dice) {
    let text = format!("echo {seed}");
    (game.deal(&mut Dealer::new(&text)), Dice::new(fingerprint(&text)))
}

/// Plays one game and listens to all of it.
struct Listener {
    seed: u32,
}

impl Guest for Listener {
    type Out = u64;

    fn meet<G: Game>(self, game: G) -> u64 {
        let (mut state, mut dice) = deal(&game, self.seed);
        let mut heard = fingerprint(&state);
        while game.on_turn(&state).is_some() {
            let action = game.random(&state, &mut dice);
            game.play(&mut state, action);
            heard = fingerprint(&(heard, game.write(action), state));
        }
        fingerprint(&(heard, tallies(&game, &state)))
    }
}

/// Plays one game, drawing among all legal actions in alphabetical order, and writes down what lasts.
struct Chronicler {
    seed: u32,
}

impl Guest for Chronicler {
    type Out = u64;

    fn meet<G: Game>(self, game: G) -> u64 {
        let (mut state, mut dice) = deal(&game, self.seed);
        let mut written = 0;
        let mut actions = Vec::new();
        while game.on_turn(&state).is_some() {
            actions.clear();
            game.legal(&state, &mut actions);
            let mut legal: Vec<_> = actions.iter().map(|&action| (game.write(action), action)).collect();
            legal.sort_by(|(one, _), (other, _)| one.cmp(other));
            let texts: Vec<&str> = legal.iter().map(|(text, _)| text.as_str()).collect();
            written = fingerprint(&(written, game.view(&state).to_string(), texts));
            game.play(&mut state, legal[dice.below(legal.len() as u32) as usize].1);
        }
        fingerprint(&(written, game.view(&state).to_string(), tallies(&game, &state)))
    }
}

fn tallies<G: Game>(game: &G, state: &G::State) -> Vec<(u32, u32)> {
    Seat::all(game.players()).map(|seat| game.tally(state, seat)).collect()
}

/// Plays games as fast as it can.
struct Hurry {
    games: u32,
}

impl Guest for Hurry {
    type Out = u64;

    fn meet<G: Game>(self, game: G) -> u64 {
        let mut decisions = 0;
        for seed in 0..self.games {
            let (mut state, mut dice) = deal(&game, seed);
            while game.on_turn(&state).is_some() {
                let action = game.random(&state, &mut dice);
                game.play(&mut state, action);
                decisions += 1;
            }
        }
        decisions
    }
}
