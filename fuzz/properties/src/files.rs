//! What holds for any bytes in the files around a program: other files of its project, settings, compile commands,
//! a baseline.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use culambda::baseline::Baseline;
use culambda::compile_commands::Database;
use culambda::config;
use culambda_build::{Build, Compiler, Entry, Files, definition};
use culambda_index::{Project, Search, Summary, Surroundings};
use culambda_source::{NoLoader, Text, UnitOptions};
use tempfile::TempDir;

/// What separates the files of a project in one text.
const SEPARATOR: &[u8] = b"\n//// ";
/// Files of a project that are looked at.
const FILES: usize = 12;

/// Files of a project in one text: each begins after `//// ` with its name to the end of the line.
fn files_of(text: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    let mut rest = text;
    while files.len() < FILES {
        let end = memchr::memmem::find(rest, SEPARATOR);
        let part = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        let line = memchr::memchr(b'\n', part).unwrap_or(part.len());
        let (name, body) = part.split_at(line);
        let name = if files.is_empty() { b"x.cu" } else { name };
        let body = if files.is_empty() { part } else { body };
        files.push((String::from_utf8_lossy(name).trim().to_owned(), body.to_vec()));
        let Some(end) = end else { break };
        rest = rest.get(end + SEPARATOR.len()..).unwrap_or_default();
    }
    files
}

/// A project: every file that may hold lambdas is read with what it needs from the others; two looks agree.
pub fn project(text: &[u8]) {
    assert_eq!(looked_at(text), looked_at(text), "two looks at a project agree");
}

fn looked_at(text: &[u8]) -> Vec<(String, usize, usize)> {
    let files = files_of(text).into_iter().map(|(name, text)| {
        let summary = Summary::of(&text);
        (name, Text::from(text), summary)
    });
    let project = Project::new(files.collect(), &[]);
    let suspects = project.suspects();
    assert!(suspects.is_sorted(), "files are in their order");
    assert!(
        project
            .of_the_host(&suspects)
            .iter()
            .all(|file| suspects.contains(file))
    );
    let mut out = Vec::new();
    for file in suspects {
        for mut around in Surroundings::each(&project, file, &Search::default(), &UnitOptions::default()) {
            let (name, text) = (project.name(file).to_owned(), project.text(file));
            let mut analysis = culambda_model::analyse(&name, &text, &NoLoader, around.options());
            for _ in 0..4 {
                let asked: Vec<Vec<String>> = analysis.variants.iter().flat_map(|v| v.asked.clone()).collect();
                if !around.find(&asked) {
                    break;
                }
                analysis = culambda_model::analyse(&name, &text, &around, around.options());
            }
            out.push((name, analysis.entries.len(), analysis.not_analysed.len()));
        }
    }
    out
}

/// A tree of build files in memory.
struct Tree(BTreeMap<String, Vec<u8>>);

impl Files for Tree {
    fn text(&self, name: &str) -> Option<Text> {
        self.0.get(name).map(|text| Text::from(text.as_slice()))
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        let below = |name: &String| {
            let rest = if folder.is_empty() {
                name
            } else {
                name.strip_prefix(folder)?.strip_prefix('/')?
            };
            let (own, more) = rest.split_once('/').map_or((rest, false), |(own, _)| (own, true));
            Some(Entry {
                name: own.to_owned(),
                is_folder: more,
            })
        };
        self.0.keys().filter_map(below).collect()
    }
}

/// Build files: every macro is one, has a place in a file that was read, and is known or open; names stay in the tree.
pub fn build_files(text: &[u8]) {
    let mut files: BTreeMap<String, Vec<u8>> = files_of(text).into_iter().collect();
    if let Some(first) = files.remove("x.cu") {
        files.entry("CMakeLists.txt".to_owned()).or_insert(first);
    }
    for name in ["a.cu", "b.cpp", "src/c.cu"] {
        files.insert(name.to_owned(), Vec::new());
    }
    let tree = Arc::new(Tree(files));
    let shared: Arc<dyn Files + Send + Sync> = Arc::<Tree>::clone(&tree);
    let build = Build::read(&shared);
    let places = |file: &str| file.is_empty() || tree.0.contains_key(file);
    let mut names: Vec<&str> = build.named();
    names.extend(["a.cu", "b.cpp", "src/c.cu", "x.h"]);
    for name in names {
        let found = build.of(name);
        for given in &found.macros {
            let name = definition::name_of(&given.value);
            assert!(definition::is_name(name), "`{name}` is not a macro");
            assert!(places(&given.place.file), "{} was not read", given.place);
            let open = found.open.iter().any(|open| open.name == name);
            assert!(!open, "`{name}` is known and open");
        }
        for given in found.include.iter().chain(&found.forced) {
            let leaves = given.value.starts_with('/') || given.value.split('/').any(|part| part == "..");
            assert!(!leaves && !given.value.contains(['\0', '\u{1}']), "{:?}", given.value);
        }
        if let Compiler::Nvcc(place) | Compiler::Host(place) | Compiler::Other(place) = &found.compiler {
            assert!(places(&place.file), "{place} was not read");
        }
    }
    let generated = build.generated().iter();
    assert!(generated.clone().all(|made| !made.name.contains(['\0', '\u{1}'])));
}

thread_local! {
    static FOLDER: RefCell<Option<TempDir>> = const { RefCell::new(None) };
}

/// A file with these bytes in a folder of this thread.
fn file(name: &str, text: &[u8]) -> PathBuf {
    FOLDER.with_borrow_mut(|folder| {
        let folder = folder.get_or_insert_with(|| tempfile::tempdir().expect("a folder for trials"));
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file for trials");
        path
    })
}

/// Settings: they are read, or refused with a message; what is excluded is excluded twice.
pub fn configuration(text: &[u8]) {
    let path = file("culambda.toml", text);
    match config::read::read(&path) {
        Ok(config) => {
            let other = path.with_file_name("x.cu");
            assert_eq!(config.excludes(&other, false), config.excludes(&other, false));
            assert!(config::read::read(&path).is_ok(), "a second look says the same");
        }
        Err(message) => assert!(!message.text.is_empty(), "a refusal says why"),
    }
}

/// Compile commands: they are read, or refused with a message; those of a file give settings.
pub fn compile_commands(text: &[u8]) {
    let path = file("compile_commands.json", text);
    match Database::read(&path) {
        Ok(database) => {
            for name in ["x.cu", "a/b.cu", "main.cpp"] {
                if let Some(entry) = database.entry_of(&path.with_file_name(name)) {
                    drop(database.layer(entry));
                }
            }
            drop(database.warnings());
        }
        Err(message) => assert!(!message.text.is_empty(), "a refusal says why"),
    }
}

/// A baseline: it is read, or refused with a message; renewed without findings it only loses entries.
pub fn baseline(text: &[u8]) {
    let path = file("baseline.json", text);
    match Baseline::read(&path, true) {
        Ok(mut baseline) => {
            baseline.apply(&mut []);
            let before = baseline.count();
            assert!(baseline.stale(&[]) <= before, "no more is stale than there is");
            baseline.renew(&[], &[]);
            assert!(baseline.count() <= before, "nothing is known that was not found");
        }
        Err(message) => assert!(!message.text.is_empty(), "a refusal says why"),
    }
}
