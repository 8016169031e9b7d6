//! A device variable is written in host code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::VariableUse;

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_var_written_in_host",
    number: Some(20092),
    level: Level::Warning,
    message: "a __device__ variable \"%n\" cannot be directly written in a host function",
    summary: "host code writes a device variable",
    documentation: Documentation {
        what: "*Host* code, or code for both sides, writes a variable that is `__device__`, `__constant__` or `__shared__`.",
        why: "Such a variable exists in the memory of the GPU. On the CPU its name means a shadow of it, through which the CUDA runtime finds the
variable, and whose value has nothing to do with it.",
        bad: "// options: spaces
__device__ int limit;
void start(int n) { limit = n; }
",
        good: "// options: spaces
__managed__ int limit;
void start(int n) { limit = n; }
",
        remedy: "Copy to it with `cudaMemcpyToSymbol`, or make it `__managed__`, which both sides reach.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.device_variable(
        &RULE,
        VariableUse::Written,
        "copy to it with `cudaMemcpyToSymbol`, or make it `__managed__`",
    ));
}
