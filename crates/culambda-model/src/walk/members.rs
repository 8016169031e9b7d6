//! Names that are members of the enclosing class.

use super::{Frame, Walker};
use crate::class::{ClassInfo, MemberKind};
use crate::index::ClassLookup;
use std::rc::Rc;

/// What a name means in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A non-static data member.
    Field,
    /// A non-static member function.
    Function,
    /// A static member, a type, an enumerator: needs no object.
    Other,
    /// No member.
    None,
    /// Not to be known, and why.
    Unknown(String),
}

/// Bases of bases are followed this far; deeper hierarchies are not known.
const MAX_BASES: usize = 64;

impl Walker<'_> {
    /// The class whose members the innermost function can name without qualification.
    pub(crate) fn this_class(&self) -> Option<usize> {
        let depth = self.frames.iter().rev().find_map(|f| match f {
            Frame::Function(f) => Some((f.class_depth, f.owner.friend)),
            _ => None,
        });
        match depth {
            Some((0, _) | (_, true)) => None,
            Some((depth, _)) => Some(depth - 1),
            None => self.classes.len().checked_sub(1),
        }
    }

    /// What an unqualified name means as a member.
    pub(crate) fn member(&self, name: &str) -> Meaning {
        let Some(class) = self.this_class() else { return Meaning::None };
        let mut budget = MAX_BASES;
        match self.member_of(&self.classes[class].info, name, &mut budget) {
            Meaning::None if self.is_outer_member(class, name) => Meaning::Other,
            other => other,
        }
    }

    /// Members of the classes around are found too, but need no object here.
    fn is_outer_member(&self, class: usize, name: &str) -> bool {
        self.classes[..class].iter().any(|c| c.info.members.contains_key(name))
    }

    /// What a name means in a class and its bases.
    pub(crate) fn member_of(&self, class: &Rc<ClassInfo>, name: &str, budget: &mut usize) -> Meaning {
        if let Some(list) = class.members.get(name) {
            return self.meaning_of(class, list, name, budget);
        }
        let mut unknown = None;
        if !class.complete {
            let shown = if class.name.is_empty() { "the class" } else { &class.name };
            unknown = Some(format!("`{name}` may be a member of `{shown}`, whose definition was not found or could not be read as a whole"));
        }
        for base in class.bases.iter().filter(|b| !b.dependent) {
            *budget = budget.saturating_sub(1);
            let found = match self.index.class(self.namespace, &base.path) {
                ClassLookup::Found(c) if *budget > 0 => self.member_of(&c, name, budget),
                _ => Meaning::Unknown(format!("`{name}` may be a member of the base class `{}`, which no file that was read defines", base.text)),
            };
            match found {
                Meaning::None => {}
                Meaning::Unknown(why) => unknown = unknown.or(Some(why)),
                known => return known,
            }
        }
        unknown.map_or(Meaning::None, Meaning::Unknown)
    }

    fn meaning_of(&self, class: &Rc<ClassInfo>, list: &[crate::class::Member], name: &str, budget: &mut usize) -> Meaning {
        let mut statics = 0;
        for m in list {
            match &m.kind {
                MemberKind::Field if !m.is_static => return Meaning::Field,
                MemberKind::Function { .. } if m.is_static => statics += 1,
                MemberKind::Function { .. } => {}
                MemberKind::Using { dependent: true, .. } => return Meaning::Other,
                MemberKind::Using { path, .. } => return self.through_using(path, name, budget),
                _ => return Meaning::Other,
            }
        }
        match statics {
            0 => Meaning::Function,
            n if n == list.len() => Meaning::Other,
            _ => Meaning::Unknown(format!("`{name}` is overloaded in `{}` with static and other member functions; which one is called is not known", class.name)),
        }
    }

    /// `using Base::name;` in a class.
    fn through_using(&self, path: &[String], name: &str, budget: &mut usize) -> Meaning {
        let scope = &path[..path.len().saturating_sub(1)];
        *budget = budget.saturating_sub(1);
        match self.index.class(self.namespace, scope) {
            ClassLookup::Found(c) if *budget > 0 => self.member_of(&c, name, budget),
            _ => Meaning::Unknown(format!("`{name}` comes from `{}`, which no file that was read defines", scope.join("::"))),
        }
    }

    /// What `A::b` names when `A` is the enclosing class or one of its bases; `None` for any other scope.
    pub(crate) fn qualified_member(&self, scope: &[String], name: &str) -> Meaning {
        let (Some(index), Some(last)) = (self.this_class(), scope.last()) else { return Meaning::None };
        let mut budget = MAX_BASES;
        let mut pending = vec![Rc::clone(&self.classes[index].info)];
        while let Some(class) = pending.pop() {
            if class.name == *last {
                return self.member_of(&class, name, &mut budget);
            }
            for base in &class.bases {
                if base.path.last() != Some(last) && budget == 0 {
                    continue;
                }
                budget = budget.saturating_sub(1);
                if base.dependent {
                    if base.path.last() == Some(last) {
                        return Meaning::Other;
                    }
                    continue;
                }
                match self.index.class(self.namespace, &base.path) {
                    ClassLookup::Found(c) if budget > 0 => pending.push(c),
                    _ if base.path.last() == Some(last) => {
                        return Meaning::Unknown(format!("`{}::{name}` may be a member of a base class that no file that was read defines", scope.join("::")));
                    }
                    _ => {}
                }
            }
        }
        Meaning::None
    }
}
