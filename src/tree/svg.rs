//! A tree as a drawing.

use super::text::conjunction_text;
use super::{NodeKind, Prediction, Tree};
use std::fmt::Write;

/// Pixels of a character, of a line, and between levels.
const CHARACTER: f64 = 6.6;
const LINE: f64 = 26.0;
const STEP: f64 = 28.0;

impl Tree {
    /// The drawing: one line a node, yes branches before no branches, the colour of a leaf from blue (low) to red (high).
    ///
    /// Trees have hundreds of nodes, and their tests are long; a list with lines for branches stays readable where a drawing in
    /// the plane does not.
    #[must_use]
    pub fn to_svg(&self, title: &str) -> String {
        let tree = self.in_order();
        let mut depths = vec![0usize; tree.nodes.len()];
        let mut rows = vec![0usize; tree.nodes.len()];
        for at in 0..tree.nodes.len() {
            rows[at] = at;
            if let NodeKind::Test { yes, no, .. } = tree.nodes[at].kind {
                depths[yes] = depths[at] + 1;
                depths[no] = depths[at] + 1;
            }
        }
        let labels: Vec<String> = (0..tree.nodes.len())
            .map(|at| match &tree.nodes[at].kind {
                NodeKind::Leaf => tree.leaf_text(at),
                NodeKind::Test { conjunction, .. } => format!("{} ?", conjunction_text(conjunction)),
            })
            .collect();
        let x = |at: usize| 20.0 + depths[at] as f64 * STEP;
        let y = |at: usize| 70.0 + rows[at] as f64 * LINE;
        let width = (0..labels.len())
            .map(|at| x(at) + (labels[at].chars().count() as f64 + 9.0) * CHARACTER)
            .fold(400.0, f64::max);
        let height = 90.0 + labels.len() as f64 * LINE;
        let mut svg = String::new();
        _ = writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             font-family=\"monospace\" font-size=\"11\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
             <text x=\"20\" y=\"24\" font-size=\"14\">{}</text>\n<text x=\"20\" y=\"46\">{}</text>",
            escape(title),
            escape(&conjunction_text(&tree.root)),
        );
        for at in 0..tree.nodes.len() {
            if let NodeKind::Test { yes, no, .. } = tree.nodes[at].kind {
                for (branch, word, colour) in [(yes, "yes", "#2a7"), (no, "no", "#a52")] {
                    let (x0, y0, x1, y1) = (x(at) + 6.0, y(at) + 9.0, x(branch) - 2.0, y(branch));
                    _ = writeln!(
                        svg,
                        "<path d=\"M{x0:.1} {y0:.1}V{y1:.1}H{x1:.1}\" fill=\"none\" stroke=\"{colour}\"/>\
                         <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"9\" fill=\"{colour}\">{word}</text>",
                        x0 + 2.0,
                        y1 - 3.0
                    );
                }
            }
        }
        let scale = Scale::of(&tree);
        for (at, label) in labels.iter().enumerate() {
            let leaf = tree.nodes[at].kind == NodeKind::Leaf;
            let fill = if leaf { scale.colour(tree.nodes[at].prediction.score()) } else { "#f4f4f4".into() };
            let box_width = label.chars().count() as f64 * CHARACTER + 10.0;
            _ = writeln!(
                svg,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{box_width:.1}\" height=\"18\" rx=\"{}\" fill=\"{fill}\" stroke=\"#888\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{}</text><text x=\"{:.1}\" y=\"{:.1}\" fill=\"#888\" font-size=\"9\">{}</text>",
                x(at),
                y(at) - 9.0,
                if leaf { 9 } else { 2 },
                x(at) + 5.0,
                y(at) + 4.0,
                escape(label),
                x(at) + box_width + 4.0,
                y(at) + 3.0,
                tree.nodes[at].examples
            );
        }
        svg.push_str("</svg>\n");
        svg
    }
}

/// Scores to colours.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(tree: &Tree) -> Self {
        let scores = tree.nodes.iter().filter(|node| node.kind == NodeKind::Leaf).map(|node| match &node.prediction {
            Prediction::Number { mean, .. } => *mean,
            class => class.score(),
        });
        let (low, high) = scores.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), score| (l.min(score), h.max(score)));
        Self { low, high }
    }

    fn colour(&self, score: f64) -> String {
        let share =
            if self.high > self.low { ((score - self.low) / (self.high - self.low)).clamp(0.0, 1.0) } else { 0.5 };
        let mix = |from: f64, to: f64| (from + (to - from) * share).round() as u8;
        format!("#{:02x}{:02x}{:02x}", mix(190.0, 250.0), mix(215.0, 170.0), mix(250.0, 150.0))
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
