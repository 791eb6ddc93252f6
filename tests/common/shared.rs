//! Problem collections and other data that are no part of the package.

use std::path::PathBuf;

/// A file or folder of the shared data, if it is there.
pub fn shared(path: &str) -> Option<PathBuf> {
    let root =
        std::env::var("NAKADE_SHARED").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../shared").into());
    let path = PathBuf::from(root).join(path);
    if !path.exists() {
        println!("skipped: {} is not there", path.display());
        return None;
    }
    Some(path)
}
