//! Splits of a collection by position.
//!
//! Problems whose stones are equal under symmetry and exchange of colours, whoever is to move, form a group; a group goes to one
//! part as a whole. Groups are sorted by the hash of their canonical form and shuffled with PCG XSL 128/64 (M. O'Neill), a named
//! generator whose stream does not change: the split depends on the seed and on the set of problems, not on their order.

use super::symmetry::{group_key, problem_key};
use crate::diagnostics::{Diagnostic, code};
use crate::problem::Problem;
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;

/// The parts of a split, as indices into the problems, in the shuffled order.
#[derive(Clone, Debug, Default)]
pub struct Split {
    /// To learn from.
    pub train: Vec<usize>,
    /// To measure on; no position of it is in `train`.
    pub test: Vec<usize>,
    /// What neither needed.
    pub unused: Vec<usize>,
    /// A warning for each number that could not be met exactly.
    pub findings: Vec<Diagnostic>,
}

/// Splits problems by position. `None` for `train` is all that `test` leaves; `None` for `test` is all that `train` leaves, or
/// nothing if both are `None`. Numbers are met exactly where groups allow it, never exceeded, and a warning says so where not.
#[must_use]
pub fn split(problems: &[Problem], seed: u64, train: Option<usize>, test: Option<usize>) -> Split {
    let mut keyed: Vec<([u8; 32], [u8; 32], usize)> = problems
        .par_iter()
        .enumerate()
        .map(|(index, problem)| (group_key(problem), problem_key(problem), index))
        .collect();
    keyed.sort_by(|a, b| (a.0, a.1, &problems[a.2].id).cmp(&(b.0, b.1, &problems[b.2].id)));
    let mut groups: Vec<Vec<usize>> =
        keyed.chunk_by(|a, b| a.0 == b.0).map(|group| group.iter().map(|row| row.2).collect()).collect();
    shuffle(&mut groups, seed);

    let mut split = Split::default();
    let test_wanted = match (train, test) {
        (_, Some(test)) => test,
        (Some(train), None) => problems.len().saturating_sub(train),
        (None, None) => 0,
    };
    let train_wanted = train.unwrap_or(usize::MAX);
    // The test part first: it is the same for every size of the training part.
    let rest = fill(&mut split.test, groups, test_wanted);
    let rest = fill(&mut split.train, rest, train_wanted);
    split.unused = rest.into_iter().flatten().collect();
    for (part, wanted, got) in [("test", test, split.test.len()), ("training", train, split.train.len())] {
        if let Some(wanted) = wanted.filter(|&wanted| wanted != got) {
            split.findings.push(
                Diagnostic::new(
                    code::SPLIT_INEXACT,
                    format!("{wanted} {part} problems were asked for, {got} there are"),
                )
                .hint("problems with equal positions stay together; ask for fewer"),
            );
        }
    }
    split
}

/// Moves groups into a part as long as they fit; returns the others.
fn fill(part: &mut Vec<usize>, groups: Vec<Vec<usize>>, wanted: usize) -> Vec<Vec<usize>> {
    let mut rest = Vec::new();
    for group in groups {
        if group.len() <= wanted - part.len() {
            part.extend(group);
        } else {
            rest.push(group);
        }
    }
    rest
}

/// The shuffle of Fisher and Yates, last place first.
fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut generator = Pcg64::seed_from_u64(seed);
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u64 + 1, &mut generator) as usize);
    }
}

/// A number below `bound`, each equally likely: numbers of the incomplete last stretch are drawn again.
fn below(bound: u64, generator: &mut Pcg64) -> u64 {
    let stretch = u64::MAX - u64::MAX % bound;
    loop {
        let number = generator.next_u64();
        if number < stretch {
            return number % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes() {
        let mut items: Vec<u32> = (0..10).collect();
        shuffle(&mut items, 1);
        assert_eq!(items, [6, 4, 2, 1, 8, 7, 5, 0, 3, 9]);
    }
}
