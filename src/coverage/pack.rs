//! All refinements of a node as one prefix tree of literals, executed once for each binding of an example.
//!
//! Each *family* of refinements (they differ only in constants) owns a range of *members*. A literal with such constants is
//! run with their places left open, or once for each constant if that is expected to be cheaper; each answer marks the members whose
//! constants it shows. Of a comparison with a threshold (`N < #[2,3,4]`), the members that follow from one that is marked
//! are marked already, so that marking goes on only up to the first of those. A member marked for an example is not tried
//! again, and a branch of the tree whose members are all marked is left (early success).

use super::operation::{Argument, Comparison, Kind, Operation, Pattern, UnknownRelation};
use super::path::{Component, Path, Rows};
use crate::bias::{Family, FamilyArgument, FamilyLiteral};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Literal;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The refinements of one node of a tree, ready to run.
pub struct Pack<'b> {
    components: Vec<Component<'b>>,
    /// For each component the slots that some group of nodes uses.
    used: Vec<Vec<usize>>,
    groups: Vec<Group>,
    nodes: Vec<Node<'b>>,
    /// For each family its node and its first member.
    families: Vec<(usize, usize)>,
    members: usize,
    slots: usize,
}

/// Nodes whose literals use the same variables of the path.
struct Group {
    /// The part of the inputs in each component: component, columns of its used slots, slots.
    inputs: Vec<(usize, Vec<usize>, Vec<usize>)>,
    roots: Vec<usize>,
}

struct Node<'b> {
    operation: Operation<'b>,
    choices: SmallVec<[Choice; 2]>,
    /// The threshold comparison, if this node is one and ends its family.
    threshold: Option<Threshold>,
    /// The first of the members whose last literal this is.
    first_member: Option<usize>,
    parent: Option<usize>,
    children: Vec<usize>,
    /// Members here and below.
    members: u32,
}

/// The constants in one place of a literal.
struct Choice {
    argument: usize,
    values: std::sync::Arc<[Value]>,
    place_of: FxHashMap<Value, usize>,
    /// Whether the literal is run once for each constant.
    bound: bool,
}

/// A comparison of a bound argument with one of several constants.
struct Threshold {
    other: usize,
    /// The constants in the order in which one that holds makes the following ones hold; number and place in the choice.
    order: Vec<(f64, usize)>,
    comparison: Comparison,
}

/// What running a pack needs beside the pack; one for each thread.
#[derive(Default)]
pub struct Scratch {
    environment: Vec<Value>,
    rows: Vec<Rows>,
    projections: Vec<Rows>,
    stamp: u32,
    marked: Vec<u32>,
    left: Vec<(u32, u32)>,
}

impl<'b> Pack<'b> {
    /// Builds the pack of a path's refinements.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn new(path: &Path, families: &[Family], background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let components = Component::of_path(path, background)?;
        let mut slots = path.variables.len();
        let mut pack = Builder { nodes: Vec::new(), groups: Vec::new(), places: FxHashMap::default(), background };
        let mut family_places = Vec::with_capacity(families.len());
        let mut members = 0;
        for family in families {
            slots = slots.max(path.variables.len() + family.new_variables.len());
            let node = pack.insert(family, path, &|slot| components.iter().any(|c| c.slots.contains(&slot)))?;
            let size = family.size();
            let first = *pack.nodes[node].first_member.get_or_insert(members);
            if first == members {
                members += size;
                let mut above = Some(node);
                while let Some(at) = above {
                    pack.nodes[at].members += size as u32;
                    above = pack.nodes[at].parent;
                }
            }
            family_places.push((node, first));
        }
        let mut used: Vec<Vec<usize>> = vec![Vec::new(); components.len()];
        for slot in pack.groups.iter().flat_map(|(inputs, _)| inputs) {
            let component = components.iter().position(|c| c.slots.contains(slot)).unwrap_or_default();
            if !used[component].contains(slot) {
                used[component].push(*slot);
            }
        }
        let groups = pack
            .groups
            .into_iter()
            .map(|(inputs, roots)| {
                let inputs = (0..components.len())
                    .filter_map(|component| {
                        let slots: Vec<usize> =
                            inputs.iter().copied().filter(|s| components[component].slots.contains(s)).collect();
                        let columns =
                            slots.iter().filter_map(|slot| used[component].iter().position(|u| u == slot)).collect();
                        (!slots.is_empty()).then_some((component, columns, slots))
                    })
                    .collect();
                Group { inputs, roots }
            })
            .collect();
        Ok(Self { components, used, groups, nodes: pack.nodes, families: family_places, members, slots })
    }

    /// The pack of one refinement: its only member is marked where the path and the test hold together.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn of_test(path: &Path, test: &[Literal], background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let literals = test
            .iter()
            .map(|literal| {
                let (name, _) = literal
                    .atom
                    .functor()
                    .filter(|_| !literal.negated && literal.atom.arguments().iter().all(super::is_flat))
                    .ok_or_else(|| UnknownRelation { literal: format!("{}", literal.atom) })?;
                let arguments = literal.atom.arguments().iter().map(FamilyArgument::of_term).collect();
                Ok(FamilyLiteral { name, arguments })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let highest = super::variables_of(test).iter().map(|v| v.0 as usize + 1).max().unwrap_or(0);
        let new = highest.saturating_sub(path.variables.len());
        let family = Family { literals, new_variables: vec![crate::bias::Type::ANY; new] };
        Self::new(path, std::slice::from_ref(&family), background)
    }

    /// The number of members of all families.
    #[must_use]
    pub fn members(&self) -> usize {
        self.members
    }

    /// The family that a member belongs to, and the constants chosen, in the order of their places.
    #[must_use]
    pub fn member(&self, member: usize, families: &[Family]) -> Option<(usize, Vec<Value>)> {
        let (at, family) = families
            .iter()
            .enumerate()
            .find(|(at, family)| (self.families[*at].1..self.families[*at].1 + family.size()).contains(&member))?;
        let mut rest = member - self.families[at].1;
        let choices: Vec<_> = family.choices().collect();
        let mut values = Vec::with_capacity(choices.len());
        for choice in choices.iter().rev() {
            values.push(choice[rest % choice.len()]);
            rest /= choice.len();
        }
        values.reverse();
        Some((at, values))
    }

    /// Calls `mark` once for each member that covers the example, which has the given interpretation and fixed values.
    pub fn visit(
        &self,
        interpretation: InterpretationId,
        fixed: &[Value],
        scratch: &mut Scratch,
        mark: &mut dyn FnMut(usize),
    ) {
        scratch.prepare(self);
        let mut environment = std::mem::take(&mut scratch.environment);
        environment.clear();
        environment.resize(self.slots, Value::UNBOUND);
        environment[..fixed.len()].copy_from_slice(fixed);
        for ((component, used), rows) in self.components.iter().zip(&self.used).zip(&mut scratch.rows) {
            if !used.is_empty() {
                component.rows(interpretation, used, &mut environment, rows);
            }
        }
        for group in &self.groups {
            for (at, (component, columns, _)) in group.inputs.iter().enumerate() {
                let (rows, projections) = (&scratch.rows, &mut scratch.projections);
                projections[at].project(&rows[*component], columns);
            }
            self.bind_inputs(group, 0, interpretation, &mut environment, scratch, mark);
        }
        scratch.environment = environment;
    }

    /// Runs the group's nodes for each combination of bindings of its components from the `at`-th on.
    fn bind_inputs(
        &self,
        group: &Group,
        at: usize,
        interpretation: InterpretationId,
        environment: &mut [Value],
        scratch: &mut Scratch,
        mark: &mut dyn FnMut(usize),
    ) {
        let Some((_, _, slots)) = group.inputs.get(at) else {
            for &root in &group.roots {
                self.run(root, 0, interpretation, environment, scratch, mark);
            }
            return;
        };
        for row in 0..scratch.projections[at].len() {
            for (slot, value) in slots.iter().zip(scratch.projections[at].row(row)) {
                environment[*slot] = *value;
            }
            self.bind_inputs(group, at + 1, interpretation, environment, scratch, mark);
        }
        for slot in slots {
            environment[*slot] = Value::UNBOUND;
        }
    }

    /// Runs one literal and what follows it. `index` says which constants the literals before it have shown.
    fn run(
        &self,
        at: usize,
        index: usize,
        interpretation: InterpretationId,
        environment: &mut [Value],
        scratch: &mut Scratch,
        mark: &mut dyn FnMut(usize),
    ) {
        let node = &self.nodes[at];
        if scratch.left(at, node) == 0 {
            return;
        }
        let mut pattern = node.operation.pattern(environment);
        if let Some(threshold) = &node.threshold {
            self.mark_thresholds(at, threshold, &pattern, index, scratch, mark);
            return;
        }
        self.run_choices(at, 0, &mut pattern, index, interpretation, environment, scratch, mark);
    }

    /// Binds those choices that are run constant by constant, from the `choice`-th on, then runs the literal.
    #[expect(clippy::too_many_arguments, reason = "one step of a recursion")]
    fn run_choices(
        &self,
        at: usize,
        choice: usize,
        pattern: &mut Pattern,
        index: usize,
        interpretation: InterpretationId,
        environment: &mut [Value],
        scratch: &mut Scratch,
        mark: &mut dyn FnMut(usize),
    ) {
        let node = &self.nodes[at];
        if let Some(bound) = node.choices.get(choice).filter(|c| c.bound) {
            let alone = if node.children.is_empty() && node.choices.len() == 1 { node.first_member } else { None };
            for (place, &value) in bound.values.iter().enumerate() {
                if alone.is_some_and(|first| {
                    scratch.marked[first + index * bound.values.len() + place] == scratch.stamp
                }) {
                    continue;
                }
                pattern[bound.argument] = value;
                self.run_choices(at, choice + 1, pattern, index, interpretation, environment, scratch, mark);
            }
            pattern[bound.argument] = Value::UNBOUND;
            return;
        }
        if choice < node.choices.len() {
            return self.run_choices(at, choice + 1, pattern, index, interpretation, environment, scratch, mark);
        }
        let pattern = &*pattern;
        node.operation.run(interpretation, pattern, environment, &mut |environment, tuple| {
            let mut index = index;
            for choice in &node.choices {
                let Some(&place) = choice.place_of.get(&tuple[choice.argument]) else { return true };
                index = index * choice.values.len() + place;
            }
            if let Some(first) = node.first_member {
                self.mark(at, first + index, scratch, mark);
            }
            for &child in &node.children {
                self.run(child, index, interpretation, environment, scratch, mark);
            }
            scratch.left(at, node) > 0
        });
    }

    fn mark_thresholds(
        &self,
        at: usize,
        threshold: &Threshold,
        pattern: &Pattern,
        index: usize,
        scratch: &mut Scratch,
        mark: &mut dyn FnMut(usize),
    ) {
        let (Some(number), Some(first)) = (pattern[threshold.other].number(), self.nodes[at].first_member) else {
            return;
        };
        let first = first + index * threshold.order.len();
        let begin = threshold.order.partition_point(|(constant, _)| !threshold.holds(number, *constant));
        for &(_, place) in &threshold.order[begin..] {
            if !self.mark(at, first + place, scratch, mark) {
                break;
            }
        }
    }

    /// Marks a member; `false` if it was marked before.
    fn mark(&self, at: usize, member: usize, scratch: &mut Scratch, mark: &mut dyn FnMut(usize)) -> bool {
        if scratch.marked[member] == scratch.stamp {
            return false;
        }
        scratch.marked[member] = scratch.stamp;
        let mut above = Some(at);
        while let Some(at) = above {
            let node = &self.nodes[at];
            let left = scratch.left(at, node);
            scratch.left[at] = (scratch.stamp, left - 1);
            above = node.parent;
        }
        mark(member);
        true
    }
}

impl Scratch {
    fn prepare(&mut self, pack: &Pack<'_>) {
        if self.stamp == u32::MAX {
            *self = Self::default();
        }
        self.stamp += 1;
        if self.marked.len() < pack.members {
            self.marked.resize(pack.members, 0);
        }
        if self.left.len() < pack.nodes.len() {
            self.left.resize(pack.nodes.len(), (0, 0));
        }
        self.rows.resize_with(self.rows.len().max(pack.components.len()), Rows::default);
        self.projections.resize_with(self.rows.len(), Rows::default);
    }

    /// How many members of a node and those below it are not marked for the example.
    fn left(&self, at: usize, node: &Node<'_>) -> u32 {
        let (stamp, left) = self.left[at];
        if stamp == self.stamp { left } else { node.members }
    }
}

impl Threshold {
    /// The threshold comparison that an operation makes, if it compares one argument with one choice of numbers.
    fn of(operation: &Operation<'_>) -> Option<Self> {
        let Kind::Comparison(mut comparison) = operation.kind else { return None };
        let other = match (&operation.arguments[0], &operation.arguments[1]) {
            (Argument::Choice(_), Argument::Choice(_)) => return None,
            (_, Argument::Choice(_)) => 0,
            (Argument::Choice(_), _) => 1,
            _ => return None,
        };
        if other == 1 {
            comparison = match comparison {
                Comparison::Less => Comparison::Greater,
                Comparison::LessEqual => Comparison::GreaterEqual,
                Comparison::Greater => Comparison::Less,
                Comparison::GreaterEqual => Comparison::LessEqual,
                other => other,
            };
        }
        let rising = match comparison {
            Comparison::Less | Comparison::LessEqual => true,
            Comparison::Greater | Comparison::GreaterEqual => false,
            _ => return None,
        };
        let mut order = operation.choices[0]
            .iter()
            .enumerate()
            .map(|(place, value)| Some((value.number()?, place)))
            .collect::<Option<Vec<_>>>()?;
        order.sort_by(|a, b| if rising { a.0.total_cmp(&b.0) } else { b.0.total_cmp(&a.0) });
        Some(Self { other, order, comparison })
    }

    fn holds(&self, number: f64, constant: f64) -> bool {
        match self.comparison {
            Comparison::Less => number < constant,
            Comparison::LessEqual => number <= constant,
            Comparison::Greater => number > constant,
            _ => number >= constant,
        }
    }
}

/// Puts families into the prefix tree.
struct Builder<'b> {
    nodes: Vec<Node<'b>>,
    /// The path variables that each group uses, and its first literals.
    groups: Vec<(Vec<usize>, Vec<usize>)>,
    /// Where a literal stands: below a node, or first in a group.
    places: FxHashMap<(Result<usize, usize>, FamilyLiteral), usize>,
    background: &'b dyn Background,
}

impl Builder<'_> {
    /// The node of a family's last literal.
    fn insert(
        &mut self,
        family: &Family,
        path: &Path,
        bound: &dyn Fn(usize) -> bool,
    ) -> Result<usize, UnknownRelation> {
        let operations = family
            .literals
            .iter()
            .map(|literal| Operation::of_family(literal, self.background))
            .collect::<Result<Vec<_>, _>>()?;
        let mut inputs: Vec<usize> = operations.iter().flat_map(Operation::slots).filter(|&slot| bound(slot)).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let group = self.groups.iter().position(|(other, _)| *other == inputs).unwrap_or_else(|| {
            self.groups.push((inputs.clone(), Vec::new()));
            self.groups.len() - 1
        });
        let mut place = Err(group);
        let mut known = inputs;
        known.extend((0..path.variables.len()).filter(|&slot| path.variables[slot].fixed));
        for (literal, operation) in family.literals.iter().zip(operations) {
            let slots: Vec<usize> = operation.slots().collect();
            let next = self.nodes.len();
            let at = *self.places.entry((place, literal.clone())).or_insert(next);
            if at == next {
                match place {
                    Ok(parent) => self.nodes[parent].children.push(at),
                    Err(group) => self.groups[group].1.push(at),
                }
                self.nodes.push(Node::new(operation, place.ok(), &known));
            }
            // A threshold marks members of its own; with literals behind it, each constant is tried.
            if let Ok(parent) = place {
                self.nodes[parent].threshold = None;
            }
            known.extend(slots);
            place = Ok(at);
        }
        place.map_err(|_| UnknownRelation { literal: "true".into() })
    }
}

impl<'b> Node<'b> {
    fn new(operation: Operation<'b>, parent: Option<usize>, known: &[usize]) -> Self {
        let mut bound: SmallVec<[bool; 6]> = operation
            .arguments
            .iter()
            .map(|argument| match argument {
                Argument::Constant(_) => true,
                Argument::Slot(slot) => known.contains(slot),
                Argument::Choice(_) => false,
            })
            .collect();
        let mut choices = SmallVec::new();
        for (argument, kind) in operation.arguments.iter().enumerate() {
            let Argument::Choice(choice) = kind else { continue };
            let values = operation.choices[*choice].clone();
            let open = match operation.kind {
                Kind::Relation(relation) => relation.expected_answers(&bound),
                Kind::Comparison(Comparison::Equal) => 1.0,
                Kind::Comparison(_) => f64::INFINITY,
            };
            bound[argument] = true;
            let closed = match operation.kind {
                Kind::Relation(relation) => (values.len() as f64) * relation.expected_answers(&bound).max(1.0),
                Kind::Comparison(_) => values.len() as f64,
            };
            bound[argument] = closed < open;
            let place_of = values.iter().enumerate().map(|(place, value)| (*value, place)).collect();
            choices.push(Choice { argument, values, place_of, bound: closed < open });
        }
        let threshold = Threshold::of(&operation);
        Self { operation, choices, threshold, first_member: None, parent, children: Vec::new(), members: 0 }
    }
}
