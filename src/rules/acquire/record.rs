//! Games, read from SGF: the first line of play.

use crate::go::{Board, Colour, KoRule, Point};
use crate::sgf::{GameTree, Node, points};

/// A position and the moves played in it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Before the first move.
    pub start: Board,
    /// Who played where; `None` is a pass.
    pub moves: Vec<(Colour, Option<Point>)>,
}

/// The largest board on which `tt` means a pass.
const LARGEST_WITH_PASS: u8 = 19;

impl Record {
    /// The first line of a game. A position set up on the way is a new beginning; the line ends before a move that cannot be played.
    ///
    /// # Errors
    /// Why there is no position to begin with.
    pub fn of(game: &GameTree) -> Result<Self, String> {
        Self::read(game).map(|(record, _)| record)
    }

    /// The same, and the move that ended the line because it cannot be played.
    ///
    /// # Errors
    /// Why there is no position to begin with.
    pub fn read(game: &GameTree) -> Result<(Self, Option<String>), String> {
        let (columns, rows) = size(game.root())?;
        let empty = Board::new(columns, rows).map_err(|fault| fault.to_string())?;
        let mut record = Self { start: empty.clone(), moves: Vec::new() };
        let mut board = empty;
        let mut at = Some(game.ids().next().ok_or("there is no node")?);
        while let Some(id) = at {
            let node = game.node(id);
            if ["AB", "AW", "AE"].iter().any(|name| node.get(name).is_some()) {
                set_up(node, &mut board)?;
                record = Self { start: fresh(&board)?, moves: Vec::new() };
                board = record.start.clone();
            }
            for (name, colour) in [("B", Colour::Black), ("W", Colour::White)] {
                let Some(value) = node.value(name) else { continue };
                let text = value.simple_text();
                let is_pass = text.is_empty() || text == "tt" && columns.max(rows) <= LARGEST_WITH_PASS;
                let point = (!is_pass).then(|| Point::from_sgf(&text)).flatten();
                match point.filter(|p| p.x() < columns && p.y() < rows) {
                    Some(point) if board.play_by(point, colour, KoRule::None).is_ok() => {
                        record.moves.push((colour, Some(point)));
                    }
                    None if is_pass => record.moves.push((colour, None)),
                    _ => {
                        let number = record.moves.len() + 1;
                        return Ok((record, Some(format!("move {number}, {name}[{text}], cannot be played"))));
                    }
                }
            }
            at = game.children(id).next();
        }
        Ok((record, None))
    }
}

fn size(root: &Node) -> Result<(u8, u8), String> {
    let Some(value) = root.value("SZ") else { return Ok((LARGEST_WITH_PASS, LARGEST_WITH_PASS)) };
    let number = |text: &str| text.trim().parse::<u8>().map_err(|_| format!("SZ[{}] is no size", value.raw()));
    match value.composed() {
        Some((columns, rows)) => Ok((number(columns)?, number(rows)?)),
        None => number(value.raw()).map(|size| (size, size)),
    }
}

fn set_up(node: &Node, board: &mut Board) -> Result<(), String> {
    let size = board.columns().max(board.rows());
    for (name, colour) in [("AE", None), ("AB", Some(Colour::Black)), ("AW", Some(Colour::White))] {
        let Some(property) = node.get(name) else { continue };
        for (point, _) in points(property, size).flatten() {
            if point.x() >= board.columns() || point.y() >= board.rows() {
                continue;
            }
            if board.at(point).colour().is_some() {
                board.remove(point).map_err(|fault| fault.to_string())?;
            }
            if let Some(colour) = colour {
                board.place(point, colour).map_err(|fault| fault.to_string())?;
            }
        }
    }
    match board.without_liberties() {
        Some(point) => Err(format!("the string at {} has no liberty", point.sgf())),
        None => Ok(()),
    }
}

/// The same position without a past.
fn fresh(board: &Board) -> Result<Board, String> {
    let stones = |colour| board.points().filter(|&p| board.at(p).colour() == Some(colour)).collect::<Vec<_>>();
    Board::from_stones(board.columns(), board.rows(), &stones(Colour::Black), &stones(Colour::White))
        .map_err(|fault| fault.to_string())
}
