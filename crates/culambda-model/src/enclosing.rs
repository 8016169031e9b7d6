//! The enclosing function of a lambda: what it is a member of, what its tag says, why it may not enclose one.

use crate::class::{
    Access, ClassInfo, Member, MemberKind, deduces_return, explicit_object, fold, member_key, signature,
};
use crate::declarator::{bare_name, function_declarator, has_specifier, last_name, name_node, parameters, path_of};
use crate::fact::Fact;
use crate::facts::{
    EnclosingClass, FunctionFacts, FunctionKind, NestedClass, Place, Problem, Space, TemplateParameter,
};
use crate::here::{ClassFrame, FunctionFrame, Here};
use crate::index::{ClassLookup, DeclaredKind};
use crate::names::ScopeNames;
use crate::space::Annotations;
use crate::spell::{self, ClassContext, Owner};
use culambda_source::Span;
use culambda_syntax::Syntax;
use culambda_syntax::node::{ancestor, child_of_kind, children, field};
use std::rc::Rc;
use std::sync::Arc;
use tree_sitter::Node;

/// What a function belongs to.
#[derive(Debug)]
pub(crate) struct Enclosing<'a> {
    /// How the tag names what it belongs to.
    pub(crate) owner: Fact<Owner>,
    /// The class of an out-of-line member.
    pub(crate) outside_class: Option<ClassFrame>,
    /// The template head of the function itself.
    pub(crate) template: Option<Node<'a>>,
    /// Annotations of its other declarations.
    pub(crate) declared: Option<Annotations>,
    /// The member declaration it belongs to.
    pub(crate) member: Option<Member>,
    /// It is defined in a friend declaration.
    pub(crate) friend: bool,
}

/// Parameters of a template head, spelled as arguments: `T`, `N`, `Ts...`.
pub(crate) fn parameter_spellings(syntax: &Syntax, template: Node<'_>) -> Vec<String> {
    let Some(list) = field(template, "parameters") else {
        return Vec::new();
    };
    children(list)
        .filter(|p| p.kind().ends_with("_declaration"))
        .map(|p| {
            let name = crate::class::template_parameter_name(syntax, p).unwrap_or_default();
            let pack = p.kind().starts_with("variadic") || children(p).any(|c| c.kind().starts_with("variadic"));
            if pack { format!("{name}...") } else { name }
        })
        .collect()
}

/// Finds what a function definition belongs to.
pub(crate) fn resolve<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>) -> Enclosing<'a> {
    let name = name_node(declarator);
    if let (true, Some(class)) = (w.in_class_body(), w.classes.last()) {
        return in_class(w, node, declarator, class.clone());
    }
    match name.filter(|n| n.kind() == "qualified_identifier") {
        Some(name) => out_of_line(w, node, declarator, name),
        None => free(w, node, name),
    }
}

fn own_template<'a>(w: &Here<'a>, node: Node<'a>) -> Option<Node<'a>> {
    w.templates.last().copied().filter(|t| node.parent() == Some(*t))
}

fn in_class<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>, class: ClassFrame) -> Enclosing<'a> {
    let friend = ancestor(node, &["friend_declaration", "field_declaration_list"])
        .is_some_and(|n| n.kind() == "friend_declaration");
    let name = name_node(declarator);
    let member = name.and_then(|n| {
        class
            .info
            .members
            .get(&member_key(w.syntax, n))
            .and_then(|l| l.iter().find(|m| m.at == n.start_byte()).cloned())
    });
    let owner = if friend {
        namespace_owner(w, w.namespace)
    } else {
        let is_static = has_specifier(w.syntax, node, "static")
            || member.as_ref().is_some_and(|m| m.is_static)
            || function_declarator(declarator)
                .and_then(parameters)
                .is_some_and(|l| explicit_object(w.syntax, l));
        Fact::Known(Owner::Class {
            class: class.context.clone(),
            is_static,
        })
    };
    Enclosing {
        owner,
        outside_class: None,
        template: own_template(w, node),
        declared: None,
        member,
        friend,
    }
}

fn namespace_owner(w: &Here<'_>, namespace: crate::index::NamespaceId) -> Fact<Owner> {
    match w.index.path(namespace) {
        Ok(path) => Fact::Known(Owner::Namespace(path)),
        Err(name) => Fact::Unknown(format!(
            "the macro `{name}`, which seems to open a namespace, is not in sight: give its header's folder with -I, or define it with -D"
        )),
    }
}

fn free<'a>(w: &Here<'a>, node: Node<'a>, name: Option<Node<'a>>) -> Enclosing<'a> {
    let declared = name.and_then(|n| declared_space(w, w.namespace, bare_name(w.syntax, n)));
    Enclosing {
        owner: namespace_owner(w, w.namespace),
        outside_class: None,
        template: own_template(w, node),
        declared,
        member: None,
        friend: false,
    }
}

/// The annotations that all earlier declarations of a function agree on.
fn declared_space(w: &Here<'_>, namespace: crate::index::NamespaceId, name: &str) -> Option<Annotations> {
    let found = w.index.lookup(namespace, name);
    let mut all = found
        .iter()
        .filter(|f| {
            f.namespace == namespace && matches!(f.declared.kind, DeclaredKind::Function { definition: false, .. })
        })
        .map(|f| f.declared.annotations);
    let first = all.next()?;
    all.all(|a| a == first).then_some(first)
}

/// `void A::B<T>::f()`: a member of a class, or of a namespace.
fn out_of_line<'a>(w: &Here<'a>, node: Node<'a>, declarator: Node<'a>, name: Node<'a>) -> Enclosing<'a> {
    let mut path = path_of(w.syntax, name);
    path.pop();
    let with_arguments = scope_nodes(name)
        .iter()
        .filter(|n| field(**n, "arguments").is_some())
        .count();
    let template = if w.templates.len() > with_arguments {
        own_template(w, node)
    } else {
        None
    };
    let plain = Enclosing {
        owner: Fact::Unknown(String::new()),
        outside_class: None,
        template,
        declared: None,
        member: None,
        friend: false,
    };
    if path.iter().all(String::is_empty) {
        return Enclosing {
            owner: namespace_owner(w, 0),
            ..plain
        };
    }
    let shown = path.join("::");
    match w.index.class_around(w.namespace, &path) {
        ClassLookup::Found(class) => member_outside(w, declarator, name, class, plain),
        ClassLookup::Ambiguous => Enclosing {
            owner: Fact::Unknown(format!("more than one definition of `{shown}` is in sight")),
            outside_class: Some(unseen_class(&path)),
            ..plain
        },
        ClassLookup::NotInSight => match w.index.find_namespace(w.namespace, &path) {
            Some(ns) => {
                let declared = declared_space(w, ns, bare_name(w.syntax, last_name(name)));
                Enclosing {
                    owner: namespace_owner(w, ns),
                    declared,
                    ..plain
                }
            }
            None => Enclosing {
                owner: Fact::Unknown(format!(
                    "`{shown}` is declared in no file that was read: whether it is a class, and whether the function is static, is not known"
                )),
                outside_class: Some(unseen_class(&path)),
                ..plain
            },
        },
    }
}

/// A class that nobody declares in sight: everything about it is unknown.
fn unseen_class(path: &[String]) -> ClassFrame {
    let info = ClassInfo {
        name: path.last().cloned().unwrap_or_default(),
        path: path.to_vec(),
        ..ClassInfo::default()
    };
    ClassFrame {
        info: Rc::new(info),
        local: false,
        context: ClassContext::default(),
        access: Access::Public,
        access_place: None,
        ancestors: Vec::new(),
    }
}

/// The scopes of a qualified name that are classes or namespaces, outermost first.
fn scope_nodes(name: Node<'_>) -> Vec<Node<'_>> {
    let mut out = Vec::new();
    let mut at = name;
    while at.kind() == "qualified_identifier" {
        out.extend(field(at, "scope").map(|s| {
            if s.kind() == "dependent_name" {
                children(s).last().unwrap_or(s)
            } else {
                s
            }
        }));
        match field(at, "name") {
            Some(n) => at = n,
            None => break,
        }
    }
    out
}

fn member_outside<'a>(
    w: &Here<'a>,
    declarator: Node<'a>,
    name: Node<'a>,
    primary: Rc<ClassInfo>,
    plain: Enclosing<'a>,
) -> Enclosing<'a> {
    let (context, class) = outside_context(w, name, &primary);
    let member = find_member(w, &class, declarator, last_name(name));
    let owner = match &member {
        Fact::Known(m) => {
            let object = matches!(
                &m.kind,
                MemberKind::Function {
                    explicit_object: true,
                    ..
                }
            );
            Fact::Known(Owner::Class {
                class: context.clone(),
                is_static: m.is_static || object,
            })
        }
        // A specialisation that is in no file keeps the primary's members by name.
        Fact::Unknown(why) => Fact::Unknown(why.clone()),
    };
    let scopes: Vec<String> = scope_nodes(name)
        .iter()
        .map(|s| bare_name(w.syntax, *s).to_owned())
        .collect();
    let namespaces = scopes.len() - class_levels(w, &scope_nodes(name));
    let mut ancestors = outer_access(w, &scopes, namespaces);
    let own = if ancestors.is_empty() {
        None
    } else {
        Some(ancestors.remove(0))
    };
    let (access, access_place) = own.map_or((Access::Public, None), |o| (o.access, o.access_place));
    let member = member.known().cloned();
    Enclosing {
        owner,
        declared: member.as_ref().map(|m| m.annotations).filter(|a| a.any()),
        outside_class: Some(ClassFrame {
            info: class,
            local: false,
            context,
            access,
            access_place,
            ancestors,
        }),
        member,
        ..plain
    }
}

/// The classes around a class that is defined or named elsewhere, itself first, with their access.
pub(crate) fn outer_access(w: &Here<'_>, scopes: &[String], namespaces: usize) -> Vec<NestedClass> {
    let mut out = Vec::new();
    for depth in (namespaces + 2..=scopes.len()).rev() {
        let (outer, name) = (&scopes[..depth - 1], &scopes[depth - 1]);
        if let ClassLookup::Found(class) = w.index.class_around(w.namespace, outer)
            && let Some(m) = class.members.get(name).and_then(|m| m.first())
        {
            out.push(NestedClass {
                name: name.clone(),
                access: m.access,
                access_place: m.access_place,
            });
        }
    }
    out
}

/// How the tag writes the class of an out-of-line member, and which definition it means.
fn outside_context<'a>(w: &Here<'a>, name: Node<'a>, primary: &Rc<ClassInfo>) -> (ClassContext, Rc<ClassInfo>) {
    let scopes = scope_nodes(name);
    let mut heads = w.templates.iter();
    let mut outer: Option<Box<ClassContext>> = None;
    let namespace = namespace_of_class(w, name);
    let mut class = Rc::clone(primary);
    for scope in scopes
        .iter()
        .skip(scopes.len().saturating_sub(class_levels(w, &scopes)))
    {
        let arguments: Option<Vec<String>> = field(*scope, "arguments").map(|a| w.argument_texts(a));
        let head = if arguments.is_some() {
            heads.next().copied()
        } else {
            None
        };
        let params = head.map(|h| parameter_spellings(w.syntax, h)).filter(|p| !p.is_empty());
        let is_primary = match (&params, &arguments) {
            (Some(p), Some(a)) => p.len() == a.len() && p.iter().zip(a).all(|(x, y)| fold(x) == fold(y)),
            (_, None) => true,
            (None, Some(_)) => false,
        };
        let bare = bare_name(w.syntax, *scope).to_owned();
        if !is_primary && let Some(special) = specialisation(w, &scopes, arguments.as_deref().unwrap_or(&[])) {
            class = special;
        }
        let context = ClassContext {
            name: bare,
            params,
            arguments: arguments.filter(|_| !is_primary),
            explicit: !is_primary && head.is_none_or(|h| parameter_spellings(w.syntax, h).is_empty()),
            outer: outer.take(),
            namespace: namespace.clone(),
        };
        outer = Some(Box::new(context));
    }
    (outer.map(|c| *c).unwrap_or_default(), class)
}

/// How many of the scopes are classes (the rest, in front, are namespaces).
fn class_levels(w: &Here<'_>, scopes: &[Node<'_>]) -> usize {
    let names: Vec<String> = scopes.iter().map(|s| bare_name(w.syntax, *s).to_owned()).collect();
    (0..=names.len())
        .rev()
        .find(|n| *n == 0 || w.index.find_namespace(w.namespace, &names[..*n]).is_some())
        .map_or(names.len(), |n| names.len() - n)
}

fn namespace_of_class(w: &Here<'_>, name: Node<'_>) -> Vec<String> {
    let scopes = scope_nodes(name);
    let names: Vec<String> = scopes.iter().map(|s| bare_name(w.syntax, *s).to_owned()).collect();
    let levels = names.len() - class_levels(w, &scopes);
    let namespace = if levels == 0 {
        Some(w.namespace)
    } else {
        w.index.find_namespace(w.namespace, &names[..levels])
    };
    namespace.and_then(|n| w.index.path(n).ok()).unwrap_or_default()
}

/// The specialisation of a class whose arguments read the same.
fn specialisation(w: &Here<'_>, scopes: &[Node<'_>], arguments: &[String]) -> Option<Rc<ClassInfo>> {
    let path: Vec<String> = scopes.iter().map(|s| bare_name(w.syntax, *s).to_owned()).collect();
    let want = fold(&format!("<{}>", arguments.join(",")));
    w.index
        .specialisations(w.namespace, &path)
        .into_iter()
        .find(|c| c.arguments.as_deref().map(fold).as_deref() == Some(want.as_str()))
}

/// The member that an out-of-line definition defines: the only one of the name, or the one with these parameters.
fn find_member(w: &Here<'_>, class: &ClassInfo, declarator: Node<'_>, name: Node<'_>) -> Fact<Member> {
    let key = member_key(w.syntax, name);
    let list: Vec<&Member> = class
        .members
        .get(&key)
        .into_iter()
        .flatten()
        .filter(|m| matches!(m.kind, MemberKind::Function { .. }))
        .collect();
    let parameter_list = function_declarator(declarator).and_then(parameters);
    let signature = function_declarator(declarator)
        .map(|f| signature(w.syntax, f))
        .unwrap_or_default();
    let count = parameter_list.map_or(0, |l| children(l).count());
    let same = |list: &[&Member]| {
        list.windows(2).all(|p| {
            (p[0].is_static, p[0].access, p[0].annotations, p[0].deduced)
                == (p[1].is_static, p[1].access, p[1].annotations, p[1].deduced)
        })
    };
    let by = |f: &dyn Fn(&Member) -> bool| list.iter().copied().filter(|m| f(m)).collect::<Vec<_>>();
    let exact = by(&|m| matches!(&m.kind, MemberKind::Function { signature: s, .. } if *s == signature));
    let counted = by(&|m| matches!(&m.kind, MemberKind::Function { parameters, .. } if *parameters == count));
    for candidates in [&exact, &counted, &list] {
        if let [one, ..] = candidates.as_slice()
            && (candidates.len() == 1 || same(candidates))
        {
            return Fact::Known((*one).clone());
        }
    }
    let class_name = &class.name;
    Fact::Unknown(if list.is_empty() {
        format!("no declaration of `{key}` was found in `{class_name}`")
    } else {
        format!("which of the overloads of `{key}` in `{class_name}` is defined here could not be told")
    })
}

/// The facts of a function, for the first annotated lambda in it.
pub(crate) fn facts(w: &Here<'_>, frame: &FunctionFrame<'_>) -> FunctionFacts {
    let node = frame.node;
    let name = w.function_name_node(node).map(last_name);
    let shown = name.map(|n| w.text(n).to_owned()).unwrap_or_default();
    let mut out = FunctionFacts {
        given_up: false,
        name: shown,
        space: frame.space.clone().unwrap_or(Space::Host),
        text: (node.start_byte(), node.end_byte()),
        fn_type: Fact::Unknown(String::new()),
        fn_name: Fact::Unknown(String::new()),
        name_at: name.map_or(node.start_byte(), |n| n.start_byte()),
        kind: FunctionKind::Ordinary,
        class: None,
        deduced_return: false,
        placeholder: None,
        returns: None,
        in_template: false,
        undeclared_friend: false,
        undeclared_member: false,
        template: Vec::new(),
        abbreviated: None,
        problem: None,
    };
    spell_tag(w, frame, &mut out);
    describe(w, frame, &mut out);
    out
}

fn spell_tag(w: &Here<'_>, frame: &FunctionFrame<'_>, out: &mut FunctionFacts) {
    let owner = match &frame.owner.owner {
        Fact::Known(owner) => owner.clone(),
        Fact::Unknown(why) => {
            out.fn_type = Fact::Unknown(why.clone());
            out.fn_name = Fact::Unknown(why.clone());
            return;
        }
    };
    let names = ScopeNames::new(w);
    let parsed = earlier_syntaxes(w, frame);
    let mut declarations: Vec<spell::Declaration<'_>> = parsed.iter().filter_map(|s| earlier(w, frame, s)).collect();
    declarations.extend(declared_member(w, frame));
    let function = spell::Function {
        unit: w.unit,
        syntax: w.syntax,
        definition: frame.node,
        template: frame.owner.template,
        owner,
        friend_in: w
            .classes
            .last()
            .filter(|_| frame.owner.friend)
            .map(|c| c.context.clone()),
        standard: w.target.standard,
        deduced_arguments: crate::deduce::explicit_arguments(w, frame),
        names: &names,
    };
    // Only an explicit specialisation has arguments in its name.
    let special = frame
        .owner
        .template
        .is_some_and(|t| parameter_spellings(w.syntax, t).is_empty());
    let named = spell::function_name(&function);
    let named = if special {
        names.sure(named)
    } else {
        names.unasked(named)
    };
    let typed = names.sure(spell::function_type(&function, &declarations));
    out.fn_name = tell(named, &mut out.problem);
    out.fn_type = tell(typed, &mut out.problem);
}

/// The declaration in its class of a member that is defined outside.
fn declared_member<'w>(w: &'w Here<'_>, frame: &'w FunctionFrame<'_>) -> Option<spell::Declaration<'w>> {
    let class = frame.owner.outside_class.as_ref()?;
    let member = frame.owner.member.as_ref()?;
    let syntax = class.info.syntax.as_deref()?;
    let name = syntax.root().descendant_for_byte_range(member.at, member.at + 1)?;
    let node = ancestor(name, &["field_declaration", "declaration", "function_definition"])?;
    let ours = w
        .templates
        .iter()
        .flat_map(|t| crate::class::template_parameter_names(w.syntax, *t));
    // An explicit specialisation of a member template has types of its own.
    let explicit = frame
        .owner
        .template
        .is_some_and(|t| parameter_spellings(w.syntax, t).is_empty());
    // The heads of all templates around the declaration, outermost first, are those of the definition.
    let mut heads: Vec<Node<'_>> = std::iter::successors(Some(node), Node::parent)
        .filter(|n| n.kind() == "template_declaration")
        .collect();
    heads.reverse();
    let theirs = heads
        .iter()
        .flat_map(|t| crate::class::template_parameter_names(syntax, *t));
    let renamed = theirs.zip(ours).filter(|(a, b)| a != b).collect();
    Some(spell::Declaration {
        syntax,
        node,
        renamed,
        types: class.info.params.is_some() && !explicit,
    })
}

/// More earlier declarations of one function than this are not read.
const MAX_EARLIER: usize = 16;

/// The earlier declarations of a function of a namespace that may have attributes.
fn earlier_syntaxes(w: &Here<'_>, frame: &FunctionFrame<'_>) -> Vec<Arc<Syntax>> {
    let (Some(name), true) = (w.function_name_node(frame.node), frame.owner.outside_class.is_none()) else {
        return Vec::new();
    };
    if frame.class_depth > 0 || name.kind() == "qualified_identifier" {
        return Vec::new();
    }
    let has_attributes = |file: usize, item: usize| {
        let file = w.unit.files.get(file)?;
        let text = file.text.get(file.items.get(item)?.span.range())?;
        text.windows(2).any(|w| w == b"[[").then_some(())
    };
    let found = w.index.lookup(w.namespace, bare_name(w.syntax, name));
    let declarations = found.iter().filter(|f| {
        f.namespace == w.namespace && matches!(f.declared.kind, DeclaredKind::Function { definition: false, .. })
    });
    declarations
        .filter(|f| has_attributes(f.declared.file, f.declared.item).is_some())
        .take(MAX_EARLIER)
        .map(|f| w.index.syntax_of(f.declared.file, f.declared.item))
        .collect()
}

/// What an earlier declaration brings, if it declares the same function.
fn earlier<'w>(w: &Here<'_>, frame: &FunctionFrame<'_>, syntax: &'w Syntax) -> Option<spell::Declaration<'w>> {
    let mut node = children(syntax.root()).next()?;
    if node.kind() == "template_declaration" {
        node = children(node).last()?;
    }
    let of = |syntax: &Syntax, node: Node<'_>| {
        field(node, "declarator")
            .and_then(function_declarator)
            .map(|f| signature(syntax, f))
    };
    let same = !syntax.too_deep && of(syntax, node)? == of(w.syntax, frame.node)?;
    same.then_some(spell::Declaration {
        syntax,
        node,
        renamed: Vec::new(),
        types: false,
    })
}

/// A spelling as a fact; the first problem of it is kept.
fn tell(spelling: Result<spell::Spelling, String>, problem: &mut Option<Problem>) -> Fact<String> {
    match spelling {
        Ok(spelling) => {
            *problem = problem.or(spelling.problem);
            Fact::Known(spelling.text)
        }
        Err(why) => Fact::Unknown(why),
    }
}

/// The `auto` in front of a function or behind its `->`, when it stands for the whole return type.
fn plain_placeholder(w: &Here<'_>, definition: Node<'_>, function: Node<'_>) -> Option<(usize, usize)> {
    let trailing = child_of_kind(function, "trailing_return_type");
    let holder = match trailing {
        Some(t) => child_of_kind(t, "type_descriptor").filter(|d| field(*d, "declarator").is_none())?,
        None => field(definition, "declarator")
            .filter(|d| *d == function)
            .map(|_| definition)?,
    };
    if trailing.is_some() && child_of_kind(holder, "type_qualifier").is_some() {
        return None;
    }
    let auto = field(holder, "type").filter(|t| w.text(*t) == "auto")?;
    Some((auto.start_byte(), auto.end_byte()))
}

/// What rules ask about a function: its class, its kind, its template head.
fn describe(w: &Here<'_>, frame: &FunctionFrame<'_>, out: &mut FunctionFacts) {
    let function = field(frame.node, "declarator").and_then(function_declarator);
    out.in_template = w.in_template();
    out.deduced_return =
        function.is_some_and(|f| deduces_return(w.syntax, frame.node, f)) || out.name.starts_with("operator auto");
    out.placeholder = function
        .filter(|_| out.deduced_return)
        .and_then(|f| plain_placeholder(w, frame.node, f));
    if out.deduced_return && !out.in_template {
        // In a template the reference leaves the placeholder as it is; elsewhere it writes the type.
        out.fn_type = Fact::Unknown("its return type is deduced".into());
    }
    out.undeclared_member = name_node_of(w, frame).is_some_and(|name| is_undeclared_member(w, frame, name));
    out.undeclared_friend = frame.owner.friend && !declared_at_namespace_scope(w, frame.node);
    out.template = frame
        .owner
        .template
        .map(|t| template_facts(w.syntax, t))
        .unwrap_or_default();
    out.abbreviated = function.and_then(parameters).and_then(|l| {
        let placeholder = |p: &Node<'_>| field(*p, "type").is_some_and(|t| t.kind() == "placeholder_type_specifier");
        children(l).find(placeholder).map(|p| p.start_byte())
    });
    if frame.class_depth == 0 || frame.owner.friend {
        return;
    }
    let Some(class) = w.classes.get(frame.class_depth - 1) else {
        return;
    };
    if out.name.trim_start_matches('~') == class.info.name && !class.info.name.is_empty() {
        out.kind = if out.name.starts_with('~') {
            FunctionKind::Destructor
        } else {
            FunctionKind::Constructor
        };
    }
    out.class = Some(enclosing_class(w, frame, class));
    unnumbered(out);
}

/// The reference shows a member of a class without a name as one of `__T0`: the class has a number in the unit.
fn unnumbered(out: &mut FunctionFacts) {
    if out.class.as_ref().is_some_and(|class| class.name.is_empty()) {
        let why = "it is a member of a class without a name, which the reference gives a number";
        out.fn_name = Fact::Unknown(why.into());
        out.fn_type = Fact::Unknown(why.into());
    }
}

/// The last part of the name of a function.
fn name_node_of<'a>(w: &Here<'a>, frame: &FunctionFrame<'a>) -> Option<Node<'a>> {
    w.function_name_node(frame.node).map(last_name)
}

/// Whether the definition of its class has no function of the name.
fn is_undeclared_member(w: &Here<'_>, frame: &FunctionFrame<'_>, name: Node<'_>) -> bool {
    let class = frame.owner.outside_class.as_ref().map(|class| &class.info);
    let is_function = |m: &Member| !matches!(m.kind, MemberKind::Field(_) | MemberKind::Type(_));
    class
        .filter(|c| c.syntax.is_some() && frame.owner.member.is_none())
        .is_some_and(|c| {
            let members = c.members.get(&member_key(w.syntax, name));
            !members.is_some_and(|list| list.iter().any(is_function))
        })
}

fn enclosing_class(w: &Here<'_>, frame: &FunctionFrame<'_>, class: &ClassFrame) -> EnclosingClass {
    let around = &w.classes[..frame.class_depth];
    let member = frame.owner.member.as_ref();
    EnclosingClass {
        name: class.info.name.clone(),
        local: around.iter().any(|c| c.local),
        in_sight: frame
            .owner
            .outside_class
            .as_ref()
            .is_none_or(|c| c.info.syntax.is_some()),
        place: Some(Place {
            file: class.info.place.0,
            span: Span {
                start: class.info.place.1,
                end: class.info.place.1,
            },
        }),
        access: member.map_or_else(
            || Fact::Unknown("its declaration is not in sight".into()),
            |m| Fact::Known(m.access),
        ),
        access_place: member.and_then(|m| m.access_place),
        nested: around
            .iter()
            .rev()
            .flat_map(|c| {
                std::iter::once(NestedClass {
                    name: c.info.name.clone(),
                    access: c.access,
                    access_place: c.access_place,
                })
                .chain(c.ancestors.iter().cloned())
            })
            .filter(|c| c.access != Access::Public)
            .collect(),
    }
}

fn template_facts(syntax: &Syntax, template: Node<'_>) -> Vec<TemplateParameter> {
    let Some(list) = field(template, "parameters") else {
        return Vec::new();
    };
    // The arguments of a name that a macro makes, `NAME(a)<T>::f()`, read like parameters.
    let before = syntax.text.get(..list.start_byte()).unwrap_or_default();
    if !before.trim_end().ends_with("template") {
        return Vec::new();
    }
    children(list)
        .filter(|p| p.kind().ends_with("_declaration"))
        .map(|p| TemplateParameter {
            name: crate::class::template_parameter_name(syntax, p),
            pack: p.kind().starts_with("variadic") || children(p).any(|c| c.kind().starts_with("variadic")),
            text: (p.start_byte(), p.end_byte()),
        })
        .collect()
}

fn declared_at_namespace_scope(w: &Here<'_>, node: Node<'_>) -> bool {
    let name = w
        .function_name_node(node)
        .map(|n| bare_name(w.syntax, n).to_owned())
        .unwrap_or_default();
    w.index
        .lookup(w.namespace, &name)
        .iter()
        .any(|f| matches!(f.declared.kind, DeclaredKind::Function { .. }))
}
