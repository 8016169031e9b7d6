//! What one file needs from the rest of its project.

use culambda_source::{Loaded, Loader, Preset, UnitOptions, presets};
use rustc_hash::FxHashSet;

use crate::classes::defined_in;
use crate::heads::classes_of_members;
use crate::project::Project;

/// Headers that one file is given.
const MAX_HEADERS: usize = 24;

/// What one file needs from elsewhere: definitions of the macros that it mentions, and the headers with the classes
/// that were asked for. As a [`Loader`] it follows no include: what is needed of them is read before the file.
#[derive(Debug)]
pub struct Surroundings<'p> {
    project: &'p Project,
    /// The file itself, then the headers that were found.
    files: Vec<usize>,
    /// The classes that were asked for.
    asked: FxHashSet<Vec<String>>,
    /// Libraries whose classes were asked for.
    libraries: Vec<&'static Preset>,
    options: UnitOptions,
}

impl<'p> Surroundings<'p> {
    /// Those of a file, which is read with these options, with the classes whose members it defines.
    pub fn new(project: &'p Project, file: usize, options: &UnitOptions) -> Self {
        let mut new = Surroundings {
            project,
            files: vec![file],
            asked: FxHashSet::default(),
            libraries: Vec::new(),
            options: options.clone(),
        };
        new.collect(&classes_of_members(&project.files[file].text));
        new.take_macros();
        new
    }

    /// How the file is to be read.
    pub fn options(&self) -> &UnitOptions {
        &self.options
    }

    fn take_macros(&mut self) {
        let project = self.project;
        let used = |at: usize| project.uses(self.files[0], &self.files, at);
        let all = presets::all().iter().enumerate();
        let seen = all
            .filter(|(at, preset)| preset.is_named_in(&self.options.libraries) || used(*at))
            .map(|(_, preset)| preset);
        let definitions = project.definitions(&self.files);
        self.options.presets = presets::Presets::of(seen).with(definitions.iter().map(|def| &**def));
    }

    /// Looks for classes by their paths, and for their bases. Says whether there is anything that was not there before,
    /// so that another look at the file is worth while.
    pub fn find(&mut self, asked: &[Vec<String>]) -> bool {
        let known = self.files.len() + self.libraries.len();
        self.collect(asked);
        let new = self.files.len() + self.libraries.len() > known;
        if new {
            self.take_macros();
        }
        new
    }

    fn collect(&mut self, asked: &[Vec<String>]) {
        let mut todo: Vec<Vec<String>> = asked.to_vec();
        while let Some(path) = todo.pop() {
            if self.files.len() >= MAX_HEADERS || !self.asked.insert(path.clone()) {
                continue;
            }
            let headers = self.headers_of(&path);
            if headers.is_empty() {
                self.take_library(&path);
            }
            for (file, name) in headers {
                todo.extend(self.project.bases_of(file, &name));
                if !self.files.contains(&file) {
                    self.files.push(file);
                }
            }
        }
    }

    /// Takes the declarations of a library that has a class which the project does not define.
    fn take_library(&mut self, path: &[String]) {
        let Some(name) = path.last() else { return };
        let declares = |preset: &&Preset| declares(preset, name);
        if let Some(preset) = presets::all().iter().find(declares)
            && !self.libraries.iter().any(|known| known.name == preset.name)
        {
            self.libraries.push(preset);
        }
    }

    /// The files that define the class at the end of a path, or the one that it is nested in, with the name of that.
    fn headers_of(&self, path: &[String]) -> Vec<(usize, String)> {
        let names = path.iter().rev().filter(|name| !name.is_empty());
        let main = self.files[0];
        let found = names.map(|name| (self.project.class_files(main, name), name));
        let first = found.into_iter().find(|(files, _)| !files.is_empty());
        let Some((files, name)) = first else { return Vec::new() };
        files.into_iter().map(|file| (file, name.clone())).collect()
    }
}

/// Whether the declarations of a library define a class.
fn declares(preset: &Preset, name: &str) -> bool {
    let text = preset.declarations.as_bytes();
    // Most names are no library's.
    memchr::memmem::find(text, name.as_bytes()).is_some()
        && defined_in(text).iter().any(|class| class.name(text) == name.as_bytes())
}

impl Loader for Surroundings<'_> {
    fn include(&self, _includer: &str, _name: &str, _quoted: bool) -> Option<Loaded> {
        None
    }

    fn before(&self) -> Vec<Loaded> {
        let libraries = self.libraries.iter().map(|preset| Loaded {
            name: format!("<{}>", preset.name),
            text: preset.declarations.as_bytes().into(),
        });
        // What was asked for last is what the others stand on.
        let headers = self.files[1..].iter().rev().map(|&file| Loaded {
            name: self.project.name(file).to_owned(),
            text: self.project.whole_text(file),
        });
        libraries.chain(headers).collect()
    }
}
