//! Blocks: all refinements that start from the same kinds of variables, as one prefix tree of literals.
//!
//! Which refinements can be added to a path depends only on the types of its variables. So they are put together once for
//! each combination of types that can be inputs at the same time (a *block*), and used wherever variables of these types turn up:
//! at every node of the tree, and inside other blocks where a literal with lookahead introduces such a variable.
//!
//! A refinement is a chain of modes, each after the first going on from a variable that the one before it introduces. If at some
//! place all that follows uses one variable of what is before, the chain is cut at the first such place, and what follows
//! is left to the block of that variable. So each chain is found once: in the block whose inputs are all the variables of the
//! path that it uses, as an uncut beginning and what the blocks inside it add.
//!
//! Each *family* of refinements (they differ only in constants) owns a range of bits. Which bits are set for given values of
//! the inputs is the block's *profile* for these values; see [`super::profile`].

use super::Switches;
use super::operation::{Argument, Comparison, Kind, Operation, UnknownRelation};
use super::runs::Runs;
use crate::bias::{Family, FamilyArgument, FamilyLiteral, Refinement, Refinements, Type};
use crate::diagnostics::{Limits, Watch};
use crate::interpretation::{Background, Value};
use crate::logic::{Literal, Term, Variable};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// A block has no more refinements than this: what lookahead would add beyond is left out, and counted.
pub(crate) const MOST_REFINEMENTS: usize = 1 << 21;
/// A block is not put together from more families than this.
const MOST_FAMILIES: usize = 100_000;
/// Lookahead is not followed further than this.
const MOST_LOOKAHEAD: usize = 32;

/// The refinements whose inputs are variables of certain types.
pub(crate) struct Block<'b> {
    /// The number of slots that its literals use.
    pub(crate) slots: usize,
    /// The nodes of the first literals.
    pub(crate) roots: Vec<usize>,
    pub(crate) nodes: Vec<Node<'b>>,
    /// The number of refinements.
    pub(crate) bits: usize,
    /// Which of them follow from others.
    pub(crate) runs: Runs,
    /// A number that depends on the inputs' types and the lookahead alone, not on the blocks that were put together before.
    pub(crate) label: u64,
}

/// A literal in its place behind others.
pub(crate) struct Node<'b> {
    pub(crate) operation: Operation<'b>,
    pub(crate) choices: SmallVec<[Choice; 2]>,
    /// The number of ways to choose these constants.
    pub(crate) members: usize,
    pub(crate) threshold: Option<Threshold>,
    /// The family that ends with this literal, and its first bit.
    pub(crate) family: Option<(Family, usize)>,
    pub(crate) children: Vec<usize>,
    /// An argument whose slot nothing that follows uses: where it is unbound, its values need not be told apart.
    pub(crate) unused: Option<usize>,
    /// Blocks that start from a variable which this literal's family introduces.
    pub(crate) nested: Vec<Nested>,
}

/// A block that goes on from one variable, once for each choice of the constants before it.
pub(crate) struct Nested {
    pub(crate) slot: usize,
    pub(crate) block: usize,
    pub(crate) first: usize,
    pub(crate) width: usize,
}

/// The constants in one place of a literal.
pub(crate) struct Choice {
    pub(crate) argument: usize,
    pub(crate) values: Arc<[Value]>,
    pub(crate) place_of: FxHashMap<Value, usize>,
    /// How far apart two members of the family are that differ in this constant by one place.
    pub(crate) stride: usize,
    /// Whether the literal is run once for each constant, because that is expected to be cheaper.
    pub(crate) bound: bool,
    /// The constants that suffice while a slot is unbound (see `Relation::representatives`).
    pub(crate) representatives: Option<(usize, Vec<usize>)>,
}

/// A comparison of a bound argument with one of several constants.
pub(crate) struct Threshold {
    pub(crate) other: usize,
    /// Number and place of the constants, in the order in which one that holds makes the following ones hold.
    pub(crate) order: Vec<(f64, usize)>,
    comparison: Comparison,
}

/// What is left of a refinement from one of its literals on, as a bit of a block: it holds for values of the block's inputs if their
/// profile has that bit.
#[derive(Clone, Debug)]
pub struct Rest {
    /// The number of literals of the refinement before it.
    pub(crate) literals: usize,
    /// Variables from this one on are introduced by it.
    pub(crate) variables: usize,
    pub(crate) block: usize,
    /// The inputs of the block.
    pub(crate) slots: SmallVec<[usize; 3]>,
    pub(crate) bit: usize,
}

/// All blocks of a language bias, built as they are asked for.
pub(crate) struct Blocks<'a> {
    refinements: Refinements<'a>,
    pub(super) background: &'a dyn Background,
    /// How many inputs, the first ones, are the same in every block: the variables of the key, where they do not tell apart
    /// examples of one interpretation. Then nearly every literal has them, and they join nothing.
    pub(crate) keys: usize,
    /// Which of the ways to save work are on.
    pub(crate) switches: Switches,
    /// The limits of the computation.
    pub(crate) watch: Watch,
    /// How many words of profiles are remembered for one interpretation, by who asks for them.
    pub(crate) most_words: [usize; 2],
    /// How many families were left out because there are too many tests.
    pub(crate) left_out: usize,
    pub(crate) list: Vec<Block<'a>>,
    places: FxHashMap<(Vec<Type>, usize, bool), usize>,
}

impl<'a> Blocks<'a> {
    pub(crate) fn new(
        refinements: Refinements<'a>,
        background: &'a dyn Background,
        keys: usize,
        limits: &Limits,
    ) -> Self {
        let watch = Watch::new(limits.clone());
        Self {
            refinements,
            background,
            keys,
            switches: Switches::default(),
            watch,
            most_words: [usize::MAX; 2],
            left_out: 0,
            list: Vec::new(),
            places: FxHashMap::default(),
        }
    }

    /// The block for inputs of these types with so much lookahead left. If it is `opened` (by a literal with lookahead), the
    /// first mode of each chain must use an input; otherwise it is enough if a later one does.
    pub(crate) fn find(&mut self, types: &[Type], lookahead: usize, opened: bool) -> Result<usize, UnknownRelation> {
        let lookahead = lookahead.min(MOST_LOOKAHEAD);
        let key = (types.to_vec(), lookahead, opened);
        if let Some(&place) = self.places.get(&key) {
            return Ok(place);
        }
        let mut block = Builder::build(self, types, lookahead, opened)?;
        block.label = label(types, lookahead, opened);
        let place = self.list.len();
        self.list.push(block);
        self.places.insert(key, place);
        Ok(place)
    }

    /// The refinement that a bit of a block stands for, over the given variables for the inputs; new variables are numbered from
    /// `next` on.
    pub(crate) fn refinement(&self, block: usize, bit: usize, inputs: &[Variable], next: u32) -> Option<Refinement> {
        let (family, number, nested) = self.list[block].member(bit)?;
        let mut refinement = member(family, number, &|v| renamed(v, inputs, next));
        if let Some((nested, bit)) = nested {
            let (inputs, below) = self.below(family, nested, inputs, next);
            let more = self.refinement(nested.block, bit, &inputs, below)?;
            refinement.literals.extend(more.literals);
            refinement.new_variables.extend(more.new_variables);
            refinement.modes.extend(more.modes);
            refinement.order.extend(more.order);
        }
        Some(refinement)
    }

    /// Adds the rests of the refinement that a bit of a block stands for (see [`Blocks::refinement`]): all of it, and what is left to the
    /// blocks inside.
    pub(crate) fn rests(&self, block: usize, bit: usize, inputs: &[Variable], next: u32, rests: &mut Vec<Rest>) {
        let Some((family, _, nested)) = self.list[block].member(bit) else { return };
        let slots = inputs.iter().map(|input| input.0 as usize).collect();
        rests.push(Rest { literals: 0, variables: next as usize, block, slots, bit });
        if let Some((nested, bit)) = nested {
            let (inputs, below) = self.below(family, nested, inputs, next);
            let at = rests.len();
            self.rests(nested.block, bit, &inputs, below, rests);
            rests[at..].iter_mut().for_each(|rest| rest.literals += family.literals.len());
        }
    }

    /// The inputs of a block inside another one, and the number of the first variable that is new there.
    fn below(&self, family: &Family, nested: &Nested, inputs: &[Variable], next: u32) -> (Vec<Variable>, u32) {
        let opened = renamed(Variable(nested.slot as u32), inputs, next);
        let inputs = inputs[..self.keys].iter().copied().chain([opened]).collect();
        (inputs, next + family.new_variables.len() as u32)
    }
}

/// A number for inputs of these types (FNV-1a of their names: Fowler, Noll and Vo, 1991).
fn label(types: &[Type], lookahead: usize, opened: bool) -> u64 {
    let names: Vec<String> = types.iter().map(Type::to_string).collect();
    let text = format!("{} {lookahead} {opened}", names.join(" "));
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A variable of a block by its number on a path.
fn renamed(variable: Variable, inputs: &[Variable], next: u32) -> Variable {
    match inputs.get(variable.0 as usize) {
        Some(input) => *input,
        None => Variable(next + variable.0 - inputs.len() as u32),
    }
}

/// A block inside another one and a bit of it, if a refinement goes on there.
pub(super) type Inside<'n> = Option<(&'n Nested, usize)>;

impl Block<'_> {
    /// The member of a family that a bit stands for, and what of it is left to a block inside.
    pub(super) fn member(&self, bit: usize) -> Option<(&Family, usize, Inside<'_>)> {
        self.nodes.iter().find_map(|node| {
            let (family, first) = node.family.as_ref()?;
            let size = family.size();
            if (*first..first + size).contains(&bit) {
                return Some((family, bit - first, None));
            }
            let is_inside = |nested: &&Nested| (nested.first..nested.first + size * nested.width).contains(&bit);
            let nested = node.nested.iter().find(is_inside)?;
            let (number, bit) = ((bit - nested.first) / nested.width, (bit - nested.first) % nested.width);
            Some((family, number, Some((nested, bit))))
        })
    }
}

/// A member of a family, its variables renamed.
fn member(family: &Family, number: usize, name: &dyn Fn(Variable) -> Variable) -> Refinement {
    let choices = places(family, number);
    let constants: Vec<Value> = family.choices().zip(&choices).map(|(choice, &place)| choice[place]).collect();
    let rename = |literal: &Literal| Literal {
        negated: literal.negated,
        atom: literal.atom.map_variables(|v| Term::Variable(name(v))),
    };
    let mut order = Vec::new();
    let (mut literals, mut choices) = (family.literals.iter(), choices.into_iter());
    let mut introduced = family.first_new;
    for &(mode, count) in &family.modes {
        order.push(mode);
        for argument in literals.by_ref().take(count).flat_map(FamilyLiteral::leaves) {
            match argument {
                FamilyArgument::Variable(variable) if variable.0 >= introduced => {
                    introduced = variable.0 + 1;
                    order.push(u32::MAX);
                }
                FamilyArgument::Variable(variable) => order.push(u32::MAX - 1 - name(*variable).0),
                FamilyArgument::Choice(_) => order.extend(choices.next().map(|place| place as u32)),
                FamilyArgument::Constant(_) | FamilyArgument::Compound(..) => {}
            }
        }
    }
    Refinement {
        literals: family.member(&constants).iter().map(rename).collect(),
        new_variables: family.new_variables.clone(),
        modes: family.modes.iter().map(|(mode, _)| *mode).collect(),
        order,
    }
}

/// Which of each choice's constants the member of a family with this number has.
pub(super) fn places(family: &Family, mut number: usize) -> Vec<usize> {
    let sizes: Vec<usize> = family.choices().map(|choice| choice.len()).collect();
    let mut places: Vec<usize> = sizes
        .iter()
        .rev()
        .map(|size| {
            let place = number % size;
            number /= size;
            place
        })
        .collect();
    places.reverse();
    places
}

/// A place where one mode goes on from another.
struct Joint {
    /// The number of literals before it.
    literals: usize,
    /// The number of variables before it.
    variables: usize,
    /// The variables through which lookahead goes on.
    opened: Vec<usize>,
    /// Whether a rule `lookahead(Literal, Conjunction)` says so.
    stated: bool,
}

struct Builder<'b, 's> {
    blocks: &'s mut Blocks<'b>,
    types: Vec<Type>,
    block: Block<'b>,
    /// How many families came so far.
    families: usize,
    /// Where a literal stands: behind a node, or first.
    places: FxHashMap<(Option<usize>, FamilyLiteral), usize>,
}

impl<'b, 's> Builder<'b, 's> {
    fn build(
        blocks: &'s mut Blocks<'b>,
        types: &[Type],
        lookahead: usize,
        opened: bool,
    ) -> Result<Block<'b>, UnknownRelation> {
        let mut families = blocks.refinements.instances(types);
        let keys = blocks.keys;
        families.retain(|family| !opened || used(&family.literals).any(|slot| (keys..types.len()).contains(&slot)));
        let block = Block {
            slots: types.len(),
            roots: Vec::new(),
            nodes: Vec::new(),
            bits: 0,
            runs: Runs::default(),
            label: 0,
        };
        let mut builder = Builder { blocks, types: types.to_vec(), block, families: 0, places: FxHashMap::default() };
        for family in families {
            builder.chain(&family, &mut Vec::new(), lookahead)?;
        }
        let mut block = builder.block;
        // Children stand behind their parents, so that those of a node are done before it.
        let mut used: Vec<Vec<usize>> = vec![Vec::new(); block.nodes.len()];
        for at in (0..block.nodes.len()).rev() {
            let node = &block.nodes[at];
            let mut below: Vec<usize> = node.nested.iter().map(|nested| nested.slot).collect();
            below.extend(node.children.iter().flat_map(|&child| &used[child]));
            if !node.nested.is_empty() {
                below.extend(0..keys);
            }
            // Only relations that declare representatives have something to spare.
            let open = node.choices.iter().find_map(|choice| choice.representatives.as_ref().map(|(slot, _)| *slot));
            let open = node.operation.arguments.iter().position(|a| matches!(a, Argument::Slot(s) if Some(*s) == open));
            let unused = open.filter(|&argument| match &node.operation.arguments[argument] {
                Argument::Slot(slot) => !below.contains(slot),
                _ => false,
            });
            below.extend(node.operation.slots());
            used[at] = below;
            block.nodes[at].unused = unused;
        }
        block.runs = runs(&block, &blocks.list);
        Ok(block)
    }

    /// Adds a chain of modes, if it belongs here and is uncut, and the longer ones that begin with it. `joints` are the places
    /// where one mode goes on from another.
    fn chain(&mut self, family: &Family, joints: &mut Vec<Joint>, lookahead: usize) -> Result<(), UnknownRelation> {
        let (inputs, keys) = (self.types.len(), self.blocks.keys);
        let uses_all = (keys..inputs).all(|input| used(&family.literals).any(|slot| slot == input));
        let is_cut = |joint: &Joint| {
            let after = used(&family.literals[joint.literals..]);
            let mut before: Vec<usize> = after.filter(|slot| (keys..joint.variables).contains(slot)).collect();
            before.sort_unstable();
            before.dedup();
            // Without a variable beside those of the key, what follows uses a key's variable that was opened.
            !joint.stated
                && match before.as_slice() {
                    [] => true,
                    // The block of a variable begins with a mode that uses it.
                    [one] => {
                        let next = joint.literals + family.mode_length_at(joint.literals);
                        joint.opened.contains(one)
                            && used(&family.literals[joint.literals..next]).any(|slot| slot == *one)
                    }
                    _ => false,
                }
        };
        let opened = self.blocks.refinements.lookahead_variables(family);
        self.families += 1;
        if self.families > MOST_FAMILIES {
            self.blocks.left_out += 1;
            return Ok(());
        }
        if uses_all && !joints.iter().any(is_cut) {
            self.add(family, &opened, lookahead)?;
        }
        if lookahead == 0 {
            return Ok(());
        }
        let (literals, variables) = (family.literals.len(), inputs + family.new_variables.len());
        let stated = self.blocks.refinements.stated_extensions(family, &self.types);
        // Of the others only what joins several variables is not in the block of one.
        let joining = match self.blocks.refinements.can_join() {
            true => self.blocks.refinements.extensions(family, &self.types, &opened),
            false => Vec::new(),
        };
        for (stated, extensions) in [(true, stated), (false, joining)] {
            let opened = opened.iter().map(|variable| variable.0 as usize).collect();
            joints.push(Joint { literals, variables, opened, stated });
            for extension in extensions {
                self.chain(&extension, joints, lookahead - 1)?;
            }
            joints.pop();
        }
        Ok(())
    }

    /// Adds a family, and the blocks that go on from the variables it opens.
    fn add(&mut self, family: &Family, opened: &[Variable], lookahead: usize) -> Result<(), UnknownRelation> {
        let node = self.insert(family)?;
        if self.block.nodes[node].family.is_some() || family.size() == 0 {
            return Ok(());
        }
        if family.size() > MOST_REFINEMENTS - self.block.bits {
            self.blocks.left_out += 1;
            return Ok(());
        }
        self.block.nodes[node].family = Some((family.clone(), self.block.bits));
        self.block.bits += family.size();
        if lookahead == 0 {
            return Ok(());
        }
        let (old, keys) = (self.types.len(), self.blocks.keys);
        for variable in opened {
            let slot = variable.0 as usize;
            let kind = if slot < old { self.types[slot] } else { family.new_variables[slot - old] };
            let types: Vec<Type> = self.types[..keys].iter().copied().chain([kind]).collect();
            let block = self.blocks.find(&types, lookahead - 1, true)?;
            let width = self.blocks.list[block].bits;
            let bits = width.saturating_mul(family.size());
            if bits > MOST_REFINEMENTS - self.block.bits {
                self.blocks.left_out += 1;
            } else if width > 0 {
                let nested = Nested { slot: variable.0 as usize, block, first: self.block.bits, width };
                self.block.bits += bits;
                self.block.nodes[node].nested.push(nested);
            }
        }
        Ok(())
    }

    /// The node of a family's last literal.
    fn insert(&mut self, family: &Family) -> Result<usize, UnknownRelation> {
        self.block.slots = self.block.slots.max(self.types.len() + family.new_variables.len());
        let mut place = None;
        let mut known: Vec<usize> = (0..self.types.len()).collect();
        for literal in &family.literals {
            let next = self.block.nodes.len();
            let at = *self.places.entry((place, literal.clone())).or_insert(next);
            if at == next {
                let operation = Operation::of_family(literal, self.blocks.background)?;
                match place {
                    Some(parent) => self.block.nodes[parent].children.push(at),
                    None => self.block.roots.push(at),
                }
                self.block.nodes.push(Node::new(operation, &known, self.blocks.switches.spare));
            }
            known.extend(self.block.nodes[at].operation.slots());
            place = Some(at);
        }
        place.ok_or_else(|| UnknownRelation { literal: "true".into() })
    }
}

/// Which refinements of a block follow from others: those with the next threshold.
fn runs(block: &Block<'_>, others: &[Block<'_>]) -> Runs {
    let mut runs = Runs::none(block.bits.div_ceil(64));
    for node in &block.nodes {
        let Some((family, first)) = &node.family else { continue };
        if let Some(threshold) = node.last_threshold() {
            let bits = (0..family.size()).step_by(threshold.order.len().max(1)).map(|run| first + run);
            for (run, pair) in bits.flat_map(|run| threshold.order.windows(2).map(move |pair| (run, pair))) {
                runs.follows(run + pair[1].1, run + pair[0].1);
            }
        }
        for nested in &node.nested {
            let within = &others[nested.block].runs;
            (0..family.size()).for_each(|member| runs.add(nested.first + member * nested.width, within));
        }
    }
    runs
}

/// The numbers of the variables of literals, possibly several times.
pub(super) fn used(literals: &[FamilyLiteral]) -> impl Iterator<Item = usize> + '_ {
    literals.iter().flat_map(FamilyLiteral::variables).map(|variable| variable.0 as usize)
}

impl<'b> Node<'b> {
    fn new(operation: Operation<'b>, known: &[usize], spare: bool) -> Self {
        let mut bound: SmallVec<[bool; 6]> = operation
            .arguments
            .iter()
            .map(|argument| match argument {
                Argument::Constant(_) => true,
                Argument::Slot(slot) => known.contains(slot),
                Argument::Choice(_) => false,
                Argument::Compound(..) => false,
            })
            .collect();
        let mut choices: SmallVec<[Choice; 2]> = SmallVec::new();
        for (argument, kind) in operation.arguments.iter().enumerate() {
            let Argument::Choice(choice) = kind else { continue };
            let values = operation.choices[*choice].clone();
            let open = match operation.kind {
                Kind::Relation(relation) if !relation.is_reversible() => f64::INFINITY,
                Kind::Relation(relation) => relation.expected_answers(&bound),
                Kind::Comparison(Comparison::Equal) => 1.0,
                Kind::Comparison(_) => f64::INFINITY,
            };
            bound[argument] = true;
            let each = match operation.kind {
                Kind::Relation(relation) => relation.expected_answers(&bound).max(1.0),
                Kind::Comparison(_) => 1.0,
            };
            let run_bound = values.len() as f64 * each < open;
            bound[argument] = run_bound;
            let representatives = operation.arguments.iter().enumerate().find_map(|(at, open)| match open {
                Argument::Slot(slot) if spare => {
                    let standing = operation.representatives(at, argument, &values)?;
                    Some((*slot, (0..standing.len()).filter(|&place| standing[place] == place).collect()))
                }
                _ => None,
            });
            let place_of = values.iter().enumerate().map(|(place, value)| (*value, place)).collect();
            choices.push(Choice { argument, values, place_of, stride: 1, bound: run_bound, representatives });
        }
        let mut members = 1;
        for choice in choices.iter_mut().rev() {
            choice.stride = members;
            members *= choice.values.len();
        }
        let threshold = Threshold::of(&operation);
        Self {
            operation,
            choices,
            members,
            threshold,
            family: None,
            unused: None,
            children: Vec::new(),
            nested: Vec::new(),
        }
    }

    /// Whether nothing more is to be found out once this literal has succeeded in one way.
    pub(crate) fn is_settled_by_one(&self) -> bool {
        self.choices.is_empty() && self.children.is_empty() && self.nested.is_empty()
    }

    /// The comparison with thresholds, where nothing follows it.
    pub(crate) fn last_threshold(&self) -> Option<&Threshold> {
        self.threshold.as_ref().filter(|_| self.children.is_empty() && self.nested.is_empty())
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
            comparison = comparison.turned();
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

    /// Whether the comparison holds of a number and a constant.
    pub(crate) fn holds(&self, number: f64, constant: f64) -> bool {
        match self.comparison {
            Comparison::Less => number < constant,
            Comparison::LessEqual => number <= constant,
            Comparison::Greater => number > constant,
            _ => number >= constant,
        }
    }
}
