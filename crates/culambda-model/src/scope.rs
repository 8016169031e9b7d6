//! Scopes inside of functions: which name means which local thing.

use rustc_hash::FxHashMap;
use std::borrow::Cow;
use tree_sitter::Node;

/// What a local name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SymbolKind {
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
pub(crate) struct Symbol<'t> {
    /// What it is.
    pub(crate) kind: SymbolKind,
    /// The frame that it belongs to.
    pub(crate) frame: usize,
    /// Its declaration: the node with type and specifiers.
    pub(crate) declaration: Option<Node<'t>>,
    /// Its declarator.
    pub(crate) declarator: Option<Node<'t>>,
    /// Its initialiser.
    pub(crate) value: Option<Node<'t>>,
    /// Whether it is a pack.
    pub(crate) pack: bool,
}

#[derive(Debug, Default)]
struct Scope<'t> {
    symbols: FxHashMap<String, Symbol<'t>>,
}

/// The scopes that are open, innermost last.
#[derive(Debug, Default)]
pub(crate) struct Scopes<'t> {
    open: Vec<Scope<'t>>,
}

impl<'t> Scopes<'t> {
    /// Opens a scope.
    pub(crate) fn push(&mut self) {
        self.open.push(Scope::default());
    }

    /// Says where a name of the innermost scope is declared.
    pub(crate) fn set_declaration(&mut self, name: &str, declaration: Node<'t>) {
        if let Some(symbol) = self.open.last_mut().and_then(|s| s.symbols.get_mut(name)) {
            symbol.declaration = Some(declaration);
        }
    }

    /// Closes the innermost scope.
    pub(crate) fn pop(&mut self) {
        self.open.pop();
    }

    /// Declares a name in the innermost scope; a later declaration there wins.
    pub(crate) fn declare(&mut self, name: &str, symbol: Symbol<'t>) {
        if let Some(scope) = self.open.last_mut().filter(|_| !name.is_empty()) {
            scope.symbols.insert(plain(name).into_owned(), symbol);
        }
    }

    /// What a name means, looked up from the innermost scope outwards.
    pub(crate) fn lookup(&self, name: &str) -> Option<&Symbol<'t>> {
        let name = plain(name);
        self.open.iter().rev().find_map(|s| s.symbols.get(&*name))
    }
}

/// A name with its universal character names (`n\\u00e4me`) as the characters that they mean.
fn plain(name: &str) -> Cow<'_, str> {
    if !name.contains('\\') {
        return Cow::Borrowed(name);
    }
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let digits = if rest[at..].starts_with("\\U") { 8 } else { 4 };
        let code = rest
            .get(at + 2..at + 2 + digits)
            .and_then(|d| u32::from_str_radix(d, 16).ok());
        if let Some(c) = code.and_then(char::from_u32) {
            out.push(c);
            rest = &rest[at + 2 + digits..];
        } else {
            out.push('\\');
            rest = &rest[at + 1..];
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}
