//! Tests as concepts of groups, which are worked out for a whole board at once ([`crate::runtime::planes`]).
//!
//! A test can be put so if what it asks for hangs together as a tree with the move at its root: each variable for a group is reached
//! in one way, each number is compared with constants alone. Tests that ask for more, a group beside two others that are the same, say,
//! are asked move by move.

use super::arrange::Step;
use super::ensemble::EnsemblePlan;
use super::plan::{Plan, Question};
use super::resolve::Argument;
use super::vocabulary::{Constant, Form, Kind, Predicate};
use crate::interpretation::Comparison;
use crate::logic::Variable;
use crate::runtime::Content;
use crate::runtime::planes::{Concept, Part};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A number that groups have, or something that is true of them: the predicate, and its arguments between the group and the number.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Measure {
    pub(super) predicate: &'static Predicate,
    pub(super) constants: Vec<Argument>,
}

/// Concepts, each once and after those that it is made of.
#[derive(Debug, Default)]
pub(super) struct Concepts {
    pub(super) concepts: Vec<Concept>,
    places: HashMap<Concept, u32>,
    pub(super) measures: Vec<Measure>,
    /// The largest displacement, at least 1.
    pub(super) reach: u8,
}

/// Numbers from one to another, both among them.
type Interval = [u16; 2];

/// The largest number that is told from having none.
const MOST: u16 = u16::MAX - 1;

/// How one group leads to another.
#[derive(Clone, Copy)]
enum Role {
    Linked,
    Sharing(Interval),
}

/// What a test says.
#[derive(Default)]
struct Graph {
    colours: Vec<(Variable, Content)>,
    measured: Vec<(Variable, Measure, Interval)>,
    roles: Vec<([Variable; 2], Role)>,
    placed: Vec<((i8, i8), Variable)>,
    /// Distances to the edge.
    edges: Vec<Part>,
}

/// What has been seen of a test on the way from the move.
#[derive(Default)]
struct Walk {
    groups: BTreeSet<Variable>,
    roles: BTreeSet<usize>,
}

/// The concepts of an ensemble's tests, their parts, and by test the first of its parts and the one after the last: none of a test that is asked
/// move by move.
pub(super) fn of_tests(plan: &EnsemblePlan) -> (Concepts, Vec<Part>, Vec<(u32, u32)>) {
    let mut concepts = Concepts { reach: 1, ..Concepts::default() };
    let (mut parts, mut ranges) = (Vec::new(), Vec::new());
    for (_, tree, question) in &plan.tests {
        let from = parts.len() as u32;
        parts.extend(concepts.parts(question, &plan.trees[*tree]).unwrap_or_default());
        ranges.push((from, parts.len() as u32));
    }
    (concepts, parts, ranges)
}

impl Concepts {
    /// The parts of a test, in a fixed order; `None` if it cannot be put so.
    fn parts(&mut self, question: &Question, plan: &Plan) -> Option<Vec<Part>> {
        let graph = Graph::of(question, plan)?;
        let mut walk = Walk::default();
        let mut parts = graph.edges.clone();
        for &(displacement, group) in &graph.placed {
            let concept = self.concept(&graph, group, plan.key, &mut walk)?;
            parts.push(Part::Placed { displacement, concept });
            self.reach = self.reach.max(displacement.0.unsigned_abs()).max(displacement.1.unsigned_abs());
        }
        let here = self.concept(&graph, plan.key, plan.key, &mut walk)?;
        if here != self.add(Concept::Any) {
            parts.push(Part::Here(here));
        }
        // All that it says has been seen.
        let said = graph.colours.iter().map(|said| said.0).chain(graph.measured.iter().map(|said| said.0));
        let is_whole =
            walk.roles.len() == graph.roles.len() && said.into_iter().all(|group| walk.groups.contains(&group));
        parts.sort_unstable();
        parts.dedup();
        (is_whole && !parts.is_empty()).then_some(parts)
    }

    /// What must be true of the group that a variable stands for; `None` if it has been seen before.
    fn concept(&mut self, graph: &Graph, group: Variable, key: Variable, walk: &mut Walk) -> Option<u32> {
        if !walk.groups.insert(group) {
            return None;
        }
        let of_group = |of: &Variable| *of == group;
        let colours = graph.colours.iter().filter(|(of, _)| of_group(of));
        let mut all: Vec<u32> = colours.map(|(_, colour)| self.add(Concept::Colour(*colour))).collect();
        for (_, measure, [least, most]) in graph.measured.iter().filter(|(of, ..)| of_group(of)) {
            let number = self.number(measure)?;
            all.push(self.add(Concept::Number { number, least: *least, most: *most }));
        }
        for (at, (ends, role)) in graph.roles.iter().enumerate() {
            if !ends.contains(&group) || !walk.roles.insert(at) {
                continue;
            }
            let other = if ends[0] == group { ends[1] } else { ends[0] };
            let concept = self.concept(graph, other, key, walk)?;
            all.push(match *role {
                // A move is at an empty point.
                Role::Linked if group == key => self.add(Concept::Beside(concept)),
                Role::Linked => self.add(Concept::Linked(concept)),
                Role::Sharing([least, most]) => self.add(Concept::Sharing { least, most, concept }),
            });
        }
        // In the order in which they were made, so that what many have in common comes first.
        all.sort_unstable();
        all.dedup();
        let both = all.into_iter().reduce(|a, b| self.add(Concept::Both(a, b)));
        Some(both.unwrap_or_else(|| self.add(Concept::Any)))
    }

    fn add(&mut self, concept: Concept) -> u32 {
        *self.places.entry(concept).or_insert_with(|| {
            self.concepts.push(concept);
            self.concepts.len() as u32 - 1
        })
    }

    fn number(&mut self, measure: &Measure) -> Option<u16> {
        let place = self.measures.iter().position(|known| known == measure).unwrap_or_else(|| {
            self.measures.push(measure.clone());
            self.measures.len() - 1
        });
        place.try_into().ok()
    }
}

impl Graph {
    /// Reads the steps of a test; `None` if one of them has no place in a graph.
    fn of(question: &Question, plan: &Plan) -> Option<Self> {
        let Question::Search { steps, .. } = question else { return None };
        let mut calls = Vec::new();
        let mut intervals: BTreeMap<Variable, Interval> = BTreeMap::new();
        flatten(steps, &mut calls, &mut intervals)?;
        // Other names of the move's point as a group.
        let is_key = |argument: &Argument| argument.variable() == Some(plan.key);
        let names: BTreeSet<Variable> = calls
            .iter()
            .filter(|(predicate, arguments)| predicate.name == "board" && is_key(&arguments[0]))
            .filter_map(|(_, arguments)| arguments.last()?.variable())
            .collect();
        let group = |argument: Argument| {
            let variable = argument.variable()?;
            Some(if names.contains(&variable) { plan.key } else { variable })
        };
        let mut counted: BTreeSet<Variable> = BTreeSet::new();
        // The numbers that an argument may be. Two calls that give one number would have to agree.
        let mut interval = |argument: Argument| match argument {
            Argument::Constant(Constant::Number(number)) => {
                let number = u16::try_from(number).ok()?;
                Some([number, number])
            }
            Argument::Variable(variable) => {
                counted.insert(variable).then(|| intervals.get(&variable).copied().unwrap_or([0, MOST]))
            }
            Argument::Constant(_) => None,
        };
        let mut graph = Self::default();
        for (predicate, arguments) in &calls {
            match (predicate.name, &arguments[..]) {
                ("board", [point, _]) if is_key(point) => {}
                ("group", [of, Argument::Constant(Constant::Colour(colour))]) => {
                    graph.colours.push((group(*of)?, *colour));
                }
                ("link", [from, to]) => graph.roles.push(([group(*from)?, group(*to)?], Role::Linked)),
                ("liberty", [from, to]) => {
                    graph.roles.push(([group(*from)?, group(*to)?], Role::Linked));
                    graph.colours.push((group(*to)?, Content::Empty));
                }
                ("shared_liberty_cnt", [from, to, number]) => {
                    graph.roles.push(([group(*from)?, group(*to)?], Role::Sharing(interval(*number)?)));
                }
                (
                    "group_on_pos",
                    [point, Argument::Variable(axes), Argument::Constant(Constant::Displacement(x, y)), there],
                ) if is_key(point) && plan.axes == Some(*axes) => graph.placed.push(((*x, *y), group(*there)?)),
                (
                    "distance_to_edge",
                    [point, Argument::Variable(axes), Argument::Constant(Constant::Direction(direction)), number],
                ) if is_key(point) && plan.axes == Some(*axes) => {
                    let [least, most] = interval(*number)?;
                    graph.edges.push(Part::Edge { direction: *direction, least, most });
                }
                (_, [of, rest @ ..]) if matches!(predicate.arguments[0], Kind::Group | Kind::Empty) => {
                    let (constants, number) = match (predicate.arguments.last(), rest) {
                        (Some(Kind::Number), [constants @ .., number]) => (constants, interval(*number)?),
                        _ => (rest, [0, MOST]),
                    };
                    let is_measured = constants.iter().all(|constant| constant.variable().is_none())
                        && Measure::form(predicate).is_some();
                    let measure = Measure { predicate, constants: constants.to_vec() };
                    graph.measured.push((group(*of)?, is_measured.then_some(measure)?, number));
                }
                _ => return None,
            }
        }
        // A number that is compared and that nobody gives.
        intervals.keys().all(|variable| counted.contains(variable)).then_some(graph)
    }
}

impl Measure {
    /// The form of a predicate that gives at most one number to a group and constants.
    pub(super) fn form(predicate: &'static Predicate) -> Option<Form> {
        let is_numbered = predicate.arguments.last() == Some(&Kind::Number);
        let wanted = predicate.arguments.len() - usize::from(is_numbered);
        predicate.forms.iter().copied().find(|form| {
            let fits = match form {
                Form::If(_) => !is_numbered,
                Form::One(_) | Form::Maybe(_) => is_numbered,
                Form::Each(..) => false,
            };
            fits && (0..predicate.arguments.len()).all(|at| form.wants(at) == (at < wanted))
        })
    }
}

type Call = (&'static Predicate, Vec<Argument>);

/// The calls of a test, and between what its numbers lie; `None` if it says anything else.
fn flatten(steps: &[Step], calls: &mut Vec<Call>, intervals: &mut BTreeMap<Variable, Interval>) -> Option<()> {
    for step in steps {
        match step {
            Step::Call { predicate, arguments, .. } => calls.push((predicate, arguments.clone())),
            Step::Part(inner) => flatten(inner, calls, intervals)?,
            Step::Compare(comparison, sides) => {
                let (variable, [least, most]) = compared(*comparison, sides)?;
                let interval = intervals.entry(variable).or_insert([0, MOST]);
                *interval = [interval[0].max(least), interval[1].min(most)];
            }
            Step::Not(_) | Step::Either(_) => return None,
        }
    }
    Some(())
}

/// The whole numbers for which a comparison of a variable with a constant holds.
fn compared(comparison: Comparison, sides: &[Argument; 2]) -> Option<(Variable, Interval)> {
    let number = |argument: &Argument| match argument {
        Argument::Constant(Constant::Number(number)) => Some(f64::from(*number)),
        Argument::Constant(Constant::Real(number)) => Some(*number),
        _ => None,
    };
    let (variable, constant, comparison) = match sides {
        [Argument::Variable(variable), constant] => (*variable, number(constant)?, comparison),
        [constant, Argument::Variable(variable)] => (*variable, number(constant)?, turned(comparison)),
        _ => return None,
    };
    let (least, most) = match comparison {
        Comparison::Less => (f64::NEG_INFINITY, constant.ceil() - 1.0),
        Comparison::LessEqual => (f64::NEG_INFINITY, constant.floor()),
        Comparison::Greater => (constant.floor() + 1.0, f64::INFINITY),
        Comparison::GreaterEqual => (constant.ceil(), f64::INFINITY),
        Comparison::SameNumber | Comparison::Equal => (constant.ceil(), constant.floor()),
        Comparison::Different => return None,
    };
    // Nothing lies in an interval that begins after its end.
    let is_empty = constant.is_nan() || least > most || most < 0.0 || least > f64::from(MOST);
    let interval = if is_empty { [1, 0] } else { [least.max(0.0) as u16, most.min(f64::from(MOST)) as u16] };
    Some((variable, interval))
}

/// A comparison with its sides exchanged.
fn turned(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Less => Comparison::Greater,
        Comparison::LessEqual => Comparison::GreaterEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterEqual => Comparison::LessEqual,
        same => same,
    }
}
