//! `nakade explain` and `nakade explain-code`.

use super::arguments::{Explain, TextOrJson};
use super::output::{self, Failure};
use crate::diagnostics;
use crate::experiment::{
    Binding, Contribution, EnsembleExplanation, Explanation, Heuristic, Picture, explain as explain_move,
    explain_ensemble,
};
use crate::go::{Point, diagram};
use crate::problem::Problem;
use crate::tree::four_decimals;
use anyhow::anyhow;
use std::fmt::Write;
use std::process::ExitCode;

/// The background colour of the move, and of the points that a test speaks of.
const MOVE: u8 = 160;
const BOUND: u8 = 24;

/// Explains a score.
pub fn explain(options: &Explain) -> Result<ExitCode, Failure> {
    let heuristic = output::read_heuristic_with(&options.tree, &options.background)?;
    let problem = output::read_one(&options.problem)?;
    let moves = heuristic.scores(std::slice::from_ref(&problem))?.into_iter().next().unwrap_or_default();
    let point = match &options.point {
        Some(name) => read_point(name, &problem)?,
        None => moves.first().map(|best| best.0).ok_or_else(|| anyhow!("{} has no legal move", problem.id))?,
    };
    if !moves.iter().any(|(legal, _)| *legal == point) {
        return Err(anyhow!("{} is no legal move of {:?}", name(point, &problem), problem.to_move).into());
    }
    let model = match &heuristic {
        Heuristic::Tree(model) => model,
        Heuristic::Ensemble(model) => {
            let explanation = explain_ensemble(model, &problem, point, &moves)?;
            match options.format {
                TextOrJson::Json => output::print_json(&explanation)?,
                TextOrJson::Text => {
                    output::print(&ensemble_text(&explanation, &problem, point, options.ascii))?;
                }
            }
            return Ok(ExitCode::SUCCESS);
        }
    };
    let explanation = explain_move(model, &problem, point, &moves)?;
    match options.format {
        TextOrJson::Json => output::print_json(&explanation)?,
        TextOrJson::Text => output::print(&text(&explanation, &problem, point, options.ascii))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn read_point(text: &str, problem: &Problem) -> Result<Point, Failure> {
    let inside = |point: &Point| point.x() < problem.size && point.y() < problem.size;
    Point::from_sgf(text)
        .filter(inside)
        .or_else(|| diagram::point(text, problem.size))
        .filter(inside)
        .ok_or_else(|| anyhow!("{text:?} is no point of a board with {0} columns and rows", problem.size).into())
}

fn name(point: Point, problem: &Problem) -> String {
    diagram::name(point, problem.size).unwrap_or_else(|| point.sgf())
}

fn text(explanation: &Explanation, problem: &Problem, point: Point, ascii: bool) -> String {
    let mut picture = Picture::of(problem, ascii);
    let mut legend = String::new();
    for binding in explanation.root.iter().chain(explanation.steps.iter().flat_map(|step| &step.bindings)) {
        let points: Vec<Point> = binding.points.iter().filter_map(|letters| Point::from_sgf(letters)).collect();
        _ = writeln!(legend, "  {}", equation(binding));
        for &marked in &points {
            picture.background(marked, BOUND);
        }
        if let (Some(&first), Some(letter)) = (points.first(), binding.variable.chars().next()) {
            picture.mark(first, letter.to_ascii_lowercase());
        }
    }
    picture.background(point, MOVE);
    picture.mark(point, '*');
    let chosen = explanation.probability.map_or(String::new(), |probability| {
        format!(
            "The score is a strength, on a logarithmic scale: among the {} legal moves this one is chosen with a probability \
             of {:.1} %.\n",
            explanation.rank.legal_moves,
            100.0 * probability
        )
    });
    let mut text = format!(
        "{}\n\n{}\n{} ({}) scores {}: {}.\n{chosen}\n",
        picture.title(problem),
        picture.draw(),
        name(point, problem),
        explanation.point,
        four_decimals(explanation.score),
        explanation.rank
    );
    for (number, step) in explanation.steps.iter().enumerate() {
        let answer = if step.yes { "yes" } else { "no" };
        _ = writeln!(text, "{:>3}. {} ? {answer}\n     {}.", number + 1, step.test, capitalised(&step.words));
        for binding in &step.bindings {
            _ = writeln!(text, "       {}", equation(binding));
        }
    }
    _ = writeln!(
        text,
        "\nSo it comes to the leaf that gives {}; {} training moves came there.\n\n\
         What the variables stand for (one way to make all tests that said yes true; their letters are on the board, * is the move):\n{legend}",
        four_decimals(explanation.score),
        explanation.examples
    );
    text
}

/// The explanation of an ensemble's score. The first tests are numbered, and so are the points on the board that they speak of.
fn ensemble_text(explanation: &EnsembleExplanation, problem: &Problem, point: Point, ascii: bool) -> String {
    let mut picture = Picture::of(problem, ascii);
    let mut marked = vec![point];
    for (number, contribution) in ('1'..='9').zip(&explanation.contributions) {
        let bindings = contribution.bindings.iter().filter(|binding| binding.kind == "group");
        for binding in bindings {
            let points: Vec<Point> = binding.points.iter().filter_map(|letters| Point::from_sgf(letters)).collect();
            points.iter().for_each(|&bound| picture.background(bound, BOUND));
            if let Some(&first) = points.iter().find(|point| !marked.contains(point)) {
                marked.push(first);
                picture.mark(first, number);
            }
        }
    }
    picture.background(point, MOVE);
    picture.mark(point, '*');
    let chosen = explanation.probability.map_or(String::new(), |probability| {
        format!(" It is chosen with a probability of {:.1} %.", 100.0 * probability)
    });
    let mut text = format!(
        "{}\n\n{}\n{} ({}) scores {:.4}: {}.{chosen}\n\nAny move has {:.4} before the first test; these tests add most \
         (on the board, as far as there is room, their numbers; * is the move):\n\n",
        picture.title(problem),
        picture.draw(),
        name(point, problem),
        explanation.point,
        explanation.score,
        explanation.rank,
        (explanation.base * 1e4).round() / 1e4 + 0.0
    );
    let line = |text: &mut String, number: usize, amount: f64, contribution: &Contribution| {
        let answer = if contribution.yes { "yes" } else { "no" };
        _ = writeln!(text, "{number:>3}. {amount:+.4}  {}.", capitalised(&contribution.words));
        let trees = if contribution.trees == 1 { "tree" } else { "trees" };
        _ = writeln!(text, "     {} ? {answer} (in {} {trees})", contribution.test, contribution.trees);
    };
    for (number, contribution) in explanation.contributions.iter().enumerate() {
        line(&mut text, number + 1, contribution.amount, contribution);
    }
    if let Some((other, score)) = &explanation.next {
        let name = Point::from_sgf(other).map_or_else(|| other.clone(), |other| name(other, problem));
        _ = writeln!(
            text,
            "\nThe best other move is {name} ({other}) with {score:.4}; these tests add most to the difference of {:+.4}:\n",
            explanation.score - score
        );
        for (number, contribution) in explanation.margin.iter().enumerate() {
            line(&mut text, number + 1, contribution.amount - contribution.other.unwrap_or(0.0), contribution);
        }
    }
    text
}

/// What a variable stands for, in words and as a term, where these are not the same.
fn equation(binding: &Binding) -> String {
    let Binding { variable, value, words, .. } = binding;
    if words == value { format!("{variable} = {words}") } else { format!("{variable} = {words} ({value})") }
}

fn capitalised(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// Explains a code.
pub fn explain_code(code: &str) -> Result<ExitCode, Failure> {
    let Some((severity, explanation)) = diagnostics::explain(code) else {
        return Err(anyhow!("there is no code {code}; a code is a letter and four digits, as in S0001").into());
    };
    output::print(&format!("{} ({severity}): {explanation}\n", code.to_uppercase()))?;
    Ok(ExitCode::SUCCESS)
}
