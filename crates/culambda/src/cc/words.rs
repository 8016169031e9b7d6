//! The command that is run in place of the one that was given.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use culambda_cpu::command::{Part, Piece};
use culambda_cpu::language::Language;

use super::views::{View, below};
use super::{Build, place_of};

/// The runtime's own libraries, for which the stand-in stands.
const RUNTIME: [&str; 3] = ["cudart", "cudart_static", "cudadevrt"];

/// The system of Thrust that needs no device.
const THRUST: &str = "THRUST_DEVICE_SYSTEM";

/// The words behind the compiler.
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

/// What stands in front: the prelude, where quoted includes are looked for, the names that debuggers show.
fn front(build: &Build<'_>, views: &[View], include: &Path, words: &mut Words) {
    words.pair("-I", include);
    let mixed = build.command.inputs().any(|(_, language)| language == Language::Other);
    if !mixed {
        words.pair("-include", &include.join("culambda_cpu.h"));
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
            words.pair("-iquote", &view.folder);
        }
        let mut map = OsString::from("-ffile-prefix-map=");
        map.push(&view.path);
        map.push("=");
        map.push(&view.name);
        words.0.push(map);
    }
}

/// Whether the command or a source says which system Thrust has for the device.
fn chooses_system(build: &Build<'_>, views: &[View]) -> bool {
    let named = |text: &str| text.split(['=', '(']).next() == Some(THRUST);
    build.command.pieces.iter().any(|piece| match &piece.part {
        Part::Define(value) | Part::Undefine(value) => named(value),
        _ => false,
    }) || views.iter().any(|view| view.chooses_system)
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
    // What holds for the inputs behind it; without any, the compiler warns of a language.
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
