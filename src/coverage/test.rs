//! One test below a path: does it cover an example?

use super::operation::{Operation, UnknownRelation};
use super::pack::Scratch;
use super::path::{Component, Inputs, Path};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Literal;

/// A test of a tree below its path, ready to run.
///
/// It covers an example if some substitution makes the path query and the test true together. Parts of the path that share no
/// variable with the test are known to be true where the test is asked, and are left out.
pub struct Test<'b> {
    components: Vec<Component<'b>>,
    inputs: Inputs,
    operations: Vec<Operation<'b>>,
    variables: usize,
}

impl<'b> Test<'b> {
    /// Prepares a test.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn new(path: &Path, test: &[Literal], background: &'b dyn Background) -> Result<Self, UnknownRelation> {
        let operations =
            test.iter().map(|literal| Operation::of_literal(literal, background)).collect::<Result<Vec<_>, _>>()?;
        let mut slots: Vec<usize> = operations.iter().flat_map(Operation::slots).collect();
        slots.sort_unstable();
        slots.dedup();
        let mut components = Component::of_path(path, background)?;
        components.retain(|component| component.slots.iter().any(|slot| slots.contains(slot)));
        let highest = slots.last().map_or(0, |slot| slot + 1);
        let inputs = Inputs::new(&components, &slots);
        Ok(Self { components, inputs, operations, variables: path.variables.len().max(highest) })
    }

    /// Whether the test covers the example with the given interpretation and values of the fixed variables.
    pub fn covers(&self, interpretation: InterpretationId, fixed: &[Value], scratch: &mut Scratch) -> bool {
        scratch.prepare(self.variables, fixed, self.components.len());
        for (component, rows) in self.components.iter().zip(&mut scratch.rows) {
            component.rows(interpretation, &component.slots, &mut scratch.environment, rows, None);
        }
        !self.inputs.each(scratch, &mut |environment, _| self.fails(0, interpretation, environment))
    }

    /// Whether no answer of the operations from the `at`-th on is found.
    fn fails(&self, at: usize, interpretation: InterpretationId, environment: &mut [Value]) -> bool {
        let Some(operation) = self.operations.get(at) else { return false };
        let pattern = operation.pattern(environment);
        operation.run(interpretation, &pattern, environment, &mut |environment, _| {
            self.fails(at + 1, interpretation, environment)
        })
    }
}
