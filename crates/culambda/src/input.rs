//! The files that were named on the command line.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_index::Search;
use culambda_model::Analysis;
use culambda_model::facts::NotAnalysed;
use culambda_source::{MacroOption, Presets, Spaces, Span, Text, UnitOptions};
use rayon::prelude::*;

use crate::config::{Origin, Project, Settings};
use crate::loader::{Cache, FileLoader};
use crate::options::ReadArgs;
use crate::preprocess::Preprocessor;
use crate::report::{Message, Reporter, Source};
use crate::tree::{Asked, Known, Tree};
use crate::{io, jobs, names};

/// Facts are found by a walk whose depth is limited, but not to what every default stack holds.
const STACK: usize = 64 << 20;

/// A file to read, or the standard input.
#[derive(Clone, Debug)]
pub struct Input {
    /// Where it is read from; `None` is the standard input.
    pub path: Option<PathBuf>,
    /// Where it is said to be.
    place: Option<PathBuf>,
    /// How messages, lists and `#line` directives call it.
    pub name: String,
    /// What holds for it.
    pub settings: Arc<Settings>,
    /// What preprocesses it, if that is wanted.
    preprocessor: Option<Arc<Preprocessor>>,
    /// Whether it is preprocessed, if that is said.
    preprocessed: Option<bool>,
    /// Whether nothing is asked but itself and what it includes.
    isolated: bool,
    /// Why it cannot be analysed, if it was found in a folder like that.
    pub unread: Option<String>,
}

impl Input {
    /// Whether somebody says how nvcc compiles it.
    pub fn is_given_to_nvcc(&self) -> bool {
        self.settings.extended_lambda.origin != Origin::Default
    }

    /// The inputs that are named by `files`.
    ///
    /// # Errors
    /// The standard input is named twice; a configuration means nothing.
    pub fn of(files: &[PathBuf], read: &ReadArgs, project: &Project) -> Result<Vec<Input>, Message> {
        let preprocessor = Preprocessor::of(&read.preprocessing)?;
        let known = read.preprocessing.preprocessed || preprocessor.is_some();
        let is_stdin = |file: &&PathBuf| file.as_os_str() == "-";
        if files.iter().filter(is_stdin).count() > 1 {
            return Err(Message::error("the standard input is given twice"));
        }
        let input = |file: &PathBuf| {
            let stdin = is_stdin(&file);
            let place = if stdin {
                read.stdin_filename.clone()
            } else {
                Some(file.clone())
            };
            Ok(Input {
                settings: project.settings(place.as_deref())?,
                path: (!stdin).then(|| file.clone()),
                preprocessor: preprocessor.clone(),
                preprocessed: known.then_some(true),
                name: place.as_ref().map_or("<stdin>".into(), |place| names::name(place)),
                place,
                isolated: read.isolated,
                unread: None,
            })
        };
        files.iter().map(input).collect()
    }

    /// The path that it goes by, if it has one.
    pub fn place(&self) -> Option<&Path> {
        self.place.as_deref()
    }

    /// What preprocesses it, if that is wanted.
    pub(crate) fn preprocessor(&self) -> Option<&Preprocessor> {
        self.preprocessor.as_deref()
    }

    /// The options of its unit; without extended lambda mode if nobody gives it or the command line forbids it.
    pub fn unit_options(&self, no_extended_lambda: bool) -> UnitOptions {
        let mut options = self.settings.unit_options();
        options.target.extended_lambda &= !no_extended_lambda;
        options.preprocessed = self.preprocessed;
        options.spaces = Spaces::Rejected;
        options
    }

    /// How its includes find their files.
    pub fn loader<'a>(&'a self, cache: &'a Cache) -> FileLoader<'a> {
        let forced = self.settings.forced.iter().map(|file| file.value.as_path());
        let built = self.settings.built.as_ref().map(|(tree, _)| &**tree);
        FileLoader::new(&self.name, self.place(), self.settings.folders(), cache)
            .before(forced)
            .with_built(built)
    }

    /// Whether the build makes a header of a name.
    pub(crate) fn is_built(&self, name: &str) -> bool {
        let ends = |whole: &str| whole.strip_suffix(name).is_some_and(|front| front.ends_with('/'));
        let built = self.settings.built.as_ref();
        built.is_some_and(|(built, _)| built.build().generated().iter().any(|header| ends(&header.name)))
    }

    /// How its includes are looked for, by names.
    pub fn search(&self) -> Search {
        let folders = self.settings.folders().iter();
        let forced = self.settings.forced.iter();
        let macros = self.settings.macros.iter().map(|option| &option.value);
        Search {
            folders: folders.map(|folder| names::name(folder)).collect(),
            forced: forced.map(|file| names::name(&file.value)).collect(),
            headers: macros.filter_map(header).collect(),
        }
    }

    /// Whether the files around it may tell something of it: it is among them, and is not preprocessed.
    pub fn has_surroundings(&self) -> bool {
        let ending = self.path.as_deref().and_then(Path::extension);
        let is_unit = ending.is_some_and(|ending| ending == "ii" || ending == "i");
        self.path.is_some() && self.preprocessed != Some(true) && !self.isolated && !is_unit
    }

    /// What is known of it, of this text, with what its project declares.
    pub fn analyse(&self, tree: Option<&Tree>, text: &Text, cache: &Cache, options: &UnitOptions) -> Analysis {
        self.known(tree, text, cache, options, false).analysis
    }

    /// The same, and what it was learnt from.
    pub fn analyse_with_sources(
        &self,
        tree: Option<&Tree>,
        text: &Text,
        cache: &Cache,
        options: &UnitOptions,
    ) -> Known {
        self.known(tree, text, cache, options, true)
    }

    fn known(&self, tree: Option<&Tree>, text: &Text, cache: &Cache, options: &UnitOptions, sources: bool) -> Known {
        let loader = self.loader(cache);
        let is_preprocessed = options.reads_as_preprocessed(text);
        let place = self
            .path
            .as_deref()
            .filter(|_| self.has_surroundings() && !is_preprocessed);
        let asked = |search| Asked {
            search,
            options,
            sources,
        };
        if let Some((tree, path)) = tree.zip(place)
            && let Some(mut known) = tree.analyse(path, text, &loader, &asked(self.search()), cache)
        {
            let read = loader.into_read();
            known.told.extend(read.iter().cloned());
            known.asked.extend(read);
            return known;
        }
        let mut options = options.clone();
        if !is_preprocessed {
            options.presets = Presets::seen_in(text, &options.libraries);
        }
        let analysis = culambda_model::analyse(&self.name, text, &loader, &options);
        let read = loader.into_read();
        Known {
            analysis,
            told: read.clone(),
            asked: read,
            in_project: false,
        }
    }

    /// What is to be said instead of an analysis, if it cannot be read and nobody named it.
    pub fn not_analysed(&self) -> Option<NotAnalysed> {
        self.unread.as_ref().map(|reason| NotAnalysed {
            span: Span::at(0),
            reason: reason.clone(),
        })
    }

    /// Its text: as its project has it, or else as it is read.
    ///
    /// # Errors
    /// A message for people.
    pub fn source(&self, tree: Option<&Tree>) -> Result<Arc<Source>, Message> {
        match tree.and_then(|tree| tree.text(&self.name)) {
            Some(text) => Ok(Source::new(&*self.name, text)),
            None => self.read(),
        }
    }

    /// Reads it.
    ///
    /// # Errors
    /// A message for people.
    pub fn read(&self) -> Result<Arc<Source>, Message> {
        if let Some(preprocessor) = &self.preprocessor {
            let text = preprocessor.run(self.path.as_deref(), &self.name, &self.settings)?;
            return Ok(Source::new(self.name.clone(), text));
        }
        let text = match &self.path {
            Some(path) => io::read_source(path, io::Bounds::NAMED),
            None => io::read_stdin(),
        };
        match text {
            Ok(text) => Ok(Source::new(self.name.clone(), text)),
            Err(error) => Err(Message::error(format!("cannot read `{}`: {error}", self.name))),
        }
    }
}

/// The inputs that are named by `files`, with what holds for each in a project; tells what is to be known about that.
///
/// # Errors
/// As for [`Input::of`].
pub fn named_in(
    project: &Project,
    files: &[PathBuf],
    read: &ReadArgs,
    reporter: &mut Reporter,
) -> Result<Vec<Input>, Message> {
    let inputs = Input::of(files, read, project)?;
    reporter.show_all(&project.warnings());
    Ok(inputs)
}

/// Does the same work for each input, several at a time; the results are in the order of the inputs.
///
/// # Errors
/// The system has no thread for it.
pub fn map<I: Sync, T: Send>(inputs: &[I], work: impl Fn(&I) -> T + Sync + Send) -> std::io::Result<Vec<T>> {
    if let [input] = inputs {
        return with_deep_stack(|| work(input)).map(|done| vec![done]);
    }
    with_pool(inputs.len(), || inputs.par_iter().map(work).collect())
}

/// Runs some work with as many threads as it has parts, or as there are cores; their stacks are deep.
///
/// # Errors
/// The system has no thread for it.
pub fn with_pool<T: Send>(parts: usize, work: impl FnOnce() -> T + Send) -> std::io::Result<T> {
    let pool = rayon::ThreadPoolBuilder::new()
        .stack_size(STACK)
        .num_threads(jobs::threads(parts))
        .build()
        .map_err(std::io::Error::other)?;
    Ok(pool.install(work))
}

/// Runs some work on a thread of its own, whose stack is deep enough for it.
///
/// # Errors
/// The system has no thread for it.
pub fn with_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> std::io::Result<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, work)?;
        match thread.join() {
            Ok(done) => Ok(done),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

/// A macro that is the name of a header, with that name.
fn header(option: &MacroOption) -> Option<(String, String)> {
    let (MacroOption::Define(name, body) | MacroOption::Assume(name, body)) = option else {
        return None;
    };
    body.starts_with(['"', '<']).then(|| (name.clone(), body.clone()))
}
