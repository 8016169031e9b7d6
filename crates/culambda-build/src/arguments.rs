//! What the options of nvcc, g++ and clang++ mean, word by word.

/// Options of which the next word is a part, and which say nothing to us. The word must not be taken for an
/// option of its own: `-Xptxas -O3`, `-Xcudafe --diag_suppress=20012`.
#[rustfmt::skip]
const WITH_VALUE: &[&str] = &[
    "-o", "-MF", "-MT", "-MQ", "-L", "-l", "-T", "-u", "-z", "-odir", "-arch", "-code", "-gencode",
    "-Xlinker", "-Xptxas", "-Xcudafe", "-Xarchive", "-Xnvlink", "-Xfatbin", "-Xclang", "-Xpreprocessor",
    "-Xassembler", "-maxrregcount", "-target", "-isysroot", "-imacros", "-iprefix", "-iwithprefix",
    "-iwithprefixbefore", "-aux-info", "-mllvm", "-diag-suppress", "-diag-error", "-diag-warn",
    "-default-stream", "-rdc", "-t", "-output-file", "-output-directory", "-gpu-architecture", "-gpu-code",
    "-generate-code", "-linker-options", "-ptxas-options", "-cudafe-options", "-archive-options",
    "-nvlink-options", "-fatbin-options", "-library-path", "-library", "-threads", "-cudart", "-cudadevrt",
    "-libdevice-directory", "-relocatable-device-code", "-dependency-output", "-dependency-target-name",
    "-machine", "-optimize",
];

/// A kind of error for `-Werror`; with a blank in front of it, it reads like a file.
const CROSS_SPACE: &str = "cross-execution-space-call";

/// What an option says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `-D`: a definition.
    Define,
    /// `-U`: a name.
    Undefine,
    /// `-I` and the like: folders, with commas between them.
    Include,
    /// `-include`: files, with commas between them.
    Forced,
    /// `-std`.
    Std,
    /// `-x`.
    Language,
    /// `-ccbin`.
    HostCompiler,
    /// `--extended-lambda`.
    ExtendedLambda,
    /// `--expt-relaxed-constexpr`.
    RelaxedConstexpr,
    /// `-Werror cross-execution-space-call`.
    SpaceErrors,
    /// A word that is not an option: a file.
    File,
}

/// Reads words after the name of a compiler, those for the host compiler among them. `say` gets the number of the
/// word, what it says, and with which value.
pub fn read<'w>(words: &[&'w str], say: &mut dyn FnMut(usize, Kind, &'w str)) {
    let mut rest = Rest {
        words,
        at: 0,
        waiting: Vec::new(),
    };
    while let Some(word) = rest.next() {
        let own = rest.at.saturating_sub(1);
        if !word.starts_with('-') {
            let errors = word.split(',').any(|kind| kind == CROSS_SPACE);
            say(own, if errors { Kind::SpaceErrors } else { Kind::File }, word);
            continue;
        }
        match option(word, &mut || rest.next().unwrap_or_default()) {
            Some((Meaning::Host, value)) => {
                // They come next, in their order.
                rest.waiting
                    .extend(value.split(',').rev().filter(|part| !part.is_empty()));
            }
            Some((Meaning::Known(kind), value)) => say(own, kind, value),
            Some((Meaning::Other, _)) | None => {}
        }
    }
}

/// The words that were not read yet.
struct Rest<'a, 'w> {
    words: &'a [&'w str],
    at: usize,
    /// Options for the host compiler, the first one last.
    waiting: Vec<&'w str>,
}

impl<'w> Rest<'_, 'w> {
    fn next(&mut self) -> Option<&'w str> {
        self.waiting.pop().or_else(|| {
            let word = self.words.get(self.at).copied()?;
            self.at += 1;
            Some(word)
        })
    }
}

/// What an option is to us.
#[derive(Clone, Copy)]
enum Meaning {
    Known(Kind),
    /// Options for the host compiler, with commas between them.
    Host,
    Other,
}

/// Options whose value may be a part of the word (`-DX`, `-I.`).
const JOINED: &[(&str, Meaning)] = &[
    ("-isystem", Meaning::Known(Kind::Include)),
    ("-iquote", Meaning::Known(Kind::Include)),
    ("-idirafter", Meaning::Known(Kind::Include)),
    ("-D", Meaning::Known(Kind::Define)),
    ("-U", Meaning::Known(Kind::Undefine)),
    ("-I", Meaning::Known(Kind::Include)),
    ("-x", Meaning::Known(Kind::Language)),
];

/// Options whose value is the next word or follows `=`; nvcc takes them with one dash and with two.
const SEPARATE: &[(&str, Meaning)] = &[
    ("-std", Meaning::Known(Kind::Std)),
    ("-include", Meaning::Known(Kind::Forced)),
    ("-pre-include", Meaning::Known(Kind::Forced)),
    ("-include-path", Meaning::Known(Kind::Include)),
    ("-system-include", Meaning::Known(Kind::Include)),
    ("-define-macro", Meaning::Known(Kind::Define)),
    ("-undefine-macro", Meaning::Known(Kind::Undefine)),
    ("-isystem", Meaning::Known(Kind::Include)),
    ("-compiler-options", Meaning::Host),
    ("-Xcompiler", Meaning::Host),
    ("-compiler-bindir", Meaning::Known(Kind::HostCompiler)),
    ("-ccbin", Meaning::Known(Kind::HostCompiler)),
];

/// Takes an option with its value from a word and those after it.
fn option<'w>(word: &'w str, next: &mut dyn FnMut() -> &'w str) -> Option<(Meaning, &'w str)> {
    let single = if word.starts_with("--") { &word[1..] } else { word };
    if matches!(single, "-extended-lambda" | "-expt-extended-lambda") {
        return Some((Meaning::Known(Kind::ExtendedLambda), ""));
    }
    if single == "-expt-relaxed-constexpr" {
        return Some((Meaning::Known(Kind::RelaxedConstexpr), ""));
    }
    if single
        .strip_prefix("-Werror=")
        .is_some_and(|kinds| kinds.split(',').any(|kind| kind == CROSS_SPACE))
    {
        return Some((Meaning::Known(Kind::SpaceErrors), ""));
    }
    let (name, value) = single
        .split_once('=')
        .map_or((single, None), |(name, value)| (name, Some(value)));
    if name == "-x" || single == "-language" {
        return Some((Meaning::Known(Kind::Language), value.unwrap_or_else(next)));
    }
    if let Some((_, kind)) = SEPARATE.iter().find(|(known, _)| *known == name) {
        return Some((*kind, value.unwrap_or_else(next)));
    }
    if word.starts_with("--") {
        if value.is_none() && WITH_VALUE.contains(&name) {
            next();
        }
        return None;
    }
    for (known, kind) in JOINED {
        if let Some(rest) = word.strip_prefix(known) {
            return Some((*kind, if rest.is_empty() { next() } else { rest }));
        }
    }
    if WITH_VALUE.contains(&word) {
        next();
        return Some((Meaning::Other, ""));
    }
    None
}
