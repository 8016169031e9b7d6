//! What a command line of nvcc says to a host compiler.
//!
//! Names of options are read as nvcc reads them: the whole name, `--long` or `-short`, with the value after `=` or in
//! the next word; only a few short ones may have it right after the name. Values of lists have commas between them,
//! except in quotes or after a backslash.

use crate::nvcc_options::{JOINED, Meaning, NvccOption, Special, Takes, find};

/// What a command of nvcc does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// What the words for the host compiler say.
    #[default]
    Build,
    /// An object is asked for that holds code for devices: one without any.
    DeviceLink,
    /// A library of the objects.
    Archive,
    /// The version is printed.
    Version,
    /// The options are printed.
    Help,
}

/// How the CUDA runtime is linked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CudaRuntime {
    /// Its code becomes a part of the program.
    #[default]
    Static,
    /// As a library of its own.
    Shared,
    /// Not by nvcc.
    None,
}

/// A command line of nvcc.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The words for the host compiler, in their order.
    pub words: Vec<String>,
    /// The host compiler, or the folder where it is.
    pub compiler: Option<String>,
    /// The program that makes a library.
    pub archiver: Option<String>,
    /// Where outputs lie that have no other name.
    pub folder: Option<String>,
    /// What is done.
    pub task: Task,
    /// How the CUDA runtime is linked.
    pub runtime: CudaRuntime,
    /// Other files see device variables.
    pub relocatable: bool,
}

/// Why a command line is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong.
    pub message: String,
    /// What can be done.
    pub help: String,
}

/// Option files within option files.
const MOST_FILES: usize = 64;

/// Endings of inputs that hold code for devices.
const DEVICE_CODE: [&str; 7] = ["ptx", "cubin", "fatbin", "gpu", "ltoir", "optixir", "tilebc"];

/// Reads a command line without the name of nvcc. `file` gives the text of an option file.
///
/// # Errors
///
/// For what nvcc does not know, and for what cannot be had here.
pub fn read(words: &[String], file: &dyn Fn(&str) -> Option<String>) -> Result<Line, Refusal> {
    let mut reader = Reader {
        line: Line::default(),
        forward: false,
        files: 0,
    };
    let words = reader.with_files(words, file)?;
    // What is unknown is forwarded wherever the word is that says so.
    reader.forward = words.iter().any(|word| {
        matches!(
            find(word).map(|option| option.meaning),
            Some(Meaning::Set(Special::Forward))
        )
    });
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += reader.word(word, words.get(at + 1))?;
    }
    Ok(reader.line)
}

/// A word that names an option: the option, and its value if it is in the same word.
fn named(word: &str) -> Option<(&'static NvccOption, Option<&str>)> {
    if let Some(option) = find(word) {
        return Some((option, None));
    }
    if let Some((name, value)) = word.split_once('=')
        && let Some(option) = find(name)
    {
        return Some((option, Some(value)));
    }
    let name = JOINED.iter().find(|name| {
        word.strip_prefix('-')
            .is_some_and(|rest| rest.len() > name.len() && rest.starts_with(**name))
    })?;
    let value = word.get(1 + name.len()..)?;
    // A level or a number follows these; anything else is another option.
    let is_number = value.bytes().all(|byte| byte.is_ascii_digit());
    if (*name == "O" || *name == "t") && !is_number {
        return None;
    }
    Some((find(&format!("-{name}"))?, Some(value)))
}

struct Reader {
    line: Line,
    forward: bool,
    files: usize,
}

impl Reader {
    /// The words, with those of option files in their places.
    fn with_files(&mut self, words: &[String], file: &dyn Fn(&str) -> Option<String>) -> Result<Vec<String>, Refusal> {
        let mut waiting: Vec<String> = words.iter().rev().cloned().collect();
        let mut found = Vec::new();
        while let Some(word) = waiting.pop() {
            let names = match named(&word) {
                Some((option, value)) if option.meaning == Meaning::Set(Special::OptionsFile) => match value {
                    Some(value) => value.to_owned(),
                    None => waiting.pop().ok_or_else(|| no_value(&word))?,
                },
                _ => {
                    found.push(word);
                    continue;
                }
            };
            for name in items(&names).iter().rev() {
                self.files += 1;
                let text = Some(name)
                    .filter(|_| self.files <= MOST_FILES)
                    .and_then(|name| file(name));
                let Some(more) = text.as_deref().and_then(shlex::split) else {
                    return Err(Refusal {
                        message: format!("the options in `{name}` cannot be read"),
                        help: "name a file with options of nvcc".to_owned(),
                    });
                };
                waiting.extend(more.into_iter().rev());
            }
        }
        Ok(found)
    }

    /// Reads a word; says how many were read.
    fn word(&mut self, word: &str, next: Option<&String>) -> Result<usize, Refusal> {
        if !word.starts_with('-') || word == "-" {
            return self.input(word).map(|()| 1);
        }
        let Some((option, value)) = named(word) else {
            return self.unknown(word).map(|()| 1);
        };
        match (option.takes, value) {
            (Takes::Nothing, None) => self.option(option, "").map(|()| 1),
            (Takes::Nothing, Some(_)) => Err(Refusal {
                message: format!("`{word}` has a value, and the option takes none"),
                help: "write it without `=`".to_owned(),
            }),
            (_, Some(value)) => self.option(option, value).map(|()| 1),
            (_, None) => self.option(option, next.ok_or_else(|| no_value(word))?).map(|()| 2),
        }
    }

    fn input(&mut self, word: &str) -> Result<(), Refusal> {
        let ending = word.rsplit_once('.').map_or("", |(_, ending)| ending);
        if DEVICE_CODE.contains(&ending) {
            return Err(Refusal {
                message: format!("`{word}` holds code for devices, which does not run on the CPU"),
                help: "give the source it was made from".to_owned(),
            });
        }
        self.line.words.push(word.to_owned());
        Ok(())
    }

    fn unknown(&mut self, word: &str) -> Result<(), Refusal> {
        if self.forward {
            self.line.words.push(word.to_owned());
            return Ok(());
        }
        Err(Refusal {
            message: format!("nvcc has no option `{word}`"),
            help: "options of the host compiler follow -Xcompiler, or with --forward-unknown-to-host-compiler"
                .to_owned(),
        })
    }

    fn option(&mut self, option: &NvccOption, value: &str) -> Result<(), Refusal> {
        let values = if option.takes == Takes::List {
            items(value)
        } else {
            vec![value.to_owned()]
        };
        match option.meaning {
            Meaning::Flag(word) => self.line.words.push(word.to_owned()),
            Meaning::Joined(word) => self
                .line
                .words
                .extend(values.iter().map(|value| format!("{word}{value}"))),
            Meaning::Each(word) => {
                for value in values {
                    self.line.words.extend([word.to_owned(), value]);
                }
            }
            // nvcc hands them to a shell, so blanks outside of quotes separate words, too.
            Meaning::Words => {
                for part in raw_items(value) {
                    self.line
                        .words
                        .extend(shlex::split(&part).unwrap_or_else(|| vec![part]));
                }
            }
            Meaning::Dropped(_) => {}
            Meaning::Refused(why) => {
                return Err(Refusal {
                    message: format!("`--{}` cannot be had without a device", option.long),
                    help: why.to_owned(),
                });
            }
            Meaning::Set(special) => return self.set(special, value, &values),
        }
        Ok(())
    }

    fn set(&mut self, special: Special, value: &str, values: &[String]) -> Result<(), Refusal> {
        let line = &mut self.line;
        match special {
            Special::DeviceLink => line.task = Task::DeviceLink,
            Special::Archive => line.task = Task::Archive,
            Special::Version => line.task = Task::Version,
            Special::Help => line.task = Task::Help,
            Special::HostCompiler => line.compiler = Some(value.to_owned()),
            Special::Archiver => line.archiver = Some(value.to_owned()),
            Special::OutputFolder => line.folder = Some(value.to_owned()),
            Special::Runtime => line.runtime = runtime(value)?,
            Special::Relocatable => line.relocatable = truth(value)?,
            Special::CompileRelocatable(relocatable) => {
                line.relocatable = relocatable;
                line.words.push("-c".to_owned());
            }
            Special::DefaultStream => match value {
                "per-thread" => line.words.push("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1".to_owned()),
                "legacy" | "null" => {}
                _ => return Err(bad_value(value, "legacy, null, per-thread")),
            },
            Special::Errors => line.words.extend(values.iter().filter_map(|kind| errors(kind))),
            // Looked for before; files have been read.
            Special::Forward | Special::OptionsFile => {}
        }
        Ok(())
    }
}

/// What the host compiler is told when nvcc makes a kind of warnings errors.
fn errors(kind: &str) -> Option<String> {
    match kind {
        "all-warnings" => Some("-Werror".to_owned()),
        "deprecated-declarations" => Some("-Werror=deprecated-declarations".to_owned()),
        // The others are warnings of nvcc's own.
        _ => None,
    }
}

fn runtime(value: &str) -> Result<CudaRuntime, Refusal> {
    match value {
        "static" => Ok(CudaRuntime::Static),
        "shared" => Ok(CudaRuntime::Shared),
        "none" => Ok(CudaRuntime::None),
        _ => Err(bad_value(value, "none, shared, static")),
    }
}

fn truth(value: &str) -> Result<bool, Refusal> {
    match value {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(bad_value(value, "true, false")),
    }
}

fn bad_value(value: &str, values: &str) -> Refusal {
    Refusal {
        message: format!("nvcc knows no `{value}` there"),
        help: format!("one of {values}"),
    }
}

fn no_value(word: &str) -> Refusal {
    Refusal {
        message: format!("`{word}` lacks its value"),
        help: "write it after `=`, or in the next word".to_owned(),
    }
}

/// The values of a list, as they are between commas, quotes and backslashes included; `\,` is a comma.
fn raw_items(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut item = String::new();
    let mut quote = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if quote.is_none() && chars.peek() == Some(&',') => item.extend(chars.next()),
            ',' if quote.is_none() => all.push(std::mem::take(&mut item)),
            '"' | '\'' => {
                quote = match quote {
                    None => Some(c),
                    Some(open) if open == c => None,
                    other => other,
                };
                item.push(c);
            }
            _ => item.push(c),
        }
    }
    all.push(item);
    all.retain(|item| !item.is_empty());
    all
}

/// The values of a list, without the quotes around a whole one.
fn items(text: &str) -> Vec<String> {
    let plain = |item: String| {
        let inner = item.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        inner.map_or_else(|| item.clone(), str::to_owned)
    };
    raw_items(text).into_iter().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nvcc_options::OPTIONS;

    fn line(text: &str) -> Result<Line, Refusal> {
        let words = shlex::split(text).expect("words");
        read(&words, &|name| match name {
            "more" => Some("-DX=\\\"a\\\" -I/one\n-std=c++17".to_owned()),
            "loop" => Some("--options-file loop".to_owned()),
            _ => None,
        })
    }

    fn words(text: &str) -> String {
        match line(text) {
            Ok(line) => line.words.join(" | "),
            Err(refusal) => format!("refused: {}", refusal.message),
        }
    }

    /// Recorded from the host compiler's commands that `nvcc --dryrun` prints.
    #[test]
    fn words_for_the_host_compiler() {
        for (given, expected) in [
            ("-c -DA=1,B=2 a.cu", "-c | -DA=1 | -DB=2 | a.cu"),
            ("-D 'F(x,y)=x' a.cu", "-DF(x | -Dy)=x | a.cu"),
            ("-Xcompiler -Wall,-Wextra a.cu", "-Wall | -Wextra | a.cu"),
            ("-Xcompiler='-DX=\\,' a.cu", "-DX=, | a.cu"),
            ("-Xcompiler '\"-DY=a,b\"' a.cu", "-DY=a,b | a.cu"),
            ("-Xcompiler '-Wall -Wextra' a.cu", "-Wall | -Wextra | a.cu"),
            ("--compiler-options '\"-Wall -Wextra\"'", "-Wall -Wextra"),
            ("-O3 -G -g a.cu", "-O3 | -g | -g | a.cu"),
            ("-Werror all-warnings a.cu", "-Werror | a.cu"),
            (
                "-Werror=reorder,deprecated-declarations",
                "-Werror=deprecated-declarations",
            ),
            (
                "--default-stream per-thread a.cu",
                "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1 | a.cu",
            ),
            ("-Ia,b -isystem c a.cu", "-Ia | -Ib | -isystem | c | a.cu"),
            ("b.o -lfoo,bar -L/x -o prog", "b.o | -lfoo | -lbar | -L/x | -o | prog"),
            ("--std c++17 -noeh --machine 64", "-std=c++17 | -fno-exceptions | -m64"),
            (
                "-std=c++20 -o=x.o -x=cu a.txt",
                "-std=c++20 | -o | x.o | -x | cu | a.txt",
            ),
            ("-Xlinker -rpath,/x b.o", "-Xlinker | -rpath | -Xlinker | /x | b.o"),
            (
                "-t4 --threads=4 -t 4 -arch sm_90 -gencode=arch=compute_80,code=sm_80 a.cu",
                "a.cu",
            ),
            (
                "--generate-code=arch=compute_80,code=[compute_80,sm_80] -lineinfo a.cu",
                "a.cu",
            ),
            (
                "-Xcudafe --diag_suppress=2 -Xptxas -v,-O3 --extended-lambda a.cu",
                "a.cu",
            ),
            ("-fopenmp -forward-unknown-opts a.cu -Wall", "-fopenmp | a.cu | -Wall"),
            (
                "-include x.h -MD -MT t -MF d -c a.cu",
                "-include | x.h | -MD | -MT | t | -MF | d | -c | a.cu",
            ),
            ("--options-file more a.cu", "-DX=\"a\" | -I/one | -std=c++17 | a.cu"),
        ] {
            assert_eq!(words(given), expected, "{given}");
        }
    }

    /// So does nvcc, in other words.
    #[test]
    fn what_nvcc_does_not_know_is_refused() {
        for given in [
            "-Wall",
            "-funroll-loops",
            "--arch=sm_80",
            "-compile",
            "--dc",
            "--O3",
            "-threads 4",
            "--DX",
            "-ox.o",
            "-xcu",
            "-m32",
            "-g3",
            "-Os",
            "-extended-lambda=true",
            "-rdc a.cu",
            "-o",
            "-cudart both",
            "--options-file none",
            "--options-file loop",
            "kernel.ptx",
            "--ptx",
            "-run",
        ] {
            assert!(line(given).is_err(), "{given}: {:?}", line(given));
        }
    }

    #[test]
    fn what_is_done() {
        let of = |text: &str| line(text).expect("it is taken");
        assert_eq!(of("-dlink a.o -o b.o").task, Task::DeviceLink);
        assert_eq!(of("-lib a.o -o b.a").task, Task::Archive);
        assert_eq!(of("--version").task, Task::Version);
        assert!(of("-dc a.cu").relocatable && of("-rdc=true a.cu").relocatable && !of("-dw a.cu").relocatable);
        assert_eq!(of("-dc a.cu").words, ["-c", "a.cu"]);
        assert_eq!(of("-cudart shared").runtime, CudaRuntime::Shared);
        assert_eq!(of("-ccbin clang++ -odir out").compiler.as_deref(), Some("clang++"));
        assert_eq!(of("-ccbin clang++ -odir out").folder.as_deref(), Some("out"));
    }

    /// `nvcc --help` and the table are about the same options.
    #[test]
    fn every_option_that_nvcc_lists() {
        let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/../../grammar-tests/cpu/nvcc_options.txt");
        let recorded = std::fs::read_to_string(recorded).expect("the record is there");
        let listed: Vec<&str> = recorded.lines().filter(|line| !line.starts_with('#')).collect();
        let known: Vec<String> = OPTIONS
            .iter()
            .map(|option| {
                let takes = match option.takes {
                    Takes::Nothing => "nothing",
                    Takes::One => "one",
                    Takes::List => "list",
                };
                format!("{}\t{}\t{takes}", option.long, option.short)
            })
            .collect();
        assert_eq!(known, listed);
    }

    /// Each option does what its entry says, by both of its names.
    #[test]
    fn every_option_is_taken_or_refused() {
        for option in OPTIONS {
            for name in [format!("--{}", option.long), format!("-{}", option.short)] {
                if name == "-" {
                    continue;
                }
                let value = match option.long {
                    "cudart" => "none",
                    "relocatable-device-code" => "true",
                    "default-stream" => "legacy",
                    "options-file" => "more",
                    _ => "7",
                };
                let given = if option.takes == Takes::Nothing {
                    name
                } else {
                    format!("{name} {value}")
                };
                let refused = matches!(option.meaning, Meaning::Refused(_));
                assert_eq!(line(&given).is_err(), refused, "{given}");
            }
        }
    }
}
