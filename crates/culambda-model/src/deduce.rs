//! Explicit specialisations of function templates: which template is meant, and with which arguments, of which some may
//! be left to be deduced.
//!
//! Declarations are compared token by token: what is where the primary template has a parameter is its argument.

mod search;

use crate::class::{fold, is_template_pack, member_key, parameter_types, template_parameter_names};
use crate::declarator::{bare_name, function_declarator, is_pack_parameter, last_name, name_node, parameters};
use crate::here::{ClassFrame, FunctionFrame, Here};
use crate::index::DeclaredKind;
use crate::instantiate::signature::Signature;
use crate::specialised::{Explicit, Specialised, declaration_at};
use crate::spell::{is_plain, pieces, pieces as tokens, stands_for, value_of};
use culambda_source::{Builtin, ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};
use search::{Search, lists, split};
use std::sync::Arc;

/// A primary template: its parameters, their default arguments, the types of the function's parameters, and what it
/// returns.
struct Primary {
    names: Vec<String>,
    defaults: Vec<Option<String>>,
    types: String,
    returns: String,
    /// Where the name of the function is.
    at: ViewOffset,
    /// Whether a parameter of the template is a pack.
    has_pack: bool,
    /// The first parameter of the function that is a pack.
    pack_from: Option<usize>,
    /// Of the parameters that are values their types.
    kinds: Vec<Option<String>>,
}

/// An argument of a template.
struct Bound {
    text: String,
    /// The parameter that it is for; a pack has several.
    parameter: usize,
    /// Whether it is given, and not deduced.
    given: bool,
}

impl FunctionFrame<'_> {
    /// The only template that it can be an explicit specialisation of.
    pub(crate) fn specialised(&self, w: &Here<'_>) -> Option<&Specialised> {
        self.explicit(w)?.template.as_ref()
    }

    /// The arguments of `template <> void f(int)`, from the visible primary template; none where none are needed or known.
    pub(crate) fn explicit_arguments(&self, w: &Here<'_>) -> Option<&[String]> {
        self.explicit(w)?.arguments.as_deref()
    }

    fn explicit(&self, w: &Here<'_>) -> Option<&Explicit> {
        self.explicit.get_or_init(|| explicit(w, self)).as_ref()
    }
}

fn explicit(w: &Here<'_>, frame: &FunctionFrame<'_>) -> Option<Explicit> {
    let special = Special::of(w, frame)?;
    let candidates = candidates(w, frame, &special);
    let returns = returned(w.syntax, frame.node);
    Some(Explicit {
        arguments: explicit_arguments(w, &candidates, &special, &returns).or_else(|| given(w, &candidates, &special)),
        template: only_template(candidates, &special),
    })
}

/// The templates that may be meant: those with its very types, or else with as many. Types may be written in another way
/// than the template has them.
fn candidates(w: &Here<'_>, frame: &FunctionFrame<'_>, special: &Special<'_>) -> Vec<(Arc<Syntax>, Primary)> {
    let mut all = primaries(w, frame, special.name);
    let fits = |(_, p): &(Arc<Syntax>, Primary)| fits(p, &special.written, &special.types);
    let as_long = |(_, p): &(Arc<Syntax>, Primary)| p.has_pack || count(&p.types) == count(&special.types);
    if all.iter().any(fits) {
        all.retain(fits);
    } else {
        all.retain(as_long);
    }
    all
}

fn only_template(candidates: Vec<(Arc<Syntax>, Primary)>, special: &Special<'_>) -> Option<Specialised> {
    let [(syntax, primary)] = <[_; 1]>::try_from(candidates).ok()?;
    let head = declaration_at(&syntax, primary.at).map(|node| {
        let end = node.field(Field::Body).map_or(node.end(), Node::start);
        pieces(syntax.part(ViewSpan::new(node.start(), end)))
    });
    let known = arguments(&primary, &special.written, &special.types).filter(|all| {
        let as_many = all.len() == primary.names.len();
        let head = head.as_deref().unwrap_or_default();
        let stands = |(name, argument): (&String, &Bound)| stands_for(&argument.text, name, head);
        as_many && !primary.has_pack && primary.names.iter().zip(all).all(stands)
    });
    Some(Specialised {
        syntax,
        at: primary.at,
        pack_from: primary.pack_from,
        arguments: known.map(|all| primary.names.into_iter().zip(all.into_iter().map(|a| a.text)).collect()),
    })
}

/// Whether two declarations of a function have the same types as parameters, once those of a template are replaced.
pub(crate) fn same_types(
    (syntax, node): (&Syntax, Node<'_>),
    replaced: &[(String, String)],
    (other, definition): (&Syntax, Node<'_>),
) -> bool {
    let types = |syntax: &Syntax, node: Node<'_>| {
        let function = node.field(Field::Declarator).and_then(function_declarator)?;
        Some(parameter_types(syntax, parameters(function)?).join(","))
    };
    let (Some(theirs), Some(ours)) = (types(syntax, node), types(other, definition)) else {
        return false;
    };
    let replace = |token| match replaced.iter().find(|(name, _)| name == token) {
        Some((_, text)) => tokens(text),
        None => vec![token],
    };
    let theirs = tokens(&theirs).into_iter().flat_map(replace);
    theirs.eq(tokens(&ours))
}

/// How many types are in a list of them; one without any has none.
fn count(types: &str) -> usize {
    lists(&tokens(types)).len()
}

/// Whether a template has the very types of a specialisation with some arguments given.
fn fits(primary: &Primary, written: &[String], types: &str) -> bool {
    let mut search = Search::of(primary, written);
    written.len() <= primary.names.len() && search.matches_list(&tokens(&primary.types), &tokens(types))
}

/// An explicit specialisation as it is written.
struct Special<'a> {
    name: Node<'a>,
    /// Its template arguments.
    written: Vec<String>,
    /// The types of its parameters.
    types: String,
}

impl<'a> Special<'a> {
    /// Nothing for what is no explicit specialisation of a function template.
    fn of(w: &Here<'a>, frame: &FunctionFrame<'a>) -> Option<Special<'a>> {
        let template = frame.owner.template?;
        if !template_parameter_names(w.syntax, template).is_empty() {
            return None;
        }
        let declarator = frame.node.field(Field::Declarator)?;
        let name = last_name(name_node(declarator)?);
        let written = match name.kind() {
            Kind::TemplateFunction | Kind::TemplateMethod => w.argument_texts(name.field(Field::Arguments)?),
            _ => Vec::new(),
        };
        let types = adjusted(&parameter_types(
            w.syntax,
            parameters(function_declarator(declarator)?)?,
        ));
        Some(Special { name, written, types })
    }
}

/// The arguments that are written, where all templates that may be meant take as many.
fn given(w: &Here<'_>, candidates: &[(Arc<Syntax>, Primary)], special: &Special<'_>) -> Option<Vec<String>> {
    let mut all = candidates.iter().map(|(_, primary)| primary);
    let takes_all = |primary: &Primary| !primary.has_pack && primary.names.len() == special.written.len();
    let first = all.next().filter(|primary| takes_all(primary))?;
    let arguments = special.written.iter().enumerate().map(|(parameter, text)| Bound {
        text: text.clone(),
        parameter,
        given: true,
    });
    let arguments: Vec<Bound> = arguments.collect();
    let same = all.all(|other| takes_all(other) && other.kinds == first.kinds);
    let printed = arguments.iter().map(|argument| printed(w, first, &arguments, argument));
    if same { printed.collect() } else { None }
}

/// The arguments of the most special template that fits.
fn explicit_arguments(
    w: &Here<'_>,
    candidates: &[(Arc<Syntax>, Primary)],
    special: &Special<'_>,
    returns: &str,
) -> Option<Vec<String>> {
    let Special { written, types, .. } = special;
    let mut found: Vec<(&Primary, Vec<Bound>)> = candidates
        .iter()
        .filter_map(|(_, p)| {
            let all = || arguments(&p.with_return(), written, &format!("{types};{returns}"));
            arguments(p, written, types).or_else(all).map(|a| (p, a))
        })
        .collect();
    // Of two templates that fit, the more special one is meant.
    while let [a, b, ..] = found.as_slice() {
        let special = |x: &Primary, y: &Primary| arguments(y, &[], &x.types).is_some();
        match (special(a.0, b.0), special(b.0, a.0)) {
            (true, false) => drop(found.remove(1)),
            (false, true) => drop(found.remove(0)),
            _ => return None,
        }
    }
    let (primary, all) = found.pop()?;
    let printed = all.iter().map(|argument| printed(w, primary, &all, argument));
    printed.collect()
}

/// An argument as the reference prints it: a deduced type by its own name, a value as one of the parameter's type.
fn printed(w: &Here<'_>, primary: &Primary, all: &[Bound], argument: &Bound) -> Option<String> {
    let Some(kind) = primary.kinds.get(argument.parameter).and_then(Option::as_ref) else {
        let given = argument.given.then(|| argument.text.clone());
        return given.or_else(|| w.spelled_type(&argument.text));
    };
    // `template <class T, T N>`
    let named = primary.names.iter().position(|name| name == kind);
    let stands_for = named.and_then(|at| all.iter().find(|argument| argument.parameter == at));
    let kind = Builtin::parse(stands_for.map_or(kind.as_str(), |argument| &argument.text));
    match kind {
        Some(kind) => value_of(kind, &argument.text),
        None => Some(argument.text.clone()),
    }
}

/// The templates that a specialisation may be one of.
fn primaries(w: &Here<'_>, frame: &FunctionFrame<'_>, name: Node<'_>) -> Vec<(Arc<Syntax>, Primary)> {
    if let Some(class) = &frame.owner.outside_class {
        let Some(syntax) = &class.info.syntax else {
            return Vec::new();
        };
        let members = class.info.members.get(&member_key(w.syntax, name));
        let members = members.into_iter().flatten();
        return members
            .filter_map(|m| {
                syntax
                    .node_at(m.at.byte())
                    .ancestor(&[Kind::TemplateDeclaration, Kind::FieldDeclarationList])
            })
            .filter_map(|head| {
                let around = arguments_around(w, class, (syntax, head));
                Some((
                    Arc::clone(syntax),
                    primary(syntax, head)?.with_arguments_around(&around),
                ))
            })
            .collect();
    }
    let found = w.index.lookup(w.namespace, bare_name(w.syntax, name));
    let templates = found.iter().filter(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Function {
                template: true,
                specialisation: false,
                ..
            }
        )
    });
    let mut out: Vec<(Arc<Syntax>, Primary)> = Vec::new();
    for f in templates {
        let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
        let head = Signature::declared(&syntax, f.declared.name(), f.declared.nth).and_then(|one| one.head);
        let Some(new) = head.and_then(|head| primary(&syntax, head)) else {
            continue;
        };
        // A template may be declared more than once.
        let numbered = new.numbered_types();
        if !out
            .iter()
            .any(|(_, p)| p.names.len() == new.names.len() && p.numbered_types() == numbered)
        {
            out.push((syntax, new));
        }
    }
    out
}

/// What the parameters of the class templates around a member are where it is specialised, if that is known.
fn arguments_around(
    w: &Here<'_>,
    class: &ClassFrame,
    (syntax, head): (&Syntax, Node<'_>),
) -> Vec<(String, Option<String>)> {
    let around = head.self_and_ancestors().skip(1);
    let heads = around.filter(|n| n.kind() == Kind::TemplateDeclaration);
    let mut heads: Vec<Vec<String>> = heads
        .map(|head| template_parameter_names(syntax, head))
        .filter(|names| !names.is_empty())
        .collect();
    heads.reverse();
    let mut levels: Vec<_> = class.context.levels().filter(|level| level.explicit).collect();
    // Where a class around is specialised itself, the heads are not in step.
    let in_step = levels.len() <= heads.len();
    let mut out = Vec::new();
    for (at, theirs) in heads.into_iter().enumerate() {
        let ours = w
            .templates
            .get(at)
            .map(|head| template_parameter_names(w.syntax, *head));
        let given = match ours.unwrap_or_default() {
            ours if ours.is_empty() => levels.pop().and_then(|level| level.arguments.clone()),
            ours => Some(ours),
        };
        let fits = |all: &Vec<String>| all.len() == theirs.len() && all.iter().all(|one| is_plain(one));
        let given = given.filter(|all| in_step && fits(all)).into_iter().flatten().map(Some);
        out.extend(theirs.into_iter().zip(given.chain(std::iter::repeat(None))));
    }
    out
}

fn primary(syntax: &Syntax, head: Node<'_>) -> Option<Primary> {
    if head.kind() != Kind::TemplateDeclaration || syntax.too_deep {
        return None;
    }
    let function = head
        .children()
        .find_map(|n| n.field(Field::Declarator).and_then(function_declarator))?;
    let list = head.field(Field::Parameters)?;
    let parameters_of = || list.children().filter(|p| p.kind().is_parameter());
    Some(Primary {
        at: name_node(function).map(last_name)?.start(),
        has_pack: parameters_of().any(is_template_pack),
        pack_from: parameters(function)?.children().position(is_pack_parameter),
        names: template_parameter_names(syntax, head),
        defaults: defaults(syntax, list),
        kinds: parameters_of().map(|p| value_type(syntax, p)).collect(),
        types: adjusted(&parameter_types(syntax, parameters(function)?)),
        returns: head
            .children()
            .find(|n| n.field(Field::Declarator).is_some())
            .map_or_else(String::new, |n| returned(syntax, n)),
    })
}

/// The default arguments of template parameters. Of `int *` the tree has the `int` alone.
pub(crate) fn defaults(syntax: &Syntax, list: Node<'_>) -> Vec<Option<String>> {
    let all: Vec<Node<'_>> = list.children().filter(|p| p.kind().is_parameter()).collect();
    let ends = all.iter().skip(1).map(|next| next.start()).chain([list.end()]);
    let text = |(p, end): (&Node<'_>, ViewOffset)| {
        let default = p.field(Field::DefaultType).or_else(|| p.field(Field::DefaultValue))?;
        let text = syntax.part(ViewSpan::new(default.start(), end)).trim_end();
        Some(text.strip_suffix([',', '>']).unwrap_or(text).trim_end().to_owned())
    };
    all.iter().zip(ends).map(text).collect()
}

/// The type of a template parameter that is a value.
fn value_type(syntax: &Syntax, parameter: Node<'_>) -> Option<String> {
    let is_value = matches!(
        parameter.kind(),
        Kind::ParameterDeclaration | Kind::OptionalParameterDeclaration | Kind::VariadicParameterDeclaration
    );
    let ty = parameter.field(Field::Type).filter(|_| is_value)?;
    Some(fold(syntax.text_of(ty)))
}

/// The types of parameters as they are part of the function's type: arrays are pointers, values are not constant.
fn adjusted(types: &[String]) -> String {
    let one = |text: &String| {
        let mut parts = tokens(text);
        let pack = parts.last() == Some(&"...");
        parts.truncate(parts.len() - usize::from(pack));
        if parts.last() == Some(&"]") && !parts.contains(&"(") && parts.iter().filter(|p| **p == "[").count() == 1 {
            parts.truncate(parts.iter().position(|part| *part == "[").unwrap_or(parts.len()));
            parts.push("*");
        }
        while let Some(&("const" | "volatile")) = parts.last() {
            parts.pop();
        }
        let outside = outside_angles(&parts);
        if !outside.iter().any(|part| matches!(*part, "*" | "&" | "&&" | "(" | "[")) {
            while let Some(&("const" | "volatile")) = parts.first() {
                parts.remove(0);
            }
        }
        parts.extend(pack.then_some("..."));
        fold(&parts.join(" "))
    };
    types.iter().map(one).collect::<Vec<_>>().join(",")
}

/// The tokens that are not template arguments.
fn outside_angles<'s>(parts: &[&'s str]) -> Vec<&'s str> {
    let mut depth = 0i32;
    let outside = parts.iter().filter(|part| {
        depth += i32::from(**part == "<") - i32::from(**part == ">");
        depth == 0
    });
    outside.copied().collect()
}

/// What a declaration returns, as far as it is in front of the declarator.
fn returned(syntax: &Syntax, declaration: Node<'_>) -> String {
    declaration
        .field(Field::Type)
        .map_or_else(String::new, |t| fold(syntax.text_of(t)))
}

impl Primary {
    /// The same with what the parameters of the classes around it stand for. A default argument that hangs on one which is
    /// not known is none.
    fn with_arguments_around(mut self, around: &[(String, Option<String>)]) -> Primary {
        let replaced = |text: &str| {
            let mut out = Vec::new();
            for token in tokens(text) {
                match around.iter().find(|(name, _)| name == token) {
                    Some((_, argument)) => out.extend(tokens(argument.as_deref()?)),
                    None => out.push(token),
                }
            }
            Some(fold(&out.join(" ")))
        };
        if around.is_empty() {
            return self;
        }
        for default in &mut self.defaults {
            *default = default.take().and_then(|text| replaced(&text));
        }
        for kind in self.kinds.iter_mut().flatten() {
            // A type that nothing is a value of.
            *kind = replaced(kind).unwrap_or_default();
        }
        self.types = replaced(&self.types).unwrap_or(self.types);
        self
    }

    /// Its types with numbers for the parameters, whatever names these have.
    fn numbered_types(&self) -> String {
        let number = |token: &str| self.names.iter().position(|name| name == token);
        let numbered = tokens(&self.types).into_iter().map(|token| match number(token) {
            Some(number) => format!("${number}"),
            None => token.to_owned(),
        });
        numbered.collect::<Vec<_>>().join(" ")
    }

    /// The same with what it returns as one more type.
    fn with_return(&self) -> Primary {
        Primary {
            kinds: self.kinds.clone(),
            names: self.names.clone(),
            defaults: self.defaults.clone(),
            types: format!("{};{}", self.types, self.returns),
            returns: String::new(),
            ..*self
        }
    }
}

/// The arguments with which a primary template has these parameter types.
fn arguments(primary: &Primary, written: &[String], types: &str) -> Option<Vec<Bound>> {
    if written.len() > primary.names.len() || primary.names.iter().any(String::is_empty) {
        return None;
    }
    let (pattern, types) = (tokens(&primary.types), tokens(types));
    let mut search = Search::of(primary, written);
    let of_written = written.len();
    if of_written < primary.names.len()
        && !search.matches_list(&pattern, &types)
        && !search.matches_some(&pattern, &types)
    {
        return None;
    }
    let mut out = Vec::new();
    for (at, bound) in search.bound.iter().enumerate() {
        let argument = |text: String| Bound {
            text,
            parameter: at,
            given: at < of_written,
        };
        match bound {
            Some(list) if at < of_written => out.push(argument(list.concat())),
            Some(list) => out.extend(split(list).into_iter().map(argument)),
            None => {
                let default = primary.defaults.get(at)?.clone()?;
                let leads = |word: &str| primary.names.iter().any(|n| n == word);
                if culambda_source::ident::words_of(&default).any(leads) {
                    return None;
                }
                out.push(argument(default));
            }
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::{Primary, arguments};
    use culambda_source::ViewOffset;

    fn deduced(parameters: &[&str], types: &str, mine: &str) -> Option<String> {
        let primary = Primary {
            names: parameters.iter().map(|p| (*p).to_owned()).collect(),
            defaults: vec![None; parameters.len()],
            types: types.to_owned(),
            returns: String::new(),
            at: ViewOffset::default(),
            has_pack: false,
            pack_from: None,
            kinds: vec![None; parameters.len()],
        };
        let texts = |all: Vec<super::Bound>| all.into_iter().map(|a| a.text).collect::<Vec<_>>();
        arguments(&primary, &[], mine).map(|all| texts(all).join(" | "))
    }

    #[test]
    fn arguments_are_what_stands_for_parameters() {
        for (parameters, types, mine, want) in [
            (&["T"][..], "T", "char", Some("char")),
            (&["T"], "const T&", "const double&", Some("double")),
            (&["T"], "T*", "const char*", Some("const char")),
            (&["T"], "T&&", "int&", Some("int&")),
            (&["T"], "T&&", "int&&", Some("int")),
            (&["T", "U"], "T,U*", "int,float*", Some("int | float")),
            (&["T", "N"], "T(&)[N]", "int(&)[3]", Some("int | 3")),
            (
                &["R", "A"],
                "R(*)(A...)",
                "int(*)(char,long)",
                Some("int | char | long"),
            ),
            (&["T"], "T,T", "unsigned int,unsigned int", Some("unsigned int")),
            (&["T"], "T,T", "int,long", None),
            (&["X", "T"], "X<T>", "Box<V<int,2>>", Some("Box | V<int,2>")),
            (&["T"], "T*", "int", None),
            (&["T", "U"], "T", "int", None),
            (&["T", "A"], "T,A*...", "int,X*,Y**", Some("int | X | Y*")),
            (&["A"], "const A&...", "const int&,const X&", Some("int | X")),
            (&["A"], "A*...", "int*,X", None),
        ] {
            assert_eq!(deduced(parameters, types, mine).as_deref(), want, "{types} {mine}");
        }
    }
}
