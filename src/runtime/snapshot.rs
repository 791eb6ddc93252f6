//! A position with everything that the predicates need worked out once, in arrays of fixed size.

use super::{Board, Content};
use crate::go::Point;

/// Each pair of adjacent points of the largest board, in both directions.
const MOST_LINKS: usize = 4 * Point::LARGEST_EDGE * (Point::LARGEST_EDGE - 1);
const MOST_GROUPS: usize = Point::LARGEST_EDGE * Point::LARGEST_EDGE;

/// A position, read once.
///
/// The representative of a string is its first stone in row order.
#[derive(Clone, Debug)]
pub struct Snapshot {
    columns: u8,
    rows: u8,
    content: [Content; Point::GRID],
    group: [Point; Point::GRID],
    next: [Point; Point::GRID],
    /// For each point the number of its group, if it is a representative.
    number: [u16; Point::GRID],
    stones: [u16; MOST_GROUPS],
    liberties: [u16; MOST_GROUPS],
    first_link: [u16; MOST_GROUPS + 1],
    links: [Point; MOST_LINKS],
    region: [Point; Point::GRID],
    /// By the number of the region's representative.
    region_size: [u16; MOST_GROUPS],
    region_touches: [[bool; 2]; MOST_GROUPS],
    /// For each point how many can be reached without crossing stones of the friend, and of the enemy.
    enclosure: [[u16; 2]; Point::GRID],
}

const NOWHERE: Point = Point::from_index(0);

impl Snapshot {
    /// Reads a position of the given size (1 to 25 columns and rows) point by point.
    pub fn read(columns: u8, rows: u8, content: impl Fn(Point) -> Content) -> Self {
        let mut snapshot = Self {
            columns,
            rows,
            content: [Content::Edge; Point::GRID],
            group: [NOWHERE; Point::GRID],
            next: [NOWHERE; Point::GRID],
            number: [0; Point::GRID],
            stones: [0; MOST_GROUPS],
            liberties: [0; MOST_GROUPS],
            first_link: [0; MOST_GROUPS + 1],
            links: [NOWHERE; MOST_LINKS],
            region: [NOWHERE; Point::GRID],
            region_size: [0; MOST_GROUPS],
            region_touches: [[false; 2]; MOST_GROUPS],
            enclosure: [[0; 2]; Point::GRID],
        };
        for point in super::points(columns, rows) {
            snapshot.content[point.index()] = content(point);
        }
        snapshot.find_groups();
        snapshot.find_links();
        snapshot.find_regions();
        snapshot.find_enclosures();
        snapshot
    }

    /// Reads a position from another board.
    pub fn of(board: &impl Board) -> Self {
        Self::read(board.columns(), board.rows(), |point| board.content(point))
    }

    fn find_groups(&mut self) {
        let mut pending = [NOWHERE; MOST_GROUPS];
        let mut groups = 0;
        for first in super::points(self.columns, self.rows) {
            if self.group[first.index()] != NOWHERE {
                continue;
            }
            let colour = self.content[first.index()];
            self.number[first.index()] = groups;
            self.group[first.index()] = first;
            self.next[first.index()] = first;
            let mut stones = 0;
            if colour != Content::Empty {
                (pending[0], stones) = (first, 1);
                let mut left = 1;
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
            }
            self.stones[usize::from(groups)] = stones;
            groups += 1;
        }
    }

    fn find_links(&mut self) {
        // The last group that listed a group as its neighbour: one mark a group instead of a set for each.
        let mut listed_by = [u16::MAX; MOST_GROUPS];
        let mut end = 0;
        for first in super::points(self.columns, self.rows) {
            if self.group[first.index()] != first {
                continue;
            }
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
                        self.links[end] = link;
                        end += 1;
                        liberties += u16::from(self.content[neighbour] == Content::Empty);
                    }
                }
                point = self.next[point.index()];
                if point == first {
                    break;
                }
            }
            self.liberties[usize::from(number)] = liberties;
            self.first_link[usize::from(number) + 1] = end as u16;
        }
    }

    fn find_regions(&mut self) {
        let mut pending = [NOWHERE; MOST_GROUPS];
        for first in super::points(self.columns, self.rows) {
            if self.content[first.index()] != Content::Empty || self.region[first.index()] != NOWHERE {
                continue;
            }
            self.region[first.index()] = first;
            let number = usize::from(self.number[first.index()]);
            pending[0] = first;
            let (mut left, mut size) = (1, 1);
            while left > 0 {
                left -= 1;
                let point = pending[left];
                for offset in Point::NEIGHBOURS {
                    let at = point.offset(offset).index();
                    match self.content[at] {
                        Content::Empty if self.region[at] == NOWHERE => {
                            self.region[at] = first;
                            pending[left] = point.offset(offset);
                            left += 1;
                            size += 1;
                        }
                        Content::Friend => self.region_touches[number][0] = true,
                        Content::Enemy => self.region_touches[number][1] = true,
                        _ => {}
                    }
                }
            }
            self.region_size[number] = size;
        }
    }

    fn find_enclosures(&mut self) {
        let mut reached = [NOWHERE; MOST_GROUPS];
        for (at, wall) in [Content::Friend, Content::Enemy].into_iter().enumerate() {
            for first in super::points(self.columns, self.rows) {
                if self.content[first.index()] == wall || self.enclosure[first.index()][at] != 0 {
                    continue;
                }
                reached[0] = first;
                self.enclosure[first.index()][at] = 1;
                let (mut done, mut size) = (0, 1);
                while done < size {
                    let point = reached[done];
                    done += 1;
                    for offset in Point::NEIGHBOURS {
                        let neighbour = point.offset(offset).index();
                        let content = self.content[neighbour];
                        if content != Content::Edge && content != wall && self.enclosure[neighbour][at] == 0 {
                            self.enclosure[neighbour][at] = 1;
                            reached[size] = point.offset(offset);
                            size += 1;
                        }
                    }
                }
                for point in &reached[..size] {
                    self.enclosure[point.index()][at] = size as u16;
                }
            }
        }
    }

    #[inline]
    fn number(&self, group: Point) -> usize {
        usize::from(self.number[group.index()])
    }
}

impl Board for Snapshot {
    #[inline]
    fn columns(&self) -> u8 {
        self.columns
    }

    #[inline]
    fn rows(&self) -> u8 {
        self.rows
    }

    #[inline]
    fn content(&self, point: Point) -> Content {
        self.content[point.index()]
    }

    #[inline]
    fn group(&self, point: Point) -> Point {
        self.group[point.index()]
    }

    #[inline]
    fn next_stone(&self, point: Point) -> Point {
        self.next[point.index()]
    }

    #[inline]
    fn stone_count(&self, group: Point) -> u32 {
        u32::from(self.stones[self.number(group)])
    }

    #[inline]
    fn liberty_count(&self, group: Point) -> u32 {
        u32::from(self.liberties[self.number(group)])
    }

    #[inline]
    fn links(&self, group: Point) -> impl Iterator<Item = Point> {
        let number = self.number(group);
        self.links[usize::from(self.first_link[number])..usize::from(self.first_link[number + 1])].iter().copied()
    }

    #[inline]
    fn region(&self, empty: Point) -> Point {
        self.region[empty.index()]
    }

    #[inline]
    fn region_size(&self, empty: Point) -> u32 {
        u32::from(self.region_size[self.number(self.region(empty))])
    }

    #[inline]
    fn region_touches(&self, empty: Point, side: Content) -> bool {
        let touches = self.region_touches[self.number(self.region(empty))];
        match side {
            Content::Friend => touches[0],
            Content::Enemy => touches[1],
            _ => false,
        }
    }

    #[inline]
    fn enclosure_size(&self, empty: Point, side: Content) -> u32 {
        let sizes = self.enclosure[empty.index()];
        match side {
            Content::Friend => u32::from(sizes[0]),
            Content::Enemy => u32::from(sizes[1]),
            _ => super::tactical::enclosure(self, empty, side).len() as u32,
        }
    }
}
