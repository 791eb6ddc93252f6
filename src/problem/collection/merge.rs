//! De-duplication: problems that are equal under symmetry and exchange of colours become one.
//!
//! The judgements of a later problem are carried over to the first one. Where the two disagree the first stays, with a warning.
//! The same stones with the other side to move are another problem.

use super::Collection;
use super::symmetry::problem_form;
use crate::diagnostics::{Diagnostic, code};
use crate::problem::{FirstMove, Verdict};
use rayon::prelude::*;
use std::collections::HashMap;

impl Collection {
    /// Merges equal problems into the first of them and notes each; returns how many were taken out.
    pub fn deduplicate(&mut self) -> usize {
        let forms: Vec<_> = self.problems.par_iter().map(problem_form).collect();
        let mut first_of: HashMap<[u8; 32], usize> = HashMap::with_capacity(forms.len());
        let mut duplicate = vec![false; forms.len()];
        for (index, (key, symmetry)) in forms.iter().enumerate() {
            let first = *first_of.entry(*key).or_insert(index);
            if first == index {
                continue;
            }
            duplicate[index] = true;
            let size = self.problems[index].size;
            let carried: Vec<FirstMove> = self.problems[index]
                .moves
                .iter()
                .map(|m| FirstMove {
                    point: m.point.map(|point| forms[first].1.origin(symmetry.image(point, size), size)),
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
        let mut keep = duplicate.iter().map(|duplicate| !duplicate);
        self.problems.retain(|_| keep.next().unwrap_or(true));
        let mut keep = duplicate.iter().map(|duplicate| !duplicate);
        self.origins.retain(|_| keep.next().unwrap_or(true));
        duplicate.iter().filter(|duplicate| **duplicate).count()
    }
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
