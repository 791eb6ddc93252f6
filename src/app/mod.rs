//! The command line: all input and output, colour, progress.
//!
//! Data goes to standard output and nothing else does; findings and progress go to standard error. Exit status 0: done; 1: a negative
//! answer (errors were found in problems); 2: it could not be done.

mod arguments;
mod background;
mod bench;
mod checkpoint;
mod distil;
mod ensemble;
mod explain;
mod generate;
mod importance;
mod learn;
mod output;
mod problems;
mod query;
mod rank;
mod rules;
mod solve;
mod tilde;

use arguments::{Arguments, Command};
use clap::{CommandFactory, FromArgMatches};
use output::Failure;
use std::process::ExitCode;

/// Runs the command line of this process.
#[must_use]
pub fn run() -> ExitCode {
    #[cfg(feature = "prolog")]
    if std::env::args_os().nth(1).is_some_and(|first| first == crate::prolog::worker::ARGUMENT) {
        return crate::prolog::worker::run();
    }
    let arguments = Arguments::from_arg_matches(&with_negative_numbers(Arguments::command()).get_matches());
    let arguments = arguments.unwrap_or_else(|error| error.exit());
    if arguments.threads > 0 {
        // Fails only if a pool exists already, which nothing before this makes.
        _ = rayon::ThreadPoolBuilder::new().num_threads(usize::from(arguments.threads)).build_global();
    }
    let result = match &arguments.command {
        Command::Learn(options) => learn::learn(options),
        Command::Eval(options) => rank::eval(options),
        Command::Importance(options) => importance::importance(options),
        Command::Score(options) => rank::score(options),
        Command::Explain(options) => explain::explain(options),
        Command::Solve(options) => solve::solve(options),
        Command::Rules(command) => rules::rules(command),
        Command::Check(options) => problems::check(options),
        Command::Import(options) => problems::import(options),
        Command::Facts(options) => problems::facts(options),
        Command::Generate(options) => generate::generate(options),
        Command::Compile(options) => rank::compile(options),
        Command::Query(options) => query::query(options),
        Command::Background(options) => background::background(options),
        Command::Distil(options) => distil::distil(options),
        Command::Tilde(options) => tilde::tilde(options),
        Command::Bench(options) => bench::bench(options),
        Command::ExplainCode { code } => explain::explain_code(code),
    };
    match result {
        Ok(code) => code,
        Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::from(2),
        Err(Failure::Error(error)) => {
            anstream::eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// The command line in which `-1` behind an option is its value, which may then be told to be out of range, and not an unknown option.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let takes_value = |argument: &clap::Arg| !argument.is_positional() && argument.get_action().takes_values();
    command
        .mut_args(|argument| if takes_value(&argument) { argument.allow_negative_numbers(true) } else { argument })
        .mut_subcommands(with_negative_numbers)
}
