//! The forms of declarations that the grammar reads as expressions: what each would declare.

use crate::declarator::unparenthesised;
use culambda_syntax::{Field, Kind, Node};

/// What a statement declares when it is a declaration.
pub(crate) struct Disguised<'a> {
    /// What is a type then.
    pub(crate) ty: Node<'a>,
    pub(crate) name: Node<'a>,
    pub(crate) pointer: bool,
    pub(crate) reference: bool,
    /// Whether parameters or bounds follow the parentheses around the name.
    pub(crate) followed: bool,
    /// What is in the last parentheses, when those are an initialiser and no parameters.
    pub(crate) arguments: Option<Node<'a>>,
    /// Whether it is a function: `T(f());`.
    pub(crate) function: bool,
    /// What its parameters are functions to: of `T(f(U()))`, `U` must be a type.
    pub(crate) parameters: Vec<Node<'a>>,
}

/// The name that a statement declares which was read as an expression and begins with a fundamental type: `int (a) = 1;`.
pub(crate) fn of_fundamental_type(statement: Node<'_>) -> Option<Node<'_>> {
    let whole = statement.children().next()?;
    let target = match whole.kind() {
        Kind::AssignmentExpression => whole.field(Field::Left)?,
        _ => whole,
    };
    let found = outer_call(target).filter(|found| found.ty.kind().is_builtin_type())?;
    Some(found.name)
}

/// The names that follow the first declarator of a declaration that was read as `a, b`, each with its initialiser. A part
/// that is no declarator is none of a declaration.
pub(crate) fn other_declarators(comma: Node<'_>) -> Option<Vec<(Node<'_>, Option<Node<'_>>)>> {
    let mut out = Vec::new();
    let mut rest = comma.field(Field::Right);
    while let Some(at) = rest {
        let (part, next) = match at.kind() {
            Kind::CommaExpression => (at.field(Field::Left)?, at.field(Field::Right)),
            _ => (at, None),
        };
        let (declared, value) = match part.kind() {
            Kind::AssignmentExpression => (part.field(Field::Left)?, part.field(Field::Right)),
            Kind::CallExpression => (part.field(Field::Function)?, part.field(Field::Arguments)),
            _ => (part, None),
        };
        out.push((declared_name(declared)?.0, value));
        rest = next;
    }
    Some(out)
}

/// `T(*f)(A)`, `T(&a)[3]`, `T(x)`: a call of `T`, perhaps called or indexed in turn.
pub(crate) fn outer_call(target: Node<'_>) -> Option<Disguised<'_>> {
    let (mut at, mut followed, mut behind) = (target, false, None);
    loop {
        let inner = match at.kind() {
            Kind::SubscriptExpression => at.field(Field::Argument)?,
            Kind::CallExpression => at.field(Field::Function)?,
            _ => return None,
        };
        if at.kind() == Kind::CallExpression
            && !matches!(inner.kind(), Kind::CallExpression | Kind::SubscriptExpression)
        {
            break;
        }
        behind = at.field(Field::Arguments);
        followed = true;
        at = inner;
    }
    let ty = at.field(Field::Function).filter(|f| {
        matches!(
            f.kind(),
            Kind::PrimitiveType | Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction
        )
    })?;
    let mut arguments = at.field(Field::Arguments)?.children();
    let inside = arguments.next()?;
    let declared = declared_name(inside).map(|found| (found, None));
    let ((name, pointer, reference), parameters) = declared.or_else(|| declared_function(inside))?;
    if arguments.next().is_some() {
        return None;
    }
    Some(Disguised {
        ty,
        name,
        pointer,
        reference,
        followed,
        arguments: behind.filter(|_| !pointer && !reference),
        function: parameters.is_some(),
        parameters: parameters.unwrap_or_default(),
    })
}

/// `T *(*f)(A) = g`: a product whose right operand is a call of `(*f)`.
pub(crate) fn pointer_to(whole: Node<'_>) -> Option<Disguised<'_>> {
    let ty = whole
        .field(Field::Left)
        .filter(|l| whole.kind() == Kind::BinaryExpression && l.kind() == Kind::Identifier)?;
    whole
        .field(Field::Operator)
        .filter(|o| matches!(o.kind(), Kind::Star | Kind::Amp | Kind::AmpAmp))?;
    let right = whole.field(Field::Right)?;
    let call = if right.kind() == Kind::AssignmentExpression {
        right.field(Field::Left)?
    } else {
        right
    };
    let function = call
        .field(Field::Function)
        .filter(|f| f.kind() == Kind::ParenthesizedExpression)?;
    let (name, pointer, reference) = declared_name(function.children().next()?)?;
    (pointer || reference).then_some(Disguised {
        ty,
        name,
        pointer,
        reference,
        followed: true,
        arguments: None,
        function: false,
        parameters: Vec::new(),
    })
}

/// A name, whether it is that of a pointer and of a reference, and what the parameters are functions to if it is one of a
/// function.
type Declared<'a> = ((Node<'a>, bool, bool), Option<Vec<Node<'a>>>);

/// The name in `f()`, `((f)())` and `f(T())`, which declare a function.
fn declared_function(node: Node<'_>) -> Option<Declared<'_>> {
    let node = unparenthesised(node);
    let function = node
        .field(Field::Function)
        .filter(|_| node.kind() == Kind::CallExpression)?;
    let name = Some(unparenthesised(function)).filter(|f| f.kind() == Kind::Identifier)?;
    let mut parameters = Vec::new();
    for argument in node.field(Field::Arguments)?.children() {
        let called = argument
            .field(Field::Function)
            .filter(|_| argument.kind() == Kind::CallExpression)?;
        if argument.field(Field::Arguments)?.children().next().is_some() {
            return None;
        }
        parameters.push(called);
    }
    Some(((name, false, false), Some(parameters)))
}

/// The name in `*f`, `&a`, `*f[2]`, `C::*m`, `x`, and whether it is a pointer or a reference.
fn declared_name(node: Node<'_>) -> Option<(Node<'_>, bool, bool)> {
    let (mut at, mut pointer, mut reference) = (node, false, false);
    loop {
        at = match at.kind() {
            Kind::Identifier => return Some((at, pointer, reference)),
            Kind::PointerExpression => {
                let address = at.field(Field::Operator)?.kind() != Kind::Star;
                reference |= address && !pointer;
                pointer |= !address;
                at.field(Field::Argument)?
            }
            Kind::SubscriptExpression => at.field(Field::Argument)?,
            Kind::CallExpression if pointer || reference => at.field(Field::Function)?,
            Kind::ParenthesizedExpression => at.children().next()?,
            Kind::QualifiedIdentifier => at.field(Field::Name)?,
            Kind::PointerTypeDeclarator => {
                let name = at.field(Field::Declarator)?;
                return (name.kind() == Kind::TypeIdentifier).then_some((name, true, false));
            }
            _ => return None,
        };
    }
}
