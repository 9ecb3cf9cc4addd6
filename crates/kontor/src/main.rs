//! Kontor, the program.

mod arena;
mod boards;
mod engine;
mod entropy;
mod perft;
mod play;
mod replay;
mod serve;
mod simulate;
mod table_args;
mod train;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for Hamburgum and Hansa.
///
/// Play in the browser or at the terminal, replay and check records and boards, drive the rules from another program, measure them.
#[derive(Parser)]
#[command(name = "kontor", version, max_term_width = 100)]
struct Kontor {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Replay(replay::Replay),
    Board(boards::Boards),
    Engine(engine::Engine),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Train(train::Train),
    Perft(perft::Perft),
}

fn main() -> ExitCode {
    let outcome = match Kontor::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Board(args) => boards::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Perft(args) => perft::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has gone: nothing is wrong here.
        Err(fault) if is_broken_pipe(&fault) => ExitCode::SUCCESS,
        Err(fault) => {
            // Standard error may be closed too.
            let _ = writeln!(std::io::stderr(), "kontor: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(fault: &anyhow::Error) -> bool {
    let io = fault.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
}
