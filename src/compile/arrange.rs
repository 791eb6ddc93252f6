//! A cheap order of goals.
//!
//! First whatever has at most one answer, the cheaper before the dearer; what then remains falls into parts that share no open
//! variable, and each part begins with the goal that has fewest answers. Parts are searched one after the other instead of one
//! within the other, so that no part is searched again because another one failed.

use super::resolve::{Argument, Goal};
use super::vocabulary::{Form, Predicate};
use crate::interpretation::Comparison;
use crate::logic::Variable;
use std::collections::{BTreeMap, BTreeSet};

/// What a test does next.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    /// Runs a predicate, some of whose arguments are bound.
    Call { predicate: &'static Predicate, arguments: Vec<Argument>, bound: Vec<bool> },
    /// Compares two values.
    Compare(Comparison, [Argument; 2]),
    /// Searches for one answer to something that the later steps do not depend on.
    Part(Vec<Step>),
    /// Holds if there is no answer to these.
    Not(Vec<Step>),
    /// Holds if there is an answer to one of these; nothing follows.
    Either(Vec<Vec<Step>>),
}

/// A set of variables.
pub(super) type Variables = BTreeSet<Variable>;

/// Which arguments are bound when some variables are.
fn bound_arguments(arguments: &[Argument], bound: &Variables) -> Vec<bool> {
    arguments.iter().map(|argument| argument.variable().is_none_or(|variable| bound.contains(&variable))).collect()
}

/// About how many answers a goal has when some variables are bound.
fn answers(goal: &Goal, bound: &Variables) -> f64 {
    let arguments = bound_arguments(goal.arguments(), bound);
    match goal {
        Goal::Compare(..) if arguments == [true, true] => 0.5,
        Goal::Not(..) if arguments.iter().all(|bound| *bound) => 0.5,
        Goal::Compare(..) | Goal::Not(..) => f64::INFINITY,
        Goal::Call(predicate, _) => predicate.best_form(&arguments).1,
    }
}

/// Whether a goal has at most one answer.
fn is_determinate(goal: &Goal, bound: &Variables) -> bool {
    let arguments = bound_arguments(goal.arguments(), bound);
    match goal {
        Goal::Compare(..) | Goal::Not(..) => arguments.iter().all(|bound| *bound),
        Goal::Call(predicate, _) => {
            let (form, _) = predicate.best_form(&arguments);
            !matches!(form, Form::Each(..)) && (0..arguments.len()).all(|at| arguments[at] || !form.wants(at))
        }
    }
}

/// The goals that decide whether a test holds where its path does, in the order written.
///
/// The path has an answer where the test is asked, with the given values of some variables. What these determine is the same in
/// all of its answers; so whatever shares nothing else with the test is known to hold.
pub(super) fn relevant(path: &[Goal], test: &[Goal], given: &Variables) -> Vec<Goal> {
    let mut determined = given.clone();
    let mut determining: BTreeMap<Variable, usize> = BTreeMap::new();
    let mut open: Vec<usize> = (0..path.len()).collect();
    // How many variables of each goal were determined when it was looked at last: until there are more, nothing changes.
    let mut looked: Vec<Option<usize>> = vec![None; path.len()];
    loop {
        let before = open.len();
        open.retain(|&at| {
            let known = path[at].variables().filter(|variable| determined.contains(variable)).count();
            if looked[at].replace(known) == Some(known) {
                return true;
            }
            let determinate = is_determinate(&path[at], &determined);
            if determinate {
                let new = path[at].variables().filter(|&variable| determined.insert(variable));
                determining.extend(new.map(|variable| (variable, at)));
            }
            !determinate
        });
        if open.len() == before {
            break;
        }
    }
    // What shares a variable that nothing determines, and what determines the others, from the test backwards.
    let mut users: BTreeMap<Variable, Vec<usize>> = BTreeMap::new();
    for &at in &open {
        for variable in path[at].variables().filter(|variable| !determined.contains(variable)) {
            users.entry(variable).or_default().push(at);
        }
    }
    let mut kept = BTreeSet::new();
    let mut waiting: Vec<Variable> = test.iter().flat_map(Goal::variables).collect();
    while let Some(variable) = waiting.pop() {
        let goals = users.remove(&variable).into_iter().flatten().chain(determining.remove(&variable));
        for at in goals {
            if kept.insert(at) {
                waiting.extend(path[at].variables());
            }
        }
    }
    kept.iter().map(|&at| &path[at]).chain(test).cloned().collect()
}

/// Goals in a cheap order, some variables being bound.
pub(super) fn arrange(goals: Vec<Goal>, bound: &Variables) -> Vec<Step> {
    let mut steps = Vec::new();
    order(goals, bound.clone(), &mut steps);
    drop_idle(&mut steps, &mut Variables::new());
    steps
}

fn order(mut goals: Vec<Goal>, mut bound: Variables, steps: &mut Vec<Step>) {
    let cost = |goal: &Goal| match goal {
        Goal::Call(predicate, _) => predicate.cost,
        Goal::Compare(..) => 0,
        Goal::Not(..) => u32::MAX,
    };
    while let Some(at) =
        (0..goals.len()).filter(|&at| is_determinate(&goals[at], &bound)).min_by_key(|&at| (cost(&goals[at]), at))
    {
        take(goals.remove(at), &mut bound, steps);
    }
    let mut parts = split(goals, &bound);
    let Some((mut last, first)) = parts.pop() else { return };
    for (mut part, first) in parts {
        let mut inner = Vec::new();
        let mut inner_bound = bound.clone();
        take(part.remove(first), &mut inner_bound, &mut inner);
        order(part, inner_bound, &mut inner);
        steps.push(Step::Part(inner));
    }
    take(last.remove(first), &mut bound, steps);
    order(last, bound, steps);
}

fn take(goal: Goal, bound: &mut Variables, steps: &mut Vec<Step>) {
    let arguments = bound_arguments(goal.arguments(), bound);
    bound.extend(goal.variables());
    steps.push(match goal {
        Goal::Call(predicate, given) => Step::Call { predicate, arguments: given, bound: arguments },
        Goal::Compare(comparison, sides) => Step::Compare(comparison, sides),
        Goal::Not(inner, _) => Step::Not(arrange(inner, bound)),
    });
}

/// The parts of a conjunction that share no open variable, the easier first, each with the place of the goal to begin with.
fn split(goals: Vec<Goal>, bound: &Variables) -> Vec<(Vec<Goal>, usize)> {
    // Goals that share an open variable, be it through others, have one leader.
    let mut leader: Vec<usize> = (0..goals.len()).collect();
    fn led_by(leader: &mut [usize], mut at: usize) -> usize {
        while leader[at] != at {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        at
    }
    let mut user: BTreeMap<Variable, usize> = BTreeMap::new();
    for (at, goal) in goals.iter().enumerate() {
        for variable in goal.variables().filter(|variable| !bound.contains(variable)) {
            if let Some(other) = user.insert(variable, at) {
                let (one, other) = (led_by(&mut leader, at), led_by(&mut leader, other));
                // The last goal leads, so that parts stand in the order of their last goals.
                leader[one.min(other)] = one.max(other);
            }
        }
    }
    let mut parts: BTreeMap<usize, Vec<Goal>> = BTreeMap::new();
    for (at, goal) in goals.into_iter().enumerate() {
        parts.entry(led_by(&mut leader, at)).or_default().push(goal);
    }
    let mut parts: Vec<(f64, Vec<Goal>, usize)> = parts
        .into_values()
        .map(|goals| {
            let counts: Vec<f64> = goals.iter().map(|goal| answers(goal, bound)).collect();
            let first = (0..goals.len()).min_by(|&a, &b| counts[a].total_cmp(&counts[b])).unwrap_or(0);
            (counts[first] * goals.len() as f64, goals, first)
        })
        .collect();
    parts.sort_by(|a, b| a.0.total_cmp(&b.0));
    parts.into_iter().map(|(_, goals, first)| (goals, first)).collect()
}

/// Leaves out what always has an answer that nothing after it uses.
fn drop_idle(steps: &mut Vec<Step>, used: &mut Variables) {
    for at in (0..steps.len()).rev() {
        let idle = match &mut steps[at] {
            Step::Compare(_, sides) => {
                used.extend(sides.iter().filter_map(|side| side.variable()));
                false
            }
            Step::Part(inner) => {
                drop_idle(inner, used);
                inner.is_empty()
            }
            // What it uses is there: nothing in it is to be dropped that was not when it was arranged.
            Step::Not(inner) => {
                use_all(inner, used);
                false
            }
            Step::Either(ways) => {
                ways.iter().for_each(|way| use_all(way, used));
                false
            }
            Step::Call { predicate, arguments, bound } => {
                let (form, _) = predicate.best_form(bound);
                let unconditional = |at: usize| bound[at] && predicate.arguments[at].condition().is_none();
                let unused = |at: usize| !bound[at] && arguments[at].variable().is_some_and(|v| !used.contains(&v));
                let idle = matches!(form, Form::One(_))
                    && (0..bound.len()).all(|at| if form.wants(at) { unconditional(at) } else { unused(at) });
                if !idle {
                    used.extend(arguments.iter().filter_map(|argument| argument.variable()));
                }
                idle
            }
        };
        if idle {
            steps.remove(at);
        }
    }
}

/// Notes all variables of some steps.
fn use_all(steps: &[Step], used: &mut Variables) {
    for step in steps {
        match step {
            Step::Compare(_, sides) => used.extend(sides.iter().filter_map(|side| side.variable())),
            Step::Call { arguments, .. } => used.extend(arguments.iter().filter_map(|argument| argument.variable())),
            Step::Part(inner) | Step::Not(inner) => use_all(inner, used),
            Step::Either(ways) => ways.iter().for_each(|way| use_all(way, used)),
        }
    }
}
