//! How the reference is called.

use culambda_source::{Standard, Target};

/// What of it the rules ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Whether `--extended-lambda` is given to nvcc.
    pub extended_lambda: bool,
    /// Whether NVRTC compiles it, and not nvcc: there is no extended lambda then.
    pub jit: bool,
    /// The language.
    pub standard: Standard,
    /// Whether that is said, and not nvcc's default, for which the build may name another one.
    pub standard_known: bool,
}

impl Mode {
    /// How it is called for a target.
    pub fn of(target: &Target) -> Mode {
        Mode {
            extended_lambda: target.extended_lambda,
            jit: target.jit.is_some(),
            standard: target.standard,
            standard_known: target.standard_known,
        }
    }
}

impl Default for Mode {
    fn default() -> Mode {
        Mode::of(&Target::default())
    }
}
