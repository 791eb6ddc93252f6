//! Ranking tables beside the figures of the paper.

use crate::measure::{Branching, RankingTable};
use std::fmt::Write;

/// The ranks that the table shows.
const RANKS: [usize; 6] = [1, 2, 3, 4, 5, 10];

/// Table 3 of the paper: shares in percent for the first one to five moves, on 1,000 GoTools problems.
const PAPER: &[(&str, [f64; 5])] = &[
    ("the paper, propositional", [29.0, 49.0, 61.0, 69.0, 73.0]),
    ("the paper, relational", [35.0, 58.0, 73.0, 79.0, 87.0]),
];

/// A row of a ranking table: name, ranking, size of the tree, seconds of induction if it took place.
pub type Row<'a> = (&'a str, &'a RankingTable, usize, Option<f64>);

/// The text of a ranking table: a row for each tree, below them the paper's, then the paper's Table 5 (how many moves must be
/// looked at so that 1 % or 5 % of the good ones are missed, and the upper bound on the branching factor).
#[must_use]
pub fn ranking_table(rows: &[Row<'_>]) -> String {
    let mut text = String::new();
    _ = write!(text, "{:<26}", "correct move in the first");
    RANKS.iter().for_each(|rank| _ = write!(text, "{rank:>7}"));
    _ = writeln!(text, "{:>8}{:>8}{:>8}{:>9}", "mean", "best", "leaves", "seconds");
    for (name, table, leaves, seconds) in rows {
        _ = write!(text, "{name:<26}");
        RANKS.iter().for_each(|rank| _ = write!(text, "{:>6.1}%", 100.0 * table.top[rank - 1]));
        let number = |mean: Option<f64>| mean.map_or("-".to_owned(), |mean| format!("{mean:.2}"));
        _ = writeln!(
            text,
            "{:>8}{:>8}{leaves:>8}{:>9}",
            number(table.mean_rank),
            number(table.mean_best_rank),
            number(*seconds)
        );
    }
    for (name, shares) in PAPER {
        _ = write!(text, "{name:<26}");
        shares.iter().for_each(|share| _ = write!(text, "{share:>6.0}%"));
        _ = writeln!(text);
    }
    _ = writeln!(
        text,
        "(mean: rank of the correct moves, averaged over all of them; best: of the best one of each problem. The paper: 1,000\n \
         problems of GoTools' data base, 13×13 boards; mean 2.44 relational.)\n"
    );
    _ = writeln!(text, "{:<26}{:>10}{:>10}{:>10}{:>10}", "branching factor", "1% b'", "bound", "5% b'", "bound");
    for (name, table, _, _) in rows {
        _ = write!(text, "{name:<26}");
        for Branching { candidates, bound, .. } in &table.branching {
            let candidates = candidates.map_or("-".to_owned(), |count| count.to_string());
            _ = write!(text, "{candidates:>10}{:>10}", bound.map_or("-".to_owned(), |bound| format!("{bound:.1}")));
        }
        _ = writeln!(text);
    }
    for (name, figures) in [
        ("the paper, propositional", ["25", "12.4", "16", "8.4"]),
        ("the paper, relational", ["10", "5.7", "5", "3.6"]),
    ] {
        _ = write!(text, "{name:<26}");
        figures.iter().for_each(|figure| _ = write!(text, "{figure:>10}"));
        _ = writeln!(text);
    }
    if let Some((_, table, _, _)) = rows.first() {
        _ = writeln!(
            text,
            "\nreward of the first n moves, in percent of all there is, for n ={}",
            CURVE.iter().fold(String::new(), |text, n| format!("{text} {n:>5}"))
        );
        _ = table;
    }
    for (name, table, _, _) in rows {
        _ = write!(text, "{name:<66}");
        for n in CURVE {
            let share = table.curve.get(n - 1).or(table.curve.last()).copied().unwrap_or(0.0);
            _ = write!(text, " {:>5.1}", 100.0 * share);
        }
        _ = writeln!(text);
    }
    text
}

/// The numbers of moves at which the reward curve is printed.
const CURVE: [usize; 8] = [1, 2, 3, 5, 10, 20, 50, 100];
