//! Something that has no address on the GPU is needed there.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::{CrossingKind, Missing};

/// The rule.
pub static RULE: Rule = Rule {
    name: "undefined_device_identifier",
    number: None,
    level: Level::Error,
    message: "identifier \"%n\" is undefined in device code",
    summary: "device code needs something in memory that only the host has",
    documentation: Documentation {
        what: "Device code fetches an element of a `const` or `constexpr` array that is declared without `__device__`, takes the address of a
constant, reads one whose value is made at run time, uses a static variable of the function around a lambda, or names a function
of the host without calling it.",
        why: "The value of a constant the compiler knows, and puts into the device code. An array, a static variable or a function it needs in
memory, and these exist in the memory of the *host*, the CPU. A lambda does not capture them, because they are not automatic
variables. nvcc finds that when it makes the code of the kernel: a lambda that nobody launches is silent.",
        bad: "// options: spaces
constexpr int weights[2] = {1, 2};
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __device__ (int i) { return weights[i]; });
}
",
        good: "// options: spaces
__constant__ int weights[2] = {1, 2};
template <class F> __global__ void run(F f) { f(1); }
void start() {
  run<<<1, 1>>>([=] __device__ (int i) { return weights[i]; });
}
",
        remedy: "Declare an array with `__constant__` or `__device__`, or inside the lambda. Copy a static variable into an automatic one before
the lambda. Call a device function.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let CrossingKind::Undefined(what) = crossed.facts.kind else {
        return;
    };
    let name = &crossed.facts.name;
    let (here, help) = match what {
        Missing::Array => (
            "is an array in host memory",
            "declare it with `__constant__` or `__device__`, or inside the lambda",
        ),
        Missing::StaticLocal => (
            "is static, so that the lambda does not capture it",
            "copy it into an automatic variable before the lambda",
        ),
        Missing::Variable => (
            "lives in host memory",
            "copy its value into a local variable, or declare it with `__device__`",
        ),
        Missing::Function => ("is a host function", "name a device function"),
    };
    let finding = crossed
        .finding(&RULE)
        .here(format!("`{name}` {here}"))
        .note(format!(
            "{} runs on the GPU, which has no `{name}` in its memory",
            crossed.code()
        ))
        .help(help);
    out.push(crossed.declared(finding, "declared without `__device__` here"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn values_need_no_memory() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
const int a[2] = {1, 2};
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (int i) { return a[i]; }); }
"
            ),
            [4]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
const int a = 1;
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (int i) { return a; }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
constexpr int a[2] = {1, 2};
template <class F> __global__ void run(F f) { f(1); }
void f() { run<<<1, 1>>>([] __device__ (int i) { constexpr int k = a[1]; return k + sizeof(a[0]); }); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
const int a[2] = {1, 2};
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { return a[i]; }); }
"
            )
            .is_empty()
        );
    }
}
