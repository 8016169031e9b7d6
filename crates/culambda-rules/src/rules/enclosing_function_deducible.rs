//! 20156: the return type of the enclosing function is deduced.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_enclosing_function_deducible",
    number: Some(20156),
    level: Level::Error,
    message: r#"The enclosing parent function ("%n") for an extended %s lambda must not have deduced return type"#,
    summary: "the function around the lambda leaves its return type to be deduced",
    documentation: Documentation {
        what: "The function around an extended lambda is declared with `auto`, `decltype(auto)`, `auto *` or `-> auto`, so that
its return type follows from its `return` statements. `auto f() -> int` is fine: there the type is written out.
Lambdas in between may deduce theirs.",
        why: "nvcc needs the complete type of the function around the lambda in order to refer to it, and needs it before the
body has been looked at. A type that only the body reveals comes too late.",
        bad: "auto count(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
  return n;
}
",
        good: "int count(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
  return n;
}
",
        remedy: "Write the return type. A function that returns the lambda itself cannot name its type: turn it around and let it
take what should be called with the lambda, or return a class with an `operator()` instead.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    if !function.deduced_return {
        return;
    }
    let name = lambda.head.place(function.name_at);
    let help = match &function.returns {
        Some(ty) => format!("write the return type of `{}` out: `{ty}`", function.name),
        None => format!("write the return type of `{}` out", function.name),
    };
    out.push(
        lambda
            .finding_about(&RULE, lambda.head.next(), &function.name)
            .here("an extended lambda in a function that deduces its return type")
            .label(name, format!("the return type of `{}` is deduced", function.name))
            .note("nvcc needs the type of the function around the lambda before its body is known")
            .fix(repairs::written_return(lambda, function))
            .help(help),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_trailing_return_type_is_written_out() {
        assert!(lines(&RULE, "auto f() -> int { auto l = [] __device__ () {}; return 1; }").is_empty());
        assert_eq!(
            lines(&RULE, "auto f() -> auto { auto l = [] __device__ () {}; return 1; }"),
            [1]
        );
        assert_eq!(
            lines(&RULE, "decltype(auto) f() { auto l = [] __device__ () {}; return 1; }"),
            [1]
        );
    }

    #[test]
    fn an_evident_type_is_offered() {
        let offered = |text: &str| {
            let report = crate::testing::report(text);
            let fixes = report.findings.iter().flat_map(|f| f.fixes.clone());
            fixes.map(|f| f.title).collect::<Vec<_>>()
        };
        let with = |head: &str, tail: &str| format!("{head} {{ auto l = [] __device__ () {{}}; {tail} }}");
        assert_eq!(
            offered(&with(
                "auto f(const float *p, bool b)",
                "if (b) return p; return p + 0;"
            )),
            [""; 0]
        );
        assert_eq!(
            offered(&with("auto f(const float *p)", "return p;")),
            ["write the return type `const float *`"]
        );
        assert_eq!(
            offered(&with("auto f() -> auto", "return 1.5f;")),
            ["write the return type `float`"]
        );
        assert_eq!(offered(&with("static auto f()", "")), ["write the return type `void`"]);
        assert_eq!(offered(&with("auto f()", "return l;")), [""; 0]);
        assert_eq!(offered(&with("auto *f(int *p)", "return p;")), [""; 0]);
    }
}
