//! A host function is called in `__host__ __device__` code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_hd_illegal_call",
    number: Some(20011),
    level: Level::Warning,
    message: "calling a __host__ function(\"%n\") from a __host__ __device__ function(\"%n\") is not allowed",
    summary: "code for both sides calls a host function",
    documentation: Documentation {
        what: "The body of a `__host__ __device__` lambda or function calls a function that is declared without `__device__`: a function of
the *host*.",
        why: "Such code is compiled twice, for the CPU and for the GPU, and the GPU has no code of the function. nvcc only warns, because the
code may be used on the CPU alone. If it does run on the GPU, the call does something that nobody has defined.",
        bad: "// options: spaces
int twice(int a) { return 2 * a; }
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __host__ __device__ (int i) { return twice(i); });
}
",
        good: "// options: spaces
__host__ __device__ int twice(int a) { return 2 * a; }
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __host__ __device__ (int i) { return twice(i); });
}
",
        remedy: "Declare the function with `__host__ __device__`. If the call is meant for the CPU alone, put it where `__CUDA_ARCH__` is not
defined (`#ifndef __CUDA_ARCH__`), or in the arm of `NV_IF_TARGET` for the host. `nvcc -Werror cross-execution-space-call` makes
an error of it.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.host_call(&RULE, Space::HostDevice);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn each_pass_has_a_text_of_its_own() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __host__ __device__ (int i) {
#ifdef __CUDA_ARCH__
  return h(i);
#else
  return h(-i);
#endif
}); }
"
            ),
            [6]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __host__ __device__ (int i) {
#ifdef __CUDA_ARCH__
  return i;
#else
  return h(-i);
#endif
}); }
"
            )
            .is_empty()
        );
    }
}
