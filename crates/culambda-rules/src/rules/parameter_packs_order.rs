//! The enclosing function template has two packs, or one that is not last.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "parameter-packs-order",
    number: None,
    level: Level::Warning,
    message: "the function around an extended lambda has a template parameter pack that is not its last parameter: using it does not compile",
    summary: "the function template around the lambda has two packs, or a pack that is not last",
    documentation: Documentation {
        what: "The function around an extended lambda is a template with two parameter packs, or with a parameter after its
pack. Packs on different levels, one of a class template and one of a member template, are fine.",
        why: "nvcc writes the address of the function with explicit template arguments in order to name the lambda. A pack
swallows all arguments that follow, so the host compiler finds no function that fits: `no matches converting
function`. This happens as soon as the template is used. nvcc's guide lists the restriction; nvcc itself says
nothing.",
        bad: "template <class... A, class... B> void run(A *...a, B...b) {
  auto op = [] __device__ () { return 0; };
  (void)op;
}
void use(int *p) { run(p, 1); }
",
        good: "template <class A, class... B> void run(A *a, B...b) {
  auto op = [] __device__ () { return 0; };
  (void)op;
}
void use(int *p) { run(p, 1); }
",
        remedy: "Put the pack last, or pass one of two packs as a tuple.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let last = function.template.len().saturating_sub(1);
    let early = function.template.iter().take(last).find(|p| p.pack);
    let Some(pack) = early.filter(|_| lambda.is_first_in_function()) else {
        return;
    };
    out.push(
        lambda
            .finding(&RULE, pack.text.start)
            .here("this pack is not the last parameter")
            .label(
                lambda.head.place(lambda.head.open()),
                "for the sake of this lambda the arguments are written out",
            )
            .note(
                "written out, the pack takes all arguments that follow: the host compiler finds no function that fits",
            )
            .help("put the pack last; pass one of two packs as a tuple"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn one_pack_at_the_end_is_fine() {
        assert!(
            lines(
                &RULE,
                "template <class T, class... A> void f(T, A...) { auto l = [] __device__ () {}; }"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "template <class... A, class T> void f(T, A...) { auto l = [] __device__ () {}; }"
            ),
            [1]
        );
    }
    #[test]
    fn packs_without_names_are_read() {
        let text = "template <class... A, class... B> void f(A *..., B...) { auto l = [] __device__ () {}; }";
        assert!(crate::testing::report(text).not_analysed.is_empty());
        assert_eq!(lines(&RULE, text), [1]);
    }
}
