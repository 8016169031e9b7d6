//! Names that nothing that was read declares: what headers that were not read may say of them.

use culambda_source::{BROUGHT, DECLARED_TEMPLATE, DEVICE_FUNCTION, DIRECTIVES, FUNCTION, IncludeSite, WRITTEN};

use super::ScopeNames;
use crate::reasons::{UNDECLARED, USED_FROM};
use crate::spell::Position;
use crate::wellknown;

impl ScopeNames<'_, '_> {
    /// Asks for a type that nothing that was read declares: it may have another path where a using directive or a using
    /// declaration brings it, and has one in front of it where something else of its name hides it.
    pub(super) fn ask_for_written(&self, name: &str) {
        let w = self.walker;
        let by_directive = w.index.directives(w.namespace).next().is_some();
        let kind =
            if by_directive || self.is_inner(name) || w.own_names().is_some_and(|own| own.parameters.contains(name)) {
                WRITTEN
            } else {
                BROUGHT
            };
        w.index.ask(&[kind.to_owned(), name.to_owned()]);
    }

    /// Whether a name that nothing declares is that of a type of the standard library which a using directive shows.
    pub(super) fn is_of_shown_library(&self, name: &str) -> bool {
        let w = self.walker;
        wellknown::is_standard(name)
            && !self.is_inner(name)
            && w.index.first(w.namespace, &[name.to_owned()]).is_none()
            && (w.index.shows_standard(w.namespace) || w.directives_of_blocks().iter().any(|path| *path == ["std"]))
    }

    /// Doubts the path of a value that begins with such a type: what it names is not known.
    pub(super) fn doubt_scope(&self, name: &str) {
        if self.is_of_shown_library(name) {
            let doubt = || format!("`{name}` {UNDECLARED}, {USED_FROM} `std` by a using directive");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
    }

    /// Asks for another type of a name that a using directive or a using declaration brings: the path is another one then.
    pub(super) fn ask_for_twin(&self, name: &str) {
        self.walker.index.ask(&[WRITTEN.to_owned(), name.to_owned()]);
    }

    /// Doubts a name that is called and that nothing declares which was read, where a header is missing: an object of a class
    /// is written as a cast if it is made of one thing, and with its path if a using directive brings the class.
    pub(super) fn doubt_called(&self, path: &[String], one: bool) {
        let w = self.walker;
        let Some(name) = path.last() else { return };
        let by_directive = || path.len() == 1 && w.index.directives(w.namespace).next().is_some();
        if !one && !by_directive() || wellknown::is_function(path) || w.path_is_type(path).is_some() {
            return;
        }
        let mut includes = w.unit.files.iter().flat_map(|f| &f.includes);
        if !includes.any(|i| i.file.is_none() && !wellknown::is_standard_header(&i.name)) {
            return;
        }
        for kind in [FUNCTION, DEVICE_FUNCTION, DECLARED_TEMPLATE] {
            w.index.ask(&[kind.to_owned(), name.clone()]);
        }
        w.index.ask(path);
        let doubt = || {
            format!(
                "`{}` {UNDECLARED}: nvcc writes a cast where it is a class",
                path.join("::")
            )
        };
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// A name that no visible file declares: a using directive may bring it from a header that is not.
    pub(super) fn unseen(&self, first: &str, at: Position) -> Option<String> {
        let w = self.walker;
        let includes = || {
            w.unit
                .files
                .iter()
                .flat_map(|f| &f.includes)
                .filter(|i| i.file.is_none())
        };
        if first == "std" || self.is_namespace_around(first) {
            return None;
        }
        w.index.ask(&[DIRECTIVES.to_owned()]);
        includes().next()?;
        // A library's headers are in a folder with the name of its namespace: with `#include <rmm/exec_policy.hpp>`,
        // `rmm::exec_policy` is from there.
        let is_folder = |i: &IncludeSite| i.name.split_once('/').is_some_and(|(folder, _)| folder == first);
        if at.qualifies && includes().any(is_folder) {
            return None;
        }
        let of_blocks = w.directives_of_blocks();
        if wellknown::is_twice(first) {
            // The reference looks them up at the end of the unit.
            let shows = of_blocks.iter().any(|path| *path == ["std"]) || w.index.shows_standard(w.namespace);
            return shows.then(|| format!("::{first}"));
        }
        let others = includes().any(|i| !wellknown::is_standard_header(&i.name));
        // What blocks show is not meant in the head of their function.
        let of_blocks = of_blocks.iter().filter(|_| !at.head);
        let of_blocks = of_blocks.map(|path| (path.as_slice(), w.index.find_namespace(w.namespace, path)));
        let mut directives = w.index.directives(w.namespace).chain(of_blocks).peekable();
        directives.peek()?;
        let (mut std, mut unseen) = (false, None);
        for (path, namespace) in directives {
            // `using namespace a::b;` finds `a` as `a::T` does.
            if at.qualifies && matches!(path, [outer, _, ..] if outer == first) {
                return None;
            }
            if path == ["std"] {
                std = true;
            } else if others || namespace.is_none() {
                unseen = Some(path.join("::"));
            }
        }
        if wellknown::is_global(first) {
            return None;
        }
        if std && wellknown::is_standard(first) {
            return Some(format!("std::{first}"));
        }
        if let Some(namespace) = unseen.or_else(|| (std && !others).then(|| "std".to_owned())) {
            w.index.ask(&[first.to_owned()]);
            self.doubt.borrow_mut().get_or_insert_with(|| {
                format!("`{first}` {UNDECLARED}, {USED_FROM} `{namespace}` by a using directive")
            });
        }
        None
    }
}
