//! A host function is declared again with `__device__`.

use crate::crossed::{Crossed, REMEDY_REDECLARED, WHY_REDECLARED};
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::Redeclared;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host_function_redeclared_with_device",
    number: Some(20039),
    level: Level::Warning,
    message: "a __host__ function(\"%n\") redeclared with __device__, hence treated as a __host__ __device__ function",
    summary: "a host function is declared again with `__device__`",
    documentation: Documentation {
        what: "A function that was declared without `__device__` is declared again with `__device__`.",
        why: WHY_REDECLARED,
        bad: "// options: spaces
int twice(int a);
__device__ int twice(int a) { return 2 * a; }
",
        good: "// options: spaces
__device__ int twice(int a);
__device__ int twice(int a) { return 2 * a; }
",
        remedy: REMEDY_REDECLARED,
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.redeclaration(&RULE, Redeclared::HostWithDevice));
}
