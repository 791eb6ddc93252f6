//! All moves of a position scored together by an ensemble: what its tests ask is worked out for the whole board at once.
//!
//! Most tests ask whether some group stands somewhere, or beside the move, of which a few things are true: a *concept* of groups in
//! the sense of description logic (Baader and others 2003, the logic EL: conjunction and existential restriction). A concept is a
//! byte for each point of the board, all at once by operations on whole boards; a test is a byte for each move, the set of axes for which
//! it holds; and the moves go down a tree together, as a byte each, the set of axes that fulfil the path. That a byte for each point is used
//! and not a bit is what keeps axes simple.
//!
//! The tables come from [`crate::compile`], the meaning of numbers from the other modules of the runtime. This module does not know what
//! they mean.

use super::{Axes, AxesSet, Board, Content, Direction, points};
use crate::go::Point;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

/// What may be true of a group. Numbers of other concepts are smaller than that of the concept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Concept {
    /// Any group.
    Any,
    /// A group of a colour.
    Colour(Content),
    /// A group that has a number, and it lies between two others.
    Number {
        /// Which number.
        number: u16,
        /// At least so much.
        least: u16,
        /// At most so much.
        most: u16,
    },
    /// A group of which two concepts are true.
    Both(u32, u32),
    /// An empty point with a group beside it of which a concept is true; of strings it says nothing.
    Beside(u32),
    /// A group with a group beside it of which a concept is true.
    Linked(u32),
    /// A group that has some liberties in common with a group of which a concept is true.
    Sharing {
        /// At least so many.
        least: u16,
        /// At most so many.
        most: u16,
        /// Of the other group.
        concept: u32,
    },
}

/// What a test asks of a move; all parts must hold, for the same axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// A concept is true of the empty point itself.
    Here(u32),
    /// The group at a displacement from the move, relative to axes, is there, and a concept is true of it.
    Placed {
        /// Columns and rows.
        displacement: (i8, i8),
        /// Of the group there.
        concept: u32,
    },
    /// The distance to the edge in a direction relative to axes lies between two numbers.
    Edge {
        /// Where to.
        direction: Direction,
        /// At least so many points.
        least: u16,
        /// At most so many.
        most: u16,
    },
}

/// An ensemble as tables.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    /// Concepts, each after those that it is made of.
    pub concepts: &'a [Concept],
    /// How many different numbers there are.
    pub numbers: usize,
    /// Parts of tests.
    pub parts: &'a [Part],
    /// By test the first of its parts and the one after the last; a test without parts is asked move by move.
    pub tests: &'a [(u32, u32)],
    /// By node its test, where yes leads and where no; a leaf has for its test the number of tests, and the place of its score.
    pub nodes: &'a [(u32, u32, u32)],
    /// The first nodes of the trees.
    pub roots: &'a [u32],
    /// The scores of the leaves.
    pub leaves: &'a [f64],
    /// What each score begins with.
    pub base: f64,
    /// The largest displacement in columns or rows, at least 1.
    pub reach: u8,
}

/// The scores of some moves of a position, which must be empty points.
///
/// `number` gives a number of a group by its representative, if the group has it (at most 65,534); `ask` answers a test without parts.
/// Buffers are kept for the next call on the same thread: about a kilobyte a test for boards of 19 lines.
pub fn score_together<B: Board>(
    board: &B,
    tables: &Tables<'_>,
    moves: &[Point],
    number: impl Fn(Point, usize) -> Option<u32>,
    ask: impl Fn(Point, usize) -> AxesSet,
) -> Vec<f64> {
    thread_local! {
        static BUFFERS: RefCell<Buffers> = RefCell::default();
    }
    BUFFERS.with(|kept| {
        // Borrowed already where a board of the caller's asks for scores itself.
        let mut fresh = Buffers::default();
        let mut kept = kept.try_borrow_mut();
        let buffers = kept.as_deref_mut().unwrap_or(&mut fresh);
        let grid = Grid::of(board, tables.reach);
        buffers.begin(grid, tables);
        let mut sheet = Sheet { board, tables, moves, number, ask, grid, buffers };
        sheet.scores()
    })
}

/// What a number is where there is none.
const NONE: u16 = u16::MAX;
/// Buffers are as long as so many bytes at a time can be worked on.
const LANES: usize = 32;

/// How the points of a board lie in a plane: row by row with a margin, so that no displacement leaves the plane or enters another row.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Grid {
    columns: usize,
    rows: usize,
    stride: usize,
    /// The place of the first point.
    base: usize,
    /// Bytes from there that hold all points.
    span: usize,
    /// Bytes of a plane.
    plane: usize,
}

impl Grid {
    fn of<B: Board>(board: &B, reach: u8) -> Self {
        let (columns, rows, reach) =
            (usize::from(board.columns()), usize::from(board.rows()), usize::from(reach.max(1)));
        let stride = columns + reach;
        let base = reach * stride + reach;
        let span = (rows * stride).next_multiple_of(LANES);
        Self { columns, rows, stride, base, span, plane: base + span + base }
    }

    /// The place of a point after the first one.
    fn cell(&self, point: Point) -> usize {
        usize::from(point.y()) * self.stride + usize::from(point.x())
    }

    /// The points of a plane.
    fn inner(&self) -> Range<usize> {
        self.base..self.base + self.span
    }

    /// The points of a plane, seen from so many columns and rows away.
    fn shifted(&self, (x, y): (i8, i8)) -> Range<usize> {
        let from = self.base.wrapping_add_signed(isize::from(x) + isize::from(y) * self.stride as isize);
        from..from + self.span
    }
}

/// Memory that one position after the other is worked out in.
#[derive(Default)]
struct Buffers {
    grid: Grid,
    /// How many concepts, numbers and tests there is room for.
    sizes: [usize; 3],
    /// A plane for each colour: empty, friend, enemy.
    colours: [Vec<u8>; 3],
    concepts: Vec<u8>,
    concepts_known: Vec<bool>,
    numbers: Vec<u16>,
    numbers_known: Vec<bool>,
    tests: Vec<u8>,
    tests_known: Vec<bool>,
    /// By depth the moves that have come to a node.
    reach: Vec<u8>,
    /// The strings' stones, one string after the other, and where each begins.
    stones: Vec<u16>,
    strings: Vec<usize>,
    /// Groups that have liberties in common, by the places of their representatives, and how many: those for which some concept asks.
    sharers: Option<Vec<[u16; 3]>>,
    /// By displacement the places that it leads to, each with its axes.
    images: HashMap<(i8, i8), Images>,
    pending: Vec<(usize, usize)>,
}

/// The places that a displacement leads to, with the axes that lead to each, and how many places there are.
type Images = ([(usize, u8); 8], usize);

impl Buffers {
    fn begin(&mut self, grid: Grid, tables: &Tables<'_>) {
        let sizes = [tables.concepts.len(), tables.numbers, tables.tests.len()];
        if (self.grid, self.sizes) != (grid, sizes) {
            *self = Self { grid, sizes, ..Self::default() };
            self.colours.iter_mut().for_each(|plane| plane.resize(grid.plane, 0));
            self.concepts.resize(grid.plane * sizes[0], 0);
            self.numbers.resize(grid.span * sizes[1], NONE);
            self.tests.resize(grid.span * sizes[2], 0);
        }
        for (known, count) in [
            (&mut self.concepts_known, sizes[0]),
            (&mut self.numbers_known, sizes[1]),
            (&mut self.tests_known, sizes[2]),
        ] {
            known.clear();
            known.resize(count, false);
        }
        self.sharers = None;
    }
}

impl Buffers {
    /// What is true of a stone is true of its string.
    fn spread(strings: &[usize], stones: &[u16], plane: &mut [u8]) {
        for ends in strings.windows(2) {
            let stones = &stones[ends[0]..ends[1]];
            let any = stones.iter().fold(0, |any, stone| any | plane[usize::from(*stone)]);
            stones.iter().for_each(|stone| plane[usize::from(*stone)] = any);
        }
    }
}

/// A position that is worked on.
struct Sheet<'a, B, N, A> {
    board: &'a B,
    tables: &'a Tables<'a>,
    moves: &'a [Point],
    number: N,
    ask: A,
    grid: Grid,
    buffers: &'a mut Buffers,
}

impl<B: Board, N: Fn(Point, usize) -> Option<u32>, A: Fn(Point, usize) -> AxesSet> Sheet<'_, B, N, A> {
    fn scores(&mut self) -> Vec<f64> {
        self.read();
        let mut scores = vec![self.tables.base; self.grid.span];
        let mut all = vec![0; self.grid.span];
        self.moves.iter().for_each(|&point| all[self.grid.cell(point)] = AxesSet::ALL.bits());
        for &root in self.tables.roots {
            self.descend(root as usize, &all, &mut scores);
        }
        self.moves.iter().map(|&point| scores[self.grid.cell(point)]).collect()
    }

    /// Reads what stands where.
    fn read(&mut self) {
        let grid = self.grid;
        self.buffers.stones.clear();
        self.buffers.strings.clear();
        for point in points(self.board.columns(), self.board.rows()) {
            let (content, cell) = (self.board.content(point), grid.cell(point));
            for (plane, colour) in
                self.buffers.colours.iter_mut().zip([Content::Empty, Content::Friend, Content::Enemy])
            {
                plane[grid.base + cell] = if content == colour { u8::MAX } else { 0 };
            }
            if content != Content::Empty && self.board.group(point) == point {
                self.buffers.strings.push(self.buffers.stones.len());
                self.buffers.stones.extend(self.board.members(point).map(|stone| grid.cell(stone) as u16));
            }
        }
        self.buffers.strings.push(self.buffers.stones.len());
    }

    /// Leads all moves through a tree, and adds the leaf that each comes to.
    fn descend(&mut self, root: usize, all: &[u8], scores: &mut [f64]) {
        let span = self.grid.span;
        let mut reach = std::mem::take(&mut self.buffers.reach);
        let mut pending = std::mem::take(&mut self.buffers.pending);
        reach.resize(reach.len().max(span), 0);
        reach[..span].copy_from_slice(all);
        pending.push((root, 0));
        while let Some((at, depth)) = pending.pop() {
            let (test, yes, no) = self.tables.nodes[at];
            if test as usize == self.tables.tests.len() {
                add(&reach[depth * span..][..span], self.tables.leaves[yes as usize], scores);
                continue;
            }
            if reach.len() < (depth + 2) * span {
                reach.resize((depth + 2) * span, 0);
            }
            let holding = self.test(test as usize);
            let (here, then) = reach[depth * span..][..2 * span].split_at_mut(span);
            let [some_then, some_here] = part(here, then, holding);
            // What waits at a depth is looked at after all that is deeper.
            if some_here {
                pending.push((no as usize, depth));
            }
            if some_then {
                pending.push((yes as usize, depth + 1));
            }
        }
        (self.buffers.reach, self.buffers.pending) = (reach, pending);
    }

    /// By cell the axes for which a test holds.
    fn test(&mut self, test: usize) -> &[u8] {
        let span = self.grid.span;
        let place = test * span..(test + 1) * span;
        if !self.buffers.tests_known[test] {
            self.buffers.tests_known[test] = true;
            let mut tests = std::mem::take(&mut self.buffers.tests);
            let holding = &mut tests[place.clone()];
            let (first, end) = self.tables.tests[test];
            let parts = &self.tables.parts[first as usize..end as usize];
            if parts.is_empty() {
                for &point in self.moves {
                    holding[self.grid.cell(point)] = (self.ask)(point, test).bits();
                }
            } else {
                holding.fill(AxesSet::ALL.bits());
                parts.iter().for_each(|part| self.restrict(*part, holding));
            }
            self.buffers.tests = tests;
        }
        &self.buffers.tests[place]
    }

    /// Leaves the axes for which a part of a test holds.
    fn restrict(&mut self, part: Part, holding: &mut [u8]) {
        match part {
            Part::Here(concept) => {
                self.know(concept);
                let plane = self.plane(concept);
                and(holding, &plane[self.grid.inner()]);
            }
            Part::Placed { displacement, concept } => {
                self.know(concept);
                let grid = self.grid;
                let (images, count) =
                    *self.buffers.images.entry(displacement).or_insert_with(|| images(&grid, displacement));
                let plane = self.plane(concept);
                let views = images.map(|(from, axes)| (&plane[from..from + grid.span], axes));
                if count <= 4 {
                    placed(holding, [views[0], views[1], views[2], views[3]]);
                } else {
                    placed(holding, views);
                }
            }
            Part::Edge { direction, least, most } => self.restrict_distance(direction, least..=most, holding),
        }
    }

    fn restrict_distance(&self, direction: Direction, range: std::ops::RangeInclusive<u16>, holding: &mut [u8]) {
        let (mut by_column, mut by_row) = ([0u8; Point::STRIDE], [0u8; Point::STRIDE]);
        let (columns, rows) = (self.grid.columns, self.grid.rows);
        for axes in Axes::ALL {
            let (x, y) = axes.displacement(direction.step());
            let (by, length, forwards) =
                if y == 0 { (&mut by_column, columns, x > 0) } else { (&mut by_row, rows, y > 0) };
            for (at, held) in by[..length].iter_mut().enumerate() {
                let distance = if forwards { length - 1 - at } else { at };
                if range.contains(&(distance as u16)) {
                    *held |= 1 << axes.index();
                }
            }
        }
        for (row, &of_row) in holding.chunks_mut(self.grid.stride).zip(&by_row[..rows]) {
            row.iter_mut().zip(&by_column[..columns]).for_each(|(held, of_column)| *held &= of_column | of_row);
        }
    }

    fn plane(&self, concept: u32) -> &[u8] {
        &self.buffers.concepts[concept as usize * self.grid.plane..][..self.grid.plane]
    }

    /// Works out a concept and those that it is made of.
    fn know(&mut self, concept: u32) {
        let which = concept as usize;
        if std::mem::replace(&mut self.buffers.concepts_known[which], true) {
            return;
        }
        match self.tables.concepts[which] {
            Concept::Any | Concept::Colour(_) => {}
            Concept::Number { number, .. } => self.know_number(number.into()),
            Concept::Both(a, b) => {
                self.know(a);
                self.know(b);
            }
            Concept::Beside(a) | Concept::Linked(a) => self.know(a),
            Concept::Sharing { concept, .. } => {
                self.know(concept);
                self.know_sharers();
            }
        }
        let (grid, length) = (self.grid, self.grid.plane);
        // What a concept is made of comes before it.
        let (before, rest) = self.buffers.concepts.split_at_mut(which * length);
        let out = &mut rest[..length];
        let plane = |concept: u32| &before[concept as usize * length..][..length];
        let [empty, friend, enemy] = &self.buffers.colours;
        let inner = grid.inner();
        let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|step| grid.shifted(step));
        match self.tables.concepts[which] {
            Concept::Any => {
                for at in inner {
                    out[at] = empty[at] | friend[at] | enemy[at];
                }
            }
            Concept::Colour(colour) => out.copy_from_slice(match colour {
                Content::Friend => friend,
                Content::Enemy => enemy,
                _ => empty,
            }),
            Concept::Number { number, least, most } => {
                let numbers = &self.buffers.numbers[usize::from(number) * grid.span..][..grid.span];
                for (out, &number) in out[inner].iter_mut().zip(numbers) {
                    *out = if least <= number && number <= most { u8::MAX } else { 0 };
                }
            }
            Concept::Both(a, b) => {
                let out = &mut out[inner.clone()];
                out.copy_from_slice(&plane(a)[inner.clone()]);
                and(out, &plane(b)[inner]);
            }
            Concept::Beside(a) => {
                let [left, right, up, down] = beside.map(|place| &plane(a)[place]);
                let out = &mut out[inner.clone()];
                let empty = &empty[inner];
                for at in 0..out.len().min(empty.len()) {
                    out[at] = (left[at] | right[at] | up[at] | down[at]) & empty[at];
                }
            }
            Concept::Linked(a) => {
                let out = &mut out[inner.clone()];
                out.fill(0);
                let (here_empty, here_friend, here_enemy) =
                    (&empty[inner.clone()], &friend[inner.clone()], &enemy[inner]);
                for place in beside {
                    let (other, friend, enemy) = (&plane(a)[place.clone()], &friend[place.clone()], &enemy[place]);
                    for at in 0..out.len() {
                        // A string is not beside itself.
                        let [mine, theirs] = [here_friend[at] & !friend[at], here_enemy[at] & !enemy[at]];
                        out[at] |= other[at] & (here_empty[at] | mine | theirs);
                    }
                }
                Buffers::spread(&self.buffers.strings, &self.buffers.stones, out);
            }
            Concept::Sharing { least, most, concept } => {
                let other = &plane(concept)[inner.clone()];
                let out = &mut out[inner];
                out.fill(0);
                for &[group, sharer, count] in self.buffers.sharers.iter().flatten() {
                    if least <= count && count <= most {
                        out[usize::from(group)] |= other[usize::from(sharer)];
                    }
                }
                Buffers::spread(&self.buffers.strings, &self.buffers.stones, out);
            }
        }
    }

    /// Works out a number for all groups.
    fn know_number(&mut self, number: usize) {
        if std::mem::replace(&mut self.buffers.numbers_known[number], true) {
            return;
        }
        let grid = self.grid;
        let numbers = &mut self.buffers.numbers[number * grid.span..][..grid.span];
        for point in points(self.board.columns(), self.board.rows()) {
            if self.board.group(point) == point {
                let value = (self.number)(point, number).map_or(NONE, |value| value.min(u32::from(NONE) - 1) as u16);
                self.board.members(point).for_each(|stone| numbers[grid.cell(stone)] = value);
            }
        }
    }

    fn know_sharers(&mut self) {
        if self.buffers.sharers.is_none() {
            let (board, grid) = (self.board, self.grid);
            let asked = self.tables.concepts.iter().filter_map(|concept| match concept {
                Concept::Sharing { least, .. } => Some(*least),
                _ => None,
            });
            let fewest = asked.min().unwrap_or(NONE);
            let groups = super::groups(board);
            let each = groups.flat_map(|group| {
                let cells = move |(sharer, count)| [grid.cell(group) as u16, grid.cell(sharer) as u16, count as u16];
                super::liberty_sharers(board, group).map(cells)
            });
            self.buffers.sharers = Some(each.filter(|[.., count]| *count >= fewest).collect());
        }
    }
}

/// Where a displacement leads to under all axes.
fn images(grid: &Grid, displacement: (i8, i8)) -> Images {
    let mut images = [(0, 0); 8];
    let mut count = 0;
    for axes in Axes::ALL {
        let from = grid.shifted(axes.displacement(displacement)).start;
        let at = images[..count].iter().position(|known| known.0 == from).unwrap_or(count);
        count = count.max(at + 1);
        images[at] = (from, images[at].1 | 1 << axes.index());
    }
    (images, count)
}

/// Adds a leaf's score to those of the moves that have come to it.
fn add(here: &[u8], leaf: f64, scores: &mut [f64]) {
    for (here, scores) in here.chunks_exact(8).zip(scores.chunks_exact_mut(8)) {
        if here != [0; 8] {
            for (axes, score) in here.iter().zip(scores) {
                if *axes != 0 {
                    *score += leaf;
                }
            }
        }
    }
}

/// Parts the moves at a node: those that have axes left with which the test holds go on with these, the others stay as they are. Whether
/// there are any of either.
fn part(here: &mut [u8], then: &mut [u8], holding: &[u8]) -> [bool; 2] {
    let (mut some_then, mut some_here) = ([0u8; LANES], [0u8; LANES]);
    for ((here, then), holding) in
        here.chunks_exact_mut(LANES).zip(then.chunks_exact_mut(LANES)).zip(holding.chunks_exact(LANES))
    {
        for at in 0..LANES {
            let yes = here[at] & holding[at];
            let no = if yes == 0 { here[at] } else { 0 };
            then[at] = yes;
            here[at] = no;
            some_then[at] |= yes;
            some_here[at] |= no;
        }
    }
    [some_then, some_here].map(|some| some.iter().any(|&byte| byte != 0))
}

fn and(left: &mut [u8], right: &[u8]) {
    left.iter_mut().zip(right).for_each(|(left, right)| *left &= right);
}

/// Leaves the axes that lead to a place where a plane is set.
fn placed<const N: usize>(holding: &mut [u8], views: [(&[u8], u8); N]) {
    let length = holding.len();
    let views = views.map(|(plane, axes)| (&plane[..length], axes));
    for at in 0..length {
        let mut held = 0;
        for (plane, axes) in &views {
            held |= plane[at] & axes;
        }
        holding[at] &= held;
    }
}
