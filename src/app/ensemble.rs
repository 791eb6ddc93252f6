//! `nakade learn --ensemble`.

use super::arguments::{EnsembleArguments, Learn, TextOrJson};
use super::learn::{base_path, data_name, inputs, with_extension};
use super::output::{self, Failure};
use crate::coverage::Switches;
use crate::diagnostics::{Limits, StopReason};
use crate::experiment::{
    Card, EnsembleOutcome, Measured, Plan, Settings, card as card_text, learn_ensemble, rank, ranking_table, write_card,
};
use crate::learn::Checkpoint;
use crate::learn::ensemble::{EnsembleSettings, Round, gains};
use crate::measure::{Group, Ranking};
use crate::problem::{Collection, Problem};
use anyhow::{Context, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Says which options are of no use to what is asked for.
pub fn tell_unused(arguments: &EnsembleArguments) {
    let unused = arguments.unused();
    if !unused.is_empty() {
        anstream::eprintln!("not used by a forest, whose trees do not build on each other: {}", unused.join(", "));
    }
}

/// Learns an ensemble with each of the settings, ranks the test problems (the training problems where there are none), and writes the
/// files.
pub fn learn(
    options: &Learn,
    ensemble: &EnsembleSettings,
    all_settings: &[Settings],
    collection: &Collection,
    (training, testing): (&[Problem], &[Problem]),
    checkpoint: Option<&Checkpoint>,
) -> Result<ExitCode, Failure> {
    if options.folds.is_some() {
        return Err(anyhow!("ensembles are not cross-validated; --train, --test and --seed choose other parts").into());
    }
    tell_unused(&options.ensemble);
    let cancellation = output::cancellation();
    let data = data_name(options);
    let (what, ranked) =
        if testing.is_empty() { ("the training problems", training) } else { ("the test problems", testing) };
    let mut rows = Vec::new();
    let mut text = String::new();
    for settings in all_settings {
        // An ensemble is called what its files are.
        let base = base_path(options, &data, &settings.name, all_settings.len());
        let name = base.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let limits = Limits {
            deadline: options.time_limit.and_then(|time| Instant::now().checked_add(time)),
            cancellation: cancellation.clone(),
            memory: options.memory_limit.map(|mebibytes| mebibytes.saturating_mul(1 << 20)),
        };
        let bar = progress_bar(&settings.name);
        let tell = |round: Round| {
            bar.set_length(round.rounds as u64);
            bar.set_position(round.round as u64);
            let validation = round.validation.map_or(String::new(), |loss| format!(", {loss:.4} on what is held back"));
            bar.set_message(format!("loss {:.4}{validation}", round.loss));
        };
        let plan = Plan {
            checkpoint: checkpoint.map(|checkpoint| checkpoint.recorder(&settings.name)),
            settings,
            negatives: &options.negatives,
            seed: options.seed,
            limits,
            progress: None,
            switches: Switches::default(),
        };
        let hash = collection.content_hash();
        let kinds = options.ensemble.balance.then(|| kinds(options, collection, training));
        let mut outcome = learn_ensemble(&name, training, &hash, &plan, ensemble, kinds.as_deref(), Some(&tell))?;
        bar.finish_and_clear();
        if outcome.stopped != StopReason::Finished {
            anstream::eprintln!("{name}: {}; these are the trees so far", outcome.stopped);
        }
        if outcome.without_room > 0 {
            anstream::eprintln!(
                "{name}: {} leaves were not split, for want of memory; a smaller --example-sample leaves more room",
                outcome.without_room
            );
        }
        let scores = outcome.model.scores(ranked)?;
        let groups = rank(ranked, &scores);
        let mut ranking = Ranking::new();
        groups.iter().flatten().for_each(|group| ranking.add_group(group));
        outcome.model.measures.ranked = Some(what.into());
        outcome.model.measures.ranking = Some(ranking.table());
        let losses: Vec<f64> = groups.iter().flatten().map(Group::log_loss).collect();
        let log_loss = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
        let mut written = outcome
            .model
            .write(&base, &manifest(&outcome, options, ensemble, collection))
            .with_context(|| with_extension(&base, "json").display().to_string())?;
        let card = Card {
            name: &name,
            kind: outcome.model.kind(),
            settings: &settings.name,
            inputs: inputs(options),
            data_hash: &hash,
            problems_read: collection.problems.len(),
            negatives: &outcome.model.negatives,
            seed: options.seed,
            measures: &outcome.model.measures,
            seconds: [outcome.seconds, outcome.processor_seconds],
        };
        let solved: Vec<_> = ranked.iter().zip(&groups).filter_map(|(of, group)| Some((of, group.as_ref()?))).collect();
        let path = write_card(&base, &card_text(&card, Measured::Ranking(&solved)));
        written.files.push(path.with_context(|| with_extension(&base, "md").display().to_string())?);
        text += &report_text(&outcome, training.len(), &written.files);
        rows.push((settings.name.clone(), outcome, written.files, log_loss));
        if cancellation.is_cancelled() {
            break;
        }
    }
    match options.format {
        TextOrJson::Json => output::print_json(&json!({
            "train": training.len(),
            "test": testing.len(),
            "seed": options.seed,
            "negatives": options.negatives.to_string(),
            "rows": rows.iter().map(report_json).collect::<Vec<_>>(),
        }))?,
        TextOrJson::Text => {
            let table: Vec<_> = rows
                .iter()
                .filter_map(|(name, outcome, ..)| {
                    let ranking = outcome.model.measures.ranking.as_ref()?;
                    Some((name.as_str(), ranking, outcome.model.ensemble.leaves(), Some(outcome.seconds)))
                })
                .collect();
            let count = table.first().map_or(0, |row| row.1.problems);
            _ = writeln!(
                text,
                "All legal moves ranked of the {count} problems with a solution, of {} ({what}):\n\n{}",
                ranked.len(),
                ranking_table(&table)
            );
            for (name, .., log_loss) in &rows {
                _ = writeln!(
                    text,
                    "log-loss of {name}: {log_loss:.4} (a move chosen in proportion to exp(score) solves the problem)"
                );
            }
            output::print(&text)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn progress_bar(name: &str) -> ProgressBar {
    if !output::is_watched() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{prefix:>14} {bar:30} {pos}/{len} trees, {elapsed}, {msg}");
    ProgressBar::new(1).with_prefix(name.to_owned()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// By problem the place of the argument by which it was read.
fn kinds(options: &Learn, collection: &Collection, problems: &[Problem]) -> Vec<u32> {
    let arguments: Vec<&str> = options.input.problems.iter().filter_map(|path| path.to_str()).collect();
    let kind = |name: &str| {
        let is_read_by = |argument: &&str| {
            let path = argument.split_once('#').map_or(*argument, |(path, _)| path);
            Path::new(name).starts_with(path)
        };
        arguments.iter().position(is_read_by).unwrap_or(0) as u32
    };
    let read = collection.problems.iter().zip(&collection.origins);
    let of_problem: HashMap<&str, u32> =
        read.map(|(problem, origin)| (problem.id.as_str(), kind(origin.source.name()))).collect();
    problems.iter().map(|problem| of_problem.get(problem.id.as_str()).copied().unwrap_or(0)).collect()
}

/// How the run was made: effective settings, inputs, version, machine, figures.
fn manifest(outcome: &EnsembleOutcome, options: &Learn, settings: &EnsembleSettings, collection: &Collection) -> Value {
    json!({
        "program": concat!("nakade ", env!("CARGO_PKG_VERSION")),
        "inputs": inputs(options),
        "data_hash": outcome.model.data_hash,
        "background_hash": outcome.model.background_hash,
        "settings_hash": blake3::hash(outcome.model.settings.as_bytes()).to_hex().to_string(),
        "ensemble_hash": outcome.model.hash(),
        "problems_read": collection.problems.len(),
        "seed": options.seed,
        "balance": options.ensemble.balance,
        "negatives": options.negatives.to_string(),
        "effective_settings": settings_json(settings),
        "machine": { "os": std::env::consts::OS, "architecture": std::env::consts::ARCH, "threads": rayon::current_num_threads() },
        "stopped": outcome.stopped.to_string(),
        "induction_seconds": outcome.seconds,
        "induction_processor_seconds": outcome.processor_seconds,
        "peak_memory_bytes": crate::diagnostics::peak_memory(),
        "refinements": outcome.refinements,
        "leaves_without_room": outcome.without_room,
        "losses": outcome.losses,
        "measures": outcome.model.measures,
    })
}

/// The settings of an ensemble as JSON.
pub(super) fn settings_json(settings: &EnsembleSettings) -> Value {
    json!({
        "method": format!("{:?}", settings.method).to_lowercase(),
        "objective": settings.objective.map(|objective| objective.to_string()),
        "rounds": settings.rounds,
        "leaves": settings.leaves,
        "rate": settings.rate,
        "groups": settings.groups,
        "refinements": settings.refinements,
        "examples": settings.examples,
        "damping": settings.damping,
        "minimal_cases": settings.minimal_cases,
        "depth": settings.depth,
        "validation": settings.validation,
        "patience": settings.patience,
    })
}

fn report_json((name, outcome, files, log_loss): &(String, EnsembleOutcome, Vec<PathBuf>, f64)) -> Value {
    let ensemble = &outcome.model.ensemble;
    json!({
        "settings": name,
        "name": outcome.model.name,
        "trees": ensemble.members.len(),
        "leaves": ensemble.leaves(),
        "tests": ensemble.tests(),
        "best_round": outcome.best,
        "loss": outcome.losses.last().map(|(loss, _)| loss),
        "validation_loss": outcome.best.and_then(|best| outcome.losses.get(best.max(1) - 1)).and_then(|(_, loss)| *loss),
        "examples": outcome.model.measures.training_examples,
        "seconds": outcome.seconds,
        "cpu_seconds": outcome.processor_seconds,
        "refinements": outcome.refinements,
        "stopped": outcome.stopped.to_string(),
        "ranked": outcome.model.measures.ranked,
        "ranking": outcome.model.measures.ranking,
        "log_loss": log_loss,
        "importance": gains(ensemble),
        "files": files,
    })
}

fn report_text(outcome: &EnsembleOutcome, problems: usize, files: &[PathBuf]) -> String {
    let ensemble = &outcome.model.ensemble;
    let mut text = format!(
        "{}: {} trees, {} leaves; {}; {} examples of {problems} problems; {:.2} s, {:.2} s of processor time\n",
        outcome.model.name,
        ensemble.members.len(),
        ensemble.leaves(),
        ensemble.objective,
        outcome.model.measures.training_examples,
        outcome.seconds,
        outcome.processor_seconds
    );
    let step = (outcome.losses.len() / 10).max(1);
    for (round, (loss, validation)) in outcome.losses.iter().enumerate() {
        if (round + 1) % step == 0 || Some(round + 1) == outcome.best {
            let held = validation.map_or(String::new(), |loss| format!(", {loss:.4} on what is held back"));
            let best = if Some(round + 1) == outcome.best { " (kept)" } else { "" };
            _ = writeln!(text, "  after {:>4} rounds: loss {loss:.4}{held}{best}", round + 1);
        }
    }
    for file in files {
        _ = writeln!(text, "  written: {}", file.display());
    }
    text + "\n"
}
