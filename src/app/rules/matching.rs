//! `nakade rules match`.

use super::{match_json, read, said, said_of};
use crate::app::arguments::TextOrJson;
use crate::app::arguments::rules::MatchRules;
use crate::app::output::{self, Failure};
use crate::go::{Board, Colour, Point, diagram};
use crate::rules::condition::{Slot, Values};
use crate::rules::example::Example;
use crate::rules::matcher::{Match, Matcher};
use crate::rules::rule::{Aim, Claim, Rule};
use anyhow::anyhow;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::ExitCode;

/// Finds what rules say about positions.
pub fn match_rules(options: &MatchRules) -> Result<ExitCode, Failure> {
    let rules = read(&options.rules)?;
    let matcher = Matcher::new(&rules);
    let collection = output::read_positions(&options.input)?;
    let mut any = false;
    for problem in &collection.problems {
        let mut board = Board::from_stones(problem.size, problem.size, &problem.black, &problem.white)
            .map_err(|fault| anyhow!("{}: {fault}", problem.id))?;
        let matches = matcher.matches_with_values(&mut board);
        any |= !matches.is_empty();
        match options.format {
            TextOrJson::Json => {
                let all: Vec<Value> =
                    matches.iter().map(|(found, values)| with_bindings(&rules, found, values)).collect();
                output::print_json(&json!({"id": problem.id, "matches": all}))?;
            }
            TextOrJson::Text => {
                let mut text = format!("{}\n{board}", problem.id);
                let mut told = BTreeSet::new();
                for (found, values) in &matches {
                    if told.insert(meant(&rules[found.rule], found)) {
                        tell(&rules, (found, values), &board, options.draw, &mut text);
                    }
                }
                text += &together(&rules, &matches, &board);
                output::print(&text)?;
            }
        }
    }
    Ok(ExitCode::from(u8::from(!any)))
}

/// What a match says apart from the order of two strings to be connected, and of forced moves.
fn meant(rule: &Rule, found: &Match) -> (usize, Colour, Vec<Point>, Vec<Point>) {
    let (mut subject, mut moves) = (found.subject.clone(), found.moves.clone());
    subject.sort_unstable();
    if rule.claim == Claim::Forced {
        moves.sort_unstable();
    }
    (found.rule, found.friend, subject, moves)
}

/// What forced moves are left where several rules tell of the same goal: a move must be among those of each of them.
fn together(rules: &[Rule], matches: &[(Match, Values)], board: &Board) -> String {
    let mut left: BTreeMap<(Aim, Colour, Vec<Point>), Common> = BTreeMap::new();
    for (found, _) in matches.iter().filter(|(found, _)| rules[found.rule].claim == Claim::Forced) {
        let (rule, moves) = (&rules[found.rule], found.moves.iter().copied().collect::<BTreeSet<_>>());
        let (.., subject, _) = meant(rule, found);
        let common = left.entry((rule.aim, found.friend, subject)).or_insert_with(|| Common {
            moves: moves.clone(),
            plies: rule.plies,
            smallest: moves.len(),
            found: found.clone(),
        });
        common.moves.retain(|point| moves.contains(point));
        common.plies = common.plies.max(rule.plies);
        common.smallest = common.smallest.min(moves.len());
    }
    // Where one rule alone says as much, nothing is new.
    let new = left.into_values().filter(|common| common.moves.len() < common.smallest);
    new.fold(String::new(), |mut text, common| {
        let moves: Vec<Point> = common.moves.into_iter().collect();
        let found = Match { moves, ..common.found };
        let rule = Rule { plies: common.plies, ..rules[found.rule].clone() };
        _ = writeln!(text, "together: {}", said_of(&rule, &found, board));
        text
    })
}

/// The moves that several rules have in common.
struct Common {
    moves: BTreeSet<Point>,
    plies: u8,
    /// The moves of the rule that has fewest.
    smallest: usize,
    /// The first match.
    found: Match,
}

/// The variables of a rule that stand for something, by name.
fn bindings(rule: &Rule, values: &Values) -> Vec<(String, Point)> {
    let of = |slot: Slot| Some((rule.variable_name(slot), values[usize::from(slot)]?));
    (0..rule.slot_count() as Slot).filter_map(of).collect()
}

fn with_bindings(rules: &[Rule], found: &Match, values: &Values) -> Value {
    let mut value = match_json(rules, found);
    let bound = bindings(&rules[found.rule], values).into_iter().map(|(name, point)| (name, json!(point.sgf())));
    value["bindings"] = Value::Object(bound.collect::<Map<_, _>>());
    value
}

fn tell(rules: &[Rule], (found, values): (&Match, &Values), board: &Board, draws: bool, text: &mut String) {
    let rule = &rules[found.rule];
    let place = |point| diagram::name(point, board.rows()).unwrap_or_default();
    let bound: Vec<String> =
        bindings(rule, values).into_iter().map(|(name, point)| format!("{name} = {}", place(point))).collect();
    _ = writeln!(text, "{} ({})", said(rules, found, board), bound.join(", "));
    if draws {
        let example = Example { board: board.clone(), found: found.clone(), values: *values };
        _ = writeln!(text, "{}", example.draw(rule));
    }
}
