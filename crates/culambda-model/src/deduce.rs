//! Template arguments of an explicit specialisation that leaves them to be deduced.

use crate::class::parameter_types;
use crate::declarator::{function_declarator, last_name, name_node, parameters};
use crate::index::DeclaredKind;
use crate::walk::{FunctionFrame, Walker};
use culambda_syntax::node::{children, field};

/// The arguments of `template <> void f(int)`, from the primary template in sight; `None` where none are needed or known.
pub(crate) fn explicit_arguments(w: &Walker<'_>, frame: &FunctionFrame<'_>) -> Option<Vec<String>> {
    let template = frame.owner.template?;
    if !crate::class::template_parameter_names(w.syntax, template).is_empty() {
        return None;
    }
    let declarator = field(frame.node, "declarator")?;
    let name = last_name(name_node(declarator)?);
    if name.kind() == "template_function" {
        return None;
    }
    let mine = parameter_types(w.syntax, parameters(function_declarator(declarator)?)?);
    let found = w.index.lookup(w.namespace, w.text(name));
    let mut primaries = found.iter().filter(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Function {
                template: true,
                specialisation: false,
                ..
            }
        )
    });
    let primary = primaries.next()?;
    if primaries.next().is_some() {
        return None;
    }
    let syntax = w.index.syntax_of(primary.declared.file, primary.declared.item);
    let head = children(syntax.root()).find(|n| n.kind() == "template_declaration")?;
    let names = crate::class::template_parameter_names(&syntax, head);
    let function = children(head).find_map(|n| field(n, "declarator").and_then(function_declarator))?;
    let theirs = parameter_types(&syntax, parameters(function)?);
    names.iter().map(|n| deduce(n, &theirs, &mine)).collect()
}

/// What a parameter's pattern (`T`, `const T&`, `S<T>*`) leaves for `T` in the specialisation's type.
fn deduce(name: &str, patterns: &[String], types: &[String]) -> Option<String> {
    patterns.iter().zip(types).find_map(|(pattern, ty)| {
        let at = pattern.find(name)?;
        let boundary = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let (before, after) = (&pattern[..at], &pattern[at + name.len()..]);
        if !boundary(before.chars().next_back()) || !boundary(after.chars().next()) {
            return None;
        }
        let rest = ty.strip_prefix(before)?.strip_suffix(after)?;
        (!rest.is_empty()).then(|| rest.to_owned())
    })
}
