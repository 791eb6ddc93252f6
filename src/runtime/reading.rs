//! What the predicates need to know of a position worked out once, in arrays of fixed size: from here a [`super::Snapshot`] is made.

use super::snapshot::Place;
use super::{Board, Content, Effect, tactical};
use crate::go::Point;

/// Each pair of adjacent points of the largest board, in both directions.
const MOST_LINKS: usize = 4 * Point::LARGEST_EDGE * (Point::LARGEST_EDGE - 1);
const MOST_GROUPS: usize = Point::LARGEST_EDGE * Point::LARGEST_EDGE;

/// A position while it is read, with room for the largest board.
///
/// The representative of a string is its first stone in row order.
pub(super) struct Reading {
    columns: u8,
    rows: u8,
    content: [Content; Point::GRID],
    group: [Point; Point::GRID],
    next: [Point; Point::GRID],
    /// For each point the number of its group, if it is a representative.
    number: [u16; Point::GRID],
    /// How many groups there are.
    groups: usize,
    stones: [u16; MOST_GROUPS],
    liberties: [u16; MOST_GROUPS],
    first_link: [u16; MOST_GROUPS + 1],
    links: [Point; MOST_LINKS],
    region: [Point; Point::GRID],
    /// By the number of the region's representative.
    region_size: [u16; MOST_GROUPS],
    region_touches: [[bool; 2]; MOST_GROUPS],
    /// How many points can be reached from each without crossing stones of the friend, and of the enemy.
    enclosure: [[u16; Point::GRID]; 2],
    /// By the number of an empty point, for the friend's move there and the enemy's.
    effects: [[PackedEffect; 2]; MOST_GROUPS],
}

/// What a move does, in one word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PackedEffect(u32);

impl PackedEffect {
    /// Enough for as many stones as there are points.
    const BITS: u32 = 10;
    const MASK: u32 = (1 << Self::BITS) - 1;

    const fn of(effect: Effect) -> Self {
        Self(effect.captured << (2 * Self::BITS) | effect.liberties << Self::BITS | effect.stones)
    }

    pub(super) const fn effect(self) -> Effect {
        Effect {
            captured: self.0 >> (2 * Self::BITS),
            liberties: self.0 >> Self::BITS & Self::MASK,
            stones: self.0 & Self::MASK,
        }
    }
}

const _: () = assert!(MOST_GROUPS < 1 << PackedEffect::BITS);

const NOWHERE: Point = Point::from_index(0);

/// Lines of the grid, border included.
const LINES: usize = Point::LARGEST_EDGE + 2;
/// A set of points: a bit for each in the word of its line.
type Lines = [u32; LINES];
const _: () = assert!(Point::STRIDE == u32::BITS as usize);

/// A line of the largest board has at most so many runs.
const MOST_RUNS: usize = Point::LARGEST_EDGE * Point::LARGEST_EDGE.div_ceil(2);

/// Points that stand side by side in a line.
#[derive(Clone, Copy, Default)]
struct Run {
    /// The place of the first one in the grid.
    start: u16,
    length: u16,
}

impl Run {
    /// The points as bits of their line.
    fn points(self) -> u32 {
        ((1 << self.length) - 1) << (usize::from(self.start) % Point::STRIDE)
    }

    /// The same as places in the grid.
    fn places(self) -> std::ops::Range<usize> {
        usize::from(self.start)..usize::from(self.start + self.length)
    }
}

/// A set of points as runs, in row order, and which of them are connected (two passes over runs: Rosenfeld and Pfaltz 1966).
struct Runs {
    all: [Run; MOST_RUNS],
    /// A run of the same part that begins no later.
    parent: [u16; MOST_RUNS],
    count: usize,
}

impl Runs {
    fn of(lines: &Lines) -> Self {
        let mut runs = Self { all: [Run::default(); MOST_RUNS], parent: [0; MOST_RUNS], count: 0 };
        let (mut above, mut here) = (0, 0);
        for (line, &points) in lines.iter().enumerate() {
            let mut left = points;
            while left != 0 {
                let first = left.trailing_zeros();
                let length = (!(left >> first)).trailing_zeros() as u16;
                let run = Run { start: (line * Point::STRIDE) as u16 + first as u16, length };
                left &= !run.points();
                let at = runs.count;
                runs.all[at] = run;
                runs.parent[at] = at as u16;
                runs.count += 1;
                for upper in above..here {
                    if runs.all[upper].points() & run.points() != 0 {
                        runs.join(upper, at);
                    }
                }
            }
            (above, here) = (here, runs.count);
        }
        runs
    }

    /// The first run of the part that a run belongs to.
    fn root(&mut self, mut at: usize) -> usize {
        while usize::from(self.parent[at]) != at {
            self.parent[at] = self.parent[usize::from(self.parent[at])];
            at = usize::from(self.parent[at]);
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[a.max(b)] = a.min(b) as u16;
    }

    /// The first point of the part that a run belongs to.
    fn first_of(&mut self, at: usize) -> Point {
        let root = self.root(at);
        Point::from_index(self.all[root].start.into())
    }
}

impl Reading {
    /// Reads a position of the given size (1 to 25 columns and rows) point by point.
    pub(super) fn read(columns: u8, rows: u8, content: impl Fn(Point) -> Content) -> Self {
        let mut reading = Self {
            columns,
            rows,
            content: [Content::Edge; Point::GRID],
            group: [NOWHERE; Point::GRID],
            next: [NOWHERE; Point::GRID],
            number: [0; Point::GRID],
            groups: 0,
            stones: [0; MOST_GROUPS],
            liberties: [0; MOST_GROUPS],
            first_link: [0; MOST_GROUPS + 1],
            links: [NOWHERE; MOST_LINKS],
            region: [NOWHERE; Point::GRID],
            region_size: [0; MOST_GROUPS],
            region_touches: [[false; 2]; MOST_GROUPS],
            enclosure: [[0; Point::GRID]; 2],
            effects: [[PackedEffect(0); 2]; MOST_GROUPS],
        };
        let mut lines = [[0; LINES]; 3];
        for (line, start) in reading.lines() {
            for at in start..start + usize::from(columns) {
                let content = content(Point::from_index(at));
                reading.content[at] = content;
                if content != Content::Edge {
                    lines[content as usize][line] |= 1 << (at % Point::STRIDE);
                }
            }
        }
        reading.find_groups();
        reading.find_links(&lines[Content::Empty as usize]);
        reading.find_effects();
        reading.find_regions(&lines);
        reading.find_enclosures(&lines);
        reading
    }

    /// The lines of the board: the number of each in the grid, and the place of its first point.
    fn lines(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        (1..=usize::from(self.rows)).map(|line| (line, line * Point::STRIDE + 1))
    }

    fn find_groups(&mut self) {
        let mut pending = [NOWHERE; MOST_GROUPS];
        let mut groups = 0;
        for (_, start) in self.lines() {
            for at in start..start + usize::from(self.columns) {
                if self.group[at] != NOWHERE {
                    continue;
                }
                let first = Point::from_index(at);
                self.number[at] = groups;
                self.group[at] = first;
                self.next[at] = first;
                if self.content[at] != Content::Empty {
                    self.stones[usize::from(groups)] = self.find_string(first, &mut pending);
                }
                groups += 1;
            }
        }
        self.groups = usize::from(groups);
    }

    /// Finds the stones of a string from its first one on, and counts them.
    fn find_string(&mut self, first: Point, pending: &mut [Point; MOST_GROUPS]) -> u16 {
        let colour = self.content[first.index()];
        pending[0] = first;
        let (mut left, mut stones) = (1, 1);
        while left > 0 {
            left -= 1;
            let stone = pending[left];
            for offset in Point::NEIGHBOURS {
                let neighbour = stone.offset(offset);
                let at = neighbour.index();
                if self.content[at] == colour && self.group[at] == NOWHERE {
                    self.group[at] = first;
                    self.next[at] = self.next[first.index()];
                    self.next[first.index()] = neighbour;
                    pending[left] = neighbour;
                    left += 1;
                    stones += 1;
                }
            }
        }
        stones
    }

    fn find_links(&mut self, empty: &Lines) {
        // The last group that listed a group as its neighbour: one mark a group instead of a set for each.
        let mut listed_by = [u16::MAX; MOST_GROUPS];
        let mut end = 0;
        for (line, start) in self.lines() {
            let in_line = empty[line];
            let open = in_line & (in_line << 1) & (in_line >> 1) & empty[line - 1] & empty[line + 1];
            for at in start..start + usize::from(self.columns) {
                let first = Point::from_index(at);
                if self.group[at] != first {
                    continue;
                }
                let number = usize::from(self.number[at]);
                let begin = end;
                if open >> (at % Point::STRIDE) & 1 == 1 {
                    // On most boards most points have four empty ones around them.
                    self.links[end..end + 4].copy_from_slice(&Point::NEIGHBOURS.map(|offset| first.offset(offset)));
                    end += 4;
                    self.liberties[number] = 4;
                } else if self.content[at] == Content::Empty {
                    for neighbour in Point::NEIGHBOURS.map(|offset| first.offset(offset).index()) {
                        let link = self.group[neighbour];
                        if self.content[neighbour] != Content::Edge && !self.links[begin..end].contains(&link) {
                            self.links[end] = link;
                            end += 1;
                            self.liberties[number] += u16::from(self.content[neighbour] == Content::Empty);
                        }
                    }
                } else {
                    self.find_links_of_string(first, &mut listed_by, &mut end);
                }
                self.first_link[number + 1] = end as u16;
            }
        }
    }

    fn find_links_of_string(&mut self, first: Point, listed_by: &mut [u16; MOST_GROUPS], end: &mut usize) {
        let number = self.number[first.index()];
        let mut liberties = 0;
        let mut point = first;
        loop {
            for offset in Point::NEIGHBOURS {
                let neighbour = point.offset(offset).index();
                if self.content[neighbour] == Content::Edge || self.group[neighbour] == first {
                    continue;
                }
                let link = self.group[neighbour];
                let mark = &mut listed_by[usize::from(self.number[link.index()])];
                if *mark != number {
                    *mark = number;
                    self.links[*end] = link;
                    *end += 1;
                    liberties += u16::from(self.content[neighbour] == Content::Empty);
                }
            }
            point = self.next[point.index()];
            if point == first {
                break;
            }
        }
        self.liberties[usize::from(number)] = liberties;
    }

    fn find_effects(&mut self) {
        for (_, start) in self.lines() {
            for at in start..start + usize::from(self.columns) {
                if self.content[at] != Content::Empty {
                    continue;
                }
                let (empty, number) = (Point::from_index(at), usize::from(self.number[at]));
                let liberties = self.liberties[number];
                self.effects[number] = if self.first_link[number + 1] - self.first_link[number] == liberties {
                    [PackedEffect::of(Effect { captured: 0, liberties: liberties.into(), stones: 1 }); 2]
                } else {
                    let effect = |side| PackedEffect::of(tactical::effect(self, empty, side));
                    [effect(Content::Friend), effect(Content::Enemy)]
                };
            }
        }
    }

    fn find_regions(&mut self, lines: &[Lines; 3]) {
        let mut runs = Runs::of(&lines[Content::Empty as usize]);
        for at in 0..runs.count {
            let (run, first) = (runs.all[at], runs.first_of(at));
            let number = self.number(first);
            self.region[run.places()].fill(first);
            self.region_size[number] += run.length;
            let (line, points) = (usize::from(run.start) / Point::STRIDE, run.points());
            for (side, content) in [Content::Friend, Content::Enemy].into_iter().enumerate() {
                let stones = &lines[content as usize];
                let beside =
                    stones[line] & (points << 1 | points >> 1) | (stones[line - 1] | stones[line + 1]) & points;
                self.region_touches[number][side] |= beside != 0;
            }
        }
    }

    fn find_enclosures(&mut self, lines: &[Lines; 3]) {
        for (side, other) in [Content::Enemy, Content::Friend].into_iter().enumerate() {
            let mut passable = lines[Content::Empty as usize];
            passable.iter_mut().zip(&lines[other as usize]).for_each(|(line, stones)| *line |= stones);
            let mut runs = Runs::of(&passable);
            let mut sizes = [0; MOST_RUNS];
            for at in 0..runs.count {
                sizes[runs.root(at)] += runs.all[at].length;
            }
            for at in 0..runs.count {
                let run = runs.all[at];
                self.enclosure[side][run.places()].fill(sizes[runs.root(at)]);
            }
        }
    }

    /// What stands at the first places of the grid.
    pub(super) fn content(&self, places: usize) -> &[Content] {
        &self.content[..places]
    }

    /// The links of all groups, one after the other.
    pub(super) fn all_links(&self) -> &[Point] {
        &self.links[..usize::from(self.first_link[self.groups])]
    }

    /// What is known of a point.
    pub(super) fn place(&self, point: Point) -> Place {
        let at = point.index();
        // Only what is a group of its own has the numbers of one.
        let group = (self.group[at] == point).then_some(self.number(point));
        let region = (self.content[at] == Content::Empty).then(|| self.number(self.region[at]));
        Place {
            next: self.next[at],
            region: self.region[at],
            region_size: region.map_or(0, |number| self.region_size[number]),
            region_touches: region.map_or([false; 2], |number| self.region_touches[number]),
            enclosure: [self.enclosure[0][at], self.enclosure[1][at]],
            stones: group.map_or(0, |number| self.stones[number]),
            liberties: group.map_or(0, |number| self.liberties[number]),
            second_order_liberties: group.map_or(0, |_| tactical::second_order_liberties(self, point) as u16),
            links: group.map_or([0; 2], |number| [self.first_link[number], self.first_link[number + 1]]),
            effects: group.map_or_else(Default::default, |number| self.effects[number]),
        }
    }

    #[inline]
    fn number(&self, group: Point) -> usize {
        usize::from(self.number[group.index()])
    }
}

impl Board for Reading {
    fn columns(&self) -> u8 {
        self.columns
    }

    fn rows(&self) -> u8 {
        self.rows
    }

    fn content(&self, point: Point) -> Content {
        self.content[point.index()]
    }

    fn group(&self, point: Point) -> Point {
        self.group[point.index()]
    }

    fn next_stone(&self, point: Point) -> Point {
        self.next[point.index()]
    }

    fn stone_count(&self, group: Point) -> u32 {
        u32::from(self.stones[self.number(group)])
    }

    fn liberty_count(&self, group: Point) -> u32 {
        u32::from(self.liberties[self.number(group)])
    }

    fn links(&self, group: Point) -> impl Iterator<Item = Point> {
        let number = self.number(group);
        self.links[usize::from(self.first_link[number])..usize::from(self.first_link[number + 1])].iter().copied()
    }
}
