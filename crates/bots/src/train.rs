//! Learning from self-play: TD(lambda) on afterstates.
//!
//! Every seat asks the network as it is: what it likes best at once, or by a short search; now and then a turn is played on a
//! whim. The targets of a game run backwards from its result, mixed at every step with what the network said of the next
//! afterstate. Adam takes the steps, each by afterstates of many games. What plays and what comes of it is the mean of the
//! weights on the way, the later ones the more, which shakes less than they do.

use std::sync::Arc;

use table::{Dealer, Dice, Seat};

use crate::bot::Bot;
use crate::budget::Budget;
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
    /// Iterations a decision; with none, every seat plays what the network likes best at once, which is how a fresh network
    /// learns fastest.
    pub iterations: u32,
    /// How much a target is the result and what comes later, against what the network says of the next afterstate.
    pub lambda: f32,
    /// The first step's size; it falls to a tenth.
    pub rate: f32,
    /// How much of the weights it began with stays in those that come of it: what one course teaches it may unlearn of
    /// another, and the mean of both knows the most.
    pub keep: f32,
    /// The seed of all games.
    pub seed: u64,
}

/// Games between two updates of the players' network.
const BATCH: u32 = 512;
/// Afterstates a step of learning.
const STEP: usize = 64;
/// Afterstates from which a step takes its own: those of some thousand games, since those of one game have one result.
const KEPT: usize = 400_000;
/// How often a turn is played by the game's leaning instead, in a thousand: a search looks at such positions too.
const WHIM: u32 = 60;
/// How much a miss in the points counts beside one in the win, which the network is for.
const HELPER: f32 = 0.3;

/// How seats search: no one hurries, so that the network sees long games too.
const UNHURRIED: Parts = Parts::ALL.without(Part::Tempo);
/// What seats that do not search strive for: more margin than `expert`, since a fresh network has no idea of the win.
const STRIVING: Aim = Aim::of(Level::Hard, UNHURRIED);

/// One afterstate: what was seen, and what it should have promised.
struct Lesson {
    sight: Sight,
    players: usize,
    target: Outlook,
}

/// Trains a network on tables, each in turn; `report` hears of every batch how many games are done and the mean loss, and
/// says whether to go on.
pub fn train<G: Insight>(
    tables: &[G],
    mut start: Net,
    course: &Course,
    mut report: impl FnMut(u32, f32) -> bool,
) -> Net {
    let mut net = start.clone();
    let mut mean = start.clone();
    let mut adam = Adam::new(net.clone());
    let mut steps = 0.0f32;
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut done = 0;
    while done < course.games {
        let shared = Arc::new(mean.clone());
        let games: Vec<u32> = (done..(done + BATCH).min(course.games)).collect();
        let chunk = games.len().div_ceil(course.threads.max(1));
        let played: Vec<Lesson> = std::thread::scope(|scope| {
            let play = |number: &u32| self_play(&tables[*number as usize % tables.len()], &shared, course, *number);
            let handles: Vec<_> = games
                .chunks(chunk)
                .map(|numbers| scope.spawn(move || numbers.iter().flat_map(play).collect::<Vec<_>>()))
                .collect();
            handles.into_iter().flat_map(|handle| handle.join().expect("self-play does not fail")).collect()
        });
        let number = played.len() / STEP;
        lessons.extend(played);
        lessons.drain(..lessons.len().saturating_sub(KEPT));
        let mut dice = Dice::new(course.seed ^ u64::from(done));
        let rate = course.rate * (1.0 - 0.9 * done as f32 / course.games as f32);
        let mut loss = 0.0;
        for _ in 0..number {
            loss += adam.step(&mut net, &mut lessons, &mut dice, G::POINTS, rate);
            steps += 1.0;
            for (mean, weight) in mean.weights_mut().zip(net.weights_mut()) {
                *mean += 2.0 / (2.0 + steps) * (*weight - *mean);
            }
        }
        done += games.len() as u32;
        if !report(done, loss / number.max(1) as f32) {
            break;
        }
    }
    for (weight, first) in mean.weights_mut().zip(start.weights_mut()) {
        *weight += course.keep * (*first - *weight);
    }
    mean
}

/// The afterstates of one game, each with what it should have promised; none of a game that does not end.
fn self_play<G: Insight>(game: &G, net: &Arc<Net>, course: &Course, number: u32) -> Vec<Lesson> {
    let players = game.players();
    let mut dice = Dice::new(course.seed.wrapping_add(u64::from(number).wrapping_mul(0x9e37_79b9)));
    let mut state = game.deal(&mut Dealer::new(&format!("train {} {number}", course.seed)));
    let mut bot: Bot<G> = Bot::new(Level::Expert, dice.bits(), Some(net.clone())).with(UNHURRIED);
    let mut lessons = Vec::new();
    let mut outlooks = Vec::new();
    let mut whim = false;
    let mut decisions = 0;
    while let Some(seat) = game.on_turn(&state) {
        decisions += 1;
        if decisions > 5_000 {
            return Vec::new();
        }
        let liked = match course.iterations {
            _ if whim => None,
            0 => favourite(game, net, &state, seat, &mut dice),
            iterations => {
                bot.advise(game, &state, Budget::iterations(iterations, &mut || 0.0)).map(|advice| advice.action)
            }
        };
        let action = liked.unwrap_or_else(|| game.lean(&state, &mut dice));
        game.play(&mut state, action);
        if game.on_turn(&state).is_some_and(|next| next != seat) {
            let mut sight = Sight::default();
            outlooks.push(net.look(game, &state, &mut sight));
            lessons.push(Lesson { sight, players, target: Outlook::default() });
            whim = dice.below(1000) < WHIM;
        }
    }
    let mut target = Outlook::ending(game, &state);
    for (lesson, said) in lessons.iter_mut().zip(&outlooks).rev() {
        lesson.target = target;
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
        let utility = outlook.utility(game.players(), G::POINTS, STRIVING)[seat.index()];
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

    /// Learns from a few of the lessons; returns their mean loss.
    fn step(&mut self, net: &mut Net, lessons: &mut [Lesson], dice: &mut Dice, spread: f32, rate: f32) -> f32 {
        self.gradient.weights_mut().for_each(|weight| *weight = 0.0);
        let share = 1.0 / STEP as f32;
        let mut loss = 0.0;
        for _ in 0..STEP {
            let lesson = dice.below(lessons.len() as u32) as usize;
            loss += share * self.learn(net, &mut lessons[lesson], spread);
        }
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
            let points = HELPER * (outlook.points[seat] - lesson.target.points[seat]) / spread;
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
