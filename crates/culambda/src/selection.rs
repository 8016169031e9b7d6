//! What `check` looks at: the files that are named, or those of folders, without what is left out.

use std::path::{Path, PathBuf};

use culambda_source::MacroOption;

use crate::changed::Changed;
use crate::config::Project;
use crate::input::{self, Input};
use crate::options::CheckArgs;
use crate::report::{Message, Reporter};
use crate::tree::Tree;

/// What is to be checked.
pub struct Chosen {
    /// The files that may hold lambdas.
    pub inputs: Vec<Input>,
    /// The project around them if it was read.
    pub tree: Option<Tree>,
    /// All files about which something is known then.
    pub looked_at: Vec<PathBuf>,
}

/// Chooses the inputs.
///
/// # Errors
/// A folder, a configuration or what git says cannot be read.
pub fn choose(args: &CheckArgs, reporter: &mut Reporter) -> Result<Chosen, Message> {
    let project = args.read.project()?;
    let named = files(args);
    let (named, tree) = if args.project || Tree::is_wanted(&named) {
        if named.iter().any(|file| file.as_os_str() == "-") {
            let text = "the standard input cannot be checked with folders or --project";
            return Err(Message::error(text));
        }
        let tree = Tree::read(&named, &macros(&named, &project)?)?;
        let mut suspects = tree.suspects();
        // A file that is named is looked at even if its project does not know it.
        suspects.extend(named.into_iter().filter(|path| !path.is_dir() && !tree.has(path)));
        (suspects, Some(tree))
    } else {
        (named, None)
    };
    let mut inputs = input::named_in(&project, &named, &args.read, reporter)?;
    let changed = args.changed_since.as_deref().map(Changed::since).transpose()?;
    let excludes = args.force_exclude || named_by_folder(args);
    let out = |path: &Path| {
        let excluded = excludes && project.excludes(path);
        excluded || changed.as_ref().is_some_and(|changed| !changed.contains(path))
    };
    inputs.retain(|input| input.path.is_none() || !input.place().is_some_and(out));
    let place = |input: &Input| input.place().unwrap_or(Path::new("-")).to_owned();
    let looked_at = match &tree {
        None => inputs.iter().map(place).collect(),
        Some(tree) => {
            let strangers = inputs.iter().map(place).filter(|path| !tree.has(path));
            let asked = tree.asked().filter(|path| !out(path)).map(Path::to_owned);
            asked.chain(strangers).collect()
        }
    };
    Ok(Chosen {
        inputs,
        tree,
        looked_at,
    })
}

/// Whether folders were named, of which nobody wants all files.
fn named_by_folder(args: &CheckArgs) -> bool {
    Tree::is_wanted(&files(args))
}

/// The files that were named; the standard input if none was.
fn files(args: &CheckArgs) -> Vec<PathBuf> {
    if args.files.is_empty() {
        vec!["-".into()]
    } else {
        args.files.clone()
    }
}

/// The macros that are given in folders and for files.
fn macros(named: &[PathBuf], project: &Project) -> Result<Vec<MacroOption>, Message> {
    let mut out: Vec<MacroOption> = Vec::new();
    for path in named {
        let inside = if path.is_dir() { path.join("-") } else { path.clone() };
        for option in project.settings(Some(&inside))?.unit_options().macros {
            if !out.contains(&option) {
                out.push(option);
            }
        }
    }
    Ok(out)
}
