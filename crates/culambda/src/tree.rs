//! A whole project: its folders walked, its files read, and each file that may hold lambdas looked at with what it
//! needs from the others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

pub use culambda_index::Missing;
use culambda_index::{Project, Search, Surroundings};
use culambda_model::reasons::ENCLOSED;
use culambda_model::{Analysis, ReadTexts, ReadingPlace};
use culambda_source::{File, Loader, MacroOption, Text, Unit, UnitOptions};
use rustc_hash::{FxHashMap, FxHashSet};

use self::both::{Both, Outside};
use self::files::Files;
#[cfg(feature = "server")]
pub(crate) use self::walk::EXTENSIONS;
use self::walk::{Roots, Wanted};
use crate::loader::Cache;
use crate::report::Message;
use crate::{io, layout, names, trust};

mod both;
mod files;
pub(crate) mod includers;
mod walk;

/// Folders from the root on that hold many projects: `/home/user`.
const MANY_PROJECTS: usize = 3;

/// Why nothing is known of lambdas in a part of a declaration.
fn enclosed() -> String {
    format!("this file {ENCLOSED}, and could not be read together with that")
}

/// Rounds in which classes are looked for, and then their bases.
const MAX_ROUNDS: usize = 8;
/// Of these, the rounds that end with the first declaration that asks for something.
const MAX_ENDED: usize = 2;

/// What settings say of a whole project.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Macros that may stand for lambdas or annotations.
    pub macros: Vec<MacroOption>,
    /// Folders of includes.
    pub include: Vec<PathBuf>,
    /// Headers that its build writes, with what is known of their texts.
    pub made: Vec<(String, Text)>,
    /// A folder that is not part of the project, as the system knows it.
    pub apart: Option<PathBuf>,
}

impl Given {
    /// The same for those who know the folders that are not in the project.
    fn of<'g>(&'g self, outside: &'g [String]) -> culambda_index::Given<'g> {
        culambda_index::Given {
            outside,
            made: &self.made,
            macros: &self.macros,
        }
    }
}

/// What is known of a file, and what it was learnt from.
pub struct Known {
    /// What is known.
    pub analysis: Analysis,
    /// The files that were asked, but for itself, if somebody wants to know them.
    pub asked: Vec<PathBuf>,
    /// Those of them of which something was read.
    pub told: Vec<PathBuf>,
    /// Whether its project told what was asked of the files that it includes, and these were not read.
    pub in_project: bool,
}

/// What lies in the folder of a project, and which of it was asked about.
#[derive(Debug)]
pub struct Tree {
    /// All of its files that can be read, or what those see that were asked about.
    project: Project,
    /// All of its files, if the others did not answer everything.
    whole: OnceLock<Project>,
    /// What it was made of.
    given: Given,
    /// Its folders.
    roots: Roots,
    /// Where its files are.
    paths: Vec<PathBuf>,
    /// The files that were asked about.
    asked: Vec<usize>,
    /// Those of them that may hold lambdas, by their names.
    suspects: FxHashMap<String, usize>,
    /// Those of them that nvcc does not compile, as it seems, and that were not named themselves.
    of_the_host: FxHashSet<String>,
    /// The files that were asked about and cannot be read, by their names: where they are, and why.
    unread: BTreeMap<String, (PathBuf, String)>,
    /// The folders that cannot be read.
    folders: Vec<String>,
}

impl Tree {
    /// Its folders, those that a link has led to left out.
    pub fn roots(&self) -> impl Iterator<Item = &Path> {
        let own = self.roots.folders.iter().map(PathBuf::as_path);
        own.filter(|root| !trust::leads_out(root))
    }

    /// Whether one of the paths is a folder.
    pub fn is_wanted(paths: &[PathBuf]) -> bool {
        paths.iter().any(|path| path.is_dir())
    }

    /// Reads the project around some folders and files.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn read(paths: &[PathBuf], given: Given) -> Result<Tree, Message> {
        for path in paths {
            let found = std::fs::metadata(path);
            found.map_err(|error| Message::error(format!("cannot read `{}`: {error}", names::name(path))))?;
        }
        let asked: Vec<PathBuf> = paths.iter().map(|path| plain(path)).collect();
        let roots = Roots::whole(asked.iter().map(|path| root_of(path)).collect());
        let cache = Cache::default();
        let met = walk::walk(&roots, Wanted::Texts, given.apart.as_deref(), &cache)?;
        let (paths, project) = files::whole(met.files, &given, &roots.folders, None, &cache);
        let (unread, folders) = (met.unread, met.folders);
        let here = std::env::current_dir().unwrap_or_default();
        let whole: Vec<PathBuf> = asked.iter().map(|path| layout::plain(&here.join(path))).collect();
        let asks_for = |name: &Path| {
            let leads_up = |path: &Path| path.components().next() == Some(Component::ParentDir);
            let below = |path: &PathBuf| {
                let here = path.as_os_str() == "." && name.is_relative() && !leads_up(name);
                here || (name.starts_with(path) && !leads_up(path))
            };
            asked.iter().any(below) || {
                let name = layout::plain(&here.join(name));
                whole.iter().any(|path| name.starts_with(path))
            }
        };
        let is_asked = |file: usize| paths.get(file).is_some_and(|path| asks_for(path));
        let unread = unread.into_iter().filter(|(path, _)| asks_for(path));
        let unread = unread.map(|(path, why)| (names::name(&path), (path, why))).collect();
        let all: Vec<usize> = (0..project.len()).filter(|&file| is_asked(file)).collect();
        let suspects = project.suspects();
        let named = |name: &str| asked.iter().any(|path| names::name(path) == name);
        let of_the_host = project
            .of_the_host(&suspects)
            .into_iter()
            .filter(|&file| is_asked(file));
        let of_the_host = of_the_host.map(|file| project.name(file).to_owned());
        let of_the_host = of_the_host.filter(|name| !named(name)).collect();
        let suspects = suspects.into_iter().filter(|&file| is_asked(file));
        let suspects = suspects.map(|file| (project.name(file).to_owned(), file)).collect();
        Ok(Tree {
            project,
            whole: OnceLock::new(),
            given,
            roots,
            suspects,
            of_the_host,
            unread,
            folders,
            paths,
            asked: all,
        })
    }

    /// The files that were asked about, in the order of their paths.
    pub fn asked(&self) -> impl Iterator<Item = &Path> {
        self.asked
            .iter()
            .filter_map(|&file| self.paths.get(file))
            .map(PathBuf::as_path)
    }

    /// All files that were read.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter().map(PathBuf::as_path)
    }

    /// Whether a file is one of them.
    pub fn has(&self, path: &Path) -> bool {
        let name = names::name(&plain(path));
        // They are in the order of their names.
        let found = self.asked.binary_search_by(|&file| self.project.name(file).cmp(&*name));
        found.is_ok()
    }

    /// The files that were asked about and may hold lambdas, in the order of their paths.
    pub fn suspects(&self) -> Vec<PathBuf> {
        let mut all: Vec<usize> = self.suspects.values().copied().collect();
        all.sort_unstable();
        all.into_iter()
            .filter_map(|file| self.paths.get(file).cloned())
            .collect()
    }

    /// The files that were asked about and have annotations for the device, in the order of their paths.
    pub fn annotated(&self) -> Vec<PathBuf> {
        let asked: FxHashSet<usize> = self.asked.iter().copied().collect();
        let files = self.project.annotated().into_iter();
        let files = files.filter(|file| asked.contains(file));
        files.filter_map(|file| self.paths.get(file).cloned()).collect()
    }

    /// The files that were asked about and cannot be read, in the order of their names.
    pub fn unread(&self) -> impl Iterator<Item = &Path> {
        self.unread.values().map(|(path, _)| path.as_path())
    }

    /// How many files that were asked about are for other programming models, as their folders say.
    pub fn of_other_models(&self) -> usize {
        self.project
            .of_other_models(|file| self.asked.binary_search(&file).is_ok())
    }

    /// What the files include that are looked at, and those that they include, and nothing answers; those first that most
    /// files want. `is_there` knows what is found otherwise.
    pub fn missing<'p>(&self, files: impl Iterator<Item = &'p Path>, is_there: &dyn Fn(&str) -> bool) -> Vec<Missing> {
        let project = self.whole.get().unwrap_or(&self.project);
        let files: Vec<usize> = files
            .filter_map(|path| project.file_named(&names::name(&plain(path))))
            .collect();
        let folders: Vec<String> = self.given.include.iter().map(|folder| names::name(folder)).collect();
        project.missing_includes(&files, &folders, is_there)
    }

    /// Why one of them cannot be read.
    pub fn why_unread(&self, path: &Path) -> Option<&str> {
        let (_, why) = self.unread.get(&names::name(&plain(path)))?;
        Some(why)
    }

    /// What there is to say about folders.
    pub fn warnings(&self) -> Vec<Message> {
        let left_out = |error: &String| Message::warning(format!("a folder is left out: {error}"));
        self.folders.iter().map(left_out).collect()
    }

    /// Whether nvcc does not compile one of them, as it seems.
    pub fn is_of_the_host(&self, path: &Path) -> bool {
        self.of_the_host.contains(&names::name(path))
    }

    /// Whether a C++ file is for another programming model than CUDA, as what it includes tells.
    pub fn includes_another_model(&self, path: &Path) -> bool {
        let file = self.project.file_named(&names::name(&plain(path)));
        file.is_some_and(|file| self.project.includes_another_model(file))
    }

    /// Whether another file of the project includes one that may be of the host: then it is a part of that one.
    pub fn is_included(&self, path: &Path) -> bool {
        self.project.is_included(&names::name(path))
    }

    /// Whether a file of the project that one of some files includes in quotes may hold extended lambdas. `path` is the file
    /// whose unit that is.
    pub fn quotes_suspects(&self, files: &[PathBuf], path: &Path) -> bool {
        let project = self.whole.get().unwrap_or(&self.project);
        let Some(main) = project.file_named(&names::name(&plain(path))) else {
            return false;
        };
        let files = files.iter().filter_map(|file| project.file_named(&names::name(file)));
        let files: Vec<usize> = files.chain([main]).collect();
        project.quotes_suspects(&files, main)
    }

    /// The text of one of them.
    pub fn text(&self, name: &str) -> Option<Text> {
        self.suspects.get(name).map(|&file| self.project.text(file))
    }

    /// The project around some files, of which only what they see is read. Where nothing says that there is one, it is the
    /// files of their own folders.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn around(mains: &[(&Path, Search)], given: Given, cache: &Cache) -> Result<Option<Tree>, Message> {
        let mains: Vec<(PathBuf, &Search)> = mains.iter().map(|(path, search)| (plain(path), search)).collect();
        let around = mains.iter().filter_map(|(path, _)| project_around(path));
        let around = Roots::whole(around.collect());
        let files = mains.iter().filter(|(path, _)| path.is_file());
        let own = Roots::alone(files.map(|(path, _)| io::folder_of(path).to_owned()).collect());
        for roots in [around, own] {
            let marked = roots.folders.iter().all(|root| is_marked(root));
            let met = walk::walk(&roots, Wanted::Names { marked }, given.apart.as_deref(), cache)?;
            if roots.folders.is_empty() || met.too_many {
                continue;
            }
            let mut names = met.names;
            names.sort_by_cached_key(|path| names::name(path));
            names.dedup();
            let project = part(&mains, &names, &given, &roots.folders, cache);
            return Ok(Some(Tree {
                project,
                whole: OnceLock::new(),
                given,
                roots,
                suspects: FxHashMap::default(),
                of_the_host: FxHashSet::default(),
                unread: BTreeMap::new(),
                folders: met.folders,
                paths: names,
                asked: Vec::new(),
            }));
        }
        Ok(None)
    }

    /// The text of a file that was read for it.
    #[cfg(feature = "server")]
    pub(crate) fn read_text(&self, path: &Path) -> Option<Text> {
        let name = names::name(&plain(path));
        let mut all = std::iter::once(&self.project).chain(self.whole.get());
        all.find_map(|project| project.read_text(&name))
    }

    /// Gives a file another text, which the cache has already: what is around it is not read again.
    pub fn renew(&mut self, path: &Path, search: &Search, text: &Text, cache: &Cache) {
        let path = plain(path);
        let name = names::name(&path);
        if !self.project.renew(&name, text) {
            self.project = part(&[(path, search)], &self.paths, &self.given, &self.roots.folders, cache);
        }
        if self.whole.get_mut().is_some_and(|whole| !whole.renew(&name, text)) {
            self.whole = OnceLock::new();
        }
    }

    /// All of its files, with their texts.
    fn with_all_texts(&self, cache: &Cache) -> &Project {
        if self.project.has_all_texts() {
            return &self.project;
        }
        self.whole(cache)
    }

    /// All of its files.
    fn whole(&self, cache: &Cache) -> &Project {
        self.whole.get_or_init(|| {
            let met = walk::walk(&self.roots, Wanted::Texts, self.given.apart.as_deref(), cache).unwrap_or_default();
            files::whole(met.files, &self.given, &self.roots.folders, Some(&self.project), cache).1
        })
    }

    /// What can be known of a file of the project, of this text, with the help of the others; none if it is not a file of the
    /// project.
    pub fn analyse(
        &self,
        path: &Path,
        text: &Text,
        include: &dyn Loader,
        asked: &Asked<'_>,
        cache: &Cache,
    ) -> Option<Known> {
        let name = names::name(&plain(path));
        self.project.file_named(&name)?;
        let outside = Outside {
            include,
            alone: self.roots.alone,
        };
        if !self.project.lacks_texts() {
            let known = analyse_in(&self.project, &name, text, outside, asked);
            if !self.project.lacks_texts() {
                return known;
            }
        }
        analyse_in(self.whole(cache), &name, text, outside, asked)
    }
}

/// What is asked of a file of a project.
pub struct Asked<'a> {
    /// How its includes are looked for.
    pub search: Search,
    /// How it is read.
    pub options: &'a UnitOptions,
    /// Whether the files are wanted that it was learnt from: there may be a thousand.
    pub sources: bool,
}

/// What some files of a project see, of which all names are known.
fn part(mains: &[(PathBuf, &Search)], names: &[PathBuf], given: &Given, roots: &[PathBuf], cache: &Cache) -> Project {
    let mains: Vec<(String, &Search)> = mains
        .iter()
        .map(|(path, search)| (names::name(path), *search))
        .collect();
    let files = Files {
        inside: names,
        before: None,
        cache,
    };
    Project::part(
        names.iter().map(|path| names::name(path)),
        &mains
            .iter()
            .map(|(name, search)| (name.as_str(), *search))
            .collect::<Vec<_>>(),
        &files,
        &given.of(&files::outside(&given.include, roots)),
    )
}

/// Why a reading is not read to its end: what it asked for has been found.
struct FoundMore;

/// What can be known of a file of a project.
fn analyse_in(project: &Project, name: &str, text: &Text, outside: Outside<'_>, asked: &Asked<'_>) -> Option<Known> {
    let mut all = Surroundings::each(project, project.file_named(name)?, &asked.search, asked.options);
    let with_sources = asked.sources;
    for round in 1.. {
        if project.lacks_texts() {
            break;
        }
        let texts = in_places(&all, outside, |places| ReadTexts::of(name, text, places));
        // Most declarations of a file ask for the same: what the first ones lack is found before the others are read. In later
        // rounds it would be one declaration after the other.
        let first = texts.look_while(|asked| {
            let is_more = round <= MAX_ENDED && find_in(&mut all, asked);
            if is_more { Err(FoundMore) } else { Ok(()) }
        });
        let Ok(first) = first else { continue };
        // What one reading asks for is found before the others are read: most ask for the same.
        if round < MAX_ROUNDS && find_in(&mut all, &first.asked()) {
            continue;
        }
        let analysis = in_places(&all, outside, |places| first.analyse(name, text, places));
        let asked: Vec<Vec<String>> = analysis.variants.iter().flat_map(|v| v.asked.iter().cloned()).collect();
        let found = find_in(&mut all, &asked);
        if !found || round >= MAX_ROUNDS {
            let sources = if with_sources { &all[..] } else { &[] };
            let others = |files: Vec<&str>| -> Vec<PathBuf> {
                let files: BTreeSet<&str> = files.into_iter().filter(|file| *file != name).collect();
                files.into_iter().map(names::path).collect()
            };
            let reads = |unit: &Unit| unit.files.first().is_some_and(File::is_enclosed);
            let are_read = || analysis.variants.iter().all(|variant| reads(&variant.unit));
            let analysis = if all.iter().any(Surroundings::is_enclosed) && !are_read() {
                analysis.without_facts(&enclosed())
            } else {
                analysis
            };
            return Some(Known {
                analysis,
                asked: others(sources.iter().flat_map(Surroundings::read).collect()),
                told: others(sources.iter().flat_map(Surroundings::told).collect()),
                in_project: true,
            });
        }
    }
    None
}

/// Does something with the places that a file is read in.
fn in_places<T>(all: &[Surroundings<'_>], outside: Outside<'_>, then: impl FnOnce(&[ReadingPlace<'_>]) -> T) -> T {
    let both = |surroundings| Both { surroundings, outside };
    let loaders: Vec<Both<'_>> = all.iter().map(both).collect();
    let places: Vec<ReadingPlace<'_>> = loaders
        .iter()
        .map(|loader| (loader as &dyn Loader, loader.surroundings.options()))
        .collect();
    then(&places)
}

/// Looks for classes in all places; says whether there is anything new.
fn find_in(all: &mut [Surroundings<'_>], asked: &[Vec<String>]) -> bool {
    let mut found = false;
    for surroundings in all {
        found |= surroundings.find(asked);
    }
    found
}

/// The C++ and CUDA files below some folders, as a project would have them.
pub(crate) fn sources_below(folders: &[PathBuf]) -> Vec<PathBuf> {
    let roots = Roots::whole(folders.to_vec());
    let met = walk::walk(&roots, Wanted::Names { marked: true }, None, &Cache::default());
    met.map(|met| met.names).unwrap_or_default()
}

/// A path without `.` in it.
fn plain(path: &Path) -> PathBuf {
    let parts: PathBuf = path.components().filter(|part| *part != Component::CurDir).collect();
    if parts.as_os_str().is_empty() {
        ".".into()
    } else {
        parts
    }
}

/// The folder of the project around a path: the nearest one with a `.git`, else the one that the command runs in, else
/// the folder itself.
pub(crate) fn root_of(path: &Path) -> PathBuf {
    let own = if path.is_file() {
        io::folder_of(path).to_owned()
    } else {
        path.to_owned()
    };
    let Ok(whole) = layout::absolute(&own) else { return own };
    let found = whole.ancestors().find(|folder| folder.join(".git").exists());
    match found {
        Some(found) if own.is_absolute() => found.to_owned(),
        Some(found) => layout::relative(Path::new("."), found).map_or(own, |way| plain(&way)),
        None => folder_of_command(own),
    }
}

/// The folder of the project around a file that is named; none if nothing says that there is one.
fn project_around(path: &Path) -> Option<PathBuf> {
    let root = path.is_file().then(|| root_of(path))?;
    let depth = layout::absolute(&root).map_or(0, |folder| folder.components().count());
    (depth > MANY_PROJECTS || is_marked(&root)).then_some(root)
}

/// Whether something in a folder says that a project is there.
fn is_marked(root: &Path) -> bool {
    const MARKS: [&str; 4] = [".git", layout::CONFIGURATION, "CMakeLists.txt", "meson.build"];
    MARKS.iter().any(|mark| root.join(mark).exists())
}

/// The folder that a command runs in, for a folder below it. Somebody is at the top of the project, but not in a
/// folder that holds everything.
fn folder_of_command(own: PathBuf) -> PathBuf {
    let leads_up = own.components().any(|part| part == Component::ParentDir);
    let depth = std::env::current_dir().map_or(0, |folder| folder.components().count());
    let is_project = depth > MANY_PROJECTS || Path::new("CMakeLists.txt").is_file();
    if own.is_absolute() || leads_up || !is_project {
        own
    } else {
        ".".into()
    }
}
