//! All refinements of a node of a tree, run together on an example.
//!
//! The refinements are those of [`super::block`], one instance for each combination of path variables that can be
//! their inputs. An example runs through them once: for the distinct bindings of an instance's inputs the profiles are
//! united, and each refinement that covers the example is told once (query packs, with early success: Blockeel, Dehaspe,
//! Demoen et al., JAIR 16, 2002).

use super::block::Blocks;
use super::operation::UnknownRelation;
use super::path::{Component, Inputs, Path, Rows};
use super::profile::{Profiles, each_bit, unite};
use crate::bias::{Bias, Refinement, Refinements, Type};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Variable;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// What the packs of all nodes of a tree share: the blocks of the language bias and the profiles worked out so far.
pub struct PackContext<'a> {
    bias: &'a Bias,
    background: &'a dyn Background,
    blocks: Blocks<'a>,
    keys: Vec<usize>,
    /// How many variables of a type one refinement can use.
    most_of_type: FxHashMap<Type, usize>,
    profiles: Vec<Mutex<Profiles>>,
}

/// The refinements of one node of a tree, ready to run.
pub struct Pack<'a> {
    components: Vec<Component<'a>>,
    instances: Vec<Instance>,
    variables: usize,
    bits: usize,
}

/// A block with path variables for its inputs.
struct Instance {
    block: usize,
    slots: Vec<usize>,
    inputs: Inputs,
    /// The first of its bits among those of the pack.
    first: usize,
}

/// What running a pack needs beside the pack; one for each thread.
#[derive(Default)]
pub struct Scratch {
    pub(super) environment: Vec<Value>,
    pub(super) rows: Vec<Rows>,
    pub(super) projections: Vec<Rows>,
    values: Vec<Value>,
    bits: Vec<u64>,
}

impl<'a> PackContext<'a> {
    /// The context of a bias (with all constants listed) and so many interpretations. `keys` are the path variables that belong
    /// to the key, if no interpretation has several keys; otherwise none.
    #[must_use]
    pub fn new(bias: &'a Bias, background: &'a dyn Background, interpretations: usize, keys: Vec<usize>) -> Self {
        Self {
            bias,
            background,
            blocks: Blocks::new(Refinements::new(bias), background, keys.len()),
            keys,
            most_of_type: FxHashMap::default(),
            profiles: (0..interpretations).map(|_| Mutex::default()).collect(),
        }
    }

    /// The pack of all refinements of a path.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn pack(&mut self, path: &Path) -> Result<Pack<'a>, UnknownRelation> {
        let components = Component::of_path(path, self.background)?;
        let mut pack = Pack { components, instances: Vec::new(), variables: path.variables.len(), bits: 0 };
        let most = Refinements::new(self.bias).most_inputs(None);
        let mut chosen = self.keys.clone();
        for count in 0..=most {
            self.add_instances(&mut pack, path, count, 0, &mut chosen)?;
        }
        Ok(pack)
    }

    /// Adds an instance for each way to choose `count` more variables from number `from` on.
    fn add_instances(
        &mut self,
        pack: &mut Pack<'a>,
        path: &Path,
        count: usize,
        from: usize,
        chosen: &mut Vec<usize>,
    ) -> Result<(), UnknownRelation> {
        if count == 0 {
            let types: Vec<Type> = chosen.iter().map(|&slot| path.variables[slot].kind).collect();
            let lookahead = Refinements::new(self.bias).maximal_lookahead();
            let block = self.blocks.find(&types, lookahead, false)?;
            let bits = self.blocks.list[block].bits;
            if bits > 0 {
                let inputs = Inputs::new(&pack.components, chosen);
                pack.instances.push(Instance { block, slots: chosen.clone(), inputs, first: pack.bits });
                pack.bits += bits;
            }
            return Ok(());
        }
        for slot in from..path.variables.len() {
            if self.keys.contains(&slot) || path.variables[slot].kind == Type::UNUSABLE {
                continue;
            }
            let kind = path.variables[slot].kind;
            let alike = chosen[self.keys.len()..].iter().filter(|&&other| path.variables[other].kind == kind).count();
            if alike >= *self.most_of_type.entry(kind).or_insert_with(|| Refinements::new(self.bias).most_inputs(Some(kind))) {
                continue;
            }
            chosen.push(slot);
            self.add_instances(pack, path, count - 1, slot + 1, chosen)?;
            chosen.pop();
        }
        Ok(())
    }

    /// The refinement with a number in a pack.
    #[must_use]
    pub fn refinement(&self, pack: &Pack<'a>, number: usize) -> Option<Refinement> {
        let at = pack.instances.partition_point(|instance| instance.first <= number).checked_sub(1)?;
        let instance = &pack.instances[at];
        let inputs: Vec<Variable> = instance.slots.iter().map(|&slot| Variable(slot as u32)).collect();
        self.blocks.refinement(instance.block, number - instance.first, &inputs, pack.variables as u32)
    }

    /// Calls `covering` with the number of each refinement that covers the example, which has the given interpretation and values
    /// of the fixed variables; each once, in ascending order. The path itself must cover the example. Refinements that a relation
    /// declares to say the same as others (`Relation::representatives`) are told by their representative.
    pub fn visit(
        &self,
        pack: &Pack<'a>,
        interpretation: InterpretationId,
        fixed: &[Value],
        scratch: &mut Scratch,
        covering: impl FnMut(usize),
    ) {
        scratch.prepare(pack.variables, fixed, pack.components.len());
        for (component, rows) in pack.components.iter().zip(&mut scratch.rows) {
            component.rows(interpretation, &component.slots, &mut scratch.environment, rows);
        }
        let mut bits = std::mem::take(&mut scratch.bits);
        bits.clear();
        bits.resize(pack.bits.div_ceil(64) + 1, 0);
        let mut profiles = self.profiles[interpretation as usize].lock().unwrap_or_else(PoisonError::into_inner);
        for instance in &pack.instances {
            instance.inputs.each(scratch, &mut |environment, values| {
                values.clear();
                values.extend(instance.slots.iter().map(|&slot| environment[slot]));
                unite(&mut bits, instance.first, profiles.get(&self.blocks, instance.block, interpretation, values));
                true
            });
        }
        drop(profiles);
        each_bit(&bits, covering);
        scratch.bits = bits;
    }
}

impl Pack<'_> {
    /// The number of refinements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bits
    }

    /// Whether there is no refinement.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }
}

impl Scratch {
    /// An environment with the fixed values and room for so many variables; rows for so many components.
    pub(super) fn prepare(&mut self, variables: usize, fixed: &[Value], components: usize) {
        self.environment.clear();
        self.environment.extend_from_slice(fixed);
        self.environment.resize(variables.max(fixed.len()), Value::UNBOUND);
        self.rows.resize_with(self.rows.len().max(components), Rows::default);
        self.projections.resize_with(self.rows.len(), Rows::default);
    }
}

impl Inputs {
    /// Calls `found` with the environment for each combination of distinct bindings of the inputs, until it returns `false`.
    pub(super) fn each(
        &self,
        scratch: &mut Scratch,
        found: &mut dyn FnMut(&mut [Value], &mut Vec<Value>) -> bool,
    ) -> bool {
        let Scratch { environment, rows, projections, values, .. } = scratch;
        for (at, part) in self.parts.iter().enumerate() {
            projections[at].project(&rows[part.component], &part.columns);
        }
        self.bind(0, environment, projections, values, found)
    }

    fn bind(
        &self,
        at: usize,
        environment: &mut [Value],
        projections: &[Rows],
        values: &mut Vec<Value>,
        found: &mut dyn FnMut(&mut [Value], &mut Vec<Value>) -> bool,
    ) -> bool {
        let Some(part) = self.parts.get(at) else { return found(environment, values) };
        let mut go_on = true;
        for row in 0..projections[at].len() {
            part.slots.iter().zip(projections[at].row(row)).for_each(|(slot, value)| environment[*slot] = *value);
            go_on = self.bind(at + 1, environment, projections, values, found);
            if !go_on {
                break;
            }
        }
        part.slots.iter().for_each(|slot| environment[*slot] = Value::UNBOUND);
        go_on
    }
}
