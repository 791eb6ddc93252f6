//! De-duplication: problems that are equal under symmetry and exchange of colours become one.
//!
//! The judgements of a later problem are carried over to the first one. Where the two disagree the first stays, with a warning.
//! The same stones with the other side to move are another problem.

use super::Collection;
use super::symmetry::{Symmetry, problem_form};
use crate::diagnostics::{Diagnostic, code};
use crate::problem::{FirstMove, Verdict};
use rayon::prelude::*;
use std::collections::HashMap;

impl Collection {
    /// Warns of each problem that equals an earlier one, and leaves them as they are; returns how many there are.
    pub fn report_duplicates(&mut self) -> usize {
        let duplicates = self.duplicates();
        for duplicate in &duplicates {
            let (id, first_id) = (&self.problems[duplicate.index].id, &self.problems[duplicate.first].id);
            let message = format!("`{id}` equals `{first_id}`, perhaps mirrored, turned or with the colours exchanged");
            let origin = &self.origins[duplicate.index];
            self.findings.push(Diagnostic::new(code::SAME_PROBLEM, message).at(&origin.source, origin.span));
        }
        duplicates.len()
    }

    /// The problems that equal an earlier one, in their order.
    fn duplicates(&self) -> Vec<Duplicate> {
        let forms: Vec<_> = self.problems.par_iter().map(problem_form).collect();
        let mut first_of: HashMap<[u8; 32], usize> = HashMap::with_capacity(forms.len());
        let mut duplicates = Vec::new();
        for (index, (key, symmetry)) in forms.iter().enumerate() {
            let first = *first_of.entry(*key).or_insert(index);
            if first != index {
                duplicates.push(Duplicate { index, first, to_form: *symmetry, form_of_first: forms[first].1 });
            }
        }
        duplicates
    }

    /// Merges equal problems into the first of them and notes each; returns how many were taken out.
    pub fn deduplicate(&mut self) -> usize {
        let duplicates = self.duplicates();
        let mut is_duplicate = vec![false; self.problems.len()];
        for &Duplicate { index, first, to_form, form_of_first } in &duplicates {
            is_duplicate[index] = true;
            let size = self.problems[index].size;
            let carried: Vec<FirstMove> = self.problems[index]
                .moves
                .iter()
                .map(|m| FirstMove {
                    point: m.point.map(|point| form_of_first.origin(to_form.image(point, size), size)),
                    ..m.clone()
                })
                .collect();
            let origin = self.origins[index].clone();
            let (id, first_id) = (self.problems[index].id.clone(), self.problems[first].id.clone());
            let mut add = |code, message: String| {
                self.findings.push(Diagnostic::new(code, message).at(&origin.source, origin.span));
            };
            add(code::DUPLICATE_PROBLEM, format!("`{id}` equals `{first_id}` and was merged with it"));
            for point in merge(&mut self.problems[first].moves, carried) {
                add(code::JUDGEMENTS_DIFFER, format!("`{id}` and `{first_id}` judge {point} differently"));
            }
        }
        let mut dropped = is_duplicate.iter();
        self.problems.retain(|_| dropped.next() == Some(&false));
        let mut dropped = is_duplicate.iter();
        self.origins.retain(|_| dropped.next() == Some(&false));
        duplicates.len()
    }
}

/// A problem that equals an earlier one.
struct Duplicate {
    index: usize,
    first: usize,
    /// From the problem to its canonical form.
    to_form: Symmetry,
    /// From the first one to the same form.
    form_of_first: Symmetry,
}

/// Adds judgements to those of an equal problem; returns the moves that are judged differently.
fn merge(moves: &mut Vec<FirstMove>, carried: Vec<FirstMove>) -> Vec<String> {
    let mut different = Vec::new();
    for m in carried {
        match moves.iter_mut().find(|other| other.point == m.point) {
            None => moves.push(m),
            Some(other) if other.verdict == m.verdict => other.status = other.status.take().or(m.status),
            Some(other) => {
                // A lesser answer is an answer: only wrong against right is a contradiction worth a warning.
                if other.verdict == Verdict::Wrong || m.verdict == Verdict::Wrong {
                    different.push(m.point.map_or("the pass".to_owned(), |point| point.sgf()));
                }
            }
        }
    }
    different
}
