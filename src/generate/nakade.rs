//! Eye spaces of three to six points, and which of their points are vital (section 4.1 of the paper on relational trees for
//! tsume-go).
//!
//! Every shape in every placement (see [`Placement`]) is walled in by one string of the defender and safe stones of the
//! attacker, who moves. An inside point is **vital** if the attacker's play there kills while the defender, moving first, lives; a ko counts
//! as not killed. So a shape that is dead as it stands, like the square of four, has no vital point, and neither has one that cannot be
//! killed. All labels come from [`crate::search::exhaustive`]. The paper has 166 examples of shapes drawn by hand; here
//! are all there are.

pub use super::placement::{NoProblem, Placement};

use super::placement::Walled;
use super::polyomino::Polyomino;
use crate::go::{Board, Cell, Colour, Point, PointSet};
use crate::problem::{FirstMove, Problem, Remarks, Verdict};
use crate::search::exhaustive::{Fight, KoLoser, Outcome};
use std::ops::RangeInclusive;

/// The sizes of the eye spaces of the data set, in points.
pub const SIZES: RangeInclusive<u8> = 3..=6;
/// As in the paper's figures Black defends and White attacks.
const DEFENDER: Colour = Colour::Black;

/// An eye space on the board, and what was found out about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NakadeShape {
    /// Where it lies.
    pub placement: Placement,
    /// The number of its points.
    pub size: u8,
    /// Its number among the free polyominoes of that size, from 0.
    pub shape: usize,
    /// Its number among the different orientations in that placement, from 0.
    pub orientation: usize,
    /// The position.
    pub board: Board,
    /// The points of the eye space.
    pub inside: PointSet,
    /// The other liberties of the defender's string.
    pub outside: PointSet,
    /// A stone of the defender's string.
    pub target: Point,
    /// The points at which the attacker, moving first, kills, whatever the defender could do.
    pub kills: PointSet,
    /// What becomes of the string if the defender moves first.
    pub defender_first: Outcome,
}

impl NakadeShape {
    /// The points at which the attacker kills what the defender could make live.
    #[must_use]
    pub fn vital(&self) -> PointSet {
        match self.defender_first {
            Outcome::Prevented => self.kills,
            Outcome::Reached => PointSet::new(),
        }
    }

    /// A name that tells the shapes of one set and of different sets apart: `nakade/side/4-02/1`.
    #[must_use]
    pub fn id(&self) -> String {
        let set = match self.outside.len() {
            0 => String::from("nakade"),
            liberties => format!("nakade-outside-{liberties}"),
        };
        format!("{set}/{}/{}-{:02}/{}", self.placement, self.size, self.shape, self.orientation)
    }

    /// Puts one shape on the board and searches it.
    fn grade(
        cells: &Polyomino,
        placement: Placement,
        outside_liberties: u8,
        (size, shape, orientation): (u8, usize, usize),
    ) -> Result<Self, NoProblem> {
        let Walled { board, inside, outside, target } = Walled::build(cells, placement, outside_liberties, DEFENDER)?;
        let fight = Fight::new(board.clone(), inside.union(&outside), &[target]).map_err(|_| NoProblem::Undecided)?;
        let attacker_first =
            fight.solve(DEFENDER.opponent(), KoLoser::Attacker, Fight::STATES).map_err(|_| NoProblem::Undecided)?;
        // What follows a pass of the attacker is what the defender achieves by moving first.
        let defender_first = attacker_first.after(None).ok_or(NoProblem::Undecided)?;
        let kills =
            inside.iter().filter(|&point| attacker_first.after(Some(point)) == Some(Outcome::Reached)).collect();
        Ok(Self { placement, size, shape, orientation, board, inside, outside, target, kills, defender_first })
    }
}

impl From<&NakadeShape> for Problem {
    fn from(shape: &NakadeShape) -> Self {
        let vital = shape.vital();
        let moves = shape.inside.iter().map(|point| {
            let (verdict, reward) = if vital.contains(point) { (Verdict::Correct, 1.0) } else { (Verdict::Wrong, 0.0) };
            FirstMove { point: Some(point), verdict, status: None, reward }
        });
        let stones = |colour| {
            let mut stones: Vec<_> =
                shape.board.points().filter(|&p| shape.board.at(p) == Cell::from(colour)).collect();
            stones.sort_unstable();
            stones
        };
        Problem {
            id: shape.id(),
            size: shape.board.columns(),
            black: stones(Colour::Black),
            white: stones(Colour::White),
            to_move: DEFENDER.opponent(),
            moves: moves.collect(),
            remarks: Remarks {
                level: Some(format!("{}/{}", shape.size, shape.placement)),
                target: vec![shape.target],
                ..Remarks::default()
            },
        }
    }
}

/// What came of the shapes of some sizes.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    /// The problems, by placement, size, shape and orientation.
    pub shapes: Vec<NakadeShape>,
    /// The identifiers, as they would have been, of those that make no problem, and why.
    pub left_out: Vec<(String, NoProblem)>,
}

/// Grades all shapes of the sizes given, with so many liberties of the defender's string outside the eye space.
///
/// The work grows about twelvefold with each point more and threefold with each outside liberty.
#[must_use]
pub fn shapes(sizes: RangeInclusive<u8>, outside_liberties: u8) -> Shapes {
    let mut found = Shapes::default();
    for placement in Placement::ALL {
        for size in sizes.clone() {
            for (shape, cells) in Polyomino::free(size).iter().enumerate() {
                for (orientation, cells) in placement.orientations(cells).iter().enumerate() {
                    match NakadeShape::grade(cells, placement, outside_liberties, (size, shape, orientation)) {
                        Ok(graded) => found.shapes.push(graded),
                        Err(reason) => {
                            found.left_out.push((format!("{placement}/{size}-{shape:02}/{orientation}"), reason));
                        }
                    }
                }
            }
        }
    }
    found
}

/// The data set: all eye spaces of three to six points as problems, the attacker to move.
#[must_use]
pub fn all(outside_liberties: u8) -> Vec<Problem> {
    shapes(SIZES, outside_liberties).shapes.iter().map(Problem::from).collect()
}
