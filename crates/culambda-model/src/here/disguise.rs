//! Declarations that the grammar reads as expressions: `T (*f)(A) = g;`, `T (&a)[3] = b;`, `T(x);`.

use super::Here;
use crate::class::{Member, MemberKind};
use crate::disguised::{Disguised, other_declarators, outer_call, pointer_to};
use crate::index::ClassLookup;
use crate::scope::{Symbol, SymbolKind};
use crate::wellknown::is_type_of_library;
use culambda_syntax::{Field, Kind, Node};

/// A name that such a statement declares.
pub(crate) struct DeclaredInDisguise<'a> {
    pub(crate) name: Node<'a>,
    symbol: Symbol<'a>,
    /// What is evaluated after the name is declared.
    pub(crate) evaluated: Vec<Node<'a>>,
}

impl<'a> Here<'a> {
    /// What an expression statement, or an expression in a `for`, declares in order, if it does.
    pub(crate) fn declared_in_disguise(&self, statement: Node<'a>) -> Option<Vec<DeclaredInDisguise<'a>>> {
        let whole = match statement.kind() {
            Kind::ExpressionStatement => statement.children().next()?,
            _ => statement,
        };
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
        let evaluated = value.into_iter().chain(found.arguments).collect();
        let mut declared = vec![DeclaredInDisguise {
            name: found.name,
            symbol,
            evaluated,
        }];
        for (name, value) in others {
            let symbol = Symbol {
                declarator: Some(name),
                value: None,
                ..symbol
            };
            let evaluated = value.into_iter().collect();
            declared.push(DeclaredInDisguise {
                name,
                symbol,
                evaluated,
            });
        }
        Some(declared)
    }

    /// Declares one of these names.
    pub(crate) fn declare_disguised(&mut self, declared: &DeclaredInDisguise<'a>) {
        self.scopes.declare(self.text(declared.name), declared.symbol);
    }

    /// The variables in the bounds of an array that was read as an element: `int(a[n]);`, `int(*a)[n];`.
    pub(crate) fn bounds_around(&self, name: Node<'a>) -> Vec<Node<'a>> {
        let within = |n: &Node<'_>| {
            matches!(
                n.kind(),
                Kind::SubscriptExpression
                    | Kind::ParenthesizedExpression
                    | Kind::PointerExpression
                    | Kind::ArgumentList
                    | Kind::CallExpression
            )
        };
        let around = name.ancestors().take_while(within);
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

    /// Whether a name of a class around is that of a type; nothing if none has it.
    fn is_type_of_class(&self, name: &str) -> Option<bool> {
        let class = self
            .classes
            .iter()
            .rfind(|class| class.info.members.contains_key(name))?;
        // Constructors have the name of their class.
        let members = class.info.members.get(name).filter(|_| class.info.name != name)?;
        has_type(members)
    }

    /// Whether a member is a type that is named with the class around which has it: of a specialisation the path alone, from
    /// outside, would name a member of the template.
    pub(crate) fn is_type_in_class_around(&self, path: &[String]) -> Option<bool> {
        let [class, name] = path else { return None };
        let around = self.classes.iter().rfind(|around| around.info.name == *class)?;
        let members = around.info.members.get(name)?;
        has_type(members).filter(|_| self.scopes.lookup(class).is_none())
    }

    /// The same for a path.
    pub(crate) fn path_is_type(&self, path: &[String]) -> Option<bool> {
        if let [name] = path {
            if let Some(s) = self.scopes.lookup(name) {
                return Some(s.kind == SymbolKind::Type);
            }
            if let Some(is_type) = self.is_type_of_class(name) {
                return Some(is_type);
            }
            if self.is_known_type(name) {
                return Some(true);
            }
            if self.is_known_value(name) {
                return Some(false);
            }
        }
        if let Some(is_type) = self.is_type_in_class_around(path) {
            return Some(is_type);
        }
        if let [scope @ .., name] = path
            && let Some(last) = scope.last()
        {
            if let ClassLookup::Found(class) = self.index.class_around(self.namespace, scope) {
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
        let Some(found) = self.index.first(self.namespace, path) else {
            let of_library = matches!(path, [scope, name] if scope == "std" && is_type_of_library(name));
            return of_library.then_some(true);
        };
        let kind = self.index.target(found).unwrap_or(found).declared.kind;
        (kind.is_type() || kind.is_value()).then(|| kind.is_type())
    }
}

/// Whether a member is a type.
fn is_type(member: &Member) -> bool {
    matches!(member.kind, MemberKind::Type(_) | MemberKind::Class(_))
}

/// Whether one of the members of a name is a type; nothing where a using declaration may bring anything.
fn has_type(members: &[Member]) -> Option<bool> {
    let is_open = members.iter().any(|m| matches!(m.kind, MemberKind::Using { .. }));
    (!is_open).then(|| members.iter().any(is_type))
}
