//! Measures of single predictions: classes (confusion matrix, accuracy) and numbers (squared error, correlation).

/// Counts of examples by their class and the class that was predicted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confusion {
    classes: usize,
    /// A row for each true class, a column for each predicted one.
    counts: Vec<u64>,
}

impl Confusion {
    /// For classes 0 to `classes` − 1.
    #[must_use]
    pub fn new(classes: usize) -> Self {
        Self { classes, counts: vec![0; classes * classes] }
    }

    /// The number of classes.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.classes
    }

    /// Counts an example. False, and nothing is counted, if one of the classes does not exist.
    pub fn add(&mut self, actual: usize, predicted: usize) -> bool {
        let exists = actual < self.classes && predicted < self.classes;
        if exists {
            self.counts[actual * self.classes + predicted] += 1;
        }
        exists
    }

    /// Adds the counts of another matrix. False, and nothing is added, if it has another number of classes.
    pub fn merge(&mut self, other: &Confusion) -> bool {
        if self.classes != other.classes {
            return false;
        }
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        true
    }

    /// The number of examples of a class that were predicted as another; 0 for classes that do not exist.
    #[must_use]
    pub fn count(&self, actual: usize, predicted: usize) -> u64 {
        if actual < self.classes && predicted < self.classes {
            self.counts[actual * self.classes + predicted]
        } else {
            0
        }
    }

    /// The number of examples.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The share of examples whose class was predicted; none without examples.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        share((0..self.classes).map(|class| self.count(class, class)).sum(), self.total())
    }

    /// The share of the largest class: the accuracy of always predicting it.
    #[must_use]
    pub fn default_accuracy(&self) -> Option<f64> {
        let rows = (0..self.classes).map(|class| (0..self.classes).map(|predicted| self.count(class, predicted)).sum());
        share(rows.max().unwrap_or(0), self.total())
    }

    /// Of the examples of all other classes, the share that was predicted as this one.
    #[must_use]
    pub fn fall_out(&self, class: usize) -> Option<f64> {
        let others = || (0..self.classes).filter(|&other| other != class);
        let wrongly = others().map(|other| self.count(other, class)).sum();
        share(wrongly, others().flat_map(|other| (0..self.classes).map(move |p| self.count(other, p))).sum())
    }

    /// Cramér's coefficient: how far predictions and classes depend on each other, from 0 to 1; 0 without examples.
    #[must_use]
    pub fn cramer(&self) -> f64 {
        let total = self.total() as f64;
        let row = |class: usize| (0..self.classes).map(|other| self.count(class, other)).sum::<u64>() as f64;
        let column = |class: usize| (0..self.classes).map(|other| self.count(other, class)).sum::<u64>() as f64;
        let mut chi_squared = 0.0;
        for actual in 0..self.classes {
            for predicted in 0..self.classes {
                let expected = row(actual) * column(predicted) / total;
                if expected > 0.0 {
                    chi_squared += (self.count(actual, predicted) as f64 - expected).powi(2) / expected;
                }
            }
        }
        let scale = total * (self.classes.saturating_sub(1)) as f64;
        if scale > 0.0 { (chi_squared / scale).sqrt() } else { 0.0 }
    }

    /// Of the examples of a class, the share that was predicted as such.
    #[must_use]
    pub fn recall(&self, class: usize) -> Option<f64> {
        share(self.count(class, class), (0..self.classes).map(|predicted| self.count(class, predicted)).sum())
    }

    /// Of the examples predicted as a class, the share that belongs to it.
    #[must_use]
    pub fn precision(&self, class: usize) -> Option<f64> {
        share(self.count(class, class), (0..self.classes).map(|actual| self.count(actual, class)).sum())
    }
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

/// The mean of the squared differences of pairs (actual, predicted); none without pairs.
#[must_use]
pub fn mean_squared_error(pairs: &[(f64, f64)]) -> Option<f64> {
    let sum: f64 = pairs.iter().map(|(actual, predicted)| (actual - predicted) * (actual - predicted)).sum();
    (!pairs.is_empty()).then(|| sum / pairs.len() as f64)
}

/// Pearson's correlation of pairs, from −1 to 1; none where one side does not vary.
#[must_use]
pub fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let count = pairs.len() as f64;
    let (sum_x, sum_y) = pairs.iter().fold((0.0, 0.0), |(x, y), pair| (x + pair.0, y + pair.1));
    let (mean_x, mean_y) = (sum_x / count, sum_y / count);
    let (mut xx, mut yy, mut xy) = (0.0, 0.0, 0.0);
    for (x, y) in pairs {
        let (x, y) = (x - mean_x, y - mean_y);
        xx += x * x;
        yy += y * y;
        xy += x * y;
    }
    let scale = xx.sqrt() * yy.sqrt();
    (scale > 0.0).then(|| (xy / scale).clamp(-1.0, 1.0))
}
