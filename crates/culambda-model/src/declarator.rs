//! Declarators: which name they declare, and what they make of the type in front of them.

use culambda_syntax::Syntax;
use culambda_syntax::node::{child_of_kind, children, field};
use tree_sitter::Node;

/// The node of the name that a declarator declares, whatever stands around it.
pub fn name_node(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut at = declarator;
    loop {
        match at.kind() {
            "identifier"
            | "field_identifier"
            | "type_identifier"
            | "destructor_name"
            | "operator_name"
            | "operator_cast"
            | "qualified_identifier"
            | "template_function"
            | "template_method"
            | "structured_binding_declarator"
            | "literal_operator" => return Some(at),
            _ => at = inner(at)?,
        }
    }
}

/// One step into a declarator.
pub fn inner(declarator: Node<'_>) -> Option<Node<'_>> {
    field(declarator, "declarator")
        .or_else(|| {
            children(declarator).find(|n| {
                n.kind().ends_with("declarator")
                    || matches!(
                        n.kind(),
                        "identifier"
                            | "field_identifier"
                            | "type_identifier"
                            | "qualified_identifier"
                            | "operator_name"
                            | "template_function"
                            | "destructor_name"
                            | "operator_cast"
                    )
            })
        })
        .or_else(|| name_in_parentheses(declarator))
}

/// The name of a parameter that the grammar takes for the type of a nameless one: `x` in `int (x)`. Where it is the name
/// of a type it is that indeed.
pub fn name_in_parentheses(declarator: Node<'_>) -> Option<Node<'_>> {
    if declarator.kind() != "abstract_function_declarator" || declarator.named_child_count() != 1 {
        return None;
    }
    let around = std::iter::successors(declarator.parent(), Node::parent);
    let mut declared = around.skip_while(|n| n.kind().starts_with("abstract_"));
    declared
        .next()
        .filter(|n| n.kind().ends_with("parameter_declaration"))?;
    let mut all = children(field(declarator, "parameters")?);
    let name = all
        .next()
        .filter(|p| p.kind() == "parameter_declaration" && p.named_child_count() == 1)?;
    field(name, "type").filter(|t| t.kind() == "type_identifier" && all.next().is_none())
}

/// The function declarator that gives a definition its parameters: the one nearest to the name.
pub fn function_declarator(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut found = None;
    let mut at = Some(declarator);
    while let Some(node) = at {
        if node.kind() == "function_declarator" {
            found = Some(node);
        }
        if name_like(node.kind()) {
            break;
        }
        at = inner(node);
    }
    // `operator int()` keeps its parameters in an abstract declarator of its own.
    found.or_else(|| {
        let cast = name_node(declarator)?;
        let cast = if cast.kind() == "qualified_identifier" {
            last_name(cast)
        } else {
            cast
        };
        (cast.kind() == "operator_cast")
            .then(|| deepest_function(cast))
            .flatten()
    })
}

fn name_like(kind: &str) -> bool {
    matches!(
        kind,
        "identifier"
            | "field_identifier"
            | "type_identifier"
            | "qualified_identifier"
            | "operator_cast"
            | "operator_name"
            | "destructor_name"
            | "template_function"
    )
}

fn deepest_function(cast: Node<'_>) -> Option<Node<'_>> {
    let (mut found, mut at) = (None, field(cast, "declarator"));
    while let Some(node) = at {
        if node.kind() == "abstract_function_declarator" {
            found = Some(node);
        }
        at = field(node, "declarator").or_else(|| children(node).find(|n| n.kind().starts_with("abstract_")));
    }
    found
}

/// The last component of a qualified name.
pub fn last_name(mut name: Node<'_>) -> Node<'_> {
    while name.kind() == "qualified_identifier" {
        match field(name, "name") {
            Some(next) => name = next,
            None => break,
        }
    }
    name
}

/// The components of a qualified name, outermost first; a leading `::` gives an empty first component.
/// Template arguments are left out of the text of a component.
pub fn path_of(syntax: &Syntax, name: Node<'_>) -> Vec<String> {
    let mut out = Vec::new();
    let mut at = name;
    while at.kind() == "qualified_identifier" {
        match field(at, "scope") {
            Some(scope) => out.push(bare_name(syntax, scope).to_owned()),
            None => out.push(String::new()),
        }
        match field(at, "name") {
            Some(next) => at = next,
            None => return out,
        }
    }
    out.push(bare_name(syntax, at).to_owned());
    out
}

/// The text of a name without template arguments.
pub fn bare_name<'s>(syntax: &'s Syntax, node: Node<'_>) -> &'s str {
    match node.kind() {
        "template_type" | "template_function" | "template_method" => {
            field(node, "name").map_or("", |n| syntax.text_of(n))
        }
        "dependent_name" | "dependent_type" => children(node).last().map_or("", |n| syntax.text_of(n)),
        _ => syntax.text_of(node),
    }
}

/// Whether the outermost layer around the name is a reference, so that a variable of this type is a reference.
pub fn is_reference(declarator: Node<'_>) -> bool {
    layer_next_to_name(declarator).is_some_and(|n| n.kind().ends_with("reference_declarator"))
}

/// The layer of a declarator that is applied last, which says what kind of thing the name is.
pub fn layer_next_to_name(declarator: Node<'_>) -> Option<Node<'_>> {
    let mut at = declarator;
    let mut last = None;
    loop {
        match at.kind() {
            "pointer_declarator" | "reference_declarator" | "array_declarator" | "function_declarator" => {
                last = Some(at);
            }
            "abstract_pointer_declarator" | "abstract_reference_declarator" | "abstract_array_declarator" => {
                last = Some(at);
            }
            "abstract_function_declarator" if name_in_parentheses(at).is_none() => last = Some(at),
            k if name_like(k) || k == "structured_binding_declarator" => return last,
            _ => {}
        }
        at = inner(at)?;
    }
}

/// Whether the name is that of a pack (`T... a`).
pub fn is_pack(declarator: Node<'_>) -> bool {
    let mut at = Some(declarator);
    while let Some(node) = at {
        if node.kind() == "variadic_declarator" {
            return true;
        }
        at = inner(node);
    }
    false
}

/// Whether a declaration or parameter carries a word as specifier (`static`, `constexpr`, `typedef`, `extern`, `friend`).
pub fn has_specifier(syntax: &Syntax, declaration: Node<'_>, word: &str) -> bool {
    let mut cursor = declaration.walk();
    declaration.children(&mut cursor).any(|n| {
        matches!(
            n.kind(),
            "storage_class_specifier" | "type_qualifier" | "virtual" | "explicit_function_specifier"
        ) && syntax.text_of(n) == word
    })
}

/// The parameter list of a function declarator.
pub fn parameters(function: Node<'_>) -> Option<Node<'_>> {
    field(function, "parameters").or_else(|| child_of_kind(function, "parameter_list"))
}
