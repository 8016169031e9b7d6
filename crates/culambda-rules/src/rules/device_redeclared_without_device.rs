//! A device function is declared again without `__device__`.

use crate::crossed::{Crossed, REMEDY_REDECLARED, WHY_REDECLARED};
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::Redeclared;

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_function_redeclared_without_device",
    number: Some(20037),
    level: Level::Warning,
    message: "a __device__ function(\"%n\") redeclared without __device__, hence treated as a __host__ __device__ function",
    summary: "a device function is declared again without `__device__`",
    documentation: Documentation {
        what: "A `__device__` function is declared again without any annotation. Often that is the definition of a member function outside of its
class.",
        why: WHY_REDECLARED,
        bad: "// options: spaces
struct Sum {
  __device__ int add(int a);
};
int Sum::add(int a) { return a + 1; }
",
        good: "// options: spaces
struct Sum {
  __device__ int add(int a);
};
__device__ int Sum::add(int a) { return a + 1; }
",
        remedy: REMEDY_REDECLARED,
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.redeclaration(&RULE, Redeclared::DeviceWithoutDevice));
}
