//! Where settings come from, on the command line.

use clap::Args;
use std::path::PathBuf;

/// Where settings come from.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Configuration")]
pub struct ConfigArgs {
    /// Take the settings from FILE, not from the nearest `culambda.toml` above each input
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    pub config: Option<PathBuf>,
    /// Read no `culambda.toml`
    #[arg(long)]
    pub no_config: bool,
}
