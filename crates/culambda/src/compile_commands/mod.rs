//! `compile_commands.json`: what the build says of each file.
//!
//! Taken from the command of a file: macros, folders of includes, files included by force, the standard, and for
//! nvcc whether `--extended-lambda` is given, the release and the host compiler where their names say it. A file
//! with several commands takes the first that compiles CUDA, else the first. A header takes the command of the
//! first file that includes it directly, one that compiles CUDA if there is any. Other files have no entry.
//!
//! * [`arguments`]: what an option means; [`words`]: command lines and response files taken apart.

pub mod arguments;
mod includers;
pub mod words;

use std::cell::{OnceCell, RefCell};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_source::Text;
use rustc_hash::FxHashMap;
use serde::Deserialize;

use crate::config::Origin;
use crate::config::read::{Config, Layer};
use crate::report::Message;
use crate::{io, layout, names, trust};

/// The usual name of the file.
pub const FILE_NAME: &str = "compile_commands.json";

/// An entry as it is in the file.
#[derive(Debug, Deserialize)]
#[expect(clippy::struct_field_names, reason = "the names are those of the format")]
struct Command {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// An entry.
#[derive(Debug)]
struct Entry {
    directory: PathBuf,
    /// The file, without `.` and `..`.
    file: PathBuf,
    line: Line,
}

/// How a command is given.
#[derive(Debug)]
enum Line {
    Text(String),
    Words(Vec<String>),
}

/// A command of a build.
#[derive(Clone, Debug)]
pub struct CompileCommand {
    /// The folder in which it is run.
    pub directory: PathBuf,
    /// Its words, response files taken in.
    pub words: Vec<String>,
}

/// A compilation database.
pub struct Database {
    name: Arc<str>,
    /// The folders in which response files are read, links followed.
    roots: Vec<PathBuf>,
    /// Whether messages show none of its text.
    hidden: bool,
    entries: Vec<Entry>,
    /// The entries of files, in their order.
    by_file: FxHashMap<PathBuf, Vec<usize>>,
    /// The same by the real paths of files, made when links are in the way.
    by_identity: OnceCell<FxHashMap<PathBuf, Vec<usize>>>,
    /// Which entries include a header, by its path.
    includers: OnceCell<FxHashMap<PathBuf, usize>>,
    layers: RefCell<FxHashMap<usize, Layer>>,
    warnings: RefCell<Vec<String>>,
}

impl Database {
    /// Reads a database that the command line names, or the one in a folder.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn read(path: &Path) -> Result<Database, Message> {
        let inside = in_folder(path);
        let text = match &inside {
            // The file of a folder is not named itself.
            Some(path) => trust::read(path, trust::DATA),
            None => io::read(path),
        };
        let path = inside.as_deref().unwrap_or(path);
        let roots = vec![
            trust::project_of(io::folder_of(path)),
            trust::project_of(io::folder_of(&trust::resolved(path))),
            trust::project_of(Path::new(".")),
        ];
        Database::of(path, text, trust::leads_out(path), roots)
    }

    /// Reads a database that a `culambda.toml` names. A file that is not there is one without entries, and a warning.
    ///
    /// # Errors
    /// As for [`Database::read`]; it lies outside of the project.
    pub fn named_by(config: &Config, path: &Path) -> Result<Database, Message> {
        let inside = in_folder(path);
        let path = inside.as_deref().unwrap_or(path);
        let root = config.project();
        if !trust::resolved(path).starts_with(&root) {
            let text = format!(
                "`{}` lies outside of the project, where `{}` may name no compile commands",
                names::name(&layout::shown(path)),
                config.name
            );
            return Err(Message::error(text).help("name them on the command line with -p"));
        }
        if path.exists() {
            return Database::of(path, trust::read(path, trust::DATA), false, vec![root]);
        }
        let name = names::name(path);
        let database = Database::empty(name.as_str().into(), vec![root]);
        database.warn(format!("there is no `{name}`: files are read without it"));
        Ok(database)
    }

    /// What a file says. Where it is hidden, its text is not shown; response files lie below the roots.
    fn of(path: &Path, text: std::io::Result<Text>, hidden: bool, roots: Vec<PathBuf>) -> Result<Database, Message> {
        let name: Arc<str> = names::name(&layout::shown(path)).into();
        let text = text.map_err(|error| {
            Message::error(format!("cannot read `{name}`: {error}")).help(
                "CMake writes compile_commands.json into the build folder with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Meson always",
            )
        })?;
        let commands: Vec<Command> = serde_json::from_slice(&text).map_err(|error| {
            let error = trust::shown::why(&error, hidden);
            Message::error(format!("`{name}` is not a compilation database: {error}"))
        })?;
        let mut database = Database::empty(name, roots);
        database.hidden = hidden;
        let above = layout::absolute(io::folder_of(path)).unwrap_or_default();
        for command in commands {
            database.add(command, &above);
        }
        Ok(database)
    }

    fn empty(name: Arc<str>, roots: Vec<PathBuf>) -> Database {
        Database {
            name,
            roots,
            hidden: false,
            entries: Vec::new(),
            by_file: FxHashMap::default(),
            by_identity: OnceCell::new(),
            includers: OnceCell::new(),
            layers: RefCell::default(),
            warnings: RefCell::default(),
        }
    }

    fn add(&mut self, command: Command, above: &Path) {
        let line = match (command.arguments, command.command) {
            (Some(words), _) => Line::Words(words),
            (None, Some(text)) => Line::Text(text),
            (None, None) => {
                let file = names::name(&command.file);
                return self.warn(format!(
                    "`{file}` has neither `command` nor `arguments` in `{}`",
                    self.name
                ));
            }
        };
        let directory = above.join(&command.directory);
        let file = directory.join(&command.file);
        let file = layout::absolute(&file).unwrap_or(file);
        self.by_file.entry(file.clone()).or_default().push(self.entries.len());
        self.entries.push(Entry { directory, file, line });
    }

    /// The entry that holds for the file at a path without `.` and `..`.
    pub fn entry_of(&self, path: &Path) -> Option<usize> {
        if self.entries.is_empty() {
            return None;
        }
        if let Some(own) = self.by_file.get(path) {
            return self.best(own);
        }
        let identities = self.by_identity.get_or_init(|| self.identities());
        if let Ok(identity) = std::fs::canonicalize(path) {
            if let Some(own) = identities.get(&identity) {
                return self.best(own);
            }
            let includers = self.includers.get_or_init(|| includers::of(self));
            return includers.get(&identity).copied();
        }
        None
    }

    fn identities(&self) -> FxHashMap<PathBuf, Vec<usize>> {
        let mut out: FxHashMap<PathBuf, Vec<usize>> = FxHashMap::default();
        for (index, entry) in self.entries.iter().enumerate() {
            if let Ok(identity) = std::fs::canonicalize(&entry.file) {
                out.entry(identity).or_default().push(index);
            }
        }
        out
    }

    /// The first entry that compiles CUDA, else the first.
    fn best(&self, own: &[usize]) -> Option<usize> {
        let [only] = own else {
            let cuda = own.iter().find(|&&index| arguments::compiles_cuda(&self.words(index)));
            return cuda.or(own.first()).copied();
        };
        Some(*only)
    }

    /// The words of an entry, response files taken in.
    fn words(&self, index: usize) -> Vec<String> {
        let Some(entry) = self.entries.get(index) else {
            return Vec::new();
        };
        let words = match &entry.line {
            Line::Words(words) => words.clone(),
            Line::Text(text) => words::split(text),
        };
        let mut missing = Vec::new();
        let words = words::with_response_files(words, &entry.directory, &self.roots, &mut missing);
        for text in missing {
            self.warn(format!(
                "in `{}`, for `{}`: {text}",
                self.name,
                names::name(&layout::shown(&entry.file))
            ));
        }
        words
    }

    /// All commands, in their order.
    pub fn commands(&self) -> impl Iterator<Item = CompileCommand> {
        self.entries.iter().enumerate().map(|(index, entry)| CompileCommand {
            directory: entry.directory.clone(),
            words: self.words(index),
        })
    }

    /// What an entry says.
    pub fn layer(&self, index: usize) -> Layer {
        if let Some(known) = self.layers.borrow().get(&index) {
            return known.clone();
        }
        let Some(entry) = self.entries.get(index) else {
            return Layer::default();
        };
        let origin = Origin::Compiled {
            database: Arc::clone(&self.name),
        };
        let layer = arguments::layer(&self.words(index), &entry.directory, &origin);
        self.layers.borrow_mut().insert(index, layer.clone());
        layer
    }

    fn warn(&self, text: String) {
        let text = if self.hidden {
            format!(
                "something in `{}` cannot be read: {}",
                self.name,
                trust::shown::NOT_SHOWN
            )
        } else {
            text
        };
        let mut warnings = self.warnings.borrow_mut();
        if !warnings.contains(&text) {
            warnings.push(text);
        }
    }

    /// What there is to say.
    pub fn warnings(&self) -> Vec<Message> {
        self.warnings.borrow().iter().map(Message::warning).collect()
    }
}

/// The file in a folder.
fn in_folder(path: &Path) -> Option<PathBuf> {
    path.is_dir().then(|| path.join(FILE_NAME))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn database(folder: &Path, json: &serde_json::Value) -> Database {
        fs::write(folder.join(FILE_NAME), json.to_string()).unwrap();
        Database::read(folder).unwrap()
    }

    fn defines(database: &Database, path: &Path) -> Option<String> {
        let layer = database.layer(database.entry_of(path)?);
        Some(format!("{:?}", layer.macros.first()?.value))
    }

    #[test]
    fn files_links_and_headers() {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        fs::create_dir_all(root.join("src/in")).unwrap();
        fs::create_dir_all(root.join("build")).unwrap();
        fs::write(root.join("src/a.cu"), "#include \"in/x.cuh\"\n#include <y.h>\n").unwrap();
        fs::write(root.join("src/in/x.cuh"), "").unwrap();
        fs::write(root.join("src/in/y.h"), "").unwrap();
        fs::write(root.join("src/in/z.h"), "").unwrap();
        let json = serde_json::json!([
            {"directory": "build", "file": "../src/a.cu", "command": "g++ -DHOST=1 -c ../src/a.cu"},
            {"directory": "build", "file": "../src/a.cu", "arguments": ["nvcc", "-DCUDA=1", "-I", "../src/in", "../src/a.cu"]},
        ]);
        let database = database(&root, &json);
        let cuda = Some("Define(\"CUDA\", \"1\")".to_owned());
        assert_eq!(defines(&database, &root.join("src/a.cu")), cuda);
        assert_eq!(defines(&database, &root.join("src/in/x.cuh")), cuda, "beside the file");
        assert_eq!(
            defines(&database, &root.join("src/in/y.h")),
            cuda,
            "in a folder of its command"
        );
        assert_eq!(defines(&database, &root.join("src/in/z.h")), None);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(root.join("src"), root.join("link")).unwrap();
            assert_eq!(defines(&database, &root.join("link/a.cu")), cuda);
        }
    }

    #[test]
    fn what_is_no_database() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE_NAME), "{}").unwrap();
        assert!(Database::read(folder.path()).is_err());
        assert!(Database::read(&folder.path().join("none")).is_err());
        let settings = folder.path().join("culambda.toml");
        fs::write(&settings, "").unwrap();
        let config = crate::config::read::read(&settings).unwrap();
        let missing = Database::named_by(&config, &folder.path().join("none")).unwrap();
        assert_eq!(missing.warnings().len(), 1);
        assert_eq!(missing.entry_of(Path::new("/a.cu")), None);
        let neither = serde_json::json!([{"directory": "/", "file": "a.cu"}]);
        assert_eq!(database(folder.path(), &neither).warnings().len(), 1);
    }
}
