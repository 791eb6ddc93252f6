//! `nakade bench ordering`: what an ordering of moves saves the solver.
//!
//! The same problems are solved with each ordering. What counts is the ratio of positions looked at, and of time, to the search with no
//! ordering, problem by problem; means are geometric, and their intervals come from the bootstrap over problems.

use crate::app::arguments::{Bench, TextOrJson};
use crate::app::output::{self, Failure};
use crate::app::solve::fight_about_life;
use crate::diagnostics::Limits;
use crate::experiment::ordering::{Interpreted, built_in, built_in_ensemble};
use crate::experiment::{Heuristic, built_in_problems, built_in_split, rank};
use crate::measure::{Ranking, RankingTable};
use crate::problem::{Problem, ReadOptions, load};
use crate::search::exhaustive::Fight;
use crate::search::solve::{Order, Settings, Solver};
use anyhow::anyhow;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

/// States that the table of one solver holds.
const STATES: usize = 1 << 21;
/// A tree that is interpreted sees every so many problems only: it looks at the same positions as the compiled one, a hundred times slower.
const INTERPRETED_EVERY: usize = 20;
/// Samples of the bootstrap, and the share of them on either side of an interval.
const SAMPLES: usize = 1000;
const OUTSIDE: f64 = 0.025;
/// The tree whose compiled form is built in.
const BUILT_IN: &str = include_str!("../../../trees/enclosed-tactical.json");

/// What one ordering did.
struct Row {
    name: String,
    /// The problems that were asked about.
    asked: usize,
    /// For each problem positions and seconds; nothing where the limit was reached, or it was not asked about.
    found: Vec<Option<(f64, f64)>>,
}

/// A mean of ratios, with the ends of its interval.
type Ratio = [f64; 3];

/// Measures.
pub fn ordering(options: &Bench) -> Result<ExitCode, Failure> {
    let problems = problems(options)?;
    let cancellation = output::cancellation();
    let limits = Limits { cancellation: cancellation.clone(), ..Limits::none() };
    let fights: Vec<(&Problem, Fight)> = problems
        .par_iter()
        .map_init(
            || Solver::new(STATES),
            |solver, problem| {
                let (stake, _) =
                    fight_about_life(problem, problem.to_move, &None, solver, options.nodes, &limits).ok()?;
                Some((problem, stake.fight))
            },
        )
        .flatten()
        .collect();
    let tree = Heuristic::from_json(BUILT_IN, Path::new("the tree that is built in"))?;
    let mut heuristics = vec![("learned".to_owned(), tree)];
    if let Some(path) = &options.tree {
        heuristics.push((path.display().to_string(), output::read_heuristic(path)?));
    }
    let mut orders = vec![
        ("none".to_owned(), Order::None, 1),
        ("by hand".to_owned(), Order::ByHand, 1),
        ("static".to_owned(), Order::Static, 1),
        ("learned, compiled".to_owned(), Order::Learned(Arc::new(built_in())), 1),
        ("ensemble, compiled".to_owned(), Order::Learned(Arc::new(built_in_ensemble())), 1),
    ];
    orders.extend(heuristics.iter().map(|(name, heuristic)| {
        let order = Order::Learned(Arc::new(Interpreted::new(heuristic.clone())));
        (format!("{name}, interpreted"), order, INTERPRETED_EVERY)
    }));
    let (mut rows, mut depths) = (Vec::new(), vec![None; fights.len()]);
    for (name, order, every) in orders {
        let settings = Settings { nodes: options.nodes, order, ..Settings::default() };
        let results: Vec<(Option<(f64, f64)>, usize)> = fights
            .par_iter()
            .enumerate()
            .map_init(
                || Solver::new(STATES),
                |solver, (place, (problem, fight))| {
                    if place % every != 0 {
                        return (None, 0);
                    }
                    let start = Instant::now();
                    let answer = solver.solve(fight, problem.to_move, &settings, &limits);
                    let seconds = start.elapsed().as_secs_f64();
                    let found = answer.grade.is_ok().then_some(((answer.nodes.max(1)) as f64, seconds));
                    (found, answer.line.len())
                },
            )
            .collect();
        if cancellation.is_cancelled() {
            break;
        }
        for (depth, (found, length)) in depths.iter_mut().zip(&results) {
            *depth = depth.or(found.filter(|_| *length > 0).map(|_| *length));
        }
        rows.push(Row {
            name,
            asked: fights.len().div_ceil(every),
            found: results.into_iter().map(|(found, _)| found).collect(),
        });
    }
    let Some(first) = rows.first() else { return Ok(ExitCode::from(1)) };
    let report: Vec<Value> = rows.iter().map(|row| row_json(row, first, &depths)).collect();
    let bounds: Vec<Value> =
        heuristics.iter().map(|(name, heuristic)| bound_json(name, &ranking(heuristic, &problems))).collect();
    match options.format {
        TextOrJson::Json => output::print_json(
            &json!({"problems": fights.len(), "nodes": options.nodes, "rows": report, "branching_bounds": bounds}),
        )?,
        TextOrJson::Text => output::print(&text(fights.len(), options.nodes, &report, &bounds))?,
    }
    Ok(ExitCode::from(u8::from(cancellation.is_cancelled())))
}

/// The problems named, or those of our own that were held back.
fn problems(options: &Bench) -> Result<Vec<Problem>, Failure> {
    let paths: Vec<PathBuf> = options.problems.iter().chain(&options.data).cloned().collect();
    if paths.is_empty() {
        let problems = built_in_problems().problems;
        return Ok(built_in_split(&problems).test.iter().map(|&place| problems[place].clone()).collect());
    }
    let collection = load(&paths, &ReadOptions::default());
    output::tell(&collection.findings);
    if collection.problems.is_empty() {
        return Err(anyhow!("no problem could be read").into());
    }
    Ok(collection.problems)
}

/// How a heuristic ranks the moves of the problems, from which the paper's bound follows.
fn ranking(heuristic: &Heuristic, problems: &[Problem]) -> RankingTable {
    let scores = heuristic.scores(problems).unwrap_or_default();
    let mut ranking = Ranking::new();
    rank(problems, &scores).iter().flatten().for_each(|group| ranking.add_group(group));
    ranking.table()
}

/// The geometric mean of some numbers, with its interval; nothing of no numbers.
fn geometric_mean(numbers: &[f64]) -> Option<Ratio> {
    if numbers.is_empty() {
        return None;
    }
    let logs: Vec<f64> = numbers.iter().map(|number| number.ln()).collect();
    let mean = |sum: f64| (sum / logs.len() as f64).exp();
    let mut chance = Pcg64::seed_from_u64(1);
    let mut means: Vec<f64> =
        (0..SAMPLES).map(|_| mean((0..logs.len()).map(|_| logs[chance.random_range(0..logs.len())]).sum())).collect();
    means.sort_by(f64::total_cmp);
    let quantile = |share: f64| means[(share * (SAMPLES - 1) as f64).round() as usize];
    Some([mean(logs.iter().sum()), quantile(OUTSIDE), quantile(1.0 - OUTSIDE)])
}

fn row_json(row: &Row, first: &Row, depths: &[Option<usize>]) -> Value {
    let both = || row.found.iter().zip(&first.found).filter_map(|(this, first)| Some(((*this)?, (*first)?)));
    let nodes: Vec<f64> = both().map(|(this, first)| this.0 / first.0).collect();
    let seconds: Vec<f64> = both().map(|(this, first)| this.1 / first.1).collect();
    let branching: Vec<f64> = row
        .found
        .iter()
        .zip(depths)
        .filter_map(|(found, depth)| Some((*found)?.0.powf(1.0 / (*depth)? as f64)))
        .collect();
    let solved: Vec<(f64, f64)> = row.found.iter().flatten().copied().collect();
    json!({
        "order": row.name,
        "asked": row.asked,
        "solved": solved.len(),
        "nodes": solved.iter().map(|found| found.0).sum::<f64>(),
        "seconds": solved.iter().map(|found| found.1).sum::<f64>(),
        "compared": nodes.len(),
        "nodes_ratio": geometric_mean(&nodes),
        "seconds_ratio": geometric_mean(&seconds),
        "effective_branching_factor": geometric_mean(&branching),
    })
}

fn bound_json(name: &str, table: &RankingTable) -> Value {
    let bounds = table.branching.iter().map(|branching| branching.bound).collect::<Vec<_>>();
    json!({"order": name, "top": table.top, "bounds": bounds})
}

fn text(problems: usize, nodes: u64, rows: &[Value], bounds: &[Value]) -> String {
    let ratio = |value: &Value| match value.as_array().map(Vec::as_slice) {
        Some([mean, low, high]) => format!(
            "{:.3} ({:.3} to {:.3})",
            mean.as_f64().unwrap_or(0.0),
            low.as_f64().unwrap_or(0.0),
            high.as_f64().unwrap_or(0.0)
        ),
        _ => "-".to_owned(),
    };
    let mut text = format!(
        "{problems} problems (every {INTERPRETED_EVERY}th where a tree is interpreted), at most {nodes} positions each. Ratios to no ordering, problem by problem: geometric means and their 95 % intervals.\n\n\
         {:<24}{:>7}{:>12}{:>9}{:>26}{:>26}{:>26}\n",
        "order", "solved", "positions", "seconds", "positions, ratio", "time, ratio", "branching factor"
    );
    for row in rows {
        let number = |key: &str| row[key].as_f64().unwrap_or(0.0);
        _ = writeln!(
            text,
            "{:<24}{:>7}{:>12}{:>9.1}{:>26}{:>26}{:>26}",
            row["order"].as_str().unwrap_or(""),
            row["solved"],
            number("nodes"),
            number("seconds"),
            ratio(&row["nodes_ratio"]),
            ratio(&row["seconds_ratio"]),
            ratio(&row["effective_branching_factor"]),
        );
    }
    for bound in bounds {
        let bounds: Vec<String> = bound["bounds"]
            .as_array()
            .map(|bounds| bounds.iter().map(|bound| bound.as_f64().map_or("-".into(), |b| format!("{b:.1}"))).collect())
            .unwrap_or_default();
        _ = writeln!(
            text,
            "\nThe paper's upper bound on the branching factor by the ranking of {} (1 % and 5 % of the good moves missed): {}",
            bound["order"].as_str().unwrap_or(""),
            bounds.join(", ")
        );
    }
    text.push_str(
        "\nThe branching factor is the number of positions to the power of one over the length of the solution.\n",
    );
    text
}
