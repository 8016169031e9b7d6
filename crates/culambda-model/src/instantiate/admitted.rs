//! Which overloads the template arguments that are written out leave, and which of them constraints do.

use super::candidate::{ArgumentKind, Candidate, Overload, Passed};
use super::signature::Signature;
use crate::here::Here;
use crate::ty::{Bound, Scope, Ty};
use culambda_syntax::{Field, Kind, Node};

impl Overload {
    /// Whether a call may have so many template arguments.
    pub(super) fn has_arguments(&self, number: usize) -> bool {
        self.templates > 0 && self.written <= number && (self.pack || number <= self.templates)
    }
}

impl<'a> Here<'a> {
    /// The types that the expansion of a pack among template arguments comes to, if that is known.
    pub(super) fn types_expanded(&self, argument: Node<'a>) -> Option<Vec<Ty>> {
        if argument.kind() != Kind::ParameterPackExpansion {
            return None;
        }
        let name = self.text(argument).strip_suffix("...")?.trim_end();
        let types = self.instance.as_ref()?.packs.get(name)?;
        Some(types.iter().map(|ty| self.paid(ty.clone())).collect())
    }

    /// How many template arguments are written out.
    pub(super) fn number_of_types(&self, list: Node<'a>) -> usize {
        let of = |argument| self.types_expanded(argument).map_or(1, |all| all.len());
        list.children().map(of).sum()
    }

    /// The functions that may have so many template arguments as a call has.
    pub(crate) fn with_arguments_written(&self, mut all: Vec<Candidate>, list: Option<Node<'a>>) -> Vec<Candidate> {
        let Some(list) = list.filter(|_| all.len() > 1) else {
            return all;
        };
        let open = |n: Node<'a>| n.kind() == Kind::ParameterPackExpansion && self.types_expanded(n).is_none();
        if list.children().any(open) {
            return all;
        }
        let number = self.number_of_types(list);
        let fits = |c: &Candidate| c.special || self.overload(c.spot).is_none_or(|o| o.has_arguments(number));
        all.retain(fits);
        all
    }

    /// Whether the constraints of a template admit the arguments of a call; none if that is not known.
    pub(crate) fn is_admitted(&self, c: &Candidate, written: Option<Node<'a>>, passed: &[Passed]) -> Option<bool> {
        if !self.index.budget.step() {
            return None;
        }
        let syntax = self.index.syntax_of(c.spot.file, c.spot.item);
        let signature = Signature::at(&syntax, c.spot.name_at)?;
        let conditions = conditions(&signature);
        if conditions.is_empty() {
            return None;
        }
        let arguments = self.deduced(&signature, c, written, Some(passed));
        let bound = arguments.iter().filter_map(|argument| {
            let ty = match &argument.kind {
                ArgumentKind::Types { all, pack: false } => all.first()?.clone(),
                ArgumentKind::Value(value) => Ty::Value(value.to_string()),
                _ => return None,
            };
            Some((argument.name.clone(), ty))
        });
        let bound: Bound = bound.collect();
        let scope = Scope {
            bound,
            ..c.scope(&signature, &[])
        };
        let mut all = Some(true);
        for condition in conditions {
            match crate::types::evaluate(self, condition, &scope) {
                Some(0) => return Some(false),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }

    /// Leaves out templates whose constraints do not admit the arguments; nothing if two are left that differ in what their
    /// heads and results say alone.
    pub(super) fn leave_out_not_admitted<T>(
        &self,
        viable: &mut Vec<(Candidate, T)>,
        written: Option<Node<'a>>,
        passed: Option<&[Passed]>,
    ) -> Option<()> {
        if viable.len() < 2 {
            return Some(());
        }
        if let Some(passed) = passed {
            viable.retain(|(c, _)| self.is_admitted(c, written, passed) != Some(false));
        }
        let mut rest: Option<String> = None;
        for (c, _) in viable.iter() {
            let own = self.overload(c.spot)?;
            if own.definition && own.templates > 0 {
                if rest.as_ref().is_some_and(|rest| *rest != own.rest) {
                    return None;
                }
                rest.get_or_insert_with(|| own.rest.clone());
            }
        }
        Some(())
    }
}

/// The conditions under which a template is there: those of `std::enable_if`, and what `requires` says.
fn conditions<'s>(signature: &Signature<'s>) -> Vec<Node<'s>> {
    let mut out = Vec::new();
    let head = signature.template_parameters().into_iter();
    let places = head.chain(signature.declaration.field(Field::Type));
    let after = signature.function.children().filter(|n| n.kind() == Kind::TrailingReturnType);
    for place in places.chain(after) {
        for node in place.descendants().filter(|n| n.kind() == Kind::TemplateType) {
            let name = node.field(Field::Name).map_or("", |n| signature.syntax.text_of(n));
            let first = node.field(Field::Arguments).and_then(|list| list.children().next());
            if matches!(name, "enable_if" | "enable_if_t")
                && let Some(first) = first
            {
                let described = first.field(Field::Type).filter(|_| first.kind() == Kind::TypeDescriptor);
                out.push(described.unwrap_or(first));
            }
        }
    }
    let clause = signature.head.and_then(|h| h.child(Kind::RequiresClause));
    out.extend(clause.and_then(|c| c.children().next()));
    out
}
