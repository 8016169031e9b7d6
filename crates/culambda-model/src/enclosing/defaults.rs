//! Arguments that a partial specialisation leaves to the defaults of its template: the reference writes them as well.

use crate::declarator::template_in;
use crate::deduce::defaults;
use crate::here::Here;
use crate::index::DeclaredKind;
use culambda_source::{Builtin, builtin};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The arguments of a partial specialisation with those that it leaves out; an error says why one is not known.
pub(super) fn completed(w: &Here<'_>, path: &[String], mut arguments: Vec<String>) -> Result<Vec<String>, String> {
    let Some(name) = path.last() else { return Ok(arguments) };
    let found = w.index.lookup_path(w.namespace, path);
    let primary = |kind: &DeclaredKind| matches!(kind, DeclaredKind::Class { specialisation, .. } if !specialisation);
    let declared = found.iter().filter(|f| primary(&f.declared.kind));
    let texts: Vec<_> = declared
        .map(|f| w.index.syntax_of(f.declared.file, f.declared.item))
        .collect();
    let heads: Vec<(&Syntax, Vec<Node<'_>>)> = texts
        .iter()
        .filter_map(|syntax| Some((&**syntax, parameters(template_in(syntax, name)?))))
        .collect();
    let Some((syntax, own)) = heads.first() else {
        return Ok(arguments);
    };
    if own.iter().any(|p| crate::class::is_template_pack(*p)) {
        return Ok(arguments);
    }
    let names: Vec<String> = own
        .iter()
        .map(|p| crate::class::template_parameter_name(syntax, *p).unwrap_or_default())
        .collect();
    for at in arguments.len()..own.len() {
        let default = heads.iter().find_map(|(syntax, all)| {
            let p = all.get(at)?;
            let text = defaults(syntax, p.parent()?).get(at)?.clone()?;
            Some((*syntax, *p, text))
        });
        let written = default.and_then(|(syntax, p, text)| plain(syntax, (p, &text), (&names, &arguments)));
        let unknown = || {
            let parameter = names.get(at).filter(|name| !name.is_empty());
            let which = parameter.map_or_else(|| format!("parameter {}", at + 1), |name| format!("`{name}`"));
            format!("nvcc writes the default of {which} of `{name}` as well, and what that is here is not known")
        };
        arguments.push(written.ok_or_else(unknown)?);
    }
    Ok(arguments)
}

fn parameters(head: Node<'_>) -> Vec<Node<'_>> {
    let list = head.field(Field::Parameters).into_iter().flat_map(Node::children);
    list.filter(|p| p.kind().is_parameter()).collect()
}

/// A default that is a fundamental type, another argument or a pointer to it, or a literal of the parameter's type.
fn plain(
    syntax: &Syntax,
    (parameter, text): (Node<'_>, &str),
    (names, arguments): (&[String], &[String]),
) -> Option<String> {
    match parameter.field(Field::DefaultValue).map(Node::kind) {
        Some(Kind::True | Kind::False | Kind::NumberLiteral) => {
            let ty = Builtin::parse(syntax.text_of(parameter.field(Field::Type)?))?;
            crate::spell::value_of(ty, text)
        }
        Some(_) => None,
        None if text.split(' ').all(builtin::is_word) => Builtin::parse(text).map(|ty| ty.spelling().to_owned()),
        None => {
            let (name, pointer) = match text.strip_suffix('*') {
                Some(name) => (name.trim_end(), true),
                None => (text, false),
            };
            let argument = arguments.get(names.iter().position(|own| own == name)?)?;
            let object = !argument.ends_with(['&', ')', ']']);
            match (pointer, argument.ends_with('*')) {
                (false, _) => Some(argument.clone()),
                (true, true) => Some(format!("{argument}*")),
                (true, false) => object.then(|| format!("{argument} *")),
            }
        }
    }
}
