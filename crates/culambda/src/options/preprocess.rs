//! How it is said that text is preprocessed, or is to be.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

/// Whether and how text is preprocessed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Preprocessed text")]
pub struct PreprocessArgs {
    /// Treat the input as preprocessed; by default, line markers at its beginning tell
    #[arg(long, conflicts_with = "preprocess")]
    pub preprocessed: bool,
    /// Run the host compiler's preprocessor over each file first, as nvcc does
    ///
    /// Then all headers are read that nvcc's front end reads. This needs the host compiler and
    /// CUDA's headers, but no other part of CUDA. Macros (-D, -U), folders (-I) and the standard are
    /// passed on, and so is everything after `--`.
    #[arg(long)]
    pub preprocess: bool,
    /// Where CUDA's headers are: a toolkit, or a folder into which pip installed the wheels
    ///
    /// By default what `CUDA_PATH` or `CUDA_HOME` name, or /usr/local/cuda.
    #[arg(long, value_name = "DIR", requires = "preprocess")]
    pub cuda_path: Option<PathBuf>,
    /// The host compiler to run; by default g++ or clang++, depending on --host-compiler
    #[arg(long, value_name = "PROGRAM", requires = "preprocess")]
    pub compiler: Option<PathBuf>,
    /// Further options for the host compiler
    #[arg(last = true, value_name = "COMPILER OPTION", requires = "preprocess")]
    pub compiler_options: Vec<OsString>,
}
