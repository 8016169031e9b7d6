//! A `__device__` lambda that is converted to a pointer to a function.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "lambda-to-pointer",
    number: None,
    level: Level::Error,
    message: "a `__device__` lambda is converted to a pointer to a function: the code that nvcc generates does not compile",
    summary: "a `__device__` lambda is converted to a pointer to a function",
    documentation: Documentation {
        what: "A `__device__` lambda without captures is converted to a pointer to a function: by a unary `+`, as the value of a
variable of such a type, by a cast, by `return`, by an assignment, or because `?:` has two lambdas. (A
`__host__ __device__` lambda can be converted.) Arguments of functions and elements of arrays are not looked at.",
        why: "For the host nvcc puts an object in place of the lambda, which has no such conversion, and the host compiler
stops with `cannot convert '__nv_dl_wrapper_t<..>' to ..` or `no match for 'operator+'`. nvcc itself says nothing. A
pointer to device code that is made on the host would be of no use there.",
        bad: "void run() {
  float (*op)(float) = [] __device__ (float x) { return 2 * x; };
  (void)op;
}
",
        good: "void run() {
  auto op = [] __device__ (float x) { return 2 * x; };
  (void)op;
}
",
        remedy: "Keep the lambda itself, in a variable declared with `auto` or a template parameter, and hand that to the kernel.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.becomes_pointer {
        out.push(
            lambda
                .finding(&RULE, lambda.head.open())
                .here("this becomes an object that no pointer to a function can be made of")
                .note("the host compiler fails with `cannot convert '__nv_dl_wrapper_t<..>'` or `no match for 'operator+'`")
                .help("keep the lambda itself: `auto`, or a template parameter"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn conversions_are_found() {
        let with = |text: &str| {
            let text = text.replace("HD", "[] __host__ __device__ (int i) { return i; }");
            let text = text.replace('L', "[] __device__ (int i) { return i; }");
            lines(&RULE, &format!("using op = int (*)(int);\nop f(int n) {{ {text} }}\n"))
        };
        for text in [
            "auto l = +L;",
            "op l = L;",
            "int (*l)(int) = (L);",
            "op l{L};",
            "op l(L);",
            "auto l = static_cast<op>(L);",
            "auto l = (op)L;",
            "op l; l = L;",
            "return L;",
        ] {
            assert_eq!(with(text), [2], "{text}");
        }
        assert_eq!(with("auto l = n ? L : L;"), [2, 2]);
        for text in [
            "auto l = L;",
            "op l = HD;",
            "auto l = +HD;",
            "auto l = [] { return 1; };",
            "auto g = [] { return L; };",
        ] {
            assert!(with(text).is_empty(), "{text}");
        }
    }
}
