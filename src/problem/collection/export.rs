//! A collection to a folder.

use super::{Collection, Split, to_sgf};
use crate::problem::{Problem, Verdict};
use crate::sgf::{GameTree, write};
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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

/// Writes a file so that its text appears under its name only when all of it is on the disk. The folder must exist. A link stays a link,
/// and what is no file (a device, a pipe) is written to, not replaced.
///
/// # Errors
/// What the file system says.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let target = path.canonicalize();
    let path = target.as_deref().unwrap_or(path);
    if path.metadata().is_ok_and(|there| !there.is_file() && !there.is_dir()) {
        return fs::OpenOptions::new().write(true).open(path)?.write_all(text.as_bytes());
    }
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
