//! A variable without annotations in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unannotated_variable_in_jit",
    number: Some(20218),
    level: Level::Error,
    message: "A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode",
    summary: "a variable has no annotation in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a variable at namespace scope is neither constant nor declared with `__device__`,
`__constant__`, `__shared__` or `__managed__`; so is one that a function declares `extern`. References count, whatever they refer to.",
        why: "NVRTC, the compiler that programs call while they run, makes only device code. A variable without annotation lives in the memory of the
host, which that code does not have.",
        bad: "// options: jit
float factor = 2;
",
        good: "// options: jit
const float factor = 2;
__device__ float sum;
",
        remedy: "Declare it `const` or `constexpr` if it never changes, else with `__device__`; or give NVRTC the option `-default-device`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::Variable));
}
