//! The trailing return type of a launched device lambda has no name at namespace scope.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unnameable-return-type",
    number: None,
    level: Level::Error,
    message: "a launched `__device__` lambda has the written return type `%n`, which code at namespace scope may not name: what nvcc generates does not compile",
    summary: "the written return type of a launched `__device__` lambda is local or private",
    documentation: Documentation {
        what: "A `__device__` lambda with a trailing return type is given to a kernel that is launched, and the return type is, or
contains, a type that is defined inside a function, or a private or protected member.",
        why: "nvcc writes a trailing return type into the type that it generates for the lambda. At a launch that type is at
namespace scope, where the return type may not be named: the host compiler fails in generated code with `template
argument 3 is invalid` or `is private within this context`. Rules 20153 and 20154 speak of `__device__` lambdas,
too, but nvcc applies them to `__host__ __device__` lambdas only. Without a trailing return type nothing is written.",
        bad: "template <class F> __global__ void kernel(F f) { f(); }
void run() {
  struct Sum { int value; };
  kernel<<<1, 1>>>([] __device__ () -> Sum { return Sum{1}; });
}
",
        good: "template <class F> __global__ void kernel(F f) { f(); }
void run() {
  struct Sum { int value; };
  kernel<<<1, 1>>>([] __device__ () { return Sum{1}; });
}
",
        remedy: "Delete the trailing return type where the body says it just as well, move the type to namespace scope, or make it
public.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if !lambda.facts.launched || lambda.facts.space != Space::Device {
        return;
    }
    let returned = lambda.facts.call_operator.first().and_then(|t| t.known());
    let Some(returned) = returned.filter(|t| lambda.counts(t)) else {
        return;
    };
    let local = returned.local.first().map(|n| (n, "local to a function"));
    let private = returned.private.first().map(|n| (n, "a private or protected member"));
    let Some((named, what)) = local.or(private) else { return };
    let at = lambda
        .head
        .head
        .arrow
        .map_or_else(|| lambda.head.next(), |a| lambda.head.offset(a));
    out.push(
        lambda
            .finding_about(&RULE, at, &named.name)
            .here("this goes into the type that nvcc generates for the lambda")
            .label(
                lambda.head.place_in_unit(named.place),
                format!("`{}` is {what}", named.name),
            )
            .note("nvcc looks at the return types of `__host__ __device__` lambdas only")
            .help(format!(
                "delete the return type if the body shows it, or move `{}` to where everybody may name it",
                named.name
            )),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    const KERNEL: &str = "template <class F> __global__ void k(F f) { f(); }\n";

    #[test]
    fn only_launched_lambdas_count() {
        for (text, found) in [
            (
                "void f() { struct L {}; auto a = [] __device__ () -> L { return {}; }; k<<<1, 1>>>(a); }",
                1,
            ),
            (
                "void f() { struct L {}; auto a = [] __device__ () -> L { return {}; }; }",
                0,
            ),
            (
                "void f() { struct L {}; k<<<1, 1>>>([] __device__ () { return L{}; }); }",
                0,
            ),
            (
                "template <class T> void f() { k<<<1, 1>>>([] __device__ () -> T { return {}; }); }\nclass S { struct P {}; public: void g() { f<P>(); } };",
                1,
            ),
        ] {
            assert_eq!(lines(&RULE, &format!("{KERNEL}{text}")).len(), found, "{text}");
        }
    }
}
