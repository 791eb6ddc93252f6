//! `nakade eval`, `nakade score` and `nakade compile`.

use super::arguments::{Compile, Eval, Language, Score, ScoreFormat, TextOrJson};
use super::output::{self, Failure};
use crate::experiment::{Heuristic, Picture, rank, ranking_table, unfold};
use crate::go::Point;
use crate::measure::Ranking;
use crate::problem::Problem;
use anyhow::anyhow;
use serde_json::json;
use std::process::ExitCode;
use std::time::Instant;

/// Measures a tree.
pub fn eval(options: &Eval) -> Result<ExitCode, Failure> {
    let heuristic = output::read_heuristic_with(&options.tree, &options.background)?;
    let collection = output::read(&options.input)?;
    let start = Instant::now();
    let scores = heuristic.scores(&collection.problems)?;
    let mut ranking = Ranking::new();
    rank(&collection.problems, &scores).iter().flatten().for_each(|group| ranking.add_group(group));
    let table = ranking.table();
    match options.format {
        TextOrJson::Json => output::print_json(&table)?,
        TextOrJson::Text => {
            let moves: usize = scores.iter().map(Vec::len).sum();
            let seconds = start.elapsed().as_secs_f64();
            let text = ranking_table(&[(heuristic.name(), &table, heuristic.leaves(), Some(seconds))]);
            output::print(&format!(
                "All {moves} legal moves of {} problems ranked; {} have a solution (seconds: of ranking):\n\n{text}",
                collection.problems.len(),
                table.problems
            ))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the scores of all legal moves.
pub fn score(options: &Score) -> Result<ExitCode, Failure> {
    let heuristic = output::read_heuristic_with(&options.tree, &options.background)?;
    let collection = output::read_positions(&options.input)?;
    let are_strengths = options.format == ScoreFormat::Text && heuristic.holds_strengths();
    if options.format == ScoreFormat::Csv {
        output::print("id,move,score\n")?;
    }
    // A part after the other, so that whoever reads the first lines need not wait for the last ones.
    for problems in collection.problems.chunks(SCORED_AT_ONCE) {
        let scores = heuristic.scores(problems)?;
        output::print(&scored(problems, &scores, options, are_strengths)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How many problems are scored before any of their scores is printed.
const SCORED_AT_ONCE: usize = 512;

/// The scores of problems as they are printed.
fn scored(
    problems: &[Problem],
    scores: &[Vec<(Point, f64)>],
    options: &Score,
    are_strengths: bool,
) -> Result<String, Failure> {
    let mut text = String::new();
    let problems = problems.iter().zip(scores);
    match options.format {
        ScoreFormat::Csv => {
            let mut writer = csv::Writer::from_writer(Vec::new());
            for (problem, moves) in problems {
                for (point, score) in moves {
                    writer.write_record([&problem.id, &point.sgf(), &score.to_string()])?;
                }
            }
            text = String::from_utf8(writer.into_inner().map_err(|error| error.into_error())?)?;
        }
        ScoreFormat::Json => {
            for (problem, moves) in problems {
                let moves: Vec<_> =
                    moves.iter().map(|(point, score)| json!({"move": point.sgf(), "score": score})).collect();
                text += &(json!({"id": problem.id, "moves": moves}).to_string() + "\n");
            }
        }
        ScoreFormat::Text => {
            for (problem, moves) in problems {
                let mut picture = Picture::of(problem, options.ascii);
                picture.heat(moves);
                picture.number(moves);
                let legend = picture.legend(problem, moves, are_strengths);
                text += &format!("{}\n{}\n{legend}\n", picture.title(problem), picture.draw());
            }
        }
    }
    Ok(text)
}

/// Translates a tree.
pub fn compile(options: &Compile) -> Result<ExitCode, Failure> {
    if options.tree.extension().is_some_and(|extension| extension == "pl") {
        return super::rules::compile(options);
    }
    let text = match output::read_heuristic(&options.tree)? {
        Heuristic::Tree(model) => {
            let tree = match model.definitions() {
                Some(definitions) => {
                    unfold(&model.tree, &definitions).map_err(|why| anyhow!("the tree cannot be compiled: {why}"))?
                }
                None => model.tree,
            };
            let plan = crate::compile::Plan::of(&tree)?;
            match options.lang {
                Language::Plan => plan.to_string(),
                Language::Rust => crate::compile::rust(&plan, &header(&model.name, &model.settings, options)),
            }
        }
        Heuristic::Ensemble(model) => {
            let mut ensemble = model.ensemble.clone();
            if let Some(definitions) = model.definitions() {
                for member in &mut ensemble.members {
                    member.tree = unfold(&member.tree, &definitions)
                        .map_err(|why| anyhow!("the ensemble cannot be compiled: {why}"))?;
                }
            }
            let plan = crate::compile::EnsemblePlan::of(&ensemble)?;
            match options.lang {
                Language::Plan => {
                    return Err(anyhow!("the plan of an ensemble is not printed, only that of a tree").into());
                }
                Language::Rust => crate::compile::rust_ensemble(&plan, &header(&model.name, &model.settings, options)),
            }
        }
    };
    output::write(options.output.as_deref(), &text)?;
    Ok(ExitCode::SUCCESS)
}

fn header(name: &str, settings: &str, options: &Compile) -> crate::compile::Header {
    crate::compile::Header { tree: name.to_owned(), settings: settings.to_owned(), count_calls: options.count_calls }
}
