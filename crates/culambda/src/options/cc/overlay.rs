//! Arguments of `culambda overlay`.

use std::path::PathBuf;

use clap::Args;

/// Arguments of `culambda overlay`.
#[derive(Clone, Debug, Args)]
pub struct OverlayArgs {
    /// Where the headers of CUDA are: a toolkit, or a folder below which pip put its wheels
    ///
    /// By default what each command itself names with -I or by the place of its nvcc, then `CUDA_PATH`, `CUDA_HOME`,
    /// /usr/local/cuda.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// A `compile_commands.json`, or the folder of a build that has one
    #[arg(value_name = "BUILD")]
    pub build: PathBuf,
    /// The folder to write: a new one, an empty one, or one that was written so before
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
}

pub(in crate::options) const OVERLAY_HELP: &str = "\
Every source that BUILD compiles as CUDA, and the headers of the project that need it, are written \
as `rewrite --cpu` does, on the lines that they have. The folder has

  compile_commands.json            how they are compiled as C++
  overlay.yaml                     what puts them in the place of the originals, for clang's tools
  cppcheck/compile_commands.json   the same for cppcheck, with texts of its own

All messages name the originals. Write the folder again when sources change.

Examples:
  culambda overlay build -o lint
  clang-tidy --vfsoverlay=lint/overlay.yaml -p lint src/a.cu
  cppcheck --project=lint/cppcheck/compile_commands.json

Exit codes:
  0 done, 1 a source cannot be rewritten, 2 something stood in the way";
