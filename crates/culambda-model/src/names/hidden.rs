//! Names that a function hides: the reference writes what its parameters, labels and blocks hide from further out with its
//! path. In the head of the function that is asked for each lambda, by the blocks around it; elsewhere its parameters and its
//! outermost block count, and what is declared before.

use super::ScopeNames;
use super::own::OwnNames;
use crate::class::{MemberKind, TypeKind};
use crate::here::Here;
use crate::index::{DeclaredKind, Found, NamespaceId};
use crate::reasons::UNDECLARED;
use crate::scope::{Symbol, SymbolKind};
use crate::spell::{ClassContext, FieldOf, Position, Shown};
use crate::wellknown;
use culambda_source::ViewSpan;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Node};
use std::ops::ControlFlow;
use std::rc::Rc;

impl Here<'_> {
    /// The names of the innermost function.
    pub(super) fn own_names(&self) -> Option<&OwnNames> {
        let function = self.innermost_function()?;
        Some(function.names.get_or_init(|| OwnNames::of(self.syntax, function.node)))
    }

    /// Whether the function around the lambda that is being read gives a name of its head another meaning there: in its
    /// parameters, its labels, and the blocks around, before and after the lambda.
    pub(crate) fn hides(&self, name: &str) -> bool {
        self.hiding().is_some_and(|hides| hides(name))
    }

    /// That question for many names; none outside of functions and lambdas.
    fn hiding(&self) -> Option<impl Fn(&str) -> bool> {
        let (own, at) = (self.own_names()?, self.node_of_lambda()?);
        let shown = self.shown_by_blocks();
        Some(move |name: &str| {
            let hides = own.hide_at(self.syntax, at, name, || self.index.budget.step());
            hides || self.shows_besides(&shown, name)
        })
    }

    /// The namespaces of a class from the innermost one that the function does not hide, if it hides the innermost one of
    /// all.
    pub(crate) fn qualifier_of(&self, class: &ClassContext) -> Option<String> {
        let named: Vec<&str> = class.named_namespaces().collect();
        let hidden = named.iter().rev().take_while(|name| self.hides(name)).count();
        if hidden == 0 {
            return None;
        }
        let from = named.len().checked_sub(hidden + 1);
        let start = if from.is_none() { "::" } else { "" };
        Some(format!("{start}{}", named[from.unwrap_or(0)..].join("::")))
    }

    /// The names in the head of a function, and of what is around it, that it hides where the lambda is that is being
    /// read.
    pub(crate) fn hidden_in_head(&self, function: Node<'_>) -> Vec<String> {
        let Some(hides) = self.hiding() else {
            return Vec::new();
        };
        let whole = function.span();
        let end = function.field(Field::Body).map_or(whole.end, Node::start);
        let head = self.syntax.view.text.get(ViewSpan::new(whole.start, end).range());
        let classes = self.classes.iter().map(|class| class.info.name.as_str());
        let namespaces = self.index.path(self.namespace).unwrap_or_default();
        let around = classes.chain(namespaces.iter().map(String::as_str));
        let mut words: Vec<&str> = words_of(head.unwrap_or_default()).chain(around).collect();
        words.sort_unstable();
        words.dedup();
        words.retain(|word| hides(word));
        words.into_iter().map(str::to_owned).collect()
    }
}

/// What hides a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hider {
    /// A parameter, a variable, a function.
    Value,
    /// A type of a block.
    Type,
    /// A declaration after the lambda, of either.
    Later,
    /// A using directive of a block around, by which the name means two things.
    Directive,
}

impl ScopeNames<'_, '_> {
    /// Whether a namespace's name means something else at the place of the lambda.
    pub(super) fn is_hidden(&self, namespace: &str) -> bool {
        let w = self.walker;
        let mut at = w.namespace;
        let mut inside = false;
        while let Some(parent) = w.index.namespaces[at].parent {
            inside |= w.index.namespaces[at].name.as_deref() == Some(namespace);
            if w.index.declares(at, namespace) {
                return true;
            }
            at = parent;
        }
        !inside && self.is_hidden_inside(namespace)
    }

    /// What hides a name of the head.
    fn hider(&self, name: &str) -> Hider {
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) if symbol.kind == SymbolKind::Type => Hider::Type,
            Some(_) => Hider::Value,
            None if w.own_names().is_some_and(|own| own.parameters.contains(name)) => Hider::Value,
            None if w.is_shown_besides(name) => Hider::Directive,
            None => Hider::Later,
        }
    }

    /// How a name of a type is written whose beginning the function hides.
    ///
    /// The path starts at the innermost namespace around that is not hidden. Among the parameters a class that one of them
    /// hides gets its keyword instead.
    pub(super) fn shown(&self, components: &[&str], depends: Option<bool>, at: Position) -> Option<Shown> {
        self.shown_as(components, depends, (at, DeclaredKind::is_type))
    }

    /// The same for a name of what `counts`.
    pub(super) fn shown_as(
        &self,
        components: &[&str],
        depends: Option<bool>,
        (at, counts): (Position, impl Fn(DeclaredKind) -> bool),
    ) -> Option<Shown> {
        let w = self.walker;
        let first = *components.first()?;
        w.own_names()?;
        if !self.hides(first, at) {
            return self.shown_past_cover(components, at);
        }
        let is_left = self.is_meant(first, at) || at.head && self.is_brought_into_block(first);
        if is_left || w.classes.iter().any(|c| c.info.name == first) {
            return None;
        }
        let hider = match self.hider(first) {
            hider if at.head || hider == Hider::Directive => hider,
            _ => Hider::Value,
        };
        if let ControlFlow::Break(member) = self.member_type(first, depends, (at, hider)) {
            return member;
        }
        let path: Vec<String> = components.iter().map(|c| (*c).to_owned()).collect();
        let mut namespaces = (1..path.len()).rev();
        let found = namespaces.find_map(|n| Some((n, w.index.find_namespace(w.namespace, &path[..n])?)));
        if let Some((written, namespace)) = found {
            self.doubt_renamed(first, namespace, at);
            // What is written first then has a made-up name if a block in that namespace has a class of its name.
            let has_class = |name: &String| w.index.kept.texts.has_class(w.unit, name);
            if at.head && path[1..written].iter().any(has_class) {
                self.doubt_hidden(first);
            }
            // Where a block hides it, the namespace of what depends on a parameter is left out before a member, at times.
            let by_block = matches!(hider, Hider::Type | Hider::Later) && at.head;
            if by_block && w.in_template() && path.len() > written + 1 {
                self.doubt_hidden(first);
            }
            return self.seen_from_around(&path, (written, namespace), at);
        }
        let target = w.index.first(w.namespace, &path[..1]);
        let Some(target) = target.and_then(|found| w.index.target(found)) else {
            // The headers of the C library, which need not be there, declare it outside of all namespaces.
            if at.head && hider != Hider::Value && wellknown::is_twice(first) {
                return Some(Shown {
                    replaced: 1,
                    text: format!("::{first}"),
                });
            }
            if hider != Hider::Value {
                self.doubt_undeclared(first);
            }
            return None;
        };
        // Of a member of an alias the class is written that it stands for.
        let is_alias_in_path = || {
            let by_parameter = w.own_names().is_some_and(|own| own.parameters.contains(first));
            by_parameter && at.head && !at.parameters && path.len() > 1 && target.declared.kind == DeclaredKind::Alias
        };
        match self.hidden_class(target, &path, depends.is_some(), (at, hider)) {
            ControlFlow::Break(shown) => shown,
            ControlFlow::Continue(()) if is_alias_in_path() => {
                self.doubt_hidden(first);
                None
            }
            ControlFlow::Continue(()) if !counts(target.declared.kind) => None,
            ControlFlow::Continue(()) => self.seen_from_around(&path, (0, target.namespace), at),
        }
    }

    /// Whether a type that the function declares is what a name means. In its head template parameters alone are; a type of
    /// a block is meant in the block.
    fn is_meant(&self, name: &str, at: Position) -> bool {
        let symbol = self.walker.scopes.lookup(name);
        symbol.is_some_and(|s| s.kind == SymbolKind::Type && !(at.head && s.is_type_of_block()))
    }

    /// Whether the function gives a name from further out another meaning.
    pub(super) fn hides(&self, name: &str, at: Position) -> bool {
        let w = self.walker;
        if at.head {
            return w.hides(name);
        }
        let is_value = |s: &Symbol<'_>| s.kind != SymbolKind::Type;
        let is_hidden = w.own_names().is_some_and(|own| own.hide(name)) || w.scopes.lookup(name).is_some_and(is_value);
        is_hidden || w.scopes.lookup(name).is_none() && w.is_shown_besides(name)
    }

    /// How a class is written whose name a parameter hides; goes on where it is written with its path.
    fn hidden_class(
        &self,
        class: Found<'_>,
        path: &[String],
        is_template: bool,
        (at, hider): (Position, Hider),
    ) -> ControlFlow<Option<Shown>> {
        let (Some(first), Some(own)) = (path.first(), self.walker.own_names()) else {
            return ControlFlow::Break(None);
        };
        if is_template || !matches!(class.declared.kind, DeclaredKind::Class { .. }) {
            return ControlFlow::Continue(());
        }
        let by_parameter = own.parameters.contains(first);
        if path.len() > 1 && hider == Hider::Later {
            self.doubt_hidden(first);
        }
        // In front of the parameters, its path is written as that of any class that is hidden.
        let stays = by_parameter && at.parameters || !at.head;
        if path.len() > 1 && hider == Hider::Value && stays {
            return ControlFlow::Break(None);
        }
        if at.parameters && by_parameter {
            return ControlFlow::Break(self.elaborated(class, first));
        }
        ControlFlow::Continue(())
    }

    /// A path of which so many components are a namespace, from the innermost one around that is not hidden. A namespace that
    /// is written stays.
    pub(super) fn seen_from_around(
        &self,
        path: &[String],
        (written, namespace): (usize, NamespaceId),
        at: Position,
    ) -> Option<Shown> {
        let index = self.walker.index;
        let mut whole: Vec<String> = index.path(namespace).ok()?;
        whole.extend_from_slice(&path[written..]);
        let last = whole.len() - (path.len() - written);
        let common = self.around_here(&whole)?;
        let mut from = common.min(last.saturating_sub(usize::from(written > 0)));
        let unseen = |level: usize| self.hides(&whole[level], at) || self.is_covered_level(&whole, level);
        let hidden = |level: usize| whole[level] == "_GLOBAL__N__" || unseen(level);
        while from > 0 && hidden(from) {
            from -= 1;
        }
        let start = if hidden(from) {
            self.added(&format!("::{}", whole.join("::")));
            "::"
        } else {
            ""
        };
        let shown = whole[from..=last].iter().map(String::as_str);
        let shown: Vec<&str> = shown.filter(|n| *n != "_GLOBAL__N__").collect();
        Some(Shown {
            replaced: written + 1,
            text: format!("{start}{}", shown.join("::")),
        })
    }

    /// Notes that nvcc may write a name of its own for a namespace whose name the function hides: where it finds something
    /// else, unless no class has that name.
    fn doubt_renamed(&self, name: &str, namespace: NamespaceId, at: Position) {
        let w = self.walker;
        let path = w.index.path(namespace).unwrap_or_default();
        if at.head && path.len() > 1 && w.index.kept.texts.has_class(w.unit, name) {
            self.doubt_hidden(name);
        }
    }

    /// Notes that it is not known how a name is written that a type of a block hides.
    fn doubt_hidden(&self, name: &str) {
        let doubt = || format!("nvcc writes `{name}` in another way where something in the function has that name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// Notes that what a name means in the head of the function is not known, where a type of a block hides it.
    pub(super) fn doubt_undeclared(&self, name: &str) {
        self.walker.index.ask(&[name.to_owned()]);
        let doubt = || format!("`{name}` {UNDECLARED}, and a type in the function has the same name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// Whether a block hides what a name in the head means, which is no type of the block then; in doubt where it is a
    /// value, because that of the block is what is found.
    pub(super) fn hides_constant(&self, path: &[String]) -> bool {
        let w = self.walker;
        let in_block = |s: &Symbol<'_>| s.kind != SymbolKind::Type && s.declaration.is_some();
        let Some(first) = path.first().filter(|name| w.scopes.lookup(name).is_some_and(in_block)) else {
            return false;
        };
        let target = w.index.first(w.namespace, path).and_then(|found| w.index.target(found));
        if !target.is_some_and(|target| target.declared.kind.is_type()) {
            self.doubt_hidden(first);
        }
        true
    }

    /// Whether a using declaration in a block names what a name means outside of the function as well.
    pub(super) fn is_brought_into_block(&self, name: &str) -> bool {
        let index = self.walker.index;
        let place = |path: &[String]| {
            let target = index.target(index.first(self.walker.namespace, path)?)?;
            Some((target.namespace, target.declared.file, target.declared.item))
        };
        let brought = self.walker.path_of_using(name).and_then(|path| place(&path));
        brought.is_some() && brought == place(&[name.to_owned()])
    }

    /// How a member type of a class around is written that the function hides, with a type perhaps: with its class; goes on
    /// if there is none.
    fn member_type(
        &self,
        name: &str,
        depends: Option<bool>,
        (at, hider): (Position, Hider),
    ) -> ControlFlow<Option<Shown>> {
        let w = self.walker;
        let around = w.own_classes();
        let found = around
            .iter()
            .rev()
            .find_map(|c| crate::constant::find(w, &c.info, name));
        let Some((class, member)) = found else {
            return if w.classes.iter().any(|c| c.info.members.contains_key(name)) {
                ControlFlow::Break(None)
            } else {
                ControlFlow::Continue(())
            };
        };
        if at.qualifies && member.is_value() {
            return ControlFlow::Continue(());
        }
        let is_class = matches!(member.kind, MemberKind::Class(_));
        let is_enum = matches!(member.kind, MemberKind::Type(TypeKind::Enumeration));
        let by_parameter = depends.is_none() && w.own_names().is_some_and(|own| own.parameters.contains(name));
        if by_parameter && hider == Hider::Value && !w.hides(&class.name) {
            match member.kind {
                MemberKind::Type(TypeKind::Enumeration) if class.params.is_some() => return ControlFlow::Break(None),
                MemberKind::Class(_) if at.qualifies => return ControlFlow::Break(None),
                MemberKind::Class(Some(nested)) if at.parameters && class.params.is_none() => {
                    let keyword = class
                        .nested
                        .get(nested)
                        .and_then(|nested| self.keyword_at(nested.place));
                    if let Some(keyword) = keyword {
                        let text = format!("{keyword} {name}");
                        return ControlFlow::Break(Some(Shown { replaced: 1, text }));
                    }
                }
                _ => {}
            }
        }
        if class.params.is_some() && (hider != Hider::Value || is_enum) || w.hides(&class.name) {
            self.doubt_hidden(name);
        }
        let plain_class = is_class && depends.is_none() && hider == Hider::Value;
        if !(is_class || matches!(member.kind, MemberKind::Type(_))) || (plain_class && class.params.is_some()) {
            return ControlFlow::Break(None);
        }
        let frame = around.iter().rfind(|c| Rc::ptr_eq(&c.info, &class));
        let scope = match frame {
            Some(frame) if class.params.is_some() => format!("typename {} ", frame.context.in_pointer()),
            _ if class.params.is_some() => return ControlFlow::Break(None),
            _ if depends == Some(true) => format!("typename {}", class.name),
            _ => class.name.clone(),
        };
        let keyword = depends.is_some() && w.in_template();
        // A class that is no parameter's, and an enumeration, have the class around in front of them.
        let is_known = !at.parameters && is_class || is_enum;
        if by_parameter && !is_known {
            let doubt = || format!("nvcc writes the member `{name}` in another way where a parameter has that name");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
        let keyword = if keyword { "template " } else { "" };
        let text = format!("{scope}::{keyword}{name}");
        ControlFlow::Break(Some(Shown { replaced: 1, text }))
    }

    /// Where a data member is declared that a name of the function hides where a token is.
    pub(super) fn hidden_field(&self, token: usize, name: &str) -> Option<FieldOf> {
        let w = self.walker;
        let token = w.syntax.view.tokens.get(token)?;
        let at = w.syntax.node_at(ViewSpan::new(token.at, token.at + token.len));
        let hides = |names: &OwnNames| names.hide_at(w.syntax, at, name, || w.index.budget.step());
        w.own_names().filter(|names| hides(names))?;
        let own = w.class_where_defined(&w.classes.get(w.this_class()?)?.info);
        if own.info.as_ref()?.members.contains_key(name) {
            return Some(FieldOf::Own);
        }
        let base = w.base_with_member(&own, name, false);
        Some(FieldOf::Base(base.and_then(|base| self.path_from_here(&base))))
    }

    /// `struct S`: a class that a parameter of its name hides, with the namespaces that it is found in.
    fn elaborated(&self, class: Found<'_>, name: &str) -> Option<Shown> {
        let w = self.walker;
        let keyword = self.keyword(class)?;
        let own = w.index.path(class.namespace).ok()?;
        let path = own[self.around_here(&own)?..].iter().map(String::as_str);
        let path: Vec<&str> = path.filter(|n| *n != "_GLOBAL__N__").chain([name]).collect();
        Some(Shown {
            replaced: 1,
            text: format!("{keyword} {}", path.join("::")),
        })
    }

    /// The keyword in front of a class that is written with a path, where a parameter hides its name alone.
    pub(super) fn keyword_of_hidden(&self, path: &[&str], global: bool) -> Option<&'static str> {
        let w = self.walker;
        let [scope @ .., name] = path else { return None };
        let own = w.own_names()?;
        if !own.parameters.contains(*name) {
            return None;
        }
        let class = w.this_class().and_then(|c| w.classes.get(c));
        let member = class.and_then(|c| crate::constant::find(w, &c.info, name));
        match member.as_ref().map(|(around, member)| (around, &member.kind)) {
            Some((around, MemberKind::Class(Some(nested)))) => {
                let nested = around.nested.get(*nested)?;
                let plain = around.params.is_none() && nested.params.is_none();
                let is_it = plain && scope.last() == Some(&around.name.as_str());
                return is_it.then(|| self.keyword_at(nested.place)).flatten();
            }
            Some((_, MemberKind::Class(None) | MemberKind::Type(_) | MemberKind::Using { .. })) => return None,
            _ => {}
        }
        let start = global.then(String::new);
        let path: Vec<String> = start.into_iter().chain(path.iter().map(|c| (*c).to_owned())).collect();
        let target = |path: &[String]| w.index.target(w.index.first(w.namespace, path)?);
        let (alone, meant) = (target(&path[path.len() - 1..])?, target(&path)?);
        let place = |found: Found<'_>| (found.namespace, found.declared.file, found.declared.item);
        let is_class = matches!(meant.declared.kind, DeclaredKind::Class { .. });
        (is_class && place(alone) == place(meant))
            .then(|| self.keyword(meant))
            .flatten()
    }

    /// The keyword that a class is declared with, if it is no template.
    pub(super) fn keyword(&self, class: Found<'_>) -> Option<&'static str> {
        let declared = class.declared;
        let file = self.walker.unit.files.get(declared.file)?;
        let text = file.text.get(file.items.get(declared.item)?.span.range())?;
        let all = KEYWORDS
            .into_iter()
            .filter_map(|k| Some((memchr::memmem::find(text, k.as_bytes())?, k)));
        let keyword = all.min()?.1;
        (!text.starts_with(b"template")).then_some(keyword)
    }

    /// The keyword that the head of a class begins with.
    fn keyword_at(&self, (file, at): (usize, u32)) -> Option<&'static str> {
        let text = self.walker.unit.files.get(file)?.text.get(at as usize..)?;
        KEYWORDS.into_iter().find(|k| text.starts_with(k.as_bytes()))
    }
}

/// What a class is declared with.
const KEYWORDS: [&str; 3] = ["struct", "class", "union"];
