//! Game trees, stored flat.
//!
//! The nodes of a tree lie in one vector in the order of the text, so that a parent always comes before its children and a
//! scan from the back sees every node after all of its descendants. Nothing recurses: not reading, not walking, not dropping.

use super::Value;
use crate::diagnostics::Span;
use std::borrow::Cow;

/// The place of a node in its [`GameTree`], counted from 0, the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// The place in the order of the text.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A name and its values, such as `AB[aa][bb]`.
#[derive(Clone, Debug)]
pub struct Property {
    /// The upper-case letters of the name.
    pub name: Cow<'static, str>,
    /// Where the name stands.
    pub span: Span,
    /// In the order of the text; a property that is repeated in its node has the values of all occurrences.
    pub values: Vec<Value>,
}

/// One node: its properties and its relatives.
#[derive(Clone, Debug)]
pub struct Node {
    /// In the order of the text, each name once.
    pub properties: Vec<Property>,
    /// From the `;` to the end of the last value.
    pub span: Span,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

impl Node {
    /// The property of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Property> {
        self.properties.iter().find(|property| property.name == name)
    }

    /// The first value of the property of this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&Value> {
        self.get(name).and_then(|property| property.values.first())
    }

    /// The values of the property of this name; none where it is absent.
    #[must_use]
    pub fn values(&self, name: &str) -> &[Value] {
        self.get(name).map_or(&[], |property| &property.values)
    }

    /// Adds values to the property of this name, which is made where it is absent.
    pub fn add(&mut self, name: &str, values: impl IntoIterator<Item = Value>) -> &mut Self {
        match self.properties.iter_mut().find(|property| property.name == name) {
            Some(property) => property.values.extend(values),
            None => self.properties.push(Property {
                name: Cow::Owned(name.to_owned()),
                span: Span::new(0, 0),
                values: values.into_iter().collect(),
            }),
        }
        self
    }
}

/// One game of a file. It has at least a root.
#[derive(Clone, Debug)]
pub struct GameTree {
    nodes: Vec<Node>,
    /// From the opening to the closing parenthesis.
    pub span: Span,
}

impl GameTree {
    /// A tree with an empty root.
    #[must_use]
    pub fn new() -> Self {
        let mut tree = Self { nodes: Vec::new(), span: Span::new(0, 0) };
        tree.push(None, Span::new(0, 0));
        tree
    }

    /// A tree without any node, for the reader alone: it adds the root before it hands the tree out.
    pub(super) fn without_root(span: Span) -> Self {
        Self { nodes: Vec::new(), span }
    }

    /// Adds an empty node as the last child of `parent`. Without a parent it is the root, which must be the first node.
    pub(super) fn push(&mut self, parent: Option<NodeId>, span: Span) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a text of less than 4 GiB has fewer nodes than 2^32"));
        if let Some(parent) = parent {
            match self.nodes[parent.index()].last_child.replace(id) {
                Some(sibling) => self.nodes[sibling.index()].next_sibling = Some(id),
                None => self.nodes[parent.index()].first_child = Some(id),
            }
        }
        // Most nodes are one move: no room for more is set aside.
        let properties = Vec::with_capacity(1);
        self.nodes.push(Node { properties, span, parent, first_child: None, last_child: None, next_sibling: None });
        id
    }

    /// Adds an empty node as the last child of `parent`.
    ///
    /// Subtrees are to be added depth first where the order of the text matters to [`GameTree::ids`].
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        self.push(Some(parent), Span::new(0, 0))
    }

    /// The first node.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// A node of this tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node of this tree, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The node above; none for the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The nodes directly below, in the order of the text: the first continues the main line.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.node(id).first_child, |&child| self.node(child).next_sibling)
    }

    /// Every node, parents before their children.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// How many nodes there are, root included: never 0.
    #[must_use]
    #[allow(clippy::len_without_is_empty)] // A tree is never empty.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes of the subtree below and with `top`, parents before children, left to right.
    pub fn subtree(&self, top: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut stack = vec![top];
        std::iter::from_fn(move || {
            let id = stack.pop()?;
            let from = stack.len();
            stack.extend(self.children(id));
            stack[from..].reverse();
            Some(id)
        })
    }
}

impl Default for GameTree {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for GameTree {
    /// Same shape, same properties with the same values; places in a text do not count.
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Node, &Node)| {
            a.parent == b.parent
                && a.properties.len() == b.properties.len()
                && a.properties.iter().zip(&b.properties).all(|(a, b)| a.name == b.name && a.values == b.values)
        };
        self.nodes.len() == other.nodes.len() && self.nodes.iter().zip(&other.nodes).all(same)
    }
}
