//! 20151: the enclosing function is private or protected.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::fix::Fix;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::class::Access;
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_inaccessible_parent",
    number: Some(20151),
    level: Level::Error,
    message: r#"The enclosing parent function ("%n") for an extended %s lambda cannot have private or protected access within its class"#,
    summary: "the lambda is in a private or protected member function",
    documentation: Documentation {
        what: "The function around an extended lambda is a private or protected member of its class. This is by far the most
frequent of all violations. What counts is the access of the declaration in the class, also when the function is
defined outside of it, in another file. Static functions, virtual ones, operators and templates are no
exception; being a friend does not help.",
        why: "In the code for the host compiler nvcc writes, at namespace scope, an expression like `&Solver::step` in order
to name the lambda after the function around it. At namespace scope private and protected members may not be
named.",
        bad: "class Solver {
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
 public:
  void run() { step(1); }
};
",
        good: "class Solver {
 public:
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
  void run() { step(1); }
};
",
        remedy: "There are three ways.

* Make the function public. Projects that also build without CUDA often do it in the CUDA build only: `#if
  defined(__CUDACC__)`, `public:`, `#endif` before the declaration, and the old access after it.
* Move the lambda into a free function (for example in a namespace `detail`) that takes what it needs as
  parameters.
* Move it into a public static member function.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let Some(class) = &function.class else { return };
    let Some(access) = class.access.known().copied().filter(|a| *a != Access::Public) else {
        return;
    };
    let finding = lambda
        .finding_about(&RULE, lambda.head.next(), &function.name)
        .here(format!("an extended lambda in a {} member function", access.word()))
        .label(
            lambda.head.place(function.name_at),
            format!("`{}` is {} in `{}`", function.name, access.word(), class.name),
        );
    let finding = match lambda.head.place_in_unit(class.access_place) {
        Some(place) => finding.label(Some(place), format!("{} from here on", access.word())),
        None => finding.label(
            lambda.head.place_in_unit(class.place),
            format!(
                "members of `{}` are {} unless something else is said",
                class.name,
                access.word()
            ),
        ),
    };
    out.push(
        finding
            .note(format!("nvcc writes `&{}::{}` at namespace scope to name the lambda, and there only public members may be named", class.name, function.name))
            .fix(Some(Fix::advice(format!("make `{}` public, in the CUDA build only if it must stay hidden", function.name))))
            .fix(Some(Fix::advice("move the lambda and the code that uses it into a free function that takes what it needs")))
            .fix(Some(Fix::advice("move it into a public static member function")))
            .help(format!("make `{}` public, at least in the CUDA build, or move the lambda into a free function or a public static one", function.name)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_declaration_in_the_class_counts() {
        let text = "class S { void f(int); public: void f(); };\nvoid S::f(int) {\nauto l = [] __device__ () {}; }\nvoid S::f() { auto l = [] __device__ () {}; }";
        assert_eq!(lines(&RULE, text), [3]);
    }

    #[test]
    fn a_function_whose_class_is_not_in_sight_is_not_accused() {
        assert!(lines(&RULE, "void Unseen::f() { auto l = [] __device__ () {}; }").is_empty());
    }
}
