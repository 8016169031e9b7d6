//! An annotation of a function that is defaulted where it is declared first.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "esa_on_defaulted_function_ignored",
    number: Some(20012),
    level: Level::Warning,
    message: "__device__ annotation is ignored on a non-virtual function(\"%n\") that is explicitly defaulted on its first declaration",
    summary: "an annotation of a defaulted member function means nothing",
    documentation: Documentation {
        what: "A constructor, a destructor or an assignment is declared with `= default` in its class and has `__host__` or `__device__` before it.",
        why: "Such a function runs wherever it is called: the compiler makes it for the side that needs it. nvcc ignores the annotation. Who wrote it
may expect that it does something.",
        bad: "// options: spaces
struct Point {
  int x;
  __host__ __device__ Point() = default;
};
",
        good: "// options: spaces
struct Point {
  int x;
  Point() = default;
};
",
        remedy: "Delete the annotation.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.ignored_annotation(&RULE));
}
