//! An annotated lambda in a program for NVRTC.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::NotForJit;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_disallowed_jit",
    number: Some(20404),
    level: Level::Error,
    message: "__host__ or __device__ annotation on lambda is not allowed in JIT mode",
    summary: "a lambda is annotated in a program that NVRTC compiles",
    documentation: Documentation {
        what: "NVRTC compiles the program (`culambda check --jit`), and a lambda has an execution space annotation, `__device__` or `__host__`. Every
annotated lambda is reported, wherever it is, in a kernel too; in a template where something instantiates that.",
        why: "NVRTC is the compiler that programs call while they run. It has no host compiler beside it and so no extended lambdas: device code has
nobody to get one from. A lambda in device code runs there without an annotation.",
        bad: "// options: jit
__global__ void fill(int *data, int n) {
  auto body = [=] __device__ (int i) { data[i] = n; };
  body(threadIdx.x);
}
",
        good: "// options: jit
__global__ void fill(int *data, int n) {
  auto body = [=](int i) { data[i] = n; };
  body(threadIdx.x);
}
",
        remedy: "Delete the annotation. Where nvcc compiles the same text, a macro that is empty in NVRTC does it: `#ifdef __CUDACC_RTC__`.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.not_for_jit(&RULE, NotForJit::Lambda));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn wherever_it_stands() {
        let jit = "// options: jit\n";
        assert_eq!(lines(&RULE, &format!("{jit}auto l = [] __host__ () {{}};")), [2]);
        assert_eq!(
            lines(
                &RULE,
                &format!("{jit}__device__ void f() {{ auto l = [] __device__ {{}}; }}")
            ),
            [2]
        );
        assert!(lines(&RULE, &format!("{jit}__device__ void f() {{ auto l = [] {{}}; }}")).is_empty());
        let template = "template <class T> __device__ void f(T t) { auto l = [] __device__ {}; }\n";
        let report = crate::testing::report(&format!("{jit}{template}"));
        assert!(report.findings.iter().all(|f| f.level == Level::Note) && report.findings.len() == 1);
        let kernel = "__global__ void k() { f(1); }\n";
        let report = crate::testing::report(&format!("{jit}{template}{kernel}"));
        assert!(report.findings.iter().all(|f| f.level == Level::Error) && report.findings.len() == 1);
        assert!(lines(&RULE, "void f() { auto l = [] __device__ () {}; }").is_empty());
    }
}
