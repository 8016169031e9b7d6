//! A host function in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "no_host_in_jit",
    number: Some(20216),
    level: Level::Error,
    message: "A function explicitly marked as a __host__ function is not allowed in JIT mode",
    summary: "a function is declared with `__host__` alone in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a function is declared with `__host__` and without `__device__`.",
        why: "NVRTC, the compiler that programs call while they run, makes only device code. It rejects every function that is declared for the host,
whether anything calls it or not, with `-default-device` too.",
        bad: "// options: jit
__host__ float half(float x) { return x / 2; }
",
        good: "// options: jit
__host__ __device__ float half(float x) { return x / 2; }
",
        remedy: "Declare it with `__device__`, or leave it out of the program that NVRTC gets: `#ifndef __CUDACC_RTC__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::Host));
}
