//! References that are constants: bound to an object with static storage, they are never captured implicitly.
//!
//! The reference front end folds the initialiser of a reference as a constant expression. Here the expressions are
//! told apart that are evidently constant, that evidently are not, and that nothing visible decides.

mod binding;
mod decltype;
mod integer;
mod object;
mod pointer;
mod verdict;

pub(crate) use object::{find, find_by_path};

use crate::budget::{REASON, Step};
use crate::class::{ClassInfo, Member};
use crate::declarator::{has_specifier, is_reference, layer_next_to_name, name_node, path_of};
use crate::fact::Fact;
use crate::here::Here;
use crate::index::{DeclaredKind, Found};
use crate::instantiate::signature::Signature;
use crate::meaning::Meaning;
use crate::scope::{Symbol, SymbolKind};
use crate::ty::{Scope, Ty, mentions_dependent};
use binding::{binds_directly, bound_elements, same};
use culambda_source::{DEVICE_FUNCTION, FUNCTION};
use culambda_syntax::{Field, Kind, Node};
use decltype::is_reference_by_decltype;
use object::{element, member_of_object, named, qualified};
use std::rc::Rc;
use verdict::{Verdict, object_type};

/// Whether a local variable is a reference that is bound to an object with static storage or to a function.
pub(crate) fn reference_to_static(w: &Here<'_>, symbol: &Symbol<'_>) -> Fact<bool> {
    match local_reference(w, symbol, &w.type_scope()) {
        _ if w.index.budget.is_spent() => Fact::Unknown(REASON.to_owned()),
        Ok(known) => Fact::Known(known),
        Err(why) => Fact::Unknown(why),
    }
}

/// Whether an expression denotes an object with static storage, whose address is a constant.
pub(crate) fn is_constant_object(w: &Here<'_>, value: Node<'_>, scope: &Scope<'_>) -> Fact<bool> {
    match lvalue(w, value, scope) {
        _ if w.index.budget.is_spent() => Fact::Unknown(REASON.to_owned()),
        Ok(known) => Fact::Known(known),
        Err(why) => Fact::Unknown(why),
    }
}

fn local_reference(w: &Here<'_>, symbol: &Symbol<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(declarator), Some(declaration)) = (symbol.declarator, symbol.declaration) else {
        return Ok(false);
    };
    let _step = deeper(w)?;
    let _names = w.scopes.as_of(symbol);
    let scope = &Scope {
        syntax: w.syntax,
        local: true,
        ..scope.clone()
    };
    if let (true, Some(value)) = (declaration.kind() == Kind::ExpressionStatement, symbol.value) {
        // A reference to an array or a function, which was read as an expression.
        return if is_dependent(w, declaration, declaration, scope) {
            Ok(false)
        } else {
            lvalue(w, value, scope)
        };
    }
    if declaration.kind() != Kind::Declaration {
        return Ok(false);
    }
    let Some(value) = symbol
        .value
        .and_then(single)
        .or_else(|| argument_in_disguise(declarator))
    else {
        return Ok(false);
    };
    let binding = name_node(declarator).is_some_and(|n| n.kind() == Kind::StructuredBindingDeclarator);
    let disguised = symbol.value.is_none();
    let reference = if binding || (disguised && declarator.kind() == Kind::ReferenceDeclarator) {
        Ok(true)
    } else {
        declares_reference(w, declaration, declarator, value, scope)
    };
    if reference == Ok(false) || is_dependent(w, declaration, value, scope) {
        return Ok(false);
    }
    if reference.is_err() {
        // Only what may be bound to an object with static storage makes the type matter.
        return if lvalue(w, value, scope) == Ok(true) {
            ask_for_type(w, declaration, scope);
            reference
        } else {
            Ok(false)
        };
    }
    if !lvalue(w, value, scope)? {
        return Ok(false);
    }
    if binding {
        return bound_elements(w, declaration, declarator, value, scope);
    }
    binds_directly(w, declaration, declarator, value, scope)
}

/// A step of a search; an error when the search ends here.
fn deeper<'w>(w: &'w Here<'_>) -> Result<Step<'w>, String> {
    w.index.budget.enter().ok_or_else(|| REASON.to_owned())
}

/// Whether a variable is a reference, also by an alias, by `decltype` or by `decltype(auto)`.
fn declares_reference(
    w: &Here<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    if is_reference(declarator) {
        return Ok(true);
    }
    let alone = layer_next_to_name(declarator).is_none_or(|l| l.kind() == Kind::FunctionDeclarator);
    let Some(ty) = declaration.field(Field::Type).filter(|_| alone) else {
        return Ok(false);
    };
    match ty.kind() {
        Kind::TypeIdentifier | Kind::QualifiedIdentifier | Kind::TemplateType | Kind::DependentType => {
            match w.resolve(ty, scope) {
                Ty::Reference(_) => Ok(true),
                Ty::Class(c) if c.is_known() => Ok(false),
                Ty::Class(_) | Ty::Unknown | Ty::Dependent if !names_class_template(w, ty) => {
                    Err(format!("`{}` may be the name of a reference type", w.text(ty)))
                }
                _ => Ok(false),
            }
        }
        Kind::Decltype | Kind::PlaceholderTypeSpecifier => match decltype_operand(w, ty) {
            Some(Operand::Auto) => is_reference_by_decltype(w, value, scope),
            Some(Operand::Expression(e)) => is_reference_by_decltype(w, e, scope),
            None => Ok(false),
        },
        _ => Ok(false),
    }
}

/// Whether a type is one of a class template, whichever of its specialisations that is: not all of them need be known.
fn names_class_template(w: &Here<'_>, ty: Node<'_>) -> bool {
    let path = path_of(w.syntax, ty);
    let is_local = |first: &String| w.scopes.lookup(first).is_some();
    let is_class = |f: &Found<'_>| matches!(f.declared.kind, DeclaredKind::Class { .. });
    let all = w.index.lookup_kinds(w.namespace, &path);
    !path.first().is_some_and(is_local) && !all.is_empty() && all.iter().all(is_class)
}

/// Notes the name that stands for a type: one that another file declares as a class is no reference.
fn ask_for_type(w: &Here<'_>, declaration: Node<'_>, scope: &Scope<'_>) {
    if let Some(Ty::Class(class)) = declaration.field(Field::Type).map(|ty| w.resolve(ty, scope))
        && class.info.is_none()
    {
        let names = class.levels.iter().flat_map(|level| level.name.split("::"));
        w.index.ask(&names.map(str::to_owned).collect::<Vec<_>>());
    }
}

/// What is in a `decltype`.
enum Operand<'t> {
    Auto,
    Expression(Node<'t>),
}

fn decltype_operand<'t>(w: &Here<'_>, ty: Node<'t>) -> Option<Operand<'t>> {
    let ty = if ty.kind() == Kind::Decltype {
        ty
    } else {
        ty.children().find(|c| c.kind() == Kind::Decltype)?
    };
    match ty.children().next() {
        Some(e) if e.kind() != Kind::Auto && w.text(e) != "auto" => Some(Operand::Expression(e)),
        _ => Some(Operand::Auto),
    }
}

/// Whether the type or the initialiser depends on a template parameter: then nothing is folded.
fn is_dependent(w: &Here<'_>, declaration: Node<'_>, value: Node<'_>, scope: &Scope<'_>) -> bool {
    let mut names = w.template_names();
    names.extend(w.class_template_parameters());
    let mentions = |n: Node<'_>| crate::class::mentions(scope.syntax, n, &names);
    // An alias of the class around may stand for such a type.
    let stands_for = |ty: Node<'_>| mentions(ty) || mentions_dependent(&w.resolve(ty, scope));
    !names.is_empty() && (mentions(value) || declaration.field(Field::Type).is_some_and(stands_for))
}

/// The expression in `= e`, `(e)` or `{e}`.
pub(crate) fn single(value: Node<'_>) -> Option<Node<'_>> {
    match value.kind() {
        Kind::ArgumentList | Kind::InitializerList => {
            let mut all = value.children();
            all.next().filter(|_| all.next().is_none())
        }
        _ => Some(value),
    }
}

/// The argument of `T &r(x)`, which reads like the parameter of a function.
fn argument_in_disguise(declarator: Node<'_>) -> Option<Node<'_>> {
    let function = layer_next_to_name(declarator).filter(|l| l.kind() == Kind::FunctionDeclarator)?;
    let mut all = crate::declarator::parameters(function)?.children();
    let one = all.next().filter(|_| all.next().is_none())?;
    one.field(Field::Type).filter(|t| t.kind() == Kind::TypeIdentifier)
}

/// Whether an expression denotes an object with static storage, or a function, at an address that is constant.
fn lvalue(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let _step = deeper(w)?;
    let nested = |n: Option<Node<'_>>| n.map_or(Ok(false), |n| lvalue(w, n, scope));
    match node.kind() {
        Kind::Identifier | Kind::TypeIdentifier => named(w, scope.syntax.text_of(node), scope),
        Kind::QualifiedIdentifier => qualified(w, node, scope),
        Kind::TemplateFunction => node
            .field(Field::Name)
            .map_or(Ok(false), |n| named(w, scope.syntax.text_of(n), scope)),
        Kind::ParenthesizedExpression => nested(node.children().next()),
        Kind::StringLiteral | Kind::ConcatenatedString | Kind::RawStringLiteral => Ok(true),
        Kind::CommaExpression => {
            let plain = node
                .field(Field::Left)
                .is_some_and(|l| matches!(l.kind(), Kind::Identifier | Kind::NumberLiteral));
            if plain {
                nested(node.field(Field::Right))
            } else {
                undecided(w, node, scope)
            }
        }
        Kind::ConditionalExpression => conditional(w, node, scope, lvalue),
        Kind::PointerExpression if node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Star) => {
            match node.field(Field::Argument) {
                Some(p) => match object_type(w, p, scope) {
                    Ty::Class(c) => overloaded(w, c.info.as_ref(), "operator*", node, scope),
                    _ => pointer::constant(w, p, scope),
                },
                None => Ok(false),
            }
        }
        // Pointers to members read like a sum; a sum itself is not an object.
        Kind::BinaryExpression => {
            let plain = |side| {
                node.field(side)
                    .is_some_and(|n| matches!(object_type(w, n, scope), Ty::Builtin(_)))
            };
            if plain(Field::Left) && plain(Field::Right) {
                Ok(false)
            } else {
                undecided(w, node, scope)
            }
        }
        Kind::FieldExpression => member_of_object(w, node, scope),
        Kind::SubscriptExpression => element(w, node, scope),
        Kind::CallExpression => match pointer::cast(node) {
            Some(c) => cast(w, &c, scope),
            None if makes_temporary(w, node, scope) => Ok(false),
            None => called(w, node, scope),
        },
        Kind::CastExpression => match (node.field(Field::Type), node.field(Field::Value)) {
            (Some(t), Some(v)) if pointer::names_reference(t) => converted(w, t, v, scope),
            _ => Ok(false),
        },
        _ => Ok(false),
    }
}

/// The arm that a condition chooses.
fn conditional(
    w: &Here<'_>,
    node: Node<'_>,
    scope: &Scope<'_>,
    of: fn(&Here<'_>, Node<'_>, &Scope<'_>) -> Verdict,
) -> Verdict {
    let (Some(condition), Some(yes), Some(no)) = (
        node.field(Field::Condition),
        node.field(Field::Consequence),
        node.field(Field::Alternative),
    ) else {
        return undecided(w, node, scope);
    };
    if !integer::constant(w, condition, scope)? {
        return Ok(false);
    }
    match crate::types::evaluate(w, condition, scope) {
        Some(0) => of(w, no, scope),
        Some(_) => of(w, yes, scope),
        None if of(w, yes, scope) == of(w, no, scope) => of(w, yes, scope),
        None => Err("the condition in its initialiser is not known".into()),
    }
}

/// What no rule decides: nothing that mentions a variable of the function is constant.
fn undecided(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if mentions_variable(w, node, scope) {
        Ok(false)
    } else {
        Err(format!(
            "whether `{}` is a constant is not known",
            scope.syntax.text_of(node)
        ))
    }
}

/// Whether a variable with automatic storage that is not a constant occurs in an expression.
fn mentions_variable(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> bool {
    if !scope.local {
        return false;
    }
    node.descendants().any(|n| match n.kind() {
        Kind::This => n.is_named(),
        Kind::Identifier => match w.scopes.lookup(scope.syntax.text_of(n)) {
            Some(s) => {
                s.kind == SymbolKind::Variable
                    && !may_be_constant(w, s)
                    && !matches!(local_reference(w, s, scope), Ok(true) | Err(_))
            }
            None => needs_this(&w.member(scope.syntax.text_of(n))),
        },
        _ => false,
    })
}

/// Whether a member is used through `this`, which is not a constant in the body of a function.
fn needs_this(member: &Meaning) -> bool {
    match member {
        Meaning::Field => true,
        Meaning::Functions(all) => all.iter().all(|one| !one.is_static),
        Meaning::Other | Meaning::None | Meaning::Unknown(_) => false,
    }
}

/// Whether a call gives an object of its own, not a reference to another one.
fn makes_temporary(w: &Here<'_>, call: Node<'_>, scope: &Scope<'_>) -> bool {
    let path = call
        .field(Field::Function)
        .map(|f| path_of(scope.syntax, f))
        .unwrap_or_default();
    let hands_on = matches!(path.as_slice(), [std, name] if std == "std" && is_identity(name));
    !hands_on
        && matches!(
            w.type_of_expression_in(call, scope),
            Ty::Builtin(_) | Ty::Class(_) | Ty::Pointer(_) | Ty::Const(_)
        )
}

/// Whether a function of the standard library gives its argument back.
fn is_identity(name: &str) -> bool {
    matches!(name, "move" | "forward" | "as_const")
}

/// Whether a local variable that is not a reference may be a constant: what a parameter is bound to never is.
fn may_be_constant(w: &Here<'_>, symbol: &Symbol<'_>) -> bool {
    let Some(declaration) = symbol.declaration.filter(|d| d.kind() == Kind::Declaration) else {
        return false;
    };
    // Only integers and the like are constants by `const` alone.
    let pointer = symbol.declarator.and_then(layer_next_to_name);
    let pointer = pointer.is_some_and(|l| l.kind() == Kind::PointerDeclarator);
    let says = |word| has_specifier(w.syntax, declaration, word);
    !symbol.declarator.is_some_and(is_reference) && (says("constexpr") || (says("const") && !pointer))
}

/// A member function of an object that is called: without `constexpr` it is not a constant.
fn overloaded(w: &Here<'_>, class: Option<&Rc<ClassInfo>>, name: &str, call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    match class.and_then(|c| find(w, c, name)) {
        Some((class, _)) if !class.members[name].iter().any(Member::is_constexpr_function) => Ok(false),
        _ => undecided(w, call, scope),
    }
}

/// `static_cast<T &>(e)` and its like.
fn cast(w: &Here<'_>, c: &pointer::Cast<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(operand) = c.operand else { return Ok(false) };
    match scope.syntax.text_of(c.name) {
        "static_cast" if c.to_reference => c.target.map_or(Ok(false), |t| converted(w, t, operand, scope)),
        "const_cast" if c.to_reference => lvalue(w, operand, scope),
        "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast" => Ok(false),
        _ => called_by(w, &[scope.syntax.text_of(c.name).to_owned()], c.call, scope),
    }
}

/// A cast to a reference: to another type it denotes no object of the type that is there.
fn converted(w: &Here<'_>, target: Node<'_>, operand: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if !lvalue(w, operand, scope)? {
        return Ok(false);
    }
    let want = crate::ty::bare(w.descriptor(target, scope));
    same(w, &want, &object_type(w, operand, scope), true)
}

/// A call: of a function that is not `constexpr` it is not a constant.
fn called(w: &Here<'_>, call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(function) = call.field(Field::Function) else {
        return undecided(w, call, scope);
    };
    match function.kind() {
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction => {
            called_by(w, &path_of(scope.syntax, function), call, scope)
        }
        Kind::FieldExpression => {
            let object = function.field(Field::Argument).map(|o| object_type(w, o, scope));
            let name = function.field(Field::Field).map_or("", |n| scope.syntax.text_of(n));
            let class = match object {
                Some(Ty::Class(c)) => c.info,
                _ => None,
            };
            overloaded(w, class.as_ref(), name, call, scope)
        }
        _ => undecided(w, call, scope),
    }
}

fn called_by(w: &Here<'_>, path: &[String], call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let argument = || call.field(Field::Arguments).and_then(|a| a.children().next());
    if let ([std, name], Some(operand)) = (path, argument())
        && std == "std"
        && is_identity(name)
    {
        return lvalue(w, operand, scope);
    }
    if let [name] = path
        && let Meaning::Functions(_) = w.member(name)
    {
        let class = w.this_class().map(|c| Rc::clone(&w.classes[c].info));
        let constexpr = class
            .and_then(|c| find(w, &c, name))
            .is_some_and(|(c, _)| c.members[name].iter().any(Member::is_constexpr_function));
        return if constexpr {
            undecided(w, call, scope)
        } else {
            Ok(false)
        };
    }
    let found = w.index.lookup_path(scope.namespace, path);
    let functions: Vec<&Found<'_>> = found
        .iter()
        .filter(|f| matches!(f.declared.kind, DeclaredKind::Function { .. }))
        .collect();
    if functions.is_empty() {
        // A member of another class, or an object that is made.
        let class = |path: &[String]| match w.resolve_path(path, Vec::new(), scope) {
            Ty::Class(c) => c.info,
            _ => None,
        };
        if class(path).is_some() {
            return Ok(false);
        }
        if let [outer @ .., name] = path {
            let verdict = overloaded(w, class(outer).as_ref(), name, call, scope);
            // Attributes may make a function look like one for the device.
            for kind in [FUNCTION, DEVICE_FUNCTION].iter().filter(|_| verdict.is_err()) {
                w.index.ask(&[(*kind).to_owned(), name.clone()]);
            }
            return verdict;
        }
    }
    if functions.is_empty() || functions.iter().any(|f| is_constexpr(w, f)) {
        undecided(w, call, scope)
    } else {
        Ok(false)
    }
}

fn is_constexpr(w: &Here<'_>, found: &Found<'_>) -> bool {
    let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
    let one = Signature::declared(&syntax, found.declared.name(), found.declared.nth);
    one.is_none_or(|one| {
        let mut specifiers = ["constexpr", "consteval"].iter();
        specifiers.any(|word| has_specifier(&syntax, one.declaration, word))
    })
}
