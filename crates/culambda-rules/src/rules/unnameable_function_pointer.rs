//! A launched lambda captures a pointer to a function whose type has no name at namespace scope.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "unnameable-function-pointer",
    number: None,
    level: Level::Error,
    message: "a launched extended lambda captures a function type that mentions `%n`, which code at namespace scope may not name: what nvcc generates does not compile",
    summary: "a launched lambda captures a pointer to a function of local or private types",
    documentation: Documentation {
        what: "An extended lambda is given to a kernel that is launched, and a variable that it captures is, or contains, a pointer
to a function (or member function) with a parameter or return type that is defined inside a function, or that is a
private or protected member.",
        why: "The types of the captured variables are template arguments of the type that nvcc generates for the lambda. At a
launch that type is at namespace scope. Rules 20146 and 20147 reject captures of local and private types, but
nvcc does not search function types, and the host compiler then fails in generated code: `template argument 2 is
invalid`, or `is private within this context`.",
        bad: "template <class F> __global__ void kernel(F f) { f(); }
void run() {
  struct Cell { int value; };
  void (*update)(Cell) = nullptr;
  kernel<<<1, 1>>>([update] __device__ () { return update != nullptr; });
}
",
        good: "template <class F> __global__ void kernel(F f) { f(); }
namespace {
struct Cell { int value; };
}
void run() {
  void (*update)(Cell) = nullptr;
  kernel<<<1, 1>>>([update] __device__ () { return update != nullptr; });
}
",
        remedy: "Move the type to namespace scope, or make it public. A host function cannot be called on the device
anyway: capture what tells the functions apart instead.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if !lambda.facts.launched {
        return;
    }
    for capture in lambda.facts.captures.iter().filter(|c| !c.by_reference) {
        let Some(ty) = capture.ty.known().filter(|t| lambda.counts(t)) else {
            continue;
        };
        let hidden = &ty.in_functions;
        let local = hidden.local.first().map(|n| (n, "local to a function"));
        let private = hidden.private.first().map(|n| (n, "a private or protected member"));
        let Some((named, what)) = local.or(private) else {
            continue;
        };
        out.push(
            lambda
                .finding_about(&RULE, capture.at, &named.name)
                .here("its type goes into the type that nvcc generates for the lambda")
                .label(
                    lambda.head.place_in_unit(named.place),
                    format!("`{}` is {what}", named.name),
                )
                .note("nvcc does not search function types for local and private types")
                .help(format!("move `{}` to where everybody may name it", named.name)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    const KERNEL: &str = "template <class F> __global__ void k(F f) { f(); }\n";

    #[test]
    fn function_types_are_searched_where_the_lambda_is_launched() {
        for (text, found) in [
            ("void (*p)(L); k<<<1, 1>>>([p] __device__ () { return p; });", 1),
            ("void (*p)(L); k<<<1, 1>>>([q = p] __device__ () { return q; });", 1),
            ("void (*p)(int); k<<<1, 1>>>([p] __device__ () { return p; });", 0),
            ("void (*p)(L); auto a = [p] __device__ () { return p; };", 0),
        ] {
            let text = format!("{KERNEL}void f() {{ struct L {{}}; {text} }}");
            assert_eq!(lines(&RULE, &text).len(), found, "{text}");
        }
    }
}
