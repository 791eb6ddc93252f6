//! Every setting of the original system (ACE 1.2.20) in the order in which its reports list them, and our own behind them.

/// Under which heading a report lists a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Of all algorithms.
    Common,
    /// Of Tilde.
    Tilde,
    /// Not of the original.
    Nakade,
}

/// What a setting does here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// What it says.
    Used,
    /// Nothing: it steers the speed, the memory or the output of the original, and not the tree.
    None,
    /// Only the default is supported.
    DefaultOnly,
}

/// A setting that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its name.
    pub name: &'static str,
    /// The heading.
    pub group: Group,
    /// The default, as it is printed.
    pub default: &'static str,
    /// What it does here.
    pub effect: Effect,
    /// What it means, for the manual.
    pub meaning: &'static str,
}

macro_rules! settings {
    ($($group:ident { $($name:ident $default:literal $effect:ident $meaning:literal;)* })*) => {
        &[$($(Known {
            name: stringify!($name), group: Group::$group, default: $default, effect: Effect::$effect, meaning: $meaning,
        }),*),*]
    };
}

/// The settings that are written `name(value)`.
pub const KNOWN: &[Known] = settings! {
    Common {
        heuristic "gainratio" Used "How tests are compared: gain, gainratio; euclid for numbers.";
        tilde_mode "classify" Used "classify or regression.";
        intra_literal_sharing "yes" DefaultOnly "Whether one literal may use a variable in several places.";
        query_batch_size "default" None "How many tests are run together.";
        single_query_generation "no" None "How tests are made.";
        inst_generation_prob "1.0" DefaultOnly "Leaves tests out at random.";
        rmode_inst_generation_prob "1.0" DefaultOnly "Leaves tests out at random.";
        query_sample_probability "1.0" DefaultOnly "Leaves tests out at random.";
        query_sample_algo "smart" None "How tests are left out at random.";
        aggregate_refiners "no" DefaultOnly "Aggregates as tests.";
        aggregate_recursion "no" DefaultOnly "Aggregates as tests.";
        aggregate_maxconjuncts "2" None "Aggregates as tests.";
        aggregate_lookahead "no" DefaultOnly "Aggregates as tests.";
        aggregate_refinement "no" DefaultOnly "Aggregates as tests.";
        example_cache "102400" None "Memory for examples.";
        select_root_models "on" None "How examples are selected.";
        write_predictions "[]" Used "Which predictions are listed: training, testing; with distribution, of all classes.";
        compatibility "ace1.1" None "Which version is imitated.";
        max_query_len "inf" Used "The largest number of literals on a path.";
        log_pid "off" None "Output.";
        nsplit_unsorted_fractions "0" None "Speed.";
        nsplit_sorting "basic" None "Speed.";
        nsplit_version "basic" None "Speed.";
        nsplit_talking "off" None "Output.";
        discretize "entropy" Used "How thresholds are chosen: entropy, equal_freq or equal_width.";
        transform_queries "once" None "Speed.";
        output_dir "default" None "Where the original writes.";
        bg_file "default" Used "The file of background knowledge; FILE.bg if not given.";
        kb_file "default" Used "The file of the knowledge base; FILE.kb if not given.";
        randomise "none" DefaultOnly "Randomised examples.";
        report_timings "off" None "Output.";
        default_prefix "off" None "Feature generation.";
        default_min "1" None "Feature generation.";
        default_preprocessing "off" None "Feature generation.";
        mi_distance_maxsample "100" None "Distances.";
        language_warnings "on" None "Output.";
        expert_implicit_language "off" DefaultOnly "Modes that are not written.";
        granularity "10" None "Output.";
        leave_out "false" Used "A condition on the key (the variable of it): examples for which it holds are kept for testing.";
        classes "occurring" Used "The classes in their order; those that occur, if not given.";
        use_packs "ilp" None "Speed.";
        outerloop "queries" None "Speed.";
        talking "3" None "Output.";
        load "key" Used "key: facts name the example they belong to; models or examples: each example stands between begin and end.";
    }
    Tilde {
        combining_rules_EMiters "10" None "Combining rules.";
        combining_rules_EMruns "5" None "Combining rules.";
        combining_rules "off" DefaultOnly "Combining rules.";
        write_ensemble_models "[]" None "Output.";
        tilde_maxdepth "inf" Used "The largest number of tests on a path.";
        exhaustive_lookahead "0" Used "Every test may be followed at once by so many others that use a new variable of it.";
        query_length_bias "short" DefaultOnly "Which of equal tests is preferred.";
        special_min "0.0" DefaultOnly "A minimum for the heuristic.";
        out_of_bag "no" DefaultOnly "Ensembles.";
        roulette_wheel_selection "no" DefaultOnly "Tests chosen at random.";
        tilde_rst_optimization "no" None "Speed.";
        repeat_exec_time "1" None "Timing.";
        combination_rule "sum" None "How several predictions for one key are combined; here each key has one.";
        show_averages "1" None "Output.";
        classify_mode "0" DefaultOnly "How examples are classified.";
        complexity_penalty "1.0" DefaultOnly "Punishes long tests.";
        precompute "[]" None "Speed.";
        resume "off" None "Continuing an earlier run.";
        m_estimate "none" Used "m(M): what a leaf predicts is drawn towards the prior as by M examples.";
        output_options "[c45,prolog]" None "What is printed; here all of it.";
        prune_rules "false" DefaultOnly "Rules from trees.";
        confidence_level "0.25" Used "The confidence level of pruning as C4.5 does it.";
        random_test_set "0" Used "The share of examples kept for testing.";
        random_validation_set "0" Used "The share of examples kept for pruning.";
        stopping_criterion "mincases" Used "mincases: a node is not split further when no test leaves minimal_cases in both branches.";
        pruning "c45" Used "none, c45, or vset (by the validation set).";
        discretization "none" Used "bounds(N): the largest number of thresholds.";
        multiscore_2 "off" DefaultOnly "Scores.";
        multiscore "off" DefaultOnly "Scores.";
        sampling_strategy "none" Used "fixed(N): tests of a node with more than N examples are compared on N of them.";
        max_querytime "100" None "Speed.";
        accuracy "1.0" Used "A node whose largest class has this share of the examples is not split.";
        tilde_test_eval_model "std" DefaultOnly "How tests are run.";
        minimal_cases "2" Used "The least number of examples in each branch.";
        ftest "0.05" Used "The significance that a test of numbers must have (F-test).";
        tilde_version "3.0" Used "The version that is followed in the order of classes and the report: 3.0 (ACE 1.2.20) or 2.2.";
    }
    Nakade {
        max_leaves "inf" Used "The largest number of leaves; the most useful leaf is split first.";
        ranking "none" Used "ranking(Damping, Sharpness): the examples of one interpretation compete.";
        rank_by "none" Used "What the examples of a group have in common, which an ensemble ranks: a type or the number of an argument of the key, or relation(+key, -group).";
    }
};

/// Names that begin so belong to other algorithms of the original.
pub(super) const OTHER_ALGORITHMS: &[(&str, &str)] = &[
    ("warmr", "Warmr"),
    ("minfreq", "Warmr"),
    ("rrl", "RRL"),
    ("icl", "ICL"),
    ("kbr", "KBR"),
    ("nlp", "NLP"),
    ("regrules", "rules of numbers"),
    ("bagging", "ensembles"),
    ("boosting", "ensembles"),
    ("forest", "ensembles"),
];

/// The setting of that name.
#[must_use]
pub fn known(name: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.name == name)
}
