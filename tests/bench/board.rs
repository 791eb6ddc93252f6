//! Random play-outs: moves a second of the board and, as a mark, of the goban crate.
//!
//! A play-out chooses uniformly among the legal moves that do not fill a one-point eye of the mover's own, until both sides
//! pass, as libEGO does. `cargo bench --bench board`; the throughput is moves (passes included) a second.

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use goban::pieces::stones::{Color, Stone};
use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, Move};
use nakade::go::{Board, Cell, Colour, Point};
use std::hint::black_box;

/// Marsaglia's xorshift, enough to choose moves.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * bound as u128) >> 64) as usize
    }
}

/// True if `point` is an eye of `colour` by libEGO's measure: own stones on all sides, and at most one diagonal neighbour of the
/// enemy, none at the edge.
fn is_eye(board: &Board, point: Point, colour: Colour) -> bool {
    const DIAGONALS: [isize; 4] = [-33, -31, 31, 33];
    let own = Cell::from(colour);
    if !Point::NEIGHBOURS.iter().map(|&o| board.at(point.offset(o))).all(|cell| cell == own || cell == Cell::Edge) {
        return false;
    }
    let diagonals = DIAGONALS.map(|o| board.at(point.offset(o)));
    let enemies = diagonals.iter().filter(|&&cell| cell == Cell::from(colour.opponent())).count();
    enemies + usize::from(diagonals.contains(&Cell::Edge)) < 2
}

/// Plays a game to the end from the empty board; the number of moves and passes.
fn play_out(board: &mut Board, random: &mut Random) -> usize {
    let longest = 3 * usize::from(board.columns()) * usize::from(board.rows());
    let mut colour = Colour::Black;
    let mut passes = 0;
    while passes < 2 && board.move_count() < longest {
        if random_move(board, colour, random) {
            passes = 0;
        } else {
            board.pass();
            passes += 1;
        }
        colour = colour.opponent();
    }
    board.move_count()
}

fn random_move(board: &mut Board, colour: Colour, random: &mut Random) -> bool {
    let count = board.empty_points().len();
    if count == 0 {
        return false;
    }
    let first = random.below(count);
    (first..count).chain(0..first).any(|slot| {
        let point = board.empty_points()[slot];
        !is_eye(board, point, colour) && board.play(point, colour).is_ok()
    })
}

/// The same game on the goban crate.
fn goban_play_out(size: u8, random: &mut Random) -> usize {
    let mut game = Game::new(GobanSizes::Custom(usize::from(size), usize::from(size)), CHINESE);
    let longest = 3 * usize::from(size) * usize::from(size);
    let mut moves = 0;
    while !game.is_over() && moves < longest {
        let turn = game.turn();
        let empty: Vec<_> = game.goban().get_empty_coords().collect();
        let first = random.below(empty.len().max(1));
        let chosen = (first..empty.len())
            .chain(0..first)
            .map(|slot| empty[slot])
            .find(|&coord| !goban_is_eye(&game, coord, turn) && game.check_point(coord).is_none());
        game.play(chosen.map_or(Move::Pass, |(x, y)| Move::Play(x, y)));
        moves += 1;
    }
    moves
}

fn goban_is_eye(game: &Game, coord: (u8, u8), color: Color) -> bool {
    game.check_eye(Stone { coord, color })
}

fn play_outs(criterion: &mut Criterion) {
    for size in [9, 19] {
        let Ok(empty) = Board::new(size, size) else { continue };
        let mut group = criterion.benchmark_group(format!("play-outs {size}x{size}"));
        group.sample_size(10);
        measure(&mut group, "board", |random| play_out(&mut empty.clone(), random));
        let mut board = empty.clone();
        measure(&mut group, "board, every move taken back", |random| {
            let moves = play_out(&mut board, random);
            while board.undo() {}
            moves
        });
        measure(&mut group, "goban crate", |random| goban_play_out(size, random));
        group.finish();
    }
}

/// Measures batches of games; the first batch, from the same seed, tells how many moves a batch has.
fn measure(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, mut game: impl FnMut(&mut Random) -> usize) {
    let mut batch = || {
        let mut random = Random(0x2545_f491_4f6c_dd1d);
        (0..50).map(|_| game(&mut random)).sum::<usize>()
    };
    group.throughput(Throughput::Elements(batch() as u64));
    group.bench_function(name, |bencher| bencher.iter(|| black_box(batch())));
}

criterion_group!(benches, play_outs);
criterion_main!(benches);
