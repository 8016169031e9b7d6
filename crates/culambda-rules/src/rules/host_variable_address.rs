//! The address of a host variable is taken in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::VariableUse;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host_var_address_taken_in_device",
    number: Some(20096),
    level: Level::Warning,
    message: "address of a host variable \"%n\" cannot be directly taken in a __device__/__global__ function",
    summary: "device code takes the address of a host variable",
    documentation: Documentation {
        what: "Device code takes the address of a variable at namespace scope, or of a static data member, that lives in the memory of the
host: by `&`, by binding a reference to it, by using an array as a pointer, by calling a member function of an object.",
        why: "A variable that is declared without `__device__`, `__constant__` or `__managed__` exists in the memory of the *host*, the CPU. A
lambda captures local variables; variables at namespace scope and static members it only names, and on the GPU there is
no such variable. nvcc warns where it reads the code, and when the code is compiled for the GPU the error
`identifier \"table\" is undefined in device code` follows.",
        bad: "// options: spaces
int table[4];
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return &table[i]; });
}
",
        good: "// options: spaces
__device__ int table[4];
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return &table[i]; });
}
",
        remedy: "Make it a device variable (`__device__`, `__constant__`, `__managed__`), or capture a pointer to memory that the GPU reaches.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.host_variable(
        &RULE,
        VariableUse::Address,
        "capture a pointer to memory that the GPU reaches",
    ));
}
