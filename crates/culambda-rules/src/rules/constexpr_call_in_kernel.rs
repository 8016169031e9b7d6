//! A `constexpr` host function is called in a kernel.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_g_illegal_call_constexpr",
    number: None,
    level: Level::Error,
    message: "calling a constexpr __host__ function(\"%n\") from a __global__ function(\"%n\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).",
    summary: "a kernel calls a `constexpr` host function",
    documentation: Documentation {
        what: "A kernel (a `__global__` function) calls a `constexpr` function that is declared without `__device__`.",
        why: "A function without annotations belongs to the *host*, the CPU, even if it is `constexpr`. nvcc allows such calls only with the
flag `--expt-relaxed-constexpr`.",
        bad: "// options: spaces
#include <algorithm>
constexpr int twice(int a) { return 2 * a; }
__global__ void kernel(int *out, int least) {
  int doubled = twice(*out);
  *out = std::max(doubled, least);
}
",
        good: "// options: spaces
constexpr __host__ __device__ int twice(int a) { return 2 * a; }
__global__ void kernel(int *out) { *out = twice(*out); }
",
        remedy: "Declare the function with `__host__ __device__`, or compile with `--expt-relaxed-constexpr`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.constexpr_host_call(&RULE, Space::Global);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
