//! The part of a project that some of its files see: what they include, wherever it lies.
//!
//! The names of all files are known, the texts of those alone that an include leads to from the files in question. So
//! a file of a large project pays for its includes, not for the project.

use culambda_source::{MacroOption, Text, presets};
use rustc_hash::FxHashSet;

use crate::graph::Edge;
use crate::includes::{folder, normal};
use crate::project::{Project, SourceFile};
use crate::search::Search;
use crate::summary::Summary;

/// Files that are read.
const MAX_FILES: usize = 20_000;

/// Where the texts of files come from.
pub trait Texts {
    /// The text of a file; none if it cannot be read.
    fn text(&self, name: &str) -> Option<Text>;
    /// Whether there is a file of this name that is none of the project.
    fn is_file(&self, name: &str) -> bool;
}

/// What a project has besides its files.
#[derive(Clone, Copy, Debug, Default)]
pub struct Given<'g> {
    /// Folders of includes that are not in it.
    pub outside: &'g [String],
    /// Headers that its build writes, with their names and what is known of their texts.
    pub made: &'g [(String, Text)],
    /// Macros that may stand for lambdas or annotations.
    pub macros: &'g [MacroOption],
}

/// One that is made.
struct Part<'t> {
    project: Project,
    /// How many files are its own.
    own: usize,
    texts: &'t dyn Texts,
    /// The files whose texts are known.
    read: FxHashSet<usize>,
    /// Names outside of the project that were looked for.
    looked_for: FxHashSet<String>,
}

impl Project {
    /// What some files of a project see, of which all names are known.
    pub fn part(
        names: impl IntoIterator<Item = String>,
        mains: &[(&str, &Search)],
        texts: &dyn Texts,
        given: &Given<'_>,
    ) -> Project {
        let files = names
            .into_iter()
            .map(|name| SourceFile::new(name, Text::default(), Summary::default()));
        let mut part = Part::of(Project::bare(files.collect(), false), texts);
        part.add_made(given.made);
        for (main, search) in mains {
            part.follow(main, search, given.outside);
        }
        part.project.own = part.own;
        part.project.with_macros(given.macros)
    }

    /// All files of a project, with what they include from such folders.
    pub fn with_outside(files: Vec<(String, Text, Summary)>, texts: &dyn Texts, given: &Given<'_>) -> Project {
        let files = files
            .into_iter()
            .map(|(name, text, summary)| SourceFile::new(name, text, summary));
        let mut part = Part::of(Project::bare(files.collect(), true), texts);
        part.read = (0..part.own).collect();
        part.add_made(given.made);
        let mut at = 0;
        while !given.outside.is_empty() && at < part.project.files.len() && part.read.len() < part.own + MAX_FILES {
            part.read(at);
            part.add_outside(at, given.outside);
            at += 1;
        }
        part.project.own = part.own;
        part.project.with_macros(given.macros)
    }
}

impl<'t> Part<'t> {
    fn of(project: Project, texts: &'t dyn Texts) -> Part<'t> {
        Part {
            own: project.len(),
            project,
            texts,
            read: FxHashSet::default(),
            looked_for: FxHashSet::default(),
        }
    }

    /// Adds the headers that the build writes: they are found as if they were there already.
    fn add_made(&mut self, made: &[(String, Text)]) {
        for (name, text) in made {
            if self.project.file_named(name).is_some() {
                continue;
            }
            let file = self.project.add(name.clone());
            self.project.files[file] = SourceFile::new(name.clone(), text.clone(), Summary::of(text));
            self.read.insert(file);
        }
        self.project.made = self.own..self.project.len();
    }

    /// Reads what a file includes.
    fn follow(&mut self, main: &str, search: &Search, outside: &[String]) {
        let Some(main) = self.project.file_named(main) else {
            return;
        };
        let forced = search.forced.iter().filter_map(|name| self.project.file_named(name));
        let mut todo: Vec<usize> = forced.chain([main]).collect();
        let mut seen: FxHashSet<usize> = todo.iter().copied().collect();
        // What a macro names may become known later.
        let mut by_macro: Vec<(usize, Edge)> = Vec::new();
        loop {
            while let Some(file) = todo.pop() {
                if self.read.len() >= MAX_FILES {
                    return;
                }
                self.read(file);
                self.add_outside(file, outside);
                let project = &self.project;
                for edge in project.edges(file) {
                    if edge.is_by_macro() {
                        by_macro.push((file, *edge));
                    }
                    let mut to = project.targets(file, edge, main, &search.folders);
                    project.add_named(file, edge, main, search, &mut to);
                    todo.extend(to.into_iter().filter(|to| seen.insert(*to)));
                }
            }
            for (file, edge) in &by_macro {
                let to = self.project.targets(*file, edge, main, &search.folders);
                todo.extend(to.into_iter().filter(|to| seen.insert(*to)));
            }
            if todo.is_empty() {
                return;
            }
        }
    }

    fn read(&mut self, file: usize) {
        if !self.read.insert(file) {
            return;
        }
        let name = self.project.name(file).to_owned();
        let Some(text) = self.texts.text(&name) else { return };
        let summary = Summary::of(&text);
        self.project.files[file] = SourceFile::new(name, text, summary);
    }

    /// Adds the files outside of the project that the includes of a file may mean.
    fn add_outside(&mut self, file: usize, folders: &[String]) {
        if folders.is_empty() {
            return;
        }
        let own = &self.project.files[file];
        let mut found: Vec<String> = Vec::new();
        for &(start, end) in &own.summary.includes {
            let name = own.text.get(start as usize + 1..end as usize - 1).unwrap_or_default();
            let Ok(name) = std::str::from_utf8(name) else { continue };
            let quoted = own.text.get(start as usize) == Some(&b'"');
            let beside = (file >= self.own && quoted).then(|| folder(&own.name));
            let folders = beside.into_iter().chain(folders.iter().map(String::as_str));
            // A header that the build of a library makes includes another one of it.
            let names = [Some(name), presets::made_of(name)].into_iter().flatten();
            for (folder, name) in folders.flat_map(|folder| names.clone().map(move |name| (folder, name))) {
                let whole = normal(folder, name);
                if !self.looked_for.insert(whole.clone()) {
                    continue;
                }
                if self.project.file_named(&whole).is_none() && self.texts.is_file(&whole) {
                    found.push(whole);
                }
            }
        }
        for name in found {
            self.project.add(name);
        }
    }
}
