//! The arguments of `culambda server`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadArgs, RuleArgs};

/// Arguments of `culambda server`.
#[derive(Clone, Debug, Args)]
pub struct ServerArgs {
    /// Speak over the standard input and output: the default, and the only way
    #[arg(long)]
    pub stdio: bool,
    /// What is reported.
    #[command(flatten)]
    pub rules: RuleArgs,
    /// Take the macros of a library for known, also where nothing shows that it is used
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
Speaks the language server protocol with an editor, over the standard input and output. What it \
reports of a file is what `culambda check FILE` reports in the folder of the workspace, of the text \
that the editor has: with the same configuration, the same project around it and the same rules. Paths \
in options are relative to that folder. What `culambda.toml` excludes is left alone.

docs/editors.md has the settings of editors, and what can be asked of it.

Exit codes:
  0  the editor has ended it
  1  the editor went away without a word
  2  a wrong command line";
