//! The preprocessor of the host compiler, run as nvcc runs it for its host pass.

use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use culambda_source::{HostFamily, MacroOption, Standard, Text};

use crate::config::Settings;
use crate::cuda_headers::{self, Headers};
use crate::options::PreprocessArgs;
use crate::report::Message;
use crate::{io, names};

/// Lines of the compiler's messages that are shown.
const MAX_LINES: usize = 8;

/// What runs the preprocessor.
#[derive(Clone, Debug)]
pub struct Preprocessor {
    compiler: Option<PathBuf>,
    options: Vec<OsString>,
    headers: Headers,
}

impl Preprocessor {
    /// The one that is asked for, if one is.
    ///
    /// # Errors
    /// The headers of CUDA are not where they should be.
    pub fn of(args: &PreprocessArgs) -> Result<Option<Arc<Preprocessor>>, Message> {
        if !args.preprocess {
            return Ok(None);
        }
        Ok(Some(Arc::new(Preprocessor {
            compiler: args.compiler.clone(),
            options: args.compiler_options.clone(),
            headers: cuda_headers::find(args.cuda_path.as_deref())?,
        })))
    }

    /// The compiler, and the headers of CUDA for it.
    pub(crate) fn parts(&self, settings: &Settings) -> (PathBuf, &Headers) {
        let compiler = self.compiler.clone().unwrap_or_else(|| usual(settings).into());
        (compiler, &self.headers)
    }

    /// The options for a text that is compiled without CUDA: what the settings and the command line say.
    pub(crate) fn plain_options(&self, settings: &Settings) -> Vec<OsString> {
        let mut out: Vec<OsString> = vec![format!("-std=c++{}", standard(settings.std.value)).into()];
        Self::given(settings, &mut out);
        for forced in &settings.forced {
            out.extend(["-include".into(), forced.value.clone().into()]);
        }
        out.extend(self.options.iter().cloned());
        out
    }

    /// Macros and folders.
    fn given(settings: &Settings, out: &mut Vec<OsString>) {
        for option in &settings.macros {
            match &option.value {
                MacroOption::Define(name, body) => out.push(format!("-D{name}={body}").into()),
                MacroOption::Undefine(name) => out.push(format!("-U{name}").into()),
                // The preprocessor sees the definitions themselves.
                MacroOption::Assume(..) => {}
            }
        }
        for folder in settings.folders() {
            out.extend(["-I".into(), folder.clone().into()]);
        }
    }

    /// The preprocessed text of a file, or of the standard input.
    ///
    /// # Errors
    /// The file cannot be read, the compiler cannot be run, or it does not like the text.
    pub fn run(&self, path: Option<&Path>, name: &str, settings: &Settings) -> Result<Text, Message> {
        let compiler = self.compiler.clone().unwrap_or_else(|| usual(settings).into());
        let cannot_read = |error| Message::error(format!("cannot read `{name}`: {error}"));
        // What cannot be read is said as everywhere else, and the standard input is handed on.
        let text = match path {
            Some(path) => fs::metadata(path).map(|_| Vec::new()).map_err(cannot_read)?,
            None => io::read_stdin().map_err(cannot_read)?.to_vec(),
        };
        let mut command = Command::new(&compiler);
        command.args(self.arguments(settings));
        command.arg(path.unwrap_or(Path::new("-")));
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let cannot_run = |error: std::io::Error| {
            Message::error(format!(
                "cannot run the host compiler `{}`: {error}",
                names::name(&compiler)
            ))
            .help("install it, or name another one with --compiler")
        };
        let mut child = command.spawn().map_err(cannot_run)?;
        let input = child.stdin.take();
        let feeder = std::thread::spawn(move || {
            // A compiler that reads nothing closes the pipe; what that means it says itself.
            input.map(|mut pipe| pipe.write_all(&text))
        });
        let output = child.wait_with_output().map_err(cannot_run)?;
        drop(feeder.join());
        if output.status.success() {
            return Ok(output.stdout.into());
        }
        let mut message = Message::error(format!(
            "cannot preprocess `{name}`: `{}` failed",
            names::name(&compiler)
        ));
        let said = String::from_utf8_lossy(&output.stderr);
        for line in said.lines().filter(|line| line.contains("error")).take(MAX_LINES) {
            message = message.note(line);
        }
        Err(message.help("give missing macros with -D, folders with -I, other options of the compiler after `--`"))
    }

    /// The options of the host pass.
    fn arguments(&self, settings: &Settings) -> Vec<OsString> {
        let (major, minor) = self.headers.release;
        let mut out: Vec<OsString> = vec![format!("-std=c++{}", standard(settings.std.value)).into()];
        out.extend(["-E", "-x", "c++", "-m64", "-D__CUDACC__", "-D__NVCC__"].map(Into::into));
        if settings.extended_lambda.value {
            out.push("-D__CUDACC_EXTENDED_LAMBDA__".into());
        }
        out.push("-D__NVCC_DIAG_PRAGMA_SUPPORT__=1".into());
        out.push("-D__CUDA_ARCH_LIST__=750".into());
        for (name, value) in [
            ("__CUDACC_VER_MAJOR__", major),
            ("__CUDACC_VER_MINOR__", minor),
            ("__CUDACC_VER_BUILD__", 0),
            ("__CUDA_API_VER_MAJOR__", major),
            ("__CUDA_API_VER_MINOR__", minor),
        ] {
            out.push(format!("-D{name}={value}").into());
        }
        Self::given(settings, &mut out);
        let mut folder = |option: &str, folder: &Path| out.extend([option.into(), folder.into()]);
        self.headers.plain.iter().for_each(|path| folder("-I", path));
        self.headers.system.iter().for_each(|path| folder("-isystem", path));
        folder("-include", Path::new("cuda_runtime.h"));
        for forced in &settings.forced {
            folder("-include", &forced.value);
        }
        out.extend(self.options.iter().cloned());
        out
    }
}

fn usual(settings: &Settings) -> &'static str {
    match settings.host_compiler.value.family {
        HostFamily::Gcc => "g++",
        HostFamily::Clang => "clang++",
    }
}

/// The number of a standard, as compilers name it.
fn standard(standard: Standard) -> u32 {
    standard.cplusplus() / 100 % 100
}
