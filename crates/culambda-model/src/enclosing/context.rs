//! How the tag writes classes: by the places of their definitions, and by the scopes in front of the names of their members.

use super::defaults::completed;
use super::meant::Meant;
use super::{parameter_spellings, path_of_scopes, scope_nodes};
use crate::class::{ClassInfo, fold, template_parameter_names};
use crate::declarator::{bare_name, last_name};
use crate::here::Here;
use crate::spell::ClassContext;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node};
use std::iter::{Copied, Peekable};
use std::rc::Rc;
use std::slice::Iter;

/// How the tag writes a class whose definition is at a node; `template` is its own head.
pub(crate) fn of_class<'a>(w: &Here<'a>, info: &ClassInfo, node: Node<'a>, template: Option<Node<'a>>) -> ClassContext {
    let name = node.field(Field::Name);
    let list = name.map(last_name).and_then(|name| name.field(Field::Arguments));
    let (around, head) = match name.filter(|name| name.kind() == Kind::QualifiedIdentifier) {
        Some(name) => defined_elsewhere(w, name, list),
        None => (
            Around {
                outer: w.classes.last().map(|c| Box::new(c.context.clone())),
                namespace: w.index.path(w.namespace).unwrap_or_default(),
            },
            template,
        ),
    };
    let head = head.map(|head| parameter_spellings(w.syntax, head));
    let plain = ClassContext {
        name: info.name.clone(),
        explicit: head.as_ref().is_some_and(Vec::is_empty),
        params: head.filter(|params| !params.is_empty()),
        outer: around.outer,
        namespace: around.namespace,
        ..ClassContext::default()
    };
    match (name, list) {
        (Some(name), Some(list)) => specialised(w, plain, Some(info), name, list),
        _ => plain,
    }
}

/// The template heads around a definition, outermost first.
type Heads<'a, 'h> = Peekable<Copied<Iter<'h, Node<'a>>>>;

fn heads<'a, 'h>(w: &'h Here<'a>) -> Heads<'a, 'h> {
    w.templates.iter().copied().peekable()
}

/// Whether a template head may be that of a scope with these arguments: those have its parameters in them. A class that is
/// specialised itself takes no head, `template <class U> void A<int>::f(U)`.
fn is_head_of<'a>(w: &Here<'a>, head: Node<'a>, arguments: Node<'a>) -> bool {
    let names = template_parameter_names(w.syntax, head);
    let is_used = |name: &String| ident::words_of(w.text(arguments)).any(|word| word == name);
    names.is_empty() || names.iter().any(is_used)
}

/// How many of the template heads around a definition are those of the scopes of its name.
pub(super) fn heads_of_scopes(w: &Here<'_>, scopes: &[Node<'_>]) -> usize {
    let mut left = heads(w);
    for list in scopes.iter().filter_map(|scope| scope.field(Field::Arguments)) {
        left.next_if(|head| is_head_of(w, *head, list));
    }
    w.templates.len() - left.len()
}

/// What is around a class.
struct Around {
    outer: Option<Box<ClassContext>>,
    namespace: Vec<String>,
}

/// What is around a class that is defined as `struct Outer<T>::Inner`, and its own template head.
fn defined_elsewhere<'a>(w: &Here<'a>, name: Node<'a>, list: Option<Node<'a>>) -> (Around, Option<Node<'a>>) {
    let mut heads = heads(w);
    let around = scopes_as_written(w, name, namespace_as_written(w, name), &mut heads, |_, _| None);
    let head = heads.next();
    // What is left of `template <> struct A<int>::B` is the head of `A<int>` alone.
    let own = head.filter(|_| list.is_some() || heads.next().is_none());
    (around, own)
}

/// The classes that the scopes of a name in a namespace are; each takes its template head. `special` tells which definition
/// the last of some scopes means, if that is not what its name alone does.
fn scopes_as_written<'a>(
    w: &Here<'a>,
    name: Node<'a>,
    namespace: Vec<String>,
    heads: &mut Heads<'a, '_>,
    mut special: impl FnMut(&[Node<'a>], &Level<'a>) -> Option<Rc<ClassInfo>>,
) -> Around {
    let scopes = scope_nodes(name);
    let mut outer: Option<Box<ClassContext>> = None;
    for at in scopes.len() - class_levels(w, &scopes)..scopes.len() {
        let level = Level::of(w, scopes[at], heads);
        let class = special(&scopes[..=at], &level);
        outer = Some(Box::new(level.context(
            w,
            scopes[at],
            class.as_deref(),
            outer,
            namespace.clone(),
        )));
    }
    Around { outer, namespace }
}

/// A class that a scope names.
pub(super) struct Level<'a> {
    pub(super) list: Option<Node<'a>>,
    pub(super) params: Option<Vec<String>>,
    pub(super) arguments: Option<Vec<String>>,
    pub(super) is_primary: bool,
    pub(super) explicit: bool,
}

impl<'a> Level<'a> {
    fn of(w: &Here<'a>, scope: Node<'a>, heads: &mut Heads<'a, '_>) -> Level<'a> {
        let list = scope.field(Field::Arguments);
        let arguments = list.map(|a| w.argument_texts(a));
        let head = list.and_then(|list| heads.next_if(|head| is_head_of(w, *head, list)));
        let head = head.map(|h| parameter_spellings(w.syntax, h));
        let explicit = head.as_ref().is_none_or(Vec::is_empty);
        let params = head.filter(|p| !p.is_empty());
        let is_primary = match (&params, &arguments) {
            (Some(p), Some(a)) => p.len() == a.len() && p.iter().zip(a).all(|(x, y)| fold(x) == fold(y)),
            (_, None) => true,
            (None, Some(_)) => false,
        };
        Level {
            list,
            params,
            arguments,
            is_primary,
            explicit: !is_primary && explicit,
        }
    }

    fn context(
        self,
        w: &Here<'a>,
        scope: Node<'a>,
        class: Option<&ClassInfo>,
        outer: Option<Box<ClassContext>>,
        namespace: Vec<String>,
    ) -> ClassContext {
        let plain = ClassContext {
            name: bare_name(w.syntax, scope).to_owned(),
            params: self.params,
            explicit: self.explicit,
            outer,
            namespace,
            ..ClassContext::default()
        };
        match self.list.filter(|_| !self.is_primary) {
            Some(list) => specialised(w, plain, class, scope, list),
            None => plain,
        }
    }
}

/// A class with the arguments of a specialisation, spelled as in its own name; `name` is the path of its template.
fn specialised<'a>(
    w: &Here<'a>,
    mut context: ClassContext,
    class: Option<&ClassInfo>,
    name: Node<'a>,
    list: Node<'a>,
) -> ClassContext {
    let mut path = path_of_scopes(w, &scope_nodes(name));
    path.push(context.name.clone());
    let own = w.own_arguments(class, &context, &path.join("::"), list);
    let completed = match own {
        Ok(arguments) if context.params.is_some() => completed(w, &path, arguments),
        own => own,
    };
    match completed {
        Ok(arguments) => context.arguments = Some(arguments),
        Err(why) => {
            context.arguments = Some(list.children().map(|n| w.text(n).to_owned()).collect());
            context.doubt = Some(why);
        }
    }
    context
}

/// The definitions that the scopes of a name mean.
pub(super) fn meant<'a>(w: &Here<'a>, name: Node<'a>) -> Meant {
    let scopes = scope_nodes(name);
    let (mut meant, mut heads) = (Meant::default(), heads(w));
    for at in scopes.len() - class_levels(w, &scopes)..scopes.len() {
        let level = Level::of(w, scopes[at], &mut heads);
        meant.descend(w, &scopes[..=at], &level);
    }
    meant
}

/// How the tag writes the class of an out-of-line member, and which definitions its scopes mean.
pub(super) fn outside_context<'a>(w: &Here<'a>, name: Node<'a>, primary: &Rc<ClassInfo>) -> (ClassContext, Meant) {
    let mut meant = Meant::default();
    // A directive may have brought the class.
    let home = w.namespace_of_class(primary).and_then(|home| w.index.path(home).ok());
    let namespace = home.unwrap_or_else(|| namespace_as_written(w, name));
    let around = scopes_as_written(w, name, namespace, &mut heads(w), |scopes, level| {
        let found = meant.descend(w, scopes, level);
        // One that arguments fit is written with those.
        let fits = |class: &Rc<ClassInfo>| level.explicit && class.params.as_ref().is_some_and(|p| !p.is_empty());
        found.filter(|class| !level.is_primary && !fits(class))
    });
    (around.outer.map(|c| *c).unwrap_or_default(), meant)
}

/// How many of the scopes are classes (the rest, in front, are namespaces).
pub(super) fn class_levels(w: &Here<'_>, scopes: &[Node<'_>]) -> usize {
    let names = path_of_scopes(w, scopes);
    (0..=names.len())
        .rev()
        .find(|n| *n == 0 || w.index.find_namespace(w.namespace, &names[..*n]).is_some())
        .map_or(names.len(), |n| names.len() - n)
}

/// The namespace in which the scopes of a name put a class.
fn namespace_as_written(w: &Here<'_>, name: Node<'_>) -> Vec<String> {
    let scopes = scope_nodes(name);
    let names = path_of_scopes(w, &scopes);
    let levels = names.len() - class_levels(w, &scopes);
    let namespace = if levels == 0 {
        Some(w.namespace)
    } else {
        w.index.find_namespace(w.namespace, &names[..levels])
    };
    namespace.and_then(|n| w.index.path(n).ok()).unwrap_or_default()
}
