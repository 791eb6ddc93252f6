//! Cutting a tree back.

use crate::coverage::{Scratch, UnknownRelation};
use crate::interpretation::{Background, ExampleSet, Targets};
use crate::tree::{LeafOrigin, Node, NodeKind, Prediction, Predictor, Tree};

/// Cuts every test whose branches do not do better than a leaf in its place on examples that were not grown from: reduced
/// error pruning, with squared errors for numbers. Of equals the smaller tree is taken.
///
/// # Errors
/// If the tree names a relation that the background does not have.
pub fn prune_by_validation(
    tree: &Tree,
    background: &dyn Background,
    validation: &ExampleSet,
) -> Result<Tree, UnknownRelation> {
    let parents = parents(tree);
    let predictor = Predictor::new(tree, background)?;
    let mut scratch = Scratch::default();
    // The error of each node on the validation examples that pass through it, if it were a leaf.
    let mut errors = vec![0.0; tree.nodes.len()];
    for example in 0..validation.len() {
        let leaf = predictor.leaf(validation.interpretation(example), validation.key(example), &mut scratch);
        let mut at = Some(leaf);
        while let Some(node) = at {
            errors[node] += error(&tree.nodes[node].prediction, validation.targets(), example);
            at = parents[node];
        }
    }
    Ok(cut(tree, &errors))
}

/// Makes one leaf of every two leaves of a test that predict the same class, from the leaves upwards: the *safe pruning* of
/// Tilde, by which no prediction changes. Trees of numbers are left as they are.
#[must_use]
pub fn merge_equal_leaves(tree: &Tree) -> Tree {
    let mut merged = tree.clone();
    for at in (0..tree.nodes.len()).rev() {
        let NodeKind::Test { yes, no, .. } = merged.nodes[at].kind else { continue };
        let (one, other) = (&merged.nodes[yes], &merged.nodes[no]);
        if one.kind == NodeKind::Leaf
            && other.kind == NodeKind::Leaf
            && let (Prediction::Class { class, .. }, Prediction::Class { class: same, .. }) =
                (&one.prediction, &other.prediction)
            && class == same
        {
            merged.nodes[at].kind = NodeKind::Leaf;
        }
    }
    merged.in_order()
}

/// For each node of a tree that was cut back, how it came to be a leaf. `merged` and `grown` are the trees before it.
#[must_use]
pub fn leaf_origins(grown: &Tree, merged: &Tree, tree: &Tree) -> Vec<LeafOrigin> {
    let mut origins = vec![LeafOrigin::Grown; tree.nodes.len()];
    let mut pending = vec![(0, 0, 0)];
    while let Some((at, in_merged, in_grown)) = pending.pop() {
        let branches =
            [(tree, at), (merged, in_merged), (grown, in_grown)].map(|(tree, at)| match tree.nodes[at].kind {
                NodeKind::Test { yes, no, .. } => Some((yes, no)),
                NodeKind::Leaf => None,
            });
        match branches {
            [Some(here), Some(before), Some(first)] => {
                pending.push((here.0, before.0, first.0));
                pending.push((here.1, before.1, first.1));
            }
            [None, Some(_), _] => origins[at] = LeafOrigin::Cut,
            [None, None, Some(_)] => origins[at] = LeafOrigin::Merged,
            _ => {}
        }
    }
    origins
}

/// Cuts every test whose branches do not have a lower pessimistic error than a leaf in its place, at a confidence level
/// (Quinlan 1993, C4.5, chapter 4). Trees of numbers are left as they are.
#[must_use]
pub fn prune_pessimistically(tree: &Tree, level: f64) -> Tree {
    if tree.classes.is_empty() {
        return tree.clone();
    }
    let errors: Vec<f64> = tree.nodes.iter().map(|node| pessimistic(node, level)).collect();
    cut(tree, &errors)
}

/// The errors that are to be expected of a tree of classes at a confidence level, as C4.5 estimates them: the sum over its
/// leaves, added in the order in which they are printed, since the original prints all digits of it. 0 for numbers.
#[must_use]
pub fn pessimistic_errors(tree: &Tree, level: f64) -> f64 {
    if tree.classes.is_empty() {
        return 0.0;
    }
    let mut sum = 0.0;
    let mut pending = vec![0];
    while let Some(at) = pending.pop() {
        match tree.nodes[at].kind {
            NodeKind::Leaf => sum += pessimistic(&tree.nodes[at], level),
            NodeKind::Test { yes, no, .. } => pending.extend([no, yes]),
        }
    }
    sum
}

/// The errors to be expected where a node is a leaf.
fn pessimistic(node: &Node, level: f64) -> f64 {
    let wrong = node.prediction.errors() as f64;
    wrong + added_errors(node.examples as f64, wrong, level)
}

fn error(prediction: &Prediction, targets: &Targets, example: usize) -> f64 {
    match (prediction, targets) {
        (Prediction::Number { mean, .. }, Targets::Numeric(numbers)) => (numbers[example] - mean).powi(2),
        (Prediction::Class { class, .. }, Targets::Nominal { class_of, .. }) => {
            f64::from(usize::from(class_of[example]) != *class)
        }
        _ => 0.0,
    }
}

fn parents(tree: &Tree) -> Vec<Option<usize>> {
    let mut parents = vec![None; tree.nodes.len()];
    for (at, node) in tree.nodes.iter().enumerate() {
        if let NodeKind::Test { yes, no, .. } = node.kind {
            parents[yes] = Some(at);
            parents[no] = Some(at);
        }
    }
    parents
}

/// Turns each test into a leaf whose error as a leaf is at most that of its branches, from the leaves upwards.
fn cut(tree: &Tree, errors: &[f64]) -> Tree {
    let mut cut = tree.clone();
    let mut best = errors.to_vec();
    for at in (0..tree.nodes.len()).rev() {
        if let NodeKind::Test { yes, no, .. } = tree.nodes[at].kind {
            let branches = best[yes] + best[no];
            if errors[at] <= branches + 1e-9 * (1.0 + branches.abs()) {
                cut.nodes[at].kind = NodeKind::Leaf;
            } else {
                best[at] = branches;
            }
        }
    }
    cut.in_order()
}

/// The errors that C4.5 adds to `wrong` of `all` at a confidence level, as an upper limit of what is to be expected.
pub(super) fn added_errors(all: f64, wrong: f64, level: f64) -> f64 {
    if all <= 0.0 {
        return 0.0;
    }
    if wrong < 1e-6 {
        return all * (1.0 - level.powf(1.0 / all));
    }
    if wrong < 0.9999 {
        let none = all * (1.0 - level.powf(1.0 / all));
        return none + wrong * (added_errors(all, 1.0, level) - none);
    }
    if wrong + 0.5 >= all {
        return 0.67 * (all - wrong);
    }
    let coefficient = normal_deviate(level).powi(2);
    let rate = (wrong
        + 0.5
        + coefficient / 2.0
        + (coefficient * ((wrong + 0.5) * (1.0 - (wrong + 0.5) / all) + coefficient / 4.0)).sqrt())
        / (all + coefficient);
    all * rate - wrong
}

/// The deviate of the normal distribution with this upper tail, from C4.5's table by linear interpolation.
fn normal_deviate(level: f64) -> f64 {
    const TABLE: [(f64, f64); 9] = [
        (0.0, 4.0),
        (0.001, 3.09),
        (0.005, 2.58),
        (0.01, 2.33),
        (0.05, 1.65),
        (0.1, 1.28),
        (0.2, 0.84),
        (0.4, 0.25),
        (1.0, 0.0),
    ];
    let at = TABLE.iter().position(|(tail, _)| level <= *tail).unwrap_or(TABLE.len() - 1).max(1);
    let ((low, from), (high, to)) = (TABLE[at - 1], TABLE[at]);
    from + (to - from) * (level - low) / (high - low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::Symbol;

    fn leaf(right: usize, wrong: usize, class: usize) -> Node {
        let counts = if class == 0 { vec![right, wrong] } else { vec![wrong, right] };
        Node { kind: NodeKind::Leaf, examples: right + wrong, prediction: Prediction::Class { class, counts } }
    }

    fn test(yes: usize, no: usize, of: Node) -> Node {
        Node { kind: NodeKind::Test { conjunction: Vec::new(), new_variables: Vec::new(), yes, no }, ..of }
    }

    fn tree(nodes: Vec<Node>) -> Tree {
        let classes = ["pos", "neg"].map(Symbol::new).to_vec();
        Tree { root: Vec::new(), root_types: Vec::new(), key: Vec::new(), classes, nodes }
    }

    #[test]
    fn leaves_are_merged_and_tests_cut() {
        // On the left two leaves predict the same, and then so does their neighbour; on the right pruning takes a test away.
        let grown = tree(vec![
            test(1, 6, leaf(32, 12, 0)),
            test(2, 5, leaf(30, 2, 0)),
            test(3, 4, leaf(20, 1, 0)),
            leaf(12, 0, 0),
            leaf(8, 1, 0),
            leaf(10, 1, 0),
            test(7, 8, leaf(10, 2, 1)),
            leaf(1, 1, 0),
            leaf(9, 1, 1),
        ]);
        let merged = merge_equal_leaves(&grown);
        assert_eq!(
            merged.nodes,
            [test(1, 2, leaf(32, 12, 0)), leaf(30, 2, 0), test(3, 4, leaf(10, 2, 1)), leaf(1, 1, 0), leaf(9, 1, 1),]
        );
        let pruned = prune_pessimistically(&merged, 0.25);
        assert_eq!(pruned.nodes, [test(1, 2, leaf(32, 12, 0)), leaf(30, 2, 0), leaf(10, 2, 1)]);
        let origins = leaf_origins(&grown, &merged, &pruned);
        assert_eq!(origins, [LeafOrigin::Grown, LeafOrigin::Merged, LeafOrigin::Cut]);
        assert_eq!(leaf_origins(&grown, &grown, &grown), [LeafOrigin::Grown; 9]);
        let alone = tree(vec![leaf(3, 1, 0)]);
        assert_eq!(merge_equal_leaves(&alone), alone);
    }

    #[test]
    fn expected_errors_are_added_in_the_order_of_printing() {
        let leaves = [leaf(7, 3, 0), leaf(1, 0, 1), leaf(90, 2, 0)];
        let sum = leaves.iter().fold(0.0, |sum, leaf| sum + pessimistic(leaf, 0.25));
        let [one, other, third] = leaves;
        // The same tree with its nodes stored in two orders.
        let inner = leaf(8, 3, 0);
        let top = leaf(97, 6, 0);
        let in_order =
            tree(vec![test(1, 4, top.clone()), test(2, 3, inner.clone()), one.clone(), other.clone(), third.clone()]);
        let otherwise = tree(vec![test(2, 1, top), third, test(4, 3, inner), other, one]);
        assert_eq!(pessimistic_errors(&in_order, 0.25).to_bits(), sum.to_bits());
        assert_eq!(pessimistic_errors(&otherwise, 0.25).to_bits(), sum.to_bits());
    }
}
