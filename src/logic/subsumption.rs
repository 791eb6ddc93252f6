//! θ-subsumption (G. D. Plotkin 1970): a clause is more general than another if some substitution makes each of its
//! literals one of the other's.
//!
//! The problem is NP-complete. The search takes next the literal with the fewest candidates under the bindings so far,
//! and can be limited in steps.

use super::{Literal, Term, Variable};
use rustc_hash::FxHashMap;

/// Whether a substitution of the variables of `general` makes every literal of it a literal of `specific`. Variables of
/// `specific` stand for themselves, also where their numbers occur in `general`.
#[must_use]
pub fn subsumes(general: &[Literal], specific: &[Literal]) -> bool {
    subsumes_within(general, specific, u64::MAX).unwrap_or(false)
}

/// [`subsumes`] within a number of attempts to match two literals; `None` if that was not enough to decide.
#[must_use]
pub fn subsumes_within(general: &[Literal], specific: &[Literal], mut steps: u64) -> Option<bool> {
    Search::new(general, specific, &mut steps)?.run(&mut steps)
}

/// Bindings of variables of the general clause to terms of the specific one.
#[derive(Default)]
struct Matching<'a> {
    bindings: FxHashMap<Variable, &'a Term>,
    trail: Vec<Variable>,
}

impl<'a> Matching<'a> {
    fn undo_to(&mut self, mark: usize) {
        for variable in self.trail.drain(mark..) {
            self.bindings.remove(&variable);
        }
    }

    /// Extends the bindings so that the pattern becomes the term; false, without new bindings, if none do.
    fn extend(&mut self, pattern: &'a Term, term: &'a Term) -> bool {
        let mark = self.trail.len();
        let mut pairs = vec![(pattern, term)];
        while let Some((pattern, term)) = pairs.pop() {
            let agree = match pattern {
                Term::Variable(variable) => match self.bindings.get(variable) {
                    Some(bound) => *bound == term,
                    None => {
                        self.bindings.insert(*variable, term);
                        self.trail.push(*variable);
                        true
                    }
                },
                Term::Compound(_) => {
                    let same_functor = pattern.functor() == term.functor();
                    if same_functor {
                        pairs.extend(pattern.arguments().iter().zip(term.arguments()));
                    }
                    same_functor
                }
                _ => pattern == term,
            };
            if !agree {
                self.undo_to(mark);
                return false;
            }
        }
        true
    }
}

struct Search<'a> {
    general: Vec<&'a Literal>,
    /// For each literal of `general` the literals that it can become when looked at alone.
    candidates: Vec<Vec<&'a Literal>>,
    matching: Matching<'a>,
}

/// One literal of the general clause that has been placed.
struct Choice {
    literal: usize,
    /// The next candidate to try when the search comes back.
    next: usize,
    /// The bindings before it.
    mark: usize,
}

impl<'a> Search<'a> {
    /// Collects the candidates; `None` if that takes too many steps.
    fn new(general: &'a [Literal], specific: &'a [Literal], steps: &mut u64) -> Option<Self> {
        let mut by_predicate: FxHashMap<_, Vec<&'a Literal>> = FxHashMap::default();
        for literal in specific {
            by_predicate.entry((literal.negated, literal.atom.functor())).or_default().push(literal);
        }
        let mut matching = Matching::default();
        let mut candidates = Vec::with_capacity(general.len());
        for literal in general {
            let mut fitting = Vec::new();
            // A goal that is a variable has no predicate: it can become anything.
            let alike = match literal.atom.functor() {
                Some(predicate) => {
                    by_predicate.get(&(literal.negated, Some(predicate))).map_or(&[][..], Vec::as_slice).to_vec()
                }
                None => specific.iter().filter(|candidate| candidate.negated == literal.negated).collect(),
            };
            for candidate in alike {
                *steps = steps.checked_sub(1)?;
                if matching.extend(&literal.atom, &candidate.atom) {
                    fitting.push(candidate);
                }
                matching.undo_to(0);
            }
            candidates.push(fitting);
        }
        Some(Self { general: general.iter().collect(), candidates, matching })
    }

    fn run(&mut self, steps: &mut u64) -> Option<bool> {
        let mut open: Vec<usize> = (0..self.general.len()).collect();
        let mut choices: Vec<Choice> = Vec::new();
        let mut advance = true;
        loop {
            if advance {
                if open.is_empty() {
                    return Some(true);
                }
                let at = self.most_constrained(&open, steps)?;
                choices.push(Choice { literal: open.swap_remove(at), next: 0, mark: self.matching.trail.len() });
            }
            let Some(choice) = choices.last_mut() else { return Some(false) };
            self.matching.undo_to(choice.mark);
            let (literal, candidates) = (self.general[choice.literal], &self.candidates[choice.literal]);
            advance = false;
            while let Some(candidate) = candidates.get(choice.next) {
                choice.next += 1;
                *steps = steps.checked_sub(1)?;
                if self.matching.extend(&literal.atom, &candidate.atom) {
                    advance = true;
                    break;
                }
            }
            if !advance {
                open.push(choice.literal);
                choices.pop();
                if choices.is_empty() {
                    return Some(false);
                }
            }
        }
    }

    /// The place in `open` of the literal with the fewest candidates under the present bindings.
    fn most_constrained(&mut self, open: &[usize], steps: &mut u64) -> Option<usize> {
        let (mut best, mut fewest) = (0, usize::MAX);
        for (at, &literal) in open.iter().enumerate() {
            let mut count = 0;
            for candidate in &self.candidates[literal] {
                *steps = steps.checked_sub(1)?;
                let mark = self.matching.trail.len();
                count += usize::from(self.matching.extend(&self.general[literal].atom, &candidate.atom));
                self.matching.undo_to(mark);
                if count >= fewest {
                    break;
                }
            }
            if count < fewest {
                (best, fewest) = (at, count);
            }
            if fewest == 0 {
                break;
            }
        }
        Some(best)
    }
}
