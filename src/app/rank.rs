//! `nakade eval`, `nakade score` and `nakade compile`.

use super::arguments::{Compile, Eval, Language, Score, ScoreFormat, TextOrJson};
use super::output::{self, Failure};
use crate::experiment::{Picture, Scorer, rank, ranking_table};
use crate::measure::Ranking;
use serde_json::json;
use std::process::ExitCode;
use std::time::Instant;

/// Measures a tree.
pub fn eval(options: &Eval) -> Result<ExitCode, Failure> {
    let model = output::read_model(&options.tree)?;
    let collection = output::read(&options.input)?;
    let start = Instant::now();
    let scores = Scorer::new(&model.tree, &collection.problems).scores()?;
    let mut ranking = Ranking::new();
    rank(&collection.problems, &scores).iter().flatten().for_each(|group| ranking.add_group(group));
    let table = ranking.table();
    match options.format {
        TextOrJson::Json => output::print_json(&table)?,
        TextOrJson::Text => {
            let moves: usize = scores.iter().map(Vec::len).sum();
            let seconds = start.elapsed().as_secs_f64();
            let text = ranking_table(&[(&model.name, &table, model.tree.leaves(), seconds)]);
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
    let model = output::read_model(&options.tree)?;
    let collection = output::read(&options.input)?;
    let scores = Scorer::new(&model.tree, &collection.problems).scores()?;
    let mut text = String::new();
    match options.format {
        ScoreFormat::Csv => {
            let mut writer = csv::Writer::from_writer(Vec::new());
            writer.write_record(["id", "move", "score"])?;
            for (problem, moves) in collection.problems.iter().zip(&scores) {
                for (point, score) in moves {
                    writer.write_record([&problem.id, &point.sgf(), &score.to_string()])?;
                }
            }
            text = String::from_utf8(writer.into_inner().map_err(|error| error.into_error())?)?;
        }
        ScoreFormat::Json => {
            for (problem, moves) in collection.problems.iter().zip(&scores) {
                let moves: Vec<_> =
                    moves.iter().map(|(point, score)| json!({"move": point.sgf(), "score": score})).collect();
                text += &(json!({"id": problem.id, "moves": moves}).to_string() + "\n");
            }
        }
        ScoreFormat::Text => {
            for (problem, moves) in collection.problems.iter().zip(&scores) {
                let mut picture = Picture::of(problem, options.ascii);
                picture.heat(moves);
                picture.number(moves);
                text +=
                    &format!("{}\n{}\n{}\n", picture.title(problem), picture.draw(), picture.legend(problem, moves));
            }
        }
    }
    output::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// Translates a tree.
pub fn compile(options: &Compile) -> Result<ExitCode, Failure> {
    let model = output::read_model(&options.tree)?;
    let plan = crate::compile::Plan::of(&model.tree)?;
    let text = match options.lang {
        Language::Plan => plan.to_string(),
        Language::Rust => {
            let header = crate::compile::Header {
                tree: model.name.clone(),
                settings: model.settings.clone(),
                count_calls: options.count_calls,
            };
            crate::compile::rust(&plan, &header)
        }
    };
    output::write(options.output.as_deref(), &text)?;
    Ok(ExitCode::SUCCESS)
}
