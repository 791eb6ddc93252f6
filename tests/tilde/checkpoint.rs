//! Checkpoints: an induction that is ended and taken up again gives the tree of one that was not.

use crate::common::Random;
use nakade::coverage::Switches;
use nakade::diagnostics::{Cancellation, Limits, StopReason};
use nakade::experiment::{self, Negatives, Plan, Settings, nakade_problems};
use nakade::learn::{Checkpoint, Options, Progress};
use nakade::tilde::{self, Data};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// A file for a checkpoint, in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<String>>);

impl Kept {
    /// The checkpoint that was saved last.
    fn open(&self) -> Checkpoint {
        let kept = self.clone();
        let checkpoint = Checkpoint::new(vec![("data".into(), "d".into())], move |text| {
            *kept.0.lock().unwrap() = text.to_owned();
            Ok(())
        });
        let text = self.0.lock().unwrap().clone();
        if text.is_empty() { checkpoint } else { checkpoint.with("kept", &text).expect("what was saved can be read") }
    }
}

/// Cancels after so many splits.
struct Stopper {
    cancellation: Cancellation,
    left: AtomicUsize,
}

impl Stopper {
    fn after(splits: usize) -> Self {
        Self { cancellation: Cancellation::default(), left: AtomicUsize::new(splits) }
    }

    fn tell(&self, _: Progress) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.cancellation.cancel();
        }
    }

    fn limits(&self) -> Limits {
        Limits { cancellation: self.cancellation.clone(), ..Limits::default() }
    }
}

/// The trees of all commands, before and after pruning, as text, and whether all were finished.
fn trees(data: &Data, options: &Options<'_>, checkpoint: Option<&Checkpoint>) -> (String, bool) {
    let (mut text, mut finished) = (String::new(), true);
    for (number, command) in tilde::commands(data).into_iter().enumerate() {
        let recorder = checkpoint.map(|checkpoint| checkpoint.recorder(number.to_string()));
        let options = Options { limits: options.limits.clone(), checkpoint: recorder, ..*options };
        for part in tilde::run(data, &command, &options).expect("the language can be run").parts {
            finished &= part.stopped == StopReason::Finished;
            text += &format!("{:?} {} {} ", part.name, part.refinements, part.left_out);
            text += &format!("{}\n{:?}\n", part.tree.to_json(), part.before_pruning.map(|tree| tree.to_json()));
        }
    }
    text += &format!("{:?}", data.knowledge.findings().iter().map(|f| f.message.clone()).collect::<Vec<_>>());
    (text, finished)
}

/// Facts in which something can be learnt, and much is chance.
fn facts(random: &mut Random, examples: usize) -> String {
    let mut text = String::new();
    for example in 0..examples {
        let mut score = random.below(3);
        for part in 0..2 + random.below(4) {
            let (kind, next) = (random.below(4), random.below(5));
            score += usize::from(kind == 1 && next > 2) + usize::from(kind == 2);
            text += &format!("has({example}, x{example}_{part}). kind(x{example}_{part}, k{kind}, {next}).\n");
            if part > 0 && random.below(2) == 0 {
                text += &format!("near(x{example}_{}, x{example}_{part}).\n", part - 1);
            }
        }
        let class = if score > 3 { "pos" } else { "neg" };
        text += &format!("c({example}, {class}). v({example}, {score}.5).\n");
    }
    text
}

const LANGUAGE: &str = "typed_language(yes). type(has(e, p)). type(kind(p, k, n)). type(near(p, p)). type(odd(p)). type(deep(p)).
    rmode(has(+E, -P)). rmode(kind(+P, #, -N)). rmode((kind(+P, -K, N), N > #[1, 2, 3])). rmode(near(+P, +-Q)). rmode(odd(+P)).
    auto_lookahead(has(E, P), [P]). minimal_cases(2). ";
const BACKGROUND: &str = "odd(P) :- kind(P, _, N), N mod 2 =:= 1.";

#[test]
fn trees_taken_up_again_are_those_that_were_never_ended() {
    let mut random = Random(11);
    let facts = facts(&mut random, 160);
    let class = "predict(c(+e, -class)). type(c(e, class)). ";
    let value = "predict(v(+e, -n)). type(v(e, n)). tilde_mode(regression). ftest(1). ";
    for settings in [
        format!("{class} heuristic(gain)."),
        format!("{class} pruning(none). max_leaves(20)."),
        format!("{class} pruning(vset). random_validation_set(0.3)."),
        format!("{class} sampling_strategy(fixed(40)). pruning(none)."),
        format!("{class} execute(nfold(tilde, 3)). execute(t)."),
        format!("{value} m_estimate(m(3))."),
        format!("{value} random_test_set(0.2). execute(t). execute(nfold(tilde, 2))."),
    ] {
        let read = || crate::from_texts(&format!("{LANGUAGE} {settings}"), &facts, BACKGROUND).0.expect("data");
        let (wanted, _) = trees(&read(), &Options::default(), None);
        for splits in [1, 2, 3, 5, 9, 17] {
            let kept = Kept::default();
            let mut runs = 0;
            // Ended again and again, each time after some more splits than the checkpoint knows.
            let found = loop {
                runs += 1;
                let stopper = Stopper::after(splits * runs);
                let tell = |progress: Progress| stopper.tell(progress);
                let options = Options { limits: stopper.limits(), progress: Some(&tell), ..Options::default() };
                let (found, finished) = trees(&read(), &options, Some(&kept.open()));
                if finished && !stopper.cancellation.is_cancelled() {
                    break found;
                }
            };
            assert!(found == wanted, "{settings} ended every {splits} splits:\n{found}\nwanted:\n{wanted}");
            assert!(runs > 1 || splits > 5, "{settings} {splits} was never ended");
            // All is known now, and nothing changes.
            let (again, _) = trees(&read(), &Options::default(), Some(&kept.open()));
            assert!(again == wanted, "{settings}");
        }
    }
}

#[test]
fn a_predicate_that_does_not_end_is_remembered() {
    let mut random = Random(5);
    let facts = facts(&mut random, 40);
    let settings = format!(
        "{LANGUAGE} rmode(deep(+P)). predict(c(+e, -class)). type(c(e, class)). execute(t). execute(nfold(tilde, 2))."
    );
    // Ends for what stands at no third place alone.
    let background =
        format!("{BACKGROUND} deep(P) :- kind(P, k1, N), turn(N). turn(3) :- turn(3). turn(N) :- N =\\= 3.");
    let read = || crate::from_texts(&settings, &facts, &background).0.expect("data");
    let (wanted, _) = trees(&read(), &Options::default(), None);
    assert!(wanted.contains("no end after"), "{wanted}");
    for splits in [1, 2, 4, 7, 11] {
        let kept = Kept::default();
        let stopper = Stopper::after(splits);
        let tell = |progress: Progress| stopper.tell(progress);
        let options = Options { limits: stopper.limits(), progress: Some(&tell), ..Options::default() };
        trees(&read(), &options, Some(&kept.open()));
        let (found, finished) = trees(&read(), &Options::default(), Some(&kept.open()));
        assert!(finished && found == wanted, "{splits}:\n{found}\n{wanted}");
    }
}

#[test]
fn trees_that_rank_moves_are_taken_up_again() {
    let problems: Vec<_> = nakade_problems().problems.into_iter().step_by(2).collect();
    let negatives: Negatives = "listed,near:2".parse().expect("negatives");
    let (mut ended, mut leaves) = (0, Vec::new());
    for name in ["propositional", "relational"] {
        let mut settings = Settings::built_in(name).expect("settings").expect("that can be read");
        settings.bias.learning.maximal_leaves = Some(24);
        settings.bias.learning.minimal_cases = 2;
        let tree = |kept: Option<&Kept>, splits: usize| {
            let checkpoint = kept.map(Kept::open);
            let stopper = Stopper::after(splits);
            let tell = |progress: Progress| stopper.tell(progress);
            let plan = Plan {
                settings: &settings,
                negatives: &negatives,
                seed: 1,
                limits: stopper.limits(),
                progress: Some(&tell),
                switches: Switches::default(),
                checkpoint: checkpoint.as_ref().map(|checkpoint| checkpoint.recorder(name)),
            };
            experiment::learn("tree", &problems, "", &plan).expect("a tree")
        };
        let wanted = tree(None, usize::MAX).model;
        leaves.push(wanted.tree.leaves());
        let wanted = wanted.to_json();
        for splits in [1, 4, 9] {
            let kept = Kept::default();
            // A tree may be done before.
            ended += usize::from(tree(Some(&kept), splits).stopped == StopReason::Cancelled);
            assert_eq!(tree(Some(&kept), usize::MAX).model.to_json(), wanted, "{name} ended after {splits} splits");
        }
    }
    assert!(ended > 2, "{ended} {leaves:?}");
}
