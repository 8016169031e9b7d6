//! A host function is called in `__device__` code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::moved;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "h_general_d_illegal_call",
    number: None,
    level: Level::Error,
    message: "calling a __host__ function(\"%n\") from a __device__ function(\"%n\") is not allowed",
    summary: "device code calls a host function",
    documentation: Documentation {
        what: "The body of a `__device__` lambda, or a `__device__` function, calls a function that is declared without `__device__`: a
*host* function. What counts as a call: functions, members, constructors and destructors, operators, conversions.
An object whose call operator is of the host is called on the GPU by the algorithms of Thrust that run there and by the
loops of Kokkos, AMReX and MFEM; nvcc reports that in the library, and here it is told at the argument.",
        why: "A function without annotations is compiled for the CPU alone. The GPU has no code of it, so the call has nowhere to go.
nvcc finds that when it makes the code of the kernel: a lambda that nobody launches is silent.
It counts a call that is never reached, too (`if (false)`), but not one in an operand that is not evaluated.",
        bad: "// options: spaces
int twice(int a) { return 2 * a; }
int fourfold(int a) { return twice(twice(a)); }
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __device__ (int i) { return fourfold(i); });
}
",
        good: "// options: spaces
__host__ __device__ int twice(int a) { return 2 * a; }
__host__ __device__ int fourfold(int a) { return twice(twice(a)); }
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __device__ (int i) { return fourfold(i); });
}
",
        remedy: "Declare the function with `__host__ __device__`, before each of its declarations, if everything that it calls may run on
the GPU. If it may not (it opens a file, allocates with `std::vector`), call it before the launch and capture its result.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let finding = crossed.host_call(&RULE, Space::Device);
    out.extend(finding.map(|f| f.fix(moved::of_call(crossed))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn only_what_is_launched_counts() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (int i) { return h(i); }); }
"
            ),
            [4]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
template <class F> void keep(F f) {}
void f() { keep([] __device__ (int i) { return h(i); }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (int i) { return sizeof(h(i)); }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
int h(int a);
__device__ int h(float a);
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (auto i) { return h(i); }); }
"
            )
            .is_empty()
        );
    }
}
