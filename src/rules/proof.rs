//! Checking proofs.
//!
//! Small, and independent of the metaprogram that finds proofs: it trusts the facts of the theory and nothing else. A proof is one of
//!
//! - `won(Name, I, Needs)`: an instance of the theory's `reached`, whose needs hold;
//! - `plays(I, Lost)`: the friend may play at I, and then the enemy, to move, has lost;
//! - `answers(Win, Kept, Replies)`: if it were his turn, the friend would win by `Win`. What that needs is kept (instances of the theory's `keeps`)
//!   by all moves but some, and each of those has its reply, a win after it;
//! - `searched`: a win shown by a pattern, found again by a search in which everything beyond the pattern is unknown ([`partial`]);
//! - `threatens(I, Win)` and `invalidated(Win, Kept)`: the same for threats and forced moves.
//!
//! That conditions have a consequence in the position after some moves is looked for by the theory's `follows` and `within`.

use super::condition::Slot;
use super::partial;
use super::rule::{Claim, Rule};
use super::theory::Theory;
use crate::logic::{Substitution, Symbol, Term, Variable, unify};

/// Checks a rule. Says how many steps its proof has.
///
/// # Errors
/// The first step that does not follow.
pub fn check(rule: &Rule, theory: &Theory) -> Result<usize, String> {
    // Large numbers first, since `v1` is the beginning of `v12`.
    let named = |fault: String| {
        (0..=Slot::MAX).rev().fold(fault, |text, slot| match format!("v{slot}") {
            constant if text.contains(&constant) => text.replace(&constant, &rule.variable_name(slot)),
            _ => text,
        })
    };
    steps_of(rule, theory).map_err(named)
}

fn steps_of(rule: &Rule, theory: &Theory) -> Result<usize, String> {
    if rule.proof == Term::atom("searched") {
        return partial::check(rule, partial::MOST_STATES);
    }
    // Variables of the rule are constants here, so that only those of the theory are bound.
    let ground = |term: &Term| term.map_variables(constant);
    let conditions: Vec<Term> = rule.terms.iter().map(ground).collect();
    let (conclusion, proof) = (ground(&rule.conclusion), ground(&rule.proof));
    let goal = conclusion.arguments()[0].clone();
    let mut checker = Checker { theory, goal, steps: 0 };
    let subject =
        checker.instance("subject", &[Some(&checker.goal.clone()), None]).ok_or("nothing is known of the goal")?;
    for atom in subject.arguments()[1].as_list().unwrap_or_default() {
        checker.require(&conditions, &[], atom)?;
    }
    let moves: Vec<Term> = rule.moves.iter().map(|&slot| constant(Variable(u32::from(slot)))).collect();
    let plies = match (rule.claim, name(&proof), proof.arguments()) {
        (Claim::Win, ..) => {
            let (plies, point) = checker.win(&proof, &conditions, &[])?;
            if moves != [point] {
                return Err("the proof begins with another move".into());
            }
            checker.is_named(&proof, &conditions)?;
            plies
        }
        (Claim::Threat, "threatens", [point, win]) if moves == [point.clone()] => {
            checker.require(&conditions, &[], &legal(point))?;
            checker.win(win, &conditions, &[friend(point)])?.0
        }
        (Claim::Lost, ..) => checker.lost(&proof, &conditions, &[])?,
        (Claim::Forced, "invalidated", [win, kept]) => {
            let (plies, forced) = checker.survives(win, kept, &conditions, &[])?;
            if let Some(missing) = forced.iter().find(|point| !moves.contains(point)) {
                return Err(format!("{missing} is not among the forced moves"));
            }
            plies
        }
        _ => return Err("the proof is not of this conclusion".into()),
    };
    if plies > rule.plies {
        return Err(format!("the proof has {plies} plies"));
    }
    Ok(checker.steps)
}

fn constant(variable: Variable) -> Term {
    Term::atom(&format!("v{}", variable.0))
}

fn name(term: &Term) -> &'static str {
    term.functor().map_or("", |(name, _)| name.as_str())
}

fn played(side: &str, point: &Term) -> Term {
    Term::compound("-", vec![Term::atom(side), point.clone()])
}

fn friend(point: &Term) -> Term {
    played("friend", point)
}

fn legal(point: &Term) -> Term {
    Term::compound("legal", vec![Term::atom("friend"), point.clone()])
}

fn is_enemy(played: &Term) -> bool {
    played.arguments().first().is_some_and(|side| name(side) == "enemy")
}

/// How many consequences of consequences are looked at.
const DEPTH: usize = 8;

struct Checker<'t> {
    theory: &'t Theory,
    goal: Term,
    steps: usize,
}

impl Checker<'_> {
    /// An instance of a fact of the theory with these arguments.
    fn instance(&self, name: &str, arguments: &[Option<&Term>]) -> Option<Term> {
        self.theory.facts(name, 0).find_map(|fact| {
            let mut bindings = Substitution::new();
            let given = fact.arguments().iter().zip(arguments);
            let fits = fact.arguments().len() == arguments.len()
                && given.into_iter().all(|(own, given)| given.is_none_or(|given| unify(own, given, &mut bindings)));
            fits.then(|| bindings.apply(&fact))
        })
    }

    /// A win of the friend, to move after these moves: its plies and its first move.
    fn win(&mut self, proof: &Term, known: &[Term], moves: &[Term]) -> Result<(u8, Term), String> {
        self.steps += 1;
        match (name(proof), proof.arguments()) {
            ("won", [name, point, needs]) => {
                let goal = self.goal.clone();
                let arguments = [Some(name), Some(&goal), Some(point), Some(needs), None];
                self.instance("reached", &arguments).ok_or_else(|| format!("{proof} is not in the theory"))?;
                self.require_all(known, moves, needs)?;
                Ok((1, point.clone()))
            }
            ("plays", [point, lost]) => {
                self.require(known, moves, &legal(point))?;
                let after = [moves, &[friend(point)]].concat();
                Ok((1 + self.lost(lost, known, &after)?, point.clone()))
            }
            _ => Err(format!("{proof} proves no win")),
        }
    }

    /// That the first move of a win at once is one of those that the theory names; of a reply it is enough that there is one.
    fn is_named(&mut self, proof: &Term, known: &[Term]) -> Result<(), String> {
        let ("won", [name, point, needs]) = (name(proof), proof.arguments()) else { return Ok(()) };
        let goal = self.goal.clone();
        let arguments = [Some(name), Some(&goal), Some(point), Some(needs), None];
        let fact = self.instance("reached", &arguments).ok_or_else(|| format!("{proof} is not in the theory"))?;
        self.require_all(known, &[], &fact.arguments()[4])
    }

    /// That the enemy, to move after these moves, has lost: in how many plies.
    fn lost(&mut self, proof: &Term, known: &[Term], moves: &[Term]) -> Result<u8, String> {
        self.steps += 1;
        let ("answers", [win, kept, replies]) = (name(proof), proof.arguments()) else {
            return Err(format!("{proof} proves no loss"));
        };
        let (mut plies, forced) = self.survives(win, kept, known, moves)?;
        let replies = replies.as_list().ok_or("the replies are no list")?;
        for point in forced {
            let reply = replies.iter().find(|reply| reply.arguments().first() == Some(&point));
            let [_, win] = reply.map_or(&[][..], |reply| reply.arguments()) else {
                return Err(format!("there is no reply to {point}"));
            };
            let after = [moves, &[played("enemy", &point)]].concat();
            plies = plies.max(self.win(win, known, &after)?.0);
        }
        Ok(1 + plies)
    }

    /// That a win survives all moves of the enemy but some: its plies, and those moves.
    fn survives(&mut self, win: &Term, kept: &Term, known: &[Term], moves: &[Term]) -> Result<(u8, Vec<Term>), String> {
        let mut survive: Vec<Term> = known.iter().filter(|atom| self.theory.is_fixed(atom)).cloned().collect();
        let mut forced: Vec<Term> = Vec::new();
        for step in kept.as_list().ok_or("what is kept is no list")? {
            self.steps += 1;
            let [name, atoms, extra, points] = step.arguments() else { return Err(format!("{step} keeps nothing")) };
            self.instance("keeps", &[Some(name), Some(atoms), Some(extra), Some(points)])
                .ok_or_else(|| format!("{step} is not in the theory"))?;
            self.require_all(known, moves, atoms)?;
            self.require_all(known, moves, extra)?;
            survive.extend(atoms.as_list().unwrap_or_default().into_iter().cloned());
            for point in points.as_list().unwrap_or_default() {
                if !forced.contains(point) {
                    forced.push(point.clone());
                }
            }
        }
        let (plies, _) = self.win(win, &survive, &[])?;
        Ok((plies, forced))
    }

    fn require_all(&mut self, known: &[Term], moves: &[Term], atoms: &Term) -> Result<(), String> {
        let atoms = atoms.as_list().ok_or("the needs are no list")?;
        atoms.into_iter().try_for_each(|atom| self.require(known, moves, atom))
    }

    /// That what is known implies an atom after these moves.
    fn require(&mut self, known: &[Term], moves: &[Term], atom: &Term) -> Result<(), String> {
        self.steps += 1;
        let wanted = Wanted::new(moves, atom);
        match self.follows(known, &wanted, DEPTH) {
            true => Ok(()),
            false => Err(format!("{} does not follow", wanted.term())),
        }
    }

    fn follows(&self, known: &[Term], wanted: &Wanted, depth: usize) -> bool {
        if self.theory.is_fixed(&wanted.atom) && !wanted.moves.is_empty() {
            let now = Wanted { moves: Vec::new(), lenient: false, atom: wanted.atom.clone() };
            return self.follows(known, &now, depth);
        }
        if wanted.is_among(known) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let enough = |premises: &Term, bindings: &Substitution, moves: &[Term]| {
            let premises: Vec<Term> = premises.as_list().unwrap_or_default().into_iter().cloned().collect();
            self.all_follow(known, &premises, moves, bindings, depth - 1)
        };
        let within = self.theory.facts("within", 0).any(|fact| {
            let mut bindings = Substitution::new();
            let [_, atom, premises] = fact.arguments() else { return false };
            unify(atom, &wanted.atom, &mut bindings) && enough(premises, &bindings, &wanted.moves)
        });
        let Some((last, before)) = wanted.moves.split_last() else { return within };
        // Where the enemy's move must be one that can be played, more is wanted than these clauses say.
        let may_step = wanted.lenient || !is_enemy(last);
        within
            || may_step
                && self.theory.facts("follows", 0).any(|fact| {
                    let mut bindings = Substitution::new();
                    let [_, played, atom, premises] = fact.arguments() else { return false };
                    unify(played, last, &mut bindings)
                        && unify(atom, &wanted.atom, &mut bindings)
                        && enough(premises, &bindings, before)
                })
    }

    /// That premises follow after some moves; what is not bound in them is looked for among what is known.
    fn all_follow(
        &self,
        known: &[Term],
        premises: &[Term],
        moves: &[Term],
        bindings: &Substitution,
        depth: usize,
    ) -> bool {
        let Some((first, rest)) = premises.split_first() else { return true };
        let first = bindings.apply(first);
        if first.is_ground() {
            return self.follows(known, &Wanted::new(moves, &first), depth)
                && self.all_follow(known, rest, moves, bindings, depth);
        }
        known.iter().any(|condition| {
            let (at, _, atom) = parts(condition);
            let mut bindings = bindings.clone();
            let is_there = at.len() == moves.len() && at.into_iter().zip(moves).all(|(a, b)| a == b)
                || self.theory.is_fixed(condition);
            is_there && unify(&first, atom, &mut bindings) && self.all_follow(known, rest, moves, &bindings, depth)
        })
    }
}

/// An atom that is wanted in the position after some moves.
struct Wanted {
    moves: Vec<Term>,
    /// Whether nothing is wanted if the enemy cannot play his moves.
    lenient: bool,
    atom: Term,
}

impl Wanted {
    fn new(moves: &[Term], condition: &Term) -> Self {
        let (more, lenient, atom) = parts(condition);
        let strict = !lenient && more.iter().any(|played| is_enemy(played));
        let all: Vec<Term> = moves.iter().chain(more).cloned().collect();
        let lenient = !strict && all.iter().any(is_enemy);
        Self { moves: all, lenient, atom: atom.clone() }
    }

    fn term(&self) -> Term {
        let form = |name: &str| Term::compound(name, vec![Term::list(self.moves.iter().cloned()), self.atom.clone()]);
        match (self.moves.is_empty(), self.lenient) {
            (true, _) => self.atom.clone(),
            (_, true) => form("whenever"),
            (_, false) => form("after"),
        }
    }

    fn is_among(&self, known: &[Term]) -> bool {
        let said = |condition: &&Term, atom: Option<&Term>| {
            let (moves, lenient, other) = parts(condition);
            moves.len() == self.moves.len()
                && moves.into_iter().zip(&self.moves).all(|(a, b)| a == b)
                && (!lenient || self.lenient || atom.is_some())
                && atom.is_none_or(|atom| same(atom, other))
        };
        // What holds whenever the moves can be played, and something that says that they can.
        let can_be_played = || known.iter().any(|condition| !parts(condition).1 && said(&condition, None));
        known.iter().any(|condition| {
            said(&condition, Some(&self.atom)) && (self.lenient || !parts(condition).1 || can_be_played())
        })
    }
}

/// The moves of a condition, whether it is lenient, and its atom.
fn parts(condition: &Term) -> (Vec<&Term>, bool, &Term) {
    match (name(condition), condition.arguments()) {
        (form @ ("after" | "whenever"), [moves, atom]) => {
            (moves.as_list().unwrap_or_default(), form == "whenever", atom)
        }
        _ => (Vec::new(), false, condition),
    }
}

/// Whether two atoms are the same, or say the same the other way round.
fn same(a: &Term, b: &Term) -> bool {
    let turned = |term: &Term| match (name(term), term.arguments()) {
        (name @ ("different" | "apart" | "neighbour"), [x, y]) => {
            Some(Term::application(Symbol::new(name), vec![y.clone(), x.clone()]))
        }
        _ => None,
    };
    a == b || turned(a).is_some_and(|turned| turned == *b)
}
