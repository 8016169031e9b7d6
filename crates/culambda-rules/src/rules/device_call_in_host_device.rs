//! A `__device__` function is called in `__host__ __device__` code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "d_general_hd_illegal_call",
    number: None,
    level: Level::Error,
    message: "calling a __device__ function(\"%n\") from a __host__ __device__ function(\"%n\") is not allowed",
    summary: "code for both sides calls a device function",
    documentation: Documentation {
        what: "The body of a `__host__ __device__` lambda or function calls a function that is `__device__` alone, also one of CUDA itself
(`__syncthreads`, `atomicAdd`).",
        why: "Such code is compiled twice, for the CPU and for the GPU, and the CPU has no code of the function. nvcc reports the call wherever it
reads it, used or not.",
        bad: "// options: spaces
__device__ int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __host__ __device__ (int i) { return twice(i); });
}
",
        good: "// options: spaces
__device__ int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return twice(i); });
}
",
        remedy: "Make the lambda `__device__` if it never runs on the CPU, or declare the function with `__host__ __device__`. If both sides do
different things, put the call where `__CUDA_ARCH__` is defined (`#ifdef __CUDA_ARCH__`), or in the arm of `NV_IF_TARGET` for the
device.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.device_call(&RULE, Space::HostDevice, false));
}
