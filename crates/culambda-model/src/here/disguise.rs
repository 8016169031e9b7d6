//! Declarations that the grammar reads as expressions: `T (*f)(A) = g;`, `T (&a)[3] = b;`, `T(x);`.

use super::Here;
use crate::class::{Member, MemberKind};
use crate::index::ClassLookup;
use crate::scope::{Symbol, SymbolKind};
use culambda_syntax::{Field, Kind, Node};

/// What a statement declares when it is a declaration.
struct Disguised<'a> {
    /// What is a type then.
    ty: Node<'a>,
    name: Node<'a>,
    pointer: bool,
    reference: bool,
    /// Whether parameters or bounds follow the parentheses around the name.
    followed: bool,
    /// What is in the last parentheses, when those are an initialiser and no parameters.
    arguments: Option<Node<'a>>,
    /// Whether it is a function: `T(f());`.
    function: bool,
    /// What its parameters are functions to: of `T(f(U()))`, `U` must be a type.
    parameters: Vec<Node<'a>>,
}

impl<'a> Here<'a> {
    /// Declares what an expression statement declares, if it does; returns the expressions in it that are evaluated.
    pub(crate) fn declared_in_disguise(&mut self, statement: Node<'a>) -> Option<Vec<Node<'a>>> {
        let whole = statement.children().next()?;
        let (whole, others) = match whole.kind() {
            Kind::CommaExpression => (whole.field(Field::Left)?, other_declarators(whole)?),
            _ => (whole, Vec::new()),
        };
        let (target, value) = match whole.kind() {
            Kind::AssignmentExpression => (whole.field(Field::Left), whole.field(Field::Right)),
            _ => (Some(whole), None),
        };
        let found = target.and_then(outer_call).or_else(|| pointer_to(whole));
        let value = value.or_else(|| whole.field(Field::Right).and_then(|r| r.field(Field::Right)));
        let (mut found, kind) = found.and_then(|f| self.declares(&f).map(|k| (f, k)))?;
        // Parameters are not evaluated.
        found.arguments = found.arguments.filter(|_| kind != SymbolKind::Static);
        let frame = self.frames.len().saturating_sub(1);
        // Only of a reference it matters what it is bound to.
        let bound = value.filter(|_| found.reference);
        let symbol = Symbol {
            kind,
            frame,
            declaration: Some(statement),
            declarator: Some(found.name),
            value: bound,
            pack: false,
            order: 0,
        };
        self.scopes.declare(self.text(found.name), symbol);
        let bounds = self.bounds_after(found.name);
        let mut evaluated: Vec<Node<'a>> = bounds.into_iter().chain(value).chain(found.arguments).collect();
        for (name, value) in others {
            let declarator = Some(name);
            evaluated.extend(value);
            let other = Symbol {
                declarator,
                value: None,
                ..symbol
            };
            self.scopes.declare(self.text(name), other);
        }
        Some(evaluated)
    }

    /// The variables in the bounds of an array that was read as an element: `int(a[n]);`.
    fn bounds_after(&self, name: Node<'a>) -> Vec<Node<'a>> {
        let around = name.ancestors().take_while(|n| n.kind() == Kind::SubscriptExpression);
        let bounds = around.filter_map(|n| n.field(Field::Indices));
        bounds.flat_map(|bound| self.varying_names(bound)).collect()
    }

    /// What the name means, when the statement is a declaration.
    fn declares(&self, found: &Disguised<'a>) -> Option<SymbolKind> {
        let new = || self.scopes.lookup(self.text(found.name)).is_none() && !self.is_known_value(self.text(found.name));
        if found.parameters.iter().any(|ty| self.is_type(*ty) != Some(true)) {
            return None;
        }
        match self.is_type(found.ty) {
            Some(true) if found.function || found.arguments.is_some_and(|list| self.is_function_in_disguise(list)) => {
                Some(SymbolKind::Static)
            }
            Some(true) => Some(SymbolKind::Variable),
            Some(false) => None,
            // Nothing visible says what it is: a call of what a call returns is rare, a new name in it is none.
            None => ((found.pointer || found.reference) && found.followed && new()).then_some(SymbolKind::Ambiguous),
        }
    }

    /// Whether a name is that of a type; `None` when nothing visible declares it, and nobody knows it.
    pub(crate) fn is_type(&self, node: Node<'a>) -> Option<bool> {
        if node.kind().is_builtin_type() {
            return Some(true);
        }
        let path = crate::declarator::path_of(self.syntax, node);
        self.path_is_type(&self.beyond_blocks(&path).unwrap_or(path))
    }

    /// The same for a path.
    pub(crate) fn path_is_type(&self, path: &[String]) -> Option<bool> {
        if let [name] = path {
            if let Some(s) = self.scopes.lookup(name) {
                return Some(s.kind == SymbolKind::Type);
            }
            if self.is_known_type(name) {
                return Some(true);
            }
            if self.is_known_value(name) {
                return Some(false);
            }
        }
        if let [scope @ .., name] = path
            && let Some(last) = scope.last()
        {
            if let ClassLookup::Found(class) = self.index.class_around(self.namespace, scope) {
                let is_type = |m: &Member| matches!(m.kind, MemberKind::Type(_) | MemberKind::Class(_));
                let own = class.members.get(name).map(|all| all.iter().any(is_type));
                return own.or_else(|| {
                    // What a using-declaration brings of a base may be either.
                    let (_, member) = crate::constant::find(self, &class, name)?;
                    (is_type(&member) || member.is_value()).then(|| is_type(&member))
                });
            }
            if last == "numeric_limits" {
                return Some(false);
            }
        }
        let kind = self.index.first(self.namespace, path)?.declared.kind;
        (kind.is_type() || kind.is_value()).then(|| kind.is_type())
    }
}

/// The names that follow the first declarator of a declaration that was read as `a, b`, each with its initialiser. A part
/// that is no declarator is none of a declaration.
fn other_declarators(comma: Node<'_>) -> Option<Vec<(Node<'_>, Option<Node<'_>>)>> {
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
fn outer_call(target: Node<'_>) -> Option<Disguised<'_>> {
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
    let declared = declared_name(inside).map(|found| (found, Vec::new()));
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
        function: inside.kind() == Kind::CallExpression && !pointer && !reference,
        parameters,
    })
}

/// `T *(*f)(A) = g`: a product whose right operand is a call of `(*f)`.
fn pointer_to(whole: Node<'_>) -> Option<Disguised<'_>> {
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

/// The name in `f()` and `f(T())`, which declare a function, and what the parameters are functions to.
fn declared_function(node: Node<'_>) -> Option<((Node<'_>, bool, bool), Vec<Node<'_>>)> {
    let name = node
        .field(Field::Function)
        .filter(|f| node.kind() == Kind::CallExpression && f.kind() == Kind::Identifier)?;
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
    Some(((name, false, false), parameters))
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
