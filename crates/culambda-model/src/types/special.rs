//! Which definition of a class template some arguments choose: the primary one, or a specialisation.

use crate::class::{ClassInfo, name_of};
use crate::declarator::{last_name, template_in};
use crate::here::Here;
use crate::index::{DeclaredKind, NamespaceId};
use crate::ty::{Bound, Choice, ClassTy, Extent, KeptChoice, Scope, Ty, as_parameters, identities, pairs, same};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;
use std::sync::Arc;

/// Of class templates with more specialisations the definition that a call means is not looked for.
pub(crate) const MAX_SPECIALISATIONS: usize = 64;

/// The definition that arguments choose.
pub(super) enum Chosen {
    /// The one that lookup found.
    Primary,
    /// A specialisation, with what its own parameters stand for.
    Special(Box<ClassTy>),
    /// Which one is not known.
    Open,
}

impl Chosen {
    /// What was found, for a class with these arguments.
    fn new(found: KeptChoice, class: &ClassTy) -> Chosen {
        match found {
            KeptChoice::Primary => Chosen::Primary,
            KeptChoice::Special(special, bound) => Chosen::Special(Box::new(of(special, class, bound))),
            KeptChoice::Open => Chosen::Open,
        }
    }
}

/// Whether arguments fit a specialisation.
enum Fit {
    /// They do, with what its parameters stand for then.
    Yes(Vec<Ty>),
    No,
}

impl Here<'_> {
    /// A class of a template as the definition that its arguments choose; nothing if that is not known, as where arguments
    /// are deduced.
    pub(crate) fn definition_chosen(&self, class: &ClassTy) -> Option<ClassTy> {
        let general = class.info.as_ref().filter(|i| i.arguments.is_none());
        if let Some(info) = general.filter(|i| i.params.as_ref().is_some_and(|p| !p.is_empty())) {
            let path = std::slice::from_ref(&info.name);
            let deduced = class.arguments.is_empty() && self.index.is_specialised(class.namespace, path);
            if deduced || self.index.specialisation_count(class.namespace, path) > MAX_SPECIALISATIONS {
                return None;
            }
        }
        match self.chosen_definition(class) {
            Chosen::Primary => Some(class.clone()),
            Chosen::Special(special) => Some(*special),
            Chosen::Open => None,
        }
    }

    /// The definition of a class that its arguments choose.
    pub(super) fn chosen_definition(&self, class: &ClassTy) -> Chosen {
        let Some(info) = class.info.as_ref().filter(|i| i.params.is_some()) else {
            return Chosen::Primary;
        };
        if class.arguments.is_empty() || info.arguments.is_some() {
            return Chosen::Primary;
        }
        if let Some(around) = class.chain.last() {
            let is_special = self
                .index
                .is_specialised_outside(class.namespace, &around.name, &info.name);
            return if is_special { Chosen::Open } else { Chosen::Primary };
        }
        let all = self
            .index
            .specialisations(class.namespace, std::slice::from_ref(&info.name));
        if all.is_empty() {
            return Chosen::Primary;
        }
        let place = self.place_of_chosen(class, info);
        let kept = &self.index.kept.bases.chosen;
        if let Some(known) = place.as_ref().and_then(|place| kept.borrow().get(place).cloned()) {
            let known = Some(known).filter(|_| self.index.budget.step());
            return Chosen::new(known.unwrap_or(KeptChoice::Open), class);
        }
        let before = self.index.budget.cut();
        let found = self.choose(all, class);
        if self.index.budget.cut() == before
            && let Some(place) = place
        {
            kept.borrow_mut().insert(place, found.clone());
        }
        Chosen::new(found, class)
    }

    /// Which of the specialisations of a class template its arguments choose.
    fn choose(&self, all: Vec<Rc<ClassInfo>>, class: &ClassTy) -> KeptChoice {
        let Some(arguments) = self.with_defaults(class) else {
            return KeptChoice::Open;
        };
        let (mut fitting, mut open) = (Vec::new(), false);
        for special in all {
            if !self.index.budget.step() {
                return KeptChoice::Open;
            }
            match self.fits(&special, class, &arguments) {
                Some(Fit::Yes(bound)) if special.params.as_ref().is_none_or(Vec::is_empty) => {
                    return KeptChoice::Special(special, bound);
                }
                Some(Fit::Yes(bound)) => fitting.push((special, bound)),
                Some(Fit::No) => {}
                None => open = true,
            }
        }
        match (fitting.pop(), fitting.is_empty() && !open) {
            (None, _) if !open => KeptChoice::Primary,
            (Some((special, bound)), true) => KeptChoice::Special(special, bound),
            _ => KeptChoice::Open,
        }
    }

    /// Where the definition that arguments choose is kept; nothing where that hangs on who asks: on classes around the walk,
    /// or what is local.
    fn place_of_chosen(&self, class: &ClassTy, info: &ClassInfo) -> Option<Choice> {
        let elsewhere = !self.is_around(info) && class.arguments.iter().all(|ty| self.is_elsewhere(ty));
        elsewhere.then(|| Choice {
            class: info.place,
            namespace: class.namespace,
            arguments: identities(class.arguments.iter()),
            horizon: self.index.horizon(),
            instance: self.instance.as_ref().map(|i| i.only.is_some()),
            follows_uses: self.follows_uses(),
        })
    }

    /// The specialisation that has these arguments, of a class template that is declared and not defined: one without
    /// parameters of its own, which fits better than all others, or else the only one that fits.
    pub(crate) fn special_of_declared(&self, path: &[String], arguments: &[Ty], from: NamespaceId) -> Option<ClassTy> {
        let few = || self.index.specialisation_count(from, path) <= MAX_SPECIALISATIONS;
        if arguments.is_empty() || !self.index.is_specialised(from, path) || !few() {
            return None;
        }
        let (mut fitting, mut open) = (Vec::new(), false);
        for special in self.index.specialisations(from, path) {
            if !self.index.budget.step() {
                return None;
            }
            match self.fits_declared(&special, arguments) {
                Some(Fit::Yes(bound)) if bound.is_empty() => {
                    (fitting, open) = (vec![(special, bound)], false);
                    break;
                }
                // Of those only uses across execution spaces are asked.
                Some(Fit::Yes(_)) if !self.follows_uses() => {}
                Some(Fit::Yes(bound)) => fitting.push((special, bound)),
                Some(Fit::No) => {}
                None => open |= special.params.as_ref().is_some_and(|p| !p.is_empty()),
            }
        }
        let (special, bound) = fitting.pop().filter(|_| fitting.is_empty() && !open)?;
        let syntax = self.syntax_of_class(&special)?;
        let scope = self.scope_of_class(&special, &syntax, Bound::default())?;
        match self.class_type(&special, &[], &scope) {
            Ty::Class(class) => Some(ClassTy {
                namespace: scope.namespace,
                arguments: bound,
                ..*class
            }),
            _ => None,
        }
    }

    /// The scope in which the head of a class is written, with what its template parameters mean there.
    fn scope_of_class<'s>(&self, class: &ClassInfo, syntax: &'s Syntax, bound: Bound) -> Option<Scope<'s>> {
        Some(Scope {
            syntax,
            local: false,
            classes: Vec::new(),
            namespace: self.namespace_of_class(class)?,
            bound,
        })
    }

    /// Whether arguments fit a specialisation of a class template that is only declared; `None` where that is not known, as
    /// where arguments by default are left out.
    fn fits_declared(&self, special: &Rc<ClassInfo>, arguments: &[Ty]) -> Option<Fit> {
        let names = special.params.as_deref().unwrap_or_default();
        let syntax = self.syntax_of_class(special)?;
        let scope = self.scope_of_class(special, &syntax, as_parameters(names))?;
        let head = arguments_of(&syntax, special)?;
        if pack_at_end(&syntax, head).is_some() {
            return None;
        }
        let patterns = self.template_arguments(Some(head), &scope);
        if patterns.len() != arguments.len() {
            let mut declarations = self.declarations_before(special).into_iter();
            return declarations
                .any(|d| ends_with_pack(&d, &special.name))
                .then_some(Fit::No);
        }
        bound_by(&patterns, arguments, vec![None; names.len()], validates(&syntax, head))
    }

    /// Whether the arguments of a class may choose a specialisation, as far as that is known; of a template that is only
    /// declared the class has nothing else.
    pub(crate) fn may_choose(&self, special: &Rc<ClassInfo>, class: &ClassTy) -> bool {
        if class.info.is_some() {
            let fit = |all: Vec<Ty>| self.fits(special, class, &all);
            return !matches!(self.with_defaults(class).and_then(fit), Some(Fit::No));
        }
        let names = special.params.as_deref().unwrap_or_default();
        let syntax = self.syntax_of_class(special);
        let patterns = syntax.and_then(|syntax| {
            let scope = self.scope_of_class(special, &syntax, as_parameters(names))?;
            Some(self.template_arguments(Some(arguments_of(&syntax, special)?), &scope))
        });
        let Some(patterns) = patterns.filter(|all| all.len() == class.arguments.len()) else {
            return true;
        };
        let mut bound = vec![None; names.len()];
        let mut each = patterns.iter().zip(&class.arguments);
        each.all(|(pattern, ty)| is_of_form(pattern, ty, &mut bound) != Some(false))
    }

    /// Whether the arguments of a class, with those by default, fit those of a specialisation; `None` where that is not known.
    fn fits(&self, special: &Rc<ClassInfo>, class: &ClassTy, arguments: &[Ty]) -> Option<Fit> {
        let names = special.params.as_deref().unwrap_or_default();
        let syntax = self.syntax_of_class(special)?;
        let scope = self.scope_of_class(special, &syntax, as_parameters(names))?;
        let head = arguments_of(&syntax, special)?;
        let mut patterns = self.patterns_of(special, head, &scope);
        let mut bound = vec![None; names.len()];
        if let Some(pack) = pack_at_end(&syntax, head) {
            // What a pack stands for is not one type.
            *bound.get_mut(names.iter().position(|n| n == pack)?)? = Some(Ty::Unknown);
            patterns.pop();
            if arguments.len() < patterns.len() {
                return Some(Fit::No);
            }
        } else {
            let written = ClassTy {
                arguments: patterns,
                ..class.clone()
            };
            patterns = self.with_defaults(&written)?;
            if patterns.len() != arguments.len() {
                return None;
            }
        }
        bound_by(&patterns, arguments, bound, validates(&syntax, head))
    }

    /// What the arguments in the head of a specialisation are. Where it is declared decides that, whoever asks, but for
    /// values, of which an instance may know more.
    fn patterns_of(&self, special: &ClassInfo, head: Node<'_>, scope: &Scope<'_>) -> Vec<Ty> {
        let kept = &self.index.kept.bases.patterns;
        let instance = self.instance.as_ref().is_some_and(|i| i.only.is_some());
        let key = (special.place, self.index.horizon(), instance);
        if let Some(known) = kept.borrow().get(&key) {
            return known.clone();
        }
        let before = self.index.budget.cut();
        let found = self.template_arguments(Some(head), scope);
        let types = || {
            found
                .iter()
                .all(|ty| !matches!(ty, Ty::Value(_) | Ty::Unknown | Ty::Dependent))
        };
        if self.index.budget.cut() == before && (!instance || types()) {
            kept.borrow_mut().insert(key, found.clone());
        }
        found
    }

    /// The parameters of a class template with its arguments, those by default among them; nothing unless every parameter
    /// has one.
    pub(crate) fn bound_of(&self, class: &ClassTy) -> Bound {
        let written = crate::ty::of_class(class);
        let info = class
            .info
            .as_ref()
            .filter(|i| written.is_empty() && i.arguments.is_none());
        let Some(params) = info.and_then(|i| i.params.as_deref()) else {
            return written;
        };
        if class.arguments.is_empty() || class.arguments.len() > params.len() || !class.chain.is_empty() {
            return written;
        }
        match self.with_defaults(class) {
            Some(all) if all.len() == params.len() => pairs(params, &all),
            _ => written,
        }
    }

    /// The arguments of a class with those that the primary template has by default; `None` where one is not known.
    fn with_defaults(&self, class: &ClassTy) -> Option<Vec<Ty>> {
        let info = class.info.as_ref()?;
        let mut arguments = class.arguments.clone();
        let mut declarations = vec![self.syntax_of_class(info)?];
        let own = template_in(declarations.first()?, &info.name)?
            .field(Field::Parameters)?
            .children();
        let own = own.filter(|p| p.kind().is_parameter());
        let packs: Vec<bool> = own.map(crate::class::is_template_pack).collect();
        while packs.get(arguments.len()).is_some_and(|pack| !pack) {
            let written = |s: &Arc<Syntax>| self.default_in(info, s, &arguments);
            let mut found = declarations.iter().find_map(written);
            if found.is_none() && declarations.len() == 1 {
                declarations.extend(self.declarations_before(info));
                found = declarations.iter().find_map(written);
            }
            arguments.push(found?);
        }
        Some(arguments)
    }

    /// The argument by default of the next template parameter, as one declaration of the template has it.
    fn default_in(&self, info: &ClassInfo, syntax: &Syntax, arguments: &[Ty]) -> Option<Ty> {
        let template = template_in(syntax, &info.name)?;
        let parameters = template.field(Field::Parameters)?.children();
        let parameter = parameters.filter(|p| p.kind().is_parameter()).nth(arguments.len())?;
        self.argument_by_default(parameter, syntax, || {
            let bound = pairs(&crate::class::template_parameter_names(syntax, template), arguments);
            self.scope_of_class(info, syntax, bound)
        })
    }

    /// The declarations of a class template that do not define it.
    fn declarations_before(&self, info: &ClassInfo) -> Vec<Arc<Syntax>> {
        let Some(namespace) = self.namespace_of_class(info) else {
            return Vec::new();
        };
        let undefined = |kind| {
            let is = DeclaredKind::Class {
                defined: false,
                specialisation: false,
            };
            kind == is
        };
        let all = self.everywhere(&info.name);
        let declared = all
            .iter()
            .filter(|f| f.namespace == namespace && undefined(f.declared.kind));
        declared
            .filter(|f| f.declared.path.len() == 1 && self.index.budget.step())
            .map(|f| self.index.syntax_of(f.declared.file, f.declared.item))
            .collect()
    }
}

/// What arguments make of the parameters of a specialisation with these patterns, where nothing is to be `valid` besides.
fn bound_by(patterns: &[Ty], arguments: &[Ty], mut bound: Vec<Option<Ty>>, valid: bool) -> Option<Fit> {
    let mut known = !valid;
    for (pattern, ty) in patterns.iter().zip(arguments) {
        match is_of_form(pattern, ty, &mut bound) {
            Some(true) => {}
            Some(false) => return Some(Fit::No),
            None => known = false,
        }
    }
    let bound: Option<Vec<Ty>> = bound.into_iter().collect();
    known.then_some(Fit::Yes(bound?))
}

/// Whether the head of a specialisation asks whether an expression is valid for the arguments, which nobody asks here.
fn validates(syntax: &Syntax, head: Node<'_>) -> bool {
    let text = syntax.text_of(head);
    text.contains("decltype") || text.contains("void_t")
}

/// Whether the last parameter of a class template is a pack, in one of its declarations.
fn ends_with_pack(syntax: &Syntax, name: &str) -> bool {
    let parameters = template_in(syntax, name).and_then(|t| t.field(Field::Parameters));
    let last = parameters.and_then(|p| p.children().filter(|p| p.kind().is_parameter()).last());
    last.is_some_and(crate::class::is_template_pack)
}

/// The pack that is expanded as the last argument in the head of a specialisation: `P...`.
fn pack_at_end<'t>(syntax: &'t Syntax, arguments: Node<'_>) -> Option<&'t str> {
    let last = arguments
        .children()
        .last()
        .filter(|n| n.kind() == Kind::ParameterPackExpansion)?;
    Some(syntax.text_of(last).trim_end_matches('.').trim_end())
}

/// The arguments in the head of a specialisation.
fn arguments_of<'t>(syntax: &'t Syntax, special: &ClassInfo) -> Option<Node<'t>> {
    let class = template_in(syntax, &special.name)?
        .children()
        .find(|n| n.field(Field::Body).is_some())?;
    let arguments = last_name(name_of(class)?).field(Field::Arguments)?;
    let is_this = special.arguments.as_deref() == Some(syntax.text_of(arguments));
    is_this.then_some(arguments)
}

/// A specialisation as the definition of a class.
fn of(special: Rc<ClassInfo>, class: &ClassTy, bound: Vec<Ty>) -> ClassTy {
    ClassTy {
        info: Some(special),
        arguments: bound,
        ..class.clone()
    }
}

/// Whether a type has the form of a pattern, for what parameters were bound to before; `None` where that is not known.
fn is_of_form(pattern: &Ty, ty: &Ty, bound: &mut [Option<Ty>]) -> Option<bool> {
    match (pattern, ty) {
        (_, Ty::Unknown | Ty::Dependent) | (Ty::Unknown | Ty::Dependent, _) => None,
        (Ty::Parameter(i), ty) => {
            let slot = bound.get_mut(*i)?;
            if let Some(known) = slot {
                return Some(same(known, ty));
            }
            *slot = Some(ty.clone());
            Some(true)
        }
        (Ty::Const(p), Ty::Const(t)) | (Ty::Pointer(p), Ty::Pointer(t)) => is_of_form(p, t, bound),
        (Ty::Array(p, Extent::Known(a)), Ty::Array(t, Extent::Known(b))) if a == b => is_of_form(p, t, bound),
        (Ty::Builtin(a), Ty::Builtin(b)) => Some(a == b),
        (Ty::Value(a), Ty::Value(b)) => match (number(a), number(b)) {
            (Some(a), Some(b)) => Some(a == b),
            _ => (a == b).then_some(true),
        },
        (Ty::Class(p), Ty::Class(t)) => is_class_of_form(p, t, bound),
        (p, t) if form_of(p)? != form_of(t)? => Some(false),
        _ => None,
    }
}

fn is_class_of_form(pattern: &ClassTy, ty: &ClassTy, bound: &mut [Option<Ty>]) -> Option<bool> {
    let (p, t) = (pattern.info.as_ref()?, ty.info.as_ref()?);
    if p.place != t.place {
        return Some(false);
    }
    if pattern.arguments.len() != ty.arguments.len() || !pattern.outer_arguments.is_empty() {
        return None;
    }
    let mut all = Some(true);
    for (p, t) in pattern.arguments.iter().zip(&ty.arguments) {
        match is_of_form(p, t, bound) {
            Some(true) => {}
            Some(false) => return Some(false),
            None => all = None,
        }
    }
    all
}

/// The number that a template argument is, if that is a literal.
pub(super) fn number_of(argument: &Ty) -> Option<i64> {
    match argument {
        Ty::Value(text) => number(text),
        _ => None,
    }
}

/// An argument that is a literal.
fn number(value: &str) -> Option<i64> {
    match value {
        "true" => Some(1),
        "false" => Some(0),
        digits => digits
            .parse()
            .ok()
            // `2UL` where a value was printed.
            .or_else(|| i64::try_from(culambda_source::builtin::integer(digits)?.0).ok()),
    }
}

/// What kind of type something is, where it can be of no other kind. References of both kinds are one to us.
fn form_of(ty: &Ty) -> Option<u8> {
    match ty {
        Ty::Builtin(_) => Some(0),
        Ty::Class(class) if class.is_known() => Some(1),
        Ty::Pointer(_) => Some(2),
        Ty::Array(..) => Some(3),
        Ty::Const(_) => Some(4),
        Ty::Reference(_) => Some(5),
        _ => None,
    }
}
