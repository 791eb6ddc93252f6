//! Sets of examples: interpretation, key and target of each, stored by columns.

use super::{InterpretationId, Value};
use crate::logic::Symbol;

/// What is to be predicted of each example.
#[derive(Clone, Debug, PartialEq)]
pub enum Targets {
    /// Regression: a number each.
    Numeric(Vec<f64>),
    /// Classification: the number of a class each.
    Nominal {
        /// The classes.
        classes: Vec<Symbol>,
        /// The place in `classes` for each example.
        class_of: Vec<u16>,
    },
}

impl Targets {
    /// The number of sums that describe a set of examples: 1 for numbers, one a class otherwise.
    #[must_use]
    pub fn width(&self) -> usize {
        match self {
            Targets::Numeric(_) => 1,
            Targets::Nominal { classes, .. } => classes.len(),
        }
    }

    /// The sum to which an example contributes, and what.
    #[must_use]
    pub fn contribution(&self, example: usize) -> (usize, f64) {
        match self {
            Targets::Numeric(numbers) => (0, numbers[example]),
            Targets::Nominal { class_of, .. } => (usize::from(class_of[example]), 1.0),
        }
    }

    /// The number of examples.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Targets::Numeric(numbers) => numbers.len(),
            Targets::Nominal { class_of, .. } => class_of.len(),
        }
    }

    /// Whether there is no example.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Examples that are described by the interpretations of one background.
#[derive(Clone, Debug)]
pub struct ExampleSet {
    interpretations: Vec<InterpretationId>,
    keys: Vec<Value>,
    key_width: usize,
    targets: Targets,
}

impl ExampleSet {
    /// An empty set for keys of `key_width` values.
    #[must_use]
    pub fn new(key_width: usize, targets: Targets) -> Self {
        Self { interpretations: Vec::new(), keys: Vec::new(), key_width, targets }
    }

    /// Adds an example with a number as its target.
    ///
    /// # Panics
    /// If the set is for classes, or the key has another width.
    pub fn push_number(&mut self, interpretation: InterpretationId, key: &[Value], target: f64) {
        let Targets::Numeric(numbers) = &mut self.targets else { panic!("the examples have classes") };
        numbers.push(target);
        self.push_key(interpretation, key);
    }

    /// Adds an example with a class (its place in the list of classes) as its target.
    ///
    /// # Panics
    /// If the set is for numbers, the class does not exist, or the key has another width.
    pub fn push_class(&mut self, interpretation: InterpretationId, key: &[Value], class: usize) {
        let Targets::Nominal { classes, class_of } = &mut self.targets else { panic!("the examples have numbers") };
        assert!(class < classes.len(), "no such class");
        class_of.push(class as u16);
        self.push_key(interpretation, key);
    }

    fn push_key(&mut self, interpretation: InterpretationId, key: &[Value]) {
        assert_eq!(key.len(), self.key_width, "the width of the key");
        self.interpretations.push(interpretation);
        self.keys.extend_from_slice(key);
    }

    /// The number of examples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.interpretations.len()
    }

    /// Whether there is no example.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.interpretations.is_empty()
    }

    /// The interpretation of an example.
    #[must_use]
    pub fn interpretation(&self, example: usize) -> InterpretationId {
        self.interpretations[example]
    }

    /// The key of an example.
    #[must_use]
    pub fn key(&self, example: usize) -> &[Value] {
        &self.keys[example * self.key_width..(example + 1) * self.key_width]
    }

    /// The number of values in a key.
    #[must_use]
    pub fn key_width(&self) -> usize {
        self.key_width
    }

    /// The targets.
    #[must_use]
    pub fn targets(&self) -> &Targets {
        &self.targets
    }

    /// The examples at the given places, in that order.
    #[must_use]
    pub fn subset(&self, places: &[usize]) -> Self {
        let targets = match &self.targets {
            Targets::Numeric(numbers) => Targets::Numeric(places.iter().map(|&p| numbers[p]).collect()),
            Targets::Nominal { classes, class_of } => {
                Targets::Nominal { classes: classes.clone(), class_of: places.iter().map(|&p| class_of[p]).collect() }
            }
        };
        Self {
            interpretations: places.iter().map(|&p| self.interpretations[p]).collect(),
            keys: places.iter().flat_map(|&p| self.key(p).iter().copied()).collect(),
            key_width: self.key_width,
            targets,
        }
    }
}
