//! What `if constexpr` discards of the code that a lambda is handed on in.

use super::emission::Site;
use super::reach::{arm, condition};
use crate::class::template_parameter_names;
use crate::declarator::is_constexpr;
use crate::here::Here;
use crate::ty::Scope;
use culambda_syntax::{Field, Kind, Node};

impl Here<'_> {
    /// The values of the template arguments that are written out in a callee, as far as they are known.
    pub(super) fn values_written(&self, callee: Node<'_>, site: &Site<'_>) -> Vec<Option<i64>> {
        let scope = if site.here {
            self.type_scope()
        } else {
            Scope::of_namespace(site.syntax, site.namespace)
        };
        let list = crate::declarator::last_name(callee).field(Field::Arguments);
        let all = list.into_iter().flat_map(Node::children);
        all.map(|a| crate::types::evaluate(self, a, &scope)).collect()
    }

    /// Whether `if constexpr` discards an expression in the function or lambda around; none if that is not known.
    pub(super) fn is_discarded(&self, value: Node<'_>, site: Site<'_>) -> Option<bool> {
        let mut known = Some(false);
        let mut inside = value;
        for around in value.ancestors() {
            match around.kind() {
                Kind::LambdaExpression | Kind::FunctionDefinition => break,
                Kind::IfStatement if is_constexpr(around) => {
                    if let Some(first) = arm(around, inside) {
                        match self.condition_of(around, site) {
                            Some(holds) if holds != first => return Some(true),
                            Some(_) => {}
                            None => known = None,
                        }
                    }
                }
                _ => {}
            }
            inside = around;
        }
        known
    }

    /// What the condition of an `if constexpr` comes to.
    pub(super) fn condition_of(&self, branch: Node<'_>, site: Site<'_>) -> Option<bool> {
        let condition = condition(branch)?;
        if site.here {
            return crate::types::evaluate(self, condition, &self.type_scope()).map(|v| v != 0);
        }
        if let Some(holds) = super::packed::holds_of_number(condition, site.syntax, site.pack) {
            return Some(holds);
        }
        let mut around = branch.ancestors();
        let head = around.find(|n| n.kind() == Kind::TemplateDeclaration);
        let names = head.map_or_else(Vec::new, |head| template_parameter_names(site.syntax, head));
        let mut negated = false;
        let mut at = condition;
        loop {
            match at.kind() {
                Kind::ParenthesizedExpression => at = at.children().next()?,
                Kind::UnaryExpression if site.syntax.text_of(at).starts_with('!') => {
                    negated = !negated;
                    at = at.field(Field::Argument)?;
                }
                _ => break,
            }
        }
        let own = names.iter().position(|name| name == site.syntax.text_of(at));
        let value = if let Some(nth) = own {
            // What is written out for it.
            *site.written?.get(nth)?
        } else {
            let hangs = |n: Node<'_>| {
                let word = matches!(
                    n.kind(),
                    Kind::Identifier | Kind::TypeIdentifier | Kind::NamespaceIdentifier
                );
                word && names.iter().any(|name| name == site.syntax.text_of(n))
            };
            if at.descendants().any(hangs) {
                return None;
            }
            crate::types::evaluate(self, at, &Scope::of_namespace(site.syntax, site.namespace))
        };
        value.map(|v| (v != 0) != negated)
    }
}
