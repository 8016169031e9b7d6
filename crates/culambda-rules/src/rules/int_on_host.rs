//! The host is told that the lambda returns `int`.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "int-on-host",
    number: None,
    level: Level::Note,
    message: "on the host this lambda seems to return `int`, whatever it returns on the device",
    summary: "a `__device__` lambda without a written return type is given to code that asks the host for it",
    documentation: Documentation {
        what: "A `__device__` lambda without a trailing return type (`-> float`), whose body evidently does not return `int`,
is given to an algorithm of Thrust or CUB that asks for its return type on the host.",
        why: "The body of a `__device__` lambda is not compiled for the host. The object that stands for it there has a call
operator that is never called but can be asked for its type, and without a trailing return type that type is
`int`. A library that asks `std::invoke_result` (or `result_of`) on the host gets `int` and computes with it:
fractions are cut off, or memory is too small for what is written to it.",
        bad: "namespace thrust {
template <class I, class F, class T, class Op> T transform_reduce(I, I, F, T, Op);
struct plus {};
}
float run(const int *first, const int *last) {
  return thrust::transform_reduce(first, last, [] __device__ (int v) { return 0.5f * v; }, 0.0f, thrust::plus());
}
",
        good: "namespace thrust {
template <class I, class F, class T, class Op> T transform_reduce(I, I, F, T, Op);
struct plus {};
}
float run(const int *first, const int *last) {
  return thrust::transform_reduce(first, last, [] __device__ (int v) -> float { return 0.5f * v; }, 0.0f, thrust::plus());
}
",
        remedy: "Write the return type: `[] __device__ (int v) -> float { ... }`. Or make the lambda `__host__ __device__`: then
the host knows its type.",
    },
    check: Check::Lambda(check),
};

/// Algorithms and iterators that ask for the type that a function object returns.
const ASKING: [&str; 14] = [
    "transform_reduce",
    "reduce",
    "reduce_by_key",
    "inclusive_scan",
    "exclusive_scan",
    "inclusive_scan_by_key",
    "exclusive_scan_by_key",
    "transform_inclusive_scan",
    "transform_exclusive_scan",
    "make_transform_iterator",
    "transform_iterator",
    "make_zip_function",
    "Reduce",
    "TransformReduce",
];

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let facts = lambda.facts;
    if facts.space != Space::Device || lambda.head.head.arrow.is_some() || facts.broken.is_some() {
        return;
    }
    let Some(callee) = facts.handed_to.as_deref().filter(|c| asks(c)) else {
        return;
    };
    let Some(returns) = facts
        .returns
        .known()
        .filter(|t| !matches!(t.as_str(), "int" | "void" | "bool"))
    else {
        return;
    };
    out.push(
        lambda
            .finding(&RULE, lambda.head.open())
            .here(format!("this returns `{returns}` on the device"))
            .note(format!(
                "`{callee}` asks for the return type on the host, and is told `int`"
            ))
            .help(format!("write the return type out: `-> {returns}`"))
            .fix(repairs::return_type(lambda, returns)),
    );
}

/// Whether a qualified name is that of an algorithm that asks.
fn asks(callee: &str) -> bool {
    let path: Vec<&str> = callee.trim_start_matches("::").split("::").collect();
    let library = path.first().is_some_and(|ns| matches!(*ns, "thrust" | "cub"));
    library && path.last().is_some_and(|name| ASKING.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn bodies_that_return_int_are_fine() {
        let with = |value: &str| {
            lines(
                &RULE,
                &format!("void f() {{ thrust::reduce(1, 2, [] __device__ (int a, int b) {{ return {value}; }}); }}"),
            )
        };
        assert_eq!(with("1.5f"), [1]);
        assert!(with("1").is_empty());
        assert!(with("unknown(a)").is_empty());
    }
}
