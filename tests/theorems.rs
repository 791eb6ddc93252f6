//! What the rules say as predicates for learning: matched natively, and by their clauses, natively and in Scryer.
#![cfg(feature = "prolog")]

mod common;
#[path = "common/asking.rs"]
mod asking;
#[path = "common/shared.rs"]
mod shared;

use asking::{random_position, session, text};
use common::Random;
use nakade::diagnostics::Source;
use nakade::experiment::{Settings, shipped_theorems};
use nakade::facts::{Positions, Words};
use nakade::interpretation::{Background, Relation, Value};
use nakade::logic::Symbol;
use nakade::prolog::{Asked, Definitions, Joining, Knowledge, Question};
use nakade::rules::theorems::{FILE, PREDICATES, relations};
use nakade::runtime::{self, Board, Content, Snapshot};
use std::collections::BTreeSet;
use std::sync::Arc;

fn extension(relation: &dyn Relation, at: u32, pattern: &[Value]) -> BTreeSet<Vec<String>> {
    let mut tuples = BTreeSet::new();
    relation.solve(at, pattern, &mut |tuple| {
        tuples.insert(tuple.iter().map(|value| value.term().to_string()).collect());
        true
    });
    tuples
}

/// Small positions, some of them with the other side to move.
fn positions(count: usize) -> Vec<Snapshot> {
    let mut random = Random(20);
    (0..count).map(|number| random_position(&mut random, 3 + number as u8 % 3, 4)).collect()
}

#[test]
fn clauses_say_what_is_matched() {
    let (rules, clauses) = shipped_theorems();
    let all = positions(60);
    let mut listed = Positions::new();
    all.iter().for_each(|position| _ = listed.push(position.clone()));
    let listed = Arc::new(listed);
    let names = PREDICATES.map(|(name, arity, ..)| (Symbol::new(name), arity));
    let (definitions, findings) = Definitions::read_with_concepts(vec![(FILE.to_owned(), clauses.clone())], &names);
    assert!(findings.is_empty(), "{findings:?}");
    let asked: Vec<Asked> =
        names.iter().map(|&predicate| Asked { predicate, inputs: vec![None; predicate.1] }).collect();
    let derived = definitions.background(&listed, &asked, Vec::new(), &mut |_, _, _| {}).expect("a background");
    let matched = relations(rules, &listed, |_| true);
    let mut counts = Vec::new();
    for ((name, arity), matched) in &matched {
        assert_eq!(definitions.needs_prolog((*name, *arity)), None, "{name}");
        let derived = derived.relation(*name, *arity).expect("a relation");
        let mut count = 0;
        for (at, position) in all.iter().enumerate() {
            let open = vec![Value::UNBOUND; *arity];
            let natively = extension(&**matched, at as u32, &open);
            assert_eq!(natively, extension(derived, at as u32, &open), "{name} in\n{}", drawn(position));
            count += natively.len();
            // The same with the last string given.
            for group in runtime::groups(position).filter(|&group| position.content(group) != Content::Empty) {
                let mut pattern = open.clone();
                pattern[arity - 1] = Words::get().group(group);
                let natively = extension(&**matched, at as u32, &pattern);
                assert_eq!(natively, extension(derived, at as u32, &pattern), "{name} in\n{}", drawn(position));
            }
        }
        counts.push((name.as_str(), count));
    }
    assert!(definitions.faults().is_empty(), "{:?}", definitions.faults());
    for (name, count) in &counts {
        assert!(*count > 0, "{name}: {counts:?}");
    }
}

#[test]
fn scryer_says_the_same() {
    let (rules, clauses) = shipped_theorems();
    let mut knowledge = Knowledge::of_background();
    let findings = knowledge.load(&Arc::new(Source::new(FILE, clauses.as_str())), Joining::Replace);
    assert!(findings.is_empty(), "{findings:?}");
    let mut session = session(knowledge.clone());
    for position in positions(9).into_iter().skip(3) {
        let mut one = Positions::new();
        one.push(position.clone());
        session.set_position(&position);
        for ((name, arity), matched) in relations(rules, &one, |_| true) {
            let places: Vec<String> = (0..arity).map(|place| format!("A{place}")).collect();
            let question = Question::read(&format!("{name}({})", places.join(",")), &knowledge).expect("a question");
            let (answers, _, trouble) = session.all(&question);
            assert!(trouble.is_none(), "{name}: {trouble:?}");
            let answers: BTreeSet<String> = answers.iter().map(text).collect();
            let tuples = extension(&*matched, 0, &vec![Value::UNBOUND; arity]).into_iter();
            let natively: BTreeSet<String> = tuples
                .map(|tuple| {
                    let named = tuple.iter().enumerate().map(|(place, value)| format!("A{place}={value}"));
                    named.collect::<Vec<_>>().join(" ")
                })
                .collect();
            assert_eq!(answers, natively, "{name} in\n{}", drawn(&position));
        }
    }
}

#[test]
fn the_settings_speak_of_them() {
    let settings = Settings::built_in("theorems").expect("built in").expect("without faults");
    assert!(settings.findings.is_empty(), "{:?}", settings.findings);
    let spoken: BTreeSet<(&str, usize)> = (settings.bias.modes.iter().flat_map(|mode| &mode.literals))
        .map(|literal| (literal.name.as_str(), literal.arguments.len()))
        .collect();
    assert!(
        spoken.contains(&("capturable", 2))
            && spoken.contains(&("connectable", 3))
            && spoken.contains(&("forced_save", 2))
    );
}

fn drawn(position: &Snapshot) -> String {
    let mut text = String::new();
    for point in runtime::points(position.columns(), position.rows()) {
        let sign = match position.content(point) {
            Content::Friend => 'X',
            Content::Enemy => 'O',
            _ => '.',
        };
        text.push(sign);
        text.push(if point.x() + 1 == position.columns() { '\n' } else { ' ' });
    }
    text
}
