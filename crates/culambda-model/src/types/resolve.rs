//! Names of types, resolved to the types behind them.

use super::alias::chain_with;
use super::special::Chosen;
use super::unnamed;
use crate::class::{Access, ClassInfo, ClassReader, Member, MemberKind, UNNAMED, place_of};
use crate::declarator::{bare_name, path_of, without_keyword};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind};
use crate::namespace::NamespaceId;
use crate::scope::SymbolKind;
use crate::ty::{ClassTy, Level, Scope, Ty};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// The type that a type specifier names.
    pub(crate) fn resolve(&self, specifier: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        self.resolve_specifier(specifier, scope)
    }

    fn resolve_specifier(&self, specifier: Node<'_>, scope: &Scope<'_>) -> Ty {
        match specifier.kind() {
            Kind::PrimitiveType
            | Kind::SizedTypeSpecifier
            | Kind::TypeIdentifier
            | Kind::QualifiedIdentifier
            | Kind::TemplateType => {
                let text = scope.syntax.text_of(specifier);
                // The grammar takes names of C's library for keywords, but not `wchar_t`.
                let named = Builtin::parse(text)
                    .or_else(|| Builtin::of_library(text).filter(|_| specifier.kind() == Kind::PrimitiveType));
                match named {
                    Some(known) => Ty::Builtin(known),
                    None => self.resolve_components(&components_of(scope, specifier, self), scope),
                }
            }
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier | Kind::EnumSpecifier => {
                self.elaborated(specifier, scope)
            }
            Kind::Decltype => specifier
                .children()
                .next()
                .map_or(Ty::Unknown, |e| self.decltype(e, scope)),
            Kind::DependentType => match specifier.children().next().map(|n| self.resolve(n, scope)) {
                // What no visible file defines depends on something for all that is known.
                Some(Ty::Class(c)) if c.is_known() => Ty::Class(c),
                Some(t @ (Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..))) => t,
                _ => Ty::Dependent,
            },
            // The parameter of a generic lambda that arguments are deduced for.
            Kind::PlaceholderTypeSpecifier => scope.bound_to("auto").unwrap_or(Ty::Unknown),
            _ => Ty::Unknown,
        }
    }

    /// `decltype(e)`.
    fn decltype(&self, expression: Node<'_>, scope: &Scope<'_>) -> Ty {
        let ty = || self.type_of_expression_in(expression, scope);
        match expression.kind() {
            Kind::Identifier if !scope.local => Ty::Unknown,
            Kind::Identifier | Kind::FieldExpression | Kind::CallExpression | Kind::CompoundLiteralExpression => ty(),
            Kind::QualifiedIdentifier | Kind::CastExpression | Kind::LambdaExpression => ty(),
            Kind::ParenthesizedExpression if scope.local => match ty() {
                known @ (Ty::Unknown | Ty::Dependent | Ty::Reference(_)) => known,
                known => Ty::Reference(Box::new(known)),
            },
            Kind::SizeofExpression | Kind::AlignofExpression => Ty::Builtin(Builtin::UnsignedLong),
            Kind::NumberLiteral => ty(),
            _ => Ty::Unknown,
        }
    }

    /// The type that a qualified name names, some of whose components have template arguments.
    pub(super) fn resolve_components(&self, components: &[Component], scope: &Scope<'_>) -> Ty {
        let path = |part: &[Component]| part.iter().map(|c| c.name.clone()).collect::<Vec<_>>();
        let Some((last, outer)) = components.split_last() else {
            return Ty::Unknown;
        };
        match outer.iter().rposition(|c| !c.arguments.is_empty()) {
            Some(at) => {
                let around = self.resolve_components(&components[..=at], scope);
                match around {
                    // Only its name is known: the whole is a name, too.
                    Ty::Class(c) if c.info.is_none() => {
                        let member = components[at + 1..].iter().map(|c| c.name.as_str());
                        let member = member.reduce(|_, _| "");
                        let made = super::made::by_library(&path(&components[..=at]), &c.arguments, member);
                        if let Some(made) = made {
                            return made;
                        }
                        match self.special_of_declared(&path(&components[..=at]), &c.arguments, scope.namespace) {
                            Some(special) => {
                                let rest = path(&components[at + 1..]);
                                self.components(Ty::Class(Box::new(special)), &rest, last.arguments.clone(), scope)
                            }
                            None => self.resolve_path(&path(components), last.arguments.clone(), scope),
                        }
                    }
                    around => self.components(around, &path(&components[at + 1..]), last.arguments.clone(), scope),
                }
            }
            None => self.resolve_path(&path(components), last.arguments.clone(), scope),
        }
    }

    /// `struct S`, or a class that is defined right here.
    fn elaborated(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        if node.field(Field::Body).is_some() && scope.local {
            return self.local_class(node, scope);
        }
        match (node.field(Field::Name), self.local_class(node, scope)) {
            (Some(name), _) => self.resolve_path(&path_of(scope.syntax, name), Vec::new(), scope),
            // A class without a name, as the type of a member: nobody else can mean it.
            (None, Ty::Class(c)) if !c.is_enum => Ty::Class(Box::new(ClassTy {
                levels: Vec::new(),
                ..*c
            })),
            (None, _) => Ty::Unknown,
        }
    }

    /// A class or enumeration that is defined in a function body.
    fn local_class(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let name = node
            .field(Field::Name)
            .map_or_else(|| unnamed::name_of(node), |n| bare_name(scope.syntax, n).to_owned());
        let is_enum = node.kind() == Kind::EnumSpecifier;
        let reader = ClassReader::new(scope.syntax, Vec::new(), None);
        let info = (!is_enum && node.field(Field::Body).is_some()).then(|| reader.read(node, None).shared());
        let level = Level {
            name,
            access: Access::Public,
            local: true,
            place: place_of(scope.syntax, node),
        };
        Ty::Class(Box::new(ClassTy {
            info,
            levels: vec![level],
            chain: scope.classes.clone(),
            namespace: scope.namespace,
            is_enum,
            ..ClassTy::default()
        }))
    }

    /// The type that a path names from a scope.
    pub(crate) fn resolve_path(&self, path: &[String], arguments: Vec<Ty>, scope: &Scope<'_>) -> Ty {
        if let Some(path) = scope.local.then(|| self.beyond_blocks(path)).flatten() {
            let local = false;
            return self.resolve_path(&path, arguments, &Scope { local, ..scope.clone() });
        }
        let Some((first, rest)) = path.split_first() else {
            return Ty::Unknown;
        };
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        let start = if first.is_empty() {
            None
        } else {
            self.first_component(first, scope)
        };
        match start {
            // With arguments of its own the name of a specialisation is that of the template again.
            Some(Ty::Class(class))
                if rest.is_empty()
                    && !arguments.is_empty()
                    && class.chain.is_empty()
                    && class
                        .info
                        .as_ref()
                        .is_some_and(|i| i.arguments.is_some() && i.name == *first) =>
            {
                self.at_namespace_scope(path, arguments, scope)
            }
            Some(ty) if rest.is_empty() && !arguments.is_empty() => {
                let alias = self.alias_with(first, &arguments, scope);
                alias.unwrap_or_else(|| self.components(ty, rest, arguments, scope))
            }
            Some(ty) => self.components(ty, rest, arguments, scope),
            None => self.at_namespace_scope(path, arguments, scope),
        }
    }

    /// The first component as a local name or a member of a class around.
    fn first_component(&self, name: &str, scope: &Scope<'_>) -> Option<Ty> {
        if scope.local
            && let Some(symbol) = self.scopes.lookup(name)
        {
            let _names = self.scopes.as_of(symbol);
            return Some(match (symbol.kind, symbol.declaration) {
                (SymbolKind::Type, Some(node)) => self.local_type(node, symbol.declarator),
                (SymbolKind::Type, None) => self.bound_to(name),
                _ => Ty::Unknown,
            });
        }
        if let Some(bound) = scope.bound_to(name) {
            return Some(self.paid(bound));
        }
        for depth in (0..scope.classes.len()).rev() {
            let class = &scope.classes[depth];
            if class.params.iter().flatten().any(|p| p == name) {
                // A name of a class elsewhere is not that of the function that is instantiated.
                let here = self.classes.iter().any(|f| Rc::ptr_eq(&f.info, class));
                return Some(if here { self.bound_to(name) } else { Ty::Dependent });
            }
            let around = &scope.classes[..depth];
            if class.name == name {
                return Some(self.injected(class, around, scope));
            }
            if let Some(found) = self.member_type(class, around, name, scope) {
                return Some(found);
            }
        }
        None
    }

    /// The class around by its own name: with what its parameters stand for, where that is known.
    fn injected(&self, class: &Rc<ClassInfo>, around: &[Rc<ClassInfo>], scope: &Scope<'_>) -> Ty {
        let mut ty = self.class_type(class, around, scope);
        let given = |name: &String| {
            let here = || self.classes.iter().any(|f| Rc::ptr_eq(&f.info, class));
            let bound = || self.instance.as_ref().and_then(|i| i.bindings.get(name)).cloned();
            scope.bound_to(name).or_else(|| here().then(bound)?)
        };
        let params = class.params.as_deref().unwrap_or_default();
        let all: Option<Vec<Ty>> = params.iter().map(given).collect();
        if let (Ty::Class(class), Some(all)) = (&mut ty, all) {
            class.arguments = all;
        }
        ty
    }

    /// What a template parameter stands for in the instantiation that is walked.
    pub(super) fn bound_to(&self, name: &str) -> Ty {
        self.instance
            .as_ref()
            .and_then(|i| i.bindings.get(name))
            .map_or(Ty::Dependent, |ty| self.paid(ty.clone()))
    }

    /// A type that is put in for a parameter. One without parts costs nothing more than its name.
    pub(crate) fn paid(&self, ty: Ty) -> Ty {
        if crate::ty::parts(&ty).is_empty() {
            return ty;
        }
        crate::ty::paid(&self.index.budget, ty)
    }

    /// What the placeholder of a parameter stands for in the call of a generic lambda that is walked.
    pub(super) fn placeholder_bound_to(&self, parameter: Node<'_>) -> Ty {
        self.instance
            .as_ref()
            .and_then(|i| i.placeholders.get(&parameter.id()))
            .map_or(Ty::Dependent, Ty::clone)
    }

    /// A visible class, with the access that it and the classes around it have.
    pub(super) fn class_type(&self, class: &Rc<ClassInfo>, around: &[Rc<ClassInfo>], scope: &Scope<'_>) -> Ty {
        let mut levels = Vec::new();
        for (i, c) in around.iter().chain(std::iter::once(class)).enumerate() {
            let member = i
                .checked_sub(1)
                .and_then(|o| around.get(o))
                .and_then(|outer| outer.members.get(if c.name.is_empty() { UNNAMED } else { &c.name }))
                .and_then(|m| m.first());
            // What is in a local class is local, too.
            let inside = levels.last().is_some_and(|l: &Level| l.local);
            let local = inside || self.classes.iter().any(|f| f.local && Rc::ptr_eq(&f.info, c));
            // The access specifier, or else the head of the class around, makes it private.
            let place = member
                .filter(|m| m.access != Access::Public)
                .and_then(|m| m.access_place.or_else(|| head_of(around.get(i.checked_sub(1)?)?)));
            levels.push(Level {
                name: if c.name.is_empty() {
                    format!("struct {UNNAMED}")
                } else {
                    c.name.clone()
                },
                access: member.map_or(Access::Public, |m| m.access),
                local,
                place,
            });
        }
        Ty::Class(Box::new(ClassTy {
            info: Some(Rc::clone(class)),
            levels,
            chain: around.to_vec(),
            namespace: scope.namespace,
            ..ClassTy::default()
        }))
    }

    /// A member type of a class or of its bases.
    pub(super) fn member_type(
        &self,
        class: &Rc<ClassInfo>,
        around: &[Rc<ClassInfo>],
        name: &str,
        scope: &Scope<'_>,
    ) -> Option<Ty> {
        // Whoever asks, the names in a class are looked up in its own namespace.
        let own = self.namespace_of_class(class).filter(|own| *own != scope.namespace);
        if let Some(namespace) = own {
            let inner = Scope {
                namespace,
                ..scope.clone()
            };
            return self.member_type(class, around, name, &inner);
        }
        if let Some(m) = class.members.get(name).and_then(|l| l.first()) {
            return Some(self.type_of_member(class, around, name, m, scope));
        }
        if class.bases.is_empty() {
            return None;
        }
        let class = ClassTy {
            info: Some(Rc::clone(class)),
            chain: around.to_vec(),
            namespace: scope.namespace,
            ..ClassTy::default()
        };
        let base = self.base_with_member(&class, name, false)?;
        let info = base.info.as_ref()?;
        let member = info.members.get(name)?.first()?;
        let inner = Scope {
            bound: self.bound_of(&base),
            local: false,
            classes: base.chain.clone(),
            namespace: self.namespace_of_class(info).unwrap_or(base.namespace),
            syntax: scope.syntax,
        };
        let mut ty = self.type_of_member(info, &base.chain, name, member, &inner);
        // A class in a base is one for the arguments of the base.
        if let Ty::Class(class) = &mut ty
            && class.chain.last().is_some_and(|around| Rc::ptr_eq(around, info))
        {
            class.outer_arguments = base.outer_arguments.iter().chain(&base.arguments).cloned().collect();
        }
        Some(ty)
    }

    fn type_of_member(
        &self,
        class: &Rc<ClassInfo>,
        around: &[Rc<ClassInfo>],
        name: &str,
        m: &Member,
        scope: &Scope<'_>,
    ) -> Ty {
        match &m.kind {
            MemberKind::Class(Some(i)) => match class.nested.get(*i) {
                Some(nested) => self.class_within(nested, &chain_with(around, class), scope),
                None => Ty::Unknown,
            },
            MemberKind::Class(None) | MemberKind::Type(_) => self.member_alias((class, around), name, m, scope),
            MemberKind::Using { path, dependent: false } => {
                let inner = Scope {
                    classes: around.to_vec(),
                    local: false,
                    ..scope.clone()
                };
                self.resolve_path(path, Vec::new(), &inner)
            }
            _ => Ty::Unknown,
        }
    }

    /// A type that is declared in the function: a class, an enumeration, an alias.
    fn local_type(&self, node: Node<'a>, declarator: Option<Node<'a>>) -> Ty {
        let scope = self.type_scope();
        let (alias, own, name) = match node.kind() {
            Kind::AliasDeclaration => match node.field(Field::Type) {
                Some(t) => (t, t.field(Field::Declarator), node.field(Field::Name)),
                None => return Ty::Unknown,
            },
            Kind::TypeDefinition => {
                let own = declarator.filter(|d| d.kind() != Kind::TypeIdentifier);
                (node, own, declarator)
            }
            _ => return self.local_class(node, &scope),
        };
        let name = name.filter(|_| own.is_none() && unnamed::specifier(alias).is_some());
        match (self.declared_type(alias, own, &scope), name) {
            (Ty::Class(mut class), Some(name)) => {
                if let Some(level) = class.levels.last_mut() {
                    self.text(name).clone_into(&mut level.name);
                }
                Ty::Class(class)
            }
            (ty, _) => ty,
        }
    }

    /// Later components: nested types.
    fn components(&self, mut ty: Ty, rest: &[String], arguments: Vec<Ty>, scope: &Scope<'_>) -> Ty {
        for (at, name) in rest.iter().enumerate() {
            let Ty::Class(class) = &ty else {
                return if matches!(ty, Ty::Dependent) {
                    Ty::Dependent
                } else {
                    Ty::Unknown
                };
            };
            if class.info.as_ref().is_some_and(|info| *name == info.name) {
                continue;
            }
            let around = class.clone();
            let chosen = match self.chosen_definition(class) {
                Chosen::Primary => class.clone(),
                Chosen::Special(class) => class,
                Chosen::Open => return Ty::Unknown,
            };
            let class = &chosen;
            let Some(info) = class.info.clone() else {
                return Ty::Unknown;
            };
            let inner = Scope {
                classes: class.chain.clone(),
                local: false,
                namespace: class.namespace,
                bound: self.bound_of(class),
                ..scope.clone()
            };
            if at + 1 == rest.len()
                && let Some(alias) = self.alias_of_class((&info, &class.chain), name, &arguments, &inner)
            {
                return alias;
            }
            let outer_arguments: Vec<Ty> = class.outer_arguments.iter().chain(&class.arguments).cloned().collect();
            ty = match self.member_type(&info, &class.chain, name, &inner) {
                Some(Ty::Class(mut c)) => {
                    c.stands_in(&around);
                    // A class in the class is one for these arguments; what an alias names is another one.
                    if c.chain.last().is_some_and(|o| Rc::ptr_eq(o, &info)) {
                        c.outer_arguments = outer_arguments;
                    }
                    Ty::Class(c)
                }
                Some(other) => other,
                None => return Ty::Unknown,
            };
        }
        if let Ty::Class(class) = &mut ty
            && !arguments.is_empty()
        {
            class.arguments = arguments;
        }
        ty
    }

    /// A class, enumeration or alias at namespace scope.
    fn at_namespace_scope(&self, path: &[String], arguments: Vec<Ty>, scope: &Scope<'_>) -> Ty {
        if let ClassLookup::Found(info) = self.index.class(scope.namespace, path) {
            let (namespace, chain) = self.way_to(path, scope);
            let mut ty = self.class_type(&info, &chain, scope);
            if let Ty::Class(c) = &mut ty {
                c.arguments = arguments;
                c.namespace = namespace;
            }
            return ty;
        }
        let found = self.index.lookup_kinds(scope.namespace, path);
        match found.first().map(|f| (f.declared.kind, *f)) {
            Some((DeclaredKind::Alias, f)) => {
                self.namespace_alias(f, path.last().map_or("", String::as_str), &arguments)
            }
            Some((DeclaredKind::Enum, f)) => Ty::Class(Box::new(named(path, Vec::new(), Some(f.namespace)))),
            Some((DeclaredKind::UsingDeclaration, f)) if f.declared.target.len() > 1 => {
                let inner = Scope {
                    namespace: f.namespace,
                    local: false,
                    classes: Vec::new(),
                    ..scope.clone()
                };
                match self.index.budget.enter() {
                    Some(_step) => self.at_namespace_scope(&f.declared.target, arguments, &inner),
                    None => Ty::Unknown,
                }
            }
            // A class that nothing visible defines still has its arguments.
            _ => self.nested_in_namespace(path, arguments, scope),
        }
    }

    /// `Outer::Alias` and the like, or a class that is not known.
    fn nested_in_namespace(&self, path: &[String], arguments: Vec<Ty>, scope: &Scope<'_>) -> Ty {
        if let [outer @ .., name] = path
            && let (ClassLookup::Found(info), false) = (self.index.class(scope.namespace, outer), outer.is_empty())
        {
            let (namespace, chain) = self.way_to(outer, scope);
            let ty = match self.class_type(&info, &chain, scope) {
                Ty::Class(c) => Ty::Class(Box::new(ClassTy { namespace, ..*c })),
                other => other,
            };
            return self.components(ty, std::slice::from_ref(name), arguments, scope);
        }
        self.in_alias(path, &arguments, scope)
            .or_else(|| super::made::by_library(path, &arguments, None))
            .unwrap_or_else(|| Ty::Class(Box::new(named(path, arguments, None))))
    }

    /// `Alias::Nested`: what is in the class that an alias at namespace scope stands for, if that is known.
    fn in_alias(&self, path: &[String], arguments: &[Ty], scope: &Scope<'_>) -> Option<Ty> {
        let alias = |end: &usize| {
            let found = self.index.lookup_kinds(scope.namespace, &path[..*end]);
            found
                .first()
                .copied()
                .filter(|f| f.declared.kind == DeclaredKind::Alias)
        };
        let (found, end) = (1..path.len()).rev().find_map(|end| Some((alias(&end)?, end)))?;
        let around = self.namespace_alias(found, &path[end - 1], &[]);
        match self.components(around, &path[end..], arguments.to_vec(), scope) {
            Ty::Class(class) if class.is_known() => Some(Ty::Class(class)),
            ty @ (Ty::Builtin(_) | Ty::Pointer(_)) => Some(ty),
            _ => None,
        }
    }

    /// The namespace of a class path, and the classes around its last component.
    fn way_to(&self, path: &[String], scope: &Scope<'_>) -> (usize, Vec<Rc<ClassInfo>>) {
        let mut chain = Vec::new();
        let mut namespace = scope.namespace;
        for depth in 1..path.len() {
            if let ClassLookup::Found(c) = self.index.class(scope.namespace, &path[..depth]) {
                chain.push(c);
            } else if let Some(ns) = self.index.find_namespace(scope.namespace, &path[..depth]) {
                namespace = ns;
            }
        }
        if path.len() == 1 {
            namespace = self
                .index
                .lookup_kinds(scope.namespace, path)
                .first()
                .map_or(namespace, |f| f.namespace);
        }
        (namespace, chain)
    }
}

/// A component of a qualified name.
pub(super) struct Component {
    name: String,
    arguments: Vec<Ty>,
}

/// The components of a qualified name, each with its template arguments.
pub(super) fn components_of(scope: &Scope<'_>, name: Node<'_>, w: &Here<'_>) -> Vec<Component> {
    let mut arguments = Vec::new();
    let mut at = name;
    while at.kind() == Kind::QualifiedIdentifier {
        let around = at.field(Field::Scope).map(without_keyword);
        arguments.push(around.and_then(|s| s.field(Field::Arguments)));
        match at.field(Field::Name).map(without_keyword) {
            Some(next) => at = next,
            None => break,
        }
    }
    arguments.push(at.field(Field::Arguments));
    let names = path_of(scope.syntax, name);
    names
        .into_iter()
        .enumerate()
        .map(|(i, name)| Component {
            name,
            arguments: w.template_arguments(arguments.get(i).copied().flatten(), scope),
        })
        .collect()
}

/// Where a class begins.
fn head_of(class: &Rc<ClassInfo>) -> Option<crate::facts::Place> {
    let (file, start) = class.place;
    let span = culambda_source::Span::new(start, start + 1);
    (!class.name.is_empty()).then_some(crate::facts::Place { file, span })
}

/// A class of which only the name is known, or an enumeration of a namespace.
fn named(path: &[String], arguments: Vec<Ty>, of: Option<NamespaceId>) -> ClassTy {
    let level = Level {
        name: path.join("::"),
        access: Access::Public,
        local: false,
        place: None,
    };
    ClassTy {
        levels: vec![level],
        arguments,
        namespace: of.unwrap_or_default(),
        is_enum: of.is_some(),
        ..ClassTy::default()
    }
}
