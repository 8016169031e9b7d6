//! The arguments of `culambda server`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadArgs, RuleArgs};

/// Arguments of `culambda server`.
#[derive(Clone, Debug, Args)]
pub struct ServerArgs {
    /// Communicate over the standard input and output: the default, and the only way
    #[arg(long)]
    pub stdio: bool,
    /// What is reported.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// Use the known macros of a library even if nothing shows that the library is used
    #[arg(long = "preset", value_name = "NAME", value_parser = super::preset_names(), hide_possible_values = true, help_heading = "Preprocessor")]
    pub presets: Vec<String>,
    /// Report only what is not in FILE
    #[arg(long, value_name = "FILE", help_heading = "Selection")]
    pub baseline: Option<PathBuf>,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

pub(super) const SERVER_HELP: &str = "\
Speaks the language server protocol over the standard input and output. It reports what `culambda \
check FILE` reports in the workspace folder, for the text in the editor, with the same configuration, \
project and rules. Paths in options are relative to that folder. What `culambda.toml` excludes is skipped.

docs/editors.md shows how to set up editors, and lists what the server can do.

Exit codes:
  0  the editor shut it down
  1  the editor went away without a shutdown request
  2  a wrong command line";
