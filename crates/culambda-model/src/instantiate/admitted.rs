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
        let (conditions, members) = conditions(&signature);
        if conditions.is_empty() && members.is_empty() {
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
        if members.iter().any(|name| self.is_no_member_of_chosen(*name, &scope)) {
            return Some(false);
        }
        let mut all = members.is_empty().then_some(true);
        for condition in conditions {
            match crate::types::evaluate(self, condition, &scope) {
                Some(0) => return Some(false),
                Some(_) => {}
                None => all = None,
            }
        }
        all
    }

    /// Whether the definition that the arguments of a class template choose has no member of a name: `on<B>::type`.
    fn is_no_member_of_chosen(&self, name: Node<'_>, scope: &Scope<'_>) -> bool {
        let Some(Ty::Class(class)) = self.template_of_values(name, scope) else {
            return false;
        };
        let chosen = self.definition_chosen(&class).and_then(|chosen| chosen.info);
        let last = scope.syntax.text_of(crate::declarator::last_name(name));
        chosen.is_some_and(|info| info.complete && info.bases.is_empty() && !info.members.contains_key(last))
    }

    /// The class template in front of `::` with its arguments, if they are values that are known.
    fn template_of_values(&self, name: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
        let template = name.field(Field::Scope)?;
        let list = template.field(Field::Arguments)?;
        let value = |argument: Node<'_>| {
            let described = argument
                .field(Field::Type)
                .filter(|_| argument.kind() == Kind::TypeDescriptor);
            let number = crate::types::evaluate(self, described.unwrap_or(argument), scope)?;
            Some(Ty::Value(number.to_string()))
        };
        let arguments: Option<Vec<Ty>> = list.children().map(value).collect();
        let path = crate::declarator::path_of(scope.syntax, template);
        Some(self.resolve_path(&path, arguments?, scope))
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

/// The conditions under which a template is there: those of `std::enable_if`, and what `requires` says; and members of other
/// class templates, which there may not be.
fn conditions<'s>(signature: &Signature<'s>) -> (Vec<Node<'s>>, Vec<Node<'s>>) {
    let (mut out, mut members) = (Vec::new(), Vec::new());
    let head = signature.template_parameters().into_iter();
    let places = head.chain(signature.declaration.field(Field::Type));
    let after = signature
        .function
        .children()
        .filter(|n| n.kind() == Kind::TrailingReturnType);
    for place in places.chain(after) {
        let of_template = |n: &Node<'_>| {
            let scope = n.field(Field::Scope).filter(|_| n.kind() == Kind::QualifiedIdentifier);
            scope.is_some_and(|s| s.kind() == Kind::TemplateType)
        };
        members.extend(place.descendants().filter(of_template));
        for node in place.descendants().filter(|n| n.kind() == Kind::TemplateType) {
            let name = node.field(Field::Name).map_or("", |n| signature.syntax.text_of(n));
            let first = node.field(Field::Arguments).and_then(|list| list.children().next());
            if matches!(name, "enable_if" | "enable_if_t")
                && let Some(first) = first
            {
                let described = first
                    .field(Field::Type)
                    .filter(|_| first.kind() == Kind::TypeDescriptor);
                out.push(described.unwrap_or(first));
            }
        }
    }
    let clause = signature.head.and_then(|h| h.child(Kind::RequiresClause));
    out.extend(clause.and_then(|c| c.children().next()));
    (out, members)
}
