//! A variable of the GPU is written in code of the host.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::{CrossingKind, VariableUse};

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_var_written_in_host",
    number: Some(20092),
    level: Level::Warning,
    message: "a __device__ variable \"%n\" cannot be directly written in a host function",
    summary: "code of the host writes a variable of the GPU",
    documentation: Documentation {
        what: "Code of the *host*, or code for both sides, writes a variable that is `__device__`, `__constant__` or `__shared__`.",
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
    let CrossingKind::DeviceVariable(VariableUse::Written, memory) = crossed.facts.kind else {
        return;
    };
    let name = &crossed.facts.name;
    let mut finding = crossed
        .finding(&RULE)
        .here(format!("`{name}` lives in the memory of the GPU"))
        .note("on the host its name means a shadow of it, through which the CUDA runtime finds the variable")
        .help("copy to it with `cudaMemcpyToSymbol`, or make it `__managed__`");
    finding.message = finding.message.replacen("__device__", memory.spelling(), 1);
    out.push(crossed.declared(finding, format!("declared with `{}` here", memory.spelling())));
}
