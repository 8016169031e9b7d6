//! A generic extended lambda in C++11.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_source::Standard;

/// The rule.
pub static RULE: Rule = Rule {
    name: "generic-lambda-standard",
    number: None,
    level: Level::Error,
    message: "\"auto\" is not allowed here: the extended lambda is generic, which C++11 does not know",
    summary: "the lambda is generic, and the language is C++11",
    documentation: Documentation {
        what: "An extended lambda is generic (it has an `auto` parameter, or template parameters of its own), and the file is
compiled as C++11.",
        why: "Generic lambdas came with C++14. nvcc's front end stops with `\"auto\" is not allowed here`; that is an error of
the language, which has no number and which no pragma silences.",
        bad: "// std: 11
template <class F> void each(F f) { f(1); }
void run(int n) {
  each([n] __device__ (auto i) { return n + i; });
}
",
        good: "// std: 11
template <class F> void each(F f) { f(1); }
void run(int n) {
  each([n] __device__ (int i) { return n + i; });
}
",
        remedy: "Give the parameters explicit types, or compile as C++14 or later.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.generic && lambda.head.target.standard < Standard::Cpp14 {
        out.push(
            lambda
                .finding(&RULE, lambda.head.open())
                .here("this lambda is generic")
                .help("give its parameters explicit types, or pass `--std 14` or later (and to nvcc, too)"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn later_standards_have_generic_lambdas() {
        let with = |std: u32| {
            let text = format!("// std: {std}\nvoid f() {{ auto l = [] __device__ (auto i) {{ return i; }}; }}\n");
            lines(&RULE, &text)
        };
        assert_eq!(with(11), [2]);
        assert!(with(14).is_empty());
    }
}
