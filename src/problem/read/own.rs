//! What the project's own SGF files say in private properties; `to_sgf` writes them and lists their meaning.

use super::marks::Marks;
use super::sgf::marks_of_lines;
use super::start::{Move, branches};
use crate::go::{Colour, Point};
use crate::problem::{Problem, Remarks, Verdict};
use crate::sgf::{GameTree, Node, NodeId, parse_variations, points, write_subtrees};

/// The private properties of a game; none in the files of others.
pub(super) struct Own<'a> {
    /// The name of the problem.
    pub id: Option<String>,
    root: Option<&'a Node>,
}

/// What a private property says of a first move.
#[derive(Clone, Copy)]
pub(super) enum Judgement {
    /// It is a line of play that is not judged.
    None,
    /// It is judged so.
    Verdict(Verdict),
}

impl<'a> Own<'a> {
    pub fn of(game: &'a GameTree) -> Self {
        let own = game.root().value("AP").is_some_and(|value| value.raw().starts_with("nakade"));
        let root = own.then(|| game.root());
        let id = root.and_then(|root| root.value("GN")).map(|value| value.simple_text()).filter(|id| !id.is_empty());
        Self { id, root }
    }

    /// Whether the variations are the lines of play, their first moves judged by private properties.
    pub fn has_lines(&self) -> bool {
        self.root.is_some_and(|root| root.get("NKMOVES").is_some())
    }

    /// The judgement of a first move; none where its lines are marked as in the files of others.
    pub fn judgement(&self, node: &Node) -> Option<Judgement> {
        match node.value("NKVERDICT")?.raw() {
            "lesser" => Some(Judgement::Verdict(Verdict::Lesser)),
            "correct" if self.has_lines() => Some(Judgement::Verdict(Verdict::Correct)),
            "wrong" if self.has_lines() => Some(Judgement::Verdict(Verdict::Wrong)),
            "none" if self.has_lines() => Some(Judgement::None),
            _ => None,
        }
    }

    /// The status of a first move.
    pub fn status(&self, node: &Node) -> Option<String> {
        node.value("NKSTATUS").map(|value| value.text().into_owned())
    }

    /// The remarks on the problem, `plain` being those that SGF itself knows.
    pub fn remarks(&self, game: &GameTree, size: u8, plain: Remarks) -> Remarks {
        let Some(root) = self.root else { return plain };
        let text = |name: &str| root.value(name).map(|value| value.text().into_owned());
        let lines = if self.has_lines() { lines_of(game) } else { plain.tree };
        Remarks {
            level: text("NKLEVEL"),
            target: root.get("NKTARGET").map_or(Vec::new(), |p| points(p, size).flatten().map(|(p, _)| p).collect()),
            status: text("NKSTATUS"),
            solution_depth: text("NKDEPTH").and_then(|depth| depth.parse().ok()),
            tree: text("NKTREE").or(lines),
        }
    }

    /// Gives the first moves of a problem their rewards and their order.
    pub fn restore_moves(&self, game: &GameTree, moves: &[Move], problem: &mut Problem) {
        let Some(root) = self.root else { return };
        for m in moves {
            let reward = game.node(m.node).value("NKREWARD").and_then(|value| value.simple_text().parse::<f64>().ok());
            let first_move = problem.moves.iter_mut().find(|first_move| first_move.point == m.point);
            if let (Some(reward), Some(first_move)) = (reward.filter(|r| (0.0..=1.0).contains(r)), first_move) {
                first_move.reward = reward;
            }
        }
        let order: Vec<Option<Point>> =
            root.values("NKMOVES").iter().map(|value| Point::from_sgf(value.raw().trim())).collect();
        if !order.is_empty() {
            let place = |point| order.iter().position(|other| *other == point).unwrap_or(order.len());
            problem.moves.sort_by_key(|m| place(m.point));
        }
    }
}

/// The variations of a game as SGF, without what was added to them when they were written.
fn lines_of(game: &GameTree) -> Option<String> {
    let mut lines = GameTree::new();
    // For each node its copy; none where it or a node above it was added.
    let mut copies: Vec<Option<NodeId>> = vec![None; game.len()];
    copies[NodeId::ROOT.index()] = Some(NodeId::ROOT);
    for id in game.subtree(NodeId::ROOT).skip(1) {
        let node = game.node(id);
        let added: Vec<&str> = node.values("NKADDED").iter().map(|value| value.raw()).collect();
        let parent = game.parent(id).and_then(|parent| copies[parent.index()]);
        if let (Some(parent), false) = (parent, added.iter().any(|name| matches!(*name, "B" | "W"))) {
            let copy = lines.add_child(parent);
            let of_source = |name: &str| !is_private(name) && !added.contains(&name);
            lines.node_mut(copy).properties =
                node.properties.iter().filter(|property| of_source(&property.name)).cloned().collect();
            copies[id.index()] = Some(copy);
        }
    }
    let text = write_subtrees(&lines, NodeId::ROOT);
    (!text.is_empty()).then_some(text)
}

fn is_private(name: &str) -> bool {
    name.starts_with("NK")
}

/// A game whose variations are these lines of play, its root still empty. None if they are not to be written so: because they are no
/// variations, or would read back as something else.
pub(in crate::problem) fn game_of_lines(lines: &str, size: u8) -> Option<GameTree> {
    let game = parse_variations(lines)?;
    let private = |node: &Node| node.properties.iter().any(|property| is_private(&property.name));
    let found = branches(&game, NodeId::ROOT, false);
    let sets_up = found.moves.is_empty() && !found.setups.is_empty();
    let moves = found.moves.iter().all(|&id| Move::of(&game, id, size, None).is_some());
    let same = || write_subtrees(&game, NodeId::ROOT) == lines;
    (moves && !sets_up && !game.ids().any(|id| private(game.node(id))) && same()).then_some(game)
}

/// The first moves of one side in a game made of lines of play: their nodes, the points (none for a pass), and how the lines
/// that start with them are marked.
pub(in crate::problem) fn first_moves(
    game: &GameTree,
    size: u8,
    side: Colour,
) -> impl Iterator<Item = (NodeId, Option<Point>, Marks)> + '_ {
    let moves = branches(game, NodeId::ROOT, false).moves.into_iter();
    moves
        .filter_map(move |id| Move::of(game, id, size, None))
        .filter(move |m| m.colour == side)
        .map(move |m| (m.node, m.point, marks_of_lines(game, m.node, side).0))
}
