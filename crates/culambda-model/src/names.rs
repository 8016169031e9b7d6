//! What the speller asks about names, answered from the place of a lambda.

mod around;
mod besides;
mod block;
mod canonical;
mod converted;
mod covered;
mod dependent;
mod elaborated;
mod hidden;
mod inherited;
mod initialised;
mod injected;
mod late;
mod members;
mod own;
mod paths;
mod qualifiers;
mod root;
mod scopes;
mod unread;
mod values;

use crate::class::ClassInfo;
use crate::here::Here;
use crate::index::Via;
use crate::meaning::Meaning;
use crate::scope::{Symbol, SymbolKind};
use crate::spell::{ClassContext, Names, OwnFunction, Place, Position, Qualified, Shown};
use crate::value_parameter::{ValueParameter, ValueType};
use culambda_source::Builtin;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

pub(crate) use own::OwnNames;
use paths::owned;

/// Names as the enclosing function sees them.
pub(crate) struct ScopeNames<'w, 'a> {
    walker: &'w Here<'a>,
    /// Why what was answered is not sure.
    doubt: RefCell<Option<String>>,
    /// How many aliases are being followed.
    aliases: Cell<u32>,
    /// Which names depend on template parameters.
    depends: RefCell<FxHashMap<String, bool>>,
    /// A class whose own name is being spelled: its bases count as if the names stood in it.
    named: Option<&'w ClassInfo>,
}

/// Aliases of aliases are followed this far: the search is recursive, and its stack is not the input's to choose.
const MAX_ALIASES: u32 = 64;

impl<'w, 'a> ScopeNames<'w, 'a> {
    pub(crate) fn new(walker: &'w Here<'a>) -> Self {
        ScopeNames {
            walker,
            doubt: RefCell::default(),
            aliases: Cell::default(),
            depends: RefCell::default(),
            named: None,
        }
    }

    /// The same for the template arguments of a class itself.
    pub(crate) fn naming(walker: &'w Here<'a>, class: Option<&'w ClassInfo>) -> Self {
        ScopeNames {
            named: class,
            ..ScopeNames::new(walker)
        }
    }

    /// A text in which no answer shows.
    pub(crate) fn unasked<T>(&self, spelled: T) -> T {
        self.doubt.take();
        spelled
    }

    /// Why an answer that was given so far was not sure.
    pub(crate) fn doubt(&self) -> Option<String> {
        self.doubt.borrow().clone()
    }

    /// Says so of those that count from now on.
    pub(crate) fn set_doubt(&self, doubt: Option<String>) {
        self.doubt.replace(doubt);
    }

    /// A text that was spelled with the help of these answers, unless one of them was not sure.
    pub(crate) fn sure<T>(&self, spelled: Result<T, String>) -> Result<T, String> {
        match (spelled, self.doubt.take()) {
            _ if self.walker.index.budget.is_spent() => Err(crate::budget::REASON.to_owned()),
            (Ok(_), Some(why)) => Err(why),
            (spelled, _) => spelled,
        }
    }

    /// The place of a text inside the function that is being walked.
    pub(crate) fn place<'p>(&'p self, params: &'p [String]) -> Place<'p> {
        let w = self.walker;
        let class: Option<&'p ClassContext> = w.this_class().map(|c| &w.classes[c].context);
        Place {
            unit: w.unit,
            syntax: w.syntax,
            names: self,
            class,
            params,
            standard: w.target.standard,
        }
    }
}

/// The names in a path.
fn components(path: &str) -> Vec<String> {
    path.split("::").map(|part| part.trim().to_owned()).collect()
}

impl Names for ScopeNames<'_, '_> {
    fn qualify(&self, first: &str, at: Position) -> Option<String> {
        let path = self.path_added(first, at)?;
        self.added(&path);
        Some(path)
    }

    fn shown(&self, components: &[&str], depends: Option<bool>, at: Position) -> Option<Shown> {
        ScopeNames::shown(self, components, depends, at)
    }

    fn keyword_of_hidden(&self, path: &[&str], global: bool) -> Option<&'static str> {
        ScopeNames::keyword_of_hidden(self, path, global)
    }

    fn elaborated(&self, path: &[&str], global: bool) -> crate::spell::Elaborated {
        self.with_keyword(path, global)
    }

    fn ignores_const(&self, ty: &str) -> bool {
        ScopeNames::ignores_const(self, ty)
    }

    fn is_of_function(&self, name: &str) -> bool {
        let is_object = |symbol: &Symbol<'_>| matches!(symbol.kind, SymbolKind::Variable | SymbolKind::Static);
        name == "this" && self.has_object() || self.walker.scopes.lookup(name).is_some_and(is_object)
    }

    fn type_of_expression(&self, computed: &str) -> Option<String> {
        qualifiers::shown_fundamental(&self.standing_for(computed))
    }

    fn fundamental(&self, ty: &str) -> Option<Builtin> {
        ScopeNames::fundamental(self, ty)
    }

    fn has_constructors(&self, ty: &str) -> Option<bool> {
        self.declares_constructors(ty)
    }

    fn is_function(&self, name: &str) -> bool {
        self.refers_to_function(name)
    }

    fn is_class(&self, ty: &str) -> Option<bool> {
        self.stands_for_class(ty)
    }

    fn value_initialised_before(&self, token: usize) -> bool {
        self.is_value_initialised_before(token)
    }

    fn behind_dependent_base(&self, name: &str, arguments: &[String], dependent: bool) -> Option<String> {
        ScopeNames::behind_dependent_base(self, name, arguments, dependent)
    }

    fn check_member_behind_base(&self, name: &str) {
        ScopeNames::check_member_behind_base(self, name);
    }

    fn alias_of_scope(&self, name: &str, head: bool) -> Option<String> {
        ScopeNames::alias_of_scope(self, name, head)
    }

    fn namespaces_of_value(&self, path: &[&str]) -> Option<(usize, Vec<String>)> {
        ScopeNames::namespaces_of_value(self, path)
    }

    fn scope_of_called(&self, scope: &[&str], called: &str, how: (bool, bool)) -> Option<(usize, Vec<String>)> {
        ScopeNames::scope_of_called(self, scope, called, how)
    }

    fn namespaces_of_class(&self, path: &[&str]) -> Option<(usize, Vec<String>)> {
        ScopeNames::namespaces_of_class(self, path)
    }

    fn unread_alias(&self, name: &str) {
        ScopeNames::unread_alias(self, name);
    }

    fn is_dependent(&self, name: &str) -> bool {
        self.depends(name)
    }

    fn type_of_plain_base(&self, name: &str, dependent: bool) -> Option<String> {
        ScopeNames::type_of_plain_base(self, name, dependent)
    }

    fn member_depends(&self, name: &str) -> bool {
        ScopeNames::member_depends(self, name)
    }

    fn is_alias(&self, path: &[&str]) -> bool {
        self.leads_to_alias(path)
    }

    fn is_member_function(&self, name: &str) -> bool {
        // Constructors have the name of their class, which means the class.
        let is_class = || self.walker.classes.iter().any(|class| class.info.name == name);
        self.walker.scopes.lookup(name).is_none() && self.walker.member(name).is_method() && !is_class()
    }

    fn is_data_member(&self, name: &str) -> bool {
        self.walker.scopes.lookup(name).is_none() && self.walker.member(name) == Meaning::Field
    }

    fn qualified_member(&self, scope: &[&str], name: &str) -> Option<Qualified> {
        self.member_of_scope(scope, name)
    }

    fn may_show_class(&self, of_this: bool, scope: &[&str], name: &str) -> bool {
        if of_this {
            self.hides_member_of(scope, name)
        } else {
            self.has_field(scope, name)
        }
    }

    fn is_enumeration(&self, path: &[&str]) -> bool {
        self.leads_to_enumeration(path)
    }

    fn is_namespace(&self, path: &[&str]) -> bool {
        let w = self.walker;
        w.index.find_namespace(w.namespace, &owned(path)).is_some()
    }

    fn is_shown_alone(&self, class: &str, name: &str) -> bool {
        ScopeNames::is_shown_alone(self, class, name)
    }

    fn is_member_function_template(&self, class: &str, name: &str) -> bool {
        self.is_function_template_of(class, name)
    }

    fn hidden_field(&self, token: usize, name: &str) -> Option<crate::spell::FieldOf> {
        ScopeNames::hidden_field(self, token, name)
    }

    fn inherited_method(&self, name: &str) -> Option<Result<crate::spell::Inherited, String>> {
        self.method_of_base(name)
    }

    fn is_type(&self, name: &str) -> bool {
        self.means_type(name)
    }

    fn is_type_path(&self, path: &[&str]) -> bool {
        self.leads_to_type(path)
    }

    fn check_called(&self, path: &[&str], one: bool) {
        self.doubt_called(&owned(path), one);
    }

    fn is_covered_alone(&self, name: &str, at: Position) -> bool {
        ScopeNames::is_covered_alone(self, name, at)
    }

    fn check_scope(&self, name: &str) {
        self.doubt_scope(name);
    }

    fn is_value_path(&self, path: &[&str]) -> bool {
        self.walker.path_is_type(&owned(path)) == Some(false)
    }

    fn is_class_template(&self, path: &[&str]) -> bool {
        self.leads_to_class_template(path)
    }

    fn constant(&self, path: &str) -> Option<String> {
        let path = components(path);
        if let Some((value, truth)) = crate::types::constant_value(self.walker, &path) {
            return Some(if truth {
                (value != 0).to_string()
            } else {
                value.to_string()
            });
        }
        if let Some(character) = crate::types::constant_character(self.walker, &path) {
            return crate::spell::value_of(Builtin::Char, &character.to_string());
        }
        self.enumerator(&path).or_else(|| self.enumerator_of_constant(&path))
    }

    fn is_local_type(&self, name: &str) -> bool {
        self.walker.scopes.lookup(name).is_some_and(Symbol::is_type_of_block)
    }

    fn is_of_block(&self, name: &str) -> bool {
        self.hides_constant(&components(name))
    }

    fn unvalued(&self, name: &str) {
        let path = components(name);
        if self.may_be_constant(&path) || self.is_of_using_enum(&path) {
            self.unfolded(name);
        }
    }

    fn local_constant(&self, name: &str) -> Option<String> {
        self.walker
            .scopes
            .lookup(name)
            .filter(|s| s.kind == SymbolKind::Variable)?;
        self.constant(name)
    }

    fn local_enumerator(&self, name: &str) -> Option<String> {
        let enumerator = |s: &&Symbol<'_>| s.kind == SymbolKind::Constant && s.declaration.is_some();
        self.walker.scopes.lookup(name).filter(enumerator)?;
        self.constant(name)
    }

    fn shown_constant(&self, components: &[&str]) -> Option<Shown> {
        // What is declared further down hides it, too; what is in scope already is meant itself.
        if self.walker.scopes.lookup(components.first()?).is_some() {
            return None;
        }
        let is_variable = |kind| matches!(kind, crate::index::DeclaredKind::Variable { .. });
        self.shown_as(components, None, (Position::default(), is_variable))
    }

    fn canonical_constant(&self, name: &str, brought: bool) -> Option<String> {
        self.canonical(&components(name), brought)
    }

    fn check_home(&self, path: &[&str]) {
        ScopeNames::check_home(self, &owned(path));
    }

    fn check_declared(&self, name: &str) {
        self.check_unknown_macro(name);
    }

    fn canonical_template(&self, path: &[&str], value: bool) -> Option<String> {
        ScopeNames::canonical_template(self, &owned(path), value)
    }

    fn own_arguments(&self, class: &str) {
        self.check_own_arguments(class);
    }

    fn has_local_enumerator(&self, expression: &str) -> bool {
        ScopeNames::has_local_enumerator(self, expression)
    }

    fn value_parameter(&self, template: &str, before: &[String]) -> ValueParameter {
        crate::types::value_parameter(self.walker, &components(template), before)
    }

    fn value_type(&self, operand: &str) -> ValueType {
        self.type_of_operand(operand)
    }

    fn of_unknown_template(&self, template: &str) {
        if !template.is_empty() {
            self.walker.index.ask(&components(template));
        }
    }

    fn enumerator_value(&self, name: &str) -> Option<String> {
        crate::types::enumerator_value(self.walker, &components(name)).map(|value| value.to_string())
    }

    fn member_alias(&self, name: &str) -> Option<String> {
        self.alias_of_member(name)
    }

    fn late_alias(&self, name: &str) -> Option<String> {
        ScopeNames::late_alias(self, name)
    }

    fn is_of_class(&self, class: &str, value: &str) -> Option<bool> {
        self.has_class(class, value)
    }

    fn unfolded(&self, argument: &str) {
        self.not_computed(argument);
    }

    fn is_of_range_loop(&self, name: &str) -> bool {
        ScopeNames::is_of_range_loop(self, name)
    }

    fn may_be_reference(&self, name: &str) -> bool {
        ScopeNames::may_be_reference(self, name)
    }

    fn global(&self, path: &[&str]) -> Vec<String> {
        ScopeNames::global(self, path)
    }

    fn class_of_pointer(&self, class: &str) {
        ScopeNames::class_of_pointer(self, class);
    }

    fn injected(&self, name: &str, given: Option<&[String]>) -> Option<String> {
        ScopeNames::injected(self, name, given)
    }

    fn arguments_of_injected(&self, name: &str) -> Option<Vec<String>> {
        ScopeNames::arguments_of_injected(self, name)
    }

    fn is_member_class_template(&self, path: &[&str]) -> bool {
        ScopeNames::is_member_class_template(self, path)
    }

    fn names_function(&self, argument: &str) -> bool {
        self.is_path_of_function(argument) || self.is_static_function(&components(argument))
    }

    fn own_function(&self, name: &str) -> Option<OwnFunction> {
        ScopeNames::own_function(self, name)
    }

    fn is_variable_template(&self, name: &str) -> bool {
        ScopeNames::is_variable_template(self, name)
    }

    fn value_of(&self, expression: &str, head: bool) -> Option<String> {
        crate::types::value_of_text(self.walker, expression, head).map(|value| value.to_string())
    }

    fn is_variable(&self, name: &str) -> bool {
        self.names_variable(name)
    }

    fn made_by_alias(&self, ty: &str, braces: bool) -> Option<Result<Builtin, String>> {
        self.shown_by_alias(ty, braces)
    }
}

impl ScopeNames<'_, '_> {
    /// Whether a name is found before namespaces are looked into: in the function, or in a class or base around it.
    fn is_inner(&self, name: &str) -> bool {
        let w = self.walker;
        let own = |c: &crate::here::ClassFrame| c.info.name == name || c.info.members.contains_key(name);
        w.scopes.lookup(name).is_some()
            || w.classes.iter().any(own)
            || !matches!(w.member(name), Meaning::None | Meaning::Unknown(_))
    }

    /// A namespace that is itself found through a using directive, or in an inline or unnamed namespace.
    fn namespace(&self, first: &str) -> Option<String> {
        let w = self.walker;
        let mut at = Some(w.namespace);
        while let Some(ns) = at {
            if let Some(child) = w.index.child_named(ns, first) {
                let parent = w.index.namespaces[child]
                    .parent
                    .filter(|p| *p != ns && w.index.namespaces[child].name.as_deref() == Some(first))?;
                let transparent = w.index.namespaces[parent].inline || w.index.namespaces[parent].name.is_none();
                return written(&self.relative(parent).filter(|_| transparent)?, first);
            }
            if let Some(found) = w.index.through_directives(ns, first) {
                let parent = w.index.namespaces[found].parent.filter(|of| self.is_around_both(*of));
                if let Some(path) = parent.and_then(|parent| self.below_common(parent, first)) {
                    return written(&path, first);
                }
                let mut path = w.index.path(found).ok()?;
                path.pop();
                return self.join(&path, first);
            }
            at = w.index.namespaces[ns].parent;
        }
        None
    }

    /// Whether a namespace around has one of a name: lookup goes no further.
    fn is_namespace_around(&self, name: &str) -> bool {
        let index = self.walker.index;
        let around = std::iter::successors(Some(self.walker.namespace), |ns| index.namespaces[*ns].parent);
        around.into_iter().any(|ns| index.has_child(ns, name))
    }

    /// The part of a transparent namespace's path below the namespace that lookup found it from.
    fn relative(&self, namespace: usize) -> Option<Vec<String>> {
        let index = self.walker.index;
        let mut at = namespace;
        let mut from_unnamed = false;
        while index.namespaces[at].inline || index.namespaces[at].name.is_none() {
            from_unnamed |= index.namespaces[at].name.is_none();
            at = index.namespaces[at].parent?;
            if at == 0 {
                break;
            }
        }
        let whole = index.path(namespace).ok()?;
        let depth = index.path(at).ok()?.len();
        if from_unnamed {
            // The unnamed level is left out, and the path begins with the named one around it.
            let first = whole.iter().position(|p| p == "_GLOBAL__N__").unwrap_or_default();
            let named = |p: &String| p != "_GLOBAL__N__";
            return Some(
                whole[first.saturating_sub(1)..]
                    .iter()
                    .filter(|p| named(p))
                    .cloned()
                    .collect(),
            );
        }
        Some(whole[depth..].to_vec())
    }

    /// A name with the path that the reference adds, if it does.
    fn path_added(&self, first: &str, at: Position) -> Option<String> {
        let w = self.walker;
        if first.is_empty() {
            return None;
        }
        if let Some(path) = self.by_using(first).filter(|_| !at.head) {
            return Some(path);
        }
        let is_left = || {
            at.head && w.scopes.lookup(first).is_some_and(Symbol::is_type_of_block) && self.is_brought_into_block(first)
        };
        if self.is_inner(first) && !is_left() {
            return self
                .by_typename(first)
                .or_else(|| self.type_of_plain_base(first, at.dependent));
        }
        let Some(f) = w.index.first(w.namespace, &[first.to_owned()]) else {
            let known = self.namespace(first).or_else(|| self.by_directive(first, at));
            if known.is_none() && !at.qualifies {
                self.ask_for_written(first);
            }
            return known.or_else(|| self.unseen(first, at));
        };
        let target = w.index.target(f);
        if let Some(t) = target.filter(|t| w.index.has_twin(w.namespace, f, *t, first)) {
            let path = w.index.path(t.namespace).ok()?;
            return written(&path, first).or_else(|| Some(format!("::{first}")));
        }
        if f.via == Via::Scope {
            return None;
        }
        if f.via != Via::Transparent && !at.qualifies {
            self.ask_for_twin(first);
        }
        let named = f.declared.kind == crate::index::DeclaredKind::UsingDeclaration;
        if target.is_none() && f.declared.target == ["std", first] && crate::wellknown::is_twice(first) {
            // The same as the global one.
            return Some(format!("::{first}"));
        }
        let path = match target {
            // A using declaration of a name that no visible file declares says its path itself.
            None => f.declared.target[..f.declared.target.len().saturating_sub(1)].to_vec(),
            // An inline or unnamed namespace is written from the namespace around it that the lookup went through.
            Some(t) if f.via == Via::Transparent && !named => return written(&self.relative(t.namespace)?, first),
            Some(t) if self.is_around_both(t.namespace) => match self.below_common(t.namespace, first) {
                Some(path) => return written(&path, first),
                None => w.index.path(t.namespace).ok()?,
            },
            Some(t) => w.index.path(t.namespace).ok()?,
        };
        self.join(&path, first)
    }

    /// A name with the path that the reference adds; from the global namespace where something hides its beginning.
    fn join(&self, path: &[String], name: &str) -> Option<String> {
        let text = written(path, name)?;
        let first = text.split("::").next().unwrap_or_default();
        Some(if self.is_hidden(first) {
            format!("::{text}")
        } else {
            text
        })
    }
}

/// A name with a path; levels without a name are left out.
fn written(path: &[String], name: &str) -> Option<String> {
    let parts: Vec<&str> = path
        .iter()
        .map(String::as_str)
        .filter(|p| *p != "_GLOBAL__N__" && !p.is_empty())
        .collect();
    (!parts.is_empty()).then(|| format!("{}::{name}", parts.join("::")))
}
