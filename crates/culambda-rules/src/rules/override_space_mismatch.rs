//! A member function overrides one that runs elsewhere.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::CrossingKind;

/// The rule.
pub static RULE: Rule = Rule {
    name: "override-space-mismatch",
    number: None,
    level: Level::Error,
    message: "execution space mismatch: overridden entity (function \"%n\") is a %o function, but overriding entity (function \"%n\") is a %s function",
    summary: "a member function overrides one that runs elsewhere",
    documentation: Documentation {
        what: "A virtual member function has other annotations than the function of a base that it overrides: one is a `__host__ __device__` function,
say, and the other one has no annotation. That includes destructors that are written or defaulted in the class.",
        why: "A virtual call does not say which of the functions it calls, so all of them must run where the call may be. nvcc rejects the class, whether anybody
calls the function or not. The error has no tag and no number.",
        bad: "// options: spaces
struct Shape {
  __host__ __device__ virtual double area() const { return 0; }
};
struct Square : Shape {
  double a;
  double area() const override { return a * a; }
};
",
        good: "// options: spaces
struct Shape {
  __host__ __device__ virtual double area() const { return 0; }
};
struct Square : Shape {
  double a;
  __host__ __device__ double area() const override { return a * a; }
};
",
        remedy: "Write the same annotations before both functions.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    let CrossingKind::Overriding { overridden, own } = crossed.facts.kind else {
        return;
    };
    let mut finding = crossed
        .finding(&RULE)
        .here(format!("this one is a `{}` function", own.spelling()))
        .note("a virtual call does not say which of the functions it calls, so they must run in the same places")
        .help("write the same annotations before both");
    let message = finding.message.replacen("%o", overridden.spelling(), 1);
    finding.message = message.replacen("%s", own.spelling(), 1);
    out.push(crossed.declared(finding, format!("a `{}` function is overridden", overridden.spelling())));
}
