//! The predicates of Go as relations, in all modes.
//!
//! Each predicate is written once, as a function that lists the tuples it can reach from the arguments given, at least all that
//! agree with them; what does not agree is dropped on the way out. So a mode can be slow, but not wrong.

use super::displaced;
use super::vital::VITAL;
use super::{Positions, Words};
use crate::go::Point;
use crate::interpretation::{Background, InterpretationId, Relation, Unbound, Value, one_by_one};
use crate::logic::Symbol;
use crate::runtime::{self, Axes, Board, Content, Direction, Snapshot};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The background of Go: positions, and what is known of each.
pub struct GoBackground {
    positions: Arc<Positions>,
    relations: FxHashMap<(Symbol, usize), Box<dyn Relation>>,
}

impl GoBackground {
    /// The background over some positions.
    #[must_use]
    pub fn new(positions: Arc<Positions>) -> Self {
        let mut relations: FxHashMap<(Symbol, usize), Box<dyn Relation>> = FxHashMap::default();
        relations.insert((Symbol::new("unbound"), 1), Box::new(Unbound));
        for predicate in all() {
            let native = Native { positions: positions.clone(), predicate };
            relations.insert((Symbol::new(predicate.name), predicate.arity), Box::new(native));
        }
        Self { positions, relations }
    }

    /// The background with more relations. Those that it has itself stay as they are.
    #[must_use]
    pub fn with(mut self, relations: Vec<((Symbol, usize), Box<dyn Relation>)>) -> Self {
        for (predicate, relation) in relations {
            self.relations.entry(predicate).or_insert(relation);
        }
        self
    }

    /// The positions.
    #[must_use]
    pub fn positions(&self) -> &Positions {
        &self.positions
    }
}

impl Background for GoBackground {
    fn relation(&self, name: Symbol, arity: usize) -> Option<&dyn Relation> {
        self.relations.get(&(name, arity)).map(|relation| &**relation)
    }

    fn signatures(&self) -> Vec<(Symbol, usize)> {
        let native = all().map(|predicate| (Symbol::new(predicate.name), predicate.arity));
        native.chain([(Symbol::new("unbound"), 1)]).collect()
    }
}

/// All predicates.
fn all() -> impl Iterator<Item = &'static Predicate> {
    PREDICATES.iter().chain(VITAL)
}

/// One predicate: its name, and how its tuples are listed.
pub(super) struct Predicate {
    pub(super) name: &'static str,
    pub(super) arity: usize,
    /// About how many answers there are, by which arguments are bound.
    pub(super) answers: fn(&[bool]) -> f64,
    pub(super) list: fn(&mut Answers<'_>) -> bool,
}

/// A predicate over some positions.
pub(super) struct Native {
    pub(super) positions: Arc<Positions>,
    pub(super) predicate: &'static Predicate,
}

impl Relation for Native {
    fn arity(&self) -> usize {
        self.predicate.arity
    }

    fn solve(
        &self,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        let board = self.positions.get(interpretation);
        if let Some(go_on) = displaced::solve(self.predicate.name, board, pattern, &Axes::ALL, found) {
            return go_on;
        }
        (self.predicate.list)(&mut Answers { board, pattern, words: Words::get(), axes: &Axes::ALL, found })
    }

    fn solve_each(
        &self,
        argument: usize,
        values: &[Value],
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(usize, &[Value]) -> bool,
    ) -> bool {
        let board = self.positions.get(interpretation);
        if let Some(go_on) = displaced::solve_each(self.predicate.name, board, (argument, values), pattern, found) {
            return go_on;
        }
        one_by_one(self, (argument, values), interpretation, pattern, found)
    }

    /// Half of the axes are enough for a direction, and for a displacement along an axis or a diagonal.
    fn solve_without(
        &self,
        argument: usize,
        interpretation: InterpretationId,
        pattern: &[Value],
        found: &mut dyn FnMut(&[Value]) -> bool,
    ) -> bool {
        let board = self.positions.get(interpretation);
        let relative = matches!(self.predicate.name, "group_on_pos" | "distance_to_edge") && argument == 1;
        let axes: &[Axes] = match Words::get().as_pair(pattern.get(2).copied().unwrap_or(Value::UNBOUND)) {
            _ if !relative => &Axes::ALL,
            Some((x, y)) if x == 0 || y == 0 || x.abs() == y.abs() => &Axes::FOUR_IMAGES,
            None if pattern.get(2).is_some_and(|value| value.is_bound()) => &Axes::FOUR_IMAGES,
            _ => &Axes::ALL,
        };
        if let Some(go_on) = displaced::solve(self.predicate.name, board, pattern, axes, found) {
            return go_on;
        }
        (self.predicate.list)(&mut Answers { board, pattern, words: Words::get(), axes, found })
    }

    fn expected_answers(&self, bound: &[bool]) -> f64 {
        (self.predicate.answers)(bound)
    }

    /// While no axes are chosen, displacements of one shape are alike, and so are all directions.
    fn representatives(&self, open: usize, argument: usize, constants: &[Value]) -> Option<Vec<usize>> {
        let shape = |value: Value| match self.predicate.name {
            "group_on_pos" => Words::get().as_pair(value).map(|(x, y)| (x.abs().min(y.abs()), x.abs().max(y.abs()))),
            _ => Words::get().as_direction(value).map(|_| (0, 0)),
        };
        let relative = matches!(self.predicate.name, "group_on_pos" | "distance_to_edge") && self.predicate.arity == 4;
        if !relative || open != 1 || argument != 2 {
            return None;
        }
        let shapes: Vec<_> = constants.iter().map(|constant| shape(*constant)).collect();
        let first = |place: usize| shapes.iter().position(|shape| *shape == shapes[place]).unwrap_or(place);
        Some((0..constants.len()).map(first).collect())
    }
}

/// What a predicate is asked, and where its answers go.
pub(super) struct Answers<'a> {
    pub(super) board: &'a Snapshot,
    pub(super) pattern: &'a [Value],
    pub(super) words: &'static Words,
    /// The axes to try where none are given.
    axes: &'a [Axes],
    found: &'a mut dyn FnMut(&[Value]) -> bool,
}

impl Answers<'_> {
    /// Gives a tuple if it agrees with the pattern; `false` if no more are wanted.
    pub(super) fn give<const N: usize>(&mut self, tuple: [Value; N]) -> bool {
        let agrees = self.pattern.iter().zip(&tuple).all(|(asked, value)| !asked.is_bound() || asked == value);
        !agrees || (self.found)(&tuple)
    }

    /// Goes through the candidates for an argument: the one that is given, or all.
    fn each<T: Copy>(
        &mut self,
        argument: usize,
        given: impl Fn(&Self, Value) -> Option<T>,
        all: impl Iterator<Item = T>,
        mut step: impl FnMut(&mut Self, T) -> bool,
    ) -> bool {
        if self.pattern[argument].is_bound() {
            return given(self, self.pattern[argument]).is_none_or(|candidate| step(self, candidate));
        }
        for candidate in all {
            if !step(self, candidate) {
                return false;
            }
        }
        true
    }

    pub(super) fn each_group(&mut self, argument: usize, step: impl FnMut(&mut Self, Point) -> bool) -> bool {
        let board = self.board;
        self.each(argument, |a, value| a.words.as_group(value, a.board), runtime::groups(board), step)
    }

    pub(super) fn each_empty(&mut self, argument: usize, mut step: impl FnMut(&mut Self, Point) -> bool) -> bool {
        self.each_group(argument, |a, group| a.board.content(group) != Content::Empty || step(a, group))
    }

    pub(super) fn each_point(&mut self, argument: usize, step: impl FnMut(&mut Self, Point) -> bool) -> bool {
        let all = runtime::points(self.board.columns(), self.board.rows());
        self.each(argument, |a, value| a.words.as_point(value, a.board), all, step)
    }

    fn each_axes(&mut self, argument: usize, step: impl FnMut(&mut Self, Axes) -> bool) -> bool {
        let axes = self.axes;
        self.each(argument, |a, value| a.words.as_axes(value), axes.iter().copied(), step)
    }

    pub(super) fn each_side(&mut self, argument: usize, step: impl FnMut(&mut Self, Content) -> bool) -> bool {
        let sides = [Content::Friend, Content::Enemy];
        self.each(argument, |a, v| a.words.as_content(v).filter(|c| sides.contains(c)), sides.into_iter(), step)
    }

    /// `name(Group, Number)`.
    fn count(&mut self, number: impl Fn(&Snapshot, Point) -> u32) -> bool {
        self.each_group(0, |a, group| a.give([a.words.group(group), Value::integer(number(a.board, group).into())]))
    }

    /// `name(Empty, Side, Number)`: something that a side's move at an empty point does, if the move is legal.
    fn effect(&mut self, number: impl Fn(runtime::Effect) -> u32) -> bool {
        self.each_empty(0, |a, empty| {
            a.each_side(1, |a, side| {
                if !runtime::is_legal_for(a.board, empty, side) {
                    return true;
                }
                let number = number(a.board.effect(empty, side));
                a.give([a.words.group(empty), a.words.content(side), Value::integer(number.into())])
            })
        })
    }

    /// `name(First, Second)`: groups that are adjacent and fulfil a condition; whichever is given is started from.
    fn linked(&mut self, fulfils: impl Fn(&Snapshot, Point, Point) -> bool) -> bool {
        let (from, to) = if self.pattern[0].is_bound() || !self.pattern[1].is_bound() { (0, 1) } else { (1, 0) };
        self.each_group(from, |a, start| {
            let board = a.board;
            for link in board.links(start) {
                let pair = if (from, to) == (0, 1) { (start, link) } else { (link, start) };
                if fulfils(board, pair.0, pair.1) && !a.give([a.words.group(pair.0), a.words.group(pair.1)]) {
                    return false;
                }
            }
            true
        })
    }

    /// The groups at displacements from points, relative to axes; `extra` says where axes stand among the arguments.
    fn on_position(&mut self, axes: Option<usize>, give: fn(&mut Self, Point, Axes, Value, Point) -> bool) -> bool {
        let displacement_at = axes.map_or(1, |at| at + 1);
        self.each_point(0, |a, point| {
            let with_axes = |a: &mut Self, axes: Axes| {
                if a.pattern[displacement_at].is_bound() {
                    let Some(pair) = a.words.as_pair(a.pattern[displacement_at]) else { return true };
                    let Some(there) = runtime::displaced(a.board, point, axes, pair) else { return true };
                    let group = a.board.group(there);
                    return give(a, point, axes, a.pattern[displacement_at], group);
                }
                for there in runtime::points(a.board.columns(), a.board.rows()) {
                    let (dx, dy) = (there.x() as i8 - point.x() as i8, there.y() as i8 - point.y() as i8);
                    let Some(pair) = a.words.pair(axes.relative((dx, dy))) else { continue };
                    if !give(a, point, axes, pair, a.board.group(there)) {
                        return false;
                    }
                }
                true
            };
            match axes {
                Some(at) => a.each_axes(at, with_axes),
                None => with_axes(a, Axes::ALL[0]),
            }
        })
    }

    fn edge_distances(
        &mut self,
        axes: Option<usize>,
        give: fn(&mut Self, Point, Axes, Direction, u32) -> bool,
    ) -> bool {
        let direction_at = axes.map_or(1, |at| at + 1);
        self.each_point(0, |a, point| {
            let with_axes = |a: &mut Self, axes: Axes| {
                let all = Direction::ALL.into_iter();
                a.each(
                    direction_at,
                    |a, value| a.words.as_direction(value),
                    all,
                    |a, direction| {
                        let distance = runtime::distance_to_edge(a.board, point, axes, direction);
                        give(a, point, axes, direction, distance)
                    },
                )
            };
            match axes {
                Some(at) => a.each_axes(at, with_axes),
                None => with_axes(a, Axes::ALL[0]),
            }
        })
    }
}

/// About how many points, groups and empty points a board has: for plans only.
const MANY: f64 = 300.0;

/// The product of a number for each argument that is not bound.
fn product(bound: &[bool], sizes: &[f64]) -> f64 {
    bound.iter().zip(sizes).filter(|(bound, _)| !**bound).map(|(_, size)| size).product()
}

const PREDICATES: &[Predicate] = &[
    Predicate {
        name: "board",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { product(bound, &[2.0, MANY]) },
        list: |a| {
            if !a.pattern[0].is_bound() && a.pattern[1].is_bound() {
                let board = a.board;
                return a.each_group(1, |a, group| {
                    board.members(group).all(|point| a.give([a.words.point(point), a.words.group(group)]))
                });
            }
            a.each_point(0, |a, point| a.give([a.words.point(point), a.words.group(a.board.group(point))]))
        },
    },
    Predicate {
        name: "board",
        arity: 3,
        answers: |bound| product(bound, &[19.0, 19.0, 1.0]),
        list: |a| {
            runtime::points(a.board.columns(), a.board.rows()).all(|point| {
                let (x, y) = (Value::integer(point.x().into()), Value::integer(point.y().into()));
                a.give([x, y, a.words.group(a.board.group(point))])
            })
        },
    },
    Predicate {
        name: "group",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| a.each_group(0, |a, group| a.give([a.words.group(group), a.words.content(a.board.content(group))])),
    },
    Predicate {
        name: "link",
        arity: 2,
        answers: |bound| product(bound, &[MANY, 4.0]),
        list: |a| a.linked(|_, _, _| true),
    },
    Predicate {
        name: "liberty",
        arity: 2,
        answers: |bound| product(bound, &[MANY, 3.0]),
        list: |a| a.linked(|board, _, liberty| board.content(liberty) == Content::Empty),
    },
    Predicate {
        name: "liberty_cnt",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| a.count(|board, group| board.liberty_count(group)),
    },
    Predicate {
        name: "stone_cnt",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| a.count(|board, group| board.stone_count(group)),
    },
    Predicate {
        name: "group_size",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| a.count(|board, group| board.stone_count(group).max(1)),
    },
    Predicate {
        name: "atari",
        arity: 1,
        answers: |bound| if bound[0] { 0.1 } else { 2.0 },
        list: |a| a.each_group(0, |a, group| !runtime::is_atari(a.board, group) || a.give([a.words.group(group)])),
    },
    Predicate {
        name: "axes",
        arity: 1,
        answers: |bound| product(bound, &[8.0]),
        list: |a| a.each_axes(0, |a, axes| a.give([a.words.axes(axes)])),
    },
    Predicate {
        name: "group_on_pos",
        arity: 3,
        answers: |bound| product(bound, &[MANY, MANY, 1.0]),
        list: |a| {
            a.on_position(None, |a, point, _, displacement, group| {
                a.give([a.words.point(point), displacement, a.words.group(group)])
            })
        },
    },
    Predicate {
        name: "group_on_pos",
        arity: 4,
        answers: |bound| product(bound, &[MANY, 8.0, MANY, 1.0]),
        list: |a| {
            a.on_position(Some(1), |a, point, axes, displacement, group| {
                a.give([a.words.point(point), a.words.axes(axes), displacement, a.words.group(group)])
            })
        },
    },
    Predicate {
        name: "distance_to_edge",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 4.0, 1.0]),
        list: |a| {
            a.edge_distances(None, |a, point, _, direction, distance| {
                a.give([a.words.point(point), a.words.direction(direction), Value::integer(distance.into())])
            })
        },
    },
    Predicate {
        name: "distance_to_edge",
        arity: 4,
        answers: |bound| product(bound, &[MANY, 8.0, 4.0, 1.0]),
        list: |a| {
            a.edge_distances(Some(1), |a, point, axes, direction, distance| {
                let (direction, distance) = (a.words.direction(direction), Value::integer(distance.into()));
                a.give([a.words.point(point), a.words.axes(axes), direction, distance])
            })
        },
    },
    Predicate {
        name: "legal",
        arity: 2,
        answers: |bound| product(bound, &[MANY, 2.0]),
        list: |a| {
            a.each_empty(0, |a, empty| {
                a.each_side(1, |a, side| {
                    !runtime::is_legal_for(a.board, empty, side)
                        || a.give([a.words.group(empty), a.words.content(side)])
                })
            })
        },
    },
    Predicate {
        name: "captures",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 2.0, 1.0]),
        list: |a| a.effect(|effect| effect.captured),
    },
    Predicate {
        name: "liberties_after",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 2.0, 1.0]),
        list: |a| a.effect(|effect| effect.liberties),
    },
    Predicate {
        name: "stones_after",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 2.0, 1.0]),
        list: |a| a.effect(|effect| effect.stones),
    },
    Predicate {
        name: "second_order_liberty_cnt",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| a.count(runtime::second_order_liberty_count),
    },
    Predicate {
        name: "shared_liberty_cnt",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 4.0, 1.0]),
        list: |a| {
            let tuple = |a: &mut Answers<'_>, first: Point, second: Point, count: u32| {
                a.give([a.words.group(first), a.words.group(second), Value::integer(count.into())])
            };
            if a.pattern[0].is_bound() && a.pattern[1].is_bound() {
                return a.each_group(0, |a, first| {
                    a.each_group(1, |a, second| {
                        runtime::liberties_shared(a.board, first, second)
                            .is_none_or(|count| tuple(a, first, second, count))
                    })
                });
            }
            let from_second = a.pattern[1].is_bound();
            a.each_group(usize::from(from_second), |a, start| {
                runtime::liberty_sharers(a.board, start).all(|(other, count)| match from_second {
                    true => tuple(a, other, start, count),
                    false => tuple(a, start, other, count),
                })
            })
        },
    },
    Predicate {
        name: "region_size",
        arity: 2,
        answers: |bound| if bound[0] { 1.0 } else { MANY },
        list: |a| {
            a.each_empty(0, |a, empty| {
                a.give([a.words.group(empty), Value::integer(runtime::region_size(a.board, empty).into())])
            })
        },
    },
    Predicate {
        name: "region_borders",
        arity: 2,
        answers: |bound| product(bound, &[MANY, 2.0]),
        list: |a| {
            a.each_empty(0, |a, empty| {
                a.each_side(1, |a, side| {
                    !runtime::region_borders(a.board, empty, side)
                        || a.give([a.words.group(empty), a.words.content(side)])
                })
            })
        },
    },
    Predicate {
        name: "eye_like",
        arity: 2,
        answers: |bound| product(bound, &[20.0, 1.0]),
        list: |a| {
            a.each_empty(0, |a, empty| {
                a.each_side(1, |a, side| {
                    !runtime::is_eye_like(a.board, empty, side) || a.give([a.words.group(empty), a.words.content(side)])
                })
            })
        },
    },
    Predicate {
        name: "neighbour_cnt",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 3.0, 1.0]),
        list: |a| {
            a.each_group(0, |a, group| {
                let contents = [Content::Empty, Content::Friend, Content::Enemy];
                a.each(
                    1,
                    |a, value| a.words.as_content(value),
                    contents.into_iter(),
                    |a, colour| {
                        let count = runtime::neighbour_count(a.board, group, colour);
                        a.give([a.words.group(group), a.words.content(colour), Value::integer(count.into())])
                    },
                )
            })
        },
    },
    Predicate {
        name: "enclosure_size",
        arity: 3,
        answers: |bound| product(bound, &[MANY, 2.0, 1.0]),
        list: |a| {
            a.each_empty(0, |a, empty| {
                a.each_side(1, |a, side| {
                    let size = runtime::enclosure_size(a.board, empty, side);
                    a.give([a.words.group(empty), a.words.content(side), Value::integer(size.into())])
                })
            })
        },
    },
];
