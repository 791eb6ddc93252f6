//! SGF, the Smart Game Format: bytes to game trees and back.
//!
//! The format is that of `FF[1]` to `FF[4]` (the specification of A. Hollosi, <https://www.red-bean.com/sgf/>), read as people
//! have it: any charset, faults and all. Four steps, a file each: [`charset`](decode) turns bytes into text *before* any bracket
//! is looked for, since trail bytes of Shift-JIS, GBK and Big5 can be `\` or `]`; [`parse`] finds the trees; [`Value`]
//! undoes the escapes of one value; [`write()`] writes trees that read back the same.
//!
//! Trees are stored flat: a million nested variations need no stack. Knows nothing of logic, nor of what a problem is.

mod charset;
mod parse;
mod tree;
mod value;
mod write;

pub use charset::{Decoded, decode};
pub use parse::{Parsed, parse, parse_variations};
pub use tree::{GameTree, Node, NodeId, Property};
pub use value::{PointError, Value, points};
pub use write::{write, write_subtrees};

use crate::diagnostics::{Diagnostic, Source, Span};
use std::sync::Arc;

/// Decodes and parses a file: its games and everything that was found on the way.
#[must_use]
pub fn read(name: &str, bytes: &[u8]) -> Parsed {
    let (source, charset, mut findings) = decode_source(name, bytes);
    let mut parsed = parse(&source);
    parsed.charset = charset;
    findings.append(&mut parsed.findings);
    parsed.findings = findings;
    parsed
}

/// Decodes a file: its text, the charset that it was in, and what was odd about that.
#[must_use]
pub fn decode_source(name: &str, bytes: &[u8]) -> (Arc<Source>, &'static str, Vec<Diagnostic>) {
    let decoded = decode(bytes);
    let source = Arc::new(Source::new(name, decoded.text));
    let of_charset = |(code, message, hint)| Diagnostic::new(code, message).at(&source, Span::new(0, 0)).hint(hint);
    let findings = decoded.findings.into_iter().map(of_charset).collect();
    (source, decoded.charset, findings)
}
