//! A model card: what a tree or an ensemble was learnt from, how well it ranks, what it is bad at, and what it cost.
//!
//! After Mitchell, Wu, Zaldivar et al., "Model cards for model reporting" (2019). All that a card says of strengths and weaknesses is
//! counted: the problems that were ranked, parted by level, size and the like, each share with its interval.

use super::ensemble::EnsembleModel;
use super::model::{Measures, Model};
use crate::measure::{Confusion, Group, Z95, wilson};
use crate::problem::{Problem, Verdict, write_atomically};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The ranks of which a card speaks.
const RANKS: [usize; 5] = [1, 2, 3, 5, 10];
/// Fewer problems than this say little about a kind of problems.
const FEWEST: usize = 20;
/// The most kinds in one table.
const MOST_KINDS: usize = 12;

/// What a card is about.
#[derive(Clone, Debug)]
pub struct Card<'a> {
    /// The name of the model.
    pub name: &'a str,
    /// What it is: `a tree of 152 leaves`.
    pub kind: String,
    /// The settings, by name.
    pub settings: &'a str,
    /// Where the problems came from.
    pub inputs: Vec<String>,
    /// The hash of these problems.
    pub data_hash: &'a str,
    /// How many were read.
    pub problems_read: usize,
    /// Which moves became negative examples.
    pub negatives: &'a str,
    /// What decided everything that chance decides, the split among it.
    pub seed: u64,
    /// What was measured.
    pub measures: &'a Measures,
    /// Seconds of induction, and of processor time over all threads.
    pub seconds: [f64; 2],
}

/// What of a model was measured.
#[derive(Clone, Copy, Debug)]
pub enum Measured<'a> {
    /// It ranks moves: the problems with a solution that were ranked, with the ranking of their moves.
    Ranking(&'a [(&'a Problem, &'a Group)]),
    /// It tells classes of moves: their names, and by level how many of each class were given which.
    Classes(&'a [String], &'a [(String, Confusion)]),
}

/// The text of a card.
#[must_use]
pub fn card(about: &Card<'_>, measured: Measured<'_>) -> String {
    let Card { name, kind, settings, inputs, data_hash, problems_read, negatives, seed, measures, seconds } = about;
    let inputs = if inputs.is_empty() { "the built-in problems".to_owned() } else { inputs.join(", ") };
    let purpose = match measured {
        Measured::Ranking(_) => "ranks the legal moves of a position for the side to move".to_owned(),
        Measured::Classes(names, _) => {
            format!("says of a move of the side to move whether it is {}", names.join(" or "))
        }
    };
    let mut text = format!(
        "# {name}\n\n{kind}; it {purpose}. Settings: {settings}.\n\n## Data\n\n\
         {problems_read} problems of {inputs} (blake3 {data_hash}), of which it was learnt from {} ({} moves; negative examples: \
         {negatives}). The split and all else that chance decides follow from the seed {seed}.\n",
        measures.training_problems, measures.training_examples
    );
    let what = measures.ranked.as_deref().unwrap_or("nothing");
    text += &match measured {
        Measured::Ranking(ranked) => of_ranking(what, ranked),
        Measured::Classes(names, confusion) => of_classes(what, names, confusion),
    };
    let peak = crate::diagnostics::peak_memory()
        .map_or(String::new(), |bytes| format!(" The program used at most {} MiB.", bytes.div_ceil(1 << 20)));
    let [wall, processor] = seconds;
    _ = writeln!(
        text,
        "\n## Cost\n\nLearning took {wall:.1} s, {processor:.1} s of processor time, with {} threads.{peak}",
        rayon::current_num_threads()
    );
    text
}

/// What is told where a model was measured on what it was learnt from.
fn caution(what: &str) -> &'static str {
    if what == "the training problems" {
        "These are the problems that it was learnt from: on others it does worse.\n"
    } else {
        ""
    }
}

/// How well moves are ranked, and which kinds of problems are ranked badly.
fn of_ranking(what: &str, ranked: &[(&Problem, &Group)]) -> String {
    let mut text = format!(
        "\n## How well it ranks\n\nMeasured on: {what}; {} problems with a solution.\n{}A problem counts where a move that solves it is \
         among the first; ties count as the mean over all orders. In brackets the 95 % interval (Wilson).\n\n| rank | share |\n|---|---|\n",
        ranked.len(),
        caution(what)
    );
    for rank in RANKS {
        _ = writeln!(text, "| {rank} | {} |", share(ranked, rank).0);
    }
    text + &weaknesses(ranked)
}

/// How well classes are told, and on which levels badly.
fn of_classes(what: &str, names: &[String], confusion: &[(String, Confusion)]) -> String {
    let mut all = Confusion::new(names.len());
    confusion.iter().for_each(|(_, of_level)| _ = all.merge(of_level));
    let right = |of: &Confusion| {
        let hits: u64 = (0..names.len()).map(|class| of.count(class, class)).sum();
        interval(hits as f64, of.total() as usize)
    };
    let mut text = format!(
        "\n## How well it tells classes\n\nMeasured on: {what}; {} moves.\n{}Right are {}; in brackets the 95 % interval (Wilson). Who \
         always says the most frequent class is right in {:.1} %.\n\n| it is | {} | right |\n|---|{}---|\n",
        all.total(),
        caution(what),
        right(&all).0,
        100.0 * all.default_accuracy().unwrap_or(0.0),
        names.iter().map(|name| format!("said to be {name}")).collect::<Vec<_>>().join(" | "),
        "---|".repeat(names.len())
    );
    for (class, name) in names.iter().enumerate() {
        let said: Vec<u64> = (0..names.len()).map(|other| all.count(class, other)).collect();
        let cells: Vec<String> = said.iter().map(u64::to_string).collect();
        let share = interval(said[class] as f64, said.iter().sum::<u64>() as usize).0;
        _ = writeln!(text, "| {name} | {} | {share} |", cells.join(" | "));
    }
    let overall = right(&all).1;
    let levels: Vec<_> = confusion.iter().map(|(level, of)| (level, of.total() as usize, right(of))).collect();
    let bad = levels
        .iter()
        .filter(|(_, moves, (_, _, high))| *moves >= FEWEST && *high < overall)
        .map(|(level, moves, (share, ..))| format!("level {level}: {share}, of {moves} moves"));
    text += &bad_kinds(&bad.collect::<Vec<_>>(), overall, "level");
    text += "\n| level | moves | right |\n|---|---|---|\n";
    for (level, moves, (share, ..)) in levels {
        _ = writeln!(text, "| {} | {moves} | {share} |", if level.is_empty() { "none given" } else { level });
    }
    text
}

/// The section of what is done worse than the rest, by more than chance.
fn bad_kinds(bad: &[String], overall: f64, kind: &str) -> String {
    let overall = 100.0 * overall;
    let lines = match bad.is_empty() {
        true => format!("No {kind} below stands out from the {overall:.1} % of all by more than chance.\n"),
        false => {
            let lines: String = bad.iter().map(|line| format!("- {line}\n")).collect();
            format!("Those whose whole interval is below the {overall:.1} % of all:\n\n{lines}")
        }
    };
    format!("\n## What it is bad at\n\n{lines}")
}

/// A share with its interval, the share alone, and the interval's upper end.
fn share(ranked: &[(&Problem, &Group)], rank: usize) -> (String, f64, f64) {
    interval(ranked.iter().map(|(_, group)| group.top(rank)).sum(), ranked.len())
}

/// So many hits of so many trials as a share.
fn interval(hits: f64, trials: usize) -> (String, f64, f64) {
    let interval = wilson(hits, trials, Z95);
    let share = hits / trials.max(1) as f64;
    let [low, high] = [interval.low, interval.high].map(|end| 100.0 * end);
    (format!("{:.1} % ({low:.1} to {high:.1})", 100.0 * share), share, interval.high)
}

/// A way to part problems: its name, and what it says of a problem (an order, and the kind in words).
type Parting = (&'static str, fn(&Problem) -> (usize, String));

const PARTINGS: [Parting; 4] = [
    ("level", |problem| {
        let level = problem.remarks.level.as_deref().unwrap_or("none given");
        (0, level.split(['.', '/']).next().unwrap_or(level).to_owned())
    }),
    ("lines of the board", |problem| (usize::from(problem.size), problem.size.to_string())),
    ("stones", |problem| {
        let stones = problem.black.len() + problem.white.len();
        let from = stones / 10 * 10;
        (from, format!("{from} to {}", from + 9))
    }),
    ("moves that solve it", |problem| {
        let count = problem.moves.iter().filter(|first| first.verdict == Verdict::Correct).count();
        (count, count.to_string())
    }),
];

/// The kinds of problems, and those among them that are ranked worse than the others by more than chance.
fn weaknesses(ranked: &[(&Problem, &Group)]) -> String {
    let overall = share(ranked, 1).1;
    let (mut tables, mut bad): (String, Vec<(f64, String)>) = Default::default();
    for (name, kind_of) in PARTINGS {
        let mut kinds: BTreeMap<(usize, String), Vec<(&Problem, &Group)>> = BTreeMap::new();
        ranked.iter().for_each(|&one| kinds.entry(kind_of(one.0)).or_default().push(one));
        if kinds.len() < 2 {
            continue;
        }
        let mut most: Vec<usize> = kinds.values().map(Vec::len).collect();
        most.sort_unstable_by(|a, b| b.cmp(a));
        let least = most.get(MOST_KINDS - 1).copied().unwrap_or(0);
        _ = writeln!(tables, "\n| {name} | problems | rank 1 | rank 5 |\n|---|---|---|---|");
        for ((_, kind), problems) in kinds.into_iter().filter(|(_, problems)| problems.len() >= least) {
            let (first, measured, high) = share(&problems, 1);
            _ = writeln!(tables, "| {kind} | {} | {first} | {} |", problems.len(), share(&problems, 5).0);
            if problems.len() >= FEWEST && high < overall {
                let percent = 100.0 * measured;
                bad.push((
                    measured,
                    format!("{name} {kind}: {percent:.1} % at rank 1, of {} problems", problems.len()),
                ));
            }
        }
    }
    bad.sort_by(|a, b| a.0.total_cmp(&b.0));
    let bad: Vec<String> = bad.into_iter().map(|(_, line)| line).collect();
    bad_kinds(&bad, overall, "kind of problems") + &tables
}

/// Writes a card beside the other files of a model; `base` is their path without extension.
///
/// # Errors
/// What the file system says.
pub fn write_card(base: &Path, text: &str) -> std::io::Result<PathBuf> {
    let mut path = base.as_os_str().to_owned();
    path.push(".md");
    let path = PathBuf::from(path);
    write_atomically(&path, text)?;
    Ok(path)
}

impl Model {
    /// What it is, for a card.
    #[must_use]
    pub fn kind(&self) -> String {
        format!("A tree of {} leaves", self.tree.leaves())
    }
}

impl EnsembleModel {
    /// What it is, for a card.
    #[must_use]
    pub fn kind(&self) -> String {
        let Self { ensemble, .. } = self;
        format!("{} trees with {} leaves, {}", ensemble.members.len(), ensemble.leaves(), ensemble.objective)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::nakade_problems;
    use crate::measure::Candidate;

    #[test]
    fn what_is_ranked_badly_is_named() {
        let mut problems: Vec<Problem> = nakade_problems().problems.into_iter().take(90).collect();
        for (at, problem) in problems.iter_mut().enumerate() {
            problem.remarks.level = Some(if at < 45 { "easy/1".into() } else { "hard.2".into() });
        }
        let group = |right: bool| {
            let of = |score, correct| Candidate { score, reward: f64::from(u8::from(correct)), correct };
            Group::new(&[of(2.0, right), of(1.0, !right)])
        };
        let groups: Vec<Group> = (0..90).map(|at| group(at < 45 || at % 3 == 0)).collect();
        let ranked: Vec<(&Problem, &Group)> = problems.iter().zip(&groups).collect();
        let measures = Measures { ranked: Some("the test problems".into()), ..Measures::default() };
        let about = Card {
            name: "m",
            kind: "A tree".into(),
            settings: "s",
            inputs: Vec::new(),
            data_hash: "",
            problems_read: 90,
            negatives: "all",
            seed: 1,
            measures: &measures,
            seconds: [1.0, 1.0],
        };
        let text = card(&about, Measured::Ranking(&ranked));
        assert!(text.contains("- level hard: 33.3 % at rank 1, of 45 problems"), "{text}");
        assert!(!text.contains("- level easy") && text.contains("| easy | 45 | 100.0 % ("), "{text}");
        assert!(text.contains("| 1 | 66.7 % ("), "{text}");
        let mut by_level = vec![("easy".to_owned(), Confusion::new(2)), ("hard".to_owned(), Confusion::new(2))];
        for at in 0..90 {
            by_level[usize::from(at >= 45)].1.add(usize::from(at % 3 == 0), usize::from(at % 3 == 0 && at < 45));
        }
        let text = card(&about, Measured::Classes(&["bad".into(), "good".into()], &by_level));
        assert!(text.contains("whether it is bad or good") && text.contains("Right are 83.3 % ("), "{text}");
        assert!(text.contains("| bad | 60 | 0 | 100.0 % (") && text.contains("| good | 15 | 15 | 50.0 % ("), "{text}");
        assert!(text.contains("| hard | 45 | 66.7 % (") && text.contains("right in 66.7 %"), "{text}");
        assert!(!text.contains("- level easy") && !text.contains("first"), "{text}");
    }
}
