//! The command that is run in place of the one that was given.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use culambda_cpu::command::{Part, Piece};
use culambda_cpu::language::Language;

use super::views::{View, below};
use super::{Build, place_of};

/// The runtime's own libraries and the driver's, for which the stand-in stands.
const RUNTIME: [&str; 4] = ["cudart", "cudart_static", "cudadevrt", "cuda"];

/// The system of Thrust that needs no device.
const THRUST: &str = "THRUST_DEVICE_SYSTEM";

/// The words after the compiler.
pub(super) fn of(build: &Build<'_>, views: &[View], include: &Path, runtime: Option<&Path>) -> Vec<OsString> {
    let mut words = Words::default();
    front(build, views, include, &mut words);
    let mut language: Option<&str> = None;
    for piece in &build.command.pieces {
        let own = || build.words.iter().skip(piece.first).take(piece.count);
        match &piece.part {
            Part::Input(_) => input(build, views, piece, language, &mut words),
            Part::Language(name) => {
                language = Some(name.as_str()).filter(|name| *name != "none");
                // What it says of CUDA is said of each input.
                if Language::named(name) != Some(Language::Cuda) {
                    words.all(own());
                }
            }
            Part::Folder { option, folder } => {
                for mirror in mirrors(views, Path::new(folder)) {
                    words.pair(option, &mirror);
                }
                words.all(own());
            }
            // There is no such system here, and the command names the one that a device would have.
            Part::Define(value) if is_system(value) && !names_system(value) => {}
            Part::Library(name) if runtime.is_some() && RUNTIME.contains(&name.as_str()) => {}
            _ => words.all(own()),
        }
    }
    for folder in build.headers.all() {
        words.pair("-isystem", folder);
    }
    if let Some(runtime) = runtime {
        words.word("-x");
        words.word("none");
        words.0.push(runtime.into());
    }
    words.0
}

#[derive(Default)]
struct Words(Vec<OsString>);

impl Words {
    fn word(&mut self, word: &str) {
        self.0.push(word.into());
    }

    fn pair(&mut self, option: &str, value: &Path) {
        self.word(option);
        self.0.push(value.into());
    }

    fn all<'w>(&mut self, words: impl Iterator<Item = &'w String>) {
        self.0.extend(words.map(OsString::from));
    }
}

/// What is in front: the prelude, where quoted includes are looked for, the names that debuggers show.
fn front(build: &Build<'_>, views: &[View], include: &Path, words: &mut Words) {
    words.pair("-I", include);
    let mixed = build.command.inputs().any(|(_, language)| language == Language::Other);
    if !mixed {
        words.pair("-include", &include.join("culambda_cpu.h"));
        let (major, minor) = build.headers.release;
        words.word(&format!("-D__CUDACC_VER_MAJOR__={major}"));
        words.word(&format!("-D__CUDACC_VER_MINOR__={minor}"));
    }
    if !chooses_system(build, views) {
        words.word("-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP");
    }
    // `#pragma unroll` and those of nvcc.
    words.word("-Wno-unknown-pragmas");
    let mut folders: Vec<&Path> = Vec::new();
    for view in views {
        if !folders.contains(&view.folder.as_path()) {
            folders.push(&view.folder);
            // A header that is included from here is written, if any is.
            for mirror in mirrors(views, &view.folder) {
                words.pair("-iquote", &mirror);
            }
            words.pair("-iquote", &view.folder);
        }
        if view.path != Path::new(&view.name) {
            words.0.push(prefix_map(&view.path, &view.name));
        }
    }
}

/// The option by which debuggers see another name.
pub(super) fn prefix_map(path: &Path, name: &str) -> OsString {
    let mut map = OsString::from("-ffile-prefix-map=");
    map.push(path);
    map.push("=");
    map.push(name);
    map
}

/// Whether the command or a source says which system Thrust has for the device.
fn chooses_system(build: &Build<'_>, views: &[View]) -> bool {
    build.command.pieces.iter().any(|piece| match &piece.part {
        Part::Define(value) => names_system(value),
        Part::Undefine(value) => is_system(value),
        _ => false,
    }) || views.iter().any(|view| view.chooses_system)
}

/// Whether a macro is the one that says which system Thrust has for the device.
fn is_system(definition: &str) -> bool {
    definition.split(['=', '(']).next() == Some(THRUST)
}

/// Whether a definition of it names a system that there is on the CPU.
fn names_system(definition: &str) -> bool {
    let value = definition.split_once('=').map_or("1", |(_, value)| value.trim());
    is_system(definition) && value != "1" && value != "THRUST_DEVICE_SYSTEM_CUDA"
}

fn input(build: &Build<'_>, views: &[View], piece: &Piece, language: Option<&str>, words: &mut Words) {
    let own = build.words.iter().skip(piece.first).take(piece.count);
    let Some(view) = place_of(views, piece.first) else {
        words.all(own);
        return;
    };
    words.word("-x");
    words.word("c++");
    words.0.push(view.path.clone().into());
    words.word("-x");
    // What holds for the inputs after it; without any, the compiler warns of a language.
    let is_last = build.command.inputs().all(|(at, _)| at <= piece.first);
    let again = language.filter(|name| !is_last && Language::named(name) != Some(Language::Cuda));
    words.word(again.unwrap_or("none"));
}

/// The folders that stand for one of the project, searched before it.
fn mirrors(views: &[View], folder: &Path) -> Vec<PathBuf> {
    let Some(inner) = below(folder) else { return Vec::new() };
    let all = views.iter().filter_map(|view| view.mirror.as_ref());
    all.map(|mirror| mirror.join(&inner))
        .filter(|path| path.is_dir())
        .collect()
}
