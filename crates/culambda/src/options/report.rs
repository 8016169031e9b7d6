//! The arguments of `culambda report`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadArgs, preset_names};

/// Arguments of `culambda report`.
#[derive(Clone, Debug, Args)]
pub struct ReportArgs {
    /// Files, folders and patterns of files to look at; none means the current folder
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// The folder for the pages: a new or empty one, or that of an earlier report
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
    /// Use the known macros of a library even if nothing shows that the library is used
    #[arg(long = "preset", value_name = "NAME", value_parser = preset_names(), hide_possible_values = true, help_heading = "Preprocessor")]
    pub presets: Vec<String>,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

pub(super) const REPORT_HELP: &str = "\
Writes DIR/index.html, a page for each file that has annotated lambdas or findings, and one for each \
rule that found something. A page shows the source next to what `rewrite` makes of it, the captures of each \
lambda where it begins, and findings below their lines. The pages need no network \
and no server; keys lead from one lambda or finding to the next (`?` lists them). They contain no dates \
or absolute paths: the same sources give the same bytes.

Rules and their levels are those of culambda.toml. Only pages of an earlier report are overwritten \
or removed, and a folder with anything else in it is refused.

Examples:
  culambda report -o report
  culambda report src -o out -I include

Exit codes:
  0  written, even with findings
  2  a wrong command line, or a file that cannot be read or written";
