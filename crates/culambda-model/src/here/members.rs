//! Names that are members of the enclosing class.

use super::{ClassFrame, Frame, FunctionFrame, Here};
use crate::budget;
use crate::class::{ClassInfo, MemberKind};
use crate::index::is_explicit_instantiation;
use crate::index::{ClassLookup, Declared, DeclaredKind};
use crate::meaning::{Candidate, Meaning};
use crate::reasons::{MAY_BE_MEMBER, UNDEFINED};

use crate::ty::{BaseTypes, ClassTy, Path, Ty, class_identity};
use crate::wellknown;
use culambda_source::presets;
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// The classes that a search for a member went through.
#[derive(Default)]
struct Visited {
    seen: FxHashSet<(usize, String)>,
    /// From the class that was asked to the one that is looked at.
    path: Path<()>,
    /// Whether what was found of the class that is looked at is not all of the answer: a base was left out that is
    /// looked at elsewhere in this search, or that could not be followed.
    open: bool,
}

/// Hierarchies are followed this far: the search is recursive, and its stack is not the input's to choose.
const MAX_CHAIN: usize = 200;

impl Here<'_> {
    /// The class whose members the innermost function can name without qualification.
    pub(crate) fn this_class(&self) -> Option<usize> {
        let is_friend = self.innermost_function().is_some_and(|f| f.owner.friend);
        self.class_of_names().filter(|_| !is_friend)
    }

    /// The innermost class in whose scope names are looked up: that of a friend which is defined in it, too.
    pub(crate) fn class_of_names(&self) -> Option<usize> {
        let depth = self.innermost_function().map(|f| f.class_depth);
        depth.unwrap_or(self.classes.len()).checked_sub(1)
    }

    /// The innermost function around.
    pub(crate) fn innermost_function(&self) -> Option<&FunctionFrame<'_>> {
        self.frames.iter().rev().find_map(|f| match f {
            Frame::Function(f) => Some(f),
            _ => None,
        })
    }

    /// The classes whose members it can name so, the innermost last.
    pub(crate) fn own_classes(&self) -> &[ClassFrame] {
        self.this_class().map_or(&[], |class| &self.classes[..=class])
    }

    /// What an unqualified name means as a member.
    pub(crate) fn member(&self, name: &str) -> Meaning {
        let Some(class) = self.this_class() else {
            return Meaning::None;
        };
        let frame = &self.classes[class];
        if let Some(known) = frame.asked.borrow().get(name) {
            return known.clone();
        }
        let own = self.class_where_defined(&frame.info);
        let mut visited = Visited::default();
        let meaning = match self.member_in(&own, name, frame.context.explicit, &mut visited) {
            _ if self.index.budget.is_spent() => return Meaning::Unknown(budget::REASON.to_owned()),
            Meaning::None if self.is_outer_member(class, name) => Meaning::Other,
            other => other,
        };
        // What a base of a local class means may change with the block that is walked. That bases lead back to themselves
        // is part of the answer for whoever asks from the same class.
        if !frame.local {
            frame.asked.borrow_mut().insert(name.to_owned(), meaning.clone());
        }
        meaning
    }

    /// Members of the classes around are found too, but need no object here.
    fn is_outer_member(&self, class: usize, name: &str) -> bool {
        self.classes[..class].iter().any(|c| c.info.members.contains_key(name))
    }

    /// The namespace in which a class of the index is defined.
    pub(crate) fn namespace_around(&self, class: &ClassInfo) -> Option<crate::index::NamespaceId> {
        let (file, offset) = class.place;
        class.syntax.as_ref()?;
        self.index.namespace_at(file, offset)
    }

    /// A base of a class, where its definition is known. One that no file defines is noted, to be searched in the
    /// project; behind an alias a specialisation may be meant.
    fn base_of(&self, class: &ClassTy, types: &BaseTypes, number: usize) -> Option<Rc<Ty>> {
        let base = class.info.as_ref()?.bases.get(number)?;
        let ty = self.base_type(class, types, number);
        let Some(found) = ty.known_class() else {
            if !self.index.is_asked(&base.path) {
                let _ = self.index.class_around(class.namespace, &base.path);
            }
            return None;
        };
        let name = found.info.as_ref().map(|i| &i.name)?;
        let behind_alias = base.path.last() != Some(name);
        let declared = || self.index.lookup_kinds(found.namespace, std::slice::from_ref(name));
        let chosen = found.info.as_ref().is_some_and(|i| i.arguments.is_some());
        let special = behind_alias && !chosen && declared().iter().any(|f| self.is_special(f.declared));
        (!special).then_some(ty)
    }

    /// Whether a declaration is a specialisation of a class template, not just an instantiation.
    fn is_special(&self, declared: &Declared) -> bool {
        let kind = declared.kind;
        matches!(
            kind,
            DeclaredKind::Class {
                specialisation: true,
                ..
            }
        ) && !is_explicit_instantiation(self.unit, declared.file, declared.item)
    }

    /// What a name means in a class and its bases.
    pub(crate) fn member_of(&self, class: &Rc<ClassInfo>, name: &str) -> Meaning {
        self.member_in(&self.class_where_defined(class), name, false, &mut Visited::default())
    }

    /// The same. Where all template arguments are given, as in `template <> void A<int>::f()` and in bases, no base
    /// is dependent any longer, whatever it is in the template.
    fn member_in(&self, class: &ClassTy, name: &str, concrete: bool, visited: &mut Visited) -> Meaning {
        let Some(info) = &class.info else { return Meaning::None };
        if let Some(list) = info.members.get(name) {
            return self.meaning_of(class, list, name, visited);
        }
        let mut unknown = (!info.complete).then(|| {
            let shown = if info.name.is_empty() { "the class" } else { &info.name };
            format!(
                "`{name}` {MAY_BE_MEMBER} `{shown}`, whose definition was not found or could not be read as a whole"
            )
        });
        let types = self.base_types(class);
        for (number, _) in info.bases.iter().enumerate().filter(|(_, b)| concrete || !b.dependent) {
            let why = match self.member_of_base((class, &types, number), name, visited) {
                Ok(Meaning::None) => continue,
                Ok(Meaning::Unknown(why)) => why,
                Ok(known) => return known,
                Err(_) if unknown.is_some() && !self.index.budget.is_spent() => continue,
                Err(why) => {
                    let base = info.bases.get(number).map_or("", |base| &base.text);
                    match presets::unseen(base) {
                        Some(class) => format!("`{name}` {MAY_BE_MEMBER} `{class}`, {why}"),
                        None => format!("`{name}` {MAY_BE_MEMBER} the base class `{base}`, {why}"),
                    }
                }
            };
            if self.index.budget.is_spent() {
                return Meaning::Unknown(why);
            }
            unknown = unknown.or(Some(why));
        }
        let unknown = unknown.filter(|_| !wellknown::is_macro(name));
        unknown.map_or(Meaning::None, Meaning::Unknown)
    }

    /// What a name means in a base, or why that is not known of this base.
    fn member_of_base(
        &self,
        base: (&ClassTy, &BaseTypes, usize),
        name: &str,
        visited: &mut Visited,
    ) -> Result<Meaning, &'static str> {
        let (class, types, number) = base;
        let Some(ty) = self.index.budget.step().then(|| self.base_of(class, types, number)) else {
            visited.open = true;
            return Ok(Meaning::Unknown(budget::REASON.to_owned()));
        };
        let Some(found) = ty.as_ref().and_then(|ty| ty.known_class()) else {
            let info = class.info.as_ref();
            let written = info.and_then(|info| info.bases.get(number)).map(|base| &*base.path);
            let of_standard = written.and_then(|path| match path {
                [std, own] if std == "std" && self.index.first(self.namespace, path).is_none() => Some(own),
                _ => None,
            });
            let lacks = of_standard.is_some_and(|own| wellknown::is_no_member(own, name));
            return if lacks { Ok(Meaning::None) } else { Err(UNDEFINED.words) };
        };
        // Most bases have no bases of their own, and not the name.
        if found
            .info
            .as_ref()
            .is_some_and(|i| i.complete && i.bases.is_empty() && !i.members.contains_key(name))
        {
            return Ok(Meaning::None);
        }
        let (class, arguments) = class_identity(found);
        let key = (class, arguments, name.to_owned());
        if let Some(known) = self.index.kept.meanings.borrow().get(&key) {
            return Ok(known.clone());
        }
        if visited.path.len() > MAX_CHAIN || visited.path.has(found) {
            visited.open = true;
            return Err("which leads back to itself");
        }
        if !visited.seen.insert((key.0, key.1.clone())) {
            visited.open = true;
            return Ok(Meaning::None);
        }
        let around = std::mem::take(&mut visited.open);
        visited.path.push(found.clone(), ());
        let meaning = self.member_in(found, name, true, visited);
        visited.path.pop();
        if !visited.open && !self.index.budget.is_spent() && !self.depends_on_place(found) {
            self.index.kept.meanings.borrow_mut().insert(key, meaning.clone());
        }
        visited.open |= around;
        Ok(meaning)
    }

    fn meaning_of(&self, class: &ClassTy, list: &[crate::class::Member], name: &str, visited: &mut Visited) -> Meaning {
        let (mut all, mut brought) = (Vec::new(), Vec::new());
        for m in list {
            match &m.kind {
                MemberKind::Field(_) if !m.is_static => return Meaning::Field,
                MemberKind::Function {
                    signature,
                    arity,
                    template,
                    ..
                } => {
                    all.push(Candidate {
                        is_static: m.is_static,
                        arity: *arity,
                        template: *template,
                        signature: signature.clone(),
                    });
                }
                // The reference captures nothing for what a dependent base alone brings in.
                MemberKind::Using { dependent: true, .. } if list.len() == 1 => return Meaning::Other,
                // Together with others it leaves the choice to the instantiation.
                MemberKind::Using { dependent: true, .. } => brought.push(Candidate::of_dependent_base()),
                MemberKind::Using { path, .. } => match self.through_using(class, path, name, visited) {
                    Meaning::Functions(more) => brought.extend(more),
                    other if list.len() == 1 => return other,
                    Meaning::Unknown(why) => return Meaning::Unknown(why),
                    _ => {}
                },
                _ => return Meaning::Other,
            }
        }
        // A member of the class itself hides the one of a base with the same parameters.
        let own = all.len();
        for candidate in brought {
            if !all[..own]
                .iter()
                .any(|c| c.signature == candidate.signature && c.template == candidate.template)
            {
                all.push(candidate);
            }
        }
        Meaning::Functions(all)
    }

    /// `using Base::name;` in a class.
    fn through_using(&self, class: &ClassTy, path: &[String], name: &str, visited: &mut Visited) -> Meaning {
        let scope = &path[..path.len().saturating_sub(1)];
        let bases = class.info.as_ref().map_or(&[][..], |i| &i.bases);
        let found = match bases.iter().position(|b| b.path.last() == scope.last()) {
            Some(number) => {
                let ty = self.base_of(class, &self.base_types(class), number);
                ty.as_ref().and_then(|ty| ty.known_class()).cloned()
            }
            None => match self.alias_in(class, scope) {
                // `using base = B<T>; using base::b;` brings in what a dependent base has.
                Ty::Class(base) if bases.iter().any(|b| b.dependent && b.path.last() == base.name()) => {
                    return Meaning::Other;
                }
                Ty::Dependent => return Meaning::Other,
                Ty::Class(base) => Some(*base),
                _ => match self.index.class_around(class.namespace, scope) {
                    ClassLookup::Found(c) => Some(self.class_where_defined(&c)),
                    _ => None,
                },
            },
        };
        match found {
            Some(c) if self.index.budget.step() && visited.seen.insert(class_identity(&c)) => {
                self.member_in(&c, name, false, visited)
            }
            _ => Meaning::Unknown(format!("`{name}` comes from `{}`, {UNDEFINED}", scope.join("::"))),
        }
    }

    /// What `A::b` names when `A` is the enclosing class or one of its bases; `None` for any other scope.
    pub(crate) fn qualified_member(&self, scope: &[String], name: &str) -> Meaning {
        let (Some(index), Some(last)) = (self.this_class(), scope.last()) else {
            return Meaning::None;
        };
        let alias = self.class_behind(scope, index);
        if matches!(alias, Alias::Dependent) {
            return Meaning::Other;
        }
        let mut visited = Visited::default();
        let mut pending = vec![self.class_where_defined(&self.classes[index].info)];
        while let Some(class) = pending.pop() {
            let Some(info) = &class.info else { continue };
            if info.name == *last || matches!(&alias, Alias::Class(c) if c.place == info.place) {
                return match self.member_in(&class, name, false, &mut visited) {
                    _ if self.index.budget.is_spent() => Meaning::Unknown(budget::REASON.to_owned()),
                    meaning => meaning,
                };
            }
            let types = self.base_types(&class);
            for (number, base) in info.bases.iter().enumerate() {
                let named = base.path.last() == Some(last);
                match base.dependent {
                    true if named => return Meaning::Other,
                    true => continue,
                    false if !self.index.budget.step() => return Meaning::Unknown(budget::REASON.to_owned()),
                    false => {}
                }
                let ty = self.base_of(&class, &types, number);
                match ty.as_ref().and_then(|ty| ty.known_class()) {
                    Some(c) if visited.seen.insert(class_identity(c)) => pending.push(c.clone()),
                    None if named => {
                        return Meaning::Unknown(format!(
                            "`{}::{name}` {MAY_BE_MEMBER} a base class that no file that was read defines",
                            scope.join("::")
                        ));
                    }
                    _ => {}
                }
            }
        }
        match alias {
            // Whichever class it stands for, neither the one around nor a base of it has such a member.
            Alias::Unknown if matches!(self.member_of_any(index, name), Meaning::None) => Meaning::None,
            Alias::Unknown => Meaning::Unknown(format!(
                "`{}::{name}` {MAY_BE_MEMBER} the class or a base of it: what `{last}` stands for is not known",
                scope.join("::")
            )),
            _ => Meaning::None,
        }
    }

    /// What a name means in one of the classes around and its bases, those that depend on template parameters too.
    fn member_of_any(&self, class: usize, name: &str) -> Meaning {
        let class = self.class_where_defined(&self.classes[class].info);
        self.member_in(&class, name, true, &mut Visited::default())
    }

    /// The class that an alias in a qualified name stands for.
    fn class_behind(&self, scope: &[String], class: usize) -> Alias {
        let Some(first) = scope.first().filter(|f| !f.is_empty()) else {
            return Alias::None;
        };
        let local = self
            .scopes
            .lookup(first)
            .is_some_and(|s| s.kind == crate::scope::SymbolKind::Type);
        let member = self.classes[..=class].iter().any(|c| {
            c.info
                .members
                .get(first)
                .is_some_and(|l| l.iter().all(|m| matches!(m.kind, MemberKind::Type(_))))
        });
        let aliases = |path: &[String]| {
            self.index
                .lookup_kinds(self.namespace, path)
                .iter()
                .any(|f| f.declared.kind == DeclaredKind::Alias)
        };
        let outside = || (1..=scope.len()).any(|n| aliases(&scope[..n]));
        if !local && !member && !outside() {
            return Alias::None;
        }
        match self.resolve_path(scope, Vec::new(), &self.type_scope()) {
            Ty::Class(c) if c.is_enum => Alias::None,
            Ty::Class(c) => c.info.clone().map_or(Alias::Unknown, Alias::Class),
            Ty::Dependent => Alias::Dependent,
            _ => Alias::Unknown,
        }
    }
}

/// What an alias stands for.
enum Alias {
    /// It is none.
    None,
    Class(Rc<ClassInfo>),
    Dependent,
    Unknown,
}
