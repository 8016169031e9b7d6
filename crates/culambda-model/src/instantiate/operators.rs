//! Operators of class templates in an instance: which function an expression with an operator instantiates.

use super::candidate::{Callee, Candidate, Found, Passed};
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// What the functions are called of which an operator is one, as heads of declarations say it.
pub(super) const NAME: &str = "operator";

impl<'a> Here<'a> {
    /// Whether an expression may instantiate an operator that matters.
    pub(crate) fn may_be_operator(&self, node: Node<'a>) -> bool {
        let instance = self
            .instance
            .as_ref()
            .filter(|i| i.only.is_some() && i.interest.everywhere);
        let wanted = instance.is_some_and(|i| i.interest.has_operators()) && self.is_live();
        wanted
            && self.symbol(node).is_some()
            && !self
                .operands(node)
                .into_iter()
                .all(|operand| self.is_evident_number(operand))
    }

    /// The operator of an expression, if classes may have it and it counts here.
    fn symbol(&self, node: Node<'a>) -> Option<&'a str> {
        let operator = || node.field(Field::Operator).map(|o| self.text(o));
        match node.kind() {
            Kind::SubscriptExpression => Some("[]"),
            Kind::FieldExpression => operator().filter(|symbol| *symbol == "->"),
            Kind::PointerExpression => operator().filter(|symbol| *symbol == "*"),
            Kind::BinaryExpression | Kind::AssignmentExpression | Kind::UnaryExpression => {
                operator().filter(|symbol| !matches!(*symbol, "=" | "&&" | "||"))
            }
            _ => None,
        }
    }

    /// What an expression with an operator instantiates.
    pub(crate) fn instantiated_by_operator(&self, node: Node<'a>) -> Option<Found> {
        let symbol = self.symbol(node)?;
        let key = format!("{NAME}{symbol}");
        let place = self.reported(node.start())?;
        let operands = self.operands(node);
        let scope = self.type_scope();
        let is_plain = |n: &Node<'a>| {
            matches!(
                bare(self.type_of_expression(*n, &scope)),
                Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..)
            )
        };
        if operands.iter().all(is_plain) {
            return None;
        }
        let passed = self.passed_objects(&operands);
        let class = passed.iter().find_map(class_of)?;
        let members = passed.first().and_then(class_of);
        let members: Vec<Candidate> = members
            .and_then(|class| self.members_named(&class, &key))
            .unwrap_or_default();
        let passed = if members.is_empty() {
            &passed[..]
        } else {
            passed.get(1..)?
        };
        let candidates = match members.is_empty() {
            true => self.free_operators(&class, &operands, &key)?,
            false if self.has_free_operators(&key) => return None,
            false => members,
        };
        let callee = Callee {
            candidates,
            explicit: None,
        };
        if !self.matters(&callee.candidates, NAME) {
            return None;
        }
        let found = self.chosen(&callee, Some(passed), place, false)?;
        self.as_read(found, &callee, Some(passed), NAME)
    }

    /// The operands; the index of an element is one of them.
    fn operands(&self, node: Node<'a>) -> Vec<Node<'a>> {
        let first = node.field(Field::Left).or_else(|| node.field(Field::Argument));
        let index = node.field(Field::Indices).into_iter().flat_map(Node::children);
        first.into_iter().chain(node.field(Field::Right)).chain(index).collect()
    }

    fn free_operators(&self, class: &ClassTy, operands: &[Node<'a>], key: &str) -> Option<Vec<Candidate>> {
        // A friend that is defined in the class is none of these.
        let hidden = class.info.as_ref().is_none_or(|info| !info.complete);
        let named = self.operators(Vec::new(), operands, key).filter(|_| !hidden)?;
        named.all.iter().all(|c| c.class.is_none()).then_some(named.all)
    }
}

/// The class of an operand.
fn class_of((ty, _): &Passed) -> Option<ClassTy> {
    match bare(ty.clone()) {
        Ty::Class(class) if !class.is_enum && class.info.is_some() => Some(*class),
        _ => None,
    }
}
