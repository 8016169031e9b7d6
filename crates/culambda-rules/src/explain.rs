//! The documentation of a rule as a page of Markdown.

use crate::finding::Level;
use crate::levels::STRICT;
use crate::rule::{Check, Rule};
use crate::rules::silenced_restriction::INSISTED;
use std::fmt::Write as _;

/// What every page tells readers who never heard of extended lambdas.
pub const BACKGROUND: &str = "\
An *extended lambda* is a C++ lambda with `__device__` or `__host__ __device__` after its capture list:
`[n] __device__ (int i) { ... }`. It is made by code that runs on the CPU (the *host*), and its body runs on the
GPU (the *device*). nvcc, NVIDIA's compiler, brings it there by replacing the lambda, in the code that it hands
to the host compiler, by an object that holds copies of the captured variables and whose type is named after the
function around the lambda. Most restrictions follow from these two things.";

/// What pages of rules about execution spaces tell in its place.
pub const BACKGROUND_OF_SPACES: &str = "\
A CUDA program has code for the CPU (the *host*) and for the GPU (the *device*). The annotations of a function say
where it runs, which is its *execution space*: `__device__` on the GPU, `__host__` or nothing at all on the CPU,
`__host__ __device__` on both, for which it is compiled twice; `__global__` is a kernel, which the CPU launches on the
GPU. A lambda with `__device__` or `__host__ __device__` after its capture list is device code that is in a
function of the CPU. Code can call only what exists where it runs.";

/// Rules for what nvcc rejects with an error that has neither tag nor number.
const WITHOUT_TAG: [&str; 1] = ["override-space-mismatch"];

/// Where the page of a rule is in the book; nowhere if nobody says where that is published.
pub fn address(rule: &Rule) -> Option<String> {
    let book = env!("CARGO_PKG_HOMEPAGE").trim_end_matches('/');
    (!book.is_empty()).then(|| format!("{book}/rules/{}.html", rule.name))
}

/// The page of a rule.
pub fn page(rule: &Rule) -> String {
    let d = &rule.documentation;
    let mut out = String::new();
    let number = rule.number.map(|n| format!(" ({n})")).unwrap_or_default();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "# {}{number}\n", rule.name);
    let _ = writeln!(out, "{}.\n", capitalised(rule.summary));
    let origin = if rule.of_reference() {
        "A rule of nvcc"
    } else if WITHOUT_TAG.contains(&rule.name) {
        "A rule of nvcc, which has no tag for it; the name is ours"
    } else {
        "A rule of culambda; nvcc says nothing"
    };
    let strict = if STRICT.contains(&rule.name) {
        "; with `--strict` it is an error"
    } else {
        ""
    };
    let _ = writeln!(out, "{origin}. Default level: {}{strict}.\n", rule.level.word());
    let _ = writeln!(out, "```text\n{}\n```\n", shown(rule.message));
    let background = match rule.check {
        Check::Crossing(_) => BACKGROUND_OF_SPACES,
        _ => BACKGROUND,
    };
    let _ = writeln!(out, "{background}\n");
    let _ = writeln!(out, "## What it finds\n\n{}\n", d.what);
    let heading = if rule.of_reference() && rule.level == Level::Error {
        "Why nvcc rejects it"
    } else {
        "Why it matters"
    };
    let _ = writeln!(out, "## {heading}\n\n{}\n", d.why);
    let _ = writeln!(out, "## Example\n\n```cuda\n{}```\n", example(d.bad));
    let _ = writeln!(out, "Instead:\n\n```cuda\n{}```\n", example(d.good));
    let _ = writeln!(out, "## What to do\n\n{}\n", d.remedy);
    let _ = writeln!(
        out,
        "To silence it at one place: `// culambda: allow({}) reason`, on the line or the one before.",
        rule.name
    );
    if rule.of_reference() {
        let _ = writeln!(out, "{}", about_pragmas(rule));
    }
    out
}

/// What pragmas do about a rule of the reference.
fn about_pragmas(rule: &Rule) -> String {
    let name = rule.name;
    if matches!(rule.check, Check::Crossing(_)) {
        return match rule.number {
            None => "No pragma of nvcc changes it.".into(),
            Some(_) => format!("`#pragma nv_diag_suppress {name}` silences nvcc's message as well."),
        };
    }
    if rule.level != Level::Error {
        return format!("nvcc says it only where `#pragma nv_diag_warning {name}` asks for it.");
    }
    let pragma = format!("`#pragma nv_diag_suppress {name}` silences nvcc's message as well");
    if rule.number.is_some_and(|n| INSISTED.contains(&n)) {
        format!("{pragma}, but what nvcc then generates does not compile.")
    } else {
        format!("{pragma}; what nvcc generates stays the same.")
    }
}

/// A message with words in place of its parameters.
fn shown(message: &str) -> String {
    message.replace("%s", "__device__").replace("%n", "NAME")
}

/// An example without the lines that only tests read.
fn example(text: &str) -> String {
    text.lines()
        .filter(|l| !l.starts_with("// std: ") && !l.starts_with("// options: "))
        .fold(String::new(), |out, line| out + line + "\n")
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map(|c| c.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Level;
    use crate::fix::Applicability;
    use crate::registry::RULES;
    use crate::settle::settle;
    use crate::testing::report;

    #[test]
    fn every_bad_example_is_reported_by_its_rule() {
        for rule in RULES {
            let report = report(rule.documentation.bad);
            assert!(
                report.findings.iter().any(|f| f.rule == *rule),
                "{}: {:?}",
                rule.name,
                report.findings
            );
            assert!(
                report.not_analysed.is_empty(),
                "{}: {:?}",
                rule.name,
                report.not_analysed
            );
        }
    }

    #[test]
    fn every_good_example_is_silent() {
        for rule in RULES {
            let report = report(rule.documentation.good);
            let wrong: Vec<_> = report
                .findings
                .iter()
                .filter(|f| f.rule == *rule || f.level == Level::Error)
                .collect();
            assert!(wrong.is_empty(), "{}: {wrong:?}", rule.name);
        }
    }

    /// Rules whose bad example the fixes repair.
    const REPAIRED: [&str; 24] = [
        "brace-init-capture",
        "capture-matches-default",
        "capture-repeated",
        "extended_lambda_capture_in_constexpr_if",
        "extended_lambda_constexpr",
        "extended_lambda_hd_init_capture",
        "extended_lambda_reference_capture",
        "int-on-host",
        "lambda_operator_annotated",
        "this_addr_capture_ext_lambda",
        "unnamed-template-parameter",
        "extended_lambda_multiple_parent",
        "extended_lambda_illegal_parent",
        "extended_lambda_enclosing_function_deducible",
        "extended_lambda_enclosing_function_hd_lambda",
        "h_general_d_illegal_call",
        "h_general_d_illegal_call_constexpr",
        "h_general_g_illegal_call",
        "h_general_g_illegal_call_constexpr",
        "h_general_hd_illegal_call",
        "h_general_hd_illegal_call_constexpr",
        "h_general_hd_illegal_call_generic",
        "h_general_hd_illegal_call_generic_constexpr",
        "host_var_read_in_device",
    ];

    #[test]
    fn fixes_repair_the_bad_examples_and_bring_nothing_new() {
        for rule in RULES {
            let text: culambda_source::Text = rule.documentation.bad.as_bytes().into();
            let settled = settle(text, Applicability::Unsafe, |t| report(&String::from_utf8_lossy(t)));
            let left = settled.report.findings.iter().filter(|f| f.rule == *rule).count();
            assert_eq!(
                left == 0,
                REPAIRED.contains(&rule.name),
                "{}: {}",
                rule.name,
                String::from_utf8_lossy(&settled.text)
            );
        }
    }

    #[test]
    fn pages_have_no_open_parameters() {
        for rule in RULES {
            assert!(
                !page(rule).contains("%s") && !page(rule).contains("%n"),
                "{}",
                rule.name
            );
        }
    }
}
