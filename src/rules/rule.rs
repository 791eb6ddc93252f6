//! A rule: what it concludes, on what conditions, and why.
//!
//! As text it is a clause of Prolog, `rule(Name, Conclusion, Proof) :- Conditions.`, and after some use a fact
//! `matched(Name, Matches, Positions)`. So a file of rules can be read by any Prolog system, and by people.

use super::condition::{Condition, Kind, Slot, kinds};
use crate::diagnostics::{Diagnostic, Source, code};
use crate::logic::operators::ARGUMENT;
use crate::logic::reader::read_terms;
use crate::logic::writer::Writer;
use crate::logic::{Literal, Operators, Symbol, Term, Variable};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::sync::Arc;

/// What the friend wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Aim {
    /// To capture the string.
    Capture,
    /// To capture something before the enemy captures anything: the game in which the first capture wins.
    FirstCapture,
    /// To make one string of the two.
    Connect,
    /// To make an eye of the string: an empty point with only its stones beside it.
    Eye,
    /// To make two eyes of the string.
    Live,
}

impl Aim {
    /// All of them.
    pub const ALL: [Self; 5] = [Aim::Capture, Aim::FirstCapture, Aim::Connect, Aim::Eye, Aim::Live];

    /// The name in Prolog.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Capture => "capture",
            Aim::FirstCapture => "first_capture",
            Aim::Connect => "connect",
            Aim::Eye => "eye",
            Aim::Live => "live",
        }
    }
}

/// What a rule says if its conditions hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Claim {
    /// The friend is to move, and reaches the goal by this move.
    Win,
    /// The friend is to move; if he plays this move and the enemy passes, he can reach the goal.
    Threat,
    /// The enemy is to move, and the friend reaches the goal whatever the enemy plays.
    Lost,
    /// The enemy is to move; unless he plays one of these moves, the friend can reach the goal.
    Forced,
}

impl Claim {
    /// The name in Prolog.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Win => "win",
            Claim::Threat => "threat",
            Claim::Lost => "lost",
            Claim::Forced => "forced",
        }
    }
}

/// A rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Unique in its set.
    pub name: String,
    /// What is claimed.
    pub claim: Claim,
    /// About which goal.
    pub aim: Aim,
    /// The strings that the goal is about.
    pub subject: Vec<Slot>,
    /// The most plies to the goal, as the claim counts them.
    pub plies: u8,
    /// The move, or the forced moves.
    pub moves: Vec<Slot>,
    /// What must hold.
    pub conditions: Vec<Condition>,
    /// The conclusion as a term; its variables are numbered by slots, as are those of the next two.
    pub conclusion: Term,
    /// The conditions as terms, in the order of `conditions`.
    pub terms: Vec<Term>,
    /// Why: see [`proof`](super::proof).
    pub proof: Term,
    /// How often it matched, and in how many positions.
    pub matched: Option<(u64, u64)>,
}

impl Rule {
    /// A rule from its parts as terms.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn new(name: &str, conclusion: &Term, terms: &[Term], proof: &Term) -> Result<Self, String> {
        // Slots in the order in which variables occur.
        let mut slots: FxHashMap<Variable, Slot> = FxHashMap::default();
        let all = [conclusion].into_iter().chain(terms).chain([proof]);
        for variable in all.flat_map(Term::variables) {
            let next = slots.len();
            slots.entry(variable).or_insert(next as Slot);
        }
        // Those of the proof come last, and are no points that anybody looks up.
        let is_looked_up =
            |term: &&Term| term.variables().iter().all(|v| usize::from(slots[v]) < Condition::MOST_SLOTS);
        if slots.len() > usize::from(Slot::MAX)
            || ![conclusion].into_iter().chain(terms).all(|term| is_looked_up(&term))
        {
            return Err(format!("rule {name} has more than {} variables", Condition::MOST_SLOTS));
        }
        let renumbered = |term: &Term| term.map_variables(|variable| Term::variable(u32::from(slots[&variable])));
        let (conclusion, proof) = (renumbered(conclusion), renumbered(proof));
        let terms: Vec<Term> = terms.iter().map(renumbered).collect();
        let mut conditions = Vec::new();
        for term in &terms {
            let condition = Condition::read(term, &mut |variable| Some(variable.0 as Slot));
            conditions.push(condition.ok_or_else(|| format!("rule {name}: {term} is no condition"))?);
        }
        let unclear = || format!("rule {name}: {conclusion} is no conclusion");
        let slot = |term: &Term| match term {
            Term::Variable(variable) => Ok(variable.0 as Slot),
            _ => Err(unclear()),
        };
        let (claim, _) = conclusion.functor().ok_or_else(unclear)?;
        let [goal, Term::Integer(plies), rest @ ..] = conclusion.arguments() else { return Err(unclear()) };
        let (claim, moves) = match (claim.as_str(), rest) {
            ("win", [point]) => (Claim::Win, vec![slot(point)?]),
            ("threat", [point]) => (Claim::Threat, vec![slot(point)?]),
            ("lost", []) => (Claim::Lost, Vec::new()),
            ("forced", [list]) => {
                let items = list.as_list().ok_or_else(unclear)?;
                (Claim::Forced, items.into_iter().map(slot).collect::<Result<_, _>>()?)
            }
            _ => return Err(unclear()),
        };
        let aim = Aim::ALL.into_iter().find(|aim| {
            let arity = match aim {
                Aim::FirstCapture => 0,
                Aim::Connect => 2,
                Aim::Capture | Aim::Eye | Aim::Live => 1,
            };
            goal.functor().is_some_and(|(name, count)| (name.as_str(), count) == (aim.name(), arity))
        });
        let subject = goal.arguments().iter().map(slot).collect::<Result<_, _>>()?;
        let (aim, plies) = (aim.ok_or_else(unclear)?, u8::try_from(*plies).map_err(|_| unclear())?);
        let rule = Self {
            name: name.to_owned(),
            claim,
            aim,
            subject,
            plies,
            moves,
            conditions,
            conclusion,
            terms,
            proof,
            matched: None,
        };
        let (subject, moves) = (rule.subject.iter(), rule.moves.iter());
        let mut said = subject.chain(moves).copied();
        if let Some(missing) = said.find(|slot| !rule.conditions.iter().any(|c| c.slots().any(|s| s == *slot))) {
            return Err(format!("rule {name}: no condition speaks of {}", rule.variable_name(missing)));
        }
        Ok(rule)
    }

    /// The name of a variable: S, T, … for strings, I, J, … for points.
    #[must_use]
    pub fn variable_name(&self, slot: Slot) -> String {
        let is_string = |slot: Slot| self.is_string(slot);
        let before = (0..slot).filter(|&other| is_string(other) == is_string(slot)).count();
        let letters: &[char] = if is_string(slot) {
            &['S', 'T', 'U', 'V', 'W', 'X']
        } else {
            &['I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R']
        };
        match before / letters.len() {
            0 => letters[before].to_string(),
            round => format!("{}{round}", letters[before % letters.len()]),
        }
    }

    /// Whether a variable stands for a string and never for a point.
    #[must_use]
    pub fn is_string(&self, slot: Slot) -> bool {
        let is = |kind: Kind| {
            self.terms.iter().any(|term| {
                let atom = atom_of(term);
                let arguments = atom.arguments().iter().zip(kinds(atom).unwrap_or_default());
                arguments.into_iter().any(|(a, k)| *k == kind && *a == Term::variable(u32::from(slot)))
            })
        };
        is(Kind::Stones) && !is(Kind::Place)
    }

    /// The number of variables.
    #[must_use]
    pub fn slot_count(&self) -> usize {
        self.conditions.iter().flat_map(Condition::slots).map(|slot| usize::from(slot) + 1).max().unwrap_or(0)
    }

    /// The rule as a clause for comparison by θ-subsumption: the strings to be connected have no order.
    #[must_use]
    pub fn literals(&self) -> Vec<Literal> {
        let kind = Symbol::new(&format!("{}_{}", self.claim.name(), self.aim.name()));
        let of = |prefix: &str, slots: &[Slot]| {
            let name = Symbol::new(&format!("{prefix}_{kind}"));
            slots
                .iter()
                .map(|&slot| Literal::positive(Term::application(name, vec![Term::variable(u32::from(slot))])))
                .collect::<Vec<_>>()
        };
        let mut literals = of("about", &self.subject);
        literals.extend(of("move", &self.moves));
        literals.extend(self.terms.iter().flat_map(both_ways).map(Literal::positive));
        literals
    }

    /// A term of the rule as text, with the names of its variables.
    pub(super) fn written(&self, term: &Term) -> String {
        let names = |variable: Variable| self.variable_name(variable.0 as Slot);
        let writer = Writer { names: &names, ..Writer::default() };
        let mut text = String::new();
        _ = writer.write(term, ARGUMENT, &mut text);
        text.replace(',', ", ").replace(",  ", ", ")
    }

    /// The rule as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let write = |term: &Term| self.written(term);
        let mut text = format!("rule({}, {},\n", self.name, write(&self.conclusion));
        _ = writeln!(text, "        {}) :-", write(&self.proof));
        let conditions: Vec<String> = self.terms.iter().map(|term| format!("    {}", write(term))).collect();
        text += &(conditions.join(",\n") + ".\n");
        if let Some((matches, positions)) = self.matched {
            _ = writeln!(text, "matched({}, {matches}, {positions}).", self.name);
        }
        text
    }
}

/// The atom of a condition.
pub(super) fn atom_of(condition: &Term) -> &Term {
    match (condition.functor(), condition.arguments()) {
        (Some((name, 2)), [_, atom]) if matches!(name.as_str(), "after" | "whenever") => atom,
        _ => condition,
    }
}

/// `different/2`, `apart/2` and `neighbour/2` say the same the other way round.
fn both_ways(term: &Term) -> Vec<Term> {
    match (term.functor(), term.arguments()) {
        (Some((name, 2)), [a, b]) if matches!(name.as_str(), "different" | "apart" | "neighbour") => {
            vec![term.clone(), Term::application(name, vec![b.clone(), a.clone()])]
        }
        _ => vec![term.clone()],
    }
}

/// Reads the rules of a text. What cannot be used is reported and left out.
#[must_use]
pub fn read_rules(source: &Arc<Source>) -> (Vec<Rule>, Vec<Diagnostic>) {
    let (terms, mut findings) = read_terms(source, &mut Operators::default());
    let mut rules: Vec<Rule> = Vec::new();
    let mut matched: Vec<(Symbol, u64, u64)> = Vec::new();
    for read in terms {
        let term = &read.term;
        let (head, body) = match (term.functor(), term.arguments()) {
            (Some((name, 2)), [head, body]) if name.as_str() == ":-" => (head, body.conjuncts()),
            _ => (term, Vec::new()),
        };
        let result = match (head.functor().map(|(name, _)| name.as_str()), head.arguments()) {
            (Some("rule"), [Term::Atom(name), conclusion, proof]) => {
                let conditions: Vec<Term> = body.into_iter().cloned().collect();
                let rule = Rule::new(name.as_str(), conclusion, &conditions, proof);
                rule.map(|rule| rules.push(rule))
            }
            (Some("matched"), &[Term::Atom(name), Term::Integer(matches), Term::Integer(positions)]) => {
                matched.push((name, matches.unsigned_abs(), positions.unsigned_abs()));
                Ok(())
            }
            (Some(":-"), [_]) => Ok(()),
            _ => Err(format!("{head} is neither a rule nor a number of matches")),
        };
        if let Err(message) = result {
            findings.push(Diagnostic::new(code::CLAUSE_NOT_USED, message).at(source, read.span));
        }
    }
    for (name, matches, positions) in matched {
        if let Some(rule) = rules.iter_mut().find(|rule| rule.name == name.as_str()) {
            rule.matched = Some((matches, positions));
        }
    }
    (rules, findings)
}
