//! What the tag says of an enclosing function, and what rules ask about it.

use super::earlier::{earlier, earlier_syntaxes};
use super::first::{self, First};
use super::parameter_spellings;
use crate::class::{Access, Member, MemberKind, deduces_return, member_key, shown_name};
use crate::declarator::{bare_name, function_declarator, last_name, name_node, parameters};
use crate::fact::Fact;
use crate::facts::{
    EnclosingClass, FunctionFacts, FunctionKind, NestedClass, Place, Problem, Space, TemplateParameter,
};
use crate::here::{ClassFrame, FunctionFrame, Here};
use crate::index::DeclaredKind;
use crate::instantiate::signature::Signature;
use crate::names::ScopeNames;
use crate::reasons::{self, Lacks};
use crate::specialised::{Specialised, declaration_at};
use crate::spell::{self, ClassContext};
use crate::wellknown;
use culambda_source::{DEVICE_FUNCTION, FUNCTION, Span, ViewOffset, ViewSpan, ident, presets};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The facts of a function, for the first annotated lambda in it.
pub(crate) fn facts(w: &Here<'_>, frame: &FunctionFrame<'_>) -> FunctionFacts {
    let mut out = unread(w, frame);
    spell_tag(w, frame, &mut out);
    describe(w, frame, &mut out);
    out
}

/// What is known of a function before anything is spelled.
fn unread(w: &Here<'_>, frame: &FunctionFrame<'_>) -> FunctionFacts {
    let node = frame.node;
    let name = w.function_name_node(node).map(last_name);
    let shown = name.map(|name| shown_name(w.syntax, name)).unwrap_or_default();
    FunctionFacts {
        given_up: false,
        name: presets::made_by(&shown).map(str::to_owned).unwrap_or(shown),
        space: frame.space.clone().unwrap_or(Space::Host),
        text: node.span(),
        fn_type: Fact::Unknown(String::new()),
        nested_type: None,
        hidden: Vec::new(),
        types: Vec::new(),
        fn_name: Fact::Unknown(String::new()),
        name_at: name.map_or(node.start(), Node::start),
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
    }
}

/// The type in the tags of lambdas at this place, where its blocks matter.
pub(crate) fn tag_type(w: &Here<'_>, frame: &FunctionFrame<'_>) -> Fact<String> {
    let mut out = unread(w, frame);
    spell_tag(w, frame, &mut out);
    out.fn_type
}

/// Whether a parameter of the first declaration of a function has the name of something at namespace scope. The reference
/// prints what aliases stand for then, as it does for lambdas in inner blocks.
pub(crate) fn hides_outer_name(w: &Here<'_>, frame: &FunctionFrame<'_>) -> bool {
    let declared = declared_member(w, frame, frame.specialised(w));
    let (syntax, node) = declared.map_or((w.syntax, frame.node), |d| (d.syntax, d.node));
    let list = node
        .field(Field::Declarator)
        .and_then(function_declarator)
        .and_then(parameters);
    let declarators = list
        .into_iter()
        .flat_map(Node::children)
        .filter_map(|p| p.field(Field::Declarator));
    let mut names = declarators
        .filter_map(name_node)
        .map(|name| syntax.text_of(name).to_owned());
    let is_member = |name: &String| w.classes.iter().any(|c| c.info.members.contains_key(name));
    names.any(|name| !is_member(&name) && is_outer_name(w, name))
}

/// Whether something at namespace scope has a name. A header that was not read may declare such a function.
fn is_outer_name(w: &Here<'_>, name: String) -> bool {
    let global = wellknown::is_global(&name) || wellknown::is_global_value(&name);
    let path = [name];
    let found =
        global || w.index.first(w.namespace, &path).is_some() || w.index.find_namespace(w.namespace, &path).is_some();
    if !found {
        for kind in [FUNCTION, DEVICE_FUNCTION] {
            w.index.ask(&[kind.to_owned(), path[0].clone()]);
        }
    }
    found
}

fn spell_tag(w: &Here<'_>, frame: &FunctionFrame<'_>, out: &mut FunctionFacts) {
    let mut owner = match &frame.owner.owner {
        Fact::Known(owner) => owner.clone(),
        Fact::Unknown(why) => {
            out.fn_type = Fact::Unknown(why.clone());
            out.fn_name = Fact::Unknown(why.clone());
            return;
        }
    };
    if let spell::Owner::Class { class, .. } = &mut owner {
        let mut level = Some(class);
        while let Some(class) = level {
            class.hidden = w.hides_class(class);
            class.qualifier = w.qualifier_of(class);
            level = class.outer.as_deref_mut();
        }
    }
    let class_in_doubt = match &owner {
        spell::Owner::Class { class, is_static } => {
            let doubtful = class.levels().find(|class| class.doubt.is_some());
            doubtful.map(|class| (class.clone(), *is_static))
        }
        spell::Owner::Namespace(_) => None,
    };
    let names = ScopeNames::new(w);
    let parsed = earlier_syntaxes(w, frame);
    let mut declarations: Vec<spell::Declaration<'_>> = parsed.iter().filter_map(|s| earlier(w, frame, s)).collect();
    let special = frame.specialised(w);
    let first = match frame.owner.namespace.filter(|_| special.is_none()) {
        Some(namespace) => first::first(w, frame, namespace),
        None if is_one_of_many(w, frame) => First::Open,
        None => First::Own,
    };
    declarations.extend(first_declared(w, frame, &first));
    declarations.extend(match frame.owner.outside_class {
        Some(_) => declared_member(w, frame, special),
        None => special.and_then(declared_template),
    });
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
        deduced_arguments: frame.explicit_arguments(w).map(<[String]>::to_vec),
        names: &names,
    };
    let own = spell::own_head(&function);
    let own_doubt = names.doubt();
    // Only an explicit specialisation has arguments in its name.
    let named = own.as_ref().map_err(Clone::clone);
    let named = named.and_then(|own| spell::function_name(&function, own));
    let named = if is_explicit(w, frame) {
        names.sure(named)
    } else {
        names.unasked(named)
    };
    let typed = if matches!(first, First::Open) {
        Err(format!(
            "an earlier declaration of `{}` may be of the same template, and nvcc prints the types that the first one is written with",
            out.name
        ))
    } else {
        names.set_doubt(own_doubt);
        names.sure(own.and_then(|own| spell::function_type(&function, own, &declarations)))
    };
    let typed = match class_in_doubt {
        Some((class, is_static)) => typed.and_then(|typed| without_class(typed, &class, is_static)),
        None => typed,
    };
    let list = frame
        .node
        .field(Field::Declarator)
        .and_then(function_declarator)
        .and_then(parameters);
    let typed = match list.and_then(|list| w.unread_parameters(list)) {
        Some(why) => Err(why),
        None => typed.map_err(|why| with_parameter(w, frame, why)),
    };
    out.fn_name = tell(named, &mut out.problem);
    out.fn_type = tell(typed, &mut out.problem);
}

/// The type of a member of a class whose arguments are not known: the type of a static one may not have the class in it.
fn without_class(typed: spell::Spelling, class: &ClassContext, is_static: bool) -> Result<spell::Spelling, String> {
    let named = ident::words_of(&typed.text).any(|word| word == class.name);
    if is_static && !named {
        return Ok(typed);
    }
    Err(class.doubt.clone().unwrap_or_default())
}

/// What the first declaration of a function template brings.
fn first_declared<'f>(w: &Here<'_>, frame: &FunctionFrame<'_>, first: &'f First) -> Option<spell::Declaration<'f>> {
    let First::Earlier(syntax, at) = first else {
        return None;
    };
    let node = Signature::at(syntax, *at)?;
    let ours = parameter_spellings(w.syntax, frame.owner.template?);
    let ours = ours.into_iter().map(|name| name.trim_end_matches("...").to_owned());
    Some(spell::Declaration {
        syntax,
        node: node.declaration,
        parameters: node.template_names().into_iter().zip(ours).collect(),
        types: true,
    })
}

/// The template that a function of a namespace specialises, with the arguments in place of its parameters: the reference
/// prints those types, not the ones that the specialisation is written with.
fn declared_template(special: &Specialised) -> Option<spell::Declaration<'_>> {
    Some(spell::Declaration {
        syntax: &special.syntax,
        node: special.declaration()?,
        parameters: special.arguments.clone()?,
        types: true,
    })
}

/// The declaration in its class of a member that is defined outside.
fn declared_member<'w>(
    w: &'w Here<'_>,
    frame: &'w FunctionFrame<'_>,
    special: Option<&'w Specialised>,
) -> Option<spell::Declaration<'w>> {
    let class = frame.owner.outside_class.as_ref()?;
    let member = frame.owner.member.as_ref()?;
    let syntax = class.info.syntax.as_deref()?;
    let mut node = declaration_at(syntax, member.at)?;
    let mut parameters = parameters_there(w, frame, class, (syntax, node), special);
    // Functions that are no templates, of classes that are none and are in none, have the types that they are defined with.
    let of_template = first::is_in_template(syntax, node);
    if let Some(special) = special.filter(|_| is_explicit(w, frame)) {
        node = special.declaration()?;
    } else if of_template && class.context.levels().any(|c| c.explicit) {
        let overload = parameters
            .as_ref()
            .and_then(|all| overload(w, frame, class, syntax, all));
        match overload {
            Some(one) => node = one,
            None => parameters = None,
        }
    } else if let Some(mut places) = overloads(w, frame, class) {
        let renamed = |node| parameters_there(w, frame, class, (syntax, node), special);
        if places.len() > first::MAX_READ {
            places = vec![member.at];
        }
        // Where that is not known, it is the one that is written in the same way, or the first.
        if let Some(one) = first::member(w, frame, (syntax, &class.info), renamed, &places) {
            node = one;
            parameters = renamed(one);
        }
    }
    Some(spell::Declaration {
        syntax,
        node,
        types: parameters.is_some() && (of_template || frame.owner.template.is_some()),
        parameters: parameters.unwrap_or_default(),
    })
}

/// Whether a function that is defined outside of its class is one of so many overloads that they are not compared, or of
/// those of a class in another, and is not written as in the class; or of such a class in a template, and it names a base.
fn is_one_of_many(w: &Here<'_>, frame: &FunctionFrame<'_>) -> bool {
    let owner = &frame.owner;
    let Some((class, member)) = owner.outside_class.as_ref().zip(owner.member.as_ref()) else {
        return false;
    };
    let is_nested = class.context.outer.is_some();
    if is_nested && first::names_a_base(w, frame, &class.info, member.at) {
        return true;
    }
    let compared = || overloads(w, frame, class).filter(|all| is_nested || all.len() > first::MAX_READ);
    let Some((syntax, mut places)) = class.info.syntax.as_deref().zip(compared()) else {
        return false;
    };
    if places.len() > first::MAX_READ {
        places = vec![member.at];
    } else if !declaration_at(syntax, member.at).is_some_and(|node| first::is_in_template(syntax, node)) {
        return false;
    }
    let renamed = |node| parameters_there(w, frame, class, (syntax, node), None);
    first::member(w, frame, (syntax, &class.info), renamed, &places).is_none()
}

/// Where the names of the members are that a function may define; nothing where there is only one, or it needs none of the
/// types that the class has.
fn overloads(w: &Here<'_>, frame: &FunctionFrame<'_>, class: &ClassFrame) -> Option<Vec<ViewOffset>> {
    let name = w.function_name_node(frame.node).map(last_name)?;
    let all = class.info.members.get(&member_key(w.syntax, name))?;
    let count = frame
        .node
        .field(Field::Declarator)
        .and_then(function_declarator)
        .and_then(parameters)?;
    let count = count.children().count();
    let fits = |kind: &MemberKind| matches!(kind, MemberKind::Function { parameters, .. } if *parameters == count);
    let places: Vec<ViewOffset> = all.iter().filter(|m| fits(&m.kind)).map(|m| m.at).collect();
    (places.len() > 1).then_some(places)
}

/// Which of the members of its name a function defines, with the arguments in place of the parameters: overloads were told
/// apart by types that may be written in another way.
fn overload<'s>(
    w: &Here<'_>,
    frame: &FunctionFrame<'_>,
    class: &ClassFrame,
    syntax: &'s Syntax,
    replaced: &[(String, String)],
) -> Option<Node<'s>> {
    let name = w.function_name_node(frame.node).map(last_name)?;
    let members = class.info.members.get(&member_key(w.syntax, name));
    let members = members.into_iter().flatten();
    let all: Vec<Node<'_>> = members.filter_map(|m| declaration_at(syntax, m.at)).collect();
    if let [one] = all.as_slice() {
        return Some(*one);
    }
    let ours = (w.syntax, frame.node);
    let is_same = |n: &&Node<'_>| crate::deduce::same_types((syntax, **n), replaced, ours);
    let mut same = all.iter().filter(is_same);
    same.next().copied().filter(|_| same.next().is_none())
}

/// Whether a function is an explicit specialisation of a function template.
fn is_explicit(w: &Here<'_>, frame: &FunctionFrame<'_>) -> bool {
    let template = frame.owner.template;
    template.is_some_and(|t| parameter_spellings(w.syntax, t).is_empty())
}

/// What the template parameters around the declaration of a member are where it is defined: those have other names, or
/// an explicit specialisation has arguments. Nothing, where an argument cannot be written for a parameter.
fn parameters_there(
    w: &Here<'_>,
    frame: &FunctionFrame<'_>,
    class: &ClassFrame,
    (syntax, node): (&Syntax, Node<'_>),
    special: Option<&Specialised>,
) -> Option<Vec<(String, String)>> {
    let mut heads: Vec<Vec<String>> = node
        .self_and_ancestors()
        .filter(|n| n.kind() == Kind::TemplateDeclaration)
        .map(|head| crate::class::template_parameter_names(syntax, head))
        // `template <>`: nothing of it is where members are defined.
        .filter(|names| !names.is_empty())
        .collect();
    heads.reverse();
    let own = is_explicit(w, frame).then(|| heads.pop()).flatten();
    let mut contexts: Vec<&ClassContext> = class.context.levels().collect();
    contexts.reverse();
    let mut given = contexts
        .into_iter()
        .filter(|context| context.explicit)
        .filter_map(|context| context.arguments.as_ref());
    let mut out = Vec::new();
    for (theirs, ours) in heads.into_iter().zip(&w.templates) {
        let ours = crate::class::template_parameter_names(w.syntax, *ours);
        if !ours.is_empty() {
            out.extend(theirs.into_iter().zip(ours).filter(|(a, b)| a != b));
            continue;
        }
        let fits = |all: &&Vec<String>| all.len() == theirs.len() && all.iter().all(|one| spell::is_plain(one));
        let arguments = given.next().filter(fits)?;
        out.extend(theirs.into_iter().zip(arguments.iter().cloned()));
    }
    if own.is_some() {
        out.extend(special?.arguments.clone()?);
    }
    Some(out)
}

/// Why the type of a function is not known, with the part of its head that has the name which nothing declares.
fn with_parameter(w: &Here<'_>, frame: &FunctionFrame<'_>, why: String) -> String {
    let unseen = reasons::of(&why).filter(|reason| reason.lacks == Lacks::Declaration);
    let Some(name) = unseen.and_then(|_| why.split('`').nth(1)) else {
        return why;
    };
    let last = name.rsplit("::").next().unwrap_or(name);
    let has_it = |node: &Node<'_>| ident::words_of(w.text(*node)).any(|word| word == last);
    let function = frame.node.field(Field::Declarator).and_then(function_declarator);
    let parameter = function
        .and_then(parameters)
        .and_then(|list| list.children().find(has_it));
    match parameter {
        Some(parameter) => match parameter.field(Field::Declarator).and_then(name_node) {
            Some(own) => format!("the type of the parameter `{}`: {why}", w.text(own)),
            None => format!("the type of a parameter: {why}"),
        },
        None if frame.node.field(Field::Type).as_ref().is_some_and(has_it) => format!("the return type: {why}"),
        None => why,
    }
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

/// The `auto` in front of a function or after its `->`, when it stands for the whole return type.
fn plain_placeholder(w: &Here<'_>, definition: Node<'_>, function: Node<'_>) -> Option<ViewSpan> {
    let trailing = function.child(Kind::TrailingReturnType);
    let holder = match trailing {
        Some(t) => t
            .child(Kind::TypeDescriptor)
            .filter(|d| d.field(Field::Declarator).is_none())?,
        None => definition
            .field(Field::Declarator)
            .filter(|d| *d == function)
            .map(|_| definition)?,
    };
    if trailing.is_some() && holder.child(Kind::TypeQualifier).is_some() {
        return None;
    }
    let auto = holder.field(Field::Type).filter(|t| w.text(*t) == "auto")?;
    Some(auto.span())
}

/// What rules ask about a function: its class, its kind, its template head.
fn describe(w: &Here<'_>, frame: &FunctionFrame<'_>, out: &mut FunctionFacts) {
    let function = frame.node.field(Field::Declarator).and_then(function_declarator);
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
        let placeholder = |p: &Node<'_>| {
            let is_placeholder = |t: Node<'_>| t.kind() == Kind::PlaceholderTypeSpecifier;
            // In `auto (*f)(int) -> int` it is none.
            let mut parts = p.field(Field::Declarator).into_iter().flat_map(Node::descendants);
            p.field(Field::Type).is_some_and(is_placeholder)
                && !parts.any(|part| part.kind() == Kind::TrailingReturnType)
        };
        l.children().find(placeholder).map(Node::start)
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
        let why = "it is a member of a class without a name, to which nvcc gives a number";
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
            || Fact::Unknown("its declaration was not found".into()),
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
    let Some(list) = template.field(Field::Parameters) else {
        return Vec::new();
    };
    // The arguments of a name that a macro makes, `NAME(a)<T>::f()`, read like parameters.
    let before = syntax.part(ViewSpan::new(ViewOffset::default(), list.start()));
    if !before.trim_end().ends_with("template") {
        return Vec::new();
    }
    list.children()
        .filter(|p| p.kind().is_parameter())
        .map(|p| TemplateParameter {
            name: crate::class::template_parameter_name(syntax, p),
            pack: crate::class::is_template_pack(p),
            text: p.span(),
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
