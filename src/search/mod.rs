//! Who wins a fight about life and death.
//!
//! [`exhaustive`] is the reference: it looks at everything and decides by definition. Knows nothing of learning.

pub mod exhaustive;
mod graph;
