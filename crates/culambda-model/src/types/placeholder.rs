//! Placeholder return types, as far as a tag needs them.

use crate::declarator::{inner, is_reference};
use crate::fact::Fact;
use crate::here::{FirstReturn, Here};
use crate::scope::SymbolKind;
use crate::ty::Ty;
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, LambdaHead, Node};

/// The return type that a placeholder stands for. `returned` is what the body returns first.
pub(crate) fn deduced_return(
    w: &Here<'_>,
    lambda: Node<'_>,
    head: &LambdaHead,
    descriptor: Node<'_>,
    returned: Option<&FirstReturn>,
) -> Fact<String> {
    let unknown = || {
        Fact::Unknown(
            "the return type is deduced from the body, and the type of the returned expression is not known".into(),
        )
    };
    let Some(body) = lambda.field(Field::Body) else {
        return unknown();
    };
    let placeholder = descriptor.field(Field::Type).map(|t| w.text(t)).unwrap_or_default();
    let plain = descriptor.field(Field::Declarator).is_none() && descriptor.child(Kind::TypeQualifier).is_none();
    // What `if constexpr` discards deduces nothing; which of its statements that is, is not looked at here.
    let discards = || body.descendants().into_iter().any(|n| is_constexpr_if(n));
    let deduced = match returned {
        None => Some("void".to_owned()),
        Some(first) => first.shown.clone().filter(|_| placeholder == "auto"),
    };
    if let Some(text) = deduced.filter(|_| plain && !discards()) {
        return Fact::Known(text);
    }
    let statements: Vec<Node<'_>> = body.children().collect();
    match statements.as_slice() {
        [one] if one.kind() == Kind::ReturnStatement => one
            .children()
            .next()
            .and_then(|value| written(w, lambda, head, descriptor, placeholder, value))
            .map_or_else(unknown, Fact::Known),
        _ => unknown(),
    }
}

/// Whether a statement is an `if constexpr`.
fn is_constexpr_if(node: Node<'_>) -> bool {
    node.kind() == Kind::IfStatement && node.all_children().any(|c| c.kind() == Kind::Constexpr)
}

fn written(
    w: &Here<'_>,
    lambda: Node<'_>,
    head: &LambdaHead,
    descriptor: Node<'_>,
    placeholder: &str,
    value: Node<'_>,
) -> Option<String> {
    if may_name_parameter(w, lambda, value) {
        return None;
    }
    let mutable = head.has_specifier(&w.syntax.view, "mutable");
    if placeholder.starts_with("decltype") {
        return match value.kind() {
            Kind::Identifier => {
                let ty = object_type(w, value)?;
                let (constant, reference) = qualifiers(w, value)?;
                let constant = if constant { "const " } else { "" };
                Some(format!("{constant}{ty}{reference}"))
            }
            Kind::ParenthesizedExpression => {
                let name = value
                    .children()
                    .next()
                    .filter(|n| n.kind() == Kind::Identifier && is_local(w, *n))?;
                let ty = object_type(w, name)?;
                let constant = !mutable || qualifiers(w, name)?.0;
                Some(format!("{}{ty} &", if constant { "const " } else { "" }))
            }
            _ => None,
        };
    }
    let ty = shown_type(w, value)?;
    let is_const = descriptor
        .child(Kind::TypeQualifier)
        .is_some_and(|q| w.text(q) == "const");
    match descriptor
        .field(Field::Declarator)
        .map(|d| w.text(d).trim().to_owned())
        .as_deref()
    {
        None => (!is_const).then_some(ty),
        Some("*") => ty.trim_end().ends_with('*').then_some(ty),
        Some("&") if value.kind() == Kind::Identifier && is_local(w, value) => {
            let constant = is_const || !mutable || qualifiers(w, value)?.0;
            Some(format!("{}{ty} &", if constant { "const " } else { "" }))
        }
        _ => None,
    }
}

/// The type of an expression, decayed, as the reference prints it: with the aliases by which variables and casts name it.
pub(crate) fn shown_type(w: &Here<'_>, value: Node<'_>) -> Option<String> {
    match value.kind() {
        Kind::Identifier => object_type(w, value),
        Kind::ParenthesizedExpression => shown_type(w, value.children().next()?),
        Kind::NumberLiteral | Kind::True | Kind::False | Kind::CharLiteral | Kind::Null => {
            Builtin::of_literal(w.text(value)).map(|ty| ty.spelling().to_owned())
        }
        Kind::BinaryExpression => {
            let operator = w.syntax.operator(value)?.name();
            let sides = [value.field(Field::Left)?, value.field(Field::Right)?].map(|n| shown_type(w, n));
            let [left, right] = sides.map(|side| Builtin::parse(&side?));
            let ty = Builtin::of_operator(operator, left?, right?)?;
            Some(ty.spelling().to_owned())
        }
        Kind::UnaryExpression => {
            let operand = Builtin::parse(&shown_type(w, value.field(Field::Argument)?)?)?;
            let negated = value.field(Field::Operator)?.kind() == Kind::Bang;
            let ty = if negated { Builtin::Bool } else { operand.promoted() };
            Some(ty.spelling().to_owned())
        }
        Kind::ConditionalExpression => {
            let sides = [value.field(Field::Consequence)?, value.field(Field::Alternative)?].map(|n| shown_type(w, n));
            let [left, right] = sides.map(|side| Builtin::parse(&side?));
            Some(left?.of_alternatives(right?)?.spelling().to_owned())
        }
        // `int(a)`, `int()`.
        Kind::CallExpression => value
            .field(Field::Function)
            .map(|f| w.text(f))
            .filter(|name| culambda_source::builtin::is_word(name))
            .and_then(Builtin::parse)
            .map(|ty| ty.spelling().to_owned()),
        Kind::CastExpression => cast(w, value),
        Kind::CompoundLiteralExpression => {
            let ty = value.field(Field::Type)?;
            let empty = value
                .field(Field::Value)
                .is_none_or(|list| list.children().next().is_none());
            match w.resolve(ty, &w.type_scope()) {
                // An alias of a fundamental type shows that type where no value is given.
                Ty::Builtin(ty) if empty => Some(ty.spelling().to_owned()),
                Ty::Builtin(_) => spelled(w, ty),
                Ty::Class(c) if c.info.is_some() => spelled(w, ty),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The type of a cast, decayed: without a reference, and without qualifiers of the value itself.
fn cast(w: &Here<'_>, value: Node<'_>) -> Option<String> {
    let descriptor = value.field(Field::Type)?;
    let declarator = descriptor.field(Field::Declarator);
    let qualified = |d: Node<'_>| {
        d.descendants()
            .into_iter()
            .any(|part| part.kind() == Kind::TypeQualifier)
    };
    if declarator.is_some_and(qualified) {
        return None;
    }
    match declarator {
        Some(d) if d.kind() == Kind::AbstractPointerDeclarator => return spelled(w, descriptor),
        Some(d) if d.kind() == Kind::AbstractReferenceDeclarator && inner(d).is_none() => {}
        None => {}
        Some(_) => return None,
    }
    let (ty, scope) = (descriptor.field(Field::Type)?, w.type_scope());
    match w.resolve(ty, &scope) {
        Ty::Array(..) | Ty::Function(..) => None,
        // An object of the class stays what it is, and is called what it was called.
        Ty::Class(_) => {
            let operand = crate::ty::bare(w.type_of_expression_in(value.field(Field::Value)?, &scope));
            matches!(operand, Ty::Builtin(_)).then(|| spelled(w, ty)).flatten()
        }
        _ => spelled(w, ty),
    }
}

/// Whether a name is that of a local variable: a captured one is `const` in a lambda that is not `mutable`.
fn is_local(w: &Here<'_>, name: Node<'_>) -> bool {
    w.scopes
        .lookup(w.text(name))
        .is_some_and(|s| s.kind == SymbolKind::Variable)
}

/// A type as the reference prints it where it is.
fn spelled(w: &Here<'_>, ty: Node<'_>) -> Option<String> {
    let names = crate::names::ScopeNames::new(w);
    let params = w.template_names();
    let range = crate::spell::token_range(w.syntax, ty);
    let text = names.sure(crate::spell::type_text(&names.place(&params), range));
    text.ok().map(|s| s.text)
}

/// Whether a local variable is `const`, and `&` or `&&` when it is a reference.
fn qualifiers(w: &Here<'_>, name: Node<'_>) -> Option<(bool, &'static str)> {
    let symbol = w.scopes.lookup(w.text(name))?;
    let (declaration, declarator) = (symbol.declaration?, symbol.declarator?);
    let constant = crate::declarator::is_constant(w.syntax, declaration);
    let reference = match (
        is_reference(declarator),
        w.text(declarator).trim_start().starts_with("&&"),
    ) {
        (true, true) => " &&",
        (true, false) => " &",
        (false, _) => "",
    };
    Some((constant, reference))
}

/// Whether an expression mentions a parameter of the lambda itself, whose scope is closed here.
fn may_name_parameter(w: &Here<'_>, lambda: Node<'_>, value: Node<'_>) -> bool {
    let list = lambda
        .field(Field::Declarator)
        .and_then(|d| d.child(Kind::ParameterList));
    let names = list
        .into_iter()
        .flat_map(Node::children)
        .filter_map(|p| p.field(Field::Declarator).and_then(crate::declarator::name_node));
    let names: Vec<String> = names.map(|n| w.text(n).to_owned()).collect();
    crate::class::mentions(w.syntax, value, &names)
}

/// The declared type of a local variable, without `const` and without its reference.
fn object_type(w: &Here<'_>, name: Node<'_>) -> Option<String> {
    let symbol = w
        .scopes
        .lookup(w.text(name))
        .filter(|s| s.kind == SymbolKind::Variable)?;
    let (declaration, declarator) = (symbol.declaration?, symbol.declarator?);
    let simple = declarator.kind() == Kind::Identifier
        || (is_reference(declarator) && inner(declarator).is_some_and(|n| n.kind() == Kind::Identifier));
    let ty = declaration.field(Field::Type).filter(|_| simple)?;
    match ty.kind() {
        Kind::PrimitiveType
        | Kind::SizedTypeSpecifier
        | Kind::TypeIdentifier
        | Kind::QualifiedIdentifier
        | Kind::TemplateType => spelled(w, ty),
        _ => None,
    }
}

/// Whether the operand of `typeid` may be an object of a polymorphic class: then it is evaluated.
pub(crate) fn may_be_polymorphic(w: &Here<'_>, operand: Node<'_>) -> bool {
    let mut at = operand;
    while let Some(next) = match at.kind() {
        Kind::ParenthesizedExpression => at.children().next(),
        Kind::PointerExpression => at.field(Field::Argument),
        _ => None,
    } {
        at = next;
    }
    if at.kind() != Kind::Identifier {
        return false;
    }
    let Some(symbol) = w.scopes.lookup(w.text(at)).filter(|s| s.kind == SymbolKind::Variable) else {
        return false;
    };
    let Some(ty) = symbol.declaration.and_then(|d| d.field(Field::Type)) else {
        return false;
    };
    match ty.kind() {
        Kind::PrimitiveType | Kind::SizedTypeSpecifier => false,
        _ => {
            let path = crate::declarator::path_of(w.syntax, ty);
            match w.index.class(w.namespace, &path) {
                crate::index::ClassLookup::Found(class) => class.polymorphic || !class.bases.is_empty(),
                _ => !w.is_template_parameter(w.text(ty)),
            }
        }
    }
}
