//! Rewrites texts the way the binary does, without files.

// Every test program uses a part of it.
#![allow(dead_code, unreachable_pub)]

use culambda_model::{Analysis, Refusals, analyse};
use culambda_rewrite::{Options, PreamblePlace, Rewritten, rewrite};
use culambda_source::{NoLoader, Standard, Target, UnitOptions};

/// Analyses a text for a target.
pub fn analysis(text: &[u8], target: Target) -> Analysis {
    let options = UnitOptions {
        target,
        ..UnitOptions::default()
    };
    analyse("dir/a.cu", &text.into(), &NoLoader, &options)
}

/// What the rules have against lambdas.
pub fn refusals(analysis: &Analysis, target: Target) -> Refusals {
    culambda_rules::refusals(analysis, &target)
}

/// Rewrites a text, and goes on past what is refused.
pub fn rewritten_for(text: &[u8], target: Target, preamble: PreamblePlace) -> Rewritten {
    let options = Options {
        target,
        preamble,
        keep_going: true,
        host_view: false,
    };
    let analysis = analysis(text, target);
    rewrite(&analysis, &refusals(&analysis, target), &options).expect("edits are disjoint and the sentinel is there")
}

/// Rewrites a text without a preamble, in C++17.
pub fn rewritten(text: &[u8]) -> Rewritten {
    rewritten_for(text, Target::default(), PreamblePlace::None)
}

/// A target for a standard.
pub fn standard(standard: Standard) -> Target {
    Target {
        standard,
        ..Target::default()
    }
}

/// What a text is rewritten to, with tags and types cut short: `TAG1` for the tag with the number 1, `<n>` for
/// the type of a captured `n`.
pub fn short(text: &str) -> String {
    let out = rewritten(text.as_bytes());
    abbreviate(&String::from_utf8(out.text).expect("input and edits are UTF-8"))
}

/// Cuts tags and types short.
pub fn abbreviate(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("__nv_dl_t") {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = tag_end(rest);
        let tag = &rest[..end];
        let id = tag.trim_end_matches('>').rsplit(',').next().unwrap_or("").trim();
        let kind = if tag.starts_with("__nv_dl_trailing") {
            "TRAILING"
        } else {
            "TAG"
        };
        out.push_str(kind);
        out.push_str(id);
        rest = &rest[end..];
    }
    out.push_str(rest);
    out.replace("typename __nvdl_remove_ref<decltype(", "<")
        .replace(")>::type", ">")
        .replace("__nv_hdl_create_wrapper_t", "HDL")
        .replace("__nv_hdl_create_wrapper", "create")
        .replace("__nv_dl_wrapper_t", "DL")
}

/// Where the template arguments of a tag end; parentheses may hold `>`.
fn tag_end(text: &str) -> usize {
    let (mut angles, mut parentheses) = (0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => parentheses += 1,
            ')' => parentheses -= 1,
            '<' if parentheses == 0 => angles += 1,
            '>' if parentheses == 0 && !text[..at].ends_with('-') => {
                angles -= 1;
                if angles == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}
