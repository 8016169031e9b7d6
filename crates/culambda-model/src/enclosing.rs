//! The enclosing function of a lambda: what it is a member of, what its tag says, why it may not enclose one.

mod context;
mod defaults;
mod earlier;
mod facts;
mod first;
mod meant;

pub(crate) use context::of_class;
use context::{class_levels, heads_of_scopes, meant, outside_context};
pub(crate) use facts::{facts, hides_outer_name, tag_type};

use crate::class::{Access, ClassInfo, Member, MemberKind, explicit_object, member_key, signature};
use crate::declarator::{bare_name, function_declarator, has_specifier, last_name, name_node, parameters, path_of};
use crate::fact::Fact;
use crate::facts::NestedClass;
use crate::here::{ClassFrame, Enclosing, Here};
use crate::index::{ClassLookup, DeclaredKind, Found, NoPath};
use crate::instantiate::signature::Signature;
use crate::reasons::{NO_DECLARATION, UNDECLARED};
use crate::space::Annotations;
use crate::spell::{ClassContext, Owner};
use crate::ty::{Scope, Ty};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::cell::RefCell;
use std::rc::Rc;

/// Parameters of a template head, spelled as arguments: `T`, `N`, `Ts...`.
pub(crate) fn parameter_spellings(syntax: &Syntax, template: Node<'_>) -> Vec<String> {
    let Some(list) = template.field(Field::Parameters) else {
        return Vec::new();
    };
    list.children()
        .filter(|p| p.kind().is_parameter())
        .map(|p| {
            let name = crate::class::template_parameter_name(syntax, p).unwrap_or_default();
            if crate::class::is_template_pack(p) {
                format!("{name}...")
            } else {
                name
            }
        })
        .collect()
}

/// Finds what a function definition belongs to.
pub(crate) fn resolve<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>) -> Enclosing<'a> {
    let name = name_node(declarator);
    if let (true, Some(class)) = (w.in_class_body(), w.classes.last()) {
        return in_class(w, node, declarator, class.clone());
    }
    match name.filter(|n| n.kind() == Kind::QualifiedIdentifier) {
        Some(name) => out_of_line(w, node, declarator, name),
        None => free(w, node, name),
    }
}

fn own_template<'a>(w: &Here<'a>, node: Node<'a>) -> Option<Node<'a>> {
    let around = node.parent().map(|p| {
        if p.kind() == Kind::FriendDeclaration {
            p.parent()
        } else {
            Some(p)
        }
    });
    w.templates.last().copied().filter(|t| around == Some(Some(*t)))
}

fn in_class<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>, class: ClassFrame) -> Enclosing<'a> {
    let friend = node
        .ancestor(&[Kind::FriendDeclaration, Kind::FieldDeclarationList])
        .is_some_and(|n| n.kind() == Kind::FriendDeclaration);
    let name = name_node(declarator);
    let member = name.and_then(|n| {
        // Overloads are in the order of their declarations.
        let overloads = class.info.members.get(&member_key(w.syntax, n))?;
        let first = overloads.partition_point(|m| m.at < n.start());
        overloads.get(first).filter(|m| m.at == n.start()).cloned()
    });
    let owner = if friend {
        namespace_owner(w, w.namespace)
    } else {
        let is_static = has_specifier(w.syntax, node, "static")
            || member.as_ref().is_some_and(|m| m.is_static)
            || function_declarator(declarator)
                .and_then(parameters)
                .is_some_and(|l| explicit_object(w.syntax, l));
        Fact::Known(Owner::Class {
            class: class.context.clone(),
            is_static,
        })
    };
    Enclosing {
        owner,
        outside_class: None,
        template: own_template(w, node),
        declared: None,
        member,
        friend,
        namespace: None,
    }
}

fn namespace_owner(w: &Here<'_>, namespace: crate::index::NamespaceId) -> Fact<Owner> {
    match w.index.path(namespace) {
        Ok(path) => Fact::Known(Owner::Namespace(path)),
        Err(NoPath::TooManySteps) => Fact::Unknown(crate::budget::REASON.to_owned()),
        Err(NoPath::Macro(name)) => Fact::Unknown(format!(
            "the macro `{name}`, which seems to open a namespace, is not known: give its header's folder with -I, or define it with -D"
        )),
    }
}

fn free<'a>(w: &Here<'a>, node: Node<'a>, name: Option<Node<'a>>) -> Enclosing<'a> {
    let declared = name.and_then(|n| declared_space(w, w.namespace, bare_name(w.syntax, n), node));
    let template = own_template(w, node);
    let specialises = template.is_some_and(|head| parameter_spellings(w.syntax, head).is_empty());
    // It is a member of the namespace of its template, which may be an inline one in this.
    let home = name.filter(|_| specialises).map_or(w.namespace, |name| {
        w.index.namespace_of_function(w.namespace, bare_name(w.syntax, name))
    });
    Enclosing {
        owner: namespace_owner(w, home),
        outside_class: None,
        template,
        declared,
        member: None,
        friend: false,
        namespace: Some(w.namespace),
    }
}

/// The annotations that all earlier declarations of a function agree on. Those of other overloads are not its own.
fn declared_space<'a>(
    w: &Here<'a>,
    namespace: crate::index::NamespaceId,
    name: &str,
    node: Node<'a>,
) -> Option<Annotations> {
    let mut all = earlier::declarations(w, namespace, name);
    // Most have no annotations, and then it is the same which of them are meant.
    if all.iter().any(|f| f.declared.annotations.any()) {
        let shape = Signature::of(w.syntax, node).map(|own| own.shape());
        let declaration = |f: &Found<'_>| w.spot_of(f).and_then(|spot| w.declared_space(spot));
        all.retain(|f| declaration(f).is_none_or(|other| shape.as_ref().is_none_or(|own| *own == other.shape)));
    }
    let mut all = all.iter().map(|f| f.declared.annotations);
    let first = all.next()?;
    all.all(|a| a == first).then_some(first)
}

/// `void A::B<T>::f()`: a member of a class, or of a namespace.
fn out_of_line<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>, name: Node<'a>) -> Enclosing<'a> {
    let mut path = path_of(w.syntax, name);
    path.pop();
    let scopes = scope_nodes(name);
    let with_arguments = scopes.iter().any(|n| n.field(Field::Arguments).is_some());
    let template = if w.templates.len() > heads_of_scopes(w, &scopes) {
        own_template(w, node)
    } else {
        None
    };
    let plain = Enclosing {
        owner: Fact::Unknown(String::new()),
        outside_class: None,
        template,
        declared: None,
        member: None,
        friend: false,
        namespace: None,
    };
    if path.iter().all(String::is_empty) {
        return Enclosing {
            owner: namespace_owner(w, 0),
            namespace: Some(0),
            ..plain
        };
    }
    let shown = path.join("::");
    let found = match w.index.class_around(w.namespace, &path) {
        // Of a template that is only declared the specialisations may be defined.
        ClassLookup::NotInSight => (meant(w, name).special()).map_or(ClassLookup::NotInSight, ClassLookup::Found),
        found => found,
    };
    match found {
        ClassLookup::Found(class) => {
            let (context, meant) = outside_context(w, name, &class);
            let around = meant.access().unwrap_or_else(|| around_written(w, name));
            let class = meant.class(&class);
            member_outside(w, declarator, name, (context, class, around), plain)
        }
        ClassLookup::Ambiguous => Enclosing {
            owner: Fact::Unknown(format!("there is more than one definition of `{shown}`")),
            outside_class: Some(unseen_class(&path)),
            ..plain
        },
        ClassLookup::NotInSight => match w.index.find_namespace(w.namespace, &path) {
            Some(ns) => {
                let own = bare_name(w.syntax, last_name(name));
                let ns = w.index.namespace_of_function(ns, own);
                let declared = declared_space(w, ns, own, node);
                Enclosing {
                    owner: namespace_owner(w, ns),
                    namespace: Some(ns),
                    declared,
                    ..plain
                }
            }
            None => match (!with_arguments).then(|| of_alias(w, &path)).flatten() {
                Some(class) => member_outside(w, declarator, name, class, plain),
                None => Enclosing {
                    owner: Fact::Unknown(why_no_class(w, &path)),
                    outside_class: Some(unseen_class(&path)),
                    ..plain
                },
            },
        },
    }
}

/// A class that nothing visible declares: everything about it is unknown.
fn unseen_class(path: &[String]) -> ClassFrame {
    let info = ClassInfo {
        name: path.last().cloned().unwrap_or_default(),
        path: path.to_vec(),
        ..ClassInfo::default()
    };
    ClassFrame {
        info: Rc::new(info),
        local: false,
        context: ClassContext::default(),
        access: Access::Public,
        access_place: None,
        ancestors: Vec::new(),
        asked: RefCell::default(),
    }
}

/// The scopes of a qualified name that are classes or namespaces, outermost first.
fn scope_nodes(name: Node<'_>) -> Vec<Node<'_>> {
    let mut out = Vec::new();
    let mut at = name;
    while at.kind() == Kind::QualifiedIdentifier {
        out.extend(at.field(Field::Scope).map(|s| {
            if s.kind() == Kind::DependentName {
                s.children().last().unwrap_or(s)
            } else {
                s
            }
        }));
        match at.field(Field::Name) {
            Some(n) => at = n,
            None => break,
        }
    }
    out
}

/// A class as the tag writes it, and what is known of it and of those around it, itself first.
type Outside = (ClassContext, Rc<ClassInfo>, Vec<NestedClass>);

fn member_outside<'a>(
    w: &Here<'a>,
    declarator: Node<'a>,
    name: Node<'a>,
    (context, class, mut ancestors): Outside,
    plain: Enclosing<'a>,
) -> Enclosing<'a> {
    // A class that is specialised itself takes no head, so `template <>` is that of the member.
    let of_special = class.params.as_ref().is_some_and(Vec::is_empty);
    let is_explicit = |head: &Node<'a>| parameter_spellings(w.syntax, *head).is_empty();
    let own = plain.template.is_none().then(|| w.templates.last().copied()).flatten();
    let plain = Enclosing {
        template: plain.template.or(own.filter(|head| of_special && is_explicit(head))),
        ..plain
    };
    let member = find_member(w, &class, declarator, last_name(name));
    let owner = match &member {
        Fact::Known(m) => {
            let object = matches!(
                &m.kind,
                MemberKind::Function {
                    explicit_object: true,
                    ..
                }
            );
            Fact::Known(Owner::Class {
                class: context.clone(),
                is_static: m.is_static || object,
            })
        }
        // A specialisation that is in no file keeps the primary's members by name.
        Fact::Unknown(why) => Fact::Unknown(why.clone()),
    };
    let own = if ancestors.is_empty() {
        None
    } else {
        Some(ancestors.remove(0))
    };
    let (access, access_place) = own.map_or((Access::Public, None), |o| (o.access, o.access_place));
    let member = member.known().cloned();
    Enclosing {
        owner,
        declared: member.as_ref().map(|m| m.annotations).filter(|a| a.any()),
        outside_class: Some(ClassFrame {
            info: class,
            local: false,
            context,
            access,
            access_place,
            ancestors,
            asked: RefCell::default(),
        }),
        member,
        ..plain
    }
}

/// Why what the scopes of a name are is not known.
fn why_no_class(w: &Here<'_>, path: &[String]) -> String {
    let shown = path.join("::");
    let alias = |found: &Found<'_>| found.declared.kind == DeclaredKind::Alias;
    if w.index.first(w.namespace, path).as_ref().is_some_and(alias) {
        return format!(
            "`{shown}` is an alias, and the class that it stands for is not known, or has template arguments"
        );
    }
    format!("`{shown}` {UNDECLARED}: whether it is a class, and whether the function is static, is not known")
}

/// The class that an alias stands for, if neither it nor a class around it has template arguments: `typedef struct S { .. }
/// S_t; void S_t::f()`.
fn of_alias(w: &Here<'_>, path: &[String]) -> Option<Outside> {
    let scope = Scope::of_namespace(w.syntax, w.namespace);
    let Ty::Class(class) = w.resolve_path(path, Vec::new(), &scope) else {
        return None;
    };
    let info = class.info.filter(|_| !class.is_enum)?;
    let levels: Vec<&Rc<ClassInfo>> = class.chain.iter().chain([&info]).collect();
    let is_plain = |c: &&Rc<ClassInfo>| !c.name.is_empty() && c.params.is_none() && c.arguments.is_none();
    if !levels.iter().all(is_plain) {
        return None;
    }
    let namespace = w.index.path(class.namespace).ok()?;
    let names: Vec<String> = levels.iter().map(|class| class.name.clone()).collect();
    let context = names.iter().fold(None, |outer, name| {
        Some(Box::new(ClassContext {
            name: name.clone(),
            outer,
            namespace: namespace.clone(),
            ..ClassContext::default()
        }))
    });
    let all: Vec<String> = namespace.iter().cloned().chain(names).collect();
    let ancestors = outer_access(w, &all, namespace.len());
    Some((*context?, info, ancestors))
}

/// The classes around the one that the scopes of a name are, itself first.
fn around_written(w: &Here<'_>, name: Node<'_>) -> Vec<NestedClass> {
    let scopes = scope_nodes(name);
    let namespaces = scopes.len() - class_levels(w, &scopes);
    outer_access(w, &path_of_scopes(w, &scopes), namespaces)
}

/// The classes around a class that is defined or named elsewhere, itself first, with their access.
pub(crate) fn outer_access(w: &Here<'_>, scopes: &[String], namespaces: usize) -> Vec<NestedClass> {
    let mut out = Vec::new();
    for depth in (namespaces + 2..=scopes.len()).rev() {
        let (outer, name) = (&scopes[..depth - 1], &scopes[depth - 1]);
        if let ClassLookup::Found(class) = w.index.class_around(w.namespace, outer)
            && let Some(m) = class.members.get(name).and_then(|m| m.first())
        {
            out.push(NestedClass {
                name: name.clone(),
                access: m.access,
                access_place: m.access_place,
            });
        }
    }
    out
}

fn path_of_scopes(w: &Here<'_>, scopes: &[Node<'_>]) -> Vec<String> {
    scopes.iter().map(|s| bare_name(w.syntax, *s).to_owned()).collect()
}

fn only<T>(all: Vec<T>) -> Option<T> {
    let [one] = <[T; 1]>::try_from(all).ok()?;
    Some(one)
}

/// The member that an out-of-line definition defines: the only one of the name, or the one with these parameters.
fn find_member(w: &Here<'_>, class: &ClassInfo, declarator: Node<'_>, name: Node<'_>) -> Fact<Member> {
    let key = member_key(w.syntax, name);
    let list: Vec<&Member> = class
        .members
        .get(&key)
        .into_iter()
        .flatten()
        .filter(|m| matches!(m.kind, MemberKind::Function { .. }))
        .collect();
    let parameter_list = function_declarator(declarator).and_then(parameters);
    let signature = function_declarator(declarator)
        .map(|f| signature(w.syntax, f))
        .unwrap_or_default();
    let count = parameter_list.map_or(0, |l| l.children().count());
    let same = |list: &[&Member]| {
        list.windows(2).all(|p| {
            (p[0].is_static, p[0].access, p[0].annotations, p[0].deduced)
                == (p[1].is_static, p[1].access, p[1].annotations, p[1].deduced)
        })
    };
    let by = |f: &dyn Fn(&Member) -> bool| list.iter().copied().filter(|m| f(m)).collect::<Vec<_>>();
    let exact = by(&|m| matches!(&m.kind, MemberKind::Function { signature: s, .. } if *s == signature));
    let counted = by(&|m| matches!(&m.kind, MemberKind::Function { parameters, .. } if *parameters == count));
    for candidates in [&exact, &counted, &list] {
        if let [one, ..] = candidates.as_slice()
            && (candidates.len() == 1 || same(candidates))
        {
            return Fact::Known((*one).clone());
        }
    }
    let class_name = &class.name;
    Fact::Unknown(if list.is_empty() {
        format!("{NO_DECLARATION} `{key}` was found in `{class_name}`")
    } else {
        format!("which of the overloads of `{key}` in `{class_name}` is defined here could not be told")
    })
}
