//! 20155: an annotated lambda without the flag.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_disallowed",
    number: Some(20155),
    level: Level::Error,
    message: "__host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag",
    summary: "a lambda is annotated, but nvcc is called without `--extended-lambda`",
    documentation: Documentation {
        what: "A lambda has an execution space annotation, `__device__` or `__host__`, and the build does not pass
`--extended-lambda` (`-extended-lambda`, formerly `--expt-extended-lambda`) to nvcc. Every annotated lambda is
reported, wherever it is. The rule is asked only with `culambda check --no-extended-lambda`; no other rule
but 20164 is asked then.",
        why: "Extended lambdas are not a part of C++ and change how nvcc translates a file, so they have to be asked for.",
        bad: "// options: no-extended-lambda
void run(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "// options: no-extended-lambda
struct Op {
  int n;
  __device__ int operator()() const { return n; }
};
void run(int n) {
  Op op{n};
  (void)op;
}
",
        remedy: "Pass `--extended-lambda` to nvcc; in CMake: `target_compile_options(app PRIVATE
$<$<COMPILE_LANGUAGE:CUDA>:--extended-lambda>)`. A lambda that is made and called in device code needs no
annotation at all. Where the flag is out of the question, write a class with an `operator()`.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    if !head.target.extended_lambda && head.annotated() {
        out.push(
            head.finding(&RULE, head.next())
                .here("after an execution space annotation")
                .label(head.place(head.open()), "this lambda is annotated")
                .help("pass `--extended-lambda` to nvcc, or delete the annotation if the lambda is called where it is made"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn host_alone_counts_and_global_does_not() {
        let flag = "// options: no-extended-lambda\n";
        assert_eq!(lines(&RULE, &format!("{flag}auto l = [] __host__ () {{}};")), [2]);
        assert!(lines(&RULE, &format!("{flag}void f() {{ auto l = [] __global__ () {{}}; }}")).is_empty());
        assert!(lines(&RULE, "void f() { auto l = [] __device__ () {}; }").is_empty());
    }
}
