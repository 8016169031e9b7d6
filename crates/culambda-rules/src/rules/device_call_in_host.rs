//! A `__device__` function is called in host code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "general_d_h_illegal_call",
    number: None,
    level: Level::Error,
    message: "calling a __device__ function(\"%n\") from a __host__ function(\"%n\") is not allowed",
    summary: "host code calls a device function",
    documentation: Documentation {
        what: "A *host* function, which is what a function without annotations is, calls a function or a lambda that is `__device__` alone. That may be a template
which gets such a lambda: `template <class F> auto launch(F f) { return f(0); }`.",
        why: "A `__device__` function is compiled for the GPU. The CPU has no code of it. nvcc reports the call in every function that it reads,
used or not, and in code that is never reached. In a template it sees a call that depends on the arguments only if it must read the body where the
function is used: if the return type is deduced or the function is `constexpr`.",
        bad: "// options: spaces
__device__ int twice(int a) { return 2 * a; }
int start(int n) { return twice(n); }
",
        good: "// options: spaces
__host__ __device__ int twice(int a) { return 2 * a; }
int start(int n) { return twice(n); }
",
        remedy: "Declare the function with `__host__ __device__`, or call it from a kernel.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.device_call(&RULE, Space::Host, false));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn one_overload_of_the_host_is_enough() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
__device__ int d(int a);
int f(int i) { return d(i); }
"
            ),
            [3]
        );
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
int f(int i) { return __popc(i); }
"
            ),
            [2]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
__device__ int d(int a);
int d(float a);
template <class T> int f(T i) { return d(i); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
__device__ int d(int a);
UNKNOWN int f(int i) { return d(i); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
UNKNOWN int d(int a);
int f(int i) { return d(i); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
__device__ int d(int a);
int f(int i) { return sizeof(d(i)); }
"
            )
            .is_empty()
        );
    }
}
