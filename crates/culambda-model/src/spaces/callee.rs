//! What a call may mean, and on which side it all is.

use super::library;
use super::overload::{Viable, is_another, mixed, several, sides};
use super::ranks::Operands;
use super::{Code, FunctionSpace, Inline};
use crate::crossing::{Body, Declared};
use crate::declarator::{bare_name, callee_name, is_instantiation, last_name, path_of};
use crate::here::Here;
use crate::index::{DeclaredKind, Found};
use crate::instantiate::candidate::{Candidate, Passed};
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::space::Annotations;
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// Steps for looking at one function that a call may mean.
const STEPS: usize = 4;

/// A side on which all the functions are that a call may mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// All are functions of the host alone.
    Host,
    /// All are functions of the device alone.
    Device,
    /// They are on neither side alone.
    Neither,
}

/// What a call means, as far as execution spaces go.
#[derive(Clone, Debug)]
pub(crate) struct Called {
    pub(crate) side: Side,
    pub(crate) constexpr: bool,
    /// Whether a call of it is evaluated where it is read, if it is `constexpr`.
    pub(crate) evaluated: bool,
    /// Whether a later standard makes it so.
    pub(crate) later: bool,
    /// Whether which function runs is decided at run time.
    pub(crate) is_virtual: bool,
    pub(crate) name: String,
    /// Whether it is an inline function, and no constructor or destructor.
    pub(crate) inline: Inline,
    /// Whether no other function of the name is known anywhere, or all that are known are of the host and alike.
    pub(crate) is_only: bool,
    /// Whether it is a data member, and no function.
    pub(crate) member: bool,
    pub(crate) declared: Declared,
    /// The declarations of the function, if it is one, and what is in for arguments that a call leaves out.
    pub(crate) bodies: Vec<Body>,
    /// Whether other declarations of the name could change it.
    pub(crate) by_name: bool,
}

impl Called {
    /// Something without a name.
    pub(crate) fn unnamed(side: Side) -> Called {
        Called {
            side,
            constexpr: false,
            evaluated: true,
            later: false,
            is_virtual: false,
            inline: Inline::Never,
            is_only: false,
            name: String::new(),
            member: false,
            declared: Declared::default(),
            bodies: Vec::new(),
            by_name: false,
        }
    }
}

/// The functions that a name may mean.
pub(crate) struct Named {
    pub(crate) all: Vec<Candidate>,
    /// Whether other declarations of the name could be meant.
    pub(crate) by_name: bool,
}

impl<'a> Here<'a> {
    /// What a call means, if all that it may mean is on one side.
    pub(crate) fn called(&self, function: Node<'a>, arguments: Node<'a>, code: &Code) -> Option<Called> {
        // Overloads are many: where nothing is left to look at them with, none is.
        if !self.index.budget.step() {
            return None;
        }
        let function = self.behind_address(function);
        let Some(name) = callee_name(function) else {
            return self.called_object(function, arguments);
        };
        if name.kind() == Kind::DestructorName {
            return self.destructor_called(function);
        }
        if !self.follows_uses() && self.is_fine_anyway(function, bare_name(self.syntax, name), code) {
            return None;
        }
        let of_library = self.called_of_library(function, arguments);
        if let Some(called) = of_library.or_else(|| self.called_of_library_object(function)) {
            return Some(called);
        }
        if let Some(called) = self.called_of_pack(function, arguments) {
            return Some(called);
        }
        let Some(named) = self.functions_named(function, arguments) else {
            if code.on_device() {
                self.ask_for_functions(function);
            } else {
                self.ask_for_device_functions(function);
            }
            return self.called_object(function, arguments);
        };
        let named = self.without_other_specialisations(named, name);
        let shown = match function.kind() {
            Kind::QualifiedIdentifier => path_of(self.syntax, function).join("::"),
            _ => bare_name(self.syntax, name).to_owned(),
        };
        let written = name.field(Field::Arguments);
        let all = self.with_arguments_written(named.all, written);
        let called = self.judged(&Named { all, ..named }, arguments, written, shown)?;
        if called.side == Side::Host && called.by_name && code.on_device() {
            // A header of which only parts were read may have another one of the name.
            self.ask_for_functions(function);
        }
        Some(called)
    }

    /// Whether it is followed which functions use which others.
    pub(crate) fn follows_uses(&self) -> bool {
        self.question().is_some_and(|q| q.everywhere && q.device)
    }

    /// The side of the functions that a call with these arguments may mean.
    pub(super) fn judged(
        &self,
        named: &Named,
        arguments: Node<'a>,
        written: Option<Node<'a>>,
        name: String,
    ) -> Option<Called> {
        let count = self.number_of(arguments);
        let given = || {
            let nodes: Vec<Node<'a>> = arguments.children().collect();
            let passed = self.passed_objects(&nodes);
            (nodes, passed)
        };
        self.judged_for(named, count, &given, written, name)
    }

    /// The same for so many arguments, which are asked for with their types where these matter.
    pub(super) fn judged_for(
        &self,
        named: &Named,
        count: Option<usize>,
        arguments: &dyn Fn() -> (Vec<Node<'a>>, Vec<Passed>),
        written: Option<Node<'a>>,
        name: String,
    ) -> Option<Called> {
        let explicit = written.is_some();
        let mut viable = self.viable(named, &|_| count)?;
        // What the number of arguments leaves, no types and no template arguments change.
        let counted = viable.len() < named.all.len() && !several(&viable);
        if !explicit && viable.len() > 1 {
            viable.retain(|v| self.is_deducible(v));
        }
        let open = |v: &[Viable<'_>]| sides(v).is_none() || mixed(v) || self.follows_uses() && several(v);
        // Whatever a pack brings, one of these is called.
        let pack = count.is_none() && are_of_host_alike(&viable);
        if viable.len() > 1 && !pack && open(&viable) {
            // Types may leave one side.
            count?;
            let (nodes, passed) = arguments();
            let given = Operands {
                passed: &passed,
                nodes: &nodes,
                with_object: false,
            };
            viable.retain(|(c, _)| self.may_take(c, &passed, explicit));
            if several(&viable) {
                viable.retain(|(c, s)| !s.is_constrained() || self.is_admitted(c, written, &passed) != Some(false));
            }
            if viable.iter().any(|(c, _)| c.special) {
                return self.judged_specialised(named, viable, &given, explicit, name);
            }
            // Whether the expression in a return type is valid is not asked.
            let hangs = |(_, s): &Viable<'_>| s.shape.0 > 0 && s.rest.contains("decltype");
            if open(&viable) && !(several(&viable) && viable.iter().any(hangs)) {
                viable = self.best(viable, &given, explicit);
            }
        }
        let narrowed = viable.len() < named.all.len() && !several(&viable);
        let mut called = self.settled(named, &viable, name)?;
        // Types are compared as far as parameters in them change nothing.
        called.is_only |= narrowed && (counted || !explicit) && self.in_definition_of_template();
        Some(self.with_left_out(called, &viable, count))
    }

    /// The same where there are specialisations: one is merged with its template like another declaration of it.
    fn judged_specialised(
        &self,
        named: &Named,
        viable: Vec<Viable<'_>>,
        given: &Operands<'_, 'a>,
        explicit: bool,
        name: String,
    ) -> Option<Called> {
        if explicit {
            return None;
        }
        let (special, plain): (Vec<_>, Vec<_>) = viable.into_iter().partition(|(c, _)| c.special);
        let mut best = self.best(plain, given, explicit);
        let member = special.iter().any(|(c, _)| c.class.is_some());
        if !member && (several(&best) || best.iter().any(|(_, s)| s.shape.0 == 0)) {
            return self.settled(named, &best, name);
        }
        let own: Vec<Viable<'_>> = match member {
            // Which of them it is does not matter where they are alike.
            true if special
                .iter()
                .all(|(_, s)| s.annotations == special[0].1.annotations && !s.constexpr) =>
            {
                special
            }
            true => return None,
            false => self.specialised(&special, given)?.into_iter().cloned().collect(),
        };
        let all = |f: fn(Annotations) -> bool, of: &[Viable<'_>]| of.iter().any(|(_, s)| s.annotations.is_some_and(f));
        if best.iter().chain(&own).any(|(_, s)| s.annotations.is_none()) {
            return None;
        }
        let device = |of: &[Viable<'_>]| all(|a| a.device, of);
        let host = |of: &[Viable<'_>]| all(|a| a.host, of);
        let side = match (device(&best) || device(&own), host(&best) || host(&own)) {
            (true, true) => return None,
            (true, false) => Side::Device,
            (false, _) => Side::Host,
        };
        let constexpr = if own.is_empty() { &best } else { &own };
        let constexpr = constexpr.iter().any(|(_, s)| s.constexpr);
        best.extend(own);
        let declared = best.iter().find(|(_, s)| s.definition).or(best.first())?.1.place;
        Some(Called {
            constexpr,
            inline: self.inline_of(&best),
            name,
            declared: Declared {
                in_branch: self.is_of_one_branch(&best, named),
                ..declared.into()
            },
            by_name: named.by_name,
            ..Called::unnamed(side)
        })
    }

    /// The same where the number of arguments says it all.
    pub(super) fn judged_by(
        &self,
        named: &Named,
        count: &dyn Fn(&Candidate) -> Option<usize>,
        name: String,
    ) -> Option<Called> {
        let viable = self.viable(named, count)?;
        let given = viable.first().and_then(|(c, _)| count(c));
        let mut called = self.settled(named, &viable, name)?;
        // Whatever the types are, one of these is called.
        called.is_only |= self.in_definition_of_template() && are_of_host_alike(&viable);
        Some(self.with_left_out(called, &viable, given))
    }

    /// The same where the types of the operands say it.
    pub(super) fn judged_by_types(&self, named: &Named, given: &Operands<'_, 'a>, name: String) -> Option<Called> {
        let object = |c: &Candidate| usize::from(given.with_object && c.class.is_some());
        let viable = self.viable(named, &|c| given.passed.len().checked_sub(object(c)))?;
        let best = self.best(viable, given, false);
        let narrowed = best.len() < named.all.len() && !several(&best);
        let mut called = self.settled(named, &best, name)?;
        called.is_only |= narrowed && self.in_definition_of_template();
        Some(called)
    }

    /// The functions that take so many arguments; nothing if one of them is not known.
    pub(super) fn viable<'n>(
        &self,
        named: &'n Named,
        count: &dyn Fn(&Candidate) -> Option<usize>,
    ) -> Option<Vec<(&'n Candidate, Rc<FunctionSpace>)>> {
        let mut viable = Vec::new();
        for candidate in &named.all {
            if !self.index.budget.steps(STEPS) {
                return None;
            }
            let space = self.space_in_branch(candidate.spot)?;
            if count(candidate).is_none_or(|n| space.arity.0 <= n && n <= space.arity.1) {
                viable.push((candidate, space));
            }
        }
        Some(viable)
    }

    fn settled(&self, named: &Named, viable: &[(&Candidate, Rc<FunctionSpace>)], name: String) -> Option<Called> {
        let follow = self.follows_uses() && !viable.is_empty() && !several(viable);
        let anyway = || self.is_of_host_anyway(&named.all, &name).then_some(Side::Host);
        let mut side = sides(viable).or_else(anyway).or(follow.then_some(Side::Neither))?;
        match side {
            Side::Host => self.ask_for_definitions(viable),
            Side::Device if self.is_defined_after(viable) => side = follow.then_some(Side::Neither)?,
            _ => {}
        }
        let definition = viable.iter().find(|(_, s)| s.definition).or(viable.first())?;
        let constexpr = viable.iter().any(|(_, s)| s.constexpr);
        // Which of several functions is called is not asked: they must be alike.
        if constexpr && !viable.iter().all(|(_, s)| s.constexpr) && several(viable) {
            return None;
        }
        if side == Side::Host && named.by_name && self.is_annotated_later(named, viable) {
            if !follow {
                return None;
            }
            side = Side::Neither;
        }
        let places = viable.iter().filter(|_| follow).filter_map(|(_, s)| s.place);
        let others = viable.iter().filter(|_| !several(viable)).filter_map(|(_, s)| s.place);
        Some(Called {
            side,
            constexpr,
            evaluated: true,
            later: false,
            is_virtual: viable.iter().any(|(c, s)| s.is_virtual || self.overrides(c, s, &name)),
            inline: self.inline_of(viable),
            is_only: (named.by_name && !several(viable) && viable.len() == named.all.len())
                || self.in_definition_of_template() && self.are_alike(named),
            name,
            member: false,
            declared: Declared {
                also: others.into_iter().find(|p| Some(*p) != definition.1.place),
                in_branch: self.is_of_one_branch(viable, named),
                ..Declared::from(definition.1.place)
            },
            bodies: places.map(Body::from).collect(),
            by_name: named.by_name,
        })
    }

    /// Whether all functions of a name are of the host, and alike: which of them is called changes nothing.
    fn are_alike(&self, named: &Named) -> bool {
        let spaces: Option<Vec<_>> = named.all.iter().map(|c| self.declared_space(c.spot)).collect();
        spaces.is_some_and(|spaces| are_of_host_alike(&named.all.iter().zip(spaces).collect::<Vec<_>>()))
    }

    /// Whether a declaration after the call makes one of the functions run on the device, too.
    fn is_annotated_later(&self, named: &Named, viable: &[(&Candidate, Rc<FunctionSpace>)]) -> bool {
        viable.iter().any(|(c, space)| {
            let syntax = self.syntax_of_signature(c.spot);
            let node = syntax.node_at(c.spot.name_at.byte());
            let name = bare_name(&syntax, node);
            if matches!(node.kind(), Kind::OperatorName | Kind::Operator) {
                // All operators of the name are candidates.
                let others = named.all.iter().filter(|other| other.namespace == c.namespace);
                let mut spaces = others.map(|other| self.space_in_branch(other.spot));
                let device = |a: Annotations| a.device || a.global;
                let annotates = |o: Rc<FunctionSpace>| o.shape == space.shape && o.annotations.is_none_or(device);
                return spaces.any(|other| other.is_none_or(annotates));
            }
            let found = self.everywhere(name);
            if !self.index.budget.steps(found.len()) {
                return true;
            }
            let device = |f: &Found<'_>| f.declared.annotations.device || f.declared.annotations.global;
            let later = found.iter().filter(|f| f.namespace == c.namespace && device(f));
            let mut spaces = later.map(|f| self.spot_of(f).and_then(|spot| self.declared_space(spot)));
            spaces.any(|other| other.is_none_or(|other| !is_another(&other, space)))
        })
    }

    /// The functions that a callee may mean.
    pub(crate) fn functions_named(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Named> {
        match function.kind() {
            Kind::Identifier | Kind::TemplateFunction => {
                self.unqualified_functions(bare_name(self.syntax, function), arguments)
            }
            Kind::QualifiedIdentifier => self.qualified_functions(function),
            Kind::FieldExpression => {
                let object = function.field(Field::Argument)?;
                let name = bare_name(self.syntax, last_name(callee_name(function)?));
                let class = match function
                    .field(Field::Field)
                    .filter(|f| f.kind() == Kind::QualifiedIdentifier)
                {
                    // `a.B::f()`
                    Some(path) => self.class_of_path(path)?,
                    None => self.class_called_on(object, function)?,
                };
                let all = self.of_constness(self.member_functions(&class, name)?, object, function)?;
                Some(Named { all, by_name: false })
            }
            _ => None,
        }
    }

    fn unqualified_functions(&self, name: &str, arguments: Node<'a>) -> Option<Named> {
        let path = match self.scopes.lookup(name) {
            Some(_) => self.path_of_using(name)?,
            None => vec![name.to_owned()],
        };
        match self.member(name) {
            _ if path.len() > 1 => {}
            Meaning::None => {}
            Meaning::Functions(_) | Meaning::Other => {
                let class = self.this_class()?;
                let own = (0..=class)
                    .rev()
                    .find(|d| self.classes[*d].info.members.contains_key(name));
                let all = self.member_functions(&self.walked_class(own.unwrap_or(class)), name)?;
                let makes = |c: &Candidate| {
                    c.class
                        .as_ref()
                        .and_then(|c| c.info.as_ref())
                        .is_some_and(|i| i.name == name)
                };
                if all.iter().any(makes) {
                    // The name of a class: an object of it is made.
                    return None;
                }
                let all = match self.is_this_constant_by_name() {
                    Some(constant) => self.of_known_constness(all, constant)?,
                    None => all,
                };
                return Some(Named { all, by_name: false });
            }
            Meaning::Unknown(_) if !self.may_be_member(name) || self.no_class_declares(name) => {}
            _ => return None,
        }
        let mut all = self.free_functions(self.namespace, &path)?;
        if path.len() == 1 {
            all = self.with_brought(name, all)?;
        }
        // Those of CUDA are overloads of what is beside them.
        if library::runs_on_device(name) && all.iter().any(|c| self.is_global(c.namespace)) {
            return None;
        }
        if !self.has_plain_arguments(arguments) {
            self.add_associated(name, arguments, &mut all)?;
        }
        (!all.is_empty()).then_some(Named { all, by_name: true })
    }

    fn qualified_functions(&self, function: Node<'a>) -> Option<Named> {
        let path = path_of(self.syntax, function);
        let path = self.beyond_blocks(&path).unwrap_or(path);
        let first = path.first()?;
        let local = self.scopes.lookup(first).map(|symbol| symbol.kind);
        let bound = self.instance.as_ref().is_some_and(|i| i.bindings.contains_key(first));
        if local.is_some_and(|kind| kind != SymbolKind::Type) || self.is_template_parameter(first) && !bound {
            return None;
        }
        if local.is_none() && !bound && self.index.first(self.namespace, &path).is_some() {
            let all = self.free_functions(self.namespace, &path)?;
            return Some(Named { all, by_name: true });
        }
        let (last, outer) = path.split_last()?;
        let class = self.class_of_path(function);
        // Of a member template the first definition may be found, which is a specialisation.
        let general = |class: &ClassTy| class.info.as_ref().is_none_or(|info| info.arguments.is_none());
        let special = class.as_ref().and_then(|class| self.functions_of_special(class, last));
        let all = match class.filter(general) {
            _ if special.is_some() => special?,
            Some(class) => self.member_functions(&class, last)?,
            None => self.functions_of_declared_template(outer, last)?,
        };
        Some(Named { all, by_name: false })
    }

    /// Whether what a namespace declares is found as if it stood in the global one.
    fn is_global(&self, namespace: usize) -> bool {
        let mut at = namespace;
        while let Some(parent) = self.index.namespaces[at].parent {
            if self.index.namespaces[at].name.is_some() && !self.index.namespaces[at].inline {
                return false;
            }
            at = parent;
        }
        true
    }

    /// The functions of a name at namespace scope; nothing if it means anything else.
    pub(crate) fn free_functions(&self, from: usize, path: &[String]) -> Option<Vec<Candidate>> {
        let mut visible = Vec::new();
        for found in self.index.lookup_path(from, path) {
            visible.push(self.index.target(found)?);
        }
        // What files declare that are compiled by themselves hides nothing that this one sees.
        let own = |found: &Found<'_>| !self.is_of_another_unit(found.declared.file);
        if visible.iter().any(own) {
            visible.retain(own);
        }
        let mut out = Vec::new();
        for found in visible {
            self.add_function(&found, &mut out)?;
        }
        Some(out)
    }

    /// The declarations of a name in every namespace, without those of files that are compiled by themselves.
    pub(crate) fn everywhere(&self, name: &str) -> Vec<Found<'_>> {
        let mut all = self.index.everywhere(name);
        all.retain(|found| !self.is_of_another_unit(found.declared.file));
        all
    }

    pub(super) fn add_function(&self, found: &Found<'_>, out: &mut Vec<Candidate>) -> Option<()> {
        let DeclaredKind::Function { specialisation, .. } = found.declared.kind else {
            return None;
        };
        let declared = found.declared;
        let (file, item) = (declared.file, declared.item);
        let by_macro = || self.follows_uses() && is_instantiation(&self.index.syntax_of_head(file, item));
        if crate::index::is_explicit_instantiation(self.unit, file, item) || by_macro() {
            // With an annotation it is a redeclaration.
            return (!declared.annotations.any()).then_some(());
        }
        out.push(Candidate {
            spot: self.spot_of(found)?,
            namespace: found.namespace,
            class: None,
            special: specialisation,
        });
        Some(())
    }

    /// The class of the object of a member call, where its definition is known.
    fn class_called_on(&self, object: Node<'a>, access: Node<'a>) -> Option<ClassTy> {
        let class = self.class_accessed(object, access)?;
        self.ask_on_device(&class);
        Some(class).filter(|class| class.info.is_some())
    }

    /// The class of the object whose member is accessed, by `.` or through a pointer by `->`.
    pub(super) fn class_accessed(&self, object: Node<'a>, access: Node<'a>) -> Option<ClassTy> {
        if object.kind() == Kind::This {
            return Some(self.walked_class(self.this_class()?));
        }
        let ty = bare(self.type_of_object(object));
        let arrow = access.field(Field::Operator).is_some_and(|o| o.kind() == Kind::MinusGt);
        let ty = match ty {
            Ty::Pointer(t) | Ty::Array(t, _) if arrow => bare(*t),
            Ty::Class(class) if arrow => match self.result_of(&class, "operator->")? {
                Ty::Pointer(t) => bare(*t),
                _ => return None,
            },
            ty if !arrow => ty,
            _ => return None,
        };
        match ty {
            Ty::Class(class) => Some(self.as_special(*class)),
            _ => None,
        }
    }

    /// Whether no argument brings a namespace into the lookup of the callee.
    fn has_plain_arguments(&self, arguments: Node<'a>) -> bool {
        let scope = self.type_scope();
        arguments
            .children()
            .all(|a| is_plain(&self.type_of_expression(a, &scope)))
    }
}

/// Whether functions are of the host, and alike: which of them is called changes nothing.
fn are_of_host_alike(all: &[Viable<'_>]) -> bool {
    let plain = all.iter().all(|(c, s)| s.is_host() && !c.special);
    plain && all.windows(2).all(|w| w[0].1.constexpr == w[1].1.constexpr)
}

/// Whether a type has no class or enumeration in it.
fn is_plain(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) => true,
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, _) => is_plain(t),
        _ => false,
    }
}
