//! Types in the body of another function: what its variables are and what the functions return that it calls.

use super::candidate::{Candidate, Passed, Spot};
use super::signature::Signature;
use crate::declarator::{inner, last_name, name_node, parameters, path_of};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::ty::{Bound, Scope, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// Longer bodies are not looked at.
const MAX_BODY: usize = 8192;

/// So many values that are returned are looked at.
const MAX_RETURNS: usize = 8;

/// So many functions of a name are asked what they return.
pub(super) const MAX_FUNCTIONS: usize = 8;

/// A variable that a body declares.
struct Local<'s> {
    name: &'s str,
    /// Where it can be named.
    block: Node<'s>,
    declaration: Node<'s>,
    declarator: Node<'s>,
}

/// The body of a function, as far as what it returns is looked for.
pub(super) struct Elsewhere<'b, 's> {
    one: &'b Candidate,
    signature: &'b Signature<'s>,
    scope: Scope<'s>,
    locals: Vec<Local<'s>>,
    returned: Vec<Node<'s>>,
    /// The body that calls it, if that is one of those that are looked at.
    outer: Option<&'b Elsewhere<'b, 'b>>,
}

/// What several functions return, of which nobody knows which one is meant.
#[derive(Default)]
pub(super) struct Results {
    ty: Option<Ty>,
    /// Whether one was left out that may return an instance of the same class template with other arguments.
    loose: bool,
}

impl Results {
    /// Adds a further one; nothing if what is returned differs in more than the arguments of a class template.
    pub(super) fn add(&mut self, ty: Ty) -> Option<()> {
        let ty = bare(ty);
        self.ty = Some(match self.ty.take() {
            None => ty,
            Some(before) if crate::ty::same(&before, &ty) => before,
            Some(before) => {
                let info = |ty: &Ty| ty.known_class().and_then(|class| Some(class.info.as_ref()?.place));
                let alike = info(&before).is_some() && info(&before) == info(&ty);
                self.loose = true;
                Some(before).filter(|_| alike)?
            }
        });
        Some(())
    }

    /// What all of them return.
    pub(super) fn of_all(self) -> Option<Ty> {
        match self.ty? {
            Ty::Class(mut class) if self.loose => {
                class
                    .info
                    .as_ref()
                    .filter(|info| info.params.is_some() && info.arguments.is_none())?;
                class.arguments.iter_mut().for_each(|argument| *argument = Ty::Unknown);
                Some(Ty::Class(class))
            }
            ty => Some(ty).filter(|_| !self.loose),
        }
    }
}

impl<'b, 's> Elsewhere<'b, 's> {
    pub(super) fn new(
        one: &'b Candidate,
        signature: &'b Signature<'s>,
        scope: Scope<'s>,
        outer: Option<&'b Elsewhere<'b, 'b>>,
    ) -> Elsewhere<'b, 's> {
        Elsewhere {
            one,
            signature,
            scope,
            locals: Vec::new(),
            returned: Vec::new(),
            outer,
        }
    }

    /// Whether it is the body of a function, or called by that.
    fn is_within(&self, spot: Spot) -> bool {
        self.one.spot == spot || self.outer.is_some_and(|outer| outer.is_within(spot))
    }

    /// The parameter of a name.
    fn parameter(&self, name: &str) -> Option<Node<'s>> {
        let list = parameters(self.signature.function)?;
        let declares = |p: &Node<'_>| {
            let own = p.field(Field::Declarator).and_then(name_node);
            own.is_some_and(|own| self.scope.syntax.text_of(own) == name)
        };
        list.children().filter(|p| p.kind().is_parameter()).find(declares)
    }

    /// Whether the function declares a variable of a name.
    fn declares(&self, name: &str) -> bool {
        self.locals.iter().any(|l| l.name == name) || self.parameter(name).is_some()
    }

    /// Lets a name stand for a type.
    fn bind(&mut self, name: &str, ty: Ty) {
        let own = std::iter::once((name.to_owned(), ty));
        self.scope.bound = own.chain(self.scope.bound.iter().cloned()).collect();
    }

    fn note_variables(&mut self, node: Node<'s>, block: Node<'s>) {
        for declarator in node.fields(Field::Declarator) {
            if let Some(name) = name_node(declarator) {
                self.locals.push(Local {
                    name: self.scope.syntax.text_of(name),
                    block,
                    declaration: node,
                    declarator,
                });
            }
        }
    }
}

impl Here<'_> {
    /// What a function returns whose body says it: all that it returns is of one type.
    pub(super) fn deduced_from_body(&self, mut at: Elsewhere<'_, '_>) -> Option<Ty> {
        let body = at.signature.declaration.field(Field::Body)?;
        let short = body.span().range().len() <= MAX_BODY && !at.scope.syntax.touches_error(body.span());
        self.read_body(body, &mut at).filter(|()| short)?;
        let mut results = Results::default();
        for value in &at.returned {
            results.add(self.type_within(*value, &at)?)?;
        }
        results.of_all()
    }

    /// Notes what a body declares and returns; nothing if it brings in names in a way that is not followed.
    fn read_body<'s>(&self, body: Node<'s>, at: &mut Elsewhere<'_, 's>) -> Option<()> {
        let mut pending = vec![(body, body)];
        while let Some((node, block)) = pending.pop() {
            if !self.index.budget.step() {
                return None;
            }
            match node.kind() {
                Kind::LambdaExpression => continue,
                Kind::UsingDeclaration => return None,
                Kind::AliasDeclaration => {
                    let name = at.scope.syntax.text_of(node.field(Field::Name)?);
                    let ty = node.field(Field::Type).filter(|_| block == body)?;
                    let ty = self.descriptor(ty, &at.scope);
                    at.bind(name, ty);
                    continue;
                }
                Kind::TypeDefinition => {
                    for name in node.fields(Field::Declarator).filter_map(name_node) {
                        at.bind(at.scope.syntax.text_of(name), Ty::Unknown);
                    }
                    continue;
                }
                kind if kind.is_class_or_enum() => {
                    if let Some(name) = node.field(Field::Name) {
                        at.bind(at.scope.syntax.text_of(name), Ty::Unknown);
                    }
                    continue;
                }
                Kind::ReturnStatement => {
                    let value = node.children().next().filter(|_| at.returned.len() < MAX_RETURNS)?;
                    at.returned.push(value);
                    continue;
                }
                kind if kind == Kind::InitDeclarator || kind.is_declarator() => {}
                _ => at.note_variables(node, block),
            }
            let block = if node.kind() == Kind::CompoundStatement {
                node
            } else {
                block
            };
            let children: Vec<Node<'s>> = node.children().collect();
            pending.extend(children.into_iter().rev().map(|child| (child, block)));
        }
        Some(())
    }

    /// The type of an expression in the body of another function.
    pub(super) fn type_within(&self, value: Node<'_>, at: &Elsewhere<'_, '_>) -> Option<Ty> {
        let _step = self.index.budget.enter()?;
        let scope = &at.scope;
        let this = || at.one.class.clone().map(|class| Ty::Class(Box::new(class)));
        match value.kind() {
            Kind::Identifier => {
                let name = scope.syntax.text_of(value);
                if at.locals.iter().any(|l| l.name == name) {
                    return self.type_of_local(name, value, at);
                }
                match at.parameter(name) {
                    Some(p) => Some(bare(self.declared_type(p, p.field(Field::Declarator), scope))),
                    None => Some(bare(self.data_member(at.one.class.as_ref()?, name))),
                }
            }
            Kind::ParenthesizedExpression => self.type_within(value.children().next()?, at),
            Kind::PointerExpression if scope.syntax.text_of(value) == "*this" => this(),
            Kind::FieldExpression => {
                let object = value.field(Field::Argument)?;
                let of = match object.kind() {
                    Kind::This => this()?,
                    _ => self.type_within(object, at)?,
                };
                match of {
                    Ty::Class(class) => Some(bare(
                        self.data_member(&class, scope.syntax.text_of(value.field(Field::Field)?)),
                    )),
                    _ => None,
                }
            }
            Kind::CompoundLiteralExpression | Kind::CastExpression => {
                Some(bare(self.type_of_expression_in(value, scope)))
            }
            Kind::CallExpression => self.type_of_call_within(value, at),
            kind if kind.is_literal() => Some(bare(self.type_of_expression_in(value, scope))),
            _ => None,
        }
    }

    /// The type of the only variable of a name in a body.
    fn type_of_local(&self, name: &str, value: Node<'_>, at: &Elsewhere<'_, '_>) -> Option<Ty> {
        let mut named = at.locals.iter().filter(|l| l.name == name);
        let only = named.next().filter(|_| named.next().is_none())?;
        let visible = only.declaration.end() <= value.start() && value.is_within(only.block);
        let declaration = Some(only.declaration).filter(|d| visible && d.kind() == Kind::Declaration)?;
        let (own, made_of) = match only.declarator.kind() {
            Kind::InitDeclarator => (inner(only.declarator)?, only.declarator.field(Field::Value)),
            _ => (only.declarator, None),
        };
        let ty = declaration.field(Field::Type)?;
        if ty.kind() == Kind::PlaceholderTypeSpecifier {
            let list = |v: &Node<'_>| matches!(v.kind(), Kind::ArgumentList | Kind::InitializerList);
            let plain =
                at.scope.syntax.text_of(ty) == "auto" && (own.kind() == Kind::Identifier || own.kind().is_reference());
            let made_of = made_of.filter(|v| plain && !list(v))?;
            return self.type_within(made_of, at).map(bare);
        }
        match own.kind() {
            Kind::Identifier => Some(bare(self.declared_type(declaration, Some(own), &at.scope))),
            // `T x(n);` reads like the declaration of a function.
            Kind::FunctionDeclarator => {
                let variable = |p: Node<'_>| {
                    let ty = p.field(Field::Type).filter(|_| p.field(Field::Declarator).is_none());
                    ty.is_some_and(|ty| at.declares(at.scope.syntax.text_of(ty)))
                };
                let disguised = parameters(own)?.children().all(variable);
                disguised.then(|| bare(self.declared_type(declaration, inner(own), &at.scope)))
            }
            _ => None,
        }
    }

    /// The type of a call in a body.
    fn type_of_call_within(&self, call: Node<'_>, at: &Elsewhere<'_, '_>) -> Option<Ty> {
        let function = call.field(Field::Function)?;
        let syntax = at.scope.syntax;
        if function.kind() == Kind::FieldExpression {
            let object = function.field(Field::Argument)?;
            let of = match object.kind() {
                Kind::This => Ty::Class(Box::new(at.one.class.clone()?)),
                _ => bare(self.type_within(object, at)?),
            };
            let of = match of {
                Ty::Pointer(to) => bare(*to),
                other => other,
            };
            return match of {
                Ty::Class(class) => self.result_of(&class, syntax.text_of(function.field(Field::Field)?)),
                _ => None,
            };
        }
        let path = path_of(syntax, function);
        if let [name] = path.as_slice() {
            let class = at.one.class.as_ref();
            let member = class.filter(|c| c.info.as_ref().is_some_and(|i| i.members.contains_key(name)));
            if let Some(class) = member {
                return self.result_of(class, name);
            }
            if at.declares(name) {
                return None;
            }
        }
        match self.index.first(at.one.namespace, &path) {
            Some(first) if matches!(first.declared.kind, DeclaredKind::Function { .. }) => {
                self.returned_within(call, &path, at)
            }
            _ => Some(bare(self.type_of_expression_in(call, &at.scope))),
        }
    }

    /// What functions at namespace scope return that a call in a body means: all of those that it may mean return the same.
    fn returned_within(&self, call: Node<'_>, path: &[String], at: &Elsewhere<'_, '_>) -> Option<Ty> {
        let written = last_name(call.field(Field::Function)?).field(Field::Arguments);
        let types = self.template_arguments(written, &at.scope);
        let arguments: Vec<Node<'_>> = call.field(Field::Arguments)?.children().collect();
        if arguments.iter().any(|a| a.kind() == Kind::ParameterPackExpansion) {
            return None;
        }
        let passed = arguments.iter().map(|a| {
            let ty = self.type_within(*a, at).map_or(Ty::Unknown, bare);
            (ty, super::callee::is_lvalue(*a))
        });
        let passed: Vec<Passed> = passed.collect();
        let mut all = self.find_free(at.one.namespace, path)?;
        if let [name] = path
            && !self.are_all_of_name(&all, name)
        {
            return None;
        }
        all.retain(|c| {
            let fits = |(fewest, most): (usize, usize)| fewest <= passed.len() && passed.len() <= most;
            self.overload(c.spot).is_none_or(|o| fits(o.arity)) && self.may_take(c, &passed, written.is_some())
        });
        if all.len() > MAX_FUNCTIONS {
            return None;
        }
        let mut results = Results::default();
        for one in &all {
            // What an instance of the function itself returns is not known where it is called.
            if at.is_within(one.spot) {
                results.loose = true;
                continue;
            }
            results.add(self.returned_for_types(one, &types, &passed, at)?)?;
        }
        results.of_all()
    }

    /// Whether no other namespace has functions of a name, which arguments could bring in.
    fn are_all_of_name(&self, all: &[Candidate], name: &str) -> bool {
        let known = |file: usize, item: usize| all.iter().any(|c| (c.spot.file, c.spot.item) == (file, item));
        let free = |f: &crate::index::Found<'_>| {
            f.declared.path.len() == 1 && matches!(f.declared.kind, DeclaredKind::Function { .. })
        };
        let found = self.everywhere(name);
        let mut others = found.iter().filter(|f| free(f));
        others.all(|f| known(f.declared.file, f.declared.item))
    }

    /// What a function at namespace scope returns for written template arguments and arguments of these types.
    fn returned_for_types(
        &self,
        one: &Candidate,
        written: &[Ty],
        passed: &[Passed],
        outer: &Elsewhere<'_, '_>,
    ) -> Option<Ty> {
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at).filter(|_| !one.special)?;
        let pack = signature.template_parameters().iter().any(|p| p.kind().is_pack());
        let values: Vec<Ty> = passed.iter().map(|(ty, _)| ty.clone()).collect();
        let bound = match signature.head {
            Some(head) => self.bound_by_call(&syntax, head, signature.function, written, &values),
            None => Bound::default(),
        };
        (!pack).then(|| self.returned_with(one, &signature, bound, Some(outer)))?
    }
}
