//! What one file of a project includes: what the project has of it, and what is elsewhere.

use culambda_index::Surroundings;
use culambda_source::{Around, Loaded, Loader};

/// What the project gives, and includes that were found with `-I`.
pub(super) struct Both<'a> {
    pub(super) surroundings: &'a Surroundings<'a>,
    pub(super) outside: Outside<'a>,
}

/// What is not in the project.
#[derive(Clone, Copy)]
pub(super) struct Outside<'a> {
    /// What `-I` finds.
    pub(super) include: &'a dyn Loader,
    /// Whether the project is a folder that nothing marks as one: headers of it may be elsewhere.
    pub(super) alone: bool,
}

impl Outside<'_> {
    /// Whether a header that may be one of the project is nowhere.
    fn lacks_headers(&self, surroundings: &Surroundings<'_>) -> bool {
        let mut unfound = surroundings.unfound_in_quotes();
        self.alone && unfound.any(|(includer, name)| !self.include.has(includer, name, true))
    }
}

impl Loader for Both<'_> {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let found = self.surroundings.include(includer, name, quoted);
        if found.is_some() || self.surroundings.has(includer, name, quoted) {
            return found;
        }
        // What the project does not take for a library is none because a folder is given for it.
        let found = self.outside.include.include(includer, name, quoted);
        found.filter(|file| !self.surroundings.is_stand_in(&file.name))
    }

    fn has(&self, includer: &str, name: &str, quoted: bool) -> bool {
        self.surroundings.has(includer, name, quoted) || self.outside.include.has(includer, name, quoted)
    }

    fn may_declare(&self, name: &str) -> Option<bool> {
        let may_declare = self.surroundings.may_declare(name) == Some(true);
        Some(may_declare || self.outside.lacks_headers(self.surroundings))
    }

    fn defines_elsewhere(&self, name: &str) -> bool {
        self.surroundings.defines_elsewhere(name)
    }

    fn defines_otherwise(&self, name: &str) -> bool {
        self.surroundings.defines_otherwise(name)
    }

    fn is_guard(&self, includer: &str, name: &str, quoted: bool, guard: &str) -> bool {
        self.surroundings.is_guard(includer, name, quoted, guard)
    }

    fn around(&self) -> Option<Around> {
        self.surroundings.around()
    }

    fn before(&self) -> Vec<Loaded> {
        let mut all = self.outside.include.before();
        all.extend(self.surroundings.before());
        all
    }
}
