//! Problems to SGF, and a collection to a folder.
//!
//! A problem is one game. First moves carry `C[RIGHT]` or `C[WRONG]`, which any program understands; what SGF has no word for
//! stands in private properties: `NKVERDICT[lesser]`, `NKSTATUS`, `NKREWARD` at a move, `NKLEVEL`, `NKTARGET`, `NKSTATUS`,
//! `NKDEPTH`, `NKTREE` in the root. What is written reads back as the same problem.

use super::{Collection, Split};
use crate::go::{Colour, Point};
use crate::problem::{Problem, Verdict};
use crate::sgf::{GameTree, NodeId, Value, write};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// One problem as a game.
#[must_use]
pub fn to_sgf(problem: &Problem) -> GameTree {
    let mut game = GameTree::new();
    let points = |points: &[Point]| points.iter().map(|&point| Value::point(point)).collect::<Vec<_>>();
    let (own, player) = if problem.to_move == Colour::Black { ("B", "B") } else { ("W", "W") };
    let root = game.node_mut(NodeId::ROOT);
    let version = concat!("nakade:", env!("CARGO_PKG_VERSION"));
    for (name, value) in [("GM", "1"), ("FF", "4"), ("CA", "UTF-8"), ("AP", version)] {
        root.add(name, [Value::new(value)]);
    }
    root.add("SZ", [Value::new(&problem.size.to_string())])
        .add("GN", [Value::new(&problem.id)])
        .add("PL", [Value::new(player)]);
    let remarks = &problem.remarks;
    for (name, list) in [("AB", &problem.black), ("AW", &problem.white), ("NKTARGET", &remarks.target)] {
        if !list.is_empty() {
            root.add(name, points(list));
        }
    }
    let depth = remarks.solution_depth.map(|depth| depth.to_string());
    let texts =
        [("NKLEVEL", &remarks.level), ("NKSTATUS", &remarks.status), ("NKDEPTH", &depth), ("NKTREE", &remarks.tree)];
    for (name, text) in texts {
        if let Some(text) = text {
            root.add(name, [Value::new(text)]);
        }
    }
    for m in &problem.moves {
        let node = game.add_child(NodeId::ROOT);
        let node = game.node_mut(node);
        node.add(own, [m.point.map_or(Value::new(""), Value::point)]);
        node.add("C", [Value::new(if m.verdict == Verdict::Wrong { "WRONG" } else { "RIGHT" })]);
        if m.verdict == Verdict::Lesser {
            node.add("NKVERDICT", [Value::new("lesser")]);
        }
        if let Some(status) = &m.status {
            node.add("NKSTATUS", [Value::new(status)]);
        }
        node.add("NKREWARD", [Value::new(&m.reward.to_string())]);
    }
    game
}

/// Writes a collection into a folder, which is made if need be: `problems.sgf`, `labels.csv`, `split.csv`, `README.md`, each
/// whole or not at all. `command` is what makes it again, for the README.
///
/// # Errors
/// What the file system says.
pub fn write_collection(dir: &Path, collection: &Collection, split: &Split, command: &str) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(dir)?;
    let games: Vec<GameTree> = collection.problems.iter().map(to_sgf).collect();
    let files = [
        ("problems.sgf", write(&games)),
        ("labels.csv", labels(&collection.problems)?),
        ("split.csv", parts(&collection.problems, split)?),
        ("README.md", readme(dir, collection, split, command)),
    ];
    let mut written = Vec::new();
    for (name, text) in files {
        let path = dir.join(name);
        write_atomically(&path, &text)?;
        written.push(path);
    }
    Ok(written)
}

/// Writes a file so that its text appears under its name only when all of it is on the disk. The folder must exist.
///
/// # Errors
/// What the file system says.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    #[cfg(unix)]
    {
        // Temporary files are private; a data set is not.
        use std::os::unix::fs::PermissionsExt;
        file.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

fn csv_text(rows: impl FnOnce(&mut csv::Writer<Vec<u8>>) -> csv::Result<()>) -> io::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    rows(&mut writer).map_err(io::Error::other)?;
    let bytes = writer.into_inner().map_err(|error| io::Error::other(error.to_string()))?;
    String::from_utf8(bytes).map_err(io::Error::other)
}

fn labels(problems: &[Problem]) -> io::Result<String> {
    csv_text(|writer| {
        writer.write_record(["problem", "move", "reward", "class"])?;
        for problem in problems {
            for m in &problem.moves {
                let class = match m.verdict {
                    Verdict::Correct => "correct",
                    Verdict::Lesser => "lesser",
                    Verdict::Wrong => "wrong",
                };
                let point = m.point.map_or("pass".to_owned(), |point| point.sgf());
                writer.write_record([&problem.id, &point, &m.reward.to_string(), class])?;
            }
        }
        Ok(())
    })
}

fn parts(problems: &[Problem], split: &Split) -> io::Result<String> {
    let mut part_of = vec!["unused"; problems.len()];
    for (part, name) in [(&split.train, "train"), (&split.test, "test")] {
        for &index in part {
            if let Some(part) = part_of.get_mut(index) {
                *part = name;
            }
        }
    }
    csv_text(|writer| {
        writer.write_record(["problem", "part"])?;
        for (problem, part) in problems.iter().zip(part_of) {
            writer.write_record([problem.id.as_str(), part])?;
        }
        Ok(())
    })
}

fn readme(dir: &Path, collection: &Collection, split: &Split, command: &str) -> String {
    let name = dir.file_name().map_or_else(|| "problems".to_owned(), |name| name.to_string_lossy().into_owned());
    let mut text = format!(
        "# {name}\n\n{} problems, made with\n\n```\n{command}\n```\n\n\
         | file | what |\n|---|---|\n\
         | `problems.sgf` | one game a problem; first moves carry `RIGHT` or `WRONG` |\n\
         | `labels.csv` | problem, move (SGF letters), reward, class (correct, lesser, wrong) |\n\
         | `split.csv` | problem, part: {} train, {} test, {} unused; equal positions are in one part |\n\n\
         Content hash (blake3): `{}`\n\n## Sources\n\n| file | format | games | problems |\n|---|---|---|---|\n",
        collection.problems.len(),
        split.train.len(),
        split.test.len(),
        split.unused.len(),
        collection.content_hash(),
    );
    for file in &collection.files {
        let format = file.format.map_or_else(|| "unknown".to_owned(), |format| format.to_string());
        let _ = writeln!(text, "| `{}` | {format} | {} | {} |", file.file, file.games, file.problems);
    }
    text.push_str("\nSuch problems may have owners: a collection made from them is for own use unless their licence allows more.\n");
    text
}
