//! Variables with static storage: where they live, and what a use makes of them.

use crate::class::MemberKind;
use crate::crossing::Memory;
use crate::declarator::{has_specifier, name_node, path_of, variable_in, without_initialiser};
use crate::facts::Place;
use crate::here::Here;
use crate::index::{DeclaredKind, Found};
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::ty::{Scope, Ty, bare};
use culambda_source::{MarkKind, ViewSpan, ident};
use culambda_syntax::{Field, GapKind, Kind, Node, Syntax};

/// Where a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    Host,
    /// In memory of the device.
    Device(Memory),
}

/// A variable that a name means.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) home: Home,
    /// As it is written; a data member with its class.
    pub(crate) name: String,
    /// Whether it is a data member.
    pub(crate) member: bool,
    pub(crate) declared: Option<Place>,
    /// Whether it is constant; none if that is not known.
    pub(crate) constant: Option<bool>,
    /// Whether its value is not known where it is read, though it is constant.
    pub(crate) at_run_time: bool,
    /// Its type.
    pub(crate) ty: Ty,
    pub(crate) by_name: bool,
    /// Whether the main file defines it in the namespace that the walk is in: no declaration elsewhere hides it.
    pub(crate) beside: bool,
}

impl<'a> Here<'a> {
    /// The variable with static storage that a name in the walk means, if that is certain.
    pub(crate) fn static_variable(&self, name: Node<'a>) -> Option<Variable> {
        self.static_variable_of(&path_of(self.syntax, name), name)
    }

    /// The same of a name whose path is known.
    pub(crate) fn static_variable_of(&self, path: &[String], name: Node<'a>) -> Option<Variable> {
        let first = path.first()?;
        if let Some(symbol) = self.scopes.lookup(first).copied() {
            return self
                .local_extern(path, symbol)
                .or_else(|| self.local_shared(path, symbol));
        }
        if self.is_brought(first) || self.is_template_parameter(first) {
            return None;
        }
        // A base that was not found may have a member of the name.
        let mut hidden = false;
        if path.len() == 1 {
            match self.member(first) {
                Meaning::None => {}
                Meaning::Unknown(_) if !self.may_be_member(first) => {}
                Meaning::Unknown(_) if self.no_class_declares(first) => hidden = true,
                Meaning::Other => return self.static_member(&self.walked_class(self.this_class()?), first),
                _ => return None,
            }
        }
        let found = self.index.lookup_kinds(self.namespace, path);
        if hidden && (found.is_empty() || found.iter().any(|f| f.declared.file != 0)) {
            // Only one that stands beside the code is surely meant.
            return None;
        }
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        if found.is_empty() && super::library::is_stream(&parts) {
            return Some(stream(parts.join("::")));
        }
        if found.is_empty() {
            let (last, outer) = path.split_last()?;
            let class = (!outer.is_empty()).then(|| self.class_of_path(name))??;
            return self.static_member(&class, last);
        }
        self.global_variable(path, &found, name)
    }

    /// `extern int v;` in a function names a variable at namespace scope.
    fn local_extern(&self, path: &[String], symbol: crate::scope::Symbol<'a>) -> Option<Variable> {
        let declaration = symbol.declaration.filter(|_| symbol.kind == SymbolKind::Static)?;
        if path.len() != 1
            || declaration.kind() != Kind::Declaration
            || !has_specifier(self.syntax, declaration, "extern")
        {
            return None;
        }
        if self.device_variable(declaration) {
            return None;
        }
        let ty = self.type_of_symbol(&path[0], &symbol, &self.type_scope());
        Some(Variable {
            home: Home::Host,
            name: path[0].clone(),
            member: false,
            declared: None,
            constant: constancy(self.syntax, declaration, symbol.declarator?, &ty),
            at_run_time: false,
            ty,
            by_name: false,
            beside: false,
        })
    }

    /// A `__shared__` variable of a function.
    fn local_shared(&self, path: &[String], symbol: crate::scope::Symbol<'a>) -> Option<Variable> {
        let declaration = symbol.declaration.filter(|d| d.kind() == Kind::Declaration)?;
        let own = name_node(symbol.declarator?)?;
        if path.len() != 1 || !is_marked(self.syntax, declaration, own) {
            return None;
        }
        if self.home_of(self.syntax, declaration, own)? != Home::Device(Memory::Shared) {
            return None;
        }
        let token = self.syntax.view.token_at(own.start())?;
        Some(Variable {
            home: Home::Device(Memory::Shared),
            name: path[0].clone(),
            member: false,
            declared: Some(Place {
                file: self.syntax.view.file,
                span: self.syntax.view.tokens.get(token)?.source,
            }),
            constant: Some(false),
            at_run_time: false,
            ty: self.type_of_symbol(&path[0], &symbol, &self.type_scope()),
            by_name: false,
            beside: false,
        })
    }

    /// The static data member that `object.member` and `pointer->member` name.
    pub(crate) fn static_through_object(&self, access: Node<'a>) -> Option<Variable> {
        let object = access.field(Field::Argument)?;
        let name = access
            .field(Field::Field)
            .filter(|f| f.kind() == Kind::FieldIdentifier)?;
        let ty = bare(self.type_of_expression(object, &self.type_scope()));
        let class = match ty {
            Ty::Class(class) => class,
            Ty::Pointer(inner) => match bare(*inner) {
                Ty::Class(class) => class,
                _ => return None,
            },
            _ => return None,
        };
        self.static_member(&class, self.text(name))
    }

    fn global_variable(&self, path: &[String], found: &[Found<'_>], name: Node<'a>) -> Option<Variable> {
        let mut out: Option<Variable> = None;
        for one in found {
            let target = self.index.target(*one)?;
            let next = self.declared_variable(path, &target, name)?;
            let same = out
                .as_ref()
                .is_none_or(|o| o.home == next.home && o.constant == next.constant);
            // `extern int v;` and `__device__ int v;` are not compared.
            if !same {
                return None;
            }
            out.get_or_insert(next);
        }
        out
    }

    fn declared_variable(&self, path: &[String], found: &Found<'_>, use_of: Node<'a>) -> Option<Variable> {
        // The head of `T name(1);` does not tell it from a function.
        let is_variable = matches!(found.declared.kind, DeclaredKind::Variable { .. });
        if !is_variable && !matches!(found.declared.kind, DeclaredKind::Function { definition: false, .. }) {
            return None;
        }
        let (file, item) = (found.declared.file, found.declared.item);
        let syntax = self.index.syntax_of(file, item);
        let name = path.last()?;
        let (node, declarator) = declaration_of(&syntax, name)?;
        let arguments = || {
            declarator
                .parent()
                .and_then(|d| d.field(Field::Value))
                .filter(|v| v.kind() == Kind::ArgumentList)
        };
        if !is_variable && (declarator.kind() != Kind::Identifier || arguments().is_none()) {
            return None;
        }
        let argument = match node.ancestors().find(|n| n.kind() == Kind::TemplateDeclaration) {
            Some(head) => Some(self.argument_of_variable(&syntax, head, use_of)?),
            None => None,
        };
        let own = name_node(declarator)?;
        let token = syntax.view.tokens.get(syntax.view.token_at(own.start())?)?;
        let place = Place {
            file: syntax.view.file,
            span: token.source,
        };
        if !self.holds_here(place) || found.declared.path.len() != 1 || !self.is_plain_head(&syntax, node, own) {
            return None;
        }
        let home = self.home_of(&syntax, node, own)?;
        let scope = Scope::of_namespace(&syntax, found.namespace);
        let mut ty = self.declared_type(node, Some(declarator), &scope);
        if let Some(argument) = argument {
            // The type of a variable template is that of its only argument where it is declared with its parameter.
            let own = node.field(Field::Type).map_or("", |t| syntax.text_of(t));
            if own != argument.0 {
                return None;
            }
            ty = match ty {
                Ty::Const(_) => Ty::Const(Box::new(argument.1)),
                _ => argument.1,
            };
        }
        Some(Variable {
            home,
            name: path.join("::").trim_start_matches("::").to_owned(),
            member: false,
            declared: Some(place),
            constant: constancy(&syntax, node, declarator, &ty),
            at_run_time: self.is_made_at_run_time(&syntax, node, declarator, &ty),
            ty,
            by_name: true,
            beside: path.len() == 1
                && (place.file, found.namespace) == (0, self.namespace)
                && !has_specifier(&syntax, node, "extern"),
        })
    }

    /// A static data member of a class.
    pub(crate) fn static_member(&self, class: &crate::ty::ClassTy, name: &str) -> Option<Variable> {
        let info = class.info.as_ref().filter(|i| i.complete)?;
        let Some(list) = info.members.get(name) else {
            let base = self.base_with_member(class, name, true)?;
            return self.static_member(&base, name);
        };
        let [member] = list.as_slice() else { return None };
        let special = info.params.is_some() && (info.arguments.is_some() || self.has_specialisations(class));
        if !member.is_static || !matches!(member.kind, MemberKind::Field(_)) || special {
            return None;
        }
        let syntax = self.syntax_of_class(info)?;
        let (node, declarator) = member.declared(&syntax)?;
        let own = name_node(declarator)?;
        if !self.is_plain_head(&syntax, node, own) {
            return None;
        }
        let home = self.home_of(&syntax, node, own)?;
        let ty = self.data_member(class, name);
        let token = syntax.view.tokens.get(syntax.view.token_at(own.start())?)?;
        Some(Variable {
            home,
            name: format!("{}::{name}", info.name),
            member: true,
            declared: Some(Place {
                file: syntax.view.file,
                span: token.source,
            }),
            constant: constancy(&syntax, node, declarator, &ty),
            at_run_time: false,
            ty,
            by_name: false,
            beside: false,
        })
    }

    /// Whether a constant is initialised with what only code at run time makes: a call of a function that is not
    /// `constexpr`. Pointers are not constants of the language that a value stands for.
    fn is_made_at_run_time(&self, syntax: &Syntax, node: Node<'_>, declarator: Node<'_>, ty: &Ty) -> bool {
        let value = declarator
            .parent()
            .filter(|p| p.kind() == Kind::InitDeclarator)
            .and_then(|p| p.field(Field::Value));
        let Some(value) = value.filter(|_| !has_specifier(syntax, node, "constexpr")) else {
            return false;
        };
        match bare(ty.clone()) {
            Ty::Pointer(_) => matches!(value.kind(), Kind::StringLiteral | Kind::PointerExpression),
            Ty::Builtin(_) => {
                let callee = value
                    .field(Field::Function)
                    .filter(|f| value.kind() == Kind::CallExpression && f.kind() == Kind::Identifier);
                let Some(callee) = callee else { return false };
                let found = self
                    .free_functions(0, &[syntax.text_of(callee).to_owned()])
                    .unwrap_or_default();
                let plain = |c: &crate::instantiate::candidate::Candidate| {
                    self.declared_space(c.spot).is_some_and(|s| !s.constexpr && !s.special)
                };
                !found.is_empty() && found.iter().all(plain)
            }
            _ => false,
        }
    }

    /// The only parameter of a variable template, and the type that stands for it where the variable is used.
    fn argument_of_variable(&self, syntax: &Syntax, head: Node<'_>, use_of: Node<'a>) -> Option<(String, Ty)> {
        let names = crate::class::template_parameter_names(syntax, head);
        let [name] = names.as_slice() else { return None };
        let list = crate::declarator::last_name(use_of).field(Field::Arguments)?;
        let mut all = list.children();
        let written = all
            .next()
            .filter(|a| all.next().is_none() && a.kind() == Kind::TypeDescriptor)?;
        Some((name.clone(), self.descriptor(written, &self.type_scope())))
    }

    /// Where a declaration puts its variables; none for `__managed__` ones, which both sides reach.
    pub(super) fn home_of(&self, syntax: &Syntax, node: Node<'_>, name: Node<'_>) -> Option<Home> {
        let head = crate::space::head_range(syntax, node.start(), name.start());
        let mut home = Home::Host;
        if syntax.view.marks_in(ViewSpan::new(head.start, node.end())).is_empty() {
            return Some(home);
        }
        // Lambdas in initialisers have annotations of their own.
        let values = node.fields(Field::Declarator).map(|d| d.field(Field::Value));
        let values = values.chain([node.field(Field::DefaultValue)]).flatten();
        let end = values.map(Node::start).min().unwrap_or(node.end());
        for mark in syntax.view.marks_in(ViewSpan::new(head.start, end)) {
            match mark.kind {
                MarkKind::Device if home == Home::Host => home = Home::Device(Memory::Device),
                MarkKind::Device => {}
                MarkKind::Variable => {
                    let file = self.unit.files.get(syntax.view.file)?;
                    let word = file.text.get(mark.source.range()).unwrap_or_default();
                    let says = |memory: &[u8]| memchr::memmem::find(word, memory).is_some();
                    home = Home::Device(match (says(b"shared"), says(b"constant")) {
                        (true, false) => Memory::Shared,
                        (false, true) => Memory::Constant,
                        _ => return None,
                    });
                }
                _ => return None,
            }
        }
        Some(home)
    }

    /// Whether nothing at the head of a declaration may be a macro that is not known.
    pub(super) fn is_plain_head(&self, syntax: &Syntax, node: Node<'_>, name: Node<'_>) -> bool {
        let head = crate::space::head_range(syntax, node.start(), name.start());
        let from = head.start;
        if syntax.too_deep || syntax.touches_error(ViewSpan::new(from, node.end())) {
            return false;
        }
        let hidden = |g: &culambda_syntax::Gap| {
            matches!(g.kind, GapKind::UnknownMacro | GapKind::UnknownMacroCall) && from <= g.at && g.at < node.end()
        };
        let view = &syntax.view;
        let before = view.tokens_in(ViewSpan::new(from, name.start()));
        let mut words = view.tokens[before].iter().map(|t| view.text_of(t.span()));
        !syntax.gaps.iter().any(hidden) && !words.any(|w| ident::looks_like_macro(w) && !self.is_type_anywhere(w))
    }
}

/// A stream of the C++ library, whose header is not read.
fn stream(name: String) -> Variable {
    Variable {
        home: Home::Host,
        name,
        member: false,
        declared: None,
        constant: Some(false),
        at_run_time: false,
        ty: Ty::Class(Box::default()),
        by_name: true,
        beside: false,
    }
}

/// The declaration of a variable at the top of an item, and its declarator.
fn declaration_of<'t>(syntax: &'t Syntax, name: &str) -> Option<(Node<'t>, Node<'t>)> {
    let (node, declarator) = variable_in(syntax, name)?;
    Some((node, without_initialiser(declarator)))
}

/// Whether a variable is constant.
pub(super) fn constancy(syntax: &Syntax, node: Node<'_>, declarator: Node<'_>, ty: &Ty) -> Option<bool> {
    if has_specifier(syntax, node, "constexpr") {
        return Some(true);
    }
    let mut inner = ty;
    while let Ty::Array(element, _) = inner {
        inner = element;
    }
    match inner {
        Ty::Const(_) => Some(true),
        Ty::Unknown | Ty::Dependent => {
            let text = syntax.part(ViewSpan::new(node.start(), declarator.end()));
            let says = ident::words(text.as_bytes()).any(|w| w == b"const");
            (!says).then_some(false)
        }
        _ => Some(false),
    }
}

/// Whether anything is masked at the head of a declaration, by a look at what was masked last before its name.
fn is_marked(syntax: &Syntax, declaration: Node<'_>, name: Node<'_>) -> bool {
    let marks = &syntax.view.marks;
    let before = marks.partition_point(|mark| mark.at < name.start());
    let Some(last) = before.checked_sub(1).and_then(|at| marks.get(at)) else {
        return false;
    };
    let end = last.span().end;
    // What was masked in front belongs to the declaration after it.
    let between = syntax.part(ViewSpan::new(end, declaration.start()));
    between.trim_ascii().is_empty()
}
