//! A `__host__ __device__` function calls a `constexpr` host function, and not while it is compiled.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_hd_illegal_call_generic_constexpr",
    number: Some(20015),
    level: Level::Warning,
    message: "calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).",
    summary: "a function for both sides calls a `constexpr` host function while it runs",
    documentation: Documentation {
        what: "A `__host__ __device__` function calls a `constexpr` function that is declared without `__device__`, with arguments or on an object that
nobody knows before it runs. Constructors do not count.",
        why: "The function is compiled for the GPU, too, and the GPU has no code of the function it calls. nvcc says so where it reads the function,
and with names as well (20013).",
        bad: "// options: spaces
constexpr int twice(int a) { return 2 * a; }
inline __host__ __device__ int more(int a) { return twice(a) + 1; }
",
        good: "// options: spaces
__host__ __device__ constexpr int twice(int a) { return 2 * a; }
inline __host__ __device__ int more(int a) { return twice(a) + 1; }
",
        remedy: "Declare the function that is called with `__host__ __device__`, or compile with `--expt-relaxed-constexpr`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.generic_call(&RULE, true);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
