//! The bindings that a part of a path has for some of its variables, without going through those of the others.
//!
//! Where a path has found several things that have nothing to do with each other but a variable that all share, its bindings are as
//! many as all ways to combine them. So the literals are put into a forest, as those of a [`super::Test`] are: once a literal has an
//! answer, what remains falls into pieces that share no open variable. A piece without a wanted variable needs one answer, and of several with
//! wanted ones each is gone through for each answer of the others. (Elimination of variables: Dechter, 1999; the projections of the
//! design's binding tables.)

use super::operation::Operation;
use super::path::{Component, Rows, connected};
use crate::diagnostics::Watch;
use crate::interpretation::{InterpretationId, Value};

/// How a component is gone through for some of its slots.
#[derive(Debug)]
pub(crate) struct Projection {
    wanted: Vec<usize>,
    pieces: Vec<Piece>,
}

/// A literal, and what remains once it has an answer.
#[derive(Debug)]
struct Piece {
    /// The place of the literal in the component.
    literal: usize,
    /// The slots that it is the first to bind.
    binds: Vec<usize>,
    /// Whether it, or something below it, binds a wanted slot.
    is_wanted: bool,
    below: Vec<Piece>,
}

/// Going through a component for an example.
struct Search<'c, 'b> {
    operations: &'c [Operation<'b>],
    interpretation: InterpretationId,
    /// A literal left a variable open: pieces that share it are not apart.
    open: bool,
}

impl Projection {
    /// The way to go through a component; its variables are those of which `free` is true.
    pub(crate) fn new(component: &Component<'_>, wanted: &[usize], free: &dyn Fn(usize) -> bool) -> Self {
        let slots: Vec<Vec<usize>> = component
            .operations()
            .iter()
            .map(|operation| {
                let mut slots: Vec<usize> = operation.slots().filter(|slot| free(*slot)).collect();
                slots.sort_unstable();
                slots.dedup();
                slots
            })
            .collect();
        let pieces = pieces((0..slots.len()).collect(), &slots, &[], wanted);
        Self { wanted: wanted.to_vec(), pieces }
    }

    /// The distinct bindings of the wanted slots; `false` if a literal left a variable open, and they are to be found in another way.
    pub(crate) fn rows(
        &self,
        component: &Component<'_>,
        interpretation: InterpretationId,
        environment: &mut [Value],
        rows: &mut Rows,
        watch: &Watch,
    ) -> bool {
        rows.clear(self.wanted.len());
        let mut steps = 0;
        let mut search = Search { operations: component.operations(), interpretation, open: false };
        let pieces: Vec<&Piece> = self.pieces.iter().collect();
        search.each(&pieces, environment, &mut |environment| {
            rows.push(self.wanted.iter().map(|&slot| environment[slot]));
            watch.goes_on(&mut steps)
        });
        !search.open
    }
}

/// Literals that stand below some bound slots, as pieces: those without a wanted slot first.
fn pieces(literals: Vec<usize>, slots: &[Vec<usize>], bound: &[usize], wanted: &[usize]) -> Vec<Piece> {
    let open = |literal: usize| -> Vec<usize> {
        slots[literal].iter().copied().filter(|slot| !bound.contains(slot)).collect()
    };
    let sets = connected(literals.into_iter().map(|literal| (literal, open(literal))));
    let piece = |(all, members): (Vec<usize>, Vec<usize>)| {
        let literal = members[0];
        let binds = open(literal);
        let is_wanted = all.iter().any(|slot| wanted.contains(slot));
        let mut below = bound.to_owned();
        below.extend(&binds);
        Piece { literal, binds, is_wanted, below: pieces(members[1..].to_vec(), slots, &below, wanted) }
    };
    let mut all: Vec<Piece> = sets.into_iter().map(piece).collect();
    all.sort_by_key(|piece| (piece.is_wanted, piece.literal));
    all
}

impl Search<'_, '_> {
    /// Calls `found` for all combinations of the bindings of wanted slots in some pieces, until it returns `false`.
    fn each(
        &mut self,
        pieces: &[&Piece],
        environment: &mut [Value],
        found: &mut dyn FnMut(&mut [Value]) -> bool,
    ) -> bool {
        let Some((piece, rest)) = pieces.split_first() else { return found(environment) };
        if !piece.is_wanted {
            return !self.holds(piece, environment) || self.each(rest, environment, found);
        }
        let operation = &self.operations[piece.literal];
        let pattern = operation.pattern(environment);
        // What stands below comes with what is still to be gone through.
        let pieces: Vec<&Piece> = piece.below.iter().chain(rest.iter().copied()).collect();
        operation.run(self.interpretation, &pattern, environment, &mut |environment, _| {
            self.is_closed(piece, environment) && self.each(&pieces, environment, found)
        })
    }

    /// Whether a piece has an answer.
    fn holds(&mut self, piece: &Piece, environment: &mut [Value]) -> bool {
        let operation = &self.operations[piece.literal];
        let pattern = operation.pattern(environment);
        let mut holds = false;
        operation.run(self.interpretation, &pattern, environment, &mut |environment, _| {
            holds =
                self.is_closed(piece, environment) && piece.below.iter().all(|below| self.holds(below, environment));
            !holds && !self.open
        });
        holds
    }

    fn is_closed(&mut self, piece: &Piece, environment: &[Value]) -> bool {
        self.open |= !piece.below.is_empty() && piece.binds.iter().any(|&slot| !environment[slot].is_bound());
        !self.open
    }
}
