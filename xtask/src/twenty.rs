//! `cargo xtask twenty`: plays twenty games of the computer players, the same ones with the same program, and counts what people
//! would laugh at, written to docs/bots.md. The records are for reading. `cargo xtask refills` measures one of these things, what
//! refills are worth, in many more.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};
use hamburgum::nouns::{Phase, Space};
use hamburgum::{Cost, Hamburgum, Ledger, can_pay, donation_cost, move_cost};
use hansa::{Hansa, KEPT, KINDS, MONOPOLY, PRESENCE};
use shelf::Sitting;
use table::{Entry, Game, Seat};

use crate::page;
use crate::step::{built, cargo, hear, run as run_step, target};

const PAGE: &str = "docs/bots.md";
const ADVICE: &str = "mend what is shown above.";

/// By iterations, so that the same program plays the same games: about as many as the levels make in their own times by
/// docs/benchmarks.md. `easy` looks through its turn in Hansa, and needs next to no time for anything else.
const CITY: &str = "expert@900000it,hard@350000it,medium@10000it,easy@5000it";
const CITY_OF_TWO: &str = "expert@900000it,hard@350000it";
const SEA: &str = "expert@900000it,hard@220000it,medium@13000it,easy@5000it";
const SEA_OF_THREE: &str = "expert@900000it,hard@220000it,medium@13000it";

/// The folder of some games, their arena's options, their players and their number.
const GAMES: [(&str, &[&str], &str, &str); 5] = [
    ("four", &["--game", "hamburgum", "--players", "4"], CITY, "4"),
    ("london", &["--game", "hamburgum", "--players", "4", "--board", "london"], CITY, "2"),
    ("two", &["--game", "hamburgum", "--players", "2"], CITY_OF_TWO, "4"),
    ("hansa4", &["--game", "hansa", "--players", "4"], SEA, "6"),
    ("hansa3", &["--game", "hansa", "--players", "3"], SEA_OF_THREE, "4"),
];

const LEVELS: [&str; 4] = ["easy", "medium", "hard", "expert"];

/// What is counted, by level.
type ByLevel<T> = BTreeMap<String, T>;

/// A table with a row for each thing that is counted, and a column for each level.
fn table<T: Default>(counts: &ByLevel<T>, rows: impl Fn(&T) -> Vec<(&'static str, u32)>) -> String {
    let none = T::default();
    let columns = LEVELS.map(|level| rows(counts.get(level).unwrap_or(&none)));
    let mut text = format!("| | {} |\n|---|{}\n", LEVELS.join(" | "), "---:|".repeat(LEVELS.len()));
    for (at, (name, _)) in columns[0].iter().enumerate() {
        let figures = columns.each_ref().map(|column| column[at].1.to_string());
        text += &format!("| {name} | {} |\n", figures.join(" | "));
    }
    text
}

/// Plays the games, or only these sets of them anew, counts all of the same game, and writes its table. Who plays some sets anew after a
/// change sees to it that the others are still played alike.
pub fn run(sets: &[&str]) -> Result<()> {
    let names = GAMES.map(|(name, ..)| name);
    if let Some(unknown) = sets.iter().find(|set| !names.contains(set)) {
        bail!("there is no set of games `{unknown}`; they are {}", names.join(", "));
    }
    run_step(&mut cargo(["build", "--release", "--package", "kontor"]), ADVICE)?;
    let folder = target()?.join("twenty");
    let is_asked = |name: &str| sets.is_empty() || sets.contains(&name);
    for game in ["hamburgum", "hansa"] {
        let of_game = GAMES.iter().filter(|(_, options, ..)| options.contains(&game));
        if !of_game.clone().any(|(name, ..)| is_asked(name)) {
            continue;
        }
        let (mut merchants, mut skippers) = (ByLevel::new(), ByLevel::new());
        for (name, options, bots, games) in of_game {
            let records = folder.join(name);
            if is_asked(name) {
                if records.exists() {
                    std::fs::remove_dir_all(&records)?;
                }
                let mut arena =
                    built("kontor", ["arena", "--bots", bots, "--games", games, "--seed", "twenty", "--threads", "2"])?;
                run_step(arena.args(*options).arg("--records").arg(&records), ADVICE)?;
            }
            let sittings = read(&records)?;
            if sittings.len().to_string() != *games {
                bail!(
                    "{} of {games} games of `{name}` are there: play them all with `cargo xtask twenty {name}`",
                    sittings.len()
                );
            }
            for sitting in sittings {
                match sitting {
                    Sitting::Hamburgum(sitting) => count_hamburgum(&sitting, &mut merchants),
                    Sitting::Hansa(sitting) => count_hansa(&sitting, &mut skippers),
                }
            }
        }
        let table = if game == "hansa" { table(&skippers, Skipper::rows) } else { table(&merchants, Merchant::rows) };
        page::put_in(PAGE, &format!("twenty {game}"), &table)?;
    }
    println!("\nThe records are in {}; what was counted is in {PAGE}.", folder.display());
    Ok(())
}

/// Has `expert` judge what refills in Hansa are worth to whoever pays for them, and writes the table: what they lay is not known before, so
/// that single ones say little.
pub fn refills() -> Result<()> {
    let mut judge = cargo(["run", "--release", "--package", "bots", "--example", "refills"]);
    let table = hear(&mut judge, ADVICE)?;
    page::put_in(PAGE, "refills", &table)?;
    println!("\n{table}\n{PAGE} is written.");
    Ok(())
}

/// The games of a folder, by their names.
fn read(folder: &Path) -> Result<Vec<Sitting>> {
    let no_records = || {
        format!("there are no records in {}: play all sets of this game with `cargo xtask twenty`", folder.display())
    };
    let entries = std::fs::read_dir(folder).with_context(no_records)?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    if files.is_empty() {
        bail!(no_records());
    }
    let read = |file: &std::path::PathBuf| {
        let text = std::fs::read_to_string(file)?;
        Sitting::read(&text).map_err(anyhow::Error::from).with_context(|| format!("in {}", file.display()))
    };
    files.iter().map(read).collect()
}

/// The level that sits at a seat.
fn level<G: Game>(sitting: &table::Sitting<G>, seat: Seat) -> &str {
    let name = &sitting.tags().names[seat.index()];
    name.split('@').next().unwrap_or(name)
}

/// A turn: the level that played it, the number of its first action, and all of them.
type Turn<'a, G> = (&'a str, usize, &'a [Entry<<G as Game>::Action>]);

/// The turns of a game, without its set-up.
fn turns<G: Game>(sitting: &table::Sitting<G>) -> Vec<Turn<'_, G>> {
    let same = |one: &Entry<G::Action>, other: &Entry<G::Action>| (one.seat, one.round) == (other.seat, other.round);
    let mut begin = 0;
    let mut turns = Vec::new();
    for turn in sitting.log().chunk_by(same) {
        if turn[0].round > 0 {
            turns.push((level(sitting, turn[0].seat), begin, turn));
        }
        begin += turn.len();
    }
    turns
}

/// Whether no one has more than a seat.
fn leads<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    Seat::all(game.players()).all(|other| game.tally(state, other) <= game.tally(state, seat))
}

/// What is counted of a level in Hamburgum.
#[derive(Default, PartialEq, Debug)]
struct Merchant {
    games: u32,
    won: u32,
    turns: u32,
    idle: u32,
    visits: u32,
    fruitless: u32,
    could_complete: u32,
    completed_none: u32,
    last: u32,
    last_lost: u32,
    bells: u32,
    bells_left: u32,
    stones: u32,
    stones_left: u32,
}

impl Merchant {
    fn rows(&self) -> Vec<(&'static str, u32)> {
        vec![
            ("games", self.games),
            ("… won, if only with others", self.won),
            ("turns", self.turns),
            ("… on trade, dockyard, church or guildhall with nothing done", self.idle),
            ("visits to church", self.visits),
            ("… that brought no prestige at once", self.fruitless),
            ("… with all that some church lacked, two more open after it", self.could_complete),
            ("… … in which none was completed", self.completed_none),
            ("last donations of a game", self.last),
            ("… by one who did not win", self.last_lost),
            ("bells bought", self.bells),
            ("… left at the end", self.bells_left),
            ("wood and bricks bought", self.stones),
            ("… left at the end, the first ones too", self.stones_left),
        ]
    }
}

fn count_hamburgum(sitting: &table::Sitting<Hamburgum>, counts: &mut ByLevel<Merchant>) {
    use hamburgum::Action;
    let (game, states) = (sitting.game(), sitting.states());
    for (level, begin, turn) in turns(sitting) {
        let count = counts.entry(level.to_owned()).or_default();
        let (before, after) = (&states[begin], &states[begin + turn.len()]);
        let seat = turn[0].seat;
        let ledger = before.ledger(seat);
        count.turns += 1;
        count.idle += u32::from(turn.len() == 2 && turn[1].action == Action::End);
        if turn[0].action == Action::Rondel(Space::Church) {
            count.visits += 1;
            let fare = ledger.rondel.map_or(0, |from| move_cost(from.steps_to(Space::Church)));
            let over = after.phase() == Phase::Over;
            count.fruitless += u32::from(!over && after.ledger(seat).prestige + u16::from(fare) <= ledger.prestige);
            if before.churches_built() < 4 && before.naves().iter().any(|nave| completes(ledger, nave.given)) {
                count.could_complete += 1;
                count.completed_none += u32::from(after.churches_built() == before.churches_built());
            }
        }
        for entry in turn {
            if let Action::Buy { wood, brick, bell } = entry.action {
                count.bells += u32::from(bell);
                count.stones += u32::from(wood + brick);
            }
        }
        if after.phase() == Phase::Over {
            count.last += 1;
            count.last_lost += u32::from(!leads(game, after, seat));
        }
    }
    for seat in Seat::all(game.players()) {
        let count = counts.entry(level(sitting, seat).to_owned()).or_default();
        count.games += 1;
        count.won += u32::from(leads(game, sitting.state(), seat));
        // What lay there before the last donation, which turns all into money, less what that cost.
        if let [.., before, _] = states
            && let Some(last) = sitting.log().last()
        {
            let mut ledger = *before.ledger(seat);
            let cost = match last.action {
                _ if last.seat != seat => None,
                Action::Donate(church, _) => {
                    Some(donation_cost(before.naves()[church.index()].given, ledger.citizens.len()))
                }
                Action::Canon(..) => Some(donation_cost(0, 0)),
                _ => None,
            };
            if let Some(cost) = cost {
                pay(&mut ledger, &cost);
            }
            count.bells_left += u32::from(ledger.bell);
            count.stones_left += u32::from(ledger.wood + ledger.brick);
        }
    }
}

/// Whether a seat has all that a church lacks to which so many donations were given, and lacks some.
fn completes(ledger: &Ledger, given: u8) -> bool {
    let mut ledger = *ledger;
    given < 5
        && (given..5).all(|given| {
            let cost = donation_cost(given, ledger.citizens.len());
            can_pay(&ledger, &cost) && {
                pay(&mut ledger, &cost);
                true
            }
        })
}

/// Takes what a donation costs, which must be there.
fn pay(ledger: &mut Ledger, cost: &Cost) {
    ledger.brick -= u16::from(cost.brick);
    ledger.wood -= u16::from(cost.wood);
    ledger.bell &= cost.bell == 0;
    ledger.money -= cost.money;
}

/// What is counted of a level in Hansa.
#[derive(Default, PartialEq, Debug)]
struct Skipper {
    games: u32,
    won: u32,
    turns: u32,
    idle: u32,
    refills: u32,
    refills_for_others: u32,
    refills_untouched: u32,
    bought: u32,
    sales: u32,
    pairs_left: u32,
    sales_missed: u32,
    lapsed: u32,
}

impl Skipper {
    fn rows(&self) -> Vec<(&'static str, u32)> {
        vec![
            ("games", self.games),
            ("… won, if only with others", self.won),
            ("turns", self.turns),
            ("… with nothing bought, built or sold", self.idle),
            ("refills", self.refills),
            ("… after which nothing was bought or sold", self.refills_for_others),
            ("… of which nothing was bought", self.refills_untouched),
            ("markers bought", self.bought),
            ("sales", self.sales),
            ("… that left a pair behind", self.pairs_left),
            ("turns ended where a sale of six points could be made", self.sales_missed),
            ("talers that lapsed before the last round", self.lapsed),
        ]
    }
}

fn count_hansa(sitting: &table::Sitting<Hansa>, counts: &mut ByLevel<Skipper>) {
    use hansa::Action;
    let (game, states) = (sitting.game(), sitting.states());
    for (level, begin, turn) in turns(sitting) {
        let count = counts.entry(level.to_owned()).or_default();
        let (mut refill, mut laid, mut bought, mut sold, mut built) = (None, 0, 0, 0, 0);
        for (at, entry) in (begin..).zip(turn) {
            let (before, after) = (&states[at], &states[at + 1]);
            match entry.action {
                Action::Refill => refill = Some((before, after)),
                Action::Buy(marker) => {
                    bought += 1;
                    let lying = |state: &hansa::State| {
                        state.offer(before.ship()).iter().filter(|other| **other == marker).count()
                    };
                    laid += u32::from(refill.is_some_and(|(before, after)| lying(after) > lying(before)));
                }
                Action::Sell(sale) => {
                    sold += 1;
                    let lot = before.goods(entry.seat).lot();
                    let pair_left = |colour| lot.of_colour(colour) >= sale.of_colour(colour) + 2;
                    count.pairs_left += u32::from((0..KINDS / 3).any(pair_left));
                }
                Action::Booths(_) => built += 1,
                Action::End => {
                    count.sales_missed += u32::from(!before.acted() && sale_brings(before, entry.seat) >= 6);
                    if !game.last_round(before) {
                        count.lapsed += u32::from(before.talers(entry.seat).saturating_sub(KEPT));
                    }
                }
                _ => {}
            }
        }
        count.turns += 1;
        count.bought += bought;
        count.sales += sold;
        count.idle += u32::from(bought + sold + built == 0);
        if refill.is_some() {
            count.refills += 1;
            count.refills_for_others += u32::from(bought + sold == 0);
            count.refills_untouched += u32::from(laid == 0);
        }
    }
    for seat in Seat::all(game.players()) {
        let count = counts.entry(level(sitting, seat).to_owned()).or_default();
        count.games += 1;
        count.won += u32::from(leads(game, sitting.state(), seat));
    }
}

/// The points that selling all that can be sold here brings, less those of the city if the last booth there goes. Reckoned here and not
/// asked of the players, whose own reckoning is what is looked at.
fn sale_brings(state: &hansa::State, seat: Seat) -> u32 {
    let sale = state.goods(seat).lot().of_colours(state.sellable());
    let mut others = state.booths(state.ship());
    let own = std::mem::take(&mut others[seat.index()]);
    let city = match own {
        1 if others == [0; 4] => MONOPOLY,
        1 => PRESENCE,
        _ => 0,
    };
    sale.barrels().saturating_sub(city)
}

#[cfg(test)]
mod tests {
    use table::Setup;

    use super::*;

    /// A game so far: a set-up, who sits where, and what was played.
    fn played(game: &str, names: [&str; 2], actions: &[&str]) -> Sitting {
        let setup = Setup { game: game.to_owned(), players: 2, ..Setup::default() };
        let mut sitting = Sitting::deal(&setup, "twenty").unwrap();
        sitting.tags_mut().names = names.map(str::to_owned).to_vec();
        sitting.play_all(actions).unwrap();
        sitting
    }

    #[test]
    fn a_visit_for_nothing_is_seen() {
        let actions = [
            "rondel church",
            "end",
            "rondel church",
            "donate petri five",
            "score petri five",
            "end",
            "rondel trade1",
            "end",
        ];
        let Sitting::Hamburgum(sitting) = played("hamburgum", ["easy", "hard@9it"], &actions) else { panic!() };
        let mut counts = ByLevel::new();
        count_hamburgum(&sitting, &mut counts);
        // What was there at first, and what the last action left of it.
        let easy =
            Merchant { games: 1, turns: 2, idle: 2, visits: 1, fruitless: 1, stones_left: 2, ..Merchant::default() };
        let hard = Merchant { games: 1, won: 1, turns: 1, visits: 1, stones_left: 1, ..Merchant::default() };
        assert_eq!(counts, ByLevel::from([("easy".to_owned(), easy), ("hard".to_owned(), hard)]));
    }

    #[test]
    fn talers_that_lapse_and_turns_for_nothing_are_seen() {
        let cities = ["danzig", "riga", "kalmar"].map(|city| format!("place {city}"));
        let mut actions: Vec<String> = cities.iter().flat_map(|city| [city.clone(), city.clone()]).collect();
        actions.extend(["end", "end", "end"].map(str::to_owned));
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        let Sitting::Hansa(sitting) = played("hansa", ["easy", "hard@9it"], &actions) else { panic!() };
        let mut counts = ByLevel::new();
        count_hansa(&sitting, &mut counts);
        // Six talers at first, three of which lapse; then three that are kept and three that come.
        let easy = Skipper { games: 1, won: 1, turns: 2, idle: 2, lapsed: 6, ..Skipper::default() };
        let hard = Skipper { games: 1, won: 1, turns: 1, idle: 1, lapsed: 3, ..Skipper::default() };
        assert_eq!(counts, ByLevel::from([("easy".to_owned(), easy), ("hard".to_owned(), hard)]));
    }
}
