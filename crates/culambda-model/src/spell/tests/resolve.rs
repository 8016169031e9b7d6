//! Just enough of name lookup for the recorded cases: where functions stand and how types are found.
//!
//! The tool's own lookup is the model's; this one is kept apart so that the speller is tested alone.

use crate::spell::{ClassContext, Names, Owner, Place, argument_texts, template_parameters, token_range};
use culambda_source::ScopeKind;
use culambda_source::{Standard, Unit};
use culambda_syntax::Syntax;
use culambda_syntax::node::{all_children, child_of_kind};
use std::collections::{BTreeMap, BTreeSet};
use tree_sitter::Node;

/// What a namespace declares.
#[derive(Default, Debug)]
pub(super) struct Namespace {
    types: BTreeSet<String>,
    inline: BTreeSet<String>,
    /// Paths of using directives.
    directives: Vec<Vec<String>>,
    /// Names of using declarations, with their paths.
    declarations: BTreeMap<String, Vec<String>>,
}

/// All declarations of a case.
#[derive(Default, Debug)]
pub(super) struct Index {
    namespaces: BTreeMap<Vec<String>, Namespace>,
    pub(super) classes: BTreeSet<String>,
    /// `S::m` of members that are declared `static`, and of member functions and fields.
    pub(super) statics: BTreeSet<String>,
    functions: BTreeSet<String>,
    /// Values of constants, by name and by `S::name`.
    constants: BTreeMap<String, String>,
    fields: BTreeSet<String>,
}

/// The namespaces around an item, and whether the innermost is inline.
pub(super) fn path(unit: &Unit, scope: culambda_source::ScopeId) -> Vec<(String, bool)> {
    let (mut out, mut at) = (Vec::new(), Some(scope));
    while let Some(scope) = at.and_then(|s| unit.files[0].scopes.get(s.0 as usize)) {
        if let ScopeKind::Namespace { name, inline } = &scope.kind {
            out.push((name.clone().unwrap_or_else(|| "_GLOBAL__N__".to_owned()), *inline));
        }
        at = scope.parent;
    }
    out.reverse();
    out
}

/// Every node below one, itself included.
pub(super) fn walk(root: Node<'_>) -> Vec<Node<'_>> {
    let (mut out, mut open) = (Vec::new(), vec![root]);
    while let Some(node) = open.pop() {
        out.push(node);
        open.extend(all_children(node).into_iter().rev());
    }
    out
}

fn words(text: &str) -> Vec<String> {
    text.split("::")
        .map(|w| w.trim().to_owned())
        .filter(|w| !w.is_empty())
        .collect()
}

impl Index {
    /// Adds the declarations of an item.
    pub(super) fn add(&mut self, syntax: &Syntax, path: &[(String, bool)]) {
        let names: Vec<String> = path.iter().map(|p| p.0.clone()).collect();
        for depth in 0..=path.len() {
            self.namespaces.entry(names[..depth].to_vec()).or_default();
        }
        if let Some((name, true)) = path.last() {
            self.namespaces
                .entry(names[..names.len() - 1].to_vec())
                .or_default()
                .inline
                .insert(name.clone());
        }
        if let Some(using) = child_of_kind(syntax.root(), "using_declaration") {
            let text = syntax
                .text_of(using)
                .trim_start_matches("using")
                .trim_end_matches(';')
                .trim();
            let here = self.namespaces.entry(names.clone()).or_default();
            match text.strip_prefix("namespace") {
                Some(target) => here.directives.push(words(target)),
                None => here
                    .declarations
                    .extend(words(text).last().map(|last| (last.clone(), words(text)))),
            }
        }
        for node in walk(syntax.root()) {
            self.declared(syntax, node, &names);
        }
    }

    fn declared(&mut self, syntax: &Syntax, node: Node<'_>, path: &[String]) {
        let name = |n: Node<'_>| {
            n.child_by_field_name("name")
                .or_else(|| n.child_by_field_name("declarator"))
                .map(|n| last(syntax, n))
        };
        let class = enclosing_class(node).and_then(name);
        self.constant(syntax, node, class.as_deref());
        match node.kind() {
            "class_specifier" | "struct_specifier" | "union_specifier"
                if node.child_by_field_name("body").is_some() =>
            {
                self.classes.extend(name(node));
            }
            "enum_specifier" | "alias_declaration" | "type_definition" | "class_specifier" | "struct_specifier"
            | "union_specifier" => {}
            "field_declaration" | "function_definition" | "declaration" => {
                let Some(class) = class else { return };
                for declarator in walk(node)
                    .into_iter()
                    .filter(|n| matches!(n.kind(), "field_identifier" | "operator_name") || in_declarator(*n))
                {
                    let key = format!("{class}::{}", syntax.text_of(declarator));
                    let function = declarator.parent().is_some_and(|p| p.kind() == "function_declarator");
                    if child_of_kind(node, "storage_class_specifier").is_some_and(|s| syntax.text_of(s) == "static") {
                        self.statics.insert(key);
                    } else if function {
                        self.functions.insert(key);
                    } else if declarator
                        .parent()
                        .is_some_and(|p| p.kind().contains("declaration") || p.kind().contains("declarator"))
                    {
                        self.fields.insert(key);
                    }
                }
                return;
            }
            _ => return,
        }
        if class.is_none() {
            self.namespaces
                .entry(path.to_vec())
                .or_default()
                .types
                .extend(name(node));
        }
    }

    /// Adds constants with a plain value; enumerators only outside of templates.
    fn constant(&mut self, syntax: &Syntax, node: Node<'_>, class: Option<&str>) {
        let is_const = |n: Node<'_>| syntax.text_of(n).contains("const");
        let value = match node.kind() {
            "init_declarator" if node.parent().is_some_and(is_const) => node.child_by_field_name("value"),
            "field_declaration" if is_const(node) => node.child_by_field_name("default_value"),
            "enumerator" if head_names(syntax, node).is_empty() => node.child_by_field_name("value"),
            _ => None,
        };
        let Some(value) = value.filter(|v| matches!(v.kind(), "number_literal" | "true" | "false")) else {
            return;
        };
        let Some(name) = node
            .child_by_field_name("declarator")
            .or_else(|| node.child_by_field_name("name"))
        else {
            return;
        };
        let (name, value) = (last(syntax, name), syntax.text_of(value).to_owned());
        if let Some(class) = class {
            self.constants.insert(format!("{class}::{name}"), value.clone());
        }
        self.constants.insert(name, value);
    }

    /// The path of a type that one namespace finds in itself or through what it names, as written from outside.
    #[allow(clippy::option_option)] // Not found; found as written; found on a path.
    fn find(&self, at: &[String], name: &str) -> Option<Option<String>> {
        let here = self.namespaces.get(at)?;
        if here.types.contains(name)
            || self
                .namespaces
                .keys()
                .any(|k| k.len() == at.len() + 1 && k.starts_with(at) && k[at.len()] == name)
        {
            return Some(None);
        }
        if let Some(inner) = here
            .inline
            .iter()
            .find(|i| self.has(&[at, &[(*i).clone()]].concat(), name))
        {
            return Some(Some(format!("{inner}::{name}")));
        }
        let written = |path: &[String]| {
            path.iter()
                .filter(|p| *p != "_GLOBAL__N__")
                .cloned()
                .chain([name.to_owned()])
                .collect::<Vec<_>>()
                .join("::")
        };
        let unnamed = [at, &["_GLOBAL__N__".to_owned()]].concat();
        if self.has(&unnamed, name) {
            return Some(Some(written(at)));
        }
        let target = here.declarations.get(name).map(|t| t[..t.len() - 1].to_vec());
        let directive = here
            .directives
            .iter()
            .find(|d| self.has(d, name) || self.has(&[d.as_slice(), &[name.to_owned()]].concat(), ""));
        let target = target.or_else(|| directive.cloned())?;
        // An inline namespace on the way is part of the real path.
        let inline = self.namespaces.get(&target).and_then(|n| {
            n.inline
                .iter()
                .find(|i| self.has(&[target.as_slice(), &[(*i).clone()]].concat(), name))
        });
        Some(Some(written(&target.iter().chain(inline).cloned().collect::<Vec<_>>())))
    }

    /// Whether a namespace declares a type; with an empty name, whether it exists.
    fn has(&self, path: &[String], name: &str) -> bool {
        self.namespaces
            .get(path)
            .is_some_and(|n| name.is_empty() || n.types.contains(name))
    }
}

/// Names as a function sees them.
pub(super) struct Scope<'a> {
    pub(super) index: &'a Index,
    pub(super) path: Vec<String>,
    pub(super) class: Option<&'a ClassContext>,
    /// Names of locals and parameters, which hide members.
    pub(super) locals: BTreeSet<String>,
}

impl Scope<'_> {
    fn member(&self, set: &BTreeSet<String>, name: &str) -> bool {
        !self.locals.contains(name) && self.class.is_some_and(|c| set.contains(&format!("{}::{name}", c.name)))
    }
}

impl Names for Scope<'_> {
    fn qualify(&self, first: &str) -> Option<String> {
        (0..=self.path.len())
            .rev()
            .find_map(|depth| self.index.find(&self.path[..depth], first))
            .flatten()
    }

    fn is_member_function(&self, name: &str) -> bool {
        self.member(&self.index.functions, name)
    }

    fn constant(&self, name: &str) -> Option<String> {
        // The same name may be a constant of several classes.
        let member = self
            .class
            .and_then(|c| self.index.constants.get(&format!("{}::{name}", c.name)));
        let outside = || {
            self.index
                .constants
                .get(name)
                .filter(|_| name.contains("::") || self.class.is_none())
        };
        member.or_else(outside).filter(|_| !self.locals.contains(name)).cloned()
    }

    fn is_data_member(&self, name: &str) -> bool {
        self.member(&self.index.fields, name)
    }
}

/// Whether an identifier is the name in a declarator (of a member template).
fn in_declarator(node: Node<'_>) -> bool {
    node.kind() == "identifier" && node.parent().is_some_and(|p| p.kind() == "function_declarator")
}

/// The class whose body holds a node, when no function is between.
pub(super) fn enclosing_class(node: Node<'_>) -> Option<Node<'_>> {
    let mut at = node.parent();
    while let Some(n) = at {
        match n.kind() {
            "class_specifier" | "struct_specifier" | "union_specifier" => return Some(n),
            "compound_statement" | "friend_declaration" => return None,
            _ => at = n.parent(),
        }
    }
    None
}

/// The last name in a node, without template arguments.
pub(super) fn last(syntax: &Syntax, node: Node<'_>) -> String {
    let mut at = node;
    loop {
        let inner = match at.kind() {
            "qualified_identifier" | "template_type" | "template_function" => at.child_by_field_name("name"),
            _ => at.child_by_field_name("declarator"),
        };
        match inner {
            Some(n) => at = n,
            None => return syntax.text_of(at).to_owned(),
        }
    }
}

/// The `template_declaration` directly around a node.
pub(super) fn own_template(node: Node<'_>) -> Option<Node<'_>> {
    node.parent().filter(|p| p.kind() == "template_declaration")
}

/// Parameters of a template head as a class context has them.
fn class_params(syntax: &Syntax, template: Node<'_>) -> Vec<String> {
    template_parameters(syntax, template)
        .iter()
        .map(|p| p.argument().unwrap_or_default())
        .collect()
}

/// Spells the template arguments of a name.
fn arguments(unit: &Unit, syntax: &Syntax, names: &Scope<'_>, name: Node<'_>) -> Option<Vec<String>> {
    let list = name.child_by_field_name("arguments")?;
    let place = Place {
        unit,
        syntax,
        names,
        class: None,
        params: &[],
        standard: Standard::Cpp17,
    };
    Some(argument_texts(&place, token_range(syntax, list)).expect("template arguments"))
}

/// The context of a class whose body is in the view.
pub(super) fn context(unit: &Unit, syntax: &Syntax, names: &Scope<'_>, class: Node<'_>) -> ClassContext {
    let name = crate::class::name_of(class);
    let params = own_template(class).map(|t| class_params(syntax, t));
    ClassContext {
        name: name.map(|n| last(syntax, n)).unwrap_or_default(),
        arguments: name.and_then(|n| arguments(unit, syntax, names, n)),
        explicit: params.as_ref().is_some_and(Vec::is_empty),
        params: params.filter(|p| !p.is_empty()),
        outer: enclosing_class(class).map(|c| Box::new(context(unit, syntax, names, c))),
        namespace: names.path.clone(),
    }
}

/// The owner of a function that is defined outside of its class or namespace.
pub(super) fn out_of_line<'t>(
    unit: &Unit,
    syntax: &Syntax,
    names: &Scope<'_>,
    function: Node<'t>,
    name: Node<'_>,
) -> (Owner, Option<Node<'t>>) {
    let mut heads = Vec::new();
    let mut at = own_template(function);
    while let Some(head) = at {
        heads.push(head);
        at = own_template(head);
    }
    let mut path = names.path.clone();
    let mut class: Option<ClassContext> = None;
    let mut rest = name;
    while rest.kind() == "qualified_identifier" {
        if let Some(scope) = rest.child_by_field_name("scope") {
            let text = last(syntax, scope);
            if names.index.classes.contains(&text) {
                let arguments = arguments(unit, syntax, names, scope);
                let params = arguments
                    .as_ref()
                    .and_then(|_| heads.pop())
                    .map(|h| class_params(syntax, h));
                let primary = params.as_ref().is_some_and(|p| !p.is_empty()) && params == arguments;
                let outer = class.take().map(Box::new);
                let explicit = arguments.is_some() && params.as_ref().is_none_or(Vec::is_empty);
                class = Some(ClassContext {
                    name: text,
                    params: params.filter(|p| !p.is_empty()),
                    arguments: arguments.filter(|_| !primary),
                    explicit,
                    outer,
                    namespace: path.clone(),
                });
            } else {
                path.push(text);
            }
        }
        let Some(next) = rest.child_by_field_name("name") else {
            break;
        };
        rest = next;
    }
    // The head that no class took is the function's own.
    let template = heads.last().copied();
    let owner = match class {
        Some(class) => {
            let is_static = names
                .index
                .statics
                .contains(&format!("{}::{}", class.name, last(syntax, rest)));
            Owner::Class { class, is_static }
        }
        None => Owner::Namespace(path),
    };
    (owner, template)
}

/// The declaration of a member in its class template, with the view that it is in.
pub(super) fn declared<'t>(
    items: &'t [(Syntax, Vec<(String, bool)>)],
    class: &ClassContext,
    function: &str,
) -> Option<(&'t Syntax, Node<'t>)> {
    let mut found = items
        .iter()
        .flat_map(|(syntax, _)| walk(syntax.root()).into_iter().map(move |n| (syntax, n)))
        .filter(|(syntax, node)| {
            let mut names = walk(*node)
                .into_iter()
                .filter(|n| n.kind() == "field_identifier" || in_declarator(*n));
            matches!(node.kind(), "field_declaration" | "declaration")
                && enclosing_class(*node)
                    .and_then(|c| c.child_by_field_name("name"))
                    .is_some_and(|c| last(syntax, c) == class.name)
                && names.any(|n| syntax.text_of(n) == function)
        });
    let one = found.next()?;
    found.next().is_none().then_some(one)
}

/// Names of the parameters of the template heads around a node, outermost first.
pub(super) fn head_names(syntax: &Syntax, node: Node<'_>) -> Vec<String> {
    let (mut out, mut at) = (Vec::new(), node.parent());
    while let Some(n) = at {
        if n.kind() == "template_declaration" {
            out.splice(0..0, template_parameters(syntax, n).into_iter().filter_map(|p| p.name));
        }
        at = n.parent();
    }
    out
}
