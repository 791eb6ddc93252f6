//! Rules from a goal alone: the metaprogram `introspect.pl`, run by the Prolog system, and what is done with its answers.

use super::order::arrange;
use super::proof;
use super::rule::{Aim, Claim, Rule};
use super::selection::selected;
use super::theory::{TACTICS, Theory};
use crate::diagnostics::Source;
use crate::prolog::{Bounds, Joining, Knowledge, Question, Session, Worker};
use std::sync::Arc;
use std::time::Duration;

/// The metaprogram.
pub const INTROSPECT: &str = include_str!("introspect.pl");

/// All rules about an aim with some of the claims, of at most so many plies: each with a checked proof, none a special case of another.
///
/// # Errors
/// What the Prolog system had against it, or a proof that does not hold.
pub fn generate(worker: Worker, aim: Aim, claims: &[Claim], plies: u8) -> Result<Vec<Rule>, String> {
    let mut knowledge = Knowledge::new();
    for (name, text) in [("tactics.pl", TACTICS), ("introspect.pl", INTROSPECT)] {
        let findings = knowledge.load(&Arc::new(Source::new(name, text)), Joining::Add);
        if let Some(finding) = findings.iter().find(|finding| finding.severity() == crate::diagnostics::Severity::Error)
        {
            return Err(format!("{name}: {}", finding.message));
        }
    }
    let goal = match aim {
        Aim::Connect => "connect(_, _)".to_owned(),
        aim => format!("{}(_)", aim.name()),
    };
    let kinds: Vec<&str> = claims.iter().map(|claim| claim.name()).collect();
    let text = format!("wanted([{}], {goal}, {plies}, Rule)", kinds.join(","));
    let question = Question::read(&text, &knowledge)
        .map_err(|findings| findings.first().map_or_else(String::new, |finding| finding.message.clone()))?;
    let bounds =
        Bounds { inferences: 20_000_000_000, answers: 100_000, memory: 4 << 30, time: Duration::from_secs(3_600) };
    let mut session = Session::new(worker, knowledge, bounds);
    let (answers, _, trouble) = session.all(&question);
    if let Some(finding) = session.take_findings().into_iter().chain(trouble).next() {
        return Err(finding.message);
    }
    let mut rules = Vec::new();
    for answer in answers {
        let Some((_, found)) = answer.bindings.first() else { continue };
        let [conclusion, conditions, proof] = found.arguments() else { continue };
        let conditions: Vec<_> = conditions.as_list().unwrap_or_default().into_iter().cloned().collect();
        let mut rule = Rule::new("rule", conclusion, &conditions, proof)?;
        proof::check(&rule, Theory::built_in()).map_err(|fault| format!("{}: {fault}", rule.to_text()))?;
        if arrange(&mut rule) {
            rules.push(rule);
        }
    }
    Ok(selected(rules))
}
