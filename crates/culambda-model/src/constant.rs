//! References that are constants: bound to an object with static storage, they are never captured implicitly.
//!
//! The reference front end folds the initialiser of a reference as a constant expression. Here the expressions are
//! told apart that are evidently constant, that evidently are not, and that nothing in sight decides.

mod integer;
mod pointer;

use crate::class::{ClassInfo, Member, MemberKind};
use crate::declarator::{has_specifier, is_reference, layer_next_to_name, name_node, path_of};
use crate::fact::Fact;
use crate::index::{ClassLookup, DeclaredKind, Found};
use crate::scope::{Symbol, SymbolKind};
use crate::types::{Scope, Ty};
use crate::walk::{Meaning, Walker};
use culambda_syntax::node::{children, field, fields};
use std::rc::Rc;
use tree_sitter::Node;

/// References to references and the like are followed this far.
const MAX_DEPTH: u32 = 24;

/// Whether something is a constant; an error says why that is not known.
type Verdict = Result<bool, String>;

/// Whether a local variable is a reference that is bound to an object with static storage or to a function.
pub(crate) fn reference_to_static(w: &Walker<'_>, symbol: &Symbol<'_>) -> Fact<bool> {
    match local_reference(w, symbol, &w.type_scope()) {
        Ok(known) => Fact::Known(known),
        Err(why) => Fact::Unknown(why),
    }
}

fn local_reference(w: &Walker<'_>, symbol: &Symbol<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(declarator), Some(declaration)) = (symbol.declarator, symbol.declaration) else {
        return Ok(false);
    };
    let scope = &deeper(&Scope {
        syntax: w.syntax,
        local: true,
        ..scope.clone()
    })?;
    if let (true, Some(value)) = (declaration.kind() == "expression_statement", symbol.value) {
        // A reference to an array or a function, which was read as an expression.
        return if is_dependent(w, declaration, declaration, scope) {
            Ok(false)
        } else {
            lvalue(w, value, scope)
        };
    }
    if declaration.kind() != "declaration" {
        return Ok(false);
    }
    let Some(value) = symbol
        .value
        .and_then(single)
        .or_else(|| argument_in_disguise(declarator))
    else {
        return Ok(false);
    };
    let binding = name_node(declarator).is_some_and(|n| n.kind() == "structured_binding_declarator");
    let disguised = symbol.value.is_none();
    let reference = if binding || (disguised && declarator.kind() == "reference_declarator") {
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

fn deeper<'s>(scope: &Scope<'s>) -> Result<Scope<'s>, String> {
    if scope.depth > MAX_DEPTH {
        return Err("its initialiser is too deep".into());
    }
    Ok(Scope {
        depth: scope.depth + 1,
        ..scope.clone()
    })
}

/// Whether a variable is a reference, also by an alias, by `decltype` or by `decltype(auto)`.
fn declares_reference(
    w: &Walker<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    if is_reference(declarator) {
        return Ok(true);
    }
    let alone = layer_next_to_name(declarator).is_none_or(|l| l.kind() == "function_declarator");
    let Some(ty) = field(declaration, "type").filter(|_| alone) else {
        return Ok(false);
    };
    Ok(match ty.kind() {
        "type_identifier" | "qualified_identifier" | "template_type" => match w.resolve(ty, scope) {
            Ty::Reference(_) => true,
            Ty::Class(c) if c.info.is_none() && !c.is_enum => {
                return Err(format!("`{}` may be the name of a reference type", w.text(ty)));
            }
            Ty::Unknown | Ty::Dependent => return Err(format!("`{}` may be the name of a reference type", w.text(ty))),
            _ => false,
        },
        "decltype" | "placeholder_type_specifier" => match decltype_operand(w, ty) {
            Some(Operand::Auto) => by_decltype(w, value, scope),
            Some(Operand::Expression(e)) => by_decltype(w, e, scope),
            None => false,
        },
        _ => false,
    })
}

/// What stands in a `decltype`.
enum Operand<'t> {
    Auto,
    Expression(Node<'t>),
}

fn decltype_operand<'t>(w: &Walker<'_>, ty: Node<'t>) -> Option<Operand<'t>> {
    let ty = if ty.kind() == "decltype" {
        ty
    } else {
        children(ty).find(|c| c.kind() == "decltype")?
    };
    match children(ty).next() {
        Some(e) if e.kind() != "auto" && w.text(e) != "auto" => Some(Operand::Expression(e)),
        _ => Some(Operand::Auto),
    }
}

/// Whether `decltype` of an expression is a reference.
fn by_decltype(w: &Walker<'_>, e: Node<'_>, scope: &Scope<'_>) -> bool {
    match e.kind() {
        "identifier" => match w.scopes.lookup(w.text(e)) {
            Some(Symbol {
                declaration: Some(d),
                declarator: Some(n),
                ..
            }) => is_reference(*n) || matches!(w.declared_type(*d, Some(*n), scope), Ty::Reference(_)),
            _ => false,
        },
        "parenthesized_expression" | "subscript_expression" => true,
        "pointer_expression" => field(e, "operator").is_some_and(|o| o.kind() == "*"),
        "call_expression" => pointer::cast(e).is_some_and(|c| c.to_reference),
        "cast_expression" => field(e, "type").is_some_and(pointer::names_reference),
        _ => false,
    }
}

/// Whether the type or the initialiser depends on a template parameter: then nothing is folded.
fn is_dependent(w: &Walker<'_>, declaration: Node<'_>, value: Node<'_>, scope: &Scope<'_>) -> bool {
    let mut names = w.template_names();
    names.extend(w.class_template_parameters());
    let mentions = |n: Node<'_>| crate::class::mentions(scope.syntax, n, &names);
    !names.is_empty() && (mentions(value) || field(declaration, "type").is_some_and(mentions))
}

/// The expression in `= e`, `(e)` or `{e}`.
fn single(value: Node<'_>) -> Option<Node<'_>> {
    match value.kind() {
        "argument_list" | "initializer_list" => {
            let mut all = children(value);
            all.next().filter(|_| all.next().is_none())
        }
        _ => Some(value),
    }
}

/// The argument of `T &r(x)`, which reads like the parameter of a function.
fn argument_in_disguise(declarator: Node<'_>) -> Option<Node<'_>> {
    let function = layer_next_to_name(declarator).filter(|l| l.kind() == "function_declarator")?;
    let mut all = children(crate::declarator::parameters(function)?);
    let one = all.next().filter(|_| all.next().is_none())?;
    field(one, "type").filter(|t| t.kind() == "type_identifier")
}

/// Whether an expression denotes an object with static storage, or a function, at an address that is constant.
fn lvalue(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let scope = &deeper(scope)?;
    let nested = |n: Option<Node<'_>>| n.map_or(Ok(false), |n| lvalue(w, n, scope));
    match node.kind() {
        "identifier" | "type_identifier" => named(w, scope.syntax.text_of(node), scope),
        "qualified_identifier" => qualified(w, node, scope),
        "template_function" => field(node, "name").map_or(Ok(false), |n| named(w, scope.syntax.text_of(n), scope)),
        "parenthesized_expression" => nested(children(node).next()),
        "string_literal" | "concatenated_string" | "raw_string_literal" => Ok(true),
        "comma_expression" => {
            let plain = field(node, "left").is_some_and(|l| matches!(l.kind(), "identifier" | "number_literal"));
            if plain {
                nested(field(node, "right"))
            } else {
                undecided(w, node, scope)
            }
        }
        "conditional_expression" => conditional(w, node, scope, lvalue),
        "pointer_expression" if field(node, "operator").is_some_and(|o| o.kind() == "*") => {
            match field(node, "argument") {
                Some(p) => match object_type(w, p, scope) {
                    Ty::Class(c) => overloaded(w, c.info.as_ref(), "operator*", node, scope),
                    _ => pointer::constant(w, p, scope),
                },
                None => Ok(false),
            }
        }
        // Pointers to members read like a sum; a sum itself is no object.
        "binary_expression" => {
            let plain = |side| field(node, side).is_some_and(|n| matches!(object_type(w, n, scope), Ty::Plain(_)));
            if plain("left") && plain("right") {
                Ok(false)
            } else {
                undecided(w, node, scope)
            }
        }
        "field_expression" => member_of_object(w, node, scope),
        "subscript_expression" => element(w, node, scope),
        "call_expression" => match pointer::cast(node) {
            Some(c) => cast(w, &c, scope),
            None => called(w, node, scope),
        },
        "cast_expression" => match (field(node, "type"), field(node, "value")) {
            (Some(t), Some(v)) if pointer::names_reference(t) => converted(w, t, v, scope),
            _ => Ok(false),
        },
        _ => Ok(false),
    }
}

/// The arm that a condition chooses.
fn conditional(
    w: &Walker<'_>,
    node: Node<'_>,
    scope: &Scope<'_>,
    of: fn(&Walker<'_>, Node<'_>, &Scope<'_>) -> Verdict,
) -> Verdict {
    let (Some(condition), Some(yes), Some(no)) = (
        field(node, "condition"),
        field(node, "consequence"),
        field(node, "alternative"),
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
fn undecided(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if mentions_variable(w, node, scope) {
        Ok(false)
    } else {
        Err(format!(
            "whether `{}` is a constant is not known",
            scope.syntax.text_of(node)
        ))
    }
}

/// Whether a variable with automatic storage that is no constant occurs in an expression.
fn mentions_variable(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> bool {
    if !scope.local {
        return false;
    }
    let mut pending = vec![node];
    while let Some(n) = pending.pop() {
        if n.kind() == "this" {
            return true;
        }
        if n.kind() == "identifier" {
            if let Some(s) = w.scopes.lookup(scope.syntax.text_of(n)) {
                let constant = s
                    .declaration
                    .is_some_and(|d| ["const", "constexpr"].iter().any(|c| has_specifier(w.syntax, d, c)));
                if s.kind == SymbolKind::Variable
                    && !constant
                    && !matches!(local_reference(w, s, scope), Ok(true) | Err(_))
                {
                    return true;
                }
            } else if w.member(scope.syntax.text_of(n)) == Meaning::Field {
                return true;
            }
        }
        pending.extend(children(n));
    }
    false
}

/// A member function of an object that is called: without `constexpr` it is no constant.
fn overloaded(w: &Walker<'_>, class: Option<&Rc<ClassInfo>>, name: &str, call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    match class.and_then(|c| find(w, c, name, MAX_DEPTH)) {
        Some((class, _)) if class.members[name].iter().all(|m| !m.declaration.contains("constexpr")) => Ok(false),
        _ => undecided(w, call, scope),
    }
}

/// The type of an expression, without reference and `const` around it.
fn object_type(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Ty {
    crate::types::bare(w.type_of_expression_in(node, scope))
}

/// `x.m`, `p->m`.
fn member_of_object(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(object), Some(name)) = (field(node, "argument"), field(node, "field")) else {
        return Ok(false);
    };
    let arrow = field(node, "operator").is_some_and(|o| o.kind() == "->");
    let ty = match (object_type(w, object, scope), arrow) {
        (Ty::Pointer(t), true) => crate::types::bare(*t),
        (Ty::Class(_), true) => return undecided(w, node, scope),
        (t, _) => t,
    };
    if let Ty::Class(c) = &ty {
        let member = c
            .info
            .as_ref()
            .and_then(|i| find(w, i, scope.syntax.text_of(name), MAX_DEPTH));
        if let Some((class, m)) = member {
            match &m.kind {
                MemberKind::Field if m.is_static => return static_member(&class, &m),
                MemberKind::Function { .. } => return Ok(m.is_static),
                MemberKind::Field if m.declaration.contains('&') => return Ok(false),
                MemberKind::Field if is_bit_field(w, &m) => return Ok(false),
                MemberKind::Field => {}
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
fn find(w: &Walker<'_>, class: &Rc<ClassInfo>, name: &str, depth: u32) -> Option<(Rc<ClassInfo>, Member)> {
    if let Some(m) = class.members.get(name).and_then(|l| l.first()) {
        return Some((Rc::clone(class), m.clone()));
    }
    class
        .bases
        .iter()
        .filter(|_| depth > 0)
        .find_map(|b| match w.index.class(w.namespace, &b.path) {
            ClassLookup::Found(c) => find(w, &c, name, depth - 1),
            _ => None,
        })
}

fn is_bit_field(w: &Walker<'_>, member: &Member) -> bool {
    let syntax = w
        .index
        .syntax_of_text(&format!("struct c {{ {}; }};", member.declaration));
    let mut pending = vec![syntax.root()];
    while let Some(n) = pending.pop() {
        if n.kind() == "bitfield_clause" {
            return true;
        }
        pending.extend(children(n));
    }
    false
}

/// A static data member: constant unless it is a reference, or its type depends on the parameters of its class.
fn static_member(class: &ClassInfo, member: &Member) -> Verdict {
    if member.declaration.contains("thread_local") {
        return Ok(false);
    }
    let words = |text: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let dependent = class
        .params
        .iter()
        .flatten()
        .any(|p| words(&member.declaration).contains(p));
    if dependent || (member.declaration.contains('&') && !member.declaration.contains('=')) {
        return Ok(false);
    }
    if member.declaration.contains('&') {
        Err("it names a static member that is a reference itself".into())
    } else {
        Ok(true)
    }
}

/// An element of an array with static storage, or what a constant pointer points to.
fn element(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let index = field(node, "indices")
        .and_then(|i| {
            if i.kind() == "subscript_argument_list" {
                children(i).next()
            } else {
                Some(i)
            }
        })
        .or_else(|| field(node, "index"));
    let (Some(mut array), Some(mut index)) = (field(node, "argument"), index) else {
        return undecided(w, node, scope);
    };
    if array.kind() == "number_literal" {
        std::mem::swap(&mut array, &mut index);
    }
    let object = match object_type(w, array, scope) {
        Ty::Array(_) => lvalue(w, array, scope)?,
        Ty::Pointer(_) => pointer::constant(w, array, scope)?,
        _ if array.kind().ends_with("string_literal") => true,
        Ty::Class(c) if c.info.is_some() => return overloaded(w, c.info.as_ref(), "operator[]", node, scope),
        // An `operator[]` may be constant for an object that is.
        _ if lvalue(w, array, scope) == Ok(false) => false,
        _ => return undecided(w, node, scope),
    };
    Ok(object && integer::constant(w, index, scope)? && in_bounds(w, array, index, scope))
}

/// Whether an index lies within the array, as far as both are known.
fn in_bounds(w: &Walker<'_>, array: Node<'_>, index: Node<'_>, scope: &Scope<'_>) -> bool {
    let Some(value) = crate::types::evaluate(w, index, scope) else {
        return true;
    };
    let bound = if array.kind() == "identifier" {
        array_bound(w, scope.syntax.text_of(array), scope)
    } else {
        None
    };
    value >= 0 && bound.is_none_or(|b| value <= b)
}

/// The outermost bound of an array that is declared in the function or at namespace scope.
fn array_bound(w: &Walker<'_>, name: &str, scope: &Scope<'_>) -> Option<i64> {
    let bound = |declarator: Node<'_>, scope: &Scope<'_>| {
        let array = layer_next_to_name(declarator).filter(|l| l.kind() == "array_declarator")?;
        crate::types::evaluate(w, field(array, "size")?, scope)
    };
    if let Some(s) = w.scopes.lookup(name).filter(|_| scope.local) {
        return bound(s.declarator?, scope);
    }
    let found = w.index.lookup(scope.namespace, name);
    with_global(w, found.first()?, name, |_, declarator, _, scope| {
        bound(declarator, scope)
    })
    .flatten()
}

/// `static_cast<T &>(e)` and its like.
fn cast(w: &Walker<'_>, c: &pointer::Cast<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(operand) = c.operand else { return Ok(false) };
    match scope.syntax.text_of(c.name) {
        "static_cast" if c.to_reference => c.target.map_or(Ok(false), |t| converted(w, t, operand, scope)),
        "const_cast" if c.to_reference => lvalue(w, operand, scope),
        "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast" => Ok(false),
        _ => called_by(w, &[scope.syntax.text_of(c.name).to_owned()], c.call, scope),
    }
}

/// A cast to a reference: to another type it denotes no object of the type that is there.
fn converted(w: &Walker<'_>, target: Node<'_>, operand: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if !lvalue(w, operand, scope)? {
        return Ok(false);
    }
    let want = crate::types::bare(w.descriptor(target, scope));
    same(w, &want, &object_type(w, operand, scope), true)
}

/// A call: of a function that is not `constexpr` it is no constant.
fn called(w: &Walker<'_>, call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(function) = field(call, "function") else {
        return undecided(w, call, scope);
    };
    match function.kind() {
        "identifier" | "qualified_identifier" | "template_function" => {
            called_by(w, &path_of(scope.syntax, function), call, scope)
        }
        "field_expression" => {
            let object = field(function, "argument").map(|o| object_type(w, o, scope));
            let name = field(function, "field").map_or("", |n| scope.syntax.text_of(n));
            let class = match object {
                Some(Ty::Class(c)) => c.info,
                _ => None,
            };
            overloaded(w, class.as_ref(), name, call, scope)
        }
        _ => undecided(w, call, scope),
    }
}

fn called_by(w: &Walker<'_>, path: &[String], call: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let argument = || field(call, "arguments").and_then(|a| children(a).next());
    if let ([std, name], Some(operand)) = (path, argument())
        && std == "std"
        && matches!(name.as_str(), "move" | "forward" | "as_const")
    {
        return lvalue(w, operand, scope);
    }
    if let [name] = path
        && let Meaning::Functions(_) = w.member(name)
    {
        let class = w.this_class().map(|c| Rc::clone(&w.classes[c].info));
        let constexpr = class
            .and_then(|c| find(w, &c, name, MAX_DEPTH))
            .is_some_and(|(c, _)| c.members[name].iter().any(|m| m.declaration.contains("constexpr")));
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
            return overloaded(w, class(outer).as_ref(), name, call, scope);
        }
    }
    if functions.is_empty() || functions.iter().any(|f| is_constexpr(w, f)) {
        undecided(w, call, scope)
    } else {
        Ok(false)
    }
}

fn is_constexpr(w: &Walker<'_>, found: &Found<'_>) -> bool {
    let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
    let mut node = syntax.root();
    while let Some(inner) = children(node).find(|n| {
        matches!(
            n.kind(),
            "template_declaration" | "function_definition" | "declaration" | "linkage_specification"
        )
    }) {
        if matches!(inner.kind(), "function_definition" | "declaration") {
            return ["constexpr", "consteval"]
                .iter()
                .any(|c| has_specifier(&syntax, inner, c));
        }
        node = inner;
    }
    true
}

fn named(w: &Walker<'_>, name: &str, scope: &Scope<'_>) -> Verdict {
    if scope.local {
        if let Some(symbol) = w.scopes.lookup(name) {
            return match symbol.kind {
                SymbolKind::Static => local_static(w, name, symbol, scope),
                SymbolKind::Variable => local_reference(w, symbol, scope),
                SymbolKind::Ambiguous => Err(format!(
                    "the declaration of `{name}` may be that of a function or of a variable"
                )),
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
                return match find(w, &class, name, MAX_DEPTH) {
                    Some((c, m)) if m.kind == MemberKind::Field => static_member(&c, &m),
                    _ => Ok(false),
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
fn local_static(w: &Walker<'_>, name: &str, symbol: &Symbol<'_>, scope: &Scope<'_>) -> Verdict {
    let Some(declaration) = symbol.declaration else {
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

fn qualified(w: &Walker<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let path = path_of(scope.syntax, node);
    let found = w.index.lookup_path(scope.namespace, &path);
    if !found.is_empty() {
        return global(w, &found, &path.join("::"), scope);
    }
    let Some((name, outer)) = path.split_last() else {
        return Ok(false);
    };
    let unseen = || Err(format!("`{}` is declared in no file that was read", path.join("::")));
    let Ty::Class(class) = w.resolve_path(outer, Vec::new(), scope) else {
        return unseen();
    };
    match class.info.as_ref().and_then(|c| find(w, c, name, MAX_DEPTH)) {
        Some((c, m)) if m.kind == MemberKind::Field && m.is_static => {
            // With arguments written out its type is that of the member for them.
            let ClassInfo { params, .. } = c.as_ref();
            if params.is_some() && crate::declarator::last_name(node).kind() != "template_function" {
                static_member(&ClassInfo::default(), &m)
            } else {
                static_member(&c, &m)
            }
        }
        Some((_, m)) => Ok(matches!(m.kind, MemberKind::Function { .. }) && m.is_static),
        None => unseen(),
    }
}

/// A name at namespace scope.
fn global(w: &Walker<'_>, found: &[Found<'_>], name: &str, scope: &Scope<'_>) -> Verdict {
    let Some(f) = found.first() else {
        return Err(format!("`{name}` is declared in no file that was read"));
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
            let inner = deeper(scope)?;
            with_global(w, f, last, |a, b, c, s| {
                bound(
                    a,
                    b,
                    c,
                    &Scope {
                        depth: inner.depth,
                        ..s.clone()
                    },
                )
            })
            .unwrap_or_else(|| Err(format!("`{name}` is a reference itself")))
        }
        DeclaredKind::Variable { .. } | DeclaredKind::Function { .. } => Ok(true),
        DeclaredKind::UsingDeclaration if f.declared.target.len() > 1 => {
            let scope = &deeper(&Scope {
                namespace: f.namespace,
                local: false,
                classes: Vec::new(),
                ..scope.clone()
            })?;
            global(w, &w.index.lookup_path(f.namespace, &f.declared.target), name, scope)
        }
        _ => Err(format!("`{name}` is declared in no file that was read")),
    }
}

/// Looks at the declaration of a variable at namespace scope: declaration, declarator, initialiser.
fn with_global<T>(
    w: &Walker<'_>,
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
        depth: 0,
    };
    let mut node = syntax.root();
    while let Some(inner) = children(node).find(|n| {
        matches!(
            n.kind(),
            "declaration" | "template_declaration" | "linkage_specification"
        )
    }) {
        node = inner;
        if node.kind() == "declaration" {
            break;
        }
    }
    let declares = |d: &Node<'_>| name_node(*d).is_some_and(|n| syntax.text_of(n) == name);
    let own = fields(node, "declarator").into_iter().find(declares)?;
    let (declarator, value) = match own.kind() {
        "init_declarator" => (field(own, "declarator")?, field(own, "value").and_then(single)),
        _ => (own, argument_in_disguise(own)),
    };
    Some(look(node, declarator, value, &scope))
}

/// Whether the elements that a structured binding names are constants: those that `get` gives are.
fn bound_elements(
    w: &Walker<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    if !is_reference(declarator) && !w.text(declaration).contains('&') {
        return Ok(false);
    }
    let tuples = w
        .index
        .lookup_path(scope.namespace, &["std".to_owned(), "tuple_size".to_owned()]);
    let specialised = tuples.iter().any(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Class {
                specialisation: true,
                ..
            }
        )
    });
    match object_type(w, value, scope) {
        Ty::Array(_) => Ok(false),
        Ty::Class(c) if c.info.is_some() && !specialised => Ok(false),
        _ => Err("whether what it binds is a tuple is not known".into()),
    }
}

/// Whether a reference of the declared type is bound to the object itself, and not to a converted copy.
fn binds_directly(
    w: &Walker<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    let placeholder = field(declaration, "type")
        .is_some_and(|t| matches!(t.kind(), "placeholder_type_specifier" | "decltype" | "auto"));
    if placeholder {
        return Ok(true);
    }
    // Behind `T &r(x)` the declarator reads like that of a function.
    let function = layer_next_to_name(declarator).is_some_and(|l| l.kind() == "function_declarator")
        && declarator.kind() == "reference_declarator";
    let declared = if function {
        field(declaration, "type").map_or(Ty::Unknown, |t| w.resolve(t, scope))
    } else {
        w.declared_type(declaration, Some(declarator), scope)
    };
    let rvalue = layer_next_to_name(declarator).is_some_and(|l| scope.syntax.text_of(l).starts_with("&&"));
    let target = match &declared {
        Ty::Reference(t) => t.as_ref().clone(),
        t => t.clone(),
    };
    let may_copy = rvalue || matches!(target, Ty::Const(_));
    same(w, &crate::types::bare(target), &object_type(w, value, scope), !may_copy)
}

/// Whether two types are the same, or the first is a base of the second; `lenient` decides what is not known.
fn same(w: &Walker<'_>, want: &Ty, object: &Ty, lenient: bool) -> Verdict {
    let unknown = || {
        if lenient {
            Ok(true)
        } else {
            Err("whether it is bound to a converted copy is not known".into())
        }
    };
    match (want, object) {
        (Ty::Dependent, _) | (_, Ty::Dependent) => Ok(false),
        (Ty::Plain(a), Ty::Plain(b)) => Ok(builtin(a) == builtin(b)),
        (Ty::Class(a), Ty::Class(b)) => match (&a.info, &b.info) {
            _ if a.is_enum || b.is_enum => {
                Ok(a.is_enum == b.is_enum && crate::types::text(want) == crate::types::text(object))
            }
            (Some(x), Some(y)) => match derives(w, y, x, MAX_DEPTH) {
                Some(yes) => Ok(yes),
                None => unknown(),
            },
            _ if crate::types::text(want) == crate::types::text(object) => Ok(true),
            _ => unknown(),
        },
        (Ty::Plain(_) | Ty::Pointer(_), Ty::Class(c)) | (Ty::Class(c), Ty::Plain(_))
            if c.info.is_some() || c.is_enum =>
        {
            Ok(false)
        }
        (Ty::Array(_), Ty::Array(_)) | (Ty::Function(_), Ty::Function(_)) => Ok(true),
        (Ty::Pointer(a), Ty::Pointer(b)) if crate::types::text(a) == crate::types::text(b) => Ok(true),
        _ => unknown(),
    }
}

/// Whether a class is another one or derives from it; `None` when a base is not in sight.
fn derives(w: &Walker<'_>, class: &Rc<ClassInfo>, base: &Rc<ClassInfo>, depth: u32) -> Option<bool> {
    if class.place == base.place {
        return Some(true);
    }
    let mut known = depth > 0;
    for b in &class.bases {
        match w.index.class(w.namespace, &b.path) {
            ClassLookup::Found(c) if depth > 0 => match derives(w, &c, base, depth - 1) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => known = false,
            },
            _ => known = false,
        }
    }
    known.then_some(false)
}

/// The words of a built-in type in one order: `unsigned int` and `unsigned` are the same.
fn builtin(ty: &str) -> String {
    let mut words: Vec<&str> = ty
        .split_whitespace()
        .filter(|x| !matches!(*x, "const" | "volatile" | "signed"))
        .collect();
    if words.iter().any(|x| matches!(*x, "long" | "short" | "unsigned")) {
        words.retain(|x| *x != "int");
    }
    if words.is_empty() {
        words.push("int");
    }
    words.sort_unstable();
    words.join(" ")
}
