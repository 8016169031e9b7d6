//! The options of nvcc, and what becomes of each for a host compiler.
//!
//! Names and values are those that `nvcc --help` lists (`grammar-tests/cpu/nvcc_options.txt` has them as recorded). What
//! is about code for devices only is dropped: the code that runs is the host compiler's, and nothing is lost. What asks
//! for something that cannot be had is refused, with the reason.

use Meaning::{Dropped, Each, Flag, Joined, Refused, Set, Words};
use Special::{
    Archive, Archiver, CompileRelocatable, DefaultStream, DeviceLink, Errors, Forward, Help, HostCompiler, OptionsFile,
    OutputFolder, Relocatable, Runtime, Version,
};
use Takes::{List, Nothing, One};

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// No value.
    Nothing,
    /// A value: the next word, or after `=`.
    One,
    /// Values with commas between them, like `One`.
    List,
}

/// What becomes of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This word.
    Flag(&'static str),
    /// One word: this with the value after it.
    Joined(&'static str),
    /// Two words: this, and the value.
    Each(&'static str),
    /// The values are words of the host compiler.
    Words,
    /// It changes what is done.
    Set(Special),
    /// It means nothing here, for this reason.
    Dropped(&'static str),
    /// It asks for what cannot be had, for this reason.
    Refused(&'static str),
}

/// What an option can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Objects with code for devices are linked for devices.
    DeviceLink,
    /// A library is made of objects.
    Archive,
    /// The program that makes a library.
    Archiver,
    /// The version is printed.
    Version,
    /// The options are printed.
    Help,
    /// The host compiler, or the folder where it is.
    HostCompiler,
    /// The folder of outputs.
    OutputFolder,
    /// How the CUDA runtime is linked.
    Runtime,
    /// Whether device variables are seen by other files.
    Relocatable,
    /// Compiles so that they are, or are not.
    CompileRelocatable(bool),
    /// Which stream is meant where none is named.
    DefaultStream,
    /// Which warnings are errors.
    Errors,
    /// Unknown options are the host compiler's.
    Forward,
    /// More options are in files.
    OptionsFile,
}

/// An option of nvcc.
#[derive(Clone, Copy, Debug)]
pub struct NvccOption {
    /// The name after `--`.
    pub long: &'static str,
    /// The name after `-`; empty if it has none.
    pub short: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// What becomes of it.
    pub meaning: Meaning,
}

const fn option(long: &'static str, short: &'static str, takes: Takes, meaning: Meaning) -> NvccOption {
    NvccOption {
        long,
        short,
        takes,
        meaning,
    }
}

/// Short options whose value may follow the name without anything between them.
pub const JOINED: [&str; 7] = ["D", "U", "I", "L", "l", "O", "t"];

const DEVICE: &str = "it is about code for devices, and none is made";
const ALWAYS: &str = "it is always so";
const WARNING: &str = "it is a warning of nvcc's own; `culambda check` has some of them";
const NUMBERS: &str = "messages of the host compiler have no such numbers";
const WINDOWS: &str = "it is for other systems";
const STEPS: &str = "there are no steps in between";
const LOOK: &str = "it changes nothing in what is built";
const NO_DEVICE_CODE: &str = "code for devices is not made";
const NO_TILES: &str = "code of tiles does not run on the CPU";
const NOT_RUN: &str = "programs are built, not run";

/// All options, in the order of `nvcc --help`.
#[rustfmt::skip]
pub const OPTIONS: &[NvccOption] = &[
    option("cuda", "cuda", Nothing, Refused("the text that nvcc makes for the host is not made; `culambda rewrite` writes it")),
    option("cubin", "cubin", Nothing, Refused(NO_DEVICE_CODE)),
    option("fatbin", "fatbin", Nothing, Refused(NO_DEVICE_CODE)),
    option("ptx", "ptx", Nothing, Refused(NO_DEVICE_CODE)),
    option("optix-ir", "optix-ir", Nothing, Refused(NO_DEVICE_CODE)),
    option("ltoir", "ltoir", Nothing, Refused(NO_DEVICE_CODE)),
    option("enable-tile", "enable-tile", Nothing, Refused(NO_TILES)),
    option("tile-preview", "tile-preview", One, Refused(NO_TILES)),
    option("tile-only", "tile-only", Nothing, Refused(NO_TILES)),
    option("simt-only", "simt-only", Nothing, Dropped(ALWAYS)),
    option("tilebc", "tilebc", Nothing, Refused(NO_DEVICE_CODE)),
    option("tilecubin", "tilecubin", Nothing, Refused(NO_DEVICE_CODE)),
    option("tilefatbin", "tilefatbin", Nothing, Refused(NO_DEVICE_CODE)),
    option("tileiras-options", "Xtileiras", List, Dropped(DEVICE)),
    option("preprocess", "E", Nothing, Flag("-E")),
    option("generate-dependencies", "M", Nothing, Flag("-M")),
    option("generate-nonsystem-dependencies", "MM", Nothing, Flag("-MM")),
    option("generate-dependencies-with-compile", "MD", Nothing, Flag("-MD")),
    option("generate-nonsystem-dependencies-with-compile", "MMD", Nothing, Flag("-MMD")),
    option("dependency-output", "MF", One, Each("-MF")),
    option("generate-dependency-targets", "MP", Nothing, Flag("-MP")),
    option("compile", "c", Nothing, Flag("-c")),
    option("device-c", "dc", Nothing, Set(CompileRelocatable(true))),
    option("device-w", "dw", Nothing, Set(CompileRelocatable(false))),
    option("device-link", "dlink", Nothing, Set(DeviceLink)),
    option("link", "link", Nothing, Dropped("it is what is done without it")),
    option("lib", "lib", Nothing, Set(Archive)),
    option("run", "run", Nothing, Refused(NOT_RUN)),
    option("output-file", "o", One, Each("-o")),
    option("pre-include", "include", List, Each("-include")),
    option("objdir-as-tempdir", "objtemp", Nothing, Dropped(STEPS)),
    option("library", "l", List, Joined("-l")),
    option("define-macro", "D", List, Joined("-D")),
    option("undefine-macro", "U", List, Joined("-U")),
    option("include-path", "I", List, Joined("-I")),
    option("system-include", "isystem", List, Each("-isystem")),
    option("library-path", "L", List, Joined("-L")),
    option("output-directory", "odir", One, Set(OutputFolder)),
    option("compiler-bindir", "ccbin", One, Set(HostCompiler)),
    option("allow-unsupported-compiler", "allow-unsupported-compiler", Nothing, Dropped(ALWAYS)),
    option("archiver-binary", "arbin", One, Set(Archiver)),
    option("cudart", "cudart", One, Set(Runtime)),
    option("cudadevrt", "cudadevrt", One, Dropped("there is no runtime for devices")),
    option("libdevice-directory", "ldir", One, Dropped(DEVICE)),
    option("target-directory", "target-dir", One, Dropped("headers are found by themselves, or with --cuda-path")),
    option("use-local-env", "use-local-env", Nothing, Dropped(WINDOWS)),
    option("force-cl-env-setup", "force-cl-env-setup", Nothing, Dropped(WINDOWS)),
    option("profile", "pg", Nothing, Flag("-pg")),
    option("debug", "g", Nothing, Flag("-g")),
    option("device-debug", "G", Nothing, Flag("-g")),
    option("generate-line-info", "lineinfo", Nothing, Dropped("lines of kernels come with -g")),
    option("optimization-info", "opt-info", List, Dropped(DEVICE)),
    option("optimize", "O", One, Joined("-O")),
    option("Ofast-compile", "Ofc", One, Dropped(DEVICE)),
    option("dopt", "dopt", One, Dropped(DEVICE)),
    option("dlink-time-opt", "dlto", Nothing, Dropped(DEVICE)),
    option("lto", "lto", Nothing, Dropped(DEVICE)),
    option("gen-opt-lto", "gen-opt-lto", Nothing, Dropped(DEVICE)),
    option("ftemplate-backtrace-limit", "ftemplate-backtrace-limit", One, Joined("-ftemplate-backtrace-limit=")),
    option("ftemplate-depth", "ftemplate-depth", One, Joined("-ftemplate-depth=")),
    option("no-exceptions", "noeh", Nothing, Flag("-fno-exceptions")),
    option("shared", "shared", Nothing, Flag("-shared")),
    option("x", "x", One, Each("-x")),
    option("std", "std", One, Joined("-std=")),
    option("stdlib", "stdlib", One, Joined("-stdlib=")),
    option("no-host-device-initializer-list", "nohdinitlist", Nothing, Dropped("the host has one kind of functions")),
    option("no-host-device-move-forward", "nohdmoveforward", Nothing, Dropped("the host has one kind of functions")),
    option("expt-relaxed-constexpr", "expt-relaxed-constexpr", Nothing, Dropped(ALWAYS)),
    option("extended-lambda", "extended-lambda", Nothing, Dropped(ALWAYS)),
    option("expt-extended-lambda", "expt-extended-lambda", Nothing, Dropped(ALWAYS)),
    option("machine", "m", One, Joined("-m")),
    option("m64", "m64", Nothing, Flag("-m64")),
    option("apply-controls", "apply-controls", One, Dropped(DEVICE)),
    option("compiler-options", "Xcompiler", List, Words),
    option("linker-options", "Xlinker", List, Each("-Xlinker")),
    option("archive-options", "Xarchive", List, Refused("options of `ar` are not handed on")),
    option("ptxas-options", "Xptxas", List, Dropped(DEVICE)),
    option("nvlink-options", "Xnvlink", List, Dropped(DEVICE)),
    option("nvprune-options", "Xnvprune", List, Dropped(DEVICE)),
    option("static-global-template-stub", "static-global-template-stub", One, Dropped("kernels are functions")),
    option("device-entity-has-hidden-visibility", "device-entity-has-hidden-visibility", One, Dropped("kernels are functions")),
    option("forward-unknown-to-host-compiler", "forward-unknown-to-host-compiler", Nothing, Set(Forward)),
    option("forward-unknown-to-host-linker", "forward-unknown-to-host-linker", Nothing, Set(Forward)),
    option("forward-unknown-opts", "forward-unknown-opts", Nothing, Set(Forward)),
    option("dont-use-profile", "noprof", Nothing, Dropped("there is no profile")),
    option("dryrun", "dryrun", Nothing, Flag("-###")),
    option("verbose", "v", Nothing, Flag("-v")),
    option("verbose2", "v2", Nothing, Flag("-v")),
    option("threads", "t", One, Dropped(STEPS)),
    option("fmax-errors", "fmax-errors", One, Joined("-fmax-errors=")),
    option("split-compile", "split-compile", One, Dropped(DEVICE)),
    option("split-compile-extended", "split-compile-extended", One, Dropped(DEVICE)),
    option("fdevice-syntax-only", "fdevice-syntax-only", Nothing, Flag("-fsyntax-only")),
    option("fdevice-time-trace", "fdevice-time-trace", One, Dropped(DEVICE)),
    option("fdevice-time-trace-granularity", "fdevice-time-trace-granularity", One, Dropped(DEVICE)),
    option("keep", "keep", Nothing, Dropped(STEPS)),
    option("keep-dir", "keep-dir", One, Dropped(STEPS)),
    option("save-temps", "save-temps", Nothing, Dropped(STEPS)),
    option("clean-targets", "clean", Nothing, Refused("nothing is deleted")),
    option("time", "time", One, Dropped(STEPS)),
    option("run-args", "run-args", List, Refused(NOT_RUN)),
    option("input-drive-prefix", "idp", One, Dropped(WINDOWS)),
    option("dependency-drive-prefix", "ddp", One, Dropped(WINDOWS)),
    option("drive-prefix", "dp", One, Dropped(WINDOWS)),
    option("dependency-target-name", "MT", One, Each("-MT")),
    option("no-align-double", "", Nothing, Dropped(WINDOWS)),
    option("no-device-link", "nodlink", Nothing, Dropped(DEVICE)),
    option("gpu-architecture", "arch", One, Dropped(DEVICE)),
    option("gpu-code", "code", List, Dropped(DEVICE)),
    option("generate-code", "gencode", List, Dropped(DEVICE)),
    option("relocatable-device-code", "rdc", One, Set(Relocatable)),
    option("entries", "e", List, Dropped(DEVICE)),
    option("maxrregcount", "maxrregcount", One, Dropped(DEVICE)),
    option("use_fast_math", "use_fast_math", Nothing, Dropped("results are those of the host's mathematics")),
    option("ftz", "ftz", One, Dropped("results are those of the host's mathematics")),
    option("prec-div", "prec-div", One, Dropped("results are those of the host's mathematics")),
    option("prec-sqrt", "prec-sqrt", One, Dropped("results are those of the host's mathematics")),
    option("fmad", "fmad", One, Dropped("results are those of the host's mathematics")),
    option("extra-device-vectorization", "extra-device-vectorization", Nothing, Dropped(DEVICE)),
    option("prune", "prune", Nothing, Dropped(DEVICE)),
    option("default-stream", "default-stream", One, Set(DefaultStream)),
    option("disable-warnings", "w", Nothing, Flag("-w")),
    option("keep-device-functions", "keep-device-functions", Nothing, Dropped(DEVICE)),
    option("source-in-ptx", "src-in-ptx", Nothing, Dropped(DEVICE)),
    option("restrict", "restrict", Nothing, Dropped(DEVICE)),
    option("Wreorder", "Wreorder", Nothing, Dropped(WARNING)),
    option("Wdefault-stream-launch", "Wdefault-stream-launch", Nothing, Dropped(WARNING)),
    option("Wmissing-launch-bounds", "Wmissing-launch-bounds", Nothing, Dropped(WARNING)),
    option("Wext-lambda-captures-this", "Wext-lambda-captures-this", Nothing, Dropped(WARNING)),
    option("Wno-deprecated-declarations", "Wno-deprecated-declarations", Nothing, Flag("-Wno-deprecated-declarations")),
    option("Wno-deprecated-gpu-targets", "Wno-deprecated-gpu-targets", Nothing, Dropped(DEVICE)),
    option("Wconversion", "Wconversion", Nothing, Dropped(WARNING)),
    option("Werror", "Werror", List, Set(Errors)),
    option("resource-usage", "res-usage", Nothing, Dropped(DEVICE)),
    option("extensible-whole-program", "ewp", Nothing, Dropped(DEVICE)),
    option("no-compress", "no-compress", Nothing, Dropped(DEVICE)),
    option("qpp-config", "qpp-config", One, Refused("the compiler of QNX is not supported")),
    option("compile-as-tools-patch", "astoolspatch", Nothing, Refused(NO_DEVICE_CODE)),
    option("list-gpu-code", "code-ls", Nothing, Refused(NO_DEVICE_CODE)),
    option("list-gpu-arch", "arch-ls", Nothing, Refused(NO_DEVICE_CODE)),
    option("display-error-number", "err-no", Nothing, Dropped(NUMBERS)),
    option("no-display-error-number", "no-err-no", Nothing, Dropped(NUMBERS)),
    option("diag-error", "diag-error", List, Dropped(NUMBERS)),
    option("diag-suppress", "diag-suppress", List, Dropped(NUMBERS)),
    option("diag-warn", "diag-warn", List, Dropped(NUMBERS)),
    option("host-linker-script", "hls", One, Dropped(DEVICE)),
    option("augment-host-linker-script", "aug-hls", Nothing, Dropped(DEVICE)),
    option("relocatable-link", "r", Nothing, Flag("-r")),
    option("brief-diagnostics", "brief-diag", One, Dropped(LOOK)),
    option("jump-table-density", "jtd", One, Dropped(DEVICE)),
    option("relocatable-ptx", "reloc-ptx", Nothing, Dropped(DEVICE)),
    option("device-stack-protector", "device-stack-protector", One, Dropped(DEVICE)),
    option("compress-mode", "compress-mode", One, Dropped(DEVICE)),
    option("concat", "concat", Nothing, Dropped(DEVICE)),
    option("frandom-seed", "frandom-seed", One, Joined("-frandom-seed=")),
    option("fdevice-sanitize", "fdevice-sanitize", One, Refused("use the host's sanitizers: -Xcompiler -fsanitize=address")),
    option("jobserver", "jobserver", Nothing, Dropped(STEPS)),
    option("skip-ptx-semantics-check", "skip-ptx-semantics-check", Nothing, Dropped(DEVICE)),
    option("utf-8", "utf-8", Nothing, Dropped(ALWAYS)),
    option("safety-compatibility", "safety-compat", Nothing, Dropped(DEVICE)),
    option("help", "h", Nothing, Set(Help)),
    option("version", "V", Nothing, Set(Version)),
    option("options-file", "optf", List, Set(OptionsFile)),
];

/// Options that nvcc takes and does not list.
pub const UNLISTED: &[NvccOption] = &[
    option("", "Xcudafe", List, Dropped("it is about nvcc's own front end")),
    option("", "Xfatbin", List, Dropped(DEVICE)),
    option("", "Xcicc", List, Dropped(DEVICE)),
];

/// The option that a name means, with `--` or `-` in front of it.
pub fn find(name: &str) -> Option<&'static NvccOption> {
    let all = || OPTIONS.iter().chain(UNLISTED);
    if let Some(long) = name.strip_prefix("--") {
        return all().find(|option| !option.long.is_empty() && option.long == long);
    }
    let short = name.strip_prefix('-')?;
    all().find(|option| !option.short.is_empty() && option.short == short)
}
