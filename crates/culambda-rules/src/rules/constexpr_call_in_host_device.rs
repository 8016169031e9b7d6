//! A `constexpr` host function is called in `__host__ __device__` code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_hd_illegal_call_constexpr",
    number: Some(20013),
    level: Level::Warning,
    message: "calling a constexpr __host__ function(\"%n\") from a __host__ __device__ function(\"%n\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).",
    summary: "code for both sides calls a `constexpr` host function",
    documentation: Documentation {
        what: "The body of a `__host__ __device__` lambda or function calls a `constexpr` function that is declared without `__device__`.",
        why: "Such code is compiled for the CPU and for the GPU. A function without annotations belongs to the CPU, even if it is `constexpr`;
with `--expt-relaxed-constexpr` nvcc compiles it for the GPU, too.",
        bad: "// options: spaces
constexpr int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __host__ __device__ (int i) { return twice(i); });
}
",
        good: "// options: spaces
constexpr __host__ __device__ int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __host__ __device__ (int i) { return twice(i); });
}
",
        remedy: "Declare the function with `__host__ __device__`, or compile with `--expt-relaxed-constexpr`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.constexpr_host_call(&RULE, Space::HostDevice);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
