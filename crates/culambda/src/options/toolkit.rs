//! Arguments of `culambda toolkit`.

use std::path::PathBuf;

use clap::Args;

/// Arguments of `culambda toolkit`.
#[derive(Clone, Debug, Args)]
pub struct ToolkitArgs {
    /// Where CUDA's headers are: a toolkit, or a folder into which pip installed the wheels
    ///
    /// By default `CUDA_PATH`, `CUDA_HOME`, /usr/local/cuda.
    #[arg(long, value_name = "DIR")]
    pub cuda_path: Option<PathBuf>,
    /// The C++ compiler that builds the runtime, and that `bin/nvcc` uses unless -ccbin names another
    #[arg(long, value_name = "CXX", default_value = "g++")]
    pub compiler: String,
    /// Flags to build the runtime with
    ///
    /// Sanitizers must be named here if a program is linked with the library without `culambda cc`.
    #[arg(long, value_name = "FLAGS", default_value = "-O2", allow_hyphen_values = true)]
    pub cxxflags: String,
    /// The folder to write: a new one, an empty one, or one that this command wrote before
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

pub(super) const TOOLKIT_HELP: &str = "\
The folder contains what build systems look for: bin/nvcc, which is `culambda cc --nvcc`, links to CUDA's \
headers, and lib64 with the stand-in for the CUDA runtime as libraries. The sources of the \
stand-in are in the subfolder culambda, a module for CMake in cmake. See docs/cpu.md.

Examples:
  culambda toolkit --cuda-path ~/wheels ~/cpu-cuda
  cmake -S . -B build -DCMAKE_CUDA_COMPILER=$HOME/cpu-cuda/bin/nvcc
  culambda toolkit --cxxflags '-O1 -g -fsanitize=address' ~/cpu-cuda-asan

Exit codes:
  0 done, 2 a wrong command line, or the folder cannot be written";
