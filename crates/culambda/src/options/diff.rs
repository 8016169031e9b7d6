//! The arguments of `culambda diff`.

use std::path::PathBuf;

use clap::Args;

use super::{ReadArgs, RewriteMode};

/// Arguments of `culambda diff`.
#[derive(Clone, Debug, Args)]
pub struct DiffArgs {
    /// Files to look at; `-` means the standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
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
The output is a unified diff that `patch -p1` and `git apply` take, in the encoding and with the
line ends of the file. The templates are left out unless --with-preamble is given. Lambdas that
`rewrite` would refuse are left as they are, with a message.

Examples:
  culambda diff saxpy.cu
  culambda diff --exit-code *.cu > lambdas.patch

Exit codes:
  0  done
  1  something differs and --exit-code was given, or a lambda was refused
  2  a wrong command line, or a file that cannot be read";
