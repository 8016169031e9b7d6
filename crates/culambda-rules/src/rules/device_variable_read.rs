//! A device variable is read in host code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::VariableUse;

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_var_read_in_host",
    number: Some(20091),
    level: Level::Warning,
    message: "a __device__ variable \"%n\" cannot be directly read in a host function",
    summary: "host code reads a device variable",
    documentation: Documentation {
        what: "*Host* code, or code for both sides, reads a variable that is `__device__`, `__constant__` or `__shared__`.",
        why: "Such a variable exists in the memory of the GPU. On the CPU its name means a shadow of it, through which the CUDA runtime finds the
variable, and whose value has nothing to do with it.",
        bad: "// options: spaces
__device__ int total;
int start() { return total; }
",
        good: "// options: spaces
__managed__ int total;
int start() { return total; }
",
        remedy: "Copy it with `cudaMemcpyFromSymbol`, or make it `__managed__`, which both sides reach.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.device_variable(
        &RULE,
        VariableUse::Read,
        "copy it with `cudaMemcpyFromSymbol`, or make it `__managed__`",
    ));
}
