//! Lambdas that are called by the variable that holds them.

use super::{Called, Code, Inline, Side};
use crate::crossing::Declared;
use crate::declarator::{has_specifier, is_constant, name_node, path_of};
use crate::facts::{Place, Space};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::candidate::Spot;
use crate::ty::{Ty, bare};
use culambda_source::{Standard, ViewSpan, ident};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Variables that hold the lambda of others are followed this far.
const MAX_STEPS: u32 = 4;

/// A lambda that a call means, as far as execution spaces go.
pub(crate) struct CalledLambda {
    pub(crate) called: Called,
    /// Whether what it returns is known without its body.
    pub(crate) says_return: bool,
    /// The variable at namespace scope that holds it, unless that is constant.
    pub(crate) variable: Option<String>,
    /// Whether it stands in the code around: in a template what it is hangs on the parameters.
    pub(crate) local: bool,
}

impl<'a> Here<'a> {
    /// The lambda that a callee means, if it is on the other side for certain.
    pub(crate) fn lambda_called(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        let node = self.held_by(function)?;
        if node.kind() != Kind::LambdaExpression {
            let found = self.global_lambda(node, code)?;
            // A copy that the lambda captures is used in place of the variable.
            let variable = found.variable.filter(|_| node == function);
            return Some(CalledLambda { variable, ..found });
        }
        let head = self.syntax.head_at(node.start())?;
        let generic = head.template.is_some() || self.has_auto_parameter(node);
        let declarator = node.field(Field::Declarator);
        let says_return = declarator.is_some_and(|d| d.child(Kind::TrailingReturnType).is_some());
        let side = match self.space_of(head) {
            Some(Space::Device) => Side::Device,
            _ if generic => return None,
            Some(Space::Host) => Side::Host,
            Some(_) => return None,
            None if code.on_device() && self.is_plain_of_host(node, code) => Side::Host,
            None => return None,
        };
        let constexpr = side == Side::Host && self.is_constexpr_lambda(node)?;
        Some(CalledLambda {
            called: self.call_of(node, side, constexpr)?,
            says_return,
            variable: None,
            local: true,
        })
    }

    /// The lambda of the device that is called in code of the device, if nothing but its body says what it returns.
    pub(crate) fn deduced_on_device(&self, function: Node<'a>) -> Option<Called> {
        let lambda = self.held_by(function).filter(|n| n.kind() == Kind::LambdaExpression)?;
        // Before C++17 the variable itself is an error.
        if lambda != function && self.target.standard < Standard::Cpp17 {
            return None;
        }
        let head = self.syntax.head_at(lambda.start())?;
        let declarator = lambda.field(Field::Declarator);
        let before = ViewSpan::new(lambda.start(), lambda.field(Field::Body)?.start());
        let words = ident::words(self.syntax.view.text_of(before).as_bytes());
        let constant = words.into_iter().any(|w| matches!(w, b"constexpr" | b"consteval"));
        let says_return = declarator.is_some_and(|d| d.child(Kind::TrailingReturnType).is_some());
        let device = self.space_of(head) == Some(Space::Device) || self.is_unannotated(lambda);
        if !device || constant || says_return {
            return None;
        }
        self.call_of(lambda, Side::Device, false)
    }

    /// In an instance the lambda that is called, by the type of the object, which was handed to the template: one of the device
    /// where the host front end reads it, one of the host in code for the device.
    pub(crate) fn closure_called(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        if !self.is_read_by_host() {
            return self.host_closure_called(function, code);
        }
        let operator = function.field(Field::Field).filter(|name| {
            // The parser reads another name.
            let words = self.syntax.view.text_of(name.span()).split_whitespace();
            function.kind() == Kind::FieldExpression && words.collect::<String>() == "operator()"
        });
        let object = match function.kind() {
            Kind::TemplateFunction | Kind::QualifiedIdentifier => return None,
            // `f.operator()(1)`
            _ if operator.is_some() => function.field(Field::Argument)?,
            _ => function,
        };
        let arrow = operator.is_some() && function.field(Field::Operator)?.kind() == Kind::MinusGt;
        let ty = match bare(self.type_of_expression(object, &self.type_scope())) {
            Ty::Pointer(inner) if arrow => bare(*inner),
            ty => ty,
        };
        let Ty::Closure {
            extended: true,
            device_alone: true,
            place,
            ..
        } = ty
        else {
            return None;
        };
        Some(CalledLambda {
            called: Called {
                inline: Inline::Anywhere,
                declared: Declared::of_lambda(place),
                name: "operator()".to_owned(),
                ..Called::unnamed(Side::Device)
            },
            says_return: true,
            variable: None,
            local: false,
        })
    }

    /// The lambda without annotation of code of the host that an instance for both sides calls; that none may get into a
    /// kernel is an error of its own.
    fn host_closure_called(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        let both = code.space == Space::HostDevice && code.on_device();
        if self.instance.is_none() || !both || !self.follows_uses() {
            return None;
        }
        let inner = |n: Node<'a>| {
            n.children()
                .next()
                .filter(|_| n.kind() == Kind::ParenthesizedExpression)
        };
        let object = inner(function).unwrap_or(function);
        if object.kind() != Kind::Identifier {
            return None;
        }
        let Ty::Closure {
            extended: false,
            in_device: false,
            place: Some(place),
            ..
        } = bare(self.type_of_expression(object, &self.type_scope()))
        else {
            return None;
        };
        Some(CalledLambda {
            called: Called {
                inline: Inline::Anywhere,
                constexpr: self.is_constexpr_at(place)?,
                declared: Declared::of_lambda(Some(place)),
                name: "operator()".to_owned(),
                ..Called::unnamed(Side::Host)
            },
            says_return: true,
            variable: None,
            local: false,
        })
    }

    /// Whether a lambda somewhere in the unit is `constexpr`, if it is one of the host and has no parameters whose types its
    /// calls tell.
    fn is_constexpr_at(&self, place: Place) -> Option<bool> {
        let item = self.unit.files.get(place.file)?.item_index(place.span.start)?;
        let syntax = self.index.syntax_of(place.file, item);
        let at = syntax.view.tokens.iter().find(|t| t.source.start == place.span.start)?;
        let mut around = syntax.node_at(at.span()).self_and_ancestors();
        let lambda = around.find(|n| n.kind() == Kind::LambdaExpression && n.start() == at.span().start)?;
        let head = syntax.head_at(lambda.start())?;
        if !self.is_in_function_of_host(lambda, &syntax, (place.file, item)) {
            return None;
        }
        let parameters = lambda
            .field(Field::Declarator)
            .and_then(|d| d.child(Kind::ParameterList));
        if head.template.is_some() || parameters.is_some_and(|l| crate::types::has_placeholder(&syntax, l)) {
            return None;
        }
        if self.target.standard < Standard::Cpp17 {
            return Some(false);
        }
        let open = |n: Node<'_>| {
            matches!(
                n.kind(),
                Kind::ThrowStatement
                    | Kind::TryStatement
                    | Kind::GnuAsmExpression
                    | Kind::GotoStatement
                    | Kind::Declaration
            )
        };
        let mut nodes = lambda.field(Field::Body)?.descendants();
        nodes
            .all(|n| self.index.budget.step() && (!n.is_named() || n.is_extra() || !open(n)))
            .then_some(true)
    }

    /// Whether a lambda is in a function of the host, and in no lambda with an annotation.
    fn is_in_function_of_host(&self, lambda: Node<'_>, syntax: &Syntax, (file, item): (usize, usize)) -> bool {
        let mut around = lambda.ancestors();
        let plain = |n: Node<'_>| {
            let head = syntax.head_at(n.start());
            n.kind() != Kind::LambdaExpression || head.is_some_and(|h| h.annotations.is_empty())
        };
        let function = around.find(|n| n.kind() == Kind::FunctionDefinition || !plain(*n));
        let name = function
            .and_then(|f| f.field(Field::Declarator))
            .and_then(name_node)
            .map(|name| crate::declarator::last_name(name).start());
        let Some(name_at) = name else { return false };
        let space = self.declared_space(Spot { file, item, name_at });
        space.is_some_and(|space| space.is_host())
    }

    /// What a call of an object means where nobody knows the arguments, if it is of the host: that of a lambda without
    /// annotation, or all call operators of a class.
    pub(crate) fn called_by_others(&self, object: Node<'a>) -> Option<Called> {
        let Some(lambda) = self.held_by(object).filter(|n| n.kind() == Kind::LambdaExpression) else {
            return self.called_on_object(object);
        };
        if !self.is_unannotated(lambda) {
            return None;
        }
        self.call_of(lambda, Side::Host, self.is_constexpr_lambda(lambda)?)
    }

    /// A call of a lambda.
    fn call_of(&self, lambda: Node<'a>, side: Side, constexpr: bool) -> Option<Called> {
        let view = &self.syntax.view;
        let introducer = view.tokens.get(view.token_at(lambda.start())?)?;
        Some(Called {
            constexpr,
            inline: Inline::Anywhere,
            declared: Declared::of_lambda(Some(Place {
                file: view.file,
                span: introducer.source,
            })),
            name: "operator()".to_owned(),
            ..Called::unnamed(side)
        })
    }

    /// Whether nothing in the head of a lambda, or in front of it, may be an annotation or a macro that has one.
    pub(crate) fn is_unannotated(&self, lambda: Node<'a>) -> bool {
        let view = &self.syntax.view;
        self.syntax.head_at(lambda.start()).is_some_and(|head| {
            let before = head.open.checked_sub(1).and_then(|t| view.tokens.get(t));
            let before = ViewSpan::new(before.map_or(lambda.start(), |t| t.span().end), lambda.start());
            let next = view.tokens.get(head.close + 1).map_or("", |t| view.text_of(t.span()));
            head.annotations.is_empty() && view.marks_in(before).is_empty() && matches!(next, "(" | "{")
        })
    }

    /// The lambda expression that an expression is, or that the variable holds which it names; the name of a variable
    /// at namespace scope.
    pub(crate) fn held_by(&self, expression: Node<'a>) -> Option<Node<'a>> {
        let mut at = expression;
        for _ in 0..MAX_STEPS {
            match at.kind() {
                Kind::LambdaExpression | Kind::QualifiedIdentifier => return Some(at),
                Kind::ParenthesizedExpression => at = at.children().next()?,
                Kind::Identifier => {
                    let Some(symbol) = self.scopes.lookup(self.text(at)) else {
                        return Some(at);
                    };
                    let declaration = symbol.declaration.filter(|d| d.kind() == Kind::Declaration)?;
                    let placeholder = declaration.field(Field::Type).is_some_and(|t| self.text(t) == "auto");
                    // In its own initialiser a name means itself.
                    let value = symbol.value.filter(|v| !v.span().contains(at.start()))?;
                    if !placeholder {
                        return None;
                    }
                    at = value;
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether a lambda without annotation belongs to code of the host that is around the lambda of the walk.
    fn is_plain_of_host(&self, node: Node<'a>, code: &Code) -> bool {
        let Some(at) = code.lambda else { return false };
        let inside = self.lambda_at(at).is_none_or(|l| l.span().contains(node.start()));
        let annotated = |n: Node<'a>| {
            n.kind() == Kind::LambdaExpression
                && self
                    .syntax
                    .head_at(n.start())
                    .is_none_or(|h| self.space_of(h).is_some())
        };
        let function = code.function.and_then(|f| self.frames.get(f));
        let host = match function {
            Some(crate::here::Frame::Function(f)) => self.space_of_function(f) == Some(Space::Host),
            _ => false,
        };
        !inside && host && !node.ancestors().any(annotated)
    }

    /// Whether the call operator of a lambda without annotation is `constexpr`: it is from C++17 on unless its body
    /// does what no constant expression may.
    fn is_constexpr_lambda(&self, node: Node<'a>) -> Option<bool> {
        if self.target.standard < Standard::Cpp17 {
            return Some(false);
        }
        let open = |n: Node<'_>| match n.kind() {
            Kind::ThrowStatement | Kind::TryStatement | Kind::GnuAsmExpression | Kind::GotoStatement => true,
            Kind::Declaration => !self.declares_numbers(n),
            _ => false,
        };
        self.has_no(node.field(Field::Body)?, open).then_some(true)
    }

    /// Whether no node of some kinds is in code, as far as the budget goes.
    fn has_no(&self, code: Node<'a>, kinds: impl Fn(Node<'a>) -> bool) -> bool {
        let mut nodes = code.descendants().filter(|n| n.is_named() && !n.is_extra());
        nodes.all(|n| self.index.budget.step() && !kinds(n))
    }

    /// Whether a declaration in a body declares nothing but variables of fundamental types, with their values.
    fn declares_numbers(&self, declaration: Node<'_>) -> bool {
        let plain = declaration
            .field(Field::Type)
            .is_some_and(|t| t.kind().is_builtin_type());
        let lasting = declaration.child(Kind::StorageClassSpecifier).is_some();
        let value = |d: Node<'_>| d.kind() == Kind::InitDeclarator;
        plain && !lasting && declaration.fields(Field::Declarator).all(value)
    }

    /// A lambda that a variable at namespace scope holds: without annotation for code of the device, of the device for
    /// code of the host.
    fn global_lambda(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        if !matches!(function.kind(), Kind::Identifier | Kind::QualifiedIdentifier) {
            return None;
        }
        let path = path_of(self.syntax, function);
        if self.scopes.lookup(path.first()?).is_some() {
            return None;
        }
        let found = self.index.lookup_kinds(self.namespace, &path);
        let [one] = found.as_slice() else { return None };
        let one = self.index.target(*one)?;
        if !matches!(one.declared.kind, DeclaredKind::Variable { .. }) || one.declared.path.len() != 1 {
            return None;
        }
        let syntax = self.index.syntax_of(one.declared.file, one.declared.item);
        let declaration = syntax.root().children().find(|n| n.kind() == Kind::Declaration)?;
        let is_it =
            |d: &Node<'_>| name_node(*d).is_some_and(|n| Some(syntax.text_of(n)) == path.last().map(String::as_str));
        let declarator = declaration.fields(Field::Declarator).find(is_it)?;
        let value = declarator
            .field(Field::Value)
            .filter(|v| v.kind() == Kind::LambdaExpression)?;
        let head = syntax.head_at(value.start())?;
        let side = match crate::here::space_of(&syntax.view, head) {
            None if code.on_device() => Side::Host,
            Some(Space::Device) if code.on_host() => Side::Device,
            _ => return None,
        };
        if head.template.is_some() {
            return None;
        }
        // What a body may call that is not read is not asked.
        let open = |n: Node<'_>| {
            matches!(
                n.kind(),
                Kind::CallExpression | Kind::NewExpression | Kind::ThrowStatement | Kind::Declaration
            )
        };
        if !self.has_no(value.field(Field::Body)?, open) {
            return None;
        }
        let lambda = value.field(Field::Declarator);
        let generic = lambda.and_then(|d| d.child(Kind::ParameterList));
        if generic.is_some_and(|l| crate::types::has_placeholder(&syntax, l))
            || has_specifier(&syntax, declaration, "extern")
        {
            return None;
        }
        let constant = is_constant(&syntax, declaration);
        Some(CalledLambda {
            called: Called {
                constexpr: self.target.standard >= Standard::Cpp17,
                name: "operator()".to_owned(),
                declared: Declared::of_lambda(None),
                inline: Inline::Anywhere,
                by_name: true,
                ..Called::unnamed(side)
            },
            says_return: lambda.is_some_and(|d| d.child(Kind::TrailingReturnType).is_some()),
            variable: (!constant && code.on_device()).then(|| path.join("::")),
            local: false,
        })
    }
}
