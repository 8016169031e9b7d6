//! A `__device__` function or lambda without return type is called in host code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "auto_device_fn_ref",
    number: None,
    level: Level::Error,
    message: "A non-constexpr __device__ function (\"%n\") with \"auto\" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined",
    summary: "host code, or a `constexpr` device function, calls a `__device__` lambda or function that has no return type",
    documentation: Documentation {
        what: "*Host* code, or code for both sides, calls a `__device__` lambda that is declared without return type (`-> int`), or a `__device__`
function that is declared with `auto` alone, or names such a call in `sizeof` or `decltype`. So does a `constexpr __device__` function that is not a template, where a lambda without annotation is one of the device, too.",
        why: "To know what the lambda returns the compiler must read its body, and on the host a `__device__` lambda has none: nvcc replaces it.
A `constexpr` function may be called while the host code is compiled.",
        bad: "// options: spaces
unsigned long start() {
  auto twice = [] __device__ (int i) { return 2 * i; };
  return sizeof(twice(3));
}
",
        good: "// options: spaces
unsigned long start() {
  auto twice = [] __device__ (int i) -> int { return 2 * i; };
  return sizeof(twice(3));
}
",
        remedy: "Call it from device code only, in functions that are not `constexpr`. Where just the type is wanted, give the lambda a return type: `[] __device__ (int i) -> int { .. }`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.deduced_reference(&RULE));
}
