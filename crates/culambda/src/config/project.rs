//! Asks for the settings of many files, and reads every `culambda.toml` once.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use culambda_build::Compilation;
use rustc_hash::FxHashMap;

use super::ConfigArgs;
use super::built::Built;
use super::read::{self, Config, Layer};
use super::{Settings, Sourced};
use crate::compile_commands::Database;
use crate::report::Message;
use crate::{layout, tree};

/// The settings of the files of a run.
pub struct Project {
    /// The current folder.
    here: PathBuf,
    /// What the command line says.
    options: Layer,
    /// The file that the command line names; `None` looks for one above each input.
    named: Option<Arc<Config>>,
    /// Whether files are looked for.
    search: bool,
    /// The compilation database that the command line names.
    database: Option<Rc<Database>>,
    /// Whether build files are read.
    with_build: bool,
    /// The build files of trees, by their folders.
    trees: RefCell<FxHashMap<PathBuf, Arc<Built>>>,
    /// The folders of the trees around folders.
    roots: RefCell<FxHashMap<PathBuf, PathBuf>>,
    /// What is above folders.
    folders: RefCell<FxHashMap<PathBuf, Option<Arc<Config>>>>,
    /// The databases that files name, by path.
    databases: RefCell<FxHashMap<PathBuf, Rc<Database>>>,
    /// Settings that were made before.
    made: RefCell<FxHashMap<Key, Arc<Settings>>>,
}

/// What settings depend on: the configuration, the overrides that hold, the entry of the database.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    config: Option<PathBuf>,
    overrides: Vec<usize>,
    entry: Option<usize>,
    /// What its build files say, by its address.
    built: Option<usize>,
}

impl Project {
    /// A project as the command line has it.
    ///
    /// # Errors
    /// A file that the command line names cannot be read, or means nothing.
    pub fn new(args: &ConfigArgs, database: Option<&Path>, options: Layer) -> Result<Project, Message> {
        let named = args
            .config
            .as_deref()
            .map(read::read)
            .transpose()
            .map_err(|message| *message)?;
        let database = database.map(Database::read).transpose()?;
        let here = std::env::current_dir()
            .map_err(|error| Message::error(format!("cannot find the current folder: {error}")))?;
        Ok(Project {
            here,
            options,
            search: !args.no_config && named.is_none(),
            named: named.map(Arc::new),
            database: database.map(Rc::new),
            with_build: true,
            trees: RefCell::default(),
            roots: RefCell::default(),
            folders: RefCell::default(),
            databases: RefCell::default(),
            made: RefCell::default(),
        })
    }

    /// The same without build files.
    #[must_use]
    pub fn without_build(mut self) -> Project {
        self.with_build = false;
        self
    }

    /// What holds for the file at a path, or in the current folder.
    ///
    /// # Errors
    /// A `culambda.toml` or what it names cannot be read, or means nothing.
    pub fn settings(&self, place: Option<&Path>) -> Result<Arc<Settings>, Message> {
        let place = place.unwrap_or(Path::new("-"));
        let built = self.built(place, &self.whole(place));
        self.settings_with(place, built)
    }

    /// The same where the build files say something else of it: what those are compiled with that include it.
    ///
    /// # Errors
    /// As for [`Project::settings`].
    pub(crate) fn settings_within(
        &self,
        place: &Path,
        compilation: Arc<Compilation>,
    ) -> Result<Arc<Settings>, Message> {
        let built = self.built(place, &self.whole(place));
        self.settings_with(place, built.map(|(built, _)| (built, compilation)))
    }

    /// The whole path of a file, without `.` and `..`.
    pub(crate) fn whole(&self, path: &Path) -> PathBuf {
        layout::plain(&self.here.join(path))
    }

    fn settings_with(
        &self,
        place: &Path,
        built: Option<(Arc<Built>, Arc<Compilation>)>,
    ) -> Result<Arc<Settings>, Message> {
        let path = self.whole(place);
        let config = self.config(path.parent().unwrap_or(&path))?;
        let mut overrides = Vec::new();
        if let Some(config) = config.as_ref().filter(|config| path.starts_with(&config.folder)) {
            let all = config.overrides.iter().enumerate();
            let own = all.filter(|(_, (patterns, _))| patterns.matched_path_or_any_parents(&path, false).is_ignore());
            overrides.extend(own.map(|(index, _)| index));
        }
        let database = self.database_of(config.as_deref())?;
        let entry = database.as_ref().and_then(|database| database.entry_of(&path));
        let key = Key {
            config: config.as_ref().map(|config| config.folder.clone()),
            overrides,
            entry,
            built: built.as_ref().map(|(_, compilation)| Arc::as_ptr(compilation) as usize),
        };
        if let Some(known) = self.made.borrow().get(&key) {
            return Ok(Arc::clone(known));
        }
        let compiled = database.zip(entry).map(|(database, entry)| database.layer(entry));
        let layers = config.iter().flat_map(|config| {
            let general = std::iter::once(&config.general);
            let special = key.overrides.iter().filter_map(|&index| config.overrides.get(index));
            general.chain(special.map(|(_, layer)| layer))
        });
        let below = built.as_ref().map(|(tree, compilation)| tree.layer(compilation));
        let layers = below.iter().chain(&compiled).chain(layers);
        let layers: Vec<&Layer> = layers.chain([&self.options]).collect();
        let mut settings = Settings::of(&layers, config.clone());
        settings.built = built;
        let settings = Arc::new(settings);
        self.made.borrow_mut().insert(key, Arc::clone(&settings));
        Ok(settings)
    }

    /// Whether a file is left out by the configuration that holds there.
    pub fn excludes(&self, path: &Path) -> bool {
        let path = self.whole(path);
        let folder = path.parent().unwrap_or(&path);
        // A configuration that means nothing was told when settings were asked for.
        let config = self.config(folder).ok().flatten();
        config.is_some_and(|config| config.excludes(&path, false))
    }

    /// What there is to say about the databases that were asked.
    pub fn warnings(&self) -> Vec<Message> {
        let named = self.databases.borrow();
        self.database
            .iter()
            .chain(named.values())
            .flat_map(|database| database.warnings())
            .collect()
    }

    /// What the build files of its tree say of a file. Preprocessed text needs none of it.
    fn built(&self, place: &Path, path: &Path) -> Option<(Arc<Built>, Arc<Compilation>)> {
        let preprocessed = place.extension().is_some_and(|ending| ending == "ii" || ending == "i");
        if !self.with_build || preprocessed {
            return None;
        }
        let folder = path.parent().unwrap_or(path);
        let known = self.roots.borrow().get(folder).cloned();
        let root = known.unwrap_or_else(|| {
            let root = tree::root_of(if place.as_os_str() == "-" {
                Path::new(".")
            } else {
                place
            });
            self.roots.borrow_mut().insert(folder.to_owned(), root.clone());
            root
        });
        let known = self.trees.borrow().get(&root).cloned();
        let tree = known.unwrap_or_else(|| {
            let read = Arc::new(Built::read(&root));
            self.trees.borrow_mut().insert(root, Arc::clone(&read));
            read
        });
        let compilation = tree.of(path)?;
        Some((tree, compilation))
    }

    /// The configuration that holds in a folder.
    fn config(&self, folder: &Path) -> Result<Option<Arc<Config>>, Message> {
        if !self.search {
            return Ok(self.named.clone());
        }
        let mut missing = Vec::new();
        let mut found = None;
        for above in folder.ancestors() {
            if let Some(known) = self.folders.borrow().get(above) {
                found.clone_from(known);
                break;
            }
            missing.push(above.to_owned());
            if let Some(config) = read::in_folder(above).map_err(|message| *message)? {
                found = Some(Arc::new(config));
                break;
            }
        }
        let mut folders = self.folders.borrow_mut();
        folders.extend(missing.into_iter().map(|folder| (folder, found.clone())));
        Ok(found)
    }

    /// The database that holds.
    fn database_of(&self, config: Option<&Config>) -> Result<Option<Rc<Database>>, Message> {
        if let Some(database) = &self.database {
            return Ok(Some(Rc::clone(database)));
        }
        let named = config.and_then(|config| Some((config, config.compile_commands.as_ref()?)));
        let Some((config, Sourced { value: path, .. })) = named else {
            return Ok(None);
        };
        if let Some(known) = self.databases.borrow().get(path) {
            return Ok(Some(Rc::clone(known)));
        }
        // A checkout that was not built yet has none, and can be looked at all the same.
        let read = Rc::new(Database::named_by(config, path)?);
        self.databases.borrow_mut().insert(path.clone(), Rc::clone(&read));
        Ok(Some(read))
    }
}
