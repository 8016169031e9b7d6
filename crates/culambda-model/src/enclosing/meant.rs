//! Which definitions of classes the scopes in front of a name mean, where some of them are specialisations.

use super::context::Level;
use super::{only, path_of_scopes};
use crate::class::{ClassInfo, fold};
use crate::declarator::bare_name;
use crate::facts::NestedClass;
use crate::here::Here;
use crate::ty::{Scope, Ty};
use culambda_source::ident;
use culambda_syntax::Node;
use std::rc::Rc;

/// The definitions that scopes mean, from outside in.
#[derive(Default)]
pub(super) struct Meant {
    /// Those that are not what the names alone mean: specialisations, and what is in them.
    levels: Vec<Option<Rc<ClassInfo>>>,
    /// Whether the scope before has arguments for which no definition was found.
    unspecialised: bool,
    /// Whether a specialisation was found, and not what is in it.
    lost: bool,
}

impl Meant {
    /// Goes on with the last of some scopes.
    pub(super) fn descend(&mut self, w: &Here<'_>, scopes: &[Node<'_>], level: &Level<'_>) -> Option<Rc<ClassInfo>> {
        let found = self.definition(w, scopes, level);
        self.unspecialised = level.explicit && found.is_none();
        self.levels.push(found.clone());
        found
    }

    fn definition(&mut self, w: &Here<'_>, scopes: &[Node<'_>], level: &Level<'_>) -> Option<Rc<ClassInfo>> {
        let name = bare_name(w.syntax, *scopes.last()?);
        let outer = self.levels.last().cloned().flatten();
        let arguments = level.arguments.as_deref().filter(|_| !level.is_primary);
        match (outer, arguments) {
            (Some(outer), None) => {
                let inside = outer.nested.iter().filter(|c| c.name == name && c.arguments.is_none());
                let found = only(inside.cloned().collect());
                self.lost |= found.is_none();
                found
            }
            (None, _) if self.is_specialised_elsewhere(w, scopes) => {
                self.lost = true;
                None
            }
            (None, Some(arguments)) => {
                let params = level.params.as_deref().unwrap_or_default();
                specialisation(w, scopes, arguments, params)
                    .or_else(|| as_written(w, scopes, level))
                    .or_else(|| fitting(w, scopes, level))
            }
            // A specialisation of a member of a specialisation.
            (Some(_), Some(_)) => {
                self.lost = true;
                None
            }
            (None, None) => None,
        }
    }

    /// Whether the last of some scopes may be defined for the arguments of the one before: `struct A<int>::B { .. };`.
    fn is_specialised_elsewhere(&self, w: &Here<'_>, scopes: &[Node<'_>]) -> bool {
        let [.., outer, inner] = scopes else { return false };
        let [outer, inner] = [outer, inner].map(|scope| bare_name(w.syntax, *scope));
        self.unspecialised && w.index.is_defined_outside(w.namespace, outer, inner)
    }

    /// The definition that all the scopes mean, if the names alone mean `primary`.
    pub(super) fn class(&self, primary: &Rc<ClassInfo>) -> Rc<ClassInfo> {
        let unknown = || ClassInfo {
            name: primary.name.clone(),
            path: primary.path.clone(),
            ..ClassInfo::default()
        };
        match self.levels.last() {
            _ if self.lost => Rc::new(unknown()),
            Some(Some(class)) => Rc::clone(class),
            _ => Rc::clone(primary),
        }
    }

    /// The definition that all the scopes mean, if it is in a specialisation or is one.
    pub(super) fn special(&self) -> Option<Rc<ClassInfo>> {
        self.levels.last().cloned().flatten().filter(|_| !self.lost)
    }

    /// The access of the classes that are in others, innermost first; nothing where the names alone say it.
    pub(super) fn access(&self) -> Option<Vec<NestedClass>> {
        let outer = self.levels.get(..self.levels.len().checked_sub(1)?)?;
        let inside = outer.iter().zip(&self.levels[1..]).rev();
        let access = inside.map(|(outer, inner)| {
            let (outer, inner) = (outer.as_ref()?, inner.as_ref()?);
            let member = outer.members.get(&inner.name)?.first()?;
            Some(NestedClass {
                name: inner.name.clone(),
                access: member.access,
                access_place: member.access_place,
            })
        });
        access.collect::<Option<Vec<_>>>().filter(|all| !all.is_empty())
    }
}

/// The specialisation whose arguments are the same text.
fn as_written(w: &Here<'_>, scopes: &[Node<'_>], level: &Level<'_>) -> Option<Rc<ClassInfo>> {
    let text = w.text(level.list?);
    only(
        w.index
            .specialisations_read_as(w.namespace, &path_of_scopes(w, scopes), text),
    )
}

/// The partial specialisation that explicit arguments choose.
fn fitting(w: &Here<'_>, scopes: &[Node<'_>], level: &Level<'_>) -> Option<Rc<ClassInfo>> {
    let list = level.list.filter(|_| level.explicit)?;
    let path = path_of_scopes(w, scopes);
    if !w.index.is_specialised(w.namespace, &path) {
        return None;
    }
    let scope = Scope::of_namespace(w.syntax, w.namespace);
    let arguments = w.argument_types(Some(list), &scope);
    let Ty::Class(class) = w.resolve_path(&path, arguments, &scope) else {
        return None;
    };
    w.definition_chosen(&class)?.info
}

/// The specialisation of a class whose arguments read the same.
fn specialisation(w: &Here<'_>, scopes: &[Node<'_>], arguments: &[String], params: &[String]) -> Option<Rc<ClassInfo>> {
    let (path, want) = (path_of_scopes(w, scopes), format!("<{}>", arguments.join(",")));
    let same = w.index.specialisations_read_as(w.namespace, &path, &want);
    // From another namespace its arguments are qualified in another way.
    let unqualified = || only(w.index.specialisations_read_unqualified_as(w.namespace, &path, &want));
    // Its parameters may have other names here.
    let renamed = || {
        let want = with_numbers(&want, params);
        let reads_so = |class: &Rc<ClassInfo>| {
            let own = class.params.as_deref().unwrap_or_default();
            let arguments = class.arguments.as_deref().unwrap_or_default();
            own.len() == params.len() && with_numbers(arguments, own) == want
        };
        let all = w.index.specialisations(w.namespace, &path);
        only(all.into_iter().filter(reads_so).collect())
    };
    let found = same.into_iter().next().or_else(unqualified);
    found.or_else(|| (!params.is_empty()).then(renamed)?)
}

/// The arguments of a specialisation with numbers for its parameters, without blanks.
fn with_numbers(arguments: &str, params: &[String]) -> String {
    let number = |word: &str| params.iter().position(|own| own.trim_end_matches("...") == word);
    let folded = fold(arguments);
    let mut out = String::with_capacity(folded.len());
    let mut rest = folded.as_str();
    while let Some(first) = rest.chars().next() {
        let (word, after) = rest.split_at(ident::prefix(rest).max(first.len_utf8()));
        match number(word) {
            Some(number) => {
                out.push('$');
                out += &number.to_string();
            }
            None => out += word,
        }
        rest = after;
    }
    out
}
