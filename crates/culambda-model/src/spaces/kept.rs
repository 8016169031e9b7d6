//! Lambdas that a class keeps: its members call them, or launch them, where something is done with the object.
//!
//! What is not followed says nothing: only that a lambda is called is ever found out here.

use super::emission::{Caller, Fate, Site, in_any};
use crate::declarator::{bare_name, is_constexpr, name_node, path_of};
use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::namespace::NamespaceId;
use crate::ty::{ClassTy, Scope, Ty};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// What an object keeps: its class, and the data member.
#[derive(Clone, Copy)]
pub(super) struct Keeper<'s> {
    class: &'s ClassTy,
    member: &'s str,
    /// The member is an object that keeps the value itself.
    inner: Option<&'s Keeper<'s>>,
}

/// Bases are followed this far.
const MAX_BASES: u32 = 4;

impl Here<'_> {
    /// What becomes of what a function returns: whoever calls it gets that.
    pub(super) fn fate_of_returned(&self, statement: Node<'_>, site: Site<'_>) -> Fate {
        let function = statement
            .ancestors()
            .find(|n| matches!(n.kind(), Kind::FunctionDefinition | Kind::LambdaExpression));
        let own = function.and_then(|f| f.field(Field::Body)) == site.body;
        let Some(caller) = site.caller.filter(|_| own && !site.here) else {
            return Fate::Unknown;
        };
        let there = Site {
            keeper: site.keeper,
            depth: site.depth + 1,
            ..caller.site
        };
        self.fate_of(caller.call, there)
    }

    /// `Made object = value;`, where the class of the object says what its constructor does with the value.
    pub(super) fn fate_by_converting(&self, declarator: Node<'_>, site: Site<'_>) -> Option<Fate> {
        let ty = declarator.parent()?.field(Field::Type)?;
        if site.by_host || ty.kind() == Kind::PlaceholderTypeSpecifier {
            return None;
        }
        let all = self.receivers_of_made(declarator, &site)?;
        let fate = self.fate_in(&all, 0, 1, Site { caller: None, ..site })?;
        (fate >= Fate::Called).then_some(fate)
    }

    /// What a constructor makes of an argument, if it calls it.
    pub(super) fn fate_in_constructor(
        &self,
        made: Node<'_>,
        list: Node<'_>,
        value: Node<'_>,
        site: Site<'_>,
    ) -> Option<Fate> {
        let all = self.receivers_of_made(made, &site).filter(|_| !site.by_host)?;
        let index = list.children().position(|a| a == value)?;
        let inside = Site { caller: None, ..site };
        let fate = self.fate_in(&all, index, list.children().count(), inside)?;
        (fate >= Fate::Called).then_some(fate)
    }

    /// What becomes of the value that an object is made of: whoever gets that may call it.
    pub(super) fn fate_of_kept(&self, made: Node<'_>, (list, value): (Node<'_>, Node<'_>), site: Site<'_>) -> Fate {
        // Where it is returned nothing is known of who gets it.
        let site = Site { caller: None, ..site };
        let object = match made.kind() {
            _ if site.by_host => Fate::Unknown,
            Kind::CompoundLiteralExpression | Kind::CallExpression => self.fate_of(made, site),
            Kind::InitDeclarator => self.fate_of_variable(made, site),
            _ => Fate::Unknown,
        };
        // Where the code that calls the object was read, so were the members that would call what it keeps.
        let followed = || {
            let class = self.class_of_made(made, &site)?;
            let index = list.children().position(|a| a == value)?;
            self.member_made_of(&class, index, list.children().count())
        };
        match object {
            Fate::Open => Fate::Open,
            Fate::Called | Fate::Launched if followed().is_none() => Fate::Open,
            _ => Fate::Unknown,
        }
    }

    /// What becomes of a value that an object is made of, if that is sure to call it.
    pub(super) fn fate_by_keeping(
        &self,
        made: Node<'_>,
        list: Node<'_>,
        value: Node<'_>,
        site: Site<'_>,
    ) -> Option<Fate> {
        if site.by_host {
            return None;
        }
        let class = self.class_of_made(made, &site)?;
        let index = list.children().position(|a| a == value)?;
        let member = self.member_made_of(&class, index, list.children().count())?;
        let keeper = Keeper {
            class: &class,
            member: &member,
            inner: site.keeper.as_ref(),
        };
        let kept = Site {
            keeper: Some(keeper),
            depth: site.depth + 1,
            ..site
        };
        let fate = match made.kind() {
            Kind::InitDeclarator | Kind::FunctionDeclarator => self.fate_of_variable(made, kept),
            Kind::ReturnStatement => self.fate_of_returned(made, kept),
            _ => self.fate_of(made, kept),
        };
        // Whatever becomes of the object, its destructor runs.
        let fate = fate.max(self.fate_in_destructor(keeper, kept));
        (fate >= Fate::Called).then_some(fate)
    }

    /// What the destructor of a class makes of what its object keeps.
    fn fate_in_destructor(&self, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let info = keeper.class.info.as_ref();
        let name = info.map_or_else(String::new, |i| format!("~{}", i.name));
        if !info.is_some_and(|i| i.members.contains_key(&name)) {
            return Fate::Unknown;
        }
        let all = self.member_functions(keeper.class, &name).unwrap_or_default();
        let fates = all.iter().map(|one| self.fate_in_member(one, 0, keeper, site));
        let known: Option<Vec<Fate>> = fates.collect();
        in_any(
            &known
                .unwrap_or_default()
                .into_iter()
                .filter(|f| *f != Fate::Open)
                .collect::<Vec<_>>(),
        )
    }

    /// The same where the object is declared in a way that the parser takes for a function: `Keeper object(value);`.
    pub(super) fn fate_in_disguise(&self, value: Node<'_>, site: Site<'_>) -> Option<Fate> {
        let parameter = value.parent().filter(|p| p.kind() == Kind::ParameterDeclaration)?;
        let list = parameter.parent().filter(|_| parameter.children().count() == 1)?;
        let made = list.parent().filter(|n| n.kind() == Kind::FunctionDeclarator)?;
        let made_of = self.fate_in_constructor(made, list, parameter, site);
        made_of.or_else(|| self.fate_by_keeping(made, list, parameter, site))
    }

    /// The class of which an object is made; of a class template that is only declared, one of its specialisations.
    pub(super) fn class_of_made(&self, made: Node<'_>, site: &Site<'_>) -> Option<ClassTy> {
        let named = name_of_made(made)?;
        let special = || self.any_specialisation(site.syntax, named, site.namespace);
        if site.here {
            let own = self.same_node(named)?;
            let class = match made.kind() {
                Kind::CallExpression => self.class_of_callee(own),
                _ => self.class_named(own),
            };
            return class.or_else(special);
        }
        // In a function that is not walked: what stands at the namespace of it.
        let path = path_of(site.syntax, named);
        if !self.is_no_function(&path, site.namespace) {
            return None;
        }
        let scope = Scope::of_namespace(site.syntax, site.namespace);
        match self.resolve_path(&path, Vec::new(), &scope) {
            Ty::Class(class) if !class.is_enum && class.info.is_some() => Some(*class),
            _ => special(),
        }
    }

    fn any_specialisation(&self, syntax: &Syntax, named: Node<'_>, from: NamespaceId) -> Option<ClassTy> {
        let template = matches!(
            named.kind(),
            Kind::TemplateType | Kind::TemplateFunction | Kind::QualifiedIdentifier
        );
        let path = path_of(syntax, named);
        let info = self
            .index
            .specialisations(from, &path)
            .into_iter()
            .next()
            .filter(|_| template)?;
        let namespace = self.namespace_of_class(&info)?;
        Some(ClassTy {
            info: Some(info),
            namespace,
            ..ClassTy::default()
        })
    }

    /// The data member that is made of an argument, whatever constructor of so many arguments is called, and whichever of
    /// several definitions of a class template is meant.
    fn member_made_of(&self, class: &ClassTy, index: usize, count: usize) -> Option<String> {
        let mut member: Option<String> = None;
        for one in self.definitions_of_object(class) {
            let next = self.member_of_definition(&one, index, count, 0)?;
            if member.as_ref().is_some_and(|known| *known != next) {
                return None;
            }
            member = Some(next);
        }
        member
    }

    fn member_of_definition(&self, class: &ClassTy, index: usize, count: usize, depth: u32) -> Option<String> {
        let info = class.info.as_ref().filter(|i| i.complete && depth < MAX_BASES)?;
        if !info.members.contains_key(&info.name) {
            if let [base] = info.bases.as_slice() {
                // Those of the base may be those of the class as well.
                let own = base.path.last()?;
                let brings = |m: &crate::class::Member| matches!(&m.kind, crate::class::MemberKind::Using { path, .. } if path.last() == path.iter().rev().nth(1));
                let inherited = info.members.get(own).is_some_and(|all| all.iter().any(brings));
                let base = inherited.then(|| self.base_called(class, own))??;
                return self.member_of_definition(&base, index, count, depth + 1);
            }
            // The members of an aggregate are made in their order.
            let is_own = |m: &&crate::class::Member| m.field().is_some() && !m.is_static;
            let all = info.members.iter();
            let own = all.flat_map(|(name, all)| all.iter().filter(is_own).map(move |m| (m.at, name)));
            let mut fields: Vec<(culambda_source::ViewOffset, &String)> = own.collect();
            fields.sort();
            let plain = info.bases.is_empty() && !info.polymorphic;
            return fields.get(index).filter(|_| plain).map(|(_, name)| (*name).clone());
        }
        let mut member: Option<String> = None;
        for one in self.constructors_of(class)? {
            let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
            let signature = Signature::at(&syntax, one.spot.name_at)?;
            let (fewest, most) = signature.arity();
            if count < fewest || most < count || !signature.is_definition() {
                continue;
            }
            let parameters = signature.parameters();
            let own = parameters.get(index)?.field(Field::Declarator).and_then(name_node)?;
            let next = match kept_by_initialiser(&signature, bare_name(&syntax, own))? {
                Kept::Member(name) => name,
                Kept::Base { name, index, count } => {
                    self.member_of_definition(&self.base_called(class, &name)?, index, count, depth + 1)?
                }
            };
            if member.as_ref().is_some_and(|known| *known != next) {
                return None;
            }
            member = Some(next);
        }
        member
    }

    fn constructors_of(&self, class: &ClassTy) -> Option<Vec<Candidate>> {
        let info = class.info.as_ref()?;
        if info.arguments.is_some() {
            return self.member_candidates(class, info, info.members.get(&info.name)?);
        }
        self.member_functions(class, &info.name)
    }

    /// The base of a class by its name.
    fn base_called(&self, class: &ClassTy, name: &str) -> Option<ClassTy> {
        let info = class.info.as_ref()?;
        let number = info
            .bases
            .iter()
            .position(|b| b.path.last().is_some_and(|n| n == name))?;
        match &*self.base_type(class, &self.base_types(class), number) {
            Ty::Class(base) if base.info.is_some() => Some((**base).clone()),
            _ => None,
        }
    }

    /// What an expression around an object that keeps something makes of that.
    pub(super) fn fate_of_keeper(&self, object: Node<'_>, keeper: Keeper<'_>, site: Site<'_>) -> Option<Fate> {
        let around = object.parent()?;
        match around.kind() {
            Kind::FieldExpression if around.field(Field::Argument) == Some(object) => {
                let name = site.syntax.text_of(around.field(Field::Field)?);
                if name == keeper.member {
                    let kept = keeper.inner.copied();
                    return Some(self.fate_of(around, Site { keeper: kept, ..site }));
                }
                let call = around.parent().filter(|c| c.field(Field::Function) == Some(around));
                let called = call.filter(|c| c.kind() == Kind::CallExpression)?;
                Some(self.fate_in_members(name, called, keeper, site))
            }
            Kind::CallExpression if around.field(Field::Function) == Some(object) => {
                Some(self.fate_in_members("operator()", around, keeper, site))
            }
            _ => None,
        }
    }

    /// What the member functions that a call may mean make of what their object keeps.
    fn fate_in_members(&self, name: &str, call: Node<'_>, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let count = call.field(Field::Arguments).map_or(0, |list| list.children().count());
        let Some(all) = self.functions_of_definitions(keeper.class, name) else {
            return Fate::Unknown;
        };
        let caller = Caller {
            call,
            site: Site { keeper: None, ..site },
        };
        let site = Site {
            caller: Some(&caller),
            ..site
        };
        let mut fates = Vec::new();
        for one in all {
            match self.fate_in_member(&one, count, keeper, site) {
                Some(fate) => fates.push(fate),
                None => return Fate::Unknown,
            }
        }
        fates.retain(|fate| *fate != Fate::Open);
        if fates.is_empty() {
            Fate::Unknown
        } else {
            in_any(&fates)
        }
    }

    /// What a library that calls an object makes of what that keeps, which says how its call operators are called.
    pub(super) fn fate_in_library(&self, known: Fate, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let Some(all) = self.functions_of_definitions(keeper.class, "operator()") else {
            return Fate::Unknown;
        };
        let site = Site {
            kernel: site.kernel || known == Fate::Launched,
            caller: None,
            ..site
        };
        let of = |one: &Candidate| {
            let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
            let fewest = Signature::at(&syntax, one.spot.name_at)?.arity().0;
            self.fate_in_member(one, fewest, keeper, site)
        };
        let fates: Option<Vec<Fate>> = all.iter().map(of).collect();
        in_any(&fates.unwrap_or_default())
    }

    /// The same of one function; open if it is no definition, or takes another number of arguments.
    fn fate_in_member(&self, one: &Candidate, count: usize, keeper: Keeper<'_>, site: Site<'_>) -> Option<Fate> {
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let (fewest, most) = signature.arity();
        if count < fewest || most < count || !signature.is_definition() {
            return Some(Fate::Open);
        }
        let body = signature.declaration.field(Field::Body)?;
        let named = |p: &Node<'_>| {
            let own = p.field(Field::Declarator).and_then(name_node);
            own.is_some_and(|n| bare_name(&syntax, n) == keeper.member)
        };
        if site.depth > super::emission::MAX_DEPTH
            || syntax.touches_error(body.span())
            || signature.parameters().iter().any(named)
        {
            return None;
        }
        let inside = Site {
            syntax: &syntax,
            namespace: one.namespace,
            class: Some(keeper.class),
            body: Some(body),
            here: false,
            depth: site.depth + 1,
            written: None,
            pack: None,
            ..site
        };
        Some(self.fate_in_body_of_member(body, keeper, inside))
    }

    /// What the body of a member function makes of what its object keeps.
    fn fate_in_body_of_member(&self, body: Node<'_>, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let kept = Site {
            keeper: keeper.inner.copied(),
            ..site
        };
        let mut fate = Fate::Unknown;
        let mut pending = vec![body];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return Fate::Unknown;
            }
            let found = match node.kind() {
                // A variable of that name hides the member.
                Kind::Declaration if declares(node, keeper.member, site) => return Fate::Unknown,
                // Whether these are called, or compiled, is another question.
                Kind::LambdaExpression | Kind::SizeofExpression | Kind::Decltype => continue,
                Kind::IfStatement if is_constexpr(node) => continue,
                Kind::Identifier if site.syntax.text_of(node) == keeper.member => self.fate_of(node, kept),
                Kind::This => self.fate_of_this(node, keeper, site),
                Kind::CallExpression => self.fate_in_own_function(node, keeper, site),
                _ => Fate::Unknown,
            };
            fate = fate.max(found);
            pending.extend(node.children());
        }
        fate
    }

    /// What becomes of what the object keeps that `this` stands for.
    fn fate_of_this(&self, this: Node<'_>, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let own = Site {
            keeper: Some(keeper),
            ..site
        };
        match this.parent() {
            Some(around) if around.kind() == Kind::FieldExpression => {
                self.fate_of_keeper(this, keeper, own).unwrap_or(Fate::Unknown)
            }
            Some(object) if object.kind() == Kind::PointerExpression => self.fate_of(object, own),
            _ => Fate::Unknown,
        }
    }

    /// `run()` in a member function, where that is another one of the class.
    fn fate_in_own_function(&self, call: Node<'_>, keeper: Keeper<'_>, site: Site<'_>) -> Fate {
        let callee = call.field(Field::Function).filter(|f| f.kind() == Kind::Identifier);
        let name = callee.map_or("", |f| site.syntax.text_of(f));
        let info = keeper.class.info.as_ref();
        let own = info.and_then(|i| i.members.get(name));
        if own.is_some_and(|all| all.iter().all(|m| m.field().is_none() && !m.is_static)) {
            return self.fate_in_members(name, call, keeper, site);
        }
        Fate::Unknown
    }
}

impl Site<'_> {
    /// Whether this is in the body of a function, or of one that calls what this is in.
    pub(super) fn is_within(&self, signature: &Signature<'_>) -> bool {
        let body = signature.declaration.field(Field::Body);
        let own = self.body.is_some() && self.body == body && std::ptr::eq(self.syntax, signature.syntax);
        own || self.caller.is_some_and(|caller| caller.site.is_within(signature))
    }
}

/// What says the class of which an object is made.
fn name_of_made(made: Node<'_>) -> Option<Node<'_>> {
    match made.kind() {
        Kind::ReturnStatement => {
            let mut around = made.ancestors();
            let function = around.find(|n| matches!(n.kind(), Kind::FunctionDefinition | Kind::LambdaExpression))?;
            let plain = function.field(Field::Declarator)?.kind() == Kind::FunctionDeclarator;
            function.field(Field::Type).filter(|_| plain)
        }
        Kind::InitDeclarator | Kind::FunctionDeclarator => {
            let own = made.field(Field::Declarator);
            let declaration = made.parent().filter(|d| d.kind() == Kind::Declaration)?;
            own.filter(|d| d.kind() == Kind::Identifier)
                .and(declaration.field(Field::Type))
        }
        Kind::CompoundLiteralExpression => made.field(Field::Type),
        Kind::CallExpression => made.field(Field::Function),
        _ => None,
    }
}

/// Whether a declaration in a body declares a variable of a name.
fn declares(declaration: Node<'_>, name: &str, site: Site<'_>) -> bool {
    let mut all = declaration.fields(Field::Declarator).filter_map(name_node);
    all.any(|own| bare_name(site.syntax, own) == name)
}

/// What the initialisers of a constructor make of a parameter.
enum Kept {
    Member(String),
    /// An argument of a base, by its name, with its place among so many.
    Base {
        name: String,
        index: usize,
        count: usize,
    },
}

/// The data member, or the base, that the initialisers of a constructor make of a parameter alone.
fn kept_by_initialiser(constructor: &Signature<'_>, parameter: &str) -> Option<Kept> {
    let syntax = constructor.syntax;
    let list = constructor.declaration.child(Kind::FieldInitializerList)?;
    let is_it = |value: Node<'_>| {
        let text = syntax.text_of(value);
        let moved = ["std::move(", "std::forward<"]
            .iter()
            .any(|start| text.starts_with(start));
        text == parameter || moved && text.ends_with(&format!("({parameter})"))
    };
    let mut found = list
        .children()
        .filter(|init| init.kind() == Kind::FieldInitializer)
        .filter_map(|init| {
            let mut parts = init.children();
            let name = parts.next()?;
            let values: Vec<Node<'_>> = parts.next()?.children().collect();
            let index = values.iter().position(|value| is_it(*value))?;
            let own = syntax.text_of(name);
            match (name.kind(), values.len()) {
                (Kind::FieldIdentifier, 1) => Some(Kept::Member(own.to_owned())),
                (_, count) => Some(Kept::Base {
                    name: path_of(syntax, name).pop()?,
                    index,
                    count,
                }),
            }
        });
    found.next().filter(|_| found.next().is_none())
}
