//! Counts and sums of the examples that each refinement covers, gathered in parallel and always added in the same order.

use super::contest::Contest;
use crate::coverage::{Covered, Pack, PackContext, Runs, Scratch, Test};
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
    /// How many numbers there are for each.
    width: usize,
    /// For each the number of examples and then the sums, side by side.
    numbers: Vec<f64>,
}

/// The number of chunks into which the examples of a large node are cut. It must not depend on the number of threads: the
/// chunks decide the order in which sums are added.
const CHUNKS: usize = 32;
/// Smaller pieces than this are not worth a task of their own.
const SMALLEST_CHUNK: usize = 256;

/// What the tallies of all chunks may take together, in bytes.
const MOST_TALLIES: usize = 1 << 28;

/// The size of the chunks of so many examples, if the tally of each takes so many bytes.
fn tally_chunk_size(examples: usize, bytes: usize) -> usize {
    let chunks = (MOST_TALLIES / bytes.max(1)).clamp(1, CHUNKS);
    examples.div_ceil(chunks).max(SMALLEST_CHUNK)
}

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

/// The rows of the examples of a node, as far as they are known from the node above.
pub(super) struct Above<'p, 'a> {
    pub(super) pack: &'p Pack<'a>,
    pub(super) covered: &'p Covered,
    /// For each example of the node the place of its row there.
    pub(super) rows: &'p [u32],
}

/// Rows that would take more bytes than this are not kept, but made again where they are needed.
const MOST_BYTES: usize = 1 << 29;

impl Tally {
    /// Runs the pack of a node over the examples at the given places. Also gives the rows of all examples, where they are kept.
    pub(super) fn of<'a>(
        context: &PackContext<'a>,
        pack: &Pack<'a>,
        rows: &Rows<'_>,
        places: &[u32],
        above: Option<&Above<'_, 'a>>,
    ) -> (Self, Option<Covered>) {
        let inherited = above.map(|above| PackContext::inherited(above.pack, pack));
        let old = |at: usize| {
            let (above, inherited) = (above?, inherited.as_ref()?);
            Some((inherited, above.covered.row(above.rows[at] as usize)))
        };
        let fill = |at: usize, scratch: &mut Scratch, row: &mut [u64]| {
            let place = places[at] as usize;
            if rows.answered[place] {
                let example = (rows.examples.interpretation(place), rows.fixed(place));
                context.fill(pack, old(at), example, scratch, row);
            }
        };
        let width = 1 + if rows.contest.is_some() { 2 } else { rows.examples.targets().width() };
        let empty = || Self { width, numbers: vec![0.0; pack.len() * width] };
        let size = tally_chunk_size(places.len(), pack.len() * 8 * width);
        let keep = pack.words() * 8 * places.len() <= MOST_BYTES && !pack.is_empty();
        let mut covered = Covered::new(pack, if keep { places.len() } else { 0 });
        let parts: Vec<Self> = if keep {
            covered
                .chunks_mut(size)
                .zip(places.par_chunks(size))
                .enumerate()
                .map_init(Scratch::default, |scratch, (chunk, (bits, places))| {
                    let mut tally = empty();
                    for ((at, &place), row) in places.iter().enumerate().zip(bits.chunks_exact_mut(pack.words())) {
                        if context.is_stopped() {
                            break;
                        }
                        fill(chunk * size + at, scratch, row);
                        tally.add(pack.runs(), rows, place as usize, row);
                    }
                    tally
                })
                .collect()
        } else {
            places
                .par_chunks(size)
                .enumerate()
                .map_init(Scratch::default, |scratch, (chunk, places)| {
                    let (mut tally, mut row) = (empty(), vec![0; pack.words()]);
                    for (at, &place) in places.iter().enumerate() {
                        if context.is_stopped() {
                            break;
                        }
                        row.fill(0);
                        fill(chunk * size + at, scratch, &mut row);
                        tally.add(pack.runs(), rows, place as usize, &row);
                    }
                    tally
                })
                .collect()
        };
        let mut tally = parts.into_iter().reduce(Self::plus).unwrap_or_else(empty);
        pack.runs().carry_on(|from, to| {
            (0..width).for_each(|at| tally.numbers[to * width + at] += tally.numbers[from * width + at]);
        });
        (tally, keep.then_some(covered))
    }

    /// Counts an example with the given row, at the refinements from which others follow.
    fn add(&mut self, runs: &Runs, rows: &Rows<'_>, place: usize, row: &[u64]) {
        let numbers = &mut self.numbers[..];
        if let Some(contest) = &rows.contest {
            let slope = contest.slope(place);
            runs.first_bits(row, |refinement| {
                let [count, first, second] = &mut numbers.as_chunks_mut().0[refinement];
                *count += 1.0;
                *first += slope.first;
                *second += slope.second;
            });
        } else {
            let (width, (at, amount)) = (self.width, rows.contribution(place));
            runs.first_bits(row, |refinement| {
                numbers[refinement * width] += 1.0;
                numbers[refinement * width + 1 + at] += amount;
            });
        }
    }

    fn plus(mut self, other: Self) -> Self {
        self.numbers.iter_mut().zip(&other.numbers).for_each(|(sum, part)| *sum += part);
        self
    }

    /// Count and sums of what a refinement covers.
    pub(super) fn refinement(&self, number: usize) -> (usize, &[f64]) {
        let numbers = &self.numbers[number * self.width..(number + 1) * self.width];
        (numbers[0] as usize, &numbers[1..])
    }
}

/// Parts the examples at some places by whether they are covered, each part in the old order: their places, and where in the
/// list these were.
pub(super) struct Parts {
    pub(super) covered: (Vec<u32>, Vec<u32>),
    pub(super) others: (Vec<u32>, Vec<u32>),
}

impl Parts {
    pub(super) fn new(places: &[u32], covers: impl Fn(usize) -> bool) -> Self {
        let mut parts = Self { covered: Default::default(), others: Default::default() };
        for (at, &place) in places.iter().enumerate() {
            let part = if covers(at) { &mut parts.covered } else { &mut parts.others };
            part.0.push(place);
            part.1.push(at as u32);
        }
        parts
    }
}

/// Parts examples into those that a test covers and the others.
pub(super) fn part(test: &Test<'_>, rows: &Rows<'_>, places: &[u32]) -> Parts {
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
    let covered: Vec<bool> = covered.into_iter().flatten().collect();
    Parts::new(places, |at| covered[at])
}
