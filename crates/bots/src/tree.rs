//! Tree search: one value a seat, states replayed from the root, hidden things guessed anew in every iteration.

use table::{Dice, Game, Reveal, Seat, arrange, key_of};

use crate::budget::Budget;
use crate::flat::choices;
use crate::insight::{Insight, PerSeat, SEATS};
use crate::parts::{Part, Parts};
use crate::value::{Aim, Outlook};

/// The most nodes of a tree, well below 256 MiB in either game; a full tree is searched on without growing.
const NODES: usize = 1_500_000;

/// How much an untried action is valued below its parent's value.
const RESERVE: f32 = 0.05;

const NONE: u32 = u32::MAX;

/// What one search uses from its first iteration to its last.
struct Climb<'a, G: Game> {
    game: &'a G,
    parts: Parts,
    aim: Aim,
    /// The one world that is searched, where hidden things are not guessed anew each time.
    world: Option<G::State>,
    actions: Vec<G::Action>,
    path: Vec<u32>,
}

/// An action in the tree and what came of it.
#[derive(Clone, Debug)]
struct Node<A> {
    /// What led here; none at the root.
    action: Option<A>,
    child: u32,
    sibling: u32,
    visits: u32,
    sums: PerSeat,
    /// Whether the children are all actions of the position; below something revealed they differ from visit to visit.
    complete: bool,
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Node<A> {
        Node { action, child: NONE, sibling: NONE, visits: 0, sums: [0.0; SEATS], complete: false }
    }
}

/// A tree for one position, kept as long as the game goes along its branches.
#[derive(Clone, Debug)]
pub struct Tree<G: Game> {
    root: G::State,
    top: u32,
    nodes: Vec<Node<G::Action>>,
    /// What the root's children promised, in sum, beside what is strived for.
    outlooks: Vec<(G::Action, u32, Outlook)>,
}

/// An action at the root and what the search thinks of it.
#[derive(Clone, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it promises.
    pub outlook: Outlook,
    /// What the player on turn strives for, by this action.
    pub utility: f32,
}

impl<G: Insight> Tree<G> {
    /// A tree that holds nothing but its root, a position as everyone may see it.
    pub fn new(root: G::State) -> Tree<G> {
        Tree { root, top: 0, nodes: vec![Node::new(None)], outlooks: Vec::new() }
    }

    /// Goes down to a position one action further on, if the tree knows it, and forgets what it thought of others.
    pub fn descend(&mut self, game: &G, to: &G::State) -> bool {
        let mut child = self.nodes[self.top as usize].child;
        while child != NONE {
            if let Some(action) = self.nodes[child as usize].action
                && game.reveals(&self.root, action) == Reveal::Nothing
            {
                let mut next = self.root;
                game.play(&mut next, action);
                if next == *to {
                    self.top = child;
                    self.root = next;
                    self.outlooks.clear();
                    return true;
                }
            }
            child = self.nodes[child as usize].sibling;
        }
        false
    }

    /// Iterates until the budget is spent, at least once. `judge` gives the outlook of a leaf. Returns how many iterations
    /// were made.
    pub(crate) fn grow(
        &mut self,
        game: &G,
        parts: Parts,
        aim: Aim,
        dice: &mut Dice,
        judge: &mut impl FnMut(&G::State, &mut Dice) -> Outlook,
        budget: &mut Budget<'_>,
    ) -> u32 {
        let mut iterations = 0;
        let world = (!parts.has(Part::Worlds)).then(|| {
            let mut world = self.root;
            game.guess(&mut world, dice);
            world
        });
        let mut climb = Climb { game, parts, aim, world, actions: Vec::new(), path: Vec::with_capacity(64) };
        loop {
            self.iterate(&mut climb, dice, judge);
            iterations += 1;
            if budget.spent(iterations) >= 1.0 {
                return iterations;
            }
        }
    }

    fn iterate(
        &mut self,
        climb: &mut Climb<'_, G>,
        dice: &mut Dice,
        judge: &mut impl FnMut(&G::State, &mut Dice) -> Outlook,
    ) {
        let Climb { game, parts, aim, .. } = *climb;
        let players = game.players();
        let mut state = match climb.world {
            Some(world) => world,
            None => {
                let mut state = self.root;
                game.guess(&mut state, dice);
                state
            }
        };
        let thinker = game.on_turn(&self.root);
        let mut closed = true;
        let mut at = self.top;
        climb.path.clear();
        climb.path.push(at);
        let outlook = loop {
            let Some(seat) = game.on_turn(&state) else {
                break Outlook::ending(game, &state);
            };
            let fresh = self.nodes[at as usize].visits == 0 && at != self.top;
            if fresh || self.nodes.len() >= NODES && self.nodes[at as usize].child == NONE {
                break judge(&state, dice);
            }
            let next = self.choose(climb, &state, at, seat, closed);
            let Some(action) = self.nodes[next as usize].action else {
                break judge(&state, dice);
            };
            closed = closed && game.reveals(&state, action) == Reveal::Nothing;
            game.play(&mut state, action);
            climb.path.push(next);
            at = next;
        };
        let mut utility = outlook.utility(players, G::POINTS, aim);
        if let (false, Some(thinker)) = (parts.has(Part::Vector), thinker) {
            let own = utility[thinker.index()];
            utility = [1.0 - own; SEATS];
            utility[thinker.index()] = own;
        }
        for &node in &climb.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, value) in node.sums.iter_mut().zip(utility) {
                *sum += value;
            }
        }
        if let Some(&first) = climb.path.get(1)
            && let Some(action) = self.nodes[first as usize].action
        {
            self.note(action, &outlook);
        }
    }

    /// The child to follow, after adding those that the position has and the tree does not know.
    fn choose(&mut self, climb: &mut Climb<'_, G>, state: &G::State, at: u32, seat: Seat, closed: bool) -> u32 {
        let Climb { game, parts, actions, .. } = climb;
        let complete = self.nodes[at as usize].complete;
        if !complete || !closed {
            actions.clear();
            choices(*game, state, *parts, actions);
            // Added from the last to the first, so that the first comes first.
            for &action in actions.iter().rev() {
                if !self.has_child(at, action) {
                    let new = self.nodes.len() as u32;
                    let mut node = Node::new(Some(action));
                    node.sibling = self.nodes[at as usize].child;
                    self.nodes.push(node);
                    self.nodes[at as usize].child = new;
                }
            }
            self.nodes[at as usize].complete = closed;
        }
        let parent = &self.nodes[at as usize];
        let mean = if parent.visits == 0 { 0.5 } else { parent.sums[seat.index()] / parent.visits as f32 };
        // A root only: the same on every machine.
        let eager = G::CURIOSITY * (parent.visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, at);
        let mut child = parent.child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if closed || node.action.is_some_and(|action| actions.contains(&action)) {
                let value =
                    if node.visits == 0 { mean - RESERVE } else { node.sums[seat.index()] / node.visits as f32 };
                let score = value + eager / (1.0 + node.visits as f32);
                if score > best.0 {
                    best = (score, child);
                }
            }
            child = node.sibling;
        }
        best.1
    }

    fn has_child(&self, at: u32, action: G::Action) -> bool {
        let mut child = self.nodes[at as usize].child;
        while child != NONE {
            if self.nodes[child as usize].action == Some(action) {
                return true;
            }
            child = self.nodes[child as usize].sibling;
        }
        false
    }

    fn note(&mut self, action: G::Action, outlook: &Outlook) {
        let at = match self.outlooks.iter().position(|(known, ..)| *known == action) {
            Some(at) => at,
            None => {
                self.outlooks.push((action, 0, Outlook::default()));
                self.outlooks.len() - 1
            }
        };
        let (_, visits, sum) = &mut self.outlooks[at];
        *visits += 1;
        for seat in 0..SEATS {
            sum.win[seat] += outlook.win[seat];
            sum.points[seat] += outlook.points[seat];
        }
    }

    /// The actions at the root, the most tried first.
    pub fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        let mut candidates = Vec::new();
        let mut child = self.nodes[self.top as usize].child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let (Some(action), true) = (node.action, node.visits > 0) {
                let mut outlook = Outlook::default();
                if let Some((_, visits, sum)) = self.outlooks.iter().find(|(known, ..)| *known == action) {
                    for seat in 0..SEATS {
                        outlook.win[seat] = sum.win[seat] / *visits as f32;
                        outlook.points[seat] = sum.points[seat] / *visits as f32;
                    }
                }
                let utility = node.sums[seat.index()] / node.visits as f32;
                candidates.push(Candidate { action, visits: node.visits, outlook, utility });
            }
            child = node.sibling;
        }
        arrange(&mut candidates, |candidate| !key_of(candidate.utility.into()));
        arrange(&mut candidates, |candidate| !u64::from(candidate.visits));
        candidates
    }

    /// The line that the search expects: the most tried action, and on, as long as there is some trust in it.
    pub fn line(&self) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = self.top;
        loop {
            let mut best = (7, NONE);
            let mut child = self.nodes[at as usize].child;
            while child != NONE {
                if self.nodes[child as usize].visits > best.0 {
                    best = (self.nodes[child as usize].visits, child);
                }
                child = self.nodes[child as usize].sibling;
            }
            match self.nodes.get(best.1 as usize).and_then(|node| node.action) {
                Some(action) => line.push(action),
                None => return line,
            }
            at = best.1;
        }
    }

    /// Whether there is room to think on; a tree that is full of what is past had better be begun anew.
    pub(crate) fn is_roomy(&self) -> bool {
        self.nodes.len() < NODES / 2
    }
}
