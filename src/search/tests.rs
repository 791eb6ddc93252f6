//! The parts of the solver against the board and against plain search, on random positions.

use super::exhaustive::{Fight, Outcome, UNLIMITED};
use super::field::{Bits, Chains, Field, members};
use super::goal::{Capture, Goal};
use super::{benson, field};
use crate::go::{Board, Cell, Colour, KoRule, Point, PointSet};

/// Xorshift, for positions that are the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    /// A position after random play until only so many points are empty.
    fn board(&mut self, columns: u8, rows: u8, empty: usize) -> Board {
        let mut board = Board::new(columns, rows).expect("a size");
        let points: Vec<Point> = board.points().collect();
        for _ in 0..400 {
            if board.empty_points().len() <= empty {
                break;
            }
            let colour = if self.below(2) == 0 { Colour::Black } else { Colour::White };
            _ = board.play_by(points[self.below(points.len())], colour, KoRule::None);
        }
        let of = |colour| points.iter().copied().filter(|&p| board.at(p) == Cell::from(colour)).collect::<Vec<_>>();
        Board::from_stones(columns, rows, &of(Colour::Black), &of(Colour::White)).expect("a legal position")
    }
}

/// Random play on a field and on a board side by side. In some runs parts of the board are left out.
#[test]
fn a_field_plays_by_the_rules_of_the_board() {
    let mut random = Random(7);
    for round in 0..200 {
        let size = [3, 5, 7, 8][round % 4];
        let mut board = random.board(size, size, usize::from(size) * 2);
        let region: PointSet = board.points().filter(|_| round % 3 == 0 || random.below(5) > 0).collect();
        let field = Field::new(&board, &region).expect("64 points");
        assert_eq!(
            field.stones(&board).taken() | field.playable(),
            field.all(),
            "what can change is a stone or a point to play"
        );
        // A stone outside the region that is captured leaves a point on which nobody plays, and which is a liberty all the same.
        let inside: PointSet = members(field.all()).map(|number| field.point(number)).collect();
        let mut stones = field.stones(&board);
        let mut chains = Chains::new();
        let mut colour = Colour::Black;
        for _ in 0..80 {
            field.chains(stones, field.anchors(), &mut chains);
            let play = |number: usize| field.play(stones, field.anchors(), &chains, number, colour);
            let empty: Vec<usize> = members(field.playable() & !stones.taken()).collect();
            for &number in &empty {
                let point = field.point(number);
                assert_eq!(play(number).is_some(), board.is_legal(point, colour, KoRule::None), "{board} {point:?}");
            }
            for number in members(stones.taken()) {
                let liberties: PointSet = board.liberties(field.point(number));
                let chain = chains.at(number);
                assert_eq!(chain.anchored, !liberties.is_subset(&inside), "{board}");
                // The field does not know the liberties of the stones outside to which a string is joined.
                assert!(chain.anchored || chain.liberties == field.bits(&liberties), "{board}");
            }
            let Some(&number) = empty.get(random.below(empty.len().max(1))) else { break };
            if let Some(played) = play(number) {
                board.play_by(field.point(number), colour, KoRule::None).expect("legal on the board too");
                assert_eq!(played.stones, field.stones(&board));
                assert_eq!(played.takes_ko, board.ko_point().is_some(), "{board}");
                stones = played.stones;
            }
            colour = colour.opponent();
        }
    }
}

#[test]
fn what_is_unconditionally_alive_lives_whoever_may_take_kos() {
    let mut random = Random(11);
    let mut alive_strings = 0;
    for _ in 0..4000 {
        let (columns, rows, empty) = (2 + random.below(4) as u8, 2 + random.below(3) as u8, 2 + random.below(4));
        let board = random.board(columns, rows, empty);
        let region: PointSet = board.points().collect();
        let field = Field::new(&board, &region).expect("20 points");
        let (stones, mut chains) = (field.stones(&board), Chains::new());
        field.chains(stones, field.anchors(), &mut chains);
        let owner = if random.below(2) == 0 { Colour::Black } else { Colour::White };
        let alive: Bits = benson::alive(&field, stones, field.anchors(), &chains, owner);
        assert_eq!(alive & !stones.of(owner), 0);
        for chain in chains.all().iter().filter(|chain| chain.stones & alive != 0) {
            assert_eq!(chain.stones & !alive, 0, "a string lives or dies as a whole");
            let stone = field.point(chain.stones.trailing_zeros() as usize);
            let fight = Fight::new(board.clone(), region, &[stone]).expect("a fight");
            let killed = fight.forces(owner.opponent(), Outcome::Reached, (UNLIMITED, 0), 100_000);
            let lives = fight.forces(owner.opponent(), Outcome::Prevented, (UNLIMITED, 0), 100_000);
            if let (Ok((killed, _)), Ok((lives, _))) = (killed, lives) {
                assert!(lives && !killed, "{board} {stone:?}");
                alive_strings += 1;
            }
        }
    }
    assert!(alive_strings > 100, "only {alive_strings} positions showed anything");
}

impl Random {
    /// Stones of one side around a few holes, in which there may be stones of the other; above them in some boards a wall of the other
    /// side that cannot be captured. Gives the board, where both may play, and the side that has the holes.
    fn holes(&mut self) -> Option<(Board, PointSet, Colour)> {
        let (columns, rows, wall) = (2 + self.below(4) as u8, 2 + self.below(3) as u8, self.below(2) == 0);
        let height = if wall { rows + 2 } else { rows };
        let owner = if self.below(2) == 0 { Colour::Black } else { Colour::White };
        let empty = Board::new(columns, height).expect("a size");
        let points: Vec<Point> = empty.points().collect();
        let (above, inside) = points.split_at(usize::from(height - rows) * usize::from(columns));
        let mut holes = PointSet::new();
        let mut at = inside[self.below(inside.len())];
        for _ in 0..1 + self.below(7) {
            holes.insert(at);
            let near: Vec<Point> = empty.neighbours(at).filter(|point| inside.contains(point)).collect();
            at = if self.below(4) == 0 { inside[self.below(inside.len())] } else { near[self.below(near.len())] };
        }
        let others: Vec<Point> = holes.iter().filter(|_| self.below(4) == 0).collect();
        let of = |colour| -> Vec<Point> {
            if colour == owner {
                inside.iter().copied().filter(|&point| !holes.contains(point)).collect()
            } else {
                above.iter().copied().skip(usize::from(columns)).chain(others.iter().copied()).collect()
            }
        };
        let board = Board::from_stones(columns, height, &of(Colour::Black), &of(Colour::White)).ok()?;
        Some((board, inside.iter().copied().collect(), owner))
    }
}

#[test]
fn two_sure_eyes_live_and_what_lacks_room_dies_whoever_may_take_kos() {
    let mut random = Random(17);
    let (mut sure, mut lacking) = (0, [0; 3]);
    let wanted = std::env::var("NAKADE_HOLES").ok().and_then(|count| count.parse().ok()).unwrap_or(3000);
    for _ in 0..wanted {
        let Some((board, region, owner)) = random.holes() else { continue };
        let field = Field::new(&board, &region).expect("20 points");
        let (stones, mut chains) = (field.stones(&board), Chains::new());
        field.chains(stones, field.anchors(), &mut chains);
        let alive = benson::alive(&field, stones, field.anchors(), &chains, owner);
        let mut heads: Vec<Point> = Vec::new();
        for chain in chains.all().iter().filter(|chain| chain.stones & stones.of(owner) != 0) {
            let stone = field.point(chain.stones.trailing_zeros() as usize);
            heads.push(stone);
            if chain.stones & alive != 0 {
                let fight = Fight::new(board.clone(), region, &[stone]).expect("a fight");
                let lives = fight.forces(owner.opponent(), Outcome::Prevented, (UNLIMITED, 0), 1_000_000);
                let Ok((lives, _)) = lives else { continue };
                assert!(lives, "{board} {stone:?}");
                sure += 1;
            }
        }
        let targets = heads.iter().map(|&head| chains.at(field.number(head).expect("inside")).stones).collect();
        let goal = Goal::Capture(Capture { targets, defender: owner });
        let situation = goal.begin(&field, stones);
        field.chains(situation.stones, situation.anchors, &mut chains);
        for to_move in [owner, owner.opponent()] {
            if !heads.is_empty() && goal.is_certain(&field, &situation, &chains, to_move) {
                let fight = Fight::new(board.clone(), region, &heads).expect("a fight");
                let dies = fight.forces(to_move, Outcome::Reached, (0, UNLIMITED), 1_000_000);
                assert!(dies.expect("at most three empty points").0, "{to_move:?} to move in\n{board}");
                lacking[(field.all() & !situation.stones.taken()).count_ones() as usize - 1] += 1;
            }
        }
    }
    println!("{sure} strings live; by empty points {lacking:?} lack room");
    assert!(sure > 100 && lacking.iter().all(|&count| count > 20), "{sure} {lacking:?}");
}

#[test]
fn members_come_in_order() {
    assert_eq!(field::members(0b1011).collect::<Vec<_>>(), [0, 1, 3]);
    assert_eq!(field::members(1 << 63).collect::<Vec<_>>(), [63]);
    assert_eq!(field::members(0).count(), 0);
}
