//! Types of expressions, where they are evident.

use super::{closure, unnamed};
use crate::declarator::{is_reference, name_node, path_of, variable_in, without_initialiser};
use crate::facts::Space;
use crate::here::{Frame, Here};
use crate::index::DeclaredKind;
use crate::scope::{Symbol, SymbolKind};
use crate::ty::{ClassTy, Scope, Ty, bare, decay};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// The declared type of a local variable; of an init-capture, that of its initialiser.
    pub(crate) fn type_of_symbol(&self, name: &str, symbol: &Symbol<'a>, scope: &Scope<'_>) -> Ty {
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        let _names = self.scopes.as_of(symbol);
        let scope = Scope {
            syntax: self.syntax,
            ..scope.clone()
        };
        let (Some(declaration), Some(declarator)) = (symbol.declaration, symbol.declarator) else {
            return symbol
                .value
                .map_or(Ty::Unknown, |v| decay(bare(self.type_of_expression(v, &scope))));
        };
        // The names of a structured binding have one declarator.
        let own = Some(declarator).filter(|d| d.kind() == Kind::Identifier);
        let place = own.and_then(|d| self.place_of_kept(d, &scope));
        self.variable_at(place, || {
            self.type_of_declared(name, declaration, declarator, symbol, &scope)
        })
    }

    fn type_of_declared(
        &self,
        name: &str,
        declaration: Node<'a>,
        declarator: Node<'a>,
        symbol: &Symbol<'a>,
        scope: &Scope<'_>,
    ) -> Ty {
        if declaration.kind() == Kind::ExpressionStatement {
            return self.type_in_disguise(declaration, scope);
        }
        let placeholder = declaration
            .field(Field::Type)
            .is_some_and(|t| t.kind() == Kind::PlaceholderTypeSpecifier);
        let ty = if placeholder {
            self.placeholder(name, declaration, declarator, symbol, scope)
        } else {
            // `T x(n);` reads like the declaration of a function.
            let function = symbol.kind == SymbolKind::Variable && declarator.kind() == Kind::FunctionDeclarator;
            let own = declarator
                .field(Field::Declarator)
                .filter(|own| function && own.kind() == Kind::Identifier && !declaration.kind().is_parameter());
            self.declared_type(declaration, own.or(Some(declarator)), scope)
        };
        // A parameter of array type is a pointer.
        if declaration.kind().is_parameter() {
            decay(ty)
        } else {
            ty
        }
    }

    /// The type of a variable whose declaration was read as an expression: `int (&r)[3] = a;`.
    fn type_in_disguise(&self, statement: Node<'a>, scope: &Scope<'_>) -> Ty {
        // As it is there: what is masked is masked again.
        let text = self.syntax.view.text_of(statement.span());
        let declaration = text.split('=').next().unwrap_or_default().trim_end_matches(';');
        // In a class nothing else can be meant.
        let syntax = self.index.syntax_of_text(&format!("struct c {{ {declaration}; }};"));
        let inner = Scope {
            syntax: &syntax,
            ..scope.clone()
        };
        first_field(&syntax).map_or(Ty::Unknown, |node| {
            self.declared_type(node, node.field(Field::Declarator), &inner)
        })
    }

    /// `auto x = e`, `auto &x = e`, `auto [a, b] = e`, `for (auto x : e)`.
    fn placeholder(
        &self,
        name: &str,
        declaration: Node<'a>,
        declarator: Node<'a>,
        symbol: &Symbol<'a>,
        scope: &Scope<'_>,
    ) -> Ty {
        if declaration.kind().is_parameter() {
            return self.placeholder_bound_to(declaration);
        }
        let binding = name_node(declarator).filter(|n| n.kind() == Kind::StructuredBindingDeclarator);
        let value = match declaration.kind() {
            Kind::ForRangeLoop => {
                return declaration
                    .field(Field::Right)
                    .map_or(Ty::Unknown, |r| element_of(bare(self.type_of_expression(r, scope))));
            }
            _ => symbol.value.and_then(|v| match v.kind() {
                // `auto x = {e}` is a list, `auto x{e}` is not.
                Kind::InitializerList if v.parent().is_some_and(|p| p.child(Kind::Eq).is_some()) => Some(v),
                _ => crate::constant::single(v),
            }),
        };
        let Some(value) = value else { return Ty::Unknown };
        let ty = self.type_of_expression(value, scope);
        if let Some(binding) = binding {
            let index = binding.children().position(|n| self.text(n) == name);
            return index.map_or(Ty::Unknown, |i| self.bound(bare(ty), i));
        }
        if let (Ty::List, Some(first)) = (&ty, value.children().next()) {
            let element = decay(bare(self.type_of_expression(first, scope)));
            return super::call::standard("initializer_list", vec![element]);
        }
        if is_reference(declarator) {
            return Ty::Reference(Box::new(bare_reference(ty)));
        }
        decay(bare(ty))
    }

    /// The type of the i-th binding of an object.
    fn bound(&self, object: Ty, index: usize) -> Ty {
        match object {
            Ty::Array(t, _) => *t,
            Ty::Class(c) => {
                let Some(info) = &c.info else { return Ty::Unknown };
                let mut data: Vec<_> = info
                    .members
                    .iter()
                    .flat_map(|(n, l)| l.iter().map(move |m| (n, m)))
                    .filter(|(_, m)| m.is_data())
                    .collect();
                data.sort_by_key(|(_, m)| m.at);
                data.get(index).map_or(Ty::Unknown, |(n, _)| self.data_member(&c, n))
            }
            _ => Ty::Unknown,
        }
    }

    /// The type of a data member.
    pub(crate) fn data_member(&self, class: &ClassTy, name: &str) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        if !info.members.contains_key(name) {
            let base = self.base_with_member(class, name, true);
            return base.map_or(Ty::Unknown, |base| self.data_member(&base, name));
        }
        let Some(member) = info
            .members
            .get(name)
            .and_then(|l| l.first())
            .filter(|m| m.field().is_some())
        else {
            return Ty::Unknown;
        };
        let Some(syntax) = self.syntax_of_class(info) else {
            return Ty::Unknown;
        };
        let mut chain = class.chain.clone();
        chain.push(Rc::clone(info));
        let local = class.levels.iter().any(|l| l.local);
        let inner = Scope {
            syntax: &syntax,
            local,
            classes: chain,
            namespace: class.namespace,
            bound: self.bound_of(class),
        };
        let Some((node, own)) = member.declared(&syntax) else {
            return Ty::Unknown;
        };
        match unnamed::specifier(node) {
            Some(specifier) => {
                let base = self.unnamed_member((info, &class.chain), member, specifier, None, &inner);
                self.declared_on(base, node, Some(own), &inner)
            }
            None => self.declared_type(node, Some(own), &inner),
        }
    }

    /// The type of an expression of the item that is walked.
    pub(crate) fn type_of_expression(&self, node: Node<'a>, scope: &Scope<'_>) -> Ty {
        self.type_of_expression_in(
            node,
            &Scope {
                syntax: self.syntax,
                ..scope.clone()
            },
        )
    }

    /// The type of an expression, where it is evident.
    pub(crate) fn type_of_expression_in(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        let place = self.place_of_kept(node, scope);
        self.expression_at(place, || self.find_type_of_expression(node, scope))
    }

    fn find_type_of_expression(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let of = |n: Option<Node<'_>>| n.map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        match node.kind() {
            Kind::Identifier => self.named(node, scope),
            Kind::QualifiedIdentifier => match self.global(&path_of(scope.syntax, node), scope) {
                Ty::Unknown => self.type_behind_class(node, scope),
                known => known,
            },
            Kind::ConditionalExpression => {
                let sides = [Field::Consequence, Field::Alternative].map(|s| of(node.field(s)));
                alternatives(sides)
            }
            Kind::This => self.this_type(scope),
            Kind::ParenthesizedExpression => of(node.children().next()),
            // Of an array the reference says nothing.
            Kind::CommaExpression => match of(node.field(Field::Right)) {
                Ty::Array(..) => Ty::Unknown,
                last => last,
            },
            Kind::NumberLiteral | Kind::True | Kind::False | Kind::CharLiteral => {
                Builtin::of_literal(scope.syntax.text_of(node)).map_or(Ty::Unknown, Ty::Builtin)
            }
            Kind::BinaryExpression => arithmetic(
                scope.syntax.operator(node),
                bare(of(node.field(Field::Left))),
                bare(of(node.field(Field::Right))),
            ),
            Kind::StringLiteral | Kind::ConcatenatedString | Kind::RawStringLiteral => {
                Ty::Pointer(Box::new(Ty::Const(Box::new(Ty::Builtin(Builtin::Char)))))
            }
            Kind::InitializerList => {
                let dependent = |n: Node<'_>| matches!(self.type_of_expression_in(n, scope), Ty::Dependent);
                if node.children().any(dependent) {
                    Ty::Dependent
                } else {
                    Ty::List
                }
            }
            Kind::CastExpression | Kind::CompoundLiteralExpression => match node.field(Field::Type) {
                Some(t) if t.kind() == Kind::TypeDescriptor => self.descriptor(t, scope),
                Some(t) => self.resolve(t, scope),
                None => Ty::Unknown,
            },
            // The grammar does not see the pointer in `new T *`.
            Kind::NewExpression if is_changed(scope.syntax, node) => Ty::Unknown,
            Kind::NewExpression => node
                .field(Field::Type)
                .map_or(Ty::Unknown, |t| Ty::Pointer(Box::new(self.resolve(t, scope)))),
            Kind::PointerExpression => self.pointer_expression(node, scope),
            Kind::SubscriptExpression => element_of(bare(of(node.field(Field::Argument)))),
            Kind::FieldExpression => self.field_expression(node, scope),
            Kind::CallExpression => self.call_type(node, scope),
            Kind::LambdaExpression => self.closure(node, scope),
            Kind::UnaryExpression if node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Plus) => {
                match decay(bare(of(node.field(Field::Argument)))) {
                    // Arithmetic types are promoted, classes have operators, and closures become pointers.
                    Ty::Class(_) | Ty::Closure { .. } => Ty::Unknown,
                    Ty::Builtin(ty) => Ty::Builtin(ty.promoted()),
                    ty => ty,
                }
            }
            _ => Ty::Unknown,
        }
    }

    /// The class around, as `this` points to it.
    pub(super) fn this_type(&self, scope: &Scope<'_>) -> Ty {
        let Some((class, around)) = scope.classes.split_last() else {
            return Ty::Unknown;
        };
        // Around a member that is defined outside of its class there is not text of the classes around that.
        let elsewhere = if around.is_empty() {
            self.classes_around(class)
        } else {
            Vec::new()
        };
        let around = if around.is_empty() { &elsewhere } else { around };
        Ty::Pointer(Box::new(self.class_type(class, around, scope)))
    }

    fn pointer_expression(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let operand = node.field(Field::Argument);
        let inner = operand.map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        let address = node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Amp);
        if let Some(name) = operand.filter(|n| address && n.kind() == Kind::QualifiedIdentifier)
            && let pointer @ Ty::MemberPointer(..) = self.member_address(name, scope)
        {
            return pointer;
        }
        match (address, bare_reference(inner)) {
            (_, Ty::Unknown) => Ty::Unknown,
            (_, Ty::Dependent) => Ty::Dependent,
            (true, t) => Ty::Pointer(Box::new(t)),
            (false, t) => element_of(bare(t)),
        }
    }

    fn field_expression(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let object = node
            .field(Field::Argument)
            .map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        let name = node.field(Field::Field).map_or("", |n| scope.syntax.text_of(n));
        // A class that is defined in a template depends on it, and so do its members.
        let dependent = |c: &ClassTy| {
            self.instance.is_none() && c.levels.iter().any(|l| l.local) && scope.local && self.in_template()
        };
        match bare(object) {
            Ty::Class(c) if dependent(&c) => Ty::Dependent,
            Ty::Class(c) => self.data_member(&c, name),
            Ty::Pointer(t) => match bare(*t) {
                Ty::Class(c) if dependent(&c) => Ty::Dependent,
                Ty::Class(c) => self.data_member(&c, name),
                _ => Ty::Unknown,
            },
            Ty::Dependent => Ty::Dependent,
            _ => Ty::Unknown,
        }
    }

    fn named(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let name = scope.syntax.text_of(node);
        // The enumerators of a class are looked for as its members.
        let in_block = |symbol: &Symbol<'_>| !symbol.declaration.is_some_and(is_enumeration_of_class);
        if scope.local
            && let Some(symbol) = self.scopes.lookup(name).copied().filter(in_block)
        {
            return match symbol.kind {
                SymbolKind::Variable | SymbolKind::Static => self.type_of_symbol(name, &symbol, scope),
                SymbolKind::Constant => symbol
                    .declaration
                    .filter(|d| d.kind() == Kind::EnumSpecifier)
                    .map_or(Ty::Unknown, |d| self.local_enumerator(d, scope)),
                _ => Ty::Unknown,
            };
        }
        for depth in (0..scope.classes.len()).rev() {
            let class = ClassTy {
                info: Some(Rc::clone(&scope.classes[depth])),
                chain: scope.classes[..depth].to_vec(),
                namespace: scope.namespace,
                ..ClassTy::default()
            };
            if scope.classes[depth].members.contains_key(name) {
                return self.type_of_named_member(&class, name, scope);
            }
            if let Some(base) = self.base_with_member(&class, name, true) {
                return self.type_of_named_member(&base, name, scope);
            }
        }
        self.global(&[name.to_owned()], scope)
    }

    /// The type of a variable at namespace scope.
    pub(super) fn global(&self, path: &[String], scope: &Scope<'_>) -> Ty {
        let Some(f) = self
            .index
            .first(scope.namespace, path)
            .filter(|f| matches!(f.declared.kind, DeclaredKind::Variable { .. }))
        else {
            return Ty::Unknown;
        };
        let syntax = self.index.syntax_of(f.declared.file, f.declared.item);
        let inner = Scope::of_namespace(&syntax, f.namespace);
        let name = path.last().map_or("", String::as_str);
        let Some((node, d)) = variable_in(&syntax, name) else {
            return Ty::Unknown;
        };
        let value = d.field(Field::Value).filter(|v| v.kind() == Kind::LambdaExpression);
        let placeholder = node
            .field(Field::Type)
            .is_some_and(|t| t.kind() == Kind::PlaceholderTypeSpecifier);
        match value.filter(|_| placeholder) {
            Some(lambda) => closure::of(lambda, &syntax, false, false),
            None => self.declared_type(node, Some(without_initialiser(d)), &inner),
        }
    }

    /// The type of a lambda of the function that is walked, or of one elsewhere.
    pub(super) fn closure(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let in_device = self.frames.iter().any(|f| match f {
            Frame::Function(f) => f.space.as_ref().is_ok_and(|s| s.device_only()),
            Frame::Lambda(l) => l.space == Some(Space::Device),
            _ => false,
        });
        let in_function = node
            .ancestors()
            .any(|n| matches!(n.kind(), Kind::CompoundStatement | Kind::FieldInitializerList));
        closure::of(node, scope.syntax, in_function, scope.local && in_device)
    }
}

/// Whether a node is an enumeration without a name that is declared in the body of a class.
fn is_enumeration_of_class(node: Node<'_>) -> bool {
    let is_body = |n: &Node<'_>| n.kind() == Kind::FieldDeclarationList;
    let around = || std::iter::successors(node.parent(), |n| n.parent()).take(2);
    node.kind() == Kind::EnumSpecifier && node.field(Field::Name).is_none() && around().any(|n| is_body(&n))
}

/// The member declaration in the class that a text was wrapped in.
fn first_field(syntax: &Syntax) -> Option<Node<'_>> {
    let top = syntax
        .root()
        .children()
        .find(|n| matches!(n.kind(), Kind::StructSpecifier | Kind::Declaration))?;
    let class = if top.kind() == Kind::Declaration {
        top.field(Field::Type)?
    } else {
        top
    };
    class
        .field(Field::Body)?
        .children()
        .find(|n| n.kind() == Kind::FieldDeclaration)
}

/// What a cast is applied to.
pub(super) fn operand_of_cast<'t>(syntax: &Syntax, node: Node<'t>) -> Option<Node<'t>> {
    match node.kind() {
        Kind::CastExpression => node.field(Field::Value),
        Kind::CallExpression => {
            let name = node
                .field(Field::Function)
                .filter(|f| f.kind() == Kind::TemplateFunction)?;
            let cast =
                syntax.text_of(name).starts_with("static_cast") || syntax.text_of(name).starts_with("const_cast");
            node.field(Field::Arguments)
                .filter(|_| cast)
                .and_then(|a| a.children().next())
        }
        _ => None,
    }
}

/// Whether the parser saw an expression otherwise than it is written.
fn is_changed(syntax: &Syntax, node: Node<'_>) -> bool {
    syntax.view.text_of(node.span()) != syntax.text_of(node)
}

/// The type of `c ? a : b` where both have the same class or enumeration.
fn alternatives(sides: [Ty; 2]) -> Ty {
    let [a, b] = sides.map(bare);
    let same = crate::ty::same(&a, &b) && crate::ty::is_whole(&a);
    match (a, b) {
        (Ty::Class(a), Ty::Class(_)) if same => Ty::Class(a),
        (Ty::Builtin(a), Ty::Builtin(b)) => a.of_alternatives(b).map_or(Ty::Unknown, Ty::Builtin),
        (a, b) if crate::ty::is_initializer_list(&a) && crate::ty::is_initializer_list(&b) => a,
        _ => Ty::Unknown,
    }
}

/// The type of an operation on built-in arithmetic types.
fn arithmetic(operator: Option<Kind>, left: Ty, right: Ty) -> Ty {
    let operator = operator.map_or("", Kind::name);
    let (Ty::Builtin(left), Ty::Builtin(right)) = (left, right) else {
        return Ty::Unknown;
    };
    Builtin::of_operator(operator, left, right).map_or(Ty::Unknown, Ty::Builtin)
}

fn element_of(ty: Ty) -> Ty {
    match ty {
        Ty::Array(t, _) | Ty::Pointer(t) => *t,
        Ty::Dependent => Ty::Dependent,
        _ => Ty::Unknown,
    }
}

fn bare_reference(ty: Ty) -> Ty {
    match ty {
        Ty::Reference(t) => *t,
        t => t,
    }
}
