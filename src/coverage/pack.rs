//! All refinements of a node of a tree, run together on an example.
//!
//! The refinements are those of [`super::block`], one instance for each combination of path variables that can be
//! their inputs. An example runs through them once: for the distinct bindings of an instance's inputs the profiles are
//! united, and each refinement that covers the example is told once (query packs, with early success: Blockeel, Dehaspe,
//! Demoen et al., JAIR 16, 2002).

use super::Switches;
use super::bindings::{Bindings, Longer};
use super::block::{Blocks, MOST_REFINEMENTS, Rest};
use super::operation::UnknownRelation;
use super::path::{Component, Inputs, Path, Rows};
use super::profile::{Askers, Profiles, each_bit, most_words};
use super::runs::Runs;
use super::shortcut::Asked;
use crate::bias::{Bias, Refinement, Refinements, Type};
use crate::diagnostics::{Limits, Watch};
use crate::interpretation::{Background, InterpretationId, Value};
use crate::logic::Variable;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The largest number of words in a row.
const MOST_WORDS: usize = MOST_REFINEMENTS / 32;

/// What the packs of all nodes of a tree share: the blocks of the language bias and the profiles worked out so far.
pub struct PackContext<'a> {
    pub(super) bias: &'a Bias,
    background: &'a dyn Background,
    pub(super) blocks: Blocks<'a>,
    pub(super) keys: Vec<usize>,
    /// How many variables of a type one refinement can use.
    most_of_type: FxHashMap<Type, usize>,
    profiles: Vec<Mutex<Profiles>>,
    /// Whether more than one tree is grown.
    many_trees: bool,
}

/// The refinements of one node of a tree, ready to run.
pub struct Pack<'a> {
    components: Vec<Component<'a>>,
    instances: Vec<Instance>,
    variables: usize,
    refinements: usize,
    words: usize,
    runs: Runs,
}

/// A block with path variables for its inputs.
struct Instance {
    block: usize,
    slots: Vec<usize>,
    inputs: Inputs,
    /// Its bits are in these words of a row.
    words: Range<usize>,
    /// Whether other examples of the interpretation may ask for the same profiles.
    shared: bool,
    /// The label of the block.
    label: u64,
}

/// What the rows of one pack say about those of another, whose path is the same or longer.
pub struct Inherited<'p, 'a> {
    old: &'p Pack<'a>,
    /// For each instance of the new pack the instance of the old one with the same inputs, and whether the path says the same
    /// of these as before.
    twins: Vec<Option<(usize, bool)>>,
}

/// What is known of the rows of a component for an example.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ready {
    /// Nothing yet.
    Unknown,
    /// They are there.
    Rows,
    /// They are many, and what is wanted of them is found without them.
    Many,
}

/// What running a pack needs beside the pack; one for each thread.
#[derive(Default)]
pub struct Scratch {
    pub(super) environment: Vec<Value>,
    pub(super) rows: Vec<Rows>,
    /// The bindings of the inputs of an instance, and of its twin.
    projections: Vec<Rows>,
    old_projections: Vec<Rows>,
    values: Vec<Value>,
    /// The rows of the components of an older pack.
    pub(super) old_rows: Vec<Rows>,
    /// What is known of the rows of components for the present example, and of those of the older pack.
    ready: [Vec<Ready>; 2],
    /// What a single test has found out about the present example.
    memory: super::test::Memory,
}

impl<'a> PackContext<'a> {
    /// The context of a bias (with all constants listed) and so many interpretations. `keys` are the path variables that belong
    /// to the key, if no interpretation has several keys; otherwise none.
    #[must_use]
    pub fn new(
        bias: &'a Bias,
        background: &'a dyn Background,
        interpretations: usize,
        keys: Vec<usize>,
        limits: &Limits,
    ) -> Self {
        let mut blocks = Blocks::new(Refinements::new(bias), background, keys.len(), limits);
        blocks.most_words = most_words(interpretations);
        Self {
            bias,
            background,
            blocks,
            keys,
            most_of_type: FxHashMap::default(),
            profiles: (0..interpretations).map(|_| Mutex::default()).collect(),
            many_trees: false,
        }
    }

    /// The context for many trees: then what an example alone asks for is remembered too.
    #[must_use]
    pub fn for_many_trees(mut self) -> Self {
        self.many_trees = true;
        self
    }

    /// The context with some ways to save work switched off. To be called before the first pack is asked for.
    #[must_use]
    pub fn with_switches(mut self, switches: Switches) -> Self {
        self.blocks.switches = switches;
        self
    }

    /// How many families of refinements were left out so far because there are too many.
    #[must_use]
    pub fn left_out(&self) -> usize {
        self.blocks.left_out
    }

    /// The limits, for what is run beside packs.
    #[must_use]
    pub fn watch(&self) -> &Watch {
        &self.blocks.watch
    }

    /// Whether a limit was reached while examples were run: then what was found of them is not complete.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.blocks.watch.is_stopped()
    }

    /// The pack of all refinements of a path.
    ///
    /// # Errors
    /// If a literal names a relation that the background does not have.
    pub fn pack(&mut self, path: &Path) -> Result<Pack<'a>, UnknownRelation> {
        let mut components = Component::of_path(path, self.background)?;
        // What no refinement can use need not be told apart (projection, as in the design's binding tables).
        for component in &mut components {
            component.slots.retain(|&slot| self.most_inputs(path.variables[slot].kind) > 0);
        }
        components.retain(|component| !component.slots.is_empty());
        let variables = path.variables.len();
        let mut pack =
            Pack { components, instances: Vec::new(), variables, refinements: 0, words: 0, runs: Runs::default() };
        let most = Refinements::new(self.bias).most_inputs(None);
        let mut chosen = self.keys.clone();
        for count in 0..=most {
            self.add_instances(&mut pack, path, count, 0, &mut chosen)?;
        }
        pack.runs = Runs::none(pack.words);
        for instance in pack.instances.iter().filter(|_| self.blocks.switches.runs) {
            pack.runs.add(instance.words.start * 64, &self.blocks.list[instance.block].runs);
        }
        Ok(pack)
    }

    /// How many variables of a type one refinement can use.
    fn most_inputs(&mut self, kind: Type) -> usize {
        if kind == Type::UNUSABLE {
            return 0;
        }
        *self.most_of_type.entry(kind).or_insert_with(|| Refinements::new(self.bias).most_inputs(Some(kind)))
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
            if bits.div_ceil(64) > MOST_WORDS - pack.words {
                self.blocks.left_out += 1;
            } else if bits > 0 {
                let inputs = Inputs::new(&pack.components, chosen);
                let words = pack.words..pack.words + bits.div_ceil(64);
                // The values of a key's variables belong to one example alone.
                let shared = !self.keys.is_empty() || !chosen.iter().any(|&slot| path.variables[slot].key);
                pack.refinements += bits;
                pack.words = words.end;
                let label = self.blocks.list[block].label;
                pack.instances.push(Instance { block, slots: chosen.clone(), inputs, words, shared, label });
            }
            return Ok(());
        }
        for slot in from..path.variables.len() {
            if self.keys.contains(&slot) {
                continue;
            }
            let kind = path.variables[slot].kind;
            let alike = chosen[self.keys.len()..].iter().filter(|&&other| path.variables[other].kind == kind).count();
            if alike >= self.most_inputs(kind) {
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
        let word = number / 64;
        let instance = pack.instances.iter().find(|instance| instance.words.contains(&word))?;
        let inputs: Vec<Variable> = instance.slots.iter().map(|&slot| Variable(slot as u32)).collect();
        let bit = number - instance.words.start * 64;
        self.blocks.refinement(instance.block, bit, &inputs, pack.variables as u32)
    }

    /// What of the refinement with a number in a pack may be looked up in profiles that examples of an interpretation share.
    #[must_use]
    pub fn rests(&self, pack: &Pack<'a>, number: usize) -> Vec<Rest> {
        let mut rests = Vec::new();
        if let Some(instance) = pack.instances.iter().find(|instance| instance.words.contains(&(number / 64))) {
            let inputs: Vec<Variable> = instance.slots.iter().map(|&slot| Variable(slot as u32)).collect();
            let bit = number - instance.words.start * 64;
            self.blocks.rests(instance.block, bit, &inputs, pack.variables as u32, &mut rests);
            if !instance.shared && !rests.is_empty() {
                rests.remove(0);
            }
        }
        rests
    }

    pub(super) fn blocks(&self) -> &Blocks<'a> {
        &self.blocks
    }

    pub(super) fn profiles(&self, interpretation: InterpretationId) -> MutexGuard<'_, Profiles> {
        self.profiles[interpretation as usize].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What can be taken over from rows of the pack of a path, for the pack of the same or a longer path.
    #[must_use]
    pub fn inherited<'p>(old: &'p Pack<'a>, new: &Pack<'a>) -> Inherited<'p, 'a> {
        let literals = |pack: &Pack<'_>, instance: &Instance| -> Vec<Vec<usize>> {
            instance.inputs.parts.iter().map(|part| pack.components[part.component].literals.clone()).collect()
        };
        let twin = |instance: &Instance| {
            let is_twin = |twin: &Instance| twin.block == instance.block && twin.slots == instance.slots;
            let twin = old.instances.iter().position(is_twin)?;
            // An input that was unbound and now is bound has other answers, however many.
            let bound = |instance: &Instance| -> BTreeSet<usize> {
                instance.inputs.parts.iter().flat_map(|part| part.slots.iter().copied()).collect()
            };
            let same = literals(old, &old.instances[twin]) == literals(new, instance);
            (bound(&old.instances[twin]) == bound(instance)).then_some((twin, same))
        };
        Inherited { old, twins: new.instances.iter().map(twin).collect() }
    }

    /// Fills a row: the bits of the refinements that cover the example, which has the given interpretation and values of the fixed
    /// variables. The path itself must cover it. Refinements that a relation declares to say the same as others
    /// (`Relation::representatives`) are told by their representative. `old` is the example's row for another pack, and what of it is
    /// still true.
    pub fn fill(
        &self,
        pack: &Pack<'a>,
        old: Option<(&Inherited<'_, 'a>, &[u64])>,
        (interpretation, fixed): (InterpretationId, &[Value]),
        scratch: &mut Scratch,
        row: &mut [u64],
    ) {
        scratch.prepare(pack.variables, fixed, pack.components.len());
        scratch.prepare_old(old.map_or(0, |(inherited, _)| inherited.old.components.len()));
        self.fill_prepared(pack, old, interpretation, scratch, row, Asked::new(self, interpretation));
    }

    /// The same from the bindings of a shorter path, that of the older pack, where the example has the place `above.1`. Those of
    /// the longer path are added to `found`.
    #[expect(clippy::too_many_arguments, reason = "two packs, each with what is known of the example")]
    pub fn fill_from(
        &self,
        pack: &Pack<'a>,
        (inherited, old): (&Inherited<'_, 'a>, &[u64]),
        longer: &Longer<'a>,
        above: (&Bindings, usize),
        (interpretation, fixed): (InterpretationId, &[Value]),
        scratch: &mut Scratch,
        row: &mut [u64],
        found: &mut Bindings,
    ) {
        let shorter = inherited.old;
        scratch.prepare(pack.variables, fixed, pack.components.len());
        scratch.prepare_old(shorter.components.len());
        above.0.load(above.1, &shorter.components, &mut scratch.old_rows);
        let Scratch { environment, rows, old_rows, ready, .. } = scratch;
        let mut profiles = Some(Asked::new(self, interpretation));
        longer.rows(shorter, pack, interpretation, (environment, old_rows, rows), &mut profiles, &self.blocks.watch);
        ready[0][..pack.components.len()].fill(Ready::Rows);
        ready[1][..shorter.components.len()].fill(Ready::Rows);
        found.push_rows(&rows[..pack.components.len()]);
        if let Some(profiles) = profiles {
            self.fill_prepared(pack, Some((inherited, old)), interpretation, scratch, row, profiles);
        }
    }

    /// Fills a row; the scratch holds the example's fixed values, and perhaps rows of components.
    fn fill_prepared(
        &self,
        pack: &Pack<'a>,
        old: Option<(&Inherited<'_, 'a>, &[u64])>,
        interpretation: InterpretationId,
        scratch: &mut Scratch,
        row: &mut [u64],
        mut profiles: Asked<'_, 'a>,
    ) {
        row.fill(0);
        for (at, instance) in pack.instances.iter().enumerate() {
            let twin = old.and_then(|(inherited, old)| {
                let (twin, same) = inherited.twins[at]?;
                let twin = &inherited.old.instances[twin];
                Some((inherited.old, twin, same, &old[twin.words.clone()]))
            });
            if let Some((_, _, true, bits)) = twin {
                row[instance.words.clone()].copy_from_slice(bits);
                continue;
            }
            let watch = &self.blocks.watch;
            scratch.project(&pack.components, &instance.inputs, interpretation, false, watch);
            if let Some((old, twin, false, bits)) = twin {
                scratch.project(&old.components, &twin.inputs, interpretation, true, watch);
                if scratch.is_unchanged(&twin.inputs, &instance.inputs) {
                    row[instance.words.clone()].copy_from_slice(bits);
                    continue;
                }
            }
            let profiles = profiles.profiles();
            let bits = &mut row[instance.words.clone()];
            let askers = if instance.shared { Askers::All } else { Askers::One };
            instance.inputs.each(scratch, &mut |environment, values| {
                values.clear();
                values.extend(instance.slots.iter().map(|&slot| environment[slot]));
                // What no other example asks for is asked again by other trees alone: the nodes below have the row.
                let again = self.many_trees && !instance.inputs.parts.is_empty() && self.blocks.most_words[1] > 0;
                if instance.shared || again {
                    let profile = profiles.get(&self.blocks, askers, instance.block, interpretation, values);
                    bits.iter_mut().zip(profile).for_each(|(bits, more)| *bits |= more);
                } else {
                    profiles.add(&self.blocks, instance.block, interpretation, values, bits);
                }
                true
            });
        }
    }

    /// Calls `covering` with the number of each refinement that covers the example; each once, in ascending order.
    pub fn visit(
        &self,
        pack: &Pack<'a>,
        interpretation: InterpretationId,
        fixed: &[Value],
        scratch: &mut Scratch,
        covering: impl FnMut(usize),
    ) {
        let mut row = vec![0; pack.words];
        self.fill(pack, None, (interpretation, fixed), scratch, &mut row);
        each_bit(&row, covering);
    }
}

impl Inherited<'_, '_> {
    /// The stretches of words that say the same in rows of both packs: where they are in the old one, and where in the new.
    pub fn unchanged<'i>(&'i self, new: &'i Pack<'_>) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + 'i {
        self.twins.iter().zip(&new.instances).filter_map(|(twin, instance)| {
            let (twin, same) = (*twin)?;
            same.then(|| (self.old.instances[twin].words.clone(), instance.words.clone()))
        })
    }
}

impl<'a> Pack<'a> {
    /// The number of refinements.
    #[must_use]
    pub fn refinements(&self) -> usize {
        self.refinements
    }

    /// All numbers of refinements are below this one. (Not every smaller number is that of a refinement.)
    #[must_use]
    pub fn len(&self) -> usize {
        self.words * 64
    }

    /// The number of words in a row of [`super::Covered`].
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }

    /// Whether there is no refinement.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.refinements == 0
    }

    /// Which refinements follow from others.
    #[must_use]
    pub fn runs(&self) -> &Runs {
        &self.runs
    }

    pub(super) fn components(&self) -> &[Component<'a>] {
        &self.components
    }

    pub(super) fn variables(&self) -> usize {
        self.variables
    }

    /// The number in another pack of a refinement that goes on from nothing which either path binds: it covers the same examples there.
    #[must_use]
    pub fn number_in(&self, number: usize, other: &Pack<'_>) -> Option<usize> {
        let (block, slots, bit) = self.bit(number)?;
        let (_, bound) = self.first(block, slots)?;
        let (first, bound_there) = other.first(block, slots)?;
        (bound.is_empty() && bound_there.is_empty()).then_some(first + bit)
    }

    /// The block of a refinement, the slots that it starts from, and its bit.
    pub(super) fn bit(&self, number: usize) -> Option<(usize, &[usize], usize)> {
        let instance = self.instances.iter().find(|instance| instance.words.contains(&(number / 64)))?;
        Some((instance.block, &instance.slots, number - instance.words.start * 64))
    }

    /// The number of the first refinement of a block over some slots, and which of them the path binds.
    pub(super) fn first(&self, block: usize, slots: &[usize]) -> Option<(usize, Vec<usize>)> {
        let instance = self.instances.iter().find(|instance| instance.block == block && instance.slots == slots)?;
        let bound = instance.inputs.parts.iter().flat_map(|part| part.slots.iter().copied()).collect();
        Some((instance.words.start * 64, bound))
    }

    /// A row that has those bits that `chosen` gives for the words of each block: refinements of one block that differ only in the
    /// variables which they start from are chosen together, in this pack and in others of its context.
    #[must_use]
    pub fn mask(&self, mut chosen: impl FnMut(u64, usize) -> u64) -> Vec<u64> {
        let mut mask = vec![0; self.words];
        for instance in &self.instances {
            let words = mask[instance.words.clone()].iter_mut().enumerate();
            words.for_each(|(at, word)| *word = chosen(instance.label, at));
        }
        mask
    }
}

impl Scratch {
    /// Room for the rows of so many components of an older pack.
    fn prepare_old(&mut self, components: usize) {
        self.old_rows.resize_with(self.old_rows.len().max(components), Rows::default);
        self.old_projections.resize_with(self.old_rows.len(), Rows::default);
        let room = self.rows.len().max(self.old_rows.len());
        for ready in &mut self.ready {
            ready.clear();
            ready.resize(room, Ready::Unknown);
        }
    }

    /// Works out the distinct bindings of some inputs, part by part.
    fn project(
        &mut self,
        components: &[Component<'_>],
        inputs: &Inputs,
        interpretation: InterpretationId,
        old: bool,
        watch: &Watch,
    ) {
        let Self { environment, rows, old_rows, projections, old_projections, ready, .. } = self;
        let (rows, projections) = if old { (old_rows, old_projections) } else { (rows, projections) };
        for (part, projection) in inputs.parts.iter().zip(projections) {
            let (ready, rows) = (&mut ready[usize::from(old)][part.component], &mut rows[part.component]);
            if *ready == Ready::Unknown {
                let are_few = components[part.component].few_rows(interpretation, environment, rows);
                *ready = if are_few { Ready::Rows } else { Ready::Many };
            }
            match ready {
                Ready::Many => part.rows(components, interpretation, environment, projection, watch),
                _ => projection.project(rows, &part.columns),
            }
        }
    }

    /// Whether the components bind some inputs in the same ways as those of the older pack did; both have been projected. A longer path has some of the
    /// answers of a shorter one: if it has as many, and they are among those, it has them all.
    fn is_unchanged(&self, old: &Inputs, new: &Inputs) -> bool {
        let projections = self.old_projections.iter().zip(&self.projections);
        old.parts.len() == new.parts.len()
            && old.parts.iter().zip(&new.parts).zip(projections).all(|((old, new), (before, now))| {
                old.slots == new.slots
                    && before.len() == now.len()
                    && (0..now.len()).all(|at| (0..before.len()).any(|other| before.row(other) == now.row(at)))
            })
    }

    /// An environment with the fixed values and room for so many variables, and an empty memory.
    pub(super) fn for_test(&mut self, variables: usize, fixed: &[Value]) -> (&mut [Value], &mut super::test::Memory) {
        self.environment.clear();
        self.environment.extend_from_slice(fixed);
        self.environment.resize(variables.max(fixed.len()), Value::UNBOUND);
        self.memory.clear();
        (&mut self.environment, &mut self.memory)
    }

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
    /// Calls `found` with the environment for each combination of the bindings of the inputs, which have been projected, until it returns `false`.
    pub(super) fn each(
        &self,
        scratch: &mut Scratch,
        found: &mut dyn FnMut(&mut [Value], &mut Vec<Value>) -> bool,
    ) -> bool {
        let Scratch { environment, projections, values, .. } = scratch;
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
