//! Groups of examples: those that are ranked among each other, and that stay together when examples are held back or drawn.
//!
//! The moves of one problem are a group, or the documents found for one query. The language bias says what the examples of a
//! group have in common (`rank_by`); where it does not, it is the interpretation. This module knows nothing of Go.

use crate::bias::{Bias, RankBy};
use crate::coverage::{Conjunction, UnknownRelation};
use crate::interpretation::{Background, ExampleSet, Value};
use crate::logic::{Literal, Term, Variable};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::ops::Range;

/// A partition of some examples. Groups are numbered in the order in which their first examples come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// The places of the examples, group by group, those of a group in their old order.
    order: Vec<u32>,
    /// Where each group begins in that order, and at last where the last one ends.
    starts: Vec<u32>,
}

impl Groups {
    /// The groups of some examples as the settings define them. Examples to which a relation gives no group form one.
    ///
    /// # Errors
    /// If the settings name a relation that the background does not have.
    pub fn new(background: &dyn Background, examples: &ExampleSet, bias: &Bias) -> Result<Self, UnknownRelation> {
        let all = 0..examples.len();
        Ok(match &bias.learning.rank_by {
            None => Self::by_interpretation(examples),
            Some(RankBy::Key(places)) => {
                let value = |at: usize| places.iter().map(|&place| examples.key(at).get(place).copied()).collect();
                Self::of(all.map(|at| -> Vec<Option<Value>> { value(at) }))
            }
            Some(RankBy::Relation { name, key }) => {
                let arguments = (0..key.len()).map(|n| Term::Variable(Variable(n as u32))).collect();
                let literal = Literal { negated: false, atom: Term::application(*name, arguments) };
                let query = Conjunction::new(&[literal], key.len(), background).map_err(|unknown| UnknownRelation {
                    literal: format!("{}, which rank_by asks for", unknown.literal),
                })?;
                let group = key.iter().position(|key| !key).unwrap_or(0);
                let places: Vec<usize> = (0..key.len()).filter(|&at| key[at]).collect();
                Self::of(all.map(|at| {
                    let given: Vec<(usize, Value)> =
                        places.iter().copied().zip(examples.key(at).iter().copied()).collect();
                    let mut found = None;
                    query.answers(examples.interpretation(at), &given, &mut |row| {
                        found = Some(row[group]);
                        false
                    });
                    found
                }))
            }
        })
    }

    /// A group for each interpretation.
    #[must_use]
    pub fn by_interpretation(examples: &ExampleSet) -> Self {
        Self::of((0..examples.len()).map(|at| examples.interpretation(at)))
    }

    /// The same groups, of examples that were put into [`Groups::order`].
    #[must_use]
    pub fn in_order(&self) -> Self {
        Self { order: (0..self.order.len() as u32).collect(), starts: self.starts.clone() }
    }

    /// Groups of examples with equal labels.
    fn of<L: Hash + Eq>(labels: impl Iterator<Item = L>) -> Self {
        let mut numbers: FxHashMap<L, u32> = FxHashMap::default();
        let group: Vec<u32> = labels
            .map(|label| {
                let next = numbers.len() as u32;
                *numbers.entry(label).or_insert(next)
            })
            .collect();
        let mut order: Vec<u32> = (0..group.len() as u32).collect();
        order.sort_by_key(|&at| group[at as usize]);
        let mut starts: Vec<u32> = Vec::with_capacity(numbers.len() + 1);
        for (at, &example) in order.iter().enumerate() {
            if group[example as usize] as usize == starts.len() {
                starts.push(at as u32);
            }
        }
        starts.push(group.len() as u32);
        Self { order, starts }
    }

    /// The number of groups.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no group.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The places of all examples, group by group.
    #[must_use]
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Where the members of a group are in [`Groups::order`].
    ///
    /// # Panics
    /// If there is no such group.
    #[must_use]
    pub fn members(&self, group: usize) -> Range<usize> {
        self.starts[group] as usize..self.starts[group + 1] as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_numbered_as_they_come() {
        let groups = Groups::of("abacbad".chars());
        assert_eq!(groups.order(), [0, 2, 5, 1, 4, 3, 6]);
        let members: Vec<_> = (0..groups.len()).map(|group| groups.members(group)).collect();
        assert_eq!(members, [0..3, 3..5, 5..6, 6..7]);
        assert!(Groups::of("".chars()).is_empty());
    }
}
