//! A host-device lambda with `static`.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "static-lambda",
    number: None,
    level: Level::Error,
    message: "a __host__ __device__ extended lambda is `static`: the code that nvcc generates does not compile",
    summary: "the `__host__ __device__` lambda has the specifier `static`",
    documentation: Documentation {
        what: "A `__host__ __device__` extended lambda has the specifier `static` (C++23).",
        why: "The wrapper of such a lambda finds out its parameters from a pointer to the call operator, and takes that for a
pointer to a member. With `static` it is a pointer to a function, and the host compiler stops in the wrapper. nvcc
itself says nothing. On a `__device__` lambda the specifier does no harm.",
        bad: "// std: 23
template <class F> void each(F f) { f(1); }
void run() {
  each([] __host__ __device__ (int i) static { return i; });
}
",
        good: "// std: 23
template <class F> void each(F f) { f(1); }
void run() {
  each([] __host__ __device__ (int i) { return i; });
}
",
        remedy: "Delete `static`.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let head = &lambda.head;
    let mut specifiers = head.head.specifiers.iter();
    let found = specifiers.find(|token| head.word(**token) == "static");
    let Some(token) = found.filter(|_| lambda.facts.space == Space::HostDevice) else {
        return;
    };
    out.push(
        lambda
            .finding(&RULE, head.offset(*token))
            .here("this specifier")
            .label(head.place(head.open()), "on this lambda")
            .help("delete `static`"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn device_lambdas_may_be_static() {
        let with = |space: &str| lines(&RULE, &format!("void f() {{ auto l = [] {space} () static {{}}; }}"));
        assert_eq!(with("__host__ __device__"), [1]);
        assert!(with("__device__").is_empty());
    }
}
