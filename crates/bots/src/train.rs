//! Learning from self-play: TD(lambda) on afterstates.
//!
//! Every seat plays the action after which, its turn finished, the network likes the position best, with a little noise. The targets of a game run
//! backwards from its result, mixed at every step with what the network said of the next afterstate. Adam takes the
//! steps.

use std::sync::Arc;

use table::{Dealer, Dice};

use crate::flat;
use crate::insight::{Insight, SEATS};
use crate::level::Level;
use crate::net::{HIDDEN, Layer, Net, Sight};
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
/// Afterstates a step of learning.
const STEP: usize = 32;
/// How often a seat plays by its leaning instead, in a thousand.
const WHIM: u32 = 40;

/// What seats strive for: as much margin as `medium` and `hard`, since the network begins with no idea of the win; no one
/// hurries, so that it sees long games too.
const STRIVING: Aim = Aim::of(Level::Hard, Parts::ALL.without(Part::Tempo));

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
    let mut adam = Adam::new(net.clone());
    let mut done = 0;
    while done < course.games {
        let shared = Arc::new(net.clone());
        let games: Vec<u32> = (done..(done + BATCH).min(course.games)).collect();
        let chunk = games.len().div_ceil(course.threads.max(1));
        let mut lessons: Vec<Lesson> = std::thread::scope(|scope| {
            let handles: Vec<_> = games
                .chunks(chunk)
                .map(|numbers| {
                    let net = shared.clone();
                    scope.spawn(move || {
                        let mut lessons = Vec::new();
                        for &number in numbers {
                            let game = &tables[number as usize % tables.len()];
                            self_play(game, &net, course, number, &mut lessons);
                        }
                        lessons
                    })
                })
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
        }
        done += games.len() as u32;
        if !report(done, loss / lessons.len().max(1) as f32) {
            break;
        }
    }
    net
}

fn self_play<G: Insight>(game: &G, net: &Net, course: &Course, number: u32, lessons: &mut Vec<Lesson>) {
    let players = game.players();
    let mut dice = Dice::new(course.seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9)));
    let mut state = game.deal(&mut Dealer::new(&format!("train {} {number}", course.seed)));
    let from = lessons.len();
    let mut outlooks = Vec::new();
    let mut actions = Vec::new();
    let mut sight = Sight::default();
    let mut decisions = 0;
    while let Some(seat) = game.on_turn(&state) {
        decisions += 1;
        if decisions > 5_000 {
            lessons.truncate(from);
            return;
        }
        actions.clear();
        game.sensible(&state, &mut actions);
        let whim = dice.below(1000) < WHIM;
        let mut best = (f32::MIN, game.lean(&state, &mut dice));
        if !whim {
            for &action in &actions {
                let mut after = state;
                if game.is_revealing(&state, action) {
                    game.veil(&mut after);
                    game.guess(&mut after, &mut dice);
                }
                game.play(&mut after, action);
                // A turn that goes on is finished first: the network only knows positions between two turns.
                let over = game.on_turn(&after).is_none()
                    || game.on_turn(&after) == Some(seat) && flat::play_out(game, &mut after, 1, true, &mut dice);
                let outlook = if over { Outlook::ending(game, &after) } else { net.look(game, &after, &mut sight) };
                let utility = outlook.utility(players, G::POINTS, STRIVING)[seat.index()];
                let utility = utility + 0.01 * dice.below(100) as f32 / 100.0;
                if utility > best.0 {
                    best = (utility, action);
                }
            }
        }
        game.play(&mut state, best.1);
        if game.on_turn(&state).is_some_and(|next| next != seat) {
            let mut sight = Sight::default();
            outlooks.push(net.look(game, &state, &mut sight));
            lessons.push(Lesson { sight, players, target: Outlook::default() });
        }
    }
    let mut target = Outlook::ending(game, &state);
    for (lesson, said) in lessons[from..].iter_mut().zip(&outlooks).rev() {
        lesson.target = target;
        for seat in 0..SEATS {
            target.win[seat] = course.lambda * target.win[seat] + (1.0 - course.lambda) * said.win[seat];
            target.points[seat] = course.lambda * target.points[seat] + (1.0 - course.lambda) * said.points[seat];
        }
    }
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

    /// Learns from some lessons; returns their loss.
    fn step(&mut self, net: &mut Net, lessons: &mut [Lesson], spread: f32, rate: f32) -> f32 {
        self.gradient.weights_mut().for_each(|weight| *weight = 0.0);
        let loss = lessons.iter_mut().map(|lesson| self.learn(net, lesson, spread)).sum();
        let share = 1.0 / lessons.len() as f32;
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
        let mut loss = 0.0;
        let mut back = [[0.0f32; HIDDEN]; SEATS];
        let mut all: Layer = [0.0; HIDDEN];
        for seat in 0..players {
            let win = outlook.win[seat] - lesson.target.win[seat];
            let points = (outlook.points[seat] - lesson.target.points[seat]) / spread;
            loss += win * win + points * points;
            for unit in 0..HIDDEN {
                let active = sight.hidden[seat][unit].max(0.0);
                self.gradient.win[unit] += win * active;
                self.gradient.points[unit] += points * active;
                if active > 0.0 {
                    back[seat][unit] = win * net.win[unit] + points * net.points[unit];
                    all[unit] += back[seat][unit];
                }
            }
            for (gradient, &x) in self.gradient.straight.iter_mut().zip(sight.own[seat].iter().chain([&1.0])) {
                gradient[0] += win * x;
                gradient[1] += points * x;
            }
        }
        let (common, own) = (net.common, net.own);
        for (row, &x) in self.gradient.rows[..common].iter_mut().zip(&sight.common) {
            crate::net::add(row, &all, x);
        }
        for seat in 0..players {
            let mut others = all;
            crate::net::add(&mut others, &back[seat], -1.0);
            for (index, &x) in sight.own[seat].iter().enumerate().filter(|(_, x)| **x != 0.0) {
                crate::net::add(&mut self.gradient.rows[common + index], &back[seat], x);
                crate::net::add(&mut self.gradient.rows[common + own + index], &others, x);
            }
        }
        crate::net::add(&mut self.gradient.rows[common + 2 * own], &all, 1.0);
        loss
    }
}
