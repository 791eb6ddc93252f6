//! Data sets brought into the form of the original: facts with keys, examples, folds.

use super::Texts;
use crate::diagnostics::Source;
use crate::logic::reader::read_terms;
use crate::logic::{Operators, Term};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The standard folds of the 188 molecules.
const FOLDS: usize = 10;

/// What describes a molecule, apart from what is to be predicted. The clauses that rings and groups were found by are left out: what
/// they find is stored.
const DESCRIPTION: &[&str] = &[
    "atm",
    "bond",
    "lumo",
    "logp",
    "ind1",
    "inda",
    "benzene",
    "carbon_5_aromatic_ring",
    "carbon_6_ring",
    "hetero_aromatic_6_ring",
    "hetero_aromatic_5_ring",
    "ring_size_6",
    "ring_size_5",
    "nitro",
    "methyl",
    "anthracene",
    "phenanthrene",
    "ball3",
];

/// A molecule of the folds.
struct Molecule {
    name: String,
    fold: usize,
    active: bool,
}

/// Whether a molecule is mutagenic, from energies, indicators, rings and functional groups.
pub(super) fn mutagenesis(folder: &Path) -> io::Result<Texts> {
    let molecules = molecules(folder)?;
    let class = |molecule: &Molecule| if molecule.active { "pos" } else { "neg" };
    let examples: String =
        molecules.iter().map(|molecule| format!("active({},{}).\n", molecule.name, class(molecule))).collect();
    let knowledge_base = examples + &folds(&molecules) + &facts(folder, &molecules, DESCRIPTION)?;
    let settings = include_str!("../../../tests/bench/ilp/mutagenesis.s").into();
    Ok(Texts { settings, knowledge_base, ..Texts::default() })
}

/// The logarithm of a molecule's mutagenicity, from the same.
pub(super) fn activity(folder: &Path) -> io::Result<Texts> {
    let molecules = molecules(folder)?;
    let knowledge_base =
        facts(folder, &molecules, &["act"])? + &folds(&molecules) + &facts(folder, &molecules, DESCRIPTION)?;
    let settings = include_str!("../../../tests/bench/ilp/activity.s").into();
    Ok(Texts { settings, knowledge_base, ..Texts::default() })
}

/// Whether a molecule is mutagenic, from atoms and bonds only. The charges are cut up already.
pub(super) fn atoms(folder: &Path) -> io::Result<Texts> {
    let molecules = molecules(folder)?;
    let stem = folder.join("mutagenesis/ace_mutab0_188/t-0-0-0/muta-d.kb");
    // The file says of one fold only which molecules are in it.
    let stored = std::fs::read_to_string(&stem)?;
    let facts: String = stored.split_inclusive('\n').filter(|line| !line.starts_with("testid(")).collect();
    Ok(Texts {
        settings: include_str!("../../../tests/bench/ilp/atoms.s").into(),
        knowledge_base: facts + "\n" + &folds(&molecules),
        background: std::fs::read_to_string(stem.with_extension("bg"))?,
        test: None,
    })
}

/// Whether a position of king and rook against king is illegal.
pub(super) fn king_and_rook(folder: &Path) -> io::Result<Texts> {
    let folder = folder.join("krk-illegal/tilde");
    let read = |name: &str| std::fs::read_to_string(folder.join(name));
    Ok(Texts {
        settings: include_str!("../../../tests/bench/ilp/king-and-rook.s").into(),
        knowledge_base: read("krki_train.kb")?,
        background: read("krki_train.bg")?,
        test: Some(read("krki_test.kb")?),
    })
}

/// The molecules, fold by fold: lines such as `d18: +`.
fn molecules(folder: &Path) -> io::Result<Vec<Molecule>> {
    let mut molecules = Vec::new();
    for fold in 0..FOLDS {
        let text = std::fs::read_to_string(folder.join(format!("mutagenesis/ace_mutab0_188/folds/test{fold}.txt")))?;
        for line in text.lines() {
            let Some((name, sign)) = line.split_once(':') else { continue };
            molecules.push(Molecule { name: name.trim().to_owned(), fold, active: sign.trim() == "+" });
        }
    }
    Ok(molecules)
}

/// Which fold each molecule is in, as facts.
fn folds(molecules: &[Molecule]) -> String {
    molecules.iter().map(|molecule| format!("testid({},{}).\n", molecule.name, molecule.fold)).collect()
}

/// The facts of some predicates about the molecules.
fn facts(folder: &Path, molecules: &[Molecule], predicates: &[&str]) -> io::Result<String> {
    let path = folder.join("mutagenesis/full188-prolog/bk.pl");
    let source = Arc::new(Source::new(path.display().to_string(), std::fs::read_to_string(&path)?));
    // Clauses that are not read are not facts.
    let (terms, _) = read_terms(&source, &mut Operators::default());
    let known: FxHashSet<&str> = molecules.iter().map(|molecule| molecule.name.as_str()).collect();
    let mut text = String::new();
    for term in terms.into_iter().map(|read| read.term).filter(Term::is_ground) {
        let (Some((name, _)), Some(Term::Atom(molecule))) = (term.functor(), term.arguments().first()) else {
            continue;
        };
        if predicates.contains(&name.as_str()) && known.contains(molecule.as_str()) {
            _ = writeln!(text, "{term}.");
        }
    }
    Ok(text)
}
