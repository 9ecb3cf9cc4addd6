//! What refills are worth in Hansa to whoever pays for them, as `expert` judges it: `cargo xtask refills` puts it on the page.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{Bot, Budget, Level, Net, Outlook, Part, Parts};
use hansa::{Action, Board, Hansa, Phase, State};
use table::{Dealer, Dice, Game};

/// Games for each number of players.
const GAMES: u64 = 48;

/// How the games are played: quickly, by levels in turn.
const PLAYED: u32 = 600;

/// Who is asked whether to refill, with a tenth of the iterations that it makes in its own time; `easy` makes none.
const ASKED: [(Level, u32); 4] =
    [(Level::Easy, 500), (Level::Medium, 1_300), (Level::Hard, 22_000), (Level::Expert, 90_000)];

/// How many ways the markers may lie are judged, and how long each, for the refill and for leaving it.
const DEALS: u32 = 16;
const JUDGED: u32 = 4_000;

/// What is much, in the chance to win.
const MUCH: f32 = 0.05;

/// What a refill would be worth, and who would pay for it.
struct Case {
    win: f32,
    points: f32,
    refills: [bool; ASKED.len()],
}

fn main() {
    let net = Net::from_bytes::<Hansa>(include_bytes!("../weights/hansa.net")).expect("the network is of Hansa");
    let net = Arc::new(net);
    println!(
        "| players | level | may refill | does | gains of winning, in % | in points | gains nothing | loses much | leaves much |"
    );
    println!("|---:|---|---:|---:|---:|---:|---:|---:|---:|");
    for players in 2..=4 {
        let cases = cases(players, &net);
        for (at, (level, _)) in ASKED.iter().enumerate() {
            println!("| {players} | {level} | {} |", row(&cases, at));
        }
    }
}

/// What there is to say of a level.
fn row(cases: &[Case], at: usize) -> String {
    let (paid, left): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.refills[at]);
    let mean = |of: fn(&Case) -> f32| {
        let values = || paid.iter().map(|case| of(case));
        let mean = values().sum::<f32>() / paid.len() as f32;
        let error = 1.96 * values().map(|value| (value - mean).powi(2)).sum::<f32>().sqrt() / paid.len() as f32;
        (mean, error)
    };
    let share = |of: &[&Case], is: fn(&Case) -> bool| {
        format!("{:.1} %", 100.0 * of.iter().filter(|case| is(case)).count() as f32 / of.len() as f32)
    };
    let (win, points) = (mean(|case| 100.0 * case.win), mean(|case| case.points));
    let cells = [
        cases.len().to_string(),
        paid.len().to_string(),
        format!("{:+.1} ± {:.1}", win.0, win.1),
        format!("{:+.2} ± {:.2}", points.0, points.1),
        share(&paid, |case| case.win <= 0.0),
        share(&paid, |case| case.win < -MUCH),
        share(&left, |case| case.win > MUCH),
    ];
    cells.join(" | ")
}

/// All choices to refill or not of some games, played on all cores.
fn cases(players: usize, net: &Arc<Net>) -> Vec<Case> {
    let next = AtomicU64::new(0);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut cases = thread::scope(|scope| {
        let play = || {
            let mut cases = Vec::new();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= GAMES {
                    return cases;
                }
                cases.push((seed, of_game(players, net, seed)));
                eprintln!("{players} players: {} of {GAMES} games begun", next.load(Ordering::Relaxed).min(GAMES));
            }
        };
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(play)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    cases.sort_by_key(|(seed, _)| *seed);
    cases.into_iter().flat_map(|(_, cases)| cases).collect()
}

fn of_game(players: usize, net: &Arc<Net>, seed: u64) -> Vec<Case> {
    let game = Hansa::new(Board::named("baltic").unwrap(), players).unwrap();
    let mut state = game.deal(&mut Dealer::new(&format!("refills {players} {seed}")));
    let bot = |level, seed| Bot::<Hansa>::new(level, seed, Some(net.clone()));
    // With foresight one choice may be left, which is not searched.
    let judge = |seed| bot(Level::Expert, seed).with(Parts::ALL.without(Part::Foresight));
    let mut seated: Vec<Bot<Hansa>> =
        (0..players as u64).map(|seat| bot(ASKED[(seat + seed) as usize % ASKED.len()].0, seed)).collect();
    let mut cases = Vec::new();
    while let Some(seat) = game.on_turn(&state) {
        if state.phase() == Phase::Refill && !game.must_refill(&state) {
            let refills = ASKED
                .map(|(level, iterations)| ask(&mut bot(level, seed), &game, &state, iterations).0 == Action::Refill);
            let worth = |action| {
                let (mut win, mut points) = (0.0, 0.0);
                for deal in 0..DEALS {
                    let mut guessed = state;
                    game.veil(&mut guessed);
                    game.guess(&mut guessed, &mut Dice::new(seed << u32::BITS | u64::from(deal)));
                    game.play(&mut guessed, action);
                    let (_, outlook) = ask(&mut judge(u64::from(deal)), &game, &guessed, JUDGED);
                    win += outlook.win[seat.index()] / DEALS as f32;
                    points += outlook.points[seat.index()] / DEALS as f32;
                }
                (win, points)
            };
            let (paid, left) = (worth(Action::Refill), worth(Action::Skip));
            cases.push(Case { win: paid.0 - left.0, points: paid.1 - left.1, refills });
        }
        let (action, _) = ask(&mut seated[seat.index()], &game, &state, PLAYED);
        game.play(&mut state, action);
    }
    cases
}

fn ask(bot: &mut Bot<Hansa>, game: &Hansa, state: &State, iterations: u32) -> (Action, Outlook) {
    let mut clock = || 0.0;
    let advice = bot.advise(game, state, Budget::iterations(iterations, &mut clock)).expect("the game is not over");
    (advice.action, advice.outlook)
}
