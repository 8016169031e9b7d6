//! Which template a call instantiates, and with which arguments.

use super::candidate::{Argument, ArgumentKind, Callee, Candidate, Found, Overload, Passed, Spot, User};
use super::deduction::Deduction;
use super::signature::Signature;
use crate::class::{ClassInfo, Member, MemberKind};
use crate::declarator::{bare_name, callee_name, declared_name, is_instantiation, last_name, name_node, path_of};
use crate::facts::Place;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::{Invocation, MarkKind, Span, TokenOrigin, View, ViewOffset};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// What declarations of one template have in common: the number of its parameters, and its parameter types.
type Shape = (usize, Rc<[String]>);

/// Steps for looking at one overload.
const OVERLOAD: usize = 4;

impl<'a> Here<'a> {
    /// Whether what the walk meets is instantiated.
    pub(crate) fn is_live(&self) -> bool {
        self.instance.is_some()
            && self.around.discarded == 0
            && self.around.unevaluated == 0
            && !self.frames.is_empty()
            && !self.in_generic_lambda()
    }

    /// What a call, or the mention of a function, instantiates.
    pub(crate) fn instantiated_by(&self, function: Node<'a>, arguments: Option<Node<'a>>) -> Option<Found> {
        let wanted = |n: &Node<'a>| self.is_wanted(*n) || self.may_be_followed_member(function);
        let Some(name) = callee_name(function).filter(wanted) else {
            return self.instantiated_by_object(function, arguments);
        };
        let place = self.reported(name.start())?;
        if self.index.budget.is_spent() {
            return None;
        }
        let Some(mut callee) = self.callee_of(function) else {
            // An object may have the name of a function elsewhere.
            let made = self.instantiated_by_construction(function, arguments);
            let object = made.is_none() && self.may_be_object(function);
            return if object {
                self.instantiated_by_object(function, arguments)
            } else {
                made
            };
        };
        if !self.matters(&callee.candidates, bare_name(self.syntax, name)) {
            return None;
        }
        let passed = arguments.map(|a| self.passed_here(a));
        self.with_associated(function, passed.as_deref(), &mut callee);
        let found = self.chosen(&callee, passed.as_deref(), place, false)?;
        self.as_read(found, &callee, passed.as_deref(), bare_name(self.syntax, name))
    }

    /// `k<<<g, b>>>(arguments)`: the kernel template that it instantiates, if what kernels call matters.
    pub(crate) fn instantiated_by_launch(&self, kernel: Node<'a>, arguments: Node<'a>) -> Option<Found> {
        let everywhere = self.instance.as_ref().is_some_and(|i| i.interest.everywhere);
        everywhere.then(|| self.instantiated_by(kernel, Some(arguments)))?
    }

    /// Adds to what an unqualified callee means what its arguments bring in.
    pub(super) fn with_associated(&self, function: Node<'a>, passed: Option<&[Passed]>, callee: &mut Callee<'a>) {
        if let (Kind::Identifier | Kind::TemplateFunction, Some(passed)) = (function.kind(), passed) {
            self.add_associated_with(passed, bare_name(self.syntax, function), &mut callee.candidates);
        }
    }

    /// Whether a callee may be an object: a local one, or a member.
    fn may_be_object(&self, function: Node<'a>) -> bool {
        match function.kind() {
            Kind::Identifier => {
                let name = self.text(function);
                self.scopes.lookup(name).is_some() || self.member(name) != Meaning::None
            }
            Kind::FieldExpression => true,
            _ => false,
        }
    }

    /// Whether a name is one that may lead to a template that matters.
    pub(super) fn is_wanted(&self, name: Node<'a>) -> bool {
        let instance = self.instance.as_deref();
        let name = bare_name(self.syntax, name);
        instance.is_some_and(|i| i.interest.names.contains(name)) || self.may_be_at_once(name)
    }

    /// Whether a callee may be a member of a class in a header that is followed.
    fn may_be_followed_member(&self, function: Node<'a>) -> bool {
        let followed = self.instance.as_ref().is_some_and(|i| i.interest.has_members());
        followed
            && match function.kind() {
                Kind::FieldExpression | Kind::QualifiedIdentifier => true,
                _ => self.this_class().is_some(),
            }
    }

    /// Whether one of the functions of a name may lead to a template that matters.
    pub(super) fn matters(&self, candidates: &[Candidate], name: &str) -> bool {
        self.matters_further(candidates, name) || self.may_be_at_once(name)
    }

    /// The same without those that matter only because the host front end reads them at once.
    pub(super) fn matters_further(&self, candidates: &[Candidate], name: &str) -> bool {
        let Some(instance) = self.instance.as_deref() else {
            return false;
        };
        candidates.iter().any(|c| {
            let class = c.class.as_ref().and_then(|c| c.info.as_ref());
            instance.interest.has(class.map_or("", |i| &i.name), name)
        })
    }

    /// The types of the arguments of a call, also those that only overloads and operators tell where all code for the device
    /// is asked for: what is found out about captures does not hang on these.
    fn passed_here(&self, arguments: Node<'a>) -> Vec<Passed> {
        let mut passed = self.passed(arguments);
        let all: Vec<Node<'a>> = arguments.children().collect();
        if self.is_everywhere() && passed.len() == all.len() {
            for ((ty, _), node) in passed.iter_mut().zip(&all) {
                if matches!(ty, Ty::Unknown) && !node.kind().is_string() {
                    *ty = self.type_of_object(*node);
                }
            }
        }
        passed
    }

    /// The types of the arguments of a call.
    pub(crate) fn passed(&self, arguments: Node<'a>) -> Vec<Passed> {
        self.passed_each(arguments.children())
    }

    /// The types of expressions that are passed.
    pub(crate) fn passed_each(&self, expressions: impl Iterator<Item = Node<'a>>) -> Vec<Passed> {
        let scope = self.type_scope();
        let each = |n: Node<'a>| {
            if n.kind() == Kind::ParameterPackExpansion
                && let Some(all) = self.expanded(n)
            {
                return all;
            }
            let ty = self.this_object(n);
            vec![match ty.unwrap_or_else(|| self.type_of_expression(n, &scope)) {
                _ if n.kind() == Kind::StringLiteral || n.kind() == Kind::ParameterPackExpansion => (Ty::Unknown, true),
                Ty::Reference(t) => (*t, true),
                t => (t, is_lvalue(n)),
            }]
        };
        expressions.flat_map(each).collect()
    }

    /// The type of `*this` in an instance: that of the class with what its parameters stand for.
    pub(super) fn this_object(&self, node: Node<'a>) -> Option<Ty> {
        let this = node.field(Field::Argument).filter(|n| n.kind() == Kind::This)?;
        let star = node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Star);
        self.instance
            .as_ref()
            .filter(|i| star && i.only.is_some() && this.parent() == Some(node))?;
        Some(Ty::Class(Box::new(self.walked_class(self.this_class()?))))
    }

    /// What a callee may mean; nothing when that is not known.
    pub(crate) fn callee_of(&self, function: Node<'a>) -> Option<Callee<'a>> {
        let explicit = callee_name(function)?.field(Field::Arguments);
        let candidates = match function.kind() {
            Kind::Identifier | Kind::TemplateFunction => self.unqualified(bare_name(self.syntax, function)),
            Kind::QualifiedIdentifier => self.qualified_callee(function),
            Kind::FieldExpression => {
                let object = function.field(Field::Argument)?;
                let name = bare_name(self.syntax, callee_name(function)?);
                self.members_named(&self.class_of_object(object)?, name)
            }
            _ => None,
        }?;
        Some(Callee { candidates, explicit })
    }

    fn unqualified(&self, name: &str) -> Option<Vec<Candidate>> {
        if self.scopes.lookup(name).is_some() {
            return None;
        }
        if let Some(class) = self.this_class() {
            for depth in (0..=class).rev() {
                if self.classes[depth].info.members.contains_key(name) {
                    return self.members_named(&self.walked_class(depth), name);
                }
            }
            if self.member(name) != Meaning::None {
                return self.members_named(&self.walked_class(class), name);
            }
        }
        self.free(self.namespace, &[name.to_owned()])
    }

    fn qualified_callee(&self, name: Node<'a>) -> Option<Vec<Candidate>> {
        let path = path_of(self.syntax, name);
        if self.index.first(self.namespace, &path).is_some() {
            return self.free(self.namespace, &path);
        }
        self.members_named(&self.class_of_path(name)?, path.last()?)
    }

    /// The class before the last part of a qualified name, where its definition is known.
    pub(crate) fn class_of_path(&self, name: Node<'a>) -> Option<ClassTy> {
        let path = path_of(self.syntax, name);
        let (_, outer) = path.split_last()?;
        let arguments_before = |name: Node<'a>| name.field(Field::Scope).and_then(|s| s.field(Field::Arguments));
        let (mut scope, mut further_out) = (name, false);
        while let Some(inner) = scope
            .field(Field::Name)
            .filter(|n| n.kind() == Kind::QualifiedIdentifier)
        {
            further_out |= arguments_before(scope).is_some();
            scope = inner;
        }
        let place = self.type_scope();
        if further_out {
            return self.qualifier(name, &place)?.known_class().cloned();
        }
        let arguments = arguments_before(scope);
        let arguments = self.template_arguments(arguments, &place);
        match self.resolve_path(outer, arguments, &place) {
            Ty::Class(class) => self.known_as_special(*class),
            _ => None,
        }
    }

    /// The class of the object of a member call.
    fn class_of_object(&self, object: Node<'a>) -> Option<ClassTy> {
        if object.kind() == Kind::This {
            return Some(self.walked_class(self.this_class()?));
        }
        let ty = bare(self.type_of_expression(object, &self.type_scope()));
        let ty = if let Ty::Pointer(t) = ty { bare(*t) } else { ty };
        match ty {
            Ty::Class(c) if c.levels.is_empty() || c.info.is_some() => Some(*c),
            _ => None,
        }
    }

    /// The functions of a name at namespace scope, found once.
    fn free(&self, from: usize, path: &[String]) -> Option<Vec<Candidate>> {
        let Some(instance) = self.instance.as_ref() else {
            return self.follows_uses().then(|| self.find_free(from, path))?;
        };
        let key = (from, path.to_vec());
        if let Some(known) = instance.free.borrow().get(&key) {
            return known.clone();
        }
        let found = self.find_free(from, path);
        instance.free.borrow_mut().insert(key, found.clone());
        found
    }

    pub(super) fn find_free(&self, from: usize, path: &[String]) -> Option<Vec<Candidate>> {
        let mut out = Vec::new();
        for found in self.index.lookup_path(from, path) {
            let found = self.index.target(found)?;
            let DeclaredKind::Function { specialisation, .. } = found.declared.kind else {
                return None;
            };
            let (file, item) = (found.declared.file, found.declared.item);
            let by_macro = || is_instantiation(&self.index.syntax_of(file, item));
            if crate::index::is_explicit_instantiation(self.unit, file, item) || by_macro() {
                continue;
            }
            let syntax = self.index.syntax_of(file, item);
            let name_at = declared_name(&syntax, found.declared.path.last()?, found.declared.nth)?;
            out.push(Candidate {
                spot: Spot { file, item, name_at },
                namespace: found.namespace,
                class: None,
                special: specialisation,
            });
        }
        (!out.is_empty()).then_some(out)
    }

    /// The member functions of a name, of a class or of the first base that has any.
    pub(super) fn members_named(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let own = |class: &ClassTy| -> Option<Option<Vec<Candidate>>> {
            if class.info.as_ref().is_none_or(|i| !i.complete) {
                return Some(None);
            }
            // Of a template with specialisations it is the definition that the arguments choose.
            let Some(class) = self.definition_meant(class) else {
                return Some(None);
            };
            let info = class.info.as_ref()?;
            let list = info.members.get(name)?;
            Some(self.member_candidates(&class, info, list))
        };
        own(class).or_else(|| self.search_bases(class, |_| true, own).found())?
    }

    pub(crate) fn member_candidates(
        &self,
        class: &ClassTy,
        info: &Rc<ClassInfo>,
        list: &[Member],
    ) -> Option<Vec<Candidate>> {
        let (file, at) = info.place;
        let items = &self.unit.files.get(file)?.items;
        let item = items.partition_point(|i| i.span.start <= at).checked_sub(1)?;
        let spot = |m: &Member| {
            matches!(m.kind, MemberKind::Function { .. }).then_some(Candidate {
                spot: Spot {
                    file,
                    item,
                    name_at: m.at,
                },
                namespace: class.namespace,
                class: Some(class.clone()),
                special: false,
            })
        };
        // A using declaration among them brings in more.
        list.iter().map(spot).collect()
    }

    /// The one declaration that a call can mean, with its arguments.
    pub(super) fn chosen(
        &self,
        callee: &Callee<'a>,
        passed: Option<&[Passed]>,
        place: Place,
        explicit: bool,
    ) -> Option<Found> {
        let candidate = self.only_one(callee, passed)?;
        let definition = self.definition_of(&candidate, callee)?;
        let syntax = self.index.syntax_of(definition.file, definition.item);
        let signature = Signature::at(&syntax, definition.name_at)?;
        let arguments = self.deduced(&signature, &candidate, callee.explicit, passed);
        let special = callee.candidates.iter().any(|c| c.special) || self.is_specialised(&candidate);
        let class_arguments = self.class_arguments(&candidate, &signature);
        let all = arguments.iter().chain(&class_arguments);
        if special && !explicit && !all.clone().any(names_local) {
            return None;
        }
        Some(Found {
            spot: definition,
            arguments,
            class_arguments,
            place,
            explicit,
            further: true,
            by_host: false,
            user: User::Unknown,
        })
    }

    /// The template arguments of a declaration.
    pub(super) fn deduced(
        &self,
        signature: &Signature<'_>,
        candidate: &Candidate,
        explicit: Option<Node<'a>>,
        passed: Option<&[Passed]>,
    ) -> Vec<Argument> {
        let mut deduction = Deduction::new(self, signature, candidate);
        deduction.explicit(explicit);
        if let Some(passed) = passed {
            deduction.parameters(passed);
        }
        deduction.finish()
    }

    /// What choosing between overloads asks of one of them, read once.
    pub(crate) fn overload(&self, spot: Spot) -> Option<Rc<Overload>> {
        let overloads = &self.index.kept.overloads;
        if let Some(known) = overloads.borrow().get(&spot) {
            return Some(Rc::clone(known));
        }
        let syntax = self.syntax_of_signature(spot);
        let signature = Signature::at(&syntax, spot.name_at)?;
        let parameters = signature.template_parameters();
        let found = Rc::new(Overload {
            arity: signature.arity(),
            templates: parameters.len(),
            pack: parameters.iter().any(|p| p.kind().is_pack()),
            folded: signature.folded().into(),
            rest: signature.rest(),
            written: signature.fewest_written(),
            definition: signature.is_definition(),
        });
        overloads.borrow_mut().insert(spot, Rc::clone(&found));
        Some(found)
    }

    /// Whether nothing evident speaks against calling a candidate with these arguments.
    pub(crate) fn may_take(&self, candidate: &Candidate, passed: &[Passed], explicit: bool) -> bool {
        let syntax = self.syntax_of_signature(candidate.spot);
        Signature::at(&syntax, candidate.spot.name_at).is_some_and(|s| self.takes(&s, candidate, passed, explicit))
    }

    /// The candidate that the arguments leave, when it is only one.
    pub(super) fn only_one(&self, callee: &Callee<'a>, passed: Option<&[Passed]>) -> Option<Candidate> {
        let explicit = callee.explicit.map(|e| self.number_of_types(e));
        let mut viable: Vec<(Candidate, Shape)> = Vec::new();
        for c in callee.candidates.iter().filter(|c| !c.special) {
            if !self.index.budget.steps(OVERLOAD) {
                return None;
            }
            let overload = self.overload(c.spot)?;
            let (fewest, most) = overload.arity;
            let takes =
                passed.is_none_or(|p| fewest <= p.len() && p.len() <= most && self.may_take(c, p, explicit.is_some()));
            if takes && explicit.is_none_or(|n| overload.has_arguments(n)) {
                viable.push((c.clone(), (overload.templates, Rc::clone(&overload.folded))));
            }
        }
        self.leave_out_not_admitted(&mut viable, callee.explicit, passed)?;
        let first = viable.first()?.1.clone();
        if viable.iter().any(|v| v.1 != first) {
            return None;
        }
        let definition = viable
            .iter()
            .find(|(c, _)| self.overload(c.spot).is_some_and(|o| o.definition));
        let one = definition.or(viable.first()).map(|v| v.0.clone())?;
        passed.is_none_or(|p| !self.converts_unseen(&one, p)).then_some(one)
    }

    /// The definition of a declaration, in the main file.
    fn definition_of(&self, candidate: &Candidate, callee: &Callee<'a>) -> Option<Spot> {
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let signature = Signature::at(&syntax, candidate.spot.name_at)?;
        if signature.is_definition() {
            let own = bare_name(&syntax, last_name(name_node(signature.function)?));
            let read = || self.is_seen_by_host() || self.is_of_followed_header(candidate, own);
            return (candidate.spot.file == 0 || read()).then_some(candidate.spot);
        }
        // Which of the definitions of a template with specialisations it belongs to is not asked.
        if self.is_of_specialised(candidate) && self.is_everywhere() {
            return None;
        }
        let name = bare_name(&syntax, last_name(name_node(signature.function)?)).to_owned();
        let Some(class) = candidate.class.as_ref().and_then(|c| c.info.as_ref()) else {
            return self.defined_later(candidate, &signature, &name);
        };
        let interest = &self.instance.as_ref()?.interest;
        let key = (class.place, name);
        let of_header = || Some((class.name.clone(), key.1.clone()));
        let (file, item) = match interest.outside.get(&key).map(Vec::as_slice) {
            Some([item]) => (0, *item),
            Some(_) => return None,
            None => match interest.of_headers.outside.get(&of_header()?).map(Vec::as_slice) {
                Some([one]) => *one,
                _ => return None,
            },
        };
        let syntax = self.index.syntax_of(file, item);
        let name_at = declared_name(&syntax, &key.1, 0).filter(|_| callee.candidates.len() == 1)?;
        Some(Spot { file, item, name_at })
    }

    /// The definition of a function that is declared before the call and defined after it.
    fn defined_later(&self, candidate: &Candidate, declared: &Signature<'_>, name: &str) -> Option<Spot> {
        let like = (declared.template_parameters().len(), declared.folded());
        let found = self.index.lookup_anywhere(candidate.namespace, name);
        found.iter().filter(|f| f.declared.file == 0).find_map(|f| {
            let item = f.declared.item;
            let syntax = self.index.syntax_of(0, item);
            let name_at = declared_name(&syntax, name, f.declared.nth)?;
            let own = Signature::at(&syntax, name_at).filter(Signature::is_definition)?;
            ((own.template_parameters().len(), own.folded()) == like).then_some(Spot { file: 0, item, name_at })
        })
    }

    /// What the parameters of the class stand for, by the names that the definition uses.
    pub(super) fn class_arguments(&self, candidate: &Candidate, signature: &Signature<'_>) -> Vec<Argument> {
        let Some(class) = &candidate.class else {
            return Vec::new();
        };
        let names = class.info.as_ref().and_then(|i| i.params.clone()).unwrap_or_default();
        let given = self.all_arguments(class, names.len());
        let known = given.len() == names.len();
        let mut own = Vec::new();
        if name_node(signature.function).is_some_and(|n| n.kind() == Kind::QualifiedIdentifier) {
            // Defined outside: the outermost head is that of the class.
            let heads = signature.declaration.ancestors();
            let outermost = heads.take_while(|n| n.kind() == Kind::TemplateDeclaration).last();
            own = outermost.map_or_else(Vec::new, |n| {
                crate::class::template_parameter_names(signature.syntax, n)
            });
        }
        let of = |name: &String, ty: Option<&Ty>| of_type(name, ty.filter(|_| known));
        let mut out: Vec<Argument> = Vec::new();
        for (i, name) in names.iter().enumerate() {
            out.push(of(name, given.get(i)));
            out.extend(own.get(i).filter(|n| *n != name).map(|n| of(n, given.get(i))));
        }
        let around = crate::ty::of_classes_around(class);
        out.extend(around.iter().map(|(name, ty)| of_type(name, Some(ty))));
        out
    }

    /// The place in the file that the reference reports for an offset of the text.
    pub(crate) fn reported(&self, at: ViewOffset) -> Option<Place> {
        let view = &self.syntax.view;
        Some(Place {
            file: view.file,
            span: reported(view, at)?,
        })
    }

    /// Whether an argument list is `<<<..>>>`.
    pub(crate) fn is_launch(&self, arguments: Node<'_>) -> bool {
        let marks = &self.syntax.view.marks;
        let first = marks.partition_point(|m| m.at < arguments.start());
        marks
            .get(first)
            .is_some_and(|m| m.at == arguments.start() && m.kind == MarkKind::LaunchOpen)
    }

    /// The kernel of `k<<<g, b>>>`.
    pub(crate) fn launched_by(&self, function: Node<'a>) -> Option<Node<'a>> {
        let list = function
            .field(Field::Arguments)
            .filter(|_| function.kind() == Kind::CallExpression)?;
        function.field(Field::Function).filter(|_| self.is_launch(list))
    }
}

/// What a parameter of a class stands for, if that is known.
fn of_type(name: &str, ty: Option<&Ty>) -> Argument {
    Argument {
        name: name.to_owned(),
        kind: match ty {
            Some(Ty::Unknown | Ty::Dependent) | None => ArgumentKind::Other,
            Some(Ty::Value(text)) => text.trim().parse().map_or(ArgumentKind::Other, ArgumentKind::Value),
            Some(t) => ArgumentKind::Types {
                all: vec![t.clone()],
                pack: false,
            },
        },
    }
}

/// Whether an argument mentions a type that is local to a function, which no specialisation can name.
fn names_local(argument: &Argument) -> bool {
    let local = |t: &Ty| !crate::ty::argument_facts(t).local.is_empty();
    matches!(&argument.kind, ArgumentKind::Types { all, .. } if all.iter().any(local))
}

/// Whether an expression is an lvalue, by its form; a call is known by its type.
pub(super) fn is_lvalue(node: Node<'_>) -> bool {
    match node.kind() {
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::FieldExpression | Kind::SubscriptExpression => true,
        Kind::PointerExpression => node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Star),
        Kind::ParenthesizedExpression => node.children().next().is_some_and(is_lvalue),
        _ => false,
    }
}

/// The part of the file that the reference reports for an offset: for what a macro makes, the macro's use.
fn reported(view: &View, at: ViewOffset) -> Option<Span> {
    let token = view.tokens.get(view.token_at(at)?)?;
    let Some(found) = outermost(view, token.origin()) else {
        return Some(token.source);
    };
    let start = found.span.start;
    Some(Span::new(start, start + found.name.len() as u32))
}

/// The name of the macro in the file whose use makes what is at an offset.
pub(crate) fn outermost_macro(view: &View, at: ViewOffset) -> Option<&str> {
    let token = view.tokens.get(view.token_at(at)?)?;
    outermost(view, token.origin()).map(|found| found.name.as_str())
}

/// The use of a macro in the file that a token comes from.
fn outermost(view: &View, origin: TokenOrigin) -> Option<&Invocation> {
    let (TokenOrigin::Argument(invocation) | TokenOrigin::Macro(invocation)) = origin else {
        return None;
    };
    let mut found = view.invocations.get(invocation as usize)?;
    for _ in 0..view.invocations.len() {
        match found.parent.and_then(|p| view.invocations.get(p as usize)) {
            Some(parent) => found = parent,
            None => break,
        }
    }
    Some(found)
}
