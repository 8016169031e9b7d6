//! A host variable is written in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::VariableUse;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host_var_written_in_device",
    number: Some(20095),
    level: Level::Warning,
    message: "a host variable \"%n\" cannot be directly written in a __device__/__global__ function",
    summary: "device code writes a host variable",
    documentation: Documentation {
        what: "Device code assigns to a variable at namespace scope, or to a static data member, that lives in host memory.",
        why: "A variable that is declared without `__device__`, `__constant__` or `__managed__` exists in the memory of the *host*, the CPU. A
lambda captures local variables; variables at namespace scope and static members it only names, and on the GPU there is
no such variable. nvcc warns where it reads the code, and when the code is compiled for the GPU the error
`identifier \"total\" is undefined in device code` follows.",
        bad: "// options: spaces
int total;
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { total = i; });
}
",
        good: "// options: spaces
__device__ int total;
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { total = i; });
}
",
        remedy: "Write to memory that the GPU reaches: a captured pointer to what `cudaMalloc` or `cudaMallocManaged` gave, or a variable that is
`__device__` or `__managed__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.host_variable(
        &RULE,
        VariableUse::Written,
        "write to memory that the GPU reaches, through a captured pointer",
    ));
}
