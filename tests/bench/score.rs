//! Moves a second of one tree in three forms: the reference evaluator, the interpreter that the workbench uses, and Rust.
//!
//! `cargo bench --bench score`. The positions are ready when the time begins, but for the last row, which reads each position
//! into a snapshot first, and the one before it, whose tree is `trees/enclosed-tactical` and whose positions are those of `datasets/enclosed`. The other tree has 152 leaves, as the paper's has (`tests/compile.rs` says how it was made); Ramon, Francis and Blockeel (2000) report 6 ms a move for
//! theirs in Prolog, and expect a tenth of that in C.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nakade::coverage::Scratch;
use nakade::facts::{GoBackground, Positions, Words};
use nakade::go::Point;
use nakade::interpretation::InterpretationId;
use nakade::problem::Problem;
use nakade::runtime::{Snapshot, legal_moves};
use nakade::tree::{Predictor, Tree, reference_leaf};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

#[allow(dead_code)]
mod compiled {
    include!("../golden/bench-tree.rs");
}
#[allow(dead_code)]
mod enclosed {
    include!("../../trees/enclosed-tactical.rs");
}

/// Seconds a move in the paper, and as it guesses for C.
const PAPER: [(&str, f64); 2] = [("Prolog, in the paper", 6e-3), ("C, the paper's guess", 6e-4)];

/// The positions and all legal moves in them.
struct Work {
    background: GoBackground,
    moves: Vec<(InterpretationId, Point)>,
}

impl Work {
    fn new(problems: &[Problem], every: usize) -> Self {
        let problems: Vec<_> = problems.iter().step_by(every).cloned().collect();
        let positions = Arc::new(Positions::of_problems(&problems));
        let ids = 0..positions.len() as InterpretationId;
        let moves = ids.flat_map(|id| legal_moves(positions.get(id)).map(move |point| (id, point)).collect::<Vec<_>>());
        Self { moves: moves.collect(), background: GoBackground::new(positions.clone()) }
    }

    fn board(&self, id: InterpretationId) -> &Snapshot {
        self.background.positions().get(id)
    }

    fn by_reference(&self, tree: &Tree) -> f64 {
        let leaf = |&(id, point): &(InterpretationId, Point)| {
            reference_leaf(tree, &self.background, id, &[Words::get().point(point)])
                .map_or(0.0, |leaf| score(tree, leaf))
        };
        self.moves.iter().map(leaf).sum()
    }

    fn by_interpreter(&self, tree: &Tree) -> f64 {
        let Ok(predictor) = Predictor::new(tree, &self.background) else { return 0.0 };
        let mut scratch = Scratch::default();
        let leaf = |&(id, point): &(InterpretationId, Point)| {
            score(tree, predictor.leaf(id, &[Words::get().point(point)], &mut scratch))
        };
        self.moves.iter().map(leaf).sum()
    }

    fn compiled(&self) -> f64 {
        self.moves.iter().map(|&(id, point)| compiled::score(self.board(id), point)).sum()
    }

    fn compiled_of_enclosed(&self) -> f64 {
        self.moves.iter().map(|&(id, point)| enclosed::score(self.board(id), point)).sum()
    }

    fn compiled_with_snapshots(&self) -> f64 {
        let ids = 0..self.background.positions().len() as InterpretationId;
        ids.map(|id| {
            let board = Snapshot::of(self.board(id));
            compiled::scores(&board).map(|(_, score)| score).sum::<f64>()
        })
        .sum()
    }
}

/// A way to score all moves of some work, and its name.
type Form<'a> = (&'a str, &'a Work, &'a dyn Fn(&Work) -> f64);

fn score(tree: &Tree, leaf: usize) -> f64 {
    tree.nodes[leaf].prediction.score()
}

/// Moves a second of a way to score: the best of some rounds.
fn moves_a_second(work: &Work, run: &dyn Fn(&Work) -> f64) -> f64 {
    let begin = Instant::now();
    let mut best = Duration::MAX;
    while begin.elapsed() < Duration::from_secs(1) {
        let round = Instant::now();
        black_box(run(work));
        best = best.min(round.elapsed());
    }
    work.moves.len() as f64 / best.as_secs_f64()
}

fn scoring(criterion: &mut Criterion) {
    let json = serde_json::from_str(include_str!("../golden/bench-tree.json")).expect("JSON");
    let tree = Tree::from_json(&json).expect("a tree");
    let shapes = nakade::generate::nakade::all(0);
    let (few, many) = (Work::new(&shapes, 60), Work::new(&shapes, 4));
    let problems = Work::new(&nakade::experiment::built_in_problems().problems, 18);
    assert_eq!(few.by_reference(&tree).to_bits(), few.compiled().to_bits(), "the forms of the tree differ");
    let reference = |work: &Work| work.by_reference(&tree);
    let interpreter = |work: &Work| work.by_interpreter(&tree);
    let forms: [Form; 5] = [
        ("reference", &few, &reference),
        ("interpreter", &few, &interpreter),
        ("compiled", &many, &Work::compiled),
        ("compiled, enclosed problems", &problems, &Work::compiled_of_enclosed),
        ("compiled, reading each position", &many, &Work::compiled_with_snapshots),
    ];
    let mut group = criterion.benchmark_group("score");
    for (name, work, run) in forms {
        group.throughput(Throughput::Elements(work.moves.len() as u64)).sample_size(10);
        group.bench_function(name, |bencher| bencher.iter(|| run(work)));
    }
    group.finish();

    println!("{} leaves, moves a second and times the reference:", tree.leaves());
    let rates = forms.map(|(name, work, run)| (name, moves_a_second(work, run)));
    for (name, rate) in rates.into_iter().chain(PAPER.map(|(name, seconds)| (name, 1.0 / seconds))) {
        println!("{name:32} {rate:14.0} {:12.2}", rate / rates[0].1);
    }
}

criterion_group!(benches, scoring);
criterion_main!(benches);
