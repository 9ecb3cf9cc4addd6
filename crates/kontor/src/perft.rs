//! `kontor perft`: how many distinct sequences of actions there are.

use std::io::Write as _;

use clap::Args;
use shelf::{Boxed, Guest};
use table::{Dealer, Game};

use crate::table_args::TableArgs;

/// Count the distinct sequences of actions to a depth.
///
/// A quick check that two versions of the rules, or two programs, agree.
#[derive(Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    table: TableArgs,
    /// How many actions deep
    #[arg(long)]
    depth: u32,
    /// The seed of what is shuffled
    #[arg(long, default_value = "perft")]
    seed: String,
}

pub(crate) fn run(args: &Perft) -> anyhow::Result<()> {
    let game = Boxed::open(&args.table.setup()?)?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "depth  sequences")?;
    for depth in 0..=args.depth {
        writeln!(out, "{depth:>5}  {}", game.clone().welcome(Count { seed: &args.seed, depth }))?;
        out.flush()?;
    }
    Ok(())
}

struct Count<'a> {
    seed: &'a str,
    depth: u32,
}

impl Guest for Count<'_> {
    type Out = u64;

    fn meet<G: Game>(self, game: G) -> u64 {
        let first = game.deal(&mut Dealer::new(self.seed));
        table::perft(&game, &first, self.depth)
    }
}
