//! A computer player for any game of the shelf, speaking the notation.

use std::sync::{Arc, LazyLock};

use hamburgum::Hamburgum;
use hansa::Hansa;
use shelf::Sitting;
use table::{Game as _, Seat, fingerprint};

use crate::bot::{Advice, Bot};
use crate::budget::Budget;
use crate::insight::{Insight, PerSeat};
use crate::level::Level;
use crate::net::Net;
use crate::parts::Parts;

/// What a computer player says about a decision, in the notation.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel {
    /// What it would play.
    pub action: String,
    /// What it expects for every seat.
    pub outlook: Vec<Prospect>,
    /// The choices it weighed, the best first, with what each promises to every seat.
    pub options: Vec<Choice>,
    /// The line it expects, beginning with its action.
    pub line: Vec<String>,
    /// How many games or lines it tried.
    pub iterations: u32,
}

/// What a seat can hope for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// Expected points at the end.
    pub points: f32,
    /// The chance to win.
    pub win: f32,
}

/// A choice that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// What it promises to every seat.
    pub outlook: Vec<Prospect>,
}

/// A computer player of a level for whichever game is on the table.
#[derive(Clone, Debug)]
pub struct Companion {
    level: Level,
    parts: Parts,
    weights: Option<Weights>,
    seed: u64,
    hamburgum: Option<Bot<Hamburgum>>,
    hansa: Option<Bot<Hansa>>,
}

impl Companion {
    /// A player of a level; the same seed gives the same advice for the same iterations on every machine.
    pub fn new(level: Level, seed: u64) -> Companion {
        Companion { level, parts: Parts::ALL, weights: None, seed, hamburgum: None, hansa: None }
    }

    /// The same player with these parts of its search alone.
    #[must_use]
    pub fn with(self, parts: Parts) -> Companion {
        Companion { parts, hamburgum: None, hansa: None, ..self }
    }

    /// The same player, judging by these weights where their game is played.
    #[must_use]
    pub fn judging_by(self, weights: Weights) -> Companion {
        Companion { weights: Some(weights), hamburgum: None, hansa: None, ..self }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it would play now; it looks at nothing that is hidden. `None` when the game is over.
    pub fn advise(&mut self, sitting: &Sitting, budget: Budget<'_>) -> Option<Counsel> {
        match sitting {
            Sitting::Hamburgum(sitting) => {
                let net = match &self.weights {
                    Some(Weights::Hamburgum(net)) => net,
                    _ => &HAMBURGUM,
                };
                let bot = self
                    .hamburgum
                    .get_or_insert_with(|| Bot::new(self.level, self.seed, Some(net.clone())).with(self.parts));
                bot.advise(sitting.game(), sitting.state(), budget).map(|advice| put(sitting, &advice))
            }
            Sitting::Hansa(sitting) => {
                let net = match &self.weights {
                    Some(Weights::Hansa(net)) => net,
                    _ => &HANSA,
                };
                let bot = self
                    .hansa
                    .get_or_insert_with(|| Bot::new(self.level, self.seed, Some(net.clone())).with(self.parts));
                bot.advise(sitting.game(), sitting.state(), budget).map(|advice| put(sitting, &advice))
            }
        }
    }
}

/// Advice in words of the notation.
fn put<G: Insight>(sitting: &table::Sitting<G>, advice: &Advice<G::Action>) -> Counsel {
    let game = sitting.game();
    let prospects = |points: &PerSeat, win: &PerSeat| {
        Seat::all(game.players())
            .map(|seat| Prospect { points: points[seat.index()], win: win[seat.index()] })
            .collect::<Vec<_>>()
    };
    Counsel {
        action: game.write(advice.action),
        outlook: prospects(&advice.outlook.points, &advice.outlook.win),
        options: advice
            .options
            .iter()
            .map(|option| Choice {
                action: game.write(option.action),
                visits: option.visits,
                outlook: prospects(&option.outlook.points, &option.outlook.win),
            })
            .collect(),
        line: advice.line.iter().map(|action| game.write(*action)).collect(),
        iterations: advice.iterations,
    }
}

/// Weights that training made, by the game for which it made them.
#[derive(Clone, PartialEq, Debug)]
pub enum Weights {
    /// For Hamburgum.
    Hamburgum(Arc<Net>),
    /// For Hansa.
    Hansa(Arc<Net>),
}

impl Weights {
    /// Reads weights for a game; `None` where they are not of its network.
    pub fn read(game: &str, bytes: &[u8]) -> Option<Weights> {
        match game {
            Hamburgum::NAME => Net::from_bytes::<Hamburgum>(bytes).map(|net| Weights::Hamburgum(Arc::new(net))),
            Hansa::NAME => Net::from_bytes::<Hansa>(bytes).map(|net| Weights::Hansa(Arc::new(net))),
            _ => None,
        }
    }

    /// A digest: where it differs, `hard` and `expert` play differently.
    pub fn digest(&self) -> String {
        let (Weights::Hamburgum(net) | Weights::Hansa(net)) = self;
        format!("{:016x}", fingerprint(&net.to_bytes()))
    }
}

/// A digest of the weights inside the program: where it differs, `hard` and `expert` play differently.
pub fn weights_digest() -> String {
    [Weights::Hamburgum(HAMBURGUM.clone()), Weights::Hansa(HANSA.clone())].map(|weights| weights.digest()).concat()
}

/// The trained networks that travel inside the program.
static HAMBURGUM: LazyLock<Arc<Net>> =
    LazyLock::new(|| shipped::<Hamburgum>(include_bytes!("../weights/hamburgum.net")));
static HANSA: LazyLock<Arc<Net>> = LazyLock::new(|| shipped::<Hansa>(include_bytes!("../weights/hansa.net")));

fn shipped<G: Insight>(bytes: &[u8]) -> Arc<Net> {
    Arc::new(Net::from_bytes::<G>(bytes).expect("the shipped weights are of this game's network"))
}
