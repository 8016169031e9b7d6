//! Scopes inside of functions: which name means which local thing.

use rustc_hash::FxHashMap;
use tree_sitter::Node;

/// What a local name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// A variable with automatic storage, a parameter, a structured binding, an init-capture.
    Variable,
    /// A variable with static storage, a block-scope `extern` declaration, a function.
    Static,
    /// A class, enumeration, alias, template parameter: a type.
    Type,
    /// An enumerator or a non-type template parameter: a value that is never captured.
    Constant,
    /// `T x(y);`, where it cannot be told whether `y` is a type: a variable or a function.
    Ambiguous,
}

/// A local declaration.
#[derive(Clone, Copy, Debug)]
pub struct Symbol<'t> {
    /// What it is.
    pub kind: SymbolKind,
    /// The frame that it belongs to.
    pub frame: usize,
    /// Its declaration: the node with type and specifiers.
    pub declaration: Option<Node<'t>>,
    /// Its declarator.
    pub declarator: Option<Node<'t>>,
    /// Its initialiser.
    pub value: Option<Node<'t>>,
    /// Whether it is a pack.
    pub pack: bool,
}

#[derive(Debug, Default)]
struct Scope<'t> {
    symbols: FxHashMap<String, Symbol<'t>>,
}

/// The scopes that are open, innermost last.
#[derive(Debug, Default)]
pub struct Scopes<'t> {
    open: Vec<Scope<'t>>,
}

impl<'t> Scopes<'t> {
    /// Opens a scope.
    pub fn push(&mut self) {
        self.open.push(Scope::default());
    }

    /// Closes the innermost scope.
    pub fn pop(&mut self) {
        self.open.pop();
    }

    /// How many are open.
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Closes scopes until this many are open.
    pub fn truncate(&mut self, depth: usize) {
        self.open.truncate(depth);
    }

    /// Declares a name in the innermost scope; a later declaration there wins.
    pub fn declare(&mut self, name: &str, symbol: Symbol<'t>) {
        if let Some(scope) = self.open.last_mut().filter(|_| !name.is_empty()) {
            scope.symbols.insert(name.to_owned(), symbol);
        }
    }

    /// What a name means, looked up from the innermost scope outwards.
    pub fn lookup(&self, name: &str) -> Option<&Symbol<'t>> {
        self.open.iter().rev().find_map(|s| s.symbols.get(name))
    }
}
