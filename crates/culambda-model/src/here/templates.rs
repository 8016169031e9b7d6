//! The templates around a place, and their parameters.

use super::Here;
use super::{ClassFrame, Frame};
use crate::class::ClassInfo;
use crate::declarator::path_of;
use crate::index::DeclaredKind;
use crate::spell;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// Names of the template parameters of all classes around.
    pub(crate) fn class_template_parameters(&self) -> Vec<String> {
        self.classes
            .iter()
            .flat_map(|c| c.info.params.iter().flatten().cloned())
            .collect()
    }

    /// Whether a parameter of a template is a type that a concept constrains: `C T`.
    pub(crate) fn is_constrained_type(&self, parameter: Node<'a>) -> bool {
        let named = |ty: &Node<'_>| {
            matches!(
                ty.kind(),
                Kind::TypeIdentifier | Kind::QualifiedIdentifier | Kind::TemplateType
            )
        };
        let path = parameter
            .field(Field::Type)
            .filter(named)
            .map(|ty| path_of(self.syntax, ty));
        let found = path.and_then(|path| self.index.first(self.namespace, &path));
        found.is_some_and(|found| found.declared.kind == DeclaredKind::Concept)
    }

    /// Template arguments as the reference spells them, to be compared with others: what cannot be spelled is as written.
    pub(crate) fn argument_texts(&self, list: Node<'a>) -> Vec<String> {
        let names = crate::names::ScopeNames::naming(self, None);
        let params = self.template_names();
        let range = spell::token_range(self.syntax, list);
        spell::argument_texts(&names.place(&params), range, "")
            .unwrap_or_else(|_| list.children().map(|n| self.text(n).to_owned()).collect())
    }

    /// The arguments that a class has in its own name, which is written as a path; its template is that of a context.
    ///
    /// # Errors
    /// Why they are not known.
    pub(crate) fn own_arguments(
        &self,
        class: Option<&ClassInfo>,
        context: &spell::ClassContext,
        path: &str,
        list: Node<'a>,
    ) -> Result<Vec<String>, String> {
        let names = crate::names::ScopeNames::naming(self, class);
        let params = self.template_names();
        let range = spell::token_range(self.syntax, list);
        let context = spell::ClassContext {
            in_head: true,
            ..context.clone()
        };
        let place = spell::Place {
            class: Some(&context),
            ..names.place(&params)
        };
        names.sure(spell::argument_texts(&place, range, path))
    }

    /// A type that was put together of what is visible here, as the reference prints it among template arguments.
    pub(crate) fn spelled_type(&self, text: &str) -> Option<String> {
        let names = crate::names::ScopeNames::naming(self, None);
        spell::made_type(&names.place(&self.template_names()), text)
    }

    /// Names of the template parameters around, outermost first.
    pub(crate) fn template_names(&self) -> Vec<String> {
        self.templates
            .iter()
            .flat_map(|t| crate::class::template_parameter_names(self.syntax, *t))
            .filter(|n| !n.is_empty())
            .collect()
    }

    /// Whether a name is a template parameter of something around.
    pub(crate) fn is_template_parameter(&self, name: &str) -> bool {
        self.all_template_names().iter().any(|p| p == name)
    }

    /// Whether a name is that of a type that a template around takes.
    pub(crate) fn is_type_parameter(&self, name: &str) -> bool {
        let lists = self.templates.iter().filter_map(|t| t.field(Field::Parameters));
        let named = |p: &Node<'a>| crate::class::template_parameter_name(self.syntax, *p).is_some_and(|n| n == name);
        let mut all = lists.flat_map(Node::children).filter(named);
        all.any(|p| p.kind().is_type_parameter() || self.is_constrained_type(p))
    }

    /// Names of the template parameters of all functions and classes around.
    pub(crate) fn all_template_names(&self) -> Vec<String> {
        let mut around = self.template_names();
        around.extend(self.class_template_parameters());
        around
    }

    /// Whether the function around is a member that is defined outside of its class.
    pub(crate) fn is_defined_outside(&self) -> bool {
        let outside = |f: &Frame<'_>| matches!(f, Frame::Function(f) if f.owner.outside_class.is_some());
        self.frames.first().is_some_and(outside)
    }

    /// Whether the walk is in a template: not in an explicit specialisation.
    pub(crate) fn in_template(&self) -> bool {
        let head = |t: &Node<'_>| !crate::class::template_parameter_names(self.syntax, *t).is_empty();
        // `template <> void S<int>::f() {..}`: the class is that of these arguments.
        let explicit = !self.templates.is_empty() && self.is_defined_outside();
        let of_class = |c: &ClassFrame| c.info.params.iter().flatten().next().is_some();
        self.templates.iter().any(head) || (!explicit && self.classes.iter().any(of_class))
    }
}
