//! The configuration of a project: what holds for a file, and who says so.
//!
//! Who says it, weakest first: the defaults; the build files of the tree; the file's entry in `compile_commands.json`;
//! the nearest `culambda.toml` above the file; its `[[overrides]]` for the file; the command line.
//!
//! * [`built`]: what build files say;
//! * [`mod@file`]: what a `culambda.toml` can say;
//! * [`read`]: finding, reading and validating one;
//! * [`settings`]: what holds for a file; [`project`]: asks for the settings of many files;
//! * `within`: what holds for files that no target names.

mod args;
pub mod built;
pub mod file;
pub mod project;
pub mod read;
pub mod settings;
pub(crate) mod within;

use std::fmt;
use std::sync::Arc;

use culambda_build::Place;

pub use args::ConfigArgs;
pub use file::Mode;
pub use project::Project;
pub use settings::{JitSettings, Settings, SpacesSettings};

/// Who says something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nobody: it is the default.
    Default,
    /// A line of a build file.
    Build(Place),
    /// A line of a `culambda.toml`.
    Config {
        /// The file.
        file: Arc<str>,
        /// The line, from 1.
        line: u32,
    },
    /// An entry of a compilation database.
    Compiled {
        /// The database.
        database: Arc<str>,
    },
    /// The command line.
    CommandLine,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Default => f.write_str("default"),
            Origin::Build(place) => place.fmt(f),
            Origin::Config { file, line } => write!(f, "{file}:{line}"),
            Origin::Compiled { database } => f.write_str(database),
            Origin::CommandLine => f.write_str("command line"),
        }
    }
}

/// A value and who gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Who gave it.
    pub origin: Origin,
}

impl<T> Sourced<T> {
    /// A value with its origin.
    pub fn new(value: T, origin: Origin) -> Self {
        Sourced { value, origin }
    }
}
