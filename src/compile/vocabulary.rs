//! The predicates of Go, and the expressions of the runtime that answer them.
//!
//! Each predicate has a few *forms*: an expression in which the letters `A` to `D` stand for arguments that must be bound, and
//! whose value gives the other arguments. Whatever else a test has bound is compared with what the expression gives, and what
//! the expression wants but nobody has bound runs through all that it can be: so a mode can be slow, but not wrong. The same rule
//! holds in [`crate::facts`].

use crate::runtime::{Axes, Content, Direction};
use std::fmt;

/// What an argument can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Point,
    Group,
    /// A group that is an empty point.
    Empty,
    Colour,
    /// A colour that is not `empty`.
    Side,
    Number,
    Axes,
    Direction,
    Displacement,
}

impl Kind {
    /// The kind of variables that can stand there: without the restriction.
    pub(super) fn of_variable(self) -> Self {
        match self {
            Self::Empty => Self::Group,
            Self::Side => Self::Colour,
            other => other,
        }
    }

    /// What one of it is called.
    pub(super) fn noun(self) -> &'static str {
        match self.of_variable() {
            Self::Point => "point",
            Self::Group => "group",
            Self::Colour => "colour",
            Self::Number => "number",
            Self::Axes => "axes",
            Self::Direction => "direction",
            _ => "displacement",
        }
    }

    /// How many there are, about, and the expression that lists them; numbers and displacements are never listed.
    pub(super) fn all(self) -> (f64, &'static str) {
        match self {
            Self::Point => (300.0, "runtime::points(board.columns(), board.rows())"),
            Self::Group => (300.0, "runtime::groups(board)"),
            Self::Empty => (200.0, "runtime::empty_points(board)"),
            Self::Colour => (3.0, "[Content::Empty, Content::Friend, Content::Enemy].into_iter()"),
            Self::Side => (2.0, "[Content::Friend, Content::Enemy].into_iter()"),
            Self::Axes => (8.0, "Axes::ALL.into_iter()"),
            Self::Direction => (4.0, "Direction::ALL.into_iter()"),
            Self::Number | Self::Displacement => (f64::INFINITY, "std::iter::empty()"),
        }
    }

    /// What must hold of a variable `A` that stands there, beside having the kind.
    pub(super) fn condition(self) -> Option<&'static str> {
        match self {
            Self::Empty => Some("board.content(A) == Content::Empty"),
            Self::Side => Some("A != Content::Empty"),
            _ => None,
        }
    }
}

/// How the expression of a form answers.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    /// True or false; every argument is wanted.
    If(&'static str),
    /// The one other argument.
    One(&'static str),
    /// The one other argument, or none.
    Maybe(&'static str),
    /// An iterator over the other arguments (a tuple where there are several); about so many.
    Each(f64, &'static str),
}

impl Form {
    pub(super) fn code(self) -> &'static str {
        match self {
            Self::If(code) | Self::One(code) | Self::Maybe(code) | Self::Each(_, code) => code,
        }
    }

    /// Whether the expression wants an argument.
    pub(super) fn wants(self, argument: usize) -> bool {
        self.code().split(|c: char| !c.is_alphanumeric()).any(|word| word == LETTERS[argument])
    }
}

/// The letters that stand for arguments.
pub(super) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// A predicate that can be compiled.
#[derive(Debug)]
pub(super) struct Predicate {
    pub(super) name: &'static str,
    pub(super) arguments: &'static [Kind],
    /// About how long one answer takes: 1 for a look into an array.
    pub(super) cost: u32,
    /// The forms, of equally good ones the better first.
    pub(super) forms: &'static [Form],
}

impl Predicate {
    pub(super) fn named(name: &str, arity: usize) -> Option<&'static Self> {
        PREDICATES.iter().find(|predicate| predicate.name == name && predicate.arguments.len() == arity)
    }

    /// The form that leaves least open if some arguments are bound, and about how many answers it has.
    pub(super) fn best_form(&self, bound: &[bool]) -> (Form, f64) {
        let answers = |form: Form| {
            let listed =
                (0..bound.len()).filter(|&at| !bound[at] && form.wants(at)).map(|at| self.arguments[at].all().0);
            let each = if let Form::Each(number, _) = form { number } else { 1.0 };
            listed.product::<f64>() * each
        };
        let forms = self.forms.iter().map(|&form| (form, answers(form)));
        forms.reduce(|best, next| if next.1 < best.1 { next } else { best }).unwrap_or((Form::If("true"), 1.0))
    }
}

/// The point at a constant place, if the board has it: how points are written in a test.
pub(super) static NAMED_POINT: Predicate = Predicate {
    name: "point",
    arguments: &[Kind::Displacement, Kind::Point],
    cost: 1,
    forms: &[Form::Maybe("runtime::displaced(board, Point::new(0, 0), Axes::ALL[0], A)")],
};

/// The group with a constant number, if the position has it.
pub(super) static NAMED_GROUP: Predicate = Predicate {
    name: "group",
    arguments: &[Kind::Number, Kind::Group],
    cost: 3,
    forms: &[Form::Maybe("runtime::group_numbered(board, A)")],
};

const fn entry(name: &'static str, arguments: &'static [Kind], cost: u32, forms: &'static [Form]) -> Predicate {
    Predicate { name, arguments, cost, forms }
}

use Form::{Each, If, Maybe, One};
use Kind::{Colour, Displacement, Empty, Group, Number, Side};

pub(super) static PREDICATES: &[Predicate] = &[
    entry("board", &[Kind::Point, Group], 1, &[One("board.group(A)"), Each(2.0, "board.members(B)")]),
    entry(
        "board",
        &[Number, Number, Group],
        1,
        &[
            Maybe("runtime::group_at(board, A, B)"),
            Each(2.0, "runtime::places(board.members(C))"),
            Each(300.0, "runtime::placed_groups(board)"),
        ],
    ),
    entry("group", &[Group, Colour], 1, &[One("board.content(A)")]),
    entry(
        "link",
        &[Group, Group],
        2,
        &[If("runtime::is_linked(board, A, B)"), Each(4.0, "board.links(A)"), Each(4.0, "board.links(B)")],
    ),
    entry(
        "liberty",
        &[Group, Empty],
        2,
        &[
            If("runtime::is_linked(board, A, B)"),
            Each(3.0, "runtime::liberties(board, A)"),
            Each(4.0, "board.links(B)"),
        ],
    ),
    entry("liberty_cnt", &[Group, Number], 1, &[One("board.liberty_count(A)")]),
    entry("stone_cnt", &[Group, Number], 1, &[One("board.stone_count(A)")]),
    entry("group_size", &[Group, Number], 1, &[One("board.stone_count(A).max(1)")]),
    entry("atari", &[Group], 1, &[If("runtime::is_atari(board, A)")]),
    entry("axes", &[Kind::Axes], 1, &[If("Axes::ALL.contains(&A)")]),
    entry(
        "group_on_pos",
        &[Kind::Point, Displacement, Group],
        1,
        &[
            Maybe("runtime::group_displaced(board, A, Axes::ALL[0], B)"),
            Each(300.0, "runtime::displacements(board, A, Axes::ALL[0])"),
        ],
    ),
    entry(
        "group_on_pos",
        &[Kind::Point, Kind::Axes, Displacement, Group],
        1,
        &[Maybe("runtime::group_displaced(board, A, B, C)"), Each(300.0, "runtime::displacements(board, A, B)")],
    ),
    entry(
        "distance_to_edge",
        &[Kind::Point, Kind::Direction, Number],
        1,
        &[One("runtime::distance_to_edge(board, A, Axes::ALL[0], B)")],
    ),
    entry(
        "distance_to_edge",
        &[Kind::Point, Kind::Axes, Kind::Direction, Number],
        1,
        &[One("runtime::distance_to_edge(board, A, B, C)")],
    ),
    entry("legal", &[Empty, Side], 3, &[If("runtime::is_legal_for(board, A, B)")]),
    entry("captures", &[Empty, Side, Number], 30, &[Maybe("runtime::captured_by(board, A, B)")]),
    entry("liberties_after", &[Empty, Side, Number], 30, &[Maybe("runtime::liberties_after(board, A, B)")]),
    entry("stones_after", &[Empty, Side, Number], 30, &[Maybe("runtime::stones_after(board, A, B)")]),
    entry("second_order_liberty_cnt", &[Group, Number], 30, &[One("runtime::second_order_liberty_count(board, A)")]),
    entry(
        "shared_liberty_cnt",
        &[Group, Group, Number],
        10,
        &[
            Maybe("runtime::liberties_shared(board, A, B)"),
            Each(6.0, "runtime::liberty_sharers(board, A)"),
            Each(6.0, "runtime::liberty_sharers(board, B)"),
        ],
    ),
    entry("region_size", &[Empty, Number], 2, &[One("runtime::region_size(board, A)")]),
    entry("region_borders", &[Empty, Side], 2, &[If("runtime::region_borders(board, A, B)")]),
    entry("neighbour_cnt", &[Group, Colour, Number], 4, &[One("runtime::neighbour_count(board, A, B)")]),
    entry("enclosure_size", &[Empty, Side, Number], 60, &[One("runtime::enclosure_size(board, A, B)")]),
    entry("eye_like", &[Empty, Side], 4, &[If("runtime::is_eye_like(board, A, B)")]),
    entry("smallest_part", &[Empty, Side, Number], 8, &[Maybe("runtime::smallest_part(board, A, B)")]),
    entry("eyes_spoilt", &[Empty, Side, Number], 20, &[One("runtime::eyes_spoilt(board, A, B)")]),
    entry("extended", &[Empty, Side, Number], 30, &[Maybe("runtime::extended(board, A, B)")]),
    entry("weakest", &[Empty, Side, Number], 10, &[Maybe("runtime::weakest(board, A, B)")]),
    entry("steps_to_weak", &[Empty, Side, Number], 60, &[Maybe("runtime::steps_to_weak(board, A, B)")]),
    entry("outlook", &[Empty, Side, Number], 15, &[Maybe("runtime::outlook(board, A, B)")]),
    entry("behind", &[Empty, Side, Number], 15, &[Maybe("runtime::behind(board, A, B)")]),
    entry("far_outlook", &[Empty, Side, Number], 15, &[Maybe("runtime::far_outlook(board, A, B)")]),
    entry("far_behind", &[Empty, Side, Number], 15, &[Maybe("runtime::far_behind(board, A, B)")]),
    entry("more_open", &[Empty, Number], 30, &[Maybe("runtime::more_open(board, A)")]),
];

/// A constant that is an argument.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Constant {
    Colour(Content),
    Number(u32),
    /// A number that no predicate gives, in a comparison.
    Real(f64),
    Axes(Axes),
    Direction(Direction),
    Displacement(i8, i8),
}

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(Content::Friend) => f.write_str("friend"),
            Self::Colour(Content::Enemy) => f.write_str("enemy"),
            Self::Colour(_) => f.write_str("empty"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Real(number) => write!(f, "{number:?}"),
            Self::Axes(axes) => {
                let [horizontal, vertical, diagonal] = axes.mirrors().map(u8::from);
                write!(f, "axes({horizontal},{vertical},{diagonal})")
            }
            Self::Direction(direction) => f.write_str(direction.name()),
            Self::Displacement(x, y) => write!(f, "({x},{y})"),
        }
    }
}
