//! What NVRTC does not compile: functions and variables of the host. It has no host compiler beside it, so every
//! declaration must say that it is of the device, unless `-default-device` says it for all.

use super::FunctionSpace;
use crate::crossing::{Emission, NotForJit};
use crate::declarator::{has_specifier, inner, last_name, name_node, parameters, without_initialiser};
use crate::facts::Space;
use crate::here::{Frame, Here};
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::space::{Annotations, annotations};
use crate::ty::Ty;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// Whether a function declarator declares a function: not a pointer to one, nor an object with arguments.
    pub(crate) fn declares_function(&self, declarator: Node<'a>) -> Option<Node<'a>> {
        let function = crate::declarator::function_declarator(declarator)?;
        if name_node(declarator).is_some_and(|n| n.kind() == Kind::OperatorCast) {
            return Some(function);
        }
        let mut name = inner(function)?;
        while name.kind() == Kind::ParenthesizedDeclarator {
            name = inner(name)?;
        }
        // `int (*f)(int)` declares a pointer.
        let named = !matches!(
            name.kind(),
            Kind::PointerDeclarator | Kind::ReferenceDeclarator | Kind::ArrayDeclarator | Kind::FunctionDeclarator
        );
        // A class has no members with arguments in parentheses, and its own name is a type.
        let sure = is_in_class(declarator) || !self.arguments_in_disguise(parameters(function)?);
        (named && sure).then_some(function)
    }

    /// What is wrong with a declaration of a function, of which one declarator is looked at.
    pub(crate) fn function_not_for_jit(&self, node: Node<'a>, declarator: Node<'a>) -> Option<NotForJit> {
        let function = self.declares_function(declarator)?;
        let signature = Signature {
            syntax: self.syntax,
            declaration: node,
            declarator,
            function,
            head: Signature::of(self.syntax, node).and_then(|s| s.head),
        };
        let list = parameters(signature.function)?;
        let own = annotations(self.syntax, node.start(), list.start());
        let clause = |kind| node.all_children().any(|n| n.kind() == kind);
        // What a class deletes nobody makes; a function at namespace scope counts all the same.
        let unmade = clause(Kind::DefaultMethodClause) || is_in_class(node) && clause(Kind::DeleteMethodClause);
        if unmade || own.device || own.global || !self.is_sure(&signature, own) || self.is_guide(node, &signature) {
            return None;
        }
        let before = self.declared_for_jit(node, &signature)?;
        self.of_the_host(own, &before)
    }

    /// What all declarations of a function up to one say of it together.
    fn of_the_host(&self, own: Annotations, before: &[Rc<FunctionSpace>]) -> Option<NotForJit> {
        let mut host = own.host;
        for other in before {
            let says = other.annotations?;
            if says.device || says.global {
                return None;
            }
            host |= says.host;
        }
        if host {
            return Some(NotForJit::Host);
        }
        (!self.target.default_device()).then_some(NotForJit::Function)
    }

    /// Whether it tells the arguments of a class template, and is not a function: it has no type, and is in no class.
    fn is_guide(&self, node: Node<'a>, signature: &Signature<'a>) -> bool {
        let plain = name_node(signature.function).is_some_and(|n| n.kind() == Kind::Identifier);
        plain && node.field(Field::Type).is_none() && !is_in_class(node)
    }

    /// The declarations before one of the same function; none if that is not known, or where this one is not looked at:
    /// a specialisation, a member that is defined outside of a class which is not a template.
    fn declared_for_jit(&self, node: Node<'a>, signature: &Signature<'a>) -> Option<Vec<Rc<FunctionSpace>>> {
        let name = name_node(signature.function).or_else(|| node.field(Field::Declarator).and_then(name_node))?;
        let specialises = |head: &Node<'a>| {
            head.field(Field::Parameters)
                .is_none_or(|p| p.children().next().is_none())
        };
        let last = last_name(name);
        if matches!(last.kind(), Kind::TemplateFunction | Kind::TemplateMethod)
            || self.templates.iter().any(specialises)
        {
            return None;
        }
        let outside = matches!(self.frames.last(), Some(Frame::Function(f)) if f.owner.outside_class.is_some());
        if outside && self.templates.is_empty() {
            return None;
        }
        let friend = node
            .ancestor(&[Kind::FriendDeclaration, Kind::FieldDeclarationList])
            .is_some_and(|n| n.kind() == Kind::FriendDeclaration);
        let local = self
            .frames
            .iter()
            .any(|f| matches!(f, Frame::Function(g) if g.node != node));
        let qualified = name.kind() == Kind::QualifiedIdentifier;
        let candidates: Vec<Candidate> = match () {
            () if friend && qualified => return None,
            () if friend => self.free_functions(self.namespace, &[self.text(last).to_owned()])?,
            // A class has one declaration of each of its functions.
            () if is_in_class(node) || local => Vec::new(),
            () => self.declared_before(name)?,
        };
        let (shape, rest) = (signature.shape(), signature.rest());
        let mut same = Vec::new();
        for candidate in candidates.iter().filter(|c| !c.special) {
            let space = self.declared_space(candidate.spot)?;
            if space.whole() == (&shape, &rest[..]) {
                same.push(space);
            }
        }
        Some(same)
    }

    /// What is wrong with a variable: at namespace scope, a data member, or one that a function declares `extern`.
    pub(crate) fn variable_not_for_jit(&self, node: Node<'a>, declarator: Node<'a>) -> Option<NotForJit> {
        let declared = without_initialiser(declarator);
        let name = name_node(declared)?;
        let says = |word| has_specifier(self.syntax, node, word);
        let (member, local) = (self.in_class_body(), !self.frames.is_empty() && !self.in_class_body());
        let of_template = node.parent().is_some_and(|p| p.kind() == Kind::TemplateDeclaration);
        if of_template || !self.is_plain_head(self.syntax, node, name) || name.kind() == Kind::QualifiedIdentifier {
            return None;
        }
        if member && !says("static") || local && !says("extern") {
            return None;
        }
        // `-default-device` is about declarations at namespace scope and members.
        if !local && self.target.default_device() {
            return None;
        }
        if !member && self.home_of(self.syntax, node, name)? != super::Home::Host {
            return None;
        }
        if !member && name.kind() == Kind::StructuredBindingDeclarator {
            return Some(NotForJit::Variable);
        }
        let ty = self.declared_type(node, Some(declared), &self.type_scope());
        if matches!(ty, Ty::Function(_)) {
            return (!self.target.default_device()).then_some(NotForJit::Function);
        }
        let constant = self.is_constant_for_jit(node, declared, &ty)?;
        (!constant).then_some(if member {
            NotForJit::StaticMember
        } else {
            NotForJit::Variable
        })
    }

    /// When a lambda is reported: in a template where something instantiates it.
    pub(crate) fn lambda_is_read(&self) -> Option<Emission> {
        let around = self.frames.iter().rposition(|f| !matches!(f, Frame::Lambda(_)));
        let function = around.filter(|at| matches!(self.frames.get(*at), Some(Frame::Function(_))));
        match function.filter(|_| self.in_template()) {
            Some(frame) => Some(Emission::Instantiated(self.body_of_function(frame)?)),
            None => Some(Emission::Parsed),
        }
    }

    fn is_constant_for_jit(&self, node: Node<'a>, declared: Node<'a>, ty: &Ty) -> Option<bool> {
        let constant = super::variable::constancy(self.syntax, node, declared, ty)?;
        let mut inner = ty;
        while let Ty::Array(element, _) = inner {
            inner = element;
        }
        let written = node.field(Field::Type)?;
        // A name that was not found may stand for a type that is constant.
        let named = matches!(
            written.kind(),
            Kind::TypeIdentifier | Kind::QualifiedIdentifier | Kind::TemplateType | Kind::Decltype
        );
        let parameter = self.is_template_parameter(self.text(written));
        let unknown = matches!(inner, Ty::Unknown) && named && !parameter;
        (!unknown || constant).then_some(constant)
    }

    /// Whether a lambda is one of the host: there is no function around it, or one of the host.
    pub(crate) fn closure_not_for_jit(&self) -> Option<NotForJit> {
        if self.target.default_device() {
            return None;
        }
        let around = self.frames.iter().rev().find(|f| !matches!(f, Frame::Lambda(_)));
        match around {
            Some(Frame::Function(f)) => (self.space_of_function(f)? == Space::Host).then_some(NotForJit::Closure),
            _ => Some(NotForJit::Closure),
        }
    }
}

/// Whether a declaration is in a class, as a member or a friend.
fn is_in_class(node: Node<'_>) -> bool {
    let around = node.ancestor(&[
        Kind::FieldDeclarationList,
        Kind::CompoundStatement,
        Kind::TranslationUnit,
    ]);
    around.is_some_and(|n| n.kind() == Kind::FieldDeclarationList)
}
