//! `nakade importance`.

use super::arguments::{Importance, TextOrJson};
use super::output::{self, Failure};
use crate::experiment::{Importances, importances};
use crate::problem::split;
use std::fmt::Write;
use std::process::ExitCode;

/// Says which predicates a tree or an ensemble rests on.
pub fn importance(options: &Importance) -> Result<ExitCode, Failure> {
    let heuristic = output::read_heuristic_with(&options.tree, &options.background)?;
    let collection = output::read(&options.input)?;
    let most = options.most as usize;
    let problems = match collection.problems.len() > most && most > 0 {
        true => {
            let parts = split(&collection.problems, options.seed, Some(most), None);
            parts.train.iter().map(|&place| collection.problems[place].clone()).collect()
        }
        false => collection.problems,
    };
    let found = importances(&heuristic, &problems, options.seed)?;
    match options.format {
        TextOrJson::Json => output::print_json(&found)?,
        TextOrJson::Text => output::print(&text(heuristic.name(), &found))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn text(name: &str, found: &Importances) -> String {
    let mut text = format!(
        "{name}: {} moves of {} problems with a solution; loss {:.4}, a solving move at rank 1 of these in {:.1} %\n\n\
         predicate                     tests   share of gain   loss without   rank 1 without\n",
        found.moves,
        found.problems,
        found.loss,
        100.0 * found.rank_1
    );
    for worth in &found.predicates {
        let gain = worth.gain.map_or("-".to_owned(), |gain| format!("{:.1} %", 100.0 * gain));
        let (predicate, tests, loss, rank) = (&worth.predicate, worth.tests, worth.loss, -100.0 * worth.rank_1);
        _ = writeln!(text, "{predicate:<28} {tests:>6} {gain:>15} {loss:>+14.4} {rank:>+14.1} %");
    }
    text + "\nWithout a predicate: its tests are answered for another move, drawn at random from all problems.\n"
}
