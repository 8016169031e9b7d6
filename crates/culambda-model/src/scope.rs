//! Scopes inside of functions: which name means which local thing.

use crate::declarator::layer_next_to_name;
use crate::ty::Asked;
use culambda_syntax::{Kind, Node};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::cell::Cell;

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
    /// Which declaration it is, of all that were read so far.
    pub(crate) order: u32,
}

impl Symbol<'_> {
    /// One of which no more is known.
    pub(crate) fn new(kind: SymbolKind, frame: usize) -> Self {
        Symbol {
            kind,
            frame,
            declaration: None,
            declarator: None,
            value: None,
            pack: false,
            order: 0,
        }
    }

    /// Whether it is a type that a block declares, and no template parameter.
    pub(crate) fn is_type_of_block(&self) -> bool {
        self.kind == SymbolKind::Type && self.declaration.is_some()
    }

    /// Whether it surely is a variable with static storage, and not a function that is declared in a block.
    pub(crate) fn is_static_variable(&self) -> bool {
        let function = |d| layer_next_to_name(d).is_some_and(|layer| layer.kind() == Kind::FunctionDeclarator);
        self.kind == SymbolKind::Static
            && self.declaration.is_some_and(|d| d.kind() == Kind::Declaration)
            && self.declarator.is_some_and(|d| !function(d))
    }
}

/// The scopes that are open. A name is found in one step however many there are: each has the stack of its meanings.
#[derive(Debug, Default)]
pub(crate) struct Scopes<'t> {
    /// What each name means, with the depth of the scope that says so, innermost last.
    symbols: FxHashMap<String, Vec<(usize, Symbol<'t>)>>,
    /// The names that each open scope declares.
    open: Vec<Vec<String>>,
    /// The namespaces that the using directives in the open scopes name, with the depths of these.
    directives: Vec<(usize, Vec<String>)>,
    /// The aliases of namespaces in the open scopes, innermost last.
    namespace_aliases: FxHashMap<String, Vec<Node<'t>>>,
    /// Their names, with the depths of the scopes.
    aliased: Vec<(usize, String)>,
    /// Types of expressions, as names mean things now.
    pub(crate) asked: Asked,
    /// How many names were declared.
    declared: u32,
    /// Only what was declared up to here is visible: where a declaration is looked at again, names mean what they meant there.
    horizon: Cell<Option<u32>>,
}

/// As long as it is there, names mean what they meant at a declaration.
pub(crate) struct AsOf<'s> {
    horizon: &'s Cell<Option<u32>>,
    before: Option<u32>,
}

impl Drop for AsOf<'_> {
    fn drop(&mut self) {
        self.horizon.set(self.before);
    }
}

impl<'t> Scopes<'t> {
    /// Opens a scope.
    pub(crate) fn push(&mut self) {
        self.open.push(Vec::new());
    }

    /// Says where a name of the innermost scope is declared.
    pub(crate) fn set_declaration(&mut self, name: &str, declaration: Node<'t>) {
        let depth = self.open.len();
        let innermost = self.symbols.get_mut(name).and_then(|stack| stack.last_mut());
        if let Some((_, symbol)) = innermost.filter(|(at, _)| *at == depth) {
            symbol.declaration = Some(declaration);
            self.asked.forget();
        }
    }

    /// Notes the namespace that a using directive of the innermost scope names. One that is known already says no more.
    pub(crate) fn direct(&mut self, namespace: Vec<String>) {
        if !self.directives.iter().any(|(_, known)| *known == namespace) {
            self.directives.push((self.open.len(), namespace));
            self.asked.forget();
        }
    }

    /// The namespaces that the using directives of the scopes that are open name.
    pub(crate) fn directives(&self) -> impl Iterator<Item = &[String]> {
        self.directives.iter().map(|(_, namespace)| namespace.as_slice())
    }

    /// Notes an alias of a namespace in the innermost scope.
    pub(crate) fn alias_namespace(&mut self, name: &str, definition: Node<'t>) {
        self.asked.forget();
        self.aliased.push((self.open.len(), name.to_owned()));
        let all = self.namespace_aliases.entry(name.to_owned());
        all.or_default().push(definition);
    }

    /// The definition of a namespace alias in the scopes that are open.
    pub(crate) fn namespace_alias(&self, name: &str) -> Option<Node<'t>> {
        self.namespace_aliases.get(name)?.last().copied()
    }

    /// Closes the innermost scope.
    pub(crate) fn pop(&mut self) {
        let depth = self.open.len();
        while self.directives.pop_if(|(at, _)| *at >= depth).is_some() {
            self.asked.forget();
        }
        while let Some((_, name)) = self.aliased.pop_if(|(at, _)| *at >= depth) {
            self.asked.forget();
            self.namespace_aliases.get_mut(&name).and_then(Vec::pop);
        }
        for name in self.open.pop().unwrap_or_default() {
            self.asked.forget();
            if let Some(stack) = self.symbols.get_mut(&name) {
                stack.pop();
            }
        }
    }

    /// Makes names mean what they meant at the declaration of a symbol: what is declared later is not visible, nor is a
    /// variable itself in its own type.
    pub(crate) fn as_of(&self, symbol: &Symbol<'_>) -> AsOf<'_> {
        let is_class = symbol.declaration.is_some_and(|d| d.kind().is_class_or_enum());
        let own = if is_class {
            symbol.order
        } else {
            symbol.order.saturating_sub(1)
        };
        let before = self.horizon.get();
        self.horizon.set(Some(before.map_or(own, |before| before.min(own))));
        AsOf {
            horizon: &self.horizon,
            before,
        }
    }

    /// Declares a name in the innermost scope; a later declaration there wins.
    pub(crate) fn declare(&mut self, name: &str, symbol: Symbol<'t>) {
        self.declared += 1;
        let symbol = Symbol {
            order: self.declared,
            ..symbol
        };
        let depth = self.open.len();
        let Some(declared) = self.open.last_mut().filter(|_| !name.is_empty()) else {
            return;
        };
        self.asked.forget();
        let name = plain(name).into_owned();
        let stack = self.symbols.entry(name.clone()).or_default();
        match stack.last_mut() {
            Some((at, last)) if *at == depth => *last = symbol,
            _ => {
                stack.push((depth, symbol));
                declared.push(name);
            }
        }
    }

    /// What a name means, looked up from the innermost scope outwards.
    pub(crate) fn lookup(&self, name: &str) -> Option<&Symbol<'t>> {
        let all = self.symbols.get(&*plain(name))?;
        let found = match self.horizon.get() {
            None => all.last(),
            Some(horizon) => all.iter().rfind(|(_, symbol)| symbol.order <= horizon),
        };
        Some(&found?.1)
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
