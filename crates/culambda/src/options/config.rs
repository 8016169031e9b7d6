//! What `culambda config`, `culambda completions` and `culambda man` can be given.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::ReadArgs;

/// The commands of `culambda config`.
#[derive(Clone, Debug, Subcommand)]
pub enum ConfigCommand {
    /// Show the settings that apply to a file, and where each comes from
    #[command(after_long_help = SHOW_HELP)]
    Show(ShowArgs),
    /// Write a `culambda.toml` with comments to start from into the current folder
    #[command(after_long_help = INIT_HELP)]
    Init,
    /// Print the JSON schema of `culambda.toml`, or of an output
    Schema(SchemaArgs),
}

/// Arguments of `culambda config schema`.
#[derive(Clone, Debug, Args)]
pub struct SchemaArgs {
    /// What the schema describes
    #[arg(value_name = "WHAT", value_enum, default_value_t = SchemaOf::Config)]
    pub of: SchemaOf,
}

/// What has a JSON schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SchemaOf {
    /// The settings in `culambda.toml`
    Config,
    /// The output of `check --format json`
    Check,
    /// The output of `list --format json`
    List,
    /// The output of `show --format json`
    Show,
    /// The file with known findings that `check --write-baseline` writes
    Baseline,
}

/// Arguments of `culambda config show`.
#[derive(Clone, Debug, Args)]
pub struct ShowArgs {
    /// The file; without one, what applies in the current folder
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// How it would be read.
    #[command(flatten)]
    pub read: ReadArgs,
}

const SHOW_HELP: &str = "\
The output is a valid `culambda.toml`. A comment after each value says where it comes from: a line of a file, \
the compile commands, a build file, the command line, or the default. The command line takes precedence over \
[[overrides]], then the rest of culambda.toml, compile_commands.json, and build files. \
Other comments say what compiles the file, and which macros the build files leave open.

Examples:
  culambda config show
  culambda config show src/a.cu -p build

Exit codes:
  0  done
  2  a `culambda.toml` that cannot be read, or means nothing";

const INIT_HELP: &str = "\
An existing file is not changed.

Exit codes:
  0  written
  2  the file exists already, or cannot be written";

pub(super) const COMPLETIONS_HELP: &str = "\
Examples:
  culambda completions bash > ~/.local/share/bash-completion/completions/culambda
  culambda completions zsh > ~/.zfunc/_culambda
  culambda completions fish > ~/.config/fish/completions/culambda.fish";

/// Arguments of `culambda man`.
#[derive(Clone, Debug, Args)]
pub struct ManArgs {
    /// Write a page for the program and one for each command into DIR: culambda.1, culambda-check.1, ..
    #[arg(long, value_name = "DIR")]
    pub out_dir: Option<PathBuf>,
}

pub(super) const MAN_HELP: &str = "\
Without --out-dir, one page with all commands is printed.

Examples:
  culambda man | man -l -
  culambda man --out-dir ~/.local/share/man/man1

Exit codes:
  0  printed or written
  2  a page cannot be written";
