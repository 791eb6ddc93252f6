//! The decision list in Prolog that says the same as a tree (Blockeel and De Raedt 1998, section 4).

use super::{NodeKind, Prediction, Tree};
use crate::logic::{Literal, Term, conjunction};
use std::fmt::Write;

impl Tree {
    /// One clause a leaf, each ending in a cut: the root query and the tests that said *yes* on the way. What said *no* needs no
    /// mention, since its clauses come before. The last clause, where every test says *no*, asks nothing: it is also for
    /// what the root query has no answer to.
    #[must_use]
    pub fn to_prolog(&self) -> String {
        let mut text = String::new();
        let mut pending: Vec<(usize, Vec<Literal>)> = vec![(0, self.root.iter().skip(1).cloned().collect())];
        while let Some((at, body)) = pending.pop() {
            match &self.nodes[at].kind {
                NodeKind::Leaf if pending.is_empty() => _ = writeln!(text, "{}", self.clause(at, &[])),
                NodeKind::Leaf => _ = writeln!(text, "{}", self.clause(at, &body)),
                NodeKind::Test { conjunction, yes, no, .. } => {
                    pending.push((*no, body.clone()));
                    let mut extended = body;
                    extended.extend_from_slice(conjunction);
                    pending.push((*yes, extended));
                }
            }
        }
        text
    }

    fn clause(&self, leaf: usize, body: &[Literal]) -> String {
        let node = &self.nodes[leaf];
        let prediction = match &node.prediction {
            Prediction::Number { mean, .. } => Term::float(*mean),
            Prediction::Class { class, .. } => Term::Atom(self.classes[*class]),
        };
        let Some(predicted) = self.root.first() else { return String::new() };
        let mut key = self.key.iter();
        let arguments = predicted.atom.arguments().iter().map(|argument| match key.next() {
            Some(false) => prediction.clone(),
            _ => argument.clone(),
        });
        let name = predicted.atom.functor().map_or("prediction", |(name, _)| name.as_str());
        let head = Term::compound(name, arguments.collect());
        let mut goals = body.to_vec();
        goals.push(Literal::positive(Term::atom("!")));
        let body = conjunction(&goals).unwrap_or_else(|| Term::atom("true"));
        format!("{}.\n% {}", Term::compound(":-", vec![head, body]), self.leaf_text(leaf))
    }
}
