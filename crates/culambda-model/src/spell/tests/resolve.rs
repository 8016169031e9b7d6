//! Just enough of name lookup for the recorded cases: where functions are and how types are found.
//!
//! The tool's own lookup is the model's; this one is kept apart so that the speller is tested alone.

use crate::spell::{ClassContext, Names, Owner, Place, Position, argument_texts, template_parameters, token_range};
use culambda_source::ScopeKind;
use culambda_source::{Standard, Unit};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::collections::{BTreeMap, BTreeSet};

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
        if let Some(using) = syntax.root().child(Kind::UsingDeclaration) {
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
        for node in syntax.root().descendants() {
            self.declared(syntax, node, &names);
        }
    }

    fn declared(&mut self, syntax: &Syntax, node: Node<'_>, path: &[String]) {
        let name = |n: Node<'_>| {
            n.field(Field::Name)
                .or_else(|| n.field(Field::Declarator))
                .map(|n| last(syntax, n))
        };
        let class = enclosing_class(node).and_then(name);
        self.constant(syntax, node, class.as_deref());
        match node.kind() {
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier
                if node.field(Field::Body).is_some() =>
            {
                self.classes.extend(name(node));
            }
            Kind::EnumSpecifier
            | Kind::AliasDeclaration
            | Kind::TypeDefinition
            | Kind::ClassSpecifier
            | Kind::StructSpecifier
            | Kind::UnionSpecifier => {}
            Kind::FieldDeclaration | Kind::FunctionDefinition | Kind::Declaration => {
                let Some(class) = class else { return };
                for declarator in node
                    .descendants()
                    .filter(|n| matches!(n.kind(), Kind::FieldIdentifier | Kind::OperatorName) || in_declarator(*n))
                {
                    let key = format!("{class}::{}", syntax.text_of(declarator));
                    let function = declarator
                        .parent()
                        .is_some_and(|p| p.kind() == Kind::FunctionDeclarator);
                    if node
                        .child(Kind::StorageClassSpecifier)
                        .is_some_and(|s| syntax.text_of(s) == "static")
                    {
                        self.statics.insert(key);
                    } else if function {
                        self.functions.insert(key);
                    } else if declarator
                        .parent()
                        .is_some_and(|p| p.kind().is_declarator() || p.kind() == Kind::FieldDeclaration)
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
            Kind::InitDeclarator if node.parent().is_some_and(is_const) => node.field(Field::Value),
            Kind::FieldDeclaration if is_const(node) => node.field(Field::DefaultValue),
            Kind::Enumerator if head_names(syntax, node).is_empty() => node.field(Field::Value),
            _ => None,
        };
        let Some(value) = value.filter(|v| matches!(v.kind(), Kind::NumberLiteral | Kind::True | Kind::False)) else {
            return;
        };
        let Some(name) = node.field(Field::Declarator).or_else(|| node.field(Field::Name)) else {
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
    fn qualify(&self, first: &str, _: Position) -> Option<String> {
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

    // The types of parameters are not looked at: where it matters in the cases, they depend.
    fn is_dependent(&self, name: &str) -> bool {
        self.locals.contains(name)
    }
}

/// Whether an identifier is the name in a declarator (of a member template).
fn in_declarator(node: Node<'_>) -> bool {
    node.kind() == Kind::Identifier && node.parent().is_some_and(|p| p.kind() == Kind::FunctionDeclarator)
}

/// The class whose body holds a node, when no function is between.
pub(super) fn enclosing_class(node: Node<'_>) -> Option<Node<'_>> {
    let mut at = node.parent();
    while let Some(n) = at {
        match n.kind() {
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => return Some(n),
            Kind::CompoundStatement | Kind::FriendDeclaration => return None,
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
            Kind::QualifiedIdentifier | Kind::TemplateType | Kind::TemplateFunction => at.field(Field::Name),
            _ => at.field(Field::Declarator),
        };
        match inner {
            Some(n) => at = n,
            None => return syntax.text_of(at).to_owned(),
        }
    }
}

/// The `template_declaration` directly around a node.
pub(super) fn own_template(node: Node<'_>) -> Option<Node<'_>> {
    node.parent().filter(|p| p.kind() == Kind::TemplateDeclaration)
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
    let list = name.field(Field::Arguments)?;
    let place = Place {
        unit,
        syntax,
        names,
        class: None,
        params: &[],
        standard: Standard::Cpp17,
    };
    Some(argument_texts(&place, token_range(syntax, list), "").expect("template arguments"))
}

/// The context of a class whose body is in the view.
pub(super) fn context(unit: &Unit, syntax: &Syntax, names: &Scope<'_>, class: Node<'_>) -> ClassContext {
    let name = crate::class::name_of(class);
    let params = own_template(class).map(|t| class_params(syntax, t));
    ClassContext {
        name: name.map(|n| last(syntax, n)).unwrap_or_default(),
        arguments: name.and_then(|n| arguments(unit, syntax, names, n)),
        doubt: None,
        in_head: false,
        hidden: false,
        qualifier: None,
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
    while rest.kind() == Kind::QualifiedIdentifier {
        if let Some(scope) = rest.field(Field::Scope) {
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
                    ..ClassContext::default()
                });
            } else {
                path.push(text);
            }
        }
        let Some(next) = rest.field(Field::Name) else {
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
        .flat_map(|(syntax, _)| syntax.root().descendants().map(move |n| (syntax, n)))
        .filter(|(syntax, node)| {
            let mut names = node
                .descendants()
                .filter(|n| n.kind() == Kind::FieldIdentifier || in_declarator(*n));
            matches!(node.kind(), Kind::FieldDeclaration | Kind::Declaration)
                && enclosing_class(*node)
                    .and_then(|c| c.field(Field::Name))
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
        if n.kind() == Kind::TemplateDeclaration {
            out.splice(0..0, template_parameters(syntax, n).into_iter().filter_map(|p| p.name));
        }
        at = n.parent();
    }
    out
}
