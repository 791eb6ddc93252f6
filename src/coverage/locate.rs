//! Which of the refinements of a path a test is that is known by its literals alone, as those of a stored tree are.
//!
//! A refinement is a bit of the block for the types of those path variables that it starts from ([`super::block`]). So a test is renamed as its
//! block would name it, and looked up among the block's refinements.

use super::block::Rest;
use super::operation::UnknownRelation;
use super::pack::{Pack, PackContext};
use super::path::Path;
use crate::bias::{Refinements, Type};
use crate::logic::{Literal, Term, Variable};
use rustc_hash::FxHashMap;

/// The refinements of blocks by their literals, as far as they were asked for.
#[derive(Default)]
pub struct Located {
    blocks: FxHashMap<usize, FxHashMap<Vec<Literal>, usize>>,
}

impl<'a> PackContext<'a> {
    /// Finds a test behind a path that begins with that of `root`: its number in the pack of the root, if it covers the same examples there, and
    /// what of it may be looked up in profiles. Nothing is found of a test that is none of the path's refinements.
    ///
    /// # Errors
    /// If the bias names a relation that the background does not have.
    pub fn locate(
        &mut self,
        root: &Pack<'a>,
        before: usize,
        path: &Path,
        test: &[Literal],
        located: &mut Located,
    ) -> Result<(Option<usize>, Vec<Rest>), UnknownRelation> {
        let known = path.variables.len();
        let mut used: Vec<usize> =
            test.iter().flat_map(|literal| literal.atom.variables()).map(|variable| variable.0 as usize).collect();
        used.retain(|slot| *slot < known && !self.keys.contains(slot));
        used.sort_unstable();
        used.dedup();
        let slots: Vec<usize> = self.keys.iter().chain(&used).copied().collect();
        let types: Vec<Type> = slots.iter().map(|&slot| path.variables[slot].kind).collect();
        let lookahead = Refinements::new(self.bias).maximal_lookahead();
        let block = self.blocks.find(&types, lookahead, false)?;
        let inputs = slots.len();
        let of_block = |variable: Variable| {
            let slot = variable.0 as usize;
            let place = slots.iter().position(|&input| input == slot);
            Term::Variable(Variable(place.unwrap_or(inputs + slot.saturating_sub(known)) as u32))
        };
        let renamed: Vec<Literal> = test
            .iter()
            .map(|literal| Literal { negated: literal.negated, atom: literal.atom.map_variables(of_block) })
            .collect();
        let bits = located.blocks.entry(block).or_insert_with(|| {
            let variables: Vec<Variable> = (0..inputs as u32).map(Variable).collect();
            let literals = |bit| Some(self.blocks.refinement(block, bit, &variables, inputs as u32)?.literals);
            (0..self.blocks.list[block].bits).filter_map(|bit| Some((literals(bit)?, bit))).collect()
        });
        let Some(&bit) = bits.get(&renamed) else { return Ok((None, Vec::new())) };

        let added = &path.literals[before..];
        let is_chosen = |slot: &usize| {
            let variable = Variable(*slot as u32);
            added.iter().any(|literal| literal.atom.variables().contains(&variable))
        };
        let is_fixed = |slot: &usize| path.variables[*slot].fixed;
        let mut rests = Vec::new();
        let variables: Vec<Variable> = slots.iter().map(|&slot| Variable(slot as u32)).collect();
        self.blocks.rests(block, bit, &variables, known as u32, &mut rests);
        // The whole test may be looked up where others ask for it too, and nothing in it is open: of what is open representatives are run.
        let is_shared = !self.keys.is_empty() || !used.iter().any(|&slot| path.variables[slot].key);
        if !is_shared || !used.iter().all(|slot| is_fixed(slot) || is_chosen(slot)) {
            rests.retain(|rest| rest.literals > 0);
        }
        let is_free = added.is_empty() || used.iter().all(|slot| is_fixed(slot) || !is_chosen(slot));
        let first = root.first(block, &slots).filter(|(_, bound)| is_free && (added.is_empty() || bound.is_empty()));
        Ok((first.map(|(first, _)| first + bit), rests))
    }
}
