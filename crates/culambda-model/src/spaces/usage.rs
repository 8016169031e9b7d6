//! What an expression does with a variable: whether it is read, written, or its address taken.

use crate::crossing::VariableUse;
use crate::declarator::is_reference;
use crate::here::{Frame, Here};
use crate::ty::{Ty, bare};
use culambda_syntax::node::{children, field};
use tree_sitter::Node;

/// What a use of a variable does with it; none if that is not certain, or nothing is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Uses {
    pub(crate) read: bool,
    pub(crate) written: bool,
    pub(crate) address: bool,
}

impl Uses {
    const READ: Uses = Uses {
        read: true,
        written: false,
        address: false,
    };
    const WRITTEN: Uses = Uses {
        read: false,
        written: true,
        address: false,
    };
    const CHANGED: Uses = Uses {
        read: true,
        written: true,
        address: false,
    };
    const ADDRESS: Uses = Uses {
        read: false,
        written: false,
        address: true,
    };

    /// As single uses.
    pub(crate) fn each(self) -> impl Iterator<Item = VariableUse> {
        let all = [
            (self.read, VariableUse::Read),
            (self.written, VariableUse::Written),
            (self.address, VariableUse::Address),
        ];
        all.into_iter().filter(|(on, _)| *on).map(|(_, u)| u)
    }
}

impl<'a> Here<'a> {
    /// What the walk does with a variable whose name is at a node.
    pub(crate) fn uses_of(&self, name: Node<'a>, ty: &Ty) -> Option<Uses> {
        let mut at = name;
        let mut ty = bare_of(ty);
        for around in self.syntax.ancestors(name) {
            let operator = field(around, "operator").map_or("", |o| self.text(o));
            match around.kind() {
                "parenthesized_expression" => {}
                "field_expression" if field(around, "argument") == Some(at) => {
                    if operator == "->" {
                        return matches!(ty, Ty::Pointer(_)).then_some(Uses::READ);
                    }
                    let call = self.syntax.ancestors(around).next();
                    if call.is_some_and(|c| c.kind() == "call_expression" && field(c, "function") == Some(around)) {
                        return matches!(ty, Ty::Class(_)).then_some(Uses::ADDRESS);
                    }
                    let member = field(around, "field").map_or("", |f| self.text(f));
                    ty = match &ty {
                        Ty::Class(class) => bare_of(&self.data_member(class, member)),
                        _ => return None,
                    };
                }
                "subscript_expression" if field(around, "argument") == Some(at) => match ty {
                    Ty::Pointer(_) => return Some(Uses::READ),
                    Ty::Array(element, _) => ty = bare_of(&element),
                    Ty::Class(_) => return Some(Uses::ADDRESS),
                    _ => return None,
                },
                _ => return self.use_in(around, at, &ty, operator),
            }
            at = around;
        }
        None
    }

    /// What the expression around an object does with it.
    fn use_in(&self, around: Node<'a>, at: Node<'a>, ty: &Ty, operator: &str) -> Option<Uses> {
        let scalar = is_scalar(ty);
        let array = matches!(ty, Ty::Array(..));
        match around.kind() {
            "call_expression" if field(around, "function") == Some(at) => match ty {
                Ty::Pointer(_) => Some(Uses::READ),
                Ty::Class(_) | Ty::Closure { .. } => Some(Uses::ADDRESS),
                _ => None,
            },
            "assignment_expression" if field(around, "left") == Some(at) && operator == "=" && self.assigns(ty) => {
                Some(Uses::ADDRESS)
            }
            "assignment_expression" if field(around, "left") == Some(at) => match operator {
                _ if !scalar => None,
                "=" => Some(Uses::WRITTEN),
                _ => Some(Uses::CHANGED),
            },
            "update_expression" if scalar => Some(Uses::CHANGED),
            "pointer_expression" if operator == "&" => Some(Uses::ADDRESS),
            "pointer_expression" if array => Some(Uses::ADDRESS),
            "pointer_expression" if scalar => Some(Uses::READ),
            "binary_expression" if array => Some(Uses::ADDRESS),
            // An operator of a class takes its object by reference.
            "binary_expression"
                if matches!(operator, "<<" | ">>") && is_stream(ty) && field(around, "left") == Some(at) =>
            {
                Some(Uses::ADDRESS)
            }
            "assignment_expression" | "binary_expression" => {
                let other = ["left", "right"]
                    .iter()
                    .find_map(|s| field(around, s).filter(|n| *n != at))?;
                let other = bare_of(&self.type_of_expression(other, &self.type_scope()));
                (scalar && is_built_in(&other)).then_some(Uses::READ)
            }
            "unary_expression" if scalar => Some(Uses::READ),
            "conditional_expression" if field(around, "condition") == Some(at) && scalar => Some(Uses::READ),
            "conditional_expression" if scalar => self.use_of_value(around),
            "subscript_expression" if scalar => Some(Uses::READ),
            "condition_clause" | "for_statement" | "do_statement" if scalar => Some(Uses::READ),
            "cast_expression" => self.use_in_cast(field(around, "type"), ty),
            "return_statement" if scalar => self.returns_values().then_some(Uses::READ),
            "init_declarator" => self.use_in_declaration(around, ty),
            "argument_list" => self.use_in_arguments(around, at, ty),
            // A default argument, the default initialiser of a member.
            "optional_parameter_declaration" | "field_declaration" if scalar => Some(Uses::READ),
            "initializer_list" if scalar => {
                let declarator = self.syntax.ancestors(around).next()?;
                let reference = field(declarator, "declarator").is_some_and(is_reference);
                (declarator.kind() == "init_declarator" && !reference)
                    .then(|| self.use_in_declaration(declarator, ty))
                    .flatten()
            }
            _ => None,
        }
    }

    /// Whether objects of a class are assigned by a function that is written.
    fn assigns(&self, ty: &Ty) -> bool {
        let Ty::Class(class) = ty else { return false };
        class.info.as_ref().is_some_and(|i| i.members.contains_key("operator="))
    }

    /// What happens to the value of a conditional expression.
    fn use_of_value(&self, node: Node<'a>) -> Option<Uses> {
        let around = self.syntax.ancestors(node).next()?;
        matches!(around.kind(), "return_statement" | "parenthesized_expression")
            .then(|| self.returns_values())?
            .then_some(Uses::READ)
    }

    fn use_in_cast(&self, ty: Option<Node<'a>>, of: &Ty) -> Option<Uses> {
        let ty = ty?;
        if self.text(ty) == "void" {
            return None;
        }
        let plain = matches!(
            bare_of(&self.descriptor(ty, &self.type_scope())),
            Ty::Builtin(_) | Ty::Pointer(_)
        );
        let reference = self.text(ty).contains('&');
        match of {
            Ty::Array(..) if !reference => Some(Uses::ADDRESS),
            of if is_scalar(of) && plain && !reference => Some(Uses::READ),
            _ => None,
        }
    }

    /// Whether the lambda or function around returns by value.
    fn returns_values(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Lambda(l)) => {
                let node = l.at.and_then(|at| self.lambda_at(at));
                let declarator = node.and_then(|n| field(n, "declarator"));
                let trailing = declarator.and_then(|d| culambda_syntax::node::child_of_kind(d, "trailing_return_type"));
                trailing.is_none_or(|t| !self.text(t).contains('&') && !self.text(t).contains("decltype"))
            }
            Some(Frame::Function(f)) => {
                let declarator = field(f.node, "declarator");
                let plain = field(f.node, "type").is_some_and(|t| t.kind() == "primitive_type");
                plain && declarator.is_some_and(|d| d.kind() == "function_declarator")
            }
            _ => false,
        }
    }

    fn use_in_declaration(&self, declarator: Node<'a>, ty: &Ty) -> Option<Uses> {
        let own = field(declarator, "declarator")?;
        if is_reference(own) {
            return Some(Uses::ADDRESS);
        }
        let declaration = self.syntax.ancestors(declarator).next()?;
        let of = field(declaration, "type")?;
        match ty {
            Ty::Array(..) => Some(Uses::ADDRESS),
            Ty::Class(class) if !class.is_enum => {
                let same = bare_of(&self.declared_type(declaration, Some(own), &self.type_scope()));
                let copied = matches!(&same, Ty::Class(c) if c.info.as_ref().map(|i| i.place) == class.info.as_ref().map(|i| i.place));
                (copied || of.kind() == "placeholder_type_specifier" && own.kind() == "identifier")
                    .then_some(Uses::READ)
            }
            ty if is_scalar(ty) => {
                let plain = matches!(
                    of.kind(),
                    "primitive_type" | "sized_type_specifier" | "placeholder_type_specifier"
                ) || own.kind() == "pointer_declarator";
                plain.then_some(Uses::READ)
            }
            _ => None,
        }
    }

    /// What a call does with an argument: it depends on the parameter.
    fn use_in_arguments(&self, list: Node<'a>, at: Node<'a>, ty: &Ty) -> Option<Uses> {
        let call = self
            .syntax
            .ancestors(list)
            .next()
            .filter(|c| c.kind() == "call_expression")?;
        let function = field(call, "function")?;
        let index = children(list).position(|a| a == at)?;
        if function.kind() == "primitive_type" {
            return is_scalar(ty).then_some(Uses::READ);
        }
        if function.kind() == "template_function" && self.text(function).starts_with("static_cast") {
            let arguments = field(function, "arguments")?;
            let target = children(arguments).next()?;
            return self.use_in_cast(Some(target), ty);
        }
        let by_value = self.takes_by_value(function, list, index)?;
        match ty {
            Ty::Array(..) => by_value.then_some(Uses::ADDRESS),
            _ if !by_value => Some(Uses::ADDRESS),
            ty => is_scalar(ty).then_some(Uses::READ),
        }
    }
}

/// A type without what does not change how an object of it is used.
fn bare_of(ty: &Ty) -> Ty {
    bare(ty.clone())
}

/// Whether objects of a type are used by the language's own operators.
fn is_scalar(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) | Ty::Pointer(_) => true,
        Ty::Class(c) => c.is_enum,
        _ => false,
    }
}

/// Whether a type is that of a stream of the C++ library, of which nothing was read.
fn is_stream(ty: &Ty) -> bool {
    matches!(ty, Ty::Class(c) if c.info.is_none() && c.levels.is_empty() && !c.is_enum)
}

/// Whether an operator between a scalar and something of a type is the language's own.
fn is_built_in(other: &Ty) -> bool {
    match other {
        Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) => true,
        Ty::Class(c) => c.is_enum,
        _ => false,
    }
}
