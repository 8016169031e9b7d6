//! The parts of types, and types as text.

use super::{ClassTy, Extent, Ty};
use crate::budget::Budget;
use crate::class::{Access, UNNAMED};
use crate::facts::{Named, TypeFacts};

/// Whether a type has a part that depends on a template parameter.
pub(crate) fn mentions_dependent(ty: &Ty) -> bool {
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        if matches!(t, Ty::Dependent | Ty::Array(_, Extent::Dependent)) {
            return true;
        }
        pending.extend(parts(t));
    }
    false
}

pub(crate) fn is_initializer_list(ty: &Ty) -> bool {
    match ty {
        Ty::List => true,
        Ty::Const(t) | Ty::Reference(t) => is_initializer_list(t),
        Ty::Class(c) => c
            .levels
            .last()
            .is_some_and(|l| l.name == "std::initializer_list" || l.name == "initializer_list"),
        _ => false,
    }
}

/// Collects local and private types, in the order of their occurrence.
pub(crate) fn collect(ty: &Ty, functions: bool, out: &mut TypeFacts) {
    match ty {
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => collect(t, functions, out),
        Ty::MemberPointer(class, target) => {
            collect(class, functions, out);
            collect(target, functions, out);
        }
        Ty::Function(all) if functions => all.iter().for_each(|t| collect(t, functions, out)),
        Ty::Function(all) => {
            let mut inside = TypeFacts::default();
            for t in all {
                collect(t, true, &mut inside);
            }
            out.in_functions.local.append(&mut inside.local);
            out.in_functions.private.append(&mut inside.private);
        }
        Ty::Closure {
            extended: false,
            in_function: true,
            text,
            place,
            ..
        } => out.local.push(Named {
            name: text.clone(),
            place: *place,
        }),
        Ty::Class(class) => {
            collect_levels(class, out);
            let all = class.outer_arguments.iter().chain(&class.arguments);
            all.chain(implied_arguments(class))
                .for_each(|t| collect(t, functions, out));
        }
        _ => {}
    }
}

pub(crate) fn collect_levels(class: &ClassTy, out: &mut TypeFacts) {
    let mut path = String::new();
    for (depth, level) in class.levels.iter().enumerate() {
        if !path.is_empty() {
            path.push_str("::");
        }
        let (keyword, name) = split_unnamed(&level.name);
        path.push_str(name);
        if depth + 1 == class.levels.len() && !class.arguments.is_empty() {
            let all: Vec<String> = class.arguments.iter().map(text).collect();
            path = format!("{path}<{}>", all.join(", "));
        }
        let named = Named {
            name: format!("{keyword}{path}"),
            place: level.place,
        };
        if level.local {
            out.local.push(named);
        } else if level.access != Access::Public {
            out.private.push(named);
        }
    }
}

/// A type made of fundamental types and pointers, as it can be written anywhere.
pub(crate) fn builtin_text(ty: &Ty) -> Option<String> {
    match ty {
        Ty::Builtin(t) => Some(t.spelling().to_owned()),
        Ty::Pointer(t) => match t.as_ref() {
            Ty::Const(inner) => Some(format!("const {}", pointer_to(builtin_text(inner)?))),
            inner => Some(pointer_to(builtin_text(inner)?)),
        },
        _ => None,
    }
}

pub(crate) fn pointer_to(text: String) -> String {
    let blank = if text.ends_with('*') { "" } else { " " };
    text + blank + "*"
}

/// What rules ask of a type as a template argument.
pub(crate) fn argument_facts(ty: &Ty) -> TypeFacts {
    let mut out = TypeFacts {
        text: text(ty),
        ..TypeFacts::default()
    };
    collect(ty, false, &mut out);
    out
}

/// The types that a type is made of.
pub(crate) fn parts(ty: &Ty) -> Vec<&Ty> {
    match ty {
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => vec![t],
        Ty::MemberPointer(class, t) => vec![class, t],
        Ty::Function(all) => all.iter().collect(),
        Ty::Class(class) => class.arguments.iter().collect(),
        _ => Vec::new(),
    }
}

/// How many parts a type has.
pub(crate) fn size(ty: &Ty) -> usize {
    let (mut count, mut pending) = (0, vec![ty]);
    while let Some(t) = pending.pop() {
        count += 1;
        pending.extend(parts(t));
    }
    count
}

/// Whether nothing in a type is unknown, or depends on template parameters.
pub(crate) fn is_whole(ty: &Ty) -> bool {
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        if matches!(t, Ty::Unknown | Ty::Dependent | Ty::Parameter(_)) {
            return false;
        }
        pending.extend(parts(t));
    }
    true
}

/// A type that was found before: it costs as many steps as it has parts, so that types that double in every alias end.
pub(crate) fn paid(budget: &Budget, ty: Ty) -> Ty {
    if budget.steps(size(&ty)) { ty } else { Ty::Unknown }
}

/// Tells the closure types in a type.
pub(crate) fn closures(ty: &Ty, tell: &mut dyn FnMut(&Ty)) {
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        if matches!(t, Ty::Closure { .. }) {
            tell(t);
        }
        pending.extend(parts(t));
    }
}

/// Adds what tells a type apart from others: its text, and the places of the types that it names.
pub(crate) fn identify(ty: &Ty, out: &mut String) {
    use std::fmt::Write as _;
    let place_in = |place: Option<crate::facts::Place>| place.map(|p| (p.file, p.span.start));
    out.push_str(&text(ty));
    let mut pending = vec![ty];
    while let Some(t) = pending.pop() {
        let place = match t {
            // Namespaces are not in the text.
            Ty::Class(c) => {
                let defined = c.info.as_ref().map(|info| info.place);
                defined.or_else(|| place_in(c.levels.iter().find_map(|l| l.place)))
            }
            Ty::Closure { place, .. } => place_in(*place),
            _ => None,
        };
        if let Some((file, start)) = place {
            let _ = write!(out, "@{file}:{start}");
        }
        if let Ty::Class(c) = t {
            for outer in &c.outer_arguments {
                let _ = write!(out, "<{}", text(outer));
                pending.push(outer);
            }
        }
        pending.extend(parts(t));
    }
}

/// Whether two types are the same.
pub(crate) fn same(a: &Ty, b: &Ty) -> bool {
    let (mut x, mut y) = (String::new(), String::new());
    identify(a, &mut x);
    identify(b, &mut y);
    x == y
}

/// Whether a type is a template parameter, or has one in it.
pub(crate) fn mentions_parameter(ty: &Ty) -> bool {
    match ty {
        Ty::Parameter(_) => true,
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => mentions_parameter(t),
        Ty::MemberPointer(c, t) => mentions_parameter(c) || mentions_parameter(t),
        Ty::Function(all) => all.iter().any(mentions_parameter),
        Ty::Class(c) => c.arguments.iter().any(mentions_parameter),
        _ => false,
    }
}

/// A type with the parameters of a template replaced by its arguments.
pub(crate) fn substitute(ty: Ty, arguments: &[Ty]) -> Ty {
    let of = |t: Box<Ty>| Box::new(substitute(*t, arguments));
    match ty {
        Ty::Parameter(i) => arguments.get(i).map_or(Ty::Dependent, Ty::clone),
        Ty::Const(t) => Ty::Const(of(t)),
        Ty::Pointer(t) => Ty::Pointer(of(t)),
        Ty::Reference(t) => Ty::Reference(of(t)),
        Ty::Array(t, extent) => Ty::Array(of(t), extent),
        Ty::MemberPointer(class, t) => Ty::MemberPointer(of(class), of(t)),
        Ty::Function(all) => Ty::Function(all.into_iter().map(|t| substitute(t, arguments)).collect()),
        Ty::Class(mut class) => {
            class.arguments = class.arguments.into_iter().map(|t| substitute(t, arguments)).collect();
            Ty::Class(class)
        }
        other => other,
    }
}

/// An array of so many dimensions as messages show it: `int [2][3]`; the element as it is given, or else its type.
pub(crate) fn array_text(mut ty: &Ty, dimensions: usize, element: Option<&str>) -> String {
    let mut bounds = String::new();
    for _ in 0..dimensions {
        let Ty::Array(inner, extent) = ty else { break };
        bounds.push('[');
        if let Extent::Known(n) = extent {
            bounds.push_str(&n.to_string());
        }
        bounds.push(']');
        ty = inner;
    }
    let element = element.map_or_else(|| text(ty), str::to_owned);
    let blank = if element.ends_with('*') { "" } else { " " };
    format!("{element}{blank}{bounds}")
}

/// A type as messages show it.
pub(crate) fn text(ty: &Ty) -> String {
    match ty {
        Ty::Builtin(t) => t.name().to_owned(),
        Ty::Class(c) => {
            let names = c.levels.iter().map(|l| split_unnamed(&l.name).1);
            let path = names.collect::<Vec<_>>().join("::");
            if c.arguments.is_empty() {
                path
            } else {
                format!(
                    "{path}<{}>",
                    c.arguments.iter().map(text).collect::<Vec<_>>().join(", ")
                )
            }
        }
        Ty::Closure { text, .. } => text.clone(),
        Ty::Const(t) => format!("const {}", text(t)),
        Ty::Pointer(t) => format!("{} *", text(t)),
        Ty::Reference(t) => format!("{} &", text(t)),
        Ty::Array(..) => array_text(ty, usize::MAX, None),
        Ty::MemberPointer(c, t) => format!("{} {}::*", text(t), text(c)),
        Ty::Function(all) => {
            let mut parts = all.iter().map(text);
            let returned = parts.next().unwrap_or_default();
            format!("{returned} ({})", parts.collect::<Vec<_>>().join(", "))
        }
        Ty::List => "std::initializer_list".into(),
        Ty::Value(text) => text.clone(),
        Ty::Parameter(_) | Ty::Dependent | Ty::Unknown => "?".into(),
    }
}

/// A name in front of which the path to it is to be put, and the keyword that stays in front of that.
pub(crate) fn split_unnamed(name: &str) -> (&str, &str) {
    match name.split_once(' ') {
        Some((keyword, UNNAMED)) => (&name[..=keyword.len()], UNNAMED),
        _ => ("", name),
    }
}

impl ClassTy {
    /// The name in `std`, or what may be one; empty for classes that are visible.
    fn standard_name(&self) -> &str {
        match self.levels.as_slice() {
            [level] if self.info.is_none() => level.name.trim_start_matches("std::"),
            _ => "",
        }
    }

    /// Whether it is a container of the standard library with elements in memory that it allocates: they have no
    /// address that is a constant.
    pub(crate) fn allocates(&self) -> bool {
        matches!(self.standard_name(), "vector" | "deque" | "map" | "unordered_map")
    }
}

/// The default arguments of templates of the standard library that mention the first ones.
pub(crate) fn implied_arguments(class: &ClassTy) -> impl Iterator<Item = &Ty> {
    let implied: &[usize] = match (class.standard_name(), class.arguments.len()) {
        ("vector" | "deque" | "list" | "forward_list" | "unique_ptr", 1) => &[0],
        ("set" | "multiset" | "priority_queue", 1) => &[0, 0],
        ("stack" | "queue", 1) => &[0, 0],
        ("unordered_set" | "unordered_multiset", 1) => &[0, 0, 0],
        ("map" | "multimap", 2) => &[0, 0, 1],
        ("unordered_map" | "unordered_multimap", 2) => &[0, 0, 0, 1],
        _ => &[],
    };
    implied.iter().filter_map(|i| class.arguments.get(*i))
}
