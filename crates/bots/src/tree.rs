//! Tree search: one value a seat, states replayed from the root in a few worlds, each a guess at what is hidden.

use std::collections::BTreeMap;
use std::ops::Range;

use table::{Dice, Game, Seat, arrange, key_of};

use crate::budget::Budget;
use crate::flat::choices;
use crate::insight::{Insight, SEATS};
use crate::parts::{Part, Parts};
use crate::value::{Aim, Outlook, Sum};

/// The most nodes of a tree, well below 256 MiB in either game; a full tree is searched on without growing.
const NODES: usize = 1_500_000;

/// How much an untried action is valued below its parent's value.
const RESERVE: f32 = 0.05;

/// How many worlds are thought through, times the square root of how often the position was visited: each needs its share of
/// lines.
const WORLDS: f32 = 0.1;

/// What one search uses from its first iteration to its last.
struct Climb<'a, G: Game> {
    game: &'a G,
    parts: Parts,
    aim: Aim,
    /// The worlds that are thought through, by their number.
    worlds: Vec<G::State>,
    actions: Vec<G::Action>,
    /// The nodes on the way.
    path: Vec<u32>,
}

/// A step in the tree and what came of it.
#[derive(Clone, Debug)]
struct Node<A> {
    /// What leads there; `None` for the top, and for what an action reveals in one world.
    action: Option<A>,
    /// The nodes that its actions lead to lie side by side: the first of them, and how many.
    child: u32,
    children: u32,
    visits: u32,
    /// What each seat strove for, in sum; in double precision, since the last decisions of a game add up millions.
    sums: [f64; SEATS],
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Node<A> {
        Node { action, child: 0, children: 0, visits: 0, sums: [0.0; SEATS] }
    }

    /// The nodes that its actions lead to, the first first.
    fn children(&self) -> Range<u32> {
        self.child..self.child + self.children
    }

    /// What a seat strove for, on average; `None` where it was not tried.
    fn mean(&self, seat: Seat) -> Option<f32> {
        (self.visits > 0).then(|| self.sums[seat.index()] as f32 / self.visits as f32)
    }
}

/// For an action's node and the number of a world the node of what it reveals there; all that follows belongs to this world alone.
type Reveals = BTreeMap<(u32, u32), u32>;

/// Finds what actions reveal by the new places of their nodes and of its own, and drops that of which there is none. One for all trees,
/// and without a sort that nothing else uses: either weighs on the browser.
fn move_reveals(reveals: &mut Reveals, place: &dyn Fn(u32) -> Option<u32>) {
    for ((at, world), outcome) in std::mem::take(reveals) {
        if let (Some(at), Some(outcome)) = (place(at), place(outcome)) {
            reveals.insert((at, world), outcome);
        }
    }
}

/// The node of the position itself.
const TOP: u32 = 0;

/// A tree for one position, kept as long as the game goes along its branches.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Game> {
    root: G::State,
    /// The top first, and every node after the one that leads to it.
    nodes: Vec<Node<G::Action>>,
    reveals: Reveals,
    /// The seed of its worlds.
    seed: u64,
    /// What the root's children promised, beside what is strived for.
    outlooks: Vec<(G::Action, Sum)>,
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
    /// A tree that holds nothing but its root, a position as everyone may see it. What is hidden is guessed by the seed.
    pub(crate) fn new(root: G::State, seed: u64) -> Tree<G> {
        Tree { root, nodes: vec![Node::new(None)], reveals: BTreeMap::new(), seed, outlooks: Vec::new() }
    }

    /// Goes down to a position one action further on, if the tree knows it, and forgets what it thought of others.
    pub(crate) fn descend(&mut self, game: &G, to: &G::State) -> bool {
        let leads_there = |child: &u32| match self.nodes[*child as usize].action {
            Some(action) if !game.is_revealing(&self.root, action) => {
                let mut next = self.root;
                game.play(&mut next, action);
                next == *to
            }
            _ => false,
        };
        let Some(child) = self.children(TOP).find(leads_there) else {
            return false;
        };
        self.prune(child);
        self.root = *to;
        self.outlooks.clear();
        true
    }

    /// Leaves only these actions at the top, in the order in which it knows them. What it tried of others still counts towards what the
    /// position promises.
    pub(crate) fn choose_among(&mut self, actions: &[G::Action]) {
        if self.nodes[TOP as usize].children == 0 {
            return self.add_children(TOP, actions);
        }
        let Range { start, end } = self.children(TOP);
        let mut next = start;
        let mut places = Vec::new();
        for at in start..end {
            let stays = self.nodes[at as usize].action.is_some_and(|action| actions.contains(&action));
            places.push(stays.then_some(next));
            if stays {
                self.nodes.swap(at as usize, next as usize);
                next += 1;
            }
        }
        if next < end {
            self.nodes[TOP as usize].children = next - start;
            let place = |at: u32| if (start..end).contains(&at) { places[(at - start) as usize] } else { Some(at) };
            move_reveals(&mut self.reveals, &place);
        }
    }

    /// Makes a node the top and drops all that does not follow from it, so that there is room to think on.
    fn prune(&mut self, top: u32) {
        // Where each node that is kept goes. It is met after the one that leads to it, and goes no further back than it was.
        let mut places: Vec<Option<u32>> = vec![None; self.nodes.len()];
        places[top as usize] = Some(TOP);
        let mut kept = 0;
        for at in top..self.nodes.len() as u32 {
            if places[at as usize].is_some() {
                places[at as usize] = Some(kept);
                for child in self.children(at) {
                    places[child as usize] = Some(TOP);
                }
                for (_, &outcome) in self.reveals.range((at, 0)..=(at, u32::MAX)) {
                    places[outcome as usize] = Some(TOP);
                }
                kept += 1;
            }
        }
        let place = |at: u32| places.get(at as usize).copied().flatten();
        for at in top..self.nodes.len() as u32 {
            if let Some(to) = place(at) {
                let node = &mut self.nodes[at as usize];
                node.child = place(node.child).unwrap_or_default();
                self.nodes.swap(at as usize, to as usize);
            }
        }
        self.nodes.truncate(kept as usize);
        self.nodes[TOP as usize].action = None;
        move_reveals(&mut self.reveals, &place);
    }

    /// The nodes that a node's actions lead to, the first first.
    fn children(&self, at: u32) -> Range<u32> {
        self.nodes[at as usize].children()
    }

    fn add_children(&mut self, at: u32, actions: &[G::Action]) {
        let first = self.nodes.len() as u32;
        self.nodes.extend(actions.iter().map(|&action| Node::new(Some(action))));
        let node = &mut self.nodes[at as usize];
        (node.child, node.children) = (first, actions.len() as u32);
    }

    fn is_full(&self) -> bool {
        self.nodes.len() >= NODES
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
        let mut climb =
            Climb { game, parts, aim, worlds: Vec::new(), actions: Vec::new(), path: Vec::with_capacity(64) };
        loop {
            self.iterate(&mut climb, dice, judge);
            iterations += 1;
            if budget.spent(iterations) >= 1.0 {
                return iterations;
            }
        }
    }

    /// The world of the next iteration and its number: each in turn, and now and then a new one.
    fn world(&self, climb: &mut Climb<'_, G>) -> (u32, G::State) {
        let visits = self.nodes[TOP as usize].visits;
        let guess = |number: u32| {
            let mut world = self.root;
            climb.game.guess(&mut world, &mut Dice::new(self.seed.wrapping_add(number.into())));
            world
        };
        if !climb.parts.has(Part::Study) {
            return (visits, guess(visits));
        }
        let most = (WORLDS * (visits as f32).sqrt()) as u32;
        let number = visits % most.max(1);
        for number in climb.worlds.len() as u32..=number {
            climb.worlds.push(guess(number));
        }
        (number, climb.worlds[number as usize])
    }

    fn iterate(
        &mut self,
        climb: &mut Climb<'_, G>,
        dice: &mut Dice,
        judge: &mut impl FnMut(&G::State, &mut Dice) -> Outlook,
    ) {
        let Climb { game, parts, aim, .. } = *climb;
        let (world, mut state) = self.world(climb);
        let mut at = TOP;
        climb.path.clear();
        let outlook = loop {
            let node = &self.nodes[at as usize];
            let leaf = node.visits == 0 && at != TOP || node.children == 0 && self.is_full();
            climb.path.push(at);
            let Some(seat) = game.on_turn(&state) else {
                break Outlook::ending(game, &state);
            };
            let choice = if leaf { None } else { self.choose(climb, &state, at, seat) };
            let Some((next, action)) = choice else {
                break judge(&state, dice);
            };
            at = next;
            let reveals = game.is_revealing(&state, action);
            game.play(&mut state, action);
            if reveals {
                climb.path.push(at);
                // What is revealed ends no game.
                let Some(outcome) = self.outcome(at, world) else {
                    break judge(&state, dice);
                };
                at = outcome;
            }
        };
        let mut utility = outlook.utility(game.players(), G::POINTS, aim);
        if let (false, Some(thinker)) = (parts.has(Part::Vector), game.on_turn(&self.root)) {
            let own = utility[thinker.index()];
            utility = [1.0 - own; SEATS];
            utility[thinker.index()] = own;
        }
        for &node in &climb.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, value) in node.sums.iter_mut().zip(utility) {
                *sum += f64::from(value);
            }
        }
        if let Some(&first) = climb.path.get(1)
            && let Some(action) = self.nodes[first as usize].action
        {
            self.note(action, &outlook);
        }
    }

    /// The node for what an action reveals in a world; `None` where the tree is full.
    fn outcome(&mut self, at: u32, world: u32) -> Option<u32> {
        let known = self.reveals.get(&(at, world)).copied();
        known.or_else(|| {
            (!self.is_full()).then(|| {
                let new = self.nodes.len() as u32;
                self.nodes.push(Node::new(None));
                self.reveals.insert((at, world), new);
                new
            })
        })
    }

    /// The child to follow and its action, after adding the children if there are none yet.
    fn choose(&mut self, climb: &mut Climb<'_, G>, state: &G::State, at: u32, seat: Seat) -> Option<(u32, G::Action)> {
        if self.nodes[at as usize].children == 0 {
            climb.actions.clear();
            choices(climb.game, state, climb.parts, &mut climb.actions);
            self.add_children(at, &climb.actions);
        }
        let parent = &self.nodes[at as usize];
        let untried = parent.mean(seat).unwrap_or(0.5) - RESERVE;
        // A root only: the same on every machine.
        let eager = G::CURIOSITY * (parent.visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, None);
        let children = parent.children();
        let nodes = &self.nodes[children.start as usize..children.end as usize];
        for (child, node) in children.zip(nodes) {
            let score = node.mean(seat).unwrap_or(untried) + eager / (1.0 + node.visits as f32);
            if score > best.0 {
                best = (score, node.action.map(|action| (child, action)));
            }
            if node.visits == 0 {
                // All that were not tried promise the same, so they are tried in order: none behind the first of them has been.
                break;
            }
        }
        best.1
    }

    fn note(&mut self, action: G::Action, outlook: &Outlook) {
        match self.outlooks.iter_mut().find(|(known, _)| *known == action) {
            Some((_, sum)) => sum.add(outlook),
            None => {
                let mut sum = Sum::default();
                sum.add(outlook);
                self.outlooks.push((action, sum));
            }
        }
    }

    /// The actions at the root, the most tried first.
    pub(crate) fn candidates(&self, seat: Seat) -> Vec<Candidate<G::Action>> {
        let mut candidates = Vec::new();
        let mut all = Sum::default();
        self.outlooks.iter().for_each(|(_, sum)| all.join(sum));
        for child in self.children(TOP) {
            let node = &self.nodes[child as usize];
            if let (Some(action), Some(utility)) = (node.action, node.mean(seat)) {
                // One that was not tried since the tree was kept promises what the position does.
                let own = self.outlooks.iter().find(|(known, _)| *known == action);
                let outlook = own.map_or(&all, |(_, sum)| sum).mean().unwrap_or_default();
                candidates.push(Candidate { action, visits: node.visits, outlook, utility });
            }
        }
        arrange(&mut candidates, |candidate| !key_of(candidate.utility.into()));
        arrange(&mut candidates, |candidate| !u64::from(candidate.visits));
        candidates
    }

    /// The line that the search expects: the most tried action, and on, as long as there is some trust in it and nothing is revealed.
    pub(crate) fn line(&self) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = TOP;
        loop {
            let visits = |child: &u32| self.nodes[*child as usize].visits;
            let most = self
                .children(at)
                .filter(|child| visits(child) > 7)
                .reduce(|best, child| if visits(&child) > visits(&best) { child } else { best });
            let Some((child, action)) = most.and_then(|child| Some((child, self.nodes[child as usize].action?))) else {
                return line;
            };
            line.push(action);
            at = child;
        }
    }
}

#[cfg(test)]
mod tests {
    use hansa::Hansa;
    use table::{Dealer, Setup};

    use super::*;
    use crate::level::Level;

    /// A tree of Hansa with three players.
    fn hansa() -> (Hansa, Tree<Hansa>) {
        let setup = Setup { game: "hansa".to_owned(), players: 3, ..Setup::default() };
        let game = Hansa::open(&setup).unwrap();
        let mut root = game.deal(&mut Dealer::new("tree"));
        game.veil(&mut root);
        (game, Tree::new(root, 1))
    }

    /// Grows it by chance.
    fn grow(game: &Hansa, tree: &mut Tree<Hansa>, iterations: u32) {
        let mut clock = || 0.0;
        let mut judge = |_: &_, dice: &mut Dice| {
            let win = dice.below(100) as f32 / 100.0;
            Outlook { win: [win, 1.0 - win, 0.0, 0.0, 0.0], ..Outlook::default() }
        };
        let aim = Aim::of::<Hansa>(Level::Expert, Parts::ALL);
        let mut budget = Budget::iterations(iterations, &mut clock);
        tree.grow(game, Parts::ALL, aim, &mut Dice::new(2), &mut judge, &mut budget);
    }

    #[test]
    fn a_full_tree_is_searched_on_without_growing() {
        let (game, mut tree) = hansa();
        grow(&game, &mut tree, 800_000);
        let (full, visits) = (tree.nodes.len(), tree.nodes[0].visits);
        // The last node's children may still be added.
        assert!((NODES..NODES + 100).contains(&full), "{full} nodes");
        grow(&game, &mut tree, 50_000);
        assert_eq!((tree.nodes.len(), tree.nodes[0].visits), (full, visits + 50_000));
        let most = tree.nodes.capacity();
        assert!(most * size_of::<Node<hansa::Action>>() <= 256 << 20);
        assert!(most * size_of::<Node<hamburgum::Action>>() <= 256 << 20);
    }

    #[test]
    fn one_line_counts_beside_millions() {
        let (game, mut tree) = hansa();
        let many = 1 << 25;
        tree.nodes[0].visits = many;
        tree.nodes[0].sums = [f64::from(many); SEATS];
        grow(&game, &mut tree, 1);
        assert_eq!(tree.nodes[0].visits, many + 1);
        let brought = tree.nodes[0].sums[0] - f64::from(many);
        let child = tree.children(0).find(|child| tree.nodes[*child as usize].visits == 1).unwrap();
        assert!((brought - tree.nodes[child as usize].sums[0]).abs() < 1e-6, "{brought}");
        assert!(brought > 0.01, "{brought}");
    }

    /// A tree of Hansa past the opening, where booths are placed.
    fn on_the_way() -> (Hansa, Tree<Hansa>) {
        let (game, mut tree) = hansa();
        for _ in 0..6 {
            let mut actions = Vec::new();
            game.sensible(&tree.root, &mut actions);
            game.play(&mut tree.root, actions[0]);
        }
        (game, tree)
    }

    /// How deep down it is, the world in which it was revealed or the action, and what came of it.
    type Known = (u32, Option<u32>, Option<hansa::Action>, u32, [f64; SEATS]);

    /// All that a tree knows below a node, in the order of its branches.
    fn known(tree: &Tree<Hansa>, at: u32, depth: u32, all: &mut Vec<Known>) {
        let actions = tree.children(at).map(|child| (None, child));
        let outcomes =
            tree.reveals.range((at, 0)..=(at, u32::MAX)).map(|((_, world), outcome)| (Some(*world), *outcome));
        for (world, child) in actions.chain(outcomes) {
            let node = &tree.nodes[child as usize];
            all.push((depth, world, node.action, node.visits, node.sums));
            known(tree, child, depth + 1, all);
        }
    }

    #[test]
    fn what_follows_from_what_is_played_is_kept_and_nothing_else() {
        let (game, mut tree) = on_the_way();
        grow(&game, &mut tree, 3_000);
        let mut reveals = 0;
        while let Some(child) = tree.children(TOP).max_by_key(|child| tree.nodes[*child as usize].visits) {
            let action = tree.nodes[child as usize].action.unwrap();
            let (visits, mut before, mut after) = (tree.nodes[child as usize].visits, Vec::new(), Vec::new());
            known(&tree, child, 0, &mut before);
            let mut next = tree.root;
            if game.is_revealing(&next, action) {
                break;
            }
            game.play(&mut next, action);
            let all = tree.nodes.len();
            assert!(tree.descend(&game, &next));
            known(&tree, TOP, 0, &mut after);
            assert_eq!(before, after);
            assert_eq!((tree.nodes.len(), tree.nodes[0].visits), (1 + after.len(), visits));
            assert!(tree.nodes.len() < all);
            let outcomes = after.iter().filter(|(_, world, ..)| world.is_some()).count();
            assert_eq!(outcomes, tree.reveals.len());
            reveals += outcomes;
        }
        assert!(reveals > 0);
        // And it is thought on.
        grow(&game, &mut tree, 100);
    }

    #[test]
    fn the_top_is_left_with_the_choices_that_are_named() {
        let (game, mut tree) = on_the_way();
        grow(&game, &mut tree, 40_000);
        let actions = |tree: &Tree<Hansa>| -> Vec<_> {
            tree.children(TOP).map(|child| tree.nodes[child as usize].action.unwrap()).collect()
        };
        let below = |tree: &Tree<Hansa>, action| {
            let child = tree.children(TOP).find(|child| tree.nodes[*child as usize].action == Some(action)).unwrap();
            let mut all = Vec::new();
            known(tree, child, 0, &mut all);
            all
        };
        let all = actions(&tree);
        let named: Vec<_> = all.iter().copied().skip(1).step_by(2).collect();
        let before: Vec<_> = named.iter().map(|action| below(&tree, *action)).collect();
        tree.choose_among(&named);
        assert_eq!(actions(&tree), named);
        assert_eq!(named.iter().map(|action| below(&tree, *action)).collect::<Vec<_>>(), before);
        grow(&game, &mut tree, 1_000);
        assert_eq!(actions(&tree), named);
        let mut new = Tree::<Hansa>::new(tree.root, 1);
        new.choose_among(&named);
        assert_eq!(actions(&new), named);
    }

    #[test]
    fn below_what_is_revealed_every_world_has_its_own_branch() {
        let (game, mut tree) = on_the_way();
        grow(&game, &mut tree, 40_000);
        let mut several = 0;
        for (at, node) in (0..).zip(&tree.nodes) {
            let worlds: Vec<u32> = tree.reveals.range((at, 0)..=(at, u32::MAX)).map(|((_, world), _)| *world).collect();
            assert!(worlds.is_empty() || node.children == 0 && node.action == Some(hansa::Action::Refill));
            assert!(worlds.iter().all(|world| *world < 20), "{worlds:?}");
            several += usize::from(worlds.len() > 1);
        }
        let mut outcomes: Vec<u32> = tree.reveals.values().copied().collect();
        outcomes.sort_unstable();
        outcomes.dedup();
        assert_eq!(outcomes.len(), tree.reveals.len());
        assert!(several > 0);
    }

    #[test]
    fn a_kept_tree_keeps_its_worlds() {
        let (game, mut tree) = hansa();
        grow(&game, &mut tree, 500);
        let climb = |tree: &Tree<Hansa>| {
            let worlds = Vec::new();
            let aim = Aim::of::<Hansa>(Level::Expert, Parts::ALL);
            let mut climb =
                Climb { game: &game, parts: Parts::ALL, aim, worlds, actions: Vec::new(), path: Vec::new() };
            tree.world(&mut climb).1
        };
        let mut before = climb(&tree);
        let child = tree.children(TOP).next().unwrap();
        let action = tree.nodes[child as usize].action.unwrap();
        game.play(&mut before, action);
        let mut next = tree.root;
        game.play(&mut next, action);
        assert!(tree.descend(&game, &next));
        tree.nodes[TOP as usize].visits = 500;
        assert_eq!(climb(&tree), before);
    }
}
