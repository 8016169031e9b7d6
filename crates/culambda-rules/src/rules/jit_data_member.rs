//! A static data member that is not constant, in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unannotated_static_data_member_in_jit",
    number: Some(20219),
    level: Level::Error,
    message: "A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode",
    summary: "a static data member is not constant in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a class has a static data member whose type is not `const`.",
        why: "NVRTC, the compiler that programs call while they run, makes only device code. A static data member lives in host memory, and
no annotation can put it elsewhere.",
        bad: "// options: jit
struct Counter { static int made; };
",
        good: "// options: jit
struct Counter { static constexpr int most = 8; };
__device__ int made;
",
        remedy: "Make it a variable with `__device__` outside of the class, or a constant; or give NVRTC the option `-default-device`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::StaticMember));
}
