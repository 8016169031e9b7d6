//! A lambda of the host in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host_closure_class_in_jit",
    number: Some(20220),
    level: Level::Error,
    message: "The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.",
    summary: "a lambda is in no device function in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a lambda stands at namespace scope, in a default argument, in the initialiser of a
member, or in a host function.",
        why: "A lambda runs where the function around it does, and on the host if there is none. NVRTC, the compiler that programs call while they run, makes
device code alone.",
        bad: "// options: jit
const auto twice = [](int a) { return 2 * a; };
",
        good: "// options: jit
__device__ int twice(int a) {
  auto body = [](int b) { return 2 * b; };
  return body(a);
}
",
        remedy: "Move the lambda into the function that calls it, write a class with an `operator()`, or give NVRTC the option `-default-device`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::Closure));
}
