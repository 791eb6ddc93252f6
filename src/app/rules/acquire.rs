//! `nakade rules acquire` and `nakade rules play`.

use super::{read, text_of};
use crate::app::arguments::TextOrJson;
use crate::app::arguments::rules::{AcquireRules, GameGoal, PlayRules};
use crate::app::output::{self, Failure};
use crate::measure::{Z95, wilson};
use crate::rules::acquire::play::{Score, learn, tournament};
use crate::rules::acquire::{Knowledge, Record, acquire as acquire_from};
use crate::rules::rule::{Aim, Rule};
use crate::sgf;
use anyhow::Context;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A knowledge base with f1 and the rules of a file.
fn knowledge(aim: Aim, file: Option<&PathBuf>) -> Result<Knowledge, Failure> {
    let mut knowledge = Knowledge::new(aim);
    for rule in file.map(|path| read(path)).transpose()?.unwrap_or_default() {
        if let Err(fault) = knowledge.add(rule) {
            anstream::eprintln!("not used: {fault}");
        }
    }
    Ok(knowledge)
}

/// Writes down f1 and what was learnt.
fn write(knowledge: &Knowledge, out: Option<&Path>) -> Result<(), Failure> {
    let rules: Vec<Rule> = knowledge.in_use().cloned().collect();
    output::write(out, &text_of(&rules))
}

/// Learns rules from games.
pub fn acquire(options: &AcquireRules) -> Result<ExitCode, Failure> {
    let aim = match options.goal {
        GameGoal::FirstCapture => Aim::FirstCapture,
        GameGoal::CaptureString => Aim::Capture,
    };
    let mut knowledge = knowledge(aim, options.rules.as_ref())?;
    let (mut games, mut learnt) = (0, 0);
    let mut trace = String::new();
    for path in &options.games {
        let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
        let parsed = sgf::read(&path.display().to_string(), &bytes);
        output::tell(&parsed.findings);
        for (number, game) in parsed.games.iter().enumerate() {
            let record = match Record::read(game) {
                Ok((record, None)) => record,
                Ok((record, Some(fault))) => {
                    anstream::eprintln!("{}#{}: {fault}; the moves before it count", path.display(), number + 1);
                    record
                }
                Err(fault) => {
                    anstream::eprintln!("{}#{}: {fault}", path.display(), number + 1);
                    continue;
                }
            };
            let lesson = acquire_from(&mut knowledge, &record);
            games += 1;
            learnt += lesson.rules.len();
            _ = writeln!(trace, "{}#{}\n{}", path.display(), number + 1, lesson.trace);
        }
    }
    anstream::eprintln!("{learnt} rules learnt from {games} games");
    if options.trace {
        match options.out {
            Some(_) => output::print(&trace)?,
            // Standard output is a file of rules, so the trace is a comment there.
            None => output::print(&trace.lines().fold(String::new(), |text, line| text + "% " + line + "\n"))?,
        }
    }
    write(&knowledge, options.out.as_deref())?;
    Ok(ExitCode::from(u8::from(learnt == 0)))
}

/// Plays the capture game before and after learning.
pub fn play(options: &PlayRules) -> Result<ExitCode, Failure> {
    let weak = Knowledge::new(Aim::FirstCapture);
    let mut player = knowledge(Aim::FirstCapture, options.rules.as_ref())?;
    // Games that are learnt from and games that are measured by have different numbers.
    let measure = |player: &Knowledge| {
        tournament(player, &weak, options.size, options.games, options.seed.wrapping_add(1_u64 << 32))
    };
    let rules_before = player.rules().len();
    let before = measure(&player);
    let cancellation = output::cancellation();
    learn(&mut player, options.size, options.learn, options.seed, |_, _| !cancellation.is_cancelled());
    let after = measure(&player);
    if let Some(out) = &options.out {
        write(&player, Some(out))?;
    }
    match options.format {
        TextOrJson::Json => output::print_json(&json!({
            "size": options.size,
            "learnt_from": options.learn,
            "rules": [rules_before, player.rules().len()],
            "before": score_json(before),
            "after": score_json(after),
        }))?,
        TextOrJson::Text => output::print(&format!(
            "against a player that knows f1 alone, on {0}×{0}\nbefore: {1} rules, {2}\nafter {3} games: {4} rules, {5}\n",
            options.size,
            rules_before,
            score_text(before),
            options.learn,
            player.rules().len(),
            score_text(after)
        ))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The share of games won among those decided, with its interval.
fn share(score: Score) -> (f64, f64, f64) {
    let decided = score.won + score.lost;
    let interval = wilson(score.won as f64, decided, Z95);
    (score.won as f64 / decided.max(1) as f64, interval.low, interval.high)
}

fn score_text(score: Score) -> String {
    let (won, low, high) = share(score);
    let percent = |share: f64| 100.0 * share;
    format!(
        "{} of {} games won: {:.1} % ({:.1} to {:.1})",
        score.won,
        score.won + score.lost,
        percent(won),
        percent(low),
        percent(high)
    )
}

fn score_json(score: Score) -> Value {
    let (won, low, high) = share(score);
    json!({"won": score.won, "lost": score.lost, "open": score.open, "share": won, "low": low, "high": high})
}
