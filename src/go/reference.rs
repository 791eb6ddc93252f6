//! The rules in the most obvious way, to compare the board with. Slow, and never to be made faster.
//!
//! A position is a list of cells; strings and liberties are found by walking; taking back is the position before. The ko rules are
//! stated by positions alone: no move may make the one before the last move (simple), or any earlier one (superko).

use super::{Cell, Colour, IllegalMove, KoRule, Point};

/// A board and all positions that it had.
#[derive(Clone, Debug)]
pub struct Reference {
    columns: u8,
    rows: u8,
    cells: Vec<Cell>,
    earlier: Vec<Vec<Cell>>,
}

impl Reference {
    /// An empty board.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Self {
        let cells = vec![Cell::Empty; usize::from(columns) * usize::from(rows)];
        Self { columns, rows, cells, earlier: Vec::new() }
    }

    /// What is at a place.
    #[must_use]
    pub fn at(&self, point: Point) -> Cell {
        if point.x() < self.columns && point.y() < self.rows { self.cells[self.place(point)] } else { Cell::Edge }
    }

    /// The stones of the string at `point` and its liberties, both sorted; empty where there is no stone.
    #[must_use]
    pub fn string(&self, point: Point) -> (Vec<Point>, Vec<Point>) {
        let colour = self.at(point);
        let (mut stones, mut liberties) = (Vec::new(), Vec::new());
        let mut open = if colour.colour().is_some() { vec![point] } else { Vec::new() };
        while let Some(point) = open.pop() {
            if self.at(point) == colour && !stones.contains(&point) {
                stones.push(point);
                open.extend(Point::NEIGHBOURS.map(|offset| point.offset(offset)));
            } else if self.at(point) == Cell::Empty && !liberties.contains(&point) {
                liberties.push(point);
            }
        }
        stones.sort();
        liberties.sort();
        (stones, liberties)
    }

    /// Plays a stone; the number of stones captured.
    ///
    /// # Errors
    /// The board is unchanged if the move is illegal.
    pub fn play(&mut self, point: Point, colour: Colour, rule: KoRule) -> Result<usize, IllegalMove> {
        match self.at(point) {
            Cell::Edge => return Err(IllegalMove::OffBoard),
            Cell::Empty => {}
            Cell::Black | Cell::White => return Err(IllegalMove::Occupied),
        }
        let mut after = self.clone();
        after.set(point, Cell::from(colour));
        let mut captured = 0;
        for neighbour in Point::NEIGHBOURS.map(|offset| point.offset(offset)) {
            let (stones, liberties) = after.string(neighbour);
            if after.at(neighbour) == Cell::from(colour.opponent()) && liberties.is_empty() {
                captured += stones.len();
                stones.iter().for_each(|&stone| after.set(stone, Cell::Empty));
            }
        }
        if after.string(point).1.is_empty() {
            return Err(IllegalMove::Suicide);
        }
        if rule != KoRule::None && self.earlier.last() == Some(&after.cells) {
            return Err(IllegalMove::Ko);
        }
        if rule == KoRule::PositionalSuperko && self.earlier.contains(&after.cells) {
            return Err(IllegalMove::Superko);
        }
        self.earlier.push(std::mem::replace(&mut self.cells, after.cells));
        Ok(captured)
    }

    /// Passes.
    pub fn pass(&mut self) {
        self.earlier.push(self.cells.clone());
    }

    /// Takes the last move or pass back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.earlier.pop().map(|cells| self.cells = cells).is_some()
    }

    fn set(&mut self, point: Point, cell: Cell) {
        let place = self.place(point);
        self.cells[place] = cell;
    }

    fn place(&self, point: Point) -> usize {
        usize::from(point.y()) * usize::from(self.columns) + usize::from(point.x())
    }
}
