//! Terms for the things of the board, and back.

use crate::go::Point;
use crate::interpretation::Value;
use crate::logic::Term;
use crate::runtime::{Axes, Board, Content, Direction};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The largest distance of two points in columns or rows.
const REACH: i8 = Point::LARGEST_EDGE as i8 - 1;

/// Pairs whose values stand further in the table of terms are looked up by their hash. Words are worked out early, so there are hardly any.
const NEAR: usize = 1 << 14;

/// The terms of points, groups, colours, axes, directions and displacements as values, worked out once.
#[derive(Debug)]
pub struct Words {
    /// The pairs by the place of their values, for places before [`NEAR`].
    near: Vec<Option<(i8, i8)>>,
    /// The others.
    far: FxHashMap<Value, (i8, i8)>,
    pair_values: Vec<Value>,
    axes: [Value; 8],
    directions: [Value; 4],
    contents: [Value; 3],
}

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let (mut near, mut far) = (Vec::new(), FxHashMap::default());
    let mut pair_values = Vec::new();
    for y in -REACH..=REACH {
        for x in -REACH..=REACH {
            let value = ground(Term::compound(",", vec![Term::integer(x.into()), Term::integer(y.into())]));
            match value.place().filter(|place| *place < NEAR) {
                Some(place) => {
                    near.resize(near.len().max(place + 1), None);
                    near[place] = Some((x, y));
                }
                None => _ = far.insert(value, (x, y)),
            }
            pair_values.push(value);
        }
    }
    let axes = Axes::ALL
        .map(|axes| ground(Term::compound("axes", axes.mirrors().map(|mirror| Term::integer(mirror.into())).to_vec())));
    let contents = ["empty", "friend", "enemy"].map(Value::atom);
    Words { near, far, pair_values, axes, directions: Direction::ALL.map(|d| Value::atom(d.name())), contents }
});

fn ground(term: Term) -> Value {
    Value::of(&term).unwrap_or(Value::UNBOUND)
}

impl Words {
    /// The words.
    #[must_use]
    pub fn get() -> &'static Words {
        &WORDS
    }

    /// `(X,Y)` for a point.
    #[must_use]
    pub fn point(&self, point: Point) -> Value {
        self.pair((point.x() as i8, point.y() as i8)).unwrap_or(Value::UNBOUND)
    }

    /// The point that a term names, if it lies on the board.
    #[must_use]
    pub fn as_point(&self, value: Value, board: &impl Board) -> Option<Point> {
        let (x, y) = self.as_pair(value)?;
        let inside = (0..board.columns() as i8).contains(&x) && (0..board.rows() as i8).contains(&y);
        inside.then(|| Point::new(x as u8, y as u8))
    }

    /// `(DX,DY)` for a displacement; `None` if it leads out of every board.
    #[must_use]
    pub fn pair(&self, (x, y): (i8, i8)) -> Option<Value> {
        let range = -REACH..=REACH;
        let side = range.len();
        (range.contains(&x) && range.contains(&y))
            .then(|| self.pair_values[(y + REACH) as usize * side + (x + REACH) as usize])
    }

    /// The displacement that a term names.
    #[must_use]
    pub fn as_pair(&self, value: Value) -> Option<(i8, i8)> {
        match value.place().filter(|place| *place < NEAR) {
            Some(place) => self.near.get(place).copied().flatten(),
            None => self.far.get(&value).copied(),
        }
    }

    /// The number of a group.
    #[must_use]
    pub fn group(&self, representative: Point) -> Value {
        Value::integer(representative.index() as i64)
    }

    /// The group with a number, if the position has it.
    #[must_use]
    pub fn as_group(&self, value: Value, board: &impl Board) -> Option<Point> {
        let index = usize::try_from(value.small_integer()?).ok().filter(|index| *index < Point::GRID)?;
        let point = Point::from_index(index);
        let inside = point.x() < board.columns() && point.y() < board.rows();
        (inside && board.group(point) == point).then_some(point)
    }

    /// `empty`, `friend` or `enemy`; for [`Content::Edge`] no value.
    #[must_use]
    pub fn content(&self, content: Content) -> Value {
        match content {
            Content::Edge => Value::UNBOUND,
            content => self.contents[content as usize],
        }
    }

    /// The content that a term names.
    #[must_use]
    pub fn as_content(&self, value: Value) -> Option<Content> {
        [Content::Empty, Content::Friend, Content::Enemy].into_iter().find(|c| self.content(*c) == value)
    }

    /// `axes(H,V,D)`, each 0 or 1: the mirrors.
    #[must_use]
    pub fn axes(&self, axes: Axes) -> Value {
        self.axes[axes.index()]
    }

    /// The axes that a term names.
    #[must_use]
    pub fn as_axes(&self, value: Value) -> Option<Axes> {
        Axes::ALL.into_iter().find(|axes| self.axes(*axes) == value)
    }

    /// `left`, `right`, `up` or `down`.
    #[must_use]
    pub fn direction(&self, direction: Direction) -> Value {
        self.directions[direction as usize]
    }

    /// The direction that a term names.
    #[must_use]
    pub fn as_direction(&self, value: Value) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.direction(*direction) == value)
    }
}
