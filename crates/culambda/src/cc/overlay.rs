//! `culambda overlay`: the CUDA sources of a build as analysers of C++ read them.
//!
//! The texts are those that `culambda cc` compiles. Clang's tools count lines themselves and find other contents for a
//! file in an overlay of its virtual file system, so their texts stay on the lines of the originals and keep the names.
//! cppcheck has no overlay: it reads texts of its own, whose first line names the original.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs};

use culambda_cpu::command::{Command, Part};
use culambda_cpu::language::Language;
use culambda_cpu::nvcc::{self as line, Task};
use culambda_cpu::runtime;
use serde::Serialize;

use super::store::Store;
use super::views::{self, Texts, View, Written, below};
use super::{Build, headers, nvcc, plain, split, words};
use crate::compile_commands::{self, CompileCommand, Database, arguments};
use crate::options::{CcArgs, OverlayArgs};
use crate::report::{Message, Reporter};
use crate::{Status, cuda_headers, io, layout, names};

/// Tells that a folder may be written again.
const MARK: &str = "culambda-overlay.txt";

/// What clang's tools take in.
const OVERLAY: &str = "overlay.yaml";

/// The folders in it.
const INCLUDE: &str = "include";
const VIEWS: &str = "views";
const CPPCHECK: &str = "cppcheck";

/// What CUDA's headers make of annotations; cppcheck reads none of those headers, which would take it minutes.
const ANNOTATIONS: [&str; 18] = [
    "__device__=",
    "__host__=",
    "__global__=",
    "__constant__=",
    "__managed__=",
    "__shared__=static",
    "__grid_constant__=",
    "__nv_pure__=",
    "__forceinline__=inline",
    "__inline__=inline",
    "__noinline__=",
    "__restrict__=",
    "__launch_bounds__(...)=",
    "__maxnreg__(...)=",
    "__cluster_dims__(...)=",
    "__block_size__(...)=",
    "__align__(n)=alignas(n)",
    "CUDARTAPI=",
];

/// Writes the folder.
pub fn run(args: &OverlayArgs, reporter: &mut Reporter) -> Status {
    let here = env::current_dir();
    let done = Overlay::of(args).and_then(|mut overlay| {
        let database = Database::read(&args.build)?;
        let mut status = Status::Done;
        for command in database.commands() {
            if let Err(messages) = overlay.add(args, &command, reporter) {
                reporter.show_all(&messages);
                status = Status::Findings;
            }
        }
        reporter.show_all(&database.warnings());
        for original in overlay.differing() {
            let text = format!(
                "`{}` is another text for some commands",
                names::name(&layout::shown(original))
            );
            reporter.show(&Message::warning(text).help("what stands for it is what the first of them sees"));
        }
        overlay.write().map(|()| status)
    });
    // The paths of a command are those of its folder.
    if let Ok(here) = here {
        let _ = env::set_current_dir(here);
    }
    done.unwrap_or_else(|message| {
        reporter.show(&message);
        Status::Failed
    })
}

/// An entry of a compilation database.
#[derive(Serialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    arguments: Vec<String>,
}

/// An overlay of clang's virtual file system. Clang reads it as YAML, and the number only before a comma.
#[derive(Serialize)]
struct FileSystem<'a> {
    version: u32,
    #[serde(rename = "case-sensitive")]
    case_sensitive: &'a str,
    #[serde(rename = "use-external-names")]
    external_names: &'a str,
    roots: Vec<Root<'a>>,
}

/// A file that has other contents.
#[derive(Serialize)]
struct Root<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    name: &'a Path,
    #[serde(rename = "external-contents")]
    contents: PathBuf,
}

/// What is written.
struct Overlay {
    root: PathBuf,
    /// The originals, with the texts that stand for them.
    texts: BTreeMap<PathBuf, Replaced>,
    clang: Vec<Entry>,
    cppcheck: Vec<Entry>,
}

/// What stands for a file.
struct Replaced {
    /// On the lines of the original; `None` if that can stay.
    view: Option<Vec<u8>>,
    /// With a line in front that names the original.
    named: Vec<u8>,
    /// Whether another command makes another text of it.
    differs: bool,
}

impl Overlay {
    fn of(args: &OverlayArgs) -> Result<Overlay, Message> {
        let failed = |path: &Path, error: std::io::Error| cannot_write(path, &error);
        let root = std::path::absolute(&args.output).map_err(|error| failed(&args.output, error))?;
        let parts = [INCLUDE, VIEWS, CPPCHECK];
        io::prepare_own(&root, MARK, "overlay", &parts).map_err(|error| failed(&root, error))?;
        Ok(Overlay {
            root,
            texts: BTreeMap::new(),
            clang: Vec::new(),
            cppcheck: Vec::new(),
        })
    }

    /// Takes in a command, if it compiles CUDA.
    fn add(&mut self, args: &OverlayArgs, given: &CompileCommand, reporter: &mut Reporter) -> Result<(), Vec<Message>> {
        let Some((compiler, words)) = host_command(given)? else {
            return Ok(());
        };
        let command = Command::read(&words);
        let inputs: Vec<(usize, Language)> = command.inputs().collect();
        let Some(&(word, _)) = inputs.iter().find(|(_, language)| *language == Language::Cuda) else {
            return Ok(());
        };
        env::set_current_dir(&given.directory).map_err(|error| {
            let folder = names::name(&given.directory);
            vec![Message::error(format!("cannot go to `{folder}`: {error}"))]
        })?;
        let cc = CcArgs {
            cuda_path: args.cuda_path.clone().or_else(|| beside(given)),
            no_runtime: true,
            nvcc: false,
            command: Vec::new(),
        };
        let headers = headers(&cc, &command)?;
        let store =
            Store::temporary().map_err(|error| vec![Message::error(format!("cannot make a folder: {error}"))])?;
        let name = words.get(word).cloned().unwrap_or_default();
        let compiler_words = [compiler];
        let build = Build::storing(&cc, &compiler_words, &words, command, headers, store);
        let texts = views::texts(&build, &name)?;
        reporter.show_all(&texts.messages);
        self.entries(&build, given, word, &name, &texts);
        for one in texts.headers.iter().chain([&texts.main]) {
            self.keep(one);
        }
        Ok(())
    }

    fn keep(&mut self, written: &Written) {
        let Ok(original) = layout::absolute(&written.path) else {
            return;
        };
        let view = (!written.is_as_it_was()).then(|| written.on_its_lines());
        let named = written.named(&names::name(&original));
        if let Some(known) = self.texts.get_mut(&original) {
            known.differs |= known.view != view;
        } else {
            let differs = false;
            self.texts.insert(original, Replaced { view, named, differs });
        }
    }

    /// How an input is compiled as C++.
    fn entries(&mut self, build: &Build<'_>, given: &CompileCommand, word: usize, name: &str, texts: &Texts) {
        let original = layout::absolute(Path::new(name)).unwrap_or_else(|_| name.into());
        let view = View {
            word,
            path: name.into(),
            name: name.to_owned(),
            folder: io::folder_of(Path::new(name)).to_owned(),
            mirror: None,
            stands_for: Vec::new(),
            chooses_system: texts.chooses_system,
            messages: Vec::new(),
        };
        let mut words = words::of(build, &[view], &self.root.join(INCLUDE), None);
        // Tools move the source after all options, and then go by its name.
        if let Some(at) = words.windows(2).rposition(|two| two == ["-x", "none"]) {
            words.drain(at..at + 2);
        }
        let mut front = vec![OsString::from("-ivfsoverlay"), self.root.join(OVERLAY).into()];
        let is_standard = |part: &Part| matches!(part, Part::Standard(_));
        if !build.command.pieces.iter().any(|piece| is_standard(&piece.part)) {
            // What g++ and nvcc take by themselves; older releases of clang take C++14.
            front.push("-std=gnu++17".into());
        }
        let all = build.compiler.iter().chain(&front).chain(&words);
        self.clang.push(Entry {
            directory: given.directory.clone(),
            file: original.clone(),
            arguments: all.map(|word| word.to_string_lossy().into_owned()).collect(),
        });
        let mirror = self.root.join(CPPCHECK);
        let place = place_in(&mirror, &original, true);
        let mut arguments = vec!["c++".to_owned()];
        arguments.extend(ANNOTATIONS.iter().map(|annotation| format!("-D{annotation}")));
        for piece in &build.command.pieces {
            match &piece.part {
                Part::Define(value) => arguments.push(format!("-D{value}")),
                Part::Undefine(value) => arguments.push(format!("-U{value}")),
                Part::Standard(name) => arguments.push(format!("-std={name}")),
                _ => {}
            }
        }
        for folder in std::iter::once(io::folder_of(Path::new(name)).to_owned()).chain(build.folders()) {
            let Ok(whole) = layout::absolute(&folder) else { continue };
            arguments.push(format!("-I{}", place_in(&mirror, &whole, false).display()));
            arguments.push(format!("-I{}", whole.display()));
        }
        arguments.extend(["-c".to_owned(), place.to_string_lossy().into_owned()]);
        self.cppcheck.push(Entry {
            directory: given.directory.clone(),
            file: place,
            arguments,
        });
    }

    /// Writes all that was taken in.
    fn write(&self) -> Result<(), Message> {
        if self.clang.is_empty() {
            let help = "each source that is compiled with nvcc, or named *.cu, has to be in it";
            return Err(Message::error("no command of the build compiles CUDA").help(help));
        }
        self.files().map_err(|error| cannot_write(&self.root, &error))
    }

    fn files(&self) -> std::io::Result<()> {
        let file = |path: &Path, bytes: &[u8]| {
            fs::create_dir_all(io::folder_of(path))?;
            io::write(path, bytes)
        };
        for each in runtime::files().iter().filter(|file| file.name.starts_with("include/")) {
            file(&self.root.join(each.name), each.text.as_bytes())?;
        }
        let inputs: Vec<&PathBuf> = self.clang.iter().map(|entry| &entry.file).collect();
        let mut roots = Vec::new();
        for (original, text) in &self.texts {
            let place = place_in(&self.root.join(CPPCHECK), original, inputs.contains(&original));
            file(&place, &text.named)?;
            if let Some(view) = &text.view {
                let place = place_in(&self.root.join(VIEWS), original, false);
                file(&place, view)?;
                roots.push(Root {
                    kind: "file",
                    name: original,
                    contents: place,
                });
            }
        }
        let overlay = FileSystem {
            version: 0,
            case_sensitive: "true",
            external_names: "false",
            roots,
        };
        file(&self.root.join(OVERLAY), &json(&overlay)?)?;
        let database =
            |folder: &Path, entries: &[Entry]| file(&folder.join(compile_commands::FILE_NAME), &json(&entries)?);
        database(&self.root, &self.clang)?;
        database(&self.root.join(CPPCHECK), &self.cppcheck)
    }

    /// Files of which commands make different texts.
    fn differing(&self) -> impl Iterator<Item = &Path> {
        let all = self.texts.iter().filter(|(_, text)| text.differs);
        all.map(|(original, _)| original.as_path())
    }
}

fn json(value: &impl Serialize) -> std::io::Result<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value)?;
    text.push(b'\n');
    Ok(text)
}

/// Where a file is below a folder that has all of them by their whole paths. cppcheck wants sources to be named as C++.
fn place_in(folder: &Path, original: &Path, is_source: bool) -> PathBuf {
    let mut place = folder.join(below(original).unwrap_or_default()).into_os_string();
    if is_source {
        place.push(".cpp");
    }
    place.into()
}

/// The compiler and the words after it, as a command of g++ or clang++; `None` if it is none of those or nvcc's.
fn host_command(given: &CompileCommand) -> Result<Option<(OsString, Vec<String>)>, Vec<Message>> {
    let all: Vec<OsString> = given.words.iter().map(OsString::from).collect();
    let Some((front, rest)) = split(&all) else {
        return Ok(None);
    };
    let Some((compiler, rest)) = front.last().zip(plain(rest)) else {
        return Ok(None);
    };
    if !arguments::is_nvcc(&compiler.to_string_lossy()) {
        return Ok(Some((compiler.clone(), rest)));
    }
    let read = line::read(&rest, &|file| fs::read_to_string(given.directory.join(file)).ok());
    let read = read.map_err(|refusal| vec![Message::error(refusal.message).help(refusal.help)])?;
    let builds = read.task == Task::Build;
    Ok(builds.then(|| (nvcc::compiler(&read), read.words)))
}

/// The toolkit of the nvcc that is named.
fn beside(given: &CompileCommand) -> Option<PathBuf> {
    let program = given.words.iter().find(|word| !arguments::is_in_front(word))?;
    let root = Path::new(program).parent()?.parent()?;
    let is_toolkit = arguments::is_nvcc(program) && cuda_headers::of_folder(&root.join("include")).is_some();
    is_toolkit.then(|| root.to_owned())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Message {
    Message::error(format!("cannot write `{}`: {error}", names::name(path)))
}
