//! An eye space on the board with its walls.
//!
//! # Where
//! The board has 13 lines. In the **centre** the shape's box begins at the fourth column and row, so that neither it nor its
//! walls touch an edge. At the **side** the shape touches the upper edge and its box begins at the fourth column, so that the walls
//! touch no other edge. In the **corner** it touches the upper and the left edge. Placements that a symmetry of the place takes to
//! each other count once: in the centre all eight, at the side the mirror along the edge, in the corner the mirror along the
//! diagonal.
//!
//! # Walls
//! The defender's wall is every point that touches the shape, also at a corner, and whatever that cuts off from the open
//! board (a nook between wall and edge). It has to be one string: a shape that itself cuts off a part of the edge (a bow
//! towards the edge, or one that touches both edges but not the corner point) would need a second string there, and is left out. The
//! attacker's wall is every point that touches the defender's, also at a corner. An outside liberty is a point of the
//! attacker's wall left empty, around which the wall is moved outwards. Only the shape and the outside liberties are played on,
//! and every attacking string has another liberty beyond, so that it is safe.

use super::polyomino::Polyomino;
use crate::go::{Board, Colour, Point, PointSet, Symmetry};
use std::collections::BTreeSet;
use std::fmt;

/// Lines of the board: room for the longest shape of six in the middle, with both walls and a liberty beyond.
const SIZE: u8 = 13;
/// The column, and in the centre the row, at which the box of a shape begins: room for two walls and a liberty.
const MARGIN: u8 = 3;

/// Which edges the eye space touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Placement {
    /// None.
    Centre,
    /// One.
    Side,
    /// Two that meet.
    Corner,
}

impl Placement {
    /// All three.
    pub const ALL: [Self; 3] = [Placement::Centre, Placement::Side, Placement::Corner];

    /// The orientations of a shape that are different here, sorted.
    pub(super) fn orientations(self, shape: &Polyomino) -> Vec<Polyomino> {
        // The symmetries that take the place to itself; see `Symmetry::from_number`.
        let own: Vec<Symmetry> = match self {
            Placement::Centre => Symmetry::ALL.to_vec(),
            Placement::Side => vec![Symmetry::IDENTITY, Symmetry::from_number(1)],
            Placement::Corner => vec![Symmetry::IDENTITY, Symmetry::from_number(4)],
        };
        let least = |image: &Polyomino| own.iter().map(|&symmetry| image.image(symmetry)).min();
        shape.orientations().iter().filter_map(least).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The first column and row of the shape's box.
    const fn origin(self) -> (u8, u8) {
        match self {
            Placement::Centre => (MARGIN, MARGIN),
            Placement::Side => (MARGIN, 0),
            Placement::Corner => (0, 0),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Placement::Centre => "centre",
            Placement::Side => "side",
            Placement::Corner => "corner",
        })
    }
}

/// Why a shape makes no problem at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoProblem {
    /// The shape does not fit.
    NoRoom,
    /// The points around it are not one string.
    WallInParts,
    /// The wall has no place for so many outside liberties.
    NoOutsideLiberties,
    /// An attacking string has no liberty that is safe from the defender.
    AttackerCutOff,
    /// The search came to a limit.
    Undecided,
}

/// An eye space with both walls.
#[derive(Clone, Debug)]
pub(super) struct Walled {
    pub(super) board: Board,
    pub(super) inside: PointSet,
    pub(super) outside: PointSet,
    /// A stone of the defender's wall.
    pub(super) target: Point,
}

impl Walled {
    /// Puts the shape on the board and builds the walls.
    pub(super) fn build(
        shape: &Polyomino,
        placement: Placement,
        outside_liberties: u8,
        defender: Colour,
    ) -> Result<Self, NoProblem> {
        let (left, top) = placement.origin();
        let mut inside = PointSet::new();
        for &(x, y) in shape.cells() {
            // One more line each for the walls and the liberty beyond them.
            let place = |origin: u8, cell: i8| {
                origin.checked_add_signed(cell).filter(|&line| line + MARGIN < SIZE).ok_or(NoProblem::NoRoom)
            };
            inside.insert(Point::new(place(left, x)?, place(top, y)?));
        }
        let everything = Board::new(SIZE, SIZE).map_err(|_| NoProblem::NoRoom)?.points().collect::<PointSet>();
        let open = open_board(&everything.difference(&inside).difference(&ring(&inside, &everything)));
        let held = everything.difference(&open);
        let wall = held.difference(&inside);
        let target = wall.first().ok_or(NoProblem::NoRoom)?;
        let attackers = ring(&held, &everything);
        let outside = outside_points(&wall, &attackers, &everything, usize::from(outside_liberties))?;
        let attackers = attackers.union(&ring(&outside, &everything)).difference(&held).difference(&outside);

        let (wall, attackers): (Vec<_>, Vec<_>) = (wall.iter().collect(), attackers.iter().collect());
        let (black, white) = match defender {
            Colour::Black => (&wall, &attackers),
            Colour::White => (&attackers, &wall),
        };
        let board = Board::from_stones(SIZE, SIZE, black, white).map_err(|_| NoProblem::NoRoom)?;
        let region = inside.union(&outside);
        if board.stone_count(target) != wall.len() {
            return Err(NoProblem::WallInParts);
        }
        // A point in the middle of a shape touches no wall, so the liberties may be fewer than the points of the region.
        let liberties = board.liberties(target);
        if !liberties.is_subset(&region) || !outside.is_subset(&liberties) {
            return Err(NoProblem::NoOutsideLiberties);
        }
        if attackers.iter().any(|&stone| board.liberties(stone).is_subset(&region)) {
            return Err(NoProblem::AttackerCutOff);
        }
        Ok(Self { board, inside, outside, target })
    }
}

/// The points on the board that touch the set at a side or a corner, without the set.
fn ring(set: &PointSet, everything: &PointSet) -> PointSet {
    let stride = Point::STRIDE as isize;
    let around = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
    let touching: PointSet = set.iter().flat_map(|point| around.map(|offset| point.offset(offset))).collect();
    touching.intersection(everything).difference(set)
}

/// The part of `free` that is connected with the far corner.
fn open_board(free: &PointSet) -> PointSet {
    let mut open: PointSet = [Point::new(SIZE - 1, SIZE - 1)].into_iter().collect();
    loop {
        let grown = open.union(&open.border().intersection(free));
        if grown == open {
            return open;
        }
        open = grown;
    }
}

/// The first points, in row order, that can be outside liberties: each beside a straight piece of the wall with nothing else
/// of it near, so that the attacker's wall stays whole around it, and apart from each other, so that each is a neutral point.
/// Points on the edge of the board come last.
fn outside_points(
    wall: &PointSet,
    attackers: &PointSet,
    everything: &PointSet,
    count: usize,
) -> Result<PointSet, NoProblem> {
    let around = |point: Point| ring(&[point].into_iter().collect(), everything);
    let mut candidates: Vec<Point> = attackers.intersection(&wall.border()).iter().collect();
    candidates.retain(|&point| {
        let sides: PointSet = Point::NEIGHBOURS.map(|offset| point.offset(offset)).into_iter().collect();
        let touched = sides.intersection(wall);
        // The three points that a straight wall shows to a point beside it.
        let straight = touched.union(&touched.border());
        touched.len() == 1 && around(point).intersection(wall).is_subset(&straight)
    });
    candidates.sort_by_key(|&point| around(point).len() < 8);
    let mut chosen = PointSet::new();
    let mut taken = PointSet::new();
    for point in candidates {
        if chosen.len() < count && around(point).intersection(&taken).is_empty() {
            chosen.insert(point);
            taken = taken.union(&around(point));
        }
    }
    if chosen.len() == count { Ok(chosen) } else { Err(NoProblem::NoOutsideLiberties) }
}
