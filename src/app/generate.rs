//! `nakade generate`.

use super::arguments::{Generate, Kind};
use super::output::{self, Failure};
use crate::diagnostics::{Limits, StopReason};
use crate::generate::collect::{Made, Wish, make};
use crate::generate::enclosed::{Level, Place};
use crate::generate::{nakade, picture};
use crate::problem::{Collection, Problem, Split, Verdict, split, write_atomically, write_collection};
use anyhow::{Context, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

/// Problems of each level and place on the picture.
const DRAWN: usize = 3;
/// Boards in a row of it.
const IN_A_ROW: usize = 6;

/// Makes problems of our own.
pub fn generate(options: &Generate) -> Result<ExitCode, Failure> {
    match options.kind {
        Kind::Nakade => {
            let problems = nakade::all(options.outside_liberties);
            let command = format!(
                "nakade generate nakade --outside-liberties {} --out {}",
                options.outside_liberties,
                options.out.display()
            );
            let readme = nakade_readme(&problems, options.outside_liberties, &command);
            let parts = Split { train: (0..problems.len()).collect(), ..Split::default() };
            write(&options.out, problems, &parts, &command, &[("README.md", readme)])?;
            Ok(ExitCode::SUCCESS)
        }
        Kind::Enclosed => enclosed(options),
    }
}

/// Makes enclosed problems. What was found before an interruption is written too.
fn enclosed(options: &Generate) -> Result<ExitCode, Failure> {
    if options.test > options.count {
        return Err(anyhow!("{} of {} problems cannot be held back", options.test, options.count).into());
    }
    output::check_writable(&options.out.join("problems.sgf"))?;
    let wish = Wish {
        seed: options.seed,
        count: options.count,
        levels: options.levels.iter().copied().collect::<BTreeSet<_>>().into_iter().collect(),
        places: options.region.map_or_else(|| Place::ALL.to_vec(), |place| vec![place]),
    };
    let bar = match output::is_watched() {
        true => ProgressBar::new(options.count as u64),
        false => ProgressBar::hidden(),
    };
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} problems, {elapsed}") {
        bar.set_style(style);
    }
    let limits = Limits { cancellation: output::cancellation(), ..Limits::none() };
    let (made, stopped) = make(&wish, &limits, &|count| bar.set_position(count as u64));
    bar.finish_and_clear();
    if made.is_empty() {
        return Err(anyhow!("no problem was made: {stopped}").into());
    }
    let problems: Vec<Problem> = made.iter().map(|made| made.problem.clone()).collect();
    let test = if stopped == StopReason::Finished { options.test } else { options.test * made.len() / options.count };
    let parts = split(&problems, options.seed, None, Some(test));
    output::tell(&parts.findings);
    let command = command(options, &wish);
    let readme = enclosed_readme(&made, &parts, &command);
    let drawn = picture::sheet(&to_draw(&made), IN_A_ROW);
    write(&options.out, problems, &parts, &command, &[("problems.svg", drawn), ("README.md", readme)])?;
    if stopped != StopReason::Finished {
        anstream::eprintln!("{stopped}: {} of {} problems were made", made.len(), options.count);
        return Ok(ExitCode::from(1));
    }
    Ok(ExitCode::SUCCESS)
}

/// The command that makes the same collection again.
fn command(options: &Generate, wish: &Wish) -> String {
    let mut command = format!("nakade generate --count {} --seed {}", options.count, options.seed);
    if let Some(place) = options.region {
        _ = write!(command, " --region {place}");
    }
    if wish.levels != Level::all() {
        let levels: Vec<String> = wish.levels.iter().map(Level::to_string).collect();
        _ = write!(command, " --levels {}", levels.join(","));
    }
    if options.test > 0 {
        _ = write!(command, " --test {}", options.test);
    }
    command + &format!(" --out {}", options.out.display())
}

/// The first problems of each level and place.
fn to_draw(made: &[Made]) -> Vec<&Problem> {
    let of = |level, place| {
        let fits = move |made: &&Made| Level::of(made.enclosed.nodes) == level && made.place == place;
        made.iter().filter(fits).take(DRAWN).map(|made| &made.problem)
    };
    Level::all().into_iter().flat_map(|level| Place::ALL.into_iter().flat_map(move |place| of(level, place))).collect()
}

/// Writes a collection and the files beside it, and names them all.
fn write(
    folder: &Path,
    problems: Vec<Problem>,
    parts: &Split,
    command: &str,
    beside: &[(&str, String)],
) -> Result<(), Failure> {
    let collection = Collection { problems, ..Collection::default() };
    let context = || folder.display().to_string();
    let mut files = write_collection(folder, &collection, parts, command).with_context(context)?;
    for (name, text) in beside {
        let path = folder.join(name);
        write_atomically(&path, text).with_context(|| path.display().to_string())?;
        if !files.contains(&path) {
            files.push(path);
        }
    }
    let moves: usize = collection.problems.iter().map(|problem| problem.moves.len()).sum();
    let mut text = format!("{} problems, {moves} judged moves\n", collection.problems.len());
    files.iter().for_each(|file| _ = writeln!(text, "{}", file.display()));
    output::print(&text)
}

/// States the solver looked at for problems of GoTools, every 85th of the public collection in the order of its levels, to find the best
/// move: first quartile, median, third quartile.
const GO_TOOLS: [(&str, usize, [u64; 3]); 6] = [
    ("lv1", 29, [1584, 6438, 65_020]),
    ("lv2", 29, [602, 5889, 29_412]),
    ("lv3", 37, [966, 8989, 57_724]),
    ("lv4", 52, [600, 2566, 48_480]),
    ("lv5", 22, [576, 1497, 24_567]),
    ("lv6", 32, [268, 2508, 11_124]),
];

/// How enclosed problems were made, and how hard they are.
fn enclosed_readme(made: &[Made], parts: &Split, command: &str) -> String {
    let mut text = format!(
        "# Enclosed problems in corner and side\n\n\
         {} problems of life and death on 19 lines, {} to learn from and {} held back: random areas in the corner or at the side, walled in \
         by Black, who is safe outside, with random stones of both sides inside; Black wants to capture every White string in \
         the area, White to keep one, and either may be to move. The exact solver (`nakade::search::solve`) labelled every legal move in \
         the area, kos graded as in GoTools (`d`, `d5l` to `d1l`, `l1d` to `l5d`, `l`). Kept are positions in which the side to move gets its \
         way, if only by ko, and the other side would if it moved first; at most three moves succeed and at most two are best; no best move \
         captures anything; and no two are alike under symmetry and exchange of colours.\n\n\
         Made again, to the byte, with\n\n```\n{command}\n```\n\n\
         | file | what |\n|---|---|\n\
         | `problems.sgf` | one game a problem, its name place and number of the candidate; every first move is marked RIGHT or WRONG and has its result (`NKSTATUS`) and reward |\n\
         | `labels.csv` | problem, move (SGF letters), reward, class: correct (the best result), lesser (succeeds), wrong |\n\
         | `split.csv` | train and test; equal positions are in one part |\n\
         | `problems.svg` | some of each level and place |\n\n\
         Rewards: of the moves that succeed the best gets 1, the next 0.9, the third 0.8. A better result comes first; of two with the same \
         result the one that is harder to resist, after which the solver looks at fewer states to show it. Other moves get 0.\n\n\
         ![problems](problems.svg)\n\n\
         ## Hardness\n\n\
         A level is a range of the number of states that the solver looks at to find the result.\n\n\
         | level | states | corner | side | kos | quartiles of states | legal moves | of them succeed |\n|---|---|---|---|---|---|---|---|\n",
        made.len(),
        parts.train.len(),
        parts.test.len(),
    );
    for level in Level::all() {
        let of_level: Vec<&Made> = made.iter().filter(|made| Level::of(made.enclosed.nodes) == level).collect();
        if of_level.is_empty() {
            continue;
        }
        let count = |wanted: &dyn Fn(&Made) -> bool| of_level.iter().filter(|made| wanted(made)).count();
        let mut nodes: Vec<u64> = of_level.iter().map(|made| made.enclosed.nodes).collect();
        nodes.sort_unstable();
        let quartile = |quarter: usize| nodes[(nodes.len() - 1) * quarter / 4];
        let (from, to) = level.bounds();
        let moves = of_level.iter().flat_map(|made| &made.enclosed.moves);
        _ = writeln!(
            text,
            "| {level} | {} | {} | {} | {} | {}, {}, {} | {} | {} |",
            to.map_or_else(|| format!("{from} and more"), |to| format!("{from} to {}", to - 1)),
            count(&|made| made.place == Place::Corner),
            count(&|made| made.place == Place::Side),
            count(&|made| made.enclosed.grade.to_string().len() > 1),
            quartile(1),
            quartile(2),
            quartile(3),
            moves.clone().count(),
            moves.filter(|judged| judged.succeeds).count(),
        );
    }
    text.push_str(
        "\nFor comparison, the states that the same search needs for problems of GoTools (every 85th of 17,010), whose levels go by other \
         things:\n\n| GoTools | problems | quartiles of states |\n|---|---|---|\n",
    );
    for (level, count, [first, median, third]) in GO_TOOLS {
        _ = writeln!(text, "| {level} | {count} | {first}, {median}, {third} |");
    }
    text.push_str("\nThe positions and labels are part of this project and under its licences.\n");
    text
}

/// How the eye spaces were made, and how many there are.
fn nakade_readme(problems: &[Problem], outside_liberties: u8, command: &str) -> String {
    let mut text = format!(
        "# Nakade: which points of an eye space are vital?\n\n\
         Every eye space of 3 to 6 points in the centre, at the side and in the corner, bounded by one string of the defender with \
         {outside_liberties} liberties outside; the attacker's stones around it are safe, and the attacker (White) is to move. A point \
         is *vital* (correct, reward 1) if the attacker's play there kills while the defender moving first lives; all other points are \
         wrong. Ko counts as not killed. The square of four is dead as it stands and has no vital point. Labels come from exhaustive \
         search (`nakade::search::exhaustive`); shapes that one string cannot bound are left out.\n\n\
         Made again, to the byte, with\n\n```\n{command}\n```\n\n\
         | points | placement | problems | inside points | vital points |\n|---|---|---|---|---|\n"
    );
    let mut levels: Vec<&str> = problems.iter().filter_map(|problem| problem.remarks.level.as_deref()).collect();
    levels.sort_unstable();
    levels.dedup();
    for level in levels {
        let of_level = || problems.iter().filter(|problem| problem.remarks.level.as_deref() == Some(level));
        let moves: usize = of_level().map(|problem| problem.moves.len()).sum();
        let vital = of_level().flat_map(|p| &p.moves).filter(|m| m.verdict == Verdict::Correct).count();
        let (points, placement) = level.split_once('/').unwrap_or((level, ""));
        _ = writeln!(text, "| {points} | {placement} | {} | {moves} | {vital} |", of_level().count());
    }
    text.push_str(
        "\n`problems.sgf` has one game a problem, its first moves marked RIGHT or WRONG; `labels.csv` lists problem, move, reward and \
         class; `split.csv` says that nothing is held back. The labels and positions are part of this project and under its licences.\n",
    );
    text
}
