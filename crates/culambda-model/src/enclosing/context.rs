//! How the tag writes classes: by the places of their definitions, and by the scopes in front of the names of their members.

use super::{only, parameter_spellings, path_of_scopes, scope_nodes};
use crate::class::{ClassInfo, fold};
use crate::declarator::{bare_name, last_name};
use crate::here::Here;
use crate::spell::ClassContext;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

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

/// What is around a class.
struct Around {
    outer: Option<Box<ClassContext>>,
    namespace: Vec<String>,
}

/// What is around a class that is defined as `struct Outer<T>::Inner`, and its own template head.
fn defined_elsewhere<'a>(w: &Here<'a>, name: Node<'a>, list: Option<Node<'a>>) -> (Around, Option<Node<'a>>) {
    let mut heads = w.templates.iter().copied();
    let around = scopes_as_written(w, name, namespace_as_written(w, name), &mut heads, |_, _| None);
    let head = heads.next();
    // What is left of `template <> struct A<int>::B` is the head of `A<int>` alone.
    let own = head.filter(|_| list.is_some() || heads.next().is_none());
    (around, own)
}

/// The classes that the scopes of a name in a namespace are; each takes its template head. `special` tells which
/// specialisation one means that is no primary template, by its arguments and the names of its parameters.
fn scopes_as_written<'a>(
    w: &Here<'a>,
    name: Node<'a>,
    namespace: Vec<String>,
    heads: &mut impl Iterator<Item = Node<'a>>,
    mut special: impl FnMut(&[String], &[String]) -> Option<Rc<ClassInfo>>,
) -> Around {
    let scopes = scope_nodes(name);
    let mut outer: Option<Box<ClassContext>> = None;
    for scope in scopes.iter().skip(scopes.len() - class_levels(w, &scopes)) {
        let level = Level::of(w, *scope, heads);
        let arguments = level.arguments.as_deref().filter(|_| !level.is_primary);
        let params = level.params.as_deref().unwrap_or_default();
        let class = arguments.and_then(|arguments| special(arguments, params));
        outer = Some(Box::new(level.context(
            w,
            *scope,
            class.as_deref(),
            outer,
            namespace.clone(),
        )));
    }
    Around { outer, namespace }
}

/// A class that a scope names.
struct Level<'a> {
    list: Option<Node<'a>>,
    params: Option<Vec<String>>,
    arguments: Option<Vec<String>>,
    is_primary: bool,
    explicit: bool,
}

impl<'a> Level<'a> {
    fn of(w: &Here<'a>, scope: Node<'a>, heads: &mut impl Iterator<Item = Node<'a>>) -> Level<'a> {
        let list = scope.field(Field::Arguments);
        let arguments = list.map(|a| w.argument_texts(a));
        let head = if arguments.is_some() { heads.next() } else { None };
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
    match w.own_arguments(class, &context, &path.join("::"), list) {
        Ok(arguments) => context.arguments = Some(arguments),
        Err(why) => {
            context.arguments = Some(list.children().map(|n| w.text(n).to_owned()).collect());
            context.doubt = Some(why);
        }
    }
    context
}

/// How the tag writes the class of an out-of-line member, and which definition it means.
pub(super) fn outside_context<'a>(
    w: &Here<'a>,
    name: Node<'a>,
    primary: &Rc<ClassInfo>,
) -> (ClassContext, Rc<ClassInfo>) {
    let scopes = scope_nodes(name);
    let mut class = Rc::clone(primary);
    // A directive may have brought the class.
    let home = w.namespace_of_class(primary).and_then(|home| w.index.path(home).ok());
    let namespace = home.unwrap_or_else(|| namespace_as_written(w, name));
    let around = scopes_as_written(
        w,
        name,
        namespace,
        &mut w.templates.iter().copied(),
        |arguments, params| {
            let found = specialisation(w, &scopes, arguments, params)?;
            class = Rc::clone(&found);
            Some(found)
        },
    );
    (around.outer.map(|c| *c).unwrap_or_default(), class)
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

/// The specialisation of a class whose arguments read the same.
fn specialisation(w: &Here<'_>, scopes: &[Node<'_>], arguments: &[String], params: &[String]) -> Option<Rc<ClassInfo>> {
    let (path, want) = (path_of_scopes(w, scopes), format!("<{}>", arguments.join(",")));
    let same = w.index.specialisations_read_as(w.namespace, &path, &want);
    // From another namespace its arguments are qualified in another way.
    let unqualified = || only(w.index.specialisations_read_unqualified_as(w.namespace, &path, &want));
    // Its parameters may have other names here.
    let renamed = || {
        let want = with_numbers(&want, params);
        let reads_so = |class: &Rc<ClassInfo>| {
            let own = class.params.as_deref().unwrap_or_default();
            let arguments = class.arguments.as_deref().unwrap_or_default();
            own.len() == params.len() && with_numbers(arguments, own) == want
        };
        let all = w.index.specialisations(w.namespace, &path);
        only(all.into_iter().filter(reads_so).collect())
    };
    let found = same.into_iter().next().or_else(unqualified);
    found.or_else(|| (!params.is_empty()).then(renamed)?)
}

/// The arguments of a specialisation with numbers for its parameters, without blanks.
fn with_numbers(arguments: &str, params: &[String]) -> String {
    let number = |word: &str| params.iter().position(|own| own.trim_end_matches("...") == word);
    let folded = fold(arguments);
    let mut out = String::with_capacity(folded.len());
    let mut rest = folded.as_str();
    while let Some(first) = rest.chars().next() {
        let (word, after) = rest.split_at(ident::prefix(rest).max(first.len_utf8()));
        match number(word) {
            Some(number) => {
                out.push('$');
                out += &number.to_string();
            }
            None => out += word,
        }
        rest = after;
    }
    out
}
