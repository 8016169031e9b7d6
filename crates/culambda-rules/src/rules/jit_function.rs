//! A function without annotations in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unannotated_function_in_jit",
    number: Some(20217),
    level: Level::Error,
    message: "A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode",
    summary: "a function has no annotation in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a function is declared without `__device__` or `__global__`: a free function, a
member, a friend, a template, `constexpr` or not. What is defaulted or deleted in its class is none of these.",
        why: "NVRTC is the compiler that programs call while they run. It makes only device code, so a host function, which is what a
function without annotations is, means a mistake: it rejects the declaration, whether anything calls the function or not.",
        bad: "// options: jit
float half(float x) { return x / 2; }
extern \"C\" __global__ void scale(float *data, int n) {
  if (threadIdx.x < n) data[threadIdx.x] *= 2;
}
",
        good: "// options: jit
__device__ float half(float x) { return x / 2; }
extern \"C\" __global__ void scale(float *data, int n) {
  if (threadIdx.x < n) data[threadIdx.x] = half(data[threadIdx.x]);
}
",
        remedy: "Write `__device__` before the function, or give NVRTC the option `-default-device` (`culambda check --jit --default-device`), which does
that for all functions and variables without annotation. What only the host needs belongs behind `#ifndef __CUDACC_RTC__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::Function));
}
