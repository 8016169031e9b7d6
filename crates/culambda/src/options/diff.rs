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
    /// Print a patch even on a terminal
    #[arg(long)]
    pub exact: bool,
    /// Print the readable form even into a pipe
    #[arg(long, conflicts_with = "exact")]
    pub readable: bool,
    /// Also show the templates that are inserted
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
In a pipe, and with --exact, the output is a unified diff that `patch -p1` and `git apply` accept, in \
the encoding and with the line ends of the file. On a terminal, lines are broken to fit, and \
tags are abbreviated to the function and the number, as in \u{2039}scale#1\u{203a}; the full tags \
come last.

The templates are left out unless --with-preamble is given. Lambdas that `rewrite` would refuse are \
left as they are, with a message. FILE:LINE or FILE:LINE:COLUMN shows just one lambda.

Examples:
  culambda diff saxpy.cu
  culambda diff saxpy.cu:14
  culambda diff src --readable | less -R
  culambda diff --exit-code *.cu > lambdas.patch

Exit codes:
  0  done
  1  something differs and --exit-code was given, or a lambda was refused
  2  a wrong command line, or a file that cannot be read";
