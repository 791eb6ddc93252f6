//! Game trees to text. What is written reads back as the same trees.
//!
//! A node with one child is followed by it, several children stand in parentheses each, as `FF[4]`'s grammar has it.

use super::{GameTree, NodeId};

/// The text of a collection, one game a line.
#[must_use]
pub fn write(games: &[GameTree]) -> String {
    let mut out = String::new();
    for game in games {
        out.push('(');
        write_lines(game, vec![NodeId::ROOT], &mut out);
        out.push_str(")\n");
    }
    out
}

/// The text of the variations below a node: `(;B[aa]…)(;B[bb]…)`, without parentheses where there is only one.
#[must_use]
pub fn write_subtrees(game: &GameTree, below: NodeId) -> String {
    let mut out = String::new();
    write_lines(game, game.children(below).collect(), &mut out);
    out
}

/// Writes sibling subtrees without recursion: the stack holds nodes to write and parentheses to close.
fn write_lines(game: &GameTree, siblings: Vec<NodeId>, out: &mut String) {
    enum Step {
        Open(NodeId),
        Node(NodeId),
        Close,
    }
    let branch = |nodes: Vec<NodeId>, stack: &mut Vec<Step>| match nodes[..] {
        [only] => stack.push(Step::Node(only)),
        _ => stack.extend(nodes.into_iter().rev().map(Step::Open)),
    };
    let mut stack = Vec::new();
    branch(siblings, &mut stack);
    while let Some(step) = stack.pop() {
        match step {
            Step::Close => out.push(')'),
            Step::Open(id) => {
                out.push('(');
                stack.extend([Step::Close, Step::Node(id)]);
            }
            Step::Node(id) => {
                out.push(';');
                for property in &game.node(id).properties {
                    out.push_str(&property.name);
                    for value in &property.values {
                        out.push('[');
                        out.push_str(value.raw());
                        out.push(']');
                    }
                }
                let mut children = game.children(id);
                match (children.next(), children.next()) {
                    (None, _) => {}
                    (Some(only), None) => stack.push(Step::Node(only)),
                    _ => branch(game.children(id).collect(), &mut stack),
                }
            }
        }
    }
}
