//! The host-view prelude: what CUDA's headers declare for nvcc only.
//!
//! It is our own text, in `prelude.h` beside this file, and is in front of a file after `cuda_runtime.h`.

/// The text, with its own guard.
pub const TEXT: &str = include_str!("prelude.h");

/// The macro that guards it.
pub const GUARD: &str = "CULAMBDA_HOST_VIEW";

/// Names that make a file need the prelude although nothing in it is changed.
const NAMES: [&[u8]; 16] = [
    b"__host__",
    b"__device__",
    b"__global__",
    b"__launch_bounds__",
    b"__noinline__",
    b"threadIdx",
    b"blockIdx",
    b"blockDim",
    b"gridDim",
    b"cudaFuncSetAttribute",
    b"cudaFuncGetAttributes",
    b"cudaFuncSetCacheConfig",
    b"cudaOccupancy",
    b"cudaLaunchKernel",
    b"cudaLaunchCooperativeKernel",
    b"cudaMemcpyToSymbol",
];

/// Whether a file names something that the prelude declares, and is not a result of a host view itself.
pub(super) fn is_wanted(text: &[u8]) -> bool {
    memchr::memmem::find(text, GUARD.as_bytes()).is_none()
        && NAMES.iter().any(|name| memchr::memmem::find(text, name).is_some())
}
