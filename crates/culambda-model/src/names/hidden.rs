//! Names that a function hides: the reference writes what its parameters and outermost block hide from further out.

use super::ScopeNames;
use super::own::OwnNames;
use crate::class::{MemberKind, TypeKind};
use crate::here::{Frame, Here};
use crate::index::{DeclaredKind, Found};
use crate::reasons::UNDECLARED;
use crate::scope::{Symbol, SymbolKind};
use crate::spell::{FieldOf, Position, Shown};
use culambda_source::ViewSpan;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node};
use std::ops::ControlFlow;
use std::rc::Rc;

impl Here<'_> {
    /// The names of the innermost function.
    pub(super) fn own_names(&self) -> Option<&OwnNames> {
        let function = self.frames.iter().rev().find_map(|f| match f {
            Frame::Function(f) => Some(f),
            _ => None,
        })?;
        Some(function.names.get_or_init(|| OwnNames::of(self.syntax, function.node)))
    }
}

impl Here<'_> {
    /// Whether the function around the lambda that is being read gives a name of its head another meaning there: in its
    /// parameters, its labels, and the blocks around, before and after the lambda.
    pub(crate) fn hides(&self, name: &str) -> bool {
        let (Some(own), Some(lambda)) = (self.own_names(), self.around.lambda) else {
            return false;
        };
        let at = self.syntax.node_at(ViewSpan::new(lambda, lambda + 1));
        let lambda = at
            .self_and_ancestors()
            .find(|node| node.kind() == Kind::LambdaExpression);
        own.hide_at(self.syntax, lambda.unwrap_or(at), name, || self.index.budget.step())
    }

    /// The names in the head of a function, and of what is around it, that it hides where the lambda is that is being
    /// read.
    pub(crate) fn hidden_in_head(&self, function: Node<'_>) -> Vec<String> {
        let whole = function.span();
        let end = function.field(Field::Body).map_or(whole.end, Node::start);
        let head = self.syntax.view.text.get(ViewSpan::new(whole.start, end).range());
        let classes = self.classes.iter().map(|class| class.info.name.as_str());
        let namespaces = self.index.path(self.namespace).unwrap_or_default();
        let around = classes.chain(namespaces.iter().map(String::as_str));
        let mut words: Vec<&str> = words_of(head.unwrap_or_default()).chain(around).collect();
        words.sort_unstable();
        words.dedup();
        words.retain(|word| self.hides(word));
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
}

impl ScopeNames<'_, '_> {
    /// What hides a name of the head.
    fn hider(&self, name: &str) -> Hider {
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) if symbol.kind == SymbolKind::Type => Hider::Type,
            Some(_) => Hider::Value,
            None if w.own_names().is_some_and(|own| own.parameters.contains(name)) => Hider::Value,
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
        let own = w.own_names()?;
        // A type of a block is meant in the block, and hides what the head means. Template parameters are meant in both.
        let is_meant = |s: &Symbol<'_>| s.kind == SymbolKind::Type && !(at.head && s.declaration.is_some());
        let in_body = |name: &str| own.hide(name) || w.scopes.lookup(name).is_some_and(|s| !is_meant(s));
        let hides = |name: &str| if at.head { w.hides(name) } else { in_body(name) };
        if !hides(first) || at.head && self.is_brought_into_block(first) {
            return None;
        }
        if w.scopes.lookup(first).is_some_and(is_meant) || w.classes.iter().any(|c| c.info.name == first) {
            return None;
        }
        let hider = if at.head { self.hider(first) } else { Hider::Value };
        if let ControlFlow::Break(member) = self.member_type(first, depends, hider) {
            return member;
        }
        let is_template = depends.is_some();
        let path: Vec<String> = components.iter().map(|c| (*c).to_owned()).collect();
        let namespaces = (1..path.len())
            .rev()
            .find_map(|n| Some((n, w.index.find_namespace(w.namespace, &path[..n])?)));
        let (replaced, namespace) = if let Some(found) = namespaces {
            found
        } else {
            let found = w.index.first(w.namespace, &path[..1]);
            let Some(target) = found.and_then(|found| w.index.target(found)) else {
                if hider != Hider::Value {
                    self.doubt_undeclared(first);
                }
                return None;
            };
            let class = matches!(target.declared.kind, DeclaredKind::Class { .. });
            let scope = class && !is_template && path.len() > 1;
            let by_parameter = hider == Hider::Value && (own.parameters.contains(first) || !at.head);
            if scope && hider == Hider::Later {
                self.doubt_hidden(first);
            }
            if !counts(target.declared.kind) || (scope && by_parameter) {
                return None;
            }
            if class && at.parameters && !is_template && own.parameters.contains(first) {
                return self.elaborated(target, first);
            }
            (0, target.namespace)
        };
        let around = w.index.path(w.namespace).ok()?;
        let mut whole: Vec<String> = w.index.path(namespace).ok()?;
        // nvcc writes a name of its own for a namespace where it finds something else, unless no class has its name.
        let plain = own.parameters.contains(first) && !whole.first().is_some_and(|outer| hides(outer));
        let nested = at.head && replaced > 0 && whole.len() > 1;
        if nested && !plain && w.index.kept.texts.has_class(w.unit, first) {
            self.doubt_hidden(first);
        }
        whole.extend_from_slice(&path[replaced..]);
        let last = whole.len() - (path.len() - replaced);
        let common = whole.iter().zip(&around).take_while(|(a, b)| a == b).count();
        // A namespace that is written stays.
        let mut from = common.min(last.saturating_sub(usize::from(replaced > 0)));
        let hidden = |at: usize| hides(&whole[at]) || whole[at] == "_GLOBAL__N__";
        while from > 0 && hidden(from) {
            from -= 1;
        }
        let start = if hidden(from) { "::" } else { "" };
        let written: Vec<&str> = whole[from..=last]
            .iter()
            .map(String::as_str)
            .filter(|n| *n != "_GLOBAL__N__")
            .collect();
        Some(Shown {
            replaced: replaced + 1,
            text: format!("{start}{}", written.join("::")),
        })
    }

    /// Notes that it is not known how a name is written that a type of a block hides.
    fn doubt_hidden(&self, name: &str) {
        let doubt = || format!("nvcc writes `{name}` in another way where something in the function has that name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// Notes that what a name means in the head of the function is not known, where a type of a block hides it.
    fn doubt_undeclared(&self, name: &str) {
        self.walker.index.ask(&[name.to_owned()]);
        let doubt = || format!("`{name}` {UNDECLARED}, and a type in the function has the same name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// Whether a using declaration in a block names what a name means outside of the function as well.
    fn is_brought_into_block(&self, name: &str) -> bool {
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
    fn member_type(&self, name: &str, depends: Option<bool>, hider: Hider) -> ControlFlow<Option<Shown>> {
        let w = self.walker;
        let around = w.this_class().map_or(&[][..], |c| &w.classes[..=c]);
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
        let is_class = matches!(member.kind, MemberKind::Class(_));
        let is_enum = matches!(member.kind, MemberKind::Type(TypeKind::Enumeration));
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
        if depends.is_none() && w.own_names().is_some_and(|own| own.parameters.contains(name)) {
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
        let around = w.index.path(w.namespace).ok()?;
        let own = w.index.path(class.namespace).ok()?;
        let common = own.iter().zip(&around).take_while(|(a, b)| a == b).count();
        let path = own[common..].iter().map(String::as_str);
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
