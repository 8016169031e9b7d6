//! Parameters of templates that are values: their types decide how nvcc prints the numbers that are given for them.

use crate::class::{MemberKind, template_parameter_name};
use crate::declarator::template_in;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::ty::{Scope, Ty, bare};
use crate::value_parameter::ValueParameter;
use culambda_source::builtin::Builtin;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// What the parameter of a template says that comes after the arguments before. The path is without arguments.
pub(crate) fn value_parameter(w: &Here<'_>, path: &[String], before: &[String]) -> ValueParameter {
    let known = of_member(w, path, before).or_else(|| at_namespace_scope(w, path, before));
    let known = known.or_else(|| of_library(w, path, before));
    known.unwrap_or(ValueParameter::Unknown)
}

/// That of a member template: of a class around, or of the one that the path names.
fn of_member(w: &Here<'_>, path: &[String], before: &[String]) -> Option<ValueParameter> {
    let (class, member) = crate::constant::find_by_path(w, path)?;
    if matches!(member.kind, MemberKind::Using { .. }) {
        // What it names is a member of a base, whose own name may not lead back.
        let of_base = |base: &[String]| {
            let is_other = base.last().is_some_and(|last| *last != class.name);
            is_other.then(|| of_member(w, &[base, &path[path.len() - 1..]].concat(), before))?
        };
        return class.bases.iter().find_map(|base| of_base(&base.path));
    }
    if !matches!(member.kind, MemberKind::Class(_) | MemberKind::Type(_)) {
        return None;
    }
    let syntax = w.syntax_of_class(&class)?;
    let Some(head) = member
        .node(&syntax)
        .filter(|node| node.kind() == Kind::TemplateDeclaration)
    else {
        return Some(ValueParameter::AsWritten);
    };
    let scope = Scope::within(&syntax, w.class_where_defined(&class));
    let depends = |ty: &str| scope.classes.iter().any(|class| class.has_parameter(ty));
    let found = of_head(w, head, before, &scope);
    Some(
        match parameter_at(head, before.len()).and_then(|p| p.field(Field::Type)) {
            // Seen from outside it is what the class is given, which the path does not say.
            Some(ty) if depends(syntax.text_of(ty)) => match path {
                [_] => ValueParameter::AsWritten,
                _ => ValueParameter::Unknown,
            },
            _ => found,
        },
    )
}

fn at_namespace_scope(w: &Here<'_>, path: &[String], before: &[String]) -> Option<ValueParameter> {
    let found = w.index.lookup_kinds(w.namespace, path);
    // What a using-declaration names has the same name.
    let f = found.into_iter().filter_map(|f| w.index.target(f)).find(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Class {
                specialisation: false,
                ..
            } | DeclaredKind::Alias
        )
    })?;
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let head = template_in(&syntax, path.last()?)?;
    Some(of_head(w, head, before, &Scope::of_namespace(&syntax, f.namespace)))
}

/// The parameter of a template head that an argument is for.
fn parameter_at(head: Node<'_>, at: usize) -> Option<Node<'_>> {
    let list: Vec<Node<'_>> = head.field(Field::Parameters)?.children().collect();
    let last = || list.last().copied().filter(|p| p.kind().is_pack());
    list.get(at).copied().or_else(last)
}

fn of_head(w: &Here<'_>, head: Node<'_>, before: &[String], scope: &Scope<'_>) -> ValueParameter {
    let Some(parameter) = parameter_at(head, before.len()) else {
        return ValueParameter::Unknown;
    };
    let plain = parameter
        .field(Field::Declarator)
        .is_none_or(|d| matches!(d.kind(), Kind::Identifier | Kind::VariadicDeclarator));
    if !plain && !parameter.kind().is_type_parameter() {
        let declarator = parameter.field(Field::Declarator).map(|d| scope.syntax.text_of(d));
        let is_reference = declarator.is_some_and(|text| text.trim_start_matches(['(', ' ']).starts_with('&'));
        return if is_reference {
            ValueParameter::AsWritten
        } else {
            ValueParameter::Pointer
        };
    }
    let Some(ty) = parameter
        .field(Field::Type)
        .filter(|_| !parameter.kind().is_type_parameter())
    else {
        return ValueParameter::AsWritten;
    };
    let text = scope.syntax.text_of(ty);
    if let Some(known) = Builtin::parse(text) {
        return ValueParameter::Of(known);
    }
    if let Some(known) = of_library_type(text) {
        return of_alias(Ty::Builtin(known));
    }
    match given_for(scope.syntax, head, text, before) {
        Some(given) => of_given(w, given),
        None => of_type(w, ty, scope),
    }
}

/// The argument for the parameter that the type of another one is.
fn given_for<'b>(syntax: &Syntax, head: Node<'_>, name: &str, before: &'b [String]) -> Option<&'b str> {
    let mut list = head.field(Field::Parameters)?.children();
    let at = list.position(|p| template_parameter_name(syntax, p).is_some_and(|own| own == name))?;
    before.get(at).map(String::as_str)
}

fn of_given(w: &Here<'_>, given: &str) -> ValueParameter {
    if let Some(known) = Builtin::parse(given) {
        return ValueParameter::Of(known);
    }
    if let Some(known) = of_library_type(given) {
        return of_alias(Ty::Builtin(known));
    }
    if w.is_template_parameter(given) {
        return ValueParameter::AsWritten;
    }
    let path: Vec<String> = given.split("::").map(|part| part.trim().to_owned()).collect();
    of_alias(w.resolve_path(&path, Vec::new(), &w.type_scope()))
}

fn of_type(w: &Here<'_>, ty: Node<'_>, scope: &Scope<'_>) -> ValueParameter {
    if ty.kind() == Kind::PlaceholderTypeSpecifier {
        return ValueParameter::Deduced;
    }
    of_alias(w.resolve(ty, scope))
}

/// `std::size_t` and the like.
fn of_library_type(name: &str) -> Option<Builtin> {
    Builtin::of_library(name.trim_start_matches("std::"))
}

/// The same for a type that a name stands for.
fn of_alias(ty: Ty) -> ValueParameter {
    let ty = match bare(ty) {
        Ty::Class(class) if !class.is_known() => class.of_library().map_or(Ty::Unknown, Ty::Builtin),
        other => other,
    };
    match ty {
        // They are printed with a cast, to the alias where that is at namespace scope.
        Ty::Builtin(known) if known.is_cast_to() => ValueParameter::Cast,
        Ty::Builtin(known) => ValueParameter::Of(known),
        Ty::Unknown => ValueParameter::Unknown,
        Ty::Pointer(_) | Ty::Function(_) => ValueParameter::Pointer,
        Ty::Class(class) if class.is_known() && !class.is_enum => ValueParameter::Object,
        _ => ValueParameter::AsWritten,
    }
}

/// Templates of the standard library, whose headers are rarely read.
fn of_library(w: &Here<'_>, path: &[String], before: &[String]) -> Option<ValueParameter> {
    let name = match path {
        [std, name] if std == "std" => name,
        [cuda, std, name] if cuda == "cuda" && std == "std" => name,
        _ => return None,
    };
    let of = ValueParameter::Of;
    Some(match (name.as_str(), before.len()) {
        ("array" | "span", 1) => of(Builtin::UnsignedLong),
        ("index_sequence", _) | ("extents", 1..) => of(Builtin::UnsignedLong),
        (
            "bitset"
            | "tuple_element"
            | "tuple_element_t"
            | "variant_alternative"
            | "variant_alternative_t"
            | "make_index_sequence"
            | "aligned_storage"
            | "aligned_storage_t"
            | "in_place_index_t",
            0,
        ) => of(Builtin::UnsignedLong),
        ("bool_constant" | "enable_if" | "enable_if_t" | "conditional" | "conditional_t", 0) => of(Builtin::Bool),
        ("ratio", _) => of(Builtin::Long),
        ("integral_constant" | "integer_sequence", 1..) => of_given(w, before.first()?),
        _ => return None,
    })
}
