//! `nakade tilde`.

use super::arguments::{TextOrJson, Tilde};
use super::checkpoint;
use super::output::{self, Failure};
use crate::diagnostics::{Diagnostic, Limits, StopReason, code};
use crate::interpretation::Targets;
use crate::learn::Checkpoint;
use crate::learn::Options;
use crate::learn::ensemble::{EnsembleOptions, EnsembleSettings, Objective};
use crate::tilde::{self, Data, EnsemblePart};
use anyhow::anyhow;
use serde_json::Value;
use std::process::ExitCode;
use std::time::Instant;

/// Runs a settings file with its knowledge base and background.
pub fn tilde(options: &Tilde) -> Result<ExitCode, Failure> {
    let (data, mut findings) = match tilde::load(&options.settings) {
        Ok(loaded) => loaded,
        Err(findings) => {
            output::tell_all(&findings);
            return Err(anyhow!("there is nothing to learn from in {}", options.settings.display()).into());
        }
    };
    output::tell_all(&findings);
    let checkpoint = match &options.checkpoint {
        Some(path) => {
            let seed = ("seed".to_owned(), options.seed.to_string());
            let ensemble = options.ensemble.settings(options.leaves);
            let ensemble = ensemble.map(|settings| ("settings of the ensemble".to_owned(), format!("{settings:?}")));
            Some(checkpoint::open(path, data.marks.iter().cloned().chain([seed]).chain(ensemble).collect())?)
        }
        None => None,
    };
    let limits = Limits {
        deadline: options.time_limit.and_then(|time| Instant::now().checked_add(time)),
        cancellation: output::cancellation(),
        memory: options.memory_limit.map(|mebibytes| mebibytes.saturating_mul(1 << 20)),
    };
    if let Some(settings) = options.ensemble.settings(options.leaves) {
        super::ensemble::tell_unused(&options.ensemble);
        let code = ensemble(options, (&data, &findings), &settings, limits, checkpoint.as_ref())?;
        checkpoint::close(checkpoint.as_ref())?;
        return Ok(code);
    }
    let mut text = tilde::header(&data);
    let mut json = Vec::new();
    let mut stopped = false;
    for (number, command) in tilde::commands(&data).into_iter().enumerate() {
        let recorder = checkpoint.as_ref().map(|checkpoint| checkpoint.recorder((number + 1).to_string()));
        let growing =
            Options { limits: limits.clone(), seed: options.seed, checkpoint: recorder, ..Options::default() };
        let outcome = tilde::run(&data, &command, &growing)?;
        stopped |= outcome.parts.iter().any(|part| part.stopped != StopReason::Finished);
        let mut faults = untold(&data, &findings);
        if outcome.parts.is_empty() {
            let message = "all examples are kept for testing: nothing is left to learn from";
            faults.push(Diagnostic::new(code::DATA_NO_TRAINING, message));
        }
        faults.extend(too_many_tests(&outcome));
        output::tell_all(&faults);
        findings.extend(faults);
        text += &tilde::report(&data, &outcome);
        json.push(tilde::to_json(&data, &outcome, &findings));
    }
    let json = match <[Value; 1]>::try_from(json) {
        Ok([one]) => one,
        Err(several) => Value::Array(several),
    };
    if let Some(path) = &options.out {
        output::write(Some(&path.with_extension("out")), &text)?;
        output::write(Some(&path.with_extension("json")), &(serde_json::to_string_pretty(&json)? + "\n"))?;
    }
    match options.format {
        TextOrJson::Text => output::print(&text)?,
        TextOrJson::Json => output::print_json(&json)?,
    }
    if stopped {
        anstream::eprintln!("stopped early: the result is the best so far");
    }
    checkpoint::close(checkpoint.as_ref())?;
    Ok(exit_code(&findings))
}

/// The result stands, but a predicate that tests ask for counted as false, or nothing could be learnt.
fn exit_code(findings: &[Diagnostic]) -> ExitCode {
    let failed =
        findings.iter().any(|finding| [code::PREDICATE_NOT_RUN, code::DATA_NO_TRAINING].contains(&finding.code));
    if failed { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// The same with ensembles.
fn ensemble(
    options: &Tilde,
    (data, findings): (&Data, &[Diagnostic]),
    settings: &EnsembleSettings,
    limits: Limits,
    checkpoint: Option<&Checkpoint>,
) -> Result<ExitCode, Failure> {
    let has_groups = data.bias.learning.rank_by.is_some();
    if !has_groups && findings.iter().any(|finding| finding.code == code::GROUPS_NOT_READ) {
        return Err(anyhow!("the groups are not known, since rank_by could not be read").into());
    }
    let (mut text, mut json) = (String::new(), Vec::new());
    let (mut stopped, mut nothing_learnt, mut nothing_to_rank) = (false, false, false);
    for (number, command) in tilde::commands(data).into_iter().enumerate() {
        let checkpoint = checkpoint.map(|checkpoint| checkpoint.recorder((number + 1).to_string()));
        let growing =
            EnsembleOptions { limits: limits.clone(), seed: options.seed, checkpoint, ..EnsembleOptions::default() };
        let parts = tilde::run_ensemble(data, &command, settings, &growing)?;
        stopped |= parts.iter().any(|part| part.growth.stopped != StopReason::Finished);
        nothing_learnt |= parts.is_empty();
        let unranked = |part: &EnsemblePart| part.training.ranking.as_ref().is_some_and(|table| table.problems == 0);
        nothing_to_rank |= parts.iter().any(unranked);
        text += &tilde::ensemble_report(data, &parts);
        json.push(tilde::ensemble_json(data, &parts));
    }
    let mut faults = data.knowledge.findings();
    if nothing_learnt {
        let message = "all examples are kept for testing: nothing is left to learn from";
        faults.push(Diagnostic::new(code::DATA_NO_TRAINING, message));
    }
    if nothing_to_rank {
        let message = "no group of examples has rewards that differ: there is nothing to rank";
        let hint = "rank_by(…) in the settings says what the examples of a group have in common";
        faults.push(Diagnostic::new(code::DATA_NOTHING_TO_RANK, message).hint(hint));
    }
    let is_softmax = tilde::objective(data, settings) == Objective::Softmax;
    if is_softmax
        && matches!(data.examples.targets(), Targets::Numeric(rewards) if rewards.iter().all(|&reward| reward <= 0.0))
    {
        let message = "no example has a reward above 0, and softmax takes no other for wanted: nothing was learnt";
        let hint = "--objective lambdamart goes by which of two rewards is larger";
        faults.push(Diagnostic::new(code::DATA_NOTHING_TO_RANK, message).hint(hint));
    }
    output::tell_all(&faults);
    let json = match <[Value; 1]>::try_from(json) {
        Ok([one]) => one,
        Err(several) => Value::Array(several),
    };
    if let Some(path) = &options.out {
        output::write(Some(&path.with_extension("out")), &text)?;
        output::write(Some(&path.with_extension("json")), &(serde_json::to_string(&json)? + "\n"))?;
    }
    match options.format {
        TextOrJson::Text => output::print(&text)?,
        TextOrJson::Json => output::print_json(&json)?,
    }
    if stopped {
        anstream::eprintln!("stopped early: the result is the best so far");
    }
    Ok(exit_code(&faults))
}

/// What went wrong while clauses were run, as far as it has not been told.
fn untold(data: &Data, told: &[Diagnostic]) -> Vec<Diagnostic> {
    let mut findings = data.knowledge.findings();
    findings.retain(|finding| !told.iter().any(|known| known.code == finding.code && known.message == finding.message));
    findings
}

/// What is to be said where the language makes more tests than are run.
fn too_many_tests(outcome: &tilde::Outcome) -> Option<Diagnostic> {
    let left_out: usize = outcome.parts.iter().map(|part| part.left_out).sum();
    let message =
        format!("the language makes too many tests for a node: {left_out} kinds of longer ones were left out");
    let hint = "lower max_lookahead, or give modes fewer constants and fewer inputs";
    (left_out > 0).then(|| Diagnostic::new(code::TOO_MANY_TESTS, message).hint(hint))
}
