//! A template argument around a launched lambda has no name at namespace scope, and the reference does not look there.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{Instantiation, Named};
use rustc_hash::FxHashSet;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unnameable-class-argument",
    number: None,
    level: Level::Error,
    message: "a launched extended lambda is in an instantiation for `%n`, which code at namespace scope may not name: what nvcc generates does not compile",
    summary: "the class around a launched lambda is instantiated for a local or private type",
    documentation: Documentation {
        what: "An extended lambda is in a member function of a class template and is given to a kernel that is launched, and
the class is instantiated for a type that is, or contains, a type that is defined inside a function, or a
private or protected member. The same goes for such a type inside a function type, when it is an argument of the
function template around the lambda: `apply<void (*)(Local)>`.",
        why: "The type that nvcc generates for the lambda carries the address of its enclosing function, class and template
arguments included: `&Applier<Range>::run`. At a launch nvcc writes that type at namespace scope, where such a type
may not be named. Rules 20149 and 20150 say so about the arguments of the function; nvcc does not look at those of
the class, and the host compiler then fails in generated code: `template argument 1 is invalid`, or `is private
within this context`.",
        bad: "template <class F> __global__ void kernel(F f) { f(); }
template <class T> struct Applier {
  void run() {
    kernel<<<1, 1>>>([] __device__ () { return sizeof(T); });
  }
};
void run() {
  struct Range { int begin, end; };
  Applier<Range>().run();
}
",
        good: "template <class F> __global__ void kernel(F f) { f(); }
template <class T> struct Applier {
  void run() {
    kernel<<<1, 1>>>([] __device__ () { return sizeof(T); });
  }
};
namespace {
struct Range { int begin, end; };
}
void run() {
  Applier<Range>().run();
}
",
        remedy: "Move a local type to namespace scope, before the function; an unnamed namespace will do. Make a private
type public. If the argument is an ordinary lambda, annotate that lambda `__host__ __device__`.",
    },
    check: Check::Instantiation(check),
};

fn check(lambda: &Lambda<'_>, instantiation: &Instantiation, out: &mut Vec<Finding>) {
    if !lambda.facts.launched {
        return;
    }
    let of_class = instantiation.class_arguments.iter().flat_map(|a| {
        let template = a.private_template.iter();
        a.local
            .iter()
            .map(local)
            .chain(a.private.iter().chain(template).map(private))
    });
    let arguments = instantiation.class_arguments.iter().chain(&instantiation.arguments);
    let in_functions = arguments.flat_map(|a| {
        let hidden = &a.in_functions;
        hidden.local.iter().map(local).chain(hidden.private.iter().map(private))
    });
    let mut done = FxHashSet::default();
    for (named, what, help) in of_class.chain(in_functions).filter(|n| done.insert(&n.0.name)) {
        out.push(
            lambda
                .finding_about(&RULE, lambda.head.next(), &named.name)
                .here("this lambda is launched")
                .label(
                    lambda.head.place_in_unit(named.place),
                    format!("`{}` is {what}", named.name),
                )
                .note("nvcc writes the enclosing function with all template arguments at namespace scope, and looks at those of the function only")
                .help(format!("{help} `{}`", named.name)),
        );
    }
}

/// A type with what it is, and what to do about it.
type Unnameable<'a> = (&'a Named, &'static str, &'static str);

fn local(named: &Named) -> Unnameable<'_> {
    if named.name.starts_with("lambda ") {
        return (
            named,
            "the type of an ordinary lambda",
            "annotate `__host__ __device__` the",
        );
    }
    (named, "local to a function", "move to namespace scope")
}

fn private(named: &Named) -> Unnameable<'_> {
    (named, "a private or protected member", "make public")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    const CODE: &str = "template <class F> __global__ void k(F f) { f(); }
template <class F> void launch(F f) { k<<<1, 1>>>(f); }
template <class F> void host(F f) { f(); }
template <class T> struct A {
  void direct() { k<<<1, 1>>>([] __device__ () {}); }
  void through() { auto op = [] __host__ __device__ () {}; launch(op); }
  void never() { host([] __host__ __device__ () {}); k<<<1, 1>>>(1); }
};
";

    #[test]
    fn it_is_reported_where_the_lambda_is_launched() {
        for (call, line) in [("direct", 5), ("through", 6)] {
            let text = format!("{CODE}void f() {{ struct L {{}}; A<L>().{call}(); A<L *>().{call}(); }}");
            assert_eq!(lines(&RULE, &text), [line], "{call}");
        }
        let text = format!("{CODE}void f() {{ A<void (*)(int)>().direct(); struct L {{}}; A<L>().never(); }}");
        assert!(lines(&RULE, &text).is_empty());
    }

    #[test]
    fn function_types_are_searched() {
        let text = format!(
            "{CODE}template <class T> void g(T) {{ launch([] __device__ () {{}}); }}\nvoid f() {{ struct L {{}}; void (*p)(L); g(p); }}"
        );
        assert_eq!(lines(&RULE, &text), [9]);
    }
}
