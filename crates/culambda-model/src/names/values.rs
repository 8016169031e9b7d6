//! Template arguments of which nvcc prints the value, where the value is not known.

use super::{MAX_ALIASES, ScopeNames, components};
use crate::class::{ClassInfo, Member, MemberKind, TypeKind, initialiser};
use crate::declarator::{is_constant, path_of, variable_in};
use crate::index::ClassLookup;
use crate::meaning::Meaning;
use crate::namespace::NamespaceId;
use crate::reasons::{UNDECLARED, VALUE_OF_ARGUMENT, VALUE_OF_EXPRESSION};
use crate::scope::SymbolKind;
use crate::spell::is_name;
use crate::ty::Ty;
use crate::types::alias_target;
use culambda_source::ident::{is_word, looks_like_macro, words_of};
use culambda_syntax::{Field, Kind as SyntaxKind};
use std::rc::Rc;

impl ScopeNames<'_, '_> {
    /// Whether a name is known to be that of a variable, a constant or an enumerator.
    pub(super) fn names_variable(&self, name: &str) -> bool {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) => matches!(
                symbol.kind,
                SymbolKind::Variable | SymbolKind::Static | SymbolKind::Constant
            ),
            None => w
                .index
                .lookup(w.namespace, name)
                .first()
                .is_some_and(|f| matches!(f.declared.kind, K::Variable { .. } | K::Enumerator)),
        }
    }

    /// Whether a name that is alone as a template argument is a constant, of which the value is not known.
    pub(super) fn may_be_constant(&self, path: &[String]) -> bool {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        let [outer @ .., name] = path else { return false };
        if outer.is_empty() {
            if let Some(s) = w.scopes.lookup(name) {
                return matches!(s.kind, SymbolKind::Variable | SymbolKind::Static)
                    && s.declaration.is_some_and(|d| d.kind() == SyntaxKind::Declaration);
            }
            if !matches!(w.member(name), Meaning::None) {
                let found = self.constant_member(path).is_some();
                if found {
                    let why = || format!("nvcc {VALUE_OF_ARGUMENT} `{name}`, which is not known");
                    self.doubt.borrow_mut().get_or_insert_with(why);
                }
                return found;
            }
        }
        match w.index.first(w.namespace, path) {
            Some(f) => matches!(f.declared.kind, K::Variable { .. }),
            None if self.is_declared_member(path) => self.constant_member(path).is_some(),
            // Nothing visible says what it is: constants are written so.
            None => looks_constant(name) && w.unit.files.iter().any(|f| f.includes.iter().any(|i| i.file.is_none())),
        }
    }

    /// A constant that is a static member of a class around, or of the class that a path leads through, with that class. Of
    /// templates the reference leaves those as they are that may depend on a parameter.
    fn constant_member(&self, path: &[String]) -> Option<(Rc<ClassInfo>, Member)> {
        let w = self.walker;
        let (class, member) = crate::constant::find_by_path(w, path)?;
        let is_constant = member.is_static && member.field().is_some();
        let mut levels = std::iter::successors(Some(Rc::clone(&class)), |class| class.outer());
        let of_template = levels.any(|class| class.params.is_some());
        if !is_constant || of_template && path.len() > 1 {
            return None;
        }
        let in_template = w.classes.iter().any(|class| class.info.params.is_some());
        let found = !in_template || self.is_plain_enumeration(&class, &member);
        found.then_some((class, member))
    }

    /// Whether a constant of a class template is of an enumeration outside of all templates, and so is its value.
    fn is_plain_enumeration(&self, class: &Rc<ClassInfo>, member: &Member) -> bool {
        let w = self.walker;
        let Some(syntax) = w.syntax_of_class(class) else {
            return false;
        };
        let Some((node, _)) = member.declared(&syntax) else {
            return false;
        };
        let Some(ty) = node.field(Field::Type) else {
            return false;
        };
        let path = path_of(&syntax, ty);
        let is_member = path.first().is_some_and(|first| class.members.contains_key(first));
        let depends =
            words_of(syntax.text_of(node)).any(|word| w.is_template_parameter(word) || class.has_parameter(word));
        let is_enumeration = |ty: &Ty| matches!(ty, Ty::Class(class) if class.is_enum);
        !is_member && !depends && is_enumeration(&w.resolve_path(&path, Vec::new(), &w.type_scope()))
    }

    /// The enumerator of a scoped enumeration of a namespace that a static member of a class is initialised with.
    fn enumerator_of_member(&self, path: &[String]) -> Option<String> {
        let w = self.walker;
        let (class, member) = self.constant_member(path)?;
        let syntax = w.syntax_of_class(&class)?;
        let (node, declarator) = member.declared(&syntax)?;
        let value = initialiser(node, declarator).filter(|_| is_constant(&syntax, node))?;
        let named = (value.kind() == SyntaxKind::QualifiedIdentifier).then(|| path_of(&syntax, value))?;
        let (name, enumeration) = named.split_last()?;
        if class.members.contains_key(enumeration.first()?) {
            return None;
        }
        self.enumerator_in(w.class_where_defined(&class).namespace, enumeration, name)
    }

    /// Whether the class, or the enumeration, that a path leads through declares its last name.
    fn is_declared_member(&self, path: &[String]) -> bool {
        let w = self.walker;
        let in_class = |path: &[String]| {
            let (name, outer) = path.split_last().filter(|(_, outer)| !outer.is_empty())?;
            match w.index.class(w.namespace, outer) {
                ClassLookup::Found(class) => class.members.get(name)?.first().map(|member| member.kind.clone()),
                _ => None,
            }
        };
        let Some((_, outer)) = path.split_last() else {
            return false;
        };
        let is_enumeration = || in_class(outer) == Some(MemberKind::Type(TypeKind::Enumeration));
        let at_namespace_scope = || {
            let found = w.index.first(w.namespace, outer).filter(|_| !outer.is_empty());
            found.is_some_and(|found| found.declared.kind == crate::index::DeclaredKind::Enum)
        };
        in_class(path).is_some() || is_enumeration() || at_namespace_scope()
    }

    /// Whether a name that is no local one is that of the template of a variable.
    pub(super) fn is_variable_template(&self, path: &str) -> bool {
        use crate::index::{DeclaredKind as K, Found};
        let w = self.walker;
        let path = components(path);
        let template = |f: &Found<'_>| matches!(f.declared.kind, K::Variable { template: true, .. });
        if path.first().is_some_and(|first| w.scopes.lookup(first).is_some()) {
            return false;
        }
        if let Some(found) = w.index.first(w.namespace, &path) {
            return template(&found);
        }
        match path.as_slice() {
            [std, .., last] if std == "std" => last.ends_with("_v"),
            all => self.is_member_variable_template(&all.iter().map(String::as_str).collect::<Vec<_>>()),
        }
    }

    /// An enumerator that is written with its unscoped enumeration, which the reference leaves out: by its own path.
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
        if found {
            // Alone it may be another one that is nearer.
            let own = self.canonical(path, true).or_else(|| self.canonical(&without, true));
            return Some(own.unwrap_or_else(|| without.join("::")));
        }
        is(&path[..path.len() - 1], K::Alias).then(|| self.enumerator_in(w.namespace, &path[..path.len() - 1], name))?
    }

    /// The enumerator that a constant of a namespace is initialised with.
    pub(super) fn enumerator_of_constant(&self, path: &[String]) -> Option<String> {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        if w.scopes.lookup(path.first()?).is_some() {
            return None;
        }
        let of_class = path.len() == 1 && !matches!(w.member(&path[0]), Meaning::None);
        let Some(found) = w.index.first(w.namespace, path).filter(|_| !of_class) else {
            return self.enumerator_of_member(path);
        };
        if !matches!(found.declared.kind, K::Variable { template: false, .. }) {
            return None;
        }
        let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
        let (node, declarator) = variable_in(&syntax, path.last()?)?;
        let value = declarator.field(Field::Value).filter(|_| is_constant(&syntax, node))?;
        let is_path = value.kind() == SyntaxKind::QualifiedIdentifier;
        let named = is_path.then(|| path_of(&syntax, value))?;
        let (name, enumeration) = named.split_last()?;
        self.enumerator_in(found.namespace, enumeration, name)
    }

    /// An enumerator that is written with its enumeration, or with an alias of that, in a namespace: with its own namespace,
    /// and the enumeration if that is scoped.
    fn enumerator_in(&self, from: NamespaceId, alias: &[String], name: &str) -> Option<String> {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        let mut found = w.index.first(from, alias)?;
        let mut enumeration = alias.to_vec();
        for _ in 0..MAX_ALIASES {
            if found.declared.kind != K::Alias {
                break;
            }
            let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
            let (target, declarator) = alias_target(&syntax, enumeration.last()?)?;
            let ty = target.field(Field::Type)?;
            let is_plain = matches!(ty.kind(), SyntaxKind::TypeIdentifier | SyntaxKind::QualifiedIdentifier);
            if declarator.is_some() || !is_plain {
                return None;
            }
            enumeration = path_of(&syntax, ty);
            found = w.index.first(found.namespace, &enumeration)?;
        }
        let is_enumeration = found.declared.kind == K::Enum;
        let own = enumeration.last().filter(|_| is_enumeration)?;
        let mut path = w.index.path(found.namespace).ok()?;
        let is_named = |part: &String| !part.starts_with("_GLOBAL__N_");
        if !path.iter().all(is_named) {
            return None;
        }
        let here = w.index.path(w.namespace).ok()?;
        let mut whole = path.clone();
        whole.push(name.to_owned());
        let is_unscoped = w
            .index
            .first(0, &whole)
            .is_some_and(|f| f.declared.kind == K::Enumerator);
        if !is_unscoped {
            path.push(own.clone());
        }
        path.push(name.to_owned());
        if path.starts_with(&here) {
            path.drain(..here.len());
        }
        Some(path.join("::"))
    }

    /// Whether a path names what `using enum` brings into a class, which is written with the enumeration.
    pub(super) fn is_of_using_enum(&self, path: &[String]) -> bool {
        let w = self.walker;
        let [outer @ .., name] = path else { return false };
        let ClassLookup::Found(class) = w.index.class(w.namespace, outer) else {
            return false;
        };
        let uses = |text: &str| {
            let mut words = words_of(text);
            words.any(|word| word == "using") && words.any(|word| word == "enum")
        };
        !class.members.contains_key(name) && w.syntax_of_class(&class).is_some_and(|syntax| uses(&syntax.view.text))
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

/// Whether a name is written as constants are: `kWidth`, `BLOCK_SIZE`.
fn looks_constant(name: &str) -> bool {
    let k = name
        .strip_prefix('k')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
    k || looks_like_macro(name)
}
