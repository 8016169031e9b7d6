//! Template arguments of which nvcc prints the value, where the value is not known.

use super::{ScopeNames, components};
use crate::index::ClassLookup;
use crate::reasons::{UNDECLARED, VALUE_OF_ARGUMENT, VALUE_OF_EXPRESSION};
use crate::scope::SymbolKind;
use crate::spell::is_name;
use culambda_source::ident::{is_word, words_of};

impl ScopeNames<'_, '_> {
    /// An enumerator that is written with its unscoped enumeration, which the reference leaves out.
    pub(super) fn enumerator(&self, path: &[String]) -> Option<String> {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        let [outer @ .., of, name] = path else { return None };
        let without: Vec<String> = outer.iter().chain([name]).cloned().collect();
        let is = |path: &[String], kind: K| {
            w.index
                .first(w.namespace, path)
                .is_some_and(|f| f.declared.kind == kind)
        };
        let at_namespace_scope = || is(&path[..path.len() - 1], K::Enum) && is(&without, K::Enumerator);
        let of_class = || match w.index.class(w.namespace, outer) {
            ClassLookup::Found(class) => crate::types::has_enumerator(&class, of, name),
            _ => false,
        };
        let found = at_namespace_scope() || !outer.is_empty() && of_class();
        found.then(|| without.join("::"))
    }

    /// Doubts an argument that is printed as its value if nothing in it depends on template parameters.
    pub(super) fn not_computed(&self, argument: &str) {
        let w = self.walker;
        let dependent = |word: &str| {
            w.is_template_parameter(word)
                || w.scopes
                    .lookup(word)
                    .is_some_and(|s| s.kind == SymbolKind::Constant && s.declaration.is_none())
                || w.classes
                    .iter()
                    .any(|c| c.info.params.is_some() && c.info.members.contains_key(word))
        };
        // Addresses and null pointers are printed as they are written.
        let plain = argument.starts_with('&') || matches!(argument, "nullptr" | "(nullptr)");
        let bare = argument.trim_start_matches(['(', '-']);
        let literal = bare.starts_with(|c: char| c.is_ascii_digit() || c == '"')
            && !argument.contains(|c: char| {
                c == ' ' || c.is_ascii_alphabetic() && !matches!(c, 'u' | 'U' | 'l' | 'L' | 'f' | 'F' | 'x' | 'e' | 'E')
            });
        let character = argument.starts_with('\'') && argument.ends_with('\'') && !argument.contains(' ');
        if plain || literal || character || words_of(argument).any(dependent) {
            return;
        }
        if let Some(path) = self.undeclared_path(argument) {
            w.index.ask(&path);
            if path.len() > 1 {
                let why = || format!("`{argument}` {UNDECLARED}: whether it is a type is not known");
                self.doubt.borrow_mut().get_or_insert_with(why);
                return;
            }
        }
        let why = || {
            if self.is_declared(argument) {
                format!("nvcc {VALUE_OF_EXPRESSION} `{argument}`, which culambda does not compute")
            } else {
                format!("nvcc {VALUE_OF_ARGUMENT} `{argument}`, which is not known")
            }
        };
        self.doubt.borrow_mut().get_or_insert_with(why);
    }

    /// An argument that is nothing but a name, or a path of names, if no file that was read declares it.
    fn undeclared_path(&self, argument: &str) -> Option<Vec<String>> {
        let w = self.walker;
        let path = components(argument);
        let [outer @ .., _] = &path[..] else { return None };
        let is_plain = path.iter().all(|name| is_word(name) && is_name(name));
        let of_class = || !outer.is_empty() && matches!(w.index.class(w.namespace, outer), ClassLookup::Found(_));
        let is_local = || w.scopes.lookup(&path[0]).is_some();
        (is_plain && !is_local() && w.index.first(w.namespace, &path).is_none() && !of_class()).then_some(path)
    }

    /// Whether all names of an expression have a declaration that was read. Of a path the first name counts.
    fn is_declared(&self, expression: &str) -> bool {
        let w = self.walker;
        let declared = |word: &str| {
            w.scopes.lookup(word).is_some()
                || w.own_names().is_some_and(|own| own.parameters.contains(word))
                || w.classes.iter().any(|c| c.info.members.contains_key(word))
                || !w.index.lookup(w.namespace, word).is_empty()
        };
        let mut from = 0;
        words_of(expression).all(|word| {
            let at = from + expression[from..].find(word).unwrap_or_default();
            from = at + word.len();
            let of_another = ["::", ".", "->"]
                .iter()
                .any(|sign| expression[..at].trim_end().ends_with(sign));
            // `__alignof__` and the like are the compiler's own.
            of_another || !is_name(word) || word.starts_with("__") || declared(word)
        })
    }
}
