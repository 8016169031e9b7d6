//! What is written in front of `::` in values among template arguments, where the reference shows more or less than that.

use super::paths::owned;
use super::{MAX_ALIASES, ScopeNames};
use crate::class::{Member, MemberKind, TypeKind};
use crate::here::ClassFrame;
use crate::index::{DeclaredKind, Found, NamespaceId};
use crate::scope::{Symbol, SymbolKind};
use crate::spell::{self, Place};
use crate::ty::Ty;
use culambda_source::ident::{is_word, words_of};
use culambda_syntax::{Field, Kind};

impl ScopeNames<'_, '_> {
    /// What an alias of the class around stands for where a value of what it names is meant: `this_t::rank()`. Other
    /// aliases, those of blocks and of bases, are in doubt.
    pub(super) fn alias_of_scope(&self, name: &str, head: bool) -> Option<String> {
        let w = self.walker;
        if !w.in_template() || self.aliases.get() > MAX_ALIASES {
            return None;
        }
        if let Some(symbol) = w.scopes.lookup(name).filter(|s| !(head && s.is_type_of_block())) {
            let is_alias = |kind| matches!(kind, Kind::AliasDeclaration | Kind::TypeDefinition);
            if symbol.kind == SymbolKind::Type && symbol.declaration.is_some_and(|d| is_alias(d.kind())) {
                self.unread_alias(name);
            }
            return None;
        }
        let is_alias = |member: &Member| matches!(member.kind, MemberKind::Type(TypeKind::Alias));
        let around = w.own_classes();
        if let Some(class) = around.iter().rfind(|class| class.info.members.contains_key(name)) {
            let [member] = class.info.members.get(name)?.as_slice() else {
                return None;
            };
            let text = is_alias(member).then(|| self.scope_text(class, member, name))?;
            if text.is_none() {
                self.unread_alias(name);
            }
            return text;
        }
        let of_base = around
            .iter()
            .rev()
            .find_map(|class| crate::constant::find(w, &class.info, name));
        let found = of_base.or_else(|| self.found_outside(around.first()?, name));
        if found.is_some_and(|(_, member)| is_alias(&member)) {
            self.unread_alias(name);
        }
        None
    }

    /// How many components of a path are namespaces in front of a class template or a variable template, and the namespaces
    /// around that which are not around the place here.
    pub(super) fn namespaces_of_value(&self, path: &[&str]) -> Option<(usize, Vec<String>)> {
        let w = self.walker;
        let (end, found) = self.declared_on_path(path)?;
        let is_meant = match found.declared.kind {
            DeclaredKind::Class { .. } => end < path.len(),
            DeclaredKind::Variable { template, .. } => template && end == path.len(),
            _ => false,
        };
        let spaces = &w.index.namespaces;
        let mut around = std::iter::successors(Some(found.namespace), |ns| spaces[*ns].parent);
        if !is_meant || around.any(|ns| spaces[ns].inline) {
            return None;
        }
        Some((end - 1, self.namespaces_not_around(found.namespace)?))
    }

    /// The same of the class of a pointer to member, with inline namespaces.
    pub(super) fn namespaces_of_class(&self, path: &[&str]) -> Option<(usize, Vec<String>)> {
        let (end, found) = self.declared_on_path(path)?;
        let is_class = matches!(found.declared.kind, DeclaredKind::Class { .. });
        Some((
            end - 1,
            self.namespaces_not_around(found.namespace).filter(|_| is_class)?,
        ))
    }

    /// The same of the class or the namespace in front of a function that is called, where the call depends on a parameter of
    /// a template. An empty component in front is the outermost namespace; `given` tells that the function has template
    /// arguments. What an alias stands for is written, and a class that has the function from a base is not: neither is
    /// looked for. In the head of a function (`head`) a member that is neither a template nor overloaded is written as it is.
    pub(super) fn scope_of_called(
        &self,
        scope: &[&str],
        called: &str,
        (given, head): (bool, bool),
    ) -> Option<(usize, Vec<String>)> {
        let w = self.walker;
        let first = *scope.first()?;
        let is_of_block = w.scopes.lookup(first).is_some_and(Symbol::is_type_of_block);
        let declared = if is_of_block {
            None
        } else {
            self.declared_on_path(scope)
        };
        let is_alias = declared.is_some_and(|(_, found)| found.declared.kind == DeclaredKind::Alias);
        if is_of_block || is_alias {
            self.unread_alias(&scope.join("::"));
            return None;
        }
        let own = w.classes.iter().rfind(|class| class.info.name == first);
        let is_inherited = match (declared, own) {
            (Some((_, found)), _) if !matches!(found.declared.kind, DeclaredKind::Class { .. }) => return None,
            (Some(_), _) if head && !given && self.is_single_member(scope, called) => return None,
            (Some((_, found)), _) => !given && !self.has_own_member(&found, scope, called),
            (None, Some(own)) => {
                let is_plain = own.info.params.is_none() && scope.len() == 1;
                !given && is_plain && !own.info.members.contains_key(called)
            }
            (None, None) => return self.namespace_of_called(scope, called, given),
        };
        if is_inherited {
            let why = || format!("nvcc writes the class that declares `{called}`, which is not known");
            self.doubt.borrow_mut().get_or_insert_with(why);
            return None;
        }
        let (end, found) = declared?;
        Some((end - 1, self.namespaces_not_around(found.namespace)?))
    }

    /// Whether a member function of the class at the end of a path is neither a template nor overloaded.
    fn is_single_member(&self, scope: &[&str], called: &str) -> bool {
        let w = self.walker;
        let Ty::Class(class) = w.resolve_path(&owned(scope), Vec::new(), &w.type_scope()) else {
            return false;
        };
        let members = class.info.as_ref().and_then(|info| info.members.get(called));
        let is_plain = |member: &Member| matches!(member.kind, MemberKind::Function { template: false, .. });
        members.is_some_and(|members| matches!(members.as_slice(), [one] if is_plain(one)))
    }

    /// Whether the class at the end of a path is in what is declared at its beginning, and declares a member.
    fn has_own_member(&self, found: &Found<'_>, path: &[&str], member: &str) -> bool {
        let w = self.walker;
        let whole = owned(path);
        let Ty::Class(class) = w.resolve_path(&whole, Vec::new(), &w.type_scope()) else {
            return false;
        };
        let Some(info) = class.info else { return false };
        let (file, at) = info.place;
        let item = w.unit.files.get(file).and_then(|file| file.item_index(at));
        (file, item) == (found.declared.file, Some(found.declared.item)) && info.members.contains_key(member)
    }

    /// The namespace in front of a function that is called, where it is written: that of a function which is neither a
    /// template nor overloaded stays as it is.
    fn namespace_of_called(&self, scope: &[&str], called: &str, given: bool) -> Option<(usize, Vec<String>)> {
        let w = self.walker;
        let whole = owned(scope);
        let shown = self.namespaces_from_here(w.index.find_namespace(w.namespace, &whole)?)?;
        let is_covered = self.is_covered_scope(&whole);
        if shown.is_empty() || shown.iter().any(|name| name == "_GLOBAL__N__") || shown == whole && !is_covered {
            return None;
        }
        let function = [&whole[..], &[called.to_owned()]].concat();
        let all = w.index.lookup_path(w.namespace, &function);
        let is_template =
            |found: &Found<'_>| matches!(found.declared.kind, DeclaredKind::Function { template: true, .. });
        if !given && !all.iter().any(is_template) {
            if all.len() != 1 {
                let why = || format!("nvcc writes the namespace of `{called}` if it is overloaded, which is not known");
                self.doubt.borrow_mut().get_or_insert_with(why);
            }
            return None;
        }
        if is_covered {
            self.doubt_covered(&whole[0]);
        }
        Some((whole.len(), shown))
    }

    /// The namespaces around one, and that itself, which are not around the place here; nothing if one has no name.
    fn namespaces_not_around(&self, namespace: NamespaceId) -> Option<Vec<String>> {
        let space = self.walker.index.path(namespace).ok()?;
        let shown = space[self.around_here(&space)?..].to_vec();
        shown.iter().all(|name| name != "_GLOBAL__N__").then_some(shown)
    }

    /// What is declared in a namespace that the beginning of a path names, and how long that is. Of what a using-declaration
    /// brings it is the declaration.
    fn declared_on_path(&self, path: &[&str]) -> Option<(usize, Found<'_>)> {
        let w = self.walker;
        let first = *path.first()?;
        let is_own = |class: &ClassFrame| class.info.name == first || class.info.members.contains_key(first);
        if w.scopes.lookup(first).is_some() || w.is_template_parameter(first) || w.classes.iter().any(is_own) {
            return None;
        }
        let whole: Vec<String> = path.iter().map(|name| (*name).to_owned()).collect();
        let is_alias = |found: &Found<'_>| found.declared.kind == DeclaredKind::NamespaceAlias;
        let declared = |path: &[String]| w.index.first(w.namespace, path).filter(|found| !is_alias(found));
        let find = |end: usize| Some((end, declared(whole.get(..end)?)?));
        let (end, named) = (1..=whole.len()).find_map(find)?;
        // Of what a using-declaration brings the own namespace is written.
        let Some(found) = w.index.target(named) else {
            w.index.ask(&named.declared.target);
            let why = || format!("nvcc writes the namespace of `{first}` in a template argument, which is not known");
            self.doubt.borrow_mut().get_or_insert_with(why);
            return None;
        };
        Some((end, found))
    }

    /// The same, but that the last one is always there.
    pub(super) fn namespaces_from_here(&self, namespace: NamespaceId) -> Option<Vec<String>> {
        let space = self.walker.index.path(namespace).ok()?;
        let from = self.around_here(&space)?.min(space.len().saturating_sub(1));
        Some(space[from..].to_vec())
    }

    /// How many of the first parts of a path are those of the namespaces around.
    pub(super) fn around_here(&self, path: &[String]) -> Option<usize> {
        let here = self.walker.index.path(self.walker.namespace).ok()?;
        Some(path.iter().zip(&here).take_while(|(a, b)| a == b).count())
    }

    /// The type that a member alias stands for, with no keyword in front.
    fn scope_text(&self, class: &ClassFrame, member: &Member, name: &str) -> Option<String> {
        let w = self.walker;
        let syntax = w.syntax_of_class(&class.info)?;
        let (node, declarator) = crate::types::alias_in(&syntax, member.node(&syntax)?, name)?;
        let node = match node.kind() {
            Kind::TypeDefinition => node.field(Field::Type)?,
            _ => node,
        };
        let theirs: Vec<String> = class.info.params.iter().flatten().cloned().collect();
        let ours = if w.is_defined_outside() {
            w.template_names()
        } else {
            w.all_template_names()
        };
        // Where a member is defined outside, the parameters may have other names.
        if declarator.is_some() || !theirs.iter().all(|parameter| ours.contains(parameter)) {
            return None;
        }
        let (mut first, end) = spell::token_range(&syntax, node);
        first += usize::from(syntax.view.word(first) == "typename");
        let place = Place {
            syntax: &syntax,
            ..self.place(&theirs)
        };
        let word = syntax.view.word(first);
        if end == first + 1 && theirs.iter().any(|parameter| parameter == word) {
            return Some(word.to_owned());
        }
        let plain = self.without_own_aliases(&syntax, class, first..end, 0).ok()?;
        let text = spell::made_type(&place, &plain)?;
        // What has a qualifier or a pointer in it is no scope.
        let is_scope = is_word(&text) || text.ends_with('>') || !text.contains(['*', '&', ' ']);
        let has_alias = || words_of(&text).any(|word| self.is_alias_somewhere(word));
        (is_scope && !text.starts_with("typename ") && !has_alias()).then_some(text)
    }
}
