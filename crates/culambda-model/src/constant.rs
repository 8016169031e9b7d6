//! References that are constants: bound to an object with static storage, they are never captured implicitly.

use crate::declarator::{inner, is_reference, layer_next_to_name};
use crate::fact::Fact;
use crate::index::{DeclaredKind, Found};
use crate::scope::{Symbol, SymbolKind};
use crate::walk::{Meaning, Walker};
use culambda_syntax::node::{children, field};
use tree_sitter::Node;

/// References to references are followed this far.
const MAX_DEPTH: u32 = 16;

/// Whether a local variable is a reference that is bound to an object with static storage or to a function.
pub(crate) fn reference_to_static(w: &Walker<'_>, symbol: &Symbol<'_>, depth: u32) -> Fact<bool> {
    let (Some(declarator), Some(declaration)) = (symbol.declarator, symbol.declaration) else { return Fact::Known(false) };
    let is_binding = crate::declarator::name_node(declarator).is_some_and(|n| n.kind() == "structured_binding_declarator");
    if !is_reference(declarator) || is_binding || declaration.kind() != "declaration" || depth > MAX_DEPTH {
        return Fact::Known(false);
    }
    let Some(value) = symbol.value.and_then(single) else { return Fact::Known(false) };
    let object = object(w, value, depth + 1);
    match object {
        Object::Static(ty) if may_convert(w, declaration, declarator) => same_type(w, declaration, ty.as_deref()),
        Object::Static(_) => Fact::Known(true),
        Object::No => Fact::Known(false),
        Object::Unknown(why) => Fact::Unknown(why),
    }
}

/// What an initialiser denotes.
enum Object {
    /// An object with static storage, with its type where that is at hand.
    Static(Option<String>),
    /// Something else.
    No,
    Unknown(String),
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

fn object(w: &Walker<'_>, node: Node<'_>, depth: u32) -> Object {
    if depth > MAX_DEPTH {
        return Object::Unknown("its initialiser is too deep".into());
    }
    let nested = |n: Option<Node<'_>>| n.map_or(Object::No, |n| object(w, n, depth + 1));
    match node.kind() {
        "identifier" => named(w, w.text(node), depth),
        "qualified_identifier" => qualified(w, node),
        "parenthesized_expression" => nested(children(node).next()),
        "pointer_expression" if field(node, "operator").is_some_and(|o| o.kind() == "*") => {
            let mut inside = field(node, "argument");
            while let Some(n) = inside.filter(|n| n.kind() == "parenthesized_expression") {
                inside = children(n).next();
            }
            let address = inside.filter(|n| n.kind() == "pointer_expression" && field(*n, "operator").is_some_and(|o| o.kind() == "&"));
            nested(address.and_then(|n| field(n, "argument")))
        }
        "field_expression" if field(node, "operator").is_none_or(|o| o.kind() == ".") => without_type(nested(field(node, "argument"))),
        "subscript_expression" => element(w, node, depth),
        "call_expression" => cast(node).map_or(Object::No, |n| without_type(object(w, n, depth + 1))),
        _ => Object::No,
    }
}

/// Members and elements have types that are not looked up.
fn without_type(object: Object) -> Object {
    match object {
        Object::Static(_) => Object::Static(None),
        other => other,
    }
}

/// The operand of `static_cast<T &>(e)`.
fn cast(call: Node<'_>) -> Option<Node<'_>> {
    let function = field(call, "function").filter(|f| f.kind() == "template_function")?;
    let reference = field(function, "arguments")?.child(1).is_some_and(|t| t.kind() == "type_descriptor" && field(t, "declarator").is_some_and(|d| d.kind() == "abstract_reference_declarator"));
    if !reference {
        return None;
    }
    children(field(call, "arguments")?).next()
}

/// An element of an array with static storage, at a literal index.
fn element(w: &Walker<'_>, node: Node<'_>, depth: u32) -> Object {
    let Some(array) = field(node, "argument") else { return Object::No };
    let literal = field(node, "indices").or_else(|| field(node, "index")).is_some_and(|i| i.kind() == "number_literal" || children(i).all(|c| c.kind() == "number_literal"));
    if !literal {
        return Object::No;
    }
    if array.kind() == "identifier" && !is_array(w, w.text(array)) {
        return Object::No;
    }
    without_type(object(w, array, depth + 1))
}

fn is_array(w: &Walker<'_>, name: &str) -> bool {
    match w.scopes.lookup(name) {
        Some(s) => s.declarator.and_then(layer_next_to_name).is_some_and(|l| l.kind() == "array_declarator"),
        None => w.index.lookup(w.namespace, name).iter().any(|f| f.declared.array),
    }
}

fn named(w: &Walker<'_>, name: &str, depth: u32) -> Object {
    if let Some(symbol) = w.scopes.lookup(name) {
        return match symbol.kind {
            SymbolKind::Static => Object::Static(symbol.declaration.and_then(|d| field(d, "type")).map(|t| w.text(t).to_owned())),
            SymbolKind::Variable => match reference_to_static(w, symbol, depth + 1) {
                Fact::Known(true) => Object::Static(symbol.declaration.and_then(|d| field(d, "type")).map(|t| w.text(t).to_owned())),
                Fact::Known(false) => Object::No,
                Fact::Unknown(why) => Object::Unknown(why),
            },
            _ => Object::No,
        };
    }
    match w.member(name) {
        Meaning::Other => return Object::Static(None),
        Meaning::Field | Meaning::Function => return Object::No,
        Meaning::Unknown(why) => return Object::Unknown(why),
        Meaning::None => {}
    }
    global(&w.index.lookup(w.namespace, name), name)
}

fn global(found: &[Found<'_>], name: &str) -> Object {
    match found.first().map(|f| (f.declared.kind, f.declared)) {
        Some((DeclaredKind::Variable { thread_local: true, .. }, _)) => Object::No,
        Some((DeclaredKind::Variable { reference: true, initialised: false, .. }, _)) => Object::No,
        Some((DeclaredKind::Variable { reference: true, .. }, _)) => Object::Unknown(format!("`{name}` is a reference itself")),
        Some((DeclaredKind::Variable { .. }, d)) => Object::Static(Some(d.type_text.clone())),
        Some((DeclaredKind::Function { .. }, _)) => Object::Static(None),
        _ => Object::Unknown(format!("`{name}` is declared in no file that was read")),
    }
}

fn qualified(w: &Walker<'_>, node: Node<'_>) -> Object {
    let path = crate::declarator::path_of(w.syntax, node);
    let found = w.index.lookup_path(w.namespace, &path);
    if !found.is_empty() {
        return global(&found, &path.join("::"));
    }
    let Some((name, scope)) = path.split_last() else { return Object::No };
    match w.index.class(w.namespace, scope) {
        crate::index::ClassLookup::Found(class) if class.members.get(name).is_some_and(|m| m.iter().all(|m| m.is_static)) => Object::Static(None),
        _ => Object::Unknown(format!("`{}` is declared in no file that was read", path.join("::"))),
    }
}

/// Whether the reference could be bound to a temporary: only `const T &` and `T &&` of a type that is written out.
fn may_convert(w: &Walker<'_>, declaration: Node<'_>, declarator: Node<'_>) -> bool {
    let placeholder = field(declaration, "type").is_some_and(|t| t.kind() == "placeholder_type_specifier");
    let function_or_array = inner(declarator).is_some_and(|n| n.kind() == "parenthesized_declarator") || declarator.kind() == "array_declarator" || declarator.kind() == "function_declarator";
    let rvalue = layer_next_to_name(declarator).is_some_and(|l| w.text(l).starts_with("&&"));
    !placeholder && !function_or_array && (rvalue || w.text(declaration).split(|c: char| !c.is_alphanumeric()).any(|x| x == "const"))
}

/// Whether the declared type of the reference is that of the object, so that nothing is converted.
fn same_type(w: &Walker<'_>, declaration: Node<'_>, ty: Option<&str>) -> Fact<bool> {
    let Some(declared) = field(declaration, "type") else { return Fact::Known(false) };
    let dependent = w.templates.iter().flat_map(|t| crate::class::template_parameter_names(w.syntax, *t)).chain(w.class_template_parameters()).collect::<Vec<_>>();
    if crate::class::mentions(w.syntax, declared, &dependent) {
        return Fact::Known(false);
    }
    let words = |s: &str| {
        let mut v: Vec<String> = s.split_whitespace().filter(|x| !matches!(*x, "const" | "static" | "constexpr" | "volatile" | "inline" | "extern")).map(str::to_owned).collect();
        v.sort();
        v
    };
    match ty {
        Some(t) if words(t) == words(w.text(declared)) => Fact::Known(true),
        // Two different built-in types: the reference is bound to a temporary.
        Some(t) if is_builtin(t) && is_builtin(w.text(declared)) => Fact::Known(false),
        _ => Fact::Unknown("whether it is bound to a converted copy is not known".into()),
    }
}

fn is_builtin(ty: &str) -> bool {
    ty.split_whitespace().all(|w| matches!(w, "int" | "long" | "short" | "unsigned" | "signed" | "char" | "float" | "double" | "bool" | "const" | "static" | "constexpr" | "volatile" | "extern" | "inline"))
}
