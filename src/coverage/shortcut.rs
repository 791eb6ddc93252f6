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
    /// The inputs of the rest whose values are wanted: where one is unbound, it must be run to bind it.
    wanted: SmallVec<[usize; 3]>,
}

impl Shortcut {
    /// The longest rest of a test of so many literals that may be looked up if the values of some slots are wanted. Those literals that
    /// are run have these places; the rest must be among them whole.
    pub(super) fn choose(rests: &[Rest], places: &[usize], total: usize, wanted: &[usize]) -> Option<Self> {
        rests.iter().find_map(|rest| {
            let before = places.iter().take_while(|&&place| place < rest.literals).count();
            let is_whole = places.len() - before == total - rest.literals;
            let fits = is_whole && wanted.iter().all(|slot| *slot < rest.variables);
            let wanted = || rest.slots.iter().copied().filter(|slot| wanted.contains(slot)).collect();
            fits.then(|| Self { before, rest: rest.clone(), wanted: wanted() })
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

    /// Whether the rest of a test holds, if that can be looked up.
    fn holds(&mut self, Shortcut { rest, wanted, .. }: &Shortcut, environment: &[Value]) -> Option<bool> {
        if wanted.iter().any(|&slot| !environment[slot].is_bound()) {
            return None;
        }
        let (blocks, interpretation) = (self.context.blocks(), self.interpretation);
        let mut holds =
            |values: &[Value]| self.profiles().holds(blocks, (rest.block, rest.bit), interpretation, values);
        match rest.slots[..] {
            [slot] => holds(&[environment[slot]]),
            _ => holds(&rest.slots.iter().map(|&slot| environment[slot]).collect::<SmallVec<[Value; 3]>>()),
        }
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
    let (Some(shortcut), Some(asked)) = (shortcut, asked) else {
        return run(operations, interpretation, environment, found);
    };
    let (before, after) = operations.split_at(shortcut.before);
    run(before, interpretation, environment, &mut |environment| match asked.holds(shortcut, environment) {
        Some(true) => found(environment),
        Some(false) => true,
        None => run(after, interpretation, environment, found),
    })
}
