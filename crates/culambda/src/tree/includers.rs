//! Who includes the files of a project, as far as somebody asks.

use std::path::Path;

use culambda_index::{Above, Mentions};

use super::{Tree, plain};
use crate::loader::Cache;
use crate::names;

/// Asks who includes files, and remembers.
pub(crate) struct Includers<'t> {
    tree: &'t Tree,
    cache: &'t Cache,
    above: Option<Above<'t>>,
    /// Searches for names, by these, and whether they are in all texts.
    mentions: Vec<(Vec<String>, bool, Mentions)>,
}

impl<'t> Includers<'t> {
    /// Those of the files of a project.
    pub(crate) fn of(tree: &'t Tree, cache: &'t Cache) -> Includers<'t> {
        Includers {
            tree,
            cache,
            above: None,
            mentions: Vec::new(),
        }
    }

    /// The files that include one, and whether others include them; `None` if it does not see one of these names, or nobody
    /// can tell. The texts of all files are read only for one that sees them.
    pub(crate) fn asked_for(&mut self, path: &Path, names: &[String]) -> Option<Vec<(usize, bool)>> {
        let name = names::name(&plain(path));
        if !self.sees(&name, names)? {
            return None;
        }
        let project = self.tree.with_all_texts(self.cache);
        let above = self.above.get_or_insert_with(|| Above::of(project));
        above.files(project.file_named(&name)?)
    }

    /// The name of a file that includes others.
    pub(crate) fn name(&self, file: usize) -> &'t str {
        self.tree.with_all_texts(self.cache).name(file)
    }

    fn sees(&mut self, name: &str, names: &[String]) -> Option<bool> {
        // What is not a unit may be a part of others: whoever looks at it needs all texts.
        let whole = !name.as_bytes().ends_with(b".cu");
        let known = |(known, of_whole, _): &(Vec<String>, bool, Mentions)| known == names && *of_whole == whole;
        let at = self.mentions.iter().position(known).unwrap_or(self.mentions.len());
        if at == self.mentions.len() {
            self.mentions.push((names.to_vec(), whole, Mentions::of(names)?));
        }
        let (_, _, mentions) = self.mentions.get_mut(at)?;
        Some(if whole {
            let project = self.tree.with_all_texts(self.cache);
            mentions.are_around(project, project.file_named(name)?)
        } else {
            let project = &self.tree.project;
            mentions.are_in(project, project.file_named(name)?)
        })
    }
}
