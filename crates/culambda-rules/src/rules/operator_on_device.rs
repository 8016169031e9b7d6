//! `dynamic_cast` or `typeid` in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::{CrossingKind, Lacking};

/// The rule.
pub static RULE: Rule = Rule {
    name: "operator-on-device",
    number: None,
    level: Level::Error,
    message: "The operator '%n' is not allowed in device code",
    summary: "device code asks for the type of an object",
    documentation: Documentation {
        what: "The body of a `__device__` or `__host__ __device__` lambda, a function with one of these annotations, or a kernel has a
`dynamic_cast` or a `typeid`.",
        why: "The GPU has no information about types at run time. nvcc rejects it wherever it reads device code, whether it ever runs there or not, and also where it is not
evaluated. Host compilers take it, so such code builds for the CPU. The error has no tag and no number.",
        bad: "// options: spaces
struct Shape { virtual ~Shape() {} };
struct Disk : Shape { double r; };
template <class F> void keep(F) {}
void start(Shape *shape) {
  keep([=] __device__ () { return dynamic_cast<Disk *>(shape) != nullptr; });
}
",
        good: "// options: spaces
struct Shape { virtual ~Shape() {} };
struct Disk : Shape { double r; };
template <class F> void keep(F) {}
void start(Shape *shape) {
  bool is_disk = dynamic_cast<Disk *>(shape) != nullptr;
  keep([=] __device__ () { return is_disk; });
}
",
        remedy: "Ask for the type before the lambda, or keep a number in the object that says what it is.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    if crossed.facts.kind != CrossingKind::Lacking(Lacking::Operator) {
        return;
    }
    out.push(
        crossed
            .finding(&RULE)
            .here("this operator exists on the host only")
            .note(format!(
                "{} is compiled for the GPU, which knows no types at run time",
                crossed.code()
            ))
            .help("ask before the lambda, and capture the answer"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn code_of_the_host_may_ask() {
        let with = |text: &str| {
            let head = "// options: spaces\nstruct B { virtual ~B() {} }; struct D : B {};\n";
            lines(&RULE, &format!("{head}void f(B *b) {{ {text} }}\n"))
        };
        assert_eq!(with("auto l = [=] __device__ { return dynamic_cast<D *>(b); };"), [3]);
        assert_eq!(
            with("auto l = [=] __host__ __device__ { return sizeof(typeid(b)); };"),
            [3]
        );
        assert!(with("auto l = [=] { return dynamic_cast<D *>(b); };").is_empty());
        assert!(with("auto l = [=] __device__ { return static_cast<D *>(b); };").is_empty());
    }
}
