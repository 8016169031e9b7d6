//! What the options of a compile command mean for culambda: those of nvcc, g++ and clang++.

use std::path::{Path, PathBuf};

use culambda_build::arguments::{self, Kind};
use culambda_build::definition::{define, undefine};
use culambda_source::{HostCompiler, MacroOption};

use crate::config::read::Layer;
use crate::config::{Origin, Sourced};
use crate::layout;

/// Whether a command compiles CUDA with nvcc.
pub fn compiles_cuda(words: &[String]) -> bool {
    let mut seen = Seen::default();
    read(words, Path::new(""), &mut seen, &mut |_| {});
    seen.nvcc
        && seen
            .language
            .as_deref()
            .map_or(seen.cuda_file, |language| language == "cu")
}

/// What a command says.
pub fn layer(words: &[String], directory: &Path, origin: &Origin) -> Layer {
    let mut layer = Layer::default();
    let mut seen = Seen::default();
    read(words, directory, &mut seen, &mut |said| match said {
        Said::Macro(option) => layer.macros.push(Sourced::new(option, origin.clone())),
        Said::Include(folder) => layer.include.push(Sourced::new(folder, origin.clone())),
        Said::Forced(file) => layer.forced.push(Sourced::new(file, origin.clone())),
    });
    // A standard that culambda does not know is none of nvcc's for such code.
    layer.std = seen
        .std
        .as_deref()
        .and_then(|std| std.parse().ok())
        .map(|std| Sourced::new(std, origin.clone()));
    layer.host_compiler = seen.host_compiler.map(|host| Sourced::new(host, origin.clone()));
    let cuda_code = seen
        .language
        .as_deref()
        .map_or(seen.cuda_file, |language| language == "cu");
    if seen.nvcc && cuda_code {
        layer.extended_lambda = Some(Sourced::new(seen.extended_lambda, origin.clone()));
        layer.spaces.relaxed_constexpr = Some(Sourced::new(seen.relaxed_constexpr, origin.clone()));
        layer.spaces.errors = Some(Sourced::new(seen.space_errors, origin.clone()));
        let release = seen.release.and_then(|text| text.parse().ok());
        layer.cuda = release.map(|release| Sourced::new(release, origin.clone()));
    }
    layer
}

/// What an option adds.
enum Said {
    Macro(MacroOption),
    Include(PathBuf),
    Forced(PathBuf),
}

/// What holds for a whole command.
#[derive(Default)]
struct Seen {
    nvcc: bool,
    /// The number in `/usr/local/cuda-13.2/bin/nvcc`.
    release: Option<String>,
    extended_lambda: bool,
    relaxed_constexpr: bool,
    space_errors: bool,
    std: Option<String>,
    host_compiler: Option<HostCompiler>,
    language: Option<String>,
    cuda_file: bool,
}

fn read(words: &[String], directory: &Path, seen: &mut Seen, say: &mut dyn FnMut(Said)) {
    let mut words = words.iter().map(String::as_str);
    let program = words.by_ref().find(|word| !is_in_front(word));
    compiler(program.unwrap_or_default(), seen);
    let words: Vec<&str> = words.collect();
    arguments::read(&words, &mut |_, kind, value| take(kind, value, directory, seen, say));
}

/// What is in front of compilers.
const WRAPPERS: [&str; 6] = ["ccache", "sccache", "distcc", "env", "icecc", "buildcache"];

/// Whether a word is in front of a compiler: a wrapper, or a variable that is set.
pub fn is_in_front(word: &str) -> bool {
    WRAPPERS.contains(&stem(word)) || is_setting(word)
}

/// Whether a program is nvcc by its name.
pub fn is_nvcc(program: &str) -> bool {
    stem(program) == "nvcc"
}

/// `NAME=value` in front of a program.
fn is_setting(word: &str) -> bool {
    word.split_once('=')
        .is_some_and(|(name, _)| !name.is_empty() && !name.contains(['/', '\\', '-', '.']))
}

/// The name of a program without its folder and `.exe`.
fn stem(program: &str) -> &str {
    let name = program.rsplit(['/', '\\']).next().unwrap_or(program);
    name.strip_suffix(".exe").unwrap_or(name)
}

fn compiler(program: &str, seen: &mut Seen) {
    seen.nvcc = is_nvcc(program);
    if seen.nvcc {
        let folder = program.split(['/', '\\']).find_map(|part| part.strip_prefix("cuda-"));
        seen.release = folder.map(str::to_owned);
    } else {
        seen.host_compiler = host_compiler(program);
    }
}

/// A host compiler whose name tells its version.
fn host_compiler(program: &str) -> Option<HostCompiler> {
    stem(program).parse().ok()
}

fn take(kind: Kind, value: &str, directory: &Path, seen: &mut Seen, say: &mut dyn FnMut(Said)) {
    let path = |value: &str| layout::shown(&directory.join(value));
    match kind {
        // What is not a macro for us is none for a compiler.
        Kind::Define => define(value).into_iter().for_each(|option| say(Said::Macro(option))),
        Kind::Undefine => undefine(value).into_iter().for_each(|option| say(Said::Macro(option))),
        Kind::Include => value
            .split(',')
            .filter(|part| !part.is_empty())
            .for_each(|part| say(Said::Include(path(part)))),
        Kind::Forced => value
            .split(',')
            .filter(|part| !part.is_empty())
            .for_each(|part| say(Said::Forced(path(part)))),
        Kind::Std => seen.std = Some(value.to_owned()),
        Kind::Language => seen.language = Some(value.to_owned()),
        Kind::HostCompiler => seen.host_compiler = host_compiler(value),
        Kind::ExtendedLambda => seen.extended_lambda = true,
        Kind::RelaxedConstexpr => seen.relaxed_constexpr = true,
        Kind::SpaceErrors => seen.space_errors = true,
        Kind::File => seen.cuda_file |= Path::new(value).extension().is_some_and(|extension| extension == "cu"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{CudaRelease, Standard};

    fn of(line: &str) -> Layer {
        let words = super::super::words::split(line);
        layer(&words, Path::new("/b"), &Origin::CommandLine)
    }

    fn macros(layer: &Layer) -> String {
        let show = |option: &Sourced<MacroOption>| match &option.value {
            MacroOption::Define(name, body) => format!("{name}={body}"),
            MacroOption::Undefine(name) => format!("!{name}"),
            MacroOption::Assume(name, _) => format!("?{name}"),
        };
        layer.macros.iter().map(show).collect::<Vec<_>>().join(" ")
    }

    fn folders(layer: &Layer) -> Vec<String> {
        layer
            .include
            .iter()
            .map(|folder| folder.value.display().to_string())
            .collect()
    }

    #[test]
    fn nvcc_as_cmake_calls_it() {
        let got = of(
            "/usr/local/cuda-13.2/bin/nvcc -forward-unknown-to-host-compiler -ccbin=/usr/bin/g++-13 -DA -DB=2 \
             --options-file-none -I/inc -isystem=/sys -I rel -O3 -DNDEBUG -std=c++20 \"--generate-code=arch=compute_80,code=[compute_80,sm_80]\" \
             --extended-lambda -Xcompiler=-fPIC,-DHOST=1 -MD -MT x.o -MF x.d -x cu -c a.cu -o x.o",
        );
        assert_eq!(macros(&got), "A=1 B=2 NDEBUG=1 HOST=1");
        assert_eq!(folders(&got), ["/inc", "/sys", "/b/rel"]);
        assert_eq!(got.std.unwrap().value, Standard::Cpp20);
        assert_eq!(got.cuda.unwrap().value, CudaRelease::V13_2);
        assert_eq!(got.host_compiler.unwrap().value, "gcc-13".parse().unwrap());
        assert!(got.extended_lambda.unwrap().value);
    }

    #[test]
    fn values_that_look_like_options() {
        let got = of(
            "nvcc -Xptxas -DX -gencode -DY -Xcudafe --extended-lambda -o -DZ --std c++14 --define-macro M --undefine-macro=N -U O a.cu",
        );
        assert_eq!(macros(&got), "M=1 !N !O");
        assert_eq!(got.std.unwrap().value, Standard::Cpp14);
        assert!(!got.extended_lambda.unwrap().value);
    }

    #[test]
    fn modes_of_execution_spaces() {
        let spaces = |line: &str| {
            let layer = of(line).spaces;
            layer
                .relaxed_constexpr
                .map(|on| (on.value, layer.errors.is_some_and(|on| on.value)))
        };
        assert_eq!(spaces("nvcc -c a.cu"), Some((false, false)));
        assert_eq!(
            spaces("nvcc --expt-relaxed-constexpr -Werror cross-execution-space-call -c a.cu"),
            Some((true, true))
        );
        assert_eq!(
            spaces("nvcc -expt-relaxed-constexpr --Werror=reorder,cross-execution-space-call -x cu -c a.cpp"),
            Some((true, true))
        );
        assert_eq!(spaces("g++ -c a.cpp"), None);
    }

    #[test]
    fn only_what_compiles_cuda_can_lack_extended_lambda() {
        assert!(!of("nvcc -c a.cu").extended_lambda.unwrap().value);
        assert!(
            of("nvcc --expt-extended-lambda -x cu -c a.cpp")
                .extended_lambda
                .unwrap()
                .value
        );
        assert!(of("nvcc -c a.cpp").extended_lambda.is_none());
        assert!(of("nvcc -x c++ -c a.cu").extended_lambda.is_none());
        assert!(of("clang++-18 -x cuda -c a.cu").extended_lambda.is_none());
        let words = |line: &str| super::super::words::split(line);
        assert!(compiles_cuda(&words("ccache nvcc -c a.cu")));
        assert!(!compiles_cuda(&words("g++ -c a.cu")));
    }

    #[test]
    fn host_compilers() {
        let got = of("ccache /usr/bin/clang++-18 -std=gnu++17 -iquote q -include pre.h -D F(x)=x -c a.cpp");
        assert_eq!(folders(&got), ["/b/q"]);
        assert_eq!(got.host_compiler.unwrap().value, "clang-18".parse().unwrap());
        assert_eq!(got.forced[0].value, Path::new("/b/pre.h"));
        assert!(of("c++ -std=c++98 -c a.cpp").std.is_none());
        assert!(of("").std.is_none());
    }
}
