//! Arguments of `culambda overlay`.

use std::path::PathBuf;

use clap::Args;

/// Arguments of `culambda overlay`.
#[derive(Clone, Debug, Args)]
pub struct OverlayArgs {
    /// Where CUDA's headers are: a toolkit, or a folder into which pip installed the wheels
    ///
    /// By default what each command itself names with -I or by the place of its nvcc, then `CUDA_PATH`, `CUDA_HOME`,
    /// /usr/local/cuda.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// A `compile_commands.json`, or the folder of a build that has one
    #[arg(value_name = "BUILD")]
    pub build: PathBuf,
    /// The folder to write: a new one, an empty one, or one that this command wrote before
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
}

pub(in crate::options) const OVERLAY_HELP: &str = "\
Writes every source that BUILD compiles as CUDA, and the headers of the project that need it, \
as `rewrite --cpu` does; all lines keep their numbers. The folder contains

  compile_commands.json            how they are compiled as C++
  overlay.yaml                     puts them in the place of the originals, for clang's tools
  cppcheck/compile_commands.json   the same for cppcheck, with its own copies

All messages name the originals. Write the folder again when sources change.

Examples:
  culambda overlay build -o lint
  clang-tidy --vfsoverlay=lint/overlay.yaml -p lint src/a.cu
  cppcheck --project=lint/cppcheck/compile_commands.json

Exit codes:
  0 done, 1 a source cannot be rewritten, 2 a wrong command line, or the folder cannot be written";
