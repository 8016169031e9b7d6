//! An array of variable length in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::{CrossingKind, Lacking};

/// The rule.
pub static RULE: Rule = Rule {
    name: "variable-length-on-device",
    number: None,
    level: Level::Error,
    message: "expression must have a constant value",
    summary: "device code has an array of variable length",
    documentation: Documentation {
        what: "The body of a `__device__` or `__host__ __device__` lambda, a function with one of these annotations, or a kernel
declares an array whose number of elements is that of a variable: `double row[n]`. Found is what has a variable or
parameter of arithmetic type that is not constant; what functions return is not asked.",
        why: "Arrays of variable length are an extension of g++ and clang++. nvcc rejects it wherever it reads device code, whether it ever runs there or not, and also where it is not
evaluated. Host compilers take it, so such code builds for the CPU. The error has no tag and no number.",
        bad: "// options: spaces
template <class F> void keep(F) {}
void start(int n) {
  keep([=] __device__ () { double row[n]; row[0] = 1; return row[0]; });
}
",
        good: "// options: spaces
template <class F> void keep(F) {}
void start(int n) {
  constexpr int most = 16;
  keep([=] __device__ () { double row[most]; row[0] = n; return row[0]; });
}
",
        remedy: "Give the array the largest size that may be needed, or memory from outside: shared memory, a buffer.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    if crossed.facts.kind != CrossingKind::Lacking(Lacking::VariableLength) {
        return;
    }
    out.push(
        crossed
            .finding(&RULE)
            .here("this is not constant")
            .note(format!(
                "{} is compiled for the GPU, where arrays of variable length do not exist",
                crossed.code()
            ))
            .help("give the array the largest size that may be needed, or use memory from outside"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_may_be_constant_is_fine() {
        let with = |text: &str| {
            let head = "// options: spaces\nconstexpr int one(int) { return 1; } struct A { int v[3]; static constexpr int size() { return 3; } };";
            lines(
                &RULE,
                &format!("{head}\nvoid f(int n, A a) {{ auto l = [=] __device__ {{ {text} }}; }}\n"),
            )
        };
        for text in [
            "int v[n];",
            "int v[3][2 * n + 1];",
            "int k = n; int v[k];",
            "typedef int V[n];",
        ] {
            assert_eq!(with(text), [3], "{text}");
        }
        for text in [
            "int v[3];",
            "const int k = 3; int v[k];",
            "T v[3]; int i = 0; v AT(i)[n] = 1;",
            "T v[3]; int i = 0; v AT [n] = 1;",
            "int v[sizeof(n)];",
            "int v[one(n)];",
            "int v[a.size()];",
            "int *v = new int[n];",
            "int v[true ? 3 : n];",
        ] {
            assert!(with(text).is_empty(), "{text}");
        }
    }
}
