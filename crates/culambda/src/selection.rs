//! What `check` and `list` look at: the files that are named, or those of folders, without what is left out.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_build::Compiler;
use culambda_index::Search;
use culambda_source::Spaces;
use rustc_hash::FxHashSet;

use crate::changed::Changed;
use crate::config::{Project, Settings, within};
use crate::coverage::{Lambdas, LeftOut, all_reasons, not_found};
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::{CheckArgs, ListArgs, Named, ReadArgs, SpacesArgs};
use crate::report::{Message, Reporter, Severity};
use crate::tree::{Given, Missing, Tree};
use crate::trust::shown::Shown;
use crate::{names, tree, wildcards};

/// What is to be checked.
pub struct Chosen {
    /// The files that may hold lambdas.
    pub inputs: Vec<Input>,
    /// The project around them if it was read.
    pub tree: Option<Tree>,
    /// All files about which something is known then.
    pub looked_at: Vec<PathBuf>,
    /// Files that may hold lambdas and are not among them.
    pub left_out: LeftOut,
    /// Whether folders or patterns were asked about.
    pub is_many: bool,
    /// Whose text may be shown.
    pub shown: Shown,
    /// The files that the run is about, with those whose lambdas see one of them; `None` is all.
    pub touched: Option<Touched>,
}

/// Files that a run is about.
pub enum Touched {
    /// Those that changed.
    Since(Changed),
    /// Those that are named.
    Named(FxHashSet<PathBuf>),
}

impl Touched {
    /// Whether a file is one of them.
    pub fn has(&self, file: &Path) -> bool {
        match self {
            Touched::Since(changed) => changed.contains(file),
            Touched::Named(files) => std::fs::canonicalize(file).is_ok_and(|file| files.contains(&file)),
        }
    }

    /// Whether a file that was asked about another one is.
    pub fn has_told(&self, file: &Path) -> bool {
        match self {
            Touched::Since(changed) => changed.has(file),
            Touched::Named(_) => self.has(file),
        }
    }
}

/// What the command line says of inputs.
pub struct Wanted<'a> {
    /// Files, folders and patterns of files.
    pub files: &'a [PathBuf],
    /// Whether it is the current folder if none is named.
    pub or_here: bool,
    /// A folder that is not part of any project: what is written goes there.
    pub apart: Option<&'a Path>,
    /// Whether CUDA files without lambdas are wanted, too.
    pub of_device: bool,
    /// What is asked of execution spaces: where that is everything, files without lambdas are wanted, too.
    pub spaces: Option<&'a SpacesArgs>,
    /// Only files that changed since then.
    pub changed_since: Option<&'a str>,
    /// Whether files are taken along whose lambdas see one that changed.
    pub along: bool,
    /// Whether files are taken along whose lambdas see one that is named.
    pub affected: bool,
    /// Whether named files are left out if the configuration excludes them.
    pub force_exclude: bool,
    /// Libraries whose macros are known.
    pub presets: &'a [String],
    /// How to read.
    pub read: &'a ReadArgs,
}

impl<'a> Wanted<'a> {
    /// What `check` is to look at.
    pub fn by_check(args: &'a CheckArgs, named: &'a Named) -> Self {
        Wanted {
            files: &named.files,
            or_here: named.or_here,
            apart: None,
            of_device: false,
            spaces: Some(&args.rules.spaces),
            changed_since: args.changed_since.as_deref(),
            // What did not change is not changed by a fix either.
            along: !args.fix && !args.diff,
            affected: args.affected,
            force_exclude: args.force_exclude,
            presets: &args.presets,
            read: &args.read,
        }
    }

    /// What `list` is to look at.
    pub fn by_list(args: &'a ListArgs, named: &'a Named) -> Self {
        Wanted {
            or_here: named.or_here,
            ..Wanted::all_of(&named.files, &args.presets, &args.read)
        }
    }

    /// All of some files and folders.
    pub fn all_of(files: &'a [PathBuf], presets: &'a [String], read: &'a ReadArgs) -> Self {
        Wanted {
            files,
            or_here: true,
            apart: None,
            of_device: false,
            spaces: None,
            changed_since: None,
            along: false,
            affected: false,
            force_exclude: false,
            presets,
            read,
        }
    }

    /// Chooses the inputs.
    ///
    /// # Errors
    /// A folder, a configuration or what git says cannot be read; no file matches a pattern.
    pub fn choose(&self, reporter: &mut Reporter) -> Result<Chosen, Message> {
        let project = self.read.project_with(self.presets)?;
        let mut named = wildcards::expand(self.files)?;
        let patterns = named.len() != self.files.len() || named != self.files;
        if named.is_empty() && self.or_here {
            named.push(".".into());
        }
        keep_each_once(&mut named);
        let asked_for = named.clone();
        let by_name: FxHashSet<PathBuf> = named.iter().cloned().collect();
        let about = self
            .affected
            .then(|| named.iter().filter_map(|path| path.canonicalize().ok()).collect());
        if self.affected {
            named = named.iter().map(|path| tree::root_of(path)).collect();
            named.sort();
            named.dedup();
        }
        let folders = Tree::is_wanted(&named);
        let (named, mut tree) = if folders || patterns {
            if named.iter().any(|file| file.as_os_str() == "-") {
                let text = "the standard input cannot be looked at with folders or patterns";
                return Err(Message::error(text));
            }
            let tree = Tree::read(&named, given(&named, &project, self.apart)?)?;
            reporter.show_all(&tree.warnings());
            if folders && tree.asked().next().is_none() {
                reporter.show(&no_file(&named));
            }
            (self.suspects(&tree, named), Some(tree))
        } else {
            (named, None)
        };
        let mut inputs = input::named_in(&project, &named, self.read, reporter)?;
        if let Some(tree) = &tree {
            inputs = self.with_annotated(inputs, tree, &project, reporter)?;
        }
        if tree.is_some() {
            within::settle(&mut inputs, tree.as_ref(), &project, &Cache::default())?;
        } else {
            tree = around(&mut inputs, &project, &Cache::default())?;
            warn(tree.as_ref(), reporter);
        }
        for input in &mut inputs {
            let why = |path: &Path| tree.as_ref()?.why_unread(path).map(str::to_owned);
            let named = |path: &Path| self.files.iter().any(|file| file == path);
            input.unread = input.path.as_deref().filter(|path| !named(path)).and_then(why);
        }
        let changed = self.changed_since.map(Changed::since).transpose()?;
        // Of folders and patterns nobody wants all files.
        let excludes = self.force_exclude || folders || patterns;
        let touched = changed.map(Touched::Since).or(about.map(Touched::Named));
        let along = self.along || self.affected;
        let out = |path: &Path| {
            let excluded = excludes && project.excludes(path);
            excluded || (!along && touched.as_ref().is_some_and(|touched| !touched.has(path)))
        };
        let mut left = LeftOut {
            excluded: count(&inputs, &|path| excludes && project.excludes(path)),
            of_other_models: tree.as_ref().map_or(0, Tree::of_other_models),
            ..LeftOut::default()
        };
        inputs.retain(|input| input.path.is_none() || !input.place().is_some_and(out));
        // Unless somebody says how nvcc compiles them.
        let mut not_of_nvcc = |input: &Input| {
            let place = input.place().filter(|_| !input.is_given_to_nvcc());
            let Some((tree, path)) = tree.as_ref().zip(place) else {
                return false;
            };
            let by_build = !by_name.contains(path) && !tree.is_included(path);
            let reason = match input.settings.compiler() {
                Compiler::Host(_) if by_build => &mut left.by_build,
                Compiler::Other(_) if by_build => &mut left.of_other_models,
                _ if !by_name.contains(path) && tree.includes_another_model(path) => &mut left.of_other_models,
                _ if tree.is_of_the_host(path) => &mut left.by_habit,
                _ => return false,
            };
            *reason += 1;
            true
        };
        let left_out: FxHashSet<PathBuf> = inputs
            .iter()
            .filter(|input| not_of_nvcc(input))
            .filter_map(|input| input.path.clone())
            .collect();
        inputs.retain(|input| input.path.as_ref().is_none_or(|path| !left_out.contains(path)));
        let looked_at = looked_at(&inputs, tree.as_ref(), &|path| out(path) || left_out.contains(path));
        let touched = touched.filter(|_| along);
        if touched.is_some() {
            // Nobody asks for all files.
            left = LeftOut::default();
        }
        let shown = shown(&asked_for, self.read, tree.as_ref());
        Ok(Chosen {
            inputs,
            tree,
            looked_at,
            left_out: left,
            is_many: folders || patterns,
            shown,
            touched,
        })
    }

    /// Adds the files of a tree that have annotations but no lambdas, where all functions are asked about.
    fn with_annotated(
        &self,
        mut inputs: Vec<Input>,
        tree: &Tree,
        project: &Project,
        reporter: &mut Reporter,
    ) -> Result<Vec<Input>, Message> {
        let Some(spaces) = self.spaces else { return Ok(inputs) };
        let everywhere = |input: &Input| spaces.over(&input.settings.spaces).code == Spaces::All;
        if !inputs.iter().any(everywhere) && spaces.spaces.is_none_or(|level| level.code != Spaces::All) {
            return Ok(inputs);
        }
        let known: FxHashSet<&Path> = inputs.iter().filter_map(|input| input.path.as_deref()).collect();
        let mut more = tree.annotated();
        more.retain(|path| !known.contains(path.as_path()));
        let more = input::named_in(project, &more, self.read, reporter)?;
        inputs.extend(more.into_iter().filter(everywhere));
        inputs.sort_by_cached_key(|input| input.path.as_deref().map(names::name));
        Ok(inputs)
    }

    /// The files of a tree that are looked at, with those that are named and that it does not know.
    fn suspects(&self, tree: &Tree, named: Vec<PathBuf>) -> Vec<PathBuf> {
        let mut suspects = tree.suspects();
        if self.of_device {
            let is_cuda = |path: &&Path| path.extension().is_some_and(|ending| ending == "cu" || ending == "cuh");
            suspects.extend(tree.asked().filter(is_cuda).map(Path::to_owned));
            suspects.sort();
            suspects.dedup();
        }
        // A file that cannot be read is told of, and stops nobody who did not name it.
        let told = |path: &Path| tree.why_unread(path).is_some() && !self.files.iter().any(|file| file == path);
        suspects.extend(tree.unread().filter(|path| told(path)).map(Path::to_owned));
        suspects.sort_by_cached_key(|path| names::name(path));
        // A file that is named is looked at even if its project does not know it, but not twice by two names.
        let strangers = named
            .into_iter()
            .filter(|path| !path.is_dir() && !tree.has(path) && !told(path));
        let strangers: Vec<PathBuf> = strangers.collect();
        let mut known: FxHashSet<PathBuf> = FxHashSet::default();
        if !strangers.is_empty() {
            known.extend(suspects.iter().filter_map(|path| path.canonicalize().ok()));
        }
        let new = |path: &PathBuf| path.canonicalize().map_or(true, |file| !known.contains(&file));
        suspects.extend(strangers.into_iter().filter(new));
        suspects
    }
}

/// Takes away what names a file once more: it may be named twice, or by a link.
fn keep_each_once(named: &mut Vec<PathBuf>) {
    if named.len() > 1 {
        let mut seen = FxHashSet::default();
        named.retain(|path| path.canonicalize().map_or(true, |file| seen.insert(file)));
    }
}

/// The files about which something is known when inputs were looked at, without some.
fn looked_at(inputs: &[Input], tree: Option<&Tree>, out: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let places = inputs
        .iter()
        .map(|input| input.place().unwrap_or(Path::new("-")).to_owned());
    let Some(tree) = tree else { return places.collect() };
    let asked = tree.asked().filter(|path| !out(path)).map(Path::to_owned);
    asked.chain(places.filter(|path| !tree.has(path))).collect()
}

/// What is said where nothing is looked at: the name of a folder may be wrong.
fn no_file(named: &[PathBuf]) -> Message {
    let names: Vec<String> = named.iter().map(|path| format!("`{}`", names::name(path))).collect();
    Message::warning(format!("there is no C++ or CUDA file in {}", names.join(", ")))
        .help("files that .gitignore excludes are not looked at, unless they are named")
}

/// How many of some inputs have a place like that.
fn count(inputs: &[Input], is_so: &dyn Fn(&Path) -> bool) -> usize {
    let places = inputs
        .iter()
        .filter(|input| input.path.is_some())
        .filter_map(Input::place);
    places.filter(|path| is_so(path)).count()
}

/// What is said of includes that are not found, and whether most lambdas are not known.
pub fn told(chosen: &Chosen, lambdas: &Lambdas, verbose: bool, reporter: &mut Reporter) {
    let doubtful = chosen.is_many && lambdas.is_mostly_unknown();
    if !verbose && !doubtful {
        return;
    }
    let all = all_missing(chosen);
    let missing: Vec<Missing> = all.iter().filter(|one| !one.of_library).cloned().collect();
    if doubtful {
        reporter.show(&lambdas.warning(&all));
    }
    if verbose {
        let notes = missing.iter().map(|one| Message::new(Severity::Note, not_found(one)));
        reporter.show_all(&notes.collect::<Vec<_>>());
        reporter.show_all(&all_reasons(lambdas, &all, &command()));
    }
}

/// The command line of this run without what asked for more words, as somebody types it.
fn command() -> Vec<String> {
    let is_verbose = |word: &String| word == "-v" || word == "--verbose";
    let words = std::env::args_os().skip(1).map(|word| names::name(Path::new(&word)));
    let words = words.filter(|word| !is_verbose(word));
    let quoted = words.map(|word| shlex::try_quote(&word).map_or_else(|_| word.clone(), std::borrow::Cow::into_owned));
    std::iter::once("culambda".to_owned()).chain(quoted).collect()
}

/// The includes of what is looked at that are not found; those first that most files want.
pub fn missing(chosen: &Chosen) -> Vec<Missing> {
    let mut missing = all_missing(chosen);
    missing.retain(|one| !one.of_library);
    missing
}

/// The same, those of known libraries included.
fn all_missing(chosen: &Chosen) -> Vec<Missing> {
    let Some(tree) = &chosen.tree else { return Vec::new() };
    let built = chosen.inputs.iter().find(|input| input.settings.built.is_some());
    let made = |name: &str| built.is_some_and(|input| input.is_built(name));
    tree.missing(chosen.inputs.iter().filter_map(Input::place), &made)
}

/// Whose text may be shown: that of the projects of inputs, and of folders that the command line names.
pub fn shown(named: &[PathBuf], read: &ReadArgs, tree: Option<&Tree>) -> Shown {
    let named = named.iter().map(|path| match &read.stdin_filename {
        Some(name) if path.as_os_str() == "-" => name.as_path(),
        _ => path,
    });
    let commands = read.compile_commands.iter().filter(|path| path.is_dir());
    let folders = read.include.iter().chain(commands).chain(&read.preprocessing.cuda_path);
    Shown::of(named, folders.map(PathBuf::as_path)).with(tree.into_iter().flat_map(Tree::roots))
}

/// The files that the command line names, and the project around them.
///
/// # Errors
/// A configuration means nothing, or a folder cannot be read.
pub fn named(
    files: &[PathBuf],
    read: &ReadArgs,
    reporter: &mut Reporter,
) -> Result<(Vec<Input>, Option<Tree>), Message> {
    let project = read.project()?;
    let mut inputs = input::named_in(&project, files, read, reporter)?;
    let tree = around(&mut inputs, &project, &Cache::default())?;
    warn(tree.as_ref(), reporter);
    Ok((inputs, tree))
}

/// The project around some inputs, if it may tell something of them, which they are given; its texts come from the cache.
///
/// # Errors
/// A configuration means nothing, or a folder cannot be read.
pub(crate) fn around(inputs: &mut [Input], project: &Project, cache: &Cache) -> Result<Option<Tree>, Message> {
    let tree = tree_around(inputs, project, cache)?;
    within::settle(inputs, tree.as_ref(), project, cache)?;
    Ok(tree)
}

/// What holds for a file that is named, with what its project says.
///
/// # Errors
/// As for [`around`].
pub(crate) fn settings_of(file: &Path, read: &ReadArgs, project: &Project) -> Result<Arc<Settings>, Message> {
    let plain = project.settings(Some(file))?;
    if !within::asks(file, &plain, project) {
        return Ok(plain);
    }
    let mut inputs = Input::of(&[file.to_owned()], read, project)?;
    around(&mut inputs, project, &Cache::default())?;
    Ok(inputs.pop().map_or(plain, |input| input.settings))
}

fn tree_around(inputs: &[Input], project: &Project, cache: &Cache) -> Result<Option<Tree>, Message> {
    let with = inputs.iter().filter(|input| input.has_surroundings());
    let paths: Vec<(&Path, Search)> = with
        .filter_map(|input| Some((input.path.as_deref()?, input.search())))
        .collect();
    if paths.is_empty() {
        return Ok(None);
    }
    let named: Vec<PathBuf> = paths.iter().map(|(path, _)| (*path).to_owned()).collect();
    Tree::around(&paths, given(&named, project, None)?, cache)
}

/// Says what there is to say about the folders of a project.
fn warn(tree: Option<&Tree>, reporter: &mut Reporter) {
    reporter.show_all(&tree.map(Tree::warnings).unwrap_or_default());
}

/// What is given in folders and for files.
fn given(named: &[PathBuf], project: &Project, apart: Option<&Path>) -> Result<Given, Message> {
    let mut out = Given {
        apart: apart.and_then(|folder| folder.canonicalize().ok()),
        ..Given::default()
    };
    for path in named {
        let inside = if path.is_dir() { path.join("-") } else { path.clone() };
        let settings = project.settings(Some(&inside))?;
        for option in settings.unit_options().macros {
            if !out.macros.contains(&option) {
                out.macros.push(option);
            }
        }
        for folder in settings.folders() {
            if !out.include.contains(folder) {
                out.include.push(folder.clone());
            }
        }
        for (name, text) in settings.made() {
            if !out.made.iter().any(|(known, _)| *known == name) {
                out.made.push((name, text));
            }
        }
    }
    Ok(out)
}
