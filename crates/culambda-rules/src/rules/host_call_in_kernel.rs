//! A host function is called in a kernel.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_g_illegal_call",
    number: None,
    level: Level::Error,
    message: "calling a __host__ function(\"%n\") from a __global__ function(\"%n\") is not allowed",
    summary: "a kernel calls a host function",
    documentation: Documentation {
        what: "A kernel (a `__global__` function) calls a function that is declared without `__device__`: a *host* function.",
        why: "A function without annotations is compiled for the CPU alone. The GPU has no code of it, so the call has nowhere to go.",
        bad: "// options: spaces
#define BOTH_SIDES __host__ __device__
BOTH_SIDES inline int one() { return 1; }
int twice(int a);
template <class T> T next(T a) { return twice(a) + one(); }
__global__ void kernel(int *out) { *out = next(*out); }
int twice(int a) { return 2 * a; }
",
        good: "// options: spaces
__host__ __device__ int twice(int a) { return 2 * a; }
__global__ void kernel(int *out) { *out = twice(*out); }
",
        remedy: "Declare the function with `__host__ __device__`, or with `__device__` if only kernels call it.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.host_call(&RULE, Space::Global);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
