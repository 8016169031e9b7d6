//! All files of a project.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use aho_corasick::AhoCorasick;
use aho_corasick::packed::{Config, MatchKind, Searcher};
use culambda_source::presets::may_annotate;
use culambda_source::{MacroOption, Text, loops};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::classes::ClassHead;
use crate::digest::Digests;
use crate::directive::Directive;
use crate::graph::Edge;
use crate::includes::{base, folder};
use crate::macros::{Active, MacroTable};
use crate::mentioned::{MacroName, OfFile};
use crate::namespaces::Opened;
use crate::outline::Outline;
use crate::summary::Summary;
use crate::words::{annotates, part, skip_blanks, word_at};

/// A file, with what was found in it so far.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// Its path, with `/` between folders.
    pub(crate) name: String,
    pub(crate) text: Text,
    pub(crate) summary: Summary,
    /// Its directives.
    pub(crate) outline: OnceLock<Outline>,
    /// Where its includes lead.
    pub(crate) edges: OnceLock<Vec<Edge>>,
    /// The files that names in its includes mean in every unit, in angle brackets and in quotes.
    pub(crate) meant: OnceLock<FxHashMap<Box<str>, [Option<usize>; 2]>>,
    /// The classes that it defines.
    pub(crate) classes: OnceLock<Vec<ClassHead>>,
    /// The annotated members that it defines outside of their classes.
    pub(crate) members: OnceLock<Vec<Box<[u8]>>>,
    /// Its using directives, once its other types are in the table of the project.
    pub(crate) types: OnceLock<Directive>,
    /// Whether its namespaces are in the table.
    pub(crate) spaces: OnceLock<()>,
    /// Whether its functions are.
    pub(crate) functions: OnceLock<()>,
    /// The namespaces that it opens for certain.
    pub(crate) opened: OnceLock<Vec<Opened>>,
    /// The macros that hold at its end.
    pub(crate) active: OnceLock<Vec<Active>>,
    /// The macros of the project that it mentions.
    pub(crate) mentioned: OnceLock<Vec<Box<[u8]>>>,
    /// The libraries that it seems to use, by their places among all presets.
    pub(crate) libraries: OnceLock<Vec<usize>>,
    /// The libraries that its own includes name.
    pub(crate) includes_of: OnceLock<Vec<usize>>,
    /// Where others include it that define macros for it.
    pub(crate) lent: OnceLock<Vec<(usize, u32)>>,
    /// What its directives mention.
    pub(crate) lines: OnceLock<OfFile>,
    /// The macros whose definitions some of them end.
    pub(crate) ended: OnceLock<Vec<Option<MacroName>>>,
    /// What was made of it for those who want some of its directives.
    pub(crate) digests: Digests,
    /// Whether it has an annotation or a macro that may hold a lambda.
    may_hold: OnceLock<bool>,
}

impl SourceFile {
    pub(crate) fn new(name: String, text: Text, summary: Summary) -> SourceFile {
        SourceFile {
            name,
            text,
            summary,
            outline: OnceLock::new(),
            edges: OnceLock::new(),
            meant: OnceLock::new(),
            classes: OnceLock::new(),
            members: OnceLock::new(),
            types: OnceLock::new(),
            spaces: OnceLock::new(),
            functions: OnceLock::new(),
            opened: OnceLock::new(),
            active: OnceLock::new(),
            mentioned: OnceLock::new(),
            libraries: OnceLock::new(),
            includes_of: OnceLock::new(),
            lent: OnceLock::new(),
            lines: OnceLock::new(),
            ended: OnceLock::new(),
            digests: Digests::default(),
            may_hold: OnceLock::new(),
        }
    }

    /// The names of the macros that it defines, whatever conditions say.
    pub(crate) fn defined(&self) -> impl Iterator<Item = &[u8]> {
        let names = self.summary.defines.iter().map(|define| define.name);
        names.map(|name| part(&self.text, name))
    }
}

/// All files of a project, or those of them that some files see.
#[derive(Debug)]
pub struct Project {
    pub(crate) files: Vec<SourceFile>,
    /// Files by the last component of their names.
    pub(crate) by_base: FxHashMap<String, Vec<usize>>,
    pub(crate) macros: MacroTable,
    /// Files by the classes that they define.
    pub(crate) class_table: OnceLock<FxHashMap<Box<[u8]>, Vec<usize>>>,
    /// The C++ files that other files include, by the last components of their names.
    included_sources: OnceLock<FxHashSet<Box<[u8]>>>,
    /// Files by the last components of what they include.
    pub(crate) includers: OnceLock<FxHashMap<Box<str>, Vec<usize>>>,
    /// Files by the types and namespaces that they declare, as far as somebody asked.
    pub(crate) types: Mutex<FxHashMap<Box<[u8]>, Vec<usize>>>,
    /// Whether something was asked that only the texts of all files answer, and these are not here.
    pub(crate) lacks: AtomicBool,
    /// Whether the texts of all files are here.
    whole: bool,
    /// How many files are its own; those after them lie outside of it.
    pub(crate) own: usize,
    /// Those of the others that nobody has, because its build writes them.
    pub(crate) made: Range<usize>,
}

impl Project {
    /// A project of files with their names and texts, and macros that are given.
    pub fn new(files: Vec<(String, Text, Summary)>, given: &[MacroOption]) -> Project {
        let files = files
            .into_iter()
            .map(|(name, text, summary)| SourceFile::new(name, text, summary));
        Project::bare(files.collect(), true).with_macros(given)
    }

    /// The same without its macros; `whole` says whether the texts of all files are here.
    pub(crate) fn bare(files: Vec<SourceFile>, whole: bool) -> Project {
        let mut by_base: FxHashMap<String, Vec<usize>> = FxHashMap::default();
        for (index, file) in files.iter().enumerate() {
            by_base.entry(base(&file.name).to_owned()).or_default().push(index);
        }
        Project {
            files,
            by_base,
            macros: MacroTable::default(),
            class_table: OnceLock::new(),
            included_sources: OnceLock::new(),
            includers: OnceLock::new(),
            types: Mutex::default(),
            lacks: AtomicBool::new(false),
            whole,
            own: usize::MAX,
            made: 0..0,
        }
    }

    /// Finds the macros.
    pub(crate) fn with_macros(mut self, given: &[MacroOption]) -> Project {
        self.macros = MacroTable::new(&self.files, given);
        self
    }

    /// The text of a file that was read.
    pub fn read_text(&self, name: &str) -> Option<Text> {
        let text = self.file_named(name).map(|file| self.text(file));
        text.filter(|text| !text.is_empty())
    }

    /// Whether the texts of all files are here. If not, somebody now knows that they were asked for.
    pub(crate) fn is_whole(&self) -> bool {
        if !self.whole {
            self.lacks.store(true, Ordering::Relaxed);
        }
        self.whole
    }

    /// The same for somebody who goes elsewhere if they are not.
    pub fn has_all_texts(&self) -> bool {
        self.whole
    }

    /// Whether something was asked that only the texts of all files answer, which are not here: then no answer holds.
    pub fn lacks_texts(&self) -> bool {
        self.lacks.load(Ordering::Relaxed)
    }

    /// Whether the build writes a file, which therefore is nowhere.
    pub(crate) fn is_made(&self, file: usize) -> bool {
        self.made.contains(&file)
    }

    /// How many files it has.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether it has no files.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The name of a file.
    pub fn name(&self, file: usize) -> &str {
        self.files.get(file).map_or("", |file| &file.name)
    }

    /// The text of a file.
    pub fn text(&self, file: usize) -> Text {
        self.files[file].text.clone()
    }

    /// Adds a file whose text is not known yet; gives its place.
    pub(crate) fn add(&mut self, name: String) -> usize {
        let file = self.files.len();
        self.by_base.entry(base(&name).to_owned()).or_default().push(file);
        self.files
            .push(SourceFile::new(name, Text::default(), Summary::default()));
        file
    }

    /// The files that may hold extended lambdas, in order: what is left out holds none that a CUDA build compiles.
    pub fn suspects(&self) -> Vec<usize> {
        self.suspects_among((0..self.files.len()).into_par_iter())
    }

    /// The files that have annotations of functions or variables for the device, or a loop that launches what it is given, in
    /// order, and those that nvcc compiles for certain: they make code of the templates of headers. Those of a build without
    /// CUDA are not among them.
    pub fn annotated(&self) -> Vec<usize> {
        let mut names = self.macros.annotating();
        names.extend([&b"__device__"[..], b"__global__"]);
        names.extend(loops::TELLING.map(str::as_bytes));
        let search = Search::new(&names);
        let own = |&file: &usize| {
            let file = &self.files[file];
            !is_of_another_backend(&file.name) && search.finds(file)
        };
        let mut all: Vec<usize> = (0..self.files.len()).into_par_iter().filter(own).collect();
        let host: FxHashSet<usize> = self.of_the_host(&all).into_iter().collect();
        all.retain(|file| !host.contains(file));
        let is_cuda = |&file: &usize| {
            let file = &self.files[file];
            let ending = file.name.rsplit_once('.').map(|(_, end)| end);
            ending == Some("cu") && !file.summary.includes.is_empty() && !is_of_another_backend(&file.name)
        };
        all.extend((0..self.files.len()).filter(is_cuda));
        all.sort_unstable();
        all.dedup();
        all
    }

    /// How many files would be among the suspects, were they not in folders for other programming models.
    pub fn of_other_models(&self, is_wanted: impl Fn(usize) -> bool + Sync) -> usize {
        let all = (0..self.files.len()).into_par_iter();
        let all = all.filter(|&file| is_of_another_backend(&self.files[file].name) && is_wanted(file));
        self.may_hold(all).len()
    }

    /// Those of some files.
    pub(crate) fn suspects_among(&self, files: impl ParallelIterator<Item = usize>) -> Vec<usize> {
        self.may_hold(files.filter(|&file| !is_of_another_backend(&self.files[file].name)))
    }

    /// Whether one of the files of the project that some of its files include in quotes may hold extended lambdas. `main` is
    /// the file whose unit that is.
    pub fn quotes_suspects(&self, files: &[usize], main: usize) -> bool {
        let mut quoted = Vec::new();
        for &file in files {
            for edge in self.edges(file) {
                if self.include_name(file, edge.line).is_some_and(|(_, quoted)| quoted) {
                    self.add_possible(file, edge, &mut quoted);
                }
            }
        }
        quoted.retain(|&file| file < self.own && file != main);
        quoted.sort_unstable();
        quoted.dedup();
        !self.suspects_among(quoted.into_par_iter()).is_empty()
    }

    /// Those of some files that have an annotation or a macro that may hold a lambda.
    fn may_hold(&self, files: impl ParallelIterator<Item = usize>) -> Vec<usize> {
        let search = OnceLock::new();
        let search = || search.get_or_init(|| Search::new(&self.macros.bearing()));
        let may = |&file: &usize| {
            let file = &self.files[file];
            let is_unknown = |word: &[u8]| !self.macros.matters(word) && self.macros.sites(word).is_empty();
            let begins = || culambda_source::names_lambda_macro(&file.text, is_unknown);
            let found = || self.is_annotated(file) || search().finds(file) || begins();
            *file.may_hold.get_or_init(found)
        };
        files.filter(may).collect()
    }

    /// Those of the suspects that nvcc does not compile, as it seems: C++ files of a project whose CUDA code is in `.cu`
    /// files. The annotations there are for lambdas in headers, or ignored. A project with a few `.cu` files may well
    /// compile the others as CUDA, too: only where they are a handful among many is that told by numbers.
    pub fn of_the_host(&self, suspects: &[usize]) -> Vec<usize> {
        let ends = |file: usize, endings: &[&str]| {
            let name = &self.files[file].name;
            name.rsplit_once('.').is_some_and(|(_, end)| endings.contains(&end))
        };
        let host = suspects.iter().copied().filter(|&file| ends(file, HOST_FILES));
        let host: Vec<usize> = host.collect();
        let cuda = suspects.iter().filter(|&&file| ends(file, &["cu"])).count();
        if host.len() * MANY < cuda { host } else { Vec::new() }
    }

    /// Whether a C++ file includes what belongs to another programming model, whatever conditions say.
    pub fn includes_another_model(&self, file: usize) -> bool {
        let own = &self.files[file];
        let is_theirs = |name: &[u8]| HEADERS_OF_OTHERS.iter().any(|theirs| theirs.as_bytes() == name);
        let mut all = own.summary.includes(&own.text);
        // What a comment says is no directive.
        is_of_the_host(&own.name)
            && all.any(is_theirs)
            && self
                .includes_always(file)
                .iter()
                .any(|(name, ..)| is_theirs(name.as_bytes()))
    }

    /// Whether some file includes one of this name, whatever its folder.
    pub fn is_included(&self, name: &str) -> bool {
        let included = self.included_sources.get_or_init(|| {
            let mut all: FxHashSet<Box<[u8]>> = FxHashSet::default();
            for file in &self.files {
                for name in file.summary.includes(&file.text) {
                    let last = name.rsplit(|&byte| byte == b'/').next().unwrap_or_default();
                    let ending = last.rsplit(|&byte| byte == b'.').next().unwrap_or_default();
                    if HOST_FILES.iter().any(|host| host.as_bytes() == ending) {
                        all.insert(last.into());
                    }
                }
            }
            all
        });
        included.contains(base(name).as_bytes())
    }

    /// Whether an annotation, or what may be one, follows a `]`.
    fn is_annotated(&self, file: &SourceFile) -> bool {
        file.summary.behind.iter().any(|&place| {
            let word = part(&file.text, place);
            let called = || file.text.get(skip_blanks(&file.text, place.1 as usize)) == Some(&b'(');
            let unseen = || may_annotate(word) && self.macros.sites(word).is_empty() && called();
            word == b"[[" || annotates(word) || self.macros.kind(word).annotation || unseen()
        })
    }
}

/// So many times as many `.cu` files as C++ files with lambdas are a habit.
const MANY: usize = 4;

/// The endings of files that are compiled as C++ unless something else is said.
const HOST_FILES: &[&str] = &["cpp", "cc", "cxx", "c++", "C"];

/// Whether a file is compiled as C++ unless something else is said.
pub(crate) fn is_of_the_host(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, end)| HOST_FILES.contains(&end))
}

/// Headers of other programming models: what includes one of them is given to another compiler than nvcc.
const HEADERS_OF_OTHERS: [&str; 3] = ["CL/sycl.hpp", "hip/hip_runtime.h", "sycl/sycl.hpp"];

/// Whether a file is in the folder of a programming model that no CUDA build compiles.
pub(crate) fn is_of_another_backend(name: &str) -> bool {
    const OTHERS: [&str; 9] = [
        "hip",
        "rocm",
        "sycl",
        "dpcpp",
        "hpx",
        "omp",
        "openmptarget",
        "openacc",
        "opencl",
    ];
    let mut folders = folder(name).split('/');
    folders.any(|folder| OTHERS.iter().any(|other| other.eq_ignore_ascii_case(folder)))
}

/// A search for macros that bear lambdas, and for annotations after parameters.
struct Search<'n> {
    names: FxHashSet<&'n [u8]>,
    fronts: Fronts,
}

/// A search for how the names begin.
enum Fronts {
    /// With vectors.
    Packed(Searcher),
    /// Where there are none, or too many names.
    Plain(AhoCorasick),
    /// Neither could be made: everything may be found.
    None,
}

impl Fronts {
    fn new(patterns: &[&[u8]]) -> Fronts {
        let mut config = Config::new();
        let packed = config
            .match_kind(MatchKind::LeftmostFirst)
            .builder()
            .extend(patterns)
            .build();
        if let Some(packed) = packed {
            return Fronts::Packed(packed);
        }
        // The one that begins first: another may be inside of it, `A` in `LIB_LAMBDA`.
        let kind = aho_corasick::MatchKind::LeftmostFirst;
        let plain = AhoCorasick::builder().match_kind(kind).build(patterns);
        plain.map_or(Fronts::None, Fronts::Plain)
    }

    /// Whether a match in a text is one that counts, by its place.
    fn any(&self, text: &[u8], counts: impl Fn(usize) -> bool) -> bool {
        match self {
            Fronts::Packed(packed) => packed.find_iter(text).any(|found| counts(found.start())),
            Fronts::Plain(plain) => plain.find_iter(text).any(|found| counts(found.start())),
            Fronts::None => true,
        }
    }
}

/// Patterns that a vectorised search takes.
const MAX_PATTERNS: usize = 48;
/// Annotations where those of a function are, but never those of a lambda.
const MISPLACED: [&[u8]; 4] = [b") __device__", b") __host__", b")__device__", b")__host__"];

impl<'n> Search<'n> {
    fn new(names: &[&'n [u8]]) -> Self {
        let fronts = (3..=10).rev().map(|len| {
            let mut fronts: Vec<&[u8]> = names.iter().map(|name| &name[..name.len().min(len)]).collect();
            fronts.sort_unstable();
            fronts.dedup();
            fronts
        });
        let mut best: Vec<&[u8]> = Vec::new();
        for found in fronts {
            best = found;
            if best.len() + MISPLACED.len() <= MAX_PATTERNS {
                break;
            }
        }
        best.extend(MISPLACED);
        Search {
            names: names.iter().copied().collect(),
            fronts: Fronts::new(&best),
        }
    }

    /// Whether one of them is in a file outside of the macros that it defines.
    fn finds(&self, file: &SourceFile) -> bool {
        let defines = &file.summary.defines;
        let in_define = |at: usize| {
            let behind = defines.partition_point(|define| define.start as usize <= at);
            behind
                .checked_sub(1)
                .and_then(|last| defines.get(last))
                .is_some_and(|define| at < define.body.1 as usize)
        };
        self.fronts.any(&file.text, |at| {
            if in_define(at) {
                return false;
            }
            if file.text.get(at) == Some(&b')') {
                return true;
            }
            let before = at.checked_sub(1).and_then(|before| file.text.get(before));
            !before.is_some_and(|&b| culambda_source::ident::is_continue(b))
                && self.names.contains(word_at(&file.text, at))
        })
    }
}
