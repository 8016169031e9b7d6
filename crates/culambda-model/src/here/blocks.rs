//! What using declarations and namespace aliases in blocks make of names.

use super::Here;
use crate::declarator::path_of;
use crate::meaning::Meaning;
use crate::scope::{Symbol, SymbolKind};
use culambda_source::ident::is_word;
use culambda_syntax::{Field, Kind, Node};

/// Aliases of aliases are followed this far: one may name another of its own name that it hides.
const MAX_ALIASES: usize = 16;

impl<'a> Here<'a> {
    /// Notes `namespace a = b::c;` in a function.
    pub(crate) fn alias_namespace(&mut self, node: Node<'a>) {
        if let Some(name) = node.field(Field::Name) {
            let name = self.text(name).to_owned();
            self.scopes.alias_namespace(&name, node);
        }
    }

    /// Notes `using namespace a;` in a function.
    pub(crate) fn direct(&mut self, node: Node<'a>) {
        if let Some(named) = node.children().last() {
            let path = self.without_aliases(path_of(self.syntax, named));
            self.scopes.direct(path);
        }
    }

    /// `using a::f, a::g;`, of which the grammar knows one name: whether it is such a list.
    pub(crate) fn use_several(&mut self, node: Node<'a>) -> bool {
        let view = &self.syntax.view;
        let words: Vec<&str> = view.tokens_in(node.span()).map(|at| view.word(at)).collect();
        if !words.contains(&",") {
            return false;
        }
        for list in words.split(|word| matches!(*word, "," | ";")) {
            let path = list
                .iter()
                .filter(|word| is_word(word) && **word != "using" && **word != "typename");
            let path: Vec<String> = path.map(|word| (*word).to_owned()).collect();
            let Some(name) = list.last().filter(|word| is_word(word)) else {
                continue;
            };
            let is_type = self.path_is_type(&self.without_aliases(path));
            let kind = match is_type {
                _ if list.contains(&"typename") => SymbolKind::Type,
                Some(true) => SymbolKind::Type,
                _ => SymbolKind::Static,
            };
            self.declare_as(name, kind);
            if is_type.is_none() {
                // Then it may be a type, as with one name.
                self.scopes.set_declaration(name, node);
            }
        }
        true
    }

    /// What `using a::f;` in a block means by a name.
    pub(crate) fn path_of_using(&self, name: &str) -> Option<Vec<String>> {
        let using = self.scopes.lookup(name)?.declaration?;
        let named = using.children().last()?;
        // In a list of several names the grammar does not tell one path from another.
        let alone = using.kind() == Kind::UsingDeclaration && !self.text(using).contains(',');
        alone.then(|| self.without_aliases(path_of(self.syntax, named)))
    }

    /// A path as it is outside of the blocks around, if one of them has a using declaration of its first name, or an alias
    /// of that name for a namespace.
    pub(crate) fn beyond_blocks(&self, path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        let mut whole = match self.path_of_using(first) {
            Some(whole) => whole,
            None if !rest.is_empty() && self.scopes.namespace_alias(first).is_some() => {
                self.without_aliases(vec![first.clone()])
            }
            None => self.through_directive(first)?,
        };
        whole.extend_from_slice(rest);
        Some(whole)
    }

    /// The path of a name that nothing but one using directive of a block brings.
    fn through_directive(&self, name: &str) -> Option<Vec<String>> {
        self.scopes.directives().next()?;
        let alone = [name.to_owned()];
        let known = self.scopes.lookup(name).is_some()
            || self.member(name) != Meaning::None
            || !self.index.lookup_kinds(self.namespace, &alone).is_empty()
            || self.index.find_namespace(self.namespace, &alone).is_some();
        self.only_brought(name).filter(|_| !known)
    }

    /// The path by which the using directives of the blocks around bring a name, if there is but one.
    pub(crate) fn only_brought(&self, name: &str) -> Option<Vec<String>> {
        let mut paths = self.brought(name);
        paths.pop().filter(|_| paths.is_empty())
    }

    /// The paths by which the using directives of the blocks around bring a name: those of the namespaces that declare it,
    /// as far as they were read.
    pub(crate) fn brought(&self, name: &str) -> Vec<Vec<String>> {
        let paths = self.scopes.directives().map(|namespace| {
            let mut path = namespace.to_vec();
            path.push(name.to_owned());
            path
        });
        let declares = |path: &Vec<String>| {
            self.index.find_namespace(self.namespace, path).is_some()
                || !self.index.lookup_kinds(self.namespace, path).is_empty()
        };
        paths.filter(declares).collect()
    }

    /// A path that begins with the namespace that an alias in a block stands for.
    fn without_aliases(&self, mut path: Vec<String>) -> Vec<String> {
        for _ in 0..MAX_ALIASES {
            let alias = path.first().and_then(|first| self.scopes.namespace_alias(first));
            let target = alias.and_then(|alias| alias.children().filter(|n| n.own_field() != Some(Field::Name)).last());
            let Some(target) = target else { return path };
            let names = self.text(target).split("::").map(|name| name.trim().to_owned());
            path.splice(..1, names);
        }
        path
    }

    /// Whether a local name is that of a value. What a using declaration names of which nothing is visible may be a type.
    pub(crate) fn is_value(&self, symbol: &Symbol<'_>) -> bool {
        let using = symbol.declaration.filter(|d| d.kind() == Kind::UsingDeclaration);
        match using.and_then(|d| d.children().last()) {
            Some(named) => self.path_is_type(&self.without_aliases(path_of(self.syntax, named))) == Some(false),
            None => matches!(
                symbol.kind,
                SymbolKind::Variable | SymbolKind::Static | SymbolKind::Constant
            ),
        }
    }
}
