//! What holds for files that no target names: what those are compiled with that include them.

use std::path::Path;
use std::sync::Arc;

use culambda_build::Compilation;
use culambda_build::included::Includer;
use rustc_hash::FxHashMap;

use super::built::Built;
use super::{Project, Settings};
use crate::input::Input;
use crate::loader::Cache;
use crate::names;
use crate::report::Message;
use crate::tree::Tree;
use crate::tree::includers::Includers;

/// Gives inputs, whose settings are those that they have alone, what holds for them in their project.
///
/// # Errors
/// A configuration means nothing.
pub(crate) fn settle(
    inputs: &mut [Input],
    tree: Option<&Tree>,
    project: &Project,
    cache: &Cache,
) -> Result<(), Message> {
    let Some(tree) = tree else { return Ok(()) };
    let mut includers = Told {
        includers: Includers::of(tree, cache),
        known: Vec::new(),
    };
    for input in inputs.iter_mut().filter(|input| input.has_surroundings()) {
        let Some(path) = input.path.clone() else { continue };
        if let Some(compilation) = includers.compilation(&path, input, project) {
            input.settings = project.settings_within(&path, compilation)?;
        }
    }
    Ok(())
}

/// Whether those that include a file may say more of it.
pub(crate) fn asks(path: &Path, settings: &Settings, project: &Project) -> bool {
    let built = settings.built.as_ref();
    let name = built.and_then(|(built, _)| Some((built, built.name(&project.whole(path))?)));
    name.is_some_and(|(built, name)| !built.build().asked_of_includers(&name).is_empty())
}

/// What those are compiled with that include files.
struct Told<'t> {
    includers: Includers<'t>,
    /// The files that include others, as the build files of a tree have them.
    known: Vec<(Arc<Built>, FxHashMap<usize, Includer>)>,
}

impl Told<'_> {
    /// How a file is compiled by those that include it, if it asks for what they say.
    fn compilation(&mut self, path: &Path, input: &Input, project: &Project) -> Option<Arc<Compilation>> {
        let (built, _) = input.settings.built.as_ref()?;
        let name = built.name(&project.whole(path))?;
        let asked = built.build().asked_of_includers(&name);
        if asked.is_empty() {
            return None;
        }
        let found = self.includers.asked_for(path, asked)?;
        let same = |(known, _): &(Arc<Built>, _)| Arc::ptr_eq(known, built);
        let at = self.known.iter().position(same).unwrap_or_else(|| {
            self.known.push((Arc::clone(built), FxHashMap::default()));
            self.known.len() - 1
        });
        let (_, known) = self.known.get_mut(at)?;
        for &(file, is_included) in &found {
            known.entry(file).or_insert_with(|| {
                let name = name_in(built, self.includers.name(file), project);
                built.build().includer(name, is_included)
            });
        }
        let found: Vec<&Includer> = found.iter().filter_map(|(file, _)| known.get(file)).collect();
        Some(built.build().within(&name, &found))
    }
}

/// What build files call a file of a project; one that lies elsewhere has a name that none of theirs has.
fn name_in(built: &Built, name: &str, project: &Project) -> String {
    let path = project.whole(&names::path(name));
    built.name(&path).unwrap_or_else(|| names::name(&path))
}
