//! `--checkpoint FILE`: where the file is read and written.

use super::output::{self, Failure};
use crate::diagnostics::{Diagnostic, code};
use crate::learn::Checkpoint;
use anyhow::{Context, anyhow};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// The checkpoint in a file, or an empty one if the file does not exist yet. `marks` are names and values of all that the trees
/// depend on beside the program.
pub fn open(path: &Path, mut marks: Vec<(String, String)>) -> Result<Checkpoint, Failure> {
    // What cannot be written should not be learnt for minutes first; and a device may go on for ever.
    if path.exists() && !path.is_file() {
        return Err(anyhow!("{} is no file", path.display()).into());
    }
    output::check_writable(path)?;
    marks.push(("version of the program".into(), env!("CARGO_PKG_VERSION").into()));
    let (file, told) = (path.to_owned(), AtomicBool::new(false));
    let checkpoint = Checkpoint::new(marks, move |text| {
        let saved = crate::problem::write_atomically(&file, text);
        if let Err(error) = &saved
            && !told.swap(true, Ordering::Relaxed)
        {
            let message = format!("{}: {error}", file.display());
            output::tell_all(&[Diagnostic::new(code::CHECKPOINT_NOT_SAVED, message)]);
        }
        saved
    });
    match std::fs::read(path) {
        Ok(bytes) => checkpoint.with(&path.display().to_string(), &String::from_utf8_lossy(&bytes)).map_err(|fault| {
            output::tell_all(&[fault]);
            Failure::Told
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(checkpoint),
        Err(error) => Err(error).with_context(|| path.display().to_string()).map_err(Failure::from),
    }
}

/// Saves what is not saved yet.
pub fn close(checkpoint: Option<&Checkpoint>) -> Result<(), Failure> {
    if let Some(checkpoint) = checkpoint {
        checkpoint.save().context("the checkpoint could not be saved")?;
    }
    Ok(())
}
