//! Predictions of small leaves are drawn towards those of the nodes above them.
//!
//! The m-estimate (Cestnik, 1990) with the prediction of the parent as the prior, as in hierarchical shrinkage (Agarwal et al.,
//! 2022). It also tells apart leaves whose own examples do not.

use crate::tree::{NodeKind, Prediction, Tree};

/// Replaces the number that each node but the root predicts by `(n · own + m · parent's) / (n + m)`, where `n` is the number of
/// its examples and the parent's is already replaced. Predicted classes stay as they are.
#[must_use]
pub fn shrink(tree: &Tree, m: f64) -> Tree {
    let mut shrunk = tree.clone();
    for at in 0..tree.nodes.len() {
        let (NodeKind::Test { yes, no, .. }, Prediction::Number { mean: above, .. }) =
            (&tree.nodes[at].kind, shrunk.nodes[at].prediction.clone())
        else {
            continue;
        };
        for branch in [*yes, *no] {
            let examples = tree.nodes[branch].examples as f64;
            if let Prediction::Number { mean, .. } = &mut shrunk.nodes[branch].prediction
                && examples + m > 0.0
            {
                *mean = (examples * *mean + m * above) / (examples + m);
            }
        }
    }
    shrunk
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Node;

    fn node(kind: NodeKind, examples: usize, mean: f64) -> Node {
        Node { kind, examples, prediction: Prediction::Number { mean, deviation: 1.0 } }
    }

    fn test(yes: usize, no: usize) -> NodeKind {
        NodeKind::Test { conjunction: Vec::new(), new_variables: Vec::new(), yes, no }
    }

    #[test]
    fn each_node_leans_on_the_one_above() {
        let nodes = vec![
            node(test(1, 2), 100, 0.5),
            node(NodeKind::Leaf, 10, 1.0),
            node(test(3, 4), 90, 0.4),
            node(NodeKind::Leaf, 0, 0.0),
            node(NodeKind::Leaf, 90, 0.4),
        ];
        let tree = Tree { root: Vec::new(), root_types: Vec::new(), key: Vec::new(), classes: Vec::new(), nodes };
        let means = |tree: &Tree| -> Vec<f64> { tree.nodes.iter().map(|node| node.prediction.score()).collect() };
        let third = (90.0 * 0.4 + 10.0 * 0.5) / 100.0;
        let expected = [0.5, (10.0 + 5.0) / 20.0, third, third, (90.0 * 0.4 + 10.0 * third) / 100.0];
        assert!(means(&shrink(&tree, 10.0)).iter().zip(expected).all(|(mean, wanted)| (mean - wanted).abs() < 1e-12));
        assert_eq!(shrink(&tree, 0.0), tree);
    }
}
