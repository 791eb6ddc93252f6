//! Ensembles of logical decision trees: gradient boosting and random forests, of numbers, classes and rankings within groups.
//!
//! Everything but the slopes of the loss is worked out once and kept between trees (`stage`). So a tree costs little more than running
//! its own paths, and the scores of the examples are updated from the leaves into which they fell while it grew.
//! This module knows nothing of Go.

mod boost;
mod goal;
mod groups;
mod importance;
mod objective;
mod sample;
mod score;
mod shape;
mod stage;

pub use groups::Groups;
pub use importance::{Importance, gains, mean_loss, permutation};
pub use objective::Objective;
pub use score::scores;

use crate::bias::Bias;
use crate::coverage::{Switches, UnknownRelation};
use crate::diagnostics::{Limits, StopReason};
use crate::interpretation::{Background, ExampleSet, Targets};
use crate::learn::Recorder;
use crate::tree::Ensemble;
use boost::Work;
use goal::Goal;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use stage::Stage;
use std::fmt;

/// How the trees of an ensemble come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// One after the other, each on what those before it leave to be done.
    Boost,
    /// Each by itself, on a bootstrap sample of the groups and a random part of the refinements of each node (Breiman, 2001).
    Forest,
}

/// How an ensemble is grown.
#[derive(Clone, Debug, PartialEq)]
pub struct EnsembleSettings {
    /// Boosting or a forest.
    pub method: Method,
    /// What is to be minimised; what the targets call for if not given.
    pub objective: Option<Objective>,
    /// The largest number of trees; of several classes of so many trees each.
    pub rounds: usize,
    /// The largest number of leaves of a tree.
    pub leaves: usize,
    /// How much of a Newton step is taken (boosting only).
    pub rate: f64,
    /// The share of the groups that a tree is grown on (boosting only).
    pub groups: f64,
    /// The share of the refinements that are compared, drawn for each tree, in a forest for each node.
    pub refinements: f64,
    /// The share of the examples that a tree is grown on, those with large slopes first; where there are many.
    pub examples: f64,
    /// What is added to second derivatives.
    pub damping: f64,
    /// The least number of examples in a branch; that of the language bias if not given.
    pub minimal_cases: Option<usize>,
    /// The largest number of tests on a path.
    pub depth: Option<usize>,
    /// How many groups are held back, to stop when their loss rises.
    pub validation: usize,
    /// How many rounds without an improvement are waited for.
    pub patience: usize,
}

impl EnsembleSettings {
    /// The defaults of boosting.
    #[must_use]
    pub fn boost() -> Self {
        Self {
            method: Method::Boost,
            objective: None,
            rounds: 300,
            leaves: 32,
            rate: 0.1,
            groups: 0.7,
            refinements: 0.5,
            examples: 0.1,
            damping: 1.0,
            minimal_cases: None,
            depth: None,
            validation: 0,
            patience: 30,
        }
    }

    /// The defaults of forests.
    #[must_use]
    pub fn forest() -> Self {
        Self {
            method: Method::Forest,
            rounds: 100,
            leaves: 256,
            rate: 1.0,
            groups: 1.0,
            refinements: 0.2,
            examples: 0.5,
            ..Self::boost()
        }
    }
}

/// What growing an ensemble is told beside bias and settings.
#[derive(Default)]
pub struct EnsembleOptions<'a> {
    /// Where it must stop.
    pub limits: Limits,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// Is told of each round.
    pub progress: Option<&'a (dyn Fn(Round) + Sync)>,
    /// How examples are run.
    pub switches: Switches,
    /// Where finished trees are kept, and asked for before they are grown.
    pub checkpoint: Option<Recorder<'a>>,
    /// By interpretation what kind of thing it is: the groups of each kind count as much together as those of any other, however many they are. A
    /// group is of the kind of its first example.
    pub kinds: Option<&'a [u32]>,
}

/// How far growing an ensemble has come.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Rounds so far.
    pub round: usize,
    /// The largest number of rounds.
    pub rounds: usize,
    /// The loss on the training groups.
    pub loss: f64,
    /// The loss on those held back.
    pub validation: Option<f64>,
}

/// An ensemble, and how it came about.
#[derive(Clone, Debug)]
pub struct EnsembleGrowth {
    /// The ensemble; the best so far if growing was stopped.
    pub ensemble: Ensemble,
    /// For each round the mean loss on the training groups and on those held back.
    pub losses: Vec<(f64, Option<f64>)>,
    /// The number of rounds that were kept, where groups were held back.
    pub best: Option<usize>,
    /// Why growing ended.
    pub stopped: StopReason,
    /// The number of refinements that were compared.
    pub refinements: u64,
    /// How many families of refinements were left out because there were too many.
    pub left_out: usize,
    /// How many leaves were not split because their rows would have taken too much memory.
    pub without_room: usize,
}

/// Why no ensemble can be grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EnsembleError {
    /// The language bias names a relation that the background does not have.
    Relation(UnknownRelation),
    /// The objective does not fit the targets, or there is nothing to learn from.
    Unfit(String),
}

impl fmt::Display for EnsembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Relation(unknown) => unknown.fmt(f),
            Self::Unfit(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for EnsembleError {}

impl From<UnknownRelation> for EnsembleError {
    fn from(unknown: UnknownRelation) -> Self {
        Self::Relation(unknown)
    }
}

/// Grows an ensemble.
///
/// # Errors
/// If the language bias names a relation that the background does not have, or the objective does not fit the examples.
pub fn ensemble(
    background: &dyn Background,
    examples: &ExampleSet,
    bias: &Bias,
    settings: &EnsembleSettings,
    options: &EnsembleOptions<'_>,
) -> Result<EnsembleGrowth, EnsembleError> {
    if examples.is_empty() {
        return Err(EnsembleError::Unfit("there is no example to learn from".into()));
    }
    let groups = Groups::new(background, examples, bias)?;
    let order: Vec<usize> = groups.order().iter().map(|&at| at as usize).collect();
    let ordered = examples.subset(&order);
    let grouped = bias.learning.rank_by.is_some() || bias.learning.ranking.is_some();
    let objective = settings.objective.unwrap_or_else(|| Objective::usual(examples.targets(), grouped));
    let shares = settings.method == Method::Forest;
    let mut goal = Goal::new(objective, groups.in_order(), &ordered, shares).map_err(EnsembleError::Unfit)?;
    if let Some(kinds) = options.kinds {
        let kind = |group| ordered.interpretation(goal.groups().members(group).start);
        let kinds: Vec<u32> =
            (0..groups.len()).map(|group| kinds.get(kind(group) as usize).copied().unwrap_or(0)).collect();
        goal = goal.balanced(&kinds);
    }
    let mut bias = bias.with_constants(background, examples);
    if !options.switches.families {
        bias.part_families();
    }
    let mut stage = Stage::new(background, &ordered, &bias, &options.limits, options.switches)?;
    let classes = match examples.targets() {
        Targets::Nominal { classes, .. } => classes.clone(),
        Targets::Numeric(_) => Vec::new(),
    };
    let empty = Ensemble {
        objective: objective.to_string(),
        shares: shares && matches!(objective, Objective::Logistic | Objective::Multinomial),
        classes,
        base: vec![0.0; goal.outputs],
        members: Vec::new(),
    };
    let work = Work {
        stage: &mut stage,
        goal: &goal,
        settings,
        minimal_cases: settings.minimal_cases.unwrap_or(bias.learning.minimal_cases).max(1),
        seed: options.seed,
        limits: &options.limits,
        checkpoint: options.checkpoint.as_ref(),
        progress: options.progress,
    };
    Ok(work.run(empty)?)
}

/// The groups to learn from, and so many held back (at most half of those that have a loss), each ascending. A group without rewards
/// says nothing of a ranking, and is never held back.
fn held_back(goal: &Goal, count: usize, seed: u64) -> (Vec<u32>, Vec<u32>) {
    let (mut telling, mut training): (Vec<u32>, Vec<u32>) =
        (0..goal.groups().len() as u32).partition(|&group| goal.has_loss(group));
    telling.shuffle(&mut Pcg64::seed_from_u64(seed));
    training.extend(telling.split_off(count.min(telling.len() / 2)));
    telling.sort_unstable();
    training.sort_unstable();
    (training, telling)
}
