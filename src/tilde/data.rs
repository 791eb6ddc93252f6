//! Settings, knowledge base and background files to examples.
//!
//! In a knowledge base of *keys* every fact says to which example it belongs, and the facts of the predicted predicate are the
//! examples (each once, however often it is stated). In one of *models* each example stands between `begin(model(Name))` and
//! `end(model(Name))`, and its class is the one that is true in it.

use super::knowledge::{Builder, Knowledge};
use crate::bias::settings::Version;
use crate::bias::{Bias, Task};
use crate::diagnostics::{Diagnostic, Findings, Source, Span, code};
use crate::interpretation::{Background, ExampleSet, InterpretationId, Scope, Targets, Value};
use crate::logic::reader::{ReadTerm, ReaderOptions, read_terms_with};
use crate::logic::{Operators, Symbol, Term, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::path::Path;
use std::sync::Arc;

/// An example as its file names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The key: the values of the arguments marked `+`, or the name of the model.
    pub key: Vec<Term>,
}

/// Everything that is learnt from.
pub struct Data {
    /// The settings.
    pub bias: Bias,
    /// Facts and clauses.
    pub knowledge: Knowledge,
    /// The examples, in the order of their file.
    pub examples: ExampleSet,
    /// Their names, in the same order.
    pub names: Vec<Example>,
    /// The hashes of the texts, by what they are: what everything that is learnt depends on.
    pub marks: Vec<(String, String)>,
}

/// Where a target comes from, for findings.
struct Labelled {
    interpretation: InterpretationId,
    key: Vec<Term>,
    target: Term,
    place: Option<Span>,
}

/// Reads a settings file and the files that belong to it.
///
/// # Errors
/// The findings, if there is nothing to learn from. Otherwise the findings stand beside the data.
pub fn load(settings: &Path) -> Result<(Data, Vec<Diagnostic>), Vec<Diagnostic>> {
    let source = read_file(settings)?;
    let (bias, mut findings) = crate::bias::read(&source)?;
    let beside = |extension: &str, named: &Option<String>| match named {
        Some(name) => settings.with_file_name(name),
        None => settings.with_extension(extension),
    };
    let knowledge_base = match read_file(&beside("kb", &bias.run.knowledge_base)) {
        Ok(source) => source,
        Err(more) => {
            findings.extend(more);
            return Err(findings);
        }
    };
    let background_path = beside("bg", &bias.run.background);
    let background = if background_path.exists() || bias.run.background.is_some() {
        match read_file(&background_path) {
            Ok(source) => Some(source),
            Err(more) => {
                findings.extend(more);
                return Err(findings);
            }
        }
    } else {
        None
    };
    from_sources(bias, findings, &source, &knowledge_base, background.as_ref())
}

/// The same from texts.
///
/// # Errors
/// As for [`load`].
pub fn from_sources(
    bias: Bias,
    mut findings: Vec<Diagnostic>,
    settings: &Arc<Source>,
    knowledge_base: &Arc<Source>,
    background: Option<&Arc<Source>>,
) -> Result<(Data, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut builder = Builder::default();
    if let Some(background) = background {
        let (terms, more) = read_all(background);
        findings.extend(more);
        let mut odd = Findings::new(background);
        for read in &terms {
            add(&mut builder, read, Scope::All, background, &mut odd);
        }
        findings.extend(odd.into_vec());
    }
    let (terms, more) = read_all(knowledge_base);
    findings.extend(more);
    let mut odd = Findings::new(knowledge_base);
    let models = if bias.run.models {
        read_models(&terms, &mut builder, knowledge_base, &mut odd)
    } else {
        let predicate = (bias.predict.name, bias.predict.arguments.len());
        for read in &terms {
            // An example with variables would be one of everything.
            if read.term.functor() == Some(predicate) && !read.term.is_ground() {
                odd.add(code::DATA_EXAMPLE_NOT_GROUND, read.span, || {
                    format!("the example {} has variables", read.term)
                });
            } else {
                add(&mut builder, read, Scope::All, knowledge_base, &mut odd);
            }
        }
        Vec::new()
    };
    let (mut knowledge, more) = builder.finish();
    let undefined = more;
    let labelled = if bias.run.models {
        label_models(&bias, &knowledge, models, &mut odd)
    } else {
        label_keys(&bias, &knowledge, &terms, &mut odd)
    };
    let examples = example_set(&bias, labelled, &mut odd);
    findings.extend(odd.into_vec());
    findings.extend(check_language(&bias, &mut knowledge, settings, undefined));
    let Some((examples, names)) = examples else {
        let predicate = format!("{}/{}", bias.predict.name, bias.predict.arguments.len());
        let message = match bias.run.models {
            true => "no model has exactly one of the classes".into(),
            false => format!("no fact and no clause gives an example of {predicate}"),
        };
        findings.extend(knowledge.findings());
        if findings.iter().any(|finding| finding.code == code::DATA_TOO_MANY_CLASSES) {
            return Err(findings);
        }
        findings.push(Diagnostic::new(code::DATA_NO_EXAMPLE, message).at(knowledge_base, Span::new(0, 0)));
        return Err(findings);
    };
    let mark = |what: &str, source: Option<&Arc<Source>>| {
        let text = source.map_or("", |source| source.text());
        (what.to_owned(), blake3::hash(text.as_bytes()).to_hex().to_string())
    };
    let marks = vec![
        mark("settings", Some(settings)),
        mark("knowledge base", Some(knowledge_base)),
        mark("background", background),
    ];
    Ok((Data { bias, knowledge, examples, names, marks }, findings))
}

fn read_file(path: &Path) -> Result<Arc<Source>, Vec<Diagnostic>> {
    match std::fs::read(path) {
        Ok(bytes) => {
            let text = String::from_utf8(bytes).unwrap_or_else(|error| {
                // Old files are in Latin 1, where each byte is its character.
                error.into_bytes().iter().map(|&byte| char::from(byte)).collect()
            });
            Ok(Arc::new(Source::new(path.display().to_string(), text)))
        }
        Err(error) => Err(vec![Diagnostic::new(code::FILE_NOT_READ, format!("{}: {error}", path.display()))]),
    }
}

fn read_all(source: &Arc<Source>) -> (Vec<ReadTerm>, Vec<Diagnostic>) {
    let mut operators = Operators::default();
    read_terms_with(source, &mut operators, ReaderOptions { capitalised_functors: true })
}

fn add(builder: &mut Builder, read: &ReadTerm, scope: Scope, source: &Arc<Source>, odd: &mut Findings) {
    if let Err((code, message)) = builder.add(&read.term, scope, source, read.span) {
        odd.add(code, read.span, || message);
    }
}

/// A model: its name and where it begins.
struct Model {
    name: Term,
    place: Span,
}

/// The interpretations of the models are numbered in the order of their beginnings.
fn read_models(terms: &[ReadTerm], builder: &mut Builder, source: &Arc<Source>, odd: &mut Findings) -> Vec<Model> {
    let mut models: Vec<Model> = Vec::new();
    let mut open = false;
    for read in terms {
        match (bracket(&read.term, "begin"), bracket(&read.term, "end")) {
            (Some(name), _) => {
                if open {
                    odd.add(code::DATA_MODEL_NESTING, read.span, || "a model begins before the last one has ended");
                }
                open = true;
                models.push(Model { name: name.clone(), place: read.span });
            }
            (None, Some(name)) => {
                let begun = models.last().map(|model| &model.name);
                if !open || begun != Some(name) {
                    let message = match (open, begun) {
                        (true, Some(begun)) => format!("the model {begun} was begun, and {name} ends"),
                        _ => format!("the model {name} ends and was not begun"),
                    };
                    odd.add(code::DATA_MODEL_NESTING, read.span, || message);
                }
                open = false;
            }
            (None, None) => {
                let scope = if open { Scope::One(models.len() as InterpretationId - 1) } else { Scope::All };
                if !open {
                    odd.add(code::DATA_OUTSIDE_MODEL, read.span, || format!("{} is outside of all models", read.term));
                }
                add(builder, read, scope, source, odd);
            }
        }
    }
    if open && let Some(last) = models.last() {
        odd.add(code::DATA_MODEL_NESTING, last.place, || format!("the model {} does not end", last.name));
    }
    models
}

/// The name in `begin(model(Name))` or `end(model(Name))`.
fn bracket<'t>(term: &'t Term, which: &str) -> Option<&'t Term> {
    let inner = |term: &'t Term, name: &str| match (term.functor(), term.arguments()) {
        (Some((functor, 1)), [argument]) if functor.as_str() == name => Some(argument),
        _ => None,
    };
    inner(inner(term, which)?, "model")
}

/// The target of each model: the class that is true in it, or what the predicted predicate says.
fn label_models(bias: &Bias, knowledge: &Knowledge, models: Vec<Model>, odd: &mut Findings) -> Vec<Labelled> {
    let mut labelled = Vec::new();
    let written = bias.declarations.predict.is_some();
    let target_place = bias.predict.arguments.iter().position(|(_, key)| !key).unwrap_or(0);
    for (at, Model { name, place }) in models.into_iter().enumerate() {
        let interpretation = at as InterpretationId;
        let targets: Vec<Term> = if written {
            knowledge
                .solutions(interpretation, &predicted(bias))
                .iter()
                .map(|answer| answer.arguments()[target_place].clone())
                .collect()
        } else {
            let holds =
                |class: &Symbol| knowledge.knows((*class, 0)) && knowledge.proves(interpretation, &Term::Atom(*class));
            classes_of_models(bias).into_iter().filter(holds).map(Term::Atom).collect()
        };
        match <[Term; 1]>::try_from(targets) {
            Ok([target]) => {
                labelled.push(Labelled { interpretation, key: vec![name], target, place: Some(place) });
            }
            Err(targets) => {
                let count = targets.len();
                odd.add(code::DATA_CLASS_MISSING, place, || match count {
                    0 => format!("the model {name} has none of the classes"),
                    _ => format!("the model {name} has {count} classes"),
                });
            }
        }
    }
    labelled
}

/// The classes of models: those that the settings list, or `pos` and `neg`.
fn classes_of_models(bias: &Bias) -> Vec<Symbol> {
    match bias.learning.classes.as_slice() {
        [] => vec![Symbol::new("pos"), Symbol::new("neg")],
        classes => classes.to_vec(),
    }
}

/// The predicted literal with a variable for each argument.
fn predicted(bias: &Bias) -> Term {
    let variables = (0..bias.predict.arguments.len()).map(|n| Term::Variable(Variable(n as u32)));
    Term::application(bias.predict.name, variables.collect())
}

/// The examples that the predicted predicate lists, each once.
fn label_keys(bias: &Bias, knowledge: &Knowledge, terms: &[ReadTerm], odd: &mut Findings) -> Vec<Labelled> {
    let predicate = (bias.predict.name, bias.predict.arguments.len());
    let places: FxHashMap<&Term, Span> = terms
        .iter()
        .filter(|read| read.term.functor() == Some(predicate))
        .map(|read| (&read.term, read.span))
        .collect();
    let mut keys = FxHashSet::default();
    let mut labelled = Vec::new();
    for answer in knowledge.solutions(0, &predicted(bias)) {
        let place = places.get(&answer).copied();
        let mut key = Vec::new();
        let mut target = Term::atom("none");
        for (argument, (_, is_key)) in answer.arguments().iter().zip(&bias.predict.arguments) {
            if *is_key {
                key.push(argument.clone());
            } else {
                target = argument.clone();
            }
        }
        if !keys.insert(key.clone()) {
            odd.add(code::DATA_KEY_TWICE, place.unwrap_or(Span::new(0, 0)), || format!("{answer}: its key is known"));
        }
        let interpretation = labelled.len() as InterpretationId;
        labelled.push(Labelled { interpretation, key, target, place });
    }
    labelled
}

/// The examples with targets that can be learnt; `None` if there are none.
fn example_set(bias: &Bias, labelled: Vec<Labelled>, odd: &mut Findings) -> Option<(ExampleSet, Vec<Example>)> {
    let somewhere = Span::new(0, 0);
    let width = bias.predict.key_width();
    let targets = match bias.learning.task {
        Task::Regression => Targets::Numeric(Vec::new()),
        Task::Classification => {
            let mut classes = bias.learning.classes.clone();
            if classes.is_empty() && bias.run.models && bias.declarations.predict.is_none() {
                classes = classes_of_models(bias);
            } else if classes.is_empty() {
                let mut found: Vec<&Term> = labelled.iter().map(|example| &example.target).collect();
                found.sort_unstable();
                found.dedup();
                classes = found.iter().map(|class| Symbol::new(&class.to_string())).collect();
                // As the original does where the settings do not list them: in descending order.
                if bias.run.version == Version::Ace {
                    classes.reverse();
                }
            }
            if classes.len() > usize::from(u16::MAX) {
                odd.add(code::DATA_TOO_MANY_CLASSES, somewhere, || format!("there are {} classes", classes.len()));
                return None;
            }
            Targets::Nominal { classes, class_of: Vec::new() }
        }
    };
    let mut examples = ExampleSet::new(width, targets);
    let mut names = Vec::new();
    for Labelled { interpretation, key, target, place } in labelled {
        let values: Vec<Value> = match width {
            0 => Vec::new(),
            _ => key.iter().filter_map(Value::of).collect(),
        };
        let place = place.unwrap_or(somewhere);
        match bias.learning.task {
            Task::Regression => match Value::of(&target).and_then(Value::number).filter(|number| number.is_finite()) {
                Some(number) => examples.push_number(interpretation, &values, number),
                None => {
                    odd.add(code::DATA_TARGET_NOT_NUMBER, place, || format!("the target {target} is no finite number"));
                    continue;
                }
            },
            Task::Classification => {
                let Targets::Nominal { classes, .. } = examples.targets() else { return None };
                let name = target.to_string();
                match classes.iter().position(|class| class.as_str() == name) {
                    Some(class) => examples.push_class(interpretation, &values, class),
                    None => {
                        odd.add(code::DATA_CLASS_UNKNOWN, place, || format!("{target} is none of the classes"));
                        continue;
                    }
                }
            }
        }
        names.push(Example { key });
    }
    (!examples.is_empty()).then_some((examples, names))
}

/// Whether everything that tests may ask is defined. What is not becomes empty.
fn check_language(
    bias: &Bias,
    knowledge: &mut Knowledge,
    settings: &Arc<Source>,
    undefined: Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let mut asked: Vec<(Symbol, usize)> = Vec::new();
    let following = bias.lookahead.iter().flat_map(|rule| match &rule.follow {
        crate::bias::Follow::Literals { literals, .. } => literals.as_slice(),
        crate::bias::Follow::Through(_) => &[],
    });
    let literals = bias.modes.iter().flat_map(|mode| &mode.literals).chain(following);
    asked.extend(literals.map(|literal| (literal.name, literal.arguments.len())));
    asked.extend(bias.root.iter().skip(1).filter_map(|literal| literal.atom.functor()));
    let mut findings = Vec::new();
    let mut seen = FxHashSet::default();
    let mut needed = FxHashSet::default();
    for (name, arity) in asked {
        if !seen.insert((name, arity)) || crate::coverage::is_comparison(name, arity) {
            continue;
        }
        needed.extend(knowledge.missing((name, arity)).iter().copied());
        if knowledge.relation(name, arity).is_none() && !knowledge.add_library((name, arity)) {
            let message = format!("no fact and no clause says anything of {name}/{arity}, so it is never true");
            let span = occurrence(settings.text(), name.as_str());
            findings.push(Diagnostic::new(code::PREDICATE_UNKNOWN, message).at(settings, span));
            knowledge.add_empty((name, arity));
        }
    }
    // What nothing asks for is only worth a warning; what is asked for cannot be answered.
    for mut finding in undefined {
        let is_needed = needed.iter().any(|(name, arity)| finding.message.starts_with(&format!("{name}/{arity} ")));
        if is_needed {
            finding.code = code::PREDICATE_NOT_RUN;
            finding.hint = Some("define it in the background file, or leave out the mode that needs it".into());
        }
        findings.push(finding);
    }
    findings
}

/// The first place of a text where a name stands before a parenthesis; its beginning if there is none.
fn occurrence(text: &str, name: &str) -> Span {
    let whole = |at: &usize| {
        let continues = |c: char| c.is_alphanumeric() || c == '_';
        text[at + name.len()..].starts_with('(') && !text[..*at].chars().next_back().is_some_and(continues)
    };
    let place = text.match_indices(name).map(|(at, _)| at).find(whole);
    place.map_or(Span::new(0, 0), |at| Span::new(at, at + name.len()))
}
