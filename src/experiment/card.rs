//! A model card: what a tree or an ensemble was learnt from, how well it ranks, what it is bad at, and what it cost.
//!
//! After Mitchell, Wu, Zaldivar et al., "Model cards for model reporting" (2019). All that a card says of strengths and weaknesses is
//! counted: the problems that were ranked, parted by level, size and the like, each share with its interval.

use super::ensemble::EnsembleModel;
use super::model::{Measures, Model};
use crate::measure::{Group, Z95, wilson};
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

/// The text of a card. `ranked` are the problems with a solution that were ranked, with the ranking of their moves.
#[must_use]
pub fn card(about: &Card<'_>, ranked: &[(&Problem, &Group)]) -> String {
    let Card { name, kind, settings, inputs, data_hash, problems_read, negatives, seed, measures, seconds } = about;
    let inputs = if inputs.is_empty() { "the built-in problems".to_owned() } else { inputs.join(", ") };
    let mut text = format!(
        "# {name}\n\n{kind}; it ranks the legal moves of a position for the side to move. Settings: {settings}.\n\n## Data\n\n\
         {problems_read} problems of {inputs} (blake3 {data_hash}), of which it was learnt from {} ({} moves; negative examples: \
         {negatives}). The split and all else that chance decides follow from the seed {seed}.\n",
        measures.training_problems, measures.training_examples
    );
    let what = measures.ranked.as_deref().unwrap_or("nothing");
    _ = writeln!(text, "\n## How well it ranks\n\nMeasured on: {what}; {} problems with a solution.", ranked.len());
    if what == "the training problems" {
        text += "These are the problems that it was learnt from: on others it does worse.\n";
    }
    text += "A problem counts where a move that solves it is among the first; ties count as the mean over all orders. In brackets the 95 % \
             interval (Wilson).\n\n| rank | share |\n|---|---|\n";
    for rank in RANKS {
        _ = writeln!(text, "| {rank} | {} |", share(ranked, rank).0);
    }
    text += &weaknesses(ranked);
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

/// A share with its interval, and the interval's upper end.
fn share(ranked: &[(&Problem, &Group)], rank: usize) -> (String, f64, f64) {
    let hits: f64 = ranked.iter().map(|(_, group)| group.top(rank)).sum();
    let interval = wilson(hits, ranked.len(), Z95);
    let share = hits / ranked.len().max(1) as f64;
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
    let overall = 100.0 * overall;
    let lines = match bad.is_empty() {
        true => format!("No kind of problems below stands out from the {overall:.1} % of all by more than chance.\n"),
        false => {
            let lines: String = bad.iter().map(|(_, line)| format!("- {line}\n")).collect();
            format!("Kinds of problems whose whole interval is below the {overall:.1} % of all:\n\n{lines}")
        }
    };
    format!("\n## What it is bad at\n\n{lines}{tables}")
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
        let text = card(&about, &ranked);
        assert!(text.contains("- level hard: 33.3 % at rank 1, of 45 problems"), "{text}");
        assert!(!text.contains("- level easy") && text.contains("| easy | 45 | 100.0 % ("), "{text}");
        assert!(text.contains("| 1 | 66.7 % ("), "{text}");
    }
}
