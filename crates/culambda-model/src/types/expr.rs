//! Types of expressions, where they are evident.

use super::layers::{bare, decay};
use super::{ClassTy, MAX_DEPTH, Scope, Ty};
use crate::class::{MemberKind, place_of};
use crate::declarator::{function_declarator, is_reference, name_node, path_of};
use crate::index::DeclaredKind;
use crate::scope::{Symbol, SymbolKind};
use crate::walk::Walker;
use culambda_syntax::Syntax;
use culambda_syntax::node::{child_of_kind, children, field, fields};
use std::rc::Rc;
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// The declared type of a local variable; of an init-capture, that of its initialiser.
    pub(crate) fn type_of_symbol(&self, name: &str, symbol: &Symbol<'a>, scope: &Scope<'_>) -> Ty {
        if scope.depth > MAX_DEPTH {
            return Ty::Unknown;
        }
        let scope = Scope {
            syntax: self.syntax,
            depth: scope.depth + 1,
            ..scope.clone()
        };
        let (Some(declaration), Some(declarator)) = (symbol.declaration, symbol.declarator) else {
            return symbol
                .value
                .map_or(Ty::Unknown, |v| decay(bare(self.type_of_expression(v, &scope))));
        };
        let placeholder = field(declaration, "type").is_some_and(|t| t.kind() == "placeholder_type_specifier");
        let ty = if placeholder {
            self.placeholder(name, declaration, declarator, symbol, &scope)
        } else {
            self.declared_type(declaration, Some(declarator), &scope)
        };
        // A parameter of array type is a pointer.
        if declaration.kind().ends_with("parameter_declaration") {
            decay(ty)
        } else {
            ty
        }
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
        if declaration.kind().ends_with("parameter_declaration") {
            return Ty::Dependent;
        }
        let binding = name_node(declarator).filter(|n| n.kind() == "structured_binding_declarator");
        let value = match declaration.kind() {
            "for_range_loop" => {
                return field(declaration, "right")
                    .map_or(Ty::Unknown, |r| element_of(bare(self.type_of_expression(r, scope))));
            }
            _ => symbol.value.and_then(single),
        };
        let Some(value) = value else { return Ty::Unknown };
        let ty = self.type_of_expression(value, scope);
        if let Some(binding) = binding {
            let index = children(binding).position(|n| self.text(n) == name);
            return index.map_or(Ty::Unknown, |i| self.bound(bare(ty), i, scope));
        }
        if is_reference(declarator) {
            return Ty::Reference(Box::new(bare_reference(ty)));
        }
        decay(bare(ty))
    }

    /// The type of the i-th binding of an object.
    fn bound(&self, object: Ty, index: usize, scope: &Scope<'_>) -> Ty {
        match object {
            Ty::Array(t) => *t,
            Ty::Class(c) => {
                let Some(info) = &c.info else { return Ty::Unknown };
                let mut data: Vec<_> = info
                    .members
                    .iter()
                    .flat_map(|(n, l)| l.iter().map(move |m| (n, m)))
                    .filter(|(_, m)| m.kind == MemberKind::Field && !m.is_static)
                    .collect();
                data.sort_by_key(|(_, m)| m.at);
                data.get(index)
                    .map_or(Ty::Unknown, |(n, _)| self.data_member(&c, n, scope))
            }
            _ => Ty::Unknown,
        }
    }

    /// The type of a data member.
    fn data_member(&self, class: &ClassTy, name: &str, scope: &Scope<'_>) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        let Some(member) = info
            .members
            .get(name)
            .and_then(|l| l.first())
            .filter(|m| m.kind == MemberKind::Field)
        else {
            return Ty::Unknown;
        };
        let syntax = self
            .index
            .syntax_of_text(&format!("struct c {{ {}; }};", member.declaration));
        let mut chain = class.chain.clone();
        chain.push(Rc::clone(info));
        let local = class.levels.iter().any(|l| l.local);
        let inner = Scope {
            syntax: &syntax,
            local,
            classes: chain,
            namespace: class.namespace,
            depth: scope.depth + 1,
        };
        let Some(node) = first_field(&syntax) else {
            return Ty::Unknown;
        };
        let own = fields(node, "declarator")
            .into_iter()
            .find(|d| name_node(*d).is_some_and(|n| syntax.text_of(n) == name));
        let ty = own.map_or(Ty::Unknown, |d| self.declared_type(node, Some(d), &inner));
        match (&ty, own.map(|d| d.kind())) {
            (Ty::Dependent, Some("field_identifier")) => {
                argument_for(class, field(node, "type").map_or("", |t| syntax.text_of(t))).unwrap_or(ty)
            }
            _ => ty,
        }
    }

    /// The return type of a member function that is not overloaded.
    fn member_call(&self, class: &ClassTy, name: &str, scope: &Scope<'_>) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        let Some([member]) = info.members.get(name).map(Vec::as_slice) else {
            return Ty::Unknown;
        };
        if member.deduced || !matches!(member.kind, MemberKind::Function { .. }) {
            return Ty::Unknown;
        }
        let syntax = self
            .index
            .syntax_of_text(&format!("struct c {{ {}; }};", member.declaration));
        let mut chain = class.chain.clone();
        chain.push(Rc::clone(info));
        let inner = Scope {
            syntax: &syntax,
            local: false,
            classes: chain,
            namespace: class.namespace,
            depth: scope.depth + 1,
        };
        let Some(node) = first_field(&syntax) else {
            return Ty::Unknown;
        };
        match self.declared_type(node, field(node, "declarator"), &inner) {
            Ty::Function(mut all) if !all.is_empty() => all.remove(0),
            _ => Ty::Unknown,
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
        if scope.depth > MAX_DEPTH {
            return Ty::Unknown;
        }
        let scope = &Scope {
            depth: scope.depth + 1,
            ..scope.clone()
        };
        let of = |n: Option<Node<'_>>| n.map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        match node.kind() {
            "identifier" => self.named(node, scope),
            "qualified_identifier" => self.global(&path_of(scope.syntax, node), scope),
            "parenthesized_expression" => of(children(node).next()),
            "number_literal" => {
                super::placeholder::literal_type(scope.syntax.text_of(node)).map_or(Ty::Unknown, Ty::Plain)
            }
            "binary_expression" => arithmetic(node, bare(of(field(node, "left"))), bare(of(field(node, "right")))),
            "true" | "false" => Ty::Plain("bool".into()),
            "char_literal" => Ty::Plain("char".into()),
            "string_literal" | "concatenated_string" | "raw_string_literal" => {
                Ty::Pointer(Box::new(Ty::Const(Box::new(Ty::Plain("char".into())))))
            }
            "initializer_list" => Ty::List,
            "cast_expression" | "compound_literal_expression" => match field(node, "type") {
                Some(t) if t.kind() == "type_descriptor" => self.descriptor(t, scope),
                Some(t) => self.resolve(t, scope),
                None => Ty::Unknown,
            },
            "new_expression" => {
                field(node, "type").map_or(Ty::Unknown, |t| Ty::Pointer(Box::new(self.resolve(t, scope))))
            }
            "pointer_expression" => self.pointer_expression(node, scope),
            "subscript_expression" => element_of(bare(of(field(node, "argument")))),
            "field_expression" => self.field_expression(node, scope),
            "call_expression" => self.call_type(node, scope),
            "lambda_expression" => self.closure(node, scope),
            "unary_expression" if field(node, "operator").is_some_and(|o| o.kind() == "+") => {
                decay(bare(of(field(node, "argument"))))
            }
            "this" => Ty::Unknown,
            _ => Ty::Unknown,
        }
    }

    fn pointer_expression(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let inner = field(node, "argument").map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        let address = field(node, "operator").is_some_and(|o| o.kind() == "&");
        match (address, bare_reference(inner)) {
            (_, Ty::Unknown) => Ty::Unknown,
            (_, Ty::Dependent) => Ty::Dependent,
            (true, t) => Ty::Pointer(Box::new(t)),
            (false, t) => element_of(bare(t)),
        }
    }

    fn field_expression(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let object = field(node, "argument").map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
        let name = field(node, "field").map_or("", |n| scope.syntax.text_of(n));
        match bare(object) {
            Ty::Class(c) => self.data_member(&c, name, scope),
            Ty::Pointer(t) => match bare(*t) {
                Ty::Class(c) => self.data_member(&c, name, scope),
                _ => Ty::Unknown,
            },
            Ty::Dependent => Ty::Dependent,
            _ => Ty::Unknown,
        }
    }

    fn named(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let name = scope.syntax.text_of(node);
        if scope.local
            && let Some(symbol) = self.scopes.lookup(name).copied()
        {
            return match symbol.kind {
                SymbolKind::Variable | SymbolKind::Static => self.type_of_symbol(name, &symbol, scope),
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
                return self.data_member(&class, name, scope);
            }
        }
        self.global(&[name.to_owned()], scope)
    }

    /// The type of a variable at namespace scope.
    fn global(&self, path: &[String], scope: &Scope<'_>) -> Ty {
        let found = self.index.lookup_path(scope.namespace, path);
        let Some(f) = found
            .first()
            .filter(|f| matches!(f.declared.kind, DeclaredKind::Variable { .. }))
        else {
            return Ty::Unknown;
        };
        let syntax = self.index.syntax_of(f.declared.file, f.declared.item);
        let inner = Scope::of_namespace(&syntax, f.namespace, scope.depth + 1);
        let Some(node) = children(syntax.root()).find(|n| n.kind() == "declaration") else {
            return Ty::Unknown;
        };
        let name = path.last().map_or("", String::as_str);
        for d in fields(node, "declarator") {
            let own = if d.kind() == "init_declarator" {
                field(d, "declarator").unwrap_or(d)
            } else {
                d
            };
            if name_node(own).is_some_and(|n| syntax.text_of(n) == name) {
                return self.declared_type(node, Some(own), &inner);
            }
        }
        Ty::Unknown
    }

    fn call_type(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(function) = field(node, "function") else {
            return Ty::Unknown;
        };
        let argument = || {
            field(node, "arguments")
                .and_then(|a| children(a).next())
                .map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope))
        };
        match function.kind() {
            "template_function" | "qualified_identifier" | "identifier" => {}
            "primitive_type" => return Ty::Plain(scope.syntax.text_of(function).to_owned()),
            "field_expression" => {
                let object = field(function, "argument").map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
                let name = field(function, "field").map_or("", |n| scope.syntax.text_of(n));
                return match bare(object) {
                    Ty::Class(c) => self.member_call(&c, name, scope),
                    Ty::Pointer(t) => match bare(*t) {
                        Ty::Class(c) => self.member_call(&c, name, scope),
                        _ => Ty::Unknown,
                    },
                    _ => Ty::Unknown,
                };
            }
            _ => return Ty::Unknown,
        }
        let path = path_of(scope.syntax, function);
        let last = path.last().map_or("", String::as_str);
        let arguments = field(crate::declarator::last_name(function), "arguments");
        if matches!(last, "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast") {
            return self.argument_types(arguments, scope).pop().unwrap_or(Ty::Unknown);
        }
        if path.len() == 2 && path[0] == "std" && matches!(last, "move" | "forward" | "as_const") {
            return argument();
        }
        let found = self.index.lookup_path(scope.namespace, &path);
        match found.as_slice() {
            [one] if matches!(one.declared.kind, DeclaredKind::Function { template: false, .. }) => {
                self.returned_type(one, scope)
            }
            [] if scope.local && self.scopes.lookup(last).is_none_or(|s| s.kind != SymbolKind::Type) => Ty::Unknown,
            // `T(x)`: an object of the type.
            _ => match self.resolve_path(&path, self.argument_types(arguments, scope), scope) {
                Ty::Class(c) if c.info.is_none() => Ty::Unknown,
                t => t,
            },
        }
    }

    /// The return type of a function in sight, also a deduced one where its body says it plainly.
    fn returned_type(&self, found: &crate::index::Found<'_>, scope: &Scope<'_>) -> Ty {
        let syntax = self.index.syntax_of(found.declared.file, found.declared.item);
        if syntax.too_deep {
            return Ty::Unknown;
        }
        let inner = Scope::of_namespace(&syntax, found.namespace, scope.depth + 1);
        let Some(node) = children(syntax.root()).find(|n| matches!(n.kind(), "function_definition" | "declaration"))
        else {
            return Ty::Unknown;
        };
        let Some(declarator) = field(node, "declarator") else {
            return Ty::Unknown;
        };
        let Some(function) = function_declarator(declarator) else {
            return Ty::Unknown;
        };
        if !crate::class::deduces_return(&syntax, node, function) {
            return match self.declared_type(node, Some(declarator), &inner) {
                Ty::Function(mut all) if !all.is_empty() => all.remove(0),
                Ty::Pointer(t) | Ty::Reference(t) => match *t {
                    Ty::Function(mut all) if !all.is_empty() => all.remove(0),
                    _ => Ty::Unknown,
                },
                _ => Ty::Unknown,
            };
        }
        field(node, "body").map_or(Ty::Unknown, |b| self.deduced_from(b, &inner))
    }

    /// The type of the only return statement of another function's body.
    fn deduced_from(&self, body: Node<'_>, scope: &Scope<'_>) -> Ty {
        let statements: Vec<Node<'_>> = children(body).collect();
        let Some(value) = statements
            .last()
            .filter(|s| s.kind() == "return_statement")
            .and_then(|s| children(*s).next())
        else {
            return Ty::Unknown;
        };
        let name = match value.kind() {
            "lambda_expression" => return self.closure(value, scope),
            "compound_literal_expression" => field(value, "type"),
            "call_expression" => field(value, "function"),
            "identifier" => local_declaration(body, scope.syntax, value),
            _ => None,
        };
        let Some(name) = name.map(|n| scope.syntax.text_of(n)) else {
            return Ty::Unknown;
        };
        let local = statements.iter().find_map(|s| {
            let class = if s.kind() == "declaration" {
                field(*s, "type")?
            } else {
                *s
            };
            (class.kind().ends_with("_specifier")
                && field(class, "name").is_some_and(|n| scope.syntax.text_of(n) == name))
            .then_some(class)
        });
        match local {
            Some(class) => {
                let level = super::Level {
                    name: name.to_owned(),
                    access: crate::class::Access::Public,
                    local: true,
                    place: place_of(scope.syntax, class),
                };
                Ty::Class(Box::new(ClassTy {
                    levels: vec![level],
                    namespace: scope.namespace,
                    ..ClassTy::default()
                }))
            }
            None => Ty::Unknown,
        }
    }

    /// The type of a lambda.
    fn closure(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let head = scope.syntax.head_at(node.start_byte());
        let device = head.is_some_and(|h| h.annotated(&scope.syntax.view, culambda_source::MarkKind::Device));
        let list = field(node, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        let parameters = list.map_or_else(
            || "()".to_owned(),
            |l| scope.syntax.text_of(l).split_whitespace().collect::<Vec<_>>().join(" "),
        );
        Ty::Closure {
            extended: device && !self.frames.is_empty(),
            text: format!("lambda []{parameters}"),
            place: place_of(scope.syntax, node),
        }
    }
}

/// The argument that a class gives for its template parameter of a name.
fn argument_for(class: &ClassTy, name: &str) -> Option<Ty> {
    let index = class.info.as_ref()?.params.as_ref()?.iter().position(|p| p == name)?;
    class.arguments.get(index).cloned()
}

/// The type node of a variable that is declared in a body.
fn local_declaration<'t>(body: Node<'t>, syntax: &Syntax, name: Node<'_>) -> Option<Node<'t>> {
    children(body).filter(|s| s.kind() == "declaration").find_map(|s| {
        let declares = fields(s, "declarator")
            .iter()
            .any(|d| name_node(*d).is_some_and(|n| syntax.text_of(n) == syntax.text_of(name)));
        if declares { field(s, "type") } else { None }
    })
}

/// The member declaration in the class that a text was wrapped in.
fn first_field(syntax: &Syntax) -> Option<Node<'_>> {
    let top = children(syntax.root()).find(|n| matches!(n.kind(), "struct_specifier" | "declaration"))?;
    let class = if top.kind() == "declaration" {
        field(top, "type")?
    } else {
        top
    };
    children(field(class, "body")?).find(|n| n.kind() == "field_declaration")
}

/// The type of an operation on built-in arithmetic types.
fn arithmetic(node: Node<'_>, left: Ty, right: Ty) -> Ty {
    let operator = field(node, "operator").map_or("", |o| o.kind());
    let (Ty::Plain(left), Ty::Plain(right)) = (left, right) else {
        return Ty::Unknown;
    };
    let rank = |t: &str| match t {
        "bool" | "char" | "short" | "signed char" | "unsigned char" | "unsigned short" | "int" => Some(0),
        "float" => Some(1),
        "double" => Some(2),
        _ => None,
    };
    let (Some(a), Some(b)) = (rank(&left), rank(&right)) else {
        return Ty::Unknown;
    };
    let ty = match operator {
        "+" | "-" | "*" | "/" => ["int", "float", "double"][a.max(b)],
        "<" | ">" | "<=" | ">=" | "==" | "!=" | "&&" | "||" => "bool",
        _ => return Ty::Unknown,
    };
    Ty::Plain(ty.into())
}

/// The expression in `= e`, `(e)`, `{e}`.
fn single(value: Node<'_>) -> Option<Node<'_>> {
    match value.kind() {
        "argument_list" => {
            let mut all = children(value);
            all.next().filter(|_| all.next().is_none())
        }
        _ => Some(value),
    }
}

fn element_of(ty: Ty) -> Ty {
    match ty {
        Ty::Array(t) | Ty::Pointer(t) => *t,
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
