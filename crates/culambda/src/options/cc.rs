//! Arguments of `culambda cc` and `culambda overlay`.

mod overlay;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Args;

pub(super) use overlay::OVERLAY_HELP;
pub use overlay::OverlayArgs;

/// Arguments of `culambda cc`.
#[derive(Clone, Debug, Args)]
pub struct CcArgs {
    /// Where CUDA's headers are: a toolkit, or a folder into which pip installed the wheels
    ///
    /// By default what the command itself names with -I, otherwise `CUDA_PATH`, `CUDA_HOME`, /usr/local/cuda.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// Do not link the stand-in for the CUDA runtime
    #[arg(long)]
    pub no_runtime: bool,
    /// Accept nvcc's command line; the host compiler is g++, or what -ccbin names
    ///
    /// The same happens if culambda is called under the name `nvcc`.
    #[arg(long)]
    pub nvcc: bool,
    /// The compiler and its arguments, as without `culambda cc`
    #[arg(value_name = "COMPILER", trailing_var_arg = true, allow_hyphen_values = true)]
    pub command: Vec<OsString>,
}

impl CcArgs {
    /// What a program means that is called as `nvcc`; `None` if it is not.
    pub fn of_nvcc(mut words: impl Iterator<Item = OsString>) -> Option<CcArgs> {
        let program = PathBuf::from(words.next()?);
        if program.file_stem()? != "nvcc" {
            return None;
        }
        // In the folder of a toolkit the headers are beside it.
        let root = program
            .parent()
            .and_then(Path::parent)
            .filter(|_| program.components().count() > 1);
        let has_headers = |root: &&Path| root.join("include/cuda_runtime.h").is_file();
        Some(CcArgs {
            cuda_path: root.filter(has_headers).map(Path::to_owned),
            no_runtime: false,
            nvcc: true,
            command: words.collect(),
        })
    }
}

pub(super) const CC_HELP: &str = "\
Inputs whose names end in .cu, or that follow `-x cu`, are rewritten as by `rewrite --cpu` and compiled \
instead; so are headers of the project that need it. A command without such an \
input is executed as it is. Messages, dependencies and debugging information name the originals. \
Launching a kernel whose threads wait for each other ends the program with the name of the kernel; \
culambda warns about it.

Rewritten files are in the folder .culambda next to the output, or where CULAMBDA_CACHE says.

Examples:
  culambda cc g++ -std=c++17 -c a.cu -o a.o
  culambda cc --nvcc -arch=sm_80 --extended-lambda a.cu -o a
  culambda cc --cuda-path ~/wheels clang++ -g -fsanitize=address main.cpp a.cu -o a

Exit codes:
  those of the compiler; 1 if a source cannot be rewritten";
