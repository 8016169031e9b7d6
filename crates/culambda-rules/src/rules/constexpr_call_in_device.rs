//! A `constexpr` host function is called in `__device__` code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_d_illegal_call_constexpr",
    number: None,
    level: Level::Error,
    message: "calling a constexpr __host__ function(\"%n\") from a __device__ function(\"%n\") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).",
    summary: "device code calls a `constexpr` host function",
    documentation: Documentation {
        what: "The body of a `__device__` lambda, or a `__device__` function, calls a `constexpr` function that is declared without `__device__`.",
        why: "A function without annotations belongs to the *host*, the CPU, even if it is `constexpr`. nvcc allows such calls only with the
flag `--expt-relaxed-constexpr`. Without it the call is an error wherever it is, launched or not, even where the compiler
could compute its value.",
        bad: "// options: spaces
constexpr int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return twice(i); });
}
",
        good: "// options: spaces
constexpr __host__ __device__ int twice(int a) { return 2 * a; }
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return twice(i); });
}
",
        remedy: "Declare the function with `__host__ __device__`. For functions of the standard library, such as `std::max`, use those of CUDA
(`::max`) or of `cuda::std`, or compile with `--expt-relaxed-constexpr`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.constexpr_host_call(&RULE, Space::Device);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
