//! Where a problem begins in a game: the position before the first move, and the first moves.
//!
//! Which position that is where files leave a choice is written down in `sgf`. Knows nothing of marks.

use crate::diagnostics::{Findings, Span, code};
use crate::go::{Colour, Point};
use crate::problem::position::Position;
use crate::sgf::{GameTree, Node, NodeId, points};
use std::rc::Rc;

/// The size of the board; none, with a finding, if the game is not Go on a square board.
pub(super) fn size_of_go_board(game: &GameTree, findings: &mut Findings) -> Option<u8> {
    let root = game.root();
    if let Some(value) = root.value("GM") {
        let kind = value.simple_text();
        if !kind.is_empty() && kind.parse() != Ok(1) && !kind.eq_ignore_ascii_case("go") {
            findings.add(code::NOT_GO, value.span, || format!("this game is not Go: GM is {kind}, not 1"));
            return None;
        }
    }
    let Some(value) = root.value("SZ").or_else(|| game.ids().take(8).find_map(|id| game.node(id).value("SZ"))) else {
        return Some(19);
    };
    let text = value.simple_text();
    let halves = text.split_once([':', 'x', 'X', '*']).unwrap_or((&text, &text));
    let edges = [halves.0, halves.1].map(|half| half.trim().parse::<u32>().ok());
    match edges {
        [Some(columns), Some(rows)] if !(1..=25).contains(&columns) || !(1..=25).contains(&rows) => {
            findings.add(code::BOARD_SIZE, value.span, || format!("a board of {text} lines: 1 to 25 are possible"));
            None
        }
        [Some(columns), Some(rows)] if columns != rows => {
            findings
                .add(code::BOARD_NOT_SQUARE, value.span, || format!("the board has {columns} columns and {rows} rows"));
            None
        }
        [Some(columns), _] => Some(columns as u8),
        _ => {
            findings.add(code::SIZE_UNREADABLE, value.span, || format!("SZ[{text}] is no size; 19 is assumed"));
            Some(19)
        }
    }
}

/// The board after a node and everything before it: set-up, moves and captures. None where the game is not Go on a square board.
#[must_use]
pub fn position_at(game: &GameTree, node: NodeId) -> Option<Position> {
    let unheard = std::sync::Arc::new(crate::diagnostics::Source::new("", ""));
    let mut findings = Findings::new(&unheard);
    let mut line: Vec<NodeId> = std::iter::successors(Some(node), |&id| game.parent(id)).collect();
    line.reverse();
    let mut start = Start::new(size_of_go_board(game, &mut findings)?);
    for id in line {
        start.replay(game, id, &mut findings);
    }
    Some(start.position)
}

/// A move of a node, with the place of its value.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub node: NodeId,
    pub colour: Colour,
    /// None is a pass.
    pub point: Option<Point>,
    pub span: Span,
}

impl Move {
    /// The move of a node. What is no point of the board is no move; with a finding where `findings` are given.
    pub fn of(game: &GameTree, id: NodeId, size: u8, findings: Option<&mut Findings>) -> Option<Move> {
        let moves = game.node(id).properties.iter().filter(|property| matches!(property.name.as_ref(), "B" | "W"));
        let mut values = moves.flat_map(|property| property.values.iter().map(move |value| (property, value)));
        let (property, value) = values.next()?;
        let colour = if property.name == "B" { Colour::Black } else { Colour::White };
        let written = value.raw().trim();
        let is_pass = written.is_empty() || written == "tt" && size <= 19;
        let point = Point::from_sgf(written);
        if !is_pass && point.is_none() {
            if let Some(findings) = findings {
                findings.add(code::ANSWER_OUTSIDE, value.span, || format!("the move `{written}` is no point"));
            }
            return None;
        }
        if let (Some((_, second)), Some(findings)) = (values.next(), findings) {
            findings.add(code::SECOND_MOVE, second.span, || "a second move in one node is not used");
        }
        Some(Move { node: id, colour, point: point.filter(|_| !is_pass), span: value.span })
    }
}

pub(super) fn has_move(node: &Node) -> bool {
    node.properties.iter().any(|property| matches!(property.name.as_ref(), "B" | "W"))
}

pub(super) fn has_setup(node: &Node) -> bool {
    node.properties.iter().any(|property| matches!(property.name.as_ref(), "AB" | "AW" | "AE"))
}

/// A position and the first moves that follow it.
pub(super) struct Start {
    pub size: u8,
    pub position: Position,
    /// Where each point was last set.
    places: Vec<(Point, Span)>,
    /// What PL says, and where.
    pub player: Option<(Colour, Span)>,
    /// The points that are marked.
    pub marked: Vec<Point>,
    /// The last node before the first moves.
    pub node: NodeId,
    pub first_moves: Vec<Move>,
}

impl Start {
    /// The empty board.
    fn new(size: u8) -> Start {
        Start {
            size,
            position: Position::new(size),
            places: Vec::new(),
            player: None,
            marked: Vec::new(),
            node: NodeId::ROOT,
            first_moves: Vec::new(),
        }
    }

    /// Visits the positions of a game from which problems may begin: one, or several where variations set up different ones.
    /// One is made at a time, however many there are.
    pub fn each(game: &GameTree, size: u8, findings: &mut Findings, mut visit: impl FnMut(Start, &mut Findings)) {
        let mut root = Start::new(size);
        root.set_up(game.root(), findings);
        // A start, and the node below it that sets up another.
        let mut open: Vec<(Rc<Start>, Option<NodeId>)> = vec![(Rc::new(root), None)];
        while let Some((above, setup)) = open.pop() {
            let mut start = match (Rc::try_unwrap(above), setup) {
                (Ok(start), None) => start,
                (Ok(start), Some(setup)) => start.below(game, setup, findings),
                (Err(shared), setup) => shared.copy().below(game, setup.unwrap_or(shared.node), findings),
            };
            if has_move(game.node(start.node)) {
                // The move stands in the node that sets up the position.
                start.first_moves.extend(Move::of(game, start.node, size, Some(findings)));
                visit(start, findings);
                continue;
            }
            let Branches { moves, setups } = branches(game, start.node, start.position.is_empty());
            if setups.is_empty() || !moves.is_empty() {
                start.first_moves = moves.iter().filter_map(|&id| Move::of(game, id, size, Some(findings))).collect();
                match start.set_up_in_the_course(game, findings) {
                    Some(later) => open.push((Rc::new(later), None)),
                    None => visit(start, findings),
                }
                continue;
            }
            let start = Rc::new(start);
            open.extend(setups.iter().rev().map(|&setup| (start.clone(), Some(setup))));
        }
    }

    /// Goes down to a node and does what the nodes on the way say.
    fn below(mut self, game: &GameTree, node: NodeId, findings: &mut Findings) -> Start {
        let above = std::iter::successors(Some(node), |&id| game.parent(id)).take_while(|&id| id != self.node);
        let path: Vec<NodeId> = above.collect();
        for &id in path.iter().rev() {
            self.set_up(game.node(id), findings);
        }
        self.node = node;
        self
    }

    fn copy(&self) -> Start {
        Start {
            position: self.position.clone(),
            places: self.places.clone(),
            marked: self.marked.clone(),
            first_moves: Vec::new(),
            ..*self
        }
    }

    /// A game from the empty board that sets up stones further down its main line, with a move after it.
    fn set_up_in_the_course(&self, game: &GameTree, findings: &mut Findings) -> Option<Start> {
        if !self.position.is_empty() || self.first_moves.is_empty() {
            return None;
        }
        let line: Vec<NodeId> =
            std::iter::successors(Some(self.node), |&id| game.children(id).next()).skip(1).collect();
        let last_move = line.iter().rposition(|&id| has_move(game.node(id)))?;
        let last_setup =
            line[..last_move].iter().rposition(|&id| has_setup(game.node(id)) && !has_move(game.node(id)))?;
        let mut start = self.copy();
        for &id in &line[..=last_setup] {
            start.replay(game, id, findings);
        }
        start.node = line[last_setup];
        Some(start)
    }

    /// Plays and sets up what a node says.
    fn replay(&mut self, game: &GameTree, id: NodeId, findings: &mut Findings) {
        if let Some(Move { colour, point: Some(point), span, .. }) = Move::of(game, id, self.size, None) {
            self.position.play(point, colour);
            self.set_place(point, span);
        }
        self.set_up(game.node(id), findings);
        self.node = id;
    }

    /// Sets up the stones of a node: emptied points first, then black stones, then white ones.
    fn set_up(&mut self, node: &Node, findings: &mut Findings) {
        let lists = [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))];
        let mut set_here = [0_u8; Point::GRID];
        for (bit, (name, stone)) in [1_u8, 2, 4].into_iter().zip(lists) {
            let Some(property) = node.get(name) else { continue };
            for point in points(property, self.size) {
                let (point, span) = match point {
                    Ok(found) => found,
                    Err(error) => {
                        let size = self.size;
                        findings.add(code::POINT_UNREADABLE, error.span, || {
                            format!("a value of {name} is no point of a board of {size} lines")
                        });
                        continue;
                    }
                };
                let before = std::mem::replace(&mut set_here[point.index()], bit);
                if before == bit && stone.is_some() {
                    findings.add(code::STONE_TWICE, span, || format!("{name} lists {} twice", point.sgf()));
                } else if before != 0 && before != bit {
                    findings
                        .add(code::SETUP_OVERLAP, span, || format!("{} is set in two ways by one node", point.sgf()))
                        .hint("the stone named last in the order AE, AB, AW stays");
                }
                self.position.set(point, stone);
                self.set_place(point, span);
            }
        }
        if has_move(node) && has_setup(node) {
            findings.add(code::MOVE_AND_SETUP, node.span, || "a move and set-up stones in one node");
        }
        for name in ["MA", "TR", "SQ", "CR"] {
            if let Some(property) = node.get(name) {
                self.marked.extend(points(property, self.size).flatten().map(|(point, _)| point));
            }
        }
        if let Some(value) = node.value("PL") {
            match value.simple_text().to_ascii_lowercase().as_str() {
                "b" | "black" | "1" => self.player = Some((Colour::Black, value.span)),
                "w" | "white" | "2" => self.player = Some((Colour::White, value.span)),
                odd => {
                    findings
                        .add(code::PLAYER_UNREADABLE, value.span, || format!("PL[{odd}] is neither black nor white"));
                }
            }
        }
    }

    fn set_place(&mut self, point: Point, span: Span) {
        match self.places.iter_mut().find(|(other, _)| *other == point) {
            Some((_, place)) => *place = span,
            None => self.places.push((point, span)),
        }
    }

    /// The stones of one side and where they were set.
    pub fn stones(&self, colour: Colour) -> Vec<(Point, Span)> {
        let place =
            |point| self.places.iter().find(|(other, _)| *other == point).map_or(Span::new(0, 0), |(_, span)| *span);
        self.position.stones(colour).into_iter().map(|point| (point, place(point))).collect()
    }
}

/// The nodes at which a game goes on.
pub(super) struct Branches {
    pub moves: Vec<NodeId>,
    pub setups: Vec<NodeId>,
}

/// The nearest nodes below one that move or set up, behind any nodes that do neither. A node that does both sets up if the board is
/// empty before it.
pub(super) fn branches(game: &GameTree, below: NodeId, empty: bool) -> Branches {
    let mut branches = Branches { moves: Vec::new(), setups: Vec::new() };
    let mut open: Vec<NodeId> = game.children(below).collect();
    open.reverse();
    while let Some(id) = open.pop() {
        let node = game.node(id);
        if has_setup(node) && (!has_move(node) || empty) {
            branches.setups.push(id);
        } else if has_move(node) {
            branches.moves.push(id);
        } else {
            let from = open.len();
            open.extend(game.children(id));
            open[from..].reverse();
        }
    }
    branches
}
