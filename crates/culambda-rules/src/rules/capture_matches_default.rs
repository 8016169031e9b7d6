//! A capture that says what the capture-default says.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::fix::Applicability;
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::CaptureDefault;
use culambda_source::Standard;
use culambda_syntax::CaptureToken;
use culambda_syntax::head::CaptureEntry;

/// The rule.
pub static RULE: Rule = Rule {
    name: "capture-matches-default",
    number: None,
    level: Level::Error,
    message: "explicit capture matches default",
    summary: "the list captures by itself what its default captures in the same way",
    documentation: Documentation {
        what: "The capture list of a lambda with an execution space annotation begins with `=` and names a variable, or begins
with `&` and names one as `&x`. Before C++20 that holds for `[=, this]`, too, which C++20 allows. Where nothing says
which standard the file is compiled for (no option, no build file), `[=, this]` is a note.",
        why: "C++ forbids it. g++ does no more than warn (of `[=, this]` not even that), and clang++ takes `[=, this]` in every
standard, so such code builds for the CPU. nvcc's front end stops with this error, which has no number and which no
pragma silences.",
        bad: "// std: 17
struct Grid {
  int n;
  void fill(int value) {
    auto op = [=, this] __device__ () { return n; };
    auto set = [=, value] __device__ () { return value; };
    (void)op;
    (void)set;
  }
};
",
        good: "// std: 17
struct Grid {
  int n;
  void fill(int value) {
    auto op = [this] __device__ () { return n; };
    auto set = [value] __device__ () { return value; };
    (void)op;
    (void)set;
  }
};
",
        remedy: "Leave the name out, or the default. `[=]` captures `this` by itself; with C++17 `[=, *this]` copies the object.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    let Some(default) = CaptureDefault::of(head.head).filter(|_| head.annotated()) else {
        return;
    };
    for entry in head.captures() {
        match (default, entry.form) {
            (CaptureDefault::Copy, CaptureToken::This) if head.target.standard < Standard::Cpp20 => {
                out.push(of_this(head, entry));
            }
            (_, CaptureToken::Simple { by_reference, .. })
                if by_reference == (default == CaptureDefault::Reference) =>
            {
                let fix = repairs::drop_entry(head, entry, Applicability::Safe);
                out.push(finding(head, entry).note("g++ only warns").fix(fix));
            }
            _ => {}
        }
    }
}

fn finding(head: &Head<'_>, entry: &CaptureEntry) -> Finding {
    let name = head.word(entry.token);
    head.finding(&RULE, head.offset(entry.token))
        .here(format!("`{name}` is captured by the default in the same way"))
        .help(format!("leave `{name}` out"))
}

/// `[=, this]`.
fn of_this(head: &Head<'_>, entry: &CaptureEntry) -> Finding {
    let open = !head.target.standard_known;
    let note = if open {
        "C++20 allows it; what standard the file is compiled for is not said: give --std"
    } else {
        "C++20 allows it; g++ and clang++ take it before, too"
    };
    Finding {
        open,
        ..finding(head, entry).note(note).fix(repairs::star_this(head, entry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::report;
    use crate::testing::lines;

    #[test]
    fn other_ways_to_capture_are_fine() {
        let with = |std: u32, list: &str| {
            let body = format!("int a; void f(int k) {{ auto l = [{list}] __device__ () {{}}; }}");
            lines(&RULE, &format!("// std: {std}\nstruct S {{\n{body}\n}};\n"))
        };
        assert_eq!(with(17, "=, k"), [3]);
        assert_eq!(with(20, "&, &k"), [3]);
        assert_eq!(with(17, "=, this"), [3]);
        for list in [
            "=, LIST", "=, &k", "&, k", "=, k = k", "k", "=", "=, *this", "&, this", "this",
        ] {
            assert!(with(17, list).is_empty(), "{list}");
        }
        assert!(with(20, "=, this").is_empty());
    }

    #[test]
    fn without_a_standard_it_may_be_a_later_one() {
        let text = "struct S { int a; void f() { auto l = [=, this] __device__ () { return a; }; } };\n";
        let levels: Vec<Level> = report(text).findings.iter().map(|f| f.level).collect();
        assert_eq!(levels, [Level::Note]);
    }
}
