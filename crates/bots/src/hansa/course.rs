//! How a turn can end, looked through before it is played: whoever has seen it all does not sail in a ring, does not let lapse what could
//! be had on the way, and leaves no points behind in its last turn.

use std::cmp::Ordering;

use hansa::board::MAX_CITIES;
use hansa::{Action, City, Hansa, KINDS, Phase, State};
use table::{Game, Seat, arrange, fingerprint, key_of};

use crate::flat::after;

use super::outlook::outlook;
use super::sensible::{sensible, with_pride};
use super::survey::KEPT;

/// The most steps that are looked at, lest it take too much memory; few turns have more.
const STEPS: u32 = 20_000;

/// By how much an end must promise more, in points, to beat one at which nothing is done in the city to which was sailed last.
const STRAYS: f32 = 0.5;

/// The same to beat one that lets talers lapse, discards markers, or does nothing.
const WASTE: f32 = 1.0;

/// The same to beat one that puts booths where the seat already led well.
const HEAPS: f32 = 1.0;

/// The same to beat one that differs only in where booths were put.
const PLACE: f32 = 1.0;

/// The same to beat any other end, beyond what another seat gains by it.
const PLAINLY: f32 = 2.5;

/// The same for whoever judges an action by what may come after it by chance.
const PLAINLY_BY_CHANCE: f32 = 0.5;

/// The same to beat any other end, whatever others gain by it; the guess is rough.
const FAR: f32 = 4.0;

/// By how many booths a seat leads well in a city.
const WELL: u8 = 2;

/// How many points a seat may give up in its last turn, lest the next one find the ship where it wants it.
const DENIAL: i32 = 1;

/// An end of a turn, as the one who plays it compares it.
struct End {
    /// What tells it from other ends of the turn, however it was come to.
    mark: u64,
    way: Way,
    /// The points before the best other, if there is no other turn to come for the seat.
    lead: Option<i32>,
    /// The hand-made guess at the points with which the seat will end.
    promises: f32,
    /// How it leaves the table.
    state: State,
    /// By how much less than another one it may promise.
    leeway: f32,
    /// What the seat has and the others have not, each entry the better the more.
    brings: [u8; BRINGS],
    /// All of that together.
    sum: u32,
    /// What no longer lies on each space.
    taken: [u8; 2 * MAX_CITIES],
}

/// How a turn goes.
#[derive(Clone, Copy, Default)]
struct Way {
    /// The choices that begin it, by their place among all; none where it could not be ended so.
    through: u64,
    voyages: u8,
}

impl Way {
    /// Whatever has come to the same goes on in the fewest voyages; true, since both are one now.
    fn join(&mut self, other: &Way) -> bool {
        match other.voyages.cmp(&self.voyages) {
            Ordering::Less => *self = *other,
            Ordering::Equal => self.through |= other.through,
            Ordering::Greater => {}
        }
        true
    }
}

/// Booths in each city, talers, each kind of marker held and sold, talers and markers of up to three others.
const BRINGS: usize = MAX_CITIES + 1 + 2 * KINDS + 6;

/// Leaves out the choices of a turn that lead only to ends that another one beats, as long as a look through so many steps is allowed.
/// `course` holds the marks of the ends that nothing beats, from one decision of the turn to the next, so that what was ruled out at first
/// is not come to step by step.
pub(super) fn with_foresight(
    game: &Hansa,
    state: &State,
    by_chance: bool,
    course: &mut Vec<u64>,
    allowed: &mut dyn FnMut(u32) -> bool,
    actions: &mut Vec<Action>,
) {
    if !matches!(state.phase(), Phase::Action | Phase::Discard) || actions.len() > u64::BITS as usize {
        return;
    }
    let plainly = if by_chance { PLAINLY_BY_CHANCE } else { PLAINLY };
    let mut ways = Ways { game, start: state, seat: state.turn(), plainly, allowed, steps: 0, ends: Vec::new() };
    if let Some(mut through) = ways.through(actions, course) {
        actions.retain(|_| {
            let leads_on = through & 1 == 1;
            through >>= 1;
            leads_on
        });
    }
}

/// A walk through all that is sensible in a turn.
struct Ways<'a> {
    game: &'a Hansa,
    start: &'a State,
    seat: Seat,
    /// By how much an end must promise more to beat any other one, beyond what another seat gains by it.
    plainly: f32,
    allowed: &'a mut dyn FnMut(u32) -> bool,
    steps: u32,
    ends: Vec<End>,
}

impl Ways<'_> {
    /// The choices that lead to an end that nothing beats, as a mask; `None` where there are too many ways to say.
    fn through(&mut self, actions: &[Action], course: &mut Vec<u64>) -> Option<u64> {
        self.walk(actions)?;
        self.sort();
        let mut good: Vec<&End> = self.ends.iter().filter(|end| course.binary_search(&end.mark).is_ok()).collect();
        if good.is_empty() {
            good = self.unbeaten()?;
            *course = good.iter().map(|end| end.mark).collect();
            arrange(course, |mark| *mark);
        }
        Some(good.iter().fold(0, |through, end| through | end.way.through)).filter(|through| *through != 0)
    }

    fn step(&mut self) -> Option<()> {
        self.steps += 1;
        (self.allowed)(self.steps).then_some(())
    }

    /// Goes all ways at once, action by action: those that have come to the same go on as one.
    fn walk(&mut self, actions: &[Action]) -> Option<()> {
        let mut places = vec![(*self.start, Way::default())];
        let mut first = Some(actions);
        while !places.is_empty() {
            let mut next = Vec::new();
            for (state, way) in places {
                let mut actions = first.map_or_else(Vec::new, <[Action]>::to_vec);
                if first.is_none() {
                    sensible(self.game, &state, &mut actions);
                    with_pride(self.game, &state, &mut actions);
                }
                if state.phase() == Phase::Action && !actions.contains(&Action::End) {
                    // No one may end the turn here. But what brings even less than that is no better.
                    self.stop(&state, Way { through: 0, ..way });
                }
                for (at, action) in actions.into_iter().enumerate() {
                    let through = if first.is_some() { 1 << at } else { way.through };
                    next.extend(self.go(&state, action, Way { through, ..way })?);
                }
            }
            first = None;
            arrange(&mut next, |(state, _)| fingerprint(state));
            next.dedup_by(|(state, way), (same, first)| state == same && first.join(way));
            places = next;
        }
        Some(())
    }

    /// Where an action leads, if the turn goes on; `None` where too much was looked at.
    fn go(&mut self, from: &State, action: Action, mut way: Way) -> Option<Option<(State, Way)>> {
        self.step().filter(|()| self.steps <= STEPS)?;
        let state = after(self.game, from, action);
        way.voyages += u8::from(matches!(action, Action::Sail(_)));
        let over = self.game.on_turn(&state) != Some(self.seat);
        if over {
            self.ends.push(self.end(from, &state, way));
        }
        Some((!over).then_some((state, way)))
    }

    /// Notes what it would be to end the turn, where nothing would have to be discarded.
    fn stop(&mut self, state: &State, way: Way) {
        let stopped = after(self.game, state, Action::End);
        if stopped.phase() != Phase::Discard {
            self.ends.push(self.end(state, &stopped, way));
        }
    }

    fn end(&self, before: &State, state: &State, way: Way) -> End {
        let (game, seat, start) = (self.game, self.seat, self.start);
        let others = || Seat::all(game.players()).filter(|other| *other != seat);
        let cities = (0..game.board().cities.len()).map(|city| City(city as u8));
        let has = std::iter::once(state.talers(seat))
            .chain(*state.goods(seat).lot().counts())
            .chain(*state.sold(seat).counts())
            .chain(others().flat_map(|other| [state.talers(other), state.goods(other).held()].map(|has| !has)));
        let mut brings = [0; BRINGS];
        let (booths, apart) = brings.split_at_mut(MAX_CITIES);
        booths.iter_mut().zip(cities.clone()).for_each(|(slot, city)| *slot = state.booths(city)[seat.index()]);
        apart.iter_mut().zip(has).for_each(|(slot, has)| *slot = has);
        let mut lies = [0; MAX_CITIES];
        let mut taken = [0; 2 * MAX_CITIES];
        for city in cities.clone() {
            let at = city.index();
            lies[at] = state.kinds_on_offer(city) | (state.offer(city).len() as u32) << KINDS;
            for (slot, marker) in taken[2 * at..].iter_mut().zip(start.offer(city)) {
                *slot = 2 - state.offer(city).iter().filter(|other| *other == marker).count() as u8;
            }
        }
        let lead = game.last_round(state).then(|| {
            let best = others().map(|other| state.points(other)).max().unwrap_or_default();
            state.points(seat) as i32 - best as i32
        });
        let mark = fingerprint(&(state.ship(), lies, brings));
        let sum = brings.iter().map(|has| u32::from(*has)).sum();
        let lapses = before.talers(seat) > KEPT || before.phase() == Phase::Discard;
        let idles = (start.goods(seat), start.stock(seat)) == (state.goods(seat), state.stock(seat));
        let heaps = cities.clone().any(|city| {
            let [had, has] = [start, state].map(|state| state.booths(city)[seat.index()]);
            let most = others().map(|other| start.booths(city)[other.index()]).max().unwrap_or_default();
            has > had && had >= most + WELL
        });
        let strays = way.voyages > 0 && !before.acted();
        let promises = outlook(game, state, seat);
        let leeway = match () {
            () if strays => STRAYS,
            () if lapses || idles => WASTE,
            () if heaps => HEAPS,
            () => FAR,
        };
        End { mark, way, lead, promises, state: *state, leeway, brings, sum, taken }
    }

    /// Leaves each end once; by where the ship lies, those that bring the most first.
    fn sort(&mut self) {
        let ends = &mut self.ends;
        arrange(ends, |end| end.mark);
        ends.dedup_by(|end, first| end.mark == first.mark && first.way.join(&end.way));
        arrange(ends, |end| u64::from(end.state.ship().0) << u32::BITS | u64::from(!end.sum));
    }

    /// The ends that no other one beats. In the last turn only those that come next to the best lead.
    fn unbeaten(&mut self) -> Option<Vec<&End>> {
        let most = self.ends.iter().filter_map(|end| end.lead).max();
        let no_one_follows = self.seat.index() + 1 == self.game.players();
        let slack = if no_one_follows { 0 } else { DENIAL };
        // Those with the ship in one city lie together, and one that beats another comes before it.
        let mut good: Vec<usize> = Vec::new();
        for at in 0..self.ends.len() {
            self.step()?;
            let end = &self.ends[at];
            let falls_behind = most.is_some_and(|most| end.lead.is_none_or(|lead| lead + slack < most));
            let mut before = good
                .iter()
                .rev()
                .map(|other| &self.ends[*other])
                .take_while(|other| other.state.ship() == end.state.ship());
            if !falls_behind && !before.any(|other| beats(other, end)) {
                good.push(at);
            }
        }
        if most.is_some() {
            return Some(good.into_iter().map(|at| &self.ends[at]).collect());
        }
        let promised = |ends: &[&End]| {
            ends.iter().filter(|end| end.way.through != 0).map(|end| end.promises).fold(f32::MIN, f32::max)
        };
        let mut good: Vec<&End> = good.into_iter().map(|at| &self.ends[at]).collect();
        let best = promised(&good);
        good.retain(|end| end.promises + end.leeway >= best);
        let mut good = self.without_plainly_worse(good);
        arrange(&mut good, |end| fingerprint(&end.without_booths()));
        let alike = good.chunk_by(|one, other| one.without_booths() == other.without_booths());
        let well_put = alike.flat_map(|ends| {
            let best = promised(ends);
            ends.iter().copied().filter(move |end| end.promises + PLACE >= best)
        });
        Some(well_put.collect())
    }

    /// Leaves out the ends to which another one is plainly to be preferred, beyond what others gain by it.
    fn without_plainly_worse<'a>(&self, mut good: Vec<&'a End>) -> Vec<&'a End> {
        arrange(&mut good, |end| !key_of(end.promises.into()));
        let others: Vec<Vec<f32>> = good
            .iter()
            .map(|end| {
                let others = Seat::all(self.game.players()).filter(|other| *other != self.seat);
                others.map(|other| outlook(self.game, &end.state, other)).collect()
            })
            .collect();
        let most_gained =
            |one: &[f32], other: &[f32]| one.iter().zip(other).map(|(one, other)| one - other).fold(0.0, f32::max);
        let is_plainly_worse = |at: usize| {
            let preferred = |before: usize| {
                let promises = good[before].promises - self.plainly;
                good[before].way.through != 0
                    // Most need no second look.
                    && promises >= good[at].promises
                    && promises - most_gained(&others[before], &others[at]) >= good[at].promises
            };
            (0..at).any(preferred)
        };
        let kept = (0..good.len()).filter(|at| !is_plainly_worse(*at));
        kept.map(|at| good[at]).collect()
    }
}

impl End {
    /// Where the ship lies, and what it brings apart from booths.
    fn without_booths(&self) -> (City, &[u8]) {
        (self.state.ship(), &self.brings[MAX_CITIES..])
    }
}

/// Whether an end brings all that another one does, and more. The ship lies in the same city.
fn beats(one: &End, other: &End) -> bool {
    one.sum > other.sum
        && one.lead >= other.lead
        && no_less(&one.brings, &other.brings)
        && no_less(&one.taken, &other.taken)
}

/// Whether no entry is less than the other's, looked at all at once.
fn no_less<const N: usize>(one: &[u8; N], other: &[u8; N]) -> bool {
    one.iter().zip(other).fold(true, |so, (one, other)| so & (one >= other))
}

#[cfg(test)]
mod tests;
