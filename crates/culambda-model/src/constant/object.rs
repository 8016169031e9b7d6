//! Names, members and elements: which of them are objects with static storage.

use super::{
    Verdict, argument_in_disguise, binds_directly, deeper, integer, local_reference, lvalue, object_type, overloaded,
    pointer, single, undecided,
};
use crate::class::{ClassInfo, DataMember, Member, MemberKind};
use crate::declarator::{has_specifier, is_reference, layer_next_to_name, path_of, variable_in};
use crate::here::Here;
use crate::index::{DeclaredKind, Found};
use crate::meaning::Meaning;
use crate::reasons::{FUNCTION_OR_VARIABLE, UNDECLARED};
use crate::scope::{Symbol, SymbolKind};
use crate::ty::{Scope, Ty};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// `x.m`, `p->m`.
pub(super) fn member_of_object(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(object), Some(name)) = (node.field(Field::Argument), node.field(Field::Field)) else {
        return Ok(false);
    };
    let arrow = node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::MinusGt);
    let ty = match (object_type(w, object, scope), arrow) {
        (Ty::Pointer(t), true) => crate::ty::bare(*t),
        (Ty::Class(_), true) => return undecided(w, node, scope),
        (t, _) => t,
    };
    if let Ty::Class(c) = &ty {
        let name = scope.syntax.text_of(name);
        if let Some((class, m)) = w.find_member(c, name) {
            match &m.kind {
                MemberKind::Field(field) if m.is_static => return static_member(*field),
                MemberKind::Function { .. } => return Ok(m.is_static),
                MemberKind::Field(field) if field.reference || field.bit_field => return Ok(false),
                // An alias may make it a reference.
                MemberKind::Field(_) if matches!(w.data_member(&class, name), Ty::Reference(_)) => {
                    return Ok(false);
                }
                MemberKind::Field(_) => {}
                _ => return Ok(false),
            }
        }
    }
    if arrow {
        pointer::constant(w, object, scope)
    } else {
        lvalue(w, object, scope)
    }
}

/// A member by name, in a class or in its bases.
pub(crate) fn find(w: &Here<'_>, class: &Rc<ClassInfo>, name: &str) -> Option<(Rc<ClassInfo>, Member)> {
    let (class, member) = w.find_member(&w.class_where_defined(class), name)?;
    Some((class.info?, member))
}

/// A member by its path: of the classes around the walk, or of the class that the path leads through.
pub(crate) fn find_by_path(w: &Here<'_>, path: &[String]) -> Option<(Rc<ClassInfo>, Member)> {
    let (name, outer) = path.split_last()?;
    if outer.is_empty() {
        return w.classes.iter().rev().find_map(|frame| find(w, &frame.info, name));
    }
    match w.resolve_path(outer, Vec::new(), &w.type_scope()) {
        Ty::Class(class) => find(w, class.info.as_ref()?, name),
        _ => None,
    }
}

/// A static data member: constant unless it is a reference, or its type depends on the parameters of its class.
pub(super) fn static_member(field: DataMember) -> Verdict {
    match field {
        DataMember { thread_local: true, .. } | DataMember { dependent: true, .. } => Ok(false),
        DataMember {
            reference: true,
            has_default: false,
            ..
        } => Ok(false),
        DataMember { reference: true, .. } => Err("it names a static member that is a reference itself".into()),
        _ => Ok(true),
    }
}

/// An element of an array with static storage, or what a constant pointer points to.
pub(super) fn element(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let index = node.field(Field::Indices).and_then(|i| {
        if i.kind() == Kind::SubscriptArgumentList {
            i.children().next()
        } else {
            Some(i)
        }
    });
    let (Some(mut array), Some(mut index)) = (node.field(Field::Argument), index) else {
        return undecided(w, node, scope);
    };
    if array.kind() == Kind::NumberLiteral {
        std::mem::swap(&mut array, &mut index);
    }
    let object = match object_type(w, array, scope) {
        Ty::Array(..) => lvalue(w, array, scope)?,
        Ty::Pointer(_) => pointer::constant(w, array, scope)?,
        _ if array.kind().is_string() => true,
        Ty::Class(c) if c.info.is_some() => return overloaded(w, c.info.as_ref(), "operator[]", node, scope),
        Ty::Class(c) if c.allocates() => false,
        // An `operator[]` may be constant for an object that is.
        _ if lvalue(w, array, scope) == Ok(false) => false,
        _ => return undecided(w, node, scope),
    };
    Ok(object && integer::constant(w, index, scope)? && in_bounds(w, array, index, scope))
}

/// Whether an index lies within the array, as far as both are known.
pub(super) fn in_bounds(w: &Here<'_>, array: Node<'_>, index: Node<'_>, scope: &Scope<'_>) -> bool {
    let Some(value) = crate::types::evaluate(w, index, scope) else {
        return true;
    };
    let bound = if array.kind() == Kind::Identifier {
        array_bound(w, scope.syntax.text_of(array), scope)
    } else {
        None
    };
    value >= 0 && bound.is_none_or(|b| value <= b)
}

/// The outermost bound of an array that is declared in the function or at namespace scope.
pub(super) fn array_bound(w: &Here<'_>, name: &str, scope: &Scope<'_>) -> Option<i64> {
    let bound = |declarator: Node<'_>, scope: &Scope<'_>| {
        let array = layer_next_to_name(declarator).filter(|l| l.kind() == Kind::ArrayDeclarator)?;
        crate::types::evaluate(w, array.field(Field::Size)?, scope)
    };
    if let Some(s) = w.scopes.lookup(name).filter(|_| scope.local) {
        return bound(s.declarator?, scope);
    }
    let found = w.index.first(scope.namespace, &[name.to_owned()])?;
    with_global(w, &found, name, |_, declarator, _, scope| bound(declarator, scope)).flatten()
}

pub(super) fn named(w: &Here<'_>, name: &str, scope: &Scope<'_>) -> Verdict {
    if scope.local {
        if let Some(symbol) = w.scopes.lookup(name) {
            return match symbol.kind {
                SymbolKind::Static => local_static(w, name, symbol, scope),
                SymbolKind::Variable => local_reference(w, symbol, scope),
                SymbolKind::Ambiguous => Err(format!("the declaration of `{name}` {FUNCTION_OR_VARIABLE}")),
                _ => Ok(false),
            };
        }
        if name == "__func__" {
            return Ok(true);
        }
    }
    let class = if scope.local {
        w.this_class().map(|c| Rc::clone(&w.classes[c].info))
    } else {
        scope.classes.last().cloned()
    };
    if let Some(class) = class {
        match w.member(name) {
            Meaning::Other => {
                return match find(w, &class, name) {
                    Some((_, m)) => m.field().map_or(Ok(false), static_member),
                    None => Ok(false),
                };
            }
            Meaning::Field => return Ok(false),
            Meaning::Functions(_) => return Ok(true),
            Meaning::Unknown(why) => return Err(why),
            Meaning::None => {}
        }
    }
    global(w, &w.index.lookup(scope.namespace, name), name, scope)
}

/// A local variable with static storage, a local `extern` declaration, what a using declaration brings in.
pub(super) fn local_static(w: &Here<'_>, name: &str, symbol: &Symbol<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(declaration) = symbol.declaration.filter(|d| d.kind() != Kind::UsingDeclaration) else {
        // A using declaration: what it brings in is looked up as a path of its own, if at all.
        return Err(format!("what `{name}` names is not known"));
    };
    let word = |s: &str| has_specifier(w.syntax, declaration, s);
    if word("thread_local") || word("__thread") {
        return Ok(false);
    }
    if symbol.declarator.is_some_and(is_reference) {
        return local_reference(w, symbol, scope);
    }
    // In a template the reference takes the address of a local static for dependent.
    let in_template = !w.templates.is_empty() || !w.class_template_parameters().is_empty();
    Ok(word("extern") || !in_template)
}

pub(super) fn qualified(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let path = path_of(scope.syntax, node);
    let found = w.index.lookup_path(scope.namespace, &path);
    if !found.is_empty() {
        return global(w, &found, &path.join("::"), scope);
    }
    let Some((name, outer)) = path.split_last() else {
        return Ok(false);
    };
    let unseen = || Err(format!("`{}` {UNDECLARED}", path.join("::")));
    let Ty::Class(class) = w.resolve_path(outer, Vec::new(), scope) else {
        return unseen();
    };
    match w.find_member(&class, name) {
        Some((c, m)) if m.is_static && m.field().is_some() => {
            // With arguments written out its type is that of the member for them.
            let params = c.info.is_some_and(|i| i.params.is_some());
            let written = params && crate::declarator::last_name(node).kind() != Kind::TemplateFunction;
            let field = m.field().unwrap_or_default();
            static_member(DataMember {
                dependent: field.dependent && !written,
                ..field
            })
        }
        Some((_, m)) => Ok(matches!(m.kind, MemberKind::Function { .. }) && m.is_static),
        None => unseen(),
    }
}

/// A name at namespace scope.
pub(super) fn global(w: &Here<'_>, found: &[Found<'_>], name: &str, scope: &Scope<'_>) -> Verdict {
    let Some(f) = found.first() else {
        return Err(format!("`{name}` {UNDECLARED}"));
    };
    match f.declared.kind {
        DeclaredKind::Variable { thread_local: true, .. } | DeclaredKind::Enumerator => Ok(false),
        DeclaredKind::Variable {
            reference: true,
            initialised: false,
            ..
        } => Ok(false),
        DeclaredKind::Variable { reference: true, .. } => {
            let last = name.rsplit("::").next().unwrap_or(name);
            let bound = |declaration: Node<'_>, declarator: Node<'_>, value: Option<Node<'_>>, scope: &Scope<'_>| {
                if !is_reference(declarator) {
                    return Ok(true);
                }
                let Some(value) = value else { return Ok(false) };
                // A temporary that it is bound to has static storage too.
                Ok(
                    lvalue(w, value, scope)? && binds_directly(w, declaration, declarator, value, scope)?
                        || integer::constant(w, value, scope)?,
                )
            };
            let _step = deeper(w)?;
            with_global(w, f, last, bound).unwrap_or_else(|| Err(format!("`{name}` is a reference itself")))
        }
        DeclaredKind::Variable { .. } | DeclaredKind::Function { .. } => Ok(true),
        DeclaredKind::UsingDeclaration if f.declared.target.len() > 1 => {
            let _step = deeper(w)?;
            let scope = &Scope {
                namespace: f.namespace,
                local: false,
                classes: Vec::new(),
                ..scope.clone()
            };
            global(w, &w.index.lookup_path(f.namespace, &f.declared.target), name, scope)
        }
        _ => Err(format!("`{name}` {UNDECLARED}")),
    }
}

/// Looks at the declaration of a variable at namespace scope: declaration, declarator, initialiser.
pub(super) fn with_global<T>(
    w: &Here<'_>,
    found: &Found<'_>,
    name: &str,
    look: impl FnOnce(Node<'_>, Node<'_>, Option<Node<'_>>, &Scope<'_>) -> T,
) -> Option<T> {
    let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
    let scope = Scope {
        syntax: &syntax,
        local: false,
        classes: Vec::new(),
        namespace: found.namespace,
        bound: crate::ty::Bound::default(),
    };
    let (node, own) = variable_in(&syntax, name)?;
    let (declarator, value) = match own.kind() {
        Kind::InitDeclarator => (own.field(Field::Declarator)?, own.field(Field::Value).and_then(single)),
        _ => (own, argument_in_disguise(own)),
    };
    Some(look(node, declarator, value, &scope))
}
