//! A `thread_local` variable in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::{CrossingKind, Lacking};

/// The rule.
pub static RULE: Rule = Rule {
    name: "thread-local-on-device",
    number: None,
    level: Level::Error,
    message: "cannot use thread_local specifier for variable declarations in device code",
    summary: "device code declares a `thread_local` variable",
    documentation: Documentation {
        what: "The body of a `__device__` or `__host__ __device__` lambda, a function with one of these annotations, or a kernel
declares a variable as `thread_local`.",
        why: "Threads of the GPU have no storage that outlives a kernel. nvcc rejects it wherever it reads device code, whether it ever runs there or not, and also where it is not
evaluated. Host compilers take it, so such code builds for the CPU. The error has no tag and no number.",
        bad: "// options: spaces
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ () { thread_local int calls = 0; return ++calls; });
}
",
        good: "// options: spaces
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ () { int calls = 0; return ++calls; });
}
",
        remedy: "Declare a local variable: every thread of the GPU has its own.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    if crossed.facts.kind != CrossingKind::Lacking(Lacking::ThreadLocal) {
        return;
    }
    out.push(
        crossed
            .finding(&RULE)
            .here("`thread_local` is for threads of the host")
            .note(format!(
                "{} is compiled for the GPU, where threads have no storage that lasts",
                crossed.code()
            ))
            .help("declare a local variable: every thread of the GPU has its own"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn local_variables_are_fine() {
        let with = |text: &str| lines(&RULE, &format!("// options: spaces\nvoid f(int n) {{ {text} }}\n"));
        assert_eq!(
            with("auto l = [=] __device__ { static thread_local int t = 1; return t; };"),
            [2]
        );
        assert!(with("auto l = [=] __device__ { int t = 1; return t; };").is_empty());
        assert!(with("thread_local int t = 1; auto l = [=] { thread_local int t = 1; return t; };").is_empty());
    }
}
