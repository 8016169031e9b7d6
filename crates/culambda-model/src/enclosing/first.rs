//! The first declaration of a function template: the reference prints the types that it is written with, in whatever way
//! the definition writes them.

use crate::class::{ClassInfo, of_parameter, parameter_types};
use crate::declarator::{bare_name, declared_name, last_name, parameters, path_of};
use crate::here::{FunctionFrame, Here};
use crate::index::{ClassLookup, DeclaredKind, NamespaceId};
use crate::instantiate::signature::{Signature, numbered};
use crate::ty::{ClassTy, Scope, Ty, as_parameters, parts, same};
use culambda_source::{DECLARED_TEMPLATE, ViewOffset, ident};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;
use std::sync::Arc;

/// More earlier declarations of one name than this are not compared.
pub(super) const MAX_READ: usize = 64;
/// Bases whose names are looked for.
const MAX_BASES: usize = 16;

/// What declares a function template first.
pub(super) enum First {
    /// The definition, or a declaration with the same types in the same words.
    Own,
    /// An earlier declaration, in the syntax of its item, with the place of the name.
    Earlier(Arc<Syntax>, ViewOffset),
    /// An earlier declaration may be one of this function, and may not.
    Open,
}

/// What declares the function template first that a frame defines in a namespace.
pub(super) fn first(w: &Here<'_>, frame: &FunctionFrame<'_>, namespace: NamespaceId) -> First {
    let own = frame.owner.template.and_then(|_| Signature::of(w.syntax, frame.node));
    let Some((own, name)) = own.zip(w.function_name_node(frame.node).map(last_name)) else {
        return First::Own;
    };
    let (own, name) = (Written::of(own, own.template_names()), bare_name(w.syntax, name));
    w.index.ask(&[DECLARED_TEMPLATE.to_owned(), name.to_owned()]);
    let found = w.index.lookup(namespace, name);
    let only_declares = |kind: DeclaredKind| {
        matches!(
            kind,
            DeclaredKind::Function {
                template: true,
                specialisation: false,
                definition: false,
            }
        )
    };
    let declared = found
        .iter()
        .filter(|f| f.namespace == namespace && only_declares(f.declared.kind));
    let mut spots: Vec<_> = declared
        .map(|f| (f.declared.file == 0, f.declared.file, f.declared.item, f.declared.nth))
        .collect();
    spots.sort_unstable();
    if spots.len() > MAX_READ {
        return First::Open;
    }
    for (_, file, item, nth) in spots {
        let syntax = w.index.syntax_of(file, item);
        let Some(at) = declared_name(&syntax, name, nth).filter(|_| !syntax.too_deep) else {
            continue;
        };
        let Some(one) = Signature::at(&syntax, at) else {
            continue;
        };
        let pair = Pair {
            w,
            namespace,
            classes: &[],
            one: &Written::of(one, one.template_names()),
            own: &own,
        };
        if pair.is_in_the_same_words() {
            return First::Own;
        }
        match pair.is_one_function() {
            Some(true) => return First::Earlier(Arc::clone(&syntax), at),
            Some(false) => {}
            None => return First::Open,
        }
    }
    First::Own
}

/// Which of the members of a class a function defines, by the places of their names in the class: the overloads were told
/// apart by types that may be written in another way. `renamed` has for one of them the names of the template parameters
/// around it, and those that the definition has.
pub(super) fn member<'s>(
    w: &Here<'_>,
    frame: &FunctionFrame<'_>,
    class: (&'s Syntax, &Rc<ClassInfo>),
    renamed: impl Fn(Node<'s>) -> Option<Vec<(String, String)>>,
    places: &[ViewOffset],
) -> Option<Node<'s>> {
    let own = Signature::of(w.syntax, frame.node)?;
    let namespace = w.namespace_of_class(class.1)?;
    let classes = around(w, frame, class.1);
    let mut found = None;
    for &at in places {
        let one = Signature::at(class.0, at)?;
        let (theirs, ours): (Vec<String>, Vec<String>) = renamed(one.declaration)?.into_iter().unzip();
        let pair = Pair {
            w,
            namespace,
            classes: &classes,
            one: &Written::of(one, theirs),
            own: &Written::of(own, ours),
        };
        let same = pair.is_in_the_same_words() || pair.is_one_function()?;
        if same && found.replace(one.declaration).is_some() {
            return None;
        }
    }
    found
}

/// The class of a member that is defined outside of it, after those in which it is a member itself.
fn around(w: &Here<'_>, frame: &FunctionFrame<'_>, class: &Rc<ClassInfo>) -> Vec<Rc<ClassInfo>> {
    let mut out = vec![Rc::clone(class)];
    let levels = frame
        .owner
        .outside_class
        .iter()
        .flat_map(|class| class.context.levels());
    let mut path = match w.function_name_node(frame.node) {
        Some(name) => path_of(w.syntax, name),
        None => Vec::new(),
    };
    path.pop();
    for _ in levels.skip(1) {
        path.pop();
        if let ClassLookup::Found(outer) = w.index.class(w.namespace, &path) {
            out.insert(0, outer);
        }
    }
    out
}

/// Whether the class of a declaration is a template, or one around that class.
pub(super) fn is_in_template(syntax: &Syntax, node: Node<'_>) -> bool {
    let around = node.ancestors().skip_while(|n| n.kind() != Kind::FieldDeclarationList);
    let mut heads = around.filter(|n| n.kind() == Kind::TemplateDeclaration);
    heads.any(|head| !crate::class::template_parameter_names(syntax, head).is_empty())
}

/// Whether the declaration of a member in its class, which is in a class template, has the name of a base of that class in
/// it: what that calls itself the reference writes as a member of the template.
pub(super) fn names_a_base(w: &Here<'_>, frame: &FunctionFrame<'_>, class: &Rc<ClassInfo>, member: ViewOffset) -> bool {
    let syntax = class.syntax.as_deref();
    let declaration = syntax.and_then(|syntax| Some((syntax, Signature::at(syntax, member)?.declaration)));
    let Some((syntax, node)) = declaration.filter(|(syntax, node)| is_in_template(syntax, *node)) else {
        return false;
    };
    let around = around(w, frame, class);
    let mut bases: Vec<&String> = class.bases.iter().filter_map(|base| base.path.last()).collect();
    let mut at = 0;
    while let Some(name) = bases.get(at).copied().filter(|_| at < MAX_BASES) {
        let nested = around.iter().flat_map(|outer| &outer.nested);
        let further = nested.filter(|one| one.name == *name).flat_map(|one| &one.bases);
        bases.extend(further.filter_map(|base| base.path.last()));
        at += 1;
    }
    ident::words_of(syntax.text_of(node)).any(|word| bases.iter().any(|base| *base == word))
}

/// A declaration as it is written, with numbers for the template parameters around it.
struct Written<'s> {
    signature: Signature<'s>,
    /// The template parameters.
    names: Vec<String>,
    /// Its own template parameters, what a `requires` of its head says, and its qualifiers.
    head: Vec<String>,
    /// The return type, then those of the parameters.
    types: Vec<String>,
}

impl<'s> Written<'s> {
    fn of(signature: Signature<'s>, names: Vec<String>) -> Self {
        let of = signature;
        let text = |node: Node<'_>| numbered(&crate::class::fold(of.syntax.text_of(node)), &names);
        let own = of.template_parameters();
        let mut head: Vec<String> = own.iter().map(|p| parameter(of, *p, &names)).collect();
        head.extend(of.head.and_then(|head| head.child(Kind::RequiresClause)).map(text));
        let qualifies = |n: &Node<'_>| matches!(n.kind(), Kind::TypeQualifier | Kind::RefQualifier);
        head.extend(of.function.children().filter(qualifies).map(text));
        let trailing = of.function.child(Kind::TrailingReturnType);
        let returned = trailing.or(of.declaration.field(Field::Type));
        let mut types = vec![returned.map(text).unwrap_or_default()];
        let list = parameters(of.function).map(|list| parameter_types(of.syntax, list));
        types.extend(list.iter().flatten().map(|text| numbered(&of_parameter(text), &names)));
        Written {
            signature,
            names,
            head,
            types,
        }
    }
}

/// Two declarations of one name in one scope.
struct Pair<'p, 'w, 's, 'o> {
    w: &'p Here<'w>,
    namespace: NamespaceId,
    classes: &'p [Rc<ClassInfo>],
    one: &'p Written<'s>,
    own: &'p Written<'o>,
}

impl Pair<'_, '_, '_, '_> {
    fn is_in_the_same_words(&self) -> bool {
        self.one.head == self.own.head && self.one.types == self.own.types
    }

    /// Whether both declare one function; `None` where that is not known.
    fn is_one_function(&self) -> Option<bool> {
        let (one, own) = (self.one, self.own);
        let (a, b) = (self.types(one), self.types(own));
        let count = one.types.len();
        if one.head.len() != own.head.len() || [own.types.len(), a.len(), b.len()] != [count; 3] {
            return Some(false);
        }
        let heads = one.head.iter().zip(&own.head).map(|(x, y)| verdict(None, x, y));
        let types = a.iter().zip(&b).zip(one.types.iter().zip(&own.types));
        let types = types.map(|((a, b), (x, y))| verdict(Some((a, b)), x, y));
        all(heads.chain(types))
    }

    /// The return type, then those of the parameters.
    fn types(&self, of: &Written<'_>) -> Vec<Ty> {
        let (syntax, declaration) = (of.signature.syntax, of.signature.declaration);
        let scope = Scope {
            bound: as_parameters(&of.names),
            classes: self.classes.to_vec(),
            ..Scope::of_namespace(syntax, self.namespace)
        };
        let ty = self
            .w
            .declared_type(declaration, declaration.field(Field::Declarator), &scope);
        match ty {
            // A `const` of a parameter itself does not count.
            Ty::Function(all) => all.into_iter().map(|ty| self.seen(without_const(ty))).collect(),
            _ => Vec::new(),
        }
    }

    /// A type, if all names in it have declarations that were read: others are asked for, and may be aliases of anything.
    fn seen(&self, ty: Ty) -> Ty {
        let mut unseen = false;
        let mut pending = vec![&ty];
        while let Some(one) = pending.pop() {
            if let Ty::Class(class) = one
                && !self.is_seen(class)
            {
                self.w.ask_for_class(class);
                unseen = true;
            }
            pending.extend(parts(one));
        }
        if unseen { Ty::Unknown } else { ty }
    }

    /// Whether a declaration of a class was read. Those of the standard library are what they are called.
    fn is_seen(&self, class: &ClassTy) -> bool {
        let [level] = class.levels.as_slice() else { return true };
        let is_own = class.is_known() || level.local || !self.classes.is_empty();
        let name = level.name.strip_prefix("::").unwrap_or(&level.name);
        if is_own || name.starts_with("std::") {
            return true;
        }
        let path: Vec<String> = level.name.split("::").map(str::to_owned).collect();
        self.w.index.first(self.namespace, &path).is_some()
    }
}

/// A template parameter as it is written, without its name and what it is by default.
fn parameter(of: Signature<'_>, node: Node<'_>, names: &[String]) -> String {
    if matches!(
        node.kind(),
        Kind::TypeParameterDeclaration
            | Kind::OptionalTypeParameterDeclaration
            | Kind::VariadicTypeParameterDeclaration
    ) {
        return "typename".to_owned();
    }
    let of_type = node.field(Field::Type).unwrap_or(node);
    numbered(&crate::class::fold(of.syntax.text_of(of_type)), names)
}

/// Whether all are so; what is not known matters only where nothing is known to be different.
fn all(verdicts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = true;
    for one in verdicts {
        match one {
            Some(false) => return Some(false),
            Some(true) => {}
            None => known = false,
        }
    }
    known.then_some(true)
}

/// Whether two types are one, by what they are and by how they are written.
fn verdict(types: Option<(&Ty, &Ty)>, one: &str, other: &str) -> Option<bool> {
    if one == other {
        return Some(true);
    }
    let known = types.and_then(|(a, b)| alike(a, b));
    if known.is_some() {
        return known;
    }
    // What is dependent is one type only where it is written in the same way, but for paths and aliases.
    if without_paths(one) == without_paths(other) {
        return None;
    }
    let is_unknown = |ty: &Ty| !is_dependent(ty) && !is_closed(ty);
    let is_alias = |(a, b): (&Ty, &Ty)| is_closed(a) && is_unknown(b) || is_closed(b) && is_unknown(a);
    let is_unseen = |(a, b): (&Ty, &Ty)| matches!(a, Ty::Unknown) || matches!(b, Ty::Unknown);
    if types.is_some_and(|pair| is_alias(pair) || is_unseen(pair)) {
        None
    } else {
        Some(false)
    }
}

/// Whether two types are one; `None` where a part of them is not known that may make the difference.
fn alike(a: &Ty, b: &Ty) -> Option<bool> {
    if is_closed(a) && is_closed(b) {
        return Some(same(a, b));
    }
    match (a, b) {
        (Ty::Dependent, other) | (other, Ty::Dependent)
            if is_closed(other) && !crate::ty::mentions_parameter(other) =>
        {
            Some(false)
        }
        (Ty::Dependent | Ty::Unknown, _) | (_, Ty::Dependent | Ty::Unknown) => None,
        (Ty::Const(a), Ty::Const(b)) | (Ty::Pointer(a), Ty::Pointer(b)) | (Ty::Reference(a), Ty::Reference(b)) => {
            alike(a, b)
        }
        (Ty::MemberPointer(c, a), Ty::MemberPointer(d, b)) => all([alike(c, d), alike(a, b)].into_iter()),
        (Ty::Array(a, _), Ty::Array(b, _)) => alike(a, b).filter(|same| !same),
        (Ty::Value(a), Ty::Value(b)) => (a == b).then_some(true),
        (Ty::Class(x), Ty::Class(y)) => {
            let place = |class: &crate::ty::ClassTy| class.levels.last().and_then(|level| level.place);
            let places = place(x).zip(place(y));
            if places.is_some_and(|(x, y)| x != y) || x.arguments.len() != y.arguments.len() {
                return places.map(|_| false);
            }
            all(x.arguments.iter().zip(&y.arguments).map(|(a, b)| alike(a, b)))
        }
        (Ty::Function(a), Ty::Function(b)) if a.len() == b.len() => all(a.iter().zip(b).map(|(a, b)| alike(a, b))),
        _ => Some(false),
    }
}

fn without_const(ty: Ty) -> Ty {
    match ty {
        Ty::Const(inner) => *inner,
        other => other,
    }
}

/// Whether nothing in a type is open.
fn is_closed(ty: &Ty) -> bool {
    !matches!(ty, Ty::Dependent | Ty::Unknown | Ty::Value(_)) && parts(ty).into_iter().all(is_closed)
}

fn is_dependent(ty: &Ty) -> bool {
    matches!(ty, Ty::Dependent) || parts(ty).into_iter().any(is_dependent)
}

/// A text without the namespaces and classes that are in front of names.
fn without_paths(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for part in text.split("::") {
        let end = out.trim_end().len();
        if out
            .as_bytes()
            .get(end.wrapping_sub(1))
            .is_some_and(|last| ident::is_continue(*last))
        {
            let word = ident::words_of(&out).last().map_or(0, str::len);
            out.truncate(end - word.min(end));
        }
        out.push_str(part);
    }
    out.replace("typename ", "")
}
