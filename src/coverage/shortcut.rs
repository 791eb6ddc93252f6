//! Shortcuts: what is left of a test from one of its literals on is looked up in a profile instead of being run.
//!
//! A test with lookahead ends with literals that go on from one variable. Where nothing asks later for what these introduce, all that
//! matters is for which values of that variable they hold: one bit of the value's profile ([`super::profile`]), which the search for
//! the test has asked for already, for all examples of the interpretation.

use super::block::Rest;
use super::operation::Operation;
use super::pack::PackContext;
use super::profile::Profiles;
use super::walk::run;
use crate::interpretation::{InterpretationId, Value};
use smallvec::SmallVec;
use std::sync::MutexGuard;

/// From which operation of a test on it is looked up, and where.
pub(super) struct Shortcut {
    before: usize,
    rest: Rest,
}

impl Shortcut {
    /// The longest rest of a test that may be looked up if the values of some slots are wanted. The operations are those of its literals
    /// with these places; the rest must be among them whole. `is_bound` says of a slot whether it is bound before the test.
    pub(super) fn choose(
        rests: &[Rest],
        (operations, places): (&[Operation<'_>], &[usize]),
        total: usize,
        wanted: &[usize],
        is_bound: impl Fn(usize) -> bool,
    ) -> Option<Self> {
        rests.iter().find_map(|rest| {
            let before = places.iter().take_while(|&&place| place < rest.literals).count();
            let is_whole = places.len() - before == total - rest.literals;
            let binds = |slot: usize| operations[..before].iter().any(|operation| operation.slots().any(|s| s == slot));
            let is_known = |slot: usize| is_bound(slot) || binds(slot);
            let leaves_unknown = |&slot: &usize| slot >= rest.variables || rest.slots.contains(&slot) && !is_known(slot);
            let fits = is_whole && !wanted.iter().any(leaves_unknown);
            fits.then(|| Self { before, rest: rest.clone() })
        })
    }
}

/// The profiles of an interpretation, locked when they are first asked.
pub struct Asked<'c, 'a> {
    context: &'c PackContext<'a>,
    interpretation: InterpretationId,
    profiles: Option<MutexGuard<'c, Profiles>>,
}

impl<'c, 'a> Asked<'c, 'a> {
    /// Those of a context.
    #[must_use]
    pub fn new(context: &'c PackContext<'a>, interpretation: InterpretationId) -> Self {
        Self { context, interpretation, profiles: None }
    }

    pub(super) fn profiles(&mut self) -> &mut Profiles {
        self.profiles.get_or_insert_with(|| self.context.profiles(self.interpretation))
    }

    fn holds(&mut self, rest: &Rest, environment: &[Value]) -> Option<bool> {
        let values: SmallVec<[Value; 3]> = rest.slots.iter().map(|&slot| environment[slot]).collect();
        let (blocks, interpretation) = (self.context.blocks(), self.interpretation);
        self.profiles().holds(blocks, (rest.block, rest.bit), interpretation, &values)
    }
}

/// Runs a test whose rest may be looked up; otherwise as [`run`].
pub(super) fn run_or_ask(
    operations: &[Operation<'_>],
    shortcut: Option<&Shortcut>,
    interpretation: InterpretationId,
    environment: &mut [Value],
    asked: &mut Option<Asked<'_, '_>>,
    found: &mut dyn FnMut(&mut [Value]) -> bool,
) -> bool {
    let (Some(Shortcut { before, rest }), Some(asked)) = (shortcut, asked) else {
        return run(operations, interpretation, environment, found);
    };
    let (before, after) = operations.split_at(*before);
    run(before, interpretation, environment, &mut |environment| match asked.holds(rest, environment) {
        Some(true) => found(environment),
        Some(false) => true,
        None => run(after, interpretation, environment, found),
    })
}
