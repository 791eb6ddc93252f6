//! Counts and sums of the examples that each refinement covers, gathered in parallel and always added in the same order.

use super::contest::Contest;
use crate::coverage::{Pack, PackContext, Scratch, Test};
use crate::interpretation::{ExampleSet, Targets, Value};
use rayon::prelude::*;

/// How many examples came, and the sums of what they contribute: one sum for numbers, a count for each class otherwise.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sums {
    pub(super) count: usize,
    pub(super) sums: Vec<f64>,
    /// The sum of squares of a numeric target.
    pub(super) squares: f64,
}

impl Sums {
    pub(super) fn of(rows: &Rows<'_>, places: &[u32]) -> Self {
        let mut sums = Self { count: places.len(), sums: vec![0.0; rows.examples.targets().width()], squares: 0.0 };
        for &place in places {
            let (at, amount) = rows.contribution(place as usize);
            sums.sums[at] += amount;
            sums.squares += amount * amount;
        }
        sums
    }
}

/// What each refinement of a pack covers.
pub(super) struct Tally {
    width: usize,
    counts: Vec<u32>,
    sums: Vec<f64>,
}

/// The number of chunks into which the examples of a large node are cut. It must not depend on the number of threads: the
/// chunks decide the order in which sums are added.
const CHUNKS: usize = 32;
/// Smaller pieces than this are not worth a task of their own.
const SMALLEST_CHUNK: usize = 256;

/// The size of the chunks of so many examples.
pub(super) fn chunk_size(examples: usize) -> usize {
    examples.div_ceil(CHUNKS).max(SMALLEST_CHUNK)
}

/// The examples as learning sees them: the values that are fixed for each.
pub(super) struct Rows<'a> {
    pub(super) examples: &'a ExampleSet,
    pub(super) values: &'a [Value],
    pub(super) width: usize,
    /// Whether the root query has an answer; where it has none, no test succeeds.
    pub(super) answered: &'a [bool],
    /// From where numbers are counted: near the targets, so that squares of large numbers do not drown what is between them.
    pub(super) zero: f64,
    /// Where the tree is to rank: then slopes are added up and not targets.
    pub(super) contest: Option<Contest>,
}

impl Rows<'_> {
    /// The sum to which an example contributes, and what: a number is counted from the zero.
    fn contribution(&self, place: usize) -> (usize, f64) {
        match self.examples.targets() {
            Targets::Numeric(numbers) => (0, numbers[place] - self.zero),
            targets => targets.contribution(place),
        }
    }

    fn fixed(&self, place: usize) -> &[Value] {
        &self.values[place * self.width..(place + 1) * self.width]
    }
}

impl Tally {
    /// Runs the pack of a node over the examples at the given places.
    pub(super) fn of<'a>(context: &PackContext<'a>, pack: &Pack<'a>, rows: &Rows<'_>, places: &[u32]) -> Self {
        let width = if rows.contest.is_some() { 2 } else { rows.examples.targets().width() };
        let empty = || Self { width, counts: vec![0; pack.len()], sums: vec![0.0; pack.len() * width] };
        let parts: Vec<Self> = places
            .par_chunks(chunk_size(places.len()))
            .map_init(Scratch::default, |scratch, chunk| {
                let mut tally = empty();
                for &place in chunk {
                    let place = place as usize;
                    if !rows.answered[place] {
                        continue;
                    }
                    let interpretation = rows.examples.interpretation(place);
                    if let Some(contest) = &rows.contest {
                        let slope = contest.slope(place);
                        context.visit(pack, interpretation, rows.fixed(place), scratch, |refinement| {
                            tally.counts[refinement] += 1;
                            tally.sums[2 * refinement] += slope.first;
                            tally.sums[2 * refinement + 1] += slope.second;
                        });
                        continue;
                    }
                    let (at, amount) = rows.contribution(place);
                    context.visit(pack, interpretation, rows.fixed(place), scratch, |refinement| {
                        tally.counts[refinement] += 1;
                        tally.sums[refinement * width + at] += amount;
                    });
                }
                tally
            })
            .collect();
        parts.into_iter().reduce(Self::plus).unwrap_or_else(empty)
    }

    fn plus(mut self, other: Self) -> Self {
        self.counts.iter_mut().zip(&other.counts).for_each(|(sum, part)| *sum += part);
        self.sums.iter_mut().zip(&other.sums).for_each(|(sum, part)| *sum += part);
        self
    }

    /// Count and sums of what a refinement covers.
    pub(super) fn refinement(&self, number: usize) -> (usize, &[f64]) {
        (self.counts[number] as usize, &self.sums[number * self.width..(number + 1) * self.width])
    }
}

/// Parts examples into those that a test covers and the others, each in the old order.
pub(super) fn part(test: &Test<'_>, rows: &Rows<'_>, places: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let covered: Vec<Vec<bool>> = places
        .par_chunks(chunk_size(places.len()))
        .map_init(Scratch::default, |scratch, chunk| {
            let covers = |&place: &u32| {
                let place = place as usize;
                rows.answered[place] && test.covers(rows.examples.interpretation(place), rows.fixed(place), scratch)
            };
            chunk.iter().map(covers).collect()
        })
        .collect();
    let mut answers = covered.into_iter().flatten();
    places.iter().partition(|_| answers.next() == Some(true))
}
