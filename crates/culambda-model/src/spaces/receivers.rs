//! Who gets what is handed to a member function, a constructor or an operator: the class of an object says it.

use super::emission::{Fate, Site};
use super::library;
use crate::declarator::{bare_name, callee_name, last_name};
use crate::here::Here;
use crate::index::{DeclaredKind, Found};
use crate::instantiate::candidate::Candidate;
use crate::meaning::Meaning;
use crate::namespace::NamespaceId;
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// The node of the text that is walked which is the same as one that was found in it.
    pub(super) fn same_node(&self, node: Node<'_>) -> Option<Node<'a>> {
        let mut around = self.syntax.node_at(node.span()).self_and_ancestors();
        around.find(|n| n.kind() == node.kind() && n.span() == node.span())
    }

    /// The functions that a call may mean, if the class of an object, or the class around, says which these are.
    pub(super) fn receivers(&self, call: Node<'_>, site: &Site<'_>) -> Option<Vec<Candidate>> {
        if !site.here {
            return self.receivers_elsewhere(call, site);
        }
        let call = self.same_node(call)?;
        let (function, arguments) = (call.field(Field::Function)?, call.field(Field::Arguments)?);
        match function.kind() {
            Kind::FieldExpression => {
                if let Some(named) = self.functions_named(function, arguments) {
                    return Some(named.all);
                }
                // The object may be declared after the lambda.
                let class = self.class_declared_later(function.field(Field::Argument)?, site)?;
                let name = bare_name(self.syntax, last_name(callee_name(function)?));
                self.member_functions(&class, name)
            }
            Kind::Identifier | Kind::TemplateFunction => {
                let name = bare_name(self.syntax, function);
                if self.scopes.lookup(name).is_some() {
                    let Ty::Class(class) = bare(self.type_of_object(function)) else {
                        return None;
                    };
                    return self.member_functions(&class, "operator()");
                }
                let member = matches!(self.member(name), Meaning::Functions(_));
                member
                    .then(|| self.functions_named(function, arguments))?
                    .map(|n| n.all)
            }
            Kind::QualifiedIdentifier => {
                let named = self.functions_named(function, arguments)?;
                (!named.by_name).then_some(named.all)
            }
            // `Queue{}(lambda)`
            Kind::CompoundLiteralExpression | Kind::ParenthesizedExpression => {
                match bare(self.type_of_object(function)) {
                    Ty::Class(class) if !class.is_enum => self.member_functions(&class, "operator()"),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The functions that may take the arguments of a call, as far as the types of these say it.
    pub(super) fn those_that_take(&self, mut all: Vec<Candidate>, call: Node<'_>, site: &Site<'_>) -> Vec<Candidate> {
        let call = self.same_node(call).filter(|_| site.here && all.len() > 1);
        let parts = call.and_then(|call| Some((call.field(Field::Function)?, call.field(Field::Arguments)?)));
        let Some((function, list)) = parts else { return all };
        let arguments: Vec<Node<'a>> = list.children().collect();
        let passed = self.passed_objects(&arguments);
        let written = callee_name(function)
            .map(last_name)
            .is_some_and(|n| n.field(Field::Arguments).is_some());
        if passed.len() == arguments.len() {
            all.retain(|c| self.may_take(c, &passed, written));
        }
        all
    }

    /// The class of a variable that is declared in the body around, and not yet where the walk is.
    fn class_declared_later(&self, object: Node<'a>, site: &Site<'_>) -> Option<ClassTy> {
        let name = self.text(object);
        let known = self.scopes.lookup(name).is_some() || object.kind() != Kind::Identifier;
        let body = self.same_node(site.body?).filter(|_| !known)?;
        let mut declared = body.children().filter(|statement| {
            let own = statement
                .field(Field::Declarator)
                .filter(|d| d.kind() == Kind::Identifier);
            statement.kind() == Kind::Declaration && own.is_some_and(|own| self.text(own) == name)
        });
        let only = declared.next().filter(|_| declared.next().is_none())?;
        self.class_named(only.field(Field::Type)?)
    }

    /// The same in the body of a member function, where nothing but the members of its class is known.
    fn receivers_elsewhere(&self, call: Node<'_>, site: &Site<'_>) -> Option<Vec<Candidate>> {
        let (class, function) = (site.class?, call.field(Field::Function)?);
        match function.kind() {
            Kind::Identifier | Kind::TemplateFunction => self.member_functions(class, bare_name(site.syntax, function)),
            Kind::FieldExpression => {
                let name = bare_name(site.syntax, last_name(callee_name(function)?));
                let object = function.field(Field::Argument)?;
                let of = match object.kind() {
                    Kind::This => class.clone(),
                    Kind::Identifier => match bare(self.data_member(class, site.syntax.text_of(object))) {
                        Ty::Class(of) => *of,
                        Ty::Pointer(of) => match bare(*of) {
                            Ty::Class(of) => *of,
                            _ => return None,
                        },
                        _ => return None,
                    },
                    _ => return None,
                };
                self.member_functions(&of, name)
            }
            _ => None,
        }
    }

    /// The operators that get the right operand of an operator, if the class of the left one says which these are.
    pub(super) fn receivers_of_operand(
        &self,
        node: Node<'_>,
        value: Node<'_>,
        site: &Site<'_>,
    ) -> Option<Vec<Candidate>> {
        let (_, class, key) = self.operator_of_object(node, value, site)?;
        self.member_functions(&class, &key)
    }

    /// The operators at namespace scope that get the right operand of an operator whose left one is an object.
    pub(super) fn operators_that_take(
        &self,
        node: Node<'_>,
        value: Node<'_>,
        site: &Site<'_>,
    ) -> Option<Vec<Candidate>> {
        let (operands, _, key) = self.operator_of_object(node, value, site)?;
        let mut all = self.operators(Vec::new(), &operands, &key)?.all;
        let passed = self.passed_objects(&operands);
        all.retain(|c| self.may_take(c, &passed, false));
        Some(all)
    }

    /// The functions that `object.f<2>(value)` may mean, which reads like two comparisons.
    pub(super) fn receivers_in_disguise(
        &self,
        node: Node<'_>,
        value: Node<'_>,
        site: &Site<'_>,
    ) -> Option<Vec<Candidate>> {
        let operator = |node: Node<'_>| node.field(Field::Operator).map(|o| site.syntax.text_of(o));
        let within = node.field(Field::Right) == Some(value) && value.kind() == Kind::ParenthesizedExpression;
        let left = node
            .field(Field::Left)
            .filter(|_| within && operator(node) == Some(">"))?;
        let plain = left.kind() == Kind::BinaryExpression && operator(left) == Some("<");
        let function = left
            .field(Field::Left)
            .filter(|f| plain && f.kind() == Kind::FieldExpression)?;
        let function = self.same_node(function).filter(|_| site.here)?;
        let class = self.class_accessed(function.field(Field::Argument)?, function)?;
        let all = self.member_functions(&class, self.text(function.field(Field::Field)?))?;
        let templates = all
            .iter()
            .all(|c| self.overload(c.spot).is_some_and(|o| o.templates > 0));
        templates.then_some(all)
    }

    /// The operands of an operator whose right one a value is, with the class of the left one and the name of the operator.
    fn operator_of_object(
        &self,
        node: Node<'_>,
        value: Node<'_>,
        site: &Site<'_>,
    ) -> Option<([Node<'a>; 2], ClassTy, String)> {
        let right = node.field(Field::Right) == Some(value);
        let node = self.same_node(node).filter(|_| site.here && right)?;
        let operands = [node.field(Field::Left)?, node.field(Field::Right)?];
        let Ty::Class(class) = bare(self.type_of_object(operands[0])) else {
            return None;
        };
        let key = format!("operator{}", self.text(node.field(Field::Operator)?));
        Some((operands, *class, key))
    }

    /// The constructors that get what an object is made of.
    pub(super) fn receivers_of_made(&self, made: Node<'_>, site: &Site<'_>) -> Option<Vec<Candidate>> {
        let class = self.class_of_made(made, site).filter(|_| site.here)?;
        let name = class.info.as_ref()?.name.clone();
        self.member_functions(&class, &name)
    }

    /// Whether a name means something that is not a function.
    pub(super) fn is_no_function(&self, path: &[String], namespace: NamespaceId) -> bool {
        let found = self.index.lookup_path(namespace, path);
        let function = |f: &Found<'_>| {
            let target = self.index.target(*f);
            target.is_some_and(|t| matches!(t.declared.kind, DeclaredKind::Function { .. }))
        };
        !found.is_empty() && !found.iter().any(function)
    }

    /// What a function of a known library makes of what it is given: what it calls is not followed.
    pub(super) fn called_by_library(&self, path: &[String], namespace: NamespaceId) -> Option<Fate> {
        let calls = |path: &[String]| {
            let parts: Vec<&str> = path.iter().map(String::as_str).collect();
            library::calls(&parts)
        };
        let within = || {
            let [name] = path else { return None };
            let found = self.index.lookup_anywhere(namespace, name);
            let mut whole = self.index.path(found.first()?.namespace).ok()?;
            whole.push(name.clone());
            calls(&whole)
        };
        Some(match calls(path).or_else(within)? {
            library::Calls::OnHost => Fate::Called,
            library::Calls::OnDevice => Fate::Launched,
        })
    }
}
