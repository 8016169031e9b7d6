//! What `culambda list` can be given.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{FileList, ReadArgs, preset_names};

/// Arguments of `culambda list`.
#[derive(Clone, Debug, Args)]
pub struct ListArgs {
    /// Files, folders and patterns of files to look at; none means the current folder, `-` the standard input
    ///
    /// In a folder, all C++ and CUDA files are read that .gitignore does not exclude, each with what it needs from the
    /// other files of its project: macros, classes, bases. So are the files that match a pattern such as
    /// 'src/**/*.cu' (quoted for the shell).
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Files whose names are in a file.
    #[command(flatten)]
    pub list: FileList,
    /// Show where the time goes
    #[arg(long)]
    pub timings: bool,
    /// List only sites that `rewrite` would refuse
    #[arg(long, help_heading = "Selection")]
    pub refused: bool,
    /// List only sites about which something is not known
    #[arg(long, help_heading = "Selection")]
    pub unknown: bool,
    /// List only sites with this wrapper: `dl` for device lambdas, `hdl` for host-device ones
    #[arg(long, value_name = "WRAPPER", help_heading = "Selection")]
    pub wrapper: Option<WrapperKind>,
    /// List only sites in functions of this name
    #[arg(long, value_name = "NAME", help_heading = "Selection")]
    pub function: Option<String>,
    /// Use the known macros of a library even if nothing shows that the library is used
    #[arg(long = "preset", value_name = "NAME", value_parser = preset_names(), hide_possible_values = true, help_heading = "Preprocessor")]
    pub presets: Vec<String>,
    /// List includes that were not found, everything that is not known and why, and options that would help
    #[arg(short, long)]
    pub verbose: bool,
    /// How to print the list
    #[arg(long, default_value = "table")]
    pub format: ListFormat,
    /// Also list what is in system headers of preprocessed text
    #[arg(long)]
    pub system_headers: bool,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

/// A wrapper type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WrapperKind {
    /// `__nv_dl_wrapper_t`
    Dl,
    /// `__nv_hdl_wrapper_t`
    Hdl,
}

/// How `culambda list` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ListFormat {
    /// A line for each lambda
    Table,
    /// One JSON object, with everything that is known
    Json,
}

pub(super) const LIST_HELP: &str = "\
Every annotated lambda that can be seen in the text is listed: as a site, which nvcc's front end \
rewrites; as an ordinary one, with the reason why it is not rewritten; or as not analysed, with the \
reason. Lines and columns count from 1, columns in bytes; an end is after the last byte. On a terminal \
lambdas are grouped by file, in lines that fit, and the reasons of refusals are counted; a pipe \
gets one line per lambda.

In JSON, `sites` have the fields that become part of the generated type, spelled as in the generated \
text; one that is not known is null, and named in `unknown`. `refused` says why `rewrite` would \
refuse the site.

Examples:
  culambda list
  culambda list saxpy.cu
  culambda list src --refused
  culambda list *.cu --format json | jq '.sites[] | select(.refused)'

Exit codes:
  0  done, even with refused sites
  2  a wrong command line, or a file that cannot be read";
