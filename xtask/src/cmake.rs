//! `cargo xtask cmake`: the projects of `samples/cmake`, `samples/make` and `samples/meson`, built as users build theirs.
//!
//! `xtask/oracle/cmake.py` fetches `CMake`, Meson and Ninja from the package index, and CUDA's headers as `cargo xtask oracle`
//! does.

use crate::{Outcome, repository};

/// Builds and tests all of them.
pub(crate) fn run(args: &[String]) -> Outcome {
    let mut script = repository::script("cmake.py");
    script.arg("--culambda").arg(repository::binary()?);
    script.arg("--work").arg(repository::target().join("cmake"));
    repository::succeeds(script.args(args))
}
