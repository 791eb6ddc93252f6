//! What a test at a node must say of the root already: the weaker test that leaves out the path.
//!
//! If an example is covered by a path and a test behind it, then the test alone covers it (a conjunction is no more general than a part of it: θ-subsumption).
//! Where the rows of the root have that test, an example whose bit is not set need not be led through the path's bindings.

use super::block::{Blocks, places, used};
use super::operation::{Argument, Operation};
use super::pack::{Pack, PackContext};

impl<'a> PackContext<'a> {
    /// The number in the pack of the root of a test that covers what a refinement of a longer path covers, and maybe more; `is_fixed` says of the
    /// variables of the root's path which of them each example fixes.
    #[must_use]
    pub fn weaker(
        &self,
        pack: &Pack<'a>,
        number: usize,
        root: &Pack<'a>,
        is_fixed: &dyn Fn(usize) -> bool,
    ) -> Option<usize> {
        let (block, slots, bit) = pack.bit(number)?;
        let (first, bound) = root.first(block, slots)?;
        let is_open = |input: usize| !is_fixed(slots[input]) && !bound.contains(&slots[input]);
        Some(first + self.blocks.representative(block, bit, &is_open)?)
    }
}

impl Blocks<'_> {
    /// The refinement of the same block that says the same where some of the inputs are unbound, in which constants are replaced by those that stand
    /// for them (see `Relation::representatives`): only these are run there. `None` if what follows asks which values the
    /// inputs then get, or constants stand inside compound terms.
    fn representative(&self, block: usize, bit: usize, is_open: &dyn Fn(usize) -> bool) -> Option<usize> {
        let (family, number, nested) = self.list[block].member(bit)?;
        let (inputs, mut places) = (family.first_new as usize, places(family, number));
        let mut next = 0;
        for (at, literal) in family.literals.iter().enumerate() {
            let operation = Operation::of_family(literal, self.background).ok()?;
            let mut spared = 0;
            for (argument, kind) in operation.arguments.iter().enumerate() {
                let choice = match kind {
                    Argument::Choice(choice) => choice,
                    Argument::Compound(..) => return None,
                    Argument::Constant(_) | Argument::Slot(_) => continue,
                };
                let place = &mut places[next];
                next += 1;
                let found = operation.arguments.iter().enumerate().find_map(|(open, kind)| match kind {
                    Argument::Slot(slot) if *slot < inputs && is_open(*slot) => {
                        Some((*slot, operation.representatives(open, argument, &operation.choices[*choice])?))
                    }
                    _ => None,
                });
                let Some((slot, standing)) = found else { continue };
                if used(&family.literals[..at]).any(|used| used == slot) {
                    continue;
                }
                spared += 1;
                let is_asked_for = used(&family.literals[at + 1..]).any(|used| used == slot)
                    || nested.as_ref().is_some_and(|(nested, _)| nested.slot == slot || slot < self.keys);
                if spared > 1 || is_asked_for && standing[*place] != *place {
                    return None;
                }
                *place = standing[*place];
            }
        }
        let number = family.choices().zip(&places).fold(0, |number, (choice, place)| number * choice.len() + place);
        let first = self.list[block].nodes.iter().find_map(|node| {
            let (other, first) = node.family.as_ref()?;
            std::ptr::eq(other, family).then_some(*first)
        })?;
        Some(match nested {
            Some((nested, bit)) => nested.first + number * nested.width + bit,
            None => first + number,
        })
    }
}
