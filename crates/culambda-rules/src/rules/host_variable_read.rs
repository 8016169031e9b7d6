//! A host variable is read in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::VariableUse;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host_var_read_in_device",
    number: Some(20094),
    level: Level::Warning,
    message: "a host variable \"%n\" cannot be directly read in a __device__/__global__ function",
    summary: "device code reads a host variable",
    documentation: Documentation {
        what: "Device code reads a variable at namespace scope, or a static data member, that lives in host memory and is not
constant.",
        why: "A variable that is declared without `__device__`, `__constant__` or `__managed__` exists in the memory of the *host*, the CPU. A
lambda captures local variables; variables at namespace scope and static members it only names, and on the GPU there is
no such variable. nvcc warns where it reads the code, and when the code is compiled for the GPU the error
`identifier \"limit\" is undefined in device code` follows.",
        bad: "// options: spaces
int limit = 3;
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { return i < limit; });
}
",
        good: "// options: spaces
int limit = 3;
template <class F> void keep(F) {}
void start() {
  int bound = limit;
  keep([=] __device__ (int i) { return i < bound; });
}
",
        remedy: "Copy the value into a local variable before the lambda and use that: it is captured by value. If it never changes, make it
`const` or `constexpr`; if kernels change it, `__device__` or `__managed__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.host_variable(
        &RULE,
        VariableUse::Read,
        "copy its value into a local variable before the lambda, which captures it then",
    );
    out.extend(finding.map(|f| f.fix(moved::of_variable(crossed))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_only_looks_like_a_variable_of_the_host() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
int v;
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { return v + i; }); }
"
            ),
            [4]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
const int v = 1;
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { return v + i; }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
int v;
template <class F> void keep(F) {}
void f(int v) { keep([=] __device__ (int i) { return v + i; }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
UNKNOWN int v;
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { return v + i; }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
__managed__ int v;
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { return v + i + sizeof(v); }); }
"
            )
            .is_empty()
        );
    }
}
