//! What a file of the runtime is.

/// A file of the runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeFile {
    /// Its name below the folder that it is written to, with `/`: `include/culambda_cpu.h`.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
}
