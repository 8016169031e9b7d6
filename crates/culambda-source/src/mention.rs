//! Words that are looked for in whole texts, each once.

/// What `cuda.h` defines as the release.
pub const CUDA_VERSION: &str = "CUDA_VERSION";

/// Words that each unit asks all of its files for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    /// `__CUDA_ARCH__`, by which the compiler of the device may read something else than the host's.
    Architecture,
    /// A pragma of nvcc about its own messages.
    Diagnostics,
    /// `friend`.
    Friends,
    /// `CUDA_VERSION`, which headers of CUDA define.
    Release,
    /// The beginning of `namespace std`.
    Standard,
}

impl Mention {
    pub(crate) const COUNT: usize = 5;

    /// How it is spelled.
    pub const fn word(self) -> &'static [u8] {
        match self {
            Mention::Architecture => b"__CUDA_ARCH__",
            Mention::Diagnostics => b"nv_diag",
            Mention::Friends => b"friend",
            Mention::Release => CUDA_VERSION.as_bytes(),
            Mention::Standard => b"namespace std",
        }
    }
}
