//! The texts that the compiler gets in place of the inputs, and of headers that need it.

use std::collections::HashSet;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use culambda_build::definition::{define, undefine};
use culambda_cpu::command::Part;
use culambda_cpu::language::Language;
use culambda_cpu::{RuntimeFile, runtime};
use culambda_rewrite::{CpuOptions, CpuView, Edit, apply, cpu};
use culambda_source::{Assumptions, DirectiveKind, File, MacroOption, Span, Target, Text, Unit, UnitOptions, ident};

use super::Build;
use crate::input::with_deep_stack;
use crate::loader::{Cache, FileLoader};
use crate::report::{Message, Severity, Source};
use crate::told::{of_sides, of_view};
use crate::{io, layout, names};

/// An input as the compiler gets it.
pub(super) struct View {
    /// Index of its word.
    pub(super) word: usize,
    /// The file that stands for it.
    pub(super) path: PathBuf,
    /// Its name on the command line.
    pub(super) name: String,
    /// The folder that quoted includes are looked for in first.
    pub(super) folder: PathBuf,
    /// The folder with the project's headers, if any of them had to be written: each below it at its whole path.
    pub(super) mirror: Option<PathBuf>,
    /// Files and folders that stand for others, with the names of those as a compiler would have them.
    pub(super) stands_for: Vec<(PathBuf, String)>,
    /// Whether a text says which system Thrust has for the device.
    pub(super) chooses_system: bool,
    /// What is to be said.
    pub(super) messages: Vec<Message>,
}

/// Writes all inputs that are CUDA.
pub(super) fn all(build: &Build<'_>) -> Result<Vec<View>, Vec<Message>> {
    let inputs = build
        .command
        .inputs()
        .filter(|(_, language)| *language == Language::Cuda);
    let words: Vec<usize> = inputs.map(|(word, _)| word).collect();
    let names: Vec<&str> = words
        .iter()
        .filter_map(|&at| build.words.get(at))
        .map(String::as_str)
        .collect();
    let maker = Maker::of(build, &names);
    let mut views = Vec::new();
    let mut failed = Vec::new();
    for (word, name) in words.into_iter().zip(names) {
        let made = with_deep_stack(|| maker.make(word, name));
        match made.unwrap_or_else(|error| Err(vec![cannot_start(&error)])) {
            Ok(view) => views.push(view),
            Err(messages) => failed.extend(messages),
        }
    }
    if failed.is_empty() { Ok(views) } else { Err(failed) }
}

/// How the texts are read: with the macros of the command line, and the release that the headers are of.
fn options(build: &Build<'_>) -> UnitOptions {
    let (major, minor) = build.headers.release;
    let release = [("__CUDACC_VER_MAJOR__", major), ("__CUDACC_VER_MINOR__", minor)];
    let mut macros: Vec<MacroOption> = release
        .iter()
        .map(|(name, value)| MacroOption::Define((*name).to_owned(), value.to_string()))
        .collect();
    for piece in &build.command.pieces {
        match &piece.part {
            Part::Define(value) => macros.extend(define(value)),
            Part::Undefine(value) => macros.extend(undefine(value)),
            _ => {}
        }
    }
    let standard = build.command.pieces.iter().rev().find_map(|piece| match &piece.part {
        Part::Standard(name) => name.parse().ok(),
        _ => None,
    });
    let mut target = Target::default();
    target.standard = standard.unwrap_or(target.standard);
    UnitOptions {
        target,
        macros,
        ..UnitOptions::default()
    }
}

/// A file that is written.
pub(super) struct Written {
    /// Where the original is.
    pub(super) path: PathBuf,
    text: Text,
    view: CpuView,
}

impl Written {
    /// Its text, with a line in front that names the original.
    pub(super) fn with_line(&self) -> Vec<u8> {
        let mut edits: Vec<Edit> = self.view.line.iter().chain(&self.view.edits).cloned().collect();
        edits.sort_by_key(|edit| edit.span);
        apply(&self.text, &edits)
    }

    /// Its text, with another name of the original in front.
    pub(super) fn named(&self, name: &str) -> Vec<u8> {
        let mut edits = self.view.edits.clone();
        edits.push(cpu::line(name, &self.text));
        edits.sort_by_key(|edit| edit.span);
        apply(&self.text, &edits)
    }

    /// Its text, on the lines of the original.
    pub(super) fn on_its_lines(&self) -> Vec<u8> {
        apply(&self.text, &self.view.edits)
    }

    /// Whether nothing but its name has to be written.
    pub(super) fn is_as_it_was(&self) -> bool {
        self.view.edits.is_empty()
    }
}

/// What an input becomes.
pub(super) struct Texts {
    pub(super) main: Written,
    /// The headers of the project, if any of them has to be written.
    pub(super) headers: Vec<Written>,
    /// Whether a text says which system Thrust has for the device.
    pub(super) chooses_system: bool,
    /// What is to be said.
    pub(super) messages: Vec<Message>,
}

/// The texts of one input, kept nowhere.
pub(super) fn texts(build: &Build<'_>, name: &str) -> Result<Texts, Vec<Message>> {
    let maker = Maker::of(build, &[]);
    let made = with_deep_stack(|| maker.texts(name));
    made.unwrap_or_else(|error| Err(vec![cannot_start(&error)]))
}

fn cannot_start(error: &std::io::Error) -> Message {
    Message::error(format!("cannot start a thread: {error}"))
}

struct Maker<'a> {
    build: &'a Build<'a>,
    options: UnitOptions,
    folders: Vec<PathBuf>,
    cache: Cache,
    /// Whether headers are written wherever the inputs are, because these lie in several folders.
    mirror_all: bool,
    /// Whether other sources stand on the same command line, which must not get what is for these.
    mixed: bool,
}

impl<'a> Maker<'a> {
    /// What writes inputs with these names.
    fn of(build: &'a Build<'a>, names: &[&str]) -> Maker<'a> {
        let mut folders: Vec<&Path> = names.iter().map(|name| io::folder_of(Path::new(name))).collect();
        folders.dedup();
        Maker {
            build,
            options: options(build),
            folders: build.folders(),
            cache: Cache::default(),
            mirror_all: folders.len() > 1,
            mixed: build.command.inputs().any(|(_, language)| language == Language::Other),
        }
    }

    fn make(&self, word: usize, name: &str) -> Result<View, Vec<Message>> {
        let failed = |text: String| vec![Message::error(text)];
        let path = (name != "-").then(|| PathBuf::from(name));
        let Texts {
            main,
            headers,
            chooses_system,
            messages,
        } = self.texts(name)?;
        let place = path.clone().unwrap_or_else(|| "stdin.cu".into());
        let front = if self.mixed { PRELUDE } else { "" };
        let written = [front.as_bytes(), &main.with_line()].concat();
        let (inner, mut entries) = if headers.is_empty() {
            let file = place.file_name().map(PathBuf::from).unwrap_or_default();
            (file.clone(), vec![(file, written)])
        } else {
            let inner = below(&place).ok_or_else(|| failed(format!("`{name}` has no place")))?;
            (inner.clone(), vec![(inner, written)])
        };
        let mirrored = !headers.is_empty();
        entries.extend(
            headers
                .iter()
                .filter_map(|header| Some((below(&header.path)?, header.with_line()))),
        );
        let kept = self.build.store.keep("views", &entries);
        let folder = kept.map_err(|error| failed(format!("cannot write a rewritten file: {error}")))?;
        let mut stands_for = vec![(folder.join(&inner), name.to_owned())];
        if mirrored {
            stands_for.extend(self.folders_in(&folder, &place));
        }
        Ok(View {
            word,
            path: folder.join(inner),
            name: name.to_owned(),
            folder: path.as_deref().map_or(Path::new("."), io::folder_of).to_owned(),
            mirror: mirrored.then_some(folder),
            stands_for,
            chooses_system,
            messages,
        })
    }

    /// An input and the headers of the project, as they are written.
    fn texts(&self, name: &str) -> Result<Texts, Vec<Message>> {
        let path = (name != "-").then(|| PathBuf::from(name));
        let text = match &path {
            Some(path) => io::read_source(path, io::Bounds::NAMED),
            None => io::read_stdin(),
        };
        let text = text.map_err(|error| vec![Message::error(format!("cannot read `{name}`: {error}"))])?;
        let shown = if path.is_some() { name } else { "<stdin>" };
        let loader = FileLoader::new(shown, path.as_deref(), &self.folders, &self.cache).before(self.forced());
        let unit = self.read(shown, &text, &loader);
        let view = self.view(&unit, false);
        let source = Source::new(shown, text.clone());
        let mut messages = of_view(&view, &source, false);
        if !view.unwritten.is_empty() {
            return Err(messages);
        }
        messages.extend(self.out_of_reach(&unit));
        let mut sides = vec![(source, view.sides.clone())];
        let headers = self.headers(&unit, &loader, &mut messages, &mut sides);
        messages.extend(of_sides(&sides));
        let files = &unit.files;
        Ok(Texts {
            main: Written {
                path: path.unwrap_or_default(),
                text,
                view,
            },
            headers,
            chooses_system: files.iter().any(chooses_system),
            messages,
        })
    }

    /// The folders of a mirror that are searched for includes: what is found in one has its name in front.
    fn folders_in(&self, mirror: &Path, input: &Path) -> Vec<(PathBuf, String)> {
        let own = io::folder_of(input);
        let mut found = Vec::new();
        for folder in std::iter::once(own).chain(self.folders.iter().map(PathBuf::as_path)) {
            let Some(inner) = below(folder) else { continue };
            let name = if folder == Path::new(".") && folder == own {
                String::new()
            } else {
                format!("{}/", names::name(folder))
            };
            // With a slash at its end.
            found.push((mirror.join(inner).join(""), name));
        }
        found.push((mirror.join(""), "/".to_owned()));
        found
    }

    /// Includes of headers that no other compiler takes; the compiler's own messages name templates deep inside.
    fn out_of_reach(&self, unit: &Unit) -> Vec<Message> {
        let mut found: Vec<Message> = Vec::new();
        let mut told: Vec<&str> = Vec::new();
        for file in &unit.files {
            for include in &file.includes {
                let name = include.name.as_str();
                if needs_nvcc(name) && !told.contains(&name) {
                    told.push(name);
                    let source = Source::new(file.name.clone(), file.text.clone());
                    let text =
                        format!("`{name}` cannot be compiled for the CPU: its algorithms need the threads of a device");
                    let message = Message::warning(text).at(&source, include.span, "");
                    found.push(message.help("Thrust's algorithms run on the CPU, too"));
                }
            }
        }
        found
    }

    fn forced(&self) -> impl Iterator<Item = &Path> {
        self.build.command.pieces.iter().filter_map(|piece| match &piece.part {
            Part::Forced(file) => Some(Path::new(file)),
            _ => None,
        })
    }

    fn read(&self, name: &str, text: &Text, loader: &FileLoader<'_>) -> Unit {
        Unit::read(name, text.clone(), loader, &self.options, &Assumptions::default())
    }

    fn view(&self, unit: &Unit, included: bool) -> CpuView {
        let options = CpuOptions {
            target: self.options.target,
            stubs: true,
            line: true,
            included,
            relocatable: self.build.relocatable,
        };
        cpu::view(unit, &options)
    }

    /// The headers of the project, if any of them has to be written: then all of them, so that each finds the others.
    fn headers(
        &self,
        unit: &Unit,
        loader: &FileLoader<'_>,
        messages: &mut Vec<Message>,
        sides: &mut Vec<(Arc<Source>, Vec<Span>)>,
    ) -> Vec<Written> {
        let mut found: Vec<Written> = Vec::new();
        let mut seen: HashSet<PathBuf> = HashSet::new();
        let mut any = self.mirror_all;
        for file in unit.files.iter().skip(1) {
            let path = loader.path_of(&file.name).unwrap_or_else(|| names::path(&file.name));
            if !layout::absolute(&path).is_ok_and(|whole| seen.insert(whole)) {
                continue;
            }
            let view = if cpu::is_wanted(&file.text) {
                let own = FileLoader::new(&file.name, Some(&path), &self.folders, &self.cache);
                let view = self.view(&self.read(&file.name, &file.text, &own), true);
                any |= !view.edits.is_empty();
                let source = Source::new(file.name.clone(), file.text.clone());
                // What cannot be written the compiler will say, if it gets there at all.
                let mut said = of_view(&view, &source, true);
                said.retain(|message| message.severity == Severity::Warning);
                messages.extend(said);
                sides.push((source, view.sides.clone()));
                view
            } else {
                CpuView {
                    line: Some(cpu::line(&file.name, &file.text)),
                    ..CpuView::default()
                }
            };
            found.push(Written {
                path,
                text: file.text.clone(),
                view,
            });
        }
        if any { found } else { Vec::new() }
    }
}

/// Whether a header of CUB is none of those that have a stand-in.
fn needs_nvcc(name: &str) -> bool {
    let is_algorithm = ["cub/cub.cuh", "cub/block/", "cub/warp/", "cub/device/", "cub/agent/"]
        .iter()
        .any(|start| name.starts_with(start));
    let stands = |file: &RuntimeFile| file.name.strip_prefix("include/") == Some(name);
    is_algorithm && !runtime::files().iter().any(stands)
}

/// Whether a text defines which system Thrust has for the device, where that counts.
fn chooses_system(file: &File) -> bool {
    let mut active = file.directives.iter().filter(|directive| directive.active);
    active.any(|directive| {
        let named = file.text.get(directive.argument.range()).unwrap_or_default();
        directive.kind == DirectiveKind::Define && ident::prefix(named) == CHOICE.len() && named.starts_with(CHOICE)
    })
}

/// How a program chooses the system that Thrust has for the device.
const CHOICE: &[u8] = b"THRUST_DEVICE_SYSTEM";

/// What is in front of an input that shares its command line with other sources.
const PRELUDE: &str = "#include <culambda_cpu.h>\n";

/// The whole path of a file, as a path below another folder.
pub(super) fn below(path: &Path) -> Option<PathBuf> {
    let whole = layout::absolute(path).ok()?;
    let names = whole.components().filter(|part| matches!(part, Component::Normal(_)));
    Some(names.collect())
}
