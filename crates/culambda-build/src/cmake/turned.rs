//! Options that have to be turned for files to be compiled, and whether anything else hangs on them.

use super::usage::Usages;
use super::value::{Branch, Item, Turn};
use super::world::Usage;
use crate::configured::undefined;
use crate::paths;

impl Usages<'_, '_> {
    /// What would have to be turned for a file to be compiled that the default does not compile: the fewest options that
    /// lead there, if that is known.
    pub(crate) fn turns_of(&self, name: &str) -> Option<Vec<Turn>> {
        let branches = &self.reader.branches;
        let users = self.users(&paths::of_tree(name));
        let all = users.iter().filter_map(|(_, item)| branches.turns(item.branch));
        all.min_by_key(Vec::len).filter(|turns| !turns.is_empty())
    }

    /// Whether the default compiles a file.
    pub(crate) fn is_made(&self, name: &str) -> bool {
        let users = self.users(&paths::of_tree(name));
        users
            .iter()
            .any(|(_, item)| self.reader.branches.aside(item.branch).is_none())
    }

    /// Whether a header that the build writes says that one of some options is not defined.
    pub(crate) fn are_configured(&self, turns: &[Turn]) -> bool {
        let written = self.reader.world.written.iter();
        let mut names = written.flat_map(|written| undefined(written.text.as_bytes()));
        names.any(|name| turns.iter().any(|turn| *turn.name == *name))
    }

    /// Whether something is defined only with some options for folders, or for targets that are made anyway.
    pub(crate) fn define_more(&self, turns: &[Turn]) -> bool {
        let world = &self.reader.world;
        let of_folders = world.folders.iter().map(|folder| &folder.usage);
        let made = |branch: Branch| self.reader.branches.aside(branch).is_none();
        let targets = world.targets.iter().filter(|target| made(target.branch));
        let of_targets = targets.flat_map(|target| [&target.own, &target.interface]);
        of_folders.chain(of_targets).any(|usage| self.hangs_on(usage, turns))
    }

    /// Whether some of what a folder or a target says holds only with some options.
    fn hangs_on(&self, usage: &Usage, turns: &[Turn]) -> bool {
        let branches = &self.reader.branches;
        let hangs = |item: &Item| {
            branches.aside(item.branch).is_some()
                && branches
                    .turns(item.branch)
                    .is_some_and(|own| own.iter().all(|turn| turns.contains(turn)))
        };
        [&usage.definitions, &usage.options, &usage.include]
            .into_iter()
            .flatten()
            .any(hangs)
    }
}
