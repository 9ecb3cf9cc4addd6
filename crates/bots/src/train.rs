//! Learning from self-play: TD(lambda) on afterstates.
//!
//! Every seat plays what the network as it is likes best at once, give or take a little; now and then a turn is played on a
//! whim. The targets of a game run backwards from its result, mixed at every turn with what the network said of the next one.
//! Adam takes the steps, each position counts once, and after a few games the next ones are played by what was learnt: what is
//! liked too much is soon played, and soon unlearnt. What comes of it is the mean of the last weights, which shakes less than
//! they do.

use table::{Dealer, Dice, Seat};

use crate::flat;
use crate::insight::{Insight, SEATS};
use crate::level::Level;
use crate::net::{HIDDEN, Layer, Net, Sight, add, head};
use crate::parts::{Part, Parts};
use crate::value::{Aim, Outlook};

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Games of self-play.
    pub games: u32,
    /// Threads that play.
    pub threads: usize,
    /// How much a target is the result and what comes later, against what the network says of the next afterstate.
    pub lambda: f32,
    /// The first step's size; it falls to a tenth.
    pub rate: f32,
    /// The seed of all games.
    pub seed: u64,
}

/// Games between two updates of the players' network.
const BATCH: u32 = 64;
/// Positions a step of learning.
const STEP: usize = 32;
/// How much of the mean of the weights the latest are, times the number of steps: about an eighth of all steps is in it.
const LATEST: f32 = 8.0;
/// How often a turn is played by the game's leaning instead, in a thousand: a search looks at such positions too.
const WHIM: u32 = 60;

/// How turns are finished, and what is strived for: no one hurries, so that the network sees long games too.
const UNHURRIED: Parts = Parts::ALL.without(Part::Tempo);
/// How much a miss in the points counts beside one in the win, which the network is for.
const HELPER: f32 = 0.3;

/// One afterstate: what was seen, and what it should have promised.
struct Lesson {
    sight: Sight,
    players: usize,
    target: Outlook,
}

/// Trains a network on tables, each in turn; `report` hears of every batch how many games are done and the mean loss, and
/// says whether to go on.
pub fn train<G: Insight>(tables: &[G], start: Net, course: &Course, mut report: impl FnMut(u32, f32) -> bool) -> Net {
    let mut net = start;
    let mut mean = net.clone();
    let mut adam = Adam::new(net.clone());
    let mut steps = 0.0f32;
    let mut done = 0;
    while done < course.games {
        let games: Vec<u32> = (done..(done + BATCH).min(course.games)).collect();
        let chunk = games.len().div_ceil(course.threads.max(1));
        let mut lessons: Vec<Lesson> = std::thread::scope(|scope| {
            let play = |number: &u32| self_play(&tables[*number as usize % tables.len()], &net, course, *number);
            let handles: Vec<_> = games
                .chunks(chunk)
                .map(|numbers| scope.spawn(move || numbers.iter().flat_map(play).collect::<Vec<_>>()))
                .collect();
            handles.into_iter().flat_map(|handle| handle.join().expect("self-play does not fail")).collect()
        });
        let mut dice = Dice::new(course.seed ^ u64::from(done));
        for last in (1..lessons.len()).rev() {
            lessons.swap(last, dice.below(last as u32 + 1) as usize);
        }
        let rate = course.rate * (1.0 - 0.9 * done as f32 / course.games as f32);
        let mut loss = 0.0;
        for step in lessons.chunks_mut(STEP) {
            loss += adam.step(&mut net, step, G::POINTS, rate);
            steps += 1.0;
            for (mean, weight) in mean.weights_mut().zip(net.weights_mut()) {
                *mean += LATEST / (LATEST + steps) * (*weight - *mean);
            }
        }
        done += games.len() as u32;
        if !report(done, loss / lessons.len().max(1) as f32) {
            break;
        }
    }
    mean
}

/// The positions of one game, each with what it should have promised; none of a game that does not end.
fn self_play<G: Insight>(game: &G, net: &Net, course: &Course, number: u32) -> Vec<Lesson> {
    let players = game.players();
    let mut dice = Dice::new(course.seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9)));
    let mut state = game.deal(&mut Dealer::new(&format!("train {} {number}", course.seed)));
    let mut lessons = Vec::new();
    // What the network said of each that is between two turns.
    let mut outlooks = Vec::new();
    let mut whim = false;
    let mut decisions = 0;
    while let Some(seat) = game.on_turn(&state) {
        decisions += 1;
        if decisions > 5_000 {
            return Vec::new();
        }
        let liked = if whim { None } else { favourite(game, net, &state, seat, &mut dice) };
        let action = liked.unwrap_or_else(|| game.lean(&state, &mut dice));
        game.play(&mut state, action);
        let Some(next) = game.on_turn(&state) else { break };
        let turn_over = next != seat;
        if turn_over || G::INSIDE {
            let mut sight = Sight::default();
            let said = net.look(game, &state, &mut sight);
            outlooks.push(turn_over.then_some(said));
            lessons.push(Lesson { sight, players, target: Outlook::default() });
        }
        if turn_over {
            whim = dice.below(1000) < WHIM;
        }
    }
    let mut target = Outlook::ending(game, &state);
    for (lesson, said) in lessons.iter_mut().zip(&outlooks).rev() {
        lesson.target = target;
        let Some(said) = said else { continue };
        for seat in 0..SEATS {
            target.win[seat] = course.lambda * target.win[seat] + (1.0 - course.lambda) * said.win[seat];
            target.points[seat] = course.lambda * target.points[seat] + (1.0 - course.lambda) * said.points[seat];
        }
    }
    lessons
}

/// The action after which, the turn finished by the game's leaning, the network likes the position best, give or take a little.
fn favourite<G: Insight>(game: &G, net: &Net, state: &G::State, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.sensible(state, &mut actions);
    let mut sight = Sight::default();
    // More margin than `expert` strives for, since a fresh network has no idea of the win.
    let striving = Aim::of::<G>(Level::Hard, UNHURRIED);
    let mut best = (f32::MIN, None);
    for action in actions {
        let mut after = *state;
        if game.is_revealing(state, action) {
            game.veil(&mut after);
            game.guess(&mut after, dice);
        }
        game.play(&mut after, action);
        // The network only knows positions between two turns.
        let over = game.on_turn(&after).is_none()
            || game.on_turn(&after) == Some(seat) && flat::play_out(game, &mut after, 1, UNHURRIED, dice);
        let outlook = if over { Outlook::ending(game, &after) } else { net.look(game, &after, &mut sight) };
        let utility = outlook.utility(game.players(), G::POINTS, striving)[seat.index()];
        let utility = utility + 0.01 * dice.below(100) as f32 / 100.0;
        if utility > best.0 {
            best = (utility, Some(action));
        }
    }
    best.1
}

/// Adam: a step for each weight, by the mean and the square of its gradient so far.
struct Adam {
    gradient: Net,
    mean: Net,
    square: Net,
    decay: (f32, f32),
}

impl Adam {
    fn new(shape: Net) -> Adam {
        let mut zero = shape;
        zero.weights_mut().for_each(|weight| *weight = 0.0);
        Adam { gradient: zero.clone(), mean: zero.clone(), square: zero, decay: (1.0, 1.0) }
    }

    /// Learns from a few lessons; returns the sum of their losses.
    fn step(&mut self, net: &mut Net, lessons: &mut [Lesson], spread: f32, rate: f32) -> f32 {
        self.gradient.weights_mut().for_each(|weight| *weight = 0.0);
        let share = 1.0 / STEP as f32;
        let loss = lessons.iter_mut().map(|lesson| self.learn(net, lesson, spread)).sum();
        self.decay = (self.decay.0 * 0.9, self.decay.1 * 0.999);
        let (mean_scale, square_scale) = (1.0 / (1.0 - self.decay.0), 1.0 / (1.0 - self.decay.1));
        let gradients = self.gradient.weights_mut().map(|gradient| *gradient * share);
        let moments = self.mean.weights_mut().zip(self.square.weights_mut());
        for ((weight, gradient), (mean, square)) in net.weights_mut().zip(gradients).zip(moments) {
            *mean = 0.9 * *mean + 0.1 * gradient;
            *square = 0.999 * *square + 0.001 * gradient * gradient;
            *weight -= rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + 1e-8);
        }
        loss
    }

    /// Adds one lesson's gradient; returns its loss.
    fn learn(&mut self, net: &Net, lesson: &mut Lesson, spread: f32) -> f32 {
        let players = lesson.players;
        let outlook = net.think(players, spread, &mut lesson.sight);
        let sight = &lesson.sight;
        let (speaks, gradient) = (&net.heads[head(players)], &mut self.gradient.heads[head(players)]);
        let mut loss = 0.0;
        let mut back = [Layer::NOTHING; SEATS];
        let mut all = Layer::NOTHING;
        for seat in 0..players {
            let win = outlook.win[seat] - lesson.target.win[seat];
            let points = HELPER * (outlook.points[seat] - lesson.target.points[seat]) / spread;
            loss += win * win + points * points;
            for unit in 0..HIDDEN {
                let active = sight.hidden[seat][unit].max(0.0);
                gradient.win[unit] += win * active;
                gradient.points[unit] += points * active;
                if active > 0.0 {
                    back[seat][unit] = win * speaks.win[unit] + points * speaks.points[unit];
                    all[unit] += back[seat][unit];
                }
            }
            for (gradient, &x) in gradient.straight.iter_mut().zip(sight.own[seat].iter().chain([&1.0])) {
                gradient[0] += win * x;
                gradient[1] += points * x;
            }
        }
        let (common, own) = (net.common, net.own);
        for (row, &x) in self.gradient.rows[..common].iter_mut().zip(&sight.common) {
            add(row, &all, x);
        }
        for seat in 0..players {
            for (row, &x) in self.gradient.rows[common..common + own].iter_mut().zip(&sight.own[seat]) {
                add(row, &back[seat], x);
            }
        }
        for (row, &x) in self.gradient.rows[common + own..].iter_mut().zip(&sight.sum) {
            add(row, &all, x);
        }
        add(&mut self.gradient.rows[common + 2 * own], &all, 1.0);
        loss
    }
}
