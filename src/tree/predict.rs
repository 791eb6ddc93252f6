//! Where an example falls: by the packs that learning uses, or by the obvious reference.

use super::{NodeKind, Tree};
use crate::coverage::{Scratch, Test, UnknownRelation, reference};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::{Literal, Substitution, Term, Variable};
use smallvec::SmallVec;

/// A tree made ready to run on the interpretations of a background.
pub struct Predictor<'t, 'b> {
    tree: &'t Tree,
    /// The root query: where it has no answer, no test succeeds.
    root: Test<'b>,
    tests: Vec<Option<Test<'b>>>,
    /// The numbers of the key's variables.
    key: Vec<usize>,
}

impl<'t, 'b> Predictor<'t, 'b> {
    /// Prepares a tree.
    ///
    /// # Errors
    /// If the tree tests a relation that the background does not have.
    pub fn new(tree: &'t Tree, background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let mut tests: Vec<Option<Test<'b>>> = tree.nodes.iter().map(|_| None).collect();
        tree.each_path(&mut |at, path| {
            if let NodeKind::Test { conjunction, .. } = &tree.nodes[at].kind {
                tests[at] = Some(Test::new(path, conjunction, background)?);
            }
            Ok::<_, UnknownRelation>(())
        })?;
        let mut path = tree.root_path();
        let literals = std::mem::take(&mut path.literals);
        let root = Test::new(&path, &literals, background)?;
        Ok(Self { tree, root, tests, key: key_variables(&tree.root, &tree.key) })
    }

    /// The leaf of an example.
    pub fn leaf(&self, interpretation: InterpretationId, key: &[Value], scratch: &mut Scratch) -> usize {
        let mut values: SmallVec<[Value; 8]> = SmallVec::from_elem(Value::UNBOUND, self.tree.root_types.len());
        for (variable, value) in self.key.iter().zip(key) {
            values[*variable] = *value;
        }
        let answered = self.root.covers(interpretation, &values, scratch);
        let mut at = 0;
        while let (NodeKind::Test { yes, no, .. }, Some(test)) = (&self.tree.nodes[at].kind, &self.tests[at]) {
            at = if answered && test.covers(interpretation, &values, scratch) { *yes } else { *no };
        }
        at
    }
}

/// The numbers of the variables that the key gives values to, in the order of the key.
pub(crate) fn key_variables(root: &[Literal], key: &[bool]) -> Vec<usize> {
    let predicted = root.first().map(|literal| literal.atom.arguments()).unwrap_or_default();
    let keys = predicted.iter().zip(key).filter(|(_, key)| **key);
    keys.filter_map(|(argument, _)| match argument {
        Term::Variable(variable) => Some(variable.0 as usize),
        _ => None,
    })
    .collect()
}

/// The substitution that the key of an example makes.
pub(crate) fn key_substitution(root: &[Literal], key: &[bool], values: &[Value]) -> Substitution {
    let mut given = Substitution::default();
    for (variable, value) in key_variables(root, key).into_iter().zip(values) {
        given.bind(Variable(variable as u32), value.term());
    }
    given
}

/// The leaf of an example by plain backtracking over the whole path, as the definition says.
///
/// # Errors
/// If the tree names a relation that the background does not have.
pub fn reference_leaf(
    tree: &Tree,
    background: &dyn Background,
    interpretation: InterpretationId,
    key: &[Value],
) -> Result<usize, UnknownRelation> {
    Ok(trace(tree, background, interpretation, key)?.leaf)
}

/// One test on the way of an example to its leaf.
#[derive(Clone, Debug)]
pub struct Step {
    /// The node of the test.
    pub node: usize,
    /// Whether it succeeded.
    pub yes: bool,
}

/// The way of an example to its leaf, by plain backtracking.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The tests.
    pub steps: Vec<Step>,
    /// The leaf.
    pub leaf: usize,
    /// The first substitution that makes the root query and all tests that succeeded true.
    pub bindings: Substitution,
    /// Whether the root query has an answer; otherwise every test fails.
    pub answered: bool,
}

/// Follows an example to its leaf by plain backtracking, and remembers the way.
///
/// # Errors
/// If the tree names a relation that the background does not have.
pub fn trace(
    tree: &Tree,
    background: &dyn Background,
    interpretation: InterpretationId,
    key: &[Value],
) -> Result<Visit, UnknownRelation> {
    let given = key_substitution(&tree.root, &tree.key, key);
    let mut query: Vec<Literal> = tree.root.iter().skip(1).cloned().collect();
    let root = reference::first(background, interpretation, &query, &given)?;
    let answered = root.is_some();
    let mut visit = Visit { steps: Vec::new(), leaf: 0, bindings: root.unwrap_or_else(|| given.clone()), answered };
    while let NodeKind::Test { conjunction, yes, no, .. } = &tree.nodes[visit.leaf].kind {
        let kept = query.len();
        query.extend_from_slice(conjunction);
        let answer = reference::first(background, interpretation, &query, &given)?;
        visit.steps.push(Step { node: visit.leaf, yes: answer.is_some() });
        if let Some(bindings) = answer {
            visit.bindings = bindings;
            visit.leaf = *yes;
        } else {
            query.truncate(kept);
            visit.leaf = *no;
        }
    }
    Ok(visit)
}
