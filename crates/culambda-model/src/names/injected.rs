//! Names of bases that a class has from them: the reference prints what they stand for.

use super::ScopeNames;
use crate::class::ClassInfo;
use crate::index::{ClassLookup, DeclaredKind};
use crate::spell::{self, ClassContext, Place};
use crate::ty::{ClassTy, Searched};
use culambda_syntax::{Field, Kind, Node};

impl ScopeNames<'_, '_> {
    /// How the name of a base is written in a class, where nothing nearer has that name: with its path, and with its
    /// template arguments, those that are `given` or those of the base.
    pub(super) fn injected(&self, name: &str, given: Option<&[String]>) -> Option<String> {
        let w = self.walker;
        let (class, base) = self.base_named(name)?;
        let info = base.info.as_ref()?;
        let is_visible = || match w.index.class(w.namespace, &[name.to_owned()]) {
            ClassLookup::Found(found) => found.place == info.place,
            _ => false,
        };
        if is_instance(info) {
            let arguments = given
                .map(<[String]>::to_vec)
                .or_else(|| self.base_arguments(class, name));
            let namespace = w.index.path(base.namespace).ok().filter(|_| base.chain.is_empty());
            let (Some(arguments), Some(namespace)) = (arguments, namespace) else {
                return self.unwritten(name);
            };
            let context = ClassContext {
                name: name.to_owned(),
                namespace,
                ..ClassContext::default()
            };
            return Some(context.specialisation(&arguments));
        }
        if w.classes.iter().any(|class| class.info.members.contains_key(name)) {
            return None;
        }
        // What a directive or a using declaration shows, also after the class, has no path, but for class templates.
        let declared = w.namespace_of_class(info).unwrap_or(base.namespace);
        let outside = !w.index.is_around(declared, w.namespace) && base.chain.is_empty();
        let shown = outside && w.classes.iter().all(|class| class.info.params.is_none());
        if shown && w.index.anywhere(is_visible) {
            return Some(name.to_owned());
        }
        if is_visible() {
            return None;
        }
        match self.path_from_here(&base) {
            Some(path) => Some(path.join("::")),
            None => self.unwritten(name),
        }
    }

    /// The template arguments that the name of a base is written with in front of a value, where it has none.
    pub(super) fn arguments_of_injected(&self, name: &str) -> Option<Vec<String>> {
        let (class, base) = self.base_named(name)?;
        if !base.info.as_ref().is_some_and(|info| is_instance(info)) {
            return None;
        }
        let arguments = self.base_arguments(class, name);
        if arguments.is_none() {
            self.unwritten(name);
        }
        arguments
    }

    /// The class around that has a base of a name, where nothing nearer has that name, and the base.
    fn base_named(&self, name: &str) -> Option<(&ClassInfo, ClassTy)> {
        let w = self.walker;
        let innermost = w.class_of_names()?;
        if w.scopes.lookup(name).is_some() {
            return None;
        }
        for depth in (0..=innermost).rev() {
            let class = &w.classes.get(depth)?.info;
            if class.name == name || class.members.contains_key(name) {
                return None;
            }
            let direct = class
                .bases
                .iter()
                .find(|base| base.path.last().is_some_and(|last| last == name));
            if direct.is_some_and(|base| base.dependent) || (direct.is_none() && class.params.is_some()) {
                return None;
            }
            let own = w.class_where_defined(class);
            let named = |base: &ClassTy| {
                let is_it = base.info.as_ref().is_some_and(|info| info.name == name);
                is_it.then(|| base.clone())
            };
            match w.search_bases(&own, |_| true, named) {
                // Of an instance of a template that a class template further out has as a base nothing is said.
                Searched::Found(base)
                    if depth == innermost
                        || class.params.is_none()
                        || !base.info.as_ref().is_some_and(|i| is_instance(i)) =>
                {
                    return Some((class, base));
                }
                Searched::Nothing => {}
                Searched::Found(_) | Searched::Open => return None,
            }
        }
        None
    }

    /// The arguments that a class gives to the template of a base.
    fn base_arguments(&self, class: &ClassInfo, name: &str) -> Option<Vec<String>> {
        let base = class
            .bases
            .iter()
            .find(|base| base.path.last().is_some_and(|last| last == name))?;
        let syntax = self.walker.syntax_of_class(class)?;
        let named = |node: &Node<'_>| {
            node.kind() == Kind::TemplateType
                && base.at.contains(node.start())
                && node.field(Field::Name).is_some_and(|own| syntax.text_of(own) == name)
        };
        let list = syntax
            .node_at(base.at)
            .descendants()
            .find(named)?
            .field(Field::Arguments)?;
        let params: Vec<String> = class.params.iter().flatten().cloned().collect();
        let place = Place {
            syntax: &syntax,
            ..self.place(&params)
        };
        spell::argument_texts(&place, spell::token_range(&syntax, list), "").ok()
    }

    /// Doubts how a partial specialisation is written that is named with its own arguments: where it was declared before, with
    /// them.
    pub(super) fn check_own_arguments(&self, class: &str) {
        let w = self.walker;
        let is_declared = |found: &crate::index::Found<'_>| {
            let DeclaredKind::Class {
                defined: false,
                specialisation: true,
            } = found.declared.kind
            else {
                return false;
            };
            let file = w.unit.files.get(found.declared.file);
            let text = file.and_then(|f| f.text.get(f.items.get(found.declared.item)?.span.range()));
            // Explicit ones have no parameters.
            let head = text.and_then(|text| text.trim_ascii_start().strip_prefix(b"template"));
            let list = head.and_then(|head| head.trim_ascii_start().strip_prefix(b"<"));
            list.is_some_and(|list| !list.trim_ascii_start().starts_with(b">"))
        };
        let all = w.index.lookup(w.namespace, class);
        if w.index.budget.steps(all.len()) && all.iter().any(is_declared) {
            let doubt =
                || format!("nvcc writes `{class}` with its arguments where that specialisation was declared before");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
    }

    /// Says that what a base's name stands for is not known.
    fn unwritten(&self, name: &str) -> Option<String> {
        let doubt = || format!("nvcc prints the class that the base `{name}` is, with its path and template arguments");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
        None
    }
}

/// Whether a class is an instance of a template.
fn is_instance(info: &ClassInfo) -> bool {
    info.params.is_some() || info.arguments.is_some()
}
