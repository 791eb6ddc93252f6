//! `nakade distil`.

use super::arguments::{Distil, TextOrJson};
use super::learn::{collection_name, with_extension, without_extension};
use super::output::{self, Failure};
use crate::coverage::Switches;
use crate::diagnostics::{Limits, StopReason};
use crate::experiment::{
    Distillation, Heuristic, Plan, Scorer, Settings, distil as distil_ensemble, rank, ranking_table,
};
use crate::measure::Ranking;
use crate::problem::split;
use anyhow::{Context, anyhow};
use serde_json::json;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

/// Trees up to so many leaves are printed whole.
const PRINTED_LEAVES: usize = 60;

/// Grows one tree on the scores of an ensemble, ranks the test problems with it, and writes the files.
pub fn distil(options: &Distil) -> Result<ExitCode, Failure> {
    let heuristic = output::read_heuristic(&options.ensemble)?;
    let Heuristic::Ensemble(teacher) = &heuristic else {
        return Err(anyhow!("{} is a tree already, and no ensemble", options.ensemble.display()).into());
    };
    let collection = output::read(&options.input)?;
    let mut settings = match &options.settings {
        Some(name) => {
            let mut settings = output::read_settings(name)?;
            let definitions = output::read_definitions(&[], std::slice::from_ref(&settings))?;
            settings.definitions = definitions.map(Arc::new);
            settings
        }
        None => {
            let read = Settings::read(&teacher.name, "the settings of the ensemble", &teacher.settings);
            let mut settings = read.map_err(|findings| {
                output::tell(&findings);
                Failure::Told
            })?;
            settings.definitions = teacher.definitions().map(Arc::new);
            settings
        }
    };
    if let Some(leaves) = options.leaves {
        settings.bias.learning.maximal_leaves = Some(leaves as usize);
    }
    if let Some(cases) = options.minimal_cases {
        settings.bias.learning.minimal_cases = cases;
    }
    let parts = split(&collection.problems, options.seed, options.train, options.test);
    output::tell(&parts.findings);
    let pick = |places: &[usize]| places.iter().map(|&place| collection.problems[place].clone()).collect::<Vec<_>>();
    let whole = options.train.is_none() && options.test.is_none();
    let training = if whole { collection.problems.clone() } else { pick(&parts.train) };
    let testing = if whole { Vec::new() } else { pick(&parts.test) };
    let name = format!("{}-distilled", collection_name(&options.input));
    let base = match &options.out {
        Some(path) => without_extension(path),
        None => Path::new("out").join(&name),
    };
    output::check_writable(&with_extension(&base, "json"))?;
    let negatives = options.negatives.clone().unwrap_or_else(|| teacher.negatives.parse().unwrap_or_default());
    let plan = Plan {
        checkpoint: None,
        settings: &settings,
        negatives: &negatives,
        seed: options.seed,
        limits: Limits { cancellation: output::cancellation(), ..Limits::none() },
        progress: None,
        switches: Switches::default(),
    };
    let how = Distillation { temperature: options.temperature, truth: options.truth };
    let mut outcome = distil_ensemble(&name, teacher, &training, &collection.content_hash(), &plan, &how)?;
    if outcome.stopped != StopReason::Finished {
        anstream::eprintln!("{name}: {}; this is the tree so far", outcome.stopped);
    }
    let (what, ranked) =
        if testing.is_empty() { ("the training problems", &training) } else { ("the test problems", &testing) };
    let measured = |scores: Vec<Vec<(crate::go::Point, f64)>>| {
        let mut ranking = Ranking::new();
        rank(ranked, &scores).iter().flatten().for_each(|group| ranking.add_group(group));
        ranking.table()
    };
    let own = measured(Scorer::of(&outcome.model, ranked)?.scores()?);
    let of_teacher = if options.compare { Some(measured(heuristic.scores(ranked)?)) } else { None };
    outcome.model.measures.ranked = Some(what.into());
    outcome.model.measures.ranking = Some(own.clone());
    let manifest = json!({
        "program": concat!("nakade ", env!("CARGO_PKG_VERSION")),
        "ensemble": teacher.name,
        "ensemble_hash": teacher.hash(),
        "inputs": options.input.problems.iter().map(|path| path.display().to_string()).collect::<Vec<_>>(),
        "data_hash": outcome.model.data_hash,
        "tree_hash": outcome.model.tree_hash(),
        "seed": options.seed,
        "negatives": negatives.to_string(),
        "temperature": how.temperature,
        "truth": how.truth,
        "stopped": outcome.stopped.to_string(),
        "induction_seconds": outcome.seconds,
        "measures": outcome.model.measures,
        "ensemble_ranking": of_teacher,
    });
    let written =
        outcome.model.write(&base, &manifest).with_context(|| with_extension(&base, "json").display().to_string())?;
    let tree = &outcome.model.tree;
    match options.format {
        TextOrJson::Json => output::print_json(&json!({
            "name": name,
            "leaves": tree.leaves(),
            "tests": tree.tests(),
            "literals": tree.literals(),
            "train": training.len(),
            "test": testing.len(),
            "seconds": outcome.seconds,
            "ranked": what,
            "ranking": own,
            "ensemble_ranking": of_teacher,
            "files": written.files,
        }))?,
        TextOrJson::Text => {
            let shown = if tree.leaves() <= PRINTED_LEAVES { tree.to_text() + "\n" } else { String::new() };
            let mut rows = vec![("the tree", &own, tree.leaves(), Some(outcome.seconds))];
            rows.extend(of_teacher.iter().map(|ranking| ("the ensemble", ranking, teacher.ensemble.leaves(), None)));
            let files: String = written.files.iter().map(|file| format!("written: {}\n", file.display())).collect();
            output::print(&format!("{shown}{files}\nAll legal moves ranked ({what}):\n\n{}", ranking_table(&rows)))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
