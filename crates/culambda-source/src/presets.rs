//! Macros of well-known libraries that are used without their headers being visible.
//!
//! A definition that is known wins over these, and `-U` removes them. They say nothing about
//! whether the macro is defined: `#ifdef KOKKOS_LAMBDA` stays undecided. Settings of a build
//! ([`setting`]) count only where a CUDA build is asked for.

use crate::ident::looks_like_macro;
use std::sync::{Arc, OnceLock};

use crate::macros::{MacroDef, MacroOrigin};

/// The data files: a header for each library, see [`Preset`].
const FILES: &[(&str, &str)] = &[
    ("kokkos", include_str!("../presets/kokkos.h")),
    ("amrex", include_str!("../presets/amrex.h")),
    ("mfem", include_str!("../presets/mfem.h")),
    ("raja", include_str!("../presets/raja.h")),
    ("axom", include_str!("../presets/axom.h")),
    ("cccl", include_str!("../presets/cccl.h")),
    ("pytorch", include_str!("../presets/pytorch.h")),
    ("xgboost", include_str!("../presets/xgboost.h")),
    ("parthenon", include_str!("../presets/parthenon.h")),
    ("omega_h", include_str!("../presets/omega_h.h")),
    ("catch2", include_str!("../presets/catch2.h")),
    ("googletest", include_str!("../presets/googletest.h")),
    ("boost_test", include_str!("../presets/boost_test.h")),
];

/// What a macro is in every CUDA build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// It is defined, with a value.
    Defined(i64),
    /// It is not.
    Undefined,
}

/// What is known of a library whose headers are not known. Each is a header of its own in the
/// folder `presets`:
///
/// * `// seen: WORD ..`: what a text has in it that uses the library;
/// * `// core: NAME`: a header that is there where the library is;
/// * `// hands on: FLAG`: a flag of nvcc that its targets give to those who link them;
/// * `// made: NAME OTHER`: a header that the build of the library makes, which includes another one of it;
/// * `#define NAME NUMBER` and `#undef NAME`: a setting of CUDA builds;
/// * any other `#define`: a macro of the library in a CUDA build;
/// * `MACRO_NAME_` in a macro: a name that every release of the library makes in another way;
/// * anything else: classes that programs derive from, and names that they use without the library's.
#[derive(Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// One of these is in a text that uses the library.
    pub seen: Vec<&'static str>,
    /// Whether who links it gets `--expt-relaxed-constexpr`.
    pub relaxes_constexpr: bool,
    /// A header that is there where the library is.
    pub core: Option<&'static str>,
    /// The macros.
    pub macros: Vec<MacroDef>,
    /// Macros that are or are not defined in a CUDA build.
    pub settings: Vec<(&'static str, Setting)>,
    /// Headers that the build of the library makes, each with the one of the library that it includes in a CUDA build.
    pub headers: Vec<(&'static str, &'static str)>,
    /// The whole header with blanks in place of its directives.
    pub declarations: String,
}

/// All presets.
pub fn all() -> &'static [Preset] {
    static ALL: OnceLock<Vec<Preset>> = OnceLock::new();
    ALL.get_or_init(|| FILES.iter().map(|(name, text)| Preset::read(name, text)).collect())
}

/// Whether a file of a unit is the header of a preset, which nobody else wrote.
pub fn is_header(name: &str) -> bool {
    let own = name.strip_prefix('<').and_then(|name| name.strip_suffix('>'));
    own.is_some_and(|own| all().iter().any(|preset| preset.name == own))
}

impl Preset {
    /// The name of its declarations where they are read as a header.
    pub fn header(&self) -> String {
        format!("<{}>", self.name)
    }

    fn read(name: &'static str, text: &'static str) -> Preset {
        let mut preset = Preset {
            name,
            seen: Vec::new(),
            relaxes_constexpr: false,
            core: None,
            macros: Vec::new(),
            settings: Vec::new(),
            headers: Vec::new(),
            declarations: String::with_capacity(text.len()),
        };
        for line in text.lines() {
            if let Some(words) = line.strip_prefix("// seen: ") {
                preset.seen = words.split_whitespace().collect();
            } else if let Some(flag) = line.strip_prefix("// hands on: ") {
                preset.relaxes_constexpr |= flag == RELAXED_CONSTEXPR;
            } else if let Some(core) = line.strip_prefix("// core: ") {
                preset.core = Some(core);
            } else if let Some(made) = line.strip_prefix("// made: ") {
                preset.headers.extend(made.split_once(' '));
            } else if let Some(definition) = line.strip_prefix("#define ") {
                preset.define(definition);
            } else if let Some(name) = line.strip_prefix("#undef ") {
                preset.settings.push((name.trim(), Setting::Undefined));
            } else {
                preset.declarations.push_str(line);
            }
            preset.declarations.push('\n');
        }
        preset
    }

    fn define(&mut self, definition: &'static str) {
        let (name, body) = definition.split_once(' ').unwrap_or((definition, ""));
        if let Ok(number) = body.trim().parse() {
            self.settings.push((name, Setting::Defined(number)));
            return;
        }
        // The parameters may have blanks between them.
        let (name, body) = match definition.find(')').filter(|_| name.contains('(')) {
            Some(close) => definition.split_at(close + 1),
            None => (name, body),
        };
        self.macros
            .extend(MacroDef::from_option(name, body, MacroOrigin::Preset));
    }

    /// Whether it is among names.
    pub fn is_named_in(&self, names: &[String]) -> bool {
        names.iter().any(|name| name == self.name)
    }

    /// Whether it may say that a macro is defined.
    pub fn defines(&self, name: &[u8]) -> bool {
        let defined =
            |(own, setting): &(&str, Setting)| own.as_bytes() == name && matches!(setting, Setting::Defined(_));
        self.macros.iter().any(|def| def.name.as_bytes() == name) || self.settings.iter().any(defined)
    }

    /// Whether its declarations are in a namespace of a name.
    pub fn opens_namespace(&self, name: &str) -> bool {
        let heads = self
            .declarations
            .lines()
            .filter_map(|line| line.strip_prefix("namespace "));
        let mut names = heads.filter_map(|head| head.strip_suffix(" {"));
        names.any(|own| own == name)
    }

    /// Whether a text seems to use the library.
    pub fn is_seen_in(&self, text: &[u8]) -> bool {
        self.seen
            .iter()
            .any(|word| memchr::memmem::find(text, word.as_bytes()).is_some())
    }
}

/// How a name ends in a macro that each release of its library makes in another way.
const MADE_UP: &str = "_NAME_";

/// The word that stands in a macro for such a name, if a library has a macro like that.
pub fn made_up(name: &str) -> Option<String> {
    if !looks_like_macro(name) {
        return None;
    }
    let word = format!("{name}{MADE_UP}");
    let mut macros = all().iter().flat_map(|preset| &preset.macros);
    macros
        .any(|def| def.name == name && def.replacement().contains(&word))
        .then_some(word)
}

/// The macro that such a word stands in.
pub fn made_by(word: &str) -> Option<&str> {
    let name = word.strip_suffix(MADE_UP)?;
    made_up(name).map(|_| name)
}

/// How the name of a base begins that a class of a library has here, in which nobody knows what else the class declares.
const UNSEEN: &str = "Unseen_";

/// The class of a library for whose other members a base stands.
pub fn unseen(base: &str) -> Option<&str> {
    base.strip_prefix(UNSEEN)
}

/// The flag of nvcc that lets code for the device call `constexpr` functions of the host.
const RELAXED_CONSTEXPR: &str = "--expt-relaxed-constexpr";

/// Whether nvcc may get `--expt-relaxed-constexpr` where a text is from, a source or a build file: it names the flag, or a library
/// that hands it on.
pub fn may_relax_constexpr(text: &[u8]) -> bool {
    let has = |word: &str| memchr::memmem::find(text, word.as_bytes()).is_some();
    let names = |preset: &Preset| has(preset.name) || has(&preset.name.to_ascii_uppercase()) || preset.is_seen_in(text);
    has(RELAXED_CONSTEXPR.trim_start_matches('-'))
        || all().iter().any(|preset| preset.relaxes_constexpr && names(preset))
}

/// The header of a library that one includes which its build makes.
pub fn made_of(name: &str) -> Option<&'static str> {
    let mut made = all().iter().flat_map(|preset| &preset.headers);
    made.find(|(header, _)| *header == name).map(|(_, other)| *other)
}

/// The macros that are taken for defined as long as no definition is known, and what is known of a build.
#[derive(Clone, Debug)]
pub struct Presets {
    pub(crate) macros: Arc<[MacroDef]>,
    /// Whether conditions are read as a CUDA build does: [`setting`] decides what nothing else does.
    pub cuda_build: bool,
}

impl Default for Presets {
    /// The annotations of all libraries. Macros that hold whole lambdas are left out: where their text matters, it must
    /// be known.
    fn default() -> Self {
        static SHARED: OnceLock<Arc<[MacroDef]>> = OnceLock::new();
        let shared = SHARED.get_or_init(|| {
            let all = all().iter().flat_map(|preset| &preset.macros);
            all.filter(|def| def.parameters.is_none()).cloned().collect()
        });
        Presets {
            macros: Arc::clone(shared),
            cuda_build: false,
        }
    }
}

impl Presets {
    /// All that a CUDA build of a program has that uses these libraries.
    pub fn of<'p>(presets: impl IntoIterator<Item = &'p Preset>) -> Presets {
        Presets {
            macros: presets.into_iter().flat_map(|preset| &preset.macros).cloned().collect(),
            cuda_build: true,
        }
    }

    /// What the libraries have that a text seems to use, and those that are named.
    pub fn seen_in(text: &[u8], named: &[String]) -> Presets {
        Presets::of(
            all()
                .iter()
                .filter(|preset| preset.is_named_in(named) || preset.is_seen_in(text)),
        )
    }

    /// The same with further definitions, which win.
    #[must_use]
    pub fn with<'m>(&self, more: impl IntoIterator<Item = &'m MacroDef>) -> Presets {
        let more = more.into_iter().cloned().map(|def| MacroDef {
            origin: MacroOrigin::Preset,
            place: None,
            ..def
        });
        Presets {
            macros: self.macros.iter().cloned().chain(more).collect(),
            cuda_build: self.cuda_build,
        }
    }
}

/// What a macro is in every CUDA build, by the presets or by what its name says: `PROJECT_USE_CUDA`, `ENABLE_HIP`,
/// `HAVE_SYCL`.
pub fn setting(name: &[u8]) -> Option<Setting> {
    static SETTINGS: OnceLock<rustc_hash::FxHashMap<&'static [u8], Setting>> = OnceLock::new();
    let settings = SETTINGS.get_or_init(|| {
        let all = all().iter().flat_map(|preset| &preset.settings);
        all.map(|(name, value)| (name.as_bytes(), *value)).collect()
    });
    settings.get(name).copied().or_else(|| by_name(name))
}

/// The words by which names of macros speak of programming models that are not CUDA.
const OTHER_BACK_ENDS: [&str; 7] = ["HIP", "ROCM", "SYCL", "DPCPP", "OPENMPTARGET", "OPENACC", "OPENCL"];

/// Whether a word is one of these, whatever its case.
fn among(word: &[u8], all: &[&str]) -> bool {
    all.iter().any(|one| one.as_bytes().eq_ignore_ascii_case(word))
}

/// Whether the name of a macro speaks of a programming model that is not CUDA, in whatever way: `LIB_HIP_BLOCKS`.
pub fn names_other_back_end(name: &[u8]) -> bool {
    name.split(|&b| b == b'_').any(|word| among(word, &OTHER_BACK_ENDS))
}

/// What the words of a name say: one that asks for something, and last (or before `ENABLED`) what it asks for:
/// `BUILD_CUDA_MODULE` asks for CUDA.
fn by_name(name: &[u8]) -> Option<Setting> {
    const PARTS: [&str; 3] = ["MODULE", "BACKEND", "SUPPORT"];
    const ASKING: [&str; 8] = ["USE", "USING", "ENABLE", "ENABLED", "HAVE", "HAS", "WITH", "BUILD"];
    const OWN: [&str; 3] = ["CUDA", "GPU", "CUDALANG"];
    let words = name.split(|&b| b == b'_').rev().filter(|word| !word.is_empty());
    let mut words = words
        .enumerate()
        .filter(|(at, word)| *at > 0 || !among(word, &PARTS))
        .map(|(_, word)| word);
    let asks = |word: &[u8]| among(word, &ASKING);
    let last = words.next()?;
    let (what, asked) = if asks(last) {
        (words.next()?, true)
    } else {
        (last, false)
    };
    let value = if among(what, &OWN) {
        Setting::Defined(1)
    } else if among(what, &OTHER_BACK_ENDS) {
        Setting::Undefined
    } else {
        return None;
    };
    let mut rest = words.take_while(|word| !matches!(*word, b"NO" | b"NOT" | b"WITHOUT" | b"DISABLE"));
    (asked || rest.any(asks)).then_some(value)
}

/// Whether an unseen macro after a lambda introducer means an annotation, judged by its name:
/// capital letters throughout, and a word `DEVICE`, `HD` or the like at one of its ends.
pub fn looks_like_annotation(name: &[u8]) -> bool {
    if !looks_like_macro(name) {
        return false;
    }
    let mut words = name.split(|&b| b == b'_').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    let last = words.next_back().unwrap_or(first);
    let means = |word: &[u8]| matches!(word, b"DEVICE" | b"HD" | b"DEV" | b"HOSTDEVICE" | b"DH");
    means(first) || means(last) || name.ends_with(b"HOSTDEVICE")
}

/// Whether a macro that nothing defines may be an annotation after a lambda introducer: all capital letters, and no word that
/// says what else it is.
pub fn may_annotate(name: &[u8]) -> bool {
    const OTHERS: [&[u8]; 17] = [
        b"INLINE",
        b"NOINLINE",
        b"FORCEINLINE",
        b"ATTRIBUTE",
        b"ATTR",
        b"NOEXCEPT",
        b"NOTHROW",
        b"MUTABLE",
        b"CONST",
        b"CONSTEXPR",
        b"UNUSED",
        b"NODISCARD",
        b"COLD",
        b"HOT",
        b"SANITIZE",
        b"RESTRICT",
        b"VISIBILITY",
    ];
    looks_like_macro(name) && !name.split(|&b| b == b'_').any(|word| OTHERS.contains(&word))
}

/// Whether an unseen macro at the start of a declaration seems to open (`true`) or close (`false`) a
/// namespace, judged by its name.
pub fn looks_like_namespace(name: &[u8]) -> Option<bool> {
    if !looks_like_macro(name) {
        return None;
    }
    let mut namespace = false;
    let mut opens = None;
    for word in name.split(|&b| b == b'_') {
        match word {
            b"NAMESPACE" | b"NAMESPACES" | b"NS" => namespace = true,
            b"BEGIN" | b"OPEN" | b"ENTER" | b"START" => opens = Some(true),
            b"END" | b"CLOSE" | b"LEAVE" | b"EXIT" => opens = Some(false),
            _ => {}
        }
    }
    opens.filter(|_| namespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_files_are_read_whole() {
        for (preset, (_, text)) in all().iter().zip(FILES) {
            let definitions = text.lines().filter(|line| line.starts_with("#define")).count();
            let settings = preset
                .settings
                .iter()
                .filter(|(_, value)| *value != Setting::Undefined)
                .count();
            assert_eq!(preset.macros.len() + settings, definitions, "{}", preset.name);
            assert!(!preset.seen.is_empty(), "{}", preset.name);
        }
        let mfem = all().iter().find(|preset| preset.name == "mfem").unwrap();
        let forall = mfem.macros.iter().find(|def| def.name == "MFEM_FORALL").unwrap();
        assert_eq!(forall.parameters.as_ref().unwrap().len(), 3);
    }

    #[test]
    fn settings_are_told_by_their_words() {
        for name in [
            "AMREX_USE_GPU",
            "ENABLE_CUDA",
            "MY_HAVE_CUDA",
            "X_CUDA_ENABLED",
            "BUILD_CUDA_MODULE",
            "X_ENABLE_CUDA_BACKEND",
            "KOKKOS_ENABLE_CUDA_LAMBDA",
        ] {
            assert_eq!(setting(name.as_bytes()), Some(Setting::Defined(1)), "{name}");
        }
        for name in ["USE_HIP", "X_ENABLE_SYCL", "KOKKOS_ENABLE_OPENACC", "HAVE_ROCM"] {
            assert_eq!(setting(name.as_bytes()), Some(Setting::Undefined), "{name}");
        }
        for name in [
            "CUDA",
            "NO_CUDA",
            "USE_CUDA_GRAPHS",
            "CUDA_BACKEND",
            "USE_NO_CUDA",
            "MY_GPU",
            "USE_MPI",
            "",
        ] {
            assert_eq!(setting(name.as_bytes()), None, "{name}");
        }
    }

    #[test]
    fn annotations_are_told_by_their_words() {
        for name in [
            "HD",
            "DEVICE",
            "MY_HOST_DEVICE",
            "X_HD",
            "DEVICE_FUNC",
            "LIB_HOSTDEVICE",
        ] {
            assert!(looks_like_annotation(name.as_bytes()), "{name}");
        }
        for name in ["hd", "EXPORT", "DEVICES", "my_DEVICE", "SHD"] {
            assert!(!looks_like_annotation(name.as_bytes()), "{name}");
        }
    }

    #[test]
    fn namespaces_are_told_by_their_words() {
        assert_eq!(looks_like_namespace(b"THRUST_NAMESPACE_BEGIN"), Some(true));
        assert_eq!(looks_like_namespace(b"_CCCL_BEGIN_NAMESPACE_STD"), Some(true));
        assert_eq!(looks_like_namespace(b"_CCCL_END_NAMESPACE_STD"), Some(false));
        assert_eq!(looks_like_namespace(b"NAMESPACE"), None);
        assert_eq!(looks_like_namespace(b"TEST_BEGIN"), None);
    }

    #[test]
    fn presets_are_sorted_by_nobody_but_unique() {
        let names: Vec<&str> = all()
            .iter()
            .flat_map(|p| &p.macros)
            .map(|def| def.name.as_str())
            .collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[at + 1..].contains(name), "{name}");
        }
    }
}
