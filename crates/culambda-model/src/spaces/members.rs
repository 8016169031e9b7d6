//! Member functions of a class, and default initialisers of its data members: who uses them.

use crate::class::{ClassInfo, Member, MemberKind};
use crate::crossing::Body;
use crate::declarator::{bare_name, last_name};
use crate::here::{Frame, Here};
use crate::index::DeclaredKind;
use crate::instantiate::candidate::{Candidate, Spot};
use crate::instantiate::signature::Signature;
use crate::ty::{ClassTy, Ty, bare};
use crate::types::MAX_SPECIALISATIONS;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// What the functions are called of which an operator is one, as heads of declarations say it.
const OPERATOR: &str = "operator";

/// So many bytes of a text are searched in a step.
const BYTES_A_STEP: usize = 256;

impl<'a> Here<'a> {
    /// The member functions of a name, with what defines them outside of their class; nothing unless all are known.
    pub(crate) fn member_functions(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let info = class.info.as_ref().filter(|i| i.complete)?;
        if let Some(all) = self.functions_of_special(class, name) {
            return Some(all);
        }
        if !info.members.contains_key(name) && info.params.is_some() && self.has_specialisations(class) {
            return self.functions_of_specialisations(class, name);
        }
        if !info.members.contains_key(name) {
            let base = self.base_with_member(class, name, true)?;
            return self.member_functions(&base, name);
        }
        if info.params.is_some() && info.arguments.is_some() {
            return self.is_chosen(class).then(|| self.functions_of_chosen(class, name))?;
        }
        if info.params.is_some() && self.has_specialisations(class) {
            return match self.definition_chosen(class) {
                Some(chosen) => self.functions_of_chosen(&chosen, name),
                None => self.functions_of_specialisations(class, name),
            };
        }
        if info.params.is_some() && self.may_mean_later_specialisation(class, name) {
            // An instance is made after all of them.
            let instance = self.instance.is_some();
            let chosen = || self.definition_chosen(class).filter(|_| instance);
            let chosen = self.index.anywhere(chosen)?;
            if chosen.info.as_ref().is_some_and(|i| i.arguments.is_some()) {
                return self.functions_of_chosen(&chosen, name);
            }
        }
        let list: &[Member] = info.members.get(name)?;
        if let [only] = list
            && let MemberKind::Using { path, dependent } = &only.kind
        {
            return match dependent {
                true => self.functions_of_base(class, info, path),
                false => self.functions_through_using(class, path),
            };
        }
        if !self.follows_uses() && list.iter().all(|m| m.annotations.device && m.annotations.host) {
            return None;
        }
        self.functions_with(class, list, self.defined_outside(info, name)?)
    }

    /// Whether a class is a specialisation that arguments chose, where it is followed which functions use which.
    fn is_chosen(&self, class: &ClassTy) -> bool {
        let params = class.info.as_ref().and_then(|i| i.params.as_ref()).map_or(0, Vec::len);
        let open = |ty: &Ty| matches!(ty, Ty::Unknown | Ty::Dependent | Ty::Parameter(_));
        let known = class.arguments.len() == params && !class.arguments.iter().any(open);
        known && params > 0 && class.chain.is_empty() && self.follows_uses()
    }

    /// The member functions that a class declares, with these definitions outside of it.
    fn functions_with(&self, class: &ClassTy, list: &[Member], outside: Vec<(Spot, bool)>) -> Option<Vec<Candidate>> {
        let mut all = self.functions_declared(class, class.info.as_ref()?, list)?;
        all.extend(outside.into_iter().map(|(spot, special)| Candidate {
            spot,
            namespace: class.namespace,
            class: Some(class.clone()),
            special,
        }));
        Some(all)
    }

    /// The definitions of a class template that an object of it may mean; the class alone, where it has no specialisations.
    pub(super) fn definitions_of_object(&self, class: &ClassTy) -> Vec<ClassTy> {
        let Some(info) = class
            .info
            .as_ref()
            .filter(|i| i.params.is_some() && i.arguments.is_none())
        else {
            return vec![class.clone()];
        };
        let path = std::slice::from_ref(&info.name);
        if !self.has_specialisations(class)
            || self.index.specialisation_count(class.namespace, path) > MAX_SPECIALISATIONS
        {
            return vec![class.clone()];
        }
        if let Some(chosen) = self.definition_chosen(class) {
            return vec![chosen];
        }
        let special = self.index.specialisations(class.namespace, path);
        let all = std::iter::once(info).chain(&special).filter(|i| i.complete);
        all.map(|info| ClassTy {
            info: Some(Rc::clone(info)),
            ..class.clone()
        })
        .collect()
    }

    /// The member functions of a name in the definitions of a class that an object may mean; those of the definition if
    /// there is one alone.
    pub(super) fn functions_of_definitions(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let known = self.member_functions(class, name);
        let special = |info: &Rc<ClassInfo>| info.params.is_some();
        if known.is_some() || !class.info.as_ref().is_some_and(special) {
            return known;
        }
        let mut all = Vec::new();
        for one in self.definitions_of_object(class) {
            let info = one.info.as_ref()?;
            all.extend(self.functions_declared(&one, info, info.members.get(name)?)?);
        }
        (!all.is_empty() && self.defined_outside(class.info.as_ref()?, name)?.is_empty()).then_some(all)
    }

    /// The member functions of a name in a specialisation of a class template that is only declared, if none of them is
    /// defined outside of it.
    pub(super) fn functions_of_special(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let info = class.info.as_ref().filter(|i| i.arguments.is_some() && i.complete)?;
        let whole = |info: &ClassInfo| info.params.as_ref().is_none_or(Vec::is_empty);
        // Of a partial specialisation those who look at its calls do not tell what it is, and of its own members the compiler
        // says less than of those of others.
        let own = |around: &ClassInfo| around.place == info.place || !whole(around);
        if self.classes.iter().any(|a| a.info.arguments.is_some() && own(&a.info)) {
            return None;
        }
        let whole = whole(info) && info.outer().is_none();
        let alone = whole && class.chain.is_empty() && !class.levels.is_empty();
        let list = info.members.get(name).filter(|_| alone)?;
        let own = self.outside_of_definition(class, &self.defined_outside(info, name)?)?;
        self.functions_with(class, list, own)
    }

    /// A class that is known by its name and arguments alone as the specialisation that has these, where its template is only
    /// declared.
    pub(crate) fn as_special(&self, class: ClassTy) -> ClassTy {
        if class.info.is_some() || class.is_enum || class.arguments.is_empty() || !self.follows_uses() {
            return class;
        }
        let levels = class.levels.iter().flat_map(|level| level.name.split("::"));
        let path: Vec<String> = levels.map(str::to_owned).collect();
        let special = self.special_of_declared(&path, &class.arguments, self.namespace);
        special.unwrap_or(class)
    }

    /// The same, if that is known then.
    pub(crate) fn known_as_special(&self, class: ClassTy) -> Option<ClassTy> {
        Some(self.as_special(class)).filter(|class| class.info.is_some())
    }

    /// What declares member functions of a name outside of their class, and whether that is a specialisation.
    fn defined_outside(&self, info: &ClassInfo, name: &str) -> Option<Vec<(Spot, bool)>> {
        let operator = name.starts_with(OPERATOR) && !ident::is_whole(name);
        let mut out = Vec::new();
        for found in self.everywhere(if operator { OPERATOR } else { name }) {
            let path = &found.declared.path;
            let owner = path.len().checked_sub(2).and_then(|n| path.get(n));
            let DeclaredKind::Function { specialisation, .. } = found.declared.kind else {
                continue;
            };
            if owner != Some(&info.name) {
                continue;
            }
            if !operator {
                out.push((self.spot_of(&found)?, specialisation));
                continue;
            }
            if !self.index.budget.steps(2) {
                return None;
            }
            let (file, item) = (found.declared.file, found.declared.item);
            let syntax = self.index.syntax_of(file, item);
            let own = last_name(super::operators::operator_name(&syntax)?);
            if crate::class::member_key(&syntax, own) == name {
                let name_at = own.start();
                out.push((Spot { file, item, name_at }, specialisation));
            }
        }
        Some(out)
    }

    /// The member functions that are compiled with a class template, where that is instantiated as a whole: those of its
    /// definition, and what defines them outside of it.
    pub(super) fn bodies_of_class(&self, class: &ClassTy) -> Vec<Body> {
        let chosen = self.definition_chosen(class).and_then(|chosen| chosen.info);
        let Some(info) = chosen.filter(|i| i.complete && i.params.is_some() && i.arguments.is_none()) else {
            return Vec::new();
        };
        let Some(syntax) = self.syntax_of_class(&info) else {
            return Vec::new();
        };
        let template = crate::declarator::template_in(&syntax, &info.name);
        let definition = template.and_then(|t| t.children().find(|n| n.kind().is_class()));
        let mut pending: Vec<Node<'_>> = definition.and_then(|n| n.field(Field::Body)).into_iter().collect();
        let mut out = Vec::new();
        let mut nested = false;
        while let Some(list) = pending.pop() {
            for member in list.children() {
                if !self.index.budget.step() {
                    return Vec::new();
                }
                let special = |n: &Node<'_>| matches!(n.kind(), Kind::DeleteMethodClause | Kind::DefaultMethodClause);
                if member.all_children().any(|n| special(&n)) {
                    continue;
                }
                let class = member.field(Field::Type).filter(|ty| ty.kind().is_class());
                pending.extend(class.and_then(|class| class.field(Field::Body)));
                let declarator = member.field(Field::Declarator);
                let function = declarator.and_then(crate::declarator::function_declarator);
                let name = function
                    .or(declarator)
                    .and_then(crate::declarator::name_node)
                    .map(last_name);
                let Some(name) = name else { continue };
                if member.kind() == Kind::FunctionDefinition {
                    out.extend(Body::at(&syntax.view, name.start()));
                } else if function.is_some() && !nested {
                    let key = crate::class::member_key(&syntax, name);
                    let outside = self.defined_outside(&info, &key).unwrap_or_default();
                    let spaces = outside.iter().filter(|(_, special)| !special);
                    let spaces = spaces.filter_map(|(spot, _)| self.declared_space(*spot));
                    out.extend(
                        spaces
                            .filter(|s| s.shape.0 == 0)
                            .filter_map(|s| s.place)
                            .map(Body::from),
                    );
                }
            }
            nested = true;
        }
        out
    }

    /// The member functions of a list, and those of bases that using-declarations among them bring in.
    fn functions_declared(&self, class: &ClassTy, info: &Rc<ClassInfo>, list: &[Member]) -> Option<Vec<Candidate>> {
        let (own, others): (Vec<Member>, Vec<Member>) = list
            .iter()
            .cloned()
            .partition(|m| matches!(m.kind, MemberKind::Function { .. }));
        let mut all = self.member_candidates(class, info, &own)?;
        let mut shapes = Vec::new();
        for candidate in all.iter().filter(|_| !others.is_empty()) {
            shapes.push(self.declared_space(candidate.spot)?.shape.clone());
        }
        for other in &others {
            let MemberKind::Using { path, dependent: false } = &other.kind else {
                return None;
            };
            for inherited in self.functions_through_using(class, path)? {
                // One of the class hides one of the base that is like it.
                if !shapes.contains(&self.declared_space(inherited.spot)?.shape) {
                    all.push(inherited);
                }
            }
        }
        Some(all)
    }

    /// The member functions of a name in the definition of a class template that some arguments choose, if none of them is
    /// defined outside of its class: which of the definitions that is for is not asked.
    fn functions_of_chosen(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let info = class.info.as_ref()?;
        let outside = self.defined_outside(info, name)?;
        let Some(own) = self.outside_of_definition(class, &outside) else {
            return self.functions_of_specialisations(class, name);
        };
        self.functions_with(class, info.members.get(name)?, own)
    }

    /// Those of some definitions outside of their class which are of one definition of a class template, by the arguments that
    /// they are written with; nothing if it is not plain for one of them.
    fn outside_of_definition(&self, class: &ClassTy, outside: &[(Spot, bool)]) -> Option<Vec<(Spot, bool)>> {
        let info = class.info.as_ref()?;
        if outside.is_empty() {
            return Some(Vec::new());
        }
        let written = |text: &str| crate::class::fold(text);
        let own = info.arguments.as_deref().map(written)?;
        let others = self
            .index
            .specialisations(class.namespace, std::slice::from_ref(&info.name));
        let others: Vec<String> = others
            .iter()
            .filter_map(|o| o.arguments.as_deref().map(written))
            .collect();
        let mut out = Vec::new();
        for one in outside {
            let syntax = self.index.syntax_of(one.0.file, one.0.item);
            let signature = Signature::at(&syntax, one.0.name_at)?;
            let qualifier = crate::declarator::name_node(signature.function)?;
            let plain = qualifier
                .field(Field::Name)
                .is_some_and(|n| n.kind() != Kind::QualifiedIdentifier);
            let list = qualifier
                .field(Field::Scope)?
                .field(Field::Arguments)
                .filter(|_| plain)?;
            let text = written(syntax.text_of(list));
            if text == own {
                out.push(*one);
            } else if !others.contains(&text)
                && !list
                    .children()
                    .all(|a| a.kind() == Kind::TypeDescriptor && culambda_source::ident::is_whole(syntax.text_of(a)))
            {
                return None;
            }
        }
        Some(out)
    }

    /// The member functions of a name in a class template, where the arguments say which of its specialisations is meant:
    /// those of all of them, if they are functions of the host and alike.
    fn functions_of_specialisations(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let primary = class.info.as_ref().filter(|i| i.arguments.is_none())?;
        let path = std::slice::from_ref(&primary.name);
        if self.index.specialisation_count(class.namespace, path) > MAX_SPECIALISATIONS {
            return None;
        }
        let special = self.index.specialisations(class.namespace, path);
        self.functions_alike(class, std::iter::once(primary).chain(&special), name)
    }

    /// The same of a class template that is only declared, by the path in front of the name: one of a class around, or of a
    /// namespace. Each use of it means one of its specialisations.
    pub(super) fn functions_of_declared_template(&self, path: &[String], name: &str) -> Option<Vec<Candidate>> {
        let template = path.last()?;
        let mut around = self
            .this_class()
            .filter(|_| path.len() == 1)
            .map(|at| Rc::clone(&self.classes[at].info));
        while let Some(info) = around {
            if info.members.contains_key(template) {
                let special: Vec<_> = info.nested.iter().filter(|n| n.name == *template).collect();
                let known = info.complete && special.iter().all(|n| n.arguments.is_some());
                let outside = || self.index.is_specialised_outside(self.namespace, &info.name, template);
                let class = ClassTy {
                    namespace: self.namespace,
                    ..ClassTy::default()
                };
                return self
                    .functions_alike(&class, special.into_iter(), name)
                    .filter(|_| known && !outside());
            }
            if !info.complete || !info.bases.is_empty() {
                return None;
            }
            around = info.outer();
        }
        let special = self.index.specialisations(self.namespace, path);
        let class = ClassTy {
            namespace: special.first().and(Some(self.namespace))?,
            ..ClassTy::default()
        };
        self.functions_alike(&class, special.iter(), name)
    }

    /// The member functions of a name in all definitions of a class template, if they are of the host and alike.
    fn functions_alike<'c>(
        &self,
        class: &ClassTy,
        definitions: impl Iterator<Item = &'c Rc<ClassInfo>>,
        name: &str,
    ) -> Option<Vec<Candidate>> {
        let mut all = Vec::new();
        let mut template = None;
        for (number, info) in definitions.enumerate() {
            if number > MAX_SPECIALISATIONS || !self.index.budget.step() {
                return None;
            }
            template = Some(&info.name);
            let Some(list) = info.members.get(name) else {
                if info.bases.is_empty() && (info.complete || !self.is_mentioned_in(info, name)) {
                    continue;
                }
                return None;
            };
            let of = ClassTy {
                info: Some(Rc::clone(info)),
                ..class.clone()
            };
            all.extend(self.member_candidates(&of, info, list)?);
        }
        for found in self.everywhere(name) {
            let owner = found.declared.path.iter().rev().nth(1);
            if owner == template {
                all.push(Candidate {
                    spot: self.spot_of(&found)?,
                    namespace: class.namespace,
                    class: Some(class.clone()),
                    special: false,
                });
            }
        }
        let spaces: Option<Vec<_>> = all.iter().map(|c| self.declared_space(c.spot)).collect();
        let spaces = spaces?;
        let alike = spaces
            .windows(2)
            .all(|w| w[0].constexpr == w[1].constexpr && w[0].is_virtual == w[1].is_virtual);
        (alike && !all.is_empty() && spaces.iter().all(|s| s.is_host())).then_some(all)
    }

    /// Whether the text around the definition of a class mentions a name, as far as the budget goes.
    fn is_mentioned_in(&self, class: &ClassInfo, name: &str) -> bool {
        self.syntax_of_class(class).is_none_or(|syntax| {
            let text = syntax.text().as_bytes();
            let found = |at| culambda_source::ident::is_word_at(text, at, name.len());
            !self.index.budget.steps(1 + text.len() / BYTES_A_STEP)
                || memchr::memmem::find_iter(text, name.as_bytes()).any(found)
        })
    }

    /// The member functions of a name that a class is known to declare itself, where others may be hidden: what is not known
    /// of it does not change these.
    pub(super) fn own_functions(&self, class: &ClassTy, name: &str) -> Option<Vec<Candidate>> {
        let info = class.info.as_ref().filter(|i| i.arguments.is_none())?;
        if info.params.is_some() && self.has_specialisations(class) {
            return None;
        }
        let list: &[Member] = info.members.get(name)?;
        let all_functions = list.iter().all(|m| matches!(m.kind, MemberKind::Function { .. }));
        self.member_candidates(class, info, list).filter(|_| all_functions)
    }

    /// The member functions of a base that depends on the parameters of the class, which a using-declaration names.
    fn functions_of_base(&self, class: &ClassTy, info: &ClassInfo, path: &[String]) -> Option<Vec<Candidate>> {
        let (last, outer) = path.split_last()?;
        let number = info.bases.iter().position(|b| b.path.last() == outer.last())?;
        match &*self.base_type(class, &self.base_types(class), number) {
            // Its name is that of its constructors.
            Ty::Class(base) if base.info.as_ref().is_some_and(|i| i.name != *last) => self.member_functions(base, last),
            _ => None,
        }
    }

    /// The member functions of a base that a using-declaration in a class names.
    fn functions_through_using(&self, class: &ClassTy, path: &[String]) -> Option<Vec<Candidate>> {
        let (last, outer) = path.split_last()?;
        let info = class.info.as_ref().filter(|info| info.params.is_none())?;
        let base = outer.last()?;
        if *base == info.name || *last == *base {
            return None;
        }
        let scope = crate::ty::Scope {
            namespace: class.namespace,
            ..self.type_scope()
        };
        match self.resolve_path(outer, Vec::new(), &scope) {
            Ty::Class(base) => self.member_functions(&base, last),
            _ => None,
        }
    }

    pub(super) fn has_specialisations(&self, class: &ClassTy) -> bool {
        let Some(info) = &class.info else { return true };
        let path = std::slice::from_ref(&info.name);
        self.index.is_specialised(class.namespace, path)
    }

    /// Whether the template around may mean a specialisation that comes after it, where not all definitions have the same
    /// functions of the host: it sees those that are there where it is instantiated.
    fn may_mean_later_specialisation(&self, class: &ClassTy, name: &str) -> bool {
        let differing = || self.has_specialisations(class) && self.functions_of_specialisations(class, name).is_none();
        self.in_template() && self.index.anywhere(differing)
    }

    /// Whether a member function that is called on an object needs none.
    pub(crate) fn is_static_of_object(&self, access: Node<'_>, object: Node<'_>) -> bool {
        let name = access.field(Field::Field).map_or("", |n| bare_name(self.syntax, n));
        let Ty::Class(class) = bare(self.type_of_expression(object, &self.type_scope())) else {
            return false;
        };
        let list = class.info.as_ref().and_then(|i| i.members.get(name));
        list.is_some_and(|list| list.iter().all(|m| m.is_static))
    }

    /// The functions at namespace scope that a name means, if they are declarations of one.
    pub(crate) fn functions_by_name(&self, path: &[String]) -> Vec<Body> {
        let local = path.first().is_none_or(|f| self.scopes.lookup(f).is_some());
        if local || !self.follows_uses() {
            return Vec::new();
        }
        let all = self.free_functions(self.namespace, path).unwrap_or_default();
        let spaces: Vec<_> = all.iter().filter_map(|c| self.declared_space(c.spot)).collect();
        if spaces.len() != all.len() || spaces.windows(2).any(|w| w[0].shape != w[1].shape) {
            return Vec::new();
        }
        let places = spaces.iter().filter_map(|s| s.place);
        places.map(Body::from).collect()
    }

    /// The default initialisers that a constructor which is defined uses: of the members that it does not name itself.
    pub(crate) fn initialised_by(&self, node: Node<'a>) -> Option<Vec<Body>> {
        let Frame::Function(f) = self.frames.last()? else {
            return None;
        };
        let info = match &f.owner.outside_class {
            Some(class) => &class.info,
            None => &self.classes.last().filter(|_| f.owner.member.is_some())?.info,
        };
        let name = last_name(self.function_name_node(node)?);
        if bare_name(self.syntax, name) != info.name {
            return None;
        }
        let list = node.child(Kind::FieldInitializerList);
        let named: Vec<&str> = list
            .into_iter()
            .flat_map(Node::children)
            .filter_map(|i| i.children().next())
            .map(|n| self.text(n))
            .collect();
        // One that hands on to another constructor initialises nothing itself.
        if named.contains(&info.name.as_str()) {
            return None;
        }
        Some(self.default_initialisers(info, |name, _| !named.contains(&name)))
    }

    /// The default initialisers that an object uses which no written constructor makes.
    pub(crate) fn initialised_implicitly(&self, class: &ClassTy, arguments: Option<Node<'a>>) -> Vec<Body> {
        let Some(info) = class.info.as_ref().filter(|i| i.complete && self.follows_uses()) else {
            return Vec::new();
        };
        let written = info.members.get(&info.name).into_iter().flatten();
        let given = arguments.map_or(0, |a| a.children().count());
        if info.params.is_some() || written.count() > 0 && given > 0 || !self.has_implicit_default(info) {
            return Vec::new();
        }
        self.default_initialisers(info, |_, number| number >= given)
    }

    /// Whether the default constructor of a class is not written, or defaulted.
    pub(super) fn has_implicit_default(&self, info: &ClassInfo) -> bool {
        let Some(all) = info.members.get(&info.name) else {
            return true;
        };
        let Some(syntax) = self.syntax_of_class(info) else {
            return false;
        };
        let defaulted = |m: &crate::class::Member| {
            let signature = crate::instantiate::signature::Signature::at(&syntax, m.at);
            signature.is_some_and(|s| {
                s.parameters().is_empty() && s.declaration.children().any(|n| n.kind() == Kind::DefaultMethodClause)
            })
        };
        all.iter().any(defaulted)
    }

    /// The default initialisers of the members of a class that are wanted, by name and number.
    fn default_initialisers(&self, info: &ClassInfo, wanted: impl Fn(&str, usize) -> bool) -> Vec<Body> {
        let Some(syntax) = self.syntax_of_class(info) else {
            return Vec::new();
        };
        let mut fields: Vec<(&String, &crate::class::Member)> = info
            .members
            .iter()
            .filter_map(|(n, l)| Some((n, l.first()?)))
            .filter(|(_, m)| m.field().is_some() && !m.is_static)
            .collect();
        fields.sort_by_key(|(_, m)| m.at);
        let mut out = Vec::new();
        for (number, (name, member)) in fields.into_iter().enumerate() {
            let Some((declaration, declarator)) = member.declared(&syntax) else {
                continue;
            };
            let value =
                crate::class::initialiser(declaration, declarator).or_else(|| declaration.field(Field::DefaultValue));
            let value = value.filter(|_| wanted(name, number));
            out.extend(value.and_then(|v| Body::at(&syntax.view, v.start())));
        }
        out
    }
}
