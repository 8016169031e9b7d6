//! A `constexpr __device__` function is called in host code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "general_d_h_illegal_call_constexpr",
    number: None,
    level: Level::Error,
    message: "calling a constexpr __device__ function(\"%n\") from a __host__ function(\"%n\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).",
    summary: "host code calls a `constexpr` device function",
    documentation: Documentation {
        what: "A *host* function calls a function that is `constexpr` and `__device__` alone.",
        why: "A `__device__` function is compiled for the GPU, even if it is `constexpr`. nvcc allows such calls only with the flag
`--expt-relaxed-constexpr`.",
        bad: "// options: spaces
constexpr __device__ int twice(int a) { return 2 * a; }
int start(int n) { return twice(n); }
",
        good: "// options: spaces
constexpr __host__ __device__ int twice(int a) { return 2 * a; }
int start(int n) { return twice(n); }
",
        remedy: "Declare the function with `__host__ __device__`, or compile with `--expt-relaxed-constexpr`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.device_call(&RULE, Space::Host, true));
}
