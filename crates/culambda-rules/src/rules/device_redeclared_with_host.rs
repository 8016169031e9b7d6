//! A device function is declared again with `__host__`.

use crate::crossed::{Crossed, REMEDY_REDECLARED, WHY_REDECLARED};
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::Redeclared;

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_function_redeclared_with_host",
    number: Some(20035),
    level: Level::Warning,
    message: "a __device__ function(\"%n\") redeclared with __host__, hence treated as a __host__ __device__ function",
    summary: "a device function is declared again with `__host__`",
    documentation: Documentation {
        what: "A `__device__` function is declared again with `__host__`.",
        why: WHY_REDECLARED,
        bad: "// options: spaces
__device__ int twice(int a);
__host__ int twice(int a) { return 2 * a; }
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
    out.extend(crossed.redeclaration(&RULE, Redeclared::DeviceWithHost));
}
