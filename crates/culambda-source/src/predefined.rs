//! What the compiler defines before it reads a line, and what it never defines.

use std::sync::OnceLock;

use crate::macros::{Builtins, MacroDef, MacroOrigin, Macros};
use crate::mention::CUDA_VERSION;
use crate::presets::Presets;
use crate::target::{CudaRelease, HostFamily, Pass, Standard, Target};
use crate::unit::{Assumptions, MacroOption};

static GNU: &str = include_str!("predefined.txt");

/// What g++ defines by a standard, or those of it that NVRTC defines.
fn builtins(standard: Standard, jit: bool) -> &'static Builtins {
    static TABLES: [OnceLock<Builtins>; 10] = [const { OnceLock::new() }; 10];
    static NONE: OnceLock<Builtins> = OnceLock::new();
    let at = 2 * usize::from(standard as u8) + usize::from(jit);
    TABLES.get(at).unwrap_or(&NONE).get_or_init(|| {
        let year = year(standard);
        let mut table = Builtins::default();
        let mut holds = false;
        for line in GNU.lines().filter(|line| !line.starts_with('#')) {
            if let Some(section) = line.strip_prefix('[') {
                holds = section
                    .trim_end_matches(']')
                    .parse::<u32>()
                    .is_ok_and(|from| from <= year);
            } else if holds {
                let (name, body) = line.split_once(' ').unwrap_or((line, ""));
                if !jit || is_of_nvrtc(name) {
                    table.define(name, body);
                }
            }
        }
        table
    })
}

/// A table of what the target predefines, the presets, and the options of the command line.
/// Gives the options that cannot be read, with what is wrong.
pub(crate) fn predefine(
    target: &Target,
    presets: &Presets,
    options: &[MacroOption],
    assume: &Assumptions,
) -> (Macros, Vec<(String, String)>) {
    let mut macros = Macros::with(builtins(target.standard, target.jit.is_some()));
    let versions = match target.jit {
        Some(_) => versions_of_nvrtc(target),
        None => versions(target),
    };
    for (name, body) in versions {
        if let Ok(def) = MacroDef::from_option(name, &body, MacroOrigin::Predefined) {
            macros.define(def);
        }
    }
    let holds = |def: &&MacroDef| def.requires.iter().all(|atom| assume.value(atom));
    for def in presets.macros.iter().filter(holds) {
        macros.define(def.clone());
    }
    let mut wrong = Vec::new();
    for option in options {
        let (name, body, origin) = match option {
            MacroOption::Undefine(name) => {
                macros.undefine(name.as_bytes());
                continue;
            }
            MacroOption::Define(name, body) => (name, body, MacroOrigin::CommandLine),
            MacroOption::Assume(name, body) => (name, body, MacroOrigin::Preset),
        };
        match MacroDef::from_option(name, body, origin) {
            Ok(def) => macros.define(def),
            Err(reason) => wrong.push((name.clone(), reason.to_owned())),
        }
    }
    (macros, wrong)
}

/// The last two digits of the year that names a standard.
fn year(standard: Standard) -> u32 {
    match standard {
        Standard::Cpp11 => 11,
        Standard::Cpp14 => 14,
        Standard::Cpp17 => 17,
        Standard::Cpp20 => 20,
        Standard::Cpp23 => 23,
    }
}

/// The architecture of a device pass: one of those that every release compiles for.
const ARCHITECTURE: &str = "900";

/// Whether a header of CUDA is `cuda.h`, or includes it.
pub fn defines_cuda_version(header: &str) -> bool {
    matches!(header, "cuda.h" | "cudaEGL.h" | "cudaGL.h" | "cudaTypedefs.h")
}

/// What `CUDART_VERSION` is, and `CUDA_VERSION`.
fn release(target: &Target) -> String {
    let (major, minor) = target.cuda.version();
    (major * 1000 + minor * 10).to_string()
}

/// The definition by `cuda.h`, which need not be there: every toolkit has it. NVRTC has not.
pub(crate) fn cuda_version(target: &Target) -> Option<MacroDef> {
    let def = MacroDef::from_option(CUDA_VERSION, &release(target), MacroOrigin::Predefined);
    def.ok().filter(|_| target.jit.is_none())
}

/// The macros that name standard, compilers and releases.
fn versions(target: &Target) -> Vec<(&'static str, String)> {
    let (major, minor) = target.cuda.version();
    let build = match target.cuda {
        CudaRelease::V13_0 => 48,
        CudaRelease::V13_2 => 86,
        CudaRelease::V13_5 => 37,
    };
    let (host_major, host_minor, host_patch) = target.host.version;
    let gnu = match target.host.family {
        HostFamily::Gcc => target.host.version,
        // What clang claims to be.
        HostFamily::Clang => (4, 2, 1),
    };
    let mut macros = vec![
        ("__cplusplus", format!("{}L", target.standard.cplusplus())),
        ("__GNUC__", gnu.0.to_string()),
        ("__GNUG__", gnu.0.to_string()),
        ("__GNUC_MINOR__", gnu.1.to_string()),
        ("__GNUC_PATCHLEVEL__", gnu.2.to_string()),
        ("__CUDACC__", "1".to_owned()),
        ("__NVCC__", "1".to_owned()),
        ("__NVCC_DIAG_PRAGMA_SUPPORT__", "1".to_owned()),
        ("__CUDACC_VER_MAJOR__", major.to_string()),
        ("__CUDACC_VER_MINOR__", minor.to_string()),
        ("__CUDACC_VER_BUILD__", build.to_string()),
        ("__CUDA_API_VER_MAJOR__", major.to_string()),
        ("__CUDA_API_VER_MINOR__", minor.to_string()),
        // cuda_runtime.h is included before the first line.
        ("CUDART_VERSION", release(target)),
    ];
    if target.extended_lambda {
        macros.push(("__CUDACC_EXTENDED_LAMBDA__", "1".to_owned()));
    }
    if target.relaxed_constexpr {
        macros.push(("__CUDACC_RELAXED_CONSTEXPR__", "1".to_owned()));
    }
    if target.pass == Pass::Device {
        macros.push(("__CUDA_ARCH__", ARCHITECTURE.to_owned()));
    }
    if target.host.family == HostFamily::Clang {
        macros.extend([
            ("__clang__", "1".to_owned()),
            ("__llvm__", "1".to_owned()),
            ("__clang_major__", host_major.to_string()),
            ("__clang_minor__", host_minor.to_string()),
            ("__clang_patchlevel__", host_patch.to_string()),
        ]);
    }
    macros
}

/// Whether NVRTC defines what g++ does: it is not a host compiler, and knows no system.
fn is_of_nvrtc(name: &str) -> bool {
    name.starts_with("__cpp_") || matches!(name, "__EXCEPTIONS" | "__LP64__" | "__STDC__" | "__STDC_HOSTED__")
}

/// What NVRTC defines besides.
fn versions_of_nvrtc(target: &Target) -> Vec<(&'static str, String)> {
    let mut macros = versions(target);
    let own = |name: &str| name.starts_with("__CUDA") || matches!(name, "__cplusplus" | "__NVCC_DIAG_PRAGMA_SUPPORT__");
    macros.retain(|(name, _)| own(name) && *name != "__CUDACC_RELAXED_CONSTEXPR__");
    macros.extend(["__CUDACC_RTC__", "__EDG__"].map(|name| (name, "1".to_owned())));
    macros
}

/// Whether a name is certainly not defined before the first line of a host pass on x86-64 Linux:
/// names of device passes, other compilers, systems and machines.
pub(crate) fn never_predefined(name: &[u8], target: &Target) -> bool {
    let gcc = target.host.family == HostFamily::Gcc;
    if name == b"__CUDA_ARCH__" {
        return target.pass == Pass::Host;
    }
    if target.jit.is_some() {
        if name == b"__CUDACC_RTC__" || name == b"__EDG__" {
            return false;
        }
        if is_of_hosts(name) {
            return true;
        }
    }
    if is_of_documentation(name) || OF_TOOLS.contains(&name) || PLAIN_OTHERS.contains(&name) {
        return true;
    }
    // All that follow begin with it, and few of the names that conditions ask for.
    if !name.starts_with(b"_") {
        return false;
    }
    if OTHERS.contains(&name) {
        return true;
    }
    if name == b"__CUDACC_EXTENDED_LAMBDA__" {
        return !target.extended_lambda;
    }
    if gcc && (name.starts_with(b"__clang_") || matches!(name, b"__clang__" | b"__llvm__" | b"__has_extension")) {
        return true;
    }
    is_of_later_standard(name, target) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Whether a name is a feature test macro that the compiler defines from a later standard on.
fn is_of_later_standard(name: &[u8], target: &Target) -> bool {
    let defines = |standard| builtins(standard, target.jit.is_some()).has(name);
    name.starts_with(b"__cpp_") && !defines(target.standard) && defines(Standard::Cpp23)
}

/// Names that tools other than compilers define where they read sources.
const OF_TOOLS: [&[u8]; 8] = [
    b"SWIG",
    b"Q_MOC_RUN",
    b"__CASTXML__",
    b"__CDT_PARSER__",
    b"__CLING__",
    b"__GCCXML__",
    b"__INTELLISENSE__",
    b"__JETBRAINS_IDE__",
];

/// Whether a name asks for the text that is shown to a generator of documentation, which no compiler gets: `DOXYGEN_DOC`.
fn is_of_documentation(name: &[u8]) -> bool {
    let mut words = name.split(|byte| *byte == b'_');
    memchr::memchr(b'X', name).is_some() && words.any(|word| word == b"DOXYGEN")
}

/// Whether nvcc or g++ define a name, and NVRTC does not.
fn is_of_hosts(name: &[u8]) -> bool {
    let Ok(name) = std::str::from_utf8(name) else {
        return false;
    };
    let mut gnu = GNU.lines().filter(|line| !line.starts_with(['#', '[']));
    let compilers = [
        "__NVCC__",
        "__GNUC__",
        "__GNUG__",
        "__GNUC_MINOR__",
        "__GNUC_PATCHLEVEL__",
    ];
    compilers.contains(&name) || !is_of_nvrtc(name) && gnu.any(|line| line.split(' ').next() == Some(name))
}

/// What the compiler answers to `defined` although no table has it.
pub(crate) fn always_defined(name: &[u8]) -> bool {
    ANNOTATIONS.contains(&name)
        || matches!(
            name,
            b"__FILE__"
                | b"__LINE__"
                | b"__DATE__"
                | b"__TIME__"
                | b"__COUNTER__"
                | b"__INCLUDE_LEVEL__"
                | b"__BASE_FILE__"
                | b"__TIMESTAMP__"
                | b"__has_include"
                | b"__has_include_next"
                | b"__has_attribute"
                | b"__has_cpp_attribute"
                | b"__has_builtin"
        )
}

/// Whether a name is a macro of a C header that `cuda_runtime.h` includes: `#ifndef INFINITY` is not true under nvcc.
pub(crate) fn is_of_included_headers(name: &[u8]) -> bool {
    OF_C.contains(&name) || name.strip_prefix(b"M_").is_some_and(|rest| CONSTANTS.contains(&rest))
}

/// Macros of `<limits.h>`, `<math.h>`, `<stddef.h>`, `<stdlib.h>` and `<time.h>`.
const OF_C: &[&[u8]] = &[
    b"NULL",
    b"offsetof",
    b"NAN",
    b"INFINITY",
    b"HUGE_VAL",
    b"HUGE_VALF",
    b"HUGE_VALL",
    b"CHAR_BIT",
    b"CHAR_MAX",
    b"CHAR_MIN",
    b"SCHAR_MAX",
    b"SCHAR_MIN",
    b"UCHAR_MAX",
    b"SHRT_MAX",
    b"SHRT_MIN",
    b"USHRT_MAX",
    b"INT_MAX",
    b"INT_MIN",
    b"UINT_MAX",
    b"LONG_MAX",
    b"LONG_MIN",
    b"ULONG_MAX",
    b"LLONG_MAX",
    b"LLONG_MIN",
    b"ULLONG_MAX",
    b"RAND_MAX",
    b"EXIT_SUCCESS",
    b"EXIT_FAILURE",
    b"CLOCKS_PER_SEC",
];

/// The constants of `<math.h>`, without what they begin with.
const CONSTANTS: &[&[u8]] = &[
    b"E",
    b"LOG2E",
    b"LOG10E",
    b"LN2",
    b"LN10",
    b"PI",
    b"PI_2",
    b"PI_4",
    b"1_PI",
    b"2_PI",
    b"2_SQRTPI",
    b"SQRT2",
    b"SQRT1_2",
];

/// Macros of `cuda_runtime.h`, which nvcc includes before the first line, and of NVRTC. They stay words here, because a view
/// masks them.
const ANNOTATIONS: &[&[u8]] = &[
    b"__host__",
    b"__device__",
    b"__global__",
    b"__shared__",
    b"__constant__",
    b"__managed__",
    b"__grid_constant__",
    b"__forceinline__",
    b"__launch_bounds__",
    b"__align__",
    b"__builtin_align__",
    b"__cluster_dims__",
    b"__device_builtin__",
];

const PREFIXES: &[&[u8]] = &[
    b"__CUDA_ARCH_FEAT_",
    b"__CUDA_ARCH_SPECIFIC_",
    b"__CUDA_ARCH_FAMILY_",
    b"__HIP_",
    b"__SYCL_",
    b"_MSC_",
    b"__INTEL_",
    b"__PGI",
    b"__NVCOMPILER",
    b"__MINGW",
    b"__ARM_",
    b"__CLANG_CUDA",
    b"__SUNPRO_",
];

const PLAIN_OTHERS: [&[u8]; 3] = [b"SYCL_LANGUAGE_VERSION", b"WIN32", b"WIN64"];

/// Those of reserved names.
const OTHERS: &[&[u8]] = &[
    b"__CUDACC_RTC__",
    b"__CUDA__",
    b"__HIP__",
    b"__HIPCC__",
    b"__HCC__",
    b"_WIN32",
    b"_WIN64",
    b"__CYGWIN__",
    b"__APPLE__",
    b"__APPLE_CC__",
    b"__MACH__",
    b"__ANDROID__",
    b"__FreeBSD__",
    b"__NetBSD__",
    b"__OpenBSD__",
    b"__DragonFly__",
    b"__sun",
    b"__EMSCRIPTEN__",
    b"__wasm__",
    b"__arm__",
    b"__aarch64__",
    b"__powerpc__",
    b"__powerpc64__",
    b"__PPC__",
    b"__riscv",
    b"__s390x__",
    b"__mips__",
    b"_M_X64",
    b"_M_IX86",
    b"_M_ARM64",
    b"_M_ARM",
    b"_M_AMD64",
    b"__i386__",
    b"__i386",
    b"__ILP32__",
    b"_ILP32",
    b"__ICC",
    b"__ICL",
    b"__ECC",
    b"__IBMCPP__",
    b"__xlC__",
    b"__xlc__",
    b"__BORLANDC__",
    b"__DMC__",
    b"__ghs__",
    b"_CRAYC",
    b"__CRAYC",
    b"__circle_build__",
    b"__GCCXML__",
    b"__CASTXML__",
    b"__CINT__",
    b"__OPENCL_VERSION__",
    b"__OPENCL_C_VERSION__",
    b"__BIG_ENDIAN__",
    b"__VSX__",
    b"__ALTIVEC__",
    b"__EDG__",
    b"__CUDACC_INTEGRATED__",
    b"_NVHPC_CUDA",
    b"__SPIR__",
    b"__SPIRV__",
    b"__AMDGCN__",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::macros::LATEST;
    use crate::target::Jit;

    fn value(target: &Target, options: &[MacroOption], name: &str) -> Option<String> {
        let (macros, wrong) = predefine(target, &Presets::default(), options, &Assumptions::default());
        assert!(wrong.is_empty());
        let def = macros.get(macros.at(name.as_bytes(), LATEST)?)?;
        Some(def.replacement().into_owned())
    }

    #[test]
    fn the_standard_decides_feature_macros() {
        let at = |standard| Target {
            standard,
            ..Target::default()
        };
        let concepts = |standard| value(&at(standard), &[], "__cpp_concepts");
        assert_eq!(concepts(Standard::Cpp17), None);
        assert!(never_predefined(b"__cpp_concepts", &at(Standard::Cpp17)));
        assert!(!never_predefined(b"__cpp_lib_span", &at(Standard::Cpp17)));
        assert_eq!(concepts(Standard::Cpp20).as_deref(), Some("202002L"));
        assert_eq!(
            value(&at(Standard::Cpp14), &[], "__cplusplus").as_deref(),
            Some("201402L")
        );
        assert_eq!(
            value(&at(Standard::Cpp11), &[], "__cpp_constexpr").as_deref(),
            Some("200704L")
        );
        assert_eq!(
            value(&at(Standard::Cpp23), &[], "__cpp_constexpr").as_deref(),
            Some("202110L")
        );
    }

    #[test]
    fn nvrtc_is_no_host_compiler() {
        let target = Target::default().for_jit(Jit::default());
        let defined = |name| value(&target, &[], name);
        assert_eq!(defined("__CUDACC_RTC__").as_deref(), Some("1"));
        assert_eq!(defined("__CUDA_ARCH__").as_deref(), Some("900"));
        assert_eq!(defined("__cpp_lambdas").as_deref(), Some("200907L"));
        for name in ["__NVCC__", "__GNUC__", "__linux__", "__x86_64__", "CUDART_VERSION"] {
            assert_eq!(defined(name), None, "{name}");
        }
        assert!(never_predefined(b"__GNUC__", &target) && never_predefined(b"__linux__", &target));
        assert!(!never_predefined(b"__CUDACC_RTC__", &target));
        assert!(never_predefined(b"__CUDACC_RTC__", &Target::default()));
    }

    #[test]
    fn annotations_are_macros() {
        for name in ["__host__", "__device__", "__shared__", "__launch_bounds__"] {
            assert!(always_defined(name.as_bytes()), "{name}");
            assert_eq!(value(&Target::default(), &[], name), None, "{name}");
        }
        assert!(!always_defined(b"__noinline__"), "a keyword of the front end");
        assert!(is_of_included_headers(b"INFINITY") && is_of_included_headers(b"M_SQRT1_2"));
        assert!(!is_of_included_headers(b"FLT_MAX") && !is_of_included_headers(b"M_TAU"));
    }

    #[test]
    fn options_win() {
        let define = |name: &str, body: &str| MacroOption::Define(name.into(), body.into());
        let target = Target::default();
        let options = [
            define("F(x)", "x+1"),
            define("__CUDACC__", "7"),
            MacroOption::Undefine("__NVCC__".into()),
        ];
        assert_eq!(value(&target, &options, "F").as_deref(), Some("x+1"));
        assert_eq!(value(&target, &options, "__CUDACC__").as_deref(), Some("7"));
        assert_eq!(value(&target, &options, "__NVCC__"), None);
        let (_, wrong) = predefine(
            &target,
            &Presets::default(),
            &[define("1", "")],
            &Assumptions::default(),
        );
        assert_eq!(wrong.len(), 1);
    }

    #[test]
    fn the_host_compiler_decides_its_names() {
        let clang = Target {
            host: "clang-18.1".parse().unwrap(),
            ..Target::default()
        };
        assert_eq!(value(&clang, &[], "__clang_major__").as_deref(), Some("18"));
        assert_eq!(value(&clang, &[], "__GNUC__").as_deref(), Some("4"));
        assert_eq!(value(&Target::default(), &[], "__GNUC__").as_deref(), Some("12"));
        assert!(never_predefined(b"__clang__", &Target::default()) && !never_predefined(b"__clang__", &clang));
    }
}
