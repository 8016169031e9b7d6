//! The arguments of `culambda diff`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadArgs, RewriteMode};

/// Arguments of `culambda diff`.
#[derive(Clone, Debug, Args)]
pub struct DiffArgs {
    /// Files, folders, patterns of files, and lambdas as `FILE:LINE`; none means the current folder, `-` the standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print a patch on a terminal, too
    #[arg(long)]
    pub exact: bool,
    /// Print it for people into a pipe, too
    #[arg(long, conflicts_with = "exact")]
    pub readable: bool,
    /// Show the templates that are put in, too
    #[arg(long)]
    pub with_preamble: bool,
    /// Exit with 1 when something differs
    #[arg(long)]
    pub exit_code: bool,
    /// How to rewrite.
    #[command(flatten)]
    pub mode: RewriteMode,
    /// How to read.
    #[command(flatten)]
    pub read: ReadArgs,
}

pub(super) const DIFF_HELP: &str = "\
In a pipe, and with --exact, the output is a unified diff that `patch -p1` and `git apply` take, in \
the encoding and with the line ends of the file. On a terminal lines are broken to fit it, and the \
tag of a lambda goes by the name of its function and its number, as in \u{2039}scale#1\u{203a}; what that stands \
for comes last.

The templates are left out unless --with-preamble is given. Lambdas that `rewrite` would refuse are \
left as they are, with a message. FILE:LINE or FILE:LINE:COLUMN shows one lambda alone.

Examples:
  culambda diff saxpy.cu
  culambda diff saxpy.cu:14
  culambda diff src --readable | less -R
  culambda diff --exit-code *.cu > lambdas.patch

Exit codes:
  0  done
  1  something differs and --exit-code was given, or a lambda was refused
  2  a wrong command line, or a file that cannot be read";
