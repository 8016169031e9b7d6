//! The functions around a place.

use super::Here;
use crate::declarator::{bare_name, last_name, name_node};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// Whether a node holds a lambda with an annotation, be it in the right place or not.
    pub(crate) fn holds_annotated(&self, node: Node<'_>) -> bool {
        let heads = &self.syntax.heads;
        let first = heads.partition_point(|h| h.start < node.start());
        heads[first..]
            .iter()
            .take_while(|h| h.start < node.end())
            .any(|h| !h.annotations.is_empty() || !h.misplaced.is_empty())
    }

    /// Whether the walk goes into a declaration: to annotated lambdas, or to what a further walk looks for.
    pub(crate) fn enters(&self, node: Node<'_>) -> bool {
        match &self.instance {
            Some(instance) => instance.enters(node.span()),
            None => self.question().is_some_and(|q| q.everywhere || q.rejected) || self.holds_annotated(node),
        }
    }

    /// Whether a template is passed over: a further walk goes into the one that it instantiates, and no other.
    pub(crate) fn passes_over(&self, node: Node<'a>) -> bool {
        let Some(instance) = &self.instance else { return false };
        instance.only.is_none() && !crate::class::template_parameter_names(self.syntax, node).is_empty()
    }

    /// The namespace whose names a function sees that is defined outside of it: `void space::Class::f() {..}`, also
    /// where a using directive finds the class.
    pub(crate) fn namespace_of_definition(
        &self,
        enclosing: &super::Enclosing<'a>,
        declarator: Node<'a>,
    ) -> Option<crate::index::NamespaceId> {
        let class = enclosing.outside_class.as_ref();
        if let Some(own) = class.and_then(|c| self.namespace_around(&c.info)) {
            return Some(own);
        }
        let name = name_node(declarator).filter(|n| n.kind() == Kind::QualifiedIdentifier)?;
        let path = crate::declarator::path_of(self.syntax, name);
        let depth = path.iter().position(|p| !p.is_empty())?;
        let (end, namespace) = (depth + 1..path.len()).rev().find_map(|end| {
            let namespace = self.index.find_namespace(self.namespace, path.get(depth..end)?)?;
            Some((end, namespace))
        })?;
        let whole = end + 1 == path.len();
        let own = bare_name(self.syntax, last_name(name));
        Some(if whole {
            self.index.namespace_of_function(namespace, own)
        } else {
            namespace
        })
    }

    /// The space of a function, from its own annotations or those of its declarations.
    pub(crate) fn function_space(
        &self,
        node: Node<'a>,
        list: Node<'a>,
        enclosing: &super::Enclosing<'a>,
    ) -> Result<crate::facts::Space, String> {
        use crate::space::{annotations, unknown_macro};
        // A template head is in front of the annotations, so the definition itself is the place to look.
        let own = annotations(self.syntax, node.start(), list.start());
        if let (Some(name), false) = (unknown_macro(self.syntax, node.start(), list.start()), own.any()) {
            return Err(format!(
                "the macro `{name}` at the head of the enclosing function is not known and may be an execution space annotation"
            ));
        }
        if own.any() {
            return Ok(own.space());
        }
        Ok(enclosing
            .declared
            .map_or(crate::facts::Space::Host, crate::space::Annotations::space))
    }

    /// The declared name of a function definition.
    pub(crate) fn function_name_node(&self, node: Node<'a>) -> Option<Node<'a>> {
        node.field(Field::Declarator).and_then(name_node)
    }
}
