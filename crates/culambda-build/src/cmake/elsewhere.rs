//! What is defined for some files alone, and so not for others.

use culambda_source::presets;

use super::usage::Usages;
use super::value::{At, Item};
use super::world::{Kind, Target, Usage};
use crate::Place;
use crate::definition::{defined_name, is_name};

impl<'r> Usages<'r, '_> {
    /// The macros that are defined for some of the targets and files, with the first place of each.
    pub(crate) fn defined(&self) -> Vec<(&'r str, At)> {
        let reader = self.reader;
        let defines = |option: &&Item| option.text.starts_with("-D");
        let of = |usage: &'r Usage| usage.definitions.iter().chain(usage.options.iter().filter(defines));
        let targets = reader.world.targets.iter();
        let of_targets = targets.flat_map(|target| of(&target.own).chain(of(&target.interface)));
        let of_sources = reader.world.sources.values();
        let of_sources =
            of_sources.flat_map(|source| source.definitions.iter().chain(source.options.iter().filter(defines)));
        let of_folders = reader.world.folders.iter().flat_map(|folder| of(&folder.usage));
        let name = |item: &'r Item| -> Option<(&'r str, At)> {
            let name = Some(defined_name(&item.text)).filter(|name| is_name(name))?;
            (!reader.loose.contains(name) && presets::setting(name.as_bytes()).is_none()).then_some((name, item.at))
        };
        let mut all: Vec<(&str, At)> = of_targets
            .chain(of_sources)
            .chain(of_folders)
            .filter_map(name)
            .collect();
        all.sort_unstable_by_key(|(name, at)| (*name, at.file, at.line));
        all.dedup_by_key(|(name, _)| *name);
        all
    }

    /// A place, for others.
    pub(crate) fn place(&self, at: At) -> Place {
        self.reader.names.place(at)
    }

    /// Whether it is known of some targets what they link, as far as it is named in the tree.
    pub(crate) fn are_whole(&self, targets: &[usize]) -> bool {
        let knows = |(item, ..): &(Item, bool, bool)| item.is_known() && !item.text.contains("$<");
        let is_whole = |target: &Target| target.kind == Kind::Plain && target.links.iter().all(knows);
        let all = targets.iter().map(|at| self.reader.world.targets.get(*at));
        !targets.is_empty() && all.into_iter().all(|target| target.is_some_and(is_whole))
    }
}
