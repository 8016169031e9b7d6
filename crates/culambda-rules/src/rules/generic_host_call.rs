//! A `__host__ __device__` function calls an inline host function.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_hd_illegal_call_generic",
    number: Some(20014),
    level: Level::Warning,
    message: "calling a __host__ function from a __host__ __device__ function is not allowed",
    summary: "a function for both sides calls an inline host function",
    documentation: Documentation {
        what: "A `__host__ __device__` function calls an inline function that is declared without `__device__`: a *host* function. Inline are those
that are declared so, and those whose body is in their class. What counts as a call: functions, members, operators, conversions,
and what a loop over a range calls; not constructors.",
        why: "The function is compiled for the GPU, too, and the GPU has no code of the function it calls. nvcc says so where it reads the function, and
once more, with names (20011), if it makes code of it for the GPU.",
        bad: "// options: spaces
struct Total {
  int v;
  int get() const { return v; }
};
inline __host__ __device__ int twice(const Total &t) { return 2 * t.get(); }
",
        good: "// options: spaces
struct Total {
  int v;
  __host__ __device__ int get() const { return v; }
};
inline __host__ __device__ int twice(const Total &t) { return 2 * t.get(); }
",
        remedy: "Declare the function that is called with `__host__ __device__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.generic_call(&RULE, false);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}
