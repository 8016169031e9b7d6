//! `__nv_parent(&function)`: the directive that names the function around a lambda.

use super::Here;
use crate::fact::Fact;
use crate::facts::ParentDirective;
use crate::index::{DeclaredKind, Index};
use crate::names::ScopeNames;
use crate::namespace::NamespaceId;
use crate::spell;
use culambda_source::ident;
use culambda_source::{MarkKind, Unit};
use culambda_syntax::{LambdaHead, Syntax};

/// What is known of the directives of an item; `enclosing` are the names of functions that hold annotated lambdas.
pub(crate) fn directives(
    unit: &Unit,
    index: &Index<'_>,
    namespace: NamespaceId,
    syntax: &Syntax,
    enclosing: &[&str],
) -> Vec<ParentDirective> {
    let marks = syntax.view.marks.iter().filter(|m| m.kind == MarkKind::NvParent);
    let of_mark = |mark: &culambda_source::Mark| {
        let operand = operand_of(unit, syntax, mark)?;
        Some(ParentDirective {
            mark_at: mark.at,
            function: names_function(index, namespace, &operand, enclosing)?,
        })
    };
    marks.filter_map(of_mark).collect()
}

/// The operand of a directive, as it is written.
fn operand_of(unit: &Unit, syntax: &Syntax, mark: &culambda_source::Mark) -> Option<String> {
    let file = unit.files.get(syntax.view.file)?;
    let text = String::from_utf8_lossy(file.text.get(mark.source.range())?).into_owned();
    // In a replacement list it is not spelled out here.
    let operand = text.strip_prefix("__nv_parent")?.trim_start_matches('_').trim();
    Some(operand.strip_prefix('(')?.strip_suffix(')')?.trim().to_owned())
}

impl Here<'_> {
    /// What a directive of a lambda names instead of the function around, spelled as the tag has it.
    pub(crate) fn named_by(&self, head: &LambdaHead) -> Option<Fact<String>> {
        let mark = self.syntax.view.marks.get(*head.parents.first()?)?;
        let spelled = operand_of(self.unit, self.syntax, mark)
            .ok_or_else(|| "its `__nv_parent` directive comes from a macro".to_owned())
            .and_then(|operand| self.spell_operand(&operand));
        Some(match spelled {
            Ok(text) => Fact::Known(text),
            Err(why) => Fact::Unknown(why),
        })
    }

    fn spell_operand(&self, operand: &str) -> Result<String, String> {
        let syntax = self.index.syntax_of_text(&format!("auto c = {operand};"));
        let names = ScopeNames::new(self);
        let params = self.template_names();
        let place = spell::Place {
            syntax: &syntax,
            ..names.place(&params)
        };
        let end = syntax.view.tokens.len().saturating_sub(1);
        let text = names.sure(spell::expression(&place, (3, end), &|_| None))?;
        Ok(if text.starts_with('(') {
            text
        } else {
            format!("({text})")
        })
    }
}

/// Whether an operand is the address of a function; `None` when that cannot be told.
fn names_function(index: &Index<'_>, namespace: NamespaceId, operand: &str, enclosing: &[&str]) -> Option<bool> {
    let Some(name) = operand.strip_prefix('&').map(str::trim) else {
        // Only what cannot be an expression of pointer type is known to be wrong.
        return operand
            .starts_with(|c: char| c.is_ascii_digit() || matches!(c, '"' | '\''))
            .then_some(false);
    };
    if !name.split(':').all(ident::is_whole) {
        return None;
    }
    let path: Vec<String> = name.split("::").map(str::to_owned).collect();
    if path.last().is_some_and(|last| enclosing.contains(&last.as_str())) {
        return Some(true);
    }
    let found = index.lookup_kinds(namespace, &path);
    let is = |f: fn(DeclaredKind) -> bool| found.iter().any(|d| f(d.declared.kind));
    if is(|k| matches!(k, DeclaredKind::Function { .. })) {
        Some(true)
    } else {
        is(|k| matches!(k, DeclaredKind::Variable { .. })).then_some(false)
    }
}
